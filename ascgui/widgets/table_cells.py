"""What all tables have in common, and how their cells are edited in their place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from ascgui.domain.text import Text
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import GroupRow, Row


def quieten(table: QTableView) -> None:
    """Leave out of ``table`` what no table of the program has: a grid, Tab from cell to cell."""
    table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    table.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setShowGrid(False)
    table.setCornerButtonEnabled(False)


class CellEditors(Protocol):
    """Makes the editors of cells, and reads them."""

    def make(self, parent: QWidget, row: Row, column: int) -> QWidget | None:
        """Return an editor that shows the cell's value, or None if it has none."""

    def value(self, editor: QWidget) -> Any:
        """Return what was entered."""

    def problem(self, editor: QWidget, row: Row, column: int) -> Text | None:
        """Return why that cannot be taken, or None."""


class CellDelegate(QStyledItemDelegate):
    """Edits cells through :class:`CellEditors`; they are painted by the view itself."""

    def __init__(self, view: QTableView, rows: RowsModel) -> None:
        """Edit in ``view``, or in what lies over it."""
        super().__init__(view)
        self._view = view
        self._rows = rows
        self.editors: CellEditors | None = None
        self.refused: Callable[[Text | None, QModelIndex], None] = lambda _why, _index: None
        """Is told why an editor's value was not taken, and None once it was."""
        self._edited: tuple[Row, int] | None = None

    @override
    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        row = self._rows.row_at(index.row())
        self.refused(None, QModelIndex())
        editor = None
        if self.editors is not None and not isinstance(row, GroupRow):
            editor = self.editors.make(parent, row, index.column())
        self._edited = (row, index.column())
        if isinstance(editor, QComboBox):
            # A choice is made with a click: no need to leave the cell as well.
            editor.activated.connect(partial(self._take, editor))
        return editor if editor is not None else super().createEditor(parent, option, index)

    def _take(self, editor: QWidget, _chosen: int) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)

    @override
    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        """Leave the editor as it was made: it may be typed into when the rows change."""

    @override
    def setModelData(
        self,
        editor: QWidget,
        model: QAbstractItemModel,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        if self.editors is None or self._edited is None:
            return
        row, column = self._edited
        why = self.editors.problem(editor, row, column)
        where = QModelIndex(index) if isinstance(index, QModelIndex) else QModelIndex()
        self.refused(why, where)
        if why is None:
            model.setData(QModelIndex(where), self.editors.value(editor), Qt.ItemDataRole.EditRole)

    @override
    def updateEditorGeometry(
        self,
        editor: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        area = QRectF(option.rect).toRect()
        # Wide enough for what is typed, whatever the column.
        area.setWidth(max(area.width(), editor.sizeHint().width()))
        editor.setGeometry(area)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)
            and isinstance(watched, QWidget)
            and self.editors is not None
            and self._edited is not None
        ):
            why = self.editors.problem(watched, *self._edited)
            if why is not None:
                # The editor stays until what is in it can be taken.
                self.refused(why, self._view.currentIndex())
                return True
            if event.key() != Qt.Key.Key_Tab:
                # Here and now: the line passes the key on, and the table would edit again.
                self.commitData.emit(watched)
                self.closeEditor.emit(watched)
                return True
        return super().eventFilter(watched, event)
