"""The rows that are being edited: one, several alike, or one that is still to be added.

The form and the table's cells both edit through it, so that both check and say the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ascgui.catalog.overlay import OWN_DOCUMENT, Origin, Overlay
from ascgui.catalog.records import Identity, Record, identity, of_table, same
from ascgui.domain.catalog import Feature, Requirement, Tables
from ascgui.domain.text import Text, text
from ascgui.viewmodels.record_fields import FIELDS, RecordField, field_faults, field_of

SEVERAL = object()
"""The value of a field in which the rows that are edited together differ."""

_TAKEN = text("The table has this row already. Change that one, or name another.")


@dataclass(frozen=True, slots=True)
class Edited:
    """What an edit came to: the rows before and after, or what is wrong by field."""

    before: tuple[Record, ...] = ()
    after: tuple[Record, ...] = ()
    faults: tuple[tuple[str, Text], ...] = ()

    @property
    def sound(self) -> bool:
        """Whether the rows can be taken."""
        return not self.faults

    def fault(self, field: str) -> Text | None:
        """Return what is wrong with ``field``, or with the row as a whole."""
        said = dict(self.faults)
        return said.get(field) or said.get("")


def value_of(table: str, records: Sequence[Record], field: str) -> Any:
    """Return what ``field`` says in all ``records``, :data:`SEVERAL` where they differ."""
    found = field_of(table, field)
    if found is None or not records:
        return None
    values = [found.get(record) for record in records]
    return values[0] if all(value == values[0] for value in values) else SEVERAL


def edited(
    table: str,
    records: Sequence[Record],
    field: RecordField,
    value: Any,
    tables: Tables,
    *,
    checked: bool = True,
) -> Edited:
    """Return ``records`` with ``value`` in ``field``, and what is wrong with them then."""
    after = tuple(field.put(record, value) for record in records)
    faults: dict[str, Text] = {}
    if checked:
        for before, now in zip(records, after, strict=True):
            faults.update(checks(table, now, tables, before))
    return Edited(tuple(records), after, tuple(faults.items()))


def checks(
    table: str, record: Record, tables: Tables, before: Record | None = None
) -> dict[str, Text]:
    """Return what is wrong with ``record`` instead of ``before``, or as a new row, by field."""
    found = field_faults(record, table, tables)
    row = identity(table, record)
    another = before is None or identity(table, before) != row
    if another and not found and row in of_table(tables, table):
        found[""] = _TAKEN
    return found


def missing(table: str, record: Record) -> tuple[str, ...]:
    """Return the fields of a new row that nothing was entered into, and that it needs."""
    needed = [field for field in FIELDS[table] if field.key]
    if table == "min-devices":
        needed.append(next(field for field in FIELDS[table] if field.id == "devices"))
    return tuple(field.id for field in needed if field.get(record) in (None, "", 0))


def put_into(
    overlay: Overlay, table: str, edit: Edited, origin: Origin, beneath: Tables
) -> Overlay:
    """Return ``overlay`` with the rows of ``edit`` as they are now; those that moved, move."""
    groups: dict[Origin, list[Record]] = {}
    moved: list[Identity] = []
    for at, record in enumerate(edit.after):
        old = edit.before[at] if at < len(edit.before) else None
        row = identity(table, record)
        old_row = row if old is None else identity(table, old)
        if old_row != row:
            moved.append(old_row)
        elif old is not None and same(table, old, record) and not origin.source:
            continue
        own = _origin(overlay, table, old_row, origin)
        groups.setdefault(own, []).append(cited(record, own))
    if moved:
        overlay = overlay.revert(table, *moved)
    for own, records in groups.items():
        overlay = overlay.put(records, own, beneath)
    return overlay


def cited(record: Record, origin: Origin) -> Record:
    """Return ``record`` with the source of the change as the document that it cites."""
    if isinstance(record, Requirement | Feature):
        return replace(record, document=origin.source or OWN_DOCUMENT, row=0)
    return record


def _origin(overlay: Overlay, table: str, row: Identity, origin: Origin) -> Origin:
    """Return where a change comes from: what is not said now stays as it was said before."""
    change = overlay.change(table, row)
    if change is None:
        return origin
    was = change.origin
    return Origin(
        origin.source or was.source,
        origin.author or was.author,
        origin.date,
        origin.reason or was.reason,
    )
