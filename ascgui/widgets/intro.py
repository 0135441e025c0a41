"""What an empty page is for, an example, and the first action."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme


class Intro(QWidget):
    """Shown while a page has nothing to answer. ``asked`` carries the number of the action."""

    asked = Signal(object)

    def __init__(
        self,
        sentences: Sequence[Text],
        actions: Sequence[tuple[Text, str]],
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """The first of ``sentences`` is the purpose; ``actions`` are (name, icon)."""
        super().__init__(parent)
        self._tongue = tongue
        self._theme = theme
        self._sentences = [
            (ThemedLabel(theme, "quiet" if at else "text", wrap=True), one)
            for at, one in enumerate(sentences)
        ]
        self.buttons = [QPushButton() for _ in actions]
        self._actions = tuple(actions)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        for label, _ in self._sentences:
            layout.addWidget(label)
        row = QHBoxLayout()
        row.setContentsMargins(0, theme.space(1), 0, 0)
        for at, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, at=at: self.asked.emit(at))
            row.addWidget(button)
        row.addStretch(1)
        layout.addLayout(row)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        for label, sentence in self._sentences:
            label.setText(self._tongue.show(sentence))
        for button, (name, _) in zip(self.buttons, self._actions, strict=True):
            button.setText(self._tongue.show(name))

    def restyle(self) -> None:
        """Take the icons in the colour in force."""
        for button, (_, icon) in zip(self.buttons, self._actions, strict=True):
            button.setIcon(self._theme.icon(icon))
