"""Collects texts into batches and has their tokens counted while reading goes on."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np

from ascgui.datasets.checks import Sequences
from ascgui.datasets.lengths import Ints, LengthCounter
from ascgui.datasets.templates import Overhead
from ascgui.datasets.tokens import Counter, pieces_of

_BATCH_CHARACTERS = 256 * 1024
_BATCH_PIECES = 4096
_MAX_WAITING = 2
_LONG_BATCH = 1024 * 1024
_LONG_PIECE = 32 * 1024


class LengthCounting:
    """Counts the length of each sequence, for several readers (bits of a mask) at once.

    The counter runs in a thread of its own; native tokenizers use all cores and let Python go on.
    ``close`` must be called.
    """

    def __init__(self, counter: Counter, overhead: Overhead, readers: int) -> None:
        self._counter = counter
        self._overhead = overhead
        self._tables = [LengthCounter() for _ in range(readers)]
        self._executor = ThreadPoolExecutor(1, "tokens") if counter.name != "estimate" else None
        self._waiting: deque[tuple[Future[Ints], Ints, Ints, Ints]] = deque()
        self._start_batch()
        self.tokens = 0

    def _start_batch(self) -> None:
        self._pieces: list[str] = []
        self._starts: list[int] = []
        self._added: list[int] = []
        self._masks: list[int] = []
        self._characters = 0

    def add(self, sequences: tuple[Sequences, ...], mask: int) -> None:
        """Take the sequences of one row for the readers in ``mask``."""
        overhead = self._overhead
        for pieces, users, assistants, has_system in sequences:
            self._starts.append(len(self._pieces))
            self._added.append(overhead.of(users, assistants, has_system=has_system))
            self._masks.append(mask)
            for piece in pieces:
                if len(piece) > _LONG_PIECE:
                    self._pieces.extend(pieces_of(piece))
                else:
                    self._pieces.append(piece)
                self._characters += len(piece)
            if len(self._pieces) == self._starts[-1]:
                self._pieces.append("")
        if self._characters >= _BATCH_CHARACTERS or len(self._pieces) >= _BATCH_PIECES:
            self.flush()

    def add_empty(self, reader: int, times: int) -> None:
        """Take ``times`` sequences that hold nothing but the template of one turn."""
        self._tables[reader].add_many(self._overhead.of(1, 1, has_system=False), times)

    def flush(self) -> None:
        """Have the texts collected so far counted."""
        if not self._starts:
            return
        pieces, characters = self._pieces, self._characters
        starts, added, masks = (
            np.array(values, np.int64) for values in (self._starts, self._added, self._masks)
        )
        self._start_batch()
        if self._executor is None:
            self._take(_count(self._counter, pieces), starts, added, masks)
            return
        # Few texts wait at a time, and a very long one alone, so that memory stays bounded.
        most = _MAX_WAITING if characters < _LONG_BATCH else 1
        while len(self._waiting) >= most:
            self._take_next()
        counted = self._executor.submit(_count, self._counter, pieces)
        self._waiting.append((counted, starts, added, masks))

    def _take_next(self) -> None:
        counted, starts, added, masks = self._waiting.popleft()
        self._take(counted.result(), starts, added, masks)

    def _take(self, tokens: Ints, starts: Ints, added: Ints, masks: Ints) -> None:
        lengths = np.add.reduceat(tokens, starts) + added
        self.tokens += int(lengths.sum())
        for index, table in enumerate(self._tables):
            table.add(lengths[(masks >> index) & 1 == 1])

    def finish(self) -> list[LengthCounter]:
        """Wait for what is still being counted; return the lengths for each reader."""
        self.flush()
        while self._waiting:
            self._take_next()
        return self._tables

    def so_far(self) -> list[LengthCounter]:
        """Return the lengths for each reader without waiting for what is still being counted."""
        return self._tables

    def close(self) -> None:
        """End the thread, without waiting for batches that were not begun."""
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)


def _count(counter: Counter, pieces: list[str]) -> Ints:
    """Return the tokens of all pieces, counted a part at a time: one row may be very long."""
    counted: list[Ints] = []
    part: list[str] = []
    characters = 0
    for piece in pieces:
        part.append(piece)
        characters += len(piece)
        if characters >= _BATCH_CHARACTERS:
            counted.append(counter.count(part))
            part, characters = [], 0
    if part:
        counted.append(counter.count(part))
    return np.concatenate(counted)
