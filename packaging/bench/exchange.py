"""How the window bears an import of 100,000 rows, and the table laid out as it is printed.

What runs beside the window is given in processor time; what runs in the window's own thread is
the longest time for which it would stand still.
"""

from __future__ import annotations

import itertools
import os
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from ascgui.catalog.export import exported
from ascgui.catalog.intake.block import Block
from ascgui.catalog.listing import rows as listed
from ascgui.catalog.load import Catalog, load
from ascgui.catalog.overlay import Origin
from ascgui.catalog.pivot import pivot
from ascgui.catalog.preview import Preview
from ascgui.catalog.watch import Cancelled, Watch
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import STRATEGIES
from ascgui.language.language import Language
from ascgui.session.importing import Importing, Previewed, Source, Target
from ascgui.session.job import Jobs
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.differences_model import of_changes, of_editions
from ascgui.viewmodels.pivot_model import PivotModel
from ascgui.viewmodels.preview_model import Kind, PreviewTable, preview_table
from ascgui.widgets.pivot_view import PivotView
from ascgui.widgets.theme import Theme
from ascgui.windows.preview_list import PreviewList

_ROWS = 100_000
_EDITION = "9.0"
_PATIENCE_S = 120


def main() -> None:
    """Print one row a subject: name | figure | beside | ratio | bound."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    with tempfile.TemporaryDirectory() as made:
        jobs, theme, tongue = Jobs(), Theme(application), Tongue()
        bench = Workbench(load(overlay=Path(made)), jobs.new())
        job = jobs.new()
        importing = Importing(bench, job, preview_table, print)
        shown = PreviewList(importing, tongue, theme)
        shown.resize(900, 600)
        shown.show()
        found: list[Previewed[PreviewTable]] = []
        importing.previewed.connect(found.append)
        source = Source(block=Block(plain=_list()))
        target = Target(_EDITION, Origin("bench"))
        name = f"{_ROWS:,} pasted rows"

        importing.begin(source, target)
        _until(application, lambda: importing.busy)
        cancelled = _until(application, lambda: job.busy, importing.cancel)
        _print(f"{name}, reading ends after a cancel", cancelled * 1e3, 500)

        busy = time.process_time()
        _until(application, lambda: not found, lambda: importing.begin(source, target))
        busy = time.process_time() - busy
        _print(f"{name}, read, compared and arranged", busy * 1e3, None)
        counted = found[-1].preview.counts
        if counted["rejected"] or len(found[-1].preview.items) < _ROWS:
            raise SystemExit(counted)
        table = found[-1].shown
        _print(f"{name}, shown", _milliseconds(lambda: shown.put(table)), None)
        shown.kinds.choose(Kind.ALL)
        _print(f"{name}, another kind", _milliseconds(lambda: shown.put(table)), None)
        _print(
            f"{name}, one row left out",
            _milliseconds(lambda: (shown.view.selectRow(5), shown.toggle())),
            None,
        )
        preview: Preview = found[-1].preview
        overlay = preview.accept(bench.catalog)
        _print(f"{name}, taken over", _milliseconds(lambda: preview.accept(bench.catalog)), None)
        catalog = bench.catalog.changed_to(overlay)
        put = _milliseconds(lambda: bench.put("import", overlay, catalog))
        _print(f"{name}, put in force", put, None)
        _until(application, lambda: bench.unsaved, lambda: None)
        catalog = bench.catalog

        _measure_printed(application, catalog.tables, tongue, theme)
        _measure_others(name, catalog)
        shown.close()
        jobs.shutdown(5)
        theme.end()


def _measure_printed(
    application: QApplication, tables: Tables, tongue: Tongue, theme: Theme
) -> None:
    made = pivot(tables, _EDITION)
    name = f"{len(made.rows):,} printed rows"
    laid_out = _milliseconds(lambda: pivot(tables, _EDITION))
    _print(f"{name}, laid out", laid_out, None)
    model = PivotModel(tongue)
    view = PivotView(model, theme)
    view.resize(900, 600)
    view.show()
    put = _milliseconds(lambda: model.put(made, tables, frozenset()))
    _print(f"{name}, shown", put, None)
    application.processEvents()
    frames = []
    for position in range(0, 8000, 100):
        view.counts.verticalScrollBar().setValue(position)
        frames.append(_milliseconds(view.counts.viewport().repaint))
    _print(f"{name}, frame while scrolling, p95", sorted(frames)[int(0.95 * len(frames))], 16)
    view.close()


def _measure_others(name: str, catalog: Catalog) -> None:
    compared = _milliseconds(lambda: of_editions(catalog.tables, "6.5.910", _EDITION))
    _print(f"{name}, compared with another edition", compared, None)
    _print(f"{name}, own changes listed", _milliseconds(lambda: of_changes(catalog)), None)
    rows = listed(catalog.tables, "min-devices", _EDITION)
    stop = threading.Event()
    watch = Watch(lambda share: stop.set() if share > 0.5 else None, stop.is_set)

    def cancelled_export() -> None:
        try:
            exported("xlsx", "min-devices", rows, catalog, Language("en", {}), watch)
        except Cancelled:
            return

    _print(f"{name}, half of them written to a workbook", _milliseconds(cancelled_export), None)


def _list() -> str:
    tables = load().tables
    jobs = itertools.product(
        tables.models, STRATEGIES, range(1024, 1024 * 200, 1024), list(tables.frameworks)[:4],
        tables.hardware,
    )  # fmt: skip
    lines = ["model\tstrategy\tseq_len\tframework\thardware\tdevices"]
    lines += [
        "\t".join(map(str, (*one, 8 * (number // 2 % 64 + 1))))
        for number, one in enumerate(itertools.islice(jobs, _ROWS))
    ]
    return "\n".join(lines)


def _until(
    application: QApplication, waits: Callable[[], bool], first: Callable[[], object] | None = None
) -> float:
    start = time.perf_counter()
    if first is not None:
        first()
    while waits() and time.perf_counter() - start < _PATIENCE_S:
        application.processEvents()
        time.sleep(0.002)
        if first is None:
            break
    return time.perf_counter() - start


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1e3


def _print(name: str, taken: float, bound: int | None) -> None:
    print(f"{name} | {taken:.0f} ms | | | {'' if bound is None else f'<= {bound} ms'}")


if __name__ == "__main__":
    main()
