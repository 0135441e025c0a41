"""How long the sequences are: exact counts per length, in bounded memory."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]

_EXACT = 1 << 20
"""Lengths below this are counted exactly; longer ones to three significant digits."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of a histogram: sequences with ``low`` ≤ length < ``high`` tokens."""

    low: int
    high: int
    sequences: int


@dataclass(frozen=True, slots=True, eq=False)
class LengthTable:
    """The distribution of sequence lengths: distinct ``lengths`` ascending, and their ``counts``.

    Immutable; every figure for any sequence length comes from it without reading the data again.
    """

    lengths: Ints
    counts: Ints

    @property
    def sequences(self) -> int:
        """How many sequences there are."""
        return int(self.counts.sum())

    @property
    def total(self) -> int:
        """Tokens of all sequences."""
        return int((self.lengths * self.counts).sum())

    @property
    def mean(self) -> float:
        """Mean tokens of a sequence; 0 without sequences."""
        return self.total / self.sequences if self.sequences else 0.0

    @property
    def longest(self) -> int:
        """The longest length; 0 without sequences."""
        return int(self.lengths[-1]) if len(self.lengths) else 0

    def percentile(self, percent: float) -> int:
        """Return the length that ``percent`` of the sequences do not exceed (nearest rank)."""
        if not len(self.lengths):
            return 0
        rank = max(1, math.ceil(percent / 100 * self.sequences))
        return int(self.lengths[np.searchsorted(np.cumsum(self.counts), rank)])

    def share_longer_than(self, seq_len: int) -> float:
        """Return the share of sequences with more than ``seq_len`` tokens."""
        longer = int(self.counts[self.lengths > seq_len].sum())
        return longer / self.sequences if self.sequences else 0.0

    def truncated_total(self, seq_len: int) -> int:
        """Return the tokens that remain when each sequence is cut at ``seq_len``."""
        return int((np.minimum(self.lengths, seq_len) * self.counts).sum())

    def shorter_than(self, seq_len: int) -> LengthTable:
        """Return the table of only those sequences that are shorter than ``seq_len``."""
        kept = self.lengths < seq_len
        return LengthTable(self.lengths[kept], self.counts[kept])

    def pieces(self, seq_len: int) -> int:
        """Return how many samples of ``seq_len`` tokens hold all tokens end to end."""
        return -(-self.total // seq_len)

    def scaled(self, ratio: float) -> int:
        """Return the total times ``ratio``, as a whole number of tokens."""
        return round(self.total * ratio)

    def histogram(self, bars: int = 40, up_to: int | None = None) -> tuple[Bar, ...]:
        """Return ``bars`` bars of equal width from 0; the last one also holds all longer ones."""
        if not len(self.lengths):
            return ()
        top = (up_to or max(self.percentile(99.5), 1)) + 1
        width = max(1, -(-top // bars))
        places = np.minimum(self.lengths // width, bars - 1)
        heights = np.bincount(places, weights=self.counts.astype(np.float64), minlength=bars)
        shown = [Bar(i * width, (i + 1) * width, int(heights[i])) for i in range(bars)]
        if self.longest >= shown[-1].high:
            shown[-1] = Bar(shown[-1].low, self.longest + 1, shown[-1].sequences)
        while len(shown) > 1 and shown[-1].sequences == 0:
            shown.pop()
        return tuple(shown)


NO_LENGTHS = LengthTable(np.zeros(0, np.int64), np.zeros(0, np.int64))


class LengthCounter:
    """Counts lengths as they come. About 8 MB whatever the number of sequences."""

    def __init__(self) -> None:
        self._exact: Ints = np.zeros(0, np.int64)
        self._longer: dict[int, int] = {}

    def add(self, lengths: Ints) -> None:
        """Count each of ``lengths``, in tokens."""
        if not len(lengths):
            return
        high = int(lengths.max())
        if high >= _EXACT:
            for length in lengths[lengths >= _EXACT].tolist():
                step = 10 ** (len(str(length)) - 3)
                rounded = length // step * step
                self._longer[rounded] = self._longer.get(rounded, 0) + 1
            lengths = lengths[lengths < _EXACT]
            high = int(lengths.max()) if len(lengths) else -1
        if high >= len(self._exact):
            grown = np.zeros(min(_EXACT, max(high + 1, 2 * len(self._exact), 1024)), np.int64)
            grown[: len(self._exact)] = self._exact
            self._exact = grown
        counts = np.bincount(lengths)
        self._exact[: len(counts)] += counts

    def add_many(self, length: int, times: int) -> None:
        """Count ``times`` sequences of the same ``length``, which is below a million."""
        if times:
            self.add(np.array([length], np.int64))
            self._exact[length] += times - 1

    def table(self) -> LengthTable:
        """Return the distribution so far."""
        used = np.flatnonzero(self._exact)
        longer: Iterable[int] = sorted(self._longer)
        extra = np.fromiter(longer, np.int64, len(self._longer))
        extra_counts = np.array([self._longer[int(length)] for length in extra], np.int64)
        return LengthTable(
            np.concatenate([used.astype(np.int64), extra]),
            np.concatenate([self._exact[used], extra_counts]),
        )
