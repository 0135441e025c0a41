"""Rows of cells: tables with a repeated header, lists of a name and its value, plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from ascgui.report.flow import Draw, Strip
from ascgui.report.paper import PT
from ascgui.report.tags import Piece, Role
from ascgui.report.typesetter import BODY, SMALL, Ink, Lines, Style, Typesetter

GAP = 10 * PT
"""Space between two columns."""
_PAD = 2.5 * PT
_SPLIT_ABOVE = 12
"""Rows of more lines than this may be cut by the end of a page."""
_LAST_TOGETHER = 4
"""Rows at the end of a table that stay on one page."""
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
class Row:
    """A row of a table, and text that goes on below it from column ``from_column`` on.

    ``heads`` holds it on the page of the row that follows.
    """

    cells: Sequence[CellLike]
    below: str = ""
    from_column: int = 0
    heads: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its title, whether it holds numbers, and how it shares what room is left.

    ``flex`` 0 keeps it as narrow as its content.
    """

    title: str
    numeric: bool = False
    flex: float = 1.0


@dataclass(frozen=True, slots=True)
class _Placed:
    x: float
    lines: Lines


def rule(width: float, ink: Ink = Ink.RULE, thickness: float = 0.5) -> Strip:
    """Return a thin line over the whole width."""

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(ink.color, thickness * PT))
        painter.drawLine(QPointF(x, y), QPointF(x + width, y))

    return Strip(thickness * PT, draw, role=Role.ARTIFACT)


def paragraph(
    typesetter: Typesetter,
    raw: str,
    width: float,
    style: Style = BODY,
    *,
    before: float = 0.0,
) -> list[Strip]:
    """Return ``raw`` in lines of ``width``, never with a single line alone on a page."""
    return _cut([_Placed(0.0, typesetter.lines(raw, style, width))], before=before)


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
    rows: Sequence[Row],
    width: float,
    style: Style = SMALL,
    *,
    even: float | None = None,
) -> list[Strip]:
    """Return a table whose header comes again on each page.

    Columns are as wide as what stands in them; where that is too much, the widest share what is
    left, and their texts are broken into lines. With ``even`` all but the first are that wide.
    """
    filled = [[_cell(cell) for cell in each.cells] for each in rows]
    widths = (
        _widths(typesetter, columns, filled, width, style)
        if even is None
        else [width - (even + GAP) * (len(columns) - 1), *(even for _ in columns[1:])]
    )
    lefts = [sum(widths[:index]) + GAP * index for index in range(len(columns))]

    def set_cell(index: int, cell: Cell) -> _Placed:
        right = columns[index].numeric
        how = cell.style or style
        return _Placed(lefts[index], typesetter.lines(cell.text, how, widths[index], right=right))

    titles = [Cell(column.title, style.quiet()) for column in columns]
    key = object()
    header = _header([set_cell(index, cell) for index, cell in enumerate(titles)], width, key)
    strips = [header]
    for each, cells in zip(rows, filled, strict=True):
        placed = [set_cell(index, cell) for index, cell in enumerate(cells)]
        if each.below:
            left = lefts[each.from_column]
            below = typesetter.lines(_capped(each.below), style.quiet(), width - left)
            count = max(cell.lines.count for cell in placed)
            placed.append(_Placed(left, below.lowered(count)))
        cut = _cut(placed, pad=_PAD, under=width, header=header, table_key=key)
        if each.heads:
            cut[-1] = replace(cut[-1], keep=True)
        strips.extend(cut)
    return _together(strips)


def _together(strips: list[Strip]) -> list[Strip]:
    """Hold the first two and the last rows of a table on one page each.

    So that no page begins with only a row or two that are left of a table.
    """
    ends = range(len(strips) - _LAST_TOGETHER, len(strips) - 1)
    for place in {1, *ends} & set(range(1, len(strips) - 1)):
        strips[place] = replace(strips[place], keep=True)
    return strips


Pairs: TypeAlias = Sequence[tuple[str, str]]
"""Names with their values."""


