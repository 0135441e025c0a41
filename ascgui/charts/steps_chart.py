"""The rate of each step of a log, with what was not counted and why."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ascgui.charts.linear_ticks import round_ticks
from ascgui.charts.parts import ChartTheme, pg
from ascgui.charts.plot import Plot
from ascgui.charts.steps_series import StepsData
from ascgui.domain.text import Text, text
from ascgui.runlogs.dropping import REASONS, Dropped
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import tsv

_MARKS: dict[Dropped, tuple[str, str, str]] = {
    Dropped.FIRST: ("d", "◆", "quiet"),
    Dropped.NOT_ASKED_FOR: ("o", "○", "quiet"),
    Dropped.BAD_TIME: ("x", "✕", "error"),
    Dropped.NO_RATE: ("x", "✕", "error"),
    Dropped.AFTER_GAP: ("s", "■", "note"),
    Dropped.SLOW: ("t", "▼", "error"),
    Dropped.FAST: ("t1", "▲", "warning"),
}
"""Why a step does not count → its symbol in pyqtgraph, in the legend, and its colour."""

_BRIEF: dict[Dropped, Text] = {
    Dropped.KEPT: text("counted"),
    Dropped.FIRST: text("first step: warm-up"),
    Dropped.NOT_ASKED_FOR: text("before the first step asked for"),
    Dropped.BAD_TIME: text("impossible time"),
    Dropped.NO_RATE: text("no throughput"),
    Dropped.AFTER_GAP: text("after a missing line"),
    Dropped.SLOW: text("far slower than its neighbours"),
    Dropped.FAST: text("far faster than its neighbours"),
}


class StepsChart(Plot[StepsData]):
    """The steps of one log."""

    TO_COME = text("The chart shows the throughput of each step of a log.")

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._band = pg.LinearRegionItem(orientation="horizontal", movable=False)
        for line in self._band.lines:
            line.setPen(pg.mkPen(None))
        self._median = pg.InfiniteLine(angle=0)
        self._points = pg.ScatterPlotItem(size=4, pxMode=True)
        self._marks = pg.ScatterPlotItem(size=9, pxMode=True)
        self._lines: list[pg.InfiniteLine] = []
        self.stack(self._band, self._points, self._median, self._marks)
        self.retranslate()
        self.restyle()

    @override
    def title(self) -> str:
        return self._tongue.say("Throughput of each step")

    @override
    def axis_names(self) -> tuple[str, str]:
        return self._tongue.say("step"), self._tongue.say("tokens/s per device")

    @override
    def legend(self) -> str:
        data = self._data
        if data is None:
            return ""
        say = self._tongue.say
        entries = [self.mark_html("•", "accent", say("counted: {n}", n=int(data.counted.sum())))]
        if data.tps_all is not None:
            entries.append(self.mark_html("—", "text", say("throughput of the log")))
        if data.low is not None and data.high is not None:
            entries.append(self.mark_html("█", "selected", say("10th to 90th percentile")))
        for why, these in data.left_out().items():
            words = say("{reason}: {n}", reason=self._tongue.show(_BRIEF[why]), n=int(these.sum()))
            entries.append(self.mark_html(_MARKS[why][1], _MARKS[why][2], words))
        if data.beyond:
            words = say("drawn at the edge, as they lie beyond: {n}", n=data.beyond)
            entries.append(self.kept(words))
        unseen = int((~data.drawn).sum())
        if unseen:
            entries.append(self.kept(say("not drawn, without a throughput: {n}", n=unseen)))
        return " &nbsp; ".join(entries)

    @override
    def draw(self) -> None:
        data = self._data
        for item in (self._band, self._points, self._median, self._marks):
            item.setVisible(data is not None)
        for line in self._lines:
            self.box.removeItem(line)
        self._lines = []
        if data is None:
            return
        theme = self._theme
        band = QColor(theme.color("selected"))
        has_band = data.low is not None and data.high is not None
        self._band.setVisible(has_band)
        if data.low is not None and data.high is not None:
            self._band.setRegion((data.low, data.high))
            self._band.setBrush(band)
        self._median.setVisible(data.tps_all is not None)
        if data.tps_all is not None:
            self._median.setValue(data.tps_all)
            self._median.setPen(pg.mkPen(theme.color("text"), width=1.5))
        counted = data.counted
        self._points.setData(
            x=data.place[counted].astype(np.float64),
            y=data.tps[counted],
            brush=theme.color("accent"),
            pen=pg.mkPen(None),
        )
        self._draw_marks(data)
        for place in data.begins:
            line = pg.InfiniteLine(
                pos=place - 0.5,
                angle=90,
                pen=pg.mkPen(theme.color("line_strong"), width=1, style=Qt.PenStyle.DashLine),
            )
            self.box.addItem(line, ignoreBounds=True)
            self._lines.append(line)

    def _draw_marks(self, data: StepsData) -> None:
        ground = pg.mkPen(self._theme.color("raised"), width=1)
        low, high = data.range
        spots = [
            {
                "pos": (float(data.place[at]), min(max(float(data.tps[at]), low), high)),
                "symbol": _MARKS[why][0],
                "brush": self._theme.color(_MARKS[why][2]),
                "pen": ground,
            }
            for why, these in data.left_out().items()
            for at in np.flatnonzero(these)
        ]
        self._marks.setData(spots=spots)

    @override
    def arrange(self) -> None:
        data = self._data
        if data is None:
            return
        low, high = data.range
        edge = (high - low) * 0.04
        first, last = int(data.place.min()), int(data.place.max())
        pad = max((last - first) * 0.02, 0.5)
        self.box.setRange(
            xRange=(first - pad, last + pad), yRange=(low - edge, high + edge), padding=0
        )

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        data = self._data
        if data is None:
            return []
        width = self.fontMetrics().horizontalAdvance("0,000,000")
        first, last = int(data.place.min()), int(data.place.max())
        named: dict[int, str] = {}
        for tick in round_ticks(max(low, first), min(high, last), max(2, int(size / width))):
            if tick == int(tick):
                named[int(tick)] = self._tongue.show(int(data.number_at(int(tick))))
        return [(float(at), name) for at, name in named.items()]

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        most = max(2, int(size / (2.2 * self.fontMetrics().height())))
        ticks = round_ticks(low, high, most)
        return [(tick, self._tongue.language.number(tick, 5)) for tick in ticks]

    @override
    def as_tsv(self) -> str:
        say = self._tongue.say
        lines: list[list[str | int | float | None]] = [
            [say("run"), say("step"), say("seconds"), say("tokens"), say("tokens/s per device"),
             say("counted")]
        ]  # fmt: skip
        data = self._data
        for at in range(0 if data is None else len(data.number)):
            assert data is not None  # noqa: S101 - else there are no lines
            lines.append(
                [
                    int(data.run[at]),
                    int(data.number[at]),
                    _known(data.seconds[at]),
                    _known(data.tokens[at]),
                    _known(data.tps[at]),
                    self._tongue.show(REASONS[Dropped(int(data.dropped[at]))]),
                ]
            )
        return tsv(lines)


def _known(value: float) -> float | None:
    return float(value) if math.isfinite(value) else None
