"""How numbers of one kind stand on an axis: evenly or by their logarithm, with marks people say."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ascgui.charts.linear_ticks import round_ticks
from ascgui.charts.ticks import device_ticks, time_ticks
from ascgui.domain.text import Unit
from ascgui.language.language import Language

Array = NDArray[np.float64]

LOGARITHMIC_FROM = 20.0
"""The ratio of the largest to the smallest value from which an axis is logarithmic."""

_GAPS = (5.0, 7.0, 9.0, 12.0, 16.0, 22.0, 30.0)
"""Distances between two marks that are tried, in digits."""

_COUNTS = (Unit.DEVICES, Unit.CARDS, Unit.NODES)
_SHORT_FROM = 100_000
_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86400.0
_TIME_STEPS = (
    1.0, 2.0, 5.0, 10.0, 30.0, _MINUTE, 2 * _MINUTE, 5 * _MINUTE, 10 * _MINUTE, 30 * _MINUTE,
    _HOUR, 2 * _HOUR, 4 * _HOUR, 12 * _HOUR, _DAY, 2 * _DAY, 4 * _DAY, 10 * _DAY, 20 * _DAY,
    50 * _DAY, 100 * _DAY,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Scale:
    """An axis of values that count ``unit``. A place is where a value stands on it."""

    unit: Unit = Unit.NONE
    logarithmic: bool = False
    whole: bool = False

    def place(self, value: float) -> float:
        """Return where one value stands; NaN where it has no place."""
        if not self.logarithmic:
            return value
        return math.log10(value) if value > 0 else math.nan

    def places(self, values: Array) -> Array:
        """Return where each of ``values`` stands; NaN where it has no place."""
        if not self.logarithmic:
            return values
        with np.errstate(divide="ignore", invalid="ignore"):
            found = np.log10(values)
        return np.where(np.isfinite(found), found, np.nan)

    def value(self, place: float) -> float:
        """Return the value at a place."""
        if not self.logarithmic:
            return place
        return float(10.0 ** min(max(place, -300.0), 300.0))

    def ticks(self, low: float, high: float, gap: float) -> tuple[float, ...]:
        """Return the places to mark from ``low`` to ``high``, at least ``gap`` apart."""
        if not (math.isfinite(low) and math.isfinite(high) and high > low and gap > 0):
            return ()
        if not self.logarithmic:
            return self._even(low, high, gap)
        first, last = self.value(low), self.value(high)
        if self.unit in _COUNTS:
            values: Sequence[float] = device_ticks(max(first, 1.0), last, gap)
        elif self.unit is Unit.SECONDS:
            values = time_ticks(first, last, gap)
        else:
            values = _decades(first, last, gap)
        if len(values) < 3:
            # Too narrow for round powers: evenly spaced values say more.
            even = [
                value
                for value in self._even(first, last, (last - first) * gap / (high - low))
                if value > 0
            ]
            apart: list[float] = []
            for value in even:
                if not apart or math.log10(value / apart[-1]) >= gap:
                    apart.append(value)
            values = apart if len(apart) > len(values) else values
        return tuple(math.log10(value) for value in values)

    def name(self, place: float, language: Language) -> str:
        """Return what the mark at ``place`` is called."""
        if self.unit is Unit.SECONDS:
            return language.exact_duration(self.value(place))
        return self.said(round(self.value(place), 12), language)

    def said(self, value: float, language: Language) -> str:
        """Return a value as short as it is still exact enough for an axis."""
        if self.unit is Unit.SECONDS:
            return language.duration(value)
        if self.unit is Unit.PERCENT:
            return f"{language.number(value * 100, 3)} %"
        if abs(value) >= _SHORT_FROM:
            return language.short_number(value)
        return language.number(int(value) if value == int(value) else value, 3)

    def _even(self, low: float, high: float, gap: float) -> tuple[float, ...]:
        most = max(1, int((high - low) / gap))
        if self.unit is Unit.SECONDS:
            return _even_times(low, high, most)
        if self.unit in _COUNTS:
            return _even_counts(low, high, most)
        found = round_ticks(low, high, most)
        if self.whole:
            whole = tuple(tick for tick in found if tick == round(tick))
            return (
                whole
                or tuple(float(tick) for tick in range(math.ceil(low), math.floor(high) + 1))[:2]
            )
        return found


def named_ticks(
    scale: Scale,
    span: tuple[float, float],
    size: float,
    language: Language,
    width_of: Callable[[str], float],
) -> list[tuple[float, str]]:
    """Return as many marks of a lower axis as have room, with their names.

    ``span`` are the places at both ends, ``size`` is its length in pixels; ``width_of`` measures a
    name in pixels.
    """
    low, high = span
    between = width_of("00")
    made: list[tuple[float, str]] = []
    for letters in _GAPS:
        gap = (high - low) * letters * width_of("0") / max(size, 1.0)
        made = [(at, scale.name(at, language)) for at in scale.ticks(low, high, gap)]
        pixels = [((at - low) / (high - low) * size, width_of(name) / 2) for at, name in made]
        if all(
            right - left >= half + other + between
            for (left, half), (right, other) in pairwise(pixels)
        ):
            return made
    return made[:1]


def scale_for(values: Array | Sequence[float], unit: Unit, *, whole: bool = False) -> Scale:
    """Return the scale that suits ``values``: logarithmic where they span a wide range above 0."""
    known = np.asarray(values, dtype=np.float64)
    known = known[np.isfinite(known)]
    wide = (
        known.size > 1
        and unit not in (Unit.RATIO, Unit.PERCENT)
        and float(known.min()) > 0
        and float(known.max()) / float(known.min()) >= LOGARITHMIC_FROM
    )
    return Scale(unit, bool(wide), whole)


def padded(low: float, high: float, share: float = 0.04) -> tuple[float, float]:
    """Return a range a little wider than ``low`` to ``high``, and never without a width."""
    if not (math.isfinite(low) and math.isfinite(high)):
        return 0.0, 1.0
    width = high - low
    if width <= max(abs(low), abs(high), 1e-300) * 1e-9:
        width = max(abs(low) * 0.2, 1e-9)
        return low - width / 2, high + width / 2
    return low - share * width, high + share * width


def finite_range(places: Array) -> tuple[float, float]:
    """Return the least and the largest place, or 0 and 1 where there is none."""
    known: Any = places[np.isfinite(places)]
    return (float(known.min()), float(known.max())) if known.size else (0.0, 1.0)


def _decades(low: float, high: float, gap: float) -> tuple[float, ...]:
    """Return powers of ten, and 2 and 5 times these where there is room for all of a decade."""
    if not 0 < low < high:
        return ()
    powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    digits = (1, 2, 5) if gap <= math.log10(2) else (1,)
    every = max(1, math.ceil(gap)) if digits == (1,) else 1
    values = [digit * 10.0**power for power in powers if power % every == 0 for digit in digits]
    return tuple(value for value in values if low * (1 - 1e-12) <= value <= high * (1 + 1e-12))


def _even_counts(low: float, high: float, most: int) -> tuple[float, ...]:
    """Return multiples of a power of two: counts that can be used, as 8, 16, 24."""
    step = 1
    while (high - low) / step > most:
        step *= 2
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return tuple(float(number * step) for number in range(first, last + 1))


def _even_times(low: float, high: float, most: int) -> tuple[float, ...]:
    rough = (high - low) / most
    step = next((one for one in _TIME_STEPS if one >= rough * (1 - 1e-9)), None)
    if step is None or rough < _TIME_STEPS[0]:
        unit = _DAY if step is None else 1.0
        return tuple(tick * unit for tick in round_ticks(low / unit, high / unit, most))
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return tuple(number * step for number in range(first, last + 1))
