"""The chart of duration over devices, and what it does not show."""

from __future__ import annotations

from ascgui.domain.answer import Curve
from ascgui.domain.text import text
from ascgui.report import chart
from ascgui.report.flow import Strip
from ascgui.report.paper import PT
from ascgui.report.sections.part import Part
from ascgui.report.typesetter import SMALL


class ChartPart(Part):
    """The curves with what must be said about them."""

    def strips(self) -> list[Strip]:
        """Return the curves of duration over devices, and what they do not show."""
        selection = chart.select(self.curves)
        strips: list[Strip] = []
        if selection.shown:
            strips.append(
                chart.strip(
                    self.typesetter,
                    self.language,
                    self.answer,
                    selection.shown,
                    name=lambda curve: self.words.curve(curve, estimate=curve.is_estimate),
                    width=self.width,
                )
            )
        for sentence in self._chart_notes(selection):
            strips += self.paragraph(sentence, SMALL.quiet(), before=2 * PT)
        return self.section(self.say("Duration over devices"), strips)

    def _chart_notes(self, selection: chart.Selection) -> list[str]:
        def named(curve: Curve) -> str:
            return self.words.curve(curve, estimate=False)

        notes: list[str] = []
        if selection.shown:
            notes.append(
                self.say(
                    "Both axes are logarithmic. A curve begins at the minimum of its framework"
                    " and hardware; the upright bar is the range of the chosen point."
                )
                if self.answer.duration is not None
                else self.say(
                    "Both axes are logarithmic. A curve begins at the minimum of its framework"
                    " and hardware."
                )
            )
        if selection.left_out:
            notes.append(
                self.say(
                    "Not drawn, because slower per device: {curves}.",
                    curves=tuple(named(curve) for curve in selection.left_out),
                )
            )
        reasons = [curve.reason for curve in selection.empty if curve.reason is not None]
        if reasons:
            notes.append(self.sentences([text("Without a curve:"), *reasons]))
        return notes
