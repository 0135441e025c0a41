"""When a cluster works: hours of each weekday, windows in which it does not, and how much of it.

All times are local wall time without a zone, in which every day has 24 hours.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from ascgui.domain.record import frozen

DAY_S = 86400

Span = tuple[int, int]
"""From a second of the day to before another, at most 86400."""

WHOLE_DAY: tuple[Span, ...] = ((0, DAY_S),)


@frozen
class Window:
    """A time in which the cluster does not work: maintenance, a holiday, someone else's job.

    With ``every_days`` it comes again each so many days after ``start``, without end.
    """

    start: datetime
    end: datetime
    note: str = ""
    every_days: int | None = None


@frozen
class Calendar:
    """When a cluster works.

    ``hours`` are the spans of each weekday, Monday first, in which it is open. ``availability`` is
    the share of the open time in which it really computes: 0.95 loses a twentieth to faults and
    restarts.
    """

    hours: tuple[tuple[Span, ...], ...] = (WHOLE_DAY,) * 7
    windows: tuple[Window, ...] = ()
    availability: float = 1.0


ROUND_THE_CLOCK = Calendar()


def weekly(days: Iterable[int], opens_s: int, closes_s: int) -> tuple[tuple[Span, ...], ...]:
    """Return the hours of a week that is open on ``days`` (Monday is 0) at the same times.

    Hours that close at or before they open last until the next day.
    """
    spans: list[list[Span]] = [[] for _ in range(7)]
    for day in sorted(set(days)):
        if opens_s < closes_s:
            spans[day].append((opens_s, closes_s))
            continue
        spans[day].append((opens_s, DAY_S))
        if closes_s > 0:
            spans[(day + 1) % 7].append((0, closes_s))
    return tuple(tuple(sorted(day)) for day in spans)
