"""Rows of cells: tables with a repeated header, lists of a name and its value, plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from ascgui.report.flow import Draw, Strip
from ascgui.report.paper import PT
from ascgui.report.typesetter import BODY, SMALL, Ink, Lines, Style, Typesetter

GAP = 10 * PT
"""Space between two columns."""
_PAD = 2.5 * PT
_SPLIT_ABOVE = 12
"""Rows of more lines than this may be cut by the end of a page."""
_SAMPLE = 300
_CELL_MOST = 2_000
"""Characters of one cell; what is longer is shortened with …."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Text in a table. ``style`` None is the table's own."""

    text: str
    style: Style | None = None


CellLike: TypeAlias = Cell | str


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its title, whether it holds numbers, and how it shares what room is left.

    ``most`` limits its width as a part of the table's; ``flex`` 0 keeps it as narrow as it can be.
    """

    title: str
    numeric: bool = False
    flex: float = 1.0


@dataclass(frozen=True, slots=True)
class _Placed:
    x: float
    lines: Lines


def rule(
    width: float, ink: Ink = Ink.RULE, thickness: float = 0.5, *, before: float = 0.0
) -> Strip:
    """Return a thin line over the whole width."""

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(ink.color, thickness * PT))
        painter.drawLine(QPointF(x, y), QPointF(x + width, y))

    return Strip(thickness * PT, draw, before=before)


def space(height: float) -> Strip:
    """Return empty room."""
    return Strip(height)


def paragraph(
    typesetter: Typesetter,
    raw: str,
    width: float,
    style: Style = BODY,
    *,
    indent: float = 0.0,
    before: float = 0.0,
    most: int | None = None,
) -> list[Strip]:
    """Return ``raw`` in lines of ``width``, never with a single line alone on a page."""
    lines = typesetter.lines(raw, style, width - indent, most=most)
    return _cut([_Placed(indent, lines)], before=before)


def row(
    cells: Sequence[tuple[float, Lines]],
    *,
    before: float = 0.0,
    whole: bool = False,
) -> list[Strip]:
    """Return cells beside one another, each given as (x, lines); long ones may be cut."""
    return _cut([_Placed(x, lines) for x, lines in cells], before=before, whole=whole)


def table(
    typesetter: Typesetter,
    columns: Sequence[Column],
    rows: Sequence[Sequence[CellLike]],
    width: float,
    style: Style = SMALL,
) -> list[Strip]:
    """Return a table whose header comes again on each page.

    Columns are as wide as what stands in them; where that is too much, the widest share what is
    left, and their texts are broken into lines.
    """
    filled = [[_cell(cell) for cell in cells] for cells in rows]
    widths = _widths(typesetter, columns, filled, width, style)
    lefts = [sum(widths[:index]) + GAP * index for index in range(len(columns))]
    title_style = Style(style.size, bold=False, ink=Ink.QUIET)
    header = _header(
        [
            _Placed(left, typesetter.lines(column.title, title_style, room, right=column.numeric))
            for column, left, room in zip(columns, lefts, widths, strict=True)
        ],
        width,
    )
    strips = [header]
    for cells in filled:
        placed = [
            _Placed(
                left,
                typesetter.lines(cell.text, cell.style or style, room, right=column.numeric),
            )
            for cell, column, left, room in zip(cells, columns, lefts, widths, strict=True)
        ]
        strips.extend(_cut(placed, pad=_PAD, under=width, header=header))
    return strips


def facts(
    typesetter: Typesetter,
    pairs: Sequence[tuple[str, str]],
    width: float,
    *,
    label_width: float | None = None,
    style: Style = BODY,
) -> list[Strip]:
    """Return names and values in two columns, names quiet on the left."""
    return _facts(typesetter, [pairs], [0.0], width, label_width=label_width, style=style)


def facts_beside(
    typesetter: Typesetter,
    left: Sequence[tuple[str, str]],
    right: Sequence[tuple[str, str]],
    width: float,
    *,
    style: Style = BODY,
) -> list[Strip]:
    """Return two lists of names and values beside one another, row by row."""
    half = (width - 2 * GAP) / 2
    return _facts(
        typesetter, [left, right], [0.0, half + 2 * GAP], half, label_width=None, style=style
    )


def _facts(
    typesetter: Typesetter,
    blocks: Sequence[Sequence[tuple[str, str]]],
    lefts: Sequence[float],
    width: float,
    *,
    label_width: float | None,
    style: Style,
) -> list[Strip]:
    strips: list[Strip] = []
    labels = [
        label_width
        or min(0.42 * width, max((typesetter.width(name, style) for name, _ in block), default=0.0))
        for block in blocks
    ]
    for index in range(max(len(block) for block in blocks)):
        cells: list[_Placed] = []
        for block, left, label in zip(blocks, lefts, labels, strict=True):
            if index >= len(block):
                continue
            name, value = block[index]
            room = width - label - GAP
            cells.append(_Placed(left, typesetter.lines(name, style.quiet(), label)))
            cells.append(_Placed(left + label + GAP, typesetter.lines(_capped(value), style, room)))
        strips.extend(_cut(cells, pad=1.2 * PT))
    return strips


def _cell(cell: CellLike) -> Cell:
    plain = Cell(cell) if isinstance(cell, str) else cell
    return Cell(_capped(plain.text), plain.style)


def _capped(raw: str) -> str:
    return raw if len(raw) <= _CELL_MOST else raw[: _CELL_MOST - 1] + "…"


def _header(cells: Sequence[_Placed], width: float) -> Strip:
    height = max(cell.lines.height for cell in cells) + 2 * _PAD

    def draw(painter: QPainter, x: float, y: float) -> None:
        for cell in cells:
            cell.lines.draw(painter, x + cell.x, y + height - _PAD - cell.lines.height)
        painter.setPen(QPen(Ink.QUIET.color, 0.6 * PT))
        painter.drawLine(QPointF(x, y + height), QPointF(x + width, y + height))

    return Strip(height, draw, keep=True)


def _cut(
    cells: Sequence[_Placed],
    *,
    before: float = 0.0,
    pad: float = 0.0,
    under: float | None = None,
    header: Strip | None = None,
    whole: bool = False,
) -> list[Strip]:
    """Return the strips of one row, cut between lines where it is long.

    The first two and the last two lines of a cut row stay together. ``under`` is the width of the
    thin line below the row.
    """
    parts = _parts(cells, table_row=pad > 0, whole=whole)
    strips: list[Strip] = []
    for number, part in enumerate(parts):
        top = pad if number == 0 else 0.0
        bottom = pad if number == len(parts) - 1 else 0.0
        inner = max((_height(cell.lines, part) for cell in cells), default=0.0)
        ends = number == len(parts) - 1
        strips.append(
            Strip(
                top + inner + bottom,
                _drawing(cells, part, top, bottom=inner + bottom, under=under if ends else None),
                before=before if number == 0 else 0.0,
                header=header,
            )
        )
    return strips


def _parts(cells: Sequence[_Placed], *, table_row: bool, whole: bool) -> Sequence[tuple[int, int]]:
    """Return the lines, first and past the last, that stay together on a page."""
    count = max((cell.lines.count for cell in cells), default=0)
    even = len({cell.lines.style.size for cell in cells}) <= 1
    if whole or not even or count <= (_SPLIT_ABOVE if table_row else 3):
        return [(0, count)]
    return [(0, 2), *((line, line + 1) for line in range(2, count - 2)), (count - 2, count)]


def _height(lines: Lines, part: tuple[int, int]) -> float:
    """Return the height of those of ``lines`` that lie in ``part``."""
    return max(0, min(lines.count, part[1]) - part[0]) * lines.style.size.leading


def _drawing(
    cells: Sequence[_Placed],
    part: tuple[int, int],
    top: float,
    *,
    bottom: float,
    under: float | None,
) -> Draw:
    first, last = part

    def draw(painter: QPainter, x: float, y: float) -> None:
        for cell in cells:
            cell.lines.draw(painter, x + cell.x, y + top, first, last)
        if under is not None:
            lower = y + top + bottom
            painter.setPen(QPen(Ink.HAIR.color, 0.5 * PT))
            painter.drawLine(QPointF(x, lower), QPointF(x + under, lower))

    return draw


def _widths(
    typesetter: Typesetter,
    columns: Sequence[Column],
    rows: Sequence[Sequence[Cell]],
    width: float,
    style: Style,
) -> list[float]:
    """Share ``width`` out: first to columns that need less than their part, then to the others."""
    room = width - GAP * (len(columns) - 1)
    natural = [
        max(
            _longest_word(typesetter, column.title, style)
            if column.flex
            else typesetter.width(column.title, style),
            *(
                typesetter.width(cells[index].text[:400], cells[index].style or style)
                for cells in rows[:_SAMPLE]
            ),
            0.0,
        )
        + 0.5 * PT
        for index, column in enumerate(columns)
    ]
    open_columns = set(range(len(columns)))
    result = list(natural)
    while open_columns:
        left = room - sum(
            result[index] for index in range(len(columns)) if index not in open_columns
        )
        shares = sum(max(columns[index].flex, 0.05) for index in open_columns)
        content = [
            index
            for index in open_columns
            if natural[index] <= left * max(columns[index].flex, 0.05) / shares
            or (columns[index].flex == 0 and natural[index] <= left / 2)
        ]
        if not content:
            for index in open_columns:
                result[index] = left * max(columns[index].flex, 0.05) / shares
            break
        open_columns.difference_update(content)
    spare = room - sum(result)
    if spare > 0:
        result[-1] += spare
    return result


def _longest_word(typesetter: Typesetter, raw: str, style: Style) -> float:
    return max((typesetter.width(word, style) for word in raw.split()), default=0.0)


def panel(width: float, height: float, ink: Ink = Ink.PANEL) -> Draw:
    """Return a drawing of a plain toned rectangle."""

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.fillRect(QRectF(x, y, width, height), ink.color)

    return draw
