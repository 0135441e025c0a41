"""The points of a parametric run as CSV, a part at a time."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from ascgui.estimator.parametric import FIGURES, Parametric
from ascgui.estimator.sweep import CHUNK


def csv_parts(run: Parametric, order: NDArray[np.int64] | None = None) -> Iterator[str]:
    """Yield the heading, then some thousand points at a time, until all are written.

    The varied inputs come first, then the figures; durations are in seconds, and what has no
    answer is empty. ``order`` are numbers of points, as :meth:`Parametric.order` gives them.
    """
    names = [axis.parameter.value for axis in run.axes]
    yield ",".join((*names, *(figure.id for figure in FIGURES))) + "\n"
    columns = [run.column(figure.id) for figure in FIGURES]
    for start in range(0, run.count, CHUNK):
        stop = min(start + CHUNK, run.count)
        numbers = np.arange(start, stop) if order is None else order[start:stop]
        places = np.unravel_index(numbers, run.shape)
        part = [
            *(axis.values[place] for axis, place in zip(run.axes, places, strict=True)),
            *(column[numbers] for column in columns),
        ]
        written = [[_number(value) for value in column.tolist()] for column in part]
        yield "".join(",".join(row) + "\n" for row in zip(*written, strict=True))


def _number(value: float) -> str:
    """Return a number without ``.0``; "" is no number."""
    if value != value:  # noqa: PLR0124 - the quickest test for NaN
        return ""
    return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
