"""Blocks of a report set in type: paragraphs, tables, lists of facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ascgui.decision import blocks as content
from ascgui.report.flow import Strip, bound, spaced
from ascgui.report.paper import PT
from ascgui.report.table import GAP, Cell, Column, Row, facts, paragraph, table
from ascgui.report.tags import Role
from ascgui.report.typesetter import BODY, HEADING, SMALL, Ink, Style, Typesetter

BEFORE_PART = 8 * PT
BEFORE_SECTION = 15 * PT
_BEFORE_SUBJECT = 14 * PT
_AFTER_HEADING = 4 * PT
_WIDE_COLUMNS = 5
"""Columns of a table that is cut, beside its first."""

_TONES = {
    content.Tone.LEAD: Style(HEADING.size),
    content.Tone.PLAIN: BODY,
    content.Tone.SMALL: SMALL,
    content.Tone.QUIET: SMALL.quiet(),
}
_BEFORE = {content.Tone.SMALL: 4 * PT, content.Tone.QUIET: 3 * PT}


@dataclass(frozen=True, slots=True)
class Setter:
    """Sets blocks of text over one width. ``names_width`` is that of the names of tight facts."""

    typesetter: Typesetter
    width: float
    names_width: float | None = None

    def heading(self, title: str, *, level: int = 1, fresh: bool = False) -> Strip:
        """Return the heading of a section."""
        lines = self.typesetter.lines(title, HEADING, self.width, most=3)
        return Strip(
            lines.height + _AFTER_HEADING,
            lines.draw,
            before=BEFORE_SECTION,
            keep=True,
            heading=title,
            level=level,
            fresh=fresh,
        )

    def subheading(self, title: str, *, level: int = 0) -> Strip:
        """Return a heading within a section; with a ``level`` it stands in the outline."""
        style = replace(BODY.strong(), ink=Ink.ACCENT) if level else BODY.strong()
        lines = self.typesetter.lines(title, style, self.width, most=3)
        return Strip(
            lines.height + (3 if level else 1) * PT,
            lines.draw,
            before=_BEFORE_SUBJECT if level else BEFORE_PART,
            keep=True,
            heading=title if level else "",
            level=level,
            role=Role.SUBHEADING,
        )

    def strips(self, blocks: Iterable[content.Block]) -> list[Strip]:
        """Return text blocks one below the other; charts and the like are not set here."""
        strips: list[Strip] = []
        heading: Strip | None = None
        for block in blocks:
            part: list[Strip] = []
            if isinstance(block, content.Subheading):
                if heading is not None:
                    strips.append(heading)
                heading = self.subheading(block.text, level=2 if block.marked else 0)
                continue
            if isinstance(block, content.Facts) and block.tight and heading is not None:
                strips += bound([heading, *self.facts(block)], before=BEFORE_PART)
                heading = None
                continue
            if isinstance(block, content.Paragraph):
                part = self.paragraph(block, first=not strips)
            elif isinstance(block, content.Grid):
                part = self.grid(block)
            elif isinstance(block, content.Facts):
                part = self.facts(block)
            if heading is not None:
                strips.append(heading)
                heading = None
            elif isinstance(block, content.Grid | content.Facts) and strips:
                part = spaced(part, BEFORE_PART)
            strips += part
        return strips if heading is None else [*strips, heading]

    def paragraph(self, block: content.Paragraph, *, first: bool = False) -> list[Strip]:
        """Return a paragraph in the type of its tone."""
        before = 0.0 if first else _BEFORE.get(block.tone, 4 * PT)
        return paragraph(self.typesetter, block.text, self.width, _TONES[block.tone], before=before)

    def facts(self, block: content.Facts) -> list[Strip]:
        """Return names and values: tight ones in one list, others in two side by side."""
        if block.tight:
            return facts(
                self.typesetter,
                block.pairs,
                width=self.width,
                style=SMALL,
                names_width=self.names_width,
            )
        half = -(-len(block.pairs) // 2)
        return facts(self.typesetter, block.pairs[:half], block.pairs[half:], width=self.width)

    def grid(self, block: content.Grid) -> list[Strip]:
        """Return a table; one that is too wide in parts, the first column in each."""
        strips: list[Strip] = []
        parts = block.parts(_WIDE_COLUMNS)
        for part in parts:
            if block.cut:
                made = self._even(part, len(parts[0].columns) - 1)
            else:
                made = table(self.typesetter, _columns(part), _rows(part), self.width)
            strips += spaced(made, BEFORE_PART) if strips else made
        return strips

    def _even(self, part: content.Grid, count: int) -> list[Strip]:
        """Return a part of a wide table, with columns of which ``count`` fill the width."""
        width = self.typesetter.width
        names = max((width(row.cells[0].text, SMALL) for row in part.rows), default=0.0)
        names = min(names + PT, 0.3 * self.width)
        each = (self.width - names) / max(2, count) - GAP
        shown = len(part.columns) - 1
        return table(
            self.typesetter,
            _columns(part),
            _rows(part),
            names + shown * (each + GAP),
            even=each,
        )


def _columns(grid: content.Grid) -> list[Column]:
    return [Column(column.title, column.numeric, column.flex) for column in grid.columns]


def _rows(grid: content.Grid) -> list[Row]:
    """Return the rows; the first cell of a group is not said again."""
    rows: list[Row] = []
    before = ""
    for row in grid.rows:
        cells = _cells(row.cells)
        first = row.cells[0].text
        if grid.grouped and first == before:
            cells[0] = Cell("")
        before = first
        rows.append(Row(cells, row.below, row.from_column, row.heads))
    return rows


def _cells(cells: Sequence[content.Cell]) -> list[Cell]:
    return [Cell(cell.text, SMALL.strong() if cell.strong else None) for cell in cells]
