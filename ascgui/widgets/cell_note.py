"""The sentence beside a cell that says why what was typed into it is not taken."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.issues import Severity
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.theme import Theme

_WIDTH = 80
"""The width of the note, in steps of the grid."""


class CellNote(QWidget):
    """Lies over a table, below the cell that it is about; gone with the next key or click."""

    def __init__(self, view: QAbstractItemView, tongue: Tongue, theme: Theme) -> None:
        """Start hidden."""
        super().__init__(view.viewport())
        self._view = view
        self._theme = theme
        self.said = FieldNote(tongue, theme)
        layout = self._layout = QVBoxLayout(self)
        margin = theme.space(2)
        layout.setContentsMargins(margin, theme.space(1), margin, theme.space(1))
        layout.addWidget(self.said)
        view.verticalScrollBar().valueChanged.connect(self.hide)
        view.horizontalScrollBar().valueChanged.connect(self.hide)
        self.hide()

    @property
    def sentence(self) -> str:
        """What is said, "" for nothing."""
        return self.said.sentence if self.isVisibleTo(self._view) else ""

    def put(self, why: Text | None, index: QModelIndex) -> None:
        """Say ``why`` below the cell ``index``; None takes the note away."""
        if why is None:
            self.said.put(None)
            self.hide()
            return
        self.said.put(Remark(Severity.ERROR, why))
        self.said.show()
        cell = self._view.visualRect(index)
        room = self._view.viewport().rect()
        width = min(self._theme.space(_WIDTH), room.width())
        height = max(self._layout.heightForWidth(width), self._layout.minimumSize().height())
        left = max(0, min(cell.left(), room.right() - width))
        below = cell.bottom() + 1
        top = below if below + height <= room.bottom() else max(0, cell.top() - height)
        self.setGeometry(left, top, width, height)
        self.show()
        self.raise_()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("raised"))
        painter.setPen(self._theme.color("error"))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
