"""What follows the pointer over a chart: two lines, a dot and the values of the point there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont

from ascgui.charts.parts import ChartTheme, Label, dot, pg


class Crosshair:
    """Drawn into ``box``; hidden until it is moved to a place."""

    def __init__(self, box: pg.ViewBox) -> None:
        """Start hidden."""
        self._box = box
        self._across = pg.InfiniteLine(angle=0)
        self._down = pg.InfiniteLine(angle=90)
        self._dot = dot(4.0)
        self._name = Label()
        self._name.setParentItem(box)
        for depth, item in ((25, self._across), (25, self._down), (50, self._dot)):
            item.setZValue(depth)
            box.addItem(item, ignoreBounds=True)
        self._name.setZValue(70)
        self.hide()

    @property
    def words(self) -> str:
        """What is said beside the point, "" while there is none."""
        return self._name.text() if self._name.isVisible() else ""

    def hide(self) -> None:
        """Show no point."""
        self._show(seen=False)

    def move(self, x: float, y: float, words: str, gap: float) -> None:
        """Point at a place, with ``words`` beside it, ``gap`` pixels off where there is room."""
        self._show(seen=True)
        self._across.setValue(y)
        self._down.setValue(x)
        self._dot.setPos(x, y)
        self._name.setText(words)
        place, size = self._box.mapFromView(QPointF(x, y)), self._name.boundingRect()
        left = place.x() + gap
        if left + size.width() > self._box.width():
            left = place.x() - gap - size.width()
        top = place.y() - gap - size.height()
        if top < 0:
            top = place.y() + gap
        left = min(max(left, 0.0), max(0.0, self._box.width() - size.width()))
        self._name.setPos(left, min(top, max(0.0, self._box.height() - size.height())))

    def restyle(self, theme: ChartTheme, font: QFont) -> None:
        """Take the colours of ``theme`` and the text of ``font``."""
        for line in (self._across, self._down):
            line.setPen(pg.mkPen(theme.color("line_strong"), width=1, style=Qt.PenStyle.DashLine))
        self._dot.setPen(pg.mkPen(theme.color("raised"), width=1))
        self._dot.setBrush(theme.color("text"))
        self._name.setFont(font)
        self._name.setBrush(theme.color("text"))
        self._name.ground = QColor(theme.color("raised"))
        self._name.ground.setAlpha(240)

    def _show(self, *, seen: bool) -> None:
        for item in (self._across, self._down, self._dot, self._name):
            item.setVisible(seen)
