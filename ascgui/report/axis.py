"""Logarithmic axes with the ticks that people count in: nodes of 8 devices, hours, days."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

_TIME_TICKS = (
    (1.0, MINUTE, HOUR, DAY, 10 * DAY, 100 * DAY, 1_000 * DAY, 10_000 * DAY, 100_000 * DAY),
    (10.0, 10 * MINUTE, 6 * HOUR, 3 * DAY, 30 * DAY, 300 * DAY, 3_000 * DAY, 30_000 * DAY),
    (30.0, 30 * MINUTE, 3 * HOUR, 12 * HOUR, 2 * DAY, 5 * DAY, 20 * DAY, 50 * DAY, 200 * DAY),
    (3.0, 5 * MINUTE, 2 * HOUR, 500 * DAY, 2_000 * DAY, 5_000 * DAY),
    (2.0, 5.0, 20.0, 2 * MINUTE, 20 * MINUTE, 4 * HOUR, 8 * HOUR, 4 * DAY, 7 * DAY, 15 * DAY),
    (15.0, 15 * MINUTE, 40 * MINUTE, 90 * MINUTE, 5 * HOUR, 10 * HOUR, 16 * HOUR, 36 * HOUR),
    (7 * HOUR, 9 * HOUR, 14 * HOUR, 18 * HOUR, 20 * HOUR, 60 * HOUR, 6 * DAY, 25 * DAY),
)
"""Seconds, the most telling first."""


@dataclass(frozen=True, slots=True)
class LogAxis:
    """A logarithmic scale from ``low`` to ``high``, drawn from ``start`` to ``end``."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return where ``value`` is drawn; beyond the ends it stays at the end."""
        clamped = min(max(value, self.low), self.high)
        part = math.log(clamped / self.low) / math.log(self.high / self.low)
        return self.start + part * (self.end - self.start)

    def holds(self, value: float) -> bool:
        """Whether ``value`` lies on the scale."""
        return self.low <= value <= self.high


def spanning(values: Sequence[float], start: float, end: float, *, margin: float) -> LogAxis:
    """Return an axis over ``values`` (positive, not empty) with ``margin`` of its length around.

    A single value gets a factor of two on both sides.
    """
    low, high = min(values), max(values)
    if high / low < 1.5:
        low, high = low / 2, high * 2
    widened = (high / low) ** margin
    return LogAxis(low / widened, high * widened, start, end)


def count_ticks(axis: LogAxis, extent: Callable[[float], float]) -> list[int]:
    """Return the device counts to write at ``axis``, where each takes up ``extent`` of it.

    Powers of two first, then three of them (24, 48 …), then whole nodes in between.
    """
    powers: list[float] = []
    between: list[float] = []
    more: list[float] = []
    power = 1
    while power <= axis.high:
        powers.append(power)
        if power >= 8:
            between.append(power * 3)
            more.extend((power * 5, power * 7))
        power *= 2
    levels = [powers, between, more]
    if axis.high / axis.low > 4096:
        # Every second power, so that the steps stay even where not all have room.
        levels = [powers[::4], powers[2::4], powers[1::2]]
    return [int(tick) for tick in _chosen(axis, levels, extent)]


def time_ticks(axis: LogAxis, extent: Callable[[float], float]) -> list[float]:
    """Return the times in seconds to write at ``axis``, where each takes up ``extent`` of it."""
    return _chosen(axis, _TIME_TICKS, extent)


def number_ticks(axis: LogAxis, extent: Callable[[float], float]) -> list[float]:
    """Return round numbers to write at ``axis``: powers of ten first, then 2 and 5, then others."""
    first, last = math.floor(math.log10(axis.low)), math.ceil(math.log10(axis.high))
    powers = [10.0**power for power in range(first, last + 1)]
    levels = [
        [factor * power for power in powers for factor in factors]
        for factors in ((1,), (2, 5), (3, 1.5, 7), (4, 6, 8, 9), (1.2, 1.4, 1.6, 1.8, 2.5, 3.5))
    ]
    return _chosen(axis, levels, extent)


def _chosen(
    axis: LogAxis, levels: Sequence[Sequence[float]], extent: Callable[[float], float]
) -> list[float]:
    chosen: list[float] = []
    for level in levels:
        for value in level:
            if axis.holds(value) and all(
                abs(axis.at(value) - axis.at(other)) >= (extent(value) + extent(other)) / 2
                for other in chosen
            ):
                chosen.append(value)
    return sorted(chosen)
