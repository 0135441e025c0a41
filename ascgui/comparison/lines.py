"""The lines of a comparison: inputs, figures and counts of findings.

A line has a cell for each scenario, which holds its value twice: as a program reads it, and as a
person does.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

import numpy as np

from ascgui.domain.answer import Answer, EvidenceKind
from ascgui.domain.catalog import Support, Tables
from ascgui.domain.issues import Severity
from ascgui.domain.plan import Formula, GoalKind, Plan, Rounding, WorkloadKind
from ascgui.domain.text import Quantity, Text, Unit, Value, text
from ascgui.estimator.calendar import calendar_words
from ascgui.estimator.failure_loss import failure_words
from ascgui.estimator.naming import (
    framework_name,
    hardware_name,
    stage_name,
    strategy_name,
)
from ascgui.estimator.ways import levelled, obstacles
from ascgui.language.numbers import written_duration
from ascgui.planfile.calendar_text import written_hours


class Group(StrEnum):
    """What a line is about."""

    INPUT = "input"
    ANSWER = "answer"
    FINDING = "finding"


@dataclass(frozen=True, slots=True)
class Cell:
    """One value: for programs and for people, both None where there is none.

    Durations are in seconds. ``estimate`` marks (≈) what hangs on the rate of a near job or on
    estimated data, ``best`` the least of its line, of the scenarios without errors.
    """

    value: str | int | float | datetime | None = None
    shown: Value | None = None
    estimate: bool = False
    best: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One input, figure or count of findings over all scenarios.

    ``differs`` says whether the scenarios do not all have the same value. ``unit`` is that of the
    values; a price and a cost are in each scenario's own currency.
    """

    id: str
    group: Group
    title: Text
    unit: Unit
    cells: tuple[Cell, ...]
    differs: bool


@dataclass(frozen=True, slots=True)
class _Kind:
    """How one line is made: its cell for an answer, and whether less of it is better."""

    id: str
    title: Text
    cell: Callable[[Answer], Cell]
    unit: Unit = Unit.NONE
    less_is_better: bool = False


def input_lines(answers: Sequence[Answer], tables: Tables) -> Iterator[Line]:
    """Yield the inputs that at least one scenario has."""
    for kind in _input_kinds(tables):
        line = _line(Group.INPUT, kind, answers)
        if any(cell.value is not None for cell in line.cells):
            yield line


def figure_lines(answers: Sequence[Answer]) -> Iterator[Line]:
    """Yield the figures of the answers that at least one scenario has."""
    comparable = len({answer.plan.currency for answer in answers if answer.cost is not None}) < 2
    for kind in _FIGURES:
        if kind.id.startswith("cost") and not comparable:
            kind = replace(kind, less_is_better=False)  # noqa: PLW2901 - money is not compared
        line = _line(Group.ANSWER, kind, answers)
        if any(cell.value is not None for cell in line.cells):
            yield line


def count_lines(answers: Sequence[Answer]) -> Iterator[Line]:
    """Yield how many findings of each severity the answers have."""
    for line_id, severity, title in (
        ("errors", Severity.ERROR, text("Errors")),
        ("warnings", Severity.WARNING, text("Warnings")),
        ("notes", Severity.INFO, text("Notes")),
    ):
        kind = _Kind(line_id, title, _counted(severity))
        yield _line(Group.FINDING, kind, answers)


def _counted(severity: Severity) -> Callable[[Answer], Cell]:
    def cell(answer: Answer) -> Cell:
        count = sum(issue.severity is severity for issue in answer.issues)
        return Cell(count, count)

    return cell


