"""Which steps of a log count towards its rate, and why the others do not.

The first step of each run is dropped (warm-up), then steps that stand out from their neighbours (a
checkpoint save makes one step many times longer).

A step stands out if its rate is more than 20 % and more than five times the usual scatter away from
the median of the ten steps before and after it (Hampel, 1974). Neighbours instead of the whole log,
so that a lasting change of speed stays in the figures and shows as drift.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.text import Text, text
from ascgui.runlogs.form import Basis, Rows, Values

NEIGHBOURS = 10
FAR_RATIO = 0.2
FAR_SCATTERS = 5.0
COARSE = 0.0025
"""Share of a step that the clock's own step may be, before steps are added up instead."""

_TO_SIGMA = 1.4826
_SHORTEST_IN_CLOCKS = 20.0
"""Steps of the clock that a row must last, so that its rate can be told from its neighbours'."""


class Dropped(IntEnum):
    """Why a step does not count towards the rate; KEPT if it does."""

    KEPT = 0
    FIRST = 1
    NOT_ASKED_FOR = 2
    BAD_TIME = 3
    NO_RATE = 4
    AFTER_GAP = 5
    SLOW = 6
    FAST = 7


REASONS: dict[Dropped, Text] = {
    Dropped.KEPT: text("Counted"),
    Dropped.FIRST: text("First step of a run: warm-up is in it"),
    Dropped.NOT_ASKED_FOR: text("Before the first step that was asked for"),
    Dropped.BAD_TIME: text("Its time is zero, negative or no number"),
    Dropped.NO_RATE: text("Its figures give no rate"),
    Dropped.AFTER_GAP: text("The line of the step before is missing"),
    Dropped.SLOW: text("Far slower than its neighbours, such as by a checkpoint save"),
    Dropped.FAST: text("Far faster than its neighbours"),
}


def joined(rows: Rows, clock_s: float) -> tuple[Rows, NDArray[np.int64]]:
    """Return ``rows`` joined until each lasts long enough for the clock, and how many each joins.

    A clock of whole seconds says nothing of a step of 0.4 s, and much of fifty of them.
    """
    counts = np.ones(len(rows), dtype=np.int64)
    lasting = rows.seconds * rows.interval
    if clock_s <= 0 or len(rows) == 0:
        return rows, counts
    wanted = clock_s * _SHORTEST_IN_CLOCKS
    there = lasting[np.isfinite(lasting)]
    if len(there) == 0 or float(np.median(there)) >= wanted:
        return rows, counts
    starts = _starts(rows, lasting, wanted)
    last = np.append(starts[1:], len(rows)) - 1
    steps = np.add.reduceat(rows.interval, starts)

    def per_step(values: Values) -> Values:
        return np.add.reduceat(values * rows.interval, starts) / steps

    columns = {name: getattr(rows, name)[last] for name in Rows.__dataclass_fields__}
    columns["first"] = rows.first[starts]
    columns["interval"] = steps
    columns["seconds"] = per_step(rows.seconds)
    columns["tokens"] = per_step(rows.tokens)
    return Rows(**columns), np.add.reduceat(counts, starts)


def _starts(rows: Rows, lasting: Values, wanted: float) -> NDArray[np.int64]:
    """Return the first row of each join: the first step of a run stands alone."""
    starts: list[int] = []
    total = wanted
    firsts, segments = rows.first.tolist(), rows.segment.tolist()
    for at, seconds in enumerate(lasting.tolist()):
        new_run = at == 0 or segments[at] != segments[at - 1]
        if total >= wanted or new_run or firsts[at] or firsts[at - 1]:
            starts.append(at)
            total = 0.0
        total += seconds if seconds > 0 else 0.0
    return np.array(starts, dtype=np.int64)


def reasons(
    rows: Rows, rates: Values, basis: Basis, from_step: int | None, clock_s: float
) -> NDArray[np.int64]:
    """Return for each row why it does not count, as :class:`Dropped`."""
    dropped = np.zeros(len(rows), dtype=np.int64)
    good = np.isfinite(rates) & (rates > 0)
    dropped[~good] = Dropped.NO_RATE
    if basis.from_differences:
        between = np.sort(rows.interval[rows.first == 0])
        if len(between):
            usual = between[(len(between) - 1) // 2]
            dropped[(rows.interval != usual) & good] = Dropped.AFTER_GAP
    if basis.timed:
        dropped[~(rows.seconds > 0)] = Dropped.BAD_TIME
    if from_step is not None:
        dropped[rows.step < from_step] = Dropped.NOT_ASKED_FOR
    dropped[rows.first != 0] = Dropped.FIRST
    for segment in np.unique(rows.segment):
        at = np.flatnonzero((rows.segment == segment) & (dropped == Dropped.KEPT))
        dropped[at] = _standing_out(rates[at], clock_s / (rows.seconds[at] * rows.interval[at]))
    return dropped


def _standing_out(rates: Values, slack: Values) -> NDArray[np.int64]:
    """Return for each rate whether it stands out; ``slack`` is its relative error by the clock."""
    dropped = np.zeros(len(rates), dtype=np.int64)
    if len(rates) < 3:
        return dropped
    middle = _running_median(rates)
    away = rates / middle - 1
    scatter = _TO_SIGMA * float(np.median(np.abs(away)))
    limit = max(FAR_RATIO, FAR_SCATTERS * scatter) + np.nan_to_num(slack)
    # Slower and faster alike: half the rate is as far as twice the rate.
    dropped[middle / rates - 1 > limit] = Dropped.SLOW
    dropped[away > limit] = Dropped.FAST
    return dropped


def _running_median(values: Values) -> Values:
    """Return the median of each value with its neighbours."""
    width = 2 * NEIGHBOURS + 1
    if len(values) <= width:
        return np.full(len(values), float(np.median(values)))
    windows = np.lib.stride_tricks.sliding_window_view(values, width)
    middle = np.median(windows, axis=1)
    return np.concatenate([np.full(NEIGHBOURS, middle[0]), middle, np.full(NEIGHBOURS, middle[-1])])
