"""What the chart of a scaling efficiency draws; free of pyqtgraph."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ascgui.estimator.scaling import Scaling

_POINTS = 96


@dataclass(frozen=True, slots=True)
class Measured:
    """One measured point: η with its range."""

    devices: int
    tps: float
    efficiency: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ScalingData:
    """The curve at ``devices`` with its range, and the points. ``largest`` is the last measured."""

    points: tuple[Measured, ...]
    devices: tuple[float, ...]
    efficiency: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    largest: int
    marked: int | None = None
    """The number of devices that the plan uses, where it lies in the chart."""

    @property
    def lowest(self) -> float:
        """The least efficiency that is drawn."""
        return min((*self.low, *(one.low for one in self.points)))

    @property
    def highest(self) -> float:
        """The largest efficiency that is drawn."""
        return max((*self.high, *(one.high for one in self.points)))


def scaling_data(scaling: Scaling, devices: int | None = None) -> ScalingData:
    """Return the curve from the smallest count measured to where it is no longer supported."""
    first, last = scaling.reference_devices, scaling.supported_devices
    counts = np.unique(
        np.concatenate(
            (np.geomspace(first, last, _POINTS), [one.devices for one in scaling.points])
        )
    )
    low, high = scaling.bounds(counts)
    level = scaling.chosen.level
    points = tuple(
        Measured(
            one.devices,
            one.tps,
            one.tps / level,
            (one.tps if one.low is None else one.low) / level,
            (one.tps if one.high is None else one.high) / level,
        )
        for one in scaling.points
    )
    return ScalingData(
        points,
        tuple(counts.tolist()),
        tuple(scaling.efficiency(counts).tolist()),
        tuple(low.tolist()),
        tuple(high.tolist()),
        scaling.largest_devices,
        devices if devices is not None and first <= devices <= last else None,
    )
