"""A tool button without a frame, until it has the focus or the mouse is over it."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QToolButton, QWidget
from typing_extensions import override

from ascgui.widgets.frames import paint_ring


class QuietButton(QToolButton):
    """Shows that it has the focus, which Fusion leaves out of a tool button that is not raised."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without icon and words."""
        super().__init__(parent)
        self.setAutoRaise(True)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            paint_ring(self, self.palette().color(QPalette.ColorRole.Accent))
