"""One figure of a plan over one of its inputs, with its range, the deadline and the plan's own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QGraphicsPathItem, QWidget
from typing_extensions import override

from ascgui.charts.chart_words import axis_name, value_words
from ascgui.charts.parts import ChartTheme, pg
from ascgui.charts.switches import Mark
from ascgui.charts.vary_series import Indices, LineData
from ascgui.charts.zoom_plot import MOST_ROWS, Range, Rows, ZoomPlot
from ascgui.domain.text import Quantity, text
from ascgui.session.tongue import Tongue

_MOST_DOTS = 80


class LineChart(ZoomPlot[LineData]):
    """Its points are known by their numbers in the run."""

    TO_COME = text("Here the figure will stand over the input that is varied.")

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._band = QGraphicsPathItem()
        self._line = pg.PlotCurveItem(antialias=True, connect="finite")
        # Without a cache the marks are vectors, also in a file.
        self._dots = pg.ScatterPlotItem(size=6, pxMode=True, useCache=False)
        self._limit = pg.InfiniteLine(angle=0)
        self._own = pg.InfiniteLine(angle=90)
        self._limit_name = self.label()
        self._items = (self._band, self._limit, self._own, self._line, self._dots)
        self.stack(*self._items)
        self.retranslate()
        self.restyle()

    @override
    def title(self) -> str:
        data = self._data
        if data is None:
            return self._tongue.say("Chart of the varied input")
        return self._tongue.say(
            "{figure} over {input}", figure=data.figure.title, input=data.parameter.heading
        )

    @override
    def axis_names(self) -> tuple[str, str]:
        data = self._data
        if data is None:
            return "", ""
        money = data.currency if data.figure.id == "cost" else ""
        return (
            axis_name(self._tongue, data.parameter.heading, data.parameter.unit),
            axis_name(self._tongue, data.figure.title, data.figure.unit, money),
        )

    @property
    @override
    def is_empty(self) -> bool:
        return self._data is None or not self._data.answered

    @override
    def marks(self) -> Sequence[Mark]:
        data = self._data
        if data is None:
            return ()
        found = [Mark("line", data.figure.title, 0)]
        if data.low is not None:
            found.append(Mark("band", text("its range"), 0, "band"))
        if data.limit is not None:
            found.append(Mark("limit", text("deadline"), "warning", "dash"))
        if data.own is not None:
            found.append(Mark("own", text("the plan's own value"), "text", "dash"))
        return found

    @override
    def whole_range(self) -> Range:
        return (0.0, 1.0, 0.0, 1.0) if self._data is None else self._data.whole

    @override
    def draw(self) -> None:
        data = self._data
        shown = data is not None and data.answered > 0
        for item in (*self._items, self._limit_name):
            item.setVisible(shown)
        if data is None or not shown:
            return
        theme, hue = self._theme, self._theme.chart_color(0)
        self._line.setPen(pg.mkPen(hue, width=2))
        self._line.setVisible(self.shows("line"))
        ground = QColor(hue)
        ground.setAlpha(48)
        self._band.setBrush(ground)
        self._band.setPen(pg.mkPen(None))
        self._band.setVisible(self.shows("band") and data.low is not None)
        self._limit.setVisible(self.shows("limit") and data.limit is not None)
        self._limit_name.setVisible(self._limit.isVisible())
        if data.limit is not None:
            self._limit.setValue(data.limit)
            self._limit.setPen(
                pg.mkPen(theme.color("warning"), width=1.5, style=Qt.PenStyle.DashLine)
            )
            seconds = Quantity(data.y_scale.value(data.limit), data.figure.unit)
            said = data.limit_shown or seconds
            self._limit_name.setText(self._tongue.say("deadline {duration}", duration=said))
            self._limit_name.setBrush(theme.color("warning"))
            self._limit_name.setFont(self.font())
            self._limit_name.ground = QColor(theme.color("raised"))
        self._own.setVisible(self.shows("own") and data.own is not None)
        if data.own is not None:
            self._own.setValue(data.own)
            self._own.setPen(pg.mkPen(theme.color("text"), width=1, style=Qt.PenStyle.DotLine))
        self._draw_points()

    def _draw_points(self) -> None:
        data = self._data
        if data is None:
            return
        drawn = self._drawn(data)
        x, y = data.x[drawn], data.y[drawn]
        self._line.setData(x, y)
        few = len(drawn) <= _MOST_DOTS and self.shows("line")
        self._dots.setVisible(few)
        if few:
            hue = self._theme.chart_color(0)
            known = np.isfinite(y)
            self._dots.setData(x[known], y[known], brush=hue, pen=pg.mkPen(None))
        if data.low is not None and data.high is not None:
            self._band.setPath(_between(x, data.low[drawn], data.high[drawn]))

    def _drawn(self, data: LineData) -> Indices:
        if not self.is_zoomed:
            return data.drawn
        left, right, _, _ = self.range
        return data.between(left, right)

    @override
    def zoomed(self) -> None:
        self._draw_points()

    @override
    def arrange(self) -> None:
        super().arrange()
        data = self._data
        if data is not None and data.limit is not None and self._limit_name.isVisible():
            gap = self._theme.space(1)
            size = self._limit_name.boundingRect()
            y = self.pixel(0.0, data.limit).y()
            self._limit_name.setVisible(0 <= y <= self.box.height())
            above = y - size.height() - gap / 2
            self._limit_name.setPos(
                self.box.width() - size.width() - gap, above if above >= 0 else y + gap / 2
            )

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        return [] if self._data is None else self.along(self._data.x_scale, low, high, size)

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        if self._data is None:
            return []
        scale = self._data.y_scale
        marks = self.levels(scale, low, high, size)
        return [(at, scale.name(at, self._tongue.language)) for at in marks]

    # Points

    @override
    def nearest(self, x: float, y: float) -> Any:
        return None if self._data is None else int(self._data.numbers[self._data.nearest(x)])

    @override
    def spot(self, key: Any) -> tuple[float, float] | None:
        data = self._data
        index = None if data is None else data.index_of(int(key))
        if data is None or index is None:
            return None
        x, y = float(data.x[index]), float(data.y[index])
        return (x, y) if math.isfinite(x) and math.isfinite(y) else None

    @override
    def said(self, key: Any) -> str:
        data = self._data
        index = None if data is None else data.index_of(int(key))
        if data is None or index is None:
            return ""
        money = data.currency if data.figure.id == "cost" else ""
        return "\n".join(
            (
                value_words(
                    self._tongue,
                    data.parameter.heading,
                    float(data.x_values[index]),
                    data.parameter.unit,
                ),
                value_words(
                    self._tongue,
                    data.figure.title,
                    float(data.y_values[index]),
                    data.figure.unit,
                    money,
                ),
            )
        )

    @override
    def beside(self, key: Any, right: int, up: int) -> Any:
        data = self._data
        if data is None or not data.count:
            return None
        left, end, _, _ = self.range
        first, last = data.nearest(left), data.nearest(end)
        index = None if key is None else data.index_of(int(key))
        if index is None:
            return int(data.numbers[(first + last) // 2])
        # So many steps lead across what is seen, however many points lie in it.
        step = max(1, (last - first) // 200)
        moved = min(max(index + step * (right or up), 0), data.count - 1)
        while 0 < moved < data.count - 1 and data.y[moved] != data.y[moved]:
            moved += 1 if (right or up) > 0 else -1
        return int(data.numbers[moved])

    @override
    def rows(self) -> Rows:
        data = self._data
        if data is None:
            return []
        lines: Rows = [list(self.axis_names())]
        # More than that belongs into the file of all points.
        kept = slice(None) if data.count <= MOST_ROWS else data.drawn
        lines += [
            [x, None if math.isnan(y) else y]
            for x, y in zip(data.x_values[kept].tolist(), data.y_values[kept].tolist(), strict=True)
        ]
        return lines


def _between(x: Any, low: Any, high: Any) -> QPainterPath:
    """Return the outline of the area between two lines, torn where a value is missing."""
    path = QPainterPath()
    run: list[int] = []
    for at in [*range(len(x)), -1]:
        if at >= 0 and low[at] == low[at] and high[at] == high[at]:
            run.append(at)
            continue
        if len(run) > 1:
            path.moveTo(x[run[0]], high[run[0]])
            for each in run[1:]:
                path.lineTo(x[each], high[each])
            for each in reversed(run):
                path.lineTo(x[each], low[each])
            path.closeSubpath()
        run = []
    return path
