"""Opening a project: each scenario as a plan file opens, answered anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ascgui import safefile
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue
from ascgui.domain.project import Project, scenario_of
from ascgui.planfile.parse import SCENARIO, PlanText
from ascgui.planfile.project_parse import LARGEST_BYTES, parse_project
from ascgui.planfile.read import Opened, opened


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
