"""The catalog's tables and its findings as models: what a cell shows, says and cites."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typing_extensions import override

from ascgui.catalog import listing
from ascgui.domain.catalog import FeatureValue, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text, Unit, text
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import Cell, Row

NOT_SUPPORTED = text("not supported")

_FEATURE_WORDS: dict[str, Text] = {
    FeatureValue.SUPPORTED: text("supported"),
    FeatureValue.NOT_SUPPORTED: NOT_SUPPORTED,
    FeatureValue.NOT_PLANNED: text("no support planned"),
}
_SEVERITY_WORDS = {
    Severity.ERROR: text("Error"),
    Severity.WARNING: text("Warning"),
    Severity.INFO: text("Note"),
}


@dataclass(frozen=True, slots=True)
class CatalogRow:
    """A row of the catalog with the words for what its printed signs mean."""

    id: str
    cells: tuple[Cell, ...]
    listed: listing.Row

    @property
    def place(self) -> str:
        """The file and line that the row stands in."""
        return f"{Path(self.listed.file).name}:{self.listed.line}" if self.listed.file else ""


@dataclass(frozen=True, slots=True)
class IssueColumn:
    """A column of the list of findings."""

    id: str
    title: Text
    numeric: bool = False
    unit: Unit = Unit.NONE


@dataclass(frozen=True, slots=True)
class IssueRow:
    """A finding about the catalog as a row."""

    id: str
    cells: tuple[Cell, ...]
    issue: Issue


ISSUE_COLUMNS = (
    IssueColumn("severity", text("Severity")),
    IssueColumn("message", text("Finding")),
    IssueColumn("model", text("Model")),
    IssueColumn("strategy", text("Strategy")),
    IssueColumn("seq_len", text("Sequence length"), numeric=True, unit=Unit.TOKENS),
    IssueColumn("framework", text("Framework")),
    IssueColumn("hardware", text("Hardware")),
    IssueColumn("edition", text("Edition")),
)


def catalog_rows(
    tables: Tables, table: str, edition: str | None
) -> tuple[tuple[listing.Column, ...], list[CatalogRow]]:
    """Return the columns and rows of ``table``, of one edition or of all."""
    columns = listing.columns(table)
    at = next((n for n, column in enumerate(columns) if _signed(table, column)), None)
    rows = [
        CatalogRow(row.id, row.cells if at is None else _worded(row.cells, at), row)
        for row in listing.rows(tables, table, edition)
    ]
    return columns, rows


def issue_rows(issues: Iterable[Issue]) -> list[IssueRow]:
    """Return the findings as rows, worst first."""
    ordered = sorted(issues, key=lambda issue: issue.severity.rank)
    return [IssueRow(str(number), _issue_cells(one), one) for number, one in enumerate(ordered)]


class CatalogModel(RowsModel):
    """Rows of one of the catalog's tables: a quiet dash for "not supported", sources on hover."""

    @override
    def shown(self, row: Row, column: int) -> str:
        return "–" if row.cells[column] == NOT_SUPPORTED else super().shown(row, column)

    @override
    def spoken(self, row: Row, column: int) -> str:
        return super().shown(row, column)

    @override
    def quiet(self, row: Row, column: int) -> bool:
        return row.cells[column] == NOT_SUPPORTED

    @override
    def plain(self, row: Row, column: int) -> str | int | float | None:
        # The sign that the vendor prints, and other than the blank for "unknown".
        return "-" if row.cells[column] == NOT_SUPPORTED else super().plain(row, column)

    @override
    def tip(self, row: Row, column: int) -> str:
        value = super().shown(row, column)
        if not isinstance(row, CatalogRow):
            return value
        return "\n".join(filter(None, (value, row.listed.source, row.place)))

    @override
    def heading_tip(self, column: int) -> str:
        tip: Any = getattr(self.columns[column], "tip", None)
        return "" if tip is None else self._tongue.show(tip)


def _signed(table: str, column: listing.Column) -> bool:
    """Whether the cells of ``column`` are signs that stand for words."""
    return (table, column.id) in {("min-devices", "devices"), ("features", "value")}


def _worded(cells: Sequence[listing.Cell], at: int) -> tuple[Cell, ...]:
    cell = cells[at]
    if cell is None:
        word: Cell = NOT_SUPPORTED
    else:
        word = _FEATURE_WORDS.get(cell, cell) if isinstance(cell, str) else cell
    return (*cells[:at], word, *cells[at + 1 :])


def _issue_cells(issue: Issue) -> tuple[Cell, ...]:
    where = dict(issue.where)
    named = (where.get(column.id) for column in ISSUE_COLUMNS[2:])
    return (_SEVERITY_WORDS[issue.severity], issue.message, *named)
