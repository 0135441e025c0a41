"""The bytes of a project file → its scenarios, with every problem at once.

A project is a list of ``[[scenario]]``, each a plan as a plan file holds it, with an ``id``; above
them stand the project's name and the id of the preferred one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ascgui import safefile
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.project import Project, free_id, scenario_of
from ascgui.domain.text import text
from ascgui.planfile.blocks import Parts, split
from ascgui.planfile.fields import FieldProblem, Words, shortened
from ascgui.planfile.migrate import FORMAT, Entries, Entry
from ascgui.planfile.parse import (
    SCENARIO,
    Loaded,
    Parsed,
    PlanText,
    finding,
    format_of,
    is_project,
    load_toml,
    plain_text,
    plan_of,
    told_unknown,
)

LARGEST_BYTES = 32 * 1024 * 1024
MOST_SCENARIOS = 2000

ID = "id"
_OWN = frozenset({ID})
_TOP = ("format", "name", "preferred")


@dataclass(frozen=True, slots=True)
class ParsedProject:
    """What stands in a project file, taken literally.

    ``plans`` are the scenarios' plans by id, each with its text as that of a plan file.
    ``written_ids`` are the ids as they stand there, None where one is missing. ``plain`` marks a
    plan file, which is a project of one. ``parts`` are None there, and for a project whose
    scenarios are no tables of their own. ``unknown`` are keys of the project itself that are not
    known here.
    """

    project: Project
    plans: Mapping[str, Parsed]
    written_ids: tuple[object, ...]
    text: PlanText
    plain: bool
    parts: Parts | None
    unknown: Mapping[tuple[str, ...], object]
    issues: tuple[Issue, ...]


def parse_project(data: bytes, path: Path) -> ParsedProject:
    """Return what stands in ``data``, the content of ``path``, a project or a plan file.

    Raises:
        Refused: it is neither, or values in it cannot be used; all problems are in it.
    """
    whole = plain_text(data, path)
    loaded = load_toml(whole.text, path)
    if not is_project(loaded.data):
        parsed = plan_of(loaded.entries(()), whole)
        only = free_id(())
        project = Project(scenarios=(scenario_of(parsed.plan, only),))
        return ParsedProject(
            project,
            {only: parsed},
            (None,),
            parsed.text,
            plain=True,
            parts=None,
            unknown={},
            issues=(),
        )
    return _Reader(loaded, whole).read()


class _Reader:
    """Reads one project, and collects what is wrong with it."""

    def __init__(self, loaded: Loaded, whole: PlanText) -> None:
        self._loaded = loaded
        self._whole = whole
        self._path = whole.path
        self._problems: list[Issue] = []
        self._issues: list[Issue] = []

    def read(self) -> ParsedProject:
        """Return the project.

        Raises:
            Refused: with all of its problems.
        """
        scenarios = self._loaded.data[SCENARIO]
        if len(scenarios) > MOST_SCENARIOS:
            raise safefile.refusal(
                self._path,
                "project-too-many",
                text(
                    "This file holds {count} scenarios, and at most {most} are compared at once. "
                    "Split it into several files.",
                    count=len(scenarios),
                    most=MOST_SCENARIOS,
                ),
            )
        top = {
            path: entry for path, entry in self._loaded.entries(()).items() if path[0] != SCENARIO
        }
        number = self._format(top)
        parts = split(self._whole.text, self._loaded.places)
        usual = len(parts.blocks) == len(scenarios)
        parsed = [
            self._scenario(index, values, number, parts if usual else None)
            for index, values in enumerate(scenarios)
        ]
        name = self._words(top, "name") or ""
        ids = self._ids([each for each, _ in parsed])
        wanted = self._words(top, "preferred")
        if self._problems:
            raise Refused(*sorted(self._problems, key=lambda issue: int(issue.at("line") or 0)))
        plans = {each: plan for each, (_, plan) in zip(ids, parsed, strict=True) if plan}
        project = Project(name, tuple(scenario_of(plan.plan, each) for each, plan in plans.items()))
        chosen = self._preferred(project, wanted, top)
        unknown = {path: entry for path, entry in top.items() if path[0] not in _TOP}
        return ParsedProject(
            project=replace(project, preferred=chosen),
            plans=plans,
            written_ids=tuple(entry.value if entry else None for entry, _ in parsed),
            plain=False,
            text=replace(self._whole, format=FORMAT if number is None else number),
            parts=parts if usual else None,
            unknown={path: entry.value for path, entry in unknown.items()},
            issues=(*self._issues, *told_unknown(self._path, unknown)),
        )

    def _format(self, top: Entries) -> int | None:
        """Return the format that the file names for all scenarios, or None if it names none."""
        if ("format",) not in top:
            return None
        try:
            return format_of(top, self._path)
        except Refused as refused:
            self._problems += refused.issues
            return FORMAT

    def _scenario(
        self, index: int, values: Mapping[str, Any], number: int | None, parts: Parts | None
    ) -> tuple[Entry | None, Parsed | None]:
        """Return the id of a scenario as it stands there, and its plan."""
        entries = dict(self._loaded.entries((SCENARIO, index), values))
        given = entries.pop((ID,), None)
        line = self._loaded.places.line((SCENARIO, index))
        written = "" if parts is None else parts.blocks[index].plan
        place = PlanText(self._path, written, "", self._whole.newline)
        try:
            if number is None:
                said = {path for path in entries if path not in {("name",), ("note",)}}
                # A scenario that says nothing yet is one, where a plan file would be none.
                number = format_of(entries, self._path) if said else FORMAT
            parsed = plan_of(entries, place, number=number, own=_OWN)
        except Refused as refused:
            self._problems += (_within(index, line, issue) for issue in refused.issues)
            return given, None
        told = tuple(_within(index, line, issue) for issue in parsed.issues)
        return given, replace(parsed, issues=told)

    def _words(self, top: Entries, key: str) -> str | None:
        entry = top.get((key,))
        if entry is None:
            return None
        try:
            return Words().read(entry.value)
        except FieldProblem as fault:
            message = text("{field}: {problem}", field=key, problem=fault.text)
            self._problems.append(finding(self._path, entry, "project-value", message))
            return None

    def _ids(self, given: list[Entry | None]) -> list[str]:
        """Return an id for each scenario: the given one, a new one where it is missing or taken."""
        ids: list[str | None] = []
        for index, entry in enumerate(given):
            value = None if entry is None else entry.value
            if entry is not None and (not isinstance(value, str) or not value):
                message = text(
                    "{value} is no id of a scenario. Put a word or number between quotes.",
                    value=shortened(value),
                )
                problem = finding(self._path, entry, "project-value", message)
                self._problems.append(_within(index, entry.line, problem))
                value = None
            if entry is not None and isinstance(value, str) and value in ids:
                message = text(
                    "Two scenarios have the id {id}; the second one gets another.",
                    id=shortened(value),
                )
                told = finding(
                    self._path, entry, "scenario-id-twice", message, severity=Severity.WARNING
                )
                self._issues.append(_within(index, entry.line, told))
                value = None
            ids.append(value if isinstance(value, str) else None)
        made: list[str] = []
        for each in ids:
            made.append(each or free_id([*made, *(known for known in ids if known)]))
        return made

    def _preferred(self, project: Project, wanted: str | None, top: Entries) -> str | None:
        """Return the id of the preferred scenario; a name is as good where only one bears it."""
        if wanted is None or wanted == "":
            return None
        if wanted in project.ids:
            return wanted
        named = [scenario.id for scenario in project.scenarios if scenario.name == wanted]
        if len(named) == 1:
            return named[0]
        message = text(
            "The preferred scenario {id} is not in this file, so none is preferred.",
            id=shortened(wanted),
        )
        entry = top[("preferred",)]
        action = text("Name the id of one of its scenarios.")
        self._issues.append(
            finding(
                self._path, entry, "preferred-unknown", message,
                severity=Severity.WARNING, action=action,
            )
        )  # fmt: skip
        return None


def _within(index: int, line: int | None, issue: Issue) -> Issue:
    """Return ``issue`` with the number of the scenario that it is about, and a line."""
    where = dict(issue.where)
    if "line" not in where and line is not None:
        where["line"] = line
    return replace(issue, where=(*where.items(), (SCENARIO, index + 1)))
