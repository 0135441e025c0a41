"""How the drawn durations spread: those within the deadline, and those beyond it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ascgui.charts.linear_ticks import round_ticks
from ascgui.charts.parts import ChartTheme, pg
from ascgui.charts.scale import Scale
from ascgui.charts.sensitivity_series import SpreadData
from ascgui.charts.switches import Mark
from ascgui.charts.zoom_plot import Range, Rows, ZoomPlot
from ascgui.domain.text import Quantity, Unit, text
from ascgui.language.numbers import written_duration
from ascgui.session.tongue import Tongue

_WITHIN, _BEYOND = 0, 5
_MEDIAN, _LATE = 50, 90
_TIME = Scale(Unit.SECONDS)


class SpreadChart(ZoomPlot[SpreadData]):
    """Its points are known by the numbers of the bins."""

    TO_COME = text("Here the durations drawn at random will stand.")

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._bars = tuple(
            pg.BarGraphItem(x0=[], x1=[], y0=0, height=[], pen=None) for _ in range(2)
        )
        self._lines = {name: pg.InfiniteLine(angle=90) for name in ("deadline", "median", "late")}
        self._names = {name: self.label() for name in self._lines}
        self.stack(*self._bars, *self._lines.values())
        self.retranslate()
        self.restyle()

    @override
    def title(self) -> str:
        return self._tongue.say("Durations drawn at random")

    @override
    def axis_names(self) -> tuple[str, str]:
        return self._tongue.say("Duration"), self._tongue.say("share")

    @override
    def marks(self) -> Sequence[Mark]:
        data = self._data
        if data is None:
            return ()
        if data.allowed_s is None:
            found = [Mark("within", text("draws"), _WITHIN, "box")]
        else:
            found = [
                Mark("within", text("within the deadline"), _WITHIN, "box"),
                Mark("beyond", text("beyond it"), _BEYOND, "box"),
            ]
        return (*found, Mark("marks", text("percentiles"), "text", "dash"))

    def _seen(self, seconds: float) -> bool:
        return self._data is not None and self._data.left <= seconds <= self._data.right

    @override
    def whole_range(self) -> Range:
        data = self._data
        if data is None:
            return (0.0, 1.0, 0.0, 1.0)
        # The names of the lines stand above the bars, one below the other.
        return (data.left, data.right, 0.0, float(data.shares.max()) * 1.5)

    @override
    def draw(self) -> None:
        data = self._data
        for item in self._bars:
            item.setVisible(data is not None)
        for name, line in self._lines.items():
            line.setVisible(data is not None)
            self._names[name].setVisible(data is not None)
        if data is None:
            return
        theme = self._theme
        allowed = np.inf if data.allowed_s is None else data.allowed_s
        # A bin that the deadline cuts is drawn in two.
        left, right = data.edges[:-1], data.edges[1:]
        for side, item in enumerate(self._bars):
            first = np.maximum(left, allowed) if side else left
            last = right if side else np.minimum(right, allowed)
            kept = last > first
            hue = theme.chart_color(_BEYOND if side else _WITHIN)
            style = Qt.BrushStyle.BDiagPattern if side else Qt.BrushStyle.SolidPattern
            item.setOpts(
                x0=first[kept],
                x1=last[kept],
                y0=np.zeros(int(kept.sum())),
                height=data.shares[kept],
                brush=QBrush(hue, style),
                pen=pg.mkPen(hue, width=0.5),
            )
            item.setVisible(self.shows("beyond" if side else "within") and bool(kept.any()))
        self._draw_lines(data)

    def _draw_lines(self, data: SpreadData) -> None:
        found = dict(data.percentiles)
        say = self._tongue.say
        lines = {
            "deadline": (data.allowed_s, "warning"),
            "median": (found.get(_MEDIAN), "text"),
            "late": (found.get(_LATE), "text"),
        }
        for name, (at, token) in lines.items():
            line, label = self._lines[name], self._names[name]
            switched = name == "deadline" or self.shows("marks")
            shown = at is not None and self._seen(at) and switched
            line.setVisible(shown)
            label.setVisible(shown)
            if at is None:
                continue
            seconds = Quantity(at, Unit.SECONDS)
            line.setValue(at)
            style = Qt.PenStyle.DashLine if name == "deadline" else Qt.PenStyle.DotLine
            line.setPen(pg.mkPen(self._theme.color(token), width=1.5, style=style))
            if name == "deadline":
                # A deadline in whole hours is the one that was typed, in the form of the field.
                typed = written_duration(at) if at % 3600 == 0 else seconds
                label.setText(say("deadline {duration}", duration=typed))
            elif name == "median":
                label.setText(say("half: {duration}", duration=seconds))
            else:
                label.setText(say("nine of ten: {duration}", duration=seconds))
            label.setBrush(self._theme.color(token))
            label.setFont(self.font())
            label.ground = self._theme.color("raised")

    @override
    def arrange(self) -> None:
        super().arrange()
        data = self._data
        if data is None:
            return
        gap, line = self._theme.space(1.5), self.fontMetrics().height()
        places = {"deadline": data.allowed_s, **self._percentiles(data)}
        row = 0
        for name, at in places.items():
            label = self._names[name]
            if at is None or not label.isVisible():
                continue
            x, size = self.pixel(at, 0.0).x(), label.boundingRect()
            fits = x + gap + size.width() <= self.box.width()
            label.setPos(x + gap if fits else x - gap - size.width(), gap / 2 + row * 1.15 * line)
            row += 1

    @staticmethod
    def _percentiles(data: SpreadData) -> dict[str, float | None]:
        found = dict(data.percentiles)
        return {"median": found.get(_MEDIAN), "late": found.get(_LATE)}

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        return [] if self._data is None else self.along(_TIME, low, high, size)

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        if self._data is None:
            return []
        most = max(2, int(size / (2.2 * self.fontMetrics().height())))
        return [(at, f"{at * 100:.3g} %") for at in round_ticks(max(low, 0.0), high, most)]

    # Points

    @override
    def nearest(self, x: float, y: float) -> Any:
        data = self._data
        if data is None or not data.edges[0] <= x <= data.edges[-1]:
            return None
        at = int(np.searchsorted(data.edges, x, side="right")) - 1
        return min(max(at, 0), len(data.shares) - 1)

    @override
    def spot(self, key: Any) -> tuple[float, float] | None:
        data = self._data
        if data is None or not 0 <= int(key) < len(data.shares):
            return None
        return float(data.middles[int(key)]), float(data.shares[int(key)])

    @override
    def said(self, key: Any) -> str:
        data = self._data
        if data is None:
            return ""
        at = int(key)
        low, high = float(data.edges[at]), float(data.edges[at + 1])
        so_far = float(data.shares[: at + 1].sum())
        return "\n".join(
            (
                self._tongue.say(
                    "{low} to {high}",
                    low=Quantity(low, Unit.SECONDS),
                    high=Quantity(high, Unit.SECONDS),
                ),
                self._tongue.say(
                    "{share} of the draws; {total} take at most that long",
                    share=Quantity(float(data.shares[at]), Unit.PERCENT),
                    total=Quantity(so_far, Unit.PERCENT),
                ),
            )
        )

    @override
    def beside(self, key: Any, right: int, up: int) -> Any:
        data = self._data
        if data is None:
            return None
        if key is None:
            return int(np.argmax(data.shares))
        return min(max(int(key) + (right or up), 0), len(data.shares) - 1)

    @override
    def rows(self) -> Rows:
        data = self._data
        if data is None:
            return []
        say = self._tongue.say
        lines: Rows = [[say("From (s)"), say("To (s)"), say("Share of the draws")]]
        lines += [
            list(row)
            for row in zip(
                data.edges[:-1].tolist(), data.edges[1:].tolist(), data.shares.tolist(), strict=True
            )
        ]
        return lines
