"""The frame of an input that is wrong or in focus, and a combo box that cuts long names well."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)
from typing_extensions import override

from ascgui.widgets.theme import Theme

_RADIUS = 2.5
_WIDTH = 1.5


def paint_frame(widget: QWidget, theme: Theme, *, wrong: bool) -> None:
    """Draw the frame around an input: ``wrong`` beside the sentence that says why, else in focus.

    Fusion's own frame of the focus takes the colour of a selection, which is too faint for one.
    """
    if wrong or widget.hasFocus():
        paint_ring(widget, theme.color("error" if wrong else "accent"))


def paint_ring(widget: QWidget, colour: QColor) -> None:
    """Draw a line in ``colour`` along the edge of a widget."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, _WIDTH))
    inset = _WIDTH / 2
    area = QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(area, _RADIUS, _RADIUS)
    painter.end()


class FramedBox(QComboBox):
    """A combo box that can be framed as wrong. ``opening`` comes before its list shows."""

    opening = Signal()

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
    def showPopup(self) -> None:
        self.opening.emit()
        super().showPopup()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.isEditable():
            super().paintEvent(event)
        else:
            self._paint_name()
        paint_frame(self, self._theme, wrong=self._wrong)

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
