"""Dates and times of day as people type them: ``2026-12-01 8:30``, ``today``, ``明天``."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime, timedelta

from ascgui.domain.text import text
from ascgui.language.numbers import NumberProblem

_WORDS = {"now": 0, "现在": 0, "today": 0, "今天": 0, "tomorrow": 1, "明天": 1}
_MOMENT = re.compile(
    r"(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?"
    r"(?:\s*[T,]?\s*(\d{1,2})[:时](\d{1,2})?分?(?::\d{1,2})?)?"
)
_LONGEST = 40


def parse_moment(typed: str, now: datetime) -> datetime:
    """Return the local time that ``typed`` means; a day alone starts at 00:00.

    Year, month and day stand in this order, because day and month before the year are read
    differently in different countries. ``now`` is what "now" and "tomorrow" count from.

    Raises:
        NumberProblem: it is empty, no date, or a day that the calendar does not have.
    """
    plain = unicodedata.normalize("NFKC", typed).strip()
    days = _WORDS.get(plain.lower())
    if days is not None:
        if plain.lower() in {"now", "现在"}:
            return now.replace(second=0, microsecond=0)
        midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
        return midnight + timedelta(days=days)
    match = _MOMENT.fullmatch(plain) if len(plain) <= _LONGEST else None
    if match is None:
        shown = plain if len(plain) <= 24 else plain[:23] + "…"
        raise NumberProblem(
            text(
                "“{typed}” is not a date. Type year, month, day and time, such as {example}.",
                typed=shown,
                example=f"{now:%Y-%m-%d} 09:00",
            )
        )
    year, month, day, hour, minute = (int(part or 0) for part in match.groups())
    try:
        return datetime(year, month, day, hour, minute)
    except ValueError:
        raise NumberProblem(
            text("“{typed}” does not exist in the calendar. Check the day and time.", typed=plain)
        ) from None


def typed_form(moment: datetime) -> str:
    """Return ``moment`` in the form in which it is typed: ``2026-12-01 09:00``."""
    return f"{moment:%Y-%m-%d %H:%M}"
