"""How quickly 500 scenarios become the table of the Compare page, and how smooth it is then.

In processor time, which other programs on the machine do not lengthen. Answering is set beside
the same number of answers alone.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import median

from PySide6.QtWidgets import QApplication

from ascgui import paths
from ascgui.catalog.load import load
from ascgui.comparison.table import compare
from ascgui.domain.project import Project, add, rename
from ascgui.estimator.answer import answer
from ascgui.planfile.read import read
from ascgui.session.comparing import Comparing
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.comparison_model import ComparisonModel
from ascgui.widgets.comparison_view import ComparisonView
from ascgui.widgets.theme import Theme

_COUNT = 500


def main() -> None:
    """Print one row a subject: name | figure | beside | ratio | bound."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    tongue, theme, tables = Tongue(), Theme(application), load().tables
    sample = read(paths.shipped("resources", "samples", "qwen2.5-7b.toml"), tables).plan
    project = Project("Bench")
    for number in range(_COUNT):
        name = f"Scenario of number {number}"
        project = add(project, replace(sample, name=name, efficiency=0.5 + number / 5000))
    alone = _milliseconds(lambda: [answer(one.plan, tables) for one in project.scenarios])
    job = Job()
    comparing = Comparing(job, tables)
    whole = _milliseconds(lambda: _compared(application, comparing, project))
    name = f"{_COUNT} scenarios"
    print(f"{name}, answered and compared, ms | {whole:.0f} | {alone:.0f} (answers alone)"
          f" | {whole / alone:.2f} | <= 1.5")  # fmt: skip
    renamed = rename(project, "250", "Renamed")
    again = _milliseconds(lambda: _compared(application, comparing, renamed))
    print(f"{name}, one renamed, ms | {again:.0f} | {whole:.0f} (the whole)"
          f" | {again / whole:.2f} | <= 0.5")  # fmt: skip
    job.shutdown()
    answers = {one.id: answer(one.plan, tables) for one in project.scenarios}
    comparison = compare(project, answers, tables)
    model = ComparisonModel(tongue)
    view = ComparisonView(model, tongue, theme)
    view.resize(1100, 700)
    view.show()
    _print(f"{name}, into the table", _milliseconds(lambda: model.put(comparison, "1")), 100)
    _print(f"{name}, again in place", _milliseconds(lambda: model.put(comparison, "2")), 100)
    application.processEvents()
    frames, across = [], view.horizontalScrollBar()
    for step in range(200):
        across.setValue(across.maximum() * step // 200)
        frames.append(_milliseconds(view.viewport().repaint))
        frames[-1] += _milliseconds(view.names.viewport().repaint)
    _print(f"{name}, frame while scrolling, median", median(frames), 16)
    _print(f"{name}, frame while scrolling, p95", sorted(frames)[int(len(frames) * 0.95)], 16)
    theme.end()


def _compared(application: QApplication, comparing: Comparing, project: Project) -> None:
    comparing.put(project)
    while not comparing.is_fresh:
        application.processEvents()
        time.sleep(0.001)


def _milliseconds(do: Callable[[], object]) -> float:
    start = time.process_time()
    do()
    return (time.process_time() - start) * 1000


def _print(name: str, taken: float, bound: float) -> None:
    print(f"{name} | {taken:.1f} ms | {bound:.0f} ms | {taken / bound:.2f} | <= 1.00")


if __name__ == "__main__":
    main()
