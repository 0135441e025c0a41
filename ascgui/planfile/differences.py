"""How two states of a project differ, scenario by scenario and field by field."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project, label, project_of
from ascgui.domain.text import Text
from ascgui.planfile.fields import FIELDS, spread
from ascgui.planfile.spellings import with_known_names


class Kind(StrEnum):
    """What happened to a scenario, or to the project as a whole."""

    PROJECT = "project"
    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"


@dataclass(frozen=True, slots=True)
class FieldDifference:
    """One field that differs, by its name in ``FIELDS``; None where it says nothing."""

    field: str
    before: object
    after: object


@dataclass(frozen=True, slots=True)
class Difference:
    """How one scenario differs.

    Of the project itself the fields are ``title``, ``preferred`` and ``order``, with the names of
    scenarios as values.
    """

    kind: Kind
    label: Text | str
    fields: tuple[FieldDifference, ...]


def differences(
    before: Project | None, after: Project, tables: Tables | None = None
) -> tuple[Difference, ...]:
    """Return how ``after`` differs from ``before``, an empty plan where that is None.

    With ``tables`` two spellings of one name of the catalog are no difference.
    """
    old = project_of(Plan()) if before is None else before
    old, new = _spelled(old, tables), _spelled(after, tables)
    found: list[Difference] = []
    whole = _whole(old, new)
    if whole:
        found.append(Difference(Kind.PROJECT, new.title, whole))
    olds = {one.id: one for one in old.scenarios}
    for number, scenario in enumerate(new.scenarios, 1):
        named = label(scenario, number)
        was = olds.pop(scenario.id, None)
        fields = _fields(Plan() if was is None else was.plan, scenario.plan)
        if was is None:
            found.append(Difference(Kind.ADDED, named, fields))
        elif fields:
            found.append(Difference(Kind.CHANGED, named, fields))
    found += (
        Difference(Kind.REMOVED, label(one, old.index(one.id) + 1), ()) for one in olds.values()
    )
    return tuple(found)


def _spelled(project: Project, tables: Tables | None) -> Project:
    if tables is None:
        return project
    spelled = tuple(
        replace(one, plan=with_known_names(one.plan, tables)) for one in project.scenarios
    )
    return replace(project, scenarios=spelled)


def _fields(before: Plan, after: Plan) -> tuple[FieldDifference, ...]:
    old, new = spread(before), spread(after)
    return tuple(
        FieldDifference(field.name, old.get(field.name), new.get(field.name))
        for field in FIELDS
        if old.get(field.name) != new.get(field.name)
    )


def _whole(old: Project, new: Project) -> tuple[FieldDifference, ...]:
    found = []
    if old.name != new.name:
        found.append(FieldDifference("title", old.name or None, new.name or None))
    if old.preferred != new.preferred:
        found.append(FieldDifference("preferred", _preferred(old), _preferred(new)))
    stayed = [each for each in old.ids if each in new.ids]
    if stayed != [each for each in new.ids if each in old.ids]:
        found.append(FieldDifference("order", _order(old), _order(new)))
    return tuple(found)


def _preferred(project: Project) -> Text | str | None:
    chosen = project.preferred
    if chosen is None:
        return None
    return label(project.scenario(chosen), project.index(chosen) + 1)


def _order(project: Project) -> tuple[Text | str, ...]:
    return tuple(label(one, number) for number, one in enumerate(project.scenarios, 1))
