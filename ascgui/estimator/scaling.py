"""The scaling efficiency η(N) from measurements of one job on several device counts.

η(N) = R(N) ÷ R(N_ref), R in tokens/s per device, N_ref the smallest count measured. Three shapes
are fitted by least squares of ln R, with n = N ÷ N_ref:

- constant: η = 1, no loss is seen;
- power law: η = n^b, each doubling costs the same share;
- Amdahl (1967): η = 1 ÷ (1 + s·(n − 1)), a part of the work that does not scale.

Which one is used, in this order:

1. the constant, if none of the points lies further from it than they are uncertain;
2. of the power law and Amdahl's, the one that lies closer, if it explains the points so;
3. the one with the least AICc (Akaike 1974, corrected for few points by Hurvich and Tsai 1989),
   where there are enough points for it, else the one that lies closest.

"As uncertain": 1 %, or half the usual spread (10th to 90th percentile) where that is more. Two
points cannot tell a power law from Amdahl's: the power law is then used and the range spans both.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ascgui.domain.plan import ScalingPoint
from ascgui.domain.text import Quantity, Text, Unit, text

Values = NDArray[np.float64]

LEAST_TOLERANCE = 0.01
MOST_TOLERANCE = 0.10
BEYOND_RATIO = 2.0
"""How far past the largest count measured the curve is still offered, as a ratio of counts."""

_LOWEST = 1e-6
_STEEPEST = 4.0
_WIDEST = 10.0
_HIGHEST_RATE = 1e12
_TIE = 1e-9


class Shape(StrEnum):
    """The shapes of η(N), simplest first."""

    CONSTANT = "constant"
    POWER = "power"
    AMDAHL = "amdahl"


SHAPE_NAMES: dict[Shape, Text] = {
    Shape.CONSTANT: text("constant"),
    Shape.POWER: text("power law"),
    Shape.AMDAHL: text("Amdahl's law"),
}


class Zone(StrEnum):
    """How well the measurements support η at a device count."""

    MEASURED = "measured"
    EXTRAPOLATED = "extrapolated"
    UNSUPPORTED = "unsupported"


Point = ScalingPoint
"""One measurement, under its short name here."""


@dataclass(frozen=True, slots=True)
class Fit:
    """One shape laid through the points.

    ``parameter`` is b of the power law, s of Amdahl's, 0 for the constant; ``level`` is R at the
    reference; ``worst`` the largest relative distance of a point; ``aicc`` None for too few points.
    """

    shape: Shape
    parameter: float
    level: float
    worst: float
    squares: float
    aicc: float | None

    def efficiency(self, ratio: ArrayLike) -> Values:
        """Return η at ``ratio`` = N ÷ N_ref, of the shape alone."""
        n = np.asarray(ratio, dtype=np.float64)
        if self.shape is Shape.CONSTANT:
            return np.ones_like(n)
        if self.shape is Shape.POWER:
            return n**self.parameter
        return 1 / np.maximum(1 + self.parameter * (n - 1), _LOWEST)


@dataclass(frozen=True, slots=True)
class Scaling:
    """η(N) with its range, and how far it may be trusted.

    ``rule`` says in words why this shape was used, ``statement`` how far the curve reaches.
    """

    chosen: Fit
    fits: tuple[Fit, ...]
    points: tuple[Point, ...]
    tolerance: float
    rule: Text
    statement: Text

    @property
    def reference_devices(self) -> int:
        """N_ref: the smallest count measured, where η is 1."""
        return self.points[0].devices

    @property
    def largest_devices(self) -> int:
        """The largest count measured."""
        return self.points[-1].devices

    @property
    def supported_devices(self) -> int:
        """The count up to which the curve is offered as an extrapolation."""
        return int(self.largest_devices * BEYOND_RATIO)

    def efficiency(self, devices: ArrayLike) -> Values:
        """Return η for each of ``devices``: above 0, and at most 1 or what was measured."""
        return self._capped(self.chosen.efficiency(self._ratio(devices)))

    def bounds(self, devices: ArrayLike) -> tuple[Values, Values]:
        """Return the low and the high bound of η for each of ``devices``.

        They span every shape that explains the points about as well, and how far the points lie
        from the one used; past the largest count they widen with each doubling.
        """
        ratio = self._ratio(devices)
        limit = 2 * max(self.chosen.worst, self.tolerance)
        near = [fit for fit in self.fits if fit is self.chosen or fit.worst <= limit]
        curves = np.stack([fit.efficiency(ratio) for fit in near])
        beyond = np.maximum(np.log2(np.maximum(ratio, 1) * self._span_inverse), 0)
        margin = np.minimum(max(self.tolerance, self.chosen.worst) * (1 + beyond), _WIDEST)
        low = self._capped(curves.min(axis=0) * (1 - np.minimum(margin, 0.9)))
        return low, self._capped(curves.max(axis=0) * (1 + margin))

    def relative(self, devices: ArrayLike, measured_at: int) -> Values:
        """Return R on ``devices`` ÷ R on ``measured_at``, for a rate measured there."""
        return self.efficiency(devices) / self.efficiency(measured_at)

    def zone(self, devices: int) -> Zone:
        """Return how well η at ``devices`` is supported."""
        if self.reference_devices <= devices <= self.largest_devices:
            return Zone.MEASURED
        smallest = self.reference_devices / BEYOND_RATIO
        if smallest <= devices <= self.supported_devices:
            return Zone.EXTRAPOLATED
        return Zone.UNSUPPORTED

    @property
    def _span_inverse(self) -> float:
        return self.reference_devices / self.largest_devices

    def _ratio(self, devices: ArrayLike) -> Values:
        count = np.maximum(np.asarray(devices, dtype=np.float64), 1)
        return count / self.reference_devices

    def _capped(self, efficiency: Values) -> Values:
        measured = np.array([point.devices for point in self.points]) / self.reference_devices
        highest = max(1.0, float(np.max(self.chosen.efficiency(measured))))
        return np.clip(efficiency, _LOWEST, highest)


def fit(points: Iterable[Point]) -> Scaling | None:
    """Return η(N) through ``points``; None for fewer than two different device counts.

    Several points of one count are joined into their median.
    """
    joined = _joined(points)
    if len(joined) < 2:
        return None
    counts = np.array([point.devices for point in joined], dtype=np.float64)
    logs = np.log([point.tps for point in joined])
    ratio = counts / counts[0]
    fits = (
        _fit(Shape.CONSTANT, 0.0, ratio, logs),
        _fit(Shape.POWER, _power(ratio, logs), ratio, logs),
        _fit(Shape.AMDAHL, _amdahl(ratio, logs), ratio, logs),
    )
    tolerance = _tolerance(joined)
    chosen, rule = _choice(fits, tolerance)
    return Scaling(chosen, fits, joined, tolerance, rule, _statement(joined))


def _joined(points: Iterable[Point]) -> tuple[Point, ...]:
    by_count: dict[int, list[Point]] = {}
    for point in points:
        if point.devices > 0 and 1 / _HIGHEST_RATE < point.tps < _HIGHEST_RATE:
            by_count.setdefault(point.devices, []).append(point)

    def median(values: list[float]) -> float | None:
        return float(np.median(values)) if values else None

    return tuple(
        Point(
            devices,
            float(np.median([point.tps for point in group])),
            median([point.low for point in group if point.low is not None]),
            median([point.high for point in group if point.high is not None]),
        )
        for devices, group in sorted(by_count.items())
    )


def _tolerance(points: tuple[Point, ...]) -> float:
    """Return the relative distance from a curve that the points' own spread explains."""
    halves = [
        (point.high - point.low) / (2 * point.tps)
        for point in points
        if point.low is not None and point.high is not None and point.high >= point.low
    ]
    usual = float(np.median(halves)) if halves else 0.0
    return min(max(LEAST_TOLERANCE, usual), MOST_TOLERANCE)


