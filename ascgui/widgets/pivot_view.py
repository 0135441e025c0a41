"""A table with merged cells, headings in two lines, and first columns that stay in sight."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from ascgui.viewmodels.pivot_model import FIRST_COUNT, PivotModel
from ascgui.widgets.table_cells import quieten
from ascgui.widgets.theme import Theme

_PADDING = 2
_SAMPLED_ROWS = 200


class PivotView(QWidget):
    """``current_changed`` carries the index of the cell that the keyboard or mouse is on."""

    current_changed = Signal(object)

    def __init__(self, model: PivotModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Show ``model``."""
        super().__init__(parent)
        self._model = model
        self.names = _Half(model, theme, frozen=True)
        self.counts = _Half(model, theme, frozen=False)
        self.names.setSelectionModel(self.counts.selectionModel())
        self.names.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.names.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusProxy(self.counts)
        self.counts.verticalScrollBar().valueChanged.connect(
            self.names.verticalScrollBar().setValue
        )
        self.names.verticalScrollBar().valueChanged.connect(
            self.counts.verticalScrollBar().setValue
        )
        # Names move within their merged cells, which scrolling alone does not paint.
        self.names.verticalScrollBar().valueChanged.connect(self.names.viewport().update)
        self.counts.horizontalScrollBar().rangeChanged.connect(self._match_bars)
        self.counts.selectionModel().currentChanged.connect(
            lambda index, _before: self.current_changed.emit(index)
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.names)
        row.addWidget(self.counts, 1)
        model.modelReset.connect(self._fit)
        theme.changed.connect(self._fit)
        self._fit()

    def copy_all(self) -> None:
        """Put the whole table as it is shown on the clipboard."""
        self.counts.copy_rows(range(self._model.rowCount()))

    def _fit(self) -> None:
        """Merge cells and size columns; done once a table."""
        for half in (self.names, self.counts):
            half.clearSpans()
            for column in range(self._model.columnCount()):
                half.setColumnHidden(column, half.is_frozen != (column < FIRST_COUNT))
        for row, column, rows, columns in self._model.merged():
            half = self.names if column < FIRST_COUNT else self.counts
            half.setSpan(row, column, rows, columns)
        for half in (self.names, self.counts):
            half.size_columns()
        header = self.names.horizontalHeader()
        wide = sum(header.sectionSize(at) for at in range(min(FIRST_COUNT, header.count())))
        self.names.setFixedWidth(wide + 2 * self.names.frameWidth())
        self._match_bars()

    def _match_bars(self) -> None:
        """Keep both halves equally high inside, so that their rows stay side by side."""
        policy = Qt.ScrollBarPolicy
        scrolls = self.counts.horizontalScrollBar().maximum() > 0
        self.names.setHorizontalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if scrolls else policy.ScrollBarAlwaysOff
        )

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()


