"""How much an answer depends on what was assumed: a tornado, and the chance of a deadline.

The cluster is taken as decided: duration and cost are those of the devices that the plan uses,
whatever the assumptions turn out to be. What changes with them besides is how many devices the
deadline would have needed.

Nothing here is measured that was not measured before: each range says where it comes from, each
distribution is said in words, and the assumptions are drawn independently of one another.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.answer import Answer
from ascgui.domain.calendar import ROUND_THE_CLOCK, Calendar
from ascgui.domain.catalog import Hardware, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Formula, Plan, Rounding
from ascgui.domain.text import Quantity, Text, Unit, about, text
from ascgui.estimator import devices as rules
from ascgui.estimator.answer import answer
from ascgui.estimator.assumptions import Assumption, Shape, _curve, with_ranges
from ascgui.estimator.axis import Parameter
from ascgui.estimator.calendar import computing_s, finish_of, in_force
from ascgui.estimator.duration import (
    Numbers,
    quiet,
)
from ascgui.estimator.efficiency import Efficiency
from ascgui.estimator.inputs import MOST_DEVICES, read_inputs
from ascgui.estimator.sweep import SweepInputs, evaluate

Array = NDArray[np.float64]


DRAWS = 100_000
SEED = 20_260_101
PERCENTILES = (5, 10, 50, 90, 95)


_TENTH_OF_NORMAL = 1.2815515655446004
"""How many standard deviations the 10th and the 90th percentile lie from the middle."""


@dataclass(frozen=True, slots=True)
class Bar:
    """What one figure becomes at both ends of one assumption, the others being as they are."""

    parameter: Parameter
    at_low: float
    at_high: float

    @property
    def swing(self) -> float:
        """How far apart the two are."""
        return abs(self.at_high - self.at_low)


@dataclass(frozen=True, slots=True)
class Tornado:
    """The bars of each figure, the longest first: ``duration_s``, ``devices`` and ``cost``.

    ``base`` are the figures of the plan. ``devices`` is what the deadline would have needed, there
    only with a deadline; ``cost`` is there only with a price.
    """

    base: Mapping[str, float]
    bars: Mapping[str, tuple[Bar, ...]]
    assumptions: tuple[Assumption, ...]
    issues: tuple[Issue, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Chance:
    """What many draws of the assumptions give.

    ``met`` is the share of draws within the deadline, None without one. Percentiles are by their
    number. ``duration_s`` and ``cost`` are the draws themselves, in the order in which they were
    drawn.
    """

    draws: int
    seed: int
    met: float | None
    duration_percentiles: Mapping[int, float]
    finish_percentiles: Mapping[int, datetime]
    duration_s: Array
    cost: Array | None
    assumptions: tuple[Assumption, ...]
    statement: Text | None
    """The chance in one sentence."""
    method: tuple[Text, ...]
    """How it was computed, and what it does not know, in words."""
    issues: tuple[Issue, ...]
    is_estimate: bool = False
    """Whether rate or data of the plan are an estimate."""
    allowed_s: float | None = None
    """The seconds of computing that the deadline leaves, None without one."""


def tornado(
    plan: Plan, tables: Tables, ranges: Mapping[Parameter, tuple[float, float]] | None = None
) -> Tornado:
    """Return what each assumption alone does to duration, devices and cost."""
    answered = answer(plan, tables)
    found, issues = with_ranges(answered, ranges or {})
    model = _Model.of(answered, tables)
    if model is None:
        return Tornado({}, {}, found, (*issues, _nothing(answered)))
    # One array for all: the plan itself, then both ends of each assumption in turn.
    size = 1 + 2 * len(found)
    columns = {each.parameter: np.full(size, each.value) for each in found}
    for number, each in enumerate(found):
        columns[each.parameter][1 + 2 * number] = each.low
        columns[each.parameter][2 + 2 * number] = each.high
    figures = model.figures(columns)
    bars = {
        name: tuple(
            sorted(
                (
                    Bar(each.parameter, float(values[1 + 2 * place]), float(values[2 + 2 * place]))
                    for place, each in enumerate(found)
                ),
                key=lambda bar: -bar.swing,
            )
        )
        for name, values in figures.items()
    }
    base = {name: float(values[0]) for name, values in figures.items()}
    return Tornado(base, bars, found, issues)


def chance(
    plan: Plan,
    tables: Tables,
    ranges: Mapping[Parameter, tuple[float, float]] | None = None,
    *,
    draws: int = DRAWS,
    seed: int = SEED,
    cancelled: Callable[[], bool] | None = None,
) -> Chance | None:
    """Return how likely the deadline is met, and percentiles of duration, finish and cost.

    The same plan and seed give the same draws. With a calendar and a start, the deadline is
    wall time and only the open part of it counts. None where there is no duration, or once
    cancelled.
    """
    calendar = in_force(plan) or ROUND_THE_CLOCK
    answered = answer(plan, tables)
    found, issues = with_ranges(answered, ranges or {})
    model = _Model.of(answered, tables)
    if model is None or draws < 1:
        return None
    random = np.random.Generator(np.random.PCG64(seed))
    columns: dict[Parameter, Array] = {}
    for each in found:
        if cancelled is not None and cancelled():
            return None
        columns[each.parameter] = drawn(each, random, draws)
    figures = model.figures(columns)
    if cancelled is not None and cancelled():
        return None
    durations = figures["duration_s"]
    allowed = _allowed_s(answered, calendar)
    met = None
    if allowed is not None:
        met = float(np.mean(rules.meets_deadline(durations, allowed)))
    return Chance(
        draws=draws,
        seed=seed,
        met=met,
        duration_percentiles=_percentiles(durations),
        finish_percentiles=_finishes(answered, calendar, durations),
        duration_s=durations,
        cost=figures.get("cost"),
        assumptions=found,
        statement=_statement(met, durations, estimate=answered.is_estimate),
        method=_method(found, draws, seed, answered.goodput),
        issues=issues,
        is_estimate=answered.is_estimate,
        allowed_s=allowed,
    )


def drawn(assumption: Assumption, random: np.random.Generator, draws: int) -> Array:
    """Return ``draws`` values of an assumption.

    Only evenly spread numbers are taken from ``random``, so that a seed gives the same draws with
    any version of numpy.
    """
    low, value, high = assumption.low, assumption.value, assumption.high
    even = random.random(draws)
    if assumption.shape is Shape.PERCENTILE:
        # Box and Muller: two evenly spread numbers make a normal one.
        normal = np.sqrt(-2.0 * np.log1p(-even)) * np.cos(2 * np.pi * random.random(draws))
        below, above = (value - low) / _TENTH_OF_NORMAL, (high - value) / _TENTH_OF_NORMAL
        made = value + normal * np.where(normal < 0, below, above)
        # What is measured stays above 0, however wide its percentiles.
        return np.maximum(made, value / 100)
    if high <= low:
        return np.full(draws, value)
    share = (value - low) / (high - low)
    rising = low + np.sqrt(even * (high - low) * (value - low))
    falling = high - np.sqrt((1 - even) * (high - low) * (high - value))
    return np.where(even < share, rising, falling)


def histogram(values: Array, bins: int = 60) -> tuple[Array, NDArray[np.int64]]:
    """Return the edges of ``bins`` equal steps and how many of ``values`` lie in each."""
    counts, edges = np.histogram(values[np.isfinite(values)], bins=max(1, bins))
    return edges.astype(np.float64), counts.astype(np.int64)


def _nothing(answered: Answer) -> Issue:
    told = next((issue for issue in answered.issues if issue.code == "no-throughput"), None)
    return told or Issue(
        Severity.WARNING,
        "no-duration",
        text("The plan has no duration, so there is nothing that depends on its assumptions."),
        text("Complete the plan first."),
        where=(("field", "workload"),),
    )


# --- figures ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Model:
    """What stays as it is while the assumptions vary."""

    devices: int
    hardware: Hardware
    minimum: int
    deadline_s: float | None
    """The time for computing that the deadline leaves."""
    goodput: float
    epochs: float
    formula: Formula
    rounding: Rounding
    priced: bool
    efficiency: float
    """η of the plan on its own devices."""
    curve: Efficiency | None
    """η over the devices, where the plan follows measurements."""

    @staticmethod
    def of(answered: Answer, tables: Tables) -> _Model | None:
        """Return the model of an answer with a duration on known hardware, else None."""
        inputs, _ = read_inputs(answered.plan)
        hardware = tables.hardware.get(inputs.job.hardware or "")
        if answered.duration is None or answered.devices is None or hardware is None:
            return None
        return _Model(
            devices=answered.devices,
            hardware=hardware,
            minimum=answered.minimum_devices or 1,
            deadline_s=inputs.deadline_s,
            goodput=1.0 if inputs.goodput is None else inputs.goodput,
            epochs=inputs.epochs or 1.0,
            formula=inputs.job.formula,
            rounding=inputs.job.rounding,
            priced=inputs.price is not None,
            efficiency=answered.efficiency or 1.0,
            curve=_curve(answered),
        )

    @quiet
    def figures(self, columns: Mapping[Parameter, Array]) -> dict[str, Array]:
        """Return ``duration_s``, with a deadline ``devices``, and with a price ``cost``."""
        part: dict[str, Numbers] = {
            "tokens": columns[Parameter.TOKENS] * self.epochs,
            "tokens_per_second": columns[Parameter.TPS],
            "efficiency": columns[Parameter.EFFICIENCY],
            "minimum_devices": float(self.minimum),
            "price_per_card_hour": columns.get(Parameter.PRICE, 0.0),
        }
        found = self._evaluated(part | {"devices": float(self.devices)})
        made = {"duration_s": found["duration_s"]}
        if self.deadline_s is not None:
            made["devices"] = self._needed(part, self.deadline_s)
        if self.priced:
            made["cost"] = found["cost"]
        return made

    def _needed(self, part: Mapping[str, Numbers], deadline_s: float) -> Array:
        """Return the devices that the deadline needs; infinitely many where none are enough."""
        if self.curve is not None:
            # The whole curve is as much higher or lower as η is at the plan's own devices; that
            # is the same as a rate which is.
            off = np.asarray(part["efficiency"]) / self.efficiency
            rate = np.asarray(part["tokens_per_second"])
            published = self.formula is Formula.PUBLISHED
            part = {**part, "tokens_per_second": rate / off if published else rate * off}
        needed = self._evaluated({**part, "deadline_s": deadline_s}, self.curve)
        enough = needed["raw_devices"] <= MOST_DEVICES
        if self.curve is not None and self.formula is Formula.EXPECTED:
            enough = enough & rules.meets_deadline(needed["duration_s"], deadline_s)
        return np.where(enough, needed["devices"], np.inf)

    def _evaluated(
        self, part: Mapping[str, Any], curve: Efficiency | None = None
    ) -> dict[str, Array]:
        inputs = SweepInputs(
            **part,
            hardware=self.hardware,
            formula=self.formula,
            rounding=self.rounding,
            scaling=curve,
            goodput=self.goodput,
        )
        return {
            name: np.asarray(values, dtype=np.float64)
            for name, values in evaluate(inputs, part).items()
        }


def _allowed_s(answered: Answer, calendar: Calendar) -> float | None:
    """Return the seconds of computing that the deadline leaves, or None without one."""
    # As it was given: what is open within it is found here.
    deadline = read_inputs(replace(answered.plan, calendar=None))[0].deadline_s
    start = answered.plan.start
    if deadline is None or start is None or calendar == ROUND_THE_CLOCK:
        return deadline
    until = finish_of(start, deadline, ROUND_THE_CLOCK)
    return deadline if until is None else computing_s(start, until, calendar)


def _percentiles(values: Array) -> dict[int, float]:
    found = np.percentile(values, PERCENTILES)
    return {number: float(value) for number, value in zip(PERCENTILES, found, strict=True)}


def _finishes(answered: Answer, calendar: Calendar, durations: Array) -> dict[int, datetime]:
    start = answered.plan.start
    if start is None:
        return {}
    # Later work never finishes earlier, so the percentile of the finish is that of the duration.
    found = {
        number: finish_of(start, value, calendar)
        for number, value in _percentiles(durations).items()
    }
    return {number: when for number, when in found.items() if when is not None}


# --- words --------------------------------------------------------------------------------------


def _statement(met: float | None, durations: Array, *, estimate: bool) -> Text:
    median, late = np.percentile(durations, (50, 90))
    if met is None:
        return text(
            "Half of the draws take at most {median}, nine of ten at most {late}.",
            median=about(Quantity(float(median), Unit.SECONDS), estimate=estimate),
            late=about(Quantity(float(late), Unit.SECONDS), estimate=estimate),
        )
    # No number of draws makes a certainty of a guess.
    if met > 0.995:
        return text("The deadline is met with more than 99 %, if the ranges hold.")
    if met < 0.005:
        return text("The deadline is met with less than 1 %, if the ranges hold.")
    return text(
        "The deadline is met with {percent}, if the ranges hold.",
        percent=about(Quantity(round(met, 2), Unit.PERCENT), estimate=estimate),
    )


def _method(
    found: tuple[Assumption, ...], draws: int, seed: int, goodput: float | None
) -> tuple[Text, ...]:
    said = [
        text(
            "{draws} draws with seed {seed}; the same seed gives the same draws. Each assumption"
            " is drawn on its own, as if none had to do with another.",
            draws=draws,
            seed=str(seed),
        ),
        text(
            "Duration and cost are those of the plan's own devices; they do not grow with the need."
        ),
    ]
    if goodput is not None:
        said.append(
            text(
                "Saves and failures are taken as the plan says, with goodput {goodput} in each"
                " draw; how many failures a job really meets is not drawn.",
                goodput=Quantity(goodput, Unit.PERCENT),
            )
        )
    for each in found:
        numbers: dict[str, Text | Quantity] = {
            "name": each.parameter.heading,
            "low": Quantity(each.low, each.parameter.unit),
            "value": Quantity(each.value, each.parameter.unit),
            "high": Quantity(each.high, each.parameter.unit),
            "rule": each.rule,
        }
        if each.shape is Shape.PERCENTILE:
            said.append(
                text(
                    "{name}: two halves of a normal distribution with {value} in the middle, a"
                    " tenth of the draws below {low} and a tenth above {high}. {rule}",
                    **numbers,
                )
            )
        else:
            said.append(
                text(
                    "{name}: a triangular distribution from {low} to {high} with {value} as the"
                    " most likely. {rule}",
                    **numbers,
                )
            )
    if any(each.assumed for each in found):
        names = tuple(each.parameter.heading for each in found if each.assumed)
        said.append(
            text(
                "No evidence gives the ranges of {names}; they are defaults, and the chance is"
                " only as good as they are.",
                names=names,
            )
        )
    return tuple(said)
