"""What the figures assume: each assumption once, with its reason and whom it concerns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ascgui.decision.blocks import Block, Cell, CellValue, Column, Grid, Row
from ascgui.decision.teller import Teller
from ascgui.domain.answer import Answer, Term
from ascgui.domain.plan import Formula
from ascgui.domain.text import Quantity, Unit, text
from ascgui.estimator.counted import counted
from ascgui.estimator.failure_loss import failure_words

_REASON_MOST = 600


@dataclass(frozen=True, slots=True)
class _Assumed:
    """One assumption: its name, what is assumed, and why."""

    name: str
    value: str
    reason: str
    number: CellValue = None
    unit: Unit = Unit.NONE
    estimate: bool = False


class Assumptions:
    """The assumptions of all scenarios."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self.say = teller.say
        self._show = teller.show

    def blocks(self) -> tuple[Block, ...]:
        """Return the table of assumptions; none where there is no scenario."""
        found: dict[_Assumed, list[str]] = {}
        for scenario_id, answer in self._teller.decision.answers.items():
            for each in self._of(answer):
                found.setdefault(each, []).append(scenario_id)
        if not found:
            return ()
        order = list(dict.fromkeys(each.name for each in found))
        listed = sorted(found, key=lambda each: order.index(each.name))
        columns = [
            Column(self.say("Assumption"), flex=0),
            Column(self.say("Value"), flex=1.2),
            Column(self.say("Where it comes from"), flex=3),
        ]
        if self._teller.decision.several:
            columns.append(Column(self.say("Scenarios"), flex=1))
        rows = []
        for each in listed:
            cells = [
                Cell(each.name),
                Cell(each.value, each.number, each.unit, each.estimate),
                Cell(each.reason),
            ]
            if self._teller.decision.several:
                cells.append(Cell(self._teller.whose(found[each])))
            rows.append(Row(tuple(cells)))
        return (Grid(tuple(columns), tuple(rows), grouped=True),)

    def _of(self, answer: Answer) -> Iterable[_Assumed]:
        yield from self._rate(answer)
        yield from self._efficiency(answer)
        yield from self._range(answer)
        yield from self._data(answer)
        yield self._formula(answer)
        yield self._rounding(answer)
        yield from self._minimum(answer)
        yield from self._failures(answer)
        yield from self._calendar(answer)
        yield from self._price(answer)

    def _rate(self, answer: Answer) -> Iterable[_Assumed]:
        evidence = answer.evidence
        if evidence is None:
            yield _Assumed(
                self.say("Throughput"),
                self.say("unknown"),
                self.say("No throughput is known for this job or one near it."),
            )
            return
        reason = self._teller.sentences((evidence.explanation, *evidence.differences))
        yield _Assumed(
            self.say("Throughput"),
            self._teller.marked(
                Quantity(evidence.tps, Unit.TOKENS_PER_SECOND), estimate=answer.rate_is_estimate
            ),
            _shortened(reason),
            evidence.tps,
            Unit.TOKENS_PER_SECOND,
            answer.rate_is_estimate,
        )

    def _efficiency(self, answer: Answer) -> Iterable[_Assumed]:
        term = _term(answer, "η")
        if term is None:
            yield _Assumed(
                self.say("Scaling efficiency"),
                self._show(answer.plan.efficiency),
                self.say("assumed constant for every number of devices"),
                answer.plan.efficiency,
                Unit.RATIO,
            )
            return
        value = term.value.value if isinstance(term.value, Quantity) else None
        yield _Assumed(
            self.say("Scaling efficiency"),
            self._show(term.value),
            self._show(term.evidence),
            value,
            Unit.RATIO,
        )

    def _range(self, answer: Answer) -> Iterable[_Assumed]:
        durations, seconds = answer.duration, answer.duration_s
        if durations is None or seconds is None:
            return
        yield _Assumed(
            self.say("Range of the duration"),
            self.say(
                "from {low} to {high} of the expected",
                low=Quantity(durations.low / seconds, Unit.PERCENT),
                high=Quantity(durations.high / seconds, Unit.PERCENT),
            ),
            self._show(durations.range_rule),
        )

    def _data(self, answer: Answer) -> Iterable[_Assumed]:
        total, workload = answer.total_tokens, answer.plan.workload
        if total is None:
            yield _Assumed(
                self.say("Training data"),
                self.say("not given"),
                self.say("Without an amount there is no duration."),
            )
            return
        reason = self.say("entered")
        if workload.evidence:
            reason = _shortened(self._show(counted(workload)))
        yield _Assumed(
            self.say("Training data"),
            self._teller.marked(Quantity(total, Unit.TOKENS), estimate=answer.data_is_estimate),
            reason,
            total,
            Unit.TOKENS,
            answer.data_is_estimate,
        )

    def _formula(self, answer: Answer) -> _Assumed:
        formula = answer.plan.formula
        reason = (
            self.say("The time is divided by the scaling efficiency.")
            if formula is Formula.EXPECTED
            else self.say("The time is multiplied by the scaling efficiency, as the vendor prints.")
        )
        return _Assumed(self.say("Formula"), self._teller.words.formula(formula), reason)

    def _rounding(self, answer: Answer) -> _Assumed:
        return _Assumed(
            self.say("Rounding"),
            self._teller.words.rounding(answer.plan.rounding),
            self.say("whole devices, above 8 in steps of 8, never below the minimum"),
        )

    def _minimum(self, answer: Answer) -> Iterable[_Assumed]:
        requirement = answer.requirement
        if requirement is None:
            return
        value = self._teller.words.support(requirement.support)
        if requirement.devices is not None:
            value = self._show(Quantity(requirement.devices, Unit.DEVICES))
        yield _Assumed(
            self.say("Minimum devices"),
            value,
            self._teller.parts(
                text("edition {edition}", edition=self._teller.words.edition(answer.edition)),
                self._teller.row_of(requirement.document, requirement.row),
            ),
            requirement.devices,
            Unit.DEVICES,
        )

    def _failures(self, answer: Answer) -> Iterable[_Assumed]:
        failures = answer.plan.failures
        words = None if failures is None else failure_words(failures)
        if words is None or answer.goodput is None:
            return
        yield _Assumed(
            self.say("Saves and failures"),
            self.say("goodput {goodput}", goodput=Quantity(answer.goodput, Unit.PERCENT)),
            self._show(words),
            answer.goodput,
            Unit.RATIO,
        )

    def _calendar(self, answer: Answer) -> Iterable[_Assumed]:
        derivation = answer.derivation("finish")
        if derivation is None or answer.plan.start is None:
            return
        yield _Assumed(
            self.say("Start"),
            self._show(answer.plan.start),
            "\n".join(self._show(step) for step in derivation.steps),
            answer.plan.start,
        )

    def _price(self, answer: Answer) -> Iterable[_Assumed]:
        price = answer.plan.price_per_card_hour
        if price is None:
            return
        yield _Assumed(
            self.say("Price per card-hour"),
            self._teller.money(answer, price),
            self.say("entered"),
            price,
        )


def _shortened(reason: str) -> str:
    return reason if len(reason) <= _REASON_MOST else reason[: _REASON_MOST - 1] + "…"


def _term(answer: Answer, symbol: str) -> Term | None:
    derivation = answer.derivation("duration") or answer.derivation("required")
    if derivation is None:
        return None
    return next((term for term in derivation.terms if term.symbol == symbol), None)
