"""What the charts are made of, and the one place where pyqtgraph is imported.

Its import takes half a second: import this module, or any chart, once the window is up.
"""

from __future__ import annotations

import sys
import threading
from typing import Any, Protocol

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFocusEvent, QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsSimpleTextItem, QToolButton, QWidget
from typing_extensions import override

_hooks = (sys.excepthook, threading.excepthook)
import pyqtgraph as pg  # noqa: E402 - its import replaces the two hooks, which print then

sys.excepthook, threading.excepthook = _hooks

__all__ = ["Axis", "ChartTheme", "Label", "ToolButton", "View", "dot", "pg", "style_axes"]


class ChartTheme(Protocol):
    """What the chart needs of the theme."""

    changed: Any

    def color(self, name: str) -> QColor:
        """Return the token ``name``."""

    def chart_color(self, index: int) -> QColor:
        """Return the hue of the curve number ``index``."""

    def space(self, steps: float) -> int:
        """Return ``steps`` of the grid in pixels."""


class View(pg.PlotWidget):
    """A plot that leaves the wheel to the page around it, and shows that it has the focus."""

    @override
    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        super().drawForeground(painter, rect)
        if self.hasFocus():
            painter.save()
            painter.resetTransform()
            painter.setPen(self.palette().color(QPalette.ColorRole.Accent))
            painter.drawRect(self.viewport().rect().adjusted(0, 0, -1, -1))
            painter.restore()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    @override
    def wheelEvent(self, event: Any) -> None:
        event.ignore()

    @override
    def sizeHint(self) -> QSize:
        # Else the size of the scene, which is as large as it once was.
        line = self.fontMetrics().height()
        return QSize(20 * line, 9 * line)


class ToolButton(QToolButton):
    """A button of a chart's legend, which shows that it has the focus."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(self.palette().color(QPalette.ColorRole.Accent))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
            painter.end()


class Axis(pg.AxisItem):
    """An axis whose marks and their names come from a function."""

    def __init__(self, orientation: str, ticks: Any) -> None:
        super().__init__(orientation)
        self._ticks = ticks
        self._named: dict[float, str] = {}
        self.enableAutoSIPrefix(enable=False)

    def tickValues(self, low: float, high: float, size: float) -> list[Any]:
        """Return where the marks stand, as pyqtgraph asks for it."""
        named = self._ticks(low, high, size)
        self._named = dict(named)
        return [(1.0, [at for at, _ in named])]

    def tickStrings(self, values: list[float], *_: float) -> list[str]:
        """Return the names of marks, as pyqtgraph asks for them."""
        return [self._named.get(value, "") for value in values]


def dot(radius: float) -> QGraphicsEllipseItem:
    """Return a round mark of a size in pixels; unlike a scatter item it is drawn as vectors."""
    dot = QGraphicsEllipseItem(-radius, -radius, 2 * radius, 2 * radius)
    dot.setFlag(QGraphicsEllipseItem.GraphicsItemFlag.ItemIgnoresTransformations)
    return dot


class Label(QGraphicsSimpleTextItem):
    """A name in the chart on a ground that keeps lines out of the letters."""

    def __init__(self) -> None:
        super().__init__()
        self.ground: QColor | None = None

    @override
    def paint(self, painter: QPainter, option: Any, widget: QWidget | None = None) -> None:
        if self.ground is not None:
            painter.fillRect(self.boundingRect().adjusted(-2, 0, 2, 0), self.ground)
        super().paint(painter, option, widget)  # type: ignore[arg-type]


def style_axes(plot: pg.PlotItem, theme: ChartTheme, font: QFont, line_height: int) -> None:
    """Give both axes of ``plot`` the colours and the text in force; ``line_height`` in pixels."""
    for name in ("bottom", "left"):
        axis = plot.getAxis(name)
        axis.setPen(pg.mkPen(theme.color("line_strong"), width=1))
        axis.setTickPen(pg.mkPen(theme.color("line"), width=1))
        axis.setTextPen(theme.color("quiet"))
        axis.setStyle(
            tickFont=font,
            tickLength=0,
            tickTextOffset=theme.space(1.5),
            hideOverlappingLabels=False,
        )
        axis.setGrid(255)
        # Below the plot, else its lines run through curves, points and names.
        axis.setZValue(-1000)
        axis.label.setFont(font)
    plot.getAxis("bottom").setHeight(2 * line_height + theme.space(3))
