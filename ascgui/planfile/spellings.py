"""The names in a plan as the catalog spells them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ascgui.catalog import names
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Plan
from ascgui.planfile.fields import FIELDS, spread


def known_name(field: str, typed: str, tables: Tables) -> str | None:
    """Return the catalog's id for what was typed in a field that takes a name, or None."""
    return _RESOLVE[field](tables, typed)


def nearest_names(field: str, typed: str, tables: Tables) -> tuple[str, ...]:
    """Return the names that what was typed in a field may be meant for, best first."""
    return _NEAREST[field](tables, typed)


def with_known_names(plan: Plan, tables: Tables) -> Plan:
    """Return the plan with the catalog's ids for other spellings.

    A name that the catalog does not know is kept as it was typed; the answer says so.
    """
    values = spread(plan)
    spelled: dict[str, Any] = {}
    for field in FIELDS:
        typed = values.get(field.name)
        if field.named and isinstance(typed, str) and field.name != "row":
            spelled[field.name] = known_name(field.name, typed, tables) or typed
    return replace(plan, **spelled)


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
