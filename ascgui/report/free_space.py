"""Where a label covers least of what a chart has drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF


class FreeSpace:
    """Finds the place for a label at which it covers least of what is drawn already."""

    def __init__(self, plot: QRectF) -> None:
        """Start with nothing drawn in ``plot``, which labels do not leave if they need not."""
        self._plot = plot
        self._lines: list[tuple[QPointF, QPointF]] = []
        self._taken: list[QRectF] = []

    def take(self, area: QRectF) -> None:
        """Remember that ``area`` is drawn upon."""
        self._taken.append(area)

    def take_line(self, start: QPointF, end: QPointF) -> None:
        """Remember a straight line."""
        self._lines.append((start, end))

    def best(self, spots: Sequence[QPointF], width: float, height: float) -> QPointF:
        """Return the first of ``spots`` at which a label of that size covers least."""
        return min(spots, key=lambda spot: self.cost(QRectF(spot.x(), spot.y(), width, height)))

    def cost(self, area: QRectF) -> float:
        """Return how much a label in ``area`` would cover: 0 nothing, from 100 on another label."""
        outside = 0.0 if self._plot.adjusted(-1, -1, 1, 1).contains(area) else 1000.0
        covered = 100.0 * sum(area.intersects(other) for other in self._taken)
        return outside + covered + sum(_crosses(area, *line) for line in self._lines)


def _crosses(area: QRectF, start: QPointF, end: QPointF) -> bool:
    """Whether the straight line from ``start`` to ``end`` touches ``area``."""
    lower, upper = 0.0, 1.0
    step = end - start
    for delta, near, far in (
        (step.x(), area.left() - start.x(), area.right() - start.x()),
        (step.y(), area.top() - start.y(), area.bottom() - start.y()),
    ):
        if delta == 0:
            if near > 0 or far < 0:
                return False
            continue
        first, second = sorted((near / delta, far / delta))
        lower, upper = max(lower, first), min(upper, second)
    return lower <= upper
