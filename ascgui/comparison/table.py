"""Several scenarios as a table: what was asked, what was answered and what was found.

Scenarios are the columns and figures the lines, for the window, the report and every file alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ascgui.comparison.lines import Line, count_lines, figure_lines, input_lines
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.project import Project, label, short
from ascgui.domain.text import Text, text
from ascgui.estimator.ways import front_of, obstacle_words
from ascgui.planfile.record import inputs_sha256


@dataclass(frozen=True, slots=True)
class Heading:
    """One scenario at the head of its column.

    ``label`` is its name, or its number where it has none. ``efficient`` says that no other
    scenario is both quicker and cheaper; ``obstacles`` what keeps it from being run as it is.
    """

    id: str
    label: str | Text
    note: str
    preferred: bool
    efficient: bool
    obstacles: tuple[Text, ...] = ()


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
            obstacles=obstacle_words(answers[scenario.id]),
        )
        for number, (scenario, efficient) in enumerate(
            zip(project.scenarios, front, strict=True), 1
        )
    )
    lines = (*input_lines(found, tables), *figure_lines(found), *count_lines(found))
    return Comparison(
        title=project.title,
        headings=headings,
        lines=lines,
        findings=_findings(project, answers),
        issues=tuple(_issues(project, headings, found)),
    )


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
    yield from _left_out(headings)
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


def _left_out(headings: Sequence[Heading]) -> Iterator[Issue]:
    out = [heading for heading in headings if heading.obstacles]
    if out:
        yield Issue(
            Severity.INFO,
            "scenarios-with-errors",
            text(
                "Left out where the least and the best are marked, since they cannot be run as"
                " planned: {names}.",
                names=_obstructed(out),
            ),
            text("Look at the errors of these scenarios."),
            where=(("field", "scenario"), ("scenario", out[0].id)),
        )


def _obstructed(headings: Sequence[Heading]) -> tuple[Text | str, ...]:
    named = [
        text("{name} ({why})", name=_name(heading), why=heading.obstacles)
        for heading in headings[:_MOST_NAMES]
    ]
    return tuple(named) if len(headings) <= _MOST_NAMES else (*named, "…")


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
        return
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
