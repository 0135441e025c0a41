"""Which scenario of the project the Plan page shows; takes no room while there is only one."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain import project as projects
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme

_CHARACTERS = 40


class ScenarioSwitch(QWidget):
    """Names the current scenario and shows another one; found by typing where there are many."""

    def __init__(self, document: Document, tongue: Tongue, theme: Theme) -> None:
        """Follow ``document``."""
        super().__init__()
        self._document = document
        self._tongue = tongue
        self._theme = theme
        self._label = ThemedLabel(theme, "quiet")
        self.box = ChoiceBox(tongue, theme, typed=True, characters=_CHARACTERS)
        self.box.describe(text("Scenario"), text("The scenario that this page shows"))
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._label)
        self._row.addWidget(self.box, 1)
        self.box.value_edited.connect(self._show)
        document.project_changed.connect(self._follow)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()
        self._follow()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._label.setText(self._tongue.say("Scenario"))

    def _restyle(self) -> None:
        space = self._theme.space
        self._row.setContentsMargins(space(4), space(2), space(4), 0)
        self._row.setSpacing(space(2))

    def _follow(self) -> None:
        project = self._document.project
        several = len(project.scenarios) > 1
        self.setVisible(several)
        # While the page is not seen its names wait for that.
        if several and self.isVisible():
            self._fill()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        project = self._document.project
        self.box.set_choices(
            [
                Choice(
                    one.id,
                    _name(projects.label(one, number)),
                    text("preferred") if one.id == project.preferred else "",
                )
                for number, one in enumerate(project.scenarios, 1)
            ]
        )
        self.box.set_value(self._document.current)

    def _show(self, scenario_id: str | None) -> None:
        if scenario_id in self._document.project.ids:
            self._document.show_scenario(scenario_id)
        else:
            # Cleared: what is shown is one of them all the same.
            self.box.set_value(self._document.current)


def _name(label: str | Text) -> str | Text:
    return projects.short(label) if isinstance(label, str) else label
