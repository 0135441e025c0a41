"""Paints the rows of a table: their text with room on both sides, no cell's frame.

Not by the view's delegate, which is called for each cell with objects made for it: a frame of
three hundred cells would take as long as a frame may take. What is the same for all cells is
found out once a frame, and what is the same for a row once a row.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygon
from PySide6.QtWidgets import QTableView

from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import GroupRow, Row
from ascgui.widgets.table_header import PADDING
from ascgui.widgets.theme import Theme

MARGIN = 3.5
"""Room for the sign in the margin of a row, in steps of the grid."""

CHANGED = "•"
"""The sign of a changed row, which is drawn: some faces have it hardly to be seen."""

_REMEMBERED_WIDTHS = 10_000


class RowPainter:
    """Paints for a table and for what lies over its left edge.

    ``hovered_row`` is the row under the mouse; ``with_margin`` leaves room for signs, and
    ``cells_matter`` shows which cell is the current one, not just which row.
    """

    def __init__(self, view: QTableView, rows: RowsModel, theme: Theme) -> None:
        """Selection, focus and font are those of ``view``."""
        self._view = view
        self._rows = rows
        self._theme = theme
        self.hovered_row = -1
        self.with_margin = False
        self.cells_matter = False
        self.forget_sizes()

    def forget_sizes(self) -> None:
        """Measure texts anew: the font is another one."""
        self._metrics = self._view.fontMetrics()
        self._widths: dict[str, int] = {}
        self._font = QFont(self._view.font())
        self._struck_font = QFont(self._font)
        self._struck_font.setStrikeOut(True)
        self._group_font = QFont(self._font)
        self._group_font.setBold(True)

    def first_column(self) -> int:
        """Return the column that stands first, -1 if none is shown."""
        header = self._view.horizontalHeader()
        for visual in range(header.count()):
            logical = header.logicalIndex(visual)
            if not header.isSectionHidden(logical):
                return logical
        return -1

    def paint(self, view: QTableView, area: QRect) -> None:
        """Paint the part ``area`` of ``view``, which shows the same rows."""
        self._begin_frame()
        header = view.horizontalHeader()
        columns = []
        right = 0
        for visual in range(header.count()):
            column = header.logicalIndex(visual)
            if header.isSectionHidden(column):
                continue
            left, width = header.sectionViewportPosition(column), header.sectionSize(column)
            right = left + width
            if right >= area.left() and left <= area.right():
                columns.append((column, left, width, self._rows.columns[column].numeric))
        at = view.rowAt(max(0, area.top()))
        if at < 0 or not columns:
            return
        top, height, count = (
            view.rowViewportPosition(at),
            view.rowHeight(at),
            view.model().rowCount(),
        )
        painter = QPainter(view.viewport())
        painter.setFont(self._font)
        while at < count and top <= area.bottom():
            row = self._rows.row_at(at)
            if isinstance(row, GroupRow):
                self._paint_group(painter, row, QRect(0, top, right, height), at)
            else:
                self._paint_ground(painter, QRect(0, top, right, height), at)
                self._paint_row(painter, row, at, top, height, columns)
            at, top = at + 1, top + height
        painter.end()

    def _begin_frame(self) -> None:
        tokens = self._theme.tokens
        self._text, self._quiet = QColor(tokens.text), QColor(tokens.quiet)
        self._selected_ground, self._hover_ground = QColor(tokens.selected), QColor(tokens.hover)
        self._accent, self._warning = QColor(tokens.accent), QColor(tokens.warning)
        self._band, self._line = QColor(tokens.surface), QColor(tokens.line)
        self._room = self._theme.space(PADDING)
        self._margin = self._theme.space(MARGIN) if self.with_margin else 0
        self._bar = self._theme.space(0.75)
        self._small = self._theme.space(2)
        selection = self._view.selectionModel().selection().toList()
        self._selected = [(part.top(), part.bottom()) for part in selection]
        current = self._view.currentIndex()
        focused = self._view.hasFocus()
        self._marked_row = current.row() if focused else -1
        self._marked_column = current.column() if focused and self.cells_matter else -1
        self._first_column = self.first_column()
        self._rises = (self._metrics.ascent() - self._metrics.descent()) // 2
        if len(self._widths) > _REMEMBERED_WIDTHS:
            self._widths.clear()

    def _paint_ground(self, painter: QPainter, area: QRect, at: int) -> None:
        if any(first <= at <= last for first, last in self._selected):
            painter.fillRect(area, self._selected_ground)
        elif at == self.hovered_row:
            painter.fillRect(area, self._hover_ground)

    def _paint_row(
        self,
        painter: QPainter,
        row: Row,
        at: int,
        top: int,
        height: int,
        columns: list[tuple[int, int, int, bool]],
    ) -> None:
        rows, room, widths = self._rows, self._room, self._widths
        warned = rows.any_warned(row)
        struck = rows.struck(row)
        if struck:
            painter.setFont(self._struck_font)
        base = top + height // 2 + self._rises
        pen: QColor | None = None
        for column, left, width, numeric in columns:
            begin, inner = left + room, width - 2 * room
            if column == self._first_column:
                self._paint_edge(painter, QRect(left, top, width, height), row, at)
                begin, inner, pen = begin + self._margin, inner - self._margin, None
            if warned and rows.warned(row, column):
                self._paint_corner(painter, left + width, top)
            shown = rows.shown(row, column)
            if not shown:
                continue
            needed = widths.get(shown)
            if needed is None:
                needed = widths[shown] = self._metrics.horizontalAdvance(shown)
            if needed > inner:
                shown = self._metrics.elidedText(shown, Qt.TextElideMode.ElideRight, inner)
                needed = min(self._metrics.horizontalAdvance(shown), inner)
            if numeric:
                begin += inner - needed
            colour = self._quiet if rows.quiet(row, column) else self._text
            if colour is not pen:
                painter.setPen(colour)
                pen = colour
            painter.drawText(begin, base, shown)
        if struck:
            painter.setFont(self._font)
        if at == self._marked_row:
            self._paint_current(painter, top, height, columns)

    def _paint_current(
        self, painter: QPainter, top: int, height: int, columns: list[tuple[int, int, int, bool]]
    ) -> None:
        for column, left, width, _ in columns:
            if column == self._marked_column:
                painter.setPen(self._accent)
                painter.drawRect(left, top, width - 1, height - 1)

    def _paint_edge(self, painter: QPainter, area: QRect, row: Row, at: int) -> None:
        """Paint what stands before the first cell of a row."""
        if at == self._marked_row:
            painter.fillRect(area.x(), area.y(), self._bar, area.height(), self._accent)
        sign = self._rows.margin(row) if self._margin else ""
        if sign == CHANGED:
            size = self._small // 2
            left = area.x() + self._bar + (self._margin - size) // 2
            top = area.y() + (area.height() - size) // 2
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._accent)
            painter.drawEllipse(left, top, size + 1, size + 1)
            painter.restore()
        elif sign:
            painter.save()
            painter.setFont(self._font)
            painter.setPen(self._accent)
            place = QRect(area.x() + self._bar, area.y(), self._margin, area.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)
            painter.restore()

    def _paint_corner(self, painter: QPainter, right: int, top: int) -> None:
        size = self._theme.space(1.75)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._warning)
        painter.drawPolygon(
            QPolygon([QPoint(right - size, top), QPoint(right, top), QPoint(right, top + size)])
        )
        painter.restore()

    def _paint_group(self, painter: QPainter, group: GroupRow, area: QRect, at: int) -> None:
        """Paint a heading across all columns; it stays in sight however far they are scrolled."""
        painter.save()
        marked = at == self._marked_row
        painter.fillRect(area, self._selected_ground if marked else self._band)
        # A filled line: a drawn one is blurred at fractional scales.
        painter.fillRect(area.x(), area.bottom(), area.width(), 1, self._line)
        left, size = area.x() + self._room, self._small
        middle = area.y() + area.height() // 2
        half, quarter = size // 2, size // 4
        if group.open:
            bent = [QPoint(0, -quarter), QPoint(half, quarter), QPoint(size, -quarter)]
        else:
            bent = [QPoint(quarter, -half), QPoint(3 * quarter, 0), QPoint(quarter, half)]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._quiet, 1.5))
        painter.drawPolyline(QPolygon([QPoint(left, middle) + point for point in bent]))
        painter.setPen(self._text)
        painter.setFont(self._group_font)
        title = self._rows.group_title(group)
        painter.drawText(left + size + self._room, middle + self._rises, title)
        painter.restore()
