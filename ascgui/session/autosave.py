"""Keeps what is not saved in a file for recovery, written beside the window."""

from __future__ import annotations

import contextlib
import os
import threading
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ascgui import safefile
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.session.document import Document
from ascgui.session.file_lock import FileLock
from ascgui.session.job import Cancelled, Job, Progressed

if TYPE_CHECKING:
    # Only named here: what makes the text is imported with the first change.
    from ascgui.planfile.drafts import Draft, Writer

FOLDER = "recovery"
"""Folder of the recovery files in the user's data folder."""

SUFFIX = ".toml"
LOCK_SUFFIX = ".lock"

DELAY_MS = 2000
"""Time from a first change to the beginning of its writing; what follows meanwhile goes along."""

RETRY_MS = 10_000
"""Time after which writing is tried again where it failed and nothing was changed since."""

_REMOVE_S = 1.0
"""How long the window waits for a disk that is slow to write before it leaves the rest to it."""


class Autosave(QObject):
    """Writes the open project at most :data:`DELAY_MS` after a change, while it is not saved.

    Each window has a file of its own, with a lock beside it that tells another start of the
    program that this one still runs. Once the project is saved, or its changes are undone or given
    up, the file is removed. ``refused`` carries an :class:`Issue` when writing failed, once until
    it works again.
    """

    refused = Signal(object)

    def __init__(
        self,
        document: Document,
        folder: Path,
        job: Job,
        *,
        delay_ms: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Write into ``folder``, which is made with the first file; ``job`` is this one's own.

        ``delay_ms`` takes the place of :data:`DELAY_MS`, for tests.
        """
        super().__init__(parent)
        self._document = document
        name = f"{datetime.now():%Y%m%d-%H%M%S}-{os.urandom(4).hex()}"
        self._keeper = _Keeper(folder / f"{name}{SUFFIX}")
        self._lock = FileLock(folder / f"{name}{LOCK_SUFFIX}")
        self._job = job
        self._job.finished.connect(self._written)
        self._told = False
        self._again = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._delay_ms = DELAY_MS if delay_ms is None else delay_ms
        self._timer.timeout.connect(self._write)
        document.project_changed.connect(self._changed)
        document.title_changed.connect(self._changed)

    @property
    def path(self) -> Path:
        """The recovery file of this window; it exists only while something is not saved."""
        return self._keeper.path

    def write_now(self) -> Issue | None:
        """Write at once, in this thread; return why that failed."""
        self._timer.stop()
        self._take_lock()
        return self._keeper.write(self._keeper.number(), self._draft())

    def end(self) -> None:
        """Stop; the file stays if the project is not saved even now."""
        self._timer.stop()
        self._document.project_changed.disconnect(self._changed)
        self._document.title_changed.disconnect(self._changed)
        if not self._document.modified:
            self.forget()

    def forget(self) -> None:
        """Remove the file: nothing is left that could be lost, or it was given up."""
        self._timer.stop()
        self._again = False
        self._keeper.remove()
        self._lock.release()

    def _changed(self) -> None:
        if not self._document.modified:
            self.forget()
        elif not self._timer.isActive() or self._timer.remainingTime() > self._delay_ms:
            self._timer.start(self._delay_ms)

    def _write(self) -> None:
        if self._job.busy:
            # The disk is slow; what is being written is older than what is there now.
            self._again = True
            return
        self._take_lock()
        keeper, number, draft = self._keeper, self._keeper.number(), self._draft()

        def work(_progress: Progressed, _cancelled: Cancelled) -> Issue | None:
            return keeper.write(number, draft)

        self._job.start(work)

    def _written(self, issue: Issue | None) -> None:
        if issue is not None and not self._told:
            self.refused.emit(issue)
        self._told = issue is not None
        again, self._again = self._again, False
        if again:
            self._changed()
        elif issue is not None and self._document.modified:
            self._timer.start(RETRY_MS)

    def _draft(self) -> Draft:
        from ascgui.planfile.drafts import Draft  # noqa: PLC0415 - not at the start

        document = self._document
        return Draft(document.project, document.path, document.text, datetime.now())

    def _take_lock(self) -> None:
        # What stands in the way is told by the writing that follows.
        with contextlib.suppress(OSError):
            self._lock.place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock.take()


class _Keeper:
    """The recovery file, written and removed from two threads in the order of the window's."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._turn = threading.Lock()
        self._given = 0
        self._done = 0
        self._void = 0
        self._writer: Writer | None = None

    def number(self) -> int:
        """Return the number of the next writing; called in the window's thread."""
        self._given += 1
        return self._given

    def write(self, number: int, draft: Draft) -> Issue | None:
        """Write ``draft`` unless a later one was written or all was removed since."""
        from ascgui.planfile.drafts import Writer  # noqa: PLC0415 - not at the start

        with self._turn:
            if number <= max(self._done, self._void):
                return None
            self._writer = self._writer or Writer()
            try:
                data = self._writer.text(draft).encode()
                safefile.replace(self.path, data, backup=False)
            except Refused as refused:
                return _refusal(self.path, refused)
            self._done = number
            if number <= self._void:  # Removed while it was written.
                self._unlink()
            return None

    def remove(self) -> None:
        """Remove the file, and have what is still being written be removed."""
        if self._void == self._given:
            return
        self._void = self._given
        if self._turn.acquire(timeout=_REMOVE_S):
            try:
                self._unlink()
            finally:
                self._turn.release()

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
