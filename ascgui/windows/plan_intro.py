"""What the Plan page says before anything is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QVBoxLayout,
    QWidget,
)

from ascgui.session.tongue import Tongue
from ascgui.widgets.field_note import LinkButton
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme

if TYPE_CHECKING:
    pass


class PlanIntro(QWidget):
    """What the page is for, while the plan is empty, and an example to begin with."""

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        super().__init__()
        self._tongue = tongue
        self._purpose = ThemedLabel(theme, wrap=True)
        self._case = ThemedLabel(theme, "quiet", wrap=True)
        self.example = LinkButton("", theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        for one in (self._purpose, self._case, self.example):
            layout.addWidget(one)
        tongue.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._purpose.setText(
            self._tongue.say(
                "This page says how many devices a training job needs, how long it takes, when it"
                " is done and what it costs, with the evidence beside each number."
            )
        )
        self._case.setText(
            self._tongue.say(
                "For example: qwen2.5-7b, full training, sequence length 4096, MindSpeed-LLM on"
                " Snt9b, 1.2 billion tokens × 2 epochs, within 72 hours."
            )
        )
        self.example.setText(self._tongue.say("Fill in the example"))
