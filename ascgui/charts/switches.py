"""The legend of a chart to explore: each entry switches what it names on and off."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ascgui.charts.parts import ChartTheme, ToolButton
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue

HATCH = Qt.BrushStyle.Dense3Pattern
"""How a bar is filled that is told from another by more than its colour."""


@dataclass(frozen=True, slots=True)
class Mark:
    """An entry of the legend: what it switches, its name, its colour token or curve, its sign."""

    id: str
    name: Text
    colour: str | int
    sign: str = "line"


class Switches(QWidget):
    """The entries, in as many rows as they need; ``switched`` tells that one was."""

    switched = Signal()

    def __init__(self, tongue: Tongue, theme: ChartTheme) -> None:
        """Start without an entry, all on."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._off: set[str] = set()
        self._marks: tuple[Mark, ...] = ()
        self._spoken = ""
        self.buttons: dict[str, QToolButton] = {}
        self.rows: list[list[QToolButton]] = []
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(theme.space(0.5))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def is_on(self, mark: str) -> bool:
        """Whether what the entry ``mark`` switches is drawn."""
        return mark not in self._off

    def put(self, marks: tuple[Mark, ...]) -> None:
        """Show these entries, in the language in force."""
        if marks != self._marks or self._tongue.language.code != self._spoken:
            self._marks, self._spoken = marks, self._tongue.language.code
            for mark in marks:
                button = self.buttons.get(mark.id)
                if button is None:
                    button = self.buttons[mark.id] = self._switch(mark.id)
                button.setText(self._tongue.show(mark.name))
                button.setIcon(self._sign(mark))
                button.setChecked(self.is_on(mark.id))
        known = {mark.id for mark in marks}
        for name, button in self.buttons.items():
            button.setVisible(name in known)

    def restyle(self) -> None:
        """Make the signs anew when the entries are put the next time."""
        self._marks = ()

    def fit(self, room: int) -> None:
        """Lay the entries out in rows that are at most ``room`` pixels wide."""
        rows: list[list[QToolButton]] = [[]]
        taken = 0
        for mark in self._marks:
            button = self.buttons[mark.id]
            width = button.sizeHint().width() + self._theme.space(1)
            if rows[-1] and taken + width > room:
                rows.append([])
                taken = 0
            rows[-1].append(button)
            taken += width
        if rows == self.rows:
            return
        self.rows = rows
        while (item := self._lines.takeAt(0)) is not None:
            layout = item.layout()
            while layout is not None and layout.takeAt(0) is not None:
                pass
        for buttons in rows:
            line = QHBoxLayout()
            line.setSpacing(self._theme.space(1))
            for button in buttons:
                line.addWidget(button)
            line.addStretch(1)
            self._lines.addLayout(line)

    def _switch(self, name: str) -> QToolButton:
        # Of this widget from the start: shown before it stands in a row, it would be a window.
        button = ToolButton(self)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.toggled.connect(lambda on: self._toggle(name, on=on))
        return button

    def _toggle(self, name: str, *, on: bool) -> None:
        if on == self.is_on(name):
            return
        if on:
            self._off.discard(name)
        else:
            self._off.add(name)
        self.switched.emit()

    def _sign(self, mark: Mark) -> QIcon:
        side = self.fontMetrics().height()
        token = mark.colour
        colour = self._theme.chart_color(token) if isinstance(token, int) else QColor()
        if isinstance(token, str):
            colour = self._theme.color(token)
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = Qt.PenStyle.DashLine if mark.sign == "dash" else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour, 2, style))
        if mark.sign in {"line", "dash"}:
            painter.drawLine(QPointF(1, side / 2), QPointF(side - 1, side / 2))
        else:
            filled = QColor(colour)
            filled.setAlpha(70 if mark.sign == "band" else 255)
            painter.setPen(Qt.PenStyle.NoPen)
            hatched = mark.sign == "hatch"
            painter.setBrush(QBrush(filled, HATCH if hatched else Qt.BrushStyle.SolidPattern))
            if hatched:
                painter.setPen(QPen(colour, 1))
            if mark.sign == "dot":
                painter.drawEllipse(QPointF(side / 2, side / 2), side / 4, side / 4)
            else:
                painter.drawRect(QRectF(1, side / 4, side - 2, side / 2))
        painter.end()
        return QIcon(pixmap)
