"""XLSX workbooks, read with calamine, after everything that could blow up was measured.

A small file can name a cell at the far corner of a sheet, or unpack to gigabytes. So each part of
the archive is unpacked here within limits, the sheets' cells are counted, and only then does the
reader see the parts that were measured.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ascgui.catalog.intake.grid import (
    MOST_CELLS,
    MOST_COLUMNS,
    Grid,
    Line,
    Value,
    refused,
    without_empty,
)
from ascgui.domain.issues import Refused
from ascgui.domain.text import Quantity, Unit, text

if TYPE_CHECKING:
    from python_calamine import CalamineSheet

ZIP_MARK = b"PK\x03\x04"
OLD_MARK = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

_LARGEST_UNPACKED = 256 * 1024 * 1024
_MOST_PARTS = 2_000
_MOST_SHEETS = 50
_NEEDED = re.compile(
    r"\[Content_Types\]\.xml|_rels/.*|docProps/.*|xl/_rels/.*|xl/[^/]+\.xml"
    r"|xl/worksheets/[^/]+\.xml|xl/worksheets/_rels/.*|xl/tables/[^/]+\.xml"
)
_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml")
_ATTRIBUTES = rb"""((?:[^>"']|"[^"]*"|'[^']*')*)"""
_TAG = re.compile(rb"<(?:[\w.-]+:)?(row|c)(?=[\s/>])" + _ATTRIBUTES + rb">")
_USUAL_CELL = re.compile(rb'<c r="([A-Z]{1,3})(\d{1,7})"')
_ANY_CELL = re.compile(rb"<(?:[\w.-]+:)?c(?=[\s/>])")
_PLACE = re.compile(rb"""\sr\s*=\s*["']([A-Za-z]*)(\d+)["']""")


def grids(content: bytes, path: Path | str) -> tuple[Grid, ...]:
    """Return the sheets of the workbook ``content``, merged cells in each place they span.

    Raises:
        Refused: it is no workbook, is protected, or holds more than a table has.
    """
    from python_calamine import CalamineError, CalamineWorkbook, SheetTypeEnum  # noqa: PLC0415

    measured = _measured(content, path)
    try:
        with CalamineWorkbook.from_filelike(io.BytesIO(measured)) as book:
            found = [
                _grid(book.get_sheet_by_name(sheet.name), path)
                for sheet in book.sheets_metadata[:_MOST_SHEETS]
                if sheet.typ == SheetTypeEnum.WorkSheet
            ]
    except (CalamineError, OSError, ValueError, IndexError, OverflowError) as problem:
        message = text("This workbook cannot be read: {reason}.", reason=str(problem).rstrip("."))
        action = text("Open it in a spreadsheet program and save it again as .xlsx or CSV.")
        raise refused(path, "workbook-unreadable", message, action) from problem
    except BaseException as problem:
        # The reader's own panics are no Exception; anything else goes on its way.
        if type(problem).__name__ != "PanicException":
            raise
        message = text("This workbook is damaged, so it cannot be read.")
        action = text("Open it in a spreadsheet program and save it again as .xlsx or CSV.")
        raise refused(path, "workbook-unreadable", message, action) from problem
    return tuple(grid for grid in found if grid.lines)


def old_workbook(path: Path | str) -> Refused:
    """Return the refusal of a workbook of the old form, or of one with a password."""
    return refused(
        path,
        "workbook-old",
        text("This is a workbook of the old .xls form, or one with a password."),
        text("Open it in a spreadsheet program and save it as .xlsx without a password."),
    )


def _measured(content: bytes, path: Path | str) -> bytes:
    """Return the workbook packed anew, from the parts that a table needs.

    What the archive says about its sizes is not believed: only what was really unpacked is packed
    again.

    Raises:
        Refused: it is no archive or damaged, or holds too much.
    """
    made = io.BytesIO()
    try:
        with (
            zipfile.ZipFile(io.BytesIO(content)) as packed,
            zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as new,
        ):
            parts = packed.infolist()
            if len(parts) > _MOST_PARTS:
                raise _too_large(path)
            left = _LARGEST_UNPACKED
            for part in parts:
                if not _NEEDED.fullmatch(part.filename):
                    continue
                with packed.open(part) as stream:
                    data = stream.read(left + 1)
                left -= len(data)
                if left < 0:
                    raise _too_large(path)
                _check_part(part.filename, data, path)
                new.writestr(part.filename, data)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError) as problem:
        message = text("This workbook is damaged: {reason}.", reason=str(problem).rstrip("."))
        action = text("Copy it again, or save it again in a spreadsheet program.")
        raise refused(path, "workbook-unreadable", message, action) from problem
    except RuntimeError as problem:
        message = text("This workbook is protected by a password.")
        action = text("Save it without a password.")
        raise refused(path, "workbook-protected", message, action) from problem
    return made.getvalue()


def _too_large(path: Path | str) -> Refused:
    return refused(
        path,
        "workbook-too-large",
        text(
            "This workbook unpacks to more than {limit}.",
            limit=Quantity(_LARGEST_UNPACKED, Unit.BYTES),
        ),
        text("Check that it is the right file, or save the sheet as CSV."),
    )


def _check_part(name: str, data: bytes, path: Path | str) -> None:
    """Refuse a part that declares entities, or a sheet that reaches further than a table does."""
    if b"<!DOCTYPE" in data or b"\0" in data[:100]:
        message = text("This workbook holds what no spreadsheet program writes.")
        action = text("Open it in a spreadsheet program and save it again.")
        raise refused(path, "workbook-unreadable", message, action)
    if not _SHEET.fullmatch(name):
        return
    rows, columns = _extent(data)
    if columns > MOST_COLUMNS or rows * columns > MOST_CELLS:
        raise refused(
            path,
            "too-many-columns" if columns > MOST_COLUMNS else "too-many-cells",
            text(
                "A sheet of this workbook reaches to row {row} and column {column}; a table of "
                "this program has a few columns.",
                row=rows,
                column=columns,
            ),
            text("Delete what stands far out in the sheet, or save the table as CSV."),
        )


def _extent(sheet: bytes) -> tuple[int, int]:
    """Return the last row and column that a cell with a value has, from 1.

    Where every cell names its place as spreadsheet programs do, that is quickly seen; otherwise,
    or where cells reach far, each is looked at with what it may leave out.
    """
    places = _USUAL_CELL.findall(sheet)
    if len(places) == len(_ANY_CELL.findall(sheet)):
        last_row = max((int(digits) for digits in {place[1] for place in places}), default=0)
        last_column = max(map(_column, {place[0] for place in places}), default=0)
        if last_column <= MOST_COLUMNS and last_row * last_column <= MOST_CELLS:
            return last_row, last_column
    return _careful_extent(sheet)


def _careful_extent(sheet: bytes) -> tuple[int, int]:
    row = column = last_row = last_column = 0
    for tag in _TAG.finditer(sheet):
        kind, attributes = tag[1], tag[2]
        place = _PLACE.search(attributes)
        if kind == b"row":
            row = min(int(place[2]), 1 << 40) if place else row + 1
            column = 0
            continue
        if place and place[1]:
            column = _column(place[1])
            row = min(int(place[2]), 1 << 40)
        else:
            column += 1
        if not attributes.endswith(b"/"):
            last_row, last_column = max(last_row, row), max(last_column, column)
    return last_row, last_column


def _column(letters: bytes) -> int:
    number = 0
    for letter in letters.upper()[:8]:
        number = number * 26 + letter - 64
    return number


def _grid(sheet: CalamineSheet, path: Path | str) -> Grid:
    rows = [[_value(cell) for cell in row] for row in sheet.to_python(skip_empty_area=False)]
    _fill_merged(rows, sheet.merged_cell_ranges or (), path)
    lines = (Line(number, tuple(row)) for number, row in enumerate(rows, 1))
    return Grid(without_empty(lines), name=sheet.name)


def _value(cell: Value) -> Value:
    return cell.strip() if isinstance(cell, str) else cell


def _fill_merged(
    rows: list[list[Value]],
    ranges: Sequence[tuple[tuple[int, int], tuple[int, int]]],
    path: Path | str,
) -> None:
    """Put the value of each merged range into all of its cells."""
    left = MOST_CELLS
    for (top, first), (bottom, last) in ranges:
        for row, column in _cells(rows, (top, first), (bottom, last)):
            rows[row][column] = rows[top][first]
            left -= 1
            if left < 0:
                message = text("This workbook has more merged cells than a table has.")
                action = text("Save the sheet as CSV.")
                raise refused(path, "too-many-cells", message, action)


def _cells(
    rows: list[list[Value]], start: tuple[int, int], end: tuple[int, int]
) -> Iterator[tuple[int, int]]:
    for row in range(start[0], min(end[0] + 1, len(rows))):
        for column in range(start[1], min(end[1] + 1, len(rows[row]))):
            yield row, column
