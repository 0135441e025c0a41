"""What the charts of a parametric run draw, prepared from its arrays; free of pyqtgraph.

Made in the thread that ran it: a million points are sorted, thinned out and coloured there.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ascgui.charts.contours import Contour, contour
from ascgui.charts.decimate import kept
from ascgui.charts.ramp import indices
from ascgui.charts.scale import Scale, finite_range, padded, scale_for
from ascgui.domain.text import Text, Unit, text
from ascgui.estimator.axis import Axis, Parameter
from ascgui.estimator.calendar import deadline_left_s, deadline_shown
from ascgui.estimator.parametric import FIGURES, Figure, Parametric

Array = NDArray[np.float64]
Indices = NDArray[np.int64]

_PICTURE_SIDE = 600
_CONTOUR_SIDE = 160
_LEVELS = 7
_RANGED = {"duration_s": ("low_s", "high_s")}
"""Figures with a range → the figures of its ends."""


@dataclass(frozen=True, slots=True, eq=False)
class LineData:
    """One figure over one input. Arrays rise by the input; ``numbers`` say which point is where.

    ``low`` and ``high`` are the places of the range, ``limit`` that of a deadline, ``own`` that of
    the plan's own value; each None where there is none. ``drawn`` are the indices to draw while
    everything is seen.
    """

    parameter: Parameter
    figure: Figure
    x_scale: Scale
    y_scale: Scale
    numbers: Indices
    x_values: Array
    y_values: Array
    x: Array
    y: Array
    low: Array | None
    high: Array | None
    drawn: Indices
    whole: tuple[float, float, float, float]
    answered: int
    """How many points have an answer."""
    span: tuple[float, float]
    """The least and the largest value of the figure; 0 and 1 where there is none."""
    limit: float | None = None
    limit_shown: Text | None = None
    """The deadline in words, where a calendar leaves only a part of it."""
    own: float | None = None
    currency: str = ""

    @property
    def count(self) -> int:
        """How many points there are."""
        return len(self.x)

    def index_of(self, number: int) -> int | None:
        """Return where the point ``number`` stands along the input."""
        found = np.flatnonzero(self.numbers == number)
        return int(found[0]) if len(found) else None

    def nearest(self, x: float) -> int:
        """Return the index of the point nearest to a place on the lower axis."""
        at = int(np.searchsorted(self.x, x))
        if at <= 0:
            return 0
        if at >= len(self.x):
            return len(self.x) - 1
        return at if self.x[at] - x < x - self.x[at - 1] else at - 1

    def between(self, left: float, right: float) -> Indices:
        """Return what to draw while only a part of the lower axis is seen."""
        first = max(0, int(np.searchsorted(self.x, left)) - 1)
        last = min(len(self.x), int(np.searchsorted(self.x, right, side="right")) + 1)
        return kept(self.y, first, last)


@dataclass(frozen=True, slots=True, eq=False)
class Level:
    """A line of equal value: the value, its share of the colours, and its pieces."""

    value: float
    share: float
    pieces: Contour
    limit: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class HeatData:
    """One figure over two inputs. ``picture`` are indices of colours, columns by rows.

    ``x`` and ``y`` are the rising places of the inputs' values, ``x_order`` and ``y_order`` which
    value of the axis is where. ``shades`` is the range of the figure's places that the colours go
    over.
    """

    parameters: tuple[Parameter, Parameter]
    figure: Figure
    x_scale: Scale
    y_scale: Scale
    value_scale: Scale
    x: Array
    y: Array
    x_order: Indices
    y_order: Indices
    values: Array
    picture: NDArray[np.uint8]
    area: tuple[float, float, float, float]
    shades: tuple[float, float]
    levels: tuple[Level, ...]
    axes: tuple[Axis, Axis]
    answered: int
    """How many points have an answer."""
    span: tuple[float, float]
    """The least and the largest value of the figure; 0 and 1 where there is none."""
    own: tuple[float, float] | None = None
    limit_shown: Text | None = None
    """The deadline in words, where a calendar leaves only a part of it."""
    currency: str = ""

    def number(self, column: int, row: int) -> int:
        """Return the number of the point at a column and a row of the picture."""
        return int(self.x_order[column]) * len(self.y) + int(self.y_order[row])

    def cell(self, number: int) -> tuple[int, int]:
        """Return the column and the row of the point ``number``."""
        first, second = divmod(number, len(self.y))
        return (
            int(np.flatnonzero(self.x_order == first)[0]),
            int(np.flatnonzero(self.y_order == second)[0]),
        )


def figure_named(name: str) -> Figure:
    """Return the figure of a run that is called ``name``."""
    return next(figure for figure in FIGURES if figure.id == name)


def line_data(run: Parametric, name: str, own: float | None = None) -> LineData | None:
    """Return the line of a figure over the one input of ``run``; None for two inputs."""
    if len(run.axes) != 1:
        return None
    axis, figure = run.axes[0], figure_named(name)
    order = np.argsort(axis.values, kind="stable").astype(np.int64)
    x_values = axis.values[order]
    y_values = run.figures[name][order]
    ends = _RANGED.get(name)
    low_values, high_values = (
        (None, None) if ends is None else tuple(run.figures[end][order] for end in ends)
    )
    limit = _limit(run, name)
    spread = [part for part in (y_values, low_values, high_values) if part is not None]
    everything = np.concatenate(spread)
    x_scale = scale_for(x_values, axis.parameter.unit, whole=axis.parameter.whole)
    y_scale = scale_for(everything, figure.unit)
    x, y = x_scale.places(x_values), y_scale.places(y_values)
    bottom, top = finite_range(y_scale.places(everything))
    limit_place = None if limit is None else y_scale.place(limit)
    if limit_place is not None and not bottom <= limit_place <= top:
        # A deadline a little outside is shown, a far one would squeeze the line.
        near = bottom - 0.5 * (top - bottom) <= limit_place <= top + 0.5 * (top - bottom)
        bottom, top = (min(bottom, limit_place), max(top, limit_place)) if near else (bottom, top)
        limit_place = limit_place if near else None
    own_place = None if own is None else x_scale.place(own)
    if own_place is not None and not float(x[0]) <= own_place <= float(x[-1]):
        own_place = None
    return LineData(
        parameter=axis.parameter,
        figure=figure,
        x_scale=x_scale,
        y_scale=y_scale,
        numbers=order,
        x_values=x_values,
        y_values=y_values,
        x=x,
        y=y,
        low=None if low_values is None else y_scale.places(low_values),
        high=None if high_values is None else y_scale.places(high_values),
        drawn=kept(y),
        whole=(*padded(float(x[0]), float(x[-1])), *padded(bottom, top, 0.08)),
        answered=int(np.isfinite(y_values).sum()),
        span=finite_range(y_values),
        limit=limit_place,
        limit_shown=_limit_shown(run),
        own=own_place,
        currency=run.plan.currency,
    )


def heat_data(
    run: Parametric, name: str, own: tuple[float | None, float | None] = (None, None)
) -> HeatData | None:
    """Return the picture of a figure over the two inputs of ``run``; None for one input."""
    if len(run.axes) != 2:
        return None
    first, second = run.axes
    figure = figure_named(name)
    x_order, y_order = (np.argsort(axis.values, kind="stable").astype(np.int64)
                        for axis in run.axes)  # fmt: skip
    x_scale, y_scale = (
        scale_for(axis.values, axis.parameter.unit, whole=axis.parameter.whole) for axis in run.axes
    )
    x, y = x_scale.places(first.values[x_order]), y_scale.places(second.values[y_order])
    values = run.figures[name]
    value_scale = scale_for(values, figure.unit)
    low, high = finite_range(value_scale.places(values))
    if high <= low:
        low, high = padded(low, high)
    columns, left, right = _sampled(x)
    rows, bottom, top = _sampled(y)
    shown = value_scale.places(values[np.ix_(x_order[columns], y_order[rows])])
    own_x = None if own[0] is None else x_scale.place(own[0])
    own_y = None if own[1] is None else y_scale.place(own[1])
    inside = (
        own_x is not None
        and own_y is not None
        and left <= own_x <= right
        and bottom <= own_y <= top
    )
    return HeatData(
        parameters=(first.parameter, second.parameter),
        figure=figure,
        x_scale=x_scale,
        y_scale=y_scale,
        value_scale=value_scale,
        x=x,
        y=y,
        x_order=x_order,
        y_order=y_order,
        values=values,
        picture=indices((shown - low) / (high - low)),
        area=(left, right, bottom, top),
        shades=(low, high),
        levels=_levels(run, name, value_scale, (low, high), (x, y), (x_order, y_order)),
        axes=(first, second),
        answered=int(np.isfinite(values).sum()),
        span=finite_range(values),
        own=(own_x, own_y) if inside and own_x is not None and own_y is not None else None,
        limit_shown=_limit_shown(run),
        currency=run.plan.currency,
    )


def _limit(run: Parametric, name: str) -> float | None:
    """Return what the deadline of the plan leaves where a duration is shown and it stays."""
    varied = {axis.parameter for axis in run.axes}
    if name != "duration_s" or Parameter.DEADLINE in varied:
        return None
    return deadline_left_s(run.plan) or None


def _limit_shown(run: Parametric) -> Text | None:
    return deadline_shown(run.plan)


def _levels(
    run: Parametric,
    name: str,
    scale: Scale,
    shades: tuple[float, float],
    places: tuple[Array, Array],
    orders: tuple[Indices, Indices],
) -> tuple[Level, ...]:
    low, high = shades
    if min(len(each) for each in places) < 3:
        return ()
    columns, rows = (_evenly_sampled(len(each)) for each in places)
    grid = scale.places(run.figures[name][np.ix_(orders[0][columns], orders[1][rows])])
    wanted = [(place, False) for place in scale.ticks(low, high, (high - low) / _LEVELS)]
    limit = _limit(run, name)
    if limit is not None and low < scale.place(limit) < high:
        near = (high - low) / (2 * _LEVELS)
        wanted = [one for one in wanted if abs(one[0] - scale.place(limit)) > near]
        wanted.append((scale.place(limit), True))
    made = []
    for place, is_limit in wanted:
        pieces = contour(places[0][columns], places[1][rows], grid, place)
        if len(pieces.x):
            share = (place - low) / (high - low)
            made.append(Level(round(scale.value(place), 12), share, pieces, is_limit))
    return tuple(made)


def _sampled(places: Array) -> tuple[Indices, float, float]:
    """Return which value each column of the picture shows, and the picture's two ends.

    A value reaches half-way to its neighbours, so that few values are seen as broad stripes.
    """
    if len(places) == 1:
        left, right = padded(float(places[0]), float(places[0]))
        return np.zeros(1, dtype=np.int64), left, right
    left = float(places[0] - (places[1] - places[0]) / 2)
    right = float(places[-1] + (places[-1] - places[-2]) / 2)
    step = (right - left) / _PICTURE_SIDE
    middles = left + step * (np.arange(_PICTURE_SIDE) + 0.5)
    borders = (places[:-1] + places[1:]) / 2
    return np.searchsorted(borders, middles).astype(np.int64), left, right


def _evenly_sampled(count: int) -> Indices:
    if count <= _CONTOUR_SIDE:
        return np.arange(count, dtype=np.int64)
    return np.unique(np.rint(np.linspace(0, count - 1, _CONTOUR_SIDE))).astype(np.int64)


def axis_unit_name(unit: Unit, currency: str = "") -> Text | str | None:
    """Return the unit that stands beside the name of an axis whose marks do not carry it."""
    if currency:
        return currency
    return _UNIT_NAMES.get(unit)


_UNIT_NAMES: dict[Unit, Text] = {
    Unit.TOKENS: text("tokens"),
    Unit.TOKENS_PER_SECOND: text("tokens/s"),
}
