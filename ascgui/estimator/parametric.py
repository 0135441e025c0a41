"""One plan with one or two of its inputs varied: as many answers as there are combinations.

The figures are those of :func:`ascgui.estimator.answer.answer`, computed by the same functions
over arrays and in chunks; no object is made for a point. A point is known by the indices of its
values on the axes, so that it means the same plan however a table is sorted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.catalog import Hardware, Support, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Formula, Goal, GoalKind, Plan
from ascgui.domain.text import Text, Unit, text
from ascgui.estimator import devices as rules
from ascgui.estimator.answer import answer, used_devices
from ascgui.estimator.axis import MOST_VALUES, Axis, Parameter, with_values
from ascgui.estimator.calendar import computing_within_each_s, in_force
from ascgui.estimator.duration import duration_range_s, expected_duration_s, quiet
from ascgui.estimator.efficiency import Efficiency
from ascgui.estimator.evidence import ENTERED_SPREAD, best
from ascgui.estimator.inputs import (
    HIGHEST_EFFICIENCY,
    LONGEST_S,
    MOST_DEVICES,
    MOST_TOKENS,
    Inputs,
    read_inputs,
)
from ascgui.estimator.support import edition_of, job_key, requirement, support_of
from ascgui.estimator.sweep import CHUNK, SweepInputs, evaluate

Array = NDArray[np.float64]
Point = tuple[int, ...]
"""A point of a run: the index of its value on each axis."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of a run: its id, its heading and what it counts."""

    id: str
    title: Text
    unit: Unit = Unit.NONE


FIGURES = (
    Figure("devices", text("Devices"), Unit.DEVICES),
    Figure("cards", text("Cards"), Unit.CARDS),
    Figure("nodes", text("Nodes"), Unit.NODES),
    Figure("duration_s", text("Duration"), Unit.SECONDS),
    Figure("low_s", text("Shortest duration"), Unit.SECONDS),
    Figure("high_s", text("Longest duration"), Unit.SECONDS),
    Figure("card_hours", text("Card-hours used"), Unit.CARD_HOURS),
    Figure("cost", text("Cost")),
    Figure("deadline_met", text("Deadline met")),
)
"""What is computed for each point. ``deadline_met`` is 1 or 0; NaN is "no answer" everywhere."""


_OF_DEVICES = frozenset({"devices", "cards", "nodes"})
"""Figures that hang on the rate only where a deadline gives the devices."""


