"""The painter of the printed plan: pages laid out once, drawn on any device."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

import ascgui
from ascgui.catalog.load import Catalog
from ascgui.domain.answer import Answer, Curve
from ascgui.language.language import Language
from ascgui.report.flow import OutlineEntry, Placed, Strip, fitted, outline
from ascgui.report.paper import (
    FOOTER_HEIGHT,
    MARGIN_BOTTOM,
    MARGIN_SIDE,
    MARGIN_TOP,
    PT,
    UNITS_PER_INCH,
    Paper,
)
from ascgui.report.sections.part import Setting
from ascgui.report.sections.plan import ALL_SECTIONS, Section, plan_strips
from ascgui.report.tags import Role, Tagger
from ascgui.report.typesetter import LARGE, SMALL, Ink, Typesetter

_HASH_SHOWN = 8


@dataclass(frozen=True, slots=True)
class Furniture:
    """What stands on every page around the text."""

    first_head: str
    """Above the text of the first page, on the left."""
    head: str
    """There on the other pages."""
    date: str
    """Above the text on the right."""
    foot: str
    """Below the text on the left, beside the number of the page."""


class PrintedDocument:
    """Strips dealt out to pages of one paper, drawn the same on every device.

    Drawing changes nothing, so the same document serves a preview and then a printer.
    """

    def __init__(
        self,
        title: str,
        strips: Sequence[Strip],
        furniture: Furniture,
        *,
        paper: Paper,
        typesetter: Typesetter,
        language: Language,
        author: str = "",
    ) -> None:
        self.title = title
        self.author = author
        self.paper = paper
        self.language = language
        self.typesetter = typesetter
        self._furniture = furniture
        self._pages: tuple[tuple[Placed, ...], ...] = fitted(strips, paper.text_height)

    @property
    def page_count(self) -> int:
        """Number of pages, at least one."""
        return len(self._pages)

    @property
    def outline(self) -> tuple[OutlineEntry, ...]:
        """The headings with their pages, for an outline or a table of contents."""
        return outline(self._pages)

    def paint_page(self, painter: QPainter, index: int, tagger: Tagger | None = None) -> None:
        """Draw page ``index`` (from 0) on a device whose origin is the corner of the sheet.

        The painter's scale is set from the device's own resolution, and put back afterwards.
        ``tagger`` is told what is drawn; its marks belong into a PDF only.
        """
        device = painter.device()
        painter.save()
        painter.scale(device.logicalDpiX() / UNITS_PER_INCH, device.logicalDpiY() / UNITS_PER_INCH)
        self.paint_page_in_units(painter, index, tagger)
        painter.restore()

    def paint_page_in_units(
        self, painter: QPainter, index: int, tagger: Tagger | None = None
    ) -> None:
        """Draw page ``index`` for a painter that already counts in units of 1/20 point."""
        painter.save()
        painter.setClipRect(QRectF(0, 0, self.paper.width, self.paper.height))
        if tagger is None:
            for placed in self._pages[index]:
                if placed.strip.draw is not None:
                    placed.strip.draw(painter, MARGIN_SIDE, self.paper.text_top + placed.y)
            self._paint_furniture(painter, index)
        else:
            tagger.turn(index)
            for placed in self._pages[index]:
                self._paint_tagged(painter, placed, tagger)
            tagger.artifact(painter, partial(self._paint_furniture, painter, index))
        painter.restore()

    def _paint_tagged(self, painter: QPainter, placed: Placed, tagger: Tagger) -> None:
        """Draw a strip piece by piece, and tell what each is."""
        strip, x, y = placed.strip, MARGIN_SIDE, self.paper.text_top + placed.y
        pieces = [(piece, partial(piece.draw, painter, x, y)) for piece in strip.pieces]
        if strip.table is not None:
            cells = [(piece.role, draw) for piece, draw in pieces]
            tagger.row(painter, strip.table, id(strip.pieces), cells)
        elif pieces:
            for piece, draw in pieces:
                tagger.piece(painter, piece.role, draw, piece.alt)
        elif strip.draw is not None:
            draw = partial(strip.draw, painter, x, y)
            tagger.piece(painter, strip.role or _role(strip), draw, strip.alt)

    def _paint_furniture(self, painter: QPainter, index: int) -> None:
        width, style = self.paper.text_width, SMALL.quiet()
        line = self.typesetter.line
        furniture = self._furniture
        date = line(furniture.date, style, width, right=True)
        date.draw(painter, MARGIN_SIDE, MARGIN_TOP)
        line(
            furniture.head if index else furniture.first_head,
            style,
            width - self.typesetter.width(furniture.date, style) - 12 * PT,
        ).draw(painter, MARGIN_SIDE, MARGIN_TOP)
        number = self.language.say("page {page} of {pages}", page=index + 1, pages=self.page_count)
        top = self.paper.height - MARGIN_BOTTOM - FOOTER_HEIGHT / 2
        painter.setPen(QPen(Ink.RULE.color, 0.5 * PT))
        painter.drawLine(QPointF(MARGIN_SIDE, top), QPointF(MARGIN_SIDE + width, top))
        room = self.typesetter.width(number, style)
        below = top + 3 * PT
        line(number, style, width, right=True).draw(painter, MARGIN_SIDE, below)
        line(furniture.foot, style, width - room - 12 * PT).draw(painter, MARGIN_SIDE, below)


_HEADINGS = (Role.TITLE, Role.HEADING, Role.SUBHEADING)


def _role(strip: Strip) -> Role:
    """Return what a strip is that does not say it: a heading by its level, or a paragraph."""
    return _HEADINGS[min(strip.level, 2)] if strip.heading else Role.PARAGRAPH


class PrintedPlan(PrintedDocument):
    """One plan with its answer, laid out for one paper in one language."""

    def __init__(
        self,
        answer: Answer,
        curves: Sequence[Curve],
        catalog: Catalog,
        language: Language,
        page: str | Paper = "A4",
        *,
        printed_at: datetime | None = None,
        sections: Sequence[Section] = ALL_SECTIONS,
    ) -> None:
        """``page`` is ``A4``, ``Letter`` or any :class:`Paper`; needs a QGuiApplication.

        Raises:
            Refused: Chinese text is to be printed and no font of this machine has it.
        """
        paper = Paper.named(page) if isinstance(page, str) else page
        typesetter = Typesetter()
        plan = answer.plan
        name = plan.name.strip() or plan.model or language.say("Plan without a name")
        when = datetime.now() if printed_at is None else printed_at
        setting = Setting(typesetter, language, answer, curves, catalog.tables, paper.text_width)
        strips = [
            _title(typesetter, name, paper.text_width),
            *plan_strips(setting, sections),
        ]
        super().__init__(
            language.say("Training plan: {name}", name=" ".join(name[:200].split())),
            strips,
            Furniture(
                first_head=language.say("Training plan"),
                date=language.say("printed {moment}", moment=when),
                head=language.say("Training plan: {name}", name=" ".join(name[:400].split())),
                foot=language.say(
                    "ascgui {version}, catalog {hash}",
                    version=ascgui.__version__,
                    hash=catalog.tables.sha256[:_HASH_SHOWN],
                ),
            ),
            paper=paper,
            typesetter=typesetter,
            language=language,
        )


def _title(typesetter: Typesetter, name: str, width: float) -> Strip:
    lines = typesetter.lines(" ".join(name.split()), LARGE, width, most=3)
    return Strip(lines.height + 8 * PT, lines.draw, keep=True, heading=lines.texts[0])
