"""What the chart of scenarios draws: what each costs against how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from ascgui.comparison.table import Comparison
from ascgui.domain.answer import Answer
from ascgui.domain.text import Text
from ascgui.estimator.ways import pareto_front


class Spend(StrEnum):
    """What a scenario takes beside time."""

    COST = "cost"
    CARD_HOURS = "card_hours"
    DEVICES = "devices"


@dataclass(frozen=True, slots=True)
class Point:
    """One scenario with a duration; ``front`` says that none is both quicker and cheaper."""

    id: str
    name: str | Text
    duration_s: float
    spend: float
    preferred: bool
    front: bool
    estimate: bool


@dataclass(frozen=True, slots=True)
class DecisionData:
    """The scenarios by rising duration. ``lacking`` counts those without a duration.

    ``erring`` counts those that have errors: they are not compared, so they are not drawn.
    """

    spend: Spend
    currency: str
    points: tuple[Point, ...]
    lacking: int
    erring: int = 0

    @property
    def front(self) -> tuple[Point, ...]:
        """The points on the Pareto front, by rising duration."""
        return tuple(point for point in self.points if point.front)

    def point(self, scenario_id: str) -> Point | None:
        """Return the point of a scenario, or None."""
        return next((point for point in self.points if point.id == scenario_id), None)


def spends(answers: Mapping[str, Answer]) -> tuple[Spend, ...]:
    """Return what the scenarios can be compared by; money only where it is one currency."""
    priced = {answer.plan.currency for answer in answers.values() if answer.cost is not None}
    return tuple(each for each in Spend if each is not Spend.COST or len(priced) == 1)


def decision_data(
    comparison: Comparison, answers: Mapping[str, Answer], spend: Spend
) -> DecisionData:
    """Return the scenarios that can be run and have a duration and a spending above 0."""
    drawn = []
    erring = 0
    for heading in comparison.headings:
        answer = answers[heading.id]
        if heading.obstacles:
            erring += 1
            continue
        spent = _spent(answer, spend)
        if _is_drawn(answer.duration_s) and _is_drawn(spent):
            drawn.append((heading, answer, float(answer.duration_s or 0), float(spent or 0)))
    front = pareto_front(
        np.array([spent for *_, spent in drawn], dtype=np.float64),
        np.array([duration for _, _, duration, _ in drawn], dtype=np.float64),
    )
    points = [
        Point(
            id=heading.id,
            name=heading.label,
            duration_s=duration,
            spend=spent,
            preferred=heading.preferred,
            front=bool(on_front),
            estimate=answer.is_estimate,
        )
        for (heading, answer, duration, spent), on_front in zip(drawn, front, strict=True)
    ]
    currencies = {answer.plan.currency for answer in answers.values() if answer.cost is not None}
    return DecisionData(
        spend=spend,
        currency=min(currencies, default="") if spend is Spend.COST else "",
        points=tuple(sorted(points, key=lambda point: (point.duration_s, point.spend))),
        lacking=len(comparison.headings) - len(points) - erring,
        erring=erring,
    )


def _spent(answer: Answer, spend: Spend) -> float | None:
    if spend is Spend.COST:
        return answer.cost
    return answer.card_hours if spend is Spend.CARD_HOURS else answer.devices


def _is_drawn(value: float | None) -> bool:
    return value is not None and np.isfinite(value) and value > 0
