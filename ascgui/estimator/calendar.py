"""From a start and a duration to a finish, through the hours in which a cluster works.

Exact to the microsecond in local wall time and over any number of years.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.answer import Answer
from ascgui.domain.calendar import DAY_S, ROUND_THE_CLOCK, Calendar, Window
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator import devices as rules
from ascgui.estimator.clock import (
    LAST_US,
    SECOND_US,
    Clock,
    moment_of,
    needed_us,
    period_days,
    to_micros,
)
from ascgui.language.numbers import written_duration

_LONGEST_PERIOD_DAYS = 36_600
_MOST_PIECES = 1_000_000


@dataclass(frozen=True, slots=True)
class Schedule:
    """When a job starts to compute and when it finishes; None where that cannot be said.

    ``begin`` is the first moment at or after ``start`` at which the cluster is open. ``open_s``
    is the open time that the job takes, ``closed_s`` the time that it waits for the cluster.
    """

    start: datetime | None
    begin: datetime | None
    finish: datetime | None
    finish_low: datetime | None
    finish_high: datetime | None
    open_s: float | None
    closed_s: float | None
    deadline_met: bool | None
    issues: tuple[Issue, ...]


def finish_of(start: datetime, duration_s: float, calendar: Calendar) -> datetime | None:
    """Return when ``duration_s`` of computing is done, to the second of the duration.

    None where no calendar holds it, or :func:`faults` finds something wrong.
    """
    if faults(calendar) or not 0 <= duration_s < math.inf:
        return None
    return moment_of(Clock(calendar).after(to_micros(start), needed_us(duration_s, calendar)))


def computing_s(start: datetime, until: datetime, calendar: Calendar) -> float:
    """Return how many seconds of computing fit between two moments; 0 if they are reversed.

    What availability takes is left out. 0 as well where :func:`faults` finds something wrong.
    """
    if faults(calendar) or until <= start:
        return 0.0
    open_us = Clock(calendar).open_between(to_micros(start), to_micros(until))
    return open_us / SECOND_US * calendar.availability


def in_force(plan: Plan) -> Calendar | None:
    """Return the calendar that a plan's finish and deadline follow.

    None where it has none, says nothing by it, has a faulty one, or has no start to count from.
    """
    calendar = plan.calendar
    if calendar is None or calendar == ROUND_THE_CLOCK or plan.start is None:
        return None
    return None if faults(calendar) else calendar


def computing_within_s(plan: Plan, deadline_s: float) -> float:
    """Return the seconds of computing that the plan's calendar leaves within ``deadline_s``.

    All of them where no calendar is in force, or the deadline lies beyond the year 9999.
    """
    calendar, start = in_force(plan), plan.start
    if calendar is None or start is None:
        return deadline_s
    until = finish_of(start, deadline_s, ROUND_THE_CLOCK)
    return deadline_s if until is None else computing_s(start, until, calendar)


def computing_within_each_s(plan: Plan, deadlines_s: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return what :func:`computing_within_s` gives for each of many deadlines."""
    calendar, start = in_force(plan), plan.start
    if calendar is None or start is None:
        return deadlines_s
    begin = to_micros(start)
    seconds = np.rint(deadlines_s)
    held = seconds <= (LAST_US - begin) // SECOND_US
    until = begin + np.where(held, seconds, 0).astype(np.int64) * SECOND_US
    open_us = Clock(calendar).open_until_each(begin, until)
    return np.where(held, open_us / SECOND_US * calendar.availability, deadlines_s)


def deadline_left_s(plan: Plan) -> float | None:
    """Return the seconds of computing that the plan's own deadline leaves, None without one.

    That is what a duration has to stay within, however long the cluster is closed in between.
    """
    deadline_s = plan.goal.deadline_s
    if deadline_s is None or not 0 < deadline_s < math.inf:
        return None
    return computing_within_s(plan, deadline_s)


def deadline_shown(plan: Plan) -> Text | None:
    """Return the plan's own deadline, with what a calendar leaves of it; None without one."""
    wall, left = plan.goal.deadline_s, deadline_left_s(plan)
    if wall is None or left is None:
        return None
    if in_force(plan) is None:
        return text("{deadline}", deadline=written_duration(wall))
    return text(
        "{deadline}, {left} of it for computing",
        deadline=written_duration(wall),
        # In the form of the deadline beside it, where it is as round as one that was typed.
        left=written_duration(left) if left % 60 == 0 else Quantity(left, Unit.SECONDS),
    )


def spare_s(answered: Answer) -> float | None:
    """Return the time from the finish to the deadline, below 0 if it is late; None without both.

    That is wall time, in which the cluster may be closed.
    """
    plan, headline, left = answered.plan, answered.duration_s, deadline_left_s(answered.plan)
    if headline is None or left is None or answered.duration is None:
        return None
    due = None if plan.start is None else deadline_of(answered, plan.start)
    if in_force(plan) is None or due is None or answered.finish is None:
        return left - headline
    return (due - answered.finish).total_seconds()


def wall_time_s(plan: Plan, duration_s: float) -> float | None:
    """Return the whole seconds from the plan's start after which ``duration_s`` are computed.

    None where no calendar holds that moment. Rounded up, so that a deadline of it is met.
    """
    calendar, start = in_force(plan), plan.start
    if calendar is None or start is None:
        return float(math.ceil(duration_s))
    open_s = math.ceil(duration_s / calendar.availability)
    end = finish_of(start, open_s * calendar.availability, calendar)
    return None if end is None else (end - start).total_seconds()


