"""From a start and a duration to a finish, through the hours in which a cluster works.

Exact to the microsecond in local wall time and over any number of years: hours and repeating
windows form a pattern whose whole periods are skipped by arithmetic; single windows are stepped
over one by one.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import accumulate, islice

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.answer import Answer
from ascgui.domain.calendar import DAY_S, ROUND_THE_CLOCK, Calendar, Window
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator import devices as rules
from ascgui.language.numbers import written_duration

MOST_EVENTS = 400
"""Events of one kind on a time line; more are thinned out evenly, or left out."""

_EPOCH = datetime(1, 1, 1)
"""A Monday, so that a pattern of whole weeks starts with one."""

_US = 1_000_000
_DAY_US = DAY_S * _US
_LAST = (datetime(9999, 12, 31, 23, 59, 59, 999999) - _EPOCH) // timedelta(microseconds=1)
_LONGEST_PERIOD_DAYS = 36_600
_MOST_PIECES = 1_000_000
_Closed = tuple[int, int]


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


class EventKind(StrEnum):
    """What happens at a moment of a time line."""

    START = "start"
    CHECKPOINT = "checkpoint"
    EPOCH = "epoch"
    PAUSE = "pause"
    RESUME = "resume"
    EARLIEST = "earliest"
    FINISH = "finish"
    LATEST = "latest"
    DEADLINE = "deadline"


@dataclass(frozen=True, slots=True)
class Event:
    """A moment of a time line: what it is, and which share of the work is done by then."""

    kind: EventKind
    when: datetime
    name: Text
    share: float
    number: int = 0


@dataclass(frozen=True, slots=True)
class TimeLine:
    """The events of a job in their order, and what was left out of them."""

    events: tuple[Event, ...]
    issues: tuple[Issue, ...]


def finish_of(start: datetime, duration_s: float, calendar: Calendar) -> datetime | None:
    """Return when ``duration_s`` of computing is done, to the second of the duration.

    None where no calendar holds it, or :func:`faults` finds something wrong.
    """
    if faults(calendar) or not 0 <= duration_s < math.inf:
        return None
    return _moment(_Clock(calendar).after(_micros(start), _needed(duration_s, calendar)))


def computing_s(start: datetime, until: datetime, calendar: Calendar) -> float:
    """Return how many seconds of computing fit between two moments; 0 if they are reversed.

    What availability takes is left out. 0 as well where :func:`faults` finds something wrong.
    """
    if faults(calendar) or until <= start:
        return 0.0
    open_us = _Clock(calendar).open_between(_micros(start), _micros(until))
    return open_us / _US * calendar.availability


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
    begin = _micros(start)
    seconds = np.rint(deadlines_s)
    held = seconds <= (_LAST - begin) // _US
    until = begin + np.where(held, seconds, 0).astype(np.int64) * _US
    open_us = _Clock(calendar).open_until_each(begin, until)
    return np.where(held, open_us / _US * calendar.availability, deadlines_s)


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
    due = None if plan.start is None else _deadline(answered, plan.start)
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
    clock, at = _Clock(calendar), _micros(start)
    needed = [_needed(seconds, calendar) for seconds in (headline, duration.low, duration.high)]
    ends = [clock.after(at, each) for each in needed]
    finish, low, high = (_moment(end) for end in ends)
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
    due, goal = _deadline(answered, start), answered.plan.goal
    met: bool | None = None
    if due is None and goal.deadline_s is not None and goal.deadline_s > 0:
        # It lies beyond the year 9999, where all of it is taken to be open.
        met = bool(rules.meets_deadline(headline, goal.deadline_s))
    if due is not None:
        allowed = clock.open_between(at, _micros(due)) / _US * calendar.availability
        # What rounding to microseconds took from the deadline does not break it.
        met = bool(rules.meets_deadline(headline, allowed + 1e-6))
    return Schedule(
        start=start,
        begin=_moment(clock.next_open(at)),
        finish=finish,
        finish_low=low,
        finish_high=high,
        open_s=needed[0] / _US,
        closed_s=None if finish is None else (ends[0] - at - needed[0]) / _US,
        deadline_met=met,
        issues=tuple(issues),
    )


def timeline(
    answered: Answer, calendar: Calendar, *, checkpoint_s: float | None = None
) -> TimeLine:
    """Return the events of the job of an answer, in their order.

    A checkpoint comes after each ``checkpoint_s`` of computing, an epoch's end after its share of
    the data. Pauses are the times in which the cluster is closed. Without a finish there are none.
    """
    planned = schedule(answered, calendar)
    issues = list(planned.issues)
    if checkpoint_s is not None and not 0 < checkpoint_s < math.inf:
        issues.append(
            Issue(
                Severity.ERROR,
                "bad-value",
                text("The time between checkpoints must be above 0, so none are shown."),
                text("Enter a time such as {example}.", example="30m"),
                where=(("field", "checkpoint_s"),),
            )
        )
        checkpoint_s = None
    start, begin, finish = planned.start, planned.begin, planned.finish
    headline = answered.duration_s
    if start is None or begin is None or finish is None or not headline:
        return TimeLine((), tuple(issues))
    clock = _Clock(calendar)
    job = _Job(clock, calendar, _micros(start), headline)
    events = [Event(EventKind.START, begin, text("Start"), 0.0)]
    marks: list[tuple[EventKind, float]] = []
    if checkpoint_s is not None:
        marks.append((EventKind.CHECKPOINT, checkpoint_s / headline))
    epochs = answered.plan.workload.epochs
    if 1 < epochs < math.inf:
        marks.append((EventKind.EPOCH, 1 / epochs))
    for kind, share in marks:
        numbers, step = _numbers(share)
        issues += [_thinned(kind, len(numbers), step)] if step > 1 else []
        events += (job.mark(kind, number, share) for number in numbers)
    pauses = list(islice(clock.pauses(_micros(begin), _micros(finish)), MOST_EVENTS + 1))
    if len(pauses) > MOST_EVENTS:
        issues.append(_no_pauses())
        pauses = []
    for closed, opened in pauses:
        events += (job.at(EventKind.PAUSE, closed), job.at(EventKind.RESUME, opened))
    due = _deadline(answered, start)
    for kind, end in (
        (EventKind.EARLIEST, planned.finish_low),
        (EventKind.FINISH, finish),
        (EventKind.LATEST, planned.finish_high),
        (EventKind.DEADLINE, due),
    ):
        if end is not None:
            events.append(job.at(kind, _micros(end)))
    order = list(EventKind)
    events.sort(key=lambda event: (event.when, order.index(event.kind), event.number))
    return TimeLine(tuple(events), tuple(issues))


@dataclass(frozen=True, slots=True)
class _Job:
    """A job on a clock: from ``start`` in microseconds, ``duration_s`` of computing."""

    clock: _Clock
    calendar: Calendar
    start: int
    duration_s: float

    def at(self, kind: EventKind, moment: int) -> Event:
        """Return what is so at a moment."""
        needed = _needed(self.duration_s, self.calendar)
        done = self.clock.open_between(self.start, moment) / needed if needed else 1.0
        return Event(kind, _EPOCH + _delta(moment), _NAMES[kind], min(done, 1.0))

    def mark(self, kind: EventKind, number: int, share: float) -> Event:
        """Return the moment at which ``number`` times ``share`` of the work is done."""
        done = number * share
        needed = _needed(self.duration_s * done, self.calendar)
        when = _EPOCH + _delta(self.clock.after(self.start, needed))
        name = Text(_NAMES[kind].template, (("n", number),))
        return Event(kind, when, name, done, number)


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
    days = _period_days(calendar.windows)
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
    elif not _Clock(calendar).opens_for_ever:
        yield _fault(
            "calendar-never-open",
            text("The cluster is never open, so no job finishes on it."),
            text("Give hours to at least one day, and check the repeating windows."),
            "hours",
        )


def _fault(code: str, message: Text, action: Text, field: str) -> Issue:
    return Issue(Severity.ERROR, code, message, action, where=(("field", field),))


# --- arithmetic ---------------------------------------------------------------------------------


class _Pattern:
    """Open spans that come again each ``period``; all in microseconds from the epoch."""

    def __init__(self, spans: Sequence[tuple[int, int]], period: int) -> None:
        self.period = period
        self._starts = [start for start, _ in spans]
        self._ends = [end for _, end in spans]
        self._sums = list(accumulate((end - start for start, end in spans), initial=0))
        self.total = self._sums[-1]

    def open_before(self, moment: int) -> int:
        """Return the open time from the epoch to ``moment``."""
        periods, rest = divmod(moment, self.period)
        index = bisect_right(self._starts, rest) - 1
        if index < 0:
            return periods * self.total
        within = min(rest, self._ends[index]) - self._starts[index]
        return periods * self.total + self._sums[index] + within

    def open_before_each(self, moments: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the open time from the epoch to each of many moments."""
        if not self._starts:
            return np.zeros_like(moments)
        periods, rest = np.divmod(moments, self.period)
        starts, ends, sums = map(np.asarray, (self._starts, self._ends, self._sums))
        index = np.searchsorted(starts, rest, side="right") - 1
        place = np.maximum(index, 0)
        within = sums[place] + np.minimum(rest, ends[place]) - starts[place]
        return np.asarray(periods * self.total + np.where(index < 0, 0, within), dtype=np.int64)

    def reaching(self, open_us: int) -> int:
        """Return the first moment before which ``open_us`` (above 0) of open time lies."""
        periods, rest = divmod(open_us - 1, self.total)
        index = bisect_left(self._sums, rest + 1) - 1
        return periods * self.period + self._starts[index] + rest + 1 - self._sums[index]


