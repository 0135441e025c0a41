"""The headings of a table: quiet, with the order of several columns marked in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QTableView
from typing_extensions import override

from ascgui.widgets.theme import Theme

if TYPE_CHECKING:
    from ascgui.viewmodels.table_rows import SortKey

PADDING = 2
"""Room left and right of a cell's text, in steps of the grid."""


class TableHeader(QHeaderView):
    """Flat headings with the same room as the cells and a mark for the order.

    ``order_asked`` carries (column, whether Shift was held); ``menu_asked`` (column, where).
    """

    order_asked = Signal(object)
    menu_asked = Signal(object)

    def __init__(
        self, view: QTableView, theme: Theme, order: Callable[[], Sequence[SortKey]]
    ) -> None:
        """``order`` tells by which columns the rows are ordered."""
        super().__init__(Qt.Orientation.Horizontal, view)
        self._theme = theme
        self._order = order
        self._shift = False
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionsMovable(True)
        self.setSortIndicatorClearable(True)
        self.sectionClicked.connect(self._click)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mouseReleaseEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_asked.emit((self.logicalIndexAt(event.pos()), event.globalPos()))

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
        mark = order_mark(self._order(), logicalIndex)
        painter.setPen(QColor(tokens.accent if mark else tokens.quiet))
        metrics = self.fontMetrics()
        if mark:
            # The mark stays whole; the title gives way.
            width = area.width() - metrics.horizontalAdvance(f" {mark}")
            title = metrics.elidedText(title, Qt.TextElideMode.ElideRight, max(0, width))
            shown = f"{title} {mark}"
        else:
            shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, alignment, shown)
        painter.restore()

    def _click(self, column: int) -> None:
        shift, self._shift = self._shift, False
        self.order_asked.emit((column, shift))


def order_mark(order: Sequence[SortKey], column: int) -> str:
    """Return the mark of ``column``: which way it is ordered, and as which of several."""
    for number, (by, descending) in enumerate(order, start=1):
        if by == column:
            sign = "▾" if descending else "▴"
            return f"{sign}{number}" if len(order) > 1 else sign
    return ""


def ordered_by(
    order: Sequence[SortKey], column: int, *, further: bool
) -> tuple[tuple[int, bool], ...]:
    """Return the order after a click on the heading of ``column``.

    A first click orders upwards, a second one downwards, a third one no more; with ``further``
    the column is one of several.
    """
    turned = {None: False, False: True}
    current = next((descending for by, descending in order if by == column), None)
    others = tuple(key for key in order if key[0] != column) if further else ()
    if not further and len(order) > 1:
        current = None
    if current not in turned:
        return others
    new = (column, turned[current])
    if further and current is not None:
        return tuple(new if key[0] == column else key for key in order)
    return (*others, new)
