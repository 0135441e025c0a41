"""A comparison as a workbook: one sheet of figures, one of findings.

Every text is written as text, so that no name can be a formula or a link.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from ascgui.comparison.formats import GROUPS, SEVERITIES, called, heading_text
from ascgui.comparison.lines import Cell, Line
from ascgui.comparison.table import Comparison
from ascgui.domain.text import Text, Unit, text
from ascgui.language.language import Language

LONGEST_CELL = 32_767
"""Characters that a cell of a workbook holds."""

FIRST_DATE = datetime(1900, 3, 1)
"""Before this day a workbook's own calendar is wrong, so dates are written as text."""

_FORMATS: Mapping[Unit, str] = {
    Unit.TOKENS: "#,##0",
    Unit.DEVICES: "#,##0.##",
    Unit.CARDS: "#,##0",
    Unit.NODES: "#,##0",
    Unit.TOKENS_PER_SECOND: "#,##0.##",
    Unit.RATIO: "0.0###",
    Unit.CARD_HOURS: "#,##0.0",
    Unit.NODE_HOURS: "#,##0.0",
}
_UNITS: Mapping[Unit, Text] = {
    Unit.TOKENS: text("tokens"),
    Unit.DEVICES: text("devices"),
    Unit.CARDS: text("cards"),
    Unit.NODES: text("nodes"),
    Unit.SECONDS: text("hours"),
    Unit.TOKENS_PER_SECOND: text("tokens/s per device"),
    Unit.CARD_HOURS: text("card-hours"),
    Unit.NODE_HOURS: text("node-hours"),
}

WORKBOOK: Mapping[str, bool] = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_urls": False,
    "strings_to_numbers": False,
    "nan_inf_to_errors": True,
}
"""How every workbook is written: a cell holds what is put into it, and no more."""


def as_xlsx(comparison: Comparison, language: Language) -> bytes:
    """Return the workbook. Durations are in hours; a coloured line is one that differs."""
    import xlsxwriter  # noqa: PLC0415 - only where a workbook is written

    out = io.BytesIO()
    with xlsxwriter.Workbook(out, WORKBOOK) as book:
        # The same comparison gives the same file.
        book.set_properties({"title": cell_text(comparison.title), "created": datetime(2000, 1, 1)})
        _Sheets(book, language).write(comparison)
    return out.getvalue()