def _fit(shape: Shape, parameter: float, ratio: Values, logs: Values) -> Fit:
    bare = Fit(shape, parameter, 1.0, 0.0, 0.0, None)
    residuals = logs - np.log(bare.efficiency(ratio))
    level = float(np.mean(residuals))
    residuals = residuals - level
    squares = float(np.sum(residuals**2))
    n, k = len(logs), 2 if shape is Shape.CONSTANT else 3
    aicc = None
    if n > k + 1:
        # A perfect fit has no finite likelihood; no measurement is better than one in a million.
        spread = max(squares / n, 1e-12)
        aicc = n * math.log(spread) + 2 * k + 2 * k * (k + 1) / (n - k - 1)
    worst = float(np.max(np.abs(np.expm1(residuals))))
    return Fit(shape, parameter, math.exp(level), worst, squares, aicc)


def _power(ratio: Values, logs: Values) -> float:
    """Return the slope of ln R over ln N."""
    x = np.log(ratio) - np.mean(np.log(ratio))
    slope = float(np.sum(x * (logs - np.mean(logs))) / np.sum(x**2))
    # R cannot rise faster than the devices; the other bound keeps figures finite.
    return min(max(slope, -_STEEPEST), 1.0)


def _amdahl(ratio: Values, logs: Values) -> float:
    """Return the part that does not scale, found on ever finer grids; 0 if R does not fall."""

    def squares(parts: Values) -> Values:
        rest = logs[None, :] + np.log1p(parts[:, None] * (ratio[None, :] - 1))
        return np.asarray(np.sum((rest - rest.mean(axis=1, keepdims=True)) ** 2, axis=1))

    low, high = math.log(1e-9), math.log(1e3)
    for _ in range(6):
        grid = np.linspace(low, high, 201)
        best = int(np.argmin(squares(np.exp(grid))))
        low, high = grid[max(best - 1, 0)], grid[min(best + 1, 200)]
    part = math.exp((low + high) / 2)
    tried = squares(np.array([0.0, part]))
    return part if tried[1] < tried[0] else 0.0


