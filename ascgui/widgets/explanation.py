"""The way from a finding to what its code means: one link and one card, wherever findings stand."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ascgui.session.tongue import Tongue
from ascgui.widgets.field_note import LinkButton
from ascgui.widgets.labels import Card, ThemedLabel
from ascgui.widgets.layouts import emptied
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic


class Explanation(QObject):
    """``link`` asks what the finding means, ``card`` says it; ``owner`` lays both out.

    F1 in ``owner`` opens the guide at the same place. Both are hidden while no finding is shown;
    the link goes once the card is there. ``unfolded`` is emitted just before: the focus is then
    still on the link if it was used by keys.
    """

    unfolded = Signal()

    def __init__(self, owner: QWidget, tongue: Tongue, theme: Theme) -> None:
        """Explain nothing yet."""
        super().__init__(owner)
        self._places = [owner]
        self._tongue = tongue
        self._theme = theme
        self.code = ""
        self.link = LinkButton("", theme)
        self.link.clicked.connect(self.explain)
        self.card = Card(theme)
        self._lines = QVBoxLayout(self.card)
        self._lines.setContentsMargins(*[theme.space(2)] * 4)
        self._lines.setSpacing(theme.space(0.5))
        self.link.hide()
        self.card.hide()
        tongue.changed.connect(self.retranslate)

    @property
    def is_open(self) -> bool:
        """Whether the card is shown."""
        return bool(self.code) and not self.card.isHidden()

    def put(self, code: str, sentence: str = "") -> None:
        """Explain the finding ``code``, or nothing if that is empty; ``sentence`` is the finding.

        A card that is open stays so for the same code.
        """
        opened = self.is_open and code == self.code
        self.code = code
        self._set_topics()
        self.link.setAccessibleDescription(sentence)
        self.link.setVisible(bool(code) and not opened)
        self.card.setVisible(opened)
        self.retranslate()

    def also_in(self, place: QWidget) -> None:
        """Have F1 open the guide there in ``place`` too, such as the table that lists findings."""
        self._places.append(place)
        self._set_topics()

    def _set_topics(self) -> None:
        for place in self._places:
            set_topic(place, f"findings#{self.code}" if self.code else "")

    def explain(self) -> None:
        """Say what the finding's code means, why it matters and what to do."""
        self.card.show()
        self.retranslate()
        self.unfolded.emit()
        self.link.hide()

    def retranslate(self) -> None:
        """Say both in the language in force."""
        self.link.setText(self._tongue.say("What does this mean?"))
        emptied(self._lines)
        if self.is_open:
            self._fill()

    def _fill(self) -> None:
        from ascgui.guide.explanations import explanations  # noqa: PLC0415 - when asked for

        known = explanations(self._tongue.language).get(self.code)
        for name, said in () if known is None else known.parts:
            title = ThemedLabel(self._theme, "quiet")
            title.setText(self._tongue.show(name))
            words = ThemedLabel(self._theme, wrap=True)
            words.setText(said)
            self._lines.addWidget(title)
            self._lines.addWidget(words)
        self.card.setAccessibleName(self.code)
        code = ThemedLabel(self._theme, "quiet", wrap=True)
        code.setText(self._tongue.say("Code: {code}", code=self.code))
        code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lines.addWidget(code)
