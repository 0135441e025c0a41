"""The evidence: the rows behind the minimum and the throughput, and the documents cited."""

from __future__ import annotations

from ascgui.decision.evidence import EvidenceTables
from ascgui.decision.sayer import Sayer
from ascgui.report.flow import Strip
from ascgui.report.sections.blocks import Setter
from ascgui.report.sections.part import Part


class EvidencePart(Part):
    """Every row that a figure rests on, the used one first."""

    def strips(self) -> list[Strip]:
        """Return the rows behind the minimum and the throughput, the used one first."""
        contents = EvidenceTables([self.answer], Sayer(self.tables, self.language))
        setter = Setter(self.typesetter, self.width)
        return self.section(self.say("Evidence"), setter.strips(contents.blocks()))
