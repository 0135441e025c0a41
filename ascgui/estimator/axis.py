"""What a parametric run varies: one input over a range or a list, checked in words.

A range that cannot be used is told with every problem at once, and gives no axis: nothing is
swapped, cut or put in its place unasked.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice, WorkloadKind
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.inputs import HIGHEST_EFFICIENCY, value_fault
from ascgui.estimator.support import edition_of

MOST_VALUES = 4_000_000
"""Values of one axis, and points of a run, beyond which memory would be the answer."""

_SIGNIFICANT = 12
"""Digits kept of a value of a range, so that 0.7 + 0.05 is 0.75."""


class Parameter(StrEnum):
    """An input that can be varied, under its name in the plan file."""

    DEVICES = "devices"
    DEADLINE = "deadline"
    EFFICIENCY = "efficiency"
    TPS = "tps"
    TOKENS = "tokens"
    EPOCHS = "epochs"
    PRICE = "price"
    SEQ_LEN = "seq_len"

    @property
    def heading(self) -> Text:
        """What the input is called."""
        return _ABOUT[self].title

    @property
    def unit(self) -> Unit:
        """What its values count; a deadline is in seconds."""
        return _ABOUT[self].unit

    @property
    def whole(self) -> bool:
        """Whether only whole numbers make sense."""
        return _ABOUT[self].whole


@dataclass(frozen=True, slots=True)
class _About:
    title: Text
    unit: Unit
    field: str
    whole: bool = False


_ABOUT: Mapping[Parameter, _About] = {
    Parameter.DEVICES: _About(text("Devices"), Unit.DEVICES, "goal.devices", whole=True),
    Parameter.DEADLINE: _About(text("Deadline"), Unit.SECONDS, "goal.deadline_s"),
    Parameter.EFFICIENCY: _About(text("Scaling efficiency"), Unit.RATIO, "efficiency"),
    Parameter.TPS: _About(text("Throughput"), Unit.TOKENS_PER_SECOND, "throughput.entered_tps"),
    Parameter.TOKENS: _About(text("Tokens per epoch"), Unit.TOKENS, "workload.tokens", whole=True),
    Parameter.EPOCHS: _About(text("Epochs"), Unit.NONE, "workload.epochs"),
    Parameter.PRICE: _About(text("Price per card-hour"), Unit.NONE, "price_per_card_hour"),
    Parameter.SEQ_LEN: _About(text("Sequence length"), Unit.TOKENS, "seq_len", whole=True),
}


@dataclass(frozen=True, slots=True, eq=False)
class Axis:
    """One input and the values that it takes, in their order; a read-only array of floats.

    A value is known by its index here, whatever a table is sorted by.
    """

    parameter: Parameter
    values: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.values)


Made = tuple[Axis | None, tuple[Issue, ...]]
"""An axis, or None and why there is none."""


def span(parameter: Parameter, first: float, last: float, step: float) -> Made:
    """Return the values from ``first`` to at most ``last`` in steps of ``step``."""
    issues = _range_faults(parameter, first, last)
    if not step > 0 or not math.isfinite(step):
        issues.append(_step_fault(parameter, step))
    if issues:
        return None, tuple(issues)
    steps = (last - first) / step * (1 + 1e-12) + 1e-9
    if steps >= MOST_VALUES:
        return None, (_too_many(parameter, steps),)
    count = math.floor(steps) + 1
    values = first + step * np.arange(count, dtype=np.float64)
    return _checked(parameter, _rounded(values))


def evenly(
    parameter: Parameter, first: float, last: float, count: int, *, logarithmic: bool = False
) -> Made:
    """Return ``count`` values from ``first`` to ``last``, evenly spaced or in equal ratios.

    Whole inputs are rounded to whole numbers, and those that fall together count once.
    """
    issues = _range_faults(parameter, first, last)
    if count < 1 or count > MOST_VALUES:
        issues.append(_none(parameter) if count < 1 else _too_many(parameter, count))
    if issues:
        return None, tuple(issues)
    if count == 1:
        values = np.array([first], dtype=np.float64)
    elif logarithmic and first > 0:
        values = np.geomspace(first, last, count)
    else:
        values = np.linspace(first, last, count)
    values = np.unique(np.rint(values)) if parameter.whole else _rounded(values)
    return _checked(parameter, values)


def listed(parameter: Parameter, values: Iterable[float]) -> Made:
    """Return ``values`` in their order; one that comes twice counts once."""
    given = np.fromiter((_as_float(value) for value in values), dtype=np.float64)
    if len(given) > MOST_VALUES:
        return None, (_too_many(parameter, len(given)),)
    _, places = np.unique(given, return_index=True)
    return _checked(parameter, given[np.sort(places)])


def lengths(plan: Plan, tables: Tables) -> Made:
    """Return the sequence lengths for which the minimum table has a count for the plan's job."""
    found = catalog_lengths(plan, tables)
    if found:
        return listed(Parameter.SEQ_LEN, found)
    issue = Issue(
        Severity.ERROR,
        "range-empty",
        text("The minimum table has no sequence length for this job, so there is none to vary."),
        text("Choose another model, strategy, framework or hardware, or list lengths yourself."),
        where=_where(Parameter.SEQ_LEN, "values"),
    )
    return None, (issue,)


