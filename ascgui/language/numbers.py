"""Numbers and durations as people type them: ``1.2e9``, ``1,200,000``, ``3万``, ``72h``."""

from __future__ import annotations

import math
import re
import unicodedata
from decimal import Decimal
from typing import TYPE_CHECKING

from ascgui.domain.text import Text, text

if TYPE_CHECKING:
    from fractions import Fraction

# Fractions are imported where a number is read: a start reads none.

_SCALES = {
    "": 1,
    "k": 10**3,
    "K": 10**3,
    "千": 10**3,
    "w": 10**4,
    "W": 10**4,
    "万": 10**4,
    "萬": 10**4,
    "m": 10**6,
    "M": 10**6,
    "百万": 10**6,
    "千万": 10**7,
    "亿": 10**8,
    "億": 10**8,
    "g": 10**9,
    "G": 10**9,
    "b": 10**9,
    "B": 10**9,
    "十亿": 10**9,
    "百亿": 10**10,
    "千亿": 10**11,
    "t": 10**12,
    "T": 10**12,
    "万亿": 10**12,
}
_TIMES = {
    "s": 1,
    "sec": 1,
    "second": 1,
    "seconds": 1,
    "秒": 1,
    "m": 60,
    "min": 60,
    "minute": 60,
    "minutes": 60,
    "分": 60,
    "分钟": 60,
    "h": 3600,
    "hour": 3600,
    "hours": 3600,
    "时": 3600,
    "小时": 3600,
    "d": 86400,
    "day": 86400,
    "days": 86400,
    "天": 86400,
    "日": 86400,
}
_DIGITS = r"\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d*)?|\.\d+"
_NUMBER = re.compile(rf"([+-]?)({_DIGITS})(?:[eE]([+-]?\d{{1,4}}))?\s*(\D*)")
_PART = re.compile(rf"\s*({_DIGITS})\s*([^\d\s.,]+)?")
_BEGINS_AS_NUMBER = re.compile(r"[+-]?[\d.,]{8}")
_MAX_LENGTH = 64
_LARGEST = 10**300
_LARGEST_IN_DIGITS = 1e18
_LONGEST_IN_HOURS = 240
_FEW_MINUTES = 3
"""From so many on, a time that comes out even in tenths of a minute is written in them."""


