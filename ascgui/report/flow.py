"""Strips of a page, and how they are dealt out to pages in one pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from PySide6.QtGui import QPainter

from ascgui.report.tags import Piece, Role

Draw: TypeAlias = Callable[[QPainter, float, float], None]
"""Draws something with its upper left corner at (x, y)."""


_TIGHTER = (0.85, 0.7, 0.55)
"""Shares of the space between strips that are tried to save a page."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The smallest piece that is never cut by the end of a page: a line, a row, a picture.

    ``before`` is the space above it, which is dropped at the top of a page. ``keep`` holds it on
    the page of the strip that follows. ``header`` is drawn again when a page begins here.
    ``heading`` names it in the document's outline. ``divider`` stands in the middle of the space
    above it, unless a page begins here. ``fresh`` begins a page.

    ``role`` says what it is, None a heading or a paragraph; ``alt`` describes a picture.
    ``pieces`` are its parts where they have roles of their own: together they draw what ``draw``
    draws. The cells of a row are pieces; ``table`` is the same for all rows of one table.
    """

    height: float
    draw: Draw | None = None
    before: float = 0.0
    keep: bool = False
    header: Strip | None = None
    heading: str = ""
    level: int = 0
    divider: Strip | None = None
    fresh: bool = False
    role: Role | None = None
    alt: str = ""
    pieces: tuple[Piece, ...] = ()
    table: object = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A strip and where its top is on its page, below the upper end of the text."""

    strip: Strip
    y: float


@dataclass(frozen=True, slots=True)
class OutlineEntry:
    """A heading and where it stands: page from 0, and distance below the upper end of the text."""

    title: str
    level: int
    page: int
    y: float


@dataclass(slots=True)
class _Filling:
    """The page that is being filled."""

    height: float
    pages: list[tuple[Placed, ...]] = field(default_factory=list)
    placed: list[Placed] = field(default_factory=list)
    y: float = 0.0

    def room(self) -> float:
        return self.height - self.y

    def turn(self) -> None:
        self.pages.append(tuple(self.placed))
        self.placed = []
        self.y = 0.0

    def put(self, strip: Strip) -> None:
        if not self.placed:
            if strip.header is not None:
                self._place(strip.header)
        else:
            if strip.divider is not None:
                self.placed.append(Placed(strip.divider, self.y + strip.before / 2))
            self.y += strip.before
        self._place(strip)

    def _place(self, strip: Strip) -> None:
        self.placed.append(Placed(strip, self.y))
        self.y += strip.height


def paginate(strips: Iterable[Strip], height: float) -> tuple[tuple[Placed, ...], ...]:
    """Deal ``strips`` out to pages of ``height``; one pass, at least one page.

    Strips bound to one another by ``keep`` stay together where a page can hold them; a group that
    no page holds is cut where it must be. Empty pages never arise.
    """
    filling = _Filling(height)
    for group in _groups(strips):
        if group[0].fresh and filling.placed:
            filling.turn()
        needed = sum(strip.before + strip.height for strip in group)
        if not filling.placed:
            needed -= group[0].before
        fits_alone = needed - group[0].before + _header_height(group[0]) <= height
        if needed > filling.room() and filling.placed and (fits_alone or _starts_late(filling)):
            filling.turn()
        for strip in group:
            if filling.placed and strip.before + strip.height > filling.room():
                filling.turn()
            filling.put(strip)
    filling.turn()
    return tuple(filling.pages)


def fitted(strips: Sequence[Strip], height: float) -> tuple[tuple[Placed, ...], ...]:
    """Deal ``strips`` out to pages of ``height``, closer together where that saves the last page.

    Only space between strips gives way, evenly over all pages, and only where the last page is
    less than half full.
    """
    pages = paginate(strips, height)
    last = pages[-1]
    if len(pages) < 2 or last[-1].y + last[-1].strip.height > 0.5 * height:
        return pages
    for share in _TIGHTER:
        tight = paginate((replace(each, before=each.before * share) for each in strips), height)
        if len(tight) < len(pages):
            return tight
    return pages


def _header_height(strip: Strip) -> float:
    return 0.0 if strip.header is None else strip.header.height


def _starts_late(filling: _Filling) -> bool:
    """Whether so little of the page is left that a group to be cut had better start anew."""
    return filling.room() < 0.2 * filling.height


def _groups(strips: Iterable[Strip]) -> Iterable[list[Strip]]:
    group: list[Strip] = []
    for strip in strips:
        group.append(strip)
        if not strip.keep:
            yield group
            group = []
    if group:
        yield group


def bound(strips: Sequence[Strip], *, before: float = 0.0, keep_last: bool = False) -> list[Strip]:
    """Return ``strips`` held on one page, with ``before`` above the first."""
    last = len(strips) - 1
    return [
        replace(
            strip,
            keep=index < last or keep_last,
            before=before if index == 0 else strip.before,
        )
        for index, strip in enumerate(strips)
    ]


def spaced(strips: Sequence[Strip], before: float) -> list[Strip]:
    """Return ``strips`` with ``before`` above the first."""
    return [
        replace(strip, before=before) if index == 0 else strip for index, strip in enumerate(strips)
    ]


def outline(pages: Sequence[Sequence[Placed]]) -> tuple[OutlineEntry, ...]:
    """Return the headings in reading order, for a table of contents or a PDF's outline."""
    return tuple(
        OutlineEntry(placed.strip.heading, placed.strip.level, number, placed.y)
        for number, page in enumerate(pages)
        for placed in page
        if placed.strip.heading
    )
