"""One question with its answer as a sentence, how it came about, and a scenario of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout

from ascgui.domain.answer import Derivation
from ascgui.domain.issues import Issue
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.derivation_panel import DerivationPanel
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.labels import Card, ThemedLabel, WordsLabel
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme

_NUMBER_AND_UNIT = re.compile(r"(?<=\d) (?=[^\s\d])")


class QuestionCard(Card):
    """Shows one answer. ``scenario_asked`` tells that its plan is wanted."""

    scenario_asked = Signal()

    def __init__(self, question: Text, tongue: Tongue, theme: Theme) -> None:
        """Start without an answer."""
        super().__init__(theme)
        self._question = question
        self._tongue = tongue
        self._theme_in_force = theme
        self._answer: Text | None = None
        self._aside: tuple[Text, ...] = ()
        self._derivation: Derivation | None = None
        self._issues: tuple[Issue, ...] = ()
        self.question = ThemedLabel(theme, "quiet")
        self.answer = WordsLabel(theme, scale=1.15, bold=True)
        self.aside = ThemedLabel(theme, "quiet", wrap=True)
        self.note = FieldNote(tongue, theme)
        self.explain_button = QuietButton()
        self.use_button = QPushButton()
        self.explain_button.clicked.connect(self.explain)
        self.use_button.clicked.connect(self.scenario_asked)
        space = theme.space
        top = QHBoxLayout()
        top.setSpacing(space(2))
        top.addWidget(self.question, 1)
        top.addWidget(self.explain_button)
        top.addWidget(self.use_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(3), space(2), space(2), space(2.5))
        layout.setSpacing(space(1))
        layout.addLayout(top)
        for part in (self.answer, self.aside, self.note):
            layout.addWidget(part)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    def put(
        self,
        answer: Text | None,
        aside: Sequence[Text] = (),
        derivation: Derivation | None = None,
        issues: Sequence[Issue] = (),
        *,
        usable: bool = False,
    ) -> None:
        """Show ``answer``, what stands below it, and what is to be said about it."""
        self._answer, self._aside = answer, tuple(aside)
        self._derivation, self._issues = derivation, tuple(issues)
        self.use_button.setVisible(usable)
        self.retranslate()

    def explain(self) -> None:
        """Open how the answer came about."""
        if self._derivation is not None:
            panel = DerivationPanel(self._derivation, self._tongue, self._theme_in_force, self)
            panel.open_at(self.explain_button)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say, show = self._tongue.say, self._tongue.show
        question = show(self._question)
        self.question.setText(question)
        answer = "" if self._answer is None else show(self._answer)
        # A number stays with its unit.
        self.answer.setText(_NUMBER_AND_UNIT.sub("\N{NO-BREAK SPACE}", answer))
        self.answer.setVisible(self._answer is not None)
        self.aside.setText("\n".join(map(show, self._aside)))
        self.aside.setVisible(bool(self._aside))
        self.explain_button.setVisible(self._derivation is not None)
        self.explain_button.setToolTip(say("How this was computed"))
        self.explain_button.setAccessibleName(
            say("{question}: how this was computed", question=question)
        )
        self.use_button.setText(say("Make a scenario"))
        self.use_button.setAccessibleName(say("{question}: make a scenario", question=question))
        worst = min(self._issues, key=lambda issue: issue.severity.rank, default=None)
        self.note.put(None if worst is None else Remark.of(worst))

    def restyle(self) -> None:
        """Take the icon in the colour in force."""
        self.explain_button.setIcon(self._theme_in_force.icon("info", "quiet"))
