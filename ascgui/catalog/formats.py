"""Columns and rows as text: CSV that no spreadsheet runs, JSON, Markdown, and an aligned table."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence

from ascgui.catalog.listing import CITING, Cell, Column, Row
from ascgui.language.language import Language
from ascgui.language.terminal import width

_STARTS_A_FORMULA = tuple("=+-@\t\r＝＋－＠")


def as_csv(columns: Sequence[Column], rows: Sequence[Row]) -> str:
    """Return CSV with column ids as its heading; an empty cell is None or "".

    A text that a spreadsheet would take for a formula gets an apostrophe before it.
    """
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(column.id for column in columns)
    writer.writerows([harmless(cell) for cell in row.cells] for row in rows)
    return written.getvalue()


def harmless(cell: Cell) -> str | int | float:
    """Return ``cell`` as it may stand in a file that a spreadsheet opens."""
    if isinstance(cell, str):
        # A lone CR would be written without quotes and end the line for some readers.
        guarded = f"'{cell}" if cell.startswith(_STARTS_A_FORMULA) else cell
        return guarded.replace("\r\n", "\n").replace("\r", "\n")
    return "" if cell is None else _plain(cell)


def as_markdown(columns: Sequence[Column], rows: Sequence[Row]) -> str:
    """Return a Markdown table with column ids as its heading, which the intake reads back."""
    lines = [
        [column.id for column in columns],
        ["--:" if column.numeric else "---" for column in columns],
        *(
            [_markdown_cell(cell, column) for cell, column in zip(row.cells, columns, strict=True)]
            for row in rows
        ),
    ]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _markdown_cell(cell: Cell, column: Column) -> str:
    if cell is None:
        return column.none_shown
    if not isinstance(cell, str):
        return str(_plain(cell))
    written = cell.replace("&", "&amp;")
    for char in "\\`*_<|~":
        written = written.replace(char, f"\\{char}")
    return "<br>".join(written.split("\n"))


def as_json(columns: Sequence[Column], rows: Sequence[Row]) -> str:
    """Return a JSON list of one object a row, by column id; None is null."""
    names = [column.id for column in columns]
    return json_text([dict(zip(names, row.cells, strict=True)) for row in rows])


def json_text(value: object) -> str:
    """Return ``value`` as JSON for people and programs, in UTF-8 and with a last line end."""
    return f"{json.dumps(value, ensure_ascii=False, indent=1)}\n"


def as_table(columns: Sequence[Column], rows: Sequence[Row], language: Language) -> str:
    """Return the rows aligned under their headings, without the extra columns."""
    kept = [index for index, column in enumerate(columns) if not column.extra]
    columns = [columns[index] for index in kept]
    headings = [language.show(column.title) for column in columns]
    lines = [
        headings,
        *(
            [
                _shown(row.cells[index], column, language)
                for index, column in zip(kept, columns, strict=True)
            ]
            for row in rows
        ),
    ]
    widths = [max(map(width, cells)) for cells in zip(*lines, strict=True)]
    return "".join(
        "  ".join(
            _aligned(cell, most, right=column.numeric)
            for cell, most, column in zip(line, widths, columns, strict=True)
        ).rstrip()
        + "\n"
        for line in lines
    )


def _shown(cell: Cell, column: Column, language: Language) -> str:
    if cell is None:
        return column.none_shown
    if column.id == "row" and cell == 0:
        return ""  # A row of the user's own was printed nowhere.
    if isinstance(cell, str) and column.id in CITING:
        cell = language.document(cell)
    return "".join(char if char.isprintable() else " " for char in str(_plain(cell)))


def _plain(cell: str | int | float) -> str | int | float:
    """Return a whole number without its decimals: 8030000000, not 8030000000.0."""
    return int(cell) if isinstance(cell, float) and cell.is_integer() else cell


def _aligned(shown: str, columns: int, *, right: bool) -> str:
    space = " " * (columns - width(shown))
    return space + shown if right else shown + space