class _Clock:
    """A calendar made ready for arithmetic."""

    def __init__(self, calendar: Calendar) -> None:
        repeating = [window for window in calendar.windows if window.every_days is not None]
        single = [window for window in calendar.windows if window.every_days is None]
        self._closed = _merged((_micros(each.start), _micros(each.end)) for each in single)
        # A repeating window counts from its first time on, so each begins another pattern.
        firsts = sorted({_micros(window.start) for window in repeating})
        self._froms = [0, *(first for first in firsts if first > 0)]
        self._patterns = [
            _pattern(calendar, [each for each in repeating if _micros(each.start) <= start])
            for start in self._froms
        ]

    @property
    def opens_for_ever(self) -> bool:
        """Whether there is open time after every moment."""
        return self._patterns[-1].total > 0

    def open_between(self, start: int, end: int) -> int:
        """Return the open time between two moments."""
        return sum(
            pattern.open_before(end if until is None else until) - pattern.open_before(since)
            for since, until, pattern in self._parts(start, end)
        )

    def open_until_each(self, start: int, ends: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the open time between a moment and each of many later ones."""
        found = np.zeros_like(ends)
        before = 0
        for since, until, pattern in self._parts(start, None):
            first = pattern.open_before(since)
            here = ends > since
            if until is not None:
                here &= ends <= until
            found[here] = before + pattern.open_before_each(ends[here]) - first
            if until is None:
                break
            before += pattern.open_before(until) - first
            # What ends in the closed time that follows has all of this part.
            found[ends > until] = before
        return found

    def after(self, start: int, open_us: int) -> int:
        """Return the moment at which ``open_us`` of open time has passed since ``start``."""
        if open_us <= 0:
            return start
        for since, until, pattern in self._parts(start, None):
            before = pattern.open_before(since)
            if until is None or pattern.open_before(until) - before >= open_us:
                return pattern.reaching(before + open_us)
            open_us -= pattern.open_before(until) - before
        return _LAST + 1

    def next_open(self, moment: int) -> int:
        """Return the first moment from ``moment`` on at which the cluster is open."""
        return self.after(moment, 1) - 1

    def pauses(self, start: int, end: int) -> Iterator[_Closed]:
        """Yield each closed time between two moments, the first of which is open."""
        at = start
        while at < end:
            closed = self._next_closed(at, end)
            opened = self.next_open(closed) if closed < end else end
            if opened >= end:
                return
            yield closed, opened
            at = opened

    def _next_closed(self, moment: int, end: int) -> int:
        """Return the first closed moment after ``moment``, or ``end`` if that comes first."""
        low, high = moment, end
        if self.open_between(moment, end) == end - moment:
            return end
        # Open time from a moment grows as wall time does until the first closed moment.
        while low < high:
            middle = (low + high + 1) // 2
            if self.open_between(moment, middle) == middle - moment:
                low = middle
            else:
                high = middle - 1
        return low

    def _parts(self, start: int, end: int | None) -> Iterator[tuple[int, int | None, _Pattern]]:
        """Yield the stretches without a single window, each with its pattern.

        Without ``end`` the last one has None for its own.
        """
        bounds = [*self._froms[1:], None]
        for first, last, pattern in zip(self._froms, bounds, self._patterns, strict=True):
            since = max(start, first)
            until = end if last is None else last if end is None else min(last, end)
            if until is not None and until <= since:
                continue
            for closed, opened in self._closed:
                if opened <= since:
                    continue
                if until is not None and closed >= until:
                    break
                if closed > since:
                    yield since, closed, pattern
                since = opened
            if until is None or since < until:
                yield since, until, pattern


def _pattern(calendar: Calendar, repeating: Sequence[Window]) -> _Pattern:
    days = _period_days(repeating)
    period = days * _DAY_US
    closed: list[_Closed] = []
    for window in repeating:
        step = (window.every_days or 1) * _DAY_US
        length = min(_micros(window.end) - _micros(window.start), step)
        for start in range(_micros(window.start) % step, period, step):
            closed.append((start, min(start + length, period)))
            if start + length > period:
                closed.append((0, start + length - period))
    opened = _merged(
        ((day * DAY_S + opens) * _US, (day * DAY_S + closes) * _US)
        for day in range(days)
        for opens, closes in calendar.hours[day % 7]
    )
    return _Pattern(list(_without(opened, _merged(closed))), period)


def _period_days(windows: Iterable[Window]) -> int:
    return math.lcm(7, *(window.every_days for window in windows if window.every_days))


def _merged(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    made: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if made and start <= made[-1][1]:
            made[-1] = (made[-1][0], max(made[-1][1], end))
        else:
            made.append((start, end))
    return made


def _without(
    opened: Sequence[tuple[int, int]], closed: Sequence[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """Yield what is left of sorted spans when others are taken out of them."""
    index = 0
    for start, end in opened:
        at = start
        while index < len(closed) and closed[index][1] <= at:
            index += 1
        here = index
        while here < len(closed) and closed[here][0] < end:
            if closed[here][0] > at:
                yield at, closed[here][0]
            at = max(at, closed[here][1])
            here += 1
        if at < end:
            yield at, end


# --- moments ------------------------------------------------------------------------------------


def _micros(moment: datetime) -> int:
    return (moment - _EPOCH) // timedelta(microseconds=1)


def _delta(micros: int) -> timedelta:
    return timedelta(microseconds=micros)


def _moment(micros: int) -> datetime | None:
    return _EPOCH + _delta(micros) if micros <= _LAST else None


def _needed(duration_s: float, calendar: Calendar) -> int:
    """Return the open microseconds that a duration takes, in whole seconds as an answer's."""
    return round(duration_s / calendar.availability) * _US


def _deadline(answered: Answer, start: datetime) -> datetime | None:
    deadline = answered.plan.goal.deadline_s
    if deadline is None or not 0 < deadline < math.inf:
        return None
    return _moment(_micros(start) + round(deadline * _US))


def _numbers(share: float) -> tuple[list[int], int]:
    """Return which of the marks at each ``share`` of the work to show, and every how many."""
    count = math.ceil(1 / share - 1e-9) - 1 if share < 1 else 0
    step = max(1, -(-count // MOST_EVENTS))
    return list(range(step, count + 1, step)), step


def _thinned(kind: EventKind, count: int, step: int) -> Issue:
    message = (
        text(
            "There are too many checkpoints to show; one in {step} is shown, {count} in all.",
            step=step,
            count=count,
        )
        if kind is EventKind.CHECKPOINT
        else text(
            "There are too many epochs to show; the end of one in {step} is shown, {count} in all.",
            step=step,
            count=count,
        )
    )
    return Issue(Severity.INFO, "timeline-thinned", message, where=(("field", kind.value),))


def _no_pauses() -> Issue:
    return Issue(
        Severity.INFO,
        "timeline-thinned",
        text("The cluster closes more than {count} times, so pauses are not shown.",
             count=MOST_EVENTS),
        where=(("field", "hours"),),
    )  # fmt: skip


_NAMES = {
    EventKind.CHECKPOINT: text("Checkpoint {n}"),
    EventKind.EPOCH: text("End of epoch {n}"),
    EventKind.PAUSE: text("Closed"),
    EventKind.RESUME: text("Open again"),
    EventKind.EARLIEST: text("Earliest finish"),
    EventKind.FINISH: text("Finish"),
    EventKind.LATEST: text("Latest finish"),
    EventKind.DEADLINE: text("Deadline"),
}
