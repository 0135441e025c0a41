"""What the charts of a report show: duration over devices, and cost against time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from ascgui.decision.blocks import (
    Block,
    Cell,
    Column,
    DurationChart,
    Grid,
    Paragraph,
    Point,
    Row,
    Subheading,
    Tone,
    TradeOffChart,
)
from ascgui.decision.sayer import NONE
from ascgui.decision.teller import Teller
from ascgui.domain.answer import Answer, Curve
from ascgui.domain.text import Quantity, Unit
from ascgui.estimator.curves import curves as estimate_curves
from ascgui.estimator.ways import front_of, in_money, levelled, obstacle_words, obstacles

MOST_CURVES = 6
_MOST_POINTS = 12
"""Points of a curve that are written where it cannot be drawn."""
_NAME_MOST = 40
_MOST_NAMED = 3


class Charts:
    """The charts of one decision."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._decision = teller.decision
        self.say = teller.say

    def blocks(self) -> tuple[Block, ...]:
        """Return the charts that have anything to show."""
        if not self._decision.project.scenarios:
            return ()
        if not self._decision.several:
            return tuple(self._single())
        return (*self._trade_off(), *self._durations())

    # One scenario

    def _single(self) -> Iterable[Block]:
        answer = self._decision.ordered[0]
        found = estimate_curves(answer.plan, self._decision.tables)
        drawn = sorted(filter(_is_drawn, found), key=lambda curve: not curve.chosen)[:MOST_CURVES]
        if drawn:
            names = tuple(
                self._teller.words.curve(curve, estimate=_is_estimate(curve)) for curve in drawn
            )
            yield from self._chart(answer, drawn, names)

    # Several

    def _durations(self) -> Iterable[Block]:
        """Yield the curves of the scenarios that matter most, those that are the same once."""
        drawn: dict[tuple[object, ...], tuple[Curve, list[str]]] = {}
        placed: dict[tuple[int, float], list[int]] = {}
        head: str | None = None
        for scenario_id in self._most_telling():
            answer = self._decision.answers[scenario_id]
            curve = next(iter(estimate_curves(answer.plan, self._decision.tables)), None)
            if curve is None or not _is_drawn(curve) or answer.devices is None:
                continue
            head = head or scenario_id
            if answer.duration_s is not None:
                # Scenarios that give the same stand on one point, under one label.
                place = (answer.devices, levelled(answer.duration_s))
                placed.setdefault(place, []).append(self._teller.numbers[scenario_id])
            same = _way(answer, curve)
            known, sharing = drawn.get(same, (replace(curve, chosen=not drawn), []))
            # What is marked on a curve must lie on it: the one that reaches farthest is drawn.
            if curve.devices[-1] > known.devices[-1]:
                known = replace(curve, chosen=known.chosen)
            drawn[same] = (known, [*sharing, scenario_id])
        if head is None:
            return
        names = tuple(self._curve_name(curve, ids) for curve, ids in drawn.values())
        answer = self._decision.answers[head]
        points = [(*place, self._numbered(numbers)) for place, numbers in placed.items()]
        whose = points[0][2]
        if self._teller.headings[head].preferred:
            whose = self.say("★ {name}", name=whose)
        curves = [curve for curve, _ in drawn.values()]
        yield from self._chart(answer, curves, names, tuple(points[1:]), head=(head, whose))
        if len(self._decision.project.scenarios) > MOST_CURVES:
            yield Paragraph(
                self.say(
                    "Drawn are the preferred scenario, those that none of the others beats, and"
                    " other ways to run the job, at most {n}.",
                    n=MOST_CURVES,
                ),
                Tone.QUIET,
            )

    def _curve_name(self, curve: Curve, scenarios: Sequence[str]) -> str:
        teller = self._teller
        most = _NAME_MOST if len(scenarios) == 1 else _NAME_MOST // 2
        shown = sorted(scenarios, key=lambda each: teller.numbers[each])
        named = [
            teller.say(
                "{number}. {name}", number=str(teller.numbers[each]), name=teller.name(each, most)
            )
            for each in shown[:_MOST_NAMED]
        ]
        name = teller.show(tuple(named))
        if len(shown) > _MOST_NAMED:
            more = len(shown) - _MOST_NAMED
            name = teller.say("{names} and {count} more", names=name, count=more)
        return teller.say("≈ {value}", value=name) if _is_estimate(curve) else name

    def _numbered(self, numbers: Sequence[int]) -> str:
        return self._teller.show(tuple(str(number) for number in sorted(numbers)))

    def _most_telling(self) -> Sequence[str]:
        """Return the scenarios to draw: the preferred, those on the front, other ways, others."""
        answers = self._decision.answers
        headings, front = self._teller.headings, self._front()
        timed = [
            each
            for each, answer in answers.items()
            if answer.duration_s is not None and (headings[each].preferred or not obstacles(answer))
        ]

        def rank(scenario_id: str) -> tuple[bool, bool, float]:
            seconds = answers[scenario_id].duration_s or 0.0
            preferred = headings[scenario_id].preferred
            return not preferred, scenario_id not in front, seconds

        ordered = sorted(timed, key=rank)
        # Another way to run the job tells more than the same one with a little more data.
        first = {_kind(answers[each]): each for each in reversed(ordered)}
        telling = [each for each in ordered if rank(each)[:2] != (True, True)]
        telling += [each for each in ordered if first[_kind(answers[each])] == each]
        return list(dict.fromkeys((*telling, *ordered)))[:MOST_CURVES]

    def _chart(
        self,
        answer: Answer,
        drawn: Sequence[Curve],
        names: tuple[str, ...],
        marks: tuple[tuple[int, float, str], ...] = (),
        head: tuple[str, str] | None = None,
    ) -> Iterable[Block]:
        """Yield the chart; ``head`` is the scenario of ``answer`` and what stands at its point."""
        yield Subheading(self.say("Duration over devices"))
        note = self.say(
            "Both axes are logarithmic. A curve begins at the minimum of its framework and"
            " hardware; the upright bar is the range of the chosen point."
        )
        if head is not None:
            note = self.say(
                "Both axes are logarithmic. A curve begins at the minimum of its scenario;"
                " deadline, minimum and upright bar are those of {name}. The numbers are those of"
                " the scenarios.",
                name=self._teller.numbered(head[0]),
            )
        grid = self._curve_grid(drawn, names)
        yield DurationChart(
            answer, tuple(drawn), names, grid, note, marks, "" if head is None else head[1]
        )

    def _curve_grid(self, drawn: Sequence[Curve], names: Sequence[str]) -> Grid:
        counts = _thinned(sorted({count for curve in drawn for count in curve.devices}))
        columns = (
            Column(self.say("Devices"), numeric=True, flex=0),
            *(Column(name, numeric=True) for name in names),
        )
        by_count = [dict(zip(curve.devices, curve.duration_s, strict=False)) for curve in drawn]
        return Grid(
            columns,
            tuple(
                Row(
                    (
                        Cell(self._teller.show(count), count, Unit.DEVICES),
                        *(
                            self._duration(values.get(count), estimate=_is_estimate(curve))
                            for values, curve in zip(by_count, drawn, strict=True)
                        ),
                    )
                )
                for count in counts
            ),
        )

    def _duration(self, seconds: float | None, *, estimate: bool) -> Cell:
        if seconds is None:
            return Cell(NONE)
        shown = self._teller.show(Quantity(seconds, Unit.SECONDS))
        if estimate:
            shown = self.say("≈ {value}", value=shown)
        return Cell(shown, seconds, Unit.SECONDS, estimate)

    def _trade_off(self) -> Iterable[Block]:
        """Yield what the scenarios cost against how long they take, where two can be compared."""
        money = in_money([each for each in self._decision.ordered if not obstacles(each)])
        spent: Callable[[Answer], float | None] = (
            (lambda answer: answer.cost) if money else (lambda answer: answer.card_hours)
        )
        front = self._front()
        points: list[Point] = []
        rows: list[Row] = []
        currency = ""
        for scenario_id, answer in self._decision.answers.items():
            expense, seconds = spent(answer), answer.duration_s
            if expense is None or seconds is None or not (expense > 0 and seconds > 0):
                continue
            heading = self._teller.headings[scenario_id]
            number = self._teller.numbers[scenario_id]
            name = self._teller.name(scenario_id, _NAME_MOST)
            currency = answer.plan.currency
            point = Point(number, name, expense, seconds, scenario_id in front, heading.preferred)
            rows.append(self._trade_off_row(point, answer, money=money))
            # What cannot be run as it is planned is told, but not drawn among what can.
            if not obstacles(answer):
                points.append(point)
        if len(points) < 2:
            return
        title = self.say("Card-hours")
        if money:
            title = (
                self.say("Cost in {currency}", currency=currency)
                if currency
                else (self.say("Cost"))
            )
        columns = (
            Column(self.say("No."), numeric=True, flex=0),
            Column(self.say("Scenario"), flex=3),
            Column(self.say("Duration"), numeric=True, flex=0),
            Column(title, numeric=True, flex=0),
            Column(self.say("Best trade-off"), flex=0),
        )
        yield Subheading(self.say("Cost against time"))
        note = self.say(
            "Both axes are logarithmic. The line joins the scenarios that no other beats in both"
            " cost and time; the numbers are those of the list of scenarios."
        )
        if len(rows) > len(points):
            note = self.say(
                "{note} Scenarios with errors cannot be run as planned and are not drawn.",
                note=note,
            )
        yield TradeOffChart(tuple(points), title, Grid(columns, tuple(rows)), note)

    def _front(self) -> frozenset[str]:
        """Return the scenarios that no other beats, of those that can be run at all."""
        answers = self._decision.answers
        efficient = front_of(list(answers.values()))
        return frozenset(each for each, on in zip(answers, efficient, strict=True) if on)

    def _trade_off_row(self, point: Point, answer: Answer, *, money: bool) -> Row:
        expense: str | Quantity = Quantity(point.expense, Unit.CARD_HOURS)
        if money:
            expense = self._teller.money(answer, point.expense)
        return Row(
            (
                Cell(str(point.number), point.number),
                Cell(point.name, strong=point.preferred),
                self._duration(point.duration_s, estimate=answer.is_estimate),
                Cell(
                    self._teller.about(answer, expense),
                    point.expense,
                    Unit.NONE if money else Unit.CARD_HOURS,
                    answer.is_estimate,
                ),
                Cell(
                    self._teller.show(obstacle_words(answer))
                    or (self.say("yes") if point.efficient else self.say("no"))
                ),
            )
        )