@dataclass(frozen=True, slots=True, eq=False)
class Parametric:
    """The figures of each point, in the shape of the axes: values of the first × of the second.

    ``figures`` are by the ids of :data:`FIGURES`, NaN where the plan of that point has no answer.
    ``issues`` say why figures are missing. ``supports`` has an entry for each sequence length
    where that is varied, else one for the plan.
    """

    plan: Plan
    axes: tuple[Axis, ...]
    figures: Mapping[str, Array]
    supports: tuple[Support, ...]
    issues: tuple[Issue, ...]
    estimated: tuple[bool, ...] = (False,)
    """Whether rate or data are an estimate; by length where that is varied, as ``supports``."""
    given_devices: bool = True
    """Whether the devices are given, and do not follow from a deadline."""

    def is_estimate(self, figure: str, point: Point | None = None) -> bool:
        """Return whether a figure of a point, or of any, hangs on a near rate or estimated data."""
        if figure not in self.figures or (figure in _OF_DEVICES and self.given_devices):
            return False
        if point is None or len(self.estimated) == 1:
            return any(self.estimated)
        lengths = [axis.parameter for axis in self.axes].index(Parameter.SEQ_LEN)
        return self.estimated[point[lengths]]

    @property
    def shape(self) -> tuple[int, ...]:
        """How many values each axis has."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def count(self) -> int:
        """How many points there are."""
        return int(np.prod(self.shape, dtype=np.int64))

    def point(self, number: int) -> Point:
        """Return the point that stands at ``number`` in the arrays laid out flat."""
        return tuple(int(index) for index in np.unravel_index(number, self.shape))

    def number(self, point: Point) -> int:
        """Return where a point stands in the arrays laid out flat.

        Raises:
            ValueError: there is no such point.
        """
        return int(np.ravel_multi_index(point, self.shape))

    def values(self, point: Point) -> dict[Parameter, float]:
        """Return the values of the varied inputs at a point."""
        return {
            axis.parameter: float(axis.values[index])
            for axis, index in zip(self.axes, point, strict=True)
        }

    def plan_at(self, point: Point) -> Plan:
        """Return the plan of a point, for a scenario of its own."""
        return with_values(self.plan, self.values(point))

    def figure_at(self, figure: str, point: Point) -> float:
        """Return one figure of a point; NaN is "no answer"."""
        return float(self.figures[figure][point])

    def column(self, name: str, start: int = 0, stop: int | None = None) -> Array:
        """Return a figure, or the values of a varied input, for points laid out flat."""
        if name in self.figures:
            return self.figures[name].reshape(-1)[start:stop]
        place = [axis.parameter for axis in self.axes].index(Parameter(name))
        numbers = np.arange(start, self.count if stop is None else min(stop, self.count))
        return self.axes[place].values[np.unravel_index(numbers, self.shape)[place]]

    def order(self, name: str, *, descending: bool = False) -> NDArray[np.int64]:
        """Return the numbers of all points sorted by a column; those without an answer last."""
        column = self.column(name)
        return np.argsort(-column if descending else column, kind="stable")


def parametric(
    plan: Plan,
    tables: Tables,
    axes: tuple[Axis, ...],
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Parametric | None:
    """Return the figures of ``plan`` for every combination of values, or None once cancelled.

    A sequence length that is not supported has no figures; one that is unknown is computed
    without a minimum, as a plan of its own would be.

    Args:
        plan: what stays as it is.
        tables: what each point is looked up in.
        axes: one or two that :func:`axes_faults` finds nothing wrong with.
        progress: told (done, all) after each chunk.
        cancelled: asked before each chunk.

    Raises:
        ValueError: the axes are not one or two different inputs, or make too many points.
    """
    faults = axes_faults(axes)
    if faults:
        raise ValueError(faults[0].message.template)
    run = _Run.of(plan, tables, axes)
    shape = tuple(len(axis) for axis in axes)
    count = int(np.prod(shape, dtype=np.int64))
    figures = {figure.id: np.empty(count) for figure in FIGURES}
    for start in range(0, count, CHUNK):
        if cancelled is not None and cancelled():
            return None
        stop = min(start + CHUNK, count)
        for name, values in run.evaluated(start, stop).items():
            figures[name][start:stop] = values
        if progress is not None:
            progress(stop, count)
    return Parametric(
        plan=plan,
        axes=axes,
        figures={name: values.reshape(shape) for name, values in figures.items()},
        supports=run.supports,
        estimated=run.estimated,
        given_devices=run.given_devices,
        issues=_issues(run, plan, tables),
    )


def axes_faults(axes: tuple[Axis, ...]) -> tuple[Issue, ...]:
    """Return why these axes cannot be varied together; nothing is computed."""
    where = (("field", "axes"),)
    if len(axes) not in {1, 2}:
        return (
            Issue(
                Severity.ERROR,
                "axes-count",
                text("One or two inputs can be varied at a time."),
                text("Choose one input, or two."),
                where=where,
            ),
        )
    if len({axis.parameter for axis in axes}) < len(axes):
        return (
            Issue(
                Severity.ERROR,
                "axes-same",
                text("{name} is varied twice.", name=axes[0].parameter.heading),
                text("Choose another input for one of the two."),
                where=where,
            ),
        )
    count = float(np.prod([float(len(axis)) for axis in axes]))
    if count > MOST_VALUES:
        return (
            Issue(
                Severity.ERROR,
                "range-too-many",
                text(
                    "The two inputs together make {count} points, more than the {most} that are"
                    " computed at once.",
                    count=count,
                    most=MOST_VALUES,
                ),
                text("Give a larger step or fewer values."),
                where=where,
            ),
        )
    return ()


@dataclass(frozen=True, slots=True)
class _Run:
    """What stays the same over all chunks.

    ``minimums``, ``slow``, ``rates``, ``fast`` and ``fallbacks`` have one value for each sequence
    length where that is varied, else a single one; NaN is "not known".
    """

    inputs: Inputs
    axes: tuple[Axis, ...]
    hardware: Hardware | None
    goal: Goal
    supports: tuple[Support, ...]
    minimums: Array
    slow: Array
    rates: Array
    fast: Array
    fallbacks: Array
    """Devices to use where the goal has no value of its own."""
    computing: Array | None
    """What each varied deadline leaves for computing by the plan's calendar; None without one."""
    goodput: float
    """Share of the time that is training; 0 where the training would never end."""
    estimated: tuple[bool, ...]
    given_devices: bool
    curves: tuple[Efficiency | None, ...]
    """η over the devices, where the plan follows measurements; None where η is one number."""

    @staticmethod
    def of(plan: Plan, tables: Tables, axes: tuple[Axis, ...]) -> _Run:
        first = with_values(plan, {axis.parameter: float(axis.values[0]) for axis in axes})
        lengths = [axis.values for axis in axes if axis.parameter is Parameter.SEQ_LEN]
        plans = [first]
        if lengths:
            plans = [with_values(first, {Parameter.SEQ_LEN: value}) for value in lengths[0]]
        found = [_looked_up(each, tables) for each in plans]
        inputs = read_inputs(first)[0]
        rated = any(axis.parameter is Parameter.TPS for axis in axes)
        columns = np.array([numbers for _, numbers, _ in found], dtype=np.float64).T
        return _Run(
            inputs=inputs,
            axes=axes,
            hardware=tables.hardware.get(first.hardware or ""),
            goal=first.goal,
            supports=tuple(support for support, _, _ in found),
            minimums=columns[0],
            slow=columns[1],
            rates=columns[2],
            fast=columns[3],
            fallbacks=columns[4],
            computing=_computing(first, axes),
            goodput=1.0 if inputs.goodput is None else inputs.goodput,
            estimated=tuple(
                first.workload.is_estimate or (not rated and _near_rate(each, tables))
                for each in plans
            ),
            given_devices=Parameter.DEVICES in {axis.parameter for axis in axes}
            or first.goal.kind is GoalKind.DEVICES
            or first.goal.deadline_s is None,
            curves=tuple(curve for _, _, curve in found),
        )

    @quiet
    def evaluated(self, start: int, stop: int) -> dict[str, Array]:
        """Return the figures of the points from ``start`` to before ``stop``."""
        shape = tuple(len(axis) for axis in self.axes)
        places = np.unravel_index(np.arange(start, stop), shape)
        varied: dict[Parameter, Array] = {}
        length: NDArray[np.intp] | int = 0
        for axis, index in zip(self.axes, places, strict=True):
            varied[axis.parameter] = axis.values[index]
            if axis.parameter is Parameter.DEADLINE and self.computing is not None:
                varied[axis.parameter] = self.computing[index]
            if axis.parameter is Parameter.SEQ_LEN:
                length = index
        if self.hardware is None:
            return {figure.id: np.full(stop - start, np.nan) for figure in FIGURES}
        found = [
            (curve, self._at_curve(curve, varied, length)) for curve in dict.fromkeys(self.curves)
        ]
        if len(found) == 1:
            return found[0][1]
        # Each sequence length has the rate of another row, and with it another place of η = 1.
        own = np.array([self.curves.index(curve) for curve, _ in found])
        number = np.array([self.curves.index(curve) for curve in self.curves])[length]
        return {
            figure.id: np.select(
                [number == each for each in own], [made[figure.id] for _, made in found], np.nan
            )
            for figure in FIGURES
        }

    def _at_curve(
        self,
        curve: Efficiency | None,
        varied: Mapping[Parameter, Array],
        length: NDArray[np.intp] | int,
    ) -> dict[str, Array]:
        """Return the figures of points as if all of them followed ``curve``."""
        inputs, hardware = self.inputs, self.hardware
        assert hardware is not None  # noqa: S101 - looked at before
        tokens = np.multiply(
            varied.get(Parameter.TOKENS, _number(inputs.tokens_per_epoch)),
            varied.get(Parameter.EPOCHS, _number(inputs.epochs)),
        )
        tokens = np.where(tokens <= MOST_TOKENS, tokens, np.nan)
        eta = np.asarray(varied.get(Parameter.EFFICIENCY, _number(inputs.efficiency)))
        eta = np.where(eta <= HIGHEST_EFFICIENCY, eta, np.nan)
        slow, rate, fast = self.slow[length], self.rates[length], self.fast[length]
        if Parameter.TPS in varied:
            rate = varied[Parameter.TPS]
            slow, fast = rate * (1 - ENTERED_SPREAD), rate * (1 + ENTERED_SPREAD)
        deadline = varied.get(Parameter.DEADLINE, _number(inputs.deadline_s))
        training_s = np.multiply(deadline, self.goodput)
        given = self._given_devices(varied, length)
        part: dict[str, Any] = {
            "tokens": tokens,
            "tokens_per_second": rate,
            "efficiency": eta,
            "minimum_devices": self.minimums[length],
            "price_per_card_hour": varied.get(Parameter.PRICE, _number(inputs.price)),
        }
        part |= {"deadline_s": deadline} if given is None else {"devices": given}
        job = inputs.job
        basis = SweepInputs(
            **part,
            hardware=hardware,
            formula=job.formula,
            rounding=job.rounding,
            scaling=curve,
            goodput=self.goodput,
        )
        found = evaluate(basis, part)
        devices = np.asarray(found["devices"], dtype=np.float64)
        if given is None:
            if curve is None:
                raw = rules.raw_devices(tokens, rate, training_s, eta)
                printed = rules.raw_devices_published(tokens, rate, training_s, eta)
            else:
                work = rules.raw_devices(tokens, rate, training_s, 1.0)
                raw, printed = curve.raw_devices(work), curve.raw_devices_published(work)
            reached = np.maximum(raw, printed) <= MOST_DEVICES
            if curve is not None and job.formula is Formula.EXPECTED:
                # Where each device adds less than the others lose, rounding up meets no deadline.
                exact = rules.rounded_devices(raw, hardware.allocation_unit, self.minimums[length])
                taken = expected_duration_s(tokens, rate, exact, curve.at(np.asarray(exact)))
                reached = reached & rules.meets_deadline(taken, training_s)
            devices = np.where(reached, devices, np.nan)
        if curve is not None:
            eta = curve.at(devices)
        low, high = duration_range_s(
            tokens,
            (slow, fast),
            devices,
            eta,
            published=job.formula is Formula.PUBLISHED,
            efficiency_bounds=None if curve is None else curve.bounds(devices),
            token_ratios=job.workload.ratios,
        )
        low, high = np.divide(low, self.goodput), np.divide(high, self.goodput)
        # What no calendar holds is no answer, as in a single plan; neither is what is denied.
        known = np.asarray(high <= LONGEST_S)
        supported = self._supported()[length]
        return {
            "devices": _kept(devices, supported),
            "cards": _kept(found["cards"], supported & np.isfinite(devices)),
            "nodes": _kept(found["nodes"], supported & np.isfinite(devices)),
            "duration_s": _kept(found["duration_s"], supported & known),
            "low_s": _kept(low, supported & known),
            "high_s": _kept(high, supported & known),
            "card_hours": _kept(found["card_hours"], supported & known),
            "cost": _kept(found["cost"], supported & known),
            "deadline_met": _kept(
                rules.meets_deadline(found["duration_s"], deadline),
                supported & known & np.isfinite(deadline),
            ),
        }

    def _given_devices(
        self, varied: Mapping[Parameter, Array], length: NDArray[np.intp] | int
    ) -> Array | None:
        """Return the devices that do not follow from a deadline, or None if they do."""
        if Parameter.DEVICES in varied:
            return varied[Parameter.DEVICES]
        if self.goal.kind is GoalKind.DEVICES and self.goal.devices is not None:
            return np.asarray(_number(self.inputs.devices))
        if self.goal.kind is GoalKind.DEADLINE and self.goal.deadline_s is not None:
            return None
        return np.asarray(self.fallbacks[length])

    def _supported(self) -> NDArray[np.bool_]:
        return np.array([support is not Support.NOT_SUPPORTED for support in self.supports])


