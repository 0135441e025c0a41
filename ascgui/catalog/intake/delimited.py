"""CSV and TSV: quoted fields over lines, whatever divides the cells, and where each row stands."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path

from ascgui.catalog.intake.grid import (
    MOST_CELLS,
    MOST_COLUMNS,
    Grid,
    Line,
    refused,
    without_empty,
)
from ascgui.catalog.watch import UNWATCHED, Watch
from ascgui.domain.text import text

DIVIDERS = ("\t", ",", ";")
_SAMPLE_LINES = 20
_BETWEEN_LOOKS = 4096
_GUARDED = tuple("=+-@\t\r＝＋－＠")


def grid(written: str, path: Path | str, watch: Watch = UNWATCHED) -> Grid:
    """Return the rows of ``written``.

    Raises:
        Refused: a quote is never closed, or there are more cells than a table has.
        Cancelled: ``watch`` said so.
    """
    lines: list[Line] = []
    cells = 0
    for number, row in _rows(written, _divider(written), path):
        if len(lines) % _BETWEEN_LOOKS == 0:
            watch.look()
        if len(row) > MOST_COLUMNS:
            raise refused(
                path,
                "too-many-columns",
                text(
                    "This line has {found} columns; a table of this program has a few.",
                    found=len(row),
                ),
                text("Check that this is the file that was meant, or export a part of it."),
                number,
            )
        cells += len(row)
        if cells > MOST_CELLS:
            message = text("The table has more than {limit} cells.", limit=MOST_CELLS)
            action = text("Export a part of it, or fewer columns.")
            raise refused(path, "too-many-cells", message, action, number)
        lines.append(Line(number, tuple(map(_unguarded, row))))
    return Grid(without_empty(lines))


def _rows(written: str, divider: str, path: Path | str) -> Iterator[tuple[int, list[str]]]:
    """Yield each row with the line on which it starts."""
    # csv's own limit of a field's length is the whole process's; longer fields fail here.
    reader = csv.reader(io.StringIO(written), delimiter=divider, strict=True)
    start = 1
    while True:
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as problem:
            if "unexpected end of data" in str(problem) or "field larger" in str(problem):
                message = text("A quote that opens on this line is never closed.")
                action = text("Close it, or double the quotes that are part of a text.")
            else:
                message = text("This line cannot be read: {reason}.", reason=str(problem))
                action = text("Put fields with quotes in quotes, and double the quotes in them.")
            raise refused(path, "table-unreadable", message, action, start) from None
        yield start, [cell.strip() for cell in row]
        start = reader.line_num + 1


def _divider(written: str) -> str:
    """Return what divides the cells: what splits the first lines most, a tab before a comma."""
    first = [line for line in written.split("\n", _SAMPLE_LINES)[:_SAMPLE_LINES] if line.strip()]
    return max(DIVIDERS, key=lambda divider: sum(line.count(divider) for line in first[:5]))


def _unguarded(cell: str) -> str:
    """Return a cell without the apostrophe that kept a spreadsheet from running it."""
    return cell[1:] if cell[:1] == "'" and cell[1:].startswith(_GUARDED) else cell
