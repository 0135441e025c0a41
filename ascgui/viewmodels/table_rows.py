"""The rows of a table, filtered and sorted as plain lists.

A proxy model would call back into Python for every comparison and take seconds over ten thousand
rows; here every row's search string and every column's sort keys are made once.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias

from ascgui.domain.text import Text, Unit

Cell: TypeAlias = "str | int | float | Text | None"
"""What a cell holds: an identifier, a number, a sentence, or nothing."""


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


class TableRows:
    """The rows of one table in the order and selection in which they are shown.

    ``shown`` holds positions in ``rows``.
    """

    def __init__(self, rows: Sequence[Row], say: Callable[[Text], str]) -> None:
        """``say`` turns the sentences among the cells into what is searched and sorted by."""
        self.rows = rows
        self.shown: list[int] = list(range(len(rows)))
        self._say = say
        self._words: tuple[str, ...] = ()
        self._column = -1
        self._descending = False
        self._order: list[int] | range = range(len(rows))
        self._haystacks: list[str] | None = None
        self._ranks: dict[int, list[int]] = {}

    @property
    def filtered(self) -> bool:
        """Whether a filter is in force."""
        return bool(self._words)

    def filter(self, typed: str) -> None:
        """Show the rows that hold every word of ``typed`` somewhere, in any column and case."""
        words = tuple(folded(typed).split())
        if words == self._words:
            return
        # A longer query can only narrow what is shown.
        narrower = len(words) >= len(self._words) and all(
            new.startswith(old) for old, new in zip(self._words, words, strict=False)
        )
        self._words = words
        self._select(self.shown if narrower else self._order)

    def sort(self, column: int, *, descending: bool) -> None:
        """Order by ``column``, blanks last either way; a negative column is the table's order."""
        self._column, self._descending = column, descending
        if column < 0:
            self._order = range(len(self.rows))
        else:
            ranks = self._rank(column)
            blank = len(self.rows)
            filled = [at for at in range(blank) if ranks[at] < blank]
            filled.sort(key=ranks.__getitem__, reverse=descending)
            self._order = filled + [at for at in range(blank) if ranks[at] >= blank]
        self._select(self._order)

    def _select(self, among: Sequence[int]) -> None:
        words = self._words
        if not words:
            self.shown = list(self._order)
            return
        haystacks = self._searchable()
        # Word by word, the longest first: what is left for the next one gets few at once.
        for word in sorted(words, key=len, reverse=True):
            among = [at for at in among if word in haystacks[at]]
        self.shown = list(among)

    def _searchable(self) -> list[str]:
        if self._haystacks is None:
            self._haystacks = [self._haystack(row.cells) for row in self.rows]
        return self._haystacks

    def _haystack(self, cells: Iterable[Cell]) -> str:
        parts = []
        for cell in cells:
            if isinstance(cell, str):
                parts.append(cell)
            elif isinstance(cell, Text):
                parts.append(self._say(cell))
            elif cell is not None:
                parts.append(f"{cell:,}\n{cell}" if cell >= 1000 else str(cell))
        return folded("\n".join(parts))

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


def folded(words: str) -> str:
    """Return ``words`` as they are compared: without case, full width forms made plain."""
    return words.casefold() if words.isascii() else unicodedata.normalize("NFKC", words).casefold()


def natural(words: str) -> tuple[tuple[float, str], ...]:
    """Return a sort key that puts ``qwen3-8b`` before ``qwen3-14b``."""
    parts = re.split(r"(\d+)", folded(words))
    return tuple(
        (float(part) if len(part) < 300 else 0.0, "") if at % 2 else (-1.0, part)
        for at, part in enumerate(parts)
    )
