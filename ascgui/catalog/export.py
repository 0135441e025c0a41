"""A table, whole or filtered, as a file for other programs: CSV, XLSX, Markdown, TOML."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ascgui.catalog.formats import as_csv, as_markdown
from ascgui.catalog.listing import Cell, Column, Row, columns
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import About, Change, Origin, Overlay
from ascgui.catalog.overlaytext import dumps
from ascgui.catalog.records import of_table
from ascgui.catalog.watch import UNWATCHED, Watch
from ascgui.domain.text import Text, text
from ascgui.language.language import Language

if TYPE_CHECKING:
    from xlsxwriter.worksheet import Worksheet

FORMATS = ("csv", "xlsx", "md", "toml")

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_MOST_NOTES = 2_000
_EXACT_IN_A_SPREADSHEET = 10**15
_WIDEST = 60


def exported(
    form: str,
    table: str,
    rows: Sequence[Row],
    catalog: Catalog,
    language: Language,
    watch: Watch = UNWATCHED,
) -> bytes:
    """Return the file that holds ``rows`` of ``table``.

    Args:
        form: one of :data:`FORMATS`.
        table: the table, as :mod:`ascgui.catalog.listing` names it.
        rows: all of its rows or some.
        catalog: what the rows are from.
        language: that of headings' notes and of what stands beside a row.
        watch: told how far a workbook is, which takes longest.

    Raises:
        Cancelled: ``watch`` said so.
    """
    if form == "csv":
        # With the mark Excel knows that it is UTF-8, so Chinese text is right.
        return _BYTE_ORDER_MARK + as_csv(columns(table), rows).encode()
    if form == "xlsx":
        return _workbook(table, rows, catalog, language, watch)
    if form == "md":
        return as_markdown(columns(table), rows).encode()
    return as_toml(table, rows, catalog).encode()


def as_toml(table: str, rows: Sequence[Row], catalog: Catalog, about: About | None = None) -> str:
    """Return the rows in the form in which changes are handed on, which the import reads."""
    records = of_table(catalog.tables, table)
    layer = catalog.changes.layers.get(table)
    origins = layer.origins if layer is not None else {}
    changes = (
        Change(
            table, row.identity, records[row.identity], None, origins.get(row.identity, Origin())
        )
        for row in rows
        if row.identity in records
    )
    overlay = Overlay(about or About())
    return dumps(overlay.take(changes))


def note_of(row: Row, table: str, catalog: Catalog) -> tuple[Text | str, ...]:
    """Return what stands beside a row: where it is from, and who changed it why."""
    place = f"{row.file}:{row.line}" if row.line else row.file
    layer = catalog.changes.layers.get(table)
    origin = layer.origins.get(row.identity) if layer is not None else None
    if origin is None:
        return (row.source, place)
    return (*_origin_note(origin), place)


def _origin_note(origin: Origin) -> tuple[Text, ...]:
    parts = (
        (origin.source, text("source {source}", source=origin.source)),
        (origin.author, text("by {author}", author=origin.author)),
        (origin.date, text("on {date}", date=origin.date)),
        (origin.reason, text("because {reason}", reason=origin.reason)),
    )
    return (text("changed by the user"), *(said for value, said in parts if value))


def _workbook(
    table: str, rows: Sequence[Row], catalog: Catalog, language: Language, watch: Watch
) -> bytes:
    """Return a workbook with typed cells, a frozen heading, and sources as notes.

    Many rows have a last column with the source instead: thousands of notes make Excel slow.
    """
    import xlsxwriter  # noqa: PLC0415 - needed for this one form only

    made = io.BytesIO()
    shown = columns(table)
    book = xlsxwriter.Workbook(made, {"in_memory": True})
    sheet = book.add_worksheet(table)
    bold = book.add_format({"bold": True})
    for place, column in enumerate(shown):
        sheet.write_string(0, place, column.id, bold)
        sheet.write_comment(0, place, _heading_note(column, language))
    as_notes = len(rows) <= _MOST_NOTES
    if not as_notes:
        sheet.write_string(0, len(shown), "stands_in", bold)
    for number, row in enumerate(watch.over(rows), 1):
        for place, (cell, column) in enumerate(zip(row.cells, shown, strict=True)):
            _write(sheet, number, place, cell if cell is not None else column.none_shown)
        said = language.show(note_of(row, table, catalog))
        if as_notes:
            sheet.write_comment(number, 0, said)
        else:
            sheet.write_string(number, len(shown), said)
    sheet.freeze_panes(1, 1)
    sheet.autofilter(0, 0, max(len(rows), 1), len(shown) - 1)
    for place, column in enumerate(shown):
        sheet.set_column(place, place, _width(column, place, rows))
    watch.look(1.0)
    # Not in a with statement, which would write the whole book even when it is cancelled.
    book.close()
    return made.getvalue()


def _heading_note(column: Column, language: Language) -> str:
    title = language.show(column.title)
    return f"{title}\n{language.show(column.tip)}" if column.tip is not None else title


def _write(sheet: Worksheet, row: int, place: int, cell: Cell) -> None:
    """Write a cell by its type; a text is never taken for a formula, a number or a link."""
    if isinstance(cell, str):
        if cell:
            sheet.write_string(row, place, cell)
    elif cell is not None and abs(cell) < _EXACT_IN_A_SPREADSHEET:
        sheet.write_number(row, place, cell)
    elif cell is not None:
        # A spreadsheet would round a whole number of so many digits.
        is_whole = isinstance(cell, int) or cell.is_integer()
        sheet.write_string(row, place, str(int(cell) if is_whole else cell))


def _width(column: Column, place: int, rows: Sequence[Row]) -> int:
    longest = max((len(str(row.cells[place] or "")) for row in rows[:500]), default=0)
    return min(_WIDEST, max(len(column.id), longest) + 3)
