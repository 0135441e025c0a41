"""How long the report on 50 scenarios takes in each form, beside as many printed plans.

In processor time, which other programs on the machine do not lengthen.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from ascgui.catalog.load import Catalog, load
from ascgui.decision.options import ReportOptions
from ascgui.domain.plan import Goal, GoalKind, Plan, Workload
from ascgui.domain.project import Project, add, prefer
from ascgui.estimator.answer import answer
from ascgui.estimator.curves import curves
from ascgui.language.language import Language
from ascgui.report.making import ReportMaker
from ascgui.report.pdf import pdf_bytes
from ascgui.report.printed import PrintedPlan

_FEW, _MANY = 50, 500


def _plan(number: int) -> Plan:
    return Plan(
        name=f"Scenario {number}",
        model="qwen2.5-7b",
        framework="mindspeed-llm",
        hardware="snt9b",
        workload=Workload(tokens=1_200_000_000 + 10_000_000 * number, epochs=2),
        goal=Goal(GoalKind.DEVICES, 72 * 3600.0, 8 * (1 + number % 16)),
        start=datetime(2026, 11, 30, 9),
        price_per_card_hour=10 + number % 7,
    )


def _project(count: int) -> Project:
    project = Project("Which cluster")
    for number in range(count):
        project = add(project, _plan(number))
    return prefer(project, "1")


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def _longest_silence(project: Project, catalog: Catalog, path: Path) -> float:
    """Return the longest time between two questions whether to stop."""
    told = [time.process_time()]

    def note(_share: float) -> bool:
        told.append(time.process_time())
        return True

    ReportMaker(project, catalog.tables).write(path, ReportOptions(), Language("en", {}), note)
    told.append(time.process_time())
    return max(later - sooner for sooner, later in pairwise(told))


def main() -> None:
    """Print a row for each form: name | figure | beside | ratio | bound."""
    application = QGuiApplication.instance() or QGuiApplication([])
    catalog, language = load(), Language("en", {})
    few, many = _project(_FEW), _project(_MANY)

    def plans() -> None:
        for scenario in few.scenarios:
            plan = replace(scenario.plan)
            shown = answer(plan, catalog.tables)
            lines = curves(plan, catalog.tables)
            pdf_bytes(PrintedPlan(shown, lines, catalog, language))

    beside = _seconds(plans)
    with tempfile.TemporaryDirectory() as folder:
        for project, ending, bound in (
            (few, "pdf", "<= 5 s"),
            (few, "md", "-"),
            (few, "xlsx", "-"),
            (many, "pdf", "-"),
        ):
            path = Path(folder) / f"report.{ending}"
            maker = ReportMaker(project, catalog.tables)
            figure = _seconds(
                lambda maker=maker, path=path: maker.write(
                    path, ReportOptions(), language, lambda _share: True
                )
            )
            count = len(project.scenarios)
            print(
                f"Report of {count} scenarios, {ending}, {path.stat().st_size / 1e6:.1f} MB"
                f" | {figure:.2f} s | {_FEW} printed plans {beside:.2f} s"
                f" | {figure / beside:.2f} | {bound}"
            )
        silence = _longest_silence(few, catalog, Path(folder) / "again.pdf")
        print(
            f"Longest time until a cancelled report stops | {silence:.2f} s"
            f" | {_FEW} printed plans {beside:.2f} s | {silence / beside:.3f} | <= 0.5 s"
        )
    del application


if __name__ == "__main__":
    main()
