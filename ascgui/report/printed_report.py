"""The report on a decision, laid out for one paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from ascgui.decision.blocks import (
    Block,
    DurationChart,
    Figures,
    Paragraph,
    Remarks,
    Report,
    Section,
    Signatures,
    Subheading,
    Tone,
    TradeOffChart,
)
from ascgui.decision.derivation import step_labels
from ascgui.domain.catalog import Tables
from ascgui.language.language import Language
from ascgui.report import chart
from ascgui.report.cover import CoverPage
from ascgui.report.flow import Strip, bound, spaced
from ascgui.report.paper import MM, PT, Paper
from ascgui.report.printed import Furniture, PrintedDocument
from ascgui.report.sections.answer import AnswerPart
from ascgui.report.sections.blocks import Setter
from ascgui.report.sections.findings import RemarkSetter
from ascgui.report.sections.part import Setting
from ascgui.report.table import paragraph
from ascgui.report.trade_off_chart import TradeOffPicture
from ascgui.report.typesetter import BODY, HEADING, SMALL, Ink, Typesetter

Progress = Callable[[int, int], bool]


class PrintedReport(PrintedDocument):
    """A report with its cover, laid out for one paper; painted as any printed document."""

    def __init__(
        self,
        report: Report,
        tables: Tables,
        language: Language,
        paper: Paper | None = None,
        *,
        progress: Progress | None = None,
    ) -> None:
        """``paper`` None is that of the report; needs a QGuiApplication.

        Raises:
            Refused: no font has Chinese, or the logo cannot be read.
            Stopped: ``progress`` said to stop.
        """
        sheet = Paper.named(report.page) if paper is None else paper
        typesetter = Typesetter()
        self.report = report
        strips: list[Strip] = []
        if report.cover is not None:
            cover = CoverPage(
                report.cover,
                report.title,
                typesetter=typesetter,
                paper=sheet,
                contents=lambda: self.outline,
            )
            strips.append(cover.strip())
        else:
            lines = typesetter.lines(report.title, HEADING, sheet.text_width, most=3)
            strips.append(
                Strip(lines.height + 4 * PT, lines.draw, keep=True, heading=lines.texts[0])
            )
        setter = _SectionSetter(typesetter, language, tables, sheet.text_width)
        total = sum(len(_parts(section.blocks)) for section in report.sections)
        done = count()

        def told() -> None:
            if progress is not None and not progress(next(done), total):
                raise Stopped

        for number, section in enumerate(report.sections):
            fresh = number == 0 and report.cover is not None
            strips += setter.section(section, fresh=fresh, told=told)
        super().__init__(
            report.title,
            strips,
            Furniture(
                first_head="" if report.cover is not None else report.customer,
                head=report.title,
                date="" if report.day is None else language.show(report.day),
                foot=report.foot,
            ),
            paper=sheet,
            typesetter=typesetter,
            language=language,
            author=report.author,
        )


class Stopped(Exception):
    """The layout was asked to stop."""


class _SectionSetter:
    """Sets sections of a report in type."""

    def __init__(
        self, typesetter: Typesetter, language: Language, tables: Tables, width: float
    ) -> None:
        self._typesetter = typesetter
        self._language = language
        self._tables = tables
        self._width = width
        names = max(typesetter.width(label, SMALL) for label in step_labels(language.say))
        self._setter = Setter(typesetter, width, names + 4 * PT)

    def section(self, section: Section, *, fresh: bool, told: Callable[[], None]) -> list[Strip]:
        """Return a section with its heading; ``told`` is called now and then."""
        strips = [self._setter.heading(section.title, fresh=fresh)]
        for part in _parts(section.blocks):
            told()
            if isinstance(part[0], _SPECIAL):
                strips += self._special(part[0])
            else:
                made = self._setter.strips(part)
                loose = isinstance(part[0], Paragraph) and len(strips) > 1
                strips += spaced(made, _before(part[0])) if loose else made
        return strips

    def _special(self, block: Block) -> list[Strip]:
        if isinstance(block, Figures):
            setting = Setting(
                self._typesetter, self._language, block.answer, (), self._tables, self._width
            )
            first, *rest = AnswerPart(setting).strips()
            return [replace(first, heading="", before=6 * PT), *rest]
        if isinstance(block, DurationChart):
            names = {id(curve): name for curve, name in zip(block.curves, block.names, strict=True)}
            drawn = chart.strip(
                self._typesetter,
                self._language,
                block.answer,
                block.curves,
                name=lambda curve: names[id(curve)],
                width=self._width,
                marks=block.marks,
                whose=block.whose,
            )
            return self._with_note(drawn, block.note)
        if isinstance(block, TradeOffChart):
            picture = TradeOffPicture(self._typesetter, self._language, block, self._width)
            return self._with_note(replace(picture.strip(), before=4 * PT), block.note)
        if isinstance(block, Remarks):
            setter = RemarkSetter(self._typesetter, self._language, self._width)
            return spaced(setter.strips(block.items), 8 * PT)
        if isinstance(block, Signatures):
            return self._signatures(block)
        return []

    def _with_note(self, drawn: Strip, note: str) -> list[Strip]:
        """Return a chart with the sentence below it that says how to read it."""
        below = paragraph(self._typesetter, note, self._width, SMALL.quiet(), before=3 * PT)
        return [replace(drawn, keep=True), *below]

    def _signatures(self, block: Signatures) -> list[Strip]:
        strips = [self._signature(role, block.labels) for role in block.roles]
        return bound(strips)

    def _signature(self, role: str, labels: Sequence[str]) -> Strip:
        """Return one role with a line for each of ``labels``."""
        width, gap = self._width, 14 * PT
        head = self._typesetter.lines(role, BODY.strong(), width, most=2)
        shares = (0.38, 0.2, 0.42)
        room = width - gap * (len(labels) - 1)
        widths = [share * room for share in shares]
        below = [
            self._typesetter.line(label, SMALL.quiet(), each)
            for label, each in zip(labels, widths, strict=True)
        ]

        def draw(painter: QPainter, x: float, y: float) -> None:
            head.draw(painter, x, y)
            line = y + head.height + 12 * MM
            left = x
            for label, each in zip(below, widths, strict=True):
                painter.setPen(QPen(Ink.QUIET.color, 0.6 * PT))
                painter.drawLine(QPointF(left, line), QPointF(left + each, line))
                label.draw(painter, left, line + PT)
                left += each + gap

        height = head.height + 12 * MM + SMALL.size.leading + 6 * MM
        return Strip(height, draw, before=2 * PT)


_SPECIAL = (Figures, DurationChart, TradeOffChart, Remarks, Signatures)
"""Blocks that are drawn in their own way."""


def _before(block: Block) -> float:
    """Return the space above a paragraph that follows something that is no text."""
    quiet = isinstance(block, Paragraph) and block.tone is Tone.QUIET
    return (3 if quiet else 7) * PT


def _parts(blocks: Sequence[Block]) -> list[list[Block]]:
    """Return the blocks that are set together: each special one alone, text by its subjects."""
    parts: list[list[Block]] = []
    for block in blocks:
        begins = isinstance(block, _SPECIAL) or (isinstance(block, Subheading) and block.marked)
        if not parts or begins or isinstance(parts[-1][0], _SPECIAL):
            parts.append([])
        parts[-1].append(block)
    return parts
