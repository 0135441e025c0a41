"""What the sections of the printed plan share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from ascgui.decision.words import Words
from ascgui.domain.answer import Answer, Curve
from ascgui.domain.catalog import Tables
from ascgui.domain.text import Quantity, Text, Value
from ascgui.language.language import Language
from ascgui.report.flow import Strip
from ascgui.report.sections.blocks import Setter
from ascgui.report.table import paragraph
from ascgui.report.typesetter import BODY, Style, Typesetter


@dataclass(frozen=True, slots=True)
class Setting:
    """What a section is set from: the answer, and how and how wide."""

    typesetter: Typesetter
    language: Language
    answer: Answer
    curves: Sequence[Curve]
    tables: Tables
    width: float


class Part(ABC):
    """One section. It is made for one answer and gives its strips; none where it has nothing."""

    def __init__(self, setting: Setting) -> None:
        self.typesetter = setting.typesetter
        self.language = setting.language
        self.say = setting.language.say
        self.show = setting.language.show
        self.answer = setting.answer
        self.plan = setting.answer.plan
        self.curves = setting.curves
        self.tables = setting.tables
        self.width = setting.width
        self.words = Words(setting.language, setting.tables)

    @abstractmethod
    def strips(self) -> list[Strip]:
        """Return the section as strips for the page."""

    @property
    def estimated(self) -> bool:
        """Whether the figures rest on a rate that is not of this very job."""
        return self.answer.is_estimate

    @property
    def job_is_complete(self) -> bool:
        """Whether the plan says all that the minimum is looked up by."""
        plan = self.plan
        parts = (plan.model, plan.strategy, plan.seq_len, plan.framework, plan.hardware)
        return all(part is not None and part != "" for part in parts)

    def about(self, value: Value) -> str:
        """Return ``value`` with the mark of an estimate where the answer is one."""
        return self.say("≈ {value}", value=value) if self.estimated else self.show(value)

    def section(self, title: str, content: Sequence[Strip]) -> list[Strip]:
        """Return ``content`` below its heading; nothing where there is no content."""
        heading = Setter(self.typesetter, self.width).heading(title)
        return [heading, *content] if content else []

    def subheading(self, title: str) -> list[Strip]:
        """Return a heading within the section."""
        return [Setter(self.typesetter, self.width).subheading(title)]

    def paragraph(self, raw: str, style: Style = BODY, *, before: float = 0.0) -> list[Strip]:
        """Return ``raw`` over the whole width."""
        return paragraph(self.typesetter, raw, self.width, style, before=before)

    def parts(self, *parts: Value | None) -> str:
        """Return what is known of ``parts`` as a list in this language."""
        known = tuple(self.show(part) for part in parts if part is not None and part != "")
        return self.show(known) if known else ""

    def sentences(self, sentences: Sequence[Text]) -> str:
        """Return ``sentences`` one after the other, as this language parts them."""
        said = self.show(sentences[0]) if sentences else ""
        for sentence in sentences[1:]:
            said = self.say("{first} {next}", first=said, next=sentence)
        return said

    def money(self, amount: float) -> str:
        """Return ``amount`` in the plan's currency."""
        if self.plan.currency:
            return self.show(Quantity(amount, currency=self.plan.currency))
        return self.language.money(amount)

    def row_of(self, document: str, number: int) -> str:
        """Return a printed row and its document."""
        return self.say(
            "{document}, row {row}", document=self.words.document(document), row=str(number)
        )