class NumberProblem(ValueError):
    """What was typed is not a number that can be used; ``text`` says why and what to type."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(sentence.template)
        self.text = sentence


def _folded(typed: str) -> str:
    """Return ``typed`` with full-width forms made plain and digit groups joined."""
    plain = unicodedata.normalize("NFKC", typed).strip()
    joined = re.sub(r"(?<=\d)(?:_(?=\d)|[ \u00a0\u2009\u202f'](?=\d{3}(?!\d)))", "", plain)
    return joined.replace("\u2212", "-")


def shortened(typed: str) -> str:
    """Return ``typed`` as it can be said again: printable, and not longer than a word or two."""
    cleaned = "".join(char if char.isprintable() else " " for char in typed).strip()
    return cleaned if len(cleaned) <= 24 else cleaned[:23] + "…"


def _fraction(typed: str) -> Fraction:
    from fractions import Fraction  # noqa: PLC0415 - see above

    plain = _folded(typed)
    if not plain:
        raise NumberProblem(text("A number is missing here. Type one such as 1.2e9 or 1.2B."))
    if plain.lower().lstrip("+-") in {"nan", "inf", "infinity"}:
        raise NumberProblem(
            text("“{typed}” is not a finite number. Type one such as 1.2e9.", typed=plain)
        )
    if len(plain) > _MAX_LENGTH and _BEGINS_AS_NUMBER.match(plain):
        raise NumberProblem(
            text(
                "“{typed}” is too long for a number: at most {most} characters are read. Write a "
                "large one as in 1.2e9.",
                typed=shortened(typed),
                most=_MAX_LENGTH,
            )
        )
    match = _NUMBER.fullmatch(plain) if len(plain) <= _MAX_LENGTH else None
    scale = _SCALES.get(match[4].strip()) if match else None
    if match is None or scale is None:
        raise NumberProblem(
            text(
                "“{typed}” is not a number. Enter digits, with K, M, B, 万 or 亿 for large ones.",
                typed=shortened(typed),
            )
        )
    exponent = int(match[3] or 0)
    if abs(exponent) > 300:
        raise NumberProblem(_beyond(typed))
    value = Fraction(match[2].replace(",", "")) * scale * Fraction(10) ** exponent
    return -value if match[1] == "-" else value


def parse_number(typed: str) -> float:
    """Return the number that ``typed`` means.

    Raises:
        NumberProblem: it is empty, no number, or not finite.
    """
    exact = _fraction(typed)
    if exact and not (abs(exact) * _LARGEST >= 1 and abs(exact) <= _LARGEST):
        raise NumberProblem(_beyond(typed))
    return float(exact)


def _beyond(typed: str) -> Text:
    return text(
        "“{typed}” is too large or too small to compute with. Give one between 1e-300 and 1e300.",
        typed=shortened(typed),
    )


def parse_count(typed: str) -> int:
    """Return the whole number that ``typed`` means, exact at any size.

    Raises:
        NumberProblem: it is empty, no number, or not whole.
    """
    value = _fraction(typed)
    if value.denominator != 1:
        raise NumberProblem(
            text("“{typed}” is not a whole number. Leave the fraction out.", typed=shortened(typed))
        )
    return int(value)


def parse_duration(typed: str) -> float:
    """Return the seconds that ``typed`` means: ``72h``, ``3d 4h``, ``90 min``, ``2天``.

    Raises:
        NumberProblem: it is empty, no duration, has no unit, or is not finite.
    """
    plain = _folded(typed).lower()
    if not plain:
        raise NumberProblem(text("A duration is missing here. Type one such as 72h or 3d."))
    from fractions import Fraction  # noqa: PLC0415 - see above

    total = Fraction(0)
    position = 0
    while position < len(plain) and len(plain) <= _MAX_LENGTH:
        match = _PART.match(plain, position)
        scale = _TIMES.get(match[2] or "") if match else None
        if match is None or scale is None:
            break
        total += Fraction(match[1].replace(",", "")) * scale
        position = match.end()
    if position != len(plain):
        raise NumberProblem(
            text(
                "“{typed}” is not a duration. Type a number with s, m, h or d, such as 72h.",
                typed=shortened(typed),
            )
        )
    return float(total)


def written_number(value: float) -> str:
    """Return ``value`` with separators and all its decimals: ``1,200,000``, ``0.915``."""
    if isinstance(value, int):
        return f"{value:,}"
    if not math.isfinite(value) or abs(value) >= _LARGEST_IN_DIGITS or 0 < abs(value) < 1e-4:
        return repr(value)
    if value == int(value):
        return f"{int(value):,}"
    return f"{Decimal(repr(value)):,f}"


def written_duration(seconds: float) -> str:
    """Return a duration in the units in which it is typed: ``72 h``, ``30 d``, ``1 h 30 min``."""
    if seconds != int(seconds) or abs(seconds) >= _LARGEST_IN_DIGITS or seconds < 0:
        return f"{written_number(seconds)} s"
    whole = int(seconds)
    hours, rest = divmod(whole, 3600)
    minutes, left = divmod(rest, 60)
    if left and not hours and minutes >= _FEW_MINUTES and whole % 6 == 0:
        return f"{whole // 6 / 10} min"
    if left:
        return f"{whole:,} s"
    if minutes:
        return f"{hours:,} h {minutes} min" if hours else f"{minutes} min"
    if hours > _LONGEST_IN_HOURS and hours % 24 == 0:
        return f"{hours // 24:,} d"
    return f"{hours:,} h"
