"""How the figures came about: values, formulas with numbers, and rounding steps."""

from __future__ import annotations

from ascgui.decision.derivation import Derivations, step_labels
from ascgui.decision.sayer import Sayer
from ascgui.report.flow import Strip
from ascgui.report.paper import PT
from ascgui.report.sections.blocks import Setter
from ascgui.report.sections.part import Part
from ascgui.report.typesetter import SMALL


class DerivationPart(Part):
    """The derivation of each figure, each value once."""

    def strips(self) -> list[Strip]:
        """Return the values, the three durations, and the steps from one to the other."""
        contents = Derivations(self.answer, Sayer(self.tables, self.language))
        labels = step_labels(self.say)
        names = max(self.typesetter.width(label, SMALL) for label in labels) + 4 * PT
        setter = Setter(self.typesetter, self.width, names)
        return self.section(
            self.say("How the figures came about"), setter.strips(contents.blocks())
        )
