"""What each piece of a page is, so that a PDF can say it: headings, paragraphs, tables, pictures.

A screen reader follows these tags, and a program that searches or copies keeps the order of
reading. Qt writes none: while a page is painted, a mark far outside the sheet is drawn before and
after each piece, and what the marks stand for is put in their place afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

BEGIN, END = -200_000, -300_000
"""Where marks are drawn: the height says which end it is, the distance which piece."""


class Role(Enum):
    """What a piece is, by its name in the PDF."""

    DOCUMENT = "Document"
    TITLE = "H1"
    HEADING = "H2"
    SUBHEADING = "H3"
    PARAGRAPH = "P"
    TABLE = "Table"
    ROW = "TR"
    HEADER_CELL = "TH"
    CELL = "TD"
    FIGURE = "Figure"
    ARTIFACT = "Artifact"


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a strip that has a role of its own."""

    role: Role
    draw: Callable[[QPainter, float, float], None]
    alt: str = ""


@dataclass(slots=True)
class Node:
    """A piece in the tree of the document.

    ``marks`` are (page, number on the page) of its ink, all of one page.
    """

    role: Role
    alt: str = ""
    children: list[Node] = field(default_factory=list)
    marks: list[tuple[int, int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Mark:
    """What a mark on a page stands for; artifacts have no ``number``."""

    role: Role
    page: int
    number: int | None


class Tagger:
    """Notes what is drawn, page by page in their order."""

    def __init__(self) -> None:
        self.root = Node(Role.DOCUMENT)
        self.marks: list[Mark] = []
        self._page = -1
        self._next = 0
        self._table: object = None
        self._drawn: set[int] = set()

    def turn(self, page: int) -> None:
        """Begin page number ``page``, from 0."""
        self._page, self._next = page, 0

    def artifact(self, painter: QPainter, draw: Callable[[], None]) -> None:
        """Draw what says nothing: lines, running heads, numbers of pages."""
        self._mark(painter, Mark(Role.ARTIFACT, self._page, None), draw)

    def piece(self, painter: QPainter, role: Role, draw: Callable[[], None], alt: str = "") -> None:
        """Draw a piece that stands for itself."""
        self._table = None
        if role is Role.ARTIFACT:
            self.artifact(painter, draw)
            return
        self.root.children.append(self._inked(painter, role, draw, alt))

    def row(
        self,
        painter: QPainter,
        table: object,
        key: int,
        pieces: Sequence[tuple[Role, Callable[[], None]]],
    ) -> None:
        """Draw a row of ``table`` cell by cell. One that comes again (``key``) says nothing new."""
        if key in self._drawn:
            for _, draw in pieces:
                self.artifact(painter, draw)
            return
        self._drawn.add(key)
        if self._table is not table:
            self._table = table
            self.root.children.append(Node(Role.TABLE))
        row = Node(Role.ROW)
        for role, draw in pieces:
            if role is Role.ARTIFACT:
                self.artifact(painter, draw)
            else:
                row.children.append(self._inked(painter, role, draw, ""))
        if row.children:
            self.root.children[-1].children.append(row)

    def _inked(self, painter: QPainter, role: Role, draw: Callable[[], None], alt: str) -> Node:
        node = Node(role, alt, marks=[(self._page, self._next)])
        self._mark(painter, Mark(role, self._page, self._next), draw)
        self._next += 1
        return node

    def _mark(self, painter: QPainter, mark: Mark, draw: Callable[[], None]) -> None:
        place = len(self.marks)
        self.marks.append(mark)
        painter.fillRect(QRectF(-1 - place, BEGIN, 1, 1), Qt.GlobalColor.black)
        draw()
        painter.fillRect(QRectF(-1 - place, END, 1, 1), Qt.GlobalColor.black)
