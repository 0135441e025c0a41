"""The pieces that a report is made of, said in its language and not yet drawn.

Paper, Markdown and workbook are written from the same blocks, so that they say the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum, auto
from pathlib import Path
from typing import TypeAlias

from ascgui.decision.options import ReportSection
from ascgui.domain.answer import Answer, Curve
from ascgui.domain.issues import Severity
from ascgui.domain.text import Unit

CellValue: TypeAlias = "str | int | float | datetime | None"


class Tone(Enum):
    """How loud a paragraph is."""

    LEAD = auto()
    PLAIN = auto()
    SMALL = auto()
    QUIET = auto()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences."""

    text: str
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Subheading:
    """A heading within a section. ``marked`` puts it into the outline."""

    text: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Facts:
    """Names with their values. ``tight`` ones stay together in small type, below a heading."""

    pairs: tuple[tuple[str, str], ...]
    tight: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: as a person reads it, and the value with its unit where a program may count."""

    text: str
    value: CellValue = None
    unit: Unit = Unit.NONE
    estimate: bool = False
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its title, whether it holds numbers, and its share of the room that is left."""

    title: str
    numeric: bool = False
    flex: float = 1.0


@dataclass(frozen=True, slots=True)
class Row:
    """A row, and text that goes on below it from column ``from_column`` on.

    ``heads`` marks the name of the rows below it, which stays with them.
    """

    cells: tuple[Cell, ...]
    below: str = ""
    from_column: int = 0
    heads: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """A table.

    One that is to be ``cut`` goes on below where it is too wide, with the first column again.
    ``grouped`` rows follow one another where they have the same first cell.
    """

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    cut: bool = False
    grouped: bool = False

    def parts(self, most: int) -> tuple[Grid, ...]:
        """Return the table in parts of at most ``most`` columns beside the first."""
        count = len(self.columns) - 1
        if not self.cut or count <= most:
            return (self,)
        each = -(-count // -(-count // most))
        return tuple(
            Grid(
                (self.columns[0], *self.columns[start : start + each]),
                tuple(
                    Row(
                        (row.cells[0], *row.cells[start : start + each]),
                        row.below,
                        heads=row.heads,
                    )
                    for row in self.rows
                ),
                cut=True,
            )
            for start in range(1, count + 1, each)
        )


@dataclass(frozen=True, slots=True)
class Cited:
    """A source of a finding: where it stands, and what it says."""

    cite: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class Remark:
    """A finding: its word, what is so, what to do, whom it concerns, and its sources."""

    severity: Severity
    word: str
    message: str
    action: str = ""
    who: str = ""
    sources: tuple[Cited, ...] = ()


@dataclass(frozen=True, slots=True)
class Remarks:
    """Findings, the worst first."""

    items: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one answer, which are seen first."""

    answer: Answer
    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DurationChart:
    """Duration over devices. ``names`` belong to ``curves``; ``answer`` gives the chosen point.

    ``marks`` are other points on the curves: devices, seconds, and what to write at them.
    ``whose`` is written at the chosen point where there are several scenarios. ``note`` says how to
    read the picture; ``grid`` holds points of the curves, for forms that cannot draw.
    """

    answer: Answer
    curves: tuple[Curve, ...]
    names: tuple[str, ...]
    grid: Grid
    note: str
    marks: tuple[tuple[int, float, str], ...] = ()
    whose: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """A scenario in the chart of cost against time."""

    number: int
    name: str
    expense: float
    duration_s: float
    efficient: bool
    preferred: bool


@dataclass(frozen=True, slots=True)
class TradeOffChart:
    """What scenarios cost against how long they take; the front is of those that are efficient.

    ``title`` names the cost and its unit, ``note`` says how to read the picture; ``grid`` holds the
    points.
    """

    points: tuple[Point, ...]
    title: str
    grid: Grid
    note: str


@dataclass(frozen=True, slots=True)
class Signatures:
    """Lines to sign on: the role before each, and what is to be written on the lines."""

    roles: tuple[str, ...]
    labels: tuple[str, ...]


Block: TypeAlias = (
    Paragraph
    | Subheading
    | Facts
    | Grid
    | Remarks
    | Figures
    | DurationChart
    | TradeOffChart
    | Signatures
)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the report with its heading."""

    kind: ReportSection
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Cover:
    """The first page: ``kind`` says what the document is, ``facts`` for whom and by whom."""

    kind: str
    facts: tuple[tuple[str, str], ...]
    contents: str
    logo: Path | None = None
    logo_alt: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """A report in one language, ready to be drawn or written."""

    title: str
    author: str
    customer: str
    language: str
    page: str
    day: date | None
    foot: str
    cover: Cover | None
    sections: tuple[Section, ...] = field(default=())