def _line(group: Group, kind: _Kind, answers: Sequence[Answer]) -> Line:
    cells = [kind.cell(answer) for answer in answers]
    values: list[Hashable] = [
        levelled(cell.value) if isinstance(cell.value, float) else cell.value for cell in cells
    ]
    differs = len(set(values)) > 1
    if kind.less_is_better and differs:
        # What does not run is no bargain.
        able = [not obstacles(answer) for answer in answers]
        numbers = [
            value
            for value, runs in zip(values, able, strict=True)
            if runs and isinstance(value, int | float)
        ]
        least = min(numbers, default=None)
        cells = [
            replace(cell, best=runs and value == least) if sum(able) > 1 else cell
            for cell, value, runs in zip(cells, values, able, strict=True)
        ]
    return Line(kind.id, group, kind.title, kind.unit, tuple(cells), differs)


def _input_kinds(tables: Tables) -> tuple[_Kind, ...]:
    """Return the inputs in the order in which one thinks of them; only what counts is shown."""

    def plain(
        of: Callable[[Plan], str | None], name: Callable[[str], Text | str] = str
    ) -> Callable[[Answer], Cell]:
        def cell(answer: Answer) -> Cell:
            value = of(answer.plan)
            return Cell(value, name(value)) if value else Cell()

        return cell

    def number(
        of: Callable[[Plan], float | None], unit: Unit = Unit.NONE
    ) -> Callable[[Answer], Cell]:
        return lambda answer: _number(of(answer.plan), unit)

    return (
        _Kind("model", text("Model"), plain(lambda plan: plan.model)),
        _Kind("stage", text("Stage"), plain(lambda plan: plan.stage, stage_name)),
        _Kind("strategy", text("Strategy"), plain(lambda plan: plan.strategy, strategy_name)),
        _Kind("seq_len", text("Sequence length"), lambda answer: Cell(
            answer.plan.seq_len, None if answer.plan.seq_len is None else str(answer.plan.seq_len)
        ), Unit.TOKENS),
        _Kind("framework", text("Framework"), plain(
            lambda plan: plan.framework, lambda name: framework_name(name, tables))),
        _Kind("hardware", text("Hardware"), plain(
            lambda plan: plan.hardware, lambda name: hardware_name(name, tables))),
        _Kind("edition", text("Edition"), lambda answer: Cell(answer.edition or None,
                                                              answer.edition or None)),
        _Kind("tokens", text("Tokens per epoch"), number(_tokens, Unit.TOKENS), Unit.TOKENS),
        _Kind("samples", text("Samples per epoch"), number(_samples)),
        _Kind("tokens_per_sample", text("Tokens per sample"),
              number(_tokens_per_sample, Unit.TOKENS), Unit.TOKENS),
        _Kind("epochs", text("Epochs"), number(lambda plan: plan.workload.epochs)),
        _Kind("tps", text("Entered throughput"),
              number(lambda plan: plan.throughput.entered_tps, Unit.TOKENS_PER_SECOND),
              Unit.TOKENS_PER_SECOND),
        _Kind("row", text("Chosen throughput row"), plain(_row)),
        _Kind("efficiency", text("Scaling efficiency"),
              number(lambda plan: plan.efficiency, Unit.RATIO), Unit.RATIO),
        _Kind("scaling", text("Measured scaling"), _scaling),
        _Kind("deadline", text("Deadline"), _given_deadline, Unit.SECONDS),
        _Kind("given_devices", text("Given devices"), number(_given_devices, Unit.DEVICES),
              Unit.DEVICES),
        _Kind("start", text("Start"), lambda answer: Cell(answer.plan.start, answer.plan.start)),
        _Kind("calendar", text("Calendar"), _calendar),
        _Kind("failures", text("Saves and failures"), _failures),
        _Kind("price", text("Price per card-hour"), _price),
        _Kind("currency", text("Currency"), plain(lambda plan: plan.currency)),
        _Kind("formula", text("Formula"),
              plain(lambda plan: plan.formula.value, lambda name: FORMULA_NAMES[Formula(name)])),
        _Kind("rounding", text("Rounding"),
              plain(lambda plan: plan.rounding.value, lambda name: ROUNDING_NAMES[Rounding(name)])),
    )  # fmt: skip


