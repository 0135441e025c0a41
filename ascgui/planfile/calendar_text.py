"""The hours and the closed windows of a calendar as they stand in a plan file.

Hours are lines such as ``Mon-Fri 08:00-20:00``; a day that no line names is closed. Windows are
tables with ``start``, ``end`` and, where they have them, ``every_days`` and ``note``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime
from itertools import groupby

from ascgui.domain.calendar import DAY_S, Span, Window

Hours = tuple[tuple[Span, ...], ...]

_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_LINE = re.compile(r"\s*([A-Za-z]{3})[a-z]*\s*(?:-\s*([A-Za-z]{3})[a-z]*)?\s+(\S.*)")
_TIMES = re.compile(r"\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*-\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*")
_MOST_LINES = 100
_MOST_WINDOWS = 10_000


def read_hours(value: object) -> Hours | None:
    """Return the hours of each weekday, Monday first; None where ``value`` says none."""
    if not isinstance(value, list) or len(value) > _MOST_LINES:
        return None
    days: list[list[Span]] = [[] for _ in _DAYS]
    for line in value:
        match = _LINE.fullmatch(line) if isinstance(line, str) and len(line) < 500 else None
        if match is None:
            return None
        named = [name and name.capitalize() for name in match.group(1, 2)]
        if named[0] not in _DAYS or (named[1] or "Mon") not in _DAYS:
            return None
        first = _DAYS.index(named[0])
        last = _DAYS.index(named[1]) if named[1] else first
        spans = [_span(part) for part in match[3].split(",")]
        known = [span for span in spans if span is not None]
        if len(known) < len(spans) or last < first:
            return None
        for day in range(first, last + 1):
            days[day] += known
    return tuple(tuple(day) for day in days)


def written_hours(hours: Hours) -> list[str]:
    """Return the lines for ``hours``; days that follow one another and are alike share one."""
    lines = []
    for spans, group in groupby(range(len(hours)), key=lambda day: hours[day]):
        days = list(group)
        if spans:
            name = _DAYS[days[0]]
            if len(days) > 1:
                name = f"{name}-{_DAYS[days[-1]]}"
            shown = ", ".join(f"{_time(opens)}-{_time(closes)}" for opens, closes in spans)
            lines.append(f"{name} {shown}")
    return lines


def read_windows(value: object) -> tuple[Window, ...] | None:
    """Return the closed windows that ``value`` lists; None where it is no such list."""
    if not isinstance(value, list) or len(value) > _MOST_WINDOWS:
        return None
    found = [_window(entry) for entry in value]
    known = tuple(window for window in found if window is not None)
    return known if len(known) == len(found) else None


def written_windows(windows: Iterable[Window]) -> list[dict[str, object]]:
    """Return the tables for ``windows``."""
    made = []
    for window in windows:
        table: dict[str, object] = {"start": window.start, "end": window.end}
        if window.every_days is not None:
            table["every_days"] = window.every_days
        if window.note:
            table["note"] = window.note
        made.append(table)
    return made


def _span(typed: str) -> Span | None:
    match = _TIMES.fullmatch(typed)
    if match is None:
        return None
    opens, closes = (
        sum(int(match[at + step] or 0) * unit for step, unit in enumerate((3600, 60, 1)))
        for at in (1, 4)
    )
    return (opens, closes) if opens < closes <= DAY_S else None


def _time(seconds: int) -> str:
    hours, rest = divmod(seconds, 3600)
    minutes, left = divmod(rest, 60)
    return f"{hours:02}:{minutes:02}:{left:02}" if left else f"{hours:02}:{minutes:02}"


def _window(entry: object) -> Window | None:
    if not isinstance(entry, dict) or entry.keys() - {"start", "end", "every_days", "note"}:
        return None
    start, end, every = entry.get("start"), entry.get("end"), entry.get("every_days")
    note = entry.get("note", "")
    if not all(isinstance(one, datetime) and one.tzinfo is None for one in (start, end)):
        return None
    if every is not None and (not isinstance(every, int) or isinstance(every, bool)):
        return None
    if not isinstance(note, str) or any("\ud800" <= char <= "\udfff" for char in note):
        return None
    assert isinstance(start, datetime)  # noqa: S101 - looked at above
    assert isinstance(end, datetime)  # noqa: S101
    return Window(start, end, note, every) if end > start else None