def catalog_lengths(plan: Plan, tables: Tables) -> tuple[int, ...]:
    """Return the sequence lengths with a minimum for the plan's job, rising."""
    edition = edition_of(plan, tables)
    return tuple(
        entry.key.seq_len
        for entry in tables.requirements_of.get((edition, plan.model or ""), ())
        if entry.devices is not None
        and (entry.key.strategy, entry.key.framework, entry.key.hardware)
        == (plan.strategy, plan.framework, plan.hardware)
    )


def with_values(plan: Plan, values: Mapping[Parameter, float]) -> Plan:
    """Return the plan with ``values`` for its inputs.

    Devices ask for a duration and a deadline for devices; where both are given, the devices are
    used and the deadline says whether they are enough. A throughput counts as entered.
    """
    for parameter, value in values.items():
        plan = _with_value(plan, parameter, value)
    if Parameter.DEVICES in values:
        plan = replace(plan, goal=replace(plan.goal, kind=GoalKind.DEVICES))
    return plan


def _with_value(plan: Plan, parameter: Parameter, value: float) -> Plan:
    goal: Goal = plan.goal
    match parameter:
        case Parameter.DEVICES:
            return replace(plan, goal=replace(goal, kind=GoalKind.DEVICES, devices=int(value)))
        case Parameter.DEADLINE:
            changed = replace(goal, kind=GoalKind.DEADLINE, deadline_s=float(value))
            return replace(plan, goal=changed)
        case Parameter.EFFICIENCY:
            return replace(plan, efficiency=float(value), scaling=None)
        case Parameter.TPS:
            return replace(plan, throughput=ThroughputChoice(entered_tps=float(value)))
        case Parameter.TOKENS:
            workload = replace(plan.workload.unproven, kind=WorkloadKind.TOKENS, tokens=int(value))
            return replace(plan, workload=workload)
        case Parameter.EPOCHS:
            return replace(plan, workload=replace(plan.workload, epochs=float(value)))
        case Parameter.PRICE:
            return replace(plan, price_per_card_hour=float(value))
        case Parameter.SEQ_LEN:
            return replace(plan, seq_len=int(value))


# --- what can be wrong --------------------------------------------------------------------------


def _checked(parameter: Parameter, values: NDArray[np.float64]) -> Made:
    issues: list[Issue] = []
    if not len(values):
        return None, (_none(parameter),)
    # The ends stand for what lies between; a value that is no number is neither of them.
    odd = np.flatnonzero(~np.isfinite(values))
    tried = [values[odd[0]]] if len(odd) else [values.min(), values.max()]
    for value in dict.fromkeys(float(each) for each in tried):
        issues += _value_faults(parameter, value, "values")
    if not issues and parameter.whole:
        fractions = np.flatnonzero(values != np.rint(values))
        if len(fractions):
            issues.append(_not_whole(parameter, float(values[fractions[0]])))
    if issues:
        return None, tuple(issues)
    made = values.astype(np.float64, copy=True)
    made.flags.writeable = False
    return Axis(parameter, made), ()


