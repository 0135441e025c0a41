"""What the Catalog page shows of a catalog, made from immutable values: in any thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ascgui.catalog import listing
from ascgui.catalog.layering import Standing
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import Origin, State
from ascgui.catalog.records import Record, identity, of_table
from ascgui.domain.issues import Issue
from ascgui.viewmodels.catalog_findings import Found, Places, findings, warnings_by_table
from ascgui.viewmodels.catalog_model import (
    ISSUE_COLUMNS,
    CatalogRow,
    issue_rows,
    standing_row,
    table_content,
)
from ascgui.viewmodels.table_rows import Column, Row, TableRows

FINDINGS = "findings"
"""The entry below the tables: what the catalog's own check found."""

LARGE = 20_000
"""From this number of rows on a table is made ready beside the window."""


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a catalog as a whole: the findings, where they are, and what they mark."""

    catalog: Catalog
    found: Found
    places: Places
    warnings: Mapping[str, Mapping[str, Mapping[str, tuple[Issue, ...]]]]


@dataclass(frozen=True, slots=True)
class Content:
    """One table in one edition; ``made`` are its rows ready to be searched, where that is long."""

    table: str
    edition: str | None
    columns: Sequence[Column]
    rows: Sequence[Row]
    counts: Mapping[str, int]
    made: TableRows | None = None


def is_large(catalog: Catalog) -> bool:
    """Return whether making a table of ``catalog`` ready takes longer than a moment."""
    tables = catalog.tables
    return max(len(tables.requirements), len(tables.features), len(tables.throughput)) > LARGE


def about(catalog: Catalog) -> About:
    """Return what is known of ``catalog`` as a whole."""
    found, places = findings(catalog), Places(catalog.tables)
    return About(catalog, found, places, warnings_by_table(found.loud, places))


def content(
    known: About,
    table: str,
    edition: str | None,
    make: Callable[[Sequence[Column], Sequence[Row]], TableRows] | None = None,
) -> Content:
    """Return ``table`` of ``edition`` (None: of every one); with ``make`` ready to be searched."""
    catalog, found = known.catalog, known.found
    counts = {name: listing.count(catalog.tables, name, edition) for name in listing.TABLES}
    counts[FINDINGS] = sum(1 for issue in found.loud if _is_of(issue, edition))
    columns: Sequence[Column] = ISSUE_COLUMNS
    rows: Sequence[Row]
    if table == FINDINGS:
        rows = issue_rows(
            (issue for issue in found.loud if _is_of(issue, edition)),
            (pair for pair in found.silenced if _is_of(pair[0], edition)),
        )
    else:
        columns, rows = table_content(catalog, table, edition)
    made = None if make is None else make(columns, rows)
    if made is not None:
        made.make_searchable()
    return Content(table, edition, columns, rows, counts, made)


def row_to_come(catalog: Catalog, table: str, record: Record, origin: Origin) -> CatalogRow:
    """Return the row for ``record`` as it will stand once its change holds."""
    row: Any = identity(table, record)
    shipped = of_table(catalog.shipped or catalog.under, table).get(row)
    state = State.ADDED if shipped is None else State.CHANGED
    (listed,) = listing.rows_of(table, [record])
    return standing_row(table, listed, Standing(state, record, shipped, origin))


def _is_of(issue: Issue, edition: str | None) -> bool:
    return edition is None or issue.at("edition") in {None, edition}