def facts(
    typesetter: Typesetter,
    *lists: Pairs,
    width: float,
    style: Style = BODY,
    names_width: float | None = None,
    names_most: float = 0.42,
) -> list[Strip]:
    """Return lists of names and values beside one another, row by row, names quiet on the left.

    Names are as wide as they need, up to the part ``names_most`` of their list's width, unless
    ``names_width`` is given.
    """
    gutter = 2 * GAP
    list_width = (width - gutter * (len(lists) - 1)) / len(lists)
    widths = [
        names_width
        or min(
            names_most * list_width,
            max((typesetter.width(name, style) for name, _ in pairs), default=0.0),
        )
        for pairs in lists
    ]
    strips: list[Strip] = []
    for index in range(max(len(pairs) for pairs in lists)):
        cells: list[_Placed] = []
        for number, (pairs, names) in enumerate(zip(lists, widths, strict=True)):
            if index >= len(pairs):
                continue
            name, value = pairs[index]
            left = number * (list_width + gutter)
            room = list_width - names - GAP
            said = typesetter.lines(_capped(value), style, room)
            cells.append(_Placed(left, typesetter.lines(name, style.quiet(), names)))
            cells.append(_Placed(left + names + GAP, said))
        strips.extend(_cut(cells, pad=1.2 * PT))
    return strips


def _cell(cell: CellLike) -> Cell:
    plain = Cell(cell) if isinstance(cell, str) else cell
    return Cell(_capped(plain.text), plain.style)


def _capped(raw: str) -> str:
    return raw if len(raw) <= _CELL_MOST else raw[: _CELL_MOST - 1] + "…"


def _header(cells: Sequence[_Placed], width: float, table_key: object) -> Strip:
    height = max(cell.lines.height for cell in cells) + 2 * _PAD

    def line(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(Ink.QUIET.color, 0.6 * PT))
        painter.drawLine(QPointF(x, y + height), QPointF(x + width, y + height))

    def title(cell: _Placed, painter: QPainter, x: float, y: float) -> None:
        cell.lines.draw(painter, x + cell.x, y + height - _PAD - cell.lines.height)

    pieces = (
        *(Piece(Role.HEADER_CELL, partial(title, cell)) for cell in cells),
        Piece(Role.ARTIFACT, line),
    )
    return Strip(height, drawing(pieces), keep=True, pieces=pieces, table=table_key)


def drawing(pieces: Sequence[Piece]) -> Draw:
    """Return what draws all of ``pieces``."""

    def draw(painter: QPainter, x: float, y: float) -> None:
        for piece in pieces:
            piece.draw(painter, x, y)

    return draw


def _cut(
    cells: Sequence[_Placed],
    *,
    before: float = 0.0,
    pad: float = 0.0,
    under: float | None = None,
    header: Strip | None = None,
    whole: bool = False,
    table_key: object = None,
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
        pieces = _pieces(cells, part, top, bottom=inner + bottom, under=under if ends else None)
        strips.append(
            Strip(
                top + inner + bottom,
                drawing(pieces),
                before=before if number == 0 else 0.0,
                header=header,
                pieces=() if table_key is None else pieces,
                table=table_key,
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


def _pieces(
    cells: Sequence[_Placed],
    part: tuple[int, int],
    top: float,
    *,
    bottom: float,
    under: float | None,
) -> tuple[Piece, ...]:
    """Return the cells of a row, the lines of ``part`` only, and the thin line below."""
    first, last = part

    def one(cell: _Placed, painter: QPainter, x: float, y: float) -> None:
        cell.lines.draw(painter, x + cell.x, y + top, first, last)

    pieces = [Piece(Role.CELL, partial(one, cell)) for cell in cells]
    if under is None:
        return tuple(pieces)

    def line(painter: QPainter, x: float, y: float) -> None:
        lower = y + top + bottom
        painter.setPen(QPen(Ink.HAIR.color, 0.5 * PT))
        painter.drawLine(QPointF(x, lower), QPointF(x + under, lower))

    return (*pieces, Piece(Role.ARTIFACT, line))


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
            _title_width(typesetter, column, style),
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
        # One narrow column after the other, so that together they leave room for the rest.
        narrow = [index for index in content if columns[index].flex == 0]
        content = [min(narrow, key=lambda index: natural[index])] if narrow else content
        if not content:
            for index in open_columns:
                result[index] = left * max(columns[index].flex, 0.05) / shares
            break
        open_columns.difference_update(content)
    spare = room - sum(result)
    if spare > 0:
        result[-1] += spare
    return result


def _title_width(typesetter: Typesetter, column: Column, style: Style) -> float:
    """Return the least width of a column by its title, which may take two lines."""
    whole = typesetter.width(column.title, style)
    if column.flex == 0:
        return whole
    words = column.title.split()
    return max(0.55 * whole, *(typesetter.width(word, style) for word in words), 0.0)
