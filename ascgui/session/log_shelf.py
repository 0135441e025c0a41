"""The training logs that were chosen: read one after the other, measured as often as asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.runlogs.folder import candidates
from ascgui.runlogs.form import Given
from ascgui.runlogs.lines import Cancelled
from ascgui.runlogs.measuring import Measurement, measure
from ascgui.runlogs.reading import LogReader, RunLog, form_of
from ascgui.session.estimation import Failure
from ascgui.session.job import Job

_KEPT_READERS = 8
"""Logs that can be read on without being read again; each reader holds its steps."""

_NOT_A_LOG = frozenset({"form-not-recognised", "empty-file", "packed"})
"""Why a file that a folder brought is left out without a word."""


class LogState(StrEnum):
    """How a log stands."""

    WAITING = "waiting"
    READING = "reading"
    CANCELLED = "cancelled"
    NEEDS_INPUT = "needs-input"
    REFUSED = "refused"
    MEASURED = "measured"


@dataclass(frozen=True, slots=True, eq=False)
class LogEntry:
    """One log: what was asked of it, and what it gave.

    ``form_id`` "" takes the form from the content; ``refusal`` says why there is no rate;
    ``from_folder`` marks a file that nobody named; ``saved_row`` is the id of the evidence that
    was saved from it.
    """

    path: Path
    state: LogState = LogState.WAITING
    form_id: str = ""
    given: Given = field(default_factory=Given)
    log: RunLog | None = None
    found: Measurement | None = None
    refusal: Issue | None = None
    from_folder: bool = False
    saved_row: str = ""

    @property
    def id(self) -> str:
        """What the log is addressed by."""
        return str(self.path)


@dataclass(frozen=True, slots=True)
class Reading:
    """How far the reading is: bytes of this log, and which of how many."""

    path: Path
    done: int
    total: int
    number: int
    count: int


_Result: TypeAlias = "RunLog | tuple[Path, ...] | Issue | None"


class LogShelf(QObject):
    """Holds the logs and has them read by ``job``, one at a time.

    ``listed`` tells that logs came or went, ``changed`` carries the id of the one that changed,
    ``progressed`` a :class:`Reading`, ``noticed`` an :class:`Issue` about what was chosen.
    """

    listed = Signal()
    changed = Signal(object)
    progressed = Signal(object)
    reading_changed = Signal(bool)
    noticed = Signal(object)
    failed = Signal(object)

    def __init__(self, job: Job, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._job = job
        self._entries: dict[str, LogEntry] = {}
        self._readers: dict[str, LogReader] = {}
        self._waiting: list[Path] = []
        self._current: Path | None = None
        self._done = 0
        job.progressed.connect(self._progress)
        job.finished.connect(self._finish)
        job.failed.connect(self._fail)
        job.abandoned.connect(self._abandon)

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """The logs in the order in which they were chosen."""
        return tuple(self._entries.values())

    @property
    def reading(self) -> bool:
        """Whether a log is being read."""
        return self._current is not None

    def entry(self, log_id: str) -> LogEntry | None:
        """Return the log ``log_id``, None if there is none."""
        return self._entries.get(log_id)

    def add(self, paths: Iterable[Path]) -> None:
        """Take in files, and the files of folders that may be logs; known ones are read on."""
        for path in paths:
            entry = self._entries.get(str(path))
            if entry is not None:
                self.read_on(entry.id)
            elif path not in self._waiting:
                self._waiting.append(path)
        self._next()

    def remove(self, log_ids: Iterable[str]) -> None:
        """Let logs go; their files are not touched."""
        for log_id in log_ids:
            entry = self._entries.pop(log_id, None)
            self._readers.pop(log_id, None)
            if entry is not None and entry.path in self._waiting:
                self._waiting.remove(entry.path)
        self.listed.emit()

    def give(self, log_id: str, **changes: Any) -> None:
        """Add what the user says of a log, and measure it again; nothing is read."""
        entry = self._entries[log_id]
        self._measured(replace(entry, given=replace(entry.given, **changes)))

    def take_form(self, log_id: str, form_id: str) -> None:
        """Read a log as one of a certain form, or ("") as what its content says."""
        entry = self._entries[log_id]
        if entry.form_id != form_id:
            self._entries[log_id] = replace(entry, form_id=form_id)
            self._readers.pop(log_id, None)
            self.read_on(log_id)

    def read_on(self, log_id: str) -> None:
        """Read what has been written to a log since it was read."""
        entry = self._entries[log_id]
        if entry.path not in self._waiting and entry.path != self._current:
            self._waiting.append(entry.path)
            self._put(replace(entry, state=LogState.WAITING))
            self._next()

    def mark_saved(self, log_id: str, row_id: str) -> None:
        """Remember the row that was saved from a log, "" once it was taken back."""
        entry = self._entries.get(log_id)
        if entry is not None:
            self._put(replace(entry, saved_row=row_id))

    def cancel(self) -> None:
        """End the reading and let what waits be; a log that was begun can be read on."""
        waiting, self._waiting = self._waiting, []
        for path in waiting:
            entry = self._entries.get(str(path))
            if entry is not None:
                self._put(replace(entry, state=LogState.CANCELLED))
        self._job.cancel()

    # The queue

    def _next(self) -> None:
        if self._current is not None:
            return
        if not self._waiting:
            self._end()
            return
        path = self._waiting.pop(0)
        begins = self._done == 0
        self._current = path
        self._done += 1
        log_id = str(path)
        entry = self._entries.get(log_id)
        if entry is not None:
            self._put(replace(entry, state=LogState.READING))
        form_id = "" if entry is None else entry.form_id
        reader = self._readers.pop(log_id, None) or LogReader(
            path, form_of(form_id) if form_id else None
        )
        self._readers[log_id] = reader
        while len(self._readers) > _KEPT_READERS:
            self._readers.pop(next(iter(self._readers)))
        if begins:
            self.reading_changed.emit(True)  # noqa: FBT003 - Qt's signal
        self._job.start(lambda progress, cancelled: _work(path, reader, progress, cancelled))

    def _end(self) -> None:
        if self._done:
            self._done = 0
            self.reading_changed.emit(False)  # noqa: FBT003 - Qt's signal

    def _progress(self, told: tuple[int, int]) -> None:
        if self._current is not None:
            count = self._done + len(self._waiting)
            self.progressed.emit(Reading(self._current, *told, self._done, count))

    def _finish(self, result: _Result) -> None:
        path, self._current = self._current, None
        if path is None:
            return
        log_id = str(path)
        if isinstance(result, tuple):
            self._readers.pop(log_id, None)
            self._bring(path, result)
        else:
            self._take(path, result)
        self._next()

    def _bring(self, folder: Path, files: tuple[Path, ...]) -> None:
        """Put the files of a folder before what waits."""
        new = [
            path for path in files if str(path) not in self._entries and path not in self._waiting
        ]
        if not files:
            self.noticed.emit(_no_logs(folder))
        self._waiting[:0] = new
        for path in new:
            self._entries[str(path)] = LogEntry(path, from_folder=True)
        self.listed.emit()

    def _take(self, path: Path, result: RunLog | Issue | None) -> None:
        log_id = str(path)
        known = self._entries.get(log_id)
        entry = known or LogEntry(path)
        if result is None:
            entry = replace(entry, state=LogState.CANCELLED)
        elif isinstance(result, Issue):
            self._readers.pop(log_id, None)
            entry = replace(entry, state=LogState.REFUSED, refusal=result, log=None, found=None)
        else:
            entry = _with_measurement(replace(entry, log=result))
        refusal = entry.refusal
        if entry.from_folder and refusal is not None and refusal.code in _NOT_A_LOG:
            self._entries.pop(log_id, None)
            self._readers.pop(log_id, None)
            self.listed.emit()
            return
        self._entries[log_id] = entry
        if known is None:
            self.listed.emit()
        else:
            self.changed.emit(log_id)

    def _fail(self, failure: Failure) -> None:
        path, self._current = self._current, None
        if path is not None:
            self._readers.pop(str(path), None)
            self._take(path, _broke(path, failure))
        self.failed.emit(failure)
        self._next()

    def _abandon(self) -> None:
        path, self._current = self._current, None
        if path is not None:
            # Its thread still holds the reader.
            self._readers.pop(str(path), None)
            self._take(path, None)
        self._next()

    def _measured(self, entry: LogEntry) -> None:
        self._put(_with_measurement(entry))

    def _put(self, entry: LogEntry) -> None:
        self._entries[entry.id] = entry
        self.changed.emit(entry.id)


def _with_measurement(entry: LogEntry) -> LogEntry:
    """Return ``entry`` with the rate of its log, or with why there is none."""
    if entry.log is None:
        return entry
    found = measure(entry.log, entry.given)
    state = LogState.MEASURED
    if found.refusal is not None:
        state = LogState.REFUSED
    elif found.needs:
        state = LogState.NEEDS_INPUT
    return replace(entry, state=state, found=found, refusal=found.refusal)


def _work(
    path: Path,
    reader: LogReader,
    progress: Callable[[object], None],
    cancelled: Callable[[], bool],
) -> _Result:
    """Read one log, or find the files of a folder; runs in the job's thread."""
    if path.is_dir():
        return candidates(path)
    try:
        return reader.read(lambda done, total: progress((done, total)), cancelled)
    except Refused as refused:
        return refused.issues[0]
    except Cancelled:
        return None


def _no_logs(folder: Path) -> Issue:
    return Issue(
        Severity.WARNING,
        "no-logs",
        text("The folder {folder} holds no file that may be a training log.", folder=folder.name),
        text("Choose the logs themselves."),
        where=(("file", str(folder)),),
    )


def _broke(path: Path, failure: Failure) -> Issue:
    return Issue(
        Severity.ERROR,
        "reading-failed",
        text(
            "The log could not be read because of an error in the program ({error}).",
            error=type(failure.error).__name__,
        ),
        text("The report of the error says more; the other logs are not concerned."),
        where=(("file", str(path)),),
    )
