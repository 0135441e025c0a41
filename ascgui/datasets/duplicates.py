"""Finds rows whose text was there before, in bounded memory."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ascgui.datasets.lengths import Ints

_CAPACITY = 4 * 1024 * 1024
"""How many hashes are kept: 32 MB, and twice that while two parts are joined."""


class DuplicateFinder:
    """Keeps hashes of rows; beyond its capacity, of a growing sample of the rows only.

    The sample is chosen by the hash itself, so that equal rows are in it together; its count is
    then scaled up.
    """

    def __init__(self, capacity: int = _CAPACITY) -> None:
        self._capacity = capacity
        self._parts: list[Ints] = []
        self._level = 0
        self._found = 0.0

    @property
    def count(self) -> int:
        """How many rows repeat an earlier one."""
        return round(self._found)

    @property
    def is_approximate(self) -> bool:
        """Whether ``count`` was scaled up from a sample."""
        return self._level > 0

    def add(self, hashes: list[int]) -> npt.NDArray[np.intp]:
        """Take the hashes of the next rows; return the indexes of those that repeat one."""
        array = np.array(hashes, np.int64)
        indexes = np.flatnonzero(self._sampled(array))
        array = array[indexes]
        known = np.zeros(len(array), np.bool_)
        for part in self._parts:
            places = np.minimum(np.searchsorted(part, array), len(part) - 1)
            known |= part[places] == array
        distinct, first = np.unique(array, return_index=True)
        repeated = np.ones(len(array), np.bool_)
        repeated[first] = False
        repeated |= known
        self._found += float(repeated.sum()) * 2**self._level
        self._keep(np.setdiff1d(distinct, array[known], assume_unique=False))
        return indexes[repeated]

    def _sampled(self, array: Ints) -> npt.NDArray[np.bool_]:
        return np.asarray((array & ((1 << self._level) - 1)) == 0)

    def _keep(self, fresh: Ints) -> None:
        if not len(fresh):
            return
        self._parts.append(fresh)
        # Parts of similar size are joined, so that there are few and joining stays cheap.
        while len(self._parts) > 1 and len(self._parts[-2]) <= 2 * len(self._parts[-1]):
            last = self._parts.pop()
            joined = np.concatenate([self._parts.pop(), last])
            joined.sort()
            self._parts.append(joined)
        while sum(map(len, self._parts)) > self._capacity:
            self._level += 1
            sampled = [part[self._sampled(part)] for part in self._parts]
            self._parts = [part for part in sampled if len(part)]
