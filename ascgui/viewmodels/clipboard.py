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


def html(
    lines: Sequence[Sequence[str | int | float | None]],
    numeric: Sequence[bool] = (),
    *,
    headers: bool = False,
) -> str:
    """Return ``lines`` as a table that word processors and mail programs take.

    With ``headers`` the first line is that of the headings; ``numeric`` columns are right-aligned.
    """
    if not lines:
        return ""
    rows = []
    for at, line in enumerate(lines):
        tag = "th" if headers and at == 0 else "td"
        cells = []
        for column, value in enumerate(line):
            right = column < len(numeric) and numeric[column]
            attributes = ' style="text-align:right"' if right else ""
            cells.append(f"<{tag}{attributes}>{_escaped(value)}</{tag}>")
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f'<meta charset="utf-8"><table border="1">{"".join(rows)}</table>'


def _escaped(value: str | float | None) -> str:
    if value is None:
        return ""
    plain = value if isinstance(value, str) else repr(value)
    # Not by the html module, which brings the names of all characters along.
    return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _cell(value: str | float | None) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        return repr(value)
    plain = re.sub(r"\s", " ", value)
    return f"'{plain}" if _FORMULA.match(plain) else plain
