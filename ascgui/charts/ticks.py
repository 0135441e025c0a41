"""Where the marks of a logarithmic axis stand, and how many of them there is room for."""

from __future__ import annotations

import math
from collections.abc import Sequence

_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86400.0

_TIMES_S: tuple[tuple[float, ...], ...] = (
    (1.0, _MINUTE, _HOUR, _DAY),
    (10 * _MINUTE, 4 * _HOUR, 7 * _DAY, 30 * _DAY, 10.0),
    (12 * _HOUR, 2 * _DAY, 2 * _HOUR, 30 * _MINUTE, 2 * _MINUTE, 30.0, 120 * _DAY),
    (8 * _HOUR, 4 * _DAY, 14 * _DAY, 60 * _DAY, 20 * _MINUTE, 5 * _MINUTE, 5.0, 2.0, 20.0),
)
"""Marks of a time axis; those of an earlier group stay where not all fit."""

_BETWEEN_POWERS = (24, 48)
_LARGEST_POWER = 40
_MOST_TICKS = 400


def device_ticks(low: float, high: float, gap: float) -> tuple[int, ...]:
    """Return the device counts to mark between ``low`` and ``high``: powers of two, 24 and 48.

    Two marks are at least ``gap`` apart, in powers of ten; powers of two stay before the others,
    and every second power before the rest.
    """
    powers = [2**power for power in range(_LARGEST_POWER)]
    groups = (powers[::4], powers[2::4], powers[1::2], _BETWEEN_POWERS)
    return tuple(int(tick) for tick in _picked(groups, low, high, gap))


def time_ticks(low_s: float, high_s: float, gap: float) -> tuple[float, ...]:
    """Return the times in seconds to mark between ``low_s`` and ``high_s``.

    Minutes, hours and days as people say them; beyond four months 1-2-5 steps of days, below a
    second 1-2-5 steps of seconds. Two marks are at least ``gap`` apart, in powers of ten.
    """
    beyond = [
        *_steps(low_s, min(high_s, 0.99), 1.0),
        *_steps(max(low_s, 121 * _DAY), high_s, _DAY),
    ]
    decades = [step for step in beyond if f"{step / _DAY:e}"[0] == "1"]
    return tuple(_picked((*_TIMES_S, decades, beyond), low_s, high_s, gap))


def _picked(groups: Sequence[Sequence[float]], low: float, high: float, gap: float) -> list[float]:
    """Return the ticks of ``groups``, an earlier group first, that do not come too close."""
    kept: list[float] = []
    for group in groups:
        for tick in group:
            if low <= tick <= high and all(abs(math.log10(tick / other)) >= gap for other in kept):
                kept.append(tick)
    return sorted(kept)


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
