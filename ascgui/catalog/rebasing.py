"""One person's unsaved changes put onto what another program wrote meanwhile."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from ascgui.catalog.overlay import Overlay
from ascgui.catalog.overlaytext import changed_rows
from ascgui.catalog.records import Identity
from ascgui.catalog.tables import READ_ORDER

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class Rebased:
    """The changes of both sides, and the rows that both changed, as (table, identity)."""

    overlay: Overlay
    clashes: tuple[tuple[str, Identity], ...]


def rebased(base: Overlay, mine: Overlay, theirs: Overlay, *, prefer_mine: bool = True) -> Rebased:
    """Return ``theirs`` with what differs between ``base`` and ``mine`` done to it as well.

    Of a row that both sides changed, each in another way, one side holds and the other side's
    change is set aside: kept, shown, and used by nothing.
    """
    if mine is base:
        return Rebased(theirs, ())
    result, clashes = theirs, []
    for table in (item.name for item in READ_ORDER):
        changed = changed_rows(base, mine, table)
        if not changed:
            continue
        theirs_changed = set(changed_rows(base, theirs, table))
        differing = set(changed_rows(mine, theirs, table))
        taken, reverted = [], []
        for row in changed:
            own, other = mine.change(table, row), theirs.change(table, row)
            if row in theirs_changed and row in differing:
                clashes.append((table, row))
                lost = other if prefer_mine else own
                if lost is not None:
                    result = result.set_aside(lost)
                if not prefer_mine:
                    continue
            if own is None:
                reverted.append(row)
            else:
                taken.append(own)
        if taken:
            result = result.take(taken)
        if reverted:
            result = result.revert(table, *reverted)
    return Rebased(
        replace(
            result,
            about=theirs.about if mine.about == base.about else mine.about,
            silences=_merged(base.silences, mine.silences, result.silences),
            aside=_merged(base.aside, mine.aside, result.aside),
        ),
        tuple(clashes),
    )


def _merged(
    base: Iterable[_Item], mine: Iterable[_Item], theirs: Iterable[_Item]
) -> tuple[_Item, ...]:
    before, own, others = tuple(base), tuple(mine), tuple(theirs)
    kept = [item for item in others if item in own or item not in before]
    return (*kept, *(item for item in own if item not in before and item not in others))
