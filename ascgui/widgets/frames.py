"""Inputs whose outlines can be seen in both themes.

Fusion derives its outlines from the window's colour and makes them darker, so that they vanish on
a dark one and are faint on a light one. Here they are drawn again in the colour for marks.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)
from typing_extensions import override

from ascgui.widgets.theme import Theme

_RADIUS = 2.5


def paint_outline(widget: QWidget, theme: Theme, *, wrong: bool = False) -> None:
    """Draw the outline of ``widget``; one that is ``wrong`` or has the focus stands out."""
    colour, width = "line_strong", 1.0
    if wrong:
        colour, width = "error", 1.5
    elif widget.hasFocus():
        colour, width = "accent", 1.5
    elif not widget.isEnabled():
        colour = "line"
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.color(colour), width))
    inset = width / 2
    area = QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(area, _RADIUS, _RADIUS)
    painter.end()


class OutlinedBox(QComboBox):
    """A combo box with a visible outline."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._theme = theme
        self._wrong = False

    def mark(self, *, wrong: bool) -> None:
        """Frame the box as ``wrong``, or not."""
        if wrong != self._wrong:
            self._wrong = wrong
            self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.isEditable():
            super().paintEvent(event)
        else:
            self._paint_name()
        paint_outline(self, self._theme, wrong=self._wrong)

    def _paint_name(self) -> None:
        """Paint as Qt does, but cut a long name with an ellipsis instead of through a letter."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        shown = option.currentText
        if self.currentIndex() < 0:
            shown = self.placeholderText()
            quiet = option.palette.placeholderText()
            option.palette.setBrush(QPalette.ColorRole.ButtonText, quiet)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        option.currentText = self.fontMetrics().elidedText(
            shown, Qt.TextElideMode.ElideRight, room.width() - 2
        )
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()


class OutlinedRadio(QRadioButton):
    """A radio button with a visible ring."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start unchecked and without a name."""
        super().__init__(parent)
        self._theme = theme

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        area = QRectF(
            self.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, self)
        )
        side = min(area.width(), area.height())
        ring = QRectF(0, 0, side - 1, side - 1)
        ring.moveCenter(area.center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        token = "accent" if self.isChecked() or self.hasFocus() else "line_strong"
        painter.setPen(QPen(self._theme.color(token), 1.25))
        painter.drawEllipse(ring)
        if self.isChecked():
            painter.setPen(QPen(self._theme.color("accent"), 0))
            painter.setBrush(self._theme.color("accent"))
            painter.drawEllipse(ring.center(), side * 0.25, side * 0.25)
        painter.end()