FORMULA_NAMES = {
    Formula.EXPECTED: text("expected"),
    Formula.PUBLISHED: text("by the printed formula"),
}
ROUNDING_NAMES = {
    Rounding.RECOMMENDED: text("recommended, at least 8 devices"),
    Rounding.EXACT: text("exact"),
}


def _tokens(plan: Plan) -> float | None:
    return plan.workload.tokens if plan.workload.kind is WorkloadKind.TOKENS else None


def _samples(plan: Plan) -> float | None:
    return plan.workload.samples if plan.workload.kind is WorkloadKind.SAMPLES else None


def _tokens_per_sample(plan: Plan) -> float | None:
    workload = plan.workload
    return workload.tokens_per_sample if workload.kind is WorkloadKind.SAMPLES else None


def _row(plan: Plan) -> str | None:
    return plan.throughput.row_id if plan.throughput.entered_tps is None else None


def _scaling(answer: Answer) -> Cell:
    scaling = answer.plan.scaling
    if scaling is None:
        return Cell()
    # Two measurements of one source are two inputs.
    counts = ", ".join(f"{point.devices}: {point.tps:g}" for point in scaling.points)
    return Cell(f"{scaling.source} ({counts})", scaling.source or text("measured"))


def _calendar(answer: Answer) -> Cell:
    calendar = answer.plan.calendar
    if calendar is None:
        return Cell()
    windows = [
        f"{window.start:%Y-%m-%d %H:%M}/{window.end:%Y-%m-%d %H:%M}/{window.every_days or ''}"
        for window in calendar.windows
    ]
    value = "; ".join((*written_hours(calendar.hours), *windows, f"{calendar.availability:g}"))
    return Cell(value, calendar_words(calendar))


def _failures(answer: Answer) -> Cell:
    failures = answer.plan.failures
    words = None if failures is None else failure_words(failures)
    if failures is None or words is None:
        return Cell()
    seconds = (failures.interval_s, failures.save_s, failures.mean_s, failures.restart_s)
    return Cell("; ".join(f"{each:g}" for each in seconds if each is not None), words)


def _given_deadline(answer: Answer) -> Cell:
    seconds = answer.plan.goal.deadline_s
    return Cell() if seconds is None else Cell(seconds, written_duration(seconds))


def _given_devices(plan: Plan) -> float | None:
    return plan.goal.devices if plan.goal.kind is GoalKind.DEVICES else None


def _price(answer: Answer) -> Cell:
    return _money(answer.plan.price_per_card_hour, answer)


def _number(value: float | None, unit: Unit = Unit.NONE, *, estimate: bool = False) -> Cell:
    if value is None:
        return Cell()
    # What is no number is kept as a word: no file may hold a NaN.
    if isinstance(value, float) and not np.isfinite(value):
        return Cell(str(value), str(value))
    return Cell(value, Quantity(value, unit), estimate)


def _money(value: float | None, answer: Answer, *, estimate: bool = False) -> Cell:
    cell = _number(value, estimate=estimate)
    if not isinstance(cell.shown, Quantity):
        return cell
    return replace(cell, shown=replace(cell.shown, currency=answer.plan.currency or " "))


def _hanging(
    of: Callable[[Answer], float | None], unit: Unit = Unit.NONE
) -> Callable[[Answer], Cell]:
    """A figure that hangs on throughput and data."""
    return lambda answer: _number(of(answer), unit, estimate=answer.is_estimate)


def _cluster(of: Callable[[Answer], float | None], unit: Unit) -> Callable[[Answer], Cell]:
    """A figure that hangs on the device count."""
    return lambda answer: _number(of(answer), unit, estimate=answer.devices_are_estimate)


def _support(answer: Answer) -> Cell:
    return Cell(answer.support.value, _SUPPORT[answer.support])


def _evidence(answer: Answer) -> Cell:
    if answer.evidence is None:
        return Cell()
    return Cell(answer.evidence.kind.value, _KINDS[answer.evidence.kind])


def _met(answer: Answer) -> Cell:
    if answer.deadline_met is None:
        return Cell()
    shown = text("met") if answer.deadline_met else text("missed")
    return Cell("yes" if answer.deadline_met else "no", shown, answer.is_estimate)


def _moment(of: Callable[[Answer], datetime | None]) -> Callable[[Answer], Cell]:
    def cell(answer: Answer) -> Cell:
        when = of(answer)
        return Cell() if when is None else Cell(when, when, answer.is_estimate)

    return cell


_SUPPORT = {
    Support.SUPPORTED: text("supported"),
    Support.NOT_SUPPORTED: text("not supported"),
    Support.UNKNOWN: text("unknown"),
}
_KINDS = {
    EvidenceKind.MEASURED: text("measured"),
    EvidenceKind.ENTERED: text("entered"),
    EvidenceKind.CATALOG: text("catalog"),
    EvidenceKind.NEAREST: text("nearest row"),
}
_FIGURES = (
    _Kind("support", text("Support"), _support),
    _Kind("minimum_devices", text("Minimum devices"),
          lambda answer: _number(answer.minimum_devices, Unit.DEVICES), Unit.DEVICES),
    _Kind("total_tokens", text("Total tokens"),
          lambda answer: _number(answer.total_tokens, Unit.TOKENS,
                                 estimate=answer.data_is_estimate), Unit.TOKENS),
    _Kind("used_tps", text("Throughput"), lambda answer: _number(
        None if answer.evidence is None else answer.evidence.tps,
        Unit.TOKENS_PER_SECOND, estimate=answer.rate_is_estimate), Unit.TOKENS_PER_SECOND),
    _Kind("evidence", text("Evidence of the throughput"), _evidence),
    _Kind("required_raw", text("Devices by the formula"), _hanging(
        lambda answer: None if answer.required is None else answer.required.raw, Unit.DEVICES),
          Unit.DEVICES),
    _Kind("devices", text("Devices"), _cluster(lambda answer: answer.devices, Unit.DEVICES),
          Unit.DEVICES, less_is_better=True),
    _Kind("cards", text("Cards"), _cluster(lambda answer: answer.cards, Unit.CARDS), Unit.CARDS,
          less_is_better=True),
    _Kind("nodes", text("Nodes"), _cluster(lambda answer: answer.nodes, Unit.NODES), Unit.NODES,
          less_is_better=True),
    _Kind("duration", text("Duration"), _hanging(lambda answer: answer.duration_s, Unit.SECONDS),
          Unit.SECONDS, less_is_better=True),
    _Kind("duration_low", text("Shortest duration"), _hanging(
        lambda answer: None if answer.duration is None else answer.duration.low, Unit.SECONDS),
          Unit.SECONDS),
    _Kind("duration_high", text("Longest duration"), _hanging(
        lambda answer: None if answer.duration is None else answer.duration.high, Unit.SECONDS),
          Unit.SECONDS),
    _Kind("deadline_met", text("Deadline met"), _met),
    _Kind("finish", text("Finish"), _moment(lambda answer: answer.finish)),
    _Kind("finish_low", text("Earliest finish"), _moment(lambda answer: answer.finish_low)),
    _Kind("finish_high", text("Latest finish"), _moment(lambda answer: answer.finish_high)),
    _Kind("card_hours", text("Card-hours"),
          _hanging(lambda answer: answer.card_hours, Unit.CARD_HOURS), Unit.CARD_HOURS,
          less_is_better=True),
    _Kind("node_hours", text("Node-hours"),
          _hanging(lambda answer: answer.node_hours, Unit.NODE_HOURS), Unit.NODE_HOURS,
          less_is_better=True),
    _Kind("cost", text("Cost"), lambda answer: _money(
        answer.cost, answer, estimate=answer.is_estimate), less_is_better=True),
    _Kind("cost_low", text("Lowest cost"), lambda answer: _money(
        answer.cost_low, answer, estimate=answer.is_estimate)),
    _Kind("cost_high", text("Highest cost"), lambda answer: _money(
        answer.cost_high, answer, estimate=answer.is_estimate)),
)  # fmt: skip
