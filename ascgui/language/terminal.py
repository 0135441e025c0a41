"""Text for a terminal: as wide as it is seen, wrapped between words and Chinese characters."""

from __future__ import annotations

import re
import unicodedata

# A number and its unit are one piece: no line ends between 8 and 卡/DIE.
_UNIT = "卡/DIE|张物理卡|物理卡·小时|节点·小时|个节点|小时|分钟|[\u4e00-\u9fff]"
_PIECE = re.compile(
    rf"[≈~(（]*\d[\d,.]* (?:{_UNIT})[，。；：、）」”]*|卡/DIE[，。；：、）」”]*"
    r"|\s+|[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60][，。；：、）」”]*|[^\s\u2e80-\u9fff]+"
)


def width(shown: str) -> int:
    """Return how many columns of a terminal ``shown`` takes: Chinese characters take two."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in shown
    )


def padded(shown: str, columns: int) -> str:
    """Return ``shown`` with spaces after it, at least ``columns`` wide."""
    return shown + " " * (columns - width(shown))


def wrapped(shown: str, columns: int, indent: str = "", first: str | None = None) -> list[str]:
    """Return ``shown`` in lines of at most ``columns``, each after ``indent``.

    ``first`` stands before the first line in place of ``indent``. A word that is longer than a
    line stays whole, so that it can be copied.
    """
    lines: list[str] = []
    start = indent if first is None else first
    line, used = "", width(start)
    for found in _PIECE.findall(printable(shown)):
        if line and used + width(found.rstrip()) > columns:
            lines.append(start + line.rstrip())
            start, line, used = indent, "", width(indent)
        piece = found if line else found.lstrip()
        line += piece
        used += width(piece)
    lines.append(start + line.rstrip())
    return lines


def printable(shown: str) -> str:
    """Return ``shown`` without what would move the cursor or colour the terminal."""
    return "".join(char if char.isprintable() or char == " " else " " for char in shown)
