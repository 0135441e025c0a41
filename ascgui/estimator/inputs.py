"""The numbers of a plan that can be computed with, and what is wrong with the others.

A value that cannot be used becomes None here and an issue beside it; nothing is put in its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container
from dataclasses import dataclass, replace

from ascgui.domain.answer import Evidence
from ascgui.domain.calendar import ROUND_THE_CLOCK
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import (
    STAGES,
    STRATEGIES,
    FailureChoice,
    GoalKind,
    Plan,
    ThroughputChoice,
    WorkloadKind,
)
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.calendar import computing_within_s, faults
from ascgui.estimator.efficiency import Efficiency, fitted
from ascgui.estimator.failures import goodput
from ascgui.estimator.rate_match import HIGHEST_RATE, is_usable
from ascgui.estimator.scaling import Scaling
from ascgui.estimator.spelling import (
    nearest_framework,
    nearest_hardware,
    nearest_model,
    nearest_of,
    shortened,
)

MOST_TOKENS = 1e18
MOST_DEVICES = 10_000_000
LONGEST_S = 1e11
HIGHEST_EFFICIENCY = 1.2
"""Above 1 a cluster would be faster than its parts; small excesses are noise of measurement."""

UNUSUALLY_LOW_EFFICIENCY = 0.5


@dataclass(frozen=True, slots=True)
class Inputs:
    """The plan's numbers, each None where it is missing or cannot be used.

    ``job`` is the plan with empty names taken for missing ones, and with a sequence length that
    cannot be used left out.
    """

    job: Plan
    tokens_per_epoch: float | None
    epochs: float | None
    total_tokens: float | None
    efficiency: float | None
    """The constant η."""
    scaling: Scaling | None
    """η over the devices, which goes before the constant for the plan's own cluster."""
    deadline_s: float | None
    """The time for computing that the deadline leaves: all of it, unless the plan has a calendar
    by which the cluster is closed in between."""
    devices: int | None
    price: float | None
    goodput: float | None = None
    """Share of the time that is training, where the plan includes saves and failures."""

    @property
    def training_deadline_s(self) -> float | None:
        """What the deadline leaves for training."""
        if self.deadline_s is None or self.goodput is None:
            return self.deadline_s
        return self.deadline_s * self.goodput

    def eta(self, evidence: Evidence | None) -> Efficiency | None:
        """Return the η to compute with: the plan's curve where it has one, else its constant."""
        if self.scaling is not None:
            row = None if evidence is None else evidence.row
            return Efficiency(1.0, self.scaling, row.devices if row and row.devices else None)
        return None if self.efficiency is None else Efficiency(self.efficiency)


@dataclass(frozen=True, slots=True)
class _Bounds:
    """What a number of the plan must be; ``least`` itself is excluded unless ``zero`` allows 0."""

    field: str
    name: Text
    most: float
    unit: Unit
    example: str
    effect: Text
    zero: bool = False


