"""Opening a project: each scenario as a plan file opens, answered anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ascgui import safefile
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.project import Project, label, scenario_of, short
from ascgui.domain.text import Text, text
from ascgui.planfile.parse import SCENARIO, PlanText
from ascgui.planfile.project_parse import LARGEST_BYTES, parse_project
from ascgui.planfile.read import Opened, opened

_MOST_NAMES = 6
"""Scenarios that a finding names."""


@dataclass(frozen=True, slots=True)
class OpenedProject:
    """A project that was opened; a plan file is a project of one.

    ``opened`` holds what each scenario's plan file would give, by the scenario's id: the answer
    of now, the recorded figures, what has changed since and what is odd. ``issues`` are about the
    file as a whole.
    """

    project: Project
    opened: Mapping[str, Opened]
    issues: tuple[Issue, ...]
    text: PlanText

    @property
    def answers(self) -> dict[str, Answer]:
        """The answer of each scenario by its id."""
        return {each: found.answer for each, found in self.opened.items()}

    def findings(self, *, minor: bool = True) -> tuple[Issue, ...]:
        """Return what there is to say of the file and of what changed since, each once.

        Where there are several scenarios, it says which of them it is about. Without ``minor``
        a change that is only to be noted is left out.
        """
        found = list(self.issues)
        named: dict[tuple[object, ...], tuple[Issue, list[str | Text]]] = {}
        for number, scenario in enumerate(self.project.scenarios, 1):
            one = self.opened[scenario.id]
            changes = (each for each in one.changes if minor or each.severity is not Severity.INFO)
            for issue in (*changes, *one.issues):
                if len(self.opened) == 1:
                    found.append(issue)
                    continue
                alike = (issue.severity, issue.code, issue.message, issue.action, issue.sources)
                names = named.setdefault(alike, (issue, []))[1]
                name = label(scenario, number)
                names.append(text("“{name}”", name=short(name)) if isinstance(name, str) else name)
        for issue, names in named.values():
            shown = (*names[:_MOST_NAMES], *("…" for _ in names[_MOST_NAMES : _MOST_NAMES + 1]))
            message = text("{scenarios}: {message}", scenarios=shown, message=issue.message)
            found.append(replace(issue, message=message))
        return tuple(dict.fromkeys(found))


def read_project(
    path: Path, tables: Tables, *, progress: Callable[[int, int], None] | None = None
) -> OpenedProject:
    """Open the project or plan file ``path`` and answer each scenario anew from ``tables``.

    ``progress`` is told (done, all) after each scenario; what it raises ends the reading.

    Raises:
        Refused: it cannot be read or is no usable project; all its problems are in it.
    """
    parsed = parse_project(safefile.read_bytes(path, LARGEST_BYTES), path)
    found: dict[str, Opened] = {}
    for number, (scenario_id, plan) in enumerate(parsed.plans.items(), 1):
        one = opened(plan, tables)
        if parsed.parts is not None:
            where = ((SCENARIO, number),)
            told = tuple(replace(issue, where=(*issue.where, *where)) for issue in one.changes)
            one = replace(one, changes=told)
        found[scenario_id] = one
        if progress is not None:
            progress(number, len(parsed.plans))
    scenarios = tuple(scenario_of(one.plan, scenario_id) for scenario_id, one in found.items())
    return OpenedProject(
        project=replace(parsed.project, scenarios=scenarios),
        opened=found,
        issues=parsed.issues,
        text=parsed.text,
    )
