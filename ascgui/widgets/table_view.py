"""The table view: quiet, one height a row, sized once, copied as tab-separated text."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import COPY_WITH_HEADINGS
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.widgets.theme import Theme

PADDING = 2
"""Room left and right of a cell's text, in steps of the grid."""

_SAMPLED_ROWS = 200
_REMEMBERED_WIDTHS = 10_000
_WIDEST_COLUMN = 60
"""The widest that a column is made by itself, in average characters."""


class TableView(QTableView):
    """Shows a :class:`RowsModel`: whole rows are selected, headings sort, Ctrl+C copies."""

    def __init__(
        self, model: RowsModel, tongue: Tongue, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``model``."""
        super().__init__(parent)
        self._rows = model
        self._tongue = tongue
        self._theme = theme
        self.hovered_row = -1
        self.setModel(model)
        self._delegate = _RowDelegate(self, model, theme)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(_Header(self, theme))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        # Before sorting is enabled, as that sorts at once by what the indicator says.
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
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

    def size_columns(self) -> None:
        """Make each column as wide as its heading and a sample of its rows need; once a table.

        The header's own mode for this measures again with every change, which takes seconds.
        """
        metrics = self.fontMetrics()
        header = self.horizontalHeader()
        room = self._theme.space(2 * PADDING) + 1
        widest = metrics.averageCharWidth() * _WIDEST_COLUMN
        sample = self._rows.sample(_SAMPLED_ROWS)
        for column in range(self._rows.columnCount()):
            needed = max(
                (
                    metrics.horizontalAdvance(text)
                    for text in {self._rows.shown(row, column) for row in sample}
                ),
                default=0,
            )
            heading = metrics.horizontalAdvance(self._rows.heading(column))
            # Room for the mark of the order, which would otherwise cut the heading.
            heading += metrics.horizontalAdvance(" ▾")
            header.resizeSection(column, min(max(needed, heading), widest) + room)

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
        index = self._rows.index(position, max(0, self.currentIndex().column()))
        # Not selectRow, which extends the selection while Shift is held: as when typing a capital.
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)
        return True

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
            plain = self._rows.plain(self._rows.row_at(index.row()), index.column())
            QGuiApplication.clipboard().setText("" if plain is None else str(plain))

    def _copy(self, *, headers: bool) -> None:
        positions = self.selected_positions()
        if positions:
            columns = [
                column
                for column in map(
                    self.horizontalHeader().logicalIndex, range(self._rows.columnCount())
                )
                if not self.isColumnHidden(column)
            ]
            copied = self._rows.copied(positions, columns, headers=headers)
            QGuiApplication.clipboard().setText(copied)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._delegate.begin_frame()
        super().paintEvent(event)

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
        else:
            super().keyPressEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        some = bool(self.selected_positions())
        for action in (self.copy_action, self.copy_with_headings_action, self.copy_cell_action):
            action.setEnabled(some)
            menu.addAction(action)
        menu.exec(event.globalPos())
        for action in menu.actions():
            action.setEnabled(True)
        menu.deleteLater()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.rowAt(event.position().toPoint().y()))
        super().mouseMoveEvent(event)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, row: int) -> None:
        if row != self.hovered_row:
            self.hovered_row = row
            self.viewport().update()

    def _restyle(self) -> None:
        self._delegate.forget_sizes()
        height = round(1.6 * QFontMetrics(self.font()).height())
        vertical = self.verticalHeader()
        vertical.setMinimumSectionSize(height)
        vertical.setDefaultSectionSize(height)
        vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)


def _copies_headings(event: QKeyEvent) -> bool:
    return QKeySequence(event.keyCombination()) == QKeySequence(COPY_WITH_HEADINGS)


class _RowDelegate(QStyledItemDelegate):
    """Paints cells: their text with room on both sides, whole rows marked, no cell's frame.

    Painted here and not by the style, which would ask the model for a dozen roles a cell. What
    is the same for all cells is found out once a frame, in :meth:`begin_frame`.
    """

    def __init__(self, view: TableView, rows: RowsModel, theme: Theme) -> None:
        super().__init__(view)
        self._view = view
        self._rows = rows
        self._theme = theme
        self.forget_sizes()

    def forget_sizes(self) -> None:
        """Measure texts anew: the font is another one."""
        self._metrics = self._view.fontMetrics()
        self._widths: dict[str, int] = {}

    def begin_frame(self) -> None:
        """Look up what all cells of the next frame have in common."""
        tokens = self._theme.tokens
        self._text, self._quiet = QColor(tokens.text), QColor(tokens.quiet)
        self._selected_ground, self._hover_ground = QColor(tokens.selected), QColor(tokens.hover)
        self._accent = QColor(tokens.accent)
        self._room = self._theme.space(PADDING)
        self._bar = self._theme.space(0.75)
        selection = self._view.selectionModel().selection().toList()
        self._selected = [(part.top(), part.bottom()) for part in selection]
        focused = self._view.hasFocus()
        self._marked_row = self._view.currentIndex().row() if focused else -1
        self._first_column = self._view.horizontalHeader().logicalIndex(0)
        self._rises = (self._metrics.ascent() - self._metrics.descent()) // 2
        if len(self._widths) > _REMEMBERED_WIDTHS:
            self._widths.clear()

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        area: QRect = option.rect
        left, top, width, height = area.x(), area.y(), area.width(), area.height()
        at, column = index.row(), index.column()
        if any(first <= at <= last for first, last in self._selected):
            painter.fillRect(left, top, width, height, self._selected_ground)
        elif at == self._view.hovered_row:
            painter.fillRect(left, top, width, height, self._hover_ground)
        if at == self._marked_row and column == self._first_column:
            painter.fillRect(left, top, self._bar, height, self._accent)
        row = self._rows.row_at(at)
        shown = self._rows.shown(row, column)
        if not shown:
            return
        inner = width - 2 * self._room
        needed = self._width(shown)
        if needed > inner:
            shown = self._metrics.elidedText(shown, Qt.TextElideMode.ElideRight, inner)
            needed = min(self._width(shown), inner)
        begin = left + self._room
        if self._rows.columns[column].numeric:
            begin += inner - needed
        painter.setPen(self._quiet if self._rows.quiet(row, column) else self._text)
        painter.drawText(begin, top + height // 2 + self._rises, shown)

    def _width(self, shown: str) -> int:
        width = self._widths.get(shown)
        if width is None:
            width = self._widths[shown] = self._metrics.horizontalAdvance(shown)
        return width


class _Header(QHeaderView):
    """Flat headings, quiet, with the same room as the cells and a mark for the order."""

    def __init__(self, view: TableView, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._theme = theme
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionsMovable(True)
        self.setSortIndicatorClearable(True)

    @override
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), round(1.8 * self.fontMetrics().height()))

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        tokens = self._theme.tokens
        painter.save()
        painter.fillRect(rect, QColor(tokens.surface))
        painter.setPen(QColor(tokens.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight() + QPoint(0, 4), rect.bottomRight() - QPoint(0, 4))
        room = self._theme.space(PADDING)
        area = rect.adjusted(room, 0, -room, 0)
        alignment = self.model().headerData(
            logicalIndex, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
        )
        title = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal))
        if self.sortIndicatorSection() == logicalIndex:
            ascending = self.sortIndicatorOrder() is Qt.SortOrder.AscendingOrder
            title = f"{title} {'▴' if ascending else '▾'}"
            painter.setPen(QColor(tokens.accent))
        else:
            painter.setPen(QColor(tokens.quiet))
        shown = self.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, alignment, shown)
        painter.restore()
