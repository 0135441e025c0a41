"""Fewer points that look the same: the first, the lowest, the highest and the last of each piece.

A line through a million points is wider than any screen; what a piece of it as wide as a pixel
hides is kept by its extremes, and each point that is kept is still the one that it was.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Indices = NDArray[np.int64]

PIECES = 1000
"""Pieces of a line; more than a chart has pixels to tell apart."""


def kept(values: Array, start: int = 0, stop: int | None = None, pieces: int = PIECES) -> Indices:
    """Return which of ``values`` from ``start`` to before ``stop`` to draw, rising.

    All of them where they are few. A gap (NaN) in a piece is kept by one of its points.
    """
    stop = len(values) if stop is None else min(stop, len(values))
    count = stop - start
    if count <= 4 * pieces:
        return np.arange(start, max(start, stop), dtype=np.int64)
    size = -(-count // pieces)
    rows = count // size
    block = values[start : start + rows * size].reshape(rows, size)
    gaps = np.isnan(block)
    base = np.arange(rows, dtype=np.int64) * size + start
    found = [
        base,
        base + np.argmin(np.where(gaps, np.inf, block), axis=1),
        base + np.argmax(np.where(gaps, -np.inf, block), axis=1),
        base + size - 1,
        np.arange(start + rows * size, stop, dtype=np.int64),
    ]
    torn = np.flatnonzero(gaps.any(axis=1))
    found.append(base[torn] + np.argmax(gaps[torn], axis=1))
    return np.unique(np.concatenate(found))
