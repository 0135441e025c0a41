"""Two states of the catalog side by side: two editions, or the shipped tables and the user's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from typing_extensions import override

from ascgui.catalog.diff import Count, count
from ascgui.catalog.listing import row_id
from ascgui.catalog.load import Catalog
from ascgui.catalog.preview import Rows
from ascgui.catalog.records import edition_of, same
from ascgui.domain.catalog import JobKey, Support, Tables
from ascgui.domain.text import Text, Unit, text
from ascgui.viewmodels.record_cells import (
    FRAMEWORK,
    HARDWARE,
    NOT_SUPPORTED,
    SEQ_LEN,
    STRATEGY,
    Heading,
    brief,
    cell_of,
    headings_for,
)
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import Cell, Row
from ascgui.viewmodels.table_titles import TABLE_TITLES


class Side(StrEnum):
    """How one entry stands in the second state, compared with the first."""

    DIFFERING = "differing"
    ALL = "all"
    ADDED = "added"
    REMOVED = "removed"
    CHANGED = "changed"
    SAME = "same"


SIDE_NAMES: Mapping[Side, Text] = {
    Side.DIFFERING: text("Differing"),
    Side.ALL: text("All"),
    Side.ADDED: text("Added"),
    Side.REMOVED: text("Removed"),
    Side.CHANGED: text("Changed"),
    Side.SAME: text("The same"),
}

_STANDS: Mapping[Side, Text] = {
    Side.ADDED: text("added"),
    Side.REMOVED: text("removed"),
    Side.CHANGED: text("changed"),
    Side.SAME: text("the same"),
}

_STAND = Heading("stand", text("Difference"))
_MODEL = Heading("model", text("Model"))
_TABLE = Heading("table", text("In table"))
_SHIPPED = Heading("before", text("Shipped"))
_YOURS = Heading("after", text("Yours"))
_SOURCE = Heading("source", text("Source"))
_AUTHOR = Heading("author", text("Author"))
_DATE = Heading("date", text("Date"))
_REASON = Heading("reason", text("Reason"))


@dataclass(frozen=True, slots=True)
class DifferenceRow:
    """One entry in both states."""

    id: str
    cells: tuple[Cell, ...]
    side: Side

    def is_of(self, side: Side) -> bool:
        """Whether the row is shown where ``side`` is asked for."""
        return side in {Side.ALL, self.side} or (
            side is Side.DIFFERING and self.side is not Side.SAME
        )


@dataclass(frozen=True, slots=True)
class DifferenceTable:
    """The columns and rows of a comparison, and how many rows there are of each kind."""

    columns: tuple[Heading, ...] = ()
    rows: tuple[DifferenceRow, ...] = ()
    counts: Mapping[Side, int] = field(default_factory=dict)

    def of(self, side: Side) -> tuple[DifferenceRow, ...]:
        """Return the rows of ``side``."""
        return tuple(row for row in self.rows if row.is_of(side))


def of_editions(tables: Tables, before: str, after: str) -> DifferenceTable:
    """Return every entry of the minimum table in both editions, in the order of ``after``.

    Those that differ are what ``ascgui catalog diff`` prints.
    """
    old = {key: entry for (edition, key), entry in tables.requirements.items() if edition == before}
    new = {key: entry for (edition, key), entry in tables.requirements.items() if edition == after}
    columns = (
        _STAND,
        _MODEL,
        STRATEGY,
        SEQ_LEN,
        FRAMEWORK,
        HARDWARE,
        Heading("before", text("{edition}", edition=before), numeric=True, unit=Unit.DEVICES),
        Heading("after", text("{edition}", edition=after), numeric=True, unit=Unit.DEVICES),
    )
    rows = [_entry(key, count(old.get(key)), count(new.get(key))) for key in {**new, **old}]
    return _table(columns, rows)


def of_changes(catalog: Catalog) -> DifferenceTable:
    """Return each of the user's changes beside the shipped row, of whatever table."""
    changes = tuple(catalog.changes.changes())
    shipped_rows = Rows(catalog.shipped or catalog.under)
    meant = [change.record or change.against for change in changes]
    editions = {edition_of(record) for record in meant if record is not None} - {""}
    several = len({change.table for change in changes}) > 1
    things = headings_for((change.table for change in changes), editions=len(editions) > 1)
    columns = (
        _STAND, *things, _SHIPPED, _YOURS, *((_TABLE,) if several else ()), _SOURCE, _AUTHOR,
        _DATE, _REASON,
    )  # fmt: skip
    rows = []
    for change, record in zip(changes, meant, strict=True):
        if record is None:
            continue
        shipped, own = shipped_rows.get(change.table, change.identity), change.record
        side = _side(shipped is not None, own is not None, alike=same(change.table, shipped, own))
        origin = change.origin
        rows.append(
            DifferenceRow(
                f"{change.table}:{row_id(change.table, record)}",
                (
                    _STANDS[side],
                    *(cell_of(record, heading) for heading in things),
                    brief(shipped, own),
                    brief(own, shipped),
                    *((TABLE_TITLES[change.table],) if several else ()),
                    origin.source or None,
                    origin.author or None,
                    origin.date or None,
                    origin.reason or None,
                ),
                side,
            )
        )
    return _table(columns, rows)


class DifferencesModel(RowsModel):
    """Rows of a comparison: a quiet dash for "not supported", blank where there is no entry."""

    @override
    def shown(self, row: Row, column: int) -> str:
        return "–" if row.cells[column] == NOT_SUPPORTED else super().shown(row, column)

    @override
    def spoken(self, row: Row, column: int) -> str:
        return super().shown(row, column)

    @override
    def tip(self, row: Row, column: int) -> str:
        return super().shown(row, column)

    @override
    def plain(self, row: Row, column: int) -> str | int | float | None:
        return "-" if row.cells[column] == NOT_SUPPORTED else super().plain(row, column)

    @override
    def quiet(self, row: Row, column: int) -> bool:
        if not isinstance(row, DifferenceRow):
            return False
        return (
            row.side is Side.SAME
            or row.cells[column] == NOT_SUPPORTED
            or self.columns[column].id == "before"
        )


def _entry(key: JobKey, before: Count, after: Count) -> DifferenceRow:
    side = _side(before is not None, after is not None, alike=before == after)
    return DifferenceRow(
        f"{key.model}|{key.strategy}|{key.seq_len}|{key.framework}|{key.hardware}",
        (
            _STANDS[side],
            key.model,
            key.strategy,
            key.seq_len,
            key.framework,
            key.hardware,
            _cell(before),
            _cell(after),
        ),
        side,
    )


def _cell(one: Count) -> Cell:
    return NOT_SUPPORTED if one is Support.NOT_SUPPORTED else one


def _side(there_before: bool, there_after: bool, *, alike: bool) -> Side:  # noqa: FBT001
    if alike:
        return Side.SAME
    if not there_before:
        return Side.ADDED
    return Side.CHANGED if there_after else Side.REMOVED


def _table(columns: tuple[Heading, ...], rows: list[DifferenceRow]) -> DifferenceTable:
    counts = {side: sum(row.is_of(side) for row in rows) for side in Side}
    return DifferenceTable(columns, tuple(rows), counts)
