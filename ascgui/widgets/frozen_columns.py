"""The first columns of a table, standing still while the others are scrolled."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView
from typing_extensions import override

from ascgui.widgets.row_painter import RowPainter
from ascgui.widgets.table_cells import CellDelegate
from ascgui.widgets.table_header import TableHeader
from ascgui.widgets.theme import Theme


class FrozenColumns(QTableView):
    """Lies over the left edge of ``table`` and shows its first columns, from the same model.

    In sight only while the table is scrolled sideways: before that the table's own columns are.
    """

    def __init__(
        self,
        table: QTableView,
        rows: RowPainter,
        delegate: CellDelegate,
        header: TableHeader,
        theme: Theme,
    ) -> None:
        """Show nothing until :meth:`follow` is called."""
        super().__init__(table)
        self._table = table
        self._rows = rows
        self._theme = theme
        self.count = 0
        """How many columns stand still."""
        self.setModel(table.model())
        self.setSelectionModel(table.selectionModel())
        self.setItemDelegate(delegate)
        self.setHorizontalHeader(header)
        header.setSectionsMovable(False)
        header.sectionResized.connect(self._resized)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(table.verticalScrollMode())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.verticalHeader().hide()
        table.verticalScrollBar().valueChanged.connect(self.verticalScrollBar().setValue)
        self.verticalScrollBar().valueChanged.connect(table.verticalScrollBar().setValue)
        table.horizontalScrollBar().valueChanged.connect(self._follow_scroll)
        self.hide()

    def columns(self) -> list[int]:
        """Return the columns that stand still, from the left."""
        header = self._table.horizontalHeader()
        order = map(header.logicalIndex, range(header.count()))
        return [one for one in order if not header.isSectionHidden(one)][: self.count]

    def follow(self) -> None:
        """Take over columns, widths, heights and place from the table."""
        columns = self.columns()
        is_wanted = bool(columns) and self._table.horizontalScrollBar().value() > 0
        if not is_wanted:
            self.hide()
            return
        header, own = self._table.horizontalHeader(), self.horizontalHeader()
        width = 0
        for place, column in enumerate(columns):
            own.moveSection(own.visualIndex(column), place)
        for column in range(own.count()):
            own.setSectionHidden(column, column not in columns)
            if column in columns:
                own.resizeSection(column, header.sectionSize(column))
                width += header.sectionSize(column)
        vertical, theirs = self.verticalHeader(), self._table.verticalHeader()
        vertical.setMinimumSectionSize(theirs.minimumSectionSize())
        vertical.setDefaultSectionSize(theirs.defaultSectionSize())
        vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        frame = self._table.frameWidth()
        room = self._table.viewport()
        most = room.width() * 2 // 3
        self.setGeometry(frame, frame, min(width, most) + 1, room.height() + header.height())
        self.show()
        self.raise_()
        self.verticalScrollBar().setValue(self._table.verticalScrollBar().value())

    def _follow_scroll(self, value: int) -> None:
        if (value > 0) == self.isHidden():
            self.follow()

    def _resized(self, column: int, _before: int, after: int) -> None:
        if self.isVisible() and self._table.horizontalHeader().sectionSize(column) != after:
            self._table.horizontalHeader().resizeSection(column, after)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._rows.paint(self, event.rect())
        painter = QPainter(self.viewport())
        painter.setPen(self._theme.color("line_strong"))
        edge = self.viewport().rect().right()
        painter.drawLine(edge, 0, edge, self.viewport().height())
        painter.end()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hover = getattr(self._table, "hover", None)
        if callable(hover):
            hover(self.rowAt(event.position().toPoint().y()))
        super().mouseMoveEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._table.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        # Sideways it is the table that scrolls.
        if event.angleDelta().x():
            event.ignore()
            return
        super().wheelEvent(event)

    def has(self, index: QModelIndex) -> bool:
        """Whether ``index`` is in a column that is shown here now."""
        return self.isVisible() and index.column() in self.columns()
