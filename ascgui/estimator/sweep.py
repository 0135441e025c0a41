"""Many plans at once: the functions of one answer over arrays, in chunks.

A sweep varies any of its inputs: each is one number, or an array that broadcasts with the others.
Either a deadline is given, and the devices follow, or devices are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.catalog import Hardware
from ascgui.domain.plan import Formula, Rounding
from ascgui.estimator import devices as rules
from ascgui.estimator.duration import (
    Numbers,
    expected_duration_s,
    ideal_duration_s,
    published_duration_s,
    quiet,
)
from ascgui.estimator.efficiency import Efficiency

Array = NDArray[np.float64]

CHUNK = 8192
"""Plans computed together: few enough that all their figures stay in the processor's cache."""


@dataclass(frozen=True, slots=True)
class SweepInputs:
    """The numbers of many plans. Exactly one of ``deadline_s`` and ``devices`` is given.

    ``minimum_devices`` is 1 where it is not known. ``efficiency`` may be an array that follows the
    device count; with ``scaling`` η follows each plan's own device count, and ``efficiency`` does
    not count. ``goodput`` is the share of the time that is training. Values that no plan can have
    give ``nan`` or ``inf``, never an exception.
    """

    tokens: Numbers
    tokens_per_second: Numbers
    efficiency: Numbers
    hardware: Hardware
    deadline_s: Numbers | None = None
    devices: Numbers | None = None
    minimum_devices: Numbers = 1.0
    price_per_card_hour: Numbers = 0.0
    formula: Formula = Formula.EXPECTED
    rounding: Rounding = Rounding.RECOMMENDED
    scaling: Efficiency | None = None
    goodput: float = 1.0

    def __post_init__(self) -> None:
        if (self.deadline_s is None) == (self.devices is None):
            raise ValueError("a sweep needs a deadline or devices, and not both")

    @property
    def arrays(self) -> dict[str, Numbers]:
        """What may vary, by name."""
        named = {
            "tokens": self.tokens,
            "tokens_per_second": self.tokens_per_second,
            "efficiency": self.efficiency,
            "deadline_s": self.deadline_s,
            "devices": self.devices,
            "minimum_devices": self.minimum_devices,
            "price_per_card_hour": self.price_per_card_hour,
        }
        return {name: value for name, value in named.items() if value is not None}


@dataclass(frozen=True, slots=True)
class SweepResult:
    """The figures of each plan, in the shape that the inputs broadcast to.

    ``raw_devices`` is NaN where devices were given; ``duration_s`` is the headline by the formula,
    with what is not training; the three forms are training alone.
    """

    raw_devices: Array
    devices: Array
    cards: Array
    nodes: Array
    duration_s: Array
    expected_s: Array
    ideal_s: Array
    published_s: Array
    card_hours: Array
    cost: Array


def sweep(
    inputs: SweepInputs,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    chunk: int = CHUNK,
) -> SweepResult | None:
    """Return the figures of every plan, or None if ``cancelled`` said so on the way.

    ``progress`` is told (done, all) after each chunk.

    Raises:
        ValueError: the inputs do not broadcast together.
    """
    named = {name: np.asarray(value, dtype=np.float64) for name, value in inputs.arrays.items()}
    shape = np.broadcast_shapes(*(value.shape for value in named.values()))
    count = int(np.prod(shape, dtype=np.int64))
    names = [field.name for field in fields(SweepResult)]
    results = {name: np.empty(count) for name in names}
    # A single number stays one; what varies is laid out once so that a chunk is a plain slice.
    flat = {
        name: value if value.ndim == 0 else np.broadcast_to(value, shape).reshape(-1)
        for name, value in named.items()
    }
    for start in range(0, count, chunk):
        if cancelled is not None and cancelled():
            return None
        stop = min(start + chunk, count)
        part = {
            name: value if value.ndim == 0 else value[start:stop] for name, value in flat.items()
        }
        for name, value in evaluate(inputs, part).items():
            results[name][start:stop] = value
        if progress is not None:
            progress(stop, count)
    return SweepResult(**{name: value.reshape(shape) for name, value in results.items()})


@quiet
def evaluate(inputs: SweepInputs, part: Mapping[str, Numbers]) -> dict[str, Numbers]:
    """Return the figures of :class:`SweepResult` for the values in ``part``, by name."""
    tokens, tps, eta = part["tokens"], part["tokens_per_second"], part["efficiency"]
    published = inputs.formula is Formula.PUBLISHED
    hardware = inputs.hardware
    raw: Numbers = np.nan
    if "devices" in part:
        devices = part["devices"]
    else:
        form = rules.raw_devices_published if published else rules.raw_devices
        training_s = np.multiply(part["deadline_s"], inputs.goodput)
        if inputs.scaling is None:
            raw = form(tokens, tps, training_s, eta)
        else:
            work = rules.raw_devices(tokens, tps, training_s, 1.0)
            raw = (
                inputs.scaling.raw_devices_published(work)
                if published
                else inputs.scaling.raw_devices(work)
            )
        at_least = rules.WHOLE_STEP if inputs.rounding is Rounding.RECOMMENDED else 1
        devices = rules.rounded_devices(
            raw, hardware.allocation_unit, part["minimum_devices"], at_least
        )
    if inputs.scaling is not None:
        eta = inputs.scaling.at(devices)
    expected = expected_duration_s(tokens, tps, devices, eta)
    printed = published_duration_s(tokens, tps, devices, eta)
    headline = np.divide(printed if published else expected, inputs.goodput)
    cards = rules.occupied(devices, hardware.devices_per_card)
    card_hours = rules.group_hours(cards, headline)
    return {
        "raw_devices": raw,
        "devices": devices,
        "cards": cards,
        "nodes": rules.occupied(devices, hardware.devices_per_node),
        "duration_s": headline,
        "expected_s": expected,
        "ideal_s": ideal_duration_s(tokens, tps, devices),
        "published_s": printed,
        "card_hours": card_hours,
        "cost": rules.cost(card_hours, part["price_per_card_hour"]),
    }
