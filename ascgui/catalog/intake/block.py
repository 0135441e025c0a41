"""A block from the clipboard: of a web page, a spreadsheet or this program, headed or bare."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from ascgui.catalog.intake import document, hypertext
from ascgui.catalog.intake.document import PASTED, Intake
from ascgui.catalog.intake.grid import Found, Grid, Line, refused
from ascgui.catalog.watch import UNWATCHED, Watch
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Refused
from ascgui.domain.text import text


@dataclass(frozen=True, slots=True)
class Block:
    """What the clipboard holds in its two forms, and the headings for a block that has none.

    ``headings`` are those of the table in front, from its first column on.
    """

    html: str = ""
    plain: str = ""
    headings: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to be read."""
        return not self.plain.strip() and not hypertext.has_tables(self.html)


def understood(
    block: Block, tables: Tables, edition: str = "", watch: Watch = UNWATCHED
) -> tuple[Intake, bool]:
    """Return what ``block`` says, and whether the headings of the table in front were used.

    A table in HTML says where its merged cells end, so it is read before the plain text.

    Raises:
        Refused: there is nothing, or no table of the catalog.
        Cancelled: ``watch`` said so.
    """
    if block.is_empty:
        raise refused(
            PASTED,
            "clipboard-empty",
            text("The clipboard holds no text."),
            text("Copy a table in a spreadsheet or on a web page first."),
        )
    first: Refused | None = None
    forms = list(_forms(block, watch))
    bare = (with_headings(found, block.headings) for found in forms)
    tries = [(found, False) for found in forms]
    tries += [(found, True) for found in bare if found is not None]
    for found, headed in tries:
        try:
            return document.understood(found, tables, edition, PASTED, watch), headed
        except Refused as problem:
            first = first or problem
    assert first is not None  # noqa: S101 - a block that is not empty has a form
    raise first


def with_headings(found: Found, headings: Sequence[str]) -> Found | None:
    """Return ``found`` with ``headings`` over each table, None where its rows do not fit below."""
    grids = []
    for grid in found.grids:
        widths = {len(line.cells) for line in grid.lines}
        width = max(widths, default=0)
        if width < 2 or len(widths) != 1 or width > len(headings):
            return None
        grids.append(Grid((Line(0, tuple(headings[:width])), *grid.lines), grid.name))
    return replace(found, grids=tuple(grids), text="") if grids else None


def _forms(block: Block, watch: Watch) -> Iterator[Found]:
    if hypertext.has_tables(block.html):
        yield document.found_in_text(block.html, watch)
    if block.plain.strip():
        yield document.found_in_text(block.plain, watch)
