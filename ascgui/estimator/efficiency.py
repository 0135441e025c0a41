"""The scaling efficiency η that a plan uses: one number, or a curve over the number of devices.

A curve from measurements (:mod:`ascgui.estimator.scaling`) says how R changes with the devices. The
R of a plan was itself reached on some number of devices N₀, so η is taken relative to that:
η(N) = R(N) ÷ R(N₀), and η(N₀) = 1. Where N₀ is not known, the smallest count of the curve stands
for it.

The devices for a deadline are the smallest N with N × η(N) = T ÷ (R × D). A cluster that loses more
than each further device adds has a largest useful size; beyond it no count meets the deadline.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.plan import ScalingChoice
from ascgui.estimator.duration import Numbers, high_efficiency, low_efficiency, quiet
from ascgui.estimator.scaling import Scaling, Zone, fit

Array = NDArray[np.float64]

_MOST_DEVICES = 1e7
_GRID_POINTS = 512
_HALVINGS = 32
"""Halvings of one step of the grid, after which its ends differ by less than a billionth."""


@dataclass(frozen=True, slots=True)
class Efficiency:
    """η for any number of devices; ``curve`` None is the constant ``value`` everywhere.

    ``measured_at`` is the number of devices on which R was reached, None where it is not known.
    """

    value: float
    curve: Scaling | None = None
    measured_at: int | None = None

    def at(self, devices: Numbers) -> Any:
        """Return η for each of ``devices``."""
        if self.curve is None:
            return self.value
        return self._plain(self.curve.relative(devices, self.reference), devices)

    def bounds(self, devices: Numbers) -> tuple[Any, Any]:
        """Return the low and the high bound of η for each of ``devices``."""
        if self.curve is None:
            return low_efficiency(self.value), high_efficiency(self.value)
        low, high = self.curve.bounds(devices)
        level = float(self.curve.efficiency(self.reference))
        return self._plain(low / level, devices), self._plain(high / level, devices)

    @property
    def reference(self) -> int:
        """The number of devices at which η is 1; only of a curve."""
        assert self.curve is not None  # noqa: S101 - asked of curves only
        return self.measured_at or self.curve.reference_devices

    def zone(self, devices: int) -> Zone:
        """Return how well η at ``devices`` is supported; a constant is an assumption."""
        return Zone.UNSUPPORTED if self.curve is None else self.curve.zone(devices)

    @quiet
    def raw_devices(self, work: Numbers) -> Any:
        """Return the smallest N with N × η(N) = ``work`` = T ÷ (R × D); inf where there is none."""
        if self.curve is None:
            return np.divide(work, self.value)
        found = self._reaching(work, lambda devices: devices * self.at(devices))
        return np.where(np.isfinite(found), work / self.at(np.fmin(found, _MOST_DEVICES)), found)[
            ()
        ]

    @quiet
    def raw_devices_published(self, work: Numbers) -> Any:
        """Return the N that the printed form T ÷ (R × D) × η(N) gives."""
        if self.curve is None:
            return np.multiply(work, self.value)
        found = self._reaching(work, lambda devices: devices / self.at(devices))
        return np.where(np.isfinite(found), work * self.at(np.fmin(found, _MOST_DEVICES)), found)[
            ()
        ]

    def _reaching(self, work: Numbers, reached: Callable[[Array], Array]) -> Array:
        """Return the smallest N for which ``reached`` is at least ``work``, by halving.

        On a grid that holds the counts measured, between any two of which a curve either rises or
        falls as far as can be seen.
        """
        assert self.curve is not None  # noqa: S101 - asked of curves only
        wanted = np.asarray(work, dtype=np.float64)
        measured = [float(point.devices) for point in self.curve.points]
        grid = np.unique(np.concatenate((np.geomspace(1.0, _MOST_DEVICES, _GRID_POINTS), measured)))
        peaks = np.maximum.accumulate(reached(grid))
        at = np.searchsorted(peaks, wanted)
        beyond = (at >= len(grid)) | ~np.isfinite(wanted)
        high = grid[np.minimum(at, len(grid) - 1)]
        low = np.where(at == 0, 0.0, grid[np.clip(at - 1, 0, len(grid) - 1)])
        for _ in range(_HALVINGS):
            middle = (low + high) / 2
            enough = reached(middle) >= wanted
            high, low = np.where(enough, middle, high), np.where(enough, low, middle)
        return np.where(beyond, np.inf, high)

    @staticmethod
    def _plain(values: Any, devices: Numbers) -> Any:
        return float(values) if np.ndim(devices) == 0 else values


def fitted(scaling: ScalingChoice | None) -> Scaling | None:
    """Return η(N) through the measurements of a plan; None without two device counts."""
    return None if scaling is None else fit(scaling.points)
