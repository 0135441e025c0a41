"""Duration over devices on logarithmic axes, with the plan's own point that can be dragged.

Imports pyqtgraph, which takes half a second: import this module once the window is up.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QKeyEvent,
    QPainterPath,
)
from PySide6.QtWidgets import (
    QFileDialog,
    QGraphicsPathItem,
    QWidget,
)
from typing_extensions import override

from ascgui.charts.duration_series import ChartData, Series
from ascgui.charts.export import as_svg
from ascgui.charts.parts import ChartTheme, Label, dot, pg
from ascgui.charts.plot import Plot
from ascgui.charts.ticks import device_ticks, spread, time_ticks
from ascgui.domain.text import Quantity, Text, Unit, about, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import tsv

GRAB_PX = 14
"""How near the pointer must be to the chosen point to drag it, in pixels."""

_NEAR_PX = 60


class DurationChart(Plot[ChartData]):
    """The chart of one plan.

    ``devices_tried`` carries the device count under the pointer while the point is dragged, and
    None when the drag is given up; ``devices_chosen`` carries it when the point is let go, or
    moved by an arrow key.
    """

    devices_tried = Signal(object)
    devices_chosen = Signal(object)

    TO_COME = text("The chart shows the duration over devices.")

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._tried: int | None = None
        self._curves: list[pg.PlotCurveItem] = []
        self._names: list[Label] = []
        self._legend.setTextFormat(Qt.TextFormat.PlainText)
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)
        self.view.viewport().setMouseTracking(True)
        self._add_marks()
        self.save_action = QAction(self)
        self.save_action.triggered.connect(self._ask_where_to_save)
        self.addAction(self.save_action)
        self.retranslate()
        self.restyle()

    def _add_marks(self) -> None:
        self._band = QGraphicsPathItem()
        self._minimum = pg.InfiniteLine(angle=90)
        self._deadline = pg.InfiniteLine(angle=0)
        self._cross = pg.InfiniteLine(angle=90)
        self._hover_point = dot(3.5)
        self._point = dot(6.5)
        self._minimum_name = self.label()
        self._deadline_name = self.label()
        self._point_name = self.label()
        self._hover_name = self.label()
        self.stack(self._band, self._minimum, self._deadline, self._cross, above=1)
        self.stack(self._hover_point, self._point, above=20)
        for item in (self._cross, self._hover_point, self._hover_name):
            item.hide()

    # What is shown

    @property
    @override
    def data(self) -> ChartData:
        return self._data or ChartData()

    @property
    @override
    def is_empty(self) -> bool:
        return not self.data.series

    @override
    def put(self, data: ChartData | None, lacks: Text | None) -> None:
        if data == self._data and lacks == self._lacks:
            return
        self._data, self._lacks = data, lacks
        self._unhover()
        self.redraw()

    @override
    def make_box(self) -> pg.ViewBox:
        return _Box(self)

    @override
    def title(self) -> str:
        return self._tongue.say("Duration over devices")

    @override
    def axis_names(self) -> tuple[str, str]:
        return self._tongue.say("devices"), ""

    @override
    def retranslate(self) -> None:
        self.save_action.setText(self._tongue.say("Save as SVG…"))
        super().retranslate()

    @override
    def restyle(self) -> None:
        theme, font = self._theme, QFont(self.font())
        for line, token in (
            (self._minimum, "quiet"),
            (self._deadline, "warning"),
            (self._cross, "line_strong"),
        ):
            line.setPen(pg.mkPen(theme.color(token), width=1, style=Qt.PenStyle.DashLine))
        own = theme.chart_color(0)
        self._point.setBrush(own)
        self._point.setPen(pg.mkPen(theme.color("raised"), width=2))
        self._hover_point.setPen(pg.mkPen(None))
        band = QColor(own)
        band.setAlpha(34)
        self._band.setBrush(band)
        self._band.setPen(pg.mkPen(None))
        for label, token in (
            (self._minimum_name, "quiet"),
            (self._deadline_name, "warning"),
            (self._point_name, "text"),
            (self._hover_name, "text"),
        ):
            label.setFont(font)
            label.setBrush(theme.color(token))
            label.ground = QColor(theme.color("raised"))
            label.ground.setAlpha(235)
        super().restyle()

    @override
    def as_tsv(self) -> str:
        counts = sorted({count for one in self.data.series for count in one.devices})
        columns = [dict(zip(one.devices, one.duration_s, strict=True)) for one in self.data.series]
        head = [self._tongue.say("devices")]
        head += [self._tongue.say("{curve} (hours)", curve=one.name) for one in self.data.series]
        lines: list[list[str | int | float | None]] = [list(head)]
        for count in counts:
            times = [column.get(count) for column in columns]
            lines.append([count, *(None if time is None else time / 3600 for time in times)])
        return tsv(lines)

    def save_svg(self, path: str) -> None:
        """Write the chart as vectors to ``path``.

        Raises:
            OSError: it cannot be written.
        """
        Path(path).write_bytes(as_svg((self.view,), self.title(), self._theme.color("raised")))

    # Drawing

    @override
    def draw(self) -> None:
        data = self.data
        has_curves = bool(data.series)
        while len(self._curves) < len(data.series):
            curve = pg.PlotCurveItem(antialias=True)
            self._curves.append(curve)
            self.box.addItem(curve, ignoreBounds=True)
            name = Label()
            name.setParentItem(self.box)
            self._names.append(name)
        for number, curve in enumerate(self._curves):
            shown = number < len(data.series)
            curve.setVisible(shown)
            self._names[number].setVisible(shown)
            if shown:
                self._draw_curve(number, data.series[number])
        self._band.setVisible(has_curves)
        self._draw_mark(self._minimum, data.minimum if has_curves else None)
        self._draw_mark(self._deadline, data.deadline_s if has_curves else None)
        self._minimum_name.setText(self._tongue.say("minimum {count}", count=data.minimum or 0))
        if data.deadline is not None:
            self._deadline_name.setText(
                self._tongue.say("deadline {duration}", duration=data.deadline)
            )
        self._draw_point()

    def _draw_curve(self, number: int, series: Series) -> None:
        hue = self._hue(number)
        curve, name = self._curves[number], self._names[number]
        curve.setData(
            [math.log10(count) for count in series.devices],
            [math.log10(time) for time in series.duration_s],
        )
        curve.setPen(pg.mkPen(hue, width=2.5 if series.chosen else 1.5))
        curve.setZValue(10 if series.chosen else 5)
        name.setText(series.name)
        name.setBrush(hue)
        font = QFont(self.font())
        font.setBold(series.chosen)
        name.setFont(font)

    def _hue(self, number: int) -> QColor:
        """Return the colour of a curve; the first hue is the plan's own curve's."""
        own = bool(self.data.series) and self.data.series[0].chosen
        return self._theme.chart_color(number if own else number + 1)

    def _draw_mark(self, line: pg.InfiniteLine, value: float | None) -> None:
        line.setVisible(bool(value))
        name = self._minimum_name if line is self._minimum else self._deadline_name
        name.setVisible(bool(value))
        if value:
            line.setValue(math.log10(value))

    def _draw_point(self) -> None:
        devices, seconds = self._shown_point()
        own = self.data.own
        shown = devices is not None and seconds is not None and own is not None
        self._point.setVisible(shown)
        self._point_name.setVisible(shown)
        if devices is None or seconds is None or own is None:
            return
        self._point.setPos(math.log10(devices), math.log10(seconds))
        self._point_name.setText(
            self._tongue.say(
                "{devices}, {duration}",
                devices=Quantity(devices, Unit.DEVICES),
                duration=about(Quantity(seconds, Unit.SECONDS), estimate=own.estimate),
            )
        )

    def _shown_point(self) -> tuple[int | None, float | None]:
        if self._tried is not None:
            return self._tried, self.data.at(self._tried)
        return self.data.devices, self.data.duration_s

    @override
    def legend(self) -> str:
        remarks: list[str] = []
        if self.data.unrated:
            remarks.append(
                self._tongue.say(
                    "No curve, as no throughput is known: {curves}",
                    curves=self.data.unrated,
                )
            )
        if self.data.undrawn:
            remarks.append(
                self._tongue.say("Not drawn, for want of room: {curves}", curves=self.data.undrawn)
            )
        return "\n".join(remarks)

    # Places in pixels

    @override
    def arrange(self) -> None:
        # Line ends have room for their names.
        width, height = self.box.width(), self.box.height()
        if width < 2 or height < 2 or not self.data.series:
            return
        names = [self._names[number] for number in range(len(self.data.series))]
        room = max(name.boundingRect().width() for name in names) + self._theme.space(4)
        share = max(0.3, 1 - room / width)
        fewest, most = self.data.device_range
        left, right = math.log10(fewest), math.log10(max(most, fewest * 2))
        pad = (right - left) * 0.03
        left, right = left - pad, left + (right - left + pad) / share
        shortest, longest = self.data.duration_range
        bottom, top = math.log10(shortest), math.log10(longest)
        # A line of text has room above the highest mark and below the lowest.
        line = min(1.5 * self.fontMetrics().height() / height, 0.3)
        scale = max(top - bottom, 0.1) / (1 - 2 * line)
        self.box.setRange(
            xRange=(left, right),
            yRange=(bottom - line * scale, top + line * scale),
            padding=0,
        )
        self._place_names()
        self._place_band()
        self._place_mark_names()

    def _pixel(self, devices: float, seconds: float) -> QPointF:
        return self.box.mapFromView(QPointF(math.log10(devices), math.log10(seconds)))

    def _place_names(self) -> None:
        gap = self._theme.space(2)
        ends = [self._pixel(one.devices[-1], one.duration_s[-1]) for one in self.data.series]
        line = self.fontMetrics().height()
        heights = spread([end.y() for end in ends], line, line / 2, self.box.height() - line / 2)
        for name, end, height in zip(self._names, ends, heights, strict=False):
            name.setPos(end.x() + gap, height - name.boundingRect().height() / 2)

    def _place_band(self) -> None:
        own, path = self.data.own, QPainterPath()
        if own is not None and self.data.high > self.data.low:
            points = [
                (math.log10(count), math.log10(time))
                for count, time in zip(own.devices, own.duration_s, strict=True)
            ]
            high, low = math.log10(self.data.high), math.log10(self.data.low)
            path.moveTo(points[0][0], points[0][1] + high)
            for x, y in points[1:]:
                path.lineTo(x, y + high)
            for x, y in reversed(points):
                path.lineTo(x, y + low)
            path.closeSubpath()
        self._band.setPath(path)

    def _place_mark_names(self) -> None:
        gap, height = self._theme.space(1), self.box.height()
        line = self.fontMetrics().height()
        taken = [name.mapRectToParent(name.boundingRect()) for name in self._names]
        if self.data.minimum:
            at = self._pixel(self.data.minimum, 1.0)
            self._minimum_name.setPos(at.x() + gap, height - line - gap)
            taken.append(self._minimum_name.mapRectToParent(self._minimum_name.boundingRect()))
        devices, seconds = self._shown_point()
        point = None
        if devices is not None and seconds is not None:
            point = self._pixel(devices, seconds)
            taken.append(QRectF(point.x() - gap, point.y() - gap, 2 * gap, 2 * gap))
        if self.data.deadline_s:
            y = self._pixel(1.0, self.data.deadline_s).y()
            wide = self._deadline_name.boundingRect().width()
            right = max(0.0, self.box.width() - wide - gap)
            spots = [
                QPointF(x, beside)
                for x in (right, right / 2, 0.0)
                for beside in (max(0.0, y - line - gap / 2), y + gap / 2)
            ]
            taken.append(self._put(self._deadline_name, spots, taken))
        if point is not None:
            wide = self._point_name.boundingRect().width()
            spots = [
                QPointF(x, point.y() + dy)
                for far in (1, 2, 3)
                for dy in (-far * line - gap, (far - 1) * line + gap)
                for x in (point.x() + 2 * gap, point.x() - wide - 2 * gap)
            ]
            self._put(self._point_name, spots, taken)

    def _put(self, name: Label, spots: Sequence[QPointF], taken: Sequence[QRectF]) -> QRectF:
        """Move ``name`` to the first of ``spots`` where it covers least, and return its place."""
        size = name.boundingRect().size()
        box = QRectF(0.0, 0.0, self.box.width(), self.box.height())

        def covered(spot: QPointF) -> float:
            place = QRectF(spot, size)
            inside = place.intersected(box)
            cut = size.width() * size.height() - inside.width() * inside.height()
            over = (place.intersected(other) for other in taken)
            return round(2 * cut + sum(part.width() * part.height() for part in over), 3)

        best = min(spots, key=covered)
        name.setPos(best)
        return QRectF(best, size)

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        wide = self.fontMetrics().horizontalAdvance("0,000") * 1.2
        fewest, most = self.data.device_range
        ticks = device_ticks(fewest, min(10**high, most), (high - low) * wide / max(size, 1.0))
        return [(math.log10(tick), self._tongue.language.number(tick)) for tick in ticks]

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        line = (high - low) * self.fontMetrics().height() / max(size, 1.0)
        # A mark near an end has no room for its name.
        ticks = time_ticks(10 ** (low + line / 2), 10 ** (high - line / 2), 1.3 * line)
        return [(math.log10(tick), self._tongue.language.exact_duration(tick)) for tick in ticks]

    # The pointer and the keys

    def is_on_point(self, position: QPointF) -> bool:
        """Return whether a drag from ``position``, in pixels of the box, moves the point."""
        devices, seconds = self._shown_point()
        if devices is None or seconds is None or self.data.own is None:
            return False
        distance = self._pixel(devices, seconds) - position
        return math.hypot(distance.x(), distance.y()) <= GRAB_PX

    def drag_to(self, position: QPointF, *, done: bool) -> None:
        """Move the point to the device count nearest to ``position``; ``done`` lets it go."""
        own = self.data.own
        if own is None:
            return
        wanted = self.box.mapToView(position).x()
        devices = own.devices[_nearest_at(own.devices, wanted)]
        if done:
            self._tried = None
            self.devices_chosen.emit(devices)
            return
        if devices != self._tried:
            self._tried = devices
            self._draw_point()
            self._place_mark_names()
            self.devices_tried.emit(devices)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Wheel:
            event.ignore()
            return watched is not self.view
        if watched is self.view and kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if watched is self.view.viewport():
            if kind == QEvent.Type.MouseMove:
                self._hover(event.position())  # type: ignore[attr-defined]
            elif kind == QEvent.Type.Leave:
                self._unhover()
        return False

    def _key(self, event: QKeyEvent) -> bool:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        own = self.data.own
        if steps is None or own is None or self.data.devices is None:
            return False
        at = _nearest_at(own.devices, math.log10(self.data.devices))
        moved = own.devices[min(max(at + steps, 0), len(own.devices) - 1)]
        if moved != self.data.devices:
            self.devices_chosen.emit(moved)
        return True

    def _hover(self, place: QPointF) -> None:
        position = self.box.mapFromScene(self.view.mapToScene(place.toPoint()))
        self.view.viewport().setCursor(
            Qt.CursorShape.SizeHorCursor
            if self.is_on_point(position)
            else Qt.CursorShape.ArrowCursor
        )
        nearest = self._nearest(position)
        if nearest is None or self._tried is not None:
            self._unhover()
            return
        number, devices, seconds = nearest
        hue = self._hue(number)
        at = self._pixel(devices, seconds)
        self._cross.setValue(math.log10(devices))
        self._hover_point.setBrush(hue)
        self._hover_point.setPos(math.log10(devices), math.log10(seconds))
        self._hover_name.setText(
            self._tongue.say(
                "{devices}, {duration} · {curve}",
                devices=Quantity(devices, Unit.DEVICES),
                duration=about(
                    Quantity(seconds, Unit.SECONDS), estimate=self.data.series[number].estimate
                ),
                curve=self.data.series[number].name,
            )
        )
        size = self._hover_name.boundingRect()
        x = min(at.x() + self._theme.space(2), self.box.width() - size.width())
        # Above the point, where a falling curve leaves room.
        y = at.y() - size.height() - self._theme.space(1.5)
        self._hover_name.setPos(max(0.0, x), max(0.0, y))
        for item in (self._cross, self._hover_point, self._hover_name):
            item.show()

    def _nearest(self, position: QPointF) -> tuple[int, int, float] | None:
        """Return the curve's number and the point of it that the pointer is nearest to."""
        best: tuple[float, tuple[int, int, float]] | None = None
        wanted = self.box.mapToView(position).x()
        for number, one in enumerate(self.data.series):
            at = _nearest_at(one.devices, wanted)
            pixel = self._pixel(one.devices[at], one.duration_s[at])
            far = math.hypot(pixel.x() - position.x(), pixel.y() - position.y())
            if far <= _NEAR_PX and (best is None or far < best[0]):
                best = (far, (number, one.devices[at], one.duration_s[at]))
        return None if best is None else best[1]

    def _unhover(self) -> None:
        for item in (self._cross, self._hover_point, self._hover_name):
            item.hide()

    def _ask_where_to_save(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self._tongue.say("Save the chart"), "", "SVG (*.svg)"
        )
        if not path:
            return
        try:
            self.save_svg(path)
        except OSError as error:
            self._legend.setText(
                self._tongue.say(
                    "{file} could not be written ({reason}), so nothing was saved. Choose another"
                    " place.",
                    file=Path(path).name,
                    reason=error.strerror or type(error).__name__,
                )
            )
            self._legend.show()

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(20 * line, 10 * line)

    @override
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(40 * line, 11 * line)


class _Box(pg.ViewBox):
    """A plot area that never pans or zooms; a drag that starts on the point moves the point."""

    def __init__(self, chart: DurationChart) -> None:
        super().__init__(enableMouse=False, enableMenu=False)
        self._chart = chart
        self._dragging = False

    def mouseDragEvent(self, ev: Any, axis: Any = None) -> None:  # noqa: ARG002 - as pyqtgraph
        if ev.button() != Qt.MouseButton.LeftButton:
            ev.ignore()
            return
        if ev.isStart():
            self._dragging = self._chart.is_on_point(ev.buttonDownPos())
        if not self._dragging:
            ev.ignore()
            return
        ev.accept()
        self._chart.drag_to(ev.pos(), done=ev.isFinish())


def _nearest_at(devices: tuple[int, ...], wanted_log10: float) -> int:
    """Return where in ``devices`` the count stands that is nearest on the logarithmic axis."""
    return min(range(len(devices)), key=lambda at: abs(math.log10(devices[at]) - wanted_log10))
