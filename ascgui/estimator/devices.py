"""Devices for a deadline, their rounding, and what they occupy: cards, nodes and hours.

Source: document 000 (above 8 devices whole multiples of 8, not below the minimum, jobs of fewer
than 8 usually run on 8; the smallest parallel unit of Snt9b23 is 2 DIE).

Every function takes scalars or arrays that broadcast together and computes both by the same code.
Counts are whole numbers held as floats, exact up to 2^53.

A raw count that exceeds a whole number by no more than a billionth is that number: arithmetic
that is exactly 16 on paper may come out as 16.000000000000004 and must not cost eight devices
more. The deadline is then met within the same billionth (:data:`TOLERANCE`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ascgui.estimator.duration import Numbers, quiet

TOLERANCE = 1e-9
"""The part of a raw device count, and of a deadline, that is taken for noise."""

WHOLE_STEP = 8
"""Above this many devices only its multiples are used, and fewer usually run on it."""


@quiet
def raw_devices(
    tokens: Numbers, tokens_per_second: Numbers, deadline_s: Numbers, efficiency: Numbers
) -> Any:
    """Return T / (R × D × η), the devices that meet the deadline, before rounding."""
    rate = np.multiply(np.multiply(tokens_per_second, deadline_s), efficiency)
    return np.divide(tokens, rate)


@quiet
def raw_devices_published(
    tokens: Numbers, tokens_per_second: Numbers, deadline_s: Numbers, efficiency: Numbers
) -> Any:
    """Return T / (R × D) × η: the form that document 000 prints, before rounding."""
    return np.multiply(np.divide(tokens, np.multiply(tokens_per_second, deadline_s)), efficiency)


@quiet
def whole_devices(raw: Numbers) -> Any:
    """Return ``raw`` rounded up to whole devices, at least 1.

    What exceeds a whole number by a billionth of ``raw``, or by a quarter of a device for counts
    so large that this is less, is taken for noise.
    """
    noise = np.minimum(np.multiply(raw, TOLERANCE), 0.25)
    return np.maximum(np.ceil(np.subtract(raw, noise)), 1.0)


@quiet
def allocated_devices(whole: Numbers, allocation_unit: Numbers) -> Any:
    """Return ``whole`` rounded up to the hardware's allocation unit."""
    return np.multiply(np.ceil(np.divide(whole, allocation_unit)), allocation_unit)


@quiet
def stepped_devices(allocated: Numbers, allocation_unit: Numbers) -> Any:
    """Return ``allocated``, rounded up to a multiple of 8 where it is above 8.

    An allocation unit that does not divide 8 makes it the multiple of both.
    """
    step = np.lcm(np.asarray(allocation_unit).astype(np.int64), WHOLE_STEP)
    multiple = np.multiply(np.ceil(np.divide(allocated, step)), step)
    return np.where(np.greater(allocated, WHOLE_STEP), multiple, allocated)[()]


@quiet
def usable_devices(count: Numbers, allocation_unit: Numbers) -> Any:
    """Return the smallest count, not below ``count``, that the hardware and the steps allow."""
    return stepped_devices(
        allocated_devices(whole_devices(count), allocation_unit), allocation_unit
    )


@quiet
def rounded_devices(
    raw: Numbers, allocation_unit: Numbers, minimum_devices: Numbers, at_least: Numbers = 1
) -> Any:
    """Return the devices to use for a raw count.

    In this order: whole devices; the allocation unit; above 8 a multiple of 8; not below
    ``minimum_devices`` (1 where it is unknown); not below ``at_least``. The last two are brought
    to a usable count first, so that rounding twice changes nothing.
    """
    floor = usable_devices(np.maximum(minimum_devices, at_least), allocation_unit)
    return np.maximum(usable_devices(raw, allocation_unit), floor)


def recommended_devices(raw: Numbers, allocation_unit: Numbers, minimum_devices: Numbers) -> Any:
    """Return :func:`rounded_devices`, but at least 8: fewer usually run on 8."""
    return rounded_devices(raw, allocation_unit, minimum_devices, at_least=WHOLE_STEP)


def next_usable_below(devices: int, allocation_unit: int) -> int | None:
    """Return the largest usable count below ``devices``, or None where there is none."""
    for count in range(devices - 1, 0, -1):
        if int(usable_devices(count, allocation_unit)) == count:
            return count
    return None


@quiet
def meets_deadline(duration_s: Numbers, deadline_s: Numbers) -> Any:
    """Return whether the duration is within the deadline, give or take a billionth."""
    return np.less_equal(duration_s, np.multiply(deadline_s, 1.0 + 1.001 * TOLERANCE))


@quiet
def occupied(devices: Numbers, devices_per_group: Numbers) -> Any:
    """Return how many cards, or nodes, ``devices`` occupy; one that is partly used counts whole."""
    return np.ceil(np.divide(devices, devices_per_group))


@quiet
def group_hours(groups: Numbers, duration_s: Numbers) -> Any:
    """Return card-hours of cards, or node-hours of nodes, for a duration in seconds."""
    return np.multiply(groups, np.divide(duration_s, 3600.0))


@quiet
def cost(card_hours: Numbers, price_per_card_hour: Numbers) -> Any:
    """Return the price of the card-hours, in the price's currency."""
    return np.multiply(card_hours, price_per_card_hour)