class _Sheets:
    def __init__(self, book: Any, language: Language) -> None:
        self._book = book
        self._language = language
        self._formats: dict[tuple[str, bool, bool], Any] = {}
        self._head = book.add_format(
            {"bold": True, "text_wrap": True, "valign": "top", "bottom": 1}
        )
        self._group = book.add_format({"bold": True, "font_color": "#555555", "top": 1})
        self._wrapped = book.add_format({"text_wrap": True, "valign": "top"})

    def write(self, comparison: Comparison) -> None:
        say = self._language.say
        self._figures(self._book.add_worksheet(sheet_name(say("Comparison"))), comparison)
        self._findings(self._book.add_worksheet(sheet_name(say("Findings"))), comparison)

    def _figures(self, sheet: Any, comparison: Comparison) -> None:
        show, say = self._language.show, self._language.say
        sheet.write_string(0, 0, cell_text(comparison.title) or say("Comparison"), self._head)
        sheet.write_string(0, 1, say("Unit"), self._head)
        for column, heading in enumerate(comparison.headings, 2):
            name = heading_text(heading, self._language, LONGEST_CELL)
            sheet.write_string(0, column, cell_text(name), self._head)
        row = 1
        for group, group_name in GROUPS.items():
            sheet.write_string(row, 0, show(group_name), self._group)
            for line in (each for each in comparison.lines if each.group is group):
                row += 1
                self._line(sheet, row, line)
            row += 1
        if any(heading.note for heading in comparison.headings):
            sheet.write_string(row, 0, say("Scenario note"), self._wrapped)
            for column, heading in enumerate(comparison.headings, 2):
                sheet.write_string(row, column, cell_text(heading.note), self._wrapped)
            row += 1
        sheet.write_string(
            row + 1, 0, say("Coloured: the scenarios differ. ★ preferred. ≈ estimate.")
        )
        sheet.set_column(0, 0, 30)
        sheet.set_column(1, 1, 18)
        if comparison.headings:
            sheet.set_column(2, 1 + len(comparison.headings), 22)
        sheet.freeze_panes(1, 2)

    def _line(self, sheet: Any, row: int, line: Line) -> None:
        show = self._language.show
        sheet.write_string(row, 0, show(line.title), self._format("", differs=line.differs))
        unit = _UNITS.get(line.unit)
        sheet.write_string(
            row, 1, "" if unit is None else show(unit), self._format("", differs=line.differs)
        )
        for column, cell in enumerate(line.cells, 2):
            self._cell(sheet, row, column, line, cell)

    def _cell(self, sheet: Any, row: int, column: int, line: Line, cell: Cell) -> None:
        value = cell.value
        if line.unit is Unit.SECONDS and isinstance(value, int | float):
            value = value / 3600
        if isinstance(value, datetime):
            if value >= FIRST_DATE:
                style = self._format(
                    "yyyy-mm-dd hh:mm", differs=line.differs, estimate=cell.estimate
                )
                sheet.write_datetime(row, column, value, style)
                return
            value = value.isoformat(" ")
        if isinstance(value, int | float):
            number = number_format(line.unit)
            style = self._format(number, differs=line.differs, estimate=cell.estimate)
            sheet.write_number(row, column, value, style)
            return
        shown = "" if cell.shown is None else self._language.show(cell.shown).strip()
        mark = "≈ " if cell.estimate and shown else ""
        style = self._format("", differs=line.differs)
        sheet.write_string(row, column, cell_text(mark + shown), style)

    def _format(self, number: str, *, differs: bool, estimate: bool = False) -> Any:
        key = (number, differs, estimate)
        if key not in self._formats:
            # The mark stands before the number without making it a text.
            shown = f'"≈ "{number}' if estimate and number else number
            settings = {"valign": "top"} | ({"num_format": shown} if shown else {})
            if differs:
                settings["bg_color"] = "#FFF4D6"
            self._formats[key] = self._book.add_format(settings)
        return self._formats[key]

    def _findings(self, sheet: Any, comparison: Comparison) -> None:
        show, say = self._language.show, self._language.say
        titles = (say("Severity"), say("Code"), say("Scenarios"), say("Finding"), say("What to do"))
        for column, title in enumerate(titles):
            sheet.write_string(0, column, title, self._head)
        listed = [
            (issue, called(scenarios, comparison, self._language))
            for finding in comparison.findings
            for issue, scenarios in finding.wordings
        ]
        listed += [(issue, say("the comparison")) for issue in comparison.issues]
        for row, (issue, having) in enumerate(listed, 1):
            cells = (
                show(SEVERITIES[issue.severity]),
                issue.code,
                having,
                show(issue.message),
                "" if issue.action is None else show(issue.action),
            )
            for column, said in enumerate(cells):
                sheet.write_string(row, column, cell_text(said), self._wrapped)
        for column, columns in enumerate((10, 24, 30, 70, 50)):
            sheet.set_column(column, column, columns)
        sheet.freeze_panes(1, 0)


def number_format(unit: Unit) -> str:
    """Return the form in which a workbook shows numbers of ``unit``; durations are in hours."""
    return _FORMATS.get(unit, "0.0##" if unit is Unit.SECONDS else "#,##0.####")


def cell_text(said: str) -> str:
    """Return ``said`` as a cell can hold it: without control characters, and not too long."""
    plain = "".join(
        char if char.isprintable() or char in "\n\t" else "\ufffd" for char in said[:LONGEST_CELL]
    )
    # A cell counts a character beyond the first plane twice.
    if len(said) <= LONGEST_CELL and len(plain.encode("utf-16-le")) <= 2 * LONGEST_CELL:
        return plain
    return f"{plain[: LONGEST_CELL // 2]}…"


def sheet_name(name: str) -> str:
    """Return ``name`` without what a sheet's name must not hold."""
    return "".join(" " if char in "[]:*?/\\" else char for char in name)[:31]
