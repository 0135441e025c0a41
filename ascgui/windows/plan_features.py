"""What the framework can do for the model of the plan, and what the documents advise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ascgui.domain.catalog import FeatureValue
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.answer_shown import AnswerShown
from ascgui.widgets.foldout import Foldout
from ascgui.widgets.labels import IconLabel, ThemedLabel
from ascgui.widgets.layouts import FlowLayout, emptied
from ascgui.widgets.theme import Theme

if TYPE_CHECKING:
    from ascgui.domain.answer import Answer


class PlanFeatures(QWidget):
    """What the framework can do for the model, as words in a flow, and the documents' advice."""

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._shown: AnswerShown | None = None
        self._title = ThemedLabel(theme, "quiet", bold=True)
        self._none = ThemedLabel(theme, "quiet", wrap=True)
        self._advice = ThemedLabel(theme, "quiet", wrap=True)
        self._foldout = Foldout(self._advice, theme)
        flow = QWidget()
        self._flow = FlowLayout(theme.space(5), theme.space(1), flow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self._title)
        layout.addWidget(flow)
        layout.addWidget(self._none)
        layout.addWidget(self._foldout)
        theme.changed.connect(self._fill)

    def put(self, answer: Answer, shown: AnswerShown) -> None:
        """Show the features of ``answer`` in the words of ``shown``."""
        self._title.setText(self._tongue.say("Features of this model on this framework"))
        self._none.setText(
            self._tongue.say("The feature tables have no row for this model on this framework.")
        )
        chosen = answer.plan.model is not None and answer.plan.framework is not None
        self.setVisible(chosen)
        self._none.setVisible(not shown.features)
        chinese = self._tongue.language.is_chinese
        advice = [note.text_zh if chinese else note.text_en for note in answer.notes]
        self._advice.setText("\n".join(advice))
        self._foldout.name(self._tongue.say("Advice of the documents"))
        self._foldout.setVisible(bool(advice))
        if self._shown is None or self._shown.features != shown.features:
            self._shown = shown
            self._fill()

    def _fill(self) -> None:
        emptied(self._flow)
        if self._shown is None:
            return
        icons = {
            FeatureValue.SUPPORTED: ("ok", "success"),
            FeatureValue.NOT_SUPPORTED: ("not-supported", "warning"),
            FeatureValue.NOT_PLANNED: ("not-supported", "quiet"),
        }
        size = self.fontMetrics().height()
        for one in self._shown.features:
            name, token = icons[one.value]
            part = QWidget()
            row = QHBoxLayout(part)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(self._theme.space(1))
            icon = IconLabel()
            icon.put(self._theme.icon(name, token), size)
            row.addWidget(icon)
            words = ThemedLabel(self._theme)
            said = self._tongue.say("{name}: {word}", name=one.name, word=one.word)
            words.setText(one.name if one.plain else said)
            words.setAccessibleName(said)
            words.setToolTip(said)
            row.addWidget(words)
            self._flow.addWidget(part)
