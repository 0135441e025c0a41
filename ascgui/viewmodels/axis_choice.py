"""What is to be varied, as chosen in the window, and how values are typed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.estimator.axis import Made, Parameter, evenly, listed, span
from ascgui.language.numbers import NumberProblem
from ascgui.viewmodels.quantities import COUNT, DURATION, NUMBER, RATIO, Reading

_MOST_LISTED = 1000
_BETWEEN = re.compile(r"\s*[;；、\n]\s*|\s*,\s+|\s*，\s*")
_READINGS = {
    Parameter.DEVICES: COUNT,
    Parameter.DEADLINE: DURATION,
    Parameter.EFFICIENCY: RATIO,
    Parameter.TPS: NUMBER,
    Parameter.TOKENS: COUNT,
    Parameter.EPOCHS: NUMBER,
    Parameter.PRICE: NUMBER,
    Parameter.SEQ_LEN: COUNT,
}


class Spacing(StrEnum):
    """How the values of an input are given."""

    STEPS = "steps"
    EVENLY = "evenly"
    RATIOS = "ratios"
    LIST = "list"


@dataclass(frozen=True, slots=True)
class AxisChoice:
    """One input and its values; what the ``spacing`` does not use does not count."""

    parameter: Parameter
    spacing: Spacing
    first: float
    last: float
    step: float
    count: int
    values: tuple[float, ...] = ()

    def made(self) -> Made:
        """Return the axis, or why there is none."""
        match self.spacing:
            case Spacing.STEPS:
                return span(self.parameter, self.first, self.last, self.step)
            case Spacing.LIST:
                return listed(self.parameter, self.values)
            case Spacing.EVENLY | Spacing.RATIOS:
                ratios = self.spacing is Spacing.RATIOS
                return evenly(self.parameter, self.first, self.last, self.count, logarithmic=ratios)


@dataclass(frozen=True, slots=True)
class VaryQuestion:
    """All that a run needs: the plan, the tables, one or two inputs, and the figure to draw."""

    plan: Plan
    tables: Tables
    choices: tuple[AxisChoice, ...]
    figure: str


def reading_of(parameter: Parameter) -> Reading:
    """Return how one value of an input is typed."""
    return _READINGS[parameter]


def list_reading(parameter: Parameter) -> Reading:
    """Return how several values of an input are typed: ``8; 16; 32`` or ``8, 16, 32``."""
    one = _READINGS[parameter]

    def read(typed: str) -> tuple[float, ...]:
        parts = [part for part in _BETWEEN.split(typed.strip()) if part]
        if len(parts) <= 1:
            parts = _apart("".join(parts), one)
        if len(parts) > _MOST_LISTED:
            raise NumberProblem(
                text("At most {most} values can be listed. Give a range.", most=_MOST_LISTED)
            )
        return tuple(float(one.read(part)) for part in parts)

    def write(values: Any) -> str:
        kept = (int(value) if one is COUNT and value == int(value) else value for value in values)
        return "; ".join(one.write(value) for value in kept)

    return Reading(read, write)


def _apart(typed: str, one: Reading) -> list[str]:
    """Return the values in what has no clear separator: by commas or spaces if need be."""
    try:
        one.read(typed)
    except NumberProblem:
        parts = [part for part in re.split(r"[,\s]+", typed) if part]
        return parts or [typed]
    return [typed]
