"""Cells as text for the clipboard: tab-separated, as spreadsheets take them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

COPY_WITH_HEADINGS = "Ctrl+Shift+C"
"""The keys that copy rows below their headings."""

_FORMULA = re.compile(r"[=+@]|-.")


def tsv(lines: Iterable[Sequence[str | int | float | None]]) -> str:
    """Return ``lines`` with tabs between cells and a line break after each line.

    Numbers are plain, so that a spreadsheet reads them as numbers. Text that it would run as a
    formula is marked as text, and tabs and line breaks within a cell become spaces.
    """
    return "".join("\t".join(map(_cell, line)) + "\n" for line in lines)


def _cell(value: str | float | None) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        return repr(value)
    plain = re.sub(r"\s", " ", value)
    return f"'{plain}" if _FORMULA.match(plain) else plain
