"""A tool button without a frame, until it has the focus or the mouse is over it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QToolButton, QWidget
from typing_extensions import override

_RADIUS = 2.5
_WIDTH = 1.5


class QuietButton(QToolButton):
    """Shows that it has the focus, which Fusion leaves out of a tool button that is not raised."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without icon and words."""
        super().__init__(parent)
        self.setAutoRaise(True)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Accent), _WIDTH))
        inset = _WIDTH / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)
        painter.end()
