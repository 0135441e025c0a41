"""A table of rows as Qt's views see it: filtered, sorted and grouped by itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from typing_extensions import override

from ascgui.domain.text import Text, Unit
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import html, tsv
from ascgui.viewmodels.row_query import folded
from ascgui.viewmodels.table_rows import Cell, Column, GroupRow, Row, SortKey, TableRows
from ascgui.viewmodels.tip import tip

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_ALIGNMENT = int(Qt.ItemDataRole.TextAlignmentRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_USER = int(Qt.ItemDataRole.UserRole)
_EDIT = int(Qt.ItemDataRole.EditRole)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

ROOT = QModelIndex()
"""The parent of a table's rows, for the defaults that Qt's signatures have."""

_GIB = 1024**3
_MAX_DECIMALS = 2


@dataclass(frozen=True, slots=True)
class Copied:
    """Rows for the clipboard, in the two forms that other programs take."""

    tsv: str
    html: str


class RowsModel(QAbstractTableModel):
    """Shows columns and rows of any table; a subclass says what is special about one.

    ``UserRole`` gives the cell's own value. Filtering and sorting reset the model: a view that
    wants to keep its current row asks ``position_of`` its id afterwards. ``edited`` carries
    (row, column, value) of a cell that was edited; the row changes when somebody puts it in.
    """

    edited = Signal(object)

    def __init__(self, tongue: Tongue, parent: QObject | None = None) -> None:
        """Start empty; texts follow ``tongue``."""
        super().__init__(parent)
        self._tongue = tongue
        self._columns: Sequence[Column] = ()
        self._decimals: list[int] = []
        self._table = TableRows((), tongue.show)
        self._typed = ""
        self._sorted: tuple[SortKey, ...] = ()
        self._group: Callable[[Row], str] | None = None
        tongue.changed.connect(self.retranslate)

    # What is shown

    def make(self, columns: Sequence[Column], rows: Sequence[Row]) -> TableRows:
        """Return ``rows`` to be given to :meth:`set_rows`; may be called in another thread."""
        return TableRows(rows, self._say, columns)

    def set_rows(
        self, columns: Sequence[Column], rows: Sequence[Row], made: TableRows | None = None
    ) -> None:
        """Show another table; the filter is kept, the order is the table's own.

        ``made`` is what :meth:`make` has made of the rows before, where that takes long.
        """
        self.beginResetModel()
        self._columns = columns
        self._sorted, self._group = (), None
        self._put(rows, made)
        self.endResetModel()

    def replace(self, row: Row) -> None:
        """Show ``row`` in the place of the one with its id, until the rows are put in anew."""
        at = self.position_of(row.id)
        if self._table.replace(row) and at is not None:
            self.dataChanged.emit(self.index(at, 0), self.index(at, len(self._columns) - 1))

    def update_rows(self, rows: Sequence[Row], made: TableRows | None = None) -> bool:
        """Show other ``rows`` of the same table; filter, order and what is folded stay.

        Returns False where rows have come, gone or moved, so that the model was reset.
        """
        before, old = self._table, self._table.shown
        self._put(rows, made)
        now = self._table.shown
        stays = len(old) == len(now) and all(
            one == other and (one < 0 or before.rows[one].id == rows[other].id)
            for one, other in zip(old, now, strict=True)
        )
        if stays:
            if now:
                self.dataChanged.emit(
                    self.index(0, 0), self.index(len(now) - 1, len(self._columns) - 1)
                )
            return True
        # What a reset tells is that the rows are others from now on: they must be the old ones yet.
        made, self._table = self._table, before
        self.beginResetModel()
        self._table = made
        self.endResetModel()
        return False

    def set_filter(self, typed: str) -> None:
        """Show only the rows with every word of ``typed``."""
        self._typed = typed
        self.beginResetModel()
        self._table.filter(typed)
        self.endResetModel()

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        descending = order is Qt.SortOrder.DescendingOrder
        self.sort_by(((column, descending),) if column >= 0 else ())

    def sort_by(self, keys: Sequence[SortKey]) -> None:
        """Order by several columns, the first one first; none is the table's own order."""
        self._sorted = tuple(keys)
        self.beginResetModel()
        self._table.sort_by(self._sorted)
        self.endResetModel()

    @property
    def sort_keys(self) -> tuple[SortKey, ...]:
        """The columns by which the rows are ordered, and whether each is descending."""
        return self._sorted

    def group_by(self, key: Callable[[Row], str] | None) -> None:
        """Put rows with the same ``key`` under a heading that folds; None takes them away."""
        self._group = key
        self.beginResetModel()
        self._table.group_by(key)
        self.endResetModel()

    def regroup(self, key: Callable[[Row], str] | None) -> None:
        """Group by ``key`` from the next change of the rows on."""
        self._group = key

    @property
    def grouped(self) -> bool:
        """Whether rows stand under headings."""
        return self._table.grouped

    def fold(self, name: str, *, folded: bool) -> None:
        """Fold a group away, or open it."""
        self.beginResetModel()
        self._table.fold(name, folded=folded)
        self.endResetModel()

    def fold_all(self, *, folded: bool) -> None:
        """Fold every group away, or open it."""
        self.beginResetModel()
        self._table.fold_all(folded=folded)
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
        """Return the record shown at ``position``, or the heading of a group."""
        at = self._table.shown[position]
        return self._table.rows[at] if at >= 0 else self._table.group_row(at)

    @property
    def selected(self) -> list[Row]:
        """The rows that the filter leaves, in their order, in sight or folded away."""
        return self._table.selected

    @property
    def selected_count(self) -> int:
        """How many rows the filter leaves, in sight or folded away."""
        return self._table.selected_count

    def sample(self, count: int) -> Sequence[Row]:
        """Return up to ``count`` records from all over the table, whether shown or not."""
        rows = self._table.rows
        return rows[:: max(1, -(-len(rows) // count))]

    def position_of(self, row_id: str) -> int | None:
        """Return where the row ``row_id`` is shown now, or None."""
        rows = self._table.rows
        return next(
            (at for at, n in enumerate(self._table.shown) if n >= 0 and rows[n].id == row_id), None
        )

    def row_of(self, row_id: str) -> Row | None:
        """Return the row ``row_id``, whether it is shown or not."""
        return next((row for row in self._table.rows if row.id == row_id), None)

    def copied(self, positions: Sequence[int], columns: Sequence[int], *, headers: bool) -> Copied:
        """Return ``columns`` of the rows at ``positions``, without the headings of groups."""
        lines: list[list[str | int | float | None]] = []
        if headers:
            lines.append([self.heading(at) for at in columns])
        for position in positions:
            row = self.row_at(position)
            if not isinstance(row, GroupRow):
                lines.append([self.plain(row, at) for at in columns])
        numeric = [self._columns[at].numeric for at in columns]
        return Copied(tsv(lines), html(lines, numeric, headers=headers))

    def found(self, words: str) -> list[int]:
        """Return where the rows stand that hold ``words`` in one cell, in their order."""
        wanted = folded(words)
        if not wanted:
            return []
        table = self._table
        return [at for at, n in enumerate(table.shown) if n >= 0 and wanted in table.searchable(n)]

    def column_with(self, position: int, words: str, columns: Sequence[int]) -> int | None:
        """Return the first of ``columns`` whose cell at ``position`` holds ``words``."""
        wanted, row = folded(words), self._table.shown[position]
        return next((at for at in columns if wanted in self._table.text(row, at)), None)

    def retranslate(self) -> None:
        """Say every text again in the language in force."""
        self.beginResetModel()
        self._put(self._table.rows)
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

    def possible(self, column: int) -> Sequence[str]:  # noqa: ARG002 - for subclasses
        """Return what may come to stand in ``column``, for which it must be wide enough."""
        return ()

    def editable(self, row: Row, column: int) -> bool:  # noqa: ARG002 - for subclasses
        """Return whether a cell can be edited in its place."""
        return False

    def margin(self, row: Row) -> str:  # noqa: ARG002 - for subclasses
        """Return the sign in the margin of a row, "" for none."""
        return ""

    def struck(self, row: Row) -> bool:  # noqa: ARG002 - for subclasses
        """Return whether a row is crossed out."""
        return False

    def warned(self, row: Row, column: int) -> bool:  # noqa: ARG002 - for subclasses
        """Return whether something was found about a cell."""
        return False

    def any_warned(self, row: Row) -> bool:  # noqa: ARG002 - for subclasses
        """Return whether something was found about any cell of a row."""
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
        if role == _ALIGNMENT:
            return self.alignment(column)
        row = self.row_at(index.row())
        if isinstance(row, GroupRow):
            titled = column == 0 and role in (_DISPLAY, _ACCESSIBLE)
            return self.group_title(row) if titled else None
        if role == _DISPLAY:
            return self.shown(row, column)
        if role == _TOOLTIP:
            return tip(self.tip(row, column))
        if role == _ACCESSIBLE:
            return self.spoken(row, column)
        if role in (_USER, _EDIT):
            return row.cells[column]
        return None

    @override
    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid():
            row = self.row_at(index.row())
            if not isinstance(row, GroupRow) and self.editable(row, index.column()):
                flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    @override
    def setData(
        self,
        index: QModelIndex | QPersistentModelIndex,
        value: Any,
        role: int = Qt.ItemDataRole.EditRole,
    ) -> bool:
        if not index.isValid() or role != _EDIT:
            return False
        row = self.row_at(index.row())
        if isinstance(row, GroupRow) or not self.editable(row, index.column()):
            return False
        self.edited.emit((row, index.column(), value))
        return True

    def group_title(self, group: GroupRow) -> str:
        """Return what stands in the heading of a group."""
        name = group.name or self._tongue.say("Others")
        return self._tongue.say("{name} ({count})", name=name, count=group.count)

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

    def _say(self, words: Text) -> str:
        """Return the sentence of a cell as it is searched and sorted by."""
        return self._tongue.show(words)

    def _put(self, rows: Sequence[Row], made: TableRows | None = None) -> None:
        folds = self._table.folds
        self._table = self.make(self._columns, rows) if made is None else made
        self._table.filter(self._typed)
        if self._sorted:
            self._table.sort_by(self._sorted)
        if self._group is not None:
            self._table.group_by(self._group)
            for name in folds:
                self._table.fold(name, folded=True)
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
