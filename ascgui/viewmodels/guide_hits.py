"""The places of the guide that hold the words looked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from ascgui.guide import markup
from ascgui.guide.chapters import Hit
from ascgui.viewmodels.tip import tip

Index: TypeAlias = QModelIndex | QPersistentModelIndex

PlaceRole = Qt.ItemDataRole.UserRole


class HitsModel(QAbstractListModel):
    """Places in the order of the guide, or one line that says that there are none.

    Display is the heading, below it the chapter where that is another; the tool tip is the line
    found; :data:`PlaceRole` gives chapter and anchor, None for the line that says there are none.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Start without places."""
        super().__init__(parent)
        self._hits: tuple[Hit, ...] = ()
        self._none = ""

    def put(self, hits: Sequence[Hit], none: str) -> None:
        """Show ``hits``, or where there are none the sentence ``none`` unless it is empty."""
        self.beginResetModel()
        self._hits, self._none = tuple(hits), none
        self.endResetModel()

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        if parent is not None and parent.isValid():
            return 0
        return len(self._hits) or int(bool(self._none))

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) if self._hits else Qt.ItemFlag.NoItemFlags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if not self._hits:
            return self._none if role == Qt.ItemDataRole.DisplayRole else None
        hit = self._hits[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            title = markup.plain(hit.heading.title)
            return title if hit.chapter.title == title else f"{title}\n{hit.chapter.title}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(hit.line)
        return (hit.chapter.id, hit.heading.anchor) if role == PlaceRole else None
