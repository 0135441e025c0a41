"""What changed in the minimum table from one edition to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ascgui.domain.catalog import JobKey, Requirement, Support, Tables

Count: TypeAlias = int | Literal[Support.NOT_SUPPORTED] | None
"""A device count, "not supported", or None where the edition has no such entry."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One entry that differs between two editions, or stands in one of them only."""

    key: JobKey
    before: Count
    after: Count


def diff(tables: Tables, before: str, after: str) -> tuple[Difference, ...]:
    """Return the entries that differ, in the order of ``after``, then those it has no more."""
    old = {key: entry for (edition, key), entry in tables.requirements.items() if edition == before}
    new = {key: entry for (edition, key), entry in tables.requirements.items() if edition == after}
    differences = (
        Difference(key, count(old.get(key)), count(new.get(key))) for key in {**new, **old}
    )
    return tuple(found for found in differences if found.before != found.after)


def count(requirement: Requirement | None) -> Count:
    """Return what an entry says: a count, "not supported", or None for no entry."""
    if requirement is None:
        return None
    return Support.NOT_SUPPORTED if requirement.devices is None else requirement.devices
