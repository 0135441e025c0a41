"""The chart of duration over devices, drawn as lines of the page and not as a picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from ascgui.domain.answer import Answer, Curve
from ascgui.domain.plan import GoalKind
from ascgui.domain.text import Quantity, Unit, Value, text
from ascgui.estimator.calendar import deadline_left_s, deadline_shown
from ascgui.language.language import Language
from ascgui.report import axis as axes
from ascgui.report.flow import Strip
from ascgui.report.free_space import FreeSpace
from ascgui.report.paper import MM, PT
from ascgui.report.tags import Role
from ascgui.report.typesetter import SMALL, Ink, Lines, Style, Typesetter

MOST_CURVES = 6
_HEIGHT = 74 * MM
_LABEL_MOST = 44 * MM
_SAMPLE_LENGTH = 16 * PT
_MARK = Style(SMALL.size, bold=True)


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a curve is drawn: told apart by dash, tone and weight, so in grey print as well."""

    tone: str
    weight: float
    dash: tuple[float, ...] = ()

    def pen(self) -> QPen:
        """Return the pen for it."""
        pen = QPen(QColor(self.tone), self.weight * PT)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if self.dash:
            # Qt counts dashes in pen widths.
            pen.setDashPattern([length / self.weight for length in self.dash])
        return pen


_CHOSEN = Stroke(Ink.ACCENT.value, 1.7)
_OTHERS = (
    Stroke("#3a4047", 0.9, (6, 2.2)),
    Stroke("#878e97", 1.2),
    Stroke("#3a4047", 1.0, (1.2, 1.8)),
    Stroke("#6a717a", 0.9, (8, 2, 1.4, 2)),
    Stroke("#878e97", 1.1, (3, 1.8)),
)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A curve with the points that can be drawn, its stroke and its label."""

    points: tuple[tuple[float, float], ...]
    stroke: Stroke
    label: Lines


@dataclass(frozen=True, slots=True)
class Selection:
    """Which curves the chart shows, and which not: beyond its limit, and without any points."""

    shown: tuple[Curve, ...]
    left_out: tuple[Curve, ...]
    empty: tuple[Curve, ...]


def select(curves: Sequence[Curve]) -> Selection:
    """Return the curves to draw: the plan's own, then those that finish soonest per device."""
    filled = [curve for curve in curves if _points(curve)]
    filled.sort(key=lambda curve: (not curve.chosen, _device_seconds(curve)))
    return Selection(
        tuple(filled[:MOST_CURVES]),
        tuple(filled[MOST_CURVES:]),
        tuple(curve for curve in curves if not _points(curve)),
    )


def _device_seconds(curve: Curve) -> float:
    devices, seconds = _points(curve)[0]
    return devices * seconds


def _points(curve: Curve) -> tuple[tuple[float, float], ...]:
    return tuple(
        (devices, seconds)
        for devices, seconds in zip(curve.devices, curve.duration_s, strict=False)
        if devices > 0 and seconds > 0 and math.isfinite(seconds)
    )


def strip(
    typesetter: Typesetter,
    language: Language,
    answer: Answer,
    curves: Sequence[Curve],
    *,
    name: Callable[[Curve], str],
    width: float,
    marks: Sequence[tuple[int, float, str]] = (),
    whose: str = "",
) -> Strip:
    """Return the chart of ``curves`` (as :func:`select` gives them, not empty).

    ``marks`` are further points: devices, seconds, and what to write beside them. ``whose`` names
    the scenario of ``answer`` where there are others; without it the point is the chosen one.
    """
    made = _Chart(
        typesetter, language, answer, curves, name=name, width=width, marks=marks, whose=whose
    )
    return made.strip()


