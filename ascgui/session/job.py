"""Long work beside the window: one run at a time, with progress, cancel and a bounded end.

The threads are Python's daemon threads and not ``QThread``: a read from a network drive that no
longer answers cannot be interrupted, and a ``QThread`` that is still in it when the program ends
aborts the program. A daemon thread is left behind instead.
"""

from __future__ import annotations

import threading
import time
import traceback
from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from ascgui.session.estimation import Failure

Progressed: TypeAlias = Callable[[Any], None]
Cancelled: TypeAlias = Callable[[], bool]
Work: TypeAlias = Callable[[Progressed, Cancelled], object]
"""What a run does: tells how far it is, asks whether to end, and returns its one result."""

PATIENCE_MS = 2000
"""How long a cancelled run may take to end before it is given up."""

BUSY_S = 0.01
"""How long the window may leave progress lying before it counts as busy."""

GIVE_WAY_S = 0.005
"""How long a run that tells progress rests each time while the window is busy."""

SHUTDOWN_S = 1.0
"""How long the end of the program waits for runs that do not end."""


class Job(QObject):
    """Runs one piece of work at a time in a thread of its own; lives in the GUI thread.

    ``start`` drops what ran before, whatever that still returns. ``progressed`` carries the newest
    progress: what comes faster than the window takes it is left out. A run ends with exactly one
    of ``finished`` (its result), ``failed`` (a :class:`Failure`) and, where it was cancelled and
    did not end within :data:`PATIENCE_MS`, ``abandoned``; or with none where another run was
    started or the job was shut down. What a cancelled run returns is delivered as any result.
    """

    progressed = Signal(object)
    finished = Signal(object)
    failed = Signal(object)
    abandoned = Signal()
    busy_changed = Signal(bool)
    _called = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start at rest."""
        super().__init__(parent)
        self._run: _Run | None = None
        self._generation = 0
        self._stopped = False
        self._busy = False
        self._threads: list[threading.Thread] = []
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._abandon)
        self._called.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether the newest run has not ended yet."""
        return self._busy

    def start(self, work: Work) -> int:
        """Do ``work`` in another thread; return the number of the run.

        ``work`` is called with a function that tells progress and one that says whether to end.
        """
        self._drop()
        if self._stopped:
            return self._generation
        self._generation += 1
        run = self._run = _Run(self._generation, work, self._called.emit)
        thread = threading.Thread(target=run.do, name=f"job-{self._generation}", daemon=True)
        self._threads = [*self._alive(), thread]
        thread.start()
        self._set_busy(busy=True)
        return self._generation

    def cancel(self) -> None:
        """Ask what runs to end. It is given up if it does not."""
        if self._run is not None and not self._run.cancelled:
            self._run.cancelled = True
            self._patience.start()

    def shutdown(self, wait_s: float = SHUTDOWN_S) -> bool:
        """End for good: cancel, wait at most ``wait_s`` seconds, and leave behind what is left.

        May be called more than once. Returns whether every thread has ended.
        """
        self._stopped = True
        self._drop()
        self._set_busy(busy=False)
        until = time.monotonic() + wait_s
        for thread in self._threads:
            thread.join(max(0.0, until - time.monotonic()))
        self._threads = self._alive()
        return not self._threads

    def _alive(self) -> list[threading.Thread]:
        return [thread for thread in self._threads if thread.is_alive()]

    def _drop(self) -> None:
        """Forget what runs; it hears that it is to end, and nobody hears of it again."""
        self._patience.stop()
        if self._run is not None:
            self._run.mute()
            self._run = None

    def _abandon(self) -> None:
        self._drop()
        self._set_busy(busy=False)
        self.abandoned.emit()

    @Slot(object)
    def _receive(self, run: _Run) -> None:
        if run is not self._run:
            return
        progress, ended = run.taken()
        if progress is not None:
            self.progressed.emit(progress[0])
        # A slot of progressed may have started another run.
        if ended is None or run is not self._run:
            return
        self._patience.stop()
        self._run = None
        self._set_busy(busy=False)
        if isinstance(ended, Failure):
            self.failed.emit(ended)
        else:
            self.finished.emit(ended[0])

    def _set_busy(self, *, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)


class _Run:
    """One run, shared by its thread and the window's."""

    def __init__(self, generation: int, work: Work, call: Callable[[_Run], None]) -> None:
        self.cancelled = False
        self._generation = generation
        self._work = work
        self._call: Callable[[_Run], None] | None = call
        self._lock = threading.Lock()
        self._progress: tuple[object] | None = None
        self._ended: tuple[object] | Failure | None = None
        self._is_called = False
        self._called_at = 0.0

    def do(self) -> None:
        """Do the work; runs in the thread."""
        try:
            ended: tuple[object] | Failure = (self._work(self._tell, lambda: self.cancelled),)
        except Exception as error:  # noqa: BLE001 - whatever it is, the window must say it once
            ended = Failure(self._generation, error, traceback.format_exc())
        with self._lock:
            self._ended = ended
            self._wake()

    def mute(self) -> None:
        """End if possible, and call nobody any more; called in the window's thread."""
        self.cancelled = True
        with self._lock:
            self._call = None

    def taken(self) -> tuple[tuple[object] | None, tuple[object] | Failure | None]:
        """Return the newest progress not yet taken and how it ended, each in a tuple, or None."""
        with self._lock:
            self._is_called = False
            progress, self._progress = self._progress, None
            return progress, self._ended

    def _tell(self, progress: object) -> None:
        with self._lock:
            self._progress = (progress,)
            self._wake()
            busy = self._is_called and time.monotonic() - self._called_at > BUSY_S
        if busy:
            # The window has much to do at once, such as its words in another language, and only
            # one thread at a time runs Python: without this it would take several times as long.
            time.sleep(GIVE_WAY_S)

    def _wake(self) -> None:
        """Call the window unless it is called already; under the lock.

        So the window gets one event however often progress is told, and none once its side may be
        gone.
        """
        if self._call is not None and not self._is_called:
            self._is_called = True
            self._called_at = time.monotonic()
            self._call(self)


class Jobs:
    """Makes the jobs of the pages, and ends them together."""

    def __init__(self) -> None:
        """Start without any."""
        self._jobs: list[Job] = []

    def new(self) -> Job:
        """Return another job."""
        job = Job()
        self._jobs.append(job)
        return job

    def shutdown(self, wait_s: float = SHUTDOWN_S) -> bool:
        """End all jobs within ``wait_s`` seconds; return whether every thread has ended."""
        until = time.monotonic() + wait_s
        for job in self._jobs:
            job.shutdown(0.0)
        ended = [job.shutdown(max(0.0, until - time.monotonic())) for job in self._jobs]
        return all(ended)
