"""What the parts of a report share: how scenarios and figures are said."""

from __future__ import annotations

from collections.abc import Sequence

from ascgui.comparison.table import Heading
from ascgui.decision.decision import Decision
from ascgui.decision.sayer import Sayer
from ascgui.domain.answer import Answer
from ascgui.domain.project import short
from ascgui.domain.text import Quantity, Text, Unit
from ascgui.language.language import Language

NAME_MOST = 60
"""Characters of a scenario's name within a text."""


class Teller(Sayer):
    """Says the scenarios of one decision in one language."""

    def __init__(self, decision: Decision, language: Language) -> None:
        super().__init__(decision.tables, language)
        self.decision = decision
        self.headings: dict[str, Heading] = {
            heading.id: heading for heading in decision.comparison.headings
        }
        self.numbers = {each: number for number, each in enumerate(self.headings, 1)}

    def name(self, scenario_id: str, most: int = NAME_MOST) -> str:
        """Return what a scenario is called, in one line."""
        return short(self.show(self.headings[scenario_id].label), most)

    def numbered(self, scenario_id: str) -> str:
        """Return a scenario's number in the report and its name."""
        return self.say(
            "{number}. {name}", number=str(self.numbers[scenario_id]), name=self.name(scenario_id)
        )

    def quoted(self, scenario_id: str) -> str:
        """Return a scenario's name as it stands in a sentence."""
        label = self.headings[scenario_id].label
        if isinstance(label, Text):
            return self.show(label)
        return self.say("“{name}”", name=self.name(scenario_id))

    def whose(self, scenarios: Sequence[str]) -> str:
        """Return which scenarios are meant, by their numbers in the report."""
        unique = tuple(dict.fromkeys(scenarios))
        if not self.decision.several:
            return ""
        if len(unique) == len(self.headings):
            return self.say("all")
        numbers = sorted(self.numbers[each] for each in unique)
        return self.show(tuple(_spans(numbers)))

    def devices(self, answer: Answer) -> str:
        """Return the number of devices of an answer, or that there is none."""
        if answer.devices is None:
            return ""
        shown = Quantity(answer.devices, Unit.DEVICES)
        return (
            self.say("≈ {value}", value=shown)
            if answer.devices_are_estimate
            else (self.show(shown))
        )

    def duration(self, answer: Answer) -> str:
        """Return the duration of an answer, "" where it has none."""
        seconds = answer.duration_s
        return "" if seconds is None else self.about(answer, Quantity(seconds, Unit.SECONDS))


def _spans(numbers: Sequence[int]) -> list[str]:
    """Return rising ``numbers`` with runs of three and more as first–last."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    shown: list[str] = []
    for span in spans:
        shown += [f"{span[0]}–{span[-1]}"] if len(span) > 2 else [str(each) for each in span]
    return shown
