"""The scenarios of a report, answered and compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from ascgui.comparison.table import Comparison, compare
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.project import Project
from ascgui.domain.text import text
from ascgui.estimator.answer import answer as estimate

Progress: TypeAlias = Callable[[int, int], bool]
"""Told how much of how much is done; False asks to stop."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The scenarios of a report in their order, each with its answer.

    ``left_out`` counts the scenarios of the project that the report does not hold.
    """

    project: Project
    answers: Mapping[str, Answer]
    comparison: Comparison
    tables: Tables
    left_out: int = 0

    @property
    def several(self) -> bool:
        """Whether there is anything to compare."""
        return len(self.project.scenarios) > 1

    @property
    def proposed(self) -> str | None:
        """The id of the preferred scenario, or of the only one; None while nothing is decided."""
        if len(self.project.scenarios) == 1:
            return self.project.scenarios[0].id
        return self.project.preferred

    @property
    def ordered(self) -> tuple[Answer, ...]:
        """The answers in the scenarios' order."""
        return tuple(self.answers[scenario.id] for scenario in self.project.scenarios)


def decide(
    project: Project,
    tables: Tables,
    scenarios: Sequence[str] | None = None,
    *,
    answers: Mapping[str, Answer] | None = None,
    progress: Progress | None = None,
) -> Decision | None:
    """Return the ``scenarios`` of ``project`` (ids; None for all) answered and compared.

    ``answers`` are those that are known already. None if ``progress`` said to stop.

    Raises:
        Refused: one of ``scenarios`` is not in the project.
    """
    chosen = _chosen(project, scenarios)
    known = answers or {}
    found: dict[str, Answer] = {}
    for number, scenario in enumerate(chosen.scenarios):
        if progress is not None and not progress(number, len(chosen.scenarios)):
            return None
        have = known.get(scenario.id)
        if have is None or have.plan != scenario.plan:
            have = estimate(scenario.plan, tables)
        found[scenario.id] = have
    return Decision(
        project=chosen,
        answers=found,
        comparison=compare(chosen, found, tables),
        tables=tables,
        left_out=len(project.scenarios) - len(chosen.scenarios),
    )


def _chosen(project: Project, scenarios: Sequence[str] | None) -> Project:
    if scenarios is None:
        return project
    missing = [each for each in scenarios if each not in project.ids]
    if missing:
        raise Refused(
            Issue(
                Severity.ERROR,
                "scenario-missing",
                text("The project has no scenario {id}.", id=missing[0]),
                text("Give ids of scenarios of this project."),
                where=(("field", "scenario"),),
            )
        )
    kept = tuple(scenario for scenario in project.scenarios if scenario.id in scenarios)
    ids = {scenario.id for scenario in kept}
    preferred = project.preferred if project.preferred in ids else None
    name = project.name
    return replace(project, name=name, scenarios=kept, preferred=preferred)