def _range_faults(parameter: Parameter, first: float, last: float) -> list[Issue]:
    issues = [
        issue
        for name, value in (("first", first), ("last", last))
        for issue in _value_faults(parameter, value, name)
    ]
    if not issues and first > last:
        issues.append(
            Issue(
                Severity.ERROR,
                "range-reversed",
                text(
                    "{name}: the range goes down, from {first} to {last}, so it holds no value.",
                    name=parameter.heading,
                    first=Quantity(float(first), parameter.unit),
                    last=Quantity(float(last), parameter.unit),
                ),
                text("Give the smaller value first."),
                where=_where(parameter, "last"),
            )
        )
    return issues


def _value_faults(parameter: Parameter, value: float, place: str) -> list[Issue]:
    issue = value_fault(_ABOUT[parameter].field, value)
    if issue is not None:
        return [replace(issue, where=_where(parameter, place))]
    if parameter is Parameter.EFFICIENCY and value > HIGHEST_EFFICIENCY:
        return [
            Issue(
                Severity.ERROR,
                "efficiency-above-one",
                text(
                    "The scaling efficiency is {value}; above 1 a cluster would be faster than"
                    " its parts. No duration can be given.",
                    value=Quantity(value, Unit.RATIO),
                ),
                text("Enter a number between 0 and 1, such as 0.9."),
                where=_where(parameter, place),
            )
        ]
    return []


def _step_fault(parameter: Parameter, step: float) -> Issue:
    if step == 0:
        message = text(
            "{name}: the step is 0, so the range would never end.", name=parameter.heading
        )
    elif step < 0 and math.isfinite(step):
        message = text(
            "{name}: the step is {step}; a range goes up.",
            name=parameter.heading,
            step=Quantity(float(step), parameter.unit),
        )
    else:
        message = text(
            "{name}: the step is not a number that can be computed with.", name=parameter.heading
        )
    return Issue(
        Severity.ERROR,
        "range-step",
        message,
        text("Give a step above 0."),
        where=_where(parameter, "step"),
    )


def _none(parameter: Parameter) -> Issue:
    return Issue(
        Severity.ERROR,
        "range-empty",
        text("{name}: there is no value to compute with.", name=parameter.heading),
        text("Give at least one value."),
        where=_where(parameter, "values"),
    )


def _too_many(parameter: Parameter, count: float) -> Issue:
    return Issue(
        Severity.ERROR,
        "range-too-many",
        text(
            "{name}: these are {count} values, more than the {most} that are computed at once.",
            name=parameter.heading,
            count=float(min(count // 1, 1e15)),
            most=MOST_VALUES,
        ),
        text("Give a larger step or fewer values."),
        where=_where(parameter, "step"),
    )


def _not_whole(parameter: Parameter, value: float) -> Issue:
    return Issue(
        Severity.ERROR,
        "range-not-whole",
        text("{name}: {value} is not a whole number.", name=parameter.heading, value=value),
        text("Give whole numbers, and a whole step."),
        where=_where(parameter, "values"),
    )


def _where(parameter: Parameter, place: str) -> tuple[tuple[str, str | int], ...]:
    return (("field", place), ("parameter", parameter.value))


def _rounded(values: NDArray[np.float64]) -> NDArray[np.float64]:
    largest = float(np.abs(values).max(initial=0.0))
    if largest == 0:
        return values
    # NumPy multiplies by a power of ten, which must itself stay finite.
    return np.round(values, min(_SIGNIFICANT - math.ceil(math.log10(largest)), 300))


def _as_float(value: float) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf
