"""Several scenarios as a table: what was asked, what was answered and what was found.

Scenarios are the columns and figures the lines, for the window, the report and every file alike.
A cell holds its value twice: as a program reads it, and as a person does.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

import numpy as np

from ascgui.domain.answer import Answer, EvidenceKind
from ascgui.domain.catalog import Support, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Formula, GoalKind, Plan, Rounding, WorkloadKind
from ascgui.domain.project import Project, label, short
from ascgui.domain.text import Quantity, Text, Unit, Value, text
from ascgui.estimator.calendar import calendar_words
from ascgui.estimator.failure_loss import failure_words
from ascgui.estimator.naming import (
    framework_name,
    hardware_name,
    stage_name,
    strategy_name,
)
from ascgui.estimator.ways import front_of, levelled
from ascgui.language.numbers import written_duration
from ascgui.planfile.calendar_text import written_hours
from ascgui.planfile.record import inputs_sha256


class Group(StrEnum):
    """What a line is about."""

    INPUT = "input"
    ANSWER = "answer"
    FINDING = "finding"


@dataclass(frozen=True, slots=True)
class Cell:
    """One value: for programs and for people, both None where there is none.

    Durations are in seconds. ``estimate`` marks (≈) what hangs on the rate of a near job or on
    estimated data,
    ``best`` the least of its line.
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
class Heading:
    """One scenario at the head of its column.

    ``label`` is its name, or its number where it has none. ``efficient`` says that no other
    scenario is both quicker and cheaper.
    """

    id: str
    label: str | Text
    note: str
    preferred: bool
    efficient: bool


@dataclass(frozen=True, slots=True)
class Finding:
    """One kind of finding, and the scenarios that have it: (id, the finding in its own numbers)."""

    severity: Severity
    code: str
    members: tuple[tuple[str, Issue], ...]

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The ids of the scenarios that have it, each once."""
        return tuple(dict.fromkeys(scenario_id for scenario_id, _ in self.members))

    @property
    def wordings(self) -> tuple[tuple[Issue, tuple[str, ...]], ...]:
        """Each wording of the finding once, with the scenarios that have it."""
        found: dict[tuple[Text, Text | None], tuple[Issue, list[str]]] = {}
        for scenario_id, issue in self.members:
            _, ids = found.setdefault((issue.message, issue.action), (issue, []))
            if scenario_id not in ids:
                ids.append(scenario_id)
        return tuple((issue, tuple(ids)) for issue, ids in found.values())


@dataclass(frozen=True, slots=True)
class Comparison:
    """Scenarios side by side.

    ``findings`` are those of the scenarios by their kind, the worst first; ``issues`` are about
    the comparison itself.
    """

    title: str
    headings: tuple[Heading, ...]
    lines: tuple[Line, ...]
    findings: tuple[Finding, ...]
    issues: tuple[Issue, ...]

    def line(self, line_id: str) -> Line:
        """Return a line by its id.

        Raises:
            KeyError: there is none, because no scenario has a value for it.
        """
        for line in self.lines:
            if line.id == line_id:
                return line
        raise KeyError(line_id)


def compare(project: Project, answers: Mapping[str, Answer], tables: Tables) -> Comparison:
    """Return the scenarios of ``project`` side by side.

    Args:
        project: the scenarios in their order.
        answers: the answer of each by its id.
        tables: where names are looked up.
    """
    found = [answers[scenario.id] for scenario in project.scenarios]
    front = front_of(found) if len(found) > 1 else np.zeros(len(found), dtype=np.bool_)
    headings = tuple(
        Heading(
            id=scenario.id,
            label=label(scenario, number),
            note=scenario.note,
            preferred=scenario.id == project.preferred,
            efficient=bool(efficient),
        )
        for number, (scenario, efficient) in enumerate(
            zip(project.scenarios, front, strict=True), 1
        )
    )
    lines = (*_inputs(found, tables), *_figures(found), *_counts(found))
    return Comparison(
        title=project.title,
        headings=headings,
        lines=lines,
        findings=_findings(project, answers),
        issues=tuple(_issues(project, headings, found)),
    )


# --- lines --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Kind:
    """How one line is made: its cell for an answer, and whether less of it is better."""

    id: str
    title: Text
    cell: Callable[[Answer], Cell]
    unit: Unit = Unit.NONE
    less_is_better: bool = False


def _inputs(answers: Sequence[Answer], tables: Tables) -> Iterator[Line]:
    for kind in _input_kinds(tables):
        line = _line(Group.INPUT, kind, answers)
        if any(cell.value is not None for cell in line.cells):
            yield line


def _figures(answers: Sequence[Answer]) -> Iterator[Line]:
    comparable = len({answer.plan.currency for answer in answers if answer.cost is not None}) < 2
    for kind in _FIGURES:
        if kind.id.startswith("cost") and not comparable:
            kind = replace(kind, less_is_better=False)  # noqa: PLW2901 - money is not compared
        line = _line(Group.ANSWER, kind, answers)
        if any(cell.value is not None for cell in line.cells):
            yield line


def _counts(answers: Sequence[Answer]) -> Iterator[Line]:
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
        numbers = [value for value in values if isinstance(value, int | float)]
        least = min(numbers, default=None)
        cells = [
            replace(cell, best=value == least) if numbers else cell
            for cell, value in zip(cells, values, strict=True)
        ]
    return Line(kind.id, group, kind.title, kind.unit, tuple(cells), differs)


# --- inputs -------------------------------------------------------------------------------------


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
        _Kind("seq_len", text("Sequence length"), number(lambda plan: plan.seq_len, Unit.TOKENS),
              Unit.TOKENS),
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
              plain(lambda plan: plan.formula.value, lambda name: _FORMULAS[Formula(name)])),
        _Kind("rounding", text("Rounding"),
              plain(lambda plan: plan.rounding.value, lambda name: _ROUNDINGS[Rounding(name)])),
    )  # fmt: skip


_FORMULAS = {
    Formula.EXPECTED: text("expected"),
    Formula.PUBLISHED: text("by the printed formula"),
}
_ROUNDINGS = {
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


# --- figures ------------------------------------------------------------------------------------


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
    _Kind("required_raw", text("Devices needed, not rounded"), _hanging(
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


# --- findings -----------------------------------------------------------------------------------


def _findings(project: Project, answers: Mapping[str, Answer]) -> tuple[Finding, ...]:
    """Return each kind of finding, with all scenarios that have it."""
    found: dict[tuple[Severity, str], list[tuple[str, Issue]]] = {}
    for scenario in project.scenarios:
        for issue in answers[scenario.id].issues:
            found.setdefault((issue.severity, issue.code), []).append((scenario.id, issue))
    findings = [
        Finding(severity, code, tuple(members)) for (severity, code), members in found.items()
    ]
    return tuple(sorted(findings, key=lambda finding: finding.severity.rank))


def _issues(
    project: Project, headings: Sequence[Heading], answers: Sequence[Answer]
) -> Iterator[Issue]:
    """Yield what there is to say about the comparison itself."""
    if len(answers) < 2:
        yield _few(len(answers))
        return
    yield from _incomparable(answers)
    yield from _same(headings, answers)
    if project.preferred is not None:
        yield from _preferred(project.index(project.preferred), headings, answers)


def _few(count: int) -> Issue:
    message = text("There is only one scenario, so there is nothing to compare it with.")
    if not count:
        message = text("There is no scenario yet.")
    action = text("Add a scenario, or make one of a way to run the job.")
    return Issue(Severity.INFO, "few-scenarios", message, action, where=(("field", "scenario"),))


def _incomparable(answers: Sequence[Answer]) -> Iterator[Issue]:
    """Yield why figures of these scenarios do not stand for the same thing."""
    currencies = {answer.plan.currency for answer in answers if answer.cost is not None}
    if len(currencies) > 1:
        yield Issue(
            Severity.WARNING,
            "currencies-differ",
            text(
                "The costs are in several currencies ({currencies}), so they are not compared; "
                "card-hours are.",
                currencies=tuple(sorted(each or "–" for each in currencies)),
            ),
            text("Give all prices in one currency."),
            where=(("field", "currency"),),
        )
    priced = [answer.cost is not None for answer in answers if answer.duration is not None]
    if any(priced) and not all(priced):
        yield Issue(
            Severity.INFO,
            "prices-missing",
            text("Some scenarios have no price, so costs are compared by card-hours."),
            text("Enter the price per card-hour everywhere."),
            where=(("field", "price_per_card_hour"),),
        )
    if len({answer.plan.formula for answer in answers}) > 1:
        yield Issue(
            Severity.WARNING,
            "formulas-differ",
            text(
                "Some durations follow the printed formula and some the expected one, so they "
                "cannot be compared."
            ),
            text("Use the expected form everywhere."),
            where=(("field", "formula"),),
        )
    work = {
        (answer.plan.model, answer.plan.stage, answer.plan.strategy, answer.total_tokens)
        for answer in answers
    }
    if len(work) > 1:
        yield Issue(
            Severity.INFO,
            "work-differs",
            text(
                "The scenarios do not train the same: model, stage, strategy or amount of data "
                "differ. A shorter duration may only mean less work."
            ),
            where=(("field", "model"),),
        )


def _same(headings: Sequence[Heading], answers: Sequence[Answer]) -> Iterator[Issue]:
    asked: dict[str, list[Heading]] = {}
    for heading, answer in zip(headings, answers, strict=True):
        asked.setdefault(inputs_sha256(answer.plan), []).append(heading)
    groups = [same for same in asked.values() if len(same) > 1]
    for same in groups[:_MOST_GROUPS]:
        yield Issue(
            Severity.INFO,
            "scenarios-same",
            text("These scenarios ask the same: {names}.", names=_names(same)),
            text("Change one of them, or remove it."),
            where=(("field", "scenario"), ("scenario", same[-1].id)),
        )
    rest = [heading for same in groups[_MOST_GROUPS:] for heading in same[1:]]
    if rest:
        yield Issue(
            Severity.INFO,
            "scenarios-same",
            text(
                "Further scenarios that ask the same as one before them: {n}, such as {name}.",
                n=len(rest),
                name=_name(rest[0]),
            ),
            text("Change one of them, or remove it."),
            where=(("field", "scenario"), ("scenario", rest[0].id)),
        )


def _preferred(
    index: int, headings: Sequence[Heading], answers: Sequence[Answer]
) -> Iterator[Issue]:
    """Yield what speaks against the preferred scenario."""
    chosen, heading = answers[index], headings[index]
    where = (("field", "preferred"), ("scenario", heading.id))
    if any(issue.severity is Severity.ERROR for issue in chosen.issues):
        yield Issue(
            Severity.WARNING,
            "preferred-has-errors",
            text("The preferred scenario, {name}, has errors.", name=_name(heading)),
            text("Look at its findings before you decide for it."),
            where=where,
        )
    if heading.efficient or chosen.duration_s is None:
        return
    better = [
        other
        for other, answer in zip(headings, answers, strict=True)
        if other is not heading and front_of([answer, chosen]).tolist() == [True, False]
    ]
    if better:
        yield Issue(
            Severity.INFO,
            "preferred-beaten",
            text(
                "The preferred scenario, {name}, is neither quicker nor cheaper than {others}.",
                name=_name(heading),
                others=_names(better),
            ),
            text("Note in the scenario why it is preferred all the same."),
            where=where,
        )


def _names(headings: Sequence[Heading]) -> tuple[Text | str, ...]:
    named = [_name(heading) for heading in headings[:_MOST_NAMES]]
    return tuple(named) if len(headings) <= _MOST_NAMES else (*named, "…")


def _name(heading: Heading) -> Text | str:
    """Return the name fit for a sentence."""
    if isinstance(heading.label, Text):
        return heading.label
    return text("“{name}”", name=short(heading.label))


_MOST_NAMES = 6
_MOST_GROUPS = 3
"""Groups of equal scenarios that have a finding of their own."""
