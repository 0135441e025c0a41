"""How the quantities of a form are read from what people type, and written back losslessly."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from ascgui.language.moments import parse_moment, typed_form
from ascgui.language.numbers import parse_count, parse_duration, parse_number

_LARGEST_IN_DIGITS = 1e18
_LONGEST_IN_HOURS = 240


@dataclass(frozen=True, slots=True)
class Reading:
    """How one kind of quantity is read and written; ``read`` raises ``NumberProblem``.

    What ``write`` gives is read back as exactly the same value, so that looking at a field and
    leaving it never changes it.
    """

    read: Callable[[str], Any]
    write: Callable[[Any], str]
    numeric: bool = True


def written_number(value: float) -> str:
    """Return ``value`` with separators and all its decimals: ``1,200,000``, ``0.915``."""
    if isinstance(value, int):
        return f"{value:,}"
    if not math.isfinite(value) or abs(value) >= _LARGEST_IN_DIGITS or 0 < abs(value) < 1e-4:
        return repr(value)
    if value == int(value):
        return f"{int(value):,}"
    return f"{Decimal(repr(value)):,f}"


def written_count(value: float) -> str:
    """Return a count with separators; one too long to read at a glance as ``1e+300``."""
    return f"{value:,}" if abs(value) < 10**24 else written_number(float(value))


def written_ratio(value: float) -> str:
    """Return a ratio with at least two decimals: ``0.90``."""
    shown = written_number(value)
    whole, dot, decimals = shown.partition(".")
    return shown if "e" in shown or len(decimals) > 1 else f"{whole}{dot or '.'}{decimals:0<2}"


def written_duration(seconds: float) -> str:
    """Return a duration in the units in which it is typed: ``72 h``, ``30 d``, ``1 h 30 min``."""
    if seconds != int(seconds) or abs(seconds) >= _LARGEST_IN_DIGITS or seconds < 0:
        return f"{written_number(seconds)} s"
    whole = int(seconds)
    hours, rest = divmod(whole, 3600)
    minutes, left = divmod(rest, 60)
    if left:
        return f"{whole:,} s"
    if minutes:
        return f"{hours:,} h {minutes} min" if hours else f"{minutes} min"
    if hours > _LONGEST_IN_HOURS and hours % 24 == 0:
        return f"{hours // 24:,} d"
    return f"{hours:,} h"


def read_ratio(typed: str) -> float:
    """Return the ratio that ``typed`` means; ``90 %`` is 0.9."""
    plain = typed.strip()
    if plain.endswith(("%", "％")):
        return parse_number(plain[:-1]) / 100
    return parse_number(plain)


def _read_moment(typed: str) -> datetime:
    return parse_moment(typed, datetime.now())


COUNT = Reading(parse_count, written_count)
NUMBER = Reading(parse_number, written_number)
RATIO = Reading(read_ratio, written_ratio)
DURATION = Reading(parse_duration, written_duration)
MOMENT = Reading(_read_moment, typed_form, numeric=False)
PLAIN = Reading(str.strip, str, numeric=False)