def calendar_words(calendar: Calendar) -> Text:
    """Return a calendar in a few words."""
    hours = sum(closes - opens for day in calendar.hours for opens, closes in day) / 3600
    parts = [
        text("round the clock")
        if hours == 168
        else text("{hours} h a week", hours=float(f"{hours:.6g}"))
    ]
    if calendar.windows:
        parts.append(text("closed windows: {n}", n=len(calendar.windows)))
    if calendar.availability != 1:
        share = Quantity(calendar.availability, Unit.PERCENT)
        parts.append(text("availability {share}", share=share))
    return parts[0] if len(parts) == 1 else text("{parts}", parts=tuple(parts))


def schedule(answered: Answer, calendar: Calendar) -> Schedule:
    """Return when the job of an answer finishes, with the range of its duration.

    A deadline counts from the plan's start in wall time: a cluster that is closed at night has
    less of it.
    """
    start, duration = answered.plan.start, answered.duration
    issues = list(faults(calendar))
    if start is None:
        message = text("No start is given, so no finish can be.")
        issues.append(
            Issue(
                Severity.INFO,
                "missing-input",
                message,
                text("Enter when the job starts."),
                where=(("field", "start"),),
            )
        )
    headline = answered.duration_s
    if issues or start is None or duration is None or headline is None:
        return Schedule(start, None, None, None, None, None, None, None, tuple(issues))
    clock, at = Clock(calendar), to_micros(start)
    needed = [needed_us(seconds, calendar) for seconds in (headline, duration.low, duration.high)]
    ends = [clock.after(at, each) for each in needed]
    finish, low, high = (moment_of(end) for end in ends)
    if finish is None:
        issues.append(
            Issue(
                Severity.WARNING,
                "finish-out-of-range",
                text("The finish lies beyond the year 9999, so no date is given."),
                text("Check the tokens, the throughput and the start."),
                where=(("field", "start"),),
            )
        )
    due, goal = deadline_of(answered, start), answered.plan.goal
    met: bool | None = None
    if due is None and goal.deadline_s is not None and goal.deadline_s > 0:
        # It lies beyond the year 9999, where all of it is taken to be open.
        met = bool(rules.meets_deadline(headline, goal.deadline_s))
    if due is not None:
        allowed = clock.open_between(at, to_micros(due)) / SECOND_US * calendar.availability
        # What rounding to microseconds took from the deadline does not break it.
        met = bool(rules.meets_deadline(headline, allowed + 1e-6))
    return Schedule(
        start=start,
        begin=moment_of(clock.next_open(at)),
        finish=finish,
        finish_low=low,
        finish_high=high,
        open_s=needed[0] / SECOND_US,
        closed_s=None if finish is None else (ends[0] - at - needed[0]) / SECOND_US,
        deadline_met=met,
        issues=tuple(issues),
    )


def faults(calendar: Calendar) -> tuple[Issue, ...]:
    """Return everything that keeps a calendar from being used."""
    found: list[Issue] = []
    if not 0 < calendar.availability <= 1:
        found.append(
            _fault(
                "calendar-availability",
                text(
                    "The availability is {value}; it must be above 0 and at most 1.",
                    value=Quantity(float(calendar.availability), Unit.RATIO),
                ),
                text("Enter a share such as 0.95."),
                "availability",
            )
        )
    spans = [span for day in calendar.hours for span in day]
    if len(calendar.hours) != 7 or any(not 0 <= opens < closes <= DAY_S for opens, closes in spans):
        found.append(
            _fault(
                "calendar-hours",
                text("The hours of a day must open before they close, between 0:00 and 24:00."),
                text("Correct the hours, or choose round the clock."),
                "hours",
            )
        )
    for number, window in enumerate(calendar.windows, 1):
        found += _window_faults(window, number)
    if not found:
        found += _pattern_faults(calendar)
    return tuple(found)


def _window_faults(window: Window, number: int) -> Iterator[Issue]:
    if window.end <= window.start:
        yield _fault(
            "window-reversed",
            text(
                "Window {number} ends at {end}, not after its start at {start}.",
                number=number,
                start=window.start,
                end=window.end,
            ),
            text("Give the earlier moment first."),
            f"windows.{number}",
        )
    elif window.every_days is not None and not 1 <= window.every_days <= _LONGEST_PERIOD_DAYS:
        yield _fault(
            "window-repetition",
            text(
                "Window {number} comes again each {days} days, which is not possible.",
                number=number,
                days=window.every_days,
            ),
            text("Give a whole number of days, at least 1."),
            f"windows.{number}",
        )


def _pattern_faults(calendar: Calendar) -> Iterator[Issue]:
    days = period_days(calendar.windows)
    every = [window.every_days for window in calendar.windows if window.every_days]
    # Each window may begin a pattern of its own, which all the others stand in.
    pieces = len(every) * sum(days // each for each in every)
    if days > _LONGEST_PERIOD_DAYS or pieces > _MOST_PIECES:
        yield _fault(
            "calendar-too-irregular",
            text(
                "The repeating windows are too many, or fall together only after more than a"
                " hundred years, which is not computed."
            ),
            text("Let them repeat each 7, 14 or 28 days, or give them one by one."),
            "windows",
        )
    elif not Clock(calendar).opens_for_ever:
        yield _fault(
            "calendar-never-open",
            text("The cluster is never open, so no job finishes on it."),
            text("Give hours to at least one day, and check the repeating windows."),
            "hours",
        )


def _fault(code: str, message: Text, action: Text, field: str) -> Issue:
    return Issue(Severity.ERROR, code, message, action, where=(("field", field),))


def deadline_of(answered: Answer, start: datetime) -> datetime | None:
    """Return the moment of the plan's deadline, None without one."""
    deadline = answered.plan.goal.deadline_s
    if deadline is None or not 0 < deadline < math.inf:
        return None
    return moment_of(to_micros(start) + round(deadline * SECOND_US))
