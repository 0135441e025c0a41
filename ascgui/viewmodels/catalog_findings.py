"""What was found about the catalog: which rows and cells each finding is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from ascgui.catalog import listing
from ascgui.catalog.check import check
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import Silence, heard
from ascgui.catalog.records import of_table
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue

_KEYS = ("model", "strategy", "seq_len", "framework", "hardware", "edition")
_ENTRY = attrgetter(
    "key.model", "key.strategy", "key.seq_len", "key.framework", "key.hardware", "edition"
)
_VALUE_COLUMN = {
    "min-devices": "devices",
    "features": "value",
    "throughput": "tokens_per_second",
    "models": "model",
}
_ALIAS_TABLES = {"model": "models", "framework": "frameworks", "hardware": "hardware"}


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: what is heard, and what a note silences."""

    loud: tuple[Issue, ...]
    silenced: tuple[tuple[Issue, Silence], ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where a finding is seen: the rows of a table by their ids, and the column."""

    table: str
    row_ids: tuple[str, ...]
    column: str


def findings(catalog: Catalog) -> Found:
    """Return everything that was noticed about ``catalog``; takes a while with many rows."""
    issues = (*catalog.issues, *check(catalog.tables))
    return Found(*heard(issues, catalog.changes))


class Places:
    """Looks up the rows that findings are about; each way of naming rows is indexed once."""

    def __init__(self, tables: Tables) -> None:
        """Look into ``tables``."""
        self._tables = tables
        self._entries: dict[tuple[str, ...], dict[tuple[Any, ...], list[str]]] = {}
        self._rows: list[tuple[tuple[Any, ...], str]] | None = None

    def of(self, issue: Issue) -> Place | None:
        """Return where ``issue`` is seen, None where it is about no row."""
        table = issue.at("table")
        if table is not None:
            return self._of_table(str(table), issue)
        if issue.code == "alias-clash":
            return self._of_alias(issue)
        if issue.at("model") is None:
            return None
        names = tuple(name for name in _KEYS if issue.at(name) is not None)
        rows = self._indexed(names).get(tuple(issue.at(name) for name in names), [])
        if rows:
            return Place("min-devices", tuple(rows), "devices")
        cells = tuple(
            listing.row_id("features", cell)
            for cell in self._tables.features
            if issue.at("model") in cell.catalog_models
            and issue.at("edition") in {None, cell.edition}
            and issue.at("framework") in {None, cell.framework}
        )
        return Place("features", cells, "model") if cells else None

    def _of_table(self, table: str, issue: Issue) -> Place | None:
        if table == "min-devices":
            names = tuple(name for name in _KEYS if issue.at(name) is not None)
            found = self._indexed(names).get(tuple(issue.at(name) for name in names), [])
            return Place(table, tuple(found), "devices") if found else None
        wanted = {
            name: value for name, value in issue.where if name not in {"table", "file", "line"}
        }
        rows = tuple(
            listing.row_id(table, record)
            for record in of_table(self._tables, table).values()
            if all(getattr(record, name, value) == value for name, value in wanted.items())
        )
        return Place(table, rows, _VALUE_COLUMN.get(table, "")) if rows else None

    def _of_alias(self, issue: Issue) -> Place | None:
        for name, table in _ALIAS_TABLES.items():
            if issue.at(name) is not None:
                return Place(table, (str(issue.at(name)),), "aliases")
        return None

    def _indexed(self, names: tuple[str, ...]) -> Mapping[tuple[Any, ...], list[str]]:
        if names not in self._entries:
            if self._rows is None:
                self._rows = [
                    (_ENTRY(entry), listing.row_id("min-devices", entry))
                    for entry in self._tables.requirements.values()
                ]
            places = [_KEYS.index(name) for name in names]
            index: dict[tuple[Any, ...], list[str]] = {}
            for values, row_id in self._rows:
                index.setdefault(tuple([values[place] for place in places]), []).append(row_id)
            self._entries[names] = index
        return self._entries[names]


def warnings_by_table(
    issues: Iterable[Issue], places: Places
) -> dict[str, dict[str, dict[str, tuple[Issue, ...]]]]:
    """Return what was found, by table, row and column."""
    found: dict[str, dict[str, dict[str, tuple[Issue, ...]]]] = {}
    for issue in issues:
        place = places.of(issue)
        if place is None:
            continue
        rows = found.setdefault(place.table, {})
        for row in place.row_ids:
            cells = rows.setdefault(row, {})
            cells[place.column] = (*cells.get(place.column, ()), issue)
    return found
