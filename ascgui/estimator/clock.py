"""The open hours of a calendar as arithmetic, in microseconds from an epoch.

Hours and repeating windows form a pattern whose whole periods are skipped; single windows are
stepped over one by one.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.calendar import DAY_S, Calendar, Window

EPOCH = datetime(1, 1, 1)
"""A Monday, so that a pattern of whole weeks starts with one."""

SECOND_US = 1_000_000
_DAY_US = DAY_S * SECOND_US
LAST_US = (datetime(9999, 12, 31, 23, 59, 59, 999999) - EPOCH) // timedelta(microseconds=1)
_Closed = tuple[int, int]


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


class Clock:
    """A calendar made ready for arithmetic."""

    def __init__(self, calendar: Calendar) -> None:
        repeating = [window for window in calendar.windows if window.every_days is not None]
        single = [window for window in calendar.windows if window.every_days is None]
        self._closed = _merged((to_micros(each.start), to_micros(each.end)) for each in single)
        # A repeating window counts from its first time on, so each begins another pattern.
        firsts = sorted({to_micros(window.start) for window in repeating})
        self._froms = [0, *(first for first in firsts if first > 0)]
        self._patterns = [
            _pattern(calendar, [each for each in repeating if to_micros(each.start) <= start])
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
        return LAST_US + 1

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
    days = period_days(repeating)
    period = days * _DAY_US
    closed: list[_Closed] = []
    for window in repeating:
        step = (window.every_days or 1) * _DAY_US
        length = min(to_micros(window.end) - to_micros(window.start), step)
        for start in range(to_micros(window.start) % step, period, step):
            closed.append((start, min(start + length, period)))
            if start + length > period:
                closed.append((0, start + length - period))
    opened = _merged(
        ((day * DAY_S + opens) * SECOND_US, (day * DAY_S + closes) * SECOND_US)
        for day in range(days)
        for opens, closes in calendar.hours[day % 7]
    )
    return _Pattern(list(_without(opened, _merged(closed))), period)


def period_days(windows: Iterable[Window]) -> int:
    """Return after how many days the hours and all repeating windows come again."""
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


def to_micros(moment: datetime) -> int:
    """Return a moment in microseconds from the epoch."""
    return (moment - EPOCH) // timedelta(microseconds=1)


def delta_of(micros: int) -> timedelta:
    """Return microseconds as a difference of moments."""
    return timedelta(microseconds=micros)


def moment_of(micros: int) -> datetime | None:
    """Return the moment so many microseconds from the epoch, None beyond the calendar."""
    return EPOCH + delta_of(micros) if micros <= LAST_US else None


def needed_us(duration_s: float, calendar: Calendar) -> int:
    """Return the open microseconds that a duration takes, in whole seconds as an answer's."""
    return round(duration_s / calendar.availability) * SECOND_US
