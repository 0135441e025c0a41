"""The answer of one plan: devices, duration, cost and support, each with its evidence."""

from __future__ import annotations

import math
from dataclasses import replace
from datetime import datetime, timedelta

from ascgui.domain.answer import Answer, Durations, Evidence, RequiredDevices
from ascgui.domain.catalog import FootNote, Hardware, Tables
from ascgui.domain.plan import Formula, GoalKind, Plan, Rounding
from ascgui.domain.text import Quantity, Unit, text
from ascgui.estimator import devices as rules
from ascgui.estimator.calendar import finish_of, in_force
from ascgui.estimator.counted import data_rule
from ascgui.estimator.derivations import derivations
from ascgui.estimator.duration import (
    duration_range_s,
    expected_duration_s,
    ideal_duration_s,
    published_duration_s,
)
from ascgui.estimator.evidence import candidates, selected
from ascgui.estimator.findings import findings
from ascgui.estimator.inputs import LONGEST_S, MOST_DEVICES, Inputs, read_inputs, unknown_names
from ascgui.estimator.support import edition_of, features_of, job_key, requirement, support_of


def answer(plan: Plan, tables: Tables) -> Answer:
    """Return everything that ``tables`` and the plan's own numbers say about ``plan``.

    Pure, and never raises for a plan of the right types: a value that cannot be used becomes an
    issue with the field in ``where`` (dotted where it lies inside a field of the plan, such as
    ``goal.devices``), and what depends on it stays None. Nothing the user gave is changed.
    """
    inputs, faults = read_inputs(plan)
    job = inputs.job
    edition = edition_of(job, tables)
    key = job_key(job)
    entry = None if key is None else requirement(tables, edition, key)
    minimum = None if entry is None else entry.devices
    hardware = tables.hardware.get(job.hardware or "")
    listed = candidates(job, tables)
    evidence = selected(job, tables, listed)
    required = required_devices(inputs, evidence, minimum, hardware)
    count = used_devices(inputs, required, minimum, hardware)
    durations = durations_of(inputs, evidence, count)
    figures = Answer(
        plan=plan,
        edition=edition,
        support=support_of(entry),
        requirement=entry,
        minimum_devices=minimum,
        evidence=evidence,
        candidates=listed,
        total_tokens=inputs.total_tokens,
        required=required,
        devices=count,
        cards=None,
        nodes=None,
        idle_devices=0,
        duration=durations,
        deadline_met=None,
        finish=None,
        finish_low=None,
        finish_high=None,
        card_hours=None,
        node_hours=None,
        cost=None,
        cost_low=None,
        cost_high=None,
        features=features_of(tables, edition, job),
        notes=_foot_notes(tables, edition, job.framework),
        issues=(),
        derivations=(),
        efficiency=_used_efficiency(inputs, evidence, count),
        goodput=inputs.goodput,
    )
    figures = _with_cluster(figures, inputs, hardware)
    found = (*faults, *unknown_names(job, tables), *findings(figures, inputs, tables))
    return replace(
        figures,
        issues=tuple(sorted(found, key=lambda issue: issue.severity.rank)),
        derivations=derivations(figures, inputs, tables),
    )


def _used_efficiency(
    inputs: Inputs, evidence: Evidence | None, devices: int | None
) -> float | None:
    eta = inputs.eta(evidence)
    if eta is None or (eta.curve is not None and devices is None):
        return None
    return float(eta.at(devices or 1))


def required_devices(
    inputs: Inputs, evidence: Evidence | None, minimum: int | None, hardware: Hardware | None
) -> RequiredDevices | None:
    """Return the devices that the deadline needs, or None where a part of it is not known.

    More than ten million devices are no answer and give None, as does a deadline that no number
    of devices meets by the plan's curve of η.
    """
    tokens, deadline = inputs.total_tokens, inputs.training_deadline_s
    eta = inputs.eta(evidence)
    if tokens is None or deadline is None or eta is None or evidence is None or hardware is None:
        return None
    if deadline <= 0:
        return None
    if eta.curve is None:
        expected = float(rules.raw_devices(tokens, evidence.tps, deadline, eta.value))
        published = float(rules.raw_devices_published(tokens, evidence.tps, deadline, eta.value))
    else:
        work = float(rules.raw_devices(tokens, evidence.tps, deadline, 1.0))
        expected = float(eta.raw_devices(work))
        published = float(eta.raw_devices_published(work))
    if not max(expected, published) <= MOST_DEVICES:
        return None
    raw = published if inputs.job.formula is Formula.PUBLISHED else expected
    unit, floor = hardware.allocation_unit, minimum or 1
    if eta.curve is not None and inputs.job.formula is Formula.EXPECTED:
        exact = float(rules.rounded_devices(raw, unit, floor))
        taken = expected_duration_s(tokens, evidence.tps, exact, eta.at(exact))
        if not bool(rules.meets_deadline(taken, deadline)):
            return None
    return RequiredDevices(
        raw=raw,
        exact=int(rules.rounded_devices(raw, unit, floor)),
        recommended=int(rules.recommended_devices(raw, unit, floor)),
        published=int(rules.rounded_devices(published, unit, floor)),
    )


