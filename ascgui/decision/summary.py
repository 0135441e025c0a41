"""The decision in one sentence, and the figures of the scenario that it is for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ascgui.comparison.table import Finding
from ascgui.decision.blocks import Block, Figures, Paragraph, Tone
from ascgui.decision.findings import remarks
from ascgui.decision.teller import Teller
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Support
from ascgui.domain.issues import Severity
from ascgui.domain.text import Quantity, Unit
from ascgui.estimator.ways import in_money, levelled, obstacle_words, obstacles
from ascgui.language.numbers import written_duration

_ABOUT_THE_COMPARISON = frozenset({"few-scenarios", "preferred-beaten", "scenarios-with-errors"})
"""Findings about a comparison that a reader of a report need not hear, or hears in the sentence."""
_MOST_NAMED = 6


@dataclass(frozen=True, slots=True)
class _Rated:
    """A scenario with how long it takes and what it costs.

    Where all have a finish, it takes until then: a calendar makes more of a short computation.
    """

    id: str
    answer: Answer
    seconds: float
    expense: float


class Summary:
    """Says what is proposed, and how it stands against the others."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._decision = teller.decision
        self.say = teller.say
        self._money = in_money([each for each in self._decision.ordered if not obstacles(each)])
        self._rated = self._all_rated()

    def _all_rated(self) -> list[_Rated]:
        timed = {
            each: answer
            for each, answer in self._decision.answers.items()
            if answer.duration_s is not None and not obstacles(answer)
        }
        finished = all(_until_finish(answer) is not None for answer in timed.values())
        rated = []
        for each, answer in timed.items():
            seconds = _until_finish(answer) if finished else answer.duration_s
            expense = answer.cost if self._money else answer.card_hours
            if seconds is not None and expense is not None:
                rated.append(_Rated(each, answer, levelled(seconds), levelled(expense)))
        return rated

    def blocks(self) -> tuple[Block, ...]:
        """Return the sentence, the figures, and what must be known beside them."""
        blocks: list[Block] = [Paragraph(self.sentence(), Tone.LEAD)]
        proposed = self._decision.proposed
        if proposed is not None:
            answer = self._decision.answers[proposed]
            blocks.append(Figures(answer, tuple(self._figures(answer))))
            errors = sum(issue.severity is Severity.ERROR for issue in answer.issues)
            if errors:
                blocks.append(
                    Paragraph(
                        self.say(
                            "Errors that stand against this scenario: {n}. The findings say which.",
                            n=errors,
                        )
                    )
                )
            note = self._decision.project.scenario(proposed).note.strip()
            if note and self._decision.several:
                blocks.append(Paragraph(self.say("Noted for it: {note}", note=note)))
        blocks += self._warnings()
        if self._decision.left_out:
            blocks.append(
                Paragraph(
                    self.say(
                        "Scenarios of the project that this report leaves out: {n}.",
                        n=self._decision.left_out,
                    ),
                    Tone.QUIET,
                )
            )
        return tuple(blocks)

    def _warnings(self) -> Iterable[Block]:
        """Yield what there is to say about the comparison itself."""
        told = [
            Finding(issue.severity, issue.code, (("", issue),))
            for issue in self._decision.comparison.issues
            if issue.code not in _ABOUT_THE_COMPARISON
        ]
        if told:
            yield remarks(told, self._teller)

    # The sentence

    def sentence(self) -> str:
        """Return the decision in one sentence, and which scenarios it leaves out."""
        said = self._decided()
        out = self._left_out()
        return self.say("{decision} {left_out}", decision=said, left_out=out) if out else said

    def _left_out(self) -> str:
        """Return which scenarios with errors are not among those compared, "" where all are."""
        answers, teller = self._decision.answers, self._teller
        if not self._decision.several:
            return ""
        out = [
            self.say(
                "{name} ({why})",
                name=teller.quoted(each),
                why=teller.show(obstacle_words(answer)),
            )
            for each, answer in answers.items()
            if obstacles(answer) and each != self._decision.proposed
        ]
        if not out:
            return ""
        named = (*out[:_MOST_NAMED], "…") if len(out) > _MOST_NAMED else tuple(out)
        return self.say(
            "Left out, since they cannot be run as planned: {names}.", names=teller.show(named)
        )

    def _decided(self) -> str:
        decision = self._decision
        if not decision.project.scenarios:
            return self.say("There is no scenario to decide on yet.")
        proposed = decision.proposed
        if proposed is None:
            return self._undecided()
        answer = decision.answers[proposed]
        name = self._teller.quoted(proposed)
        facts = self._facts(answer)
        if answer.support is Support.NOT_SUPPORTED:
            framework = self._teller.words.framework(answer.plan.framework or "–")
            hardware = self._teller.words.hardware(answer.plan.hardware or "–")
            return self.say(
                "{name} cannot be run as it is planned: {framework} on {hardware} does not support"
                " this job.",
                name=name,
                framework=framework,
                hardware=hardware,
            )
        if answer.duration_s is None:
            return self._without_duration(name, answer)
        if not decision.several:
            return self._single(answer, facts)
        if obstacles(answer):
            return self.say(
                "Preferred is {name}, which cannot be run as it is planned ({why}): {facts}.",
                name=name,
                why=self._teller.show(obstacle_words(answer)),
                facts=facts,
            )
        against = self._against(proposed)
        if not against:
            return self.say("Preferred is {name}: {facts}.", name=name, facts=facts)
        return self.say(
            "Preferred is {name}: {facts}; {against}.", name=name, facts=facts, against=against
        )

    def _single(self, answer: Answer, facts: str) -> str:
        plan = answer.plan
        return self.say(
            "{model} is trained with {framework} on {hardware}: {facts}.",
            model=plan.model or "–",
            framework=self._teller.words.framework(plan.framework or "–"),
            hardware=self._teller.words.hardware(plan.hardware or "–"),
            facts=facts,
        )

    def _without_duration(self, name: str, answer: Answer) -> str:
        devices = self._teller.devices(answer)
        if not devices and answer.minimum_devices is not None:
            least = Quantity(answer.minimum_devices, Unit.DEVICES)
            devices = self.say("At least {devices}", devices=least)
        if not devices:
            return self.say(
                "{name} cannot be decided yet: neither devices nor duration are known.", name=name
            )
        return self.say(
            "{name}: {devices}; how long it takes is not known yet.", name=name, devices=devices
        )

    def _facts(self, answer: Answer) -> str:
        """Return devices, duration, finish, cost and deadline of an answer as a list."""
        teller = self._teller
        parts: list[str] = [teller.devices(answer), teller.duration(answer)]
        if answer.finish is not None:
            parts.append(self.say("done on {finish}", finish=answer.finish))
        if answer.cost is not None:
            parts.append(
                self.say(
                    "cost {cost}", cost=teller.about(answer, teller.money(answer, answer.cost))
                )
            )
        deadline = answer.plan.goal.deadline_s
        if answer.deadline_met is not None and deadline is not None:
            allowed = written_duration(deadline)
            parts.append(
                self.say("within the deadline of {deadline}", deadline=allowed)
                if answer.deadline_met
                else self.say("later than the deadline of {deadline}", deadline=allowed)
            )
        return teller.parts(*parts)

    def _brief(self, rated: _Rated) -> str:
        """Return devices, duration and what it costs as a list."""
        answer, teller = rated.answer, self._teller
        spent: str | Quantity = Quantity(rated.expense, Unit.CARD_HOURS)
        if self._money:
            spent = teller.money(answer, rated.expense)
        return teller.parts(
            teller.devices(answer), teller.duration(answer), teller.about(answer, spent)
        )

    def _undecided(self) -> str:
        if not self._rated:
            if any(map(obstacles, self._decision.answers.values())):
                return self.say(
                    "No scenario is preferred yet, and none that can be run has a duration."
                )
            return self.say("No scenario is preferred yet, and none has a duration.")
        quickest, cheapest = self._quickest(), self._cheapest()
        if quickest.id == cheapest.id:
            return self.say(
                "No scenario is preferred yet; the quickest and the cheapest is {name}: {facts}.",
                name=self._teller.quoted(quickest.id),
                facts=self._facts(quickest.answer),
            )
        return self.say(
            "No scenario is preferred yet; the quickest is {quickest} ({quick_facts}), the cheapest"
            " {cheapest} ({cheap_facts}).",
            quickest=self._teller.quoted(quickest.id),
            quick_facts=self._brief(quickest),
            cheapest=self._teller.quoted(cheapest.id),
            cheap_facts=self._brief(cheapest),
        )

    def _quickest(self) -> _Rated:
        return min(self._rated, key=lambda each: (each.seconds, each.expense))

    def _cheapest(self) -> _Rated:
        return min(self._rated, key=lambda each: (each.expense, each.seconds))

    def _against(self, proposed: str) -> str:
        """Return how the proposed scenario stands against the others, "" where nothing is known."""
        own = next((each for each in self._rated if each.id == proposed), None)
        others = [each for each in self._rated if each.id != proposed]
        if own is None or not others:
            return ""
        quicker = [each for each in others if each.seconds < own.seconds]
        cheaper = [each for each in others if each.expense < own.expense]
        count = len(self._rated)
        if not quicker and not cheaper:
            return self.say("of {n} scenarios none is quicker or cheaper", n=count)
        better = _better(own, others)
        if better is not None:
            return self.say(
                "{other} is neither slower nor dearer: {facts}",
                other=self._teller.quoted(better.id),
                facts=self._brief(better),
            )
        quickest, cheapest = self._quickest(), self._cheapest()
        if not cheaper:
            return self.say(
                "it is the cheapest of {n} scenarios, and {other}, the quickest, takes {less} less"
                " for {more} more",
                n=count,
                other=self._teller.quoted(quickest.id),
                less=_span(own.seconds - quickest.seconds),
                more=self._spent(quickest.expense - own.expense),
            )
        if not quicker:
            return self.say(
                "it is the quickest of {n} scenarios, and {other}, the cheapest, takes {more} more"
                " for {less} less",
                n=count,
                other=self._teller.quoted(cheapest.id),
                more=_span(cheapest.seconds - own.seconds),
                less=self._spent(own.expense - cheapest.expense),
            )
        return self.say(
            "none of the other scenarios is both quicker and cheaper: the quickest, {quickest},"
            " costs {more} more, and the cheapest, {cheapest}, takes {longer} longer",
            quickest=self._teller.quoted(quickest.id),
            more=self._spent(quickest.expense - own.expense),
            cheapest=self._teller.quoted(cheapest.id),
            longer=_span(cheapest.seconds - own.seconds),
        )

    def _spent(self, amount: float) -> str:
        if not self._money:
            return self._teller.show(Quantity(amount, Unit.CARD_HOURS))
        return self._teller.money(self._rated[0].answer, amount)

    # The figures

    def _figures(self, answer: Answer) -> Iterable[tuple[str, str]]:
        """Yield the figures of an answer by their names, for forms without a panel."""
        teller, say = self._teller, self.say
        cluster = teller.parts(
            teller.devices(answer),
            None if answer.cards is None else Quantity(answer.cards, Unit.CARDS),
            None if answer.nodes is None else Quantity(answer.nodes, Unit.NODES),
        )
        yield say("Devices"), cluster or say("unknown")
        seconds, durations = answer.duration_s, answer.duration
        if seconds is None or durations is None:
            yield say("Duration"), say("unknown")
        else:
            yield (
                say("Duration"),
                say(
                    "{duration}, between {low} and {high}",
                    duration=teller.duration(answer),
                    low=Quantity(durations.low, Unit.SECONDS, like=seconds),
                    high=Quantity(durations.high, Unit.SECONDS, like=seconds),
                ),
            )
        if answer.finish is not None:
            yield say("Finish"), teller.about(answer, answer.finish)
        if answer.cost is not None:
            yield say("Cost"), teller.about(answer, teller.money(answer, answer.cost))
        if answer.card_hours is not None:
            hours = Quantity(answer.card_hours, Unit.CARD_HOURS)
            yield say("Card-hours"), teller.about(answer, hours)
        deadline = answer.plan.goal.deadline_s
        if answer.deadline_met is not None and deadline is not None:
            verdict = say("met") if answer.deadline_met else say("missed")
            allowed = written_duration(deadline)
            yield say("Deadline"), say("{deadline}, {verdict}", deadline=allowed, verdict=verdict)
        minimum = teller.words.support(answer.support)
        if answer.minimum_devices is not None:
            minimum = teller.show(Quantity(answer.minimum_devices, Unit.DEVICES))
        edition = teller.words.edition(answer.edition)
        yield say("Minimum"), say("{minimum}, edition {edition}", minimum=minimum, edition=edition)


def _better(own: _Rated, others: Sequence[_Rated]) -> _Rated | None:
    """Return the best of those that are neither slower nor dearer, and better in one."""
    found = [
        each
        for each in others
        if each.seconds <= own.seconds
        and each.expense <= own.expense
        and (each.seconds, each.expense) != (own.seconds, own.expense)
    ]
    return min(found, key=lambda each: (each.expense, each.seconds), default=None)


def _until_finish(answer: Answer) -> float | None:
    """Return the seconds from the start to the finish, None where either is not known."""
    if answer.plan.start is None or answer.finish is None:
        return None
    return (answer.finish - answer.plan.start).total_seconds()


def _span(seconds: float) -> Quantity:
    return Quantity(seconds, Unit.SECONDS)
