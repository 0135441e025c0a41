"""The first page of a report: whose it is, what it is about, and what is in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from ascgui.decision.blocks import Cover
from ascgui.report.flow import OutlineEntry, Strip
from ascgui.report.logo import Logo
from ascgui.report.paper import MM, PT, Paper
from ascgui.report.table import drawing
from ascgui.report.tags import Piece, Role
from ascgui.report.typesetter import BODY, HEADING, LARGE, Ink, Lines, Typesetter

_LOGO_WIDTH = 60 * MM
_LOGO_HEIGHT = 24 * MM
_BESIDE = 12 * PT


class CoverPage:
    """Lays the cover out as one strip that fills a page."""

    def __init__(
        self,
        cover: Cover,
        title: str,
        *,
        typesetter: Typesetter,
        paper: Paper,
        contents: Callable[[], Sequence[OutlineEntry]],
    ) -> None:
        """``contents`` gives the headings with their pages once the document is laid out.

        Raises:
            Refused: the logo cannot be read.
        """
        self._typesetter = typesetter
        self._paper = paper
        self._contents = contents
        self._name = cover.contents
        self._logo_alt = cover.logo_alt
        width = paper.text_width
        self._logo = None if cover.logo is None else Logo(cover.logo)
        lines = typesetter.lines
        self._kind = lines(cover.kind, HEADING.quiet(), width, most=2)
        self._title = lines(title, LARGE.strong(), width, most=5)
        names = max((typesetter.width(name, BODY) for name, _ in cover.facts), default=0.0)
        self._values_left = min(names, 0.4 * width) + _BESIDE
        self._facts = [
            (
                lines(name, BODY.quiet(), 0.4 * width, most=2),
                lines(value, BODY, width - self._values_left, most=3),
            )
            for name, value in cover.facts
        ]

    def strip(self) -> Strip:
        """Return the page."""
        logo = (Piece(Role.FIGURE, self._draw_logo, alt=self._logo_alt),)
        pieces = (
            *(() if self._logo is None else logo),
            Piece(Role.PARAGRAPH, self._draw_kind),
            Piece(Role.TITLE, self._draw_title),
            Piece(Role.PARAGRAPH, self._draw_facts),
            Piece(Role.PARAGRAPH, self._draw_contents),
        )
        heading = self._title.texts[0]
        return Strip(self._paper.text_height, drawing(pieces), heading=heading, pieces=pieces)

    def _draw_logo(self, painter: QPainter, x: float, y: float) -> None:
        if self._logo is not None:
            size = self._logo.fitted(_LOGO_WIDTH, _LOGO_HEIGHT)
            self._logo.draw(painter, QRectF(x, y + 8 * MM, size.width(), size.height()))

    def _kind_top(self, y: float) -> float:
        return y + 0.2 * self._paper.text_height

    def _title_top(self, y: float) -> float:
        return self._kind_top(y) + self._kind.height + 4 * PT

    def _line_top(self, y: float) -> float:
        return self._title_top(y) + self._title.height + 10 * PT

    def _draw_kind(self, painter: QPainter, x: float, y: float) -> None:
        self._kind.draw(painter, x, self._kind_top(y))

    def _draw_title(self, painter: QPainter, x: float, y: float) -> None:
        self._title.draw(painter, x, self._title_top(y))
        line = self._line_top(y)
        painter.setPen(QPen(Ink.ACCENT.color, 2.2 * PT))
        painter.drawLine(QPointF(x, line), QPointF(x + 32 * MM, line))

    def _draw_facts(self, painter: QPainter, x: float, y: float) -> None:
        top = self._line_top(y) + 16 * PT
        for name, value in self._facts:
            name.draw(painter, x, top)
            value.draw(painter, x + self._values_left, top)
            top += max(name.height, value.height) + 3 * PT

    def _draw_contents(self, painter: QPainter, x: float, y: float) -> None:
        """Draw the sections with their pages at the foot of the page."""
        width = self._paper.text_width
        entries = [entry for entry in self._contents() if entry.level == 1]
        rows = [(self._typesetter.line(entry.title, BODY, 0.8 * width), entry) for entry in entries]
        leading = BODY.size.leading + 2 * PT
        top = y + self._paper.text_height - leading * len(rows) - HEADING.size.leading - 8 * PT
        if not rows:
            return
        self._typesetter.line(self._name, HEADING, width).draw(painter, x, top)
        top += HEADING.size.leading + 4 * PT
        for line, entry in rows:
            painter.setPen(QPen(Ink.HAIR.color, 0.5 * PT))
            painter.drawLine(QPointF(x, top), QPointF(x + width, top))
            line.draw(painter, x, top + PT)
            number = self._page(entry.page, width)
            number.draw(painter, x, top + PT)
            top += leading

    def _page(self, page: int, width: float) -> Lines:
        return self._typesetter.line(str(page + 1), BODY.quiet(), width, right=True)
