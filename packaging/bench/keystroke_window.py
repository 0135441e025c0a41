"""What one keystroke costs in the window, and whether a large sweep holds the window up.

Keys are typed into the plan page, the estimator's thread answers, and the page with its chart is
painted anew. The stall is the longest time between two turns of the window's event loop.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, QThread, QTimer, Signal, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ascgui.catalog.load import load
from ascgui.domain.catalog import Hardware
from ascgui.estimator.sweep import SweepInputs, sweep
from ascgui.session.document import Document
from ascgui.session.estimation import Estimate, Estimation
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme
from ascgui.windows.plan_page import EXAMPLE, PlanPage

_FRAME_MS = 16.0
_KEYS = 300
_SWEEP_POINTS = 1_000_000
_SWEEPS = 8


@dataclass(frozen=True, slots=True)
class _Moment:
    """A point in time, or a time taken: by the clock, and of the processor for both threads."""

    clock_s: float
    processor_s: float

    def __sub__(self, other: _Moment) -> _Moment:
        return _Moment(self.clock_s - other.clock_s, self.processor_s - other.processor_s)


def _now() -> _Moment:
    return _Moment(time.perf_counter(), time.process_time())


class _Bench(QObject):
    """Types into a page and notes when what happened."""

    def __init__(self) -> None:
        super().__init__()
        application = QApplication(sys.argv[:1])
        self.catalog = load()
        self.document = Document(EXAMPLE)
        self.estimation = Estimation(self.catalog.tables)
        self.theme = Theme(application, "light")
        self.page = PlanPage(self.document, self.estimation, self.catalog, Tongue(), self.theme)
        self.page.resize(1280, 760)
        self.page.show()
        self.page.build_chart()
        self._shown: _Moment | None = None
        self.page.estimate_shown.connect(self._note_shown)
        _wait_until(lambda: self.page.answer is not None)
        _pause(200)

    def _note_shown(self, _estimate: Estimate) -> None:
        self._shown = _now()

    def type_keys(self) -> tuple[list[_Moment], list[_Moment], list[_Moment]]:
        """Return per key what it took to the result shown, to all painted, and to a free loop."""
        line = self.page.inputs.fields["workload.tokens"].line
        line.setFocus()
        shown, painted, free = [], [], []
        for number in range(_KEYS):
            if number % 10 == 0:
                line.selectAll()
            self._shown = None
            start = _now()
            QTest.keyClicks(line, str(1 + number % 9))
            free.append(_now() - start)
            _wait_until(lambda: self._shown is not None)
            shown.append((self._shown or start) - start)
            QApplication.processEvents()
            painted.append(_now() - start)
            _pause(5)
        return shown, painted, free

    def longest_stall(self, *, with_sweep: bool) -> tuple[float, float]:
        """Return the longest and the 99th percentile gap between turns of the loop, in ms."""
        thread, sweeper = QThread(), _Sweeper()
        sweeper.moveToThread(thread)
        loop = QEventLoop()
        sweeper.done.connect(loop.quit)
        gaps: list[float] = []
        last = time.perf_counter()

        def beat() -> None:
            nonlocal last
            now = time.perf_counter()
            gaps.append((now - last) * 1e3)
            last = now

        timer = QTimer()
        timer.setInterval(0)
        timer.timeout.connect(beat)
        timer.start()
        if with_sweep:
            thread.started.connect(sweeper.run)
            thread.start()
        else:
            QTimer.singleShot(1500, loop.quit)
        loop.exec()
        timer.stop()
        thread.quit()
        thread.wait()
        gaps.sort()
        return gaps[-1], gaps[int(0.99 * len(gaps))]

    def end(self) -> None:
        """End the thread and close the page."""
        self.estimation.shutdown()
        self.page.close()
        self.theme.end()


class _Sweeper(QObject):
    """Sweeps a million plans several times, in its thread."""

    done = Signal()

    @Slot()
    def run(self) -> None:
        random = np.random.default_rng(7)
        inputs = SweepInputs(
            tokens=random.uniform(1e8, 1e12, _SWEEP_POINTS),
            tokens_per_second=random.uniform(100.0, 5000.0, _SWEEP_POINTS),
            efficiency=random.uniform(0.7, 1.0, _SWEEP_POINTS),
            hardware=Hardware("snt9b23", "Snt9b23", "", 2, 8, 2, 0, None, None, ""),
            deadline_s=random.uniform(3600.0, 1e6, _SWEEP_POINTS),
        )
        for _ in range(_SWEEPS):
            sweep(inputs)
        self.done.emit()


def _pause(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _wait_until(done: Callable[[], bool]) -> None:
    while not done():
        # Asleep in between: a loop that spins would be counted as the work of the key.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _p95(taken: list[float]) -> float:
    return sorted(taken)[int(0.95 * len(taken))] * 1e3


def main() -> None:
    """Print one row a subject.

    A key is measured in processor time of both threads, which work one after the other, because
    the clock counts what else the machine does; the clock stands beside it.
    """
    bench = _Bench()
    shown, painted, free = bench.type_keys()
    idle, _ = bench.longest_stall(with_sweep=False)
    swept, mostly = bench.longest_stall(with_sweep=True)
    bench.end()
    for name, taken in (
        ("key to result shown with chart", shown),
        ("key to everything painted", painted),
        ("key until the window is free again", free),
    ):
        figure = _p95([one.processor_s for one in taken])
        clock = _p95([one.clock_s for one in taken])
        print(
            f"window, {name}, p95 | {figure:.1f} ms | {_FRAME_MS:.0f} ms (a frame; by the clock"
            f" {clock:.1f} ms) | {figure / _FRAME_MS:.2f} | <= 1.00"
        )
    for name, figure in (("longest stall", swept), ("99 % of stalls below", mostly)):
        print(
            f"window, {name} during {_SWEEPS} sweeps of {_SWEEP_POINTS:,} | {figure:.1f} ms"
            f" | {_FRAME_MS:.0f} ms (a frame; without a sweep {idle:.1f} ms)"
            f" | {figure / _FRAME_MS:.2f} | <= 1.00"
        )


if __name__ == "__main__":
    main()
