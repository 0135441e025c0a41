"""What an answer assumes, with the range of each assumption and where that range comes from."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from ascgui.domain.answer import Answer, EvidenceKind
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.answer import answer
from ascgui.estimator.axis import Parameter
from ascgui.estimator.counted import data_rule
from ascgui.estimator.duration import (
    EFFICIENCY_SPREAD,
    high_efficiency,
    low_efficiency,
)
from ascgui.estimator.efficiency import Efficiency
from ascgui.estimator.inputs import HIGHEST_EFFICIENCY, read_inputs

TOKENS_SPREAD = 0.10
"""How far off an entered amount of data is taken to be, either way."""
COUNTED_SPREAD = 0.02
"""The same for tokens that were counted: packing and dropped samples change them a little."""
PRICE_SPREAD = 0.10
"""The same for a price."""
_FARTHEST = 1e6
"""How many times the plan's value, or its inverse, a range may reach: no figure overflows then."""


class Shape(StrEnum):
    """How an assumption is distributed between and beyond the ends of its range."""

    TRIANGULAR = "triangular"
    """The value is the most likely, the ends are the least and the most that can be."""

    PERCENTILE = "percentile"
    """Two halves of a normal distribution whose 10th and 90th percentile are the ends."""


@dataclass(frozen=True, slots=True)
class Assumption:
    """One assumption of a plan and the range in which it may turn out to lie.

    ``assumed`` is True where no evidence gives the range, so that a default does.
    """

    parameter: Parameter
    low: float
    value: float
    high: float
    rule: Text
    shape: Shape = Shape.TRIANGULAR
    assumed: bool = True


def assumptions(plan: Plan, tables: Tables) -> tuple[Assumption, ...]:
    """Return what the answer of ``plan`` assumes, with ranges.

    The throughput has the range of its evidence; tokens, scaling efficiency and price have
    defaults that are said in words.
    """
    return tuple(_defaults(answer(plan, tables)))


def with_ranges(
    answered: Answer, ranges: Mapping[Parameter, tuple[float, float]]
) -> tuple[tuple[Assumption, ...], tuple[Issue, ...]]:
    """Return the assumptions of an answer with these ranges, and what is wrong with the ranges."""
    defaults = _defaults(answered)
    issues = [
        _stray(parameter)
        for parameter in ranges
        if parameter not in {default.parameter for default in defaults}
    ]
    made = []
    for default in defaults:
        given = ranges.get(default.parameter)
        if given is None:
            made.append(default)
            continue
        fault = _range_fault(default, *given)
        if fault is not None:
            issues.append(fault)
            made.append(default)
            continue
        made.append(
            Assumption(
                default.parameter,
                float(given[0]),
                default.value,
                float(given[1]),
                text("The range was entered."),
                Shape.TRIANGULAR,
                assumed=False,
            )
        )
    return tuple(made), tuple(issues)