def _computing(plan: Plan, axes: tuple[Axis, ...]) -> Array | None:
    """Return what the values of a varied deadline leave for computing by the plan's calendar."""
    values = [axis.values for axis in axes if axis.parameter is Parameter.DEADLINE]
    if not values or in_force(plan) is None:
        return None
    return computing_within_each_s(plan, values[0])


def _looked_up(plan: Plan, tables: Tables) -> tuple[Support, tuple[float, ...], Efficiency | None]:
    """Return what the tables say, and the curve of η if there is one.

    Support; minimum, low, mean and high rate, devices by default.
    """
    inputs, _ = read_inputs(plan)
    key = job_key(inputs.job)
    edition = edition_of(inputs.job, tables)
    entry = None if key is None else requirement(tables, edition, key)
    minimum = None if entry is None else entry.devices
    evidence = best(inputs.job, tables)
    hardware = tables.hardware.get(inputs.job.hardware or "")
    fallback = used_devices(inputs, None, minimum, hardware)
    rates = (None,) * 3 if evidence is None else (evidence.low, evidence.tps, evidence.high)
    numbers = (minimum or 1, *rates, fallback)
    eta = inputs.eta(evidence)
    curve = None if eta is None or eta.curve is None else eta
    return support_of(entry), tuple(_number(number) for number in numbers), curve


