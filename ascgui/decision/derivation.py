"""How the figures of an answer came about: values, formulas with numbers, and rounding steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from ascgui.decision.blocks import (
    Block,
    Cell,
    Column,
    Facts,
    Grid,
    Paragraph,
    Row,
    Subheading,
    Tone,
)
from ascgui.decision.sayer import Sayer
from ascgui.domain.answer import Answer, Derivation, Term
from ascgui.domain.plan import Formula
from ascgui.domain.text import Quantity, Text, Unit

_HANG_ON_BOTH = frozenset({"required", "duration", "failures", "finish", "cost"})
"""Figures that are estimates where throughput or data are."""


_DATA = frozenset({"T", "T₁", "L"})
"""Values that are estimates where the tokens are."""


class Derivations:
    """The derivation of each figure of one answer, each value once."""

    def __init__(self, answer: Answer, sayer: Sayer) -> None:
        self._answer = answer
        self._sayer = sayer
        self.say = sayer.say
        self._show = sayer.show

    def blocks(self) -> tuple[Block, ...]:
        """Return the values, then how each figure came about; none where nothing is derived."""
        answer = self._answer
        blocks: list[Block] = []
        terms = _distinct_terms(answer.derivations)
        if terms:
            blocks.append(self._terms(terms))
        required = answer.derivation("required")
        said: set[Text] = set()
        for each in answer.derivations:
            if each.figure == "devices" and required is not None:
                said.update((*required.steps, required.with_numbers))
            elif each.figure == "duration":
                said.update(each.steps)
            blocks += self._steps(each, said)
            if each.source is not None:
                said.add(each.source)
            if each.figure == "duration":
                blocks += self._durations()
        return tuple(blocks)

    def _terms(self, terms: Sequence[Term]) -> Grid:
        columns = (
            Column(self.say("Symbol"), flex=0),
            Column(self.say("Value of")),
            Column(self.say("Value"), flex=0),
            Column(self.say("Where it comes from"), flex=3),
        )
        return Grid(
            columns,
            tuple(
                Row(
                    (
                        Cell(term.symbol),
                        Cell(self._show(term.name)),
                        self._term_value(term),
                        Cell(self._show(term.evidence)),
                    )
                )
                for term in terms
            ),
        )

    def _term_value(self, term: Term) -> Cell:
        seconds = self._answer.duration_s
        duration = None if seconds is None else Quantity(seconds, Unit.SECONDS)
        estimate = term.value == duration and self._answer.is_estimate
        if term.symbol == "R":
            estimate = self._answer.rate_is_estimate
        elif term.symbol in _DATA:
            estimate = self._answer.data_is_estimate
        shown = self._sayer.marked(term.value, estimate=estimate)
        if isinstance(term.value, Quantity):
            return Cell(shown, term.value.value, term.value.unit, estimate)
        return Cell(shown, shown)

    def _durations(self) -> list[Block]:
        durations = self._answer.duration
        if durations is None:
            return []
        say = self.say
        columns = (
            Column(say("Form"), flex=0),
            Column(say("Formula"), flex=0),
            Column(say("Duration"), flex=0),
            Column(say("Seconds"), numeric=True, flex=0),
            Column(say("What it says"), flex=3),
        )
        forms = (
            (
                Formula.EXPECTED.value,
                say("expected"),
                "T ÷ (R × N × η)",
                durations.expected,
                say("what the cluster loses makes the training longer"),
            ),
            (
                "ideal",
                say("ideal"),
                "T ÷ (R × N)",
                durations.ideal,
                say("nothing is lost, η = 1"),
            ),
            (
                Formula.PUBLISHED.value,
                say("printed formula"),
                "T ÷ (R × N) × η",
                durations.published,
                say("the formula that the vendor prints"),
            ),
        )
        chosen = self._answer.plan.formula.value
        rows = tuple(
            Row(
                (
                    Cell(name, strong=key == chosen),
                    Cell(formula),
                    Cell(
                        self._sayer.about(self._answer, Quantity(seconds, Unit.SECONDS)),
                        strong=key == chosen,
                    ),
                    Cell(self._sayer.language.grouped(f"{seconds:,.1f}"), round(seconds, 1)),
                    Cell(meaning),
                )
            )
            for key, name, formula, seconds, meaning in forms
        )
        return [
            Subheading(say("Three forms of the duration")),
            Grid(columns, rows),
            Paragraph(
                say(
                    "They differ because the printed formula multiplies by the scaling efficiency"
                    " η where the time must be divided by it: by the printed one, a cluster that"
                    " loses more would finish sooner."
                ),
                Tone.SMALL,
            ),
            Paragraph(self._show(durations.range_rule), Tone.QUIET),
        ]

    def _is_estimate(self, figure: str) -> bool:
        if figure == "tps":
            return self._answer.rate_is_estimate
        if figure == "total_tokens":
            return self._answer.data_is_estimate
        return figure in _HANG_ON_BOTH and self._answer.is_estimate

    def _steps(self, derivation: Derivation, said: Set[Text]) -> list[Block]:
        """Return one derivation without what was ``said`` already."""
        labels = list(step_labels(self.say))
        result = ""
        if derivation.result is not None:
            result = self._sayer.marked(
                derivation.result, estimate=self._is_estimate(derivation.figure)
            )
        numbers, source = derivation.with_numbers, derivation.source
        # A formula that is a mere symbol explains nothing.
        formula = derivation.formula if "=" in derivation.formula else ""
        values = [
            "" if numbers in said else formula,
            "" if numbers in said else self._show(numbers),
            "\n".join(self._show(step) for step in derivation.steps if step not in said),
            result,
            "" if source is None or source in said else self._show(source),
        ]
        if not formula:
            labels[1] = self.say("Taken from")
        pairs = tuple((name, value) for name, value in zip(labels, values, strict=True) if value)
        return [Subheading(self._show(derivation.title)), Facts(pairs, tight=True)]


def step_labels(say: Callable[[str], str]) -> tuple[str, ...]:
    """Return the names of what stands in a derivation."""
    return say("Formula"), say("With numbers"), say("Steps"), say("Result"), say("Source")


def _distinct_terms(derivations: Sequence[Derivation]) -> list[Term]:
    """Return each value once, in the order in which the derivations need them."""
    terms = {(term.symbol, str(term.value)): term for each in derivations for term in each.terms}
    return list(terms.values())