def _defaults(answered: Answer) -> list[Assumption]:
    """Return the assumptions of an answer that has a throughput and data, with their ranges."""
    inputs, _ = read_inputs(answered.plan)
    evidence, eta = answered.evidence, answered.efficiency
    found: list[Assumption] = []
    if evidence is not None:
        measured = evidence.kind is EvidenceKind.MEASURED
        entered = evidence.kind is EvidenceKind.ENTERED
        found.append(
            Assumption(
                Parameter.TPS,
                evidence.low,
                evidence.tps,
                evidence.high,
                evidence.range_rule,
                Shape.PERCENTILE if measured else Shape.TRIANGULAR,
                assumed=entered,
            )
        )
    curve = _curve(answered)
    if eta is not None and curve is not None and answered.devices is not None:
        bounds = curve.bounds(float(answered.devices))
        low, high = min(float(bounds[0]), eta), max(float(bounds[1]), eta)
        rule = text(
            "The scaling efficiency follows measurements; its range at {devices} is that of the"
            " curve through them.",
            devices=Quantity(answered.devices, Unit.DEVICES),
        )
        found.append(Assumption(Parameter.EFFICIENCY, low, eta, high, rule, assumed=False))
    elif eta is not None:
        rule = text(
            "A scaling efficiency that is assumed is taken to be within {spread} either way, and"
            " not above 1.",
            spread=EFFICIENCY_SPREAD,
        )
        low, high = float(low_efficiency(eta)), float(high_efficiency(eta))
        found.append(Assumption(Parameter.EFFICIENCY, low, eta, high, rule))
    tokens = inputs.tokens_per_epoch
    if tokens is not None and inputs.epochs is not None:
        workload = answered.plan.workload
        counted = bool(workload.evidence)
        spread = COUNTED_SPREAD if counted else TOKENS_SPREAD
        percent = Quantity(spread, Unit.PERCENT)
        rule = (
            text("A counted amount of data is taken to be within {percent} either way.",
                 percent=percent)
            if counted
            else text("An entered amount of data is taken to be within {percent} either way.",
                      percent=percent)
        )  # fmt: skip
        low, high = tokens * (1 - spread), tokens * (1 + spread)
        if workload.is_estimate:
            counted, rule = True, data_rule(workload)
            low, high = (tokens * ratio for ratio in workload.ratios)
        found.append(Assumption(Parameter.TOKENS, low, tokens, high, rule, assumed=not counted))
    if inputs.price is not None:
        rule = text(
            "A price is taken to be within {percent} either way.",
            percent=Quantity(PRICE_SPREAD, Unit.PERCENT),
        )
        low, high = inputs.price * (1 - PRICE_SPREAD), inputs.price * (1 + PRICE_SPREAD)
        found.append(Assumption(Parameter.PRICE, low, inputs.price, high, rule))
    return found


def _curve(answered: Answer) -> Efficiency | None:
    """Return the measured curve of η that an answer follows, or None."""
    eta = read_inputs(answered.plan)[0].eta(answered.evidence)
    return None if eta is None or eta.curve is None else eta


def _range_fault(default: Assumption, low: float, high: float) -> Issue | None:
    name, value = default.parameter.heading, default.value
    where = (("field", default.parameter.value),)
    top = HIGHEST_EFFICIENCY if default.parameter is Parameter.EFFICIENCY else math.inf
    least = low >= 0 if default.parameter is Parameter.PRICE else low > 0
    if not (least and math.isfinite(high) and high <= top):
        message = text(
            "{name}: the range is not one that can be computed with, so the default is used.",
            name=name,
        )
        return Issue(Severity.ERROR, "bad-range", message, text("Give two numbers above 0."), where)
    middle = value or 1.0
    if high / middle > _FARTHEST or (low > 0 and middle / low > _FARTHEST):
        message = text(
            "{name}: the range reaches more than a million times beyond the plan's own value,"
            " {value}, so the default is used.",
            name=name,
            value=Quantity(value, default.parameter.unit),
        )
        action = text("Check the number; a scale such as B may have been typed twice.")
        return Issue(Severity.ERROR, "bad-range", message, action, where)
    if not low <= value <= high:
        message = text(
            "{name}: the range from {low} to {high} does not hold the plan's own value, {value},"
            " so the default is used.",
            name=name,
            low=Quantity(low, default.parameter.unit),
            high=Quantity(high, default.parameter.unit),
            value=Quantity(value, default.parameter.unit),
        )
        action = text("Give the smaller value first, and a range around the plan's value.")
        return Issue(Severity.ERROR, "bad-range", message, action, where)
    return None


def _stray(parameter: Parameter) -> Issue:
    return Issue(
        Severity.WARNING,
        "bad-range",
        text("{name} is not assumed by this plan, so its range does not count.",
             name=parameter.heading),
        text("Give its value in the plan first, or leave the range out."),
        where=(("field", parameter.value),),
    )  # fmt: skip
