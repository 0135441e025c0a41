"""How long the Catalog page holds up the window while one of 100,000 own rows is changed.

In processor time of the window's thread, which other programs and threads do not lengthen.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin
from ascgui.domain.catalog import OVERLAY_FILE
from ascgui.session.job import Jobs
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.widgets.theme import Theme
from ascgui.windows.catalog_page import CatalogPage

_ROWS = 100_000
_OWN = Origin("bench", "nobody", "2026-11-30", "to measure")


def main() -> None:
    """Print one row a subject: name | figure | beside | ratio | bound."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    with tempfile.TemporaryDirectory() as made:
        _measure(application, Path(made))


def _measure(application: QApplication, folder: Path) -> None:
    catalog = load(overlay=folder)
    shipped = [one for one in catalog.tables.requirements.values() if one.edition == "6.5.910"]
    own = [
        replace(one, key=replace(one.key, seq_len=one.key.seq_len + step), line=0,
                file=OVERLAY_FILE)
        for step in range(1, _ROWS // len(shipped) + 2)
        for one in shipped
    ][:_ROWS]  # fmt: skip
    catalog = catalog.changed_to(catalog.changes.put(own, _OWN, catalog.under)).saved()
    jobs, tongue, theme = Jobs(), Tongue(), Theme(application)
    bench = Workbench(catalog, jobs.new())
    page = CatalogPage(bench, tongue, theme, job=jobs.new())
    page.resize(1100, 700)
    page.show()
    _wait_until(lambda: page.model.rowCount() > 0)
    name = f"Catalog page over {_ROWS:,} own rows"
    letters = [_milliseconds(lambda to=to: page.filter.setText("qwen3 full"[:to]))
               for to in range(1, 11)]  # type: ignore[misc]  # fmt: skip
    page.filter.clear()
    entry = own[500]
    overlay = bench.overlay.set_requirement(entry.key, entry.edition, 99, _OWN, bench.catalog.under)
    edit = _milliseconds(lambda: bench.put("edit", overlay))
    bench.finish()
    _wait_until(lambda: page.model.rowCount() > 0 and not page.waiting)
    order = _milliseconds(lambda: page.view.order_by(((1, False), (2, True), (0, False))))
    frames = []
    for position in range(0, _ROWS, _ROWS // 200):
        page.view.verticalScrollBar().setValue(position)
        frames.append(_milliseconds(page.view.viewport().repaint))
    frames.sort()
    letters.sort()
    _print(f"{name}, letter of a filter, p95", letters[int(0.95 * len(letters))], 50)
    _print(f"{name}, one edit in the window's thread", edit, 200)
    _print(f"{name}, order by three columns", order, 1500)
    _print(f"{name}, frame while scrolling, p95", frames[int(0.95 * len(frames))], 16)
    page.hide()
    jobs.shutdown()
    theme.end()


def _wait_until(done: Callable[[], bool]) -> None:
    loop, timer = QEventLoop(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if done() else None)
    timer.start(20)
    loop.exec()
    timer.stop()


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1e3


def _print(name: str, taken: float, bound: float) -> None:
    print(f"{name} | {taken:.1f} ms | {bound:.0f} ms | {taken / bound:.2f} | <= 1.00")


if __name__ == "__main__":
    main()
