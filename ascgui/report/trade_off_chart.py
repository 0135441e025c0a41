"""The chart of cost against time, drawn as lines of the page and not as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from ascgui.decision.blocks import Point, TradeOffChart
from ascgui.language.language import Language
from ascgui.report import axis as axes
from ascgui.report.chart import Stroke
from ascgui.report.flow import Strip
from ascgui.report.free_space import FreeSpace
from ascgui.report.paper import MM, PT
from ascgui.report.tags import Role
from ascgui.report.typesetter import SMALL, Ink, Style, Typesetter

_HEIGHT = 78 * MM
_NAMED_MOST = 12
"""Points up to which every one is labelled; of more, those that matter."""
_LABEL_MOST = 42 * MM
_FRONT = Stroke("#3a4047", 0.9, (5, 2.4))


class TradeOffPicture:
    """Draws the points with the front that joins the efficient ones."""

    def __init__(
        self, typesetter: Typesetter, language: Language, chart: TradeOffChart, width: float
    ) -> None:
        self._typesetter = typesetter
        self._language = language
        self._chart = chart
        self._width = width
        leading = SMALL.size.leading
        top, bottom = leading + 5 * PT, _HEIGHT - 2 * leading - 7 * PT
        times = [point.duration_s for point in chart.points]
        costs = [point.expense for point in chart.points]
        self._y = axes.spanning(costs, bottom, top, margin=0.08)
        self._cost_ticks = [
            (tick, self._cost(tick))
            for tick in axes.number_ticks(self._y, lambda _: 1.4 * SMALL.size.leading)
        ]
        room = max(typesetter.width(label, SMALL) for _, label in self._cost_ticks or [(0, "0")])
        self._x = axes.spanning(times, room + 8 * PT, width - 4 * PT, margin=0.06)
        self._time_ticks = [
            (tick, self._time(tick))
            for tick in axes.time_ticks(self._x, lambda tick: self._wide(self._time(tick)) + 8 * PT)
        ]

    def strip(self) -> Strip:
        """Return the chart as one strip."""
        alt = self._language.say("Chart: cost against time")
        return Strip(_HEIGHT, self._draw, keep=True, role=Role.FIGURE, alt=alt)

    def _cost(self, value: float) -> str:
        return self._language.number(value)

    def _time(self, seconds: float) -> str:
        return self._language.exact_duration(seconds)

    def _wide(self, raw: str) -> float:
        return self._typesetter.width(raw, SMALL)

    def _at(self, point: Point) -> QPointF:
        return QPointF(self._x.at(point.duration_s), self._y.at(point.expense))

    def _draw(self, painter: QPainter, x: float, y: float) -> None:
        painter.save()
        painter.translate(x, y)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = QRectF(
            self._x.start, self._y.end, self._x.end - self._x.start, self._y.start - self._y.end
        )
        self._draw_axes(painter, plot)
        free = FreeSpace(plot)
        self._draw_front(painter, free)
        for point in sorted(self._chart.points, key=lambda each: (each.preferred, each.efficient)):
            self._draw_point(painter, point)
            here = self._at(point)
            free.take(QRectF(here.x() - 4 * PT, here.y() - 4 * PT, 8 * PT, 8 * PT))
        for point in self._labelled():
            self._draw_label(painter, free, point)
        painter.restore()

    def _draw_axes(self, painter: QPainter, plot: QRectF) -> None:
        leading = SMALL.size.leading
        hair, line = QPen(Ink.HAIR.color, 0.4 * PT), QPen(Ink.QUIET.color, 0.6 * PT)
        for tick, label in self._cost_ticks:
            height = self._y.at(tick)
            painter.setPen(hair)
            painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
            left = plot.left() - 4 * PT - self._wide(label)
            self._small(painter, label, left, height - leading / 2)
        for tick, label in self._time_ticks:
            across = self._x.at(tick)
            painter.setPen(hair)
            painter.drawLine(QPointF(across, plot.top()), QPointF(across, plot.bottom()))
            self._small(painter, label, across - self._wide(label) / 2, plot.bottom() + 4 * PT)
        painter.setPen(line)
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        self._small(painter, self._chart.title, 0.0, -2 * PT)
        title = self._language.say("Duration")
        below = plot.bottom() + 4 * PT + leading
        self._small(painter, title, plot.center().x() - self._wide(title) / 2, below)

    def _draw_front(self, painter: QPainter, free: FreeSpace) -> None:
        front = sorted(
            (point for point in self._chart.points if point.efficient),
            key=lambda point: point.duration_s,
        )
        line = [self._at(point) for point in front]
        if len(line) > 1:
            painter.setPen(_FRONT.pen())
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(line))
        for start, end in pairwise(line):
            free.take_line(start, end)

    def _draw_point(self, painter: QPainter, point: Point) -> None:
        here = self._at(point)
        if point.preferred:
            painter.setPen(QPen(Ink.PAPER.color, 0.8 * PT))
            painter.setBrush(Ink.ACCENT.color)
            painter.drawEllipse(here, 3.8 * PT, 3.8 * PT)
        elif point.efficient:
            painter.setPen(QPen(Ink.PAPER.color, 0.6 * PT))
            painter.setBrush(Ink.TEXT.color)
            painter.drawEllipse(here, 2.8 * PT, 2.8 * PT)
        else:
            painter.setPen(QPen(Ink.QUIET.color, 0.8 * PT))
            painter.setBrush(Ink.PAPER.color)
            painter.drawEllipse(here, 2.4 * PT, 2.4 * PT)

    def _labelled(self) -> Sequence[Point]:
        points = self._chart.points
        chosen = [point for point in points if point.preferred or point.efficient]
        if len(points) <= _NAMED_MOST:
            chosen = list(points)
        # The preferred first, so that it has the choice of the place.
        chosen.sort(key=lambda point: (not point.preferred, not point.efficient, point.number))
        return chosen[:_NAMED_MOST]

    def _draw_label(self, painter: QPainter, free: FreeSpace, point: Point) -> None:
        ink = Ink.ACCENT if point.preferred else Ink.TEXT
        style = Style(SMALL.size, bold=point.preferred, ink=ink)
        for said in (
            self._language.say("{number}. {name}", number=str(point.number), name=point.name),
            str(point.number),
        ):
            line = self._typesetter.line(said, style, _LABEL_MOST)
            width = self._typesetter.width(line.texts[0], style)
            spots = self._spots(self._at(point), width, line.height)
            spot = free.best(spots, width, line.height)
            area = QRectF(spot.x(), spot.y(), width, line.height)
            if free.cost(area) < 100:
                break
        else:
            if not point.preferred:
                return
        free.take(area)
        painter.fillRect(area.adjusted(-PT, PT, PT, -PT), Ink.PAPER.color)
        line.draw(painter, spot.x(), spot.y())

    @staticmethod
    def _spots(here: QPointF, width: float, height: float) -> list[QPointF]:
        spots: list[QPointF] = []
        for gap in (6 * PT, 12 * PT, 20 * PT):
            spots += [
                QPointF(here.x() + dx, here.y() - height / 2 + dy)
                for dx in (gap, -gap - width)
                for dy in (0.0, -gap, gap)
            ]
            spots += [
                QPointF(here.x() - width / 2, here.y() - gap - height),
                QPointF(here.x() - width / 2, here.y() + gap),
            ]
        return spots

    def _small(self, painter: QPainter, raw: str, x: float, y: float) -> None:
        line = self._typesetter.line(raw, Style(SMALL.size, ink=Ink.QUIET), self._width)
        line.draw(painter, x, y)
