"""Which of a plan's rows differ between two editions: asked when a plan is opened."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from ascgui.catalog.records import same
from ascgui.catalog.wording import row_text, said, where
from ascgui.domain.catalog import Feature, Requirement, Tables
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.estimator.support import feature_source, requirement_source

_KEY_FIELDS = ("model", "strategy", "seq_len", "framework", "hardware")


@dataclass(frozen=True, slots=True)
class RowChange:
    """One row of a plan as two editions have it; None where an edition has no such row."""

    table: str
    before: Requirement | Feature | None
    after: Requirement | Feature | None


def changed_rows(
    plan: Plan, tables: Tables, before: str, after: str, *, earlier: Tables | None = None
) -> tuple[RowChange, ...]:
    """Return the rows of ``plan`` that differ between the editions, minimum devices first.

    The plan's rows are the entries of the minimum table for its job, what it does not say yet
    being any, and the features of its model on its framework.

    Args:
        plan: whose rows are meant; one without a model has none.
        tables: where edition ``after`` is looked up.
        before: the edition with which the plan was made.
        after: the edition that holds now; may be the same, if ``earlier`` is given.
        earlier: where edition ``before`` is looked up; ``tables`` if it is left out.
    """
    if plan.model is None:
        return ()
    old, new = _entries(plan, earlier or tables, before), _entries(plan, tables, after)
    changes = [
        RowChange("min-devices", old.get(key), new.get(key))
        for key in dict.fromkeys((*new, *old))
        if not same("min-devices", old.get(key), new.get(key))
    ]
    cells_before = _cells(plan, earlier or tables, before)
    cells_after = _cells(plan, tables, after)
    for feature in dict.fromkeys((*cells_after, *cells_before)):
        one, other = cells_before.get(feature, []), cells_after.get(feature, [])
        if {(cell.value, cell.detail) for cell in one} != {
            (cell.value, cell.detail) for cell in other
        }:
            changes.append(
                RowChange("features", one[0] if one else None, other[0] if other else None)
            )
    return tuple(changes)


def change_issues(
    plan: Plan, tables: Tables, before: str, after: str, *, earlier: Tables | None = None
) -> tuple[Issue, ...]:
    """Return :func:`changed_rows` as findings about the plan, with the evidence of both sides."""
    return tuple(
        _issue(change, before, after)
        for change in changed_rows(plan, tables, before, after, earlier=earlier)
    )


def _entries(plan: Plan, tables: Tables, edition: str) -> dict[object, Requirement]:
    wanted = {
        field: getattr(plan, field) for field in _KEY_FIELDS if getattr(plan, field) is not None
    }
    return {
        entry.key: entry
        for entry in tables.requirements_of.get((edition, plan.model or ""), ())
        if all(getattr(entry.key, field) == value for field, value in wanted.items())
    }


def _cells(plan: Plan, tables: Tables, edition: str) -> dict[tuple[str, str], list[Feature]]:
    frameworks = [plan.framework] if plan.framework is not None else list(tables.frameworks)
    found = defaultdict(list)
    features = tables.features_edition(edition)
    for framework in frameworks:
        for cell in tables.features_of.get((features, plan.model or "", framework), ()):
            found[framework, cell.feature].append(cell)
    return dict(found)


def _issue(change: RowChange, before: str, after: str) -> Issue:
    one, other = change.before, change.after
    meant = other if other is not None else one
    assert meant is not None  # noqa: S101 - one of the two is always there
    sides = (one, other)
    return Issue(
        Severity.WARNING if change.table == "min-devices" else Severity.INFO,
        "plan-row-changed",
        text(
            "{row}: edition {old} says {before}, edition {new} says {after}.",
            row=row_text(meant),
            old=before,
            before=said(one, sides),
            new=after,
            after=said(other, sides),
        ),
        text("Name edition {old} in the plan if it is to keep to it.", old=before),
        where(change.table, meant),
        tuple(_source(side) for side in sides if side is not None),
        (("edition", before),),
    )


def _source(row: Requirement | Feature) -> Source:
    return requirement_source(row) if isinstance(row, Requirement) else feature_source(row)
