"""A table of rows as Qt's views see it: read-only, filtered and sorted by itself."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from ascgui.domain.text import Text, Unit
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import tsv
from ascgui.viewmodels.table_rows import Cell, Column, Row, TableRows
from ascgui.viewmodels.tip import tip

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_USER = int(Qt.ItemDataRole.UserRole)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

ROOT = QModelIndex()
"""The parent of a table's rows, for the defaults that Qt's signatures have."""

_GIB = 1024**3
_MAX_DECIMALS = 2


class RowsModel(QAbstractTableModel):
    """Shows columns and rows of any table; a subclass says what is special about one.

    ``UserRole`` gives the cell's own value. Filtering and sorting reset the model: a view that
    wants to keep its current row asks ``position_of`` its id afterwards.
    """

    def __init__(self, tongue: Tongue, parent: QObject | None = None) -> None:
        """Start empty; texts follow ``tongue``."""
        super().__init__(parent)
        self._tongue = tongue
        self._columns: Sequence[Column] = ()
        self._decimals: list[int] = []
        self._table = TableRows((), tongue.show)
        self._typed = ""
        self._sorted: tuple[int, bool] = (-1, False)
        tongue.changed.connect(self.retranslate)

    # What is shown

    def set_rows(self, columns: Sequence[Column], rows: Sequence[Row]) -> None:
        """Show another table; the filter is kept, the order is the table's own."""
        self.beginResetModel()
        self._columns = columns
        self._sorted = (-1, False)
        self._load(rows)
        self.endResetModel()

    def set_filter(self, typed: str) -> None:
        """Show only the rows with every word of ``typed``."""
        self._typed = typed
        self.beginResetModel()
        self._table.filter(typed)
        self.endResetModel()

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted = (column, order is Qt.SortOrder.DescendingOrder)
        self.beginResetModel()
        self._table.sort(column, descending=self._sorted[1])
        self.endResetModel()

    @property
    def columns(self) -> Sequence[Column]:
        """The columns shown."""
        return self._columns

    @property
    def total(self) -> int:
        """How many rows there are, shown or not."""
        return len(self._table.rows)

    @property
    def filtered(self) -> bool:
        """Whether a filter is in force."""
        return self._table.filtered

    def row_at(self, position: int) -> Row:
        """Return the record shown at ``position``."""
        return self._table.rows[self._table.shown[position]]

    def sample(self, count: int) -> Sequence[Row]:
        """Return up to ``count`` records from all over the table, whether shown or not."""
        rows = self._table.rows
        return rows[:: max(1, -(-len(rows) // count))]

    def position_of(self, row_id: str) -> int | None:
        """Return where the row ``row_id`` is shown now, or None."""
        rows = self._table.rows
        return next((at for at, n in enumerate(self._table.shown) if rows[n].id == row_id), None)

    def copied(self, positions: Sequence[int], columns: Sequence[int], *, headers: bool) -> str:
        """Return ``columns`` of the rows at ``positions`` as tab-separated text."""
        lines: list[list[str | int | float | None]] = []
        if headers:
            lines.append([self.heading(at) for at in columns])
        for position in positions:
            row = self.row_at(position)
            lines.append([self.plain(row, at) for at in columns])
        return tsv(lines)

    def retranslate(self) -> None:
        """Say every text again in the language in force."""
        self.beginResetModel()
        self._load(self._table.rows)
        self.endResetModel()

    # What a subclass may say differently

    def heading(self, column: int) -> str:
        """Return the heading of ``column``, with the unit of its numbers."""
        one = self._columns[column]
        title = self._tongue.show(one.title)
        if one.unit is Unit.BYTES:
            return self._tongue.say("{title} (GiB)", title=title)
        if one.unit is Unit.PERCENT:
            return self._tongue.say("{title} (%)", title=title)
        if one.unit is Unit.SECONDS:
            return self._tongue.say("{title} (s)", title=title)
        if one.unit is Unit.TOKENS_PER_SECOND:
            return self._tongue.say("{title} (tokens/s)", title=title)
        return title

    def shown(self, row: Row, column: int) -> str:
        """Return what stands in a cell; nothing for what is not known."""
        cell = row.cells[column]
        if cell is None:
            return ""
        if isinstance(cell, str):
            return cell
        if isinstance(cell, Text):
            return self._tongue.show(cell)
        if isinstance(cell, int) and self._columns[column].unit is not Unit.BYTES:
            return self._tongue.show(cell)
        number = _in_unit(cell, self._columns[column].unit)
        if not math.isfinite(number):
            return "–"
        return self._tongue.language.grouped(f"{number:,.{self._decimals[column]}f}")

    def plain(self, row: Row, column: int) -> str | int | float | None:
        """Return a cell's value for the clipboard, in the unit of the heading."""
        cell = row.cells[column]
        if isinstance(cell, Text):
            return self._tongue.show(cell)
        if cell is None or isinstance(cell, str):
            return cell
        return _in_unit(cell, self._columns[column].unit)

    def spoken(self, row: Row, column: int) -> str:
        """Return what a screen reader says for a cell."""
        return self.shown(row, column)

    def tip(self, row: Row, column: int) -> str:
        """Return what hovering over a cell tells."""
        return self.shown(row, column)

    def quiet(self, row: Row, column: int) -> bool:  # noqa: ARG002 - for subclasses
        """Return whether a cell steps back, as the dash for "not supported" does."""
        return False

    def alignment(self, column: int) -> int:
        """Return how ``column`` is aligned: numbers on the right."""
        return _RIGHT if self._columns[column].numeric else _LEFT

    def heading_tip(self, column: int) -> str:  # noqa: ARG002 - for subclasses
        """Return what hovering over a heading tells."""
        return ""

    # Qt's side

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._table.shown)

    @override
    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._columns)

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        column = index.column()
        if role == _DISPLAY:
            return self.shown(self.row_at(index.row()), column)
        if role == _ALIGNMENT:
            return self.alignment(column)
        if role == _TOOLTIP:
            return tip(self.tip(self.row_at(index.row()), column))
        if role == _ACCESSIBLE:
            return self.spoken(self.row_at(index.row()), column)
        if role == _USER:
            return self.row_at(index.row()).cells[column]
        return None

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        if role == _DISPLAY:
            return self.heading(section)
        if role == _ALIGNMENT:
            return self.alignment(section)
        if role == _TOOLTIP:
            return tip(self.heading_tip(section))
        return None

    def _load(self, rows: Sequence[Row]) -> None:
        self._table = TableRows(rows, self._tongue.show)
        self._table.filter(self._typed)
        column, descending = self._sorted
        if column >= 0:
            self._table.sort(column, descending=descending)
        self._decimals = [
            _decimals([row.cells[at] for row in rows], column.unit) if column.numeric else 0
            for at, column in enumerate(self._columns)
        ]


def _in_unit(number: float, unit: Unit) -> float:
    if unit is Unit.BYTES:
        return number / _GIB
    return number * 100 if unit is Unit.PERCENT else number


def _decimals(cells: Sequence[Cell], unit: Unit) -> int:
    """Return how many decimals a column shows so that all its numbers have equally many."""
    needed = 0
    for cell in cells:
        if isinstance(cell, float) or (isinstance(cell, int) and unit is Unit.BYTES):
            number = _in_unit(cell, unit)
            while needed < _MAX_DECIMALS and abs(number - round(number, needed)) > 1e-9:
                needed += 1
    return needed
