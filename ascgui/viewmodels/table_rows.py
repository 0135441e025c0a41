"""The rows of a table, filtered, sorted and grouped as plain lists.

A proxy model would call back into Python for every comparison and take seconds over ten thousand
rows; here every row's search string and every column's sort keys are made once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ascgui.domain.text import Text, Unit
from ascgui.viewmodels.row_query import Term, folded, name_key, terms

Cell: TypeAlias = "str | int | float | Text | None"
"""What a cell holds: an identifier, a number, a sentence, or nothing."""

SortKey: TypeAlias = tuple[int, bool]
"""A column and whether it is descending."""

_REMEMBERED_FILTERS = 64


class Column(Protocol):
    """What a table's column is called and holds."""

    @property
    def id(self) -> str:
        """The stable name."""

    @property
    def title(self) -> Text:
        """The heading."""

    @property
    def numeric(self) -> bool:
        """Whether its cells are numbers."""

    @property
    def unit(self) -> Unit:
        """What its numbers count."""


class Row(Protocol):
    """A record with one cell a column."""

    @property
    def id(self) -> str:
        """What the row is addressed by, whatever its position."""

    @property
    def cells(self) -> Sequence[Cell]:
        """One value a column."""


@dataclass(frozen=True, slots=True)
class GroupRow:
    """The heading of rows that belong together; it has no cells of its own."""

    name: str
    count: int
    open: bool = True
    cells: tuple[Cell, ...] = ()

    @property
    def id(self) -> str:
        """What the heading is addressed by."""
        return f"group\n{self.name}"


