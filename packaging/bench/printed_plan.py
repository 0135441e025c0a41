"""How long the PDF of the sample plan takes, beside the same number of empty pages by Qt alone."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from datetime import datetime
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QPainter, QPdfWriter

from ascgui.catalog.load import load
from ascgui.domain.plan import Goal, Plan, Workload
from ascgui.estimator.answer import answer
from ascgui.estimator.curves import curves
from ascgui.language.language import Language
from ascgui.report.paper import Paper
from ascgui.report.pdf import pdf_bytes
from ascgui.report.printed import Furniture, PrintedDocument, PrintedPlan
from ascgui.report.sections.part import Setting
from ascgui.report.sections.plan import plan_strips
from ascgui.report.typesetter import Typesetter

_SCENARIOS = 50


def _plan() -> Plan:
    return Plan(
        name="Sample plan",
        model="qwen2.5-7b",
        framework="mindspeed-llm",
        hardware="snt9b",
        workload=Workload(tokens=1_200_000_000, epochs=2),
        goal=Goal(deadline_s=72 * 3600),
        start=datetime(2026, 11, 30, 9),
        price_per_card_hour=10,
    )


def _seconds(work: Callable[[], object], times: int) -> float:
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        spent.append(time.perf_counter() - start)
    return median(spent)


def _empty(pages: int) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    for _ in range(pages - 1):
        writer.newPage()
    painter.end()


def main() -> None:
    """Print a row for one plan and one for 50: name | figure | beside | ratio | bound."""
    application = QGuiApplication.instance() or QGuiApplication([])
    catalog, language = load(), Language("en", {})
    shown = answer(_plan(), catalog.tables)
    lines = curves(_plan(), catalog.tables)

    def one() -> PrintedDocument:
        return PrintedPlan(shown, lines, catalog, language)

    def many() -> PrintedDocument:
        typesetter, paper = Typesetter(), Paper.named("A4")
        setting = Setting(typesetter, language, shown, lines, catalog.tables, paper.text_width)
        strips = [strip for _ in range(_SCENARIOS) for strip in plan_strips(setting)]
        return PrintedDocument(
            "", strips, Furniture("", "", "", ""), paper=paper, typesetter=typesetter,
            language=language,
        )  # fmt: skip

    for name, make, times, bound in (
        ("PDF of the sample plan", one, 7, "-"),
        (f"PDF of {_SCENARIOS} plans", many, 1, "<= 5 s"),
    ):
        pages = make().page_count
        figure = _seconds(lambda make=make: pdf_bytes(make()), times)
        beside = _seconds(lambda pages=pages: _empty(pages), times)
        print(
            f"{name}, {pages} pages | {figure:.3f} s | empty pages {beside:.4f} s"
            f" | {figure / beside:.0f} | {bound}"
        )
    del application


if __name__ == "__main__":
    main()
