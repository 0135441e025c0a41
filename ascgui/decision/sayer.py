"""How figures of an answer and names of the catalog are said in a report."""

from __future__ import annotations

from collections.abc import Sequence

from ascgui.decision.words import Words
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.text import Quantity, Text, Value, about
from ascgui.language.language import Language

NONE = "–"
"""Stands where a figure is not known."""


class Sayer:
    """Says figures in one language, ≈ before what is an estimate."""

    def __init__(self, tables: Tables, language: Language) -> None:
        self.language = language
        self.say = language.say
        self.show = language.show
        self.tables = tables
        self.words = Words(language, tables)

    def about(self, answer: Answer, value: Value) -> str:
        """Return ``value`` with the mark of an estimate where the answer is one."""
        return self.marked(value, estimate=answer.is_estimate)

    def marked(self, value: Value, *, estimate: bool) -> str:
        """Return ``value``, with the mark of an estimate if it is one."""
        return self.show(about(value, estimate=estimate))

    def money(self, answer: Answer, amount: float) -> str:
        """Return ``amount`` in the plan's currency."""
        if answer.plan.currency:
            return self.show(Quantity(amount, currency=answer.plan.currency))
        return self.language.money(amount)

    def parts(self, *parts: Value | None) -> str:
        """Return what is known of ``parts`` as a list in this language."""
        known = tuple(self.show(part) for part in parts if part is not None and part != "")
        return self.show(known) if known else ""

    def sentences(self, sentences: Sequence[Text | str]) -> str:
        """Return ``sentences`` one after the other, as this language parts them."""
        said = self.show(sentences[0]) if sentences else ""
        for sentence in sentences[1:]:
            said = self.say("{first} {next}", first=said, next=sentence)
        return said

    def row_of(self, document: str, number: int) -> str:
        """Return a printed row and its document."""
        return self.say(
            "{document}, row {row}", document=self.words.document(document), row=str(number)
        )
