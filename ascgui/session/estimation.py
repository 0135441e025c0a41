"""The estimator in its own thread: asked while typing, only the newest question answered."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Plan
from ascgui.domain.record import frozen

if TYPE_CHECKING:
    from ascgui.domain.answer import Answer, Curve

Cancelled: TypeAlias = Callable[[], bool]
Work: TypeAlias = Callable[[Plan, Tables, Cancelled], "tuple[Answer, tuple[Curve, ...]]"]
"""What the worker does for one request; polled with ``Cancelled`` it may return early."""


@frozen
class Estimate:
    """What came back for the request number ``generation``."""

    generation: int
    answer: Answer
    curves: tuple[Curve, ...]


@frozen
class Failure:
    """A request that ended in an error of the program: the error and its trace for the log."""

    generation: int
    error: Exception
    trace: str


@frozen
class _Request:
    generation: int
    plan: Plan
    tables: Tables


def work(plan: Plan, tables: Tables, cancelled: Cancelled) -> tuple[Answer, tuple[Curve, ...]]:
    """Answer ``plan`` and compute its curves: what the worker does in the program."""
    # Imported here, hence in the worker's thread, so that numpy is no part of the start.
    from ascgui.estimator.answer import answer  # noqa: PLC0415
    from ascgui.estimator.curves import curves  # noqa: PLC0415

    return answer(plan, tables), curves(plan, tables, cancelled)


class Estimation(QObject):
    """Owns the one estimator thread and its worker; lives in the GUI thread.

    ``ask`` takes an immutable snapshot and returns at once with its generation number. A new
    request cancels the running one; what an old generation computed is dropped. ``busy_changed``
    tells when the newest request starts and ends; ``failed`` carries a :class:`Failure`, once for
    the request concerned.
    """

    answered = Signal(object)
    busy_changed = Signal(bool)
    failed = Signal(object)
    _requested = Signal(object)

    def __init__(
        self,
        tables: Tables,
        work: Work = work,
        parent: QObject | None = None,
        *,
        begin: bool = True,
    ) -> None:
        """Do ``work`` for each request; with ``begin`` False only once :meth:`begin` is called."""
        super().__init__(parent)
        self._tables = tables
        self._generation = 0
        self._busy = False
        self._stopped = False
        self._last: Plan | None = None
        self._latest: Estimate | None = None
        self._work = work
        self._thread: QThread | None = None
        self._worker: _Worker | None = None
        if begin:
            self.begin()

    def begin(self) -> None:
        """Start the thread, unless it runs, and hand it the newest request made before.

        The program calls it when its window is up: the thread's imports would slow that down.
        """
        if self._stopped or self._thread is not None:
            return
        self._thread = QThread()
        self._thread.setObjectName("estimator")
        self._worker = _Worker(self._work, lambda generation: generation != self._generation)
        self._worker.moveToThread(self._thread)
        self._requested.connect(self._worker.run)
        self._worker.done.connect(self._receive)
        self._thread.start()
        if self._last is not None:
            self._requested.emit(_Request(self._generation, self._last, self._tables))

    @property
    def busy(self) -> bool:
        """Whether the newest request is still being computed."""
        return self._busy

    @property
    def latest(self) -> Estimate | None:
        """The estimate that was delivered last; of an older plan while ``busy``."""
        return self._latest

    def estimate_now(self, plan: Plan) -> Estimate:
        """Return the estimate of ``plan``, computed at once in this thread unless it is there.

        For saving and printing, which must not go on with the answer of an older plan.
        """
        latest = self._latest
        if latest is not None and latest.answer.plan == plan and not self._busy:
            return latest
        answer, curves = self._work(plan, self._tables, lambda: False)
        return Estimate(self._generation, answer, curves)

    @property
    def tables(self) -> Tables:
        """The tables that the next request is answered from."""
        return self._tables

    def ask(self, plan: Plan) -> int:
        """Request the answer of ``plan``; return the generation that its estimate will carry."""
        self._last = plan
        if self._stopped:
            return self._generation
        self._generation += 1
        self._requested.emit(_Request(self._generation, plan, self._tables))
        self._set_busy(busy=True)
        return self._generation

    def set_tables(self, tables: Tables) -> None:
        """Answer from ``tables`` from now on, and answer the last plan again from them."""
        self._tables = tables
        self._latest = None
        if self._last is not None:
            self.ask(self._last)

    def shutdown(self) -> None:
        """Cancel what runs, end the thread and wait for it. May be called more than once."""
        if self._stopped:
            return
        self._stopped = True
        self._generation += 1
        if self._thread is not None and self._worker is not None:
            self._requested.disconnect(self._worker.run)
            self._worker.done.disconnect(self._receive)
            self._thread.quit()
            self._thread.wait()
            # Now, in this order: left to the garbage collector the worker could outlive the
            # thread that it lives in.
            self._worker = None
            self._thread = None
        self._set_busy(busy=False)

    @Slot(object)
    def _receive(self, result: Estimate | Failure) -> None:
        if result.generation != self._generation:
            return
        self._set_busy(busy=False)
        if isinstance(result, Failure):
            self.failed.emit(result)
        else:
            self._latest = result
            self.answered.emit(result)

    def _set_busy(self, *, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busy_changed.emit(busy)


class _Worker(QObject):
    """Computes one request after the other; lives in the estimator's thread."""

    done = Signal(object)

    def __init__(self, work: Work, outdated: Callable[[int], bool]) -> None:
        super().__init__()
        self._work = work
        self._outdated = outdated

    @Slot(object)
    def run(self, request: _Request) -> None:
        """Compute ``request`` unless a newer one waits already."""

        def cancelled() -> bool:
            return self._outdated(request.generation)

        if cancelled():
            return
        try:
            answer, curves = self._work(request.plan, request.tables, cancelled)
        except Exception as error:  # noqa: BLE001 - whatever it is, the window must say it once
            self.done.emit(Failure(request.generation, error, traceback.format_exc()))
            return
        if not cancelled():
            self.done.emit(Estimate(request.generation, answer, curves))
