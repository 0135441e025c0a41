"""Marks of an axis whose numbers are not logarithmic."""

from __future__ import annotations

import math


def round_ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    """Return at most about ``most`` multiples of 1, 2 or 5 times a power of ten in a range."""
    span = high - low
    if not (math.isfinite(span) and span > 0 and most > 0):
        return ()
    rough = span / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * digit for digit in (1, 2, 5, 10) if power * digit >= rough * (1 - 1e-9))
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return tuple(round(number * step, 12) for number in range(first, last + 1))
