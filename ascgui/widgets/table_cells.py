"""How the cells of a table are painted and edited."""

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
    QPoint,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen, QPolygon
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
from ascgui.widgets.table_header import PADDING
from ascgui.widgets.theme import Theme

MARGIN = 3.5
"""Room for the sign in the margin of a row, in steps of the grid."""

CHANGED = "•"
"""The sign of a changed row, which is drawn: some faces have it hardly to be seen."""

_REMEMBERED_WIDTHS = 10_000


class CellEditors(Protocol):
    """Makes the editors of cells, and reads them."""

    def make(self, parent: QWidget, row: Row, column: int) -> QWidget | None:
        """Return an editor that shows the cell's value, or None if it has none."""

    def value(self, editor: QWidget) -> Any:
        """Return what was entered."""

    def problem(self, editor: QWidget, row: Row, column: int) -> Text | None:
        """Return why that cannot be taken, or None."""


class CellDelegate(QStyledItemDelegate):
    """Paints cells: their text with room on both sides, whole rows marked, no cell's frame.

    Painted here and not by the style, which would ask the model for a dozen roles a cell. What
    is the same for all cells is found out once a frame, in :meth:`begin_frame`.
    """

    def __init__(self, view: QTableView, rows: RowsModel, theme: Theme) -> None:
        """Paint for ``view`` and whatever lies over it."""
        super().__init__(view)
        self._view = view
        self._rows = rows
        self._theme = theme
        self.editors: CellEditors | None = None
        self.refused: Callable[[Text | None, QModelIndex], None] = lambda _why, _index: None
        """Is told why an editor's value was not taken, and None once it was."""
        self.hovered_row = -1
        self.with_margin = False
        self.cells_matter = False
        """Whether the current cell, and not just its row, is to be seen."""
        self._edited: tuple[Row, int] | None = None
        self._row_at = -1
        self._row: Row | GroupRow = GroupRow("", 0)
        self._ground: QColor | None = None
        self._is_struck = self._is_warned = False
        self.forget_sizes()

    def forget_sizes(self) -> None:
        """Measure texts anew: the font is another one."""
        self._metrics = self._view.fontMetrics()
        self._widths: dict[str, int] = {}
        self._plain_font = QFont(self._view.font())
        self._struck_font = QFont(self._plain_font)
        self._struck_font.setStrikeOut(True)
        self._group_font = QFont(self._plain_font)
        self._group_font.setBold(True)

    def begin_frame(self) -> None:
        """Look up what all cells of the next frame have in common."""
        tokens = self._theme.tokens
        self._text, self._quiet = QColor(tokens.text), QColor(tokens.quiet)
        self._selected_ground, self._hover_ground = QColor(tokens.selected), QColor(tokens.hover)
        self._accent, self._warning = QColor(tokens.accent), QColor(tokens.warning)
        self._band, self._line = QColor(tokens.surface), QColor(tokens.line)
        self._room = self._theme.space(PADDING)
        self._margin = self._theme.space(MARGIN) if self.with_margin else 0
        self._bar = self._theme.space(0.75)
        self._corner = self._theme.space(1.75)
        selection = self._view.selectionModel().selection().toList()
        self._selected = [(part.top(), part.bottom()) for part in selection]
        current = self._view.currentIndex()
        focused = self._view.hasFocus()
        self._marked_row = current.row() if focused else -1
        self._marked_column = current.column() if focused and self.cells_matter else -1
        self._first_column = self.first_column()
        self._rises = (self._metrics.ascent() - self._metrics.descent()) // 2
        self._fold_size = self._theme.space(2)
        self._row_at = -1
        if len(self._widths) > _REMEMBERED_WIDTHS:
            self._widths.clear()

    def first_column(self) -> int:
        """Return the column that stands first, -1 if none is shown."""
        header = self._view.horizontalHeader()
        for visual in range(header.count()):
            logical = header.logicalIndex(visual)
            if not header.isSectionHidden(logical):
                return logical
        return -1

    # Painting

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
        if at != self._row_at:
            self._begin_row(at)
        row = self._row
        if isinstance(row, GroupRow):
            self._paint_group(painter, area, row, at, column)
            return
        if self._ground is not None:
            painter.fillRect(left, top, width, height, self._ground)
        margin = 0
        if column == self._first_column:
            margin = self._margin
            self._paint_edge(painter, area, row, at)
        if self._is_warned and self._rows.warned(row, column):
            self._paint_corner(painter, left + width, top)
        shown = self._rows.shown(row, column)
        if shown:
            self._paint_text(painter, area.adjusted(margin, 0, 0, 0), row, column, shown)
        if at == self._marked_row and column == self._marked_column:
            painter.setPen(self._accent)
            painter.drawRect(left, top, width - 1, height - 1)

    def _begin_row(self, at: int) -> None:
        """Look up what the cells of one row have in common; a view paints row by row."""
        self._row_at, row = at, self._rows.row_at(at)
        self._row = row
        if isinstance(row, GroupRow):
            return
        self._ground = None
        if any(first <= at <= last for first, last in self._selected):
            self._ground = self._selected_ground
        elif at == self.hovered_row:
            self._ground = self._hover_ground
        self._is_struck = self._rows.struck(row)
        self._is_warned = self._rows.any_warned(row)

    def _paint_edge(self, painter: QPainter, area: QRect, row: Row, at: int) -> None:
        """Paint what stands before the first cell of a row."""
        if at == self._marked_row:
            painter.fillRect(area.x(), area.y(), self._bar, area.height(), self._accent)
        sign = self._rows.margin(row) if self._margin else ""
        if sign == CHANGED:
            size = self._fold_size
            middle = area.y() + (area.height() - size // 2) // 2
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._accent)
            left = area.x() + self._bar + (self._margin - size // 2) // 2
            painter.drawEllipse(left, middle, size // 2 + 1, size // 2 + 1)
            painter.restore()
        elif sign:
            painter.setPen(self._accent)
            place = QRect(area.x() + self._bar, area.y(), self._margin, area.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)

    def _paint_text(
        self, painter: QPainter, area: QRect, row: Row, column: int, shown: str
    ) -> None:
        begin, inner = area.x() + self._room, area.width() - 2 * self._room
        needed = self._width(shown)
        if needed > inner:
            shown = self._metrics.elidedText(shown, Qt.TextElideMode.ElideRight, inner)
            needed = min(self._width(shown), inner)
        if self._rows.columns[column].numeric:
            begin += inner - needed
        painter.setPen(self._quiet if self._rows.quiet(row, column) else self._text)
        middle = area.y() + area.height() // 2 + self._rises
        if self._is_struck:
            painter.setFont(self._struck_font)
            painter.drawText(begin, middle, shown)
            painter.setFont(self._plain_font)
        else:
            painter.drawText(begin, middle, shown)

    def _paint_group(
        self, painter: QPainter, area: QRect, group: GroupRow, at: int, column: int
    ) -> None:
        """Paint one heading across all columns: each cell shows its part of it."""
        painter.save()
        painter.setClipRect(area)
        selected = at == self._marked_row
        painter.fillRect(area, self._selected_ground if selected else self._band)
        # A filled line: a drawn one leaves gaps between cells at fractional scales.
        painter.fillRect(area.x(), area.bottom(), area.width(), 1, self._line)
        header = self._view.horizontalHeader()
        begin = header.sectionViewportPosition(self._first_column)
        own = header.sectionViewportPosition(column)
        # The table may be scrolled, and a frozen column lies elsewhere than in the table.
        left = area.x() - (own - begin) + self._room
        middle = area.y() + area.height() // 2
        size = self._fold_size
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._quiet, 1.5))
        half = size / 2
        if group.open:
            bent = [QPoint(0, -size // 4), QPoint(size // 2, size // 4), QPoint(size, -size // 4)]
        else:
            bent = [QPoint(size // 4, -int(half)), QPoint(3 * size // 4, 0),
                    QPoint(size // 4, int(half))]  # fmt: skip
        painter.drawPolyline(QPolygon([QPoint(left, middle) + point for point in bent]))
        painter.setPen(self._text)
        painter.setFont(self._group_font)
        title = self._rows.group_title(group)
        painter.drawText(left + size + self._room, middle + self._rises, title)
        painter.restore()

    def _paint_corner(self, painter: QPainter, right: int, top: int) -> None:
        size = self._corner
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._warning)
        painter.drawPolygon(
            QPolygon([QPoint(right - size, top), QPoint(right, top), QPoint(right, top + size)])
        )
        painter.restore()

    def _width(self, shown: str) -> int:
        width = self._widths.get(shown)
        if width is None:
            width = self._widths[shown] = self._metrics.horizontalAdvance(shown)
        return width

    # Editing

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
