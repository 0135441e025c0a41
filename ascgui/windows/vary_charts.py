"""The chart of a parametric run: a line for one input, colours for two."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from ascgui.charts.heat_chart import HeatChart
from ascgui.charts.line_chart import LineChart
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.labels import Card
from ascgui.widgets.theme import Theme
from ascgui.windows.vary_work import VaryResult


class VaryCharts(Card):
    """Shows the chart that suits the number of inputs. ``point_chosen`` carries a point's number.

    Imports pyqtgraph, which takes half a second: import it once the panel is seen.
    """

    point_chosen = Signal(object)

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        """Start empty."""
        super().__init__(theme)
        self.line = LineChart(tongue, theme)
        self.heat = HeatChart(tongue, theme)
        self.stack = QStackedWidget()
        for chart in (self.line, self.heat):
            chart.point_chosen.connect(self.point_chosen)
            self.stack.addWidget(chart)
        layout = QVBoxLayout(self)
        margin = theme.space(2)
        layout.setContentsMargins(margin, margin, margin, theme.space(1))
        layout.addWidget(self.stack)

    def put(self, result: VaryResult | None, lacks: Text) -> None:
        """Draw ``result``, or say what it ``lacks``."""
        if result is not None and len(result.question.choices) == 2:
            self.heat.put(result.heat, lacks)
            self.stack.setCurrentWidget(self.heat)
        else:
            self.line.put(None if result is None else result.line, lacks)
            self.stack.setCurrentWidget(self.line)

    def choose(self, number: int | None) -> None:
        """Mark the point ``number`` in the chart that is seen."""
        (self.heat if self.stack.currentWidget() is self.heat else self.line).choose(number)
