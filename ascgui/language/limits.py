"""Numbers given as options: read as people type them, and kept between limits."""

from __future__ import annotations

from dataclasses import dataclass

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text, text
from ascgui.language.numbers import NumberProblem, parse_count, parse_number, shortened


@dataclass(frozen=True, slots=True)
class Limits:
    """The least and the most that a number may be; ``whole`` where it has no fraction."""

    low: float
    high: float
    whole: bool = True

    def read(self, typed: str) -> float:
        """Return the number that ``typed`` means.

        Raises:
            NumberProblem: it is none, or outside the limits; with the limits.
        """
        number = parse_count(typed) if self.whole else parse_number(typed)
        if self.low <= number <= self.high:
            return number
        raise NumberProblem(self._outside(typed, small=number < self.low))

    def _outside(self, typed: str, *, small: bool) -> Text:
        value, low, high = shortened(typed), self.low, self.high
        if small:
            return text(
                "“{typed}” is too small. Give a number from {low} to {high}.",
                typed=value, low=low, high=high,
            )  # fmt: skip
        return text(
            "“{typed}” is too large. Give a number from {low} to {high}.",
            typed=value, low=low, high=high,
        )  # fmt: skip


SEQ_LEN = Limits(1, 10**9)
DEVICES = Limits(1, 10**7)
STEP = Limits(0, 10**12 - 1)
TOKENS_PER_SAMPLE = Limits(0.001, 10**12, whole=False)
SAMPLES_PER_STEP = Limits(0.001, 10**9, whole=False)


def number_of(
    option: str, typed: str | None, limits: Limits, problems: list[Issue]
) -> float | None:
    """Return the number ``typed`` after ``option``; None, and a problem, if it is none."""
    if typed is None:
        return None
    try:
        return limits.read(typed)
    except NumberProblem as problem:
        where = (("option", option),)
        problems.append(Issue(Severity.ERROR, "bad-option", problem.text, where=where))
        return None


def count_of(option: str, typed: str | None, limits: Limits, problems: list[Issue]) -> int | None:
    """Return the whole number ``typed`` after ``option``; as :func:`number_of`."""
    number = number_of(option, typed, limits, problems)
    return None if number is None else int(number)
