"""What the charts of a sensitivity draw: bars of a tornado, and how draws spread; no pyqtgraph."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ascgui.charts.scale import Scale, padded
from ascgui.charts.vary_series import figure_named
from ascgui.domain.text import Text, Unit
from ascgui.estimator.axis import Parameter
from ascgui.estimator.sensitivity import Chance, Tornado, histogram

Array = NDArray[np.float64]

_BINS = 60


@dataclass(frozen=True, slots=True)
class TornadoBar:
    """One assumption: its two ends, and what the figure becomes at them; inf is "no answer"."""

    parameter: Parameter
    low: float
    high: float
    at_low: float
    at_high: float


@dataclass(frozen=True, slots=True)
class TornadoData:
    """The bars of one figure, the longest first; ``base`` is the figure of the plan."""

    figure: str
    title: Text
    unit: Unit
    base: float
    bars: tuple[TornadoBar, ...]
    scale: Scale
    left: float
    right: float
    currency: str = ""

    def at(self, bar: int, side: int) -> float:
        """Return the figure at the low (0) or the high (1) end of a bar; inf as the chart's end."""
        value = self.bars[bar].at_high if side else self.bars[bar].at_low
        return value if math.isfinite(value) else self.right


@dataclass(frozen=True, slots=True, eq=False)
class SpreadData:
    """How often which duration was drawn: shares by bins between ``edges``."""

    edges: Array
    shares: Array
    percentiles: tuple[tuple[int, float], ...]
    allowed_s: float | None
    met: float | None
    left: float
    right: float

    @property
    def middles(self) -> Array:
        """The middle of each bin."""
        return np.asarray((self.edges[:-1] + self.edges[1:]) / 2)


def tornado_data(tornado: Tornado, figure: str, currency: str = "") -> TornadoData | None:
    """Return the bars of ``figure``; None where it has none."""
    base = tornado.base.get(figure)
    bars = tornado.bars.get(figure, ())
    if base is None or not math.isfinite(base) or not bars:
        return None
    ranges = {each.parameter: each for each in tornado.assumptions}
    made = tuple(
        TornadoBar(
            bar.parameter,
            ranges[bar.parameter].low,
            ranges[bar.parameter].high,
            bar.at_low,
            bar.at_high,
        )
        for bar in bars
        if bar.swing > 0
    )
    ends = [base, *(end for bar in made for end in (bar.at_low, bar.at_high))]
    known = [end for end in ends if math.isfinite(end)]
    about = figure_named(figure)
    # Names of the ends stand beside the bars.
    left, right = padded(min(known), max(known), 0.22)
    scale = Scale(about.unit, whole=about.unit is Unit.DEVICES)
    return TornadoData(
        figure, about.title, about.unit, base, made, scale, left, right,
        currency if figure == "cost" else "",
    )  # fmt: skip


def spread_data(chance: Chance) -> SpreadData:
    """Return how the durations of ``chance`` spread."""
    edges, counts = histogram(chance.duration_s, _BINS)
    left, right = padded(float(edges[0]), float(edges[-1]))
    allowed = chance.allowed_s
    if allowed is not None:
        # A deadline near the draws belongs into the picture.
        width = right - left
        if left - width < allowed < right + width:
            left, right = min(left, allowed - 0.05 * width), max(right, allowed + 0.05 * width)
    return SpreadData(
        edges,
        counts / max(1, int(counts.sum())),
        tuple(chance.duration_percentiles.items()),
        allowed,
        chance.met,
        left,
        right,
    )
