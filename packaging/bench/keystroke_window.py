"""What one keystroke costs in the window, and whether a large sweep holds the window up.

Keys are typed into the plan page, the estimator's thread answers, and the page with its chart is
painted anew. The stall is the longest time between two turns of the window's event loop.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

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
        self._shown = 0.0
        self.page.estimate_shown.connect(self._note_shown)
        _wait_until(lambda: self.page.answer is not None)
        _pause(200)

    def _note_shown(self, _estimate: Estimate) -> None:
        self._shown = time.perf_counter()

    def type_keys(self) -> tuple[list[float], list[float], list[float]]:
        """Return per key, in ms: to the result shown, to all painted, and the page's own part."""
        line = self.page.inputs.fields["workload.tokens"].line
        line.setFocus()
        shown, painted, own = [], [], []
        for number in range(_KEYS):
            if number % 10 == 0:
                line.selectAll()
            self._shown = 0.0
            digit = str(1 + number % 9)
            start = time.perf_counter()
            QTest.keyClicks(line, digit)
            typed = time.perf_counter()
            _wait_until(lambda: bool(self._shown))
            shown.append((self._shown - start) * 1e3)
            QApplication.sendPostedEvents()
            self.page.repaint()
            painted.append((time.perf_counter() - start) * 1e3)
            own.append((typed - start) * 1e3)
            _pause(5)
        return shown, painted, own

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
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)


def _p95(taken: list[float]) -> float:
    return sorted(taken)[int(0.95 * len(taken))]


def main() -> None:
    """Print one row a subject: figure in ms, beside a frame of 16 ms."""
    bench = _Bench()
    shown, painted, own = bench.type_keys()
    idle, _ = bench.longest_stall(with_sweep=False)
    swept, mostly = bench.longest_stall(with_sweep=True)
    bench.end()
    rows = (
        ("window, key to result shown with chart, p95", _p95(shown)),
        ("window, key to all painted, p95", _p95(painted)),
        ("window, key until the loop is free again, p95", _p95(own)),
        (f"window, longest stall during {_SWEEPS} sweeps of {_SWEEP_POINTS:,}", swept),
        ("window, 99 % of stalls during the sweeps", mostly),
    )
    for name, figure in rows:
        print(
            f"{name} | {figure:.1f} ms | {_FRAME_MS:.0f} ms (a frame; idle loop {idle:.1f} ms)"
            f" | {figure / _FRAME_MS:.2f} | <= 1.00"
        )


if __name__ == "__main__":
    main()