class _Chart:
    def __init__(
        self,
        typesetter: Typesetter,
        language: Language,
        answer: Answer,
        curves: Sequence[Curve],
        *,
        name: Callable[[Curve], str],
        width: float,
        marks: Sequence[tuple[int, float, str]],
        whose: str,
    ) -> None:
        self._typesetter = typesetter
        self._further = marks
        self._whose = whose
        self._language = language
        self._width = width
        others = iter(_OTHERS)
        names = [name(curve) for curve in curves]
        label_style = Style(SMALL.size)
        most = min(_LABEL_MOST, 0.3 * width)
        room = min(most, max(typesetter.width(label, label_style) for label in names) + PT)
        self._curves = [
            _Drawn(
                _points(curve),
                _CHOSEN if curve.chosen else next(others, _OTHERS[-1]),
                typesetter.lines(
                    label,
                    Style(SMALL.size, ink=Ink.ACCENT if curve.chosen else Ink.TEXT),
                    room,
                    most=2,
                ),
            )
            for curve, label in zip(curves, names, strict=True)
        ]
        self._point = self._chosen_point(answer)
        self._range = (
            (answer.duration.low, answer.duration.high)
            if answer.duration is not None and self._point is not None
            else None
        )
        self._estimated = answer.is_estimate
        self._minimum = answer.minimum_devices
        goal = answer.plan.goal
        # The curves are computing, so the line is what a calendar leaves of the deadline for it.
        left = deadline_left_s(answer.plan) if goal.kind is GoalKind.DEADLINE else None
        self._deadline = left or None
        self._deadline_shown = deadline_shown(answer.plan)
        self._lay_out_axes(room)

    @staticmethod
    def _chosen_point(answer: Answer) -> tuple[float, float] | None:
        seconds = answer.duration_s
        if not answer.devices or seconds is None or not 0 < seconds < math.inf:
            return None
        return answer.devices, seconds

    def _lay_out_axes(self, label_room: float) -> None:
        counts = [point[0] for curve in self._curves for point in curve.points]
        times = [point[1] for curve in self._curves for point in curve.points]
        points = [mark[:2] for mark in self._further]
        for devices, seconds in points if self._point is None else [self._point, *points]:
            counts.append(devices)
            times.append(seconds)
        if self._deadline is not None and (min(times) / 50 <= self._deadline <= max(times) * 50):
            times.append(self._deadline)
        leading = SMALL.size.leading
        top, bottom = leading + 5 * PT, _HEIGHT - 2 * leading - 7 * PT
        self._y = axes.spanning(times, bottom, top, margin=0.05)
        self._time_ticks = [
            (
                tick,
                self._typesetter.line(self._language.exact_duration(tick), SMALL.quiet(), 30 * MM),
            )
            for tick in axes.time_ticks(self._y, lambda _: 1.7 * leading)
        ]
        left = 5 * PT + max(
            (self._typesetter.width(line.texts[0], SMALL) for _, line in self._time_ticks),
            default=0.0,
        )
        right = self._width - label_room - _SAMPLE_LENGTH - 12 * PT
        self._x = axes.spanning(counts, left, right, margin=0.03)
        self._count_ticks = axes.count_ticks(
            self._x,
            lambda tick: 7 * PT + self._typesetter.width(self._language.show(int(tick)), SMALL),
        )

    def strip(self) -> Strip:
        alt = self._language.say("Chart: duration over devices")
        return Strip(_HEIGHT, self._draw, before=4 * PT, role=Role.FIGURE, alt=alt)

    def _draw(self, painter: QPainter, x: float, y: float) -> None:
        painter.save()
        painter.translate(x, y)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_grid(painter)
        free = FreeSpace(self._plot())
        for curve in reversed(self._curves):
            line = self._line(curve)
            self._draw_curve(painter, curve, line)
            for start, end in pairwise(line):
                free.take_line(start, end)
        self._draw_marks(painter, free)
        self._draw_labels(painter)
        painter.restore()

    def _plot(self) -> QRectF:
        return QRectF(
            self._x.start, self._y.end, self._x.end - self._x.start, self._y.start - self._y.end
        )

    def _draw_grid(self, painter: QPainter) -> None:
        plot, leading = self._plot(), SMALL.size.leading
        hair, line = QPen(Ink.HAIR.color, 0.4 * PT), QPen(Ink.QUIET.color, 0.6 * PT)
        for tick, label in self._time_ticks:
            height = self._y.at(tick)
            painter.setPen(hair)
            painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
            width = self._typesetter.width(label.texts[0], SMALL)
            label.draw(painter, plot.left() - 4 * PT - width, height - leading / 2)
        for count in self._count_ticks:
            across = self._x.at(count)
            painter.setPen(hair)
            painter.drawLine(QPointF(across, plot.top()), QPointF(across, plot.bottom()))
            painter.setPen(line)
            painter.drawLine(
                QPointF(across, plot.bottom()), QPointF(across, plot.bottom() + 2.5 * PT)
            )
            self._centred(painter, self._language.show(count), across, plot.bottom() + 4 * PT)
        painter.setPen(line)
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        self._small(painter, self._language.say("Duration"), 0.0, -2 * PT, Ink.QUIET)
        title = self._language.say("Devices")
        self._centred(painter, title, plot.center().x(), plot.bottom() + 4 * PT + leading)

    def _line(self, curve: _Drawn) -> list[QPointF]:
        """Return the points of the curve on the page, without those too near to be told apart."""
        line: list[QPointF] = []
        for index, (devices, seconds) in enumerate(curve.points):
            here = QPointF(self._x.at(devices), self._y.at(seconds))
            last = index == len(curve.points) - 1
            if not line or last or (here - line[-1]).manhattanLength() >= 0.5 * PT:
                line.append(here)
        return line

    @staticmethod
    def _draw_curve(painter: QPainter, curve: _Drawn, line: Sequence[QPointF]) -> None:
        painter.setPen(curve.stroke.pen())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if len(line) > 1:
            painter.drawPolyline(QPolygonF(line))
        side = 1.6 * PT
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(curve.stroke.tone))
        painter.drawRect(QRectF(line[0].x() - side, line[0].y() - side, 2 * side, 2 * side))

    def _draw_marks(self, painter: QPainter, free: FreeSpace) -> None:
        plot = self._plot()
        if self._minimum and self._x.holds(self._minimum):
            across = self._x.at(self._minimum)
            painter.setPen(Stroke(Ink.TEXT.value, 0.7, (1, 2)).pen())
            painter.drawLine(QPointF(across, plot.top()), QPointF(across, plot.bottom()))
        if self._deadline is not None and self._y.holds(self._deadline):
            height = self._y.at(self._deadline)
            painter.setPen(Stroke(Ink.TEXT.value, 0.8, (7, 3)).pen())
            painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
            free.take_line(QPointF(plot.left(), height), QPointF(plot.right(), height))
        if self._point is not None:
            self._draw_point(painter, free)
        for further in self._further:
            self._draw_further(painter, free, *further)
        self._draw_deadline_label(painter, free)
        self._draw_minimum_label(painter, free)

    def _draw_point(self, painter: QPainter, free: FreeSpace) -> None:
        devices, seconds = self._point or (1.0, 1.0)
        here = QPointF(self._x.at(devices), self._y.at(seconds))
        if self._range is not None:
            low, high = (self._y.at(max(value, 1e-9)) for value in self._range)
            painter.setPen(QPen(Ink.ACCENT.color, 0.9 * PT))
            painter.drawLine(QPointF(here.x(), low), QPointF(here.x(), high))
            for end in (low, high):
                painter.drawLine(QPointF(here.x() - 3 * PT, end), QPointF(here.x() + 3 * PT, end))
        painter.setPen(QPen(Ink.PAPER.color, 0.8 * PT))
        painter.setBrush(QBrush(Ink.ACCENT.color))
        painter.drawEllipse(here, 3.2 * PT, 3.2 * PT)
        free.take(QRectF(here.x() - 5 * PT, here.y() - 6 * PT, 10 * PT, 12 * PT))
        duration: Value = Quantity(seconds, Unit.SECONDS)
        if self._estimated:
            duration = text("≈ {value}", value=duration)
        shown = Quantity(devices, Unit.DEVICES)
        said = self._language.say("chosen: {devices}, {duration}", devices=shown, duration=duration)
        if self._whose:
            said = self._language.say(
                "{number}: {devices}, {duration}",
                number=self._whose,
                devices=shown,
                duration=duration,
            )
        lines = self._typesetter.lines(
            said,
            Style(SMALL.size, bold=True, ink=Ink.ACCENT),
            60 * MM,
        )
        spots = [
            QPointF(here.x() + dx, here.y() + dy - lines.height / 2)
            for gap in (9, 16, 26)
            for dx, dy in (
                (gap * PT, -0.9 * gap * PT),
                (gap * PT, 0.0),
                (-gap * PT - self._wide(lines), 0.9 * gap * PT),
                (gap * PT, 0.9 * gap * PT),
                (-gap * PT - self._wide(lines), -0.9 * gap * PT),
            )
        ]
        self._put(painter, free, lines, spots)

    def _draw_further(
        self, painter: QPainter, free: FreeSpace, devices: int, seconds: float, said: str
    ) -> None:
        here = QPointF(self._x.at(devices), self._y.at(seconds))
        painter.setPen(QPen(Ink.PAPER.color, 0.6 * PT))
        painter.setBrush(QBrush(Ink.TEXT.color))
        painter.drawEllipse(here, 2.4 * PT, 2.4 * PT)
        free.take(QRectF(here.x() - 3 * PT, here.y() - 3 * PT, 6 * PT, 6 * PT))
        line = self._typesetter.line(said, _MARK, 30 * MM)
        width = self._wide(line)
        spots = [
            QPointF(here.x() + dx, here.y() + dy - line.height / 2)
            for gap in (4, 8, 13)
            for dx, dy in (
                (gap * PT, -(gap + 1) * PT),
                (gap * PT, (gap + 1) * PT),
                (-gap * PT - width, (gap + 1) * PT),
                (-gap * PT - width, -(gap + 1) * PT),
                ((gap + 3) * PT, 0.0),
            )
        ]
        spot = free.best(spots, width, line.height)
        free.take(QRectF(spot.x(), spot.y(), width, line.height))
        line.draw(painter, spot.x(), spot.y())

    def _draw_deadline_label(self, painter: QPainter, free: FreeSpace) -> None:
        shown = self._deadline_shown
        if self._deadline is None or shown is None:
            return
        plot = self._plot()
        if self._y.holds(self._deadline):
            sentence, height = (
                self._language.say("deadline {duration}", duration=shown),
                self._y.at(self._deadline),
            )
        elif self._deadline > self._y.high:
            sentence, height = (
                self._language.say("deadline {duration}, above this picture", duration=shown),
                plot.top() + SMALL.size.leading,
            )
        else:
            sentence, height = (
                self._language.say("deadline {duration}, below this picture", duration=shown),
                plot.bottom(),
            )
        lines = self._typesetter.lines(sentence, Style(SMALL.size), 70 * MM)
        width = self._wide(lines)
        spots = [
            QPointF(plot.left() + part * (plot.width() - width - 6 * PT) + 3 * PT, height + dy)
            for dy in (-lines.height - PT, 1.5 * PT)
            for part in (1.0, 0.0, 0.75, 0.25, 0.5)
        ]
        self._put(painter, free, lines, spots)

    def _draw_minimum_label(self, painter: QPainter, free: FreeSpace) -> None:
        if not self._minimum or not self._x.holds(self._minimum):
            return
        plot, across = self._plot(), self._x.at(self._minimum)
        lines = self._typesetter.lines(
            self._language.say("minimum {n}", n=self._minimum), Style(SMALL.size), 50 * MM
        )
        spots = [
            QPointF(x, plot.top() + part * (plot.height() - lines.height - 4 * PT) + 2 * PT)
            for part in (1.0, 0.85, 0.7, 0.55, 0.0, 0.15, 0.3)
            for x in (across + 3 * PT, across - 3 * PT - self._wide(lines))
        ]
        self._put(painter, free, lines, spots)

    def _draw_labels(self, painter: QPainter) -> None:
        """Write each curve's name at its right end, pushed apart where they would touch."""
        plot = self._plot()
        ends = [
            QPointF(self._x.at(c.points[-1][0]), self._y.at(c.points[-1][1])) for c in self._curves
        ]
        order = sorted(range(len(ends)), key=lambda index: ends[index].y())
        heights = [self._curves[index].label.height + PT for index in order]
        tops = [ends[index].y() - height / 2 for index, height in zip(order, heights, strict=True)]
        for position in range(1, len(order)):
            tops[position] = max(tops[position], tops[position - 1] + heights[position - 1])
        limit = plot.bottom() + SMALL.size.leading
        for position in reversed(range(len(order))):
            tops[position] = min(tops[position], limit - heights[position])
            limit = tops[position]
        left = plot.right() + 6 * PT
        for position, index in enumerate(order):
            curve, end = self._curves[index], ends[index]
            middle = tops[position] + heights[position] / 2
            painter.setPen(QPen(Ink.RULE.color, 0.5 * PT))
            painter.drawLine(end, QPointF(left - PT, middle))
            painter.setPen(curve.stroke.pen())
            painter.drawLine(QPointF(left, middle), QPointF(left + _SAMPLE_LENGTH, middle))
            curve.label.draw(painter, left + _SAMPLE_LENGTH + 4 * PT, tops[position])

    def _put(
        self, painter: QPainter, free: FreeSpace, lines: Lines, spots: Sequence[QPointF]
    ) -> None:
        spot = free.best(spots, self._wide(lines), lines.height)
        free.take(QRectF(spot.x(), spot.y(), self._wide(lines), lines.height))
        painter.fillRect(
            QRectF(spot.x() - PT, spot.y() + PT, self._wide(lines) + 2 * PT, lines.height - 2 * PT),
            QColor(255, 255, 255),
        )
        lines.draw(painter, spot.x(), spot.y())

    def _wide(self, lines: Lines) -> float:
        return max(self._typesetter.width(line, lines.style) for line in lines.texts)

    def _centred(self, painter: QPainter, raw: str, x: float, y: float) -> None:
        self._small(painter, raw, x - self._typesetter.width(raw, SMALL) / 2, y, Ink.QUIET)

    def _small(self, painter: QPainter, raw: str, x: float, y: float, ink: Ink) -> None:
        self._typesetter.line(raw, Style(SMALL.size, ink=ink), self._width).draw(painter, x, y)
