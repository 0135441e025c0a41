"""A project: several plans for one decision, side by side, and which of them is preferred.

Every operation is a pure function that returns a new project. A scenario keeps its id through all
of them, so that a window, a file and an undo step mean the same one whatever is moved or renamed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from ascgui.domain.plan import Plan
from ascgui.domain.record import frozen
from ascgui.domain.text import Text, text

_NUMBERED = re.compile(r"(.*?) (\d{1,9})", re.DOTALL)


@frozen
class Scenario:
    """One plan of a project under an id that never changes.

    Name and note are the plan's own; where they differ, those of the scenario hold.
    """

    id: str
    name: str
    note: str
    plan: Plan

    def __post_init__(self) -> None:
        if (self.plan.name, self.plan.note) != (self.name, self.note):
            named = replace(self.plan, name=self.name, note=self.note)
            object.__setattr__(self, "plan", named)


@frozen
class Project:
    """Scenarios in their order, and the id of the preferred one.

    ``preferred`` is None while nothing is decided; among fewer than two there is nothing to
    prefer, so it is None there.

    Raises:
        ValueError: two scenarios have one id, or the preferred one is not among them.
    """

    name: str = ""
    scenarios: tuple[Scenario, ...] = ()
    preferred: str | None = None

    def __post_init__(self) -> None:
        ids = self.ids
        if len(set(ids)) != len(ids):
            raise ValueError("two scenarios have the same id")
        if self.preferred is not None and self.preferred not in ids:
            raise ValueError("the preferred scenario is not in the project")
        if len(ids) < 2:
            object.__setattr__(self, "preferred", None)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids in the scenarios' order."""
        return tuple(scenario.id for scenario in self.scenarios)

    @property
    def title(self) -> str:
        """What the project is called: its name, or that of its only scenario."""
        if self.name or len(self.scenarios) != 1:
            return self.name
        return self.scenarios[0].name

    @property
    def is_plain(self) -> bool:
        """Whether a plan file can hold it: one scenario, and no other name than the plan's."""
        return len(self.scenarios) == 1 and self.name in {"", self.scenarios[0].name}

    def index(self, scenario_id: str) -> int:
        """Return the place of a scenario, from 0.

        Raises:
            KeyError: there is none of this id.
        """
        try:
            return self.ids.index(scenario_id)
        except ValueError:
            raise KeyError(scenario_id) from None

    def scenario(self, scenario_id: str) -> Scenario:
        """Return a scenario by its id.

        Raises:
            KeyError: there is none of this id.
        """
        return self.scenarios[self.index(scenario_id)]


def label(scenario: Scenario, number: int) -> str | Text:
    """Return what a scenario is called: its name, or its number where it has none."""
    return scenario.name.strip() if short(scenario.name) else text("Scenario {n}", n=number)


def short(name: str, most: int = 48) -> str:
    """Return ``name`` in one line of at most ``most`` characters that can all be seen."""
    plain = name = name.strip()
    if len(name) > most:
        plain = name[: most + 1]
    if not plain.isprintable():
        plain = "".join(char if char.isprintable() else " " for char in plain)
    return plain.strip() if len(plain) <= most else f"{plain[: most - 1].strip()}…"


def scenario_of(plan: Plan, scenario_id: str) -> Scenario:
    """Return ``plan`` as a scenario, with the plan's name and note."""
    return Scenario(scenario_id, plan.name, plan.note, plan)


def project_of(plan: Plan) -> Project:
    """Return the project of one that a single plan is."""
    return Project(scenarios=(scenario_of(plan, next_id(Project())),))


def next_id(project: Project) -> str:
    """Return the id that :func:`add` and :func:`duplicate` give to a new scenario."""
    return free_id(project.ids)


def free_id(taken: Iterable[str]) -> str:
    """Return an id that is not among ``taken``: the number after the highest."""
    numbers = (int(each) for each in taken if each.isascii() and each.isdigit() and len(each) <= 18)
    return str(max(numbers, default=0) + 1)


def add(project: Project, plan: Plan, index: int | None = None) -> Project:
    """Return the project with ``plan`` as a new scenario at ``index``, or at the end."""
    return _inserted(project, scenario_of(plan, next_id(project)), index)


def duplicate(project: Project, scenario_id: str) -> Project:
    """Return the project with a copy of a scenario after it.

    The copy bears the name with the next free number: ``Base``, ``Base 2``, ``Base 3``.

    Raises:
        KeyError: there is none of this id.
    """
    original = project.scenario(scenario_id)
    copy = replace(original, id=next_id(project), name=free_name(project, original.name))
    return _inserted(project, copy, project.index(scenario_id) + 1)


def free_name(project: Project, name: str) -> str:
    """Return ``name`` with the lowest number behind it that no scenario bears yet; "" stays."""
    if not name:
        return name
    match = _NUMBERED.fullmatch(name)
    stem, number = (match[1], int(match[2])) if match else (name, 1)
    start = f"{stem} "
    borne = {
        scenario.name[len(start) :]
        for scenario in project.scenarios
        if scenario.name.startswith(start)
    }
    while str(number + 1) in borne:
        number += 1
    return f"{start}{number + 1}"


def rename(project: Project, scenario_id: str, name: str) -> Project:
    """Return the project with another name for a scenario.

    Raises:
        KeyError: there is none of this id.
    """
    return _changed(project, replace(project.scenario(scenario_id), name=name))


def annotate(project: Project, scenario_id: str, note: str) -> Project:
    """Return the project with another note for a scenario.

    Raises:
        KeyError: there is none of this id.
    """
    return _changed(project, replace(project.scenario(scenario_id), note=note))


def change(project: Project, scenario_id: str, plan: Plan) -> Project:
    """Return the project with another plan for a scenario, which takes its name and note.

    Raises:
        KeyError: there is none of this id.
    """
    return _changed(project, scenario_of(plan, project.scenario(scenario_id).id))


def reorder(project: Project, scenario_id: str, index: int) -> Project:
    """Return the project with a scenario moved to the place ``index`` (from 0, kept in range).

    Raises:
        KeyError: there is none of this id.
    """
    moved = project.scenario(scenario_id)
    rest = [scenario for scenario in project.scenarios if scenario.id != scenario_id]
    rest.insert(max(0, index), moved)
    return replace(project, scenarios=tuple(rest))


def remove(project: Project, scenario_id: str) -> Project:
    """Return the project without a scenario; if it was the preferred one, none is.

    Raises:
        KeyError: there is none of this id.
    """
    gone = project.scenario(scenario_id)
    return replace(
        project,
        scenarios=tuple(scenario for scenario in project.scenarios if scenario is not gone),
        preferred=None if project.preferred == gone.id else project.preferred,
    )


def prefer(project: Project, scenario_id: str | None) -> Project:
    """Return the project with another preferred scenario; None decides nothing.

    Raises:
        KeyError: there is none of this id.
    """
    chosen = None if scenario_id is None else project.scenario(scenario_id).id
    return replace(project, preferred=chosen)


def _inserted(project: Project, scenario: Scenario, index: int | None) -> Project:
    rest = list(project.scenarios)
    rest.insert(len(rest) if index is None else max(0, index), scenario)
    return replace(project, scenarios=tuple(rest))


def _changed(project: Project, scenario: Scenario) -> Project:
    index = project.index(scenario.id)
    scenarios = (*project.scenarios[:index], scenario, *project.scenarios[index + 1 :])
    return replace(project, scenarios=scenarios)
