"""What a parametric run does beside the window: its points, its table and its chart."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

from ascgui.charts.vary_series import HeatData, LineData, heat_data, line_data
from ascgui.domain.issues import Issue
from ascgui.estimator.answer import answer
from ascgui.estimator.parametric import Parametric, axes_faults, parametric
from ascgui.viewmodels.axis_choice import VaryQuestion
from ascgui.viewmodels.points_model import PointTable
from ascgui.viewmodels.ranges_offered import own_value

_WRITTEN_AT_ONCE = 20_000
Tell = Callable[[object], None]
Cancelled = Callable[[], bool]


@dataclass(frozen=True, slots=True, eq=False)
class VaryResult:
    """What came of a question. ``faults`` are those of each input, ``together`` of both."""

    question: VaryQuestion
    faults: tuple[tuple[Issue, ...], ...] = ()
    together: tuple[Issue, ...] = ()
    run: Parametric | None = None
    table: PointTable | None = None
    line: LineData | None = None
    heat: HeatData | None = None
    sorting: tuple[str, bool] | None = None
    order: NDArray[np.int64] | None = None


def vary(
    question: VaryQuestion,
    sorting: tuple[str, bool] | None,
    tell: Tell,
    cancelled: Cancelled,
) -> VaryResult | None:
    """Return the answer of ``question``, its rows in the order ``sorting``; None once cancelled.

    ``tell`` is told the share that is done.
    """
    made = [choice.made() for choice in question.choices]
    faults = tuple(issues for _, issues in made)
    axes = tuple(axis for axis, _ in made if axis is not None)
    if len(axes) < len(made):
        return VaryResult(question, faults)
    together = axes_faults(axes)
    if together:
        return VaryResult(question, faults, together)
    run = parametric(
        question.plan,
        question.tables,
        axes,
        progress=lambda done, count: tell(0.8 * done / count),
        cancelled=cancelled,
    )
    if run is None:
        return None
    table = PointTable.of(run)
    tell(0.85)
    order = None
    if sorting is not None and sorting[0] in {column.id for column in table.columns}:
        order = run.order(sorting[0], descending=sorting[1])
    if cancelled():
        return None
    tell(0.9)
    result = VaryResult(question, faults, (), run, table, None, None, sorting, order)
    return drawn(result, question)


def drawn(result: VaryResult, question: VaryQuestion) -> VaryResult:
    """Return ``result`` with the chart of the figure that ``question`` asks for."""
    run = result.run
    if run is None:
        return replace(result, question=question)
    answered = answer(question.plan, question.tables)
    own = [own_value(axis.parameter, answered) for axis in run.axes]
    two = len(own) == 2
    return replace(
        result,
        question=question,
        line=None if two else line_data(run, question.figure, own[0]),
        heat=heat_data(run, question.figure, (own[0], own[1])) if two else None,
    )


def write_points(table: PointTable, path: Path, tell: Tell, cancelled: Cancelled) -> Path | None:
    """Write all points to ``path`` as CSV, values as programs read them; None once cancelled.

    Written beside it and moved there when it is whole, so that no half of a file is left.

    Raises:
        OSError: it cannot be written.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("w", encoding="utf-8-sig", newline="") as file:
            done = _write_lines(table, file, tell, cancelled)
        if done:
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return path if done else None


def _write_lines(table: PointTable, file: IO[str], tell: Tell, cancelled: Cancelled) -> bool:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow([column.id for column in table.columns])
    count = table.run.count
    for start in range(0, count, _WRITTEN_AT_ONCE):
        if cancelled():
            return False
        stop = min(start + _WRITTEN_AT_ONCE, count)
        columns = [table.run.column(one.id, start, stop).tolist() for one in table.columns]
        writer.writerows(
            ["" if math.isnan(value) else value for value in row]
            for row in zip(*columns, strict=True)
        )
        tell(stop / count)
    return True
