"""How the quantities of a form are read from what people type, and written back losslessly."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import datetime
from typing import Any

from ascgui.domain.record import frozen
from ascgui.domain.text import text
from ascgui.language.moments import parse_moment, typed_form
from ascgui.language.numbers import (
    NumberProblem,
    parse_count,
    parse_duration,
    parse_number,
    written_duration,
    written_number,
)


@frozen
class Reading:
    """How one kind of quantity is read and written; ``read`` raises ``NumberProblem``.

    What ``write`` gives is read back as exactly the same value, so that looking at a field and
    leaving it never changes it.
    """

    read: Callable[[str], Any]
    write: Callable[[Any], str]
    numeric: bool = True
    shown: Callable[[Any], str] | None = None
    """How a value stands in the line while nobody types, where that is shorter than ``write``."""


def whole_if_whole(value: float) -> float:
    """Return a number without a fraction as a whole one, which is shown as such."""
    return int(value) if value == int(value) and abs(value) < 1e15 else value


def written_count(value: float) -> str:
    """Return a count with separators; one too long to read at a glance as ``1e+300``."""
    return f"{value:,}" if abs(value) < 10**24 else written_number(float(value))


def written_ratio(value: float) -> str:
    """Return a ratio with at least two decimals: ``0.90``."""
    shown = written_number(value)
    whole, dot, decimals = shown.partition(".")
    return shown if "e" in shown or len(decimals) > 1 else f"{whole}{dot or '.'}{decimals:0<2}"


def rounded_number(value: float) -> str:
    """Return a number with two decimals at most, or four digits where it is small."""
    if value == 0 or not math.isfinite(value):
        return written_number(value)
    return written_number(round(value, max(2, 3 - math.floor(math.log10(abs(value))))))


def read_ratio(typed: str) -> float:
    """Return the ratio that ``typed`` means; ``90 %`` is 0.9."""
    plain = typed.strip()
    if plain.endswith(("%", "％")):
        return parse_number(plain[:-1]) / 100
    return parse_number(plain)


def _read_share(typed: str) -> float:
    try:
        value = read_ratio(typed)
    except NumberProblem:
        value = 0.0
    if not 0 < value <= 1:
        raise NumberProblem(
            text(
                "“{typed}” is no share. Type one above 0 and at most 1, such as 0.95 or 95%.",
                typed=typed.strip()[:24],
            )
        )
    return value


def _read_span(typed: str) -> float:
    value = parse_duration(typed)
    if value <= 0:
        raise NumberProblem(
            text("“{typed}” is no time to wait: it must be above 0.", typed=typed.strip()[:24])
        )
    return value


def _read_moment(typed: str) -> datetime:
    return parse_moment(typed, datetime.now())


def within(reading: Reading, most: float) -> Reading:
    """Return ``reading`` that takes nothing above ``most``."""

    def read(typed: str) -> Any:
        value = reading.read(typed)
        if value > most:
            raise NumberProblem(
                text(
                    "{value} is too large. Give at most {high}.",
                    value=typed.strip()[:24],
                    high=reading.write(most),
                )
            )
        return value

    return Reading(read, reading.write, reading.numeric, reading.shown)


COUNT = Reading(parse_count, written_count)
IDENTIFIER = Reading(parse_count, str)
"""A whole number that counts nothing, such as a seed: it has no separators."""
NUMBER = Reading(parse_number, written_number)
RATIO = Reading(read_ratio, written_ratio)
MEAN = Reading(parse_number, written_number, shown=rounded_number)
SHARE = Reading(_read_share, written_ratio)
"""A ratio above 0 and at most 1."""
SPAN = Reading(_read_span, written_duration)
"""A duration above 0."""
DURATION = Reading(parse_duration, written_duration)
MOMENT = Reading(_read_moment, typed_form, numeric=False)
PLAIN = Reading(str.strip, str, numeric=False)
