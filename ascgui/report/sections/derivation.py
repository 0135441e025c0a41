"""How the figures came about: values, formulas with numbers, and rounding steps."""

from __future__ import annotations

from collections.abc import Sequence, Set

from ascgui.domain.answer import Derivation, Term
from ascgui.domain.plan import Formula
from ascgui.domain.text import Quantity, Text, Unit
from ascgui.report.flow import Strip, bound
from ascgui.report.paper import PT
from ascgui.report.sections.part import BEFORE_PART, Part
from ascgui.report.table import Cell, Column, Row, facts, table
from ascgui.report.typesetter import SMALL

_HANG_ON_RATE = frozenset({"tps", "required", "duration", "failures", "finish", "cost"})
"""Figures that are estimates where the throughput is one."""


class DerivationPart(Part):
    """The derivation of each figure, each value once."""

    def strips(self) -> list[Strip]:
        """Return the values, the three durations, and the steps from one to the other."""
        answer = self.answer
        strips: list[Strip] = []
        terms = _distinct_terms(answer.derivations)
        if terms:
            strips += self._terms(terms)
        required = answer.derivation("required")
        said: set[Text] = set()
        for each in answer.derivations:
            if each.figure == "devices" and required is not None:
                said.update((*required.steps, required.with_numbers))
            elif each.figure == "duration":
                said.update(each.steps)
            strips += self._steps(each, said)
            if each.source is not None:
                said.add(each.source)
            if each.figure == "duration":
                strips += self._durations()
        return self.section(self.say("How the figures came about"), strips)

    def _terms(self, terms: Sequence[Term]) -> list[Strip]:
        columns = (
            Column(self.say("Symbol"), flex=0),
            Column(self.say("Value of")),
            Column(self.say("Value"), flex=0),
            Column(self.say("Where it comes from"), flex=3),
        )
        rows = [
            Row(
                (
                    term.symbol,
                    self.show(term.name),
                    self._term_value(term),
                    self.show(term.evidence),
                )
            )
            for term in terms
        ]
        return table(self.typesetter, columns, rows, self.width)

    def _term_value(self, term: Term) -> str:
        seconds = self.answer.duration_s
        duration = None if seconds is None else Quantity(seconds, Unit.SECONDS)
        hangs_on_rate = term.symbol == "R" or term.value == duration
        return self.about(term.value) if hangs_on_rate else self.show(term.value)

    def _durations(self) -> list[Strip]:
        durations = self.answer.duration
        if durations is None:
            return []
        columns = (
            Column(self.say("Form"), flex=0),
            Column(self.say("Formula"), flex=0),
            Column(self.say("Duration"), flex=0),
            Column(self.say("Seconds"), numeric=True, flex=0),
            Column(self.say("What it says"), flex=3),
        )
        forms = (
            (
                Formula.EXPECTED.value,
                self.say("expected"),
                "T ÷ (R × N × η)",
                durations.expected,
                self.say("what the cluster loses makes the training longer"),
            ),
            (
                "ideal",
                self.say("ideal"),
                "T ÷ (R × N)",
                durations.ideal,
                self.say("nothing is lost, η = 1"),
            ),
            (
                Formula.PUBLISHED.value,
                self.say("as printed"),
                "T ÷ (R × N) × η",
                durations.published,
                self.say("the vendor's sheet as printed"),
            ),
        )
        chosen = self.plan.formula.value
        rows = [
            Row(
                (
                    Cell(name, SMALL.strong() if key == chosen else None),
                    formula,
                    Cell(
                        self.about(Quantity(seconds, Unit.SECONDS)),
                        SMALL.strong() if key == chosen else None,
                    ),
                    f"{seconds:,.1f}",
                    meaning,
                )
            )
            for key, name, formula, seconds, meaning in forms
        ]
        return [
            *self.subheading(self.say("Three forms of the duration")),
            *table(self.typesetter, columns, rows, self.width),
            *self.paragraph(
                self.say(
                    "They differ because the published sheet multiplies by the scaling efficiency"
                    " η where the time must be divided by it: as printed, a cluster that loses"
                    " more would finish sooner."
                ),
                SMALL,
                before=4 * PT,
            ),
            *self.paragraph(self.show(durations.range_rule), SMALL.quiet(), before=2 * PT),
        ]

    def _steps(self, derivation: Derivation, said: Set[Text]) -> list[Strip]:
        """Return one derivation without what was ``said`` already."""
        labels = [
            self.say("Formula"),
            self.say("With numbers"),
            self.say("Steps"),
            self.say("Result"),
            self.say("Source"),
        ]
        result = ""
        if derivation.result is not None:
            hangs_on_rate = derivation.figure in _HANG_ON_RATE
            result = (self.about if hangs_on_rate else self.show)(derivation.result)
        numbers, source = derivation.with_numbers, derivation.source
        # A formula that is a mere symbol explains nothing.
        formula = derivation.formula if "=" in derivation.formula else ""
        values = [
            "" if numbers in said else formula,
            "" if numbers in said else self.show(numbers),
            "\n".join(self.show(step) for step in derivation.steps if step not in said),
            result,
            "" if source is None or source in said else self.show(source),
        ]
        names_width = max(self.typesetter.width(label, SMALL) for label in labels)
        if not formula:
            labels[1] = self.say("Taken from")
        block = facts(
            self.typesetter,
            [(name, value) for name, value in zip(labels, values, strict=True) if value],
            width=self.width,
            style=SMALL,
            names_width=names_width + 4 * PT,
        )
        heading = self.subheading(self.show(derivation.title))
        return bound([*heading, *block], before=BEFORE_PART)


def _distinct_terms(derivations: Sequence[Derivation]) -> list[Term]:
    """Return each value once, in the order in which the derivations need them."""
    terms = {(term.symbol, str(term.value)): term for each in derivations for term in each.terms}
    return list(terms.values())