def _kind(answer: Answer) -> tuple[str | float | None, ...]:
    """Return what makes the height of a scenario's curve."""
    rate = None if answer.evidence is None else answer.evidence.tps
    return answer.plan.framework, answer.plan.hardware, rate, answer.goodput


def _way(answer: Answer, curve: Curve) -> tuple[object, ...]:
    """Return what makes a curve what it is, whatever devices were chosen on it."""
    rate = None if curve.evidence is None else curve.evidence.tps
    plan = answer.plan
    scaling = (plan.efficiency, plan.scaling, plan.formula)
    where = (curve.framework, curve.hardware, curve.minimum_devices)
    return (*where, rate, answer.total_tokens, answer.goodput, *scaling)


def _is_drawn(curve: Curve) -> bool:
    return any(seconds > 0 for seconds in curve.duration_s)


def _is_estimate(curve: Curve) -> bool:
    return curve.is_estimate


def _thinned(counts: Sequence[int]) -> list[int]:
    """Return at most some of ``counts``, evenly spread by their ratio, the ends among them."""
    if len(counts) <= _MOST_POINTS:
        return list(counts)
    powers = [count for count in counts if count & (count - 1) == 0 or count == counts[-1]]
    while len(powers) > _MOST_POINTS:
        powers = [*powers[:-1:2], powers[-1]]
    return powers
