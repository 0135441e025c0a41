"""Ranges around what a plan says, offered wherever the user gave none."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.estimator.axis import Parameter, catalog_lengths

DAY_S = 86400.0
_HOUR_S = 3600.0
_STEPS = 20


@dataclass(frozen=True, slots=True)
class RangeOffered:
    """A range with its step, the count of even spacing, and a list."""

    first: float
    last: float
    step: float
    count: int
    values: tuple[float, ...]


def own_value(parameter: Parameter, answer: Answer) -> float | None:
    """Return what the plan says, or uses, for an input; None where it is not known."""
    plan = answer.plan
    value: float | None
    match parameter:
        case Parameter.DEVICES:
            value = answer.devices
        case Parameter.DEADLINE:
            value = plan.goal.deadline_s
        case Parameter.EFFICIENCY:
            value = answer.efficiency if answer.efficiency is not None else plan.efficiency
        case Parameter.TPS:
            value = None if answer.evidence is None else answer.evidence.tps
        case Parameter.TOKENS:
            value = plan.workload.tokens_per_epoch
        case Parameter.EPOCHS:
            value = plan.workload.epochs
        case Parameter.PRICE:
            value = plan.price_per_card_hour
        case Parameter.SEQ_LEN:
            value = plan.seq_len
    return value if value is not None and math.isfinite(value) and value > 0 else None


def offered(parameter: Parameter, answer: Answer, tables: Tables) -> RangeOffered:
    """Return a range around the plan's own value, or a usual one."""
    own = own_value(parameter, answer)
    match parameter:
        case Parameter.DEVICES:
            least = max(8, -(-(answer.minimum_devices or 8) // 8) * 8)
            last = max(16 * least, 2 * -(-int(own or 0) // 8) * 8)
            step = max(8, math.ceil((last - least) / 16 / 8) * 8)
            powers = tuple(float(least * 2**power) for power in range(7))
            return RangeOffered(least, last, step, 17, powers)
        case Parameter.EFFICIENCY:
            return RangeOffered(0.6, 1.0, 0.02, 21, (0.7, 0.8, 0.9, 0.95, 1.0))
        case Parameter.SEQ_LEN:
            found = catalog_lengths(answer.plan, tables)
            listed = tuple(float(length) for length in found) or (4096.0, 8192.0, 16384.0, 32768.0)
            return RangeOffered(listed[0], listed[-1], listed[0], len(listed), listed)
        case Parameter.EPOCHS:
            most = max(5.0, 2 * (own or 0))
            return RangeOffered(1.0, most, 1.0, 9, (1.0, 2.0, 3.0, 4.0, 5.0))
        case Parameter.DEADLINE:
            hours = _around((own or 3 * DAY_S) / _HOUR_S, whole=False)
            return RangeOffered(
                hours.first * _HOUR_S,
                hours.last * _HOUR_S,
                hours.step * _HOUR_S,
                hours.count,
                tuple(value * _HOUR_S for value in hours.values),
            )
        case Parameter.TPS:
            middle = own or 2000.0
        case Parameter.TOKENS:
            middle = own or 1e9
        case Parameter.PRICE:
            middle = own or 10.0
    return _around(middle, whole=parameter is Parameter.TOKENS)


def _around(middle: float, *, whole: bool) -> RangeOffered:
    """Return from half of ``middle`` to twice it, in round steps."""
    step = _round_down(1.5 * middle / _STEPS)
    if whole:
        step = max(1.0, step)
    first = max(step, math.floor(middle / 2 / step) * step)
    last = math.ceil(2 * middle / step) * step
    if whole:
        first, last = float(round(first)), float(round(last))
    else:
        first, last = (float(f"{value:.12g}") for value in (first, last))
    shares = (0.5, 0.75, 1.0, 1.5, 2.0)
    values = tuple(float(f"{middle * share:.6g}") for share in shares)
    if whole:
        values = tuple(float(round(value)) for value in values)
    return RangeOffered(first, last, step, _STEPS + 1, values)


def _round_down(value: float) -> float:
    """Return 1, 2 or 5 times a power of ten, not above ``value``."""
    power = 10.0 ** math.floor(math.log10(value))
    digit = next(digit for digit in (5, 2, 1) if digit * power <= value * (1 + 1e-9))
    return float(f"{digit * power:.6g}")
