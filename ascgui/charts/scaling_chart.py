"""The scaling efficiency over devices: the points measured, the curve through them, its range."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem, QWidget
from typing_extensions import override

from ascgui.charts.linear_ticks import round_ticks
from ascgui.charts.parts import ChartTheme, pg
from ascgui.charts.plot import Plot
from ascgui.charts.scaling_series import ScalingData
from ascgui.charts.ticks import device_ticks
from ascgui.domain.text import text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import tsv


class ScalingChart(Plot[ScalingData]):
    """One curve; where it is an extrapolation it is dashed."""

    TO_COME = text("Here the scaling efficiency will stand.")

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._band = QGraphicsPathItem()
        self._curve = pg.PlotCurveItem(antialias=True)
        self._beyond = pg.PlotCurveItem(antialias=True)
        self._bars = pg.ErrorBarItem(beam=0.0)
        self._points = pg.ScatterPlotItem(size=10, pxMode=True)
        self._one = pg.InfiniteLine(pos=1.0, angle=0)
        self._own = pg.InfiniteLine(angle=90)
        self._items = (
            self._band, self._one, self._own, self._curve, self._beyond, self._bars, self._points,
        )  # fmt: skip
        self.stack(*self._items)
        self.retranslate()
        self.restyle()

    @override
    def title(self) -> str:
        return self._tongue.say("Scaling efficiency over devices")

    @override
    def axis_names(self) -> tuple[str, str]:
        return self._tongue.say("devices"), self._tongue.say("scaling efficiency η")

    @override
    def legend(self) -> str:
        if self._data is None:
            return ""
        say = self._tongue.say
        entries = [
            self.mark_html("●", "accent", say("measured, with its range")),
            self.mark_html("—", "accent", say("curve")),
            self.mark_html("╌", "accent", say("extrapolated")),
            self.mark_html("█", "selected", say("range of the curve")),
        ]
        if self._data.marked is not None:
            words = say("the plan: {n}", n=self._data.marked)
            entries.append(self.mark_html("┆", "text", words))
        return " &nbsp; ".join(entries)

    @override
    def draw(self) -> None:
        data = self._data
        for item in self._items:
            item.setVisible(data is not None)
        if data is None:
            return
        theme = self._theme
        hue, ground = theme.color("accent"), QColor(theme.color("selected"))
        logs = [math.log10(count) for count in data.devices]
        self._draw_band(logs, data)
        self._band.setBrush(ground)
        self._band.setPen(pg.mkPen(None))
        split = next(at for at, count in enumerate(data.devices) if count >= data.largest)
        self._curve.setData(logs[: split + 1], list(data.efficiency[: split + 1]))
        self._beyond.setData(logs[split:], list(data.efficiency[split:]))
        self._curve.setPen(pg.mkPen(hue, width=2))
        self._beyond.setPen(pg.mkPen(hue, width=2, style=Qt.PenStyle.DashLine))
        places = [math.log10(one.devices) for one in data.points]
        heights = [one.efficiency for one in data.points]
        import numpy as np  # noqa: PLC0415 - ErrorBarItem takes arrays only

        self._bars.setData(
            x=np.array(places),
            y=np.array(heights),
            top=np.array([one.high - one.efficiency for one in data.points]),
            bottom=np.array([one.efficiency - one.low for one in data.points]),
            pen=pg.mkPen(theme.color("line_strong"), width=2),
        )
        self._points.setData(
            x=places, y=heights, brush=hue, pen=pg.mkPen(theme.color("raised"), width=1.5)
        )
        self._one.setPen(pg.mkPen(theme.color("line_strong"), width=1, style=Qt.PenStyle.DotLine))
        self._own.setVisible(data.marked is not None)
        if data.marked is not None:
            self._own.setValue(math.log10(data.marked))
            self._own.setPen(pg.mkPen(theme.color("text"), width=1, style=Qt.PenStyle.DashLine))

    def _draw_band(self, logs: list[float], data: ScalingData) -> None:
        path = QPainterPath()
        path.moveTo(logs[0], data.high[0])
        for x, y in zip(logs[1:], data.high[1:], strict=True):
            path.lineTo(x, y)
        for x, y in zip(reversed(logs), reversed(data.low), strict=True):
            path.lineTo(x, y)
        path.closeSubpath()
        self._band.setPath(path)

    @override
    def arrange(self) -> None:
        data = self._data
        if data is None:
            return
        left, right = math.log10(data.devices[0]), math.log10(data.devices[-1])
        pad = (right - left) * 0.04
        low, high = data.lowest, max(1.0, data.highest)
        gap = max((high - low) * 0.08, 0.005)
        self.box.setRange(
            xRange=(left - pad, right + pad), yRange=(low - gap, high + gap), padding=0
        )

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        width = self.fontMetrics().horizontalAdvance("00,000") + self._theme.space(3)
        gap = (high - low) * width / max(size, 1)
        ticks = device_ticks(10**low, 10**high, gap)
        return [(math.log10(tick), self._tongue.show(tick)) for tick in ticks]

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        most = max(2, int(size / (2.2 * self.fontMetrics().height())))
        return [(tick, f"{tick:.3g}") for tick in round_ticks(low, high, most)]

    @override
    def as_tsv(self) -> str:
        say, data = self._tongue.say, self._data
        lines: list[list[str | int | float | None]] = [
            [say("devices"), say("tokens/s per device"), say("η measured"), say("η of the curve"),
             say("low"), say("high")]
        ]  # fmt: skip
        if data is None:
            return tsv(lines)
        measured = {one.devices: one for one in data.points}
        for at, count in enumerate(data.devices):
            point = measured.get(round(count)) if count == round(count) else None
            lines.append(
                [
                    round(count) if count == round(count) else count,
                    None if point is None else point.tps,
                    None if point is None else point.efficiency,
                    data.efficiency[at],
                    data.low[at],
                    data.high[at],
                ]
            )
        return tsv(lines)
