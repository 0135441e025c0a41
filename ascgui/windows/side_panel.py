"""A panel with inputs on the left that scroll, and what comes of them on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.reading_page import ReadingPage
from ascgui.widgets.theme import Theme


class SidePanel(ReadingPage):
    """A subclass fills both columns; the right one stretches its part ``stretch``."""

    def __init__(self, theme: Theme) -> None:
        """Start with both columns empty."""
        super().__init__()
        self._panel_theme = theme
        self._left = Column()
        self._left_area = ColumnArea()
        self._right = QWidget()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._left_area)
        row.addWidget(self._right, 1)

    def fill(
        self, inputs: Sequence[QWidget], content: Sequence[QWidget], stretch: QWidget | None = None
    ) -> None:
        """Put ``inputs`` into the left column and ``content`` into the right one."""
        space = self._panel_theme.space
        margin = space(4)
        left, right = QVBoxLayout(self._left), QVBoxLayout(self._right)
        left.setContentsMargins(margin, space(3), space(2), margin)
        right.setContentsMargins(space(2), space(3), margin, space(3))
        left.setSpacing(space(3))
        right.setSpacing(space(2))
        for widget in inputs:
            left.addWidget(widget)
        left.addStretch(1)
        for widget in content:
            right.addWidget(widget, 1 if widget is stretch else 0)
        if stretch is None:
            right.addStretch(1)
        self._left_area.setWidget(self._left)
        self._left_area.least_width_changed.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Give the inputs the width that they want up to half, and always what they need."""
        least = self._left_area.least_width
        wanted = max(least, self._left.sizeHint().width())
        self._left_area.setFixedWidth(max(least, min(wanted, self.width() // 2)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()
