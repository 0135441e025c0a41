"""Where the marks of a logarithmic axis stand, and how many of them there is room for."""

from __future__ import annotations

import math
from collections.abc import Sequence

_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86400.0

_DEVICES_BELOW_64 = (1, 2, 4, 8, 16, 24, 32, 48)
_TIMES_S: tuple[float, ...] = (
    *(float(s) for s in (1, 2, 5, 10, 20, 30)),
    *(m * _MINUTE for m in (1, 2, 5, 10, 20, 30)),
    *(h * _HOUR for h in (1, 2, 4, 8, 12)),
    *(d * _DAY for d in (1, 2, 4, 7, 14, 30, 60, 120)),
)
_PLAIN_TIMES_S: tuple[float, ...] = (
    1.0, 10.0, _MINUTE, 10 * _MINUTE, _HOUR, 4 * _HOUR, _DAY, 7 * _DAY, 30 * _DAY,
)  # fmt: skip
"""Marks that are kept when not all fit."""

_MOST_TICKS = 400


def device_ticks(low: float, high: float, most: int) -> tuple[int, ...]:
    """Return at most ``most`` device counts between ``low`` and ``high``: powers of two and 24.

    Where there is no room for all, only powers of two stay, then every second of them, and so on.
    """
    counts = [count for count in _DEVICES_BELOW_64 if low <= count <= high]
    power = 64
    while power <= high and power < 2**40:
        if power >= low:
            counts.append(power)
        power *= 2
    if len(counts) <= most:
        return tuple(counts)
    for without in ({48}, {24, 48}):
        fewer = [count for count in counts if count not in without]
        if len(fewer) <= most:
            return tuple(fewer)
    powers = [count for count in counts if count & (count - 1) == 0]
    return tuple(powers[:: max(1, math.ceil(len(powers) / max(1, most)))])


def time_ticks(low_s: float, high_s: float, most: int) -> tuple[float, ...]:
    """Return at most ``most`` times in seconds between ``low_s`` and ``high_s``.

    Minutes, hours and days as people say them; beyond four months 1-2-5 steps of days, below a
    second 1-2-5 steps of seconds.
    """
    times = [time for time in _TIMES_S if low_s <= time <= high_s]
    times += _steps(low_s, min(high_s, 0.99), 1.0)
    times += _steps(max(low_s, 121 * _DAY), high_s, _DAY)
    times.sort()
    if len(times) <= most:
        return tuple(times)
    plain = [time for time in times if time in _PLAIN_TIMES_S or not 1 <= time <= 120 * _DAY]
    return tuple(_thinned(plain, most))


def _steps(low: float, high: float, unit: float) -> list[float]:
    """Return 1-2-5 steps of ``unit`` from ``low`` to ``high``."""
    if not 0 < low <= high or not math.isfinite(high):
        return []
    steps: list[float] = []
    decade = math.floor(math.log10(low / unit))
    while len(steps) < _MOST_TICKS:
        for digit in (1, 2, 5):
            step = digit * 10.0**decade * unit
            if step > high:
                return steps
            if step >= low:
                steps.append(step)
        decade += 1
    return steps


def _thinned(ticks: Sequence[float], most: int) -> list[float]:
    every = max(1, math.ceil(len(ticks) / max(1, most)))
    return list(ticks[::every])


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return positions near ``wanted`` that are ``gap`` apart and between ``low`` and ``high``.

    The order stays; where not all fit, they overlap evenly. For labels beside line ends.
    """
    order = sorted(range(len(wanted)), key=lambda at: wanted[at])
    if not order:
        return []
    gap = min(gap, (high - low) / max(1, len(order) - 1)) if len(order) > 1 else gap
    placed: list[float] = []
    for at in order:
        floor = placed[-1] + gap if placed else low
        placed.append(max(wanted[at], floor))
    ceiling = high
    for number in reversed(range(len(placed))):
        placed[number] = min(placed[number], ceiling)
        ceiling = placed[number] - gap
    positions = [0.0] * len(wanted)
    for at, position in zip(order, placed, strict=True):
        positions[at] = position
    return positions
