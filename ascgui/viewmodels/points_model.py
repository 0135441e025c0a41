"""A parametric run as a table: a million rows of which only those in sight become text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Signal
from typing_extensions import override

from ascgui.domain.text import Text, Unit, text
from ascgui.estimator.parametric import FIGURES, Parametric
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import html, tsv
from ascgui.viewmodels.rows_model import ROOT, Copied, RowsModel
from ascgui.viewmodels.table_rows import Row, SortKey

SORTED_AT_ONCE = 50_000
"""Points that are sorted while the window waits; more are sorted beside it."""

MOST_COPIED = 100_000
"""Rows that are put on the clipboard at once; more belong into a file."""

_SIGNIFICANT = 4
_MOST_DECIMALS = 4
_SAMPLED = 200
_SAMPLED_ROWS = 40
_WHOLE = (Unit.DEVICES, Unit.CARDS, Unit.NODES)
_TIMES = (
    (86400.0, text("{title} (d)")),
    (3600.0, text("{title} (h)")),
    (60.0, text("{title} (min)")),
    (1.0, text("{title} (s)")),
)
_MET = "deadline_met"
_ORDER = (
    "duration_s", _MET, "cost", "devices", "cards", "nodes", "low_s", "high_s", "card_hours",
)  # fmt: skip
"""The figures as they stand in the table: what one asks for first."""


@dataclass(frozen=True, slots=True)
class PointColumn:
    """A column of points: an input that varies (``axis`` is its number), or a figure."""

    id: str
    title: Text
    unit: Unit
    axis: int | None
    heading: Text
    divisor: float
    decimals: int
    numeric: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class PointTable:
    """A run with its columns. Made beside the window, as it looks at every figure."""

    run: Parametric
    columns: tuple[PointColumn, ...]

    @staticmethod
    def of(run: Parametric) -> PointTable:
        """Return the table of ``run``, without figures that no point has."""
        columns = [
            _column(axis.parameter.value, axis.parameter.heading, axis.parameter.unit, axis.values,
                    number, whole=axis.parameter.whole)
            for number, axis in enumerate(run.axes)
        ]  # fmt: skip
        varied = {column.id for column in columns}
        known = {figure.id: figure for figure in FIGURES}
        for figure in (known[name] for name in _ORDER):
            values = run.figures[figure.id]
            if figure.id not in varied and bool(np.isfinite(values).any()):
                made = _column(figure.id, figure.title, figure.unit, values, None)
                if figure.id == "cost" and run.plan.currency:
                    made = replace(
                        made,
                        heading=text(
                            "{title} ({currency})",
                            title=figure.title,
                            currency=run.plan.currency,
                        ),
                    )
                columns.append(made)
        return PointTable(run, tuple(columns))

    def value(self, number: int, column: int) -> float:
        """Return the value of a cell of the point ``number``; NaN is "no answer"."""
        one, axes = self.columns[column], self.run.axes
        if one.axis is None:
            return float(self.run.figures[one.id].flat[number])
        if len(axes) == 1:
            return float(axes[0].values[number])
        # Cells are asked for one by one: numpy's own way to an index takes ten times as long.
        return float(axes[one.axis].values[divmod(number, len(axes[1]))[one.axis]])


@dataclass(frozen=True, slots=True)
class PointRow:
    """One point, by its number in the run."""

    number: int
    table: PointTable

    @property
    def id(self) -> str:
        """What the row is addressed by."""
        return str(self.number)

    @property
    def cells(self) -> Sequence[float | None]:
        """Return its values."""
        found = (self.table.value(self.number, at) for at in range(len(self.table.columns)))
        return [value if math.isfinite(value) else None for value in found]


class PointsModel(RowsModel):
    """Shows a :class:`PointTable` in any order.

    ``order_asked`` carries (column id, descending) where sorting takes too long to wait for; what
    comes of it is given to :meth:`put_order`. ``copy_cut`` tells that fewer rows than were selected
    are on the clipboard.
    """

    order_asked = Signal(object)
    copy_cut = Signal(object)

    def __init__(self, tongue: Tongue, parent: QObject | None = None) -> None:
        """Start empty."""
        self._points: PointTable | None = None
        self._order: NDArray[np.int64] | None = None
        self._wanted: tuple[str, bool] | None = None
        super().__init__(tongue, parent)

    @property
    def points(self) -> PointTable | None:
        """What is shown."""
        return self._points

    @property
    def sorting(self) -> tuple[str, bool] | None:
        """The column's id and whether descending, as it is wanted; None is the run's own order."""
        return self._wanted

    def put(self, points: PointTable | None, order: NDArray[np.int64] | None = None) -> None:
        """Show ``points``, in ``order`` if it is that of :attr:`sorting`."""
        self.beginResetModel()
        self._points = points
        self._columns = () if points is None else points.columns
        names = [column.id for column in self._columns]
        if self._wanted is not None and self._wanted[0] not in names:
            self._wanted = None
        wanted = self._wanted
        self._sorted = () if wanted is None else ((names.index(wanted[0]), wanted[1]),)
        self._order = order if self._wanted is not None else None
        self.endResetModel()

    def put_order(self, asked: tuple[str, bool], order: NDArray[np.int64]) -> None:
        """Show the points in ``order``, unless another one is wanted by now."""
        if asked == self._wanted and len(order) == self.total:
            self.beginResetModel()
            self._order = order
            self.endResetModel()

    @override
    def sort_by(self, keys: Sequence[SortKey]) -> None:
        """Order by the first of ``keys``: a second one would wait for too many points."""
        points = self._points
        self._sorted = tuple(keys[:1])
        if points is None or not self._sorted or self._sorted[0][0] >= len(self._columns):
            self._sorted, self._wanted = (), None
            if self._order is not None:
                self.beginResetModel()
                self._order = None
                self.endResetModel()
            return
        column, descending = self._sorted[0]
        self._wanted = (points.columns[column].id, descending)
        if points.run.count > SORTED_AT_ONCE:
            self.order_asked.emit(self._wanted)
            return
        self.put_order(self._wanted, points.run.order(self._wanted[0], descending=descending))

    @override
    def set_filter(self, typed: str) -> None:
        raise NotImplementedError("points are not filtered")

    @override
    def found(self, words: str) -> list[int]:
        raise NotImplementedError("points are not searched")

    @property
    @override
    def selected_count(self) -> int:
        return self.total

    @override
    def row_of(self, row_id: str) -> Row | None:
        at = self.position_of(row_id)
        return None if at is None else self.row_at(at)

    @property
    @override
    def total(self) -> int:
        return 0 if self._points is None else self._points.run.count

    @override
    def row_at(self, position: int) -> PointRow:
        assert self._points is not None  # noqa: S101 - there are rows
        number = position if self._order is None else int(self._order[position])
        return PointRow(number, self._points)

    @override
    def sample(self, count: int) -> Sequence[Row]:
        # Numbers of one column have equally many decimals, so that few tell how wide it is.
        step = max(1, -(-self.total // min(count, _SAMPLED_ROWS)))
        return [self.row_at(at) for at in range(0, self.total, step)]

    @override
    def position_of(self, row_id: str) -> int | None:
        number = int(row_id) if row_id.isdecimal() else -1
        if not 0 <= number < self.total:
            return None
        if self._order is None:
            return number
        return int(np.flatnonzero(self._order == number)[0])

    @override
    def copied(self, positions: Sequence[int], columns: Sequence[int], *, headers: bool) -> Copied:
        kept = positions[:MOST_COPIED]
        if len(kept) < len(positions):
            self.copy_cut.emit(len(kept))
        lines: list[list[str | int | float | None]] = []
        if headers:
            lines.append([self.heading(at) for at in columns])
        for position in kept:
            row = self.row_at(position)
            lines.append([self.plain(row, at) for at in columns])
        numeric = [self._columns[at].numeric for at in columns]
        return Copied(tsv(lines), html(lines, numeric, headers=headers))

    @override
    def retranslate(self) -> None:
        self.beginResetModel()
        self.endResetModel()

    @override
    def heading(self, column: int) -> str:
        return self._tongue.show(self._column(column).heading)

    @override
    def shown(self, row: Row, column: int) -> str:
        assert isinstance(row, PointRow)  # noqa: S101 - its own rows
        value = row.table.value(row.number, column)
        if not math.isfinite(value):
            return ""
        one = self._column(column)
        if one.id == _MET:
            return self._tongue.say("yes") if value else self._tongue.say("no")
        figure = f"{value / one.divisor:,.{one.decimals}f}"
        run = row.table.run
        if one.axis is None and run.is_estimate(one.id, run.point(row.number)):
            return self._tongue.say("≈ {figure}", figure=figure)
        return figure

    @override
    def plain(self, row: Row, column: int) -> str | int | float | None:
        assert isinstance(row, PointRow)  # noqa: S101 - its own rows
        value = row.table.value(row.number, column)
        if not math.isfinite(value):
            return None
        one = self._column(column)
        if one.id == _MET:
            return self._tongue.say("yes") if value else self._tongue.say("no")
        scaled = value / one.divisor
        return int(scaled) if one.unit in _WHOLE and scaled == int(scaled) else scaled

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return 0 if parent.isValid() else self.total

    def _column(self, at: int) -> PointColumn:
        assert self._points is not None  # noqa: S101 - there are columns
        return self._points.columns[at]


def _column(
    name: str,
    title: Text,
    unit: Unit,
    values: NDArray[np.float64],
    axis: int | None,
    *,
    whole: bool = False,
) -> PointColumn:
    flat = values.reshape(-1)
    known = flat[np.isfinite(flat)]
    heading, divisor = _UNIT_HEADINGS.get(unit, text("{title}")), 1.0
    if unit is Unit.SECONDS and known.size:
        typical = float(np.median(known))
        divisor, heading = next((pair for pair in _TIMES if typical >= 2 * pair[0]), _TIMES[-1])
    heading = Text(heading.template, (("title", title),))
    decimals = 0 if whole or unit in _WHOLE or name == _MET else _decimals(known / divisor)
    return PointColumn(name, title, unit, axis, heading, divisor, decimals)


_UNIT_HEADINGS = {
    Unit.TOKENS_PER_SECOND: text("{title} (tokens/s)"),
}


def _decimals(values: NDArray[np.float64]) -> int:
    """Return how many decimals tell values apart: four digits of the largest, if they need them."""
    if not values.size:
        return 0
    largest = float(np.abs(values).max())
    if largest == 0 or not math.isfinite(largest):
        return 0
    most = min(max(_SIGNIFICANT - 1 - math.floor(math.log10(largest)), 0), _MOST_DECIMALS)
    step = max(1, len(values) // _SAMPLED)
    sample = values[::step]
    return next(
        (few for few in range(most) if bool(np.all(np.abs(sample - np.round(sample, few)) < 1e-9))),
        most,
    )
