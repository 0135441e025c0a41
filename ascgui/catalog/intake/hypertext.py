"""The tables of an HTML page or of what a browser or spreadsheet puts on the clipboard."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

from ascgui.catalog.intake.grid import (
    MOST_CELLS,
    MOST_COLUMNS,
    Grid,
    Line,
    refused,
    without_empty,
)
from ascgui.domain.text import text

_SKIPPED = frozenset({"script", "style", "template"})
_BLOCKS = frozenset({"br", "p", "div", "li"})
_LARGEST_SPAN = 1_000


def has_tables(written: str) -> bool:
    """Return whether ``written`` is HTML with a table in it."""
    return "<table" in written.casefold()


def grids(written: str, path: Path | str) -> tuple[str, tuple[Grid, ...]]:
    """Return the page's title and its tables, merged cells in each place that they span.

    Raises:
        Refused: there are more cells than a table has.
    """
    page = _Page(path)
    page.feed(written)
    page.close()
    return page.title, tuple(grid for grid in page.grids if grid.lines)


class _Table:
    """A table while it is being read.

    ``_now`` are the cells that reach into this row from above, by column, ``_later`` those that
    reach into the next; each with the number of rows that it still takes.
    """

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._row: list[str] | None = None
        self._number = 1
        self._cell: list[str] | None = None
        self._spans = (1, 1)
        self._now: dict[int, tuple[str, int]] = {}
        self._later: dict[int, tuple[str, int]] = {}

    def start_row(self, number: int) -> None:
        self.end_row()
        self._row, self._number = [], number
        self._now, self._later = self._later, {}

    def end_row(self) -> None:
        self.end_cell()
        if self._row is None:
            return
        while self._now:
            if len(self._row) not in self._now:
                self._row.append("")
            self._reach_down()
        self.lines.append(Line(self._number, tuple(self._row)))
        self._row = None

    def start_cell(self, number: int, columns: int, rows: int) -> None:
        self.end_cell()
        if self._row is None:
            self.start_row(number)
        self._cell, self._spans = [], (columns, rows)

    def add(self, written: str) -> None:
        if self._cell is not None:
            self._cell.append(written)

    def end_cell(self) -> None:
        if self._cell is None or self._row is None:
            return
        shown = " ".join("".join(self._cell).split())
        self._cell = None
        self._reach_down()
        columns, rows = self._spans
        for _ in range(columns):
            if rows > 1:
                self._later[len(self._row)] = (shown, rows - 1)
            self._row.append(shown)

    def width(self) -> int:
        return 0 if self._row is None else len(self._row)

    def _reach_down(self) -> None:
        """Put the cells from above that stand at the next columns."""
        row = self._row
        while row is not None and len(row) in self._now:
            shown, rows = self._now.pop(len(row))
            if rows > 1:
                self._later[len(row)] = (shown, rows - 1)
            row.append(shown)


class _Page(HTMLParser):
    """Collects the tables of a page; a table inside another is one of its own."""

    def __init__(self, path: Path | str) -> None:
        super().__init__(convert_charrefs=True)
        self.title = ""
        self.grids: list[Grid] = []
        self._path = path
        self._open: list[_Table] = []
        self._skipping = ""
        self._titling = ""
        self._cells = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        table = self._open[-1] if self._open else None
        number = self.getpos()[0]
        if tag in _SKIPPED:
            self._skipping = tag
        elif tag in {"title", "h1"} and not self.title:
            self._titling = tag
        elif tag == "table":
            self._open.append(_Table())
        elif table is None:
            return
        elif tag == "tr":
            table.start_row(number)
        elif tag in {"td", "th"}:
            spans = {name: _span(value) for name, value in attrs if name in {"colspan", "rowspan"}}
            columns, rows = spans.get("colspan", 1), spans.get("rowspan", 1)
            self._cells += columns * rows
            if self._cells > MOST_CELLS or table.width() + columns > MOST_COLUMNS:
                raise refused(
                    self._path,
                    "too-many-cells",
                    text("The table has more cells or columns than a table of this program has."),
                    text("Check that this is the page that was meant, or copy a part of it."),
                    number,
                )
            table.start_cell(number, columns, rows)
        elif tag in _BLOCKS:
            table.add(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag == self._skipping:
            self._skipping = ""
        if tag == self._titling:
            self.title, self._titling = " ".join(self.title.split()), ""
        if not self._open:
            return
        table = self._open[-1]
        if tag == "table":
            self._end_table()
        elif tag == "tr":
            table.end_row()
        elif tag in {"td", "th"}:
            table.end_cell()
        elif tag in _BLOCKS:
            table.add(" ")

    def handle_data(self, data: str) -> None:
        if self._skipping:
            return
        if self._titling:
            self.title += data
        if self._open:
            self._open[-1].add(data)

    def close(self) -> None:
        super().close()
        while self._open:
            self._end_table()

    def _end_table(self) -> None:
        table = self._open.pop()
        table.end_row()
        self.grids.append(Grid(without_empty(table.lines)))


def _span(value: str | None) -> int:
    return min(max(int(value), 1), _LARGEST_SPAN) if value and value.isdecimal() else 1
