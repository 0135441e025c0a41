"""A list of places to go to: names with icons or counts, the current one marked by a bar."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from ascgui.widgets.theme import Theme

KEY = Qt.ItemDataRole.UserRole
_ICON = KEY + 1
_COUNT = KEY + 2
_MARGIN_STEPS = 4.0
_ICON_STEPS = 5.0
_GAP_STEPS = 2.5
_BAR_STEPS = 0.75


class Navigation(QListWidget):
    """One entry a place, addressed by its key. Not colour alone but a bar tells the current one.

    Entries have an icon before their name, a count behind it, or neither.
    """

    def __init__(self, theme: Theme, *, row_steps: float, parent: QWidget | None = None) -> None:
        """``row_steps`` is an entry's height in steps of the grid."""
        super().__init__(parent)
        self._theme = theme
        self._row_steps = row_steps
        self._compact = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_EntryDelegate(self, theme))
        theme.changed.connect(self.fit)

    @property
    def compact(self) -> bool:
        """Whether entries with an icon show it alone."""
        return self._compact

    def set_compact(self, *, compact: bool) -> None:
        """Show the icons alone, with the names as tips, where there is no room for both."""
        if compact != self._compact:
            self._compact = compact
            self.fit()
            self.viewport().update()

    def add(self, key: str, icon: str = "") -> None:
        """Add the entry ``key``; it is named with :meth:`name`."""
        item = QListWidgetItem()
        item.setData(KEY, key)
        item.setData(_ICON, icon)
        self.addItem(item)

    def key(self) -> str:
        """Return the key of the current entry, "" if there is none."""
        item = self.currentItem()
        return "" if item is None else str(item.data(KEY))

    def keys(self) -> list[str]:
        """Return all keys from the top."""
        return [str(self.item(at).data(KEY)) for at in range(self.count())]

    def go(self, key: str) -> None:
        """Make the entry ``key`` the current one."""
        self.setCurrentRow(self.keys().index(key))

    def name(self, key: str, shown: str, tip: str = "") -> None:
        """Call the entry ``key`` by ``shown``."""
        item = self.item(self.keys().index(key))
        item.setText(shown)
        item.setToolTip(tip)

    def count_at(self, key: str) -> str:
        """Return the count behind the entry ``key``, as shown."""
        return str(self.item(self.keys().index(key)).data(_COUNT) or "")

    def set_count(self, key: str, count: str) -> None:
        """Show ``count`` behind the entry ``key``."""
        item = self.item(self.keys().index(key))
        item.setData(_COUNT, count)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, count)

    def fit(self) -> None:
        """Make the list as wide as its longest entry needs."""
        space, width = self._theme.space, self.fontMetrics().horizontalAdvance
        widest = 0
        for at in range(self.count()):
            item = self.item(at)
            item.setSizeHint(QSize(0, space(self._row_steps)))
            count = item.data(_COUNT)
            if self._compact and item.data(_ICON):
                widest = max(widest, space(_ICON_STEPS))
                continue
            needed = width(item.text()) + (width(count) + space(5) if count else 0)
            widest = max(
                widest, needed + (space(_ICON_STEPS + _GAP_STEPS) if item.data(_ICON) else 0)
            )
        self.setFixedWidth(widest + space(2 * _MARGIN_STEPS) + 1)


class _EntryDelegate(QStyledItemDelegate):
    def __init__(self, parent: Navigation, theme: Theme) -> None:
        super().__init__(parent)
        self._list = parent
        self._theme = theme

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        tokens, space = self._theme.tokens, self._theme.space
        area = QRect(option.rect)
        current = bool(option.state & QStyle.StateFlag.State_Selected)
        if current or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, QColor(tokens.selected if current else tokens.hover))
        if current:
            bar = QRect(area.topLeft(), QSize(space(_BAR_STEPS), area.height()))
            painter.fillRect(bar, QColor(tokens.accent))
        area.adjust(space(_MARGIN_STEPS), 0, -space(_MARGIN_STEPS), 0)
        if icon := index.data(_ICON):
            side = space(_ICON_STEPS)
            place = QRect(area.left(), area.center().y() - side // 2, side, side)
            self._theme.icon(icon, "accent" if current else "text").paint(painter, place)
            area.setLeft(place.right() + space(_GAP_STEPS))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(tokens.text))
        if not (index.data(_ICON) and self._list.compact):
            painter.drawText(area, middle | Qt.AlignmentFlag.AlignLeft, str(index.data()))
        if count := index.data(_COUNT):
            painter.setPen(QColor(tokens.quiet))
            painter.drawText(area, middle | Qt.AlignmentFlag.AlignRight, count)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(tokens.accent))
            painter.drawRect(option.rect.adjusted(0, 0, -1, -1))