def _near_rate(plan: Plan, tables: Tables) -> bool:
    """Return whether the plan's rate is that of a near job."""
    evidence = best(read_inputs(plan)[0].job, tables)
    return evidence is not None and evidence.is_estimate


def _issues(run: _Run, plan: Plan, tables: Tables) -> tuple[Issue, ...]:
    """Return why figures are missing: what the first point lacks, and lengths without a count."""
    first = with_values(plan, {axis.parameter: float(axis.values[0]) for axis in run.axes})
    told = {
        "missing-input", "not-supported", "no-throughput", "bad-value", "efficiency-above-one",
        "unknown-row", "row-not-usable", "failures-never-end",
        "deadline-closed",
    }  # fmt: skip
    found = [
        issue
        for issue in answer(first, tables).issues
        if issue.code in told or issue.code.startswith("unknown-")
    ]
    lengths = [axis.values for axis in run.axes if axis.parameter is Parameter.SEQ_LEN]
    if lengths:
        found = [issue for issue in found if issue.code != "unknown-combination"]
        for support, code, message in (
            (
                Support.NOT_SUPPORTED,
                "lengths-not-supported",
                text(
                    "The minimum table says that these sequence lengths are not supported:"
                    " {lengths}. They have no figures.",
                    lengths=_named(lengths[0], run.supports, Support.NOT_SUPPORTED),
                ),
            ),
            (
                Support.UNKNOWN,
                "lengths-unknown",
                text(
                    "The minimum table has no entry for these sequence lengths: {lengths}. Their"
                    " figures have no minimum.",
                    lengths=_named(lengths[0], run.supports, Support.UNKNOWN),
                ),
            ),
        ):
            if support in run.supports:
                found.append(
                    Issue(
                        Severity.WARNING,
                        code,
                        message,
                        where=(("field", "seq_len"),),
                    )
                )
    return tuple(found)


def _named(lengths: Array, supports: tuple[Support, ...], wanted: Support) -> tuple[str, ...]:
    named = [
        str(int(length))
        for length, support in zip(lengths, supports, strict=True)
        if support is wanted
    ]
    return tuple(named[:12]) if len(named) <= 12 else (*named[:12], "…")


def _number(value: float | None) -> float:
    return np.nan if value is None else float(value)


def _kept(values: object, known: object) -> Array:
    return np.where(np.asarray(known), np.asarray(values, dtype=np.float64), np.nan)
