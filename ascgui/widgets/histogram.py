"""How often which length occurs, with one length marked. Painted here: it needs no chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.tip import tip
from ascgui.widgets.theme import Theme


@dataclass(frozen=True, slots=True)
class Bin:
    """``count`` sequences of at least ``low`` and less than ``high`` tokens."""

    low: int
    high: int
    count: int


@dataclass(frozen=True, slots=True)
class Distribution:
    """Bins of equal width from 0; the last one also holds everything longer.

    ``marked`` is the sequence length. ``estimated`` lengths are marked so on the axis.
    """

    bins: tuple[Bin, ...]
    marked: int | None
    estimated: bool = False

    @property
    def width(self) -> int:
        """Tokens from the low end of a bin to that of the next."""
        return self.bins[1].low if len(self.bins) > 1 else max(1, self.bins[0].high)

    @property
    def top(self) -> int:
        """The length at the right end of the axis."""
        return self.width * len(self.bins)


def round_steps(top: float, wanted: int) -> list[int]:
    """Return about ``wanted`` round numbers from 0 up to ``top``, in steps of 1, 2 or 5."""
    rough = max(1.0, top / max(1, wanted))
    scale = 10 ** (len(str(int(rough))) - 1)
    step = next(one * scale for one in (1, 2, 5, 10) if one * scale >= rough)
    return list(range(0, int(top) + 1, step))


class Histogram(QWidget):
    """Bars over lengths; those beyond the marked length are hatched, not only coloured."""

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._tongue = tongue
        self._theme = theme
        self._shown: Distribution | None = None
        tongue.changed.connect(self._describe)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    @property
    def shown(self) -> Distribution | None:
        """What is drawn, or None."""
        return self._shown

    def put(self, distribution: Distribution | None) -> None:
        """Draw ``distribution``."""
        self._shown = distribution if distribution is not None and distribution.bins else None
        self._describe()

    def sentence(self, one: Bin) -> str:
        """Return what a bar says."""
        last = self._shown is not None and one is self._shown.bins[-1]
        if last and self._shown is not None and one.high - one.low > self._shown.width:
            return self._tongue.say(
                "{low} tokens and more: {count} sequences", low=one.low, count=one.count
            )
        return self._tongue.say(
            "{low} to {high} tokens: {count} sequences",
            low=one.low,
            high=one.high - 1,
            count=one.count,
        )

    def bin_at(self, x: float) -> Bin | None:
        """Return the bar at ``x``, or None."""
        if self._shown is None:
            return None
        area = self._area()
        at = int((x - area.left()) / area.width() * len(self._shown.bins))
        inside = area.left() <= x < area.right()
        return self._shown.bins[at] if inside and at < len(self._shown.bins) else None

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._theme.space(100), self._theme.space(44))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.space(60), self._theme.space(44))

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            one = self.bin_at(event.pos().x())
            if one is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), tip(self.sentence(one)), self)
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        self._paint_axes(painter, self._shown)
        self._paint_bars(painter, self._shown)
        self._paint_mark(painter, self._shown)
        painter.end()

    def _area(self) -> QRectF:
        metrics = self.fontMetrics()
        highest = 0 if self._shown is None else max(one.count for one in self._shown.bins)
        left = metrics.horizontalAdvance(self._tongue.show(highest)) + self._theme.space(3)
        line = metrics.lineSpacing()
        return QRectF(
            left,
            line + self._theme.space(2),
            max(1, self.width() - left - self._theme.space(4)),
            max(1, self.height() - 3 * line - self._theme.space(4)),
        )

    def _paint_axes(self, painter: QPainter, shown: Distribution) -> None:
        area, metrics = self._area(), self.fontMetrics()
        quiet, line = self._theme.color("quiet"), self._theme.color("line")
        highest = max(1, *(one.count for one in shown.bins))
        for count in round_steps(highest, 4):
            y = area.bottom() - count / highest * area.height()
            painter.setPen(QPen(line, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(quiet)
            label = QRectF(0, y - metrics.height() / 2, area.left() - 6, metrics.height())
            painter.drawText(label, Qt.AlignmentFlag.AlignRight, self._tongue.show(count))
        room = metrics.horizontalAdvance(self._tongue.show(shown.top)) * 2
        for tokens in round_steps(shown.top, max(1, int(area.width() / max(1, room)))):
            x = area.left() + tokens / shown.top * area.width()
            painter.setPen(QPen(self._theme.color("line_strong"), 1))
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4))
            painter.setPen(quiet)
            words = self._tongue.show(tokens)
            width = metrics.horizontalAdvance(words)
            left = min(x - width / 2, self.width() - width - 1)
            painter.drawText(QPointF(left, area.bottom() + 5 + metrics.ascent()), words)
        say = self._tongue.say
        name = (
            say("tokens of a sequence, estimated")
            if shown.estimated
            else say("tokens of a sequence")
        )
        painter.drawText(
            QRectF(area.left(), self.height() - metrics.height(), area.width(), metrics.height()),
            Qt.AlignmentFlag.AlignRight,
            name,
        )
        painter.drawText(QPointF(0, metrics.ascent()), say("sequences"))
        painter.setPen(QPen(self._theme.color("line_strong"), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())

    def _paint_bars(self, painter: QPainter, shown: Distribution) -> None:
        area = self._area()
        highest = max(1, *(one.count for one in shown.bins))
        step = area.width() / len(shown.bins)
        colour = self._theme.chart_color(0)
        longer = self._theme.color("warning")
        for at, one in enumerate(shown.bins):
            if not one.count:
                continue
            height = max(1.0, one.count / highest * area.height())
            bar = QRectF(
                area.left() + at * step + 0.5, area.bottom() - height, max(1.0, step - 1), height
            )
            if shown.marked is not None and one.low > shown.marked:
                painter.fillRect(bar, QBrush(longer, Qt.BrushStyle.BDiagPattern))
                painter.setPen(QPen(longer, 1))
                painter.drawRect(bar)
            else:
                painter.fillRect(bar, colour)

    def _paint_mark(self, painter: QPainter, shown: Distribution) -> None:
        if shown.marked is None:
            return
        area, metrics = self._area(), self.fontMetrics()
        inside = shown.marked <= shown.top
        x = area.left() + min(1.0, shown.marked / shown.top) * area.width()
        painter.setPen(QPen(self._theme.color("text"), 1.5, Qt.PenStyle.DashLine))
        if inside:
            top = metrics.lineSpacing() + 2
            painter.drawLine(QPointF(x, top), QPointF(x, area.bottom()))
        say = self._tongue.say
        words = (
            say("sequence length {n}", n=shown.marked)
            if inside
            else say("sequence length {n} →", n=shown.marked)
        )
        painter.setPen(self._theme.color("text"))
        width = metrics.horizontalAdvance(words)
        left = min(
            max(x - width / 2, area.left() + metrics.horizontalAdvance(words) / 4),
            self.width() - width - 2,
        )
        painter.drawText(QPointF(left, metrics.ascent()), words)

    def _describe(self) -> None:
        self.setAccessibleName(self._tongue.say("Lengths of the sequences"))
        self.setAccessibleDescription(
            ""
            if self._shown is None
            else "; ".join(self.sentence(one) for one in self._shown.bins if one.count)
        )
        self.update()


def distribution(
    bins: Sequence[tuple[int, int, int]], marked: int | None, *, estimated: bool
) -> Distribution:
    """Return the distribution of (low, high, count) ``bins``."""
    return Distribution(tuple(Bin(*one) for one in bins), marked, estimated)