_NO_DURATION = text("No duration can be given.")
_NOT_INCLUDED = text("Failures are not included.")
_BOUNDS = {
    bounds.field: bounds
    for bounds in (
        _Bounds("seq_len", text("The sequence length"), 1e9, Unit.TOKENS, "4096",
                text("No minimum can be looked up.")),
        _Bounds("workload.tokens", text("The number of tokens"), MOST_TOKENS, Unit.TOKENS, "1.2B",
                _NO_DURATION),
        _Bounds("workload.samples", text("The number of samples"), MOST_TOKENS, Unit.NONE, "1M",
                _NO_DURATION),
        _Bounds("workload.tokens_per_sample", text("The number of tokens per sample"), 1e12,
                Unit.TOKENS, "512", _NO_DURATION),
        _Bounds("workload.epochs", text("The number of epochs"), 1e9, Unit.NONE, "2",
                _NO_DURATION),
        _Bounds("throughput.entered_tps", text("The throughput"), HIGHEST_RATE,
                Unit.TOKENS_PER_SECOND, "4034", _NO_DURATION),
        _Bounds("efficiency", text("The scaling efficiency"), 1e6, Unit.RATIO, "0.9",
                _NO_DURATION),
        _Bounds("goal.deadline_s", text("The deadline"), LONGEST_S, Unit.SECONDS, "72h",
                text("No devices can be given for it.")),
        _Bounds("goal.devices", text("The number of devices"), MOST_DEVICES, Unit.DEVICES, "8",
                text("No duration can be given for it.")),
        _Bounds("failures.interval_s", text("The save interval"), LONGEST_S, Unit.SECONDS, "30min",
                _NOT_INCLUDED),
        _Bounds("failures.save_s", text("The time of a save"), LONGEST_S, Unit.SECONDS, "45s",
                _NOT_INCLUDED),
        _Bounds("failures.mean_s", text("The mean time between failures"), LONGEST_S,
                Unit.SECONDS, "3d", _NOT_INCLUDED),
        _Bounds("failures.restart_s", text("The restart time"), LONGEST_S, Unit.SECONDS, "10min",
                _NOT_INCLUDED, zero=True),
        _Bounds("price_per_card_hour", text("The price per card-hour"), 1e12, Unit.NONE, "10",
                text("No cost can be given."), zero=True),
    )
}  # fmt: skip


def read_inputs(plan: Plan) -> tuple[Inputs, list[Issue]]:
    """Return the numbers of ``plan`` that can be used and the issues about the others."""
    issues: list[Issue] = []
    checked = _Checker(issues)
    seq_len = checked.number("seq_len", plan.seq_len)
    workload, goal = plan.workload, plan.goal
    if workload.kind is WorkloadKind.TOKENS:
        per_epoch = checked.number("workload.tokens", workload.tokens)
    else:
        samples = checked.number("workload.samples", workload.samples)
        length = checked.number("workload.tokens_per_sample", workload.tokens_per_sample)
        per_epoch = None if samples is None or length is None else samples * length
    epochs = checked.number("workload.epochs", workload.epochs)
    total = None if per_epoch is None or epochs is None else per_epoch * epochs
    if total is not None and not 0 < total <= MOST_TOKENS:
        issues.append(_too_large("workload.tokens", text("The total of all tokens"), MOST_TOKENS))
        total = None
    checked.number("throughput.entered_tps", plan.throughput.entered_tps)
    job = replace(
        plan,
        model=plan.model or None,
        stage=plan.stage or None,
        strategy=plan.strategy or None,
        seq_len=None if seq_len is None else plan.seq_len,
        framework=plan.framework or None,
        hardware=plan.hardware or None,
        edition=plan.edition or None,
    )
    # A value of the goal that is not asked for is kept by the plan and is no fault of it.
    deadline = checked.number(
        "goal.deadline_s", goal.deadline_s, quietly=goal.kind is not GoalKind.DEADLINE
    )
    devices = checked.number("goal.devices", goal.devices, quietly=goal.kind is GoalKind.DEADLINE)
    scaling = fitted(plan.scaling)
    if plan.scaling is not None and scaling is None:
        issues.append(_unusable_scaling())
    inputs = Inputs(
        job=job,
        tokens_per_epoch=per_epoch,
        epochs=epochs,
        total_tokens=total,
        # What does not count is no fault of the plan.
        efficiency=_quiet_efficiency(plan.efficiency)
        if scaling is not None
        else checked.efficiency(plan.efficiency),
        scaling=scaling,
        deadline_s=None if deadline is None else computing_within_s(plan, deadline),
        devices=None if devices is None else int(devices),
        price=checked.number("price_per_card_hour", plan.price_per_card_hour),
        goodput=_goodput(plan.failures, checked),
    )
    issues += _missing(plan, inputs)
    issues += _calendar_faults(plan)
    return inputs, issues