def _choice(fits: tuple[Fit, ...], tolerance: float) -> tuple[Fit, Text]:
    constant, power, amdahl = fits
    shown = Quantity(tolerance, Unit.PERCENT)
    if constant.worst <= tolerance:
        return constant, text(
            "The points lie within {tolerance} of one value, so no loss is seen.", tolerance=shown
        )
    tie = abs(power.squares - amdahl.squares) <= _TIE
    closer = power if tie or power.squares <= amdahl.squares else amdahl
    if closer.worst <= tolerance:
        if tie:
            return closer, text(
                "The points fall off. They do not tell a power law from Amdahl's law, so the range "
                "spans both."
            )
        return closer, text(
            "Used: {shape}, the simplest shape that comes within {tolerance} of each point.",
            shape=SHAPE_NAMES[closer.shape],
            tolerance=shown,
        )
    scored = [(item.aicc, item) for item in fits if item.aicc is not None]
    if len(scored) == len(fits):
        best = min(scored, key=lambda pair: pair[0])[1]
        return best, text(
            "Used: {shape}. No shape comes within {tolerance} of each point; this one has the "
            "least AICc and lies up to {worst} off.",
            shape=SHAPE_NAMES[best.shape],
            tolerance=shown,
            worst=Quantity(best.worst, Unit.PERCENT),
        )
    return closer, text(
        "Used: {shape}. No shape comes within {tolerance} of each point; this one lies closest, "
        "up to {worst} off.",
        shape=SHAPE_NAMES[closer.shape],
        tolerance=shown,
        worst=Quantity(closer.worst, Unit.PERCENT),
    )


def _statement(points: tuple[Point, ...]) -> Text:
    first, last = points[0].devices, points[-1].devices
    return text(
        "Measured on {n} device counts from {first} to {last}. Between them the curve follows the "
        "measurements; up to {limit} it is an extrapolation; beyond that no measurement supports "
        "it.",
        n=len(points),
        first=Quantity(first, Unit.DEVICES),
        last=Quantity(last, Unit.DEVICES),
        limit=Quantity(int(last * BEYOND_RATIO), Unit.DEVICES),
    )
