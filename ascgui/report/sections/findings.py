"""The findings: each with its word, what to do, and its sources beside one another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from ascgui.decision.blocks import Cited, Remark
from ascgui.domain.issues import Issue, Severity
from ascgui.language.language import Language
from ascgui.report.flow import Strip, bound, spaced
from ascgui.report.paper import MM, PT
from ascgui.report.sections.part import Part
from ascgui.report.table import GAP, row, rule
from ascgui.report.typesetter import BODY, SMALL, Ink, Lines, Typesetter

_WORD_WIDTH = 20 * MM


class RemarkSetter:
    """Sets findings below one another, each with its word, what to do, and its sources."""

    def __init__(self, typesetter: Typesetter, language: Language, width: float) -> None:
        self._typesetter = typesetter
        self._language = language
        self._width = width

    def strips(self, remarks: Sequence[Remark]) -> list[Strip]:
        """Return ``remarks`` in their order, thin lines between."""
        strips: list[Strip] = []
        divider = rule(self._width, Ink.HAIR)
        for number, remark in enumerate(remarks):
            first, *rest = self._remark(remark, before=10 * PT if number else 0.0)
            strips += [replace(first, divider=divider if number else None), *rest]
        return strips

    def _remark(self, remark: Remark, before: float) -> list[Strip]:
        room = self._width - _WORD_WIDTH - GAP
        left = _WORD_WIDTH + GAP
        lines = self._typesetter.lines
        word = lines(remark.word, BODY, _WORD_WIDTH - 12 * PT, most=1)
        message = lines(remark.message, BODY, room)
        strips = row([(12 * PT, word), (left, message)], before=before)
        strips[0] = _marked(strips[0], remark.severity)
        if remark.action:
            said = self._language.say("What to do: {action}", action=remark.action)
            strips += row([(left, lines(said, BODY.quiet(), room))], before=1 * PT)
        if remark.who:
            strips += row([(left, lines(remark.who, SMALL.quiet(), room))], before=2 * PT)
        if remark.sources:
            strips += self._sources(remark.sources, left, room)
        # A finding of a few lines is not torn apart.
        return bound(strips, before=before) if len(strips) <= 8 else strips

    def _sources(self, sources: Sequence[Cited], left: float, room: float) -> list[Strip]:
        per_row = 2 if len(sources) in {2, 4} else min(3, len(sources))
        width = (room - GAP * (per_row - 1)) / per_row
        pad = 6 * PT
        strips: list[Strip] = []
        lines = self._typesetter.lines
        for start in range(0, len(sources), per_row):
            cells: list[tuple[float, Lines]] = []
            heads: list[tuple[float, Lines]] = []
            edges: list[float] = []
            for index, source in enumerate(sources[start : start + per_row]):
                x = left + index * (width + GAP)
                edges.append(x)
                heads.append((x + pad, lines(source.cite, SMALL.quiet(), width - pad, most=4)))
                if source.says:
                    cells.append((x + pad, lines(source.says, SMALL, width - pad)))
            block = row(heads, whole=True)
            if cells:
                block += row(cells)
            strips += spaced([_edged(strip, edges) for strip in block], 4 * PT)
        return strips


class FindingsPart(Part):
    """The issues of the answer, worst first."""

    def strips(self) -> list[Strip]:
        """Return each issue with its word, what to do, and its sources beside one another."""
        issues = sorted(self.answer.issues, key=lambda issue: issue.severity.rank)
        if not issues:
            return self.section(
                self.say("Findings"),
                self.paragraph(self.say("Nothing stands against this plan.")),
            )
        setter = RemarkSetter(self.typesetter, self.language, self.width)
        return self.section(self.say("Findings"), setter.strips([self._said(i) for i in issues]))

    def _said(self, issue: Issue) -> Remark:
        return Remark(
            severity=issue.severity,
            word=self.words.severity(issue.severity),
            message=self.show(issue.message),
            action="" if issue.action is None else self.show(issue.action),
            sources=tuple(
                Cited(self.words.source(source), self.show(source.says)) for source in issue.sources
            ),
        )


def _marked(strip: Strip, severity: Severity) -> Strip:
    """Return ``strip`` with the shape of its severity: told apart without colour."""
    inner = strip.draw
    middle = BODY.size.leading / 2

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        center, size = QPointF(x + 4 * PT, y + middle), 3 * PT
        if severity is Severity.ERROR:
            painter.setBrush(Ink.TEXT.color)
            painter.drawRect(QRectF(center.x() - size, center.y() - size, 2 * size, 2 * size))
        elif severity is Severity.WARNING:
            painter.setBrush(Ink.TEXT.color)
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(center.x(), center.y() - 1.15 * size),
                        QPointF(center.x() + 1.15 * size, center.y() + 0.85 * size),
                        QPointF(center.x() - 1.15 * size, center.y() + 0.85 * size),
                    ]
                )
            )
        else:
            painter.setPen(QPen(Ink.QUIET.color, 0.8 * PT))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(center, 0.85 * size, 0.85 * size)
        painter.restore()
        if inner is not None:
            inner(painter, x, y)

    return replace(strip, draw=draw)


def _edged(strip: Strip, edges: Sequence[float]) -> Strip:
    """Return ``strip`` with a thin upright line at each of ``edges``."""
    inner, height = strip.draw, strip.height

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(Ink.RULE.color, 0.8 * PT))
        for edge in edges:
            painter.drawLine(QPointF(x + edge, y), QPointF(x + edge, y + height))
        if inner is not None:
            inner(painter, x, y)

    return replace(strip, draw=draw)
