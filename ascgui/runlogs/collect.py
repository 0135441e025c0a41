"""What a reader keeps of a log: one row a step, repeats counted once, runs told apart.

At most :data:`MOST_ROWS` rows are held. A log with more steps is thinned evenly: every second row
is let go, and from there on only every second step is kept, then every fourth, and so on, so that
each part of the log keeps its weight.
"""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass
from datetime import datetime

MOST_ROWS = 8_192
_NEAR = 64
"""Steps back within which another process may still print what the first has printed."""
_SKEW = 3
"""Steps back that lines may be out of order without a mark of who printed them."""
_MOST_STREAMS = 4096

PREFIX_BYTES = 200
"""How much of what stands before a line's figures is looked at, for a date, a rank, a process."""

Row = tuple[float, ...]
"""The values of one step, in the order of :data:`COLUMNS`; NaN for what the line did not say."""

COLUMNS = (
    "segment",
    "first",
    "step",
    "interval",
    "seconds",
    "tokens",
    "samples",
    "device_rate",
    "cluster_rate",
    "sample_rate",
    "length",
    "response",
    "prompt",
)
"""``segment`` counts the runs of the file, ``first`` is 1 for the first step read of a run,
``interval`` is the number of steps since the row before; ``seconds``, ``tokens`` and ``samples``
are per step and for the whole job; ``device_rate`` and ``cluster_rate`` are printed tokens/s,
``sample_rate`` printed samples/s; ``length`` is printed tokens per sample; ``response`` and
``prompt`` are mean lengths in tokens."""

NAN = float("nan")

_STREAM = re.compile(
    rb"(?i:(rank)\s*[:=_\-#]?\s*\d+)|pid=\d+(?:, ?ip=[\d.]+)?|\[\d+,\d+\]<\w+>"
    rb"|(?i:(?:node|worker|host|npu)[\w.\-]*\d+)"
)
_STAMP = re.compile(rb"(\d{4})[-/](\d\d)[-/](\d\d)[ T_](\d\d):(\d\d):(\d\d)")


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a log says of its job around the steps: each None where it does not say.

    ``layout`` holds the parallel sizes by their usual short names (``tp``, ``pp``, ``cp``, ``ep``).
    """

    devices: int | None = None
    seq_len: int | None = None
    layout: tuple[tuple[str, int], ...] = ()
    multimodal: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """One run of training in a log: its first and last step and what the log says of its job."""

    first_step: int
    last_step: int
    steps: int
    surroundings: Surroundings


def stamp(prefix: bytes) -> datetime | None:
    """Return the date and time in what stands before a line's figures, if there is one."""
    found = _STAMP.search(prefix)
    if found is None:
        return None
    try:
        return datetime(*(int(part) for part in found.groups()))  # type: ignore[arg-type]
    except ValueError:
        return None


class Collector:
    """Takes in the steps of one log in the order of its lines."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.stride = 1
        self.seen = 0
        self.repeated = 0
        self.late = 0
        self.not_finite_losses = 0
        self.surroundings = Surroundings()
        self.first_prefix = b""
        self.last_prefix = b""
        self.last = -1
        """The highest step of the run, -1 before the first."""
        self.segment = -1
        self._runs: list[Run] = []
        self._first_step = 0
        self._seen_before = 0
        self._recent: deque[int] = deque(maxlen=_NEAR)
        self._streams: dict[bytes, int] = {}
        self._prefix, self._named = b"", b""
        """Who printed the last line, and what before it."""
        self._marked = False
        """Whether the lines say which process printed them."""
        self._restart = True

    def restart(self) -> None:
        """Let the next step begin a new run, whatever its number."""
        self._restart = True

    def accept(self, step: int, prefix: bytes = b"") -> bool:
        """Return whether a line with this step is to be counted.

        ``prefix`` is what stands before the figures: a date, a rank, a process. A step that other
        processes of the same run print again is not counted; a step that falls back begins a
        new run.
        """
        if step > self.last and not self._restart:
            if self._marked:
                self._remember(self._stream(prefix), step)
        else:
            stream = self._stream(prefix)
            self._marked |= bool(stream)
            if not self._restart and not self._falls_back(step, stream, prefix):
                self._remember(stream, step)
                return False
            self._begin(step)
            self._remember(stream, step)
            if not self.first_prefix:
                self.first_prefix = prefix
        self.last = step
        self._recent.append(step)
        self.last_prefix = prefix
        return True

    def repeats(self) -> bool:
        """Count the step that was counted last as printed again, unless a new run begins."""
        if self._restart:
            return False
        self.repeated += 1
        return True

    def keep(self, row: Row, *, always: bool = False) -> None:
        """Hold the row of a step that was accepted, or let it go where the log is long."""
        self.seen += 1
        if self.stride == 1 or always or self.seen % self.stride == 0:
            self.rows.append(row)
            if len(self.rows) >= MOST_ROWS:
                del self.rows[1::2]
                self.stride *= 2

    def pass_over(self, steps: int, last: int) -> None:
        """Count ``steps`` steps up to ``last`` that follow one another and need not be read."""
        self.seen += steps
        self.last = last
        self._recent.append(last)

    def runs(self) -> tuple[Run, ...]:
        """Return the runs so far, the one that goes on last."""
        if self.segment < 0:
            return ()
        return (*self._runs, self._current())

    def _current(self) -> Run:
        steps = self.seen - self._seen_before
        return Run(self._first_step, self.last, steps, self.surroundings_of_run)

    def _begin(self, step: int) -> None:
        if self.segment >= 0:
            self._runs.append(self._current())
        self.segment += 1
        self.surroundings_of_run = self.surroundings
        self._seen_before = self.seen
        self._first_step = step
        self._restart = False
        self._recent.clear()
        self._streams.clear()

    def _stream(self, prefix: bytes) -> bytes:
        if prefix != self._prefix:
            self._prefix = prefix
            found = _STREAM.search(prefix)
            self._named = b"" if found is None else found[0]
        return self._named

    def _remember(self, stream: bytes, step: int) -> None:
        if stream and len(self._streams) < _MOST_STREAMS:
            self._streams[stream] = step

    def _falls_back(self, step: int, stream: bytes, prefix: bytes) -> bool:
        """Tell a run that began anew from a step that another process prints again."""
        if step == self.last:
            self.repeated += 1
            return False
        back = sum(1 for recent in self._recent if recent > step)
        own = self._streams.get(stream)
        if back <= _SKEW and len(self._recent) > back:
            if step in self._recent:
                self.repeated += 1
            else:
                self.late += 1
            return False
        if stream and (own is None or step > own):
            near = back < _NEAR and self._recent[0] <= step
            if near or (own is not None) or self._earlier(prefix):
                self.repeated += 1
                return False
        return True

    def _earlier(self, prefix: bytes) -> bool:
        """Whether a line was printed before the last one that counted."""
        mine, last = stamp(prefix), stamp(self.last_prefix)
        return mine is not None and last is not None and mine < last
