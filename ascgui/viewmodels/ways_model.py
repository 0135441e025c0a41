"""The ways to run a job as a table: sorted by their numbers, read with units and names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from typing_extensions import override

from ascgui.comparison.ways_table import columns, rows, shown_rows
from ascgui.domain.catalog import Tables
from ascgui.domain.text import Quantity, Text, Unit
from ascgui.estimator.ways import Way, Ways
from ascgui.language.language import Language
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import Cell, Row

_IN_WORDS = frozenset(
    {"framework", "hardware", "deadline_met", "chosen", "efficient", "evidence", "errors"}
)
_FIRST = ("framework", "hardware", "edition", "efficient", "errors", "minimum_devices", "devices",
          "duration_seconds", "cost", "card_hours", "tps", "evidence")  # fmt: skip
"""The columns that one looks at first; the others follow."""


@dataclass(frozen=True, slots=True)
class WayColumn:
    """One column, and its place among the columns for files."""

    id: str
    title: Text
    numeric: bool
    unit: Unit
    place: int


@dataclass(frozen=True, slots=True)
class WayRow:
    """One way: its values to sort and copy by, and what a person reads."""

    id: str
    cells: tuple[Cell, ...]
    shown: tuple[str, ...]
    way: Way


def way_columns() -> tuple[WayColumn, ...]:
    """Return the columns in the order in which they are shown."""
    made = {
        column.id: WayColumn(column.id, column.title, column.numeric, Unit.NONE, place)
        for place, column in enumerate(columns())
    }
    return (*(made.pop(name) for name in _FIRST), *made.values())


def way_rows(ways: Ways, tables: Tables, language: Language) -> tuple[WayRow, ...]:
    """Return the rows of ``ways``; made for one language, in any thread."""
    order = way_columns()
    made = []
    for way, plain, read in zip(
        ways.rows, rows(ways), shown_rows(ways, tables, language), strict=True
    ):
        cells: list[Cell] = []
        shown: list[str] = []
        for column in order:
            value, words = plain.cells[column.place], read.cells[column.place]
            if column.id in _IN_WORDS:
                value = words
            if column.id == "cost" and isinstance(value, int | float):
                # The heading names the currency, the same for all ways of one plan.
                words = language.show(Quantity(value, currency=" ")).strip()
                if way.answer.is_estimate:
                    words = language.say("≈ {figure}", figure=words)
            cells.append(value)
            shown.append("" if words is None else str(words))
        made.append(WayRow(way.id, tuple(cells), tuple(shown), way))
    return tuple(made)


class WaysModel(RowsModel):
    """The table of ways. The order that the user chose outlives another answer."""

    def put(self, rows: Sequence[WayRow]) -> None:
        """Show ``rows``."""
        order = self._sorted
        self.beginResetModel()
        self._columns = way_columns()
        self._sorted = order
        self._put(rows)
        self.endResetModel()

    @override
    def heading(self, column: int) -> str:
        title = super().heading(column)
        rows = self._table.rows
        first = rows[0] if rows else None
        if self._columns[column].id == "tps":
            return self._tongue.say("{title} (tokens/s)", title=title)
        if self._columns[column].id == "cost" and isinstance(first, WayRow):
            currency = first.way.plan.currency
            if currency:
                return self._tongue.say("{title} ({currency})", title=title, currency=currency)
        return title

    @override
    def shown(self, row: Row, column: int) -> str:
        if isinstance(row, WayRow):
            return row.shown[column]
        return super().shown(row, column)

    @override
    def tip(self, row: Row, column: int) -> str:
        if isinstance(row, WayRow) and row.way.caveats:
            return "\n".join(map(self._tongue.show, row.way.caveats))
        return super().tip(row, column)

    @override
    def quiet(self, row: Row, column: int) -> bool:
        return isinstance(row, WayRow) and row.way.duration_s is None