def _calendar_faults(plan: Plan) -> list[Issue]:
    """Return what keeps the plan's calendar from being followed."""
    if plan.calendar is None:
        return []
    found = [
        replace(issue, where=(("field", f"calendar.{issue.at('field')}"),))
        for issue in faults(plan.calendar)
    ]
    if not found and plan.start is None and plan.calendar != ROUND_THE_CLOCK:
        found.append(
            Issue(
                Severity.INFO,
                "calendar-without-start",
                text(
                    "The plan has a calendar but no start, so the deadline counts as if the cluster"
                    " worked round the clock."
                ),
                text("Enter when the job starts."),
                where=(("field", "start"),),
            )
        )
    return found


def _quiet_efficiency(value: float) -> float | None:
    return value if 0 < value <= HIGHEST_EFFICIENCY else None


def _goodput(failures: FailureChoice | None, checked: _Checker) -> float | None:
    """Return the share of training in the time, None where it is not asked for or not known."""
    if failures is None:
        return None
    interval_s = checked.number("failures.interval_s", failures.interval_s)
    save_s = checked.number("failures.save_s", failures.save_s)
    mean_s = checked.number("failures.mean_s", failures.mean_s)
    restart_s = checked.number("failures.restart_s", failures.restart_s)
    if interval_s is None or save_s is None or mean_s is None or restart_s is None:
        return None
    return goodput(interval_s, save_s, restart_s, mean_s)


def _unusable_scaling() -> Issue:
    return Issue(
        Severity.WARNING,
        "scaling-unusable",
        text(
            "The measured scaling of this plan does not hold two different numbers of devices, so"
            " the scaling efficiency is taken as constant."
        ),
        text("Measure the job on a second number of devices."),
        where=(("field", "efficiency"),),
        fix=(("scaling", None),),
    )


class _Checker:
    """Takes numbers in and notes what is wrong with them."""

    def __init__(self, issues: list[Issue]) -> None:
        self._issues = issues

    def number(self, field: str, value: float | None, *, quietly: bool = False) -> float | None:
        """Return ``value`` if it can be computed with, else None and an issue."""
        if value is None:
            return None
        issue = _fault(_BOUNDS[field], value)
        if issue is None:
            return float(value)
        if not quietly:
            self._issues.append(issue)
        return None

    def efficiency(self, value: float) -> float | None:
        """Return the efficiency if it can be computed with; above 1 only up to 1.2."""
        usable = self.number("efficiency", value)
        if usable is None:
            return None
        where = (("field", "efficiency"),)
        shown = Quantity(usable, Unit.RATIO)
        if usable > HIGHEST_EFFICIENCY:
            percent = usable / 100
            fix = (("efficiency", percent),) if 0.2 <= percent <= 1 else ()
            self._issues.append(
                Issue(
                    Severity.ERROR,
                    "efficiency-above-one",
                    text(
                        "The scaling efficiency is {value}; above 1 a cluster would be faster than"
                        " its parts. No duration can be given.",
                        value=shown,
                    ),
                    text("Enter at most {most}, such as 0.9.", most=HIGHEST_EFFICIENCY),
                    where=where,
                    fix=fix,
                )
            )
            return None
        if usable > 1:
            self._issues.append(
                Issue(
                    Severity.WARNING,
                    "efficiency-above-one",
                    text(
                        "The scaling efficiency is {value}; above 1 a cluster would be faster than"
                        " its parts. The duration is likely to be too short.",
                        value=shown,
                    ),
                    text("Measure again, or enter at most 1."),
                    where=where,
                    fix=(("efficiency", 1.0),),
                )
            )
        elif usable < UNUSUALLY_LOW_EFFICIENCY:
            self._issues.append(
                Issue(
                    Severity.WARNING,
                    "efficiency-low",
                    text(
                        "The scaling efficiency is {value}; 0.9 and above is typical. The duration"
                        " is long because of it.",
                        value=shown,
                    ),
                    text("Check the value; it is a ratio between 0 and 1."),
                    where=where,
                )
            )
        return usable


def value_fault(field: str, value: float) -> Issue | None:
    """Return what is wrong with ``value`` for a number of the plan, or None if nothing is.

    Raises:
        KeyError: ``field`` is no number of the plan.
    """
    return _fault(_BOUNDS[field], value)


