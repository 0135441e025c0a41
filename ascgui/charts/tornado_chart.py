"""What each assumption alone does to a figure: the one that matters most stands on top."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ascgui.charts.chart_words import axis_name, value_words
from ascgui.charts.parts import ChartTheme, Label, pg
from ascgui.charts.sensitivity_series import TornadoData
from ascgui.charts.switches import HATCH, Mark
from ascgui.charts.zoom_plot import Range, Rows, ZoomPlot
from ascgui.domain.text import Quantity, text
from ascgui.session.tongue import Tongue

_LOW, _HIGH = 0, 4
"""The hues of the two ends; they differ in lightness too, and the low end is hatched."""

_THICK = 0.56


class TornadoChart(ZoomPlot[TornadoData]):
    """Its points are known by (parameter, 0 for the low or 1 for the high end)."""

    TO_COME = text("Here the effect of each assumption will stand.")

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._bars = tuple(pg.BarGraphItem(x0=[], width=[], y=[], height=_THICK) for _ in range(2))
        self._base = pg.InfiniteLine(angle=90)
        self._ends: list[Label] = []
        self.stack(*self._bars, self._base)
        self._plot.getAxis("left").setGrid(False)
        self.retranslate()
        self.restyle()

    @override
    def restyle(self) -> None:
        super().restyle()
        # Bars need no lines between them; the marks carry their names.
        self._plot.getAxis("left").setGrid(False)

    @override
    def title(self) -> str:
        if self._data is None:
            return self._tongue.say("Effect of the assumptions")
        return self._tongue.say("Effect of each assumption on: {figure}", figure=self._data.title)

    @override
    def axis_names(self) -> tuple[str, str]:
        data = self._data
        if data is None:
            return "", ""
        return axis_name(self._tongue, data.title, data.unit, data.currency), ""

    @property
    @override
    def is_empty(self) -> bool:
        return self._data is None or not self._data.bars

    @override
    def marks(self) -> Sequence[Mark]:
        if self._data is None:
            return ()
        return (
            Mark("low", text("at its low end"), _LOW, "hatch"),
            Mark("high", text("at its high end"), _HIGH, "box"),
            Mark("base", text("the plan"), "text"),
        )

    @override
    def whole_range(self) -> Range:
        data = self._data
        if data is None:
            return (0.0, 1.0, 0.0, 1.0)
        return (data.left, data.right, -0.5, len(data.bars) - 0.5)

    @override
    def draw(self) -> None:
        data = self._data
        shown = data is not None and bool(data.bars)
        for item in (*self._bars, self._base):
            item.setVisible(shown)
        bars = len(data.bars) if data is not None and shown else 0
        while len(self._ends) < 2 * bars:
            self._ends.append(self.label())
        for number, name in enumerate(self._ends):
            end = "high" if number % 2 else "low"
            name.setVisible(number < 2 * bars and self.shows(end))
        if data is None or not shown:
            return
        places = np.array([self._row(at) for at in range(bars)], dtype=np.float64)
        for side, item in enumerate(self._bars):
            ends = np.array([data.at(at, side) for at in range(bars)])
            hue = self._theme.chart_color(_HIGH if side else _LOW)
            style = Qt.BrushStyle.SolidPattern if side else HATCH
            item.setOpts(
                x0=np.minimum(ends, data.base),
                width=np.abs(ends - data.base),
                y=places,
                height=_THICK,
                brush=QBrush(hue, style),
                pen=pg.mkPen(hue, width=1),
            )
            item.setVisible(self.shows("high" if side else "low"))
        self._base.setValue(data.base)
        self._base.setPen(pg.mkPen(self._theme.color("text"), width=1.5))
        self._base.setVisible(self.shows("base"))
        for number in range(2 * bars):
            bar, side = divmod(number, 2)
            name, one = self._ends[number], data.bars[bar]
            value = one.high if side else one.low
            name.setText(self._short(value))
            name.setFont(self.font())
            name.setBrush(self._theme.color("text"))
            name.ground = self._theme.color("raised")

    def _short(self, value: float) -> str:
        """Return the end of a range without its unit, which its name on the axis stands for."""
        language = self._tongue.language
        return language.short_number(value) if abs(value) >= 1e6 else language.number(value, 3)

    def _row(self, at: int) -> float:
        """Return the place of a bar: the longest on top."""
        return 0.0 if self._data is None else float(len(self._data.bars) - 1 - at)

    @override
    def arrange(self) -> None:
        super().arrange()
        data = self._data
        if data is None or not data.bars:
            return
        gap = self._theme.space(1.5)
        for number, name in enumerate(self._ends[: 2 * len(data.bars)]):
            bar, side = divmod(number, 2)
            end = data.at(bar, side)
            other = data.at(bar, 1 - side)
            at, size = self.pixel(end, self._row(bar)), name.boundingRect()
            # Where both ends lie on one side of the plan, the outer one goes outwards.
            leftwards = end < data.base or (end == data.base and other > data.base)
            x = at.x() - gap - size.width() if leftwards else at.x() + gap
            name.setPos(QPointF(x, at.y() - size.height() / 2))

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        return [] if self._data is None else self.along(self._data.scale, low, high, size)

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        if self._data is None:
            return []
        return [
            (self._row(at), self._tongue.show(bar.parameter.heading))
            for at, bar in enumerate(self._data.bars)
            if low <= self._row(at) <= high
        ]

    # Points

    def _find(self, key: Any) -> tuple[int, int] | None:
        if self._data is None or key is None:
            return None
        names = [bar.parameter for bar in self._data.bars]
        return (names.index(key[0]), int(key[1])) if key[0] in names else None

    @override
    def nearest(self, x: float, y: float) -> Any:
        data = self._data
        if data is None or not data.bars:
            return None
        bar = min(range(len(data.bars)), key=lambda at: abs(self._row(at) - y))
        side = min((0, 1), key=lambda side: abs(data.at(bar, side) - x))
        return data.bars[bar].parameter, side

    @override
    def spot(self, key: Any) -> tuple[float, float] | None:
        found = self._find(key)
        if found is None or self._data is None:
            return None
        return self._data.at(*found), self._row(found[0])

    @override
    def said(self, key: Any) -> str:
        found, data = self._find(key), self._data
        if found is None or data is None:
            return ""
        bar, side = data.bars[found[0]], found[1]
        value = bar.at_high if side else bar.at_low
        end = bar.high if side else bar.low
        lines = [value_words(self._tongue, bar.parameter.heading, end, bar.parameter.unit)]
        if math.isfinite(value):
            lines.append(value_words(self._tongue, data.title, value, data.unit, data.currency))
            off = Quantity(abs(value - data.base), data.unit, data.currency)
            if value != data.base:
                lines.append(
                    self._tongue.say("{off} more than the plan", off=off)
                    if value > data.base
                    else self._tongue.say("{off} less than the plan", off=off)
                )
        else:
            lines.append(self._tongue.say("No number of devices is enough."))
        return "\n".join(lines)

    @override
    def beside(self, key: Any, right: int, up: int) -> Any:
        data, found = self._data, self._find(key)
        if data is None or not data.bars:
            return None
        if found is None:
            return data.bars[0].parameter, 0
        bar, side = found
        bar = min(max(bar - up, 0), len(data.bars) - 1)
        if right:
            # To the end that lies further that way.
            first = data.at(bar, 0) <= data.at(bar, 1)
            side = int(first) if right > 0 else int(not first)
        return data.bars[bar].parameter, side

    @override
    def rows(self) -> Rows:
        data = self._data
        if data is None:
            return []
        say = self._tongue.say
        name = axis_name(self._tongue, data.title, data.unit, data.currency)
        lines: Rows = [
            [say("Assumption"), say("Low end"), say("High end"),
             say("{figure} at the low end", figure=name),
             say("{figure} at the high end", figure=name)]
        ]  # fmt: skip
        for bar in data.bars:
            ends = [end if math.isfinite(end) else None for end in (bar.at_low, bar.at_high)]
            lines.append([self._tongue.show(bar.parameter.heading), bar.low, bar.high, *ends])
        return lines
