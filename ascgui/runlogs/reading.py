"""Reading a log: the form is found from the content, and the steps are kept as figures.

Nothing is computed here; :mod:`ascgui.runlogs.measuring` makes a rate of what was read, as often as
the user adds a quantity, without reading again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.runlogs import (
    fsdp2,
    megatron,
    mindspeed_mm,
    mindspeed_rl,
    trainer_log,
    training_results,
    verl,
)
from ascgui.runlogs.collect import Run, stamp
from ascgui.runlogs.form import Form, Rows
from ascgui.runlogs.iteration import IterationScanner, arguments_in, world_size
from ascgui.runlogs.lines import Cancel, LineSource, NoFile, Progress, Replaced
from ascgui.runlogs.scanning import Scanner

FORMS: tuple[Form, ...] = (
    megatron.FORM,
    fsdp2.FORM,
    mindspeed_mm.FORM,
    trainer_log.FORM,
    training_results.FORM,
    verl.FORM,
    mindspeed_rl.FORM,
)
"""Every form that is read, in the order in which they are told apart."""

_SURE = 4
"""Steps of one form and of no other, from which on only that form is looked for."""

_LOOKED_AT_BYTES = 16 << 20
"""How far into a log its first lines are looked through for what they say of the job."""

_MULTIMODAL = (b"mindspeed_mm", b"MindSpeed-MM")


@dataclass(frozen=True, slots=True)
class Account:
    """What was read and what was left out. ``size_bytes`` is the file's part that was read.

    ``steps`` were counted, of which one in ``stride`` is held; ``repeated`` were printed again by
    other processes, ``late`` came out of their order, ``cut`` are lines without a needed part,
    ``overlong`` lines were passed over unread. ``unfinished``: the last line is not ended yet.
    """

    size_bytes: int
    steps: int
    stride: int
    repeated: int
    late: int
    cut: int
    overlong: int
    not_finite_losses: int
    damaged: bool
    unfinished: bool


@dataclass(frozen=True, slots=True, eq=False)
class RunLog:
    """The steps of one log, as read: figures only.

    ``form`` is None where no line of any form was found.
    ``begun`` and ``ended`` are the local times that the log prints, else ``ended`` is when the file
    was last written.
    """

    path: Path
    form: Form | None
    rows: Rows
    runs: tuple[Run, ...]
    account: Account
    begun: datetime | None
    ended: datetime | None

    @property
    def devices(self) -> int | None:
        """The number of devices that the log gives for all its runs, if it gives one."""
        found = {run.surroundings.devices for run in self.runs}
        only = found.pop() if len(found) == 1 else None
        if only is None and self.form is verl.FORM and len(self.rows):
            return verl.devices_of(self.rows)
        return only


def form_of(form_id: str) -> Form:
    """Return the form named ``form_id``.

    Raises:
        KeyError: there is no such form.
    """
    return {form.id: form for form in FORMS}[form_id]


class LogReader:
    """Reads one log, and reads on where it was left while the log is still being written.

    Lives in one thread at a time. Give ``form`` to take the log for a certain form.
    """

    def __init__(self, path: Path, form: Form | None = None) -> None:
        self.path = path
        self._wanted = form
        self._begin()

    def _begin(self) -> None:
        self._source = LineSource(self.path)
        kinds = (
            dict.fromkeys(form.scanner for form in FORMS)
            if self._wanted is None
            else (self._wanted.scanner,)
        )
        self._scanners: list[Scanner] = [kind() for kind in kinds]
        self._looked_at = 0
        self._tail_taken = False

    def read(self, progress: Progress | None = None, cancelled: Cancel | None = None) -> RunLog:
        """Read to the end of the file as it is now, and return all that was read so far.

        A last line that is not ended is counted if all of it seems to be there. A file that was
        replaced is read from its start.

        Raises:
            Refused: the file cannot be opened or is packed in a way that is not read.
            lines.Cancelled: ``cancelled`` said so; the next reading goes on from there.
        """
        try:
            self._read_blocks(progress, cancelled)
        except Replaced:
            self._begin()
            try:
                self._read_blocks(progress, cancelled)
            except (OSError, Replaced, NoFile) as problem:
                raise _cannot_read(self.path, problem) from problem
        except OSError as problem:
            raise _cannot_read(self.path, problem) from problem
        except NoFile as problem:
            raise Refused(_no_file(self.path)) from problem
        if self._source.archive is not None:
            raise Refused(_packed(self.path, self._source.archive))
        self._take_tail()
        for scanner in self._scanners:
            scanner.finish(b"" if self._tail_taken else self._source.tail)
        return self._as_read()

    def _read_blocks(self, progress: Progress | None, cancelled: Cancel | None) -> None:
        for lines in self._source.blocks(progress, cancelled):
            block = lines
            if self._tail_taken:
                # The start of this line was counted when it was the end of the file.
                self._tail_taken = False
                block = block[block.find(b"\n") + 1 :]
            if len(self._scanners) == 1 and self._looked_at < 0:
                self._scanners[0].feed(block)
            else:
                self._feed_all(block)

    def _feed_all(self, block: bytes) -> None:
        """Feed every scanner, and settle on one where it alone has found steps."""
        if 0 <= self._looked_at < _LOOKED_AT_BYTES:
            self._look_around(block)
        for scanner in self._scanners:
            scanner.feed(block)
        found = [scanner for scanner in self._scanners if scanner.collector.seen > 0]
        if found:
            self._looked_at = -1
        if len(found) == 1 and found[0].collector.seen >= _SURE:
            self._scanners = found

    def _look_around(self, block: bytes) -> None:
        """Find what the lines before the first step say of the job."""
        self._looked_at += len(block)
        first = self._scanners[0].collector.surroundings
        around = arguments_in(block, first)
        if around.devices is None:
            around = replace(around, devices=world_size(block))
        if not around.multimodal:
            around = replace(around, multimodal=any(name in block for name in _MULTIMODAL))
        if around != first:
            for scanner in self._scanners:
                scanner.collector.surroundings = around

    def _take_tail(self) -> None:
        tail = self._source.tail
        if self._tail_taken or not tail:
            return
        for scanner in self._scanners:
            if scanner.needle in tail and scanner.looks_whole(tail):
                before = scanner.collector.seen
                scanner.feed(tail + b"\n")
                self._tail_taken |= scanner.collector.seen > before or scanner.holding

    def _as_read(self) -> RunLog:
        scanner = max(self._scanners, key=_weight)
        collector, source = scanner.collector, self._source
        rows = Rows.of(collector.rows)
        runs = collector.runs()
        form = self._wanted
        if form is None and collector.seen:
            form = _form(scanner, rows, runs)
        return RunLog(
            self.path,
            form,
            rows,
            runs,
            Account(
                source.offset,
                collector.seen,
                collector.stride,
                collector.repeated,
                collector.late,
                scanner.cut,
                source.overlong,
                collector.not_finite_losses,
                source.packed and source.unfinished,
                bool(source.tail) and not self._tail_taken,
            ),
            stamp(collector.first_prefix),
            stamp(collector.last_prefix) or _written(self.path),
        )


def read(
    path: Path,
    form: Form | None = None,
    progress: Progress | None = None,
    cancelled: Cancel | None = None,
) -> RunLog:
    """Read one log to its end; see :meth:`LogReader.read`."""
    return LogReader(path, form).read(progress, cancelled)


def _weight(scanner: Scanner) -> tuple[bool, int]:
    """Rank scanners by what they found; steps of reinforcement learning hold others within them."""
    seen = scanner.collector.seen
    whole_steps = isinstance(scanner, verl.VerlScanner | mindspeed_rl.MindSpeedRLScanner)
    return (whole_steps and seen > 1, seen)


def _form(scanner: Scanner, rows: Rows, runs: Sequence[Run]) -> Form:
    """Return the form of the lines that ``scanner`` found."""
    if isinstance(scanner, IterationScanner):
        if mindspeed_mm.prints_length(rows) or any(run.surroundings.multimodal for run in runs):
            return mindspeed_mm.FORM
        return fsdp2.FORM if fsdp2.prints_rate(rows) else megatron.FORM
    return next(form for form in FORMS if form.scanner is type(scanner))


def _written(path: Path) -> datetime | None:
    try:
        return datetime.fromtimestamp(int(path.stat().st_mtime))
    except (OSError, OverflowError, ValueError):
        return None


def _cannot_read(path: Path, problem: Exception) -> Refused:
    reason = getattr(problem, "strerror", None) or type(problem).__name__
    return Refused(
        Issue(
            Severity.ERROR,
            "cannot-read",
            text("The file cannot be read: {reason}.", reason=str(reason)),
            text("Check that it exists and may be read."),
            where=(("file", str(path)),),
        )
    )


def _no_file(path: Path) -> Issue:
    return Issue(
        Severity.ERROR,
        "no-file",
        text("This is a device or a pipe, not a file, so it is not read."),
        text("Write the log to a file, and read that."),
        where=(("file", str(path)),),
    )


def _packed(path: Path, kind: str) -> Issue:
    return Issue(
        Severity.ERROR,
        "packed",
        text("The file is packed as {kind}, which is not read.", kind=kind),
        text("Unpack it first; gzip alone is read as it is."),
        where=(("file", str(path)),),
    )