def _fault(bounds: _Bounds, value: float) -> Issue | None:
    if value > bounds.most and not _infinite(value):
        return _too_large(bounds.field, bounds.name, bounds.most)
    if value > 0 and not _infinite(value):
        return None
    if value == 0 and bounds.zero:
        return None
    if value <= 0 and value > -1e15:
        message = text(
            "{name} is {value}; it must be above 0. {effect}",
            name=bounds.name,
            value=Quantity(float(value), bounds.unit),
            effect=bounds.effect,
        )
        if bounds.zero:
            message = text(
                "{name} is {value}; it cannot be below 0. {effect}",
                name=bounds.name,
                value=Quantity(float(value), bounds.unit),
                effect=bounds.effect,
            )
    else:
        message = text(
            "{name} is not a number that can be computed with. {effect}",
            name=bounds.name,
            effect=bounds.effect,
        )
    return Issue(
        Severity.ERROR,
        "bad-value",
        message,
        text("Enter a number such as {example}.", example=bounds.example),
        where=(("field", bounds.field),),
    )


def _infinite(value: float) -> bool:
    return isinstance(value, float) and not math.isfinite(value)


def _too_large(field: str, name: Text, most: float) -> Issue:
    return Issue(
        Severity.ERROR,
        "bad-value",
        text("{name} is above {most}, more than can be planned.", name=name, most=most),
        text("Check the number; a scale such as B may have been typed twice."),
        where=(("field", field),),
    )


def _missing(plan: Plan, inputs: Inputs) -> list[Issue]:
    """Return one issue for each part that the plan does not say yet."""
    job, incomplete = inputs.job, text("The job is not complete, so its minimum is not looked up.")
    found: list[tuple[Severity, str, Text, Text]] = [
        (Severity.WARNING, field, incomplete, action)
        for field, value, action in (
            ("model", job.model, text("Choose the model.")),
            ("strategy", job.strategy, text("Choose the strategy.")),
            ("seq_len", plan.seq_len, text("Choose the sequence length.")),
            ("framework", job.framework, text("Choose the framework.")),
            ("hardware", job.hardware, text("Choose the hardware.")),
        )
        if value is None
    ]
    no_data = text("The amount of training data is not given, so there is no duration.")
    workload = plan.workload
    if workload.kind is WorkloadKind.TOKENS and workload.tokens is None:
        action = text("Enter the tokens of one epoch.")
        found.append((Severity.INFO, "workload.tokens", no_data, action))
    if workload.kind is WorkloadKind.SAMPLES and workload.samples is None:
        action = text("Enter the number of samples.")
        found.append((Severity.INFO, "workload.samples", no_data, action))
    if workload.kind is WorkloadKind.SAMPLES and workload.tokens_per_sample is None:
        action = text("Enter the tokens of one sample.")
        found.append((Severity.INFO, "workload.tokens_per_sample", no_data, action))
    if plan.goal.kind is GoalKind.DEADLINE and plan.goal.deadline_s is None:
        message = text("No deadline is given, so the devices follow from the minimum alone.")
        action = text("Enter a deadline, or the number of devices.")
        found.append((Severity.INFO, "goal.deadline_s", message, action))
    if plan.goal.kind is GoalKind.DEVICES and plan.goal.devices is None:
        message = text("No devices are given, so they follow from the minimum alone.")
        action = text("Enter the number of devices, or a deadline.")
        found.append((Severity.INFO, "goal.devices", message, action))
    if plan.failures is not None:
        missing = tuple(
            name
            for name, value in (
                (text("the save interval"), plan.failures.interval_s),
                (text("the time of a save"), plan.failures.save_s),
                (text("the mean time between failures"), plan.failures.mean_s),
            )
            if value is None
        )
        if missing:
            message = text("Failures are to be included, but not all that they hang on is given.")
            action = text("Give {what} on the Checkpoints page or in the file.", what=missing)
            found.append((Severity.WARNING, "failures", message, action))
    return [
        Issue(severity, "missing-input", message, action, where=(("field", field),))
        for severity, field, message, action in found
    ]


