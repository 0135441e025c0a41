"""The catalog's tables and its findings as models: what a cell shows, says and cites."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from typing_extensions import override

from ascgui.catalog import listing
from ascgui.catalog.layering import Standing
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import Origin, Silence, State, subject
from ascgui.catalog.records import Record, edition_of, of_table
from ascgui.domain.catalog import FeatureValue, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text, Unit, text
from ascgui.viewmodels.record_fields import field_of
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


STATES: Mapping[State, Text] = MappingProxyType(
    {
        State.SHIPPED: text("shipped"),
        State.CHANGED: text("changed"),
        State.ADDED: text("added"),
        State.REMOVED: text("removed"),
    }
)
_IN_CONFLICT = text("changed, in conflict")
_SIGNS: Mapping[State, str] = MappingProxyType(
    {State.CHANGED: "•", State.ADDED: "+", State.REMOVED: "−"}
)
_STATE_TIPS: Mapping[State, Text] = MappingProxyType(
    {
        State.CHANGED: text("You changed this row."),
        State.ADDED: text("You added this row."),
        State.REMOVED: text("You removed this row. It can be reverted."),
    }
)
_CONFLICT_TIP = text(
    "You changed this row, and the shipped tables say something else since. Your change holds."
)

STATE = listing.Column(
    "state", text("State"), tip=text("Shipped, or what you made of it: changed, added, removed.")
)
CHANGED_BY = listing.Column(
    "changed_by",
    text("Changed by"),
    tip=text("Source, author and date of your change."),
    extra=True,
)


@dataclass(frozen=True, slots=True)
class CatalogRow:
    """A row of the catalog with the words for what its printed signs mean, and how it stands."""

    id: str
    cells: tuple[Cell, ...]
    listed: listing.Row
    standing: Standing | None = None
    """None for a row as it is shipped."""

    @property
    def state(self) -> State:
        """Whether the row is shipped, changed, added or removed."""
        return State.SHIPPED if self.standing is None else self.standing.state

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
    silence: Silence | None = None
    """The note that silences it, if one does."""


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


def table_content(
    catalog: Catalog, table: str, edition: str | None
) -> tuple[tuple[listing.Column, ...], list[CatalogRow]]:
    """Return the columns and rows of ``table`` with how each row stands; removed ones as well."""
    columns = (*listing.columns(table), STATE, CHANGED_BY)
    at = next((n for n, column in enumerate(columns) if _signed(table, column)), None)
    layer = catalog.changes.layers.get(table)
    changed = {} if layer is None else layer.rows
    shipped = catalog.shipped or catalog.under
    by_hand = shipped is not catalog.under
    standing = catalog.standings(table).of if changed or by_hand else None
    beneath: Mapping[Any, Any] = of_table(catalog.under, table) if changed else {}
    as_shipped = (STATES[State.SHIPPED], None)
    rows = []
    for row in _with_removed(catalog, table, edition):
        cells = row.cells if at is None else _worded(row.cells, at)
        if standing is not None and (by_hand or row.identity in changed):
            added = changed.get(row.identity)
            if added is not None and layer is not None and row.identity not in beneath:
                # Nothing beneath and nothing shipped: most rows of a large overlay are such.
                against = layer.against.get(row.identity)
                how = Standing(State.ADDED, added, None, layer.origins[row.identity], against)
                how = how if against is None else standing(row.identity)
            else:
                how = standing(row.identity)
            if how.state is not State.SHIPPED:
                more = (_state_cell(how), origin_words(how.origin) or None)
                rows.append(CatalogRow(row.id, (*cells, *more), row, how))
                continue
        rows.append(CatalogRow(row.id, (*cells, *as_shipped), row))
    return columns, rows


def standing_row(table: str, listed: listing.Row, standing: Standing) -> CatalogRow:
    """Return the row ``listed`` of ``table`` with how it stands."""
    at = next((n for n, one in enumerate(listing.columns(table)) if _signed(table, one)), None)
    cells = listed.cells if at is None else _worded(listed.cells, at)
    more = (_state_cell(standing), origin_words(standing.origin) or None)
    return CatalogRow(listed.id, (*cells, *more), listed, standing)


def _with_removed(catalog: Catalog, table: str, edition: str | None) -> Iterator[listing.Row]:
    """Yield the rows of ``table``; those that the user removed where they stood."""
    rows = listing.rows(catalog.tables, table, edition)
    layer = catalog.changes.layers.get(table)
    gone = {} if layer is None else {row for row, record in layer.rows.items() if record is None}
    if not gone:
        yield from rows
        return
    beneath = of_table(catalog.under, table)
    removed: dict[Any, Record] = {
        row: beneath[row]
        for row in beneath
        if row in gone and edition in {None, "", edition_of(beneath[row])}
    }
    struck = dict(zip(removed, listing.rows_of(table, removed.values()), strict=True))
    # Those that still stand because other rows name them are no removed ones.
    shown = {row.identity: row for row in rows}
    for row in beneath:
        if row in shown:
            yield shown.pop(row)
        elif row in struck:
            yield struck[row]
    yield from shown.values()


def _state_cell(standing: Standing) -> Text:
    return _IN_CONFLICT if standing.in_conflict else STATES[standing.state]


def origin_words(origin: Origin | None) -> str:
    """Return where a change came from, in one line."""
    if origin is None:
        return ""
    return ", ".join(filter(None, (origin.source, origin.author, origin.date)))


def family_of(tables: Tables, table: str, columns: Sequence[Any]) -> Callable[[Row], str] | None:
    """Return what gives the model family of a row of ``table``, None where rows have none."""
    places = {column.id: at for at, column in enumerate(columns)}
    if table in {"features", "models"}:
        at = places["series"]
        return lambda row: str(row.cells[at] or "")
    if table not in {"min-devices", "throughput"}:
        return None
    at, models = places["model"], tables.models

    def family(row: Row) -> str:
        model = models.get(str(row.cells[at]))
        return "" if model is None else model.series

    return family


def issue_rows(
    issues: Iterable[Issue], silenced: Iterable[tuple[Issue, Silence]] = ()
) -> list[IssueRow]:
    """Return the findings as rows, worst first; those that a note silences at the end."""
    ordered = sorted(issues, key=lambda issue: issue.severity.rank)
    rows = [IssueRow(_issue_id(one), _issue_cells(one), one) for one in ordered]
    for issue, note in silenced:
        cells = (_SILENCED, *_issue_cells(issue)[1:])
        rows.append(IssueRow(_issue_id(issue), cells, issue, note))
    # Two findings may be alike but for where they stand.
    seen: dict[str, int] = {}
    unlike = []
    for row in rows:
        number = seen[row.id] = seen.get(row.id, 0) + 1
        unlike.append(row if number == 1 else replace(row, id=f"{row.id}\n{number}"))
    return unlike


def _issue_id(issue: Issue) -> str:
    """Return what tells a finding from others, also after the catalog has changed."""
    return "\n".join((issue.code, *(f"{name}={value}" for name, value in subject(issue))))


Warnings = Mapping[str, Mapping[str, tuple[Issue, ...]]]
"""Id of a row → id of a column → what was found about that cell."""


class CatalogModel(RowsModel):
    """Rows of one of the catalog's tables: a quiet dash for "not supported", sources on hover.

    ``table`` says of which, so that its cells can be edited; ``warnings`` what was found.
    """

    table = ""
    _warnings: Warnings = MappingProxyType({})

    def set_warnings(self, warnings: Warnings) -> None:
        """Mark the cells about which something was found."""
        self._warnings = warnings
        if self.rowCount() and self.columns:
            last = self.index(self.rowCount() - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def found_about(self, row: Row, column: int) -> tuple[Issue, ...]:
        """Return what was found about a cell."""
        return self._warnings.get(row.id, _NOTHING).get(self.columns[column].id, ())

    @override
    def any_warned(self, row: Row) -> bool:
        return row.id in self._warnings

    @override
    def warned(self, row: Row, column: int) -> bool:
        return self.columns[column].id in self._warnings.get(row.id, _NOTHING)

    @override
    def margin(self, row: Row) -> str:
        standing = row.standing if isinstance(row, CatalogRow) else None
        if standing is None:
            return ""
        return "!" if standing.in_conflict else _SIGNS.get(standing.state, "")

    @override
    def struck(self, row: Row) -> bool:
        return isinstance(row, CatalogRow) and row.state is State.REMOVED

    @override
    def possible(self, column: int) -> Sequence[str]:
        if self.columns[column].id != STATE.id:
            return ()
        return [self._tongue.show(words) for words in STATES.values()]

    @override
    def editable(self, row: Row, column: int) -> bool:
        if not isinstance(row, CatalogRow) or row.state is State.REMOVED:
            return False
        field = field_of(self.table, self.columns[column].id)
        return field is not None and (not field.key or row.state is State.ADDED)

    @override
    def _say(self, words: Text) -> str:
        said = super()._say(words)
        # As it is printed, and as it is shown here.
        return f"{said}\n-\n–" if words == NOT_SUPPORTED else said

    @override
    def shown(self, row: Row, column: int) -> str:
        return "–" if row.cells[column] == NOT_SUPPORTED else self.spoken(row, column)

    @override
    def spoken(self, row: Row, column: int) -> str:
        cell = row.cells[column]
        if isinstance(cell, str) and self.columns[column].id in listing.CITING:
            return self._tongue.language.document(cell)
        return super().shown(row, column)

    @override
    def quiet(self, row: Row, column: int) -> bool:
        return row.cells[column] in _QUIET

    @override
    def plain(self, row: Row, column: int) -> str | int | float | None:
        # The sign that the vendor prints, and other than the blank for "unknown".
        return "-" if row.cells[column] == NOT_SUPPORTED else super().plain(row, column)

    @override
    def tip(self, row: Row, column: int) -> str:
        value = super().shown(row, column)
        if not isinstance(row, CatalogRow):
            return value
        lines = [value, row.listed.source, row.place]
        standing = row.standing
        if standing is not None:
            tip = _CONFLICT_TIP if standing.in_conflict else _STATE_TIPS[standing.state]
            lines.append(self._tongue.show(tip))
            lines.append(origin_words(standing.origin))
        lines.extend(self._tongue.show(issue.message) for issue in self.found_about(row, column))
        return "\n".join(dict.fromkeys(filter(None, lines)))

    @override
    def heading_tip(self, column: int) -> str:
        tip: Any = getattr(self.columns[column], "tip", None)
        return "" if tip is None else self._tongue.show(tip)


_SILENCED = text("Silenced")
_NOTHING: Mapping[str, tuple[Issue, ...]] = MappingProxyType({})
_QUIET = frozenset({NOT_SUPPORTED, STATES[State.SHIPPED], _SILENCED})


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
