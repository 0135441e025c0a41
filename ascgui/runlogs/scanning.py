"""How a form's lines are found in a block: by a phrase that only they hold.

Looking for one phrase in a whole block costs less than taking the block apart into lines, so what
is not a line of figures costs next to nothing.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from ascgui.runlogs.collect import NAN, Collector

ANSI = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")
"""Colours and other commands to a terminal."""

_NUMBER = re.compile(rb"[-+]?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][-+]?\d{1,4})?|[-+]?(?i:nan|inf)\w*")
_GAP = 2048
"""Bytes between two lines of figures that are looked through for the start of a run."""
_FEWEST_SAMPLED = 12


def number(token: bytes) -> float | None:
    """Return the number at the start of ``token``, or None if it does not start with one.

    ``np.float64(1.5)`` is 1.5: numbers of some versions are printed so.
    """
    token = token.strip()
    if token.startswith((b"np.", b"numpy.", b"tensor(")):
        token = token.partition(b"(")[2]
    found = _NUMBER.match(token)
    if found is None or len(found[0]) > 64:
        return None
    try:
        return float(found[0])
    except ValueError:
        return None


class Scanner(ABC):
    """Finds the lines of one form and hands their steps to its collector."""

    needle: bytes
    """A phrase of every line of this form."""

    least_sampled = 4
    """Lines read of each block of a long log: several where a step needs the one before it."""

    def __init__(self) -> None:
        self.collector = Collector()
        self.cut = 0
        self.counted: bytes | None = self.needle
        """A phrase that stands once in each line, so that counting it counts lines; or None."""
        self._always = False

    @abstractmethod
    def line(self, block: bytes, start: int, end: int, at: int) -> bool:
        """Take in the line ``block[start:end]``; return whether it was one of this form.

        ``at`` is where in it the phrase stands that it was found by.
        """

    @abstractmethod
    def looks_whole(self, line: bytes) -> bool:
        """Return whether a last line without its end seems to be all there."""

    @property
    def holding(self) -> bool:
        """Whether figures were taken in that are not counted yet."""
        return False

    def between(self, block: bytes, start: int, end: int) -> None:  # noqa: B027 - most have none
        """Look through what stands between two lines of figures."""

    def follow_on(self, block: bytes, start: int, end: int, steps: int) -> bool:
        """Go on after ``steps`` lines that were not read, of which ``block[start:end]`` is last.

        Return False, and change nothing, if they are not steps that follow one another.
        """
        del block, start, end, steps
        return False

    def finish(self, tail: bytes) -> None:  # noqa: B027 - most hold nothing back
        """Take in what was held back to the end of the log, and a last line that is not ended.

        What is taken in here is given up again if the log goes on.
        """

    def feed(self, block: bytes) -> None:
        """Take in a block of whole lines."""
        find, rfind, needle, line = block.find, block.rfind, self.needle, self.line
        at = find(needle)
        end = 0
        if at >= 0 and self.collector.stride > 1 and self.counted is not None:
            at, end = self._sample(block, at, self.counted)
            if at < 0 and end < 0:
                return
        length = len(needle)
        while at >= 0:
            start = rfind(b"\n", end, at) + 1 or end
            if start - end > _GAP:
                self.between(block, end, start)
            while True:
                end = find(b"\n", at)
                if end < 0:
                    end = len(block)
                line(block, start, end, at)
                # Lines of one form often follow one another, with the phrase in one place.
                at += end + 1 - start
                start = end + 1
                if block[at : at + length] != needle:
                    break
            at = find(needle, end)
        if len(block) - end > _GAP:
            self.between(block, end, len(block))

    def _sample(self, block: bytes, at: int, counted: bytes) -> tuple[int, int]:
        """Read some lines of a long log's block, and the last; (-1, -1) if they are enough.

        They are enough where the last step shows that those between follow one another.
        """
        lines = block.count(counted)
        if lines < _FEWEST_SAMPLED:
            return at, 0
        wanted = max(lines // self.collector.stride, self.least_sampled)
        end = 0
        length = len(self.needle)
        self._always = True
        try:
            for _ in range(wanted):
                start = block.rfind(b"\n", end, at) + 1 or end
                end = block.find(b"\n", at)
                if not self.line(block, start, end, at):
                    return block.find(self.needle, end), end
                at += end + 1 - start
                if block[at : at + length] != self.needle:
                    at = block.find(self.needle, end)
        finally:
            self._always = False
        last = block.rfind(counted)
        start = block.rfind(b"\n", 0, last) + 1
        if self.follow_on(block, start, block.find(b"\n", last), lines - wanted):
            return -1, -1
        return at, end


class Finder:
    """Finds a ``key`` and reads the number after it, looking first where it stood last.

    The figures of a line come in the same order in every line, and a line may be long.
    """

    __slots__ = ("_hint", "key")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._hint = 0

    def value(self, block: bytes, start: int, end: int, *, ends: bytes = b" ") -> float:
        """Return the number after the key up to ``ends``; NaN where there is none."""
        at = block.find(self.key, start + self._hint, end)
        if at < 0:
            at = block.find(self.key, start, end)
            if at < 0:
                return NAN
        self._hint = max(at - start - 256, 0)
        begin = at + len(self.key)
        stop = block.find(ends, begin, end)
        token = block[begin : end if stop < 0 else stop]
        try:
            return float(token)
        except ValueError:
            found = number(token)
            return NAN if found is None else found