def unknown_names(job: Plan, tables: Tables) -> list[Issue]:
    """Return an issue for each name that is not known, with the nearest that is."""
    checks: tuple[tuple[str, str | None, Container[str], Callable[[], str | None]], ...] = (
        ("model", job.model, tables.models, lambda: nearest_model(job.model or "", tables)),
        (
            "framework",
            job.framework,
            tables.frameworks,
            lambda: nearest_framework(job.framework or "", tables),
        ),
        (
            "hardware",
            job.hardware,
            tables.hardware,
            lambda: nearest_hardware(job.hardware or "", tables),
        ),
        (
            "edition",
            job.edition,
            tables.editions,
            lambda: nearest_of(job.edition or "", tables.editions),
        ),
        ("strategy", job.strategy, STRATEGIES, lambda: nearest_of(job.strategy or "", STRATEGIES)),
        ("stage", job.stage, STAGES, lambda: nearest_of(job.stage or "", STAGES)),
    )
    return [
        _unknown_name(field, typed, near())
        for field, typed, known, near in checks
        if typed is not None and typed not in known
    ]


_UNKNOWN = {
    "model": (
        "unknown-model",
        text("The catalog has no model “{typed}”, so its minimum is unknown."),
    ),
    "framework": (
        "unknown-framework",
        text("The catalog has no framework “{typed}”, so the minimum is unknown."),
    ),
    "hardware": (
        "unknown-hardware",
        text(
            "The catalog has no hardware “{typed}”, so neither the minimum nor cards and nodes can"
            " be given."
        ),
    ),
    "edition": (
        "unknown-edition",
        text("The catalog has no edition “{typed}”, so the minimum is unknown."),
    ),
    "strategy": (
        "unknown-strategy",
        text("There is no strategy “{typed}”, so the minimum is unknown."),
    ),
    "stage": (
        "unknown-stage",
        text("There is no stage “{typed}”, so it cannot be compared with the tables."),
    ),
}


def _unknown_name(field: str, typed: str, near: str | None) -> Issue:
    action = (
        text("Choose one from the list.")
        if near is None
        else text("The nearest known spelling is {near}.", near=near)
    )
    code, sentence = _UNKNOWN[field]
    return Issue(
        Severity.ERROR,
        code,
        Text(sentence.template, (("typed", shortened(typed)),)),
        action,
        where=(("field", field),),
        fix=() if near is None else ((field, near),),
    )


def throughput_faults(plan: Plan, tables: Tables) -> list[Issue]:
    """Return what is wrong with the plan's choice of a throughput row."""
    row_id = plan.throughput.row_id
    where = (("field", "throughput.row_id"),)
    if row_id is None:
        return []
    if plan.throughput.entered_tps is not None:
        return [
            Issue(
                Severity.INFO,
                "row-not-used",
                text("A throughput was entered, so the chosen row is not used."),
                text("Remove the entered value to use the row."),
                where=where,
                fix=(("throughput", ThroughputChoice(row_id=row_id)),),
            )
        ]
    row = tables.throughput_by_id.get(row_id)
    if row is None:
        return [
            Issue(
                Severity.ERROR,
                "unknown-row",
                text(
                    "The chosen throughput row {row} is not in this catalog, so there is no"
                    " throughput.",
                    row=shortened(row_id),
                ),
                text("Choose another row, or enter the throughput."),
                where=where,
                fix=(("throughput", ThroughputChoice()),),
            )
        ]
    if not is_usable(row):
        return [
            Issue(
                Severity.ERROR,
                "row-not-usable",
                text(
                    "The chosen throughput row does not say whether its rate is per device, so it"
                    " cannot be used.",
                ),
                text("Choose another row, or enter the throughput per device."),
                where=where,
                fix=(("throughput", ThroughputChoice()),),
            )
        ]
    return []
