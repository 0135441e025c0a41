"""Tables of pipes: Markdown with a row a line, and pages flattened to one line.

``||`` is a cell that is merged with the one to its left. On one line the rows run together:
there ``| |`` ends a row and begins the next.
"""

from __future__ import annotations

import html
import re

from ascgui.catalog.intake.grid import Grid, Line, filled

_RULE = re.compile(r"\s*(?::?-{2,}:?|:-:?|-:)\s*")
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]()#+\-.!|~<>])")
_PIPE = "\x00"
_DECORATION = re.compile(r"\*\*|__|`")
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
_IMAGE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_HEADING = re.compile(r"\s{0,3}#{1,6}\s+([^#|\n]+)")


def has_pipes(written: str) -> bool:
    """Return whether ``written`` holds a table of pipes."""
    return written.count("|") >= 4 and (
        _is_flattened(written)
        or any(line.strip().startswith("|") for line in written.split("\n"))
        or any(_is_rule(_pieces(line)) for line in written.split("\n") if "|" in line)
    )


def title(written: str) -> str:
    """Return the first heading, "" where there is none."""
    found = _HEADING.search(written)
    if found is None:
        return ""
    heading = " ".join(found[1].split())
    # Where the page is flattened the first paragraph follows at once; Chinese has no blanks.
    is_flat = "\n" not in written[found.end() - 1 : found.end() + 1]
    return heading.split()[0] if is_flat and not heading.isascii() else heading


def grids(written: str) -> tuple[Grid, ...]:
    """Return the tables of ``written``."""
    if _is_flattened(written):
        return tuple(
            Grid(_flattened_rows(line, number))
            for number, line in enumerate(written.split("\n"), 1)
            if line.count("|") >= 4
        )
    found: list[Grid] = []
    rows: list[Line] = []
    for number, line in enumerate((*written.split("\n"), ""), 1):
        if "|" in line:
            pieces = _pieces(line)
            if not _is_rule(pieces):
                rows.append(Line(number, filled([_cell(piece) for piece in pieces])))
        elif rows:
            found.append(Grid(tuple(rows)))
            rows = []
    return tuple(found)


def _is_flattened(written: str) -> bool:
    """Return whether a rule of dashes stands in the middle of a line, between rows."""
    return any(
        _RULE_WITHIN.search(line) is not None and not _is_rule(_pieces(line))
        for line in written.split("\n")
    )


_RULE_WITHIN = re.compile(r"\|\s*:?-{3,}:?\s*\|\s*:?-{2,}:?\s*\|")


def _flattened_rows(line: str, number: int) -> tuple[Line, ...]:
    """Return the rows that run together on one line.

    A piece of blanks between pipes divides rows; a piece of nothing is a merged cell.
    """
    inner = line.replace("\\|", _PIPE)
    pieces = inner[inner.index("|") + 1 :].split("|")
    rows: list[list[str]] = [[]]
    for piece in pieces[:-1]:
        if piece and not piece.strip():
            rows.append([])
        else:
            rows[-1].append(piece)
    return tuple(
        Line(number, filled([_cell(piece) for piece in row]))
        for row in rows
        if row and not _is_rule(row)
    )


def _pieces(line: str) -> list[str]:
    inner = line.strip().replace("\\|", _PIPE)
    # Only the outer pipes: a row may end in a merged cell.
    inner = inner.removeprefix("|")
    inner = inner.removesuffix("|")
    return inner.split("|")


def _is_rule(pieces: list[str]) -> bool:
    return bool(pieces) and all(_RULE.fullmatch(piece) for piece in pieces)


def _cell(piece: str) -> str:
    """Return the text of a cell; "" is kept for nothing at all, a merged cell."""
    if piece == "":
        return ""
    plain = _LINK.sub(r"\1", _IMAGE.sub("", _BREAK.sub(" ", piece)))
    plain = _ESCAPED.sub(r"\1", _DECORATION.sub("", plain)).replace(_PIPE, "|")
    return " ".join(html.unescape(plain).split()) or " "
