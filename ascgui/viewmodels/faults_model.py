"""The faults of training data as a table: how often, and what each framework makes of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from typing_extensions import override

from ascgui.datasets.faults import DOES, FRAMEWORK_NAMES
from ascgui.datasets.records import Finding, Outcome, Place
from ascgui.domain.text import Text, Unit, text
from ascgui.language.language import Language
from ascgui.viewmodels.findings import WORDS
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import Cell, Row

_SHOWN_PLACES = 5


@dataclass(frozen=True, slots=True)
class FaultColumn:
    """A column of the table of faults."""

    id: str
    title: Text
    numeric: bool = False
    unit: Unit = Unit.NONE


@dataclass(frozen=True, slots=True)
class FaultRow:
    """One kind of fault."""

    id: str
    cells: tuple[Cell, ...]
    finding: Finding


def fault_columns(frameworks: Sequence[str]) -> tuple[FaultColumn, ...]:
    """Return the columns, one of them for each framework."""
    return (
        FaultColumn("severity", text("Severity")),
        FaultColumn("fault", text("Fault")),
        FaultColumn("count", text("Count"), numeric=True),
        *(
            FaultColumn(one, text("{framework}", framework=FRAMEWORK_NAMES.get(one, one)))
            for one in frameworks
        ),
        FaultColumn("first", text("First place")),
        FaultColumn("code", text("Code")),
    )


def fault_rows(
    findings: Iterable[Finding], frameworks: Sequence[str], base: str = ""
) -> list[FaultRow]:
    """Return one row for each finding, in their order; names of files begin after ``base``."""
    return [
        FaultRow(
            one.code,
            (
                WORDS[one.severity],
                one.title,
                one.count,
                *(DOES[one.outcome(framework)] for framework in frameworks),
                place_words(one.places[0], base) if one.places else None,
                one.code,
            ),
            one,
        )
        for one in findings
    ]


def place_words(place: Place, base: str = "") -> str:
    """Return where a fault is, the same in every language: ``file:line #row [field]``.

    The name of the file begins after ``base``.
    """
    line = f":{place.line}" if place.line else ""
    row = f" #{place.row}" if place.row else ""
    return place.file.removeprefix(base) + line + row + (f" [{place.field}]" if place.field else "")


def place_lines(finding: Finding, base: str, language: Language) -> str:
    """Return the first places with their excerpts, one a line."""
    lines = [
        f"{place_words(place, base)}   {place.excerpt}".rstrip()
        for place in finding.places[:_SHOWN_PLACES]
    ]
    more = finding.count - len(lines)
    if lines and more > 0:
        lines.append(language.say("and {n} more", n=more))
    return "\n".join(lines)


class FaultsModel(RowsModel):
    """Counts of a sample are marked as approximate; what is trained on as usual steps back."""

    @override
    def shown(self, row: Row, column: int) -> str:
        shown = super().shown(row, column)
        approximate = isinstance(row, FaultRow) and row.finding.approximate
        return f"≈ {shown}" if approximate and self.columns[column].id == "count" else shown

    @override
    def quiet(self, row: Row, column: int) -> bool:
        return row.cells[column] == DOES[Outcome.KEPT] or self.columns[column].id == "code"

    @override
    def tip(self, row: Row, column: int) -> str:
        if isinstance(row, FaultRow):
            return self._tongue.show(row.finding.issue.message)
        return super().tip(row, column)
