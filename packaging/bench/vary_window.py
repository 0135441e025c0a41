"""Whether a million points of a parametric run hold the window up, in table and chart.

The panel computes, draws and sorts, while a timer of the window notes the most that its thread
works between two turns of its event loop; the clock, which counts what else the machine does,
stands beside it. Compared with it is what the same work takes in one go, for which the window
would be frozen if its own thread did it.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from ascgui.catalog.load import load
from ascgui.domain.plan import Goal, Plan, ThroughputChoice, Workload
from ascgui.estimator.axis import Parameter
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.job import Jobs
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.axis_choice import Spacing
from ascgui.widgets.theme import Theme
from ascgui.windows.vary_panel import VaryPanel
from ascgui.windows.vary_work import vary

_SIDE = 1000
_BOUND = 0.2
_PLAN = Plan(
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2),
    throughput=ThroughputChoice(entered_tps=4034.0),
    goal=Goal(deadline_s=72 * 3600.0),
    price_per_card_hour=10.0,
)


class _Beats:
    """Notes the gaps between turns of the event loop while something happens."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._beat)
        self._last = (0.0, 0.0)
        self._gaps: list[tuple[float, float]] = []

    def _beat(self) -> None:
        now = (time.thread_time(), time.perf_counter())
        self._gaps.append(((now[0] - self._last[0]) * 1e3, (now[1] - self._last[1]) * 1e3))
        self._last = now

    def during(self, begin: Callable[[], None], done: Callable[[], bool]) -> tuple[float, float]:
        """Return the longest gap in processor time of the window's thread, and by the clock; ms."""
        self._gaps.clear()
        self._last = (time.thread_time(), time.perf_counter())
        self._timer.start()
        begin()
        while not done():
            QApplication.processEvents()
        for _ in range(20):
            QApplication.processEvents()
        self._timer.stop()
        return max(gap for gap, _ in self._gaps), max(clock for _, clock in self._gaps)


def main() -> None:
    """Print a row for each thing done: longest stall, the work in one go, their ratio, bound."""
    application = QApplication(sys.argv[:1])
    theme, jobs = Theme(application, "light"), Jobs()
    catalog, document = load(), Document(_PLAN)
    estimation = Estimation(catalog.tables)
    panel = VaryPanel(document, estimation, catalog, Tongue(), theme, jobs.new(), print)
    panel.resize(1000, 660)
    panel.show()
    beats = _Beats()
    beats.during(lambda: None, lambda: panel.result is not None and not panel.busy)

    def ask() -> None:
        panel.first.vary(Parameter.DEADLINE, Spacing.EVENLY)
        panel.second.vary(Parameter.TPS, Spacing.EVENLY)
        for inputs in (panel.first, panel.second):
            inputs.fields["count"].set_value(_SIDE)
        panel.compute()

    stall = beats.during(ask, lambda: not panel.busy and panel.result.run.count == _SIDE * _SIDE)
    start = time.process_time()
    if vary(panel.result.question, None, lambda _share: None, lambda: False) is None:
        raise SystemExit("error: the run was cancelled")
    _row("computed and drawn", stall, (time.process_time() - start) * 1e3)
    run = panel.result.run
    order, view = Qt.SortOrder.DescendingOrder, panel.points.view
    stall = beats.during(lambda: view.sortByColumn(2, order), lambda: not panel.busy)
    start = time.process_time()
    run.order("duration_s", descending=True)
    _row("sorted", stall, (time.process_time() - start) * 1e3, bound=1.0)
    panel.close()
    estimation.shutdown()
    jobs.shutdown()
    theme.end()


def _row(name: str, stall: tuple[float, float], whole: float, bound: float = _BOUND) -> None:
    worked, clock = stall
    print(
        f"window, longest stall while a million points are {name} | {worked:.0f} ms"
        f" | {whole:.0f} ms (the work in one go; the stall by the clock {clock:.0f} ms)"
        f" | {worked / whole:.3f} | <= {bound:.2f}"
    )


if __name__ == "__main__":
    main()
