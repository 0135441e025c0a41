"""Scenarios as points of cost against time, with the front of those that none beats in both."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtWidgets import QGraphicsItem, QMenu, QWidget
from typing_extensions import override

from ascgui.charts.decision_series import DecisionData, Point, Spend
from ascgui.charts.linear_ticks import round_ticks
from ascgui.charts.parts import ChartTheme
from ascgui.charts.plot import Plot
from ascgui.charts.saving import save_png, save_svg
from ascgui.charts.ticks import device_ticks, time_ticks
from ascgui.domain.project import short
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import tsv

NEAR_PX = 14
"""How near to a point a click must be to choose it, in pixels."""

_RADIUS = 5.0
_MOST_NAMED = 60
_LONGEST_NAME = 32
_LEAST_DECADES = 0.04
"""The shortest axis, in powers of ten, where all points lie in one place."""

Range = tuple[float, float, float, float]
"""Left, right, bottom and top in powers of ten."""


class DecisionChart(Plot):
    """``chosen`` carries the id of the scenario whose point was clicked or walked to by keys.

    A drag zooms into a part; Escape and a double click show all again.
    """

    chosen = Signal(object)

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._data: DecisionData | None = None
        self._lacks: Text | None = None
        self._chosen: str | None = None
        self._hovered: Point | None = None
        self._zoom: Range | None = None
        self._drag: tuple[QPointF, QPointF] | None = None
        self._marks = _Marks(self)
        self._marks.setParentItem(self.box)
        self._marks.setZValue(20)
        self.whole_action = QAction(self)
        self.whole_action.triggered.connect(self.show_whole)
        viewport = self.view.viewport()
        viewport.setMouseTracking(True)
        viewport.installEventFilter(self)
        self.view.installEventFilter(self)
        self.retranslate()
        self.restyle()

    # What is shown

    @property
    def data(self) -> DecisionData | None:
        """What is drawn."""
        return self._data

    @property
    def zoomed(self) -> bool:
        """Whether only a part is shown."""
        return self._zoom is not None

    def put(self, data: DecisionData | None, lacks: Text | None) -> None:
        """Draw ``data``, or say what it ``lacks``."""
        if data is None or self._data is None or data.spend is not self._data.spend:
            self._zoom = None
        self._data, self._lacks = data, lacks
        self._hovered = None
        self.redraw()

    def choose(self, scenario_id: str | None) -> None:
        """Mark the point of a scenario as the chosen one."""
        if scenario_id != self._chosen:
            self._chosen = scenario_id
            self._marks.update()

    def show_whole(self) -> None:
        """Show all points again."""
        if self._zoom is not None:
            self._zoom = None
            self.redraw()

    def zoom_to(self, part: Range) -> None:
        """Show a part of the chart: left, right, bottom and top in powers of ten."""
        self._zoom = part
        self.redraw()

    def save_svg(self, path: Path) -> None:
        """Write the chart as vectors.

        Raises:
            Refused: it cannot be written.
        """
        save_svg(self.view, self.title(), path)

    def save_png(self, path: Path) -> None:
        """Write the chart as points.

        Raises:
            Refused: it cannot be written.
        """
        save_png(self.view, path)

    @override
    def title(self) -> str:
        return self._tongue.say("Cost against time")

    @override
    def axis_names(self) -> tuple[str, str]:
        return self._tongue.say("duration"), self._spend_name()

    @override
    def message(self) -> str:
        if self._data is not None and len(self._data.points) > 1:
            return ""
        lacks = self._lacks or text(
            "Here scenarios stand as points of cost against time, once two of them have a duration."
        )
        return self._tongue.show(lacks)

    @override
    def legend(self) -> str:
        data = self._data
        if data is None:
            return ""
        say = self._tongue.say
        entries = [
            self.mark_html("●", "accent", say("on the front")),
            self.mark_html("○", "line_strong", say("beaten by another")),
        ]
        if any(point.preferred for point in data.points):
            entries.append(self.mark_html("★", "accent", say("preferred")))
        if data.lacking:
            entries.append(self.kept(say("without a duration: {n}", n=data.lacking)))
        if self._zoom is not None:
            entries.append(self.kept(say("A part is shown; Escape shows all.")))
        return " &nbsp; ".join(entries)

    @override
    def as_tsv(self) -> str:
        say, data = self._tongue.say, self._data
        lines: list[list[str | int | float | None]] = [
            [say("scenario"), say("duration (hours)"), self._spend_name(), say("on the front"),
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
        return tsv(lines)

    def _spend_name(self) -> str:
        say, data = self._tongue.say, self._data
        if data is None or data.spend is Spend.CARD_HOURS:
            return say("card-hours")
        if data.spend is Spend.DEVICES:
            return say("devices")
        return say("cost ({currency})", currency=data.currency) if data.currency else say("cost")

    # Drawing

    @override
    def redraw(self) -> None:
        # The name of the axis follows what is compared.
        self._plot.setLabel("left", self._spend_name())
        super().redraw()

    @override
    def draw(self) -> None:
        self._marks.update()

    @override
    def arrange(self) -> None:
        if self._data is None or not self._data.points:
            return
        left, right, bottom, top = self._zoom or self._whole()
        self.box.setRange(xRange=(left, right), yRange=(bottom, top), padding=0)
        self._marks.moved()

    def _whole(self) -> Range:
        assert self._data is not None  # noqa: S101 - asked with points only
        xs = [math.log10(point.duration_s) for point in self._data.points]
        ys = [math.log10(point.spend) for point in self._data.points]
        left, right = _padded(min(xs), max(xs), 0.12)
        bottom, top = _padded(min(ys), max(ys), 0.15)
        return left, right, bottom, top

    def pixel(self, point: Point) -> QPointF:
        """Return where ``point`` stands, in pixels of the plot."""
        place = QPointF(math.log10(point.duration_s), math.log10(point.spend))
        return self.box.mapFromView(place)

    def paint_marks(self, painter: QPainter) -> None:
        """Paint the front, the points and their names."""
        data = self._data
        if data is None or self.message():
            return
        theme = self._theme
        area = QRectF(0, 0, self.box.width(), self.box.height())
        painter.setClipRect(area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = [(point, self.pixel(point)) for point in data.points]
        self._paint_front(painter, [at for point, at in places if point.front])
        self._paint_cross(painter, area)
        for point, at in sorted(places, key=lambda one: (one[0].front, one[0].preferred)):
            self._paint_point(painter, point, at)
        self._paint_names(painter, area, places)
        if self._drag is not None:
            painter.setPen(QPen(theme.color("accent"), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(*self._drag).normalized())

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

    def _paint_cross(self, painter: QPainter, area: QRectF) -> None:
        shown = self._hovered or self._chosen_point()
        if shown is None:
            return
        at = self.pixel(shown)
        painter.setPen(QPen(self._theme.color("line_strong"), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(at.x(), at.y()), QPointF(at.x(), area.bottom()))
        painter.drawLine(QPointF(area.left(), at.y()), QPointF(at.x(), at.y()))

    def _paint_point(self, painter: QPainter, point: Point, at: QPointF) -> None:
        theme = self._theme
        colour = theme.color("accent" if point.front else "line_strong")
        radius = _RADIUS
        if point.id == self._chosen:
            painter.setPen(QPen(theme.color("text"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius + 4.5, radius + 4.5)
        painter.setPen(QPen(colour, 1.75))
        painter.setBrush(colour if point.front else theme.color("raised"))
        if point.preferred:
            painter.drawPath(_star(at, 1.6 * radius))
        else:
            painter.drawEllipse(at, radius, radius)

    def _paint_names(
        self, painter: QPainter, area: QRectF, places: list[tuple[Point, QPointF]]
    ) -> None:
        """Paint the names that find room, the important ones first, and figures of one."""
        painter.setFont(self.font())
        metrics = self.fontMetrics()
        gap = self._theme.space(2)
        taken = [QRectF(at.x() - _RADIUS, at.y() - _RADIUS, 2 * _RADIUS, 2 * _RADIUS)
                 for _, at in places[:_MOST_NAMED * 8]]  # fmt: skip
        shown = self._hovered or self._chosen_point()
        wanted = sorted(
            (one for one in places if area.contains(one[1])),
            key=lambda one: (one[0] is not shown, not one[0].preferred, not one[0].front),
        )
        for point, at in wanted[:_MOST_NAMED]:
            words = short(self._tongue.show(point.name), _LONGEST_NAME)
            if point is shown:
                words = self.figures(point)
            size = metrics.boundingRect(words)
            width, height = metrics.horizontalAdvance(words), size.height()
            rooms = (
                QRectF(at.x() + gap, at.y() - height / 2, width, height),
                QRectF(at.x() - gap - width, at.y() - height / 2, width, height),
                QRectF(at.x() - width / 2, at.y() - gap - height, width, height),
                QRectF(at.x() - width / 2, at.y() + gap, width, height),
            )
            room = next(
                (
                    one
                    for one in rooms
                    if area.contains(one) and not any(one.intersects(other) for other in taken)
                ),
                None,
            )
            if room is None and point is shown:
                room = rooms[0]
                room.moveRight(min(room.right(), area.right()))
            if room is None:
                continue
            taken.append(room)
            ground = QColor(self._theme.color("raised"))
            ground.setAlpha(225)
            painter.fillRect(room.adjusted(-2, 0, 2, 0), ground)
            painter.setPen(self._theme.color("text" if point.front else "quiet"))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)

    def figures(self, point: Point) -> str:
        """Return the name and the figures of ``point`` in one line."""
        data = self._data
        assert data is not None  # noqa: S101 - its point is of it
        unit = {Spend.CARD_HOURS: Unit.CARD_HOURS, Spend.DEVICES: Unit.DEVICES}.get(data.spend)
        spent = Quantity(point.spend, unit or Unit.NONE, data.currency)
        if data.spend is Spend.DEVICES:
            spent = Quantity(round(point.spend), Unit.DEVICES)
        return self._tongue.say(
            "{name}: {duration}, {spent}",
            name=short(self._tongue.show(point.name), _LONGEST_NAME),
            duration=Quantity(point.duration_s, Unit.SECONDS),
            spent=spent,
        )

    def _chosen_point(self) -> Point | None:
        if self._chosen is None or self._data is None:
            return None
        return self._data.point(self._chosen)

    # The axes

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        wide = self.fontMetrics().horizontalAdvance("000 min") + self._theme.space(3)
        gap = (high - low) * wide / max(size, 1.0)
        ticks = time_ticks(10 ** (low + gap / 3), 10 ** (high - gap / 3), gap)
        if len(ticks) < 2:
            wide += wide // 2
            ticks = _between(low, high, max(2, int(size / wide)), _time_unit(10**high))
        return [(math.log10(tick), self._tongue.language.duration(tick)) for tick in ticks]

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        line = 1.7 * self.fontMetrics().height()
        most = max(3, int(size / line))
        number = self._tongue.language.number
        if self._data is not None and self._data.spend is Spend.DEVICES:
            gap = (high - low) * line / max(size, 1.0)
            counts = device_ticks(10**low, 10**high, gap)
            if len(counts) > 1:
                return [(math.log10(tick), number(tick)) for tick in counts]
        return [(math.log10(tick), number(tick)) for tick in _between(low, high, most, 1.0)]

    # The pointer and the keys

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self.view and kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if watched is not self.view.viewport() or self._data is None:
            return False
        if kind == QEvent.Type.Leave:
            self._hover(None)
        elif isinstance(event, QMouseEvent):
            return self._mouse(kind, event)
        return False

    def _mouse(self, kind: QEvent.Type, event: QMouseEvent) -> bool:
        at = self.box.mapFromScene(self.view.mapToScene(event.position().toPoint()))
        left = event.button() == Qt.MouseButton.LeftButton
        if kind == QEvent.Type.MouseMove and self._drag is not None:
            self._drag = (self._drag[0], at)
            self._marks.update()
        elif kind == QEvent.Type.MouseMove:
            self._hover(self.point_near(at))
        elif kind == QEvent.Type.MouseButtonDblClick and left:
            self._drag = None
            self.show_whole()
        elif kind == QEvent.Type.MouseButtonPress and left:
            self._drag = (at, at)
            self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        elif kind == QEvent.Type.MouseButtonRelease and left and self._drag is not None:
            begin, self._drag = self._drag[0], None
            self._let_go(begin, at)
        else:
            return False
        return True

    def _let_go(self, begin: QPointF, end: QPointF) -> None:
        part = QRectF(begin, end).normalized()
        if part.width() > NEAR_PX and part.height() > NEAR_PX:
            low = self.box.mapToView(part.bottomLeft())
            high = self.box.mapToView(part.topRight())
            self.zoom_to((low.x(), high.x(), low.y(), high.y()))
            return
        self._marks.update()
        near = self.point_near(end)
        if near is not None:
            self._choose(near)

    def point_near(self, position: QPointF) -> Point | None:
        """Return the point that is nearest to ``position`` in pixels of the plot, if it is near."""
        if self._data is None or not self._data.points:
            return None
        distances = [
            (math.hypot(at.x() - position.x(), at.y() - position.y()), number)
            for number, at in enumerate(map(self.pixel, self._data.points))
        ]
        far, number = min(distances)
        return self._data.points[number] if far <= NEAR_PX else None

    def _hover(self, point: Point | None) -> None:
        if point is not self._hovered:
            self._hovered = point
            shape = (
                Qt.CursorShape.ArrowCursor if point is None else Qt.CursorShape.PointingHandCursor
            )
            self.view.viewport().setCursor(shape)
            self._marks.update()

    def _choose(self, point: Point) -> None:
        self.choose(point.id)
        self.view.setAccessibleDescription(self.figures(point))
        self.chosen.emit(point.id)

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self._zoom is not None:
            self.show_whole()
            return True
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if steps is None or self._data is None or not self._data.points:
            return False
        ids = [point.id for point in self._data.points]
        at = ids.index(self._chosen) + steps if self._chosen in ids else 0
        self._choose(self._data.points[min(max(at, 0), len(ids) - 1)])
        return True

    @override
    def retranslate(self) -> None:
        self.whole_action.setText(self._tongue.say("Show all"))
        super().retranslate()

    @override
    def _open_menu(self, position: Any) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.whole_action.setEnabled(self._zoom is not None)
        menu.addActions([self.copy_action, self.whole_action])
        menu.popup(self.view.mapToGlobal(position))


class _Marks(QGraphicsItem):
    """The points in pixels of the plot; painted here, so that a file has them as vectors."""

    def __init__(self, chart: DecisionChart) -> None:
        super().__init__()
        self._chart = chart

    def moved(self) -> None:
        """Take the size of the plot in force."""
        self.prepareGeometryChange()
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        box = self._chart.box
        return QRectF(0, 0, box.width(), box.height())

    @override
    def paint(self, painter: QPainter, option: Any, widget: QWidget | None = None) -> None:
        painter.save()
        self._chart.paint_marks(painter)
        painter.restore()


def _padded(low: float, high: float, share: float) -> tuple[float, float]:
    middle, half = (low + high) / 2, max((high - low) / 2, _LEAST_DECADES)
    return middle - half * (1 + 2 * share), middle + half * (1 + 2 * share)


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


def _time_unit(seconds: float) -> float:
    """Return the unit in which a time is round: of days, hours, minutes or seconds."""
    return next((unit for unit in (86400.0, 3600.0, 60.0) if seconds >= 3 * unit), 1.0)


def _between(low: float, high: float, most: int, unit: float) -> tuple[float, ...]:
    """Return round values between two powers of ten: evenly in a short range, else 1-2-5 steps."""
    first, last = 10**low / unit, 10**high / unit
    if last / first < 10:
        return tuple(tick * unit for tick in round_ticks(first, last, most) if tick > 0)
    decades = range(math.floor(math.log10(first)), math.ceil(math.log10(last)) + 1)
    every = max(1, math.ceil(len(decades) / most))
    digits = (1, 2, 5) if len(decades) * 3 <= most else (1,)
    steps = [digit * 10.0**decade for decade in decades[::every] for digit in digits]
    return tuple(step * unit for step in steps if first <= step <= last)
