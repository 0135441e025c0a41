"""A column of widgets that scrolls up and down, and never sideways."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget
from typing_extensions import override


class Column(QWidget):
    """A content that tells when its layout has changed."""

    laid_out = Signal()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.laid_out.emit()
        return done


class ColumnArea(QScrollArea):
    """Scrolls its content up and down. ``least_width_changed`` tells that it needs another width.

    Whoever lays it out gives it at least ``least_width``; nothing of the content is cut then,
    whether the scroll bar stands there or not.
    """

    least_width_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._least = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Qt scrolls what takes the focus into sight sideways too, even without a bar to go back.
        self.horizontalScrollBar().valueChanged.connect(self._stay)

    @property
    def least_width(self) -> int:
        """The width in pixels that the content needs together with the scroll bar."""
        content = self.widget()
        # A content whose layout is still being computed has not heard of its last change.
        needed = 0 if content is None else content.minimumSizeHint().width()
        return needed + self.verticalScrollBar().sizeHint().width()

    @override
    def setWidget(self, widget: QWidget) -> None:
        super().setWidget(widget)
        if isinstance(widget, Column):
            widget.laid_out.connect(self._measure)

    def _measure(self) -> None:
        least = self.least_width
        if least != self._least:
            self._least = least
            self.least_width_changed.emit()

    def _stay(self, value: int) -> None:
        if value:
            self.horizontalScrollBar().setValue(0)
