"""What the chart of a log draws: the rate of each step, counted or not; free of pyqtgraph."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ascgui.runlogs.dropping import Dropped
from ascgui.runlogs.measuring import Measurement

_ROOM = 0.9
"""Room above and below the rates that count, as a multiple of what they span."""


@dataclass(frozen=True, slots=True, eq=False)
class StepsData:
    """The steps of one log as arrays of one length.

    ``place`` is where a step stands on the axis: its number, and behind the run before where the
    numbers fall back; ``tps`` is NaN where a step has no rate. ``begins`` are the places at which
    runs after the first begin. ``tps_all``, ``low`` and ``high`` are those of the whole log.
    """

    run: NDArray[np.int64]
    number: NDArray[np.int64]
    place: NDArray[np.int64]
    seconds: NDArray[np.float64]
    tokens: NDArray[np.float64]
    tps: NDArray[np.float64]
    dropped: NDArray[np.int64]
    begins: tuple[int, ...]
    tps_all: float | None
    low: float | None
    high: float | None

    @property
    def drawn(self) -> NDArray[np.bool_]:
        """Whether each step has a rate that can be drawn."""
        return np.isfinite(self.tps) & (self.tps > 0)

    @property
    def counted(self) -> NDArray[np.bool_]:
        """Whether each step counts towards the rate."""
        return self.drawn & (self.dropped == Dropped.KEPT)

    @property
    def range(self) -> tuple[float, float]:
        """The rates from the bottom to the top of the chart.

        Those that count have room, and what lies far off stands at the edge: a first step that
        takes eight times as long would press all others into one line.
        """
        rates = self.tps[self.counted if self.counted.any() else self.drawn]
        low, high = float(rates.min()), float(rates.max())
        room = max(high - low, 0.02 * high)
        return max(0.0, low - _ROOM * room), high + _ROOM * room

    @property
    def beyond(self) -> int:
        """How many steps stand at the edge."""
        low, high = self.range
        return int((self.drawn & ((self.tps < low) | (self.tps > high))).sum())

    def left_out(self) -> dict[Dropped, NDArray[np.bool_]]:
        """Return which drawn steps do not count, by why."""
        found: dict[Dropped, NDArray[np.bool_]] = {}
        for why in Dropped:
            these = self.drawn & (self.dropped == why)
            if why is not Dropped.KEPT and these.any():
                found[why] = these
        return found

    def number_at(self, place: int) -> int:
        """Return the step number nearest to a place on the axis."""
        at = int(np.argmin(np.abs(self.place - place)))
        return int(self.number[at] + (place - self.place[at]))


def steps_data(found: Measurement | None) -> StepsData | None:
    """Return the steps of ``found``; None where no step has a rate."""
    if found is None or not found.segments:
        return None
    runs, places, begins = [], [], []
    offset, last = 0, None
    for number, segment in enumerate(found.segments, start=1):
        count = len(segment.number)
        if count == 0:
            continue
        first = int(segment.number[0])
        if last is not None and first + offset <= last:
            offset = last + 1 - first
        if last is not None:
            begins.append(first + offset)
        places.append(segment.number + offset)
        runs.append(np.full(count, number, dtype=np.int64))
        last = int(places[-1].max())
    kept = [segment for segment in found.segments if len(segment.number)]
    if not kept:
        return None
    data = StepsData(
        np.concatenate(runs),
        np.concatenate([one.number for one in kept]),
        np.concatenate(places),
        np.concatenate([one.seconds for one in kept]),
        np.concatenate([one.tokens for one in kept]),
        np.concatenate([one.step_tps for one in kept]),
        np.concatenate([one.dropped for one in kept]),
        tuple(begins),
        found.tps,
        found.low,
        found.high,
    )
    return data if data.drawn.any() else None
