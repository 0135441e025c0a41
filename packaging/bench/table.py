"""How quickly a table of 100,000 rows is loaded, filtered, sorted and painted in the window.

In processor time, which other programs on the machine do not lengthen.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from statistics import median

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ascgui.catalog.listing import Row, columns
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.catalog_model import CatalogModel, CatalogRow
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme

_ROWS = 100_000
_TYPED = "qwen3-14b full 8192 snt9b23"


def main() -> None:
    """Print one row a subject: name | figure | beside | ratio | bound."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    tongue, theme = Tongue(), Theme(application)
    model = CatalogModel(tongue)
    view = TableView(model, tongue, theme)
    view.resize(1100, 700)
    view.show()
    application.processEvents()
    rows = _rows()
    load = _milliseconds(lambda: model.set_rows(columns("min-devices"), rows))
    load += _milliseconds(view.size_columns)
    first = _milliseconds(lambda: model.set_filter("q"))
    keys = [
        _milliseconds(lambda to=to: model.set_filter(_TYPED[:to]))  # type: ignore[misc]
        for to in (*range(2, len(_TYPED) + 1), *range(len(_TYPED), 0, -1))
    ]
    model.set_filter("")
    sort = _milliseconds(lambda: model.sort(0, Qt.SortOrder.DescendingOrder))
    again = _milliseconds(lambda: model.sort(0, Qt.SortOrder.AscendingOrder))
    frames = []
    for position in range(0, _ROWS, _ROWS // 200):
        view.verticalScrollBar().setValue(position)
        frames.append(_milliseconds(view.viewport().repaint))
    name = f"table of {_ROWS:,} rows"
    _print(f"{name}, load", load, 1500)
    _print(f"{name}, first letter of a filter", first, 1500)
    _print(f"{name}, further letter, p95", _p95(keys), 50)
    _print(f"{name}, first sort by a column", sort, 1500)
    _print(f"{name}, sort again", again, 250)
    _print(f"{name}, frame while scrolling, median", median(frames), 16)
    _print(f"{name}, frame while scrolling, p95", _p95(frames), 16)
    theme.end()


def _rows() -> list[CatalogRow]:
    chance = random.Random(1)  # noqa: S311 - figures, no secret
    made = []
    for number in range(_ROWS):
        family = chance.choice(("qwen2.5", "qwen3", "llama3.1", "glm4"))
        cells = (
            f"{family}-{chance.choice((7, 8, 14, 32, 72))}b",
            chance.choice(("full", "lora", "grpo")),
            chance.choice((4096, 8192, 32768)),
            chance.choice(("mindspeed-llm", "llama-factory", "verl")),
            chance.choice(("snt9b", "snt9b23")),
            chance.choice((1, 2, 4, 8, 16, None)),
            "6.5.910",
            "000",
            number,
        )
        listed = Row(str(number), cells, "min-devices.toml", number, "000")
        made.append(CatalogRow(listed.id, cells, listed))
    return made


def _milliseconds(work: Callable[[], None]) -> float:
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1e3


def _p95(taken: list[float]) -> float:
    return sorted(taken)[int(0.95 * len(taken))]


def _print(name: str, taken: float, bound: float) -> None:
    print(f"{name} | {taken:.1f} ms | {bound:.0f} ms | {taken / bound:.2f} | <= 1.00")


if __name__ == "__main__":
    main()
