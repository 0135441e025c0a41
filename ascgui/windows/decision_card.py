"""The chart of the scenarios, built when it is first needed, and what it compares time with."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout
from typing_extensions import override

from ascgui.domain.text import text
from ascgui.session.comparing import Compared
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.labels import Card, ThemedLabel
from ascgui.widgets.theme import Theme

CHART_AFTER_MS = 50

_SPENDS = {
    "cost": text("cost"),
    "card_hours": text("card-hours"),
    "devices": text("devices"),
}


class DecisionCard(Card):
    """Shows cost, card-hours or devices against time.

    ``point_chosen`` carries the id of a scenario; ``built`` tells that the chart is there.
    """

    point_chosen = Signal(object)
    built = Signal()

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        """Start without scenarios."""
        super().__init__(theme)
        self._tongue = tongue
        self._compared: Compared | None = None
        self._chosen = ""
        self._wished: str | None = None
        self.chart: Any = None
        self.spend = ChoiceBox(tongue, theme, characters=10)
        self._title = ThemedLabel(theme, "quiet", bold=True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(CHART_AFTER_MS)
        self._timer.timeout.connect(self.build)
        margin = theme.space(2)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(theme.space(1))
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self.spend)
        self._column.addLayout(head)
        self.spend.value_edited.connect(self.show_spend)
        theme.changed.connect(self._restyle)
        tongue.changed.connect(self.retranslate)
        self._restyle()
        self.retranslate()

    def put(self, compared: Compared) -> None:
        """Draw ``compared``."""
        self._compared = compared
        self._offer()
        self._draw()

    def choose(self, scenario_id: str) -> None:
        """Mark the point of a scenario."""
        self._chosen = scenario_id
        if self.chart is not None:
            self.chart.choose(scenario_id)

    def show_spend(self, spend: str) -> None:
        """Compare time with ``spend`` from now on, wherever the scenarios have it."""
        self._wished = spend
        self.spend.set_value(spend)
        self._draw()

    def build(self) -> None:
        """Build the chart unless it is there; done by itself once scenarios are shown."""
        if self.chart is not None:
            return
        from ascgui.charts.decision_chart import DecisionChart  # noqa: PLC0415 - half a second

        self.chart = DecisionChart(self._tongue, self._theme)
        self.chart.point_chosen.connect(self.point_chosen)
        self._column.addWidget(self.chart, 1)
        self._draw()
        self.chart.choose(self._chosen)
        self.built.emit()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._title.setText(self._tongue.say("Cost against time"))
        self.spend.describe(text("Compare time with"))
        self._offer()

    def _restyle(self) -> None:
        self.setMinimumHeight(self._theme.space(40))

    def _offer(self) -> None:
        offered = list(_SPENDS)
        if self._compared is not None:
            from ascgui.charts.decision_series import spends  # noqa: PLC0415 - with numpy

            offered = [one.value for one in spends(self._compared.answers)]
        self.spend.set_choices([Choice(one, _SPENDS[one]) for one in offered])
        self.spend.set_value(self._wished if self._wished in offered else offered[0])

    def _draw(self) -> None:
        compared = self._compared
        if compared is None or len(compared.project.scenarios) < 2:
            return
        if self.chart is None:
            # After the table has been painted: pyqtgraph takes half a second to import.
            self._timer.start()
            return
        from ascgui.charts.decision_series import Spend, decision_data  # noqa: PLC0415 - as above

        data = decision_data(compared.comparison, compared.answers, Spend(self.spend.value))
        lacks = None
        if len(data.points) < 2:
            lacks = text(
                "Cost stands against time here once two scenarios have a duration. Enter data and a"
                " throughput, or choose a row as evidence."
            )
        self.chart.put(data, lacks)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
