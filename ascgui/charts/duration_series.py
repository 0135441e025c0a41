"""What the duration chart draws, prepared from an answer and its curves; free of pyqtgraph."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ascgui.domain.answer import Answer, Curve
from ascgui.domain.catalog import Tables
from ascgui.domain.text import Text
from ascgui.estimator.calendar import deadline_left_s, deadline_shown

MOST_CURVES = 6
_LEAST_WIDTH = 64
"""The chart reaches at least to this many devices, where the curves do."""

_FACTOR_BEYOND = 8
"""It reaches this many times beyond the devices that the plan uses."""


@dataclass(frozen=True, slots=True)
class Series:
    """One curve: its name, whole device counts, and seconds; ``chosen`` is the plan's own."""

    name: str
    devices: tuple[int, ...]
    duration_s: tuple[float, ...]
    chosen: bool
    estimate: bool = False


@dataclass(frozen=True, slots=True)
class ChartData:
    """Everything in the chart. ``low``/``high`` are the range as factors of the duration.

    ``deadline_s`` is what the deadline leaves for computing, as the durations are, and
    ``deadline`` says it in words.
    ``undrawn`` names the curves for which there was no room, ``unrated`` those that support the
    job and for which no throughput is known.
    """

    series: tuple[Series, ...] = ()
    minimum: int | None = None
    devices: int | None = None
    duration_s: float | None = None
    deadline_s: float | None = None
    deadline: Text | None = None
    low: float = 1.0
    high: float = 1.0
    undrawn: tuple[str, ...] = ()
    unrated: tuple[str, ...] = ()

    @property
    def own(self) -> Series | None:
        """The plan's own curve, or None."""
        return next((one for one in self.series if one.chosen), None)

    @property
    def device_range(self) -> tuple[int, int]:
        """The fewest and most devices that are drawn."""
        counts = [count for one in self.series for count in (one.devices[0], one.devices[-1])]
        if self.devices is not None:
            counts.append(self.devices)
        return (min(counts), max(counts)) if counts else (1, _LEAST_WIDTH)

    @property
    def duration_range(self) -> tuple[float, float]:
        """The shortest and longest time that is drawn, in seconds."""
        times = [time for one in self.series for time in (one.duration_s[0], one.duration_s[-1])]
        times += [time for time in (self.duration_s, self.deadline_s) if time]
        return (min(times), max(times)) if times else (60.0, 86400.0)

    def at(self, devices: int) -> float | None:
        """Return the duration of the plan's own curve at ``devices``, or None."""
        own = self.own
        if own is None:
            return None
        return dict(zip(own.devices, own.duration_s, strict=True)).get(devices)


def chart_data(answer: Answer, curves: Sequence[Curve], tables: Tables) -> ChartData:
    """Return what to draw of ``curves``: the plan's own first, at most six, up to a fair width."""
    widest = max(_LEAST_WIDTH, _FACTOR_BEYOND * max(answer.devices or 1, 1))
    named = [(_name(curve, tables), curve) for curve in curves]
    drawn = [(name, curve) for name, curve in named if curve.devices]
    drawn.sort(key=lambda item: not item[1].chosen)
    series = [_series(name, curve, widest) for name, curve in drawn[:MOST_CURVES]]
    seconds = answer.duration_s
    low = high = 1.0
    if answer.duration is not None and seconds:
        low, high = answer.duration.low / seconds, answer.duration.high / seconds
    return ChartData(
        series=tuple(one for one in series if one.devices),
        minimum=answer.minimum_devices,
        devices=answer.devices,
        duration_s=seconds,
        deadline_s=deadline_left_s(answer.plan) or None,
        deadline=deadline_shown(answer.plan),
        low=low if math.isfinite(low) and low > 0 else 1.0,
        high=high if math.isfinite(high) and high > 0 else 1.0,
        undrawn=tuple(name for name, _ in drawn[MOST_CURVES:]),
        unrated=tuple(
            name
            for name, curve in named
            if curve.minimum_devices is not None and curve.evidence is None
        ),
    )


def _name(curve: Curve, tables: Tables) -> str:
    framework = tables.frameworks.get(curve.framework)
    hardware = tables.hardware.get(curve.hardware)
    return " ".join(
        (
            framework.name if framework else curve.framework,
            hardware.name if hardware else curve.hardware,
        )
    )


def _series(name: str, curve: Curve, widest: int) -> Series:
    points = [
        (count, time)
        for count, time in zip(curve.devices, curve.duration_s, strict=True)
        if 0 < count <= widest and time > 0 and math.isfinite(time)
    ]
    return Series(
        name,
        tuple(count for count, _ in points),
        tuple(time for _, time in points),
        curve.chosen,
        curve.is_estimate,
    )
