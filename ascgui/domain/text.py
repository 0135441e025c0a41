"""Sentences that are written once and shown in any language."""

from __future__ import annotations

from datetime import date, datetime
from enum import StrEnum
from typing import TypeAlias

from ascgui.domain.record import frozen


class Unit(StrEnum):
    """What a number counts; how it is shown depends on the language."""

    NONE = ""
    TOKENS = "tokens"
    DEVICES = "devices"
    CARDS = "cards"
    NODES = "nodes"
    SECONDS = "seconds"
    TOKENS_PER_SECOND = "tokens/s"
    RATIO = "ratio"
    PERCENT = "percent"
    BYTES = "bytes"
    CARD_HOURS = "card-hours"
    NODE_HOURS = "node-hours"


@frozen
class Quantity:
    """A number with its unit, shown with separators and as people say it (``9 h 39 min``).

    ``like`` is the value beside which it stands: a duration is shown in the units of that one.
    """

    value: float
    unit: Unit = Unit.NONE
    currency: str = ""
    like: float | None = None


@frozen
class Text:
    """A sentence: an English template in ``str.format`` form, and the values to put into it.

    The template is the key of the translation, so it is always a literal in the code and is
    written with :func:`text`, which the translation test looks for.
    """

    template: str
    values: tuple[tuple[str, Value], ...] = ()


Value: TypeAlias = "str | int | float | date | datetime | Quantity | Text | tuple[Text | str, ...]"
"""What a template may hold. A plain ``str`` is an identifier and is never translated; a tuple is
shown as a list (``a, b, c``)."""


def about(value: Value, *, estimate: bool) -> Value:
    """Return ``value``, with the mark of an estimate if it is one.

    Whatever is computed from an estimated answer carries the mark on, through this.
    """
    return text("≈ {value}", value=value) if estimate else value


def text(template: str, /, **values: Value) -> Text:
    """Return the sentence ``template`` with ``values`` for its fields."""
    return Text(template, tuple(values.items()))


def power_of_ten(value: int) -> str:
    """Return about how large ``value`` is, as 1e400.

    Python itself writes no number of very many digits out, and nobody would read it.
    """
    return f"{'-' if value < 0 else ''}1e{int(value.bit_length() * 0.30103)}"
