"""Opening a plan file: what was asked, today's answer to it, and what has changed since."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ascgui import safefile
from ascgui.catalog import names
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.estimator.answer import answer as estimate
from ascgui.planfile.changes import changes
from ascgui.planfile.fields import by_name, shortened
from ascgui.planfile.parse import LARGEST_BYTES, Parsed, PlanText, parse


@dataclass(frozen=True, slots=True)
class Opened:
    """A plan file that was opened.

    ``answer`` is computed now; ``saved_answer_summary`` are the recorded figures by their keys in
    the file, empty where none were recorded. ``changes`` say what differs since it was saved,
    ``issues`` what is odd about the file itself.
    """

    plan: Plan
    answer: Answer
    saved_answer_summary: dict[str, Any]
    changes: tuple[Issue, ...]
    issues: tuple[Issue, ...]
    text: PlanText


def read(path: Path, tables: Tables) -> Opened:
    """Open the plan file ``path`` and answer it anew from ``tables``.

    Raises:
        Refused: it cannot be read or is no usable plan; all its problems are in it.
    """
    parsed = parse(safefile.read_bytes(path, LARGEST_BYTES), path)
    plan, odd = _with_known_names(parsed, tables)
    answer = estimate(plan, tables)
    return Opened(
        plan=plan,
        answer=answer,
        saved_answer_summary=dict(parsed.records["answer"]),
        changes=changes(parsed.records, answer, tables),
        issues=(*parsed.issues, *odd),
        text=parsed.text,
    )


def known_name(field: str, typed: str, tables: Tables) -> str | None:
    """Return the catalog's id for what was typed in a field that takes a name, or None."""
    return _RESOLVE[field](tables, typed)


def nearest_names(field: str, typed: str, tables: Tables) -> tuple[str, ...]:
    """Return the names that what was typed in a field may be meant for, best first."""
    return _NEAREST[field](tables, typed)


def _with_known_names(parsed: Parsed, tables: Tables) -> tuple[Plan, tuple[Issue, ...]]:
    """Return the plan with the catalog's ids for other spellings, and what is not known.

    A name that the catalog does not know is kept as it was typed.
    """
    plan, odd = parsed.plan, []
    for field in _RESOLVE:
        typed = plan.throughput.row_id if field == "row" else getattr(plan, field)
        if not typed:
            continue
        known = known_name(field, typed, tables)
        if known is None:
            odd.append(_unknown_name(field, typed, parsed, tables))
        elif field != "row":
            plan = replace(plan, **{field: known})
    return plan, tuple(odd)


def _unknown_name(field: str, typed: str, parsed: Parsed, tables: Tables) -> Issue:
    near = nearest_names(field, typed, tables)
    where: list[tuple[str, str | int]] = [("file", str(parsed.text.path))]
    line = parsed.lines.get(field)
    if line is not None:
        where.append(("line", line))
    return Issue(
        Severity.WARNING,
        "unknown-name",
        text("The catalog does not know the name {name}.", name=shortened(typed)),
        text("Check its spelling; nearest are {names}.", names=near)
        if near
        else text("Check its spelling, or add it to the catalog."),
        (*where, ("field", ".".join(by_name(field).place))),
    )


_RESOLVE: dict[str, Callable[[Tables, str], str | None]] = {
    "model": names.resolve_model,
    "stage": lambda _, typed: names.resolve_stage(typed),
    "strategy": lambda _, typed: names.resolve_strategy(typed),
    "framework": names.resolve_framework,
    "hardware": names.resolve_hardware,
    "edition": names.resolve_edition,
    "row": lambda tables, typed: next(
        (row.id for row in tables.throughput if row.id == typed), None
    ),
}
_NEAREST: dict[str, Callable[[Tables, str], tuple[str, ...]]] = {
    "model": names.nearest_models,
    "stage": lambda _, typed: names.nearest_stages(typed),
    "strategy": lambda _, typed: names.nearest_strategies(typed),
    "framework": names.nearest_frameworks,
    "hardware": names.nearest_hardware,
    "edition": names.nearest_editions,
    "row": lambda tables, typed: names.nearest(
        typed, names.spellings((row.id, ()) for row in tables.throughput)
    ),
}
