"""The table view: quiet, one height a row, sized once, copied as text and as a table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QTableView,
    QWidget,
)
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import COPY_WITH_HEADINGS
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import GroupRow, SortKey
from ascgui.widgets.cell_note import CellNote
from ascgui.widgets.column_widths import ColumnWidths, widths_for
from ascgui.widgets.frozen_columns import FrozenColumns
from ascgui.widgets.row_painter import MARGIN, RowPainter
from ascgui.widgets.table_cells import CellDelegate, CellEditors, quieten
from ascgui.widgets.table_header import PADDING, TableHeader, ordered_by
from ascgui.widgets.theme import Theme

_SAMPLED_ROWS = 200
_WIDEST_COLUMN = 60
"""The widest that a column is made by itself, in average characters."""


class TableView(QTableView):
    """Shows a :class:`RowsModel`: whole rows are selected, headings sort, Ctrl+C copies.

    With Shift a click on a heading orders by one column more. ``order_changed`` tells that rows
    are ordered otherwise, ``columns_changed`` that the user moved or resized columns, and
    ``columns_asked`` carries (column, where) of a heading whose menu was asked for.
    ``extra_actions`` stand in the context menu before those that copy. ``name`` is that under which
    the widths that the user gives to columns are remembered, where the window remembers any; a view
    that shows several tables changes it with them.
    """

    order_changed = Signal()
    columns_changed = Signal()
    columns_asked = Signal(object)

    def __init__(
        self, model: RowsModel, tongue: Tongue, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``model``."""
        super().__init__(parent)
        self._rows = model
        self._tongue = tongue
        self._theme = theme
        self._arranging = False
        self.name = ""
        self._widths: ColumnWidths | None = None
        self.extra_actions: Sequence[QAction] = ()
        self.setModel(model)
        self._painter = RowPainter(self, model, theme)
        self._delegate = CellDelegate(self, model)
        self.setItemDelegate(self._delegate)
        self._header = TableHeader(self, theme, lambda: model.sort_keys)
        self.setHorizontalHeader(self._header)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        quieten(self)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        # One each: a delegate tells every view that it serves of each editor.
        over = CellDelegate(self, model)
        self._delegates = (self._delegate, over)
        self.frozen = FrozenColumns(
            self,
            self._painter,
            over,
            TableHeader(self, theme, lambda: model.sort_keys),
            theme,
        )
        self.note = CellNote(self, tongue, theme)
        for delegate in self._delegates:
            delegate.refused = self.note.put
        self._header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        for header in (self._header, self.frozen.horizontalHeader()):
            assert isinstance(header, TableHeader)  # noqa: S101 - made above
            header.order_asked.connect(self._order_asked)
            header.menu_asked.connect(self.columns_asked)
        self._header.sectionMoved.connect(self._columns_moved)
        self._header.sectionResized.connect(self._columns_moved)
        self._header.sectionResized.connect(self._keep_width)
        self.clicked.connect(self._fold)
        self.frozen.clicked.connect(self._fold)
        self.frozen.doubleClicked.connect(self.doubleClicked)
        self.copy_action = QAction(self)
        self.copy_action.triggered.connect(self.copy)
        self.copy_with_headings_action = QAction(self)
        self.copy_with_headings_action.triggered.connect(self.copy_with_headings)
        self.copy_cell_action = QAction(self)
        self.copy_cell_action.triggered.connect(self.copy_cell)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    def retranslate(self) -> None:
        """Say the texts of the context menu."""
        self.copy_action.setText(self._tongue.say("Copy rows"))
        self.copy_with_headings_action.setText(self._tongue.say("Copy rows with headings"))
        self.copy_cell_action.setText(self._tongue.say("Copy cell"))

    @property
    def hovered_row(self) -> int:
        """The row under the mouse, or -1."""
        return self._painter.hovered_row

    def set_editors(self, editors: CellEditors) -> None:
        """Let cells be edited in their place, by a double click, F2 or Enter."""
        for delegate in self._delegates:
            delegate.editors = editors
        self._painter.cells_matter = True
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.frozen.setEditTriggers(triggers.DoubleClicked)

    def show_margin(self, *, shown: bool = True) -> None:
        """Leave room for the sign in the margin of each row."""
        self._painter.with_margin = shown

    def freeze(self, count: int) -> None:
        """Let the first ``count`` columns stand still while the others are scrolled sideways."""
        self.frozen.count = count
        self.frozen.follow()

    def arrange_columns(self, order: Sequence[int], hidden: Sequence[int]) -> None:
        """Show the columns in ``order``, without the ``hidden`` ones; emits no change."""
        self._arranging = True
        header = self.horizontalHeader()
        for place, column in enumerate(order):
            header.moveSection(header.visualIndex(column), place)
        gone = set(hidden)
        for column in range(header.count()):
            header.setSectionHidden(column, column in gone)
        self._arranging = False
        self.frozen.follow()

    def column_order(self) -> list[int]:
        """Return the columns as they stand, hidden ones too."""
        header = self.horizontalHeader()
        return [header.logicalIndex(at) for at in range(header.count())]

    def shown_columns(self) -> list[int]:
        """Return the columns in sight, as they stand."""
        return [one for one in self.column_order() if not self.isColumnHidden(one)]

    def order_by(self, keys: Sequence[SortKey]) -> None:
        """Order by several columns, the first one first."""
        first = keys[0] if keys else (-1, False)
        order = Qt.SortOrder.DescendingOrder if first[1] else Qt.SortOrder.AscendingOrder
        self._header.setSortIndicator(first[0], order)
        self._rows.sort_by(keys)
        self._header.viewport().update()
        self.frozen.horizontalHeader().viewport().update()
        self.order_changed.emit()

    def _order_asked(self, asked: tuple[int, bool]) -> None:
        column, further = asked
        self.order_by(ordered_by(self._rows.sort_keys, column, further=further))

    def _columns_moved(self, *_args: int) -> None:
        if not self._arranging:
            self.frozen.follow()
            self.columns_changed.emit()

    def fit_rows(self, most: int) -> None:
        """Be as high as the rows, at most so many: what is around the table scrolls, not it."""
        rows = max(1, min(self._rows.rowCount(), most))
        heights = rows * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(heights + self._header.sizeHint().height() + bar + 2)

    def size_columns(self) -> None:
        """Make each column as wide as its heading and a sample of its rows need; once a table.

        The header's own mode for this measures again with every change, which takes seconds.
        """
        metrics = self.fontMetrics()
        header = self.horizontalHeader()
        self._arranging = True
        first = next(iter(self.shown_columns()), -1) if self._painter.with_margin else -1
        room = self._theme.space(2 * PADDING) + 1
        widest = metrics.averageCharWidth() * _WIDEST_COLUMN
        sample = self._rows.sample(_SAMPLED_ROWS)
        for column in range(self._rows.columnCount()):
            needed = max(
                (
                    metrics.horizontalAdvance(text)
                    for text in {
                        *(self._rows.shown(row, column) for row in sample),
                        *self._rows.possible(column),
                    }
                ),
                default=0,
            )
            heading = metrics.horizontalAdvance(self._rows.heading(column))
            # Room for the mark of the order, which would otherwise cut the heading.
            heading += metrics.horizontalAdvance(" ▾2")
            margin = self._theme.space(MARGIN) if column == first else 0
            header.resizeSection(column, min(max(needed, heading), widest) + room + margin)
        self._arranging = False
        self._take_widths()

    def fit_column(self, column: int, width: int) -> None:
        """Make a column ``width`` wide, unless the user made it otherwise."""
        self._arranging = True
        self.horizontalHeader().resizeSection(column, width)
        self._arranging = False
        self._take_widths()

    def forget_widths(self) -> None:
        """Forget what the user made of the columns' widths."""
        if self._widths is not None:
            self._widths.forget(self.name)

    def _take_widths(self) -> None:
        """Make columns as wide as the user made them earlier."""
        kept = {} if self._widths is None else self._widths.of(self.name)
        character = self._character()
        self._arranging = True
        for at in range(self._rows.columnCount()) if kept else ():
            width = kept.get(self._rows.columns[at].id)
            if width is not None and not self.isColumnHidden(at):
                self.setColumnWidth(at, round(width * character))
        self._arranging = False
        self.frozen.follow()

    def _keep_width(self, column: int, before: int, after: int) -> None:
        # Hiding a column makes it 0 wide, and showing it makes it wide again.
        if self._widths is None or self._arranging or not before or not after or not self.name:
            return
        self._widths.keep(self.name, self._rows.columns[column].id, after / self._character())

    def _character(self) -> float:
        return QFontMetricsF(self.font()).averageCharWidth()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._widths is None:
            self._widths = widths_for(self.window())
            if self._widths is not None:
                self._take_widths()

    def selected_positions(self) -> list[int]:
        """Return where the selected rows stand, from the top."""
        positions: set[int] = set()
        # Ranges, not indexes: selecting a large table whole makes one range.
        for part in self.selectionModel().selection().toList():
            positions.update(range(part.top(), part.bottom() + 1))
        return sorted(positions)

    def select_row(self, row_id: str) -> bool:
        """Make the row ``row_id`` current and bring it into view; False if it is not shown."""
        position = self._rows.position_of(row_id)
        if position is None:
            return False
        self.go_to(position, max(0, self.currentIndex().column()))
        return True

    def select_rows(self, row_ids: Sequence[str]) -> None:
        """Select the rows that are shown of ``row_ids``, and make the first of them current."""
        wanted = set(row_ids)
        places = [at for at in range(self._rows.rowCount()) if self._rows.row_at(at).id in wanted]
        if not places:
            return
        self.go_to(places[0], max(0, self.currentIndex().column()))
        self.select_positions(places[1:])

    def select_positions(self, positions: Sequence[int]) -> None:
        """Add rows to the selection."""
        flags = QItemSelectionModel.SelectionFlag
        for at in positions:
            self.selectionModel().select(self._rows.index(at, 0), flags.Select | flags.Rows)

    def go_to(self, position: int, column: int) -> None:
        """Make a cell current, select its row alone, and bring it into view."""
        index = self._rows.index(position, column)
        # Not selectRow, which extends the selection while Shift is held: as when typing a capital.
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)

    def copy(self) -> None:
        """Put the selected rows on the clipboard."""
        self._copy(headers=False)

    def copy_with_headings(self) -> None:
        """Put the selected rows on the clipboard, below the headings."""
        self._copy(headers=True)

    def copy_cell(self) -> None:
        """Put the current cell on the clipboard."""
        index = self.currentIndex()
        if index.isValid():
            row = self._rows.row_at(index.row())
            if isinstance(row, GroupRow):
                return
            plain = self._rows.plain(row, index.column())
            QGuiApplication.clipboard().setText("" if plain is None else str(plain))

    def _copy(self, *, headers: bool) -> None:
        positions = self.selected_positions()
        if positions:
            copied = self._rows.copied(positions, self.shown_columns(), headers=headers)
            # Both at once: a spreadsheet takes the one, a word processor the other.
            data = QMimeData()
            data.setText(copied.tsv)
            data.setHtml(copied.html)
            QGuiApplication.clipboard().setMimeData(data)

    def _fold(self, index: QModelIndex) -> None:
        """Fold or open the group whose heading was clicked."""
        row = self._rows.row_at(index.row())
        if isinstance(row, GroupRow):
            self._set_fold(row, folded=row.open)

    def _set_fold(self, group: GroupRow, *, folded: bool) -> None:
        at = self._rows.index(self.currentIndex().row(), 0).row()
        scrolled = self.verticalScrollBar().value()
        self._rows.fold(group.name, folded=folded)
        self.verticalScrollBar().setValue(scrolled)
        if 0 <= at < self._rows.rowCount():
            flags = QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(
                self._rows.index(at, max(0, self._painter.first_column())), flags.ClearAndSelect
            )

    def edit_current(self) -> None:
        """Edit the current cell in its place, wherever it is shown."""
        index = self.currentIndex()
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            view: QTableView = self.frozen if self.frozen.has(index) else self
            view.edit(index)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._painter.paint(self, event.rect())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.frozen.follow()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._restyle()

    @override
    def event(self, event: QEvent) -> bool:
        # Claimed before the window's menu sees them: the menu's Copy has the same keys.
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and (event.matches(QKeySequence.StandardKey.Copy) or _copies_headings(event))
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif _copies_headings(event):
            self.copy_with_headings()
        elif not self._group_key(event.key()) and not self._edit_key(event.key()):
            super().keyPressEvent(event)

    def _group_key(self, key: int) -> bool:
        """Fold the group whose heading is current with Left, open it with Right."""
        index = self.currentIndex()
        row = self._rows.row_at(index.row()) if index.isValid() else None
        keys = Qt.Key
        if not isinstance(row, GroupRow) or key not in (
            keys.Key_Left, keys.Key_Right, keys.Key_Return, keys.Key_Enter, keys.Key_Space
        ):  # fmt: skip
            return False
        folded = {keys.Key_Left: True, keys.Key_Right: False}.get(Qt.Key(key), row.open)
        self._set_fold(row, folded=folded)
        return True

    def _edit_key(self, key: int) -> bool:
        index = self.currentIndex()
        if (
            self._delegate.editors is None
            or key not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2)
            or not index.isValid()
            or not index.flags() & Qt.ItemFlag.ItemIsEditable
        ):
            return False
        self.edit_current()
        return True

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.addActions(list(self.extra_actions))
        menu.addSeparator()
        some = bool(self.selected_positions())
        for action in (self.copy_action, self.copy_with_headings_action, self.copy_cell_action):
            action.setEnabled(some)
            menu.addAction(action)
        menu.exec(event.globalPos())
        for action in (self.copy_action, self.copy_with_headings_action, self.copy_cell_action):
            action.setEnabled(True)
        menu.deleteLater()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hover(self.rowAt(event.position().toPoint().y()))
        super().mouseMoveEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self.hover(-1)
        super().leaveEvent(event)

    def hover(self, row: int) -> None:
        """Mark the row under the mouse, -1 for none."""
        if row != self._painter.hovered_row:
            self._painter.hovered_row = row
            self.viewport().update()
            self.frozen.viewport().update()

    def _restyle(self) -> None:
        self._painter.forget_sizes()
        height = round(1.6 * QFontMetrics(self.font()).height())
        vertical = self.verticalHeader()
        vertical.setMinimumSectionSize(height)
        vertical.setDefaultSectionSize(height)
        vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.frozen.follow()


def _copies_headings(event: QKeyEvent) -> bool:
    return QKeySequence(event.keyCombination()) == QKeySequence(COPY_WITH_HEADINGS)
