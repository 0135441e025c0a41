"""Scenarios as points of cost against time, with the front of those that none beats in both."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QWidget
from typing_extensions import override

from ascgui.charts.decision_series import DecisionData, Point, Spend
from ascgui.charts.parts import ChartTheme
from ascgui.charts.scale import Scale, padded, scale_for
from ascgui.charts.switches import Mark
from ascgui.charts.zoom_plot import Range, Rows, ZoomPlot
from ascgui.domain.project import short
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.session.tongue import Tongue

NEAR_PX = 18
"""How near to a point the pointer must be, in pixels."""

_RADIUS = 5.0
_MOST_NAMED = 60
_MOST_KEPT_FREE = 400
_LONGEST_NAME = 32
_UNITS = {
    Spend.COST: Unit.NONE,
    Spend.CARD_HOURS: Unit.CARD_HOURS,
    Spend.DEVICES: Unit.DEVICES,
}


class DecisionChart(ZoomPlot[DecisionData]):
    """``point_chosen`` carries the id of the scenario whose point was clicked or chosen by keys."""

    TO_COME = text(
        "Here scenarios stand as points of cost against time, once two of them have a duration."
    )

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._places: dict[str, tuple[float, float]] = {}
        self._scales = (Scale(Unit.SECONDS), Scale())
        self._points = _Points(self)
        self._points.setParentItem(self.box)
        self._points.setZValue(55)
        self.retranslate()
        self.restyle()

    # What is shown

    @override
    def put(self, data: DecisionData | None, lacks: Text | None) -> None:
        if data is None or self._data is None or _ids(data) != _ids(self._data):
            chosen = self._chosen
            self.forget()
            self._chosen = chosen
        self._data, self._lacks = data, lacks
        self._find_places()
        self.redraw()

    @override
    def title(self) -> str:
        return self._tongue.say("Cost against time")

    @override
    def axis_names(self) -> tuple[str, str]:
        return self._tongue.say("duration"), self._spend_name()

    @property
    @override
    def is_empty(self) -> bool:
        return self._data is None or len(self._data.points) < 2

    @override
    def marks(self) -> Sequence[Mark]:
        data = self._data
        if data is None:
            return ()
        found = [Mark("front", text("best trade-off"), "accent", "dot")]
        if len(data.front) < len(data.points):
            found.append(Mark("beaten", text("beaten"), "line_strong", "dot"))
        found.append(Mark("names", text("names"), "text", "line"))
        return found

    @override
    def legend(self) -> str:
        data = self._data
        if data is None:
            return ""
        said = []
        if data.erring:
            said.append(self._tongue.say("with errors, not compared: {n}", n=data.erring))
        if data.lacking:
            said.append(self._tongue.say("without a duration: {n}", n=data.lacking))
        return self.kept(self._tongue.show(tuple(said))) if said else ""

    @override
    def whole_range(self) -> Range:
        if not self._places:
            return 0.0, 1.0, 0.0, 1.0
        xs, ys = zip(*self._places.values(), strict=True)
        return (*padded(min(xs), max(xs), 0.12), *padded(min(ys), max(ys), 0.15))

    @override
    def rows(self) -> Rows:
        say, data = self._tongue.say, self._data
        lines: Rows = [
            [say("scenario"), say("duration (hours)"), self._spend_name(), say("best trade-off"),
             say("preferred")]
        ]  # fmt: skip
        lines += (
            [
                short(self._tongue.show(point.name), 200),
                point.duration_s / 3600,
                point.spend,
                say("yes") if point.front else say("no"),
                say("yes") if point.preferred else say("no"),
            ]
            for point in (() if data is None else data.points)
        )
        return lines

    def _spend_name(self) -> str:
        say, data = self._tongue.say, self._data
        if data is None or data.spend is Spend.CARD_HOURS:
            return say("card-hours")
        if data.spend is Spend.DEVICES:
            return say("devices")
        return say("cost ({currency})", currency=data.currency) if data.currency else say("cost")

    # Points

    @override
    def spot(self, key: Any) -> tuple[float, float] | None:
        point = None if self._data is None else self._data.point(key)
        return self._places[key] if point is not None and self._is_drawn(point) else None

    @override
    def nearest(self, x: float, y: float) -> Any:
        wanted = self.pixel(x, y)
        distances = [
            (math.hypot(at.x() - wanted.x(), at.y() - wanted.y()), point.id)
            for point, at in self.seen()
        ]
        far, key = min(distances, default=(math.inf, None))
        return key if far <= NEAR_PX else None

    @override
    def beside(self, key: Any, right: int, up: int) -> Any:
        ids = [] if self._data is None else [p.id for p in self._data.points if self._is_drawn(p)]
        if not ids:
            return None
        if key not in ids:
            return ids[0]
        return ids[min(max(ids.index(key) + (right or up), 0), len(ids) - 1)]

    @override
    def said(self, key: Any) -> str:
        data = self._data
        point = None if data is None else data.point(key)
        if data is None or point is None:
            return ""
        spent = Quantity(point.spend, _UNITS[data.spend], data.currency)
        if data.spend is Spend.DEVICES:
            spent = Quantity(round(point.spend), Unit.DEVICES)
        return self._tongue.say(
            "{name}: {duration}, {spent}",
            name=short(self._tongue.show(point.name), _LONGEST_NAME),
            duration=Quantity(point.duration_s, Unit.SECONDS),
            spent=spent,
        )

    def seen(self) -> list[tuple[Point, QPointF]]:
        """Return the points that are drawn, and where each is seen, in pixels of the box."""
        if self._data is None:
            return []
        return [
            (point, self.pixel(*self._places[point.id]))
            for point in self._data.points
            if self._is_drawn(point)
        ]

    def _is_drawn(self, point: Point) -> bool:
        return self.shows("front" if point.front else "beaten")

    def _find_places(self) -> None:
        data = self._data
        points = () if data is None else data.points
        unit = Unit.NONE if data is None else _UNITS[data.spend]
        across = scale_for([point.duration_s for point in points], Unit.SECONDS)
        along = scale_for([point.spend for point in points], unit)
        self._scales = across, along
        self._places = {
            point.id: (across.place(point.duration_s), along.place(point.spend)) for point in points
        }

    # Drawing

    @override
    def redraw(self) -> None:
        # The name of the axis follows what is compared.
        self._plot.setLabel("left", self._spend_name())
        super().redraw()

    @override
    def draw(self) -> None:
        self._points.update()

    @override
    def arrange(self) -> None:
        super().arrange()
        self._points.moved()

    def paint_points(self, painter: QPainter) -> None:
        """Paint the front, the points and their names, in pixels of the box."""
        if self.message():
            return
        area = QRectF(0, 0, self.box.width(), self.box.height())
        painter.setClipRect(area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self.seen()
        self._paint_front(painter, [at for point, at in places if point.front])
        for point, at in sorted(places, key=lambda one: (one[0].front, one[0].preferred)):
            self._paint_point(painter, point, at)
        if self.shows("names"):
            self._paint_names(painter, area, places)

    def _paint_front(self, painter: QPainter, front: list[QPointF]) -> None:
        if len(front) < 2:
            return
        path = QPainterPath(front[0])
        for before, at in pairwise(front):
            path.lineTo(at.x(), before.y())
            path.lineTo(at)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.color("accent"), 1.5, Qt.PenStyle.DashLine))
        painter.drawPath(path)

    def _paint_point(self, painter: QPainter, point: Point, at: QPointF) -> None:
        theme = self._theme
        colour = theme.color("accent" if point.front else "line_strong")
        painter.setPen(QPen(colour, 1.75))
        painter.setBrush(colour if point.front else theme.color("raised"))
        if point.preferred:
            painter.drawPath(_star(at, 1.6 * _RADIUS))
        else:
            painter.drawEllipse(at, _RADIUS, _RADIUS)

    def _paint_names(
        self, painter: QPainter, area: QRectF, places: list[tuple[Point, QPointF]]
    ) -> None:
        """Paint the names that find room, the important ones first."""
        painter.setFont(self.font())
        metrics, gap = self.fontMetrics(), self._theme.space(2)
        taken = [
            QRectF(at.x() - _RADIUS, at.y() - _RADIUS, 2 * _RADIUS, 2 * _RADIUS)
            for _, at in places[:_MOST_KEPT_FREE]
        ]
        wanted = sorted(
            (one for one in places if area.contains(one[1])),
            key=lambda one: (
                one[0].id != self._chosen,
                not one[0].preferred,
                not one[0].front,
            ),
        )
        for point, at in wanted[:_MOST_NAMED]:
            words = short(self._tongue.show(point.name), _LONGEST_NAME)
            width, height = metrics.horizontalAdvance(words), metrics.height()
            rooms = (
                QRectF(at.x() + gap, at.y() - height / 2, width, height),
                QRectF(at.x() - gap - width, at.y() - height / 2, width, height),
                QRectF(at.x() - width / 2, at.y() - gap - height, width, height),
                QRectF(at.x() - width / 2, at.y() + gap, width, height),
            )
            free = (
                room
                for room in rooms
                if area.contains(room) and not any(room.intersects(other) for other in taken)
            )
            room = next(free, None)
            if room is None:
                continue
            taken.append(room)
            ground = QColor(self._theme.color("raised"))
            ground.setAlpha(225)
            painter.fillRect(room, ground)
            painter.setPen(self._theme.color("text" if point.front else "quiet"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

    # The axes

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        # How wide names are is known with the marks only: as many as do not touch.
        scale, width = self._scales[0], self.fontMetrics().horizontalAdvance
        apart, found = self._theme.space(3), list[tuple[float, str]]()
        for sample in ("00 h", "000 min", "00 h 00 min"):
            gap = (high - low) * (width(sample) + apart) / max(size, 1.0)
            ticks = scale.ticks(low + gap / 3, high - gap / 3, gap)
            found = _named(scale, ticks, self._tongue)
            if all(
                (right - left) / (high - low) * size >= (width(name) + width(other)) / 2 + apart / 2
                for (left, name), (right, other) in pairwise(found)
            ):
                break
        return found

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        scale = self._scales[1]
        return _named(scale, self.levels(scale, low, high, size), self._tongue)


class _Points(QGraphicsItem):
    """The points in pixels of the plot; painted here, so that a file has them as vectors."""

    def __init__(self, chart: DecisionChart) -> None:
        super().__init__()
        self._chart = chart
        # Kept, as Qt also asks for it while it takes the box and all in it down.
        self._area = QRectF()

    def moved(self) -> None:
        """Take the size of the plot in force."""
        self.prepareGeometryChange()
        self._area = QRectF(0, 0, self._chart.box.width(), self._chart.box.height())
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._area

    @override
    def paint(self, painter: QPainter, option: Any, widget: QWidget | None = None) -> None:
        painter.save()
        self._chart.paint_points(painter)
        painter.restore()


def _named(scale: Scale, ticks: Sequence[float], tongue: Tongue) -> list[tuple[float, str]]:
    """Return marks with their names; of those that would be called the same, the first."""
    names: dict[str, float] = {}
    for at in ticks:
        names.setdefault(scale.name(at, tongue.language), at)
    return [(at, name) for name, at in names.items()]


def _ids(data: DecisionData) -> tuple[object, ...]:
    return data.spend, *(point.id for point in data.points)


def _star(at: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.45
        angle = math.pi * (corner / 5 - 0.5)
        place = QPointF(at.x() + reach * math.cos(angle), at.y() + reach * math.sin(angle))
        if corner:
            path.lineTo(place)
        else:
            path.moveTo(place)
    path.closeSubpath()
    return path