class TableRows:
    """The rows of one table in the order and selection in which they are shown.

    ``shown`` holds positions in ``rows``; a negative number is the heading of a group.
    """

    def __init__(
        self,
        rows: Sequence[Row],
        say: Callable[[Text], str],
        columns: Sequence[Column] = (),
    ) -> None:
        """``say`` turns the sentences among the cells into what is searched and sorted by."""
        self.rows = rows
        self.shown: list[int] = list(range(len(rows)))
        self._say = say
        self._names: dict[str, int] = {}
        for at, column in enumerate(columns):
            for name in (column.id, self._say(column.title)):
                self._names.setdefault(name_key(name), at)
        self._numeric = frozenset(at for at, column in enumerate(columns) if column.numeric)
        self._terms: tuple[Term, ...] = ()
        self._sorted: tuple[SortKey, ...] = ()
        self._order: Sequence[int] = range(len(rows))
        self._selected: Sequence[int] = self._order
        self._recent: dict[tuple[Term, ...], Sequence[int]] = {}
        self._haystacks: list[str] | None = None
        self._texts: dict[int, list[str]] = {}
        self._ranks: dict[int, list[int]] = {}
        self._group: Callable[[Row], str] | None = None
        self._groups: list[str] = []
        self._group_of: list[int] = []
        self._folded: set[str] = set()

    # Filter

    @property
    def filtered(self) -> bool:
        """Whether a filter is in force."""
        return bool(self._terms)

    @property
    def selected(self) -> list[Row]:
        """The rows that the filter leaves, in their order, in sight or folded away."""
        return [self.rows[at] for at in self._selected]

    @property
    def selected_count(self) -> int:
        """How many rows the filter leaves, in sight or folded away."""
        return len(self._selected)

    def filter(self, typed: str) -> None:
        """Show the rows that meet every condition of ``typed``, in any column and case."""
        wanted = terms(typed, self._names, self._numeric)
        if wanted == self._terms:
            return
        # A longer query can only narrow what is shown.
        narrower = len(wanted) >= len(self._terms) and all(
            new.narrows(old) for new, old in zip(wanted, self._terms, strict=False)
        )
        self._terms = wanted
        self._select(self._selected if narrower else self._order)

    def sort(self, column: int, *, descending: bool) -> None:
        """Order by ``column``, blanks last either way; a negative column is the table's order."""
        self.sort_by(((column, descending),) if column >= 0 else ())

    def sort_by(self, keys: Sequence[SortKey]) -> None:
        """Order by several columns, the first one first; blanks are last either way."""
        self._sorted = tuple(keys)
        self._put_in_order()

    def group_by(self, key: Callable[[Row], str] | None) -> None:
        """Put rows with the same ``key`` under one heading, in the order of the keys."""
        self._group = key
        if key is None:
            self._groups, self._group_of = [], []
        else:
            names = [key(row) for row in self.rows]
            self._groups = sorted(set(names), key=natural)
            places = {name: at for at, name in enumerate(self._groups)}
            self._group_of = [places[name] for name in names]
        self._put_in_order()

    @property
    def grouped(self) -> bool:
        """Whether rows stand under headings."""
        return self._group is not None

    def fold(self, name: str, *, folded: bool) -> None:
        """Fold a group away, or open it."""
        (self._folded.add if folded else self._folded.discard)(name)
        self._show()

    def fold_all(self, *, folded: bool) -> None:
        """Fold every group away, or open it."""
        self._folded = set(self._groups) if folded else set()
        self._show()

    @property
    def folds(self) -> frozenset[str]:
        """The groups that are folded away."""
        return frozenset(self._folded)

    def group_row(self, number: int) -> GroupRow:
        """Return the heading that ``shown`` names by the negative ``number``."""
        group = -number - 1
        name = self._groups[group]
        return GroupRow(name, self._counts[group], name not in self._folded)

    def make_searchable(self) -> None:
        """Make what the first filter would wait for; may be called in another thread."""
        self._searchable()

    def replace(self, row: Row) -> bool:
        """Put ``row`` in the place of the one with its id, which keeps its place; False if none."""
        at = next((at for at, one in enumerate(self.rows) if one.id == row.id), None)
        if at is None:
            return False
        rows = list(self.rows)
        rows[at] = row
        self.rows = rows
        if self._haystacks is not None:
            self._haystacks[at] = self._haystack(row.cells)
        self._texts.clear()
        self._ranks.clear()
        return True

    def searchable(self, row: int) -> str:
        """Return what is searched of the row at ``row`` in the table's own order."""
        return self._searchable()[row]

    def text(self, row: int, column: int) -> str:
        """Return what is searched of one cell."""
        return self._column_texts(column)[row]

    def _put_in_order(self) -> None:
        count = len(self.rows)
        order: list[int] | range = range(count)
        # The last key first: each sort keeps what the earlier ones did among its equals.
        for column, descending in reversed(self._sorted):
            ranks = self._rank(column)
            filled = [at for at in order if ranks[at] < count]
            filled.sort(key=ranks.__getitem__, reverse=descending)
            if descending and column in self._numeric:
                # "Not supported" among numbers is not the largest of them.
                cells = [isinstance(row.cells[column], int | float) for row in self.rows]
                filled = [at for at in filled if cells[at]] + [at for at in filled if not cells[at]]
            order = filled + [at for at in order if ranks[at] >= count]
        if self._group is not None:
            order = sorted(order, key=self._group_of.__getitem__)
        self._order = order
        self._recent.clear()
        self._select(order)

    def _select(self, among: Sequence[int]) -> None:
        wanted = self._terms
        if not wanted:
            self._selected = self._order
        elif wanted in self._recent:
            self._selected = self._recent[wanted]
        else:
            # Term by term, the longest first: what is left for the next one gets few at once.
            for term in sorted(wanted, key=lambda term: (term.excluded, -len(term.words))):
                among = self._meeting(term, among)
            self._selected = among
            if len(self._recent) >= _REMEMBERED_FILTERS:
                self._recent.pop(next(iter(self._recent)))
            self._recent[wanted] = among
        self._show()

    def _meeting(self, term: Term, among: Sequence[int]) -> list[int]:
        words, column = term.words, term.column
        if term.compared is not None:
            compare, number = term.compared
            rows = self.rows
            return [
                at
                for at in among
                if (
                    isinstance(cell := rows[at].cells[column], int | float)
                    and compare(cell, number)
                )
                is not term.excluded
            ]
        texts = self._searchable() if column < 0 else self._column_texts(column)
        if column >= 0 and not words:
            return [at for at in among if (not texts[at]) is not term.excluded]
        if term.exact:
            return [at for at in among if (texts[at] == words) is not term.excluded]
        if term.excluded:
            return [at for at in among if words not in texts[at]]
        return [at for at in among if words in texts[at]]

    def _show(self) -> None:
        """Put the headings of the groups between the selected rows."""
        if self._group is None:
            # A view of the list is enough: nobody changes it in place.
            self.shown = self._selected if isinstance(self._selected, list) else list(self._order)
            return
        shown: list[int] = []
        counts: dict[int, int] = {}
        last, is_open = -1, True
        group_of, groups = self._group_of, self._groups
        for at in self._selected:
            group = group_of[at]
            if group != last:
                last = group
                shown.append(-group - 1)
                is_open = groups[group] not in self._folded
                counts[group] = 0
            counts[group] += 1
            if is_open:
                shown.append(at)
        self._counts = counts
        self.shown = shown

    def _searchable(self) -> list[str]:
        if self._haystacks is None:
            self._haystacks = [self._haystack(row.cells) for row in self.rows]
        return self._haystacks

    def _haystack(self, cells: Iterable[Cell]) -> str:
        return folded("\n".join(filter(None, map(self._cell_text, cells))))

    def _cell_text(self, cell: Cell) -> str:
        if cell is None:
            return ""
        if isinstance(cell, str):
            return cell
        if isinstance(cell, Text):
            return self._say(cell)
        return f"{cell:,}\n{cell}" if cell >= 1000 else str(cell)

    def _column_texts(self, column: int) -> list[str]:
        if column not in self._texts:
            cells = [row.cells[column] for row in self.rows]
            texts = {cell: folded(self._cell_text(cell)) for cell in set(cells)}
            self._texts[column] = [texts[cell] for cell in cells]
        return self._texts[column]

    def _rank(self, column: int) -> list[int]:
        """Return each row's rank in ``column``; equal cells share one, blanks have the last."""
        if column not in self._ranks:
            cells = [row.cells[column] for row in self.rows]
            keys = {cell: self._key(cell) for cell in set(cells) if cell is not None}
            distinct = sorted(set(keys.values()))
            positions = {key: rank for rank, key in enumerate(distinct)}
            by_cell = {cell: positions[key] for cell, key in keys.items()}
            blank = len(cells)
            self._ranks[column] = [blank if cell is None else by_cell[cell] for cell in cells]
        return self._ranks[column]

    def _key(self, cell: str | float | Text) -> tuple[int, float, tuple[tuple[float, str], ...]]:
        if isinstance(cell, Text):
            cell = self._say(cell)
        if isinstance(cell, str):
            return (1, 0.0, natural(cell))
        return (0, float(cell), ())


def natural(words: str) -> tuple[tuple[float, str], ...]:
    """Return a sort key that puts ``qwen3-8b`` before ``qwen3-14b``."""
    parts = re.split(r"(\d+)", folded(words))
    return tuple(
        (float(part) if len(part) < 300 else 0.0, "") if at % 2 else (-1.0, part)
        for at, part in enumerate(parts)
    )