class _Half(QTableView):
    """The names or the counts."""

    def __init__(self, model: PivotModel, theme: Theme, *, frozen: bool) -> None:
        super().__init__()
        self.is_frozen = frozen
        self._pivot = model
        self._theme = theme
        self.setModel(model)
        self._cells = _Cells(model, theme, self)
        self.setItemDelegate(self._cells)
        self.setHorizontalHeader(_Header(self, model, theme, grouped=not frozen))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        quieten(self)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.verticalHeader().hide()

    def size_columns(self) -> None:
        """Make each column as wide as its heading and a sample of its rows need."""
        metrics = self.fontMetrics()
        room = self._theme.space(2 * _PADDING) + 1
        model = self._pivot
        step = max(1, model.rowCount() // _SAMPLED_ROWS)
        header = self.horizontalHeader()
        widths = {}
        for column in range(model.columnCount()):
            if self.isColumnHidden(column):
                continue
            shown = {model.shown(row, column) for row in range(0, model.rowCount(), step)}
            shown.add(str(model.headerData(column, Qt.Orientation.Horizontal)))
            widths[column] = max(map(metrics.horizontalAdvance, shown)) + room
        for name, first, count in model.groups():
            if first in widths:
                least = -(-(metrics.horizontalAdvance(name) + room) // count)
                for column in range(first, first + count):
                    widths[column] = max(widths[column], least)
        for column, width in widths.items():
            header.resizeSection(column, width)
        height = round(1.6 * metrics.height())
        vertical = self.verticalHeader()
        vertical.setMinimumSectionSize(height)
        vertical.setDefaultSectionSize(height)
        vertical.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def copy(self) -> None:
        """Put the selected rows, below their headings, on the clipboard."""
        rows: set[int] = set()
        for part in self.selectionModel().selection().toList():
            rows.update(range(part.top(), part.bottom() + 1))
        self.copy_rows(sorted(rows))

    copy_with_headings = copy

    def copy_rows(self, rows: range | list[int]) -> None:
        """Put ``rows`` on the clipboard, as text and as a table with merged cells."""
        plain, html = self._pivot.copied(list(rows))
        if plain:
            data = QMimeData()
            data.setText(plain)
            data.setHtml(html)
            QGuiApplication.clipboard().setMimeData(data)

    @override
    def event(self, event: QEvent) -> bool:
        # Claimed before the window's menu sees it: the menu's Copy has the same keys.
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._cells.begin_frame()
        super().paintEvent(event)
        if self.is_frozen:
            # Where what stays in sight ends.
            painter = QPainter(self.viewport())
            painter.setPen(QColor(self._theme.tokens.line_strong))
            right = self.viewport().width() - 1
            painter.drawLine(right, 0, right, self.viewport().height())


class _Cells(QStyledItemDelegate):
    """Paints cells with thin lines between, and a mark where the user changed one.

    What is the same for all cells is found out once a frame, in :meth:`begin_frame`.
    """

    def __init__(self, model: PivotModel, theme: Theme, view: QTableView) -> None:
        super().__init__(view)
        self._pivot = model
        self._theme = theme
        self._view = view
        self.begin_frame()

    def begin_frame(self) -> None:
        """Look up what all cells of the next frame have in common."""
        tokens = self._theme.tokens
        self._text, self._quiet = QColor(tokens.text), QColor(tokens.quiet)
        self._ground, self._line = QColor(tokens.selected), QColor(tokens.line)
        self._accent = QColor(tokens.accent)
        self._room, self._bar = self._theme.space(_PADDING), self._theme.space(0.75)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        self._left = int(Qt.AlignmentFlag.AlignLeft | middle)
        self._centre = int(Qt.AlignmentFlag.AlignHCenter | middle)
        self._metrics = self._view.fontMetrics()

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
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(left, top, width, height, self._ground)
        painter.setPen(self._line)
        right, bottom = left + width - 1, top + height - 1
        painter.drawLine(left, bottom, right, bottom)
        painter.drawLine(right, top, right, bottom)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(self._accent)
            painter.drawRect(left, top, width - 3, height - 3)
        if self._pivot.is_changed(row, column):
            painter.fillRect(left, top + 1, self._bar, height - 2, self._accent)
        shown = self._pivot.shown(row, column)
        if not shown:
            return
        painter.setPen(self._quiet if self._pivot.is_quiet(row, column) else self._text)
        inner = width - 2 * self._room
        if column >= FIRST_COUNT:
            painter.drawText(left + self._room, top, inner, height, self._centre, shown)
        else:
            cut = self._metrics.elidedText(shown, Qt.TextElideMode.ElideRight, inner)
            # A name over many rows stands in the middle of those that are in sight.
            begin = max(top, 0)
            end = min(top + height, self._view.viewport().height())
            painter.drawText(left + self._room, begin, inner, end - begin, self._left, cut)


class _Header(QHeaderView):
    """Two lines: the framework over its columns, the hardware below."""

    def __init__(self, view: QTableView, model: PivotModel, theme: Theme, *, grouped: bool) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._pivot = model
        self._theme = theme
        self._grouped = grouped
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    @override
    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 2 * self._line())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._grouped:
            return
        painter = QPainter(self.viewport())
        tokens = self._theme.tokens
        for name, first, count in self._pivot.groups():
            left = self.sectionViewportPosition(first)
            width = sum(self.sectionSize(at) for at in range(first, first + count))
            area = QRect(left, 0, width, self._line())
            painter.setPen(QColor(tokens.line))
            painter.drawLine(area.bottomLeft(), area.bottomRight())
            painter.drawLine(area.topRight(), area.bottomRight())
            painter.setPen(QColor(tokens.text))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, name)

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        tokens = self._theme.tokens
        painter.save()
        painter.fillRect(rect, QColor(tokens.surface))
        painter.setPen(QColor(tokens.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        title = str(self.model().headerData(logicalIndex, Qt.Orientation.Horizontal))
        painter.setPen(QColor(tokens.quiet))
        if self._grouped:
            below = rect.adjusted(0, self._line(), 0, 0)
            painter.setPen(QColor(tokens.line))
            painter.drawLine(below.topRight(), below.bottomRight())
            painter.setPen(QColor(tokens.quiet))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, title)
        else:
            room = self._theme.space(_PADDING)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            low = (self._line() - self.fontMetrics().height()) // 2
            painter.drawText(rect.adjusted(room, 0, -room, -low), flags, title)
        painter.restore()

    def _line(self) -> int:
        return round(1.7 * self.fontMetrics().height())
