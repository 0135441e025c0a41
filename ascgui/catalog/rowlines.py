"""Tables whose rows stand one on a line, as in ``["+", "6.5.910", "qwen2.5-7b", 4],``.

It is TOML like any other, but a hundred thousand such rows are read in a moment: the lines are cut
out before the rest is parsed, and a run of them that means the same in JSON is read as JSON. What
is not surely the same there goes through the TOML parser, so no other result is possible.

Lines also make an edit small: the line of a row is replaced and every other line stays, comments
and unknown columns included.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

_CHUNK = 4096
_HEADER = re.compile(r"\s*\[\s*([A-Za-z0-9_-]+)\s*\]\s*(#.*)?$")
_OTHER_HEADER = re.compile(r"\s*\[")
_ROWS = re.compile(r"rows\s*=\s*\[\s*(#.*)?$")
_LAST = re.compile(r"\s*\]\s*(#.*)?$")
_LONG_STRING = re.compile(r'"""|\'\'\'')
_UNLIKE_JSON = ("\\", "\x7f", "{", "null", "NaN", "Infinity")
_COMMENT_AFTER = re.compile(r"\]\s*,?\s*(#[^\"\]]*)$")
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False)
_SCALARS = (str, int, float, bool)

Cells = list[Any]


@dataclass(frozen=True, slots=True)
class Block:
    """The rows of one table in a file's lines: ``lines[first:last]``."""

    table: str
    first: int
    last: int


class NotRows(Exception):
    """A line of a block that is no row; ``line`` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def blocks(lines: Sequence[str]) -> tuple[Block, ...]:
    """Return where the rows of each table stand that has them one on a line."""
    found = []
    table, first, in_long_string = "", -1, False
    for number, line in enumerate(lines):
        if first >= 0:
            if line[:1] == "]" or (line[:1] in " \t" and _LAST.match(line)):
                found.append(Block(table, first, number))
                first = -1
            continue
        if len(_LONG_STRING.findall(line)) % 2:
            in_long_string = not in_long_string
        elif not in_long_string and table and _ROWS.match(line):
            first = number + 1
        elif not in_long_string and _OTHER_HEADER.match(line):
            header = _HEADER.match(line)
            table = header[1] if header else ""
    return tuple(found)


def without(lines: Sequence[str], found: Iterable[Block]) -> list[str]:
    """Return ``lines`` with the rows blank, so that every other line keeps its number."""
    rest = list(lines)
    for block in found:
        rest[block.first : block.last] = [""] * (block.last - block.first)
    return rest


def rows(lines: Sequence[str], block: Block) -> Iterator[tuple[list[int], list[Cells]]]:
    """Yield runs of rows of ``block`` and the numbers of their lines, from 1.

    Raises:
        NotRows: a line is neither a row nor a comment.
    """
    numbers: list[int] = []
    written: list[str] = []
    for index in range(block.first, block.last):
        line = lines[index].strip(" \t")
        if not line or line[0] == "#":
            continue
        numbers.append(index + 1)
        written.append(line)
        if len(written) == _CHUNK:
            yield numbers, _read(written, numbers)
            numbers, written = [], []
    if written:
        yield numbers, _read(written, numbers)


def cells(line: str) -> tuple[Cells, str]:
    """Return the cells of one row's line, and the comment after them.

    Raises:
        NotRows: it is no row.
    """
    comment = _COMMENT_AFTER.search(line)
    return _read_one(line, 1), comment[1] if comment else ""


def row_text(row: Iterable[object], comment: str = "") -> str:
    """Return the line of a row, as this program writes it."""
    # JSON's escapes are TOML's, but for DEL, which TOML wants escaped.
    written = _ENCODER.encode(["" if cell is None else cell for cell in row])
    return f"    {written},{comment and f'  {comment}'}".replace("\x7f", "\\u007f")


def _read(written: list[str], numbers: list[int]) -> list[Cells]:
    together = "".join(written)
    # As many brackets as rows, one at the start of each: no cell is a list, and lines and rows
    # go together.
    if (
        together.count("[") == len(written)
        and {line[0] for line in written} == {"["}
        and not any(mark in together for mark in _UNLIKE_JSON)
    ):
        try:
            read = json.loads(f"[{together.rstrip(',')}]")
        except (ValueError, RecursionError):
            read = []
        if len(read) == len(written):
            return list(read)
    return [_read_one(line, number) for line, number in zip(written, numbers, strict=True)]


def _read_one(line: str, number: int) -> Cells:
    try:
        read = tomllib.loads(f"rows = [\n{line}\n]")["rows"]
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as problem:
        raise NotRows(number, re.sub(r"\s*\(at .*\)$", "", str(problem))) from None
    if len(read) != 1 or not isinstance(read[0], list):
        raise NotRows(number, "not one row in brackets")
    if not all(isinstance(cell, _SCALARS) for cell in read[0]):
        raise NotRows(number, "a cell that is neither a text, a number nor true or false")
    return list(read[0])


def edited(
    lines: Sequence[str], block: Block, replaced: Mapping[int, Sequence[str]], added: Sequence[str]
) -> list[str]:
    """Return the lines of ``block`` with some replaced and some added at the end.

    Args:
        lines: those of the file.
        block: the block to edit.
        replaced: number of a line, from 1 → the lines in its place; none removes it.
        added: what comes after all others.
    """
    kept: list[str] = []
    start = block.first
    for number, instead in sorted(replaced.items()):
        kept += lines[start : number - 1]
        kept += instead
        start = number
    return [*kept, *lines[start : block.last], *added]


def by_table(found: Iterable[Block]) -> dict[str, list[Block]]:
    """Return the blocks of each table; more than one is a mistake of who wrote the file."""
    ordered = sorted(found, key=lambda block: block.table)
    return {table: list(same) for table, same in groupby(ordered, key=lambda block: block.table)}
