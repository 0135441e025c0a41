"""Rows and cells as they were found, whatever form they came in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text

Value: TypeAlias = str | int | float | bool | dt.date | dt.time | dt.timedelta

MOST_CELLS = 4_000_000
MOST_COLUMNS = 2_000
LARGEST_BYTES = 64 * 1024 * 1024
_LONGEST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class Line:
    """One row: its line in the file (or its row in the sheet), from 1, and its cells.

    A merged cell stands in each of the columns and rows that it spans.
    """

    number: int
    cells: tuple[Value, ...]

    @property
    def printed(self) -> str:
        """The row as it may be shown beside what is said about it."""
        shown = " | ".join(cell_text(cell) for cell in self.cells)
        return shown if len(shown) <= 4 * _LONGEST_SHOWN else f"{shown[: 4 * _LONGEST_SHOWN]}…"


@dataclass(frozen=True, slots=True)
class Grid:
    """One table as it was found. ``name`` is its sheet or heading, "" where it has none."""

    lines: tuple[Line, ...]
    name: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """What a file or a pasted text holds: its tables, its title, and the text itself."""

    name: str
    title: str
    grids: tuple[Grid, ...]
    text: str = ""
    encoding: str = ""


def cell_text(value: Value) -> str:
    """Return a cell as a person sees it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return str(value).strip()


def filled(cells: Sequence[str]) -> tuple[str, ...]:
    """Return ``cells`` with each empty one as the one before it: it is merged with that."""
    full: list[str] = []
    for cell in cells:
        full.append(full[-1] if cell == "" and full else cell.strip())
    return tuple(full)


def refused(path: Path | str, code: str, message: Text, action: Text, line: int = 1) -> Refused:
    """Return the refusal of a whole file, for raising."""
    where: tuple[tuple[str, str | int], ...] = (("file", str(path)), ("line", line))
    return Refused(Issue(Severity.ERROR, code, message, action, where))


def without_empty(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines that have anything in them."""
    return tuple(line for line in lines if any(cell_text(cell) for cell in line.cells))
