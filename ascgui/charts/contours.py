"""Lines of equal value through a grid: marching squares, all cells at once.

Free of Qt. Each cell of four neighbouring values is cut by a level where two of its corners lie on
different sides; the cuts are joined by straight pieces. A cell with a gap has no line.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Contour:
    """The straight pieces at one level: from (x[2i], y[2i]) to (x[2i + 1], y[2i + 1])."""

    level: float
    x: Array
    y: Array


def contour(x: Array, y: Array, values: Array, level: float) -> Contour:
    """Return the pieces at ``level`` of ``values`` at each ``x`` (rows) and ``y`` (columns)."""
    if min(values.shape) < 2:
        return Contour(level, np.empty(0), np.empty(0))
    corners = (values[:-1, :-1], values[1:, :-1], values[1:, 1:], values[:-1, 1:])
    known = np.isfinite(corners[0])
    for corner in corners[1:]:
        known &= np.isfinite(corner)
    case = np.zeros(corners[0].shape, dtype=np.int64)
    for bit, corner in enumerate(corners):
        case |= (corner >= level).astype(np.int64) << bit
    rows, columns = np.nonzero(known & (case > 0) & (case < 15))
    case = case[rows, columns]
    at = np.stack([corner[rows, columns] for corner in corners])
    places_x = np.stack([x[rows], x[rows + 1], x[rows + 1], x[rows]])
    places_y = np.stack([y[columns], y[columns], y[columns + 1], y[columns + 1]])
    pieces_x, pieces_y = [], []
    for edge, other in _PAIRS:
        cells = np.flatnonzero(_TABLE[case, _PAIRS.index((edge, other))])
        if not len(cells):
            continue
        ends = []
        for each in (edge, other):
            near, far = each, (each + 1) % 4
            low, high = at[near, cells], at[far, cells]
            share = np.where(high != low, (level - low) / np.where(high != low, high - low, 1), 0.5)
            ends.append(
                (
                    places_x[near, cells] + share * (places_x[far, cells] - places_x[near, cells]),
                    places_y[near, cells] + share * (places_y[far, cells] - places_y[near, cells]),
                )
            )
        pieces_x.append(np.stack([ends[0][0], ends[1][0]], axis=1).reshape(-1))
        pieces_y.append(np.stack([ends[0][1], ends[1][1]], axis=1).reshape(-1))
    if not pieces_x:
        return Contour(level, np.empty(0), np.empty(0))
    return Contour(level, np.concatenate(pieces_x), np.concatenate(pieces_y))


_PAIRS = ((3, 0), (0, 1), (1, 2), (2, 3), (0, 2), (3, 1))
"""Pairs of edges of a cell that a piece joins; edge ``i`` runs from corner ``i`` to the next."""

_JOINS = {
    1: (0,), 2: (1,), 3: (5,), 4: (2,), 5: (0, 2), 6: (4,), 7: (3,),
    8: (3,), 9: (4,), 10: (1, 3), 11: (2,), 12: (5,), 13: (1,), 14: (0,),
}  # fmt: skip
"""Which corners lie above (a bit each) → the pairs of edges that are joined."""


def _table() -> NDArray[np.bool_]:
    made = np.zeros((16, len(_PAIRS)), dtype=np.bool_)
    for case, joined in _JOINS.items():
        made[case, list(joined)] = True
    made.flags.writeable = False
    return made


_TABLE = _table()
