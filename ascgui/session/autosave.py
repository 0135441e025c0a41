"""Keeps what is not saved in a file for recovery, written beside the window."""

from __future__ import annotations

import contextlib
import os
import threading
import time
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ascgui import safefile
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.project import Project
from ascgui.domain.record import frozen
from ascgui.domain.text import text
from ascgui.session.document import Document
from ascgui.session.estimation import Failure
from ascgui.session.file_lock import FileLock

if TYPE_CHECKING:
    # Only named here: what makes the text is imported with the first writing, in its thread.
    from ascgui.planfile.drafts import Writer
    from ascgui.planfile.parse import PlanText

FOLDER = "recovery"
"""Folder of the recovery files in the user's data folder."""

SUFFIX = ".toml"
LOCK_SUFFIX = ".lock"

DELAY_S = 1.5
"""Time from a first change to the beginning of its writing; what follows meanwhile goes along."""

RETRY_S = 10.0
"""Time after which writing is tried again where it failed and nothing was changed since."""

_PATIENCE_S = 1.0
"""How long the window waits for a disk that is slow to write before it leaves the rest to it."""


class Autosave(QObject):
    """Writes the open project soon after a change, while it is not saved.

    The thread that writes waits by itself, so that a window that does not answer any more delays
    nothing. Each window has a file of its own, with a lock beside it that tells another start of
    the program that this one still runs. Once the project is saved, or its changes are undone or
    given up, the file is removed. ``refused`` carries an :class:`Issue` when writing failed, once
    until it works again; ``failed`` the :class:`Failure` of a writing that ended in an error of the
    program.
    """

    refused = Signal(object)
    failed = Signal(object)
    _ended = Signal(object)

    def __init__(
        self,
        document: Document,
        folder: Path,
        *,
        delay_s: float | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Write into ``folder``, which is made with the first file.

        ``delay_s`` takes the place of :data:`DELAY_S`, for tests.
        """
        super().__init__(parent)
        self._document = document
        name = f"{datetime.now():%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"
        delay_s = DELAY_S if delay_s is None else delay_s
        self._keeper = _Keeper(folder / f"{name}{SUFFIX}", delay_s, self._ended.emit)
        self._lock = FileLock(folder / f"{name}{LOCK_SUFFIX}")
        self._told = False
        self._number = 0
        self._ended.connect(self._take_end, Qt.ConnectionType.QueuedConnection)
        document.project_changed.connect(self._changed)
        document.title_changed.connect(self._changed)

    @property
    def path(self) -> Path:
        """The recovery file of this window; it exists only while something is not saved."""
        return self._keeper.path

    def write_now(self) -> Issue | None:
        """Write at once, in this thread; return why that failed."""
        self._take_lock()
        return self._keeper.write_now(self._state())

    def end(self) -> None:
        """Stop; the file stays if the project is not saved even now."""
        self._document.project_changed.disconnect(self._changed)
        self._document.title_changed.disconnect(self._changed)
        if not self._document.modified:
            self.forget()
        self._keeper.end()

    def forget(self) -> None:
        """Remove the file: nothing is left that could be lost, or it was given up."""
        if self._keeper.remove():
            self._lock.release()

    def _changed(self) -> None:
        if self._document.modified:
            self._take_lock()
            self._keeper.put(self._state())
        else:
            self.forget()

    def _state(self) -> _State:
        document = self._document
        self._number += 1
        kept = document.project, document.path, document.text
        return _State(self._number, *kept, datetime.now())

    def _take_lock(self) -> None:
        if self._lock.held:
            return
        # What stands in the way is told by the writing that follows.
        with contextlib.suppress(OSError):
            self._lock.place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock.take()

    @Slot(object)
    def _take_end(self, ended: Issue | Failure | None) -> None:
        if isinstance(ended, Failure):
            self.failed.emit(ended)
            return
        if ended is not None and not self._told:
            self.refused.emit(ended)
        self._told = ended is not None


@frozen
class _State:
    """What is to be kept: all of it immutable, so that it is handed over without a copy.

    Of two states the one with the higher ``number`` is the later.
    """

    number: int
    project: Project
    file: Path | None
    base: PlanText | None
    at: datetime


class _Keeper:
    """The recovery file, and the thread that writes it; the thread starts with the first change.

    A daemon thread and not a ``QThread``, as in :mod:`ascgui.session.job`: a disk that no longer
    answers must not keep the program from ending.
    """

    def __init__(
        self, path: Path, delay_s: float, tell: Callable[[Issue | Failure | None], object]
    ) -> None:
        self.path = path
        self._delay_s = delay_s
        self._tell: Callable[[Issue | Failure | None], object] | None = tell
        self._wake = threading.Condition()
        self._turn = threading.Lock()
        self._wanted: _State | None = None
        self._due = 0.0
        self._used = False
        self._void = False
        self._done = 0
        self._stopped = False
        self._thread: threading.Thread | None = None
        self._writer: Writer | None = None

    def put(self, state: _State) -> None:
        """Have ``state`` be written within the delay, counted from the first change not written."""
        now = time.monotonic()
        with self._wake:
            due = now + self._delay_s
            self._due = due if self._wanted is None else min(self._due, due)
            self._wanted, self._used, self._void = state, True, False
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
                self._thread.start()
            self._wake.notify()

    def write_now(self, state: _State) -> Issue | None:
        """Write ``state`` in the thread that calls."""
        with self._wake:
            self._wanted, self._used, self._void = None, True, False
        return self._write(state)

    def remove(self) -> bool:
        """Remove the file, also one that is just being written; return False if there is none."""
        with self._wake:
            if not self._used:
                return False
            self._wanted, self._used, self._void = None, False, True
        if self._turn.acquire(timeout=_PATIENCE_S):
            try:
                self._unlink()
            finally:
                self._turn.release()
        return True

    def end(self) -> None:
        """End the thread, or leave it behind where the disk does not answer."""
        with self._wake:
            self._stopped, self._tell = True, None
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(_PATIENCE_S)

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._stopped and (self._wanted is None or self._left() > 0):
                    self._wake.wait(None if self._wanted is None else self._left())
                if self._stopped:
                    return
                state, self._wanted = self._wanted, None
            if state is not None:
                self._write_and_tell(state)

    def _left(self) -> float:
        return self._due - time.monotonic()

    def _write_and_tell(self, state: _State) -> None:
        ended: Issue | Failure | None
        try:
            ended = self._write(state)
        except Exception as error:  # noqa: BLE001 - whatever it is, the window must say it once
            ended = Failure(0, error, traceback.format_exc())
        with self._wake:
            if isinstance(ended, Issue) and self._wanted is None and self._used:
                self._wanted, self._due = state, time.monotonic() + RETRY_S
            if self._tell is not None:
                self._tell(ended)

    def _write(self, state: _State) -> Issue | None:
        from ascgui.planfile.drafts import Draft, Writer  # noqa: PLC0415 - not at the start

        with self._turn:
            if self._void or state.number < self._done:
                return None
            self._writer = self._writer or Writer()
            draft = Draft(state.project, state.file, state.base, state.at)
            try:
                safefile.replace(self.path, self._writer.text(draft).encode(), backup=False)
            except Refused as refused:
                return _refusal(self.path, refused)
            self._done = state.number
            if self._was_removed():  # while it was written
                self._unlink()
            return None

    def _was_removed(self) -> bool:
        return self._void

    def _unlink(self) -> None:
        # A file that cannot be removed is offered at the next start; nothing is lost by that.
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)


def _refusal(path: Path, refused: Refused) -> Issue:
    return Issue(
        Severity.WARNING,
        "autosave-failed",
        text(
            "Changes cannot be kept for recovery in {folder}: {reason}",
            folder=str(path.parent),
            reason=refused.issues[0].message,
        ),
        text("Save the plan now and then until this is mended."),
    )
