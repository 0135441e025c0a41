"""Scenarios side by side: whole columns are chosen, dragged and copied."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import COPY_WITH_HEADINGS
from ascgui.viewmodels.comparison_model import ComparisonModel, StateRole
from ascgui.widgets.table_cells import quieten
from ascgui.widgets.theme import Theme

DIFFERS = "●"
LEAST = "▾"
PREFERRED = "★"

_COLUMN_CHARACTERS = 17
_LONG_MOMENT = datetime(2026, 12, 30, 20, 58)
_PADDING = 2
_REMEMBERED_WIDTHS = 10_000


class ComparisonView(QTableView):
    """Shows a :class:`ComparisonModel`.

    ``chosen`` carries the id of the scenario whose column the user chose, ``opened`` that of one
    taken by a double click or Enter, and ``moved`` (id, place from 0) one that was dragged.
    """

    chosen = Signal(object)
    opened = Signal(object)
    moved = Signal(object)

    def __init__(
        self, model: ComparisonModel, tongue: Tongue, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``model``."""
        super().__init__(parent)
        self.comparison_model = model
        self._tongue = tongue
        self._theme = theme
        self.dimmed = False
        self.setModel(model)
        self._delegate = _CellDelegate(self, model, theme)
        self.setItemDelegate(self._delegate)
        self.names = _Names(self, theme)
        self.setHorizontalHeader(self.names)
        self._titles = _Titles(self, model, theme)
        self.setVerticalHeader(self._titles)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectColumns)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        quieten(self)
        for corner in self.findChildren(QAbstractButton):
            corner.installEventFilter(self)
        self.copy_action = QAction(self)
        self.copy_action.triggered.connect(self.copy)
        self.names.sectionMoved.connect(self._drag)
        self.names.sectionPressed.connect(self._choose_column)
        self.selectionModel().currentColumnChanged.connect(self._tell)
        self.doubleClicked.connect(lambda index: self._open(index.column()))
        self.names.sectionDoubleClicked.connect(self._open)
        model.modelReset.connect(self._size)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.retranslate()

    def retranslate(self) -> None:
        """Say names in the language in force."""
        self.setAccessibleName(self._tongue.say("Scenarios side by side"))
        self.copy_action.setText(self._tongue.say("Copy the table"))
        self.restyle()

    def restyle(self) -> None:
        """Take the sizes in force."""
        self._delegate.forget_sizes()
        height = round(1.6 * self.fontMetrics().height())
        vertical = self.verticalHeader()
        vertical.setMinimumSectionSize(height)
        vertical.setDefaultSectionSize(height)
        vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # Not the average width, which in a Chinese face is that of a Chinese sign.
        letter = self.fontMetrics().horizontalAdvance("n")
        widest = self.fontMetrics().horizontalAdvance(
            f"≈ {self._tongue.language.moment(_LONG_MOMENT)}"
        )
        width = max(letter * _COLUMN_CHARACTERS, widest) + self._theme.space(4)
        self.names.setDefaultSectionSize(width)
        self._size()

    def dim(self, *, dimmed: bool) -> None:
        """Show the figures as not fresh."""
        if dimmed != self.dimmed:
            self.dimmed = dimmed
            self.viewport().update()

    @property
    def chosen_id(self) -> str | None:
        """The id of the scenario whose column is chosen, or None."""
        index = self.currentIndex()
        return self.comparison_model.id_at(index.column()) if index.isValid() else None

    def choose(self, scenario_id: str) -> bool:
        """Choose the column of a scenario and bring it into view; False if it is not there."""
        column = self.comparison_model.column_of(scenario_id)
        if column is None or not self.comparison_model.rowCount():
            return False
        row = self._row_in_view()
        if self.chosen_id != scenario_id:
            self.setCurrentIndex(self.comparison_model.index(row, column))
        self.scrollTo(self.comparison_model.index(row, column))
        return True

    def _row_in_view(self) -> int:
        """Return the current row where it is seen, else one that is: no row is scrolled to."""
        height, row = self.viewport().height(), self.currentIndex().row()
        top, bottom = self.rowAt(0), self.rowAt(height - 1)
        last = self.comparison_model.rowCount() - 1
        bottom = last if bottom < 0 else bottom
        if top <= row < bottom or row == bottom == last:
            return row
        middle = self.rowAt(height // 2)
        return last if middle < 0 else middle

    def copy(self) -> None:
        """Put the table as it is shown on the clipboard."""
        QGuiApplication.clipboard().setText(self.comparison_model.copied())

    copy_with_headings = copy

    # What the user does

    def _tell(self) -> None:
        chosen = self.chosen_id
        if chosen is not None:
            self.chosen.emit(chosen)

    def _choose_column(self, column: int) -> None:
        self.choose(self.comparison_model.id_at(column))

    def _open(self, column: int) -> None:
        if 0 <= column < self.comparison_model.columnCount():
            self.opened.emit(self.comparison_model.id_at(column))

    def _drag(self, logical: int, before: int, after: int) -> None:
        """Tell where a column was dragged; the order of the columns is the model's alone."""
        with QSignalBlocker(self.names):
            self.names.moveSection(after, before)
        self.moved.emit((self.comparison_model.id_at(logical), after))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and isinstance(watched, QAbstractButton):
            # As flat as the headers, which Qt's own corner is not.
            painter = QPainter(watched)
            painter.fillRect(watched.rect(), self._theme.color("surface"))
            painter.setPen(self._theme.color("line"))
            painter.drawLine(watched.rect().bottomLeft(), watched.rect().bottomRight())
            painter.drawLine(watched.rect().topRight(), watched.rect().bottomRight())
            painter.end()
            return True
        return super().eventFilter(watched, event)

    @override
    def event(self, event: QEvent) -> bool:
        # Claimed before the window's menu sees them: the menu's Copy has the same keys.
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and _copies(event)
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _copies(event):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self._open(self.currentIndex().column())
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._delegate.begin_frame()
        super().paintEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.restyle()

    def _size(self) -> None:
        self._titles.measure()
        self._titles.setFixedWidth(self._titles.sizeHint().width())
        self.updateGeometries()


def _copies(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Copy) or (
        QKeySequence(event.keyCombination()) == QKeySequence(COPY_WITH_HEADINGS)
    )


class _CellDelegate(QStyledItemDelegate):
    """Paints cells; a row that differs has a ground, and the least of it a mark.

    What all cells of a frame have in common is found out once, in :meth:`begin_frame`.
    """

    def __init__(self, view: ComparisonView, model: ComparisonModel, theme: Theme) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._theme = theme
        self._widths: dict[str, int] = {}

    def forget_sizes(self) -> None:
        """Measure texts anew: the font is another one."""
        self._widths = {}

    def begin_frame(self) -> None:
        """Look up what all cells of the next frame have in common."""
        tokens, current = self._theme.tokens, self._view.currentIndex()
        self._surface, self._hover = QColor(tokens.surface), QColor(tokens.hover)
        self._selected, self._accent = QColor(tokens.selected), QColor(tokens.accent)
        dimmed = self._view.dimmed
        self._text = QColor(tokens.disabled if dimmed else tokens.text)
        self._success = QColor(tokens.disabled if dimmed else tokens.success)
        self._room = self._theme.space(_PADDING)
        self._metrics = self._view.fontMetrics()
        self._rises = (self._metrics.ascent() - self._metrics.descent()) // 2
        self._mark = self._metrics.horizontalAdvance(LEAST) + self._room
        self._chosen = current.column() if current.isValid() else -1
        self._focused = current.row() if current.isValid() and self._view.hasFocus() else -1
        if len(self._widths) > _REMEMBERED_WIDTHS:
            self._widths = {}

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        area: QRect = option.rect
        left, top, width, height = area.x(), area.y(), area.width(), area.height()
        row, column = index.row(), index.column()
        line = self._model.line_at(row)
        if line is None:
            painter.fillRect(left, top, width, height, self._surface)
            return
        if column == self._chosen:
            painter.fillRect(left, top, width, height, self._selected)
            if row == self._focused:
                painter.setPen(self._accent)
                painter.drawRect(left, top, width - 1, height - 1)
        elif line.differs:
            painter.fillRect(left, top, width, height, self._hover)
        shown = self._model.cell_text(line, column)
        if not shown:
            return
        begin, inner = left + self._room, width - 2 * self._room
        base = top + height // 2 + self._rises
        if line.cells[column].best:
            painter.setPen(self._success)
            painter.drawText(begin, base, LEAST)
            begin, inner = begin + self._mark, inner - self._mark
        else:
            painter.setPen(self._text)
        needed = self._width(shown)
        if needed > inner:
            shown = self._metrics.elidedText(shown, Qt.TextElideMode.ElideRight, inner)
        elif self._model.is_numeric(line):
            begin += inner - needed
        painter.drawText(begin, base, shown)

    def _width(self, shown: str) -> int:
        width = self._widths.get(shown)
        if width is None:
            width = self._widths[shown] = self._metrics.horizontalAdvance(shown)
        return width


class _Names(QHeaderView):
    """The scenarios' names, the preferred one starred, and below in quiet words what they are."""

    def __init__(self, view: ComparisonView, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view
        self._theme = theme
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setHighlightSections(False)

    @override
    def sizeHint(self) -> QSize:
        return QSize(0, round(3.1 * self.fontMetrics().height()))

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        model, tokens = self._view.comparison_model, self._theme.tokens
        if not 0 <= logicalIndex < model.columnCount():
            return
        painter.save()
        current = self._view.currentIndex()
        chosen = current.isValid() and current.column() == logicalIndex
        painter.fillRect(rect, QColor(tokens.selected if chosen else tokens.surface))
        painter.setPen(QColor(tokens.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.drawLine(rect.topRight(), rect.bottomRight())
        room = self._theme.space(_PADDING)
        area = rect.adjusted(room, self._theme.space(1), -room, -self._theme.space(1))
        heading = model.headings[logicalIndex]
        name = model.name(logicalIndex)
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        line = metrics.height()
        top = QRect(area.left(), area.top(), area.width(), line)
        if heading.preferred:
            painter.setPen(QColor(tokens.accent))
            painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, PREFERRED)
            top.setLeft(top.left() + metrics.horizontalAdvance(f"{PREFERRED} "))
        painter.setPen(QColor(tokens.text))
        # Names are told apart by their ends as often as by their beginnings.
        cut = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, top.width())
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, cut)
        painter.setFont(self.font())
        painter.setPen(QColor(tokens.quiet))
        states = " · ".join(model.headerData(logicalIndex, self.orientation(), int(StateRole)))
        below = QRect(area.left(), area.bottom() - line + 1, area.width(), line)
        cut = self.fontMetrics().elidedText(states, Qt.TextElideMode.ElideRight, below.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, cut)
        painter.restore()


class _Titles(QHeaderView):
    """The rows' names; one in which the scenarios differ bears a mark."""

    def __init__(self, view: ComparisonView, model: ComparisonModel, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self._model = model
        self._wanted = 0
        self._theme = theme
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    def measure(self) -> None:
        """Find the width that the names want; not with every layout, which asks often."""
        names = (self._model.row_name(row) for row in range(self._model.rowCount()))
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(name) for name in names), default=0)
        mark = metrics.horizontalAdvance(f"{DIFFERS} ")
        self._wanted = widest + mark + self._theme.space(2 * _PADDING) + 1

    @override
    def sizeHint(self) -> QSize:
        # Qt's own hint asks a hundred rows for their sizes.
        return QSize(self._wanted, 0)

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        if not 0 <= logicalIndex < self._model.rowCount():
            return
        tokens, room = self._theme.tokens, self._theme.space(_PADDING)
        line = self._model.line_at(logicalIndex)
        painter.save()
        painter.fillRect(rect, QColor(tokens.surface))
        painter.setPen(QColor(tokens.line))
        painter.drawLine(rect.topRight(), rect.bottomRight())
        area = rect.adjusted(room, 0, -room, 0)
        metrics = self.fontMetrics()
        if line is None:
            font = QFont(self.font())
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(tokens.quiet))
        else:
            if line.differs:
                painter.setPen(QColor(tokens.accent))
                painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, DIFFERS)
            area.setLeft(area.left() + metrics.horizontalAdvance(f"{DIFFERS} "))
            painter.setPen(QColor(tokens.text if line.differs else tokens.quiet))
        painter.drawText(
            area,
            Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine,
            self._model.row_name(logicalIndex),
        )
        painter.restore()