def used_devices(
    inputs: Inputs,
    required: RequiredDevices | None,
    minimum: int | None,
    hardware: Hardware | None,
) -> int | None:
    """Return the devices that the plan really uses.

    The user's own count is used as given. A deadline gives the required count in the plan's form
    and rounding. Without either, the minimum is rounded in the same way.
    """
    job = inputs.job
    if job.goal.kind is GoalKind.DEVICES and job.goal.devices is not None:
        return inputs.devices
    at_least = rules.WHOLE_STEP if job.rounding is Rounding.RECOMMENDED else 1
    if job.goal.kind is GoalKind.DEADLINE and job.goal.deadline_s is not None:
        if required is None or hardware is None:
            return None
        return int(rules.rounded_devices(required.exact, hardware.allocation_unit, 1, at_least))
    if minimum is None or hardware is None:
        return None
    return int(rules.rounded_devices(minimum, hardware.allocation_unit, 1, at_least))


def durations_of(
    inputs: Inputs, evidence: Evidence | None, devices: int | None
) -> Durations | None:
    """Return the three durations and the range of the headline, or None if a part is missing."""
    tokens, efficiency = inputs.total_tokens, inputs.eta(evidence)
    if tokens is None or efficiency is None or evidence is None or devices is None:
        return None
    kept = 1.0 if inputs.goodput is None else inputs.goodput
    if kept <= 0:
        return None
    eta = float(efficiency.at(devices))
    low_eta, high_eta = map(float, efficiency.bounds(devices))
    workload = inputs.job.workload
    low, high = duration_range_s(
        tokens,
        (evidence.low, evidence.high),
        devices,
        eta,
        published=inputs.job.formula is Formula.PUBLISHED,
        efficiency_bounds=(low_eta, high_eta),
        token_ratios=workload.ratios,
    )
    rule = text(
        "Throughput from {low_tps} to {high_tps}, scaling efficiency from {low_eta} to"
        " {high_eta}. {rule}",
        low_tps=Quantity(evidence.low, Unit.TOKENS_PER_SECOND),
        high_tps=Quantity(evidence.high, Unit.TOKENS_PER_SECOND),
        low_eta=Quantity(low_eta, Unit.RATIO),
        high_eta=Quantity(high_eta, Unit.RATIO),
        rule=evidence.range_rule,
    )
    if workload.is_estimate:
        rule = text("{first} {next}", first=rule, next=data_rule(workload))
    durations = Durations(
        expected=float(expected_duration_s(tokens, evidence.tps, devices, eta)),
        ideal=float(ideal_duration_s(tokens, evidence.tps, devices)),
        published=float(published_duration_s(tokens, evidence.tps, devices, eta)),
        low=float(low) / kept,
        high=float(high) / kept,
        range_rule=rule,
    )
    # A duration beyond what a calendar holds is no answer; the findings say so.
    return durations if durations.high <= LONGEST_S else None


def _with_cluster(figures: Answer, inputs: Inputs, hardware: Hardware | None) -> Answer:
    """Return ``figures`` with cards, nodes, hours, cost and dates."""
    count, durations = figures.devices, figures.duration
    if count is not None and hardware is not None:
        nodes = int(rules.occupied(count, hardware.devices_per_node))
        figures = replace(
            figures,
            cards=int(rules.occupied(count, hardware.devices_per_card)),
            nodes=nodes,
            idle_devices=nodes * hardware.devices_per_node - count,
        )
    headline = figures.duration_s
    if durations is None or headline is None:
        return figures
    start = figures.plan.start
    if figures.cards is not None and figures.nodes is not None:
        price = inputs.price
        hours = [
            float(rules.group_hours(figures.cards, seconds))
            for seconds in (headline, durations.low, durations.high)
        ]
        costs = [None if price is None else float(rules.cost(each, price)) for each in hours]
        figures = replace(
            figures,
            card_hours=hours[0],
            node_hours=float(rules.group_hours(figures.nodes, headline)),
            cost=costs[0],
            cost_low=costs[1],
            cost_high=costs[2],
        )
    deadline, calendar = inputs.deadline_s, in_force(figures.plan)

    def moment(seconds: float) -> datetime | None:
        if calendar is None or start is None:
            return _moment(start, seconds)
        return finish_of(start, seconds, calendar)

    return replace(
        figures,
        deadline_met=None if deadline is None else bool(rules.meets_deadline(headline, deadline)),
        finish=moment(headline),
        finish_low=moment(durations.low),
        finish_high=moment(durations.high),
    )


def _moment(start: datetime | None, seconds: float) -> datetime | None:
    """Return the moment ``seconds`` after ``start``, or None where the calendar ends before."""
    if start is None or not math.isfinite(seconds):
        return None
    try:
        return start + timedelta(seconds=round(seconds))
    except OverflowError:
        return None


def _foot_notes(tables: Tables, edition: str, framework: str | None) -> tuple[FootNote, ...]:
    """Return the foot notes of the edition for all frameworks and for this one."""
    return tuple(
        note
        for note in tables.notes
        if note.edition == edition and note.framework in {"", framework}
    )
