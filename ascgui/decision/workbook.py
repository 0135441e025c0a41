"""A report as a workbook: one sheet a section, numbers as numbers, charts that Excel draws.

Every text is written as text, so that no name can be a formula or a link.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from ascgui.comparison.workbook import (
    FIRST_DATE,
    WORKBOOK,
    cell_text,
    number_format,
    sheet_name,
)
from ascgui.decision.blocks import (
    Block,
    Cell,
    Cover,
    DurationChart,
    Facts,
    Figures,
    Grid,
    Paragraph,
    Remarks,
    Report,
    Section,
    Signatures,
    Subheading,
    TradeOffChart,
)
from ascgui.decision.options import LARGEST_LOGO, no_picture
from ascgui.domain.text import Unit
from ascgui.language.language import Language
from ascgui.language.terminal import width
from ascgui.safefile import read_bytes

_REMARKS = (10.0, 24.0, 70.0, 50.0, 50.0)
"""Widths of the columns of findings, in characters."""

_NARROWEST, _WIDE, _WIDEST = 9.0, 30.0, 64
_SAMPLE = 200
_TEXT_WIDTH = 110
"""Characters of a line of a paragraph, which goes over as many columns as it needs."""

_PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".bmp"})
_LOGO_PIXELS = (220, 90)


def as_xlsx(report: Report, language: Language) -> bytes:
    """Return ``report`` as a workbook. Durations are in hours."""
    import xlsxwriter  # noqa: PLC0415 - only where a workbook is written

    out = io.BytesIO()
    with xlsxwriter.Workbook(out, WORKBOOK) as book:
        # The same report gives the same file.
        book.set_properties(
            {
                "title": cell_text(report.title)[:255],
                "author": cell_text(report.author)[:255],
                "created": datetime(2000, 1, 1),
            }
        )
        sheets = _Book(book, language)
        if report.cover is not None:
            sheets.cover(report, report.cover)
        for section in report.sections:
            sheets.section(section)
        if report.cover is None and not report.sections:
            book.add_worksheet(sheet_name(report.title) or "-")
    return out.getvalue()


class _Book:
    """Writes sections, each on a sheet of its own."""

    def __init__(self, book: Any, language: Language) -> None:
        self._book = book
        self._language = language
        self._formats: dict[tuple[tuple[str, Any], ...], Any] = {}
        self._names: set[str] = set()
        self._over = 12
        self._line = float(_TEXT_WIDTH)

    def cover(self, report: Report, cover: Cover) -> None:
        sheet = self._sheet(cover.kind, (18.0, 60.0))
        row = 0
        if cover.logo is not None and cover.logo.suffix.casefold() in _PICTURES:
            row = self._logo(sheet, cover.logo)
        sheet.write_string(row, 0, cell_text(cover.kind), self._format(font_color="#565d66"))
        sheet.write_string(
            row + 1, 0, cell_text(report.title), self._format(bold=True, font_size=18)
        )
        row += 3
        for name, value in cover.facts:
            sheet.write_string(row, 0, cell_text(name), self._format(font_color="#565d66"))
            sheet.write_string(row, 1, cell_text(value), self._format())
            row += 1
        sheet.write_string(row + 1, 0, cell_text(report.foot), self._format(font_color="#565d66"))

    def _logo(self, sheet: Any, path: Path) -> int:
        """Put the logo in; return the first row below it.

        Raises:
            Refused: it cannot be read, or is no picture.
        """
        from xlsxwriter.exceptions import XlsxWriterException  # noqa: PLC0415 - as above
        from xlsxwriter.image import Image  # noqa: PLC0415

        wide, high = _LOGO_PIXELS
        content = read_bytes(path, LARGEST_LOGO)
        try:
            image = Image(io.BytesIO(content))
        except (XlsxWriterException, ValueError, IndexError, struct.error):
            raise no_picture(path) from None
        scale = min(wide / max(image.width, 1), high / max(image.height, 1), 1.0)
        place = {"image_data": io.BytesIO(content), "x_scale": scale, "y_scale": scale}
        sheet.set_row_pixels(0, high)
        sheet.insert_image(0, 0, path.name, place)
        return 1

    def section(self, section: Section) -> None:
        widths = _widths(section)
        # A paragraph goes over the first columns, so that it is not one long line.
        self._over = next(
            (n for n in range(2, len(widths) + 1) if sum(widths[:n]) >= _TEXT_WIDTH), 12
        )
        self._line = min(_TEXT_WIDTH, sum(widths) + 9 * max(0, self._over - len(widths)))
        sheet = self._sheet(section.title, widths)
        sheet.write_string(0, 0, section.title, self._format(bold=True, font_size=14))
        row = 2
        for block in section.blocks:
            row = self._block(sheet, row, block) + 1

    def _sheet(self, title: str, widths: Sequence[float]) -> Any:
        name = sheet_name(title).strip("'") or "-"
        number = 1
        while name.casefold() in self._names:
            number += 1
            name = f"{sheet_name(title)[:27]} {number}"
        self._names.add(name.casefold())
        sheet = self._book.add_worksheet(name)
        for column, each in enumerate(widths):
            sheet.set_column(column, column, each)
        sheet.hide_gridlines(2)
        sheet.set_landscape()
        sheet.set_paper(9)
        sheet.fit_to_pages(1, 0)
        return sheet

    def _block(self, sheet: Any, row: int, block: Block) -> int:
        """Write ``block`` from ``row`` on; return the first row below it."""
        if isinstance(block, Paragraph):
            return self._paragraph(sheet, row, block.text)
        if isinstance(block, Subheading):
            sheet.write_string(row, 0, cell_text(block.text), self._format(bold=True))
            return row
        if isinstance(block, Facts | Figures):
            return self._facts(sheet, row, block.pairs)
        if isinstance(block, Grid):
            return self._grid(sheet, row, block)
        if isinstance(block, DurationChart | TradeOffChart):
            return self._chart(sheet, row, block)
        if isinstance(block, Remarks):
            return self._remarks(sheet, row, block)
        return self._signatures(sheet, row, block)

    def _paragraph(self, sheet: Any, row: int, said: str) -> int:
        lines = sum(1 + int(width(line) / self._line) for line in said.split("\n"))
        wrapped = self._format(text_wrap=True, valign="top")
        sheet.merge_range(row, 0, row, self._over - 1, "", wrapped)
        sheet.write_string(row, 0, cell_text(said), wrapped)
        sheet.set_row(row, 15 * min(lines, 27))
        return row + 1

    def _facts(self, sheet: Any, row: int, pairs: tuple[tuple[str, str], ...]) -> int:
        for name, value in pairs:
            sheet.write_string(row, 0, cell_text(name), self._format(font_color="#565d66",
                                                                     valign="top"))  # fmt: skip
            sheet.write_string(row, 1, cell_text(value), self._format(valign="top"))
            row += 1
        return row

    def _grid(self, sheet: Any, row: int, grid: Grid) -> int:
        head = self._format(bold=True, text_wrap=True, valign="top", bottom=1)
        for column, each in enumerate(grid.columns):
            sheet.write_string(row, column, cell_text(self._headed(grid, column, each.title)), head)
        for line in grid.rows:
            row += 1
            for column, cell in enumerate(line.cells):
                below = line.below if column == line.from_column else ""
                self._cell(sheet, row, column, cell, below)
        return row + 1

    def _headed(self, grid: Grid, column: int, title: str) -> str:
        """Return a column's title, with the unit where all of its values are durations."""
        values = [row.cells[column] for row in grid.rows if row.cells[column].value is not None]
        numbers = [cell for cell in values if isinstance(cell.value, int | float)]
        if numbers and all(cell.unit is Unit.SECONDS for cell in numbers):
            return self._language.say("{title}, hours", title=title)
        return title

    def _cell(self, sheet: Any, row: int, column: int, cell: Cell, below: str) -> None:
        value = cell.value
        style: dict[str, Any] = {"valign": "top"} | ({"bold": True} if cell.strong else {})
        if isinstance(value, datetime) and value >= FIRST_DATE and not below:
            shown = "yyyy-mm-dd hh:mm"
            style["num_format"] = f'"≈ "{shown}' if cell.estimate else shown
            sheet.write_datetime(row, column, value, self._format(**style))
        elif isinstance(value, int | float) and not isinstance(value, bool) and not below:
            shown = number_format(cell.unit)
            style["num_format"] = f'"≈ "{shown}' if cell.estimate else shown
            hours = value / 3600 if cell.unit is Unit.SECONDS else value
            sheet.write_number(row, column, hours, self._format(**style))
        else:
            said = f"{cell.text}\n{below}" if below else cell.text
            sheet.write_string(row, column, cell_text(said), self._format(text_wrap=True, **style))

    def _remarks(self, sheet: Any, row: int, block: Remarks) -> int:
        say = self._language.say
        head = self._format(bold=True, text_wrap=True, valign="top", bottom=1)
        wrapped = self._format(text_wrap=True, valign="top")
        for column, title in enumerate(
            (say("Severity"), say("Scenarios"), say("Finding"), say("What to do"), say("Sources"))
        ):
            sheet.write_string(row, column, title, head)
        for item in block.items:
            row += 1
            sources = "\n".join(
                f"{each.cite}: {each.says}" if each.says else each.cite for each in item.sources
            )
            for column, said in enumerate(
                (item.word, item.who, item.message, item.action, sources)
            ):
                sheet.write_string(row, column, cell_text(said), wrapped)
        return row + 1

    def _signatures(self, sheet: Any, row: int, block: Signatures) -> int:
        for column, label in enumerate(("", *block.labels)):
            sheet.write_string(row, column, cell_text(label), self._format(font_color="#565d66"))
        for role in block.roles:
            row += 1
            sheet.set_row(row, 36)
            sheet.write_string(row, 0, cell_text(role), self._format(bold=True, valign="bottom"))
            for column in range(1, len(block.labels) + 1):
                sheet.write_blank(row, column, None, self._format(bottom=1))
        return row + 1

    # Charts

    def _chart(self, sheet: Any, row: int, block: DurationChart | TradeOffChart) -> int:
        """Write the points, and beside them a chart that Excel draws from them."""
        grid = block.grid
        if isinstance(block, TradeOffChart):
            drawn = self._scatter(sheet, row, block)
        else:
            drawn = self._curves(sheet, row, grid)
        below = self._grid(sheet, row, grid)
        sheet.insert_chart(row, len(grid.columns) + 1, drawn)
        return max(below, row + 20)

    def _curves(self, sheet: Any, row: int, grid: Grid) -> Any:
        say = self._language.say
        chart = self._book.add_chart({"type": "scatter", "subtype": "straight_with_markers"})
        last = row + len(grid.rows)
        for column in range(1, len(grid.columns)):
            chart.add_series(
                {
                    "name": [sheet.get_name(), row, column],
                    "categories": [sheet.get_name(), row + 1, 0, last, 0],
                    "values": [sheet.get_name(), row + 1, column, last, column],
                }
            )
        chart.set_x_axis({"name": say("Devices"), "log_base": 2})
        chart.set_y_axis({"name": say("Duration, hours"), "log_base": 10})
        chart.set_size({"width": 640, "height": 380})
        return chart

    def _scatter(self, sheet: Any, row: int, block: TradeOffChart) -> Any:
        """Return the chart of cost against time; duration and cost are the third and fourth."""
        say = self._language.say
        chart = self._book.add_chart({"type": "scatter"})
        last = row + len(block.grid.rows)
        chart.add_series(
            {
                "name": say("Scenarios"),
                "categories": [sheet.get_name(), row + 1, 2, last, 2],
                "values": [sheet.get_name(), row + 1, 3, last, 3],
                "marker": {"type": "circle", "size": 7},
                "data_labels": {
                    "custom": [{"value": str(point.number)} for point in block.points],
                    "value": True,
                    "position": "above",
                },
            }
        )
        chart.set_legend({"none": True})
        chart.set_x_axis({"name": say("Duration, hours")})
        chart.set_y_axis({"name": block.title})
        chart.set_size({"width": 640, "height": 380})
        return chart

    def _format(self, **settings: Any) -> Any:
        key = tuple(sorted(settings.items()))
        if key not in self._formats:
            self._formats[key] = self._book.add_format(dict(key))
        return self._formats[key]


def _widths(section: Section) -> list[float]:
    """Return the widths of a sheet's columns in characters, by what stands in them."""
    widths: list[float] = [22.0, 22.0]
    for block in section.blocks:
        wished: list[float] = []
        if isinstance(block, Grid):
            wished = [_width(block, column) for column in range(len(block.columns))]
        elif isinstance(block, DurationChart | TradeOffChart):
            wished = [_width(block.grid, column) for column in range(len(block.grid.columns))]
        elif isinstance(block, Remarks):
            wished = list(_REMARKS)
        widths += [_NARROWEST] * (len(wished) - len(widths))
        for place, each in enumerate(wished):
            widths[place] = max(widths[place], each)
    return widths


def _width(grid: Grid, column: int) -> float:
    cells = [grid.columns[column].title, *(row.cells[column].text for row in grid.rows[:_SAMPLE])]
    longest = max((width(line[:_WIDEST]) for cell in cells for line in cell.split("\n")), default=0)
    below = any(row.below and row.from_column == column for row in grid.rows[:_SAMPLE])
    most = _WIDEST if below or grid.columns[column].flex > 1 else _WIDE
    return most if below else min(most, max(_NARROWEST, longest + 2.0))
