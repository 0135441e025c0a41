"""Duration over devices for every framework and hardware that has an entry for the job."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

import numpy as np

from ascgui.domain.answer import Curve, Evidence
from ascgui.domain.catalog import Hardware, Requirement, Tables
from ascgui.domain.plan import Formula, Plan, ThroughputChoice
from ascgui.domain.text import Text, text
from ascgui.estimator import devices as rules
from ascgui.estimator.answer import required_devices, used_devices
from ascgui.estimator.duration import expected_duration_s, published_duration_s
from ascgui.estimator.evidence import best
from ascgui.estimator.inputs import MOST_DEVICES, Inputs, read_inputs
from ascgui.estimator.naming import framework_name, hardware_name
from ascgui.estimator.rate_match import kin
from ascgui.estimator.support import edition_of

MOST_POINTS = 200
"""Points of one curve; beyond it the steps above 8 are thinned out evenly."""

_LEAST_END = 64
_BEYOND_NEED = 4


@dataclass(frozen=True, slots=True)
class _Case:
    """One framework on one hardware, before its points are known."""

    framework: str
    hardware: Hardware
    entry: Requirement | None
    evidence: Evidence | None
    marks: tuple[int, ...]
    """Counts that the curve must have a point for: needed and used."""
    chosen: bool


def curves(
    plan: Plan, tables: Tables, cancelled: Callable[[], bool] | None = None
) -> tuple[Curve, ...]:
    """Return one curve for each framework × hardware with an entry, the plan's own first.

    The plan's own is there even without an entry. All curves end at the same device count: at
    least four times what the most demanding of them needs. What the user entered or chose as
    throughput, and a measured scaling, hold for the plan's own framework and hardware only; the
    others take their best row and the constant scaling efficiency. ``reason`` says why a curve has
    no points. Returns () once ``cancelled`` says so.
    """
    inputs, _ = read_inputs(plan)
    cases: list[_Case] = []
    for case in _cases(inputs, tables):
        if cancelled is not None and cancelled():
            return ()
        cases.append(case)
    end = max((mark for case in cases for mark in case.marks), default=0) * _BEYOND_NEED
    end = min(max(end, _LEAST_END), MOST_DEVICES)
    made: list[Curve] = []
    for case in cases:
        if cancelled is not None and cancelled():
            return ()
        made.append(_curve(case, inputs, end, tables))
    return tuple(made)


def _cases(inputs: Inputs, tables: Tables) -> Iterator[_Case]:
    job = inputs.job
    edition = edition_of(job, tables)
    entries = {
        (entry.key.framework, entry.key.hardware): entry
        for entry in tables.requirements_of.get((edition, job.model or ""), ())
        if entry.key.strategy == job.strategy and entry.key.seq_len == job.seq_len
    }
    places = [
        (framework, hardware) for framework in tables.frameworks for hardware in tables.hardware
    ]
    own = (job.framework or "", job.hardware or "")
    related = kin(job.model, tables)
    places.sort(key=lambda place: place != own)
    for place in places:
        if place in entries or place == own:
            yield _case(inputs, tables, place, entries.get(place), related)


def _case(
    inputs: Inputs,
    tables: Tables,
    place: tuple[str, str],
    entry: Requirement | None,
    related: Mapping[str, int],
) -> _Case:
    job = inputs.job
    framework, hardware = place[0], tables.hardware[place[1]]
    chosen = place == (job.framework, job.hardware)
    if not chosen:
        job = replace(job, framework=framework, hardware=hardware.id, throughput=ThroughputChoice())
    here = _here(replace(inputs, job=job), chosen=chosen)
    minimum = None if entry is None else entry.devices
    evidence = best(job, tables, related)
    required = required_devices(here, evidence, minimum, hardware)
    marks = [used_devices(here, required, minimum, hardware), minimum]
    if required is not None:
        marks.append(required.exact)
    if not chosen and inputs.devices is not None:
        marks.append(inputs.devices)
    return _Case(
        framework=framework,
        hardware=hardware,
        entry=entry,
        evidence=evidence,
        marks=tuple(mark for mark in marks if mark is not None),
        chosen=chosen,
    )


def _here(inputs: Inputs, *, chosen: bool) -> Inputs:
    """Return ``inputs`` without what was measured on another cluster."""
    return inputs if chosen or inputs.scaling is None else replace(inputs, scaling=None)


def _curve(case: _Case, inputs: Inputs, end: int, tables: Tables) -> Curve:
    inputs = _here(inputs, chosen=case.chosen)
    minimum = None if case.entry is None else case.entry.devices
    curve = Curve(
        framework=case.framework,
        hardware=case.hardware.id,
        minimum_devices=minimum,
        devices=(),
        duration_s=(),
        evidence=case.evidence,
        chosen=case.chosen,
        reason=_reason(case, inputs, tables),
        data_is_estimate=inputs.job.workload.is_estimate,
    )
    tokens, evidence = inputs.total_tokens, case.evidence
    eta = inputs.eta(evidence)
    if curve.reason is not None or tokens is None or eta is None or evidence is None:
        return curve
    counts = device_grid(minimum or 1, end, case.hardware.allocation_unit, case.marks)
    published = inputs.job.formula is Formula.PUBLISHED
    formula = published_duration_s if published else expected_duration_s
    kept = 1.0 if inputs.goodput is None else inputs.goodput
    many = counts.astype(np.float64)
    durations = formula(tokens, evidence.tps, many, eta.at(many)) / kept
    return replace(
        curve, devices=tuple(counts.tolist()), duration_s=tuple(np.asarray(durations).tolist())
    )


def device_grid(
    minimum: int, end: int, allocation_unit: int, marks: tuple[int, ...] = ()
) -> np.typing.NDArray[np.int64]:
    """Return usable device counts from ``minimum`` to ``end``.

    They are 1, 2, 4, 8, 16, 24, 32 and so on; at most about :data:`MOST_POINTS`, thinned evenly
    above 8 where there would be more. Counts in ``marks`` that are not below the minimum are
    always among them, usable or not.
    """
    floor = int(rules.usable_devices(minimum, allocation_unit))
    end = max(end, floor)
    step = int(np.lcm(rules.WHOLE_STEP, allocation_unit))
    first = max(step, floor)
    thinning = -(-max(end - first, 0) // (step * (MOST_POINTS - 16))) or 1
    small = np.array([1, 2, 4, 8], dtype=np.float64)
    large = np.arange(first, end + 1, step * thinning, dtype=np.int64)
    kept = np.array([mark for mark in marks if mark >= minimum], dtype=np.int64)
    usable = np.unique(
        np.concatenate((rules.usable_devices(small, allocation_unit).astype(np.int64), large))
    )
    usable = usable[(usable >= floor) & (usable <= end)]
    return np.unique(np.concatenate((usable, [floor], kept)).astype(np.int64))


def _reason(case: _Case, inputs: Inputs, tables: Tables) -> Text | None:
    names = {
        "framework": framework_name(case.framework, tables),
        "hardware": hardware_name(case.hardware.id, tables),
    }
    if case.entry is not None and case.entry.devices is None:
        return text(
            "{framework} on {hardware} does not support this job (document {document}).",
            **names,
            document=case.entry.document,
        )
    if case.evidence is None:
        return text("No throughput is known for {framework} on {hardware}.", **names)
    if inputs.total_tokens is None:
        return text("The amount of training data is not given.")
    if inputs.goodput == 0:
        return text("With these failures the training would not end.")
    if inputs.efficiency is None and inputs.scaling is None:
        return text("The scaling efficiency cannot be used.")
    return None
