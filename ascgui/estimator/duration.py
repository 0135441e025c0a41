"""Duration of a job from tokens, throughput, devices and scaling efficiency.

Source: document 000, which prints ``Time = T / (R × N) × η`` and calls η < 1 a loss. As printed, a
cluster that scales worse would finish sooner; the physical form divides by η. Both are here, and
the ideal in between.

Every function takes scalars or arrays that broadcast together and computes both by the same code.
Units: tokens, tokens/s per device, devices, seconds; efficiency is a ratio. Impossible inputs give
``inf`` or ``nan``, never an exception and never a warning: who asks checks first.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = "float | NDArray[np.float64]"
"""One number, or an array of them. What comes back has the shape that the inputs broadcast to."""

quiet = np.errstate(divide="ignore", over="ignore", under="ignore", invalid="ignore")

EFFICIENCY_SPREAD = 0.05
"""How far off an assumed constant η is taken to be, either way."""


@quiet
def ideal_duration_s(tokens: Numbers, tokens_per_second: Numbers, devices: Numbers) -> Any:
    """Return T / (R × N): the duration if scaling cost nothing."""
    return np.divide(tokens, np.multiply(tokens_per_second, devices))


@quiet
def expected_duration_s(
    tokens: Numbers, tokens_per_second: Numbers, devices: Numbers, efficiency: Numbers
) -> Any:
    """Return T / (R × N × η): the physical form. ``efficiency`` may differ by device count."""
    rate = np.multiply(np.multiply(tokens_per_second, devices), efficiency)
    return np.divide(tokens, rate)


@quiet
def published_duration_s(
    tokens: Numbers, tokens_per_second: Numbers, devices: Numbers, efficiency: Numbers
) -> Any:
    """Return T / (R × N) × η: the form that document 000 prints."""
    return np.multiply(ideal_duration_s(tokens, tokens_per_second, devices), efficiency)


@quiet
def low_efficiency(efficiency: Numbers) -> Any:
    """Return the lower bound of η: 0.05 less, but never less than half of it, so always above 0."""
    return np.maximum(np.subtract(efficiency, EFFICIENCY_SPREAD), np.multiply(efficiency, 0.5))


@quiet
def high_efficiency(efficiency: Numbers) -> Any:
    """Return the upper bound of η: 0.05 more, but not above 1, nor below η itself."""
    return np.maximum(efficiency, np.minimum(np.add(efficiency, EFFICIENCY_SPREAD), 1.0))


@quiet
def duration_range_s(
    tokens: Numbers,
    tokens_per_second: tuple[Numbers, Numbers],
    devices: Numbers,
    efficiency: Numbers,
    *,
    published: bool = False,
    efficiency_bounds: tuple[Numbers, Numbers] | None = None,
    token_ratios: tuple[float, float] = (1.0, 1.0),
) -> tuple[Any, Any]:
    """Return the shortest and the longest duration for a low and a high throughput.

    The shortest takes the high throughput and the high η, the longest the low ones. With
    ``published`` the range is stretched to hold the printed form at its own extremes as well, so
    that it contains both headlines: the printed form is known to be the less careful of the two.
    ``efficiency_bounds`` are the low and the high η where they are known better than by the rule
    for an assumed one. ``token_ratios`` are the least and the most that the true amount of data
    may be of ``tokens``, where it was estimated.
    """
    slow, fast = tokens_per_second
    few, many = np.multiply(tokens, token_ratios[0]), np.multiply(tokens, token_ratios[1])
    low_eta, high_eta = efficiency_bounds or (
        low_efficiency(efficiency),
        high_efficiency(efficiency),
    )
    low = expected_duration_s(few, fast, devices, high_eta)
    high = expected_duration_s(many, slow, devices, low_eta)
    if published:
        low = np.minimum(low, published_duration_s(few, fast, devices, low_eta))
        high = np.maximum(high, published_duration_s(many, slow, devices, high_eta))
    return low, high
