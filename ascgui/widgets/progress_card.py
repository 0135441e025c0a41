"""How far long work is, with the button that ends it; appears only once it takes long."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.labels import Card, CutLabel, ThemedLabel, WordsLabel
from ascgui.widgets.theme import Theme

DELAY_MS = 500
"""What is done sooner shows no progress, so that nothing flickers."""

_STEPS = 1000


class ProgressCard(Card):
    """A title, a bar, what is being worked on and how fast, and a button to cancel.

    ``appeared`` tells that the work has taken long enough to be seen; ``cancel_asked`` that the
    user wants it to end.
    """

    appeared = Signal()
    cancel_asked = Signal()

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start hidden."""
        super().__init__(theme, parent)
        self._tongue = tongue
        self._title_text: Text | None = None
        self._title = ThemedLabel(theme, scale=1.25, bold=True, wrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.words = WordsLabel(theme)
        self.file = CutLabel(theme, "quiet")
        self.button = QPushButton()
        self.button.clicked.connect(self._cancel)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(DELAY_MS)
        self._delay.timeout.connect(self._appear)
        layout = QVBoxLayout(self)
        margin = theme.space(4)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(theme.space(2))
        row = QHBoxLayout()
        row.addWidget(self.bar, 1)
        row.addWidget(self.button)
        layout.addWidget(self._title)
        layout.addLayout(row)
        layout.addWidget(self.words)
        layout.addWidget(self.file)
        tongue.changed.connect(self.retranslate)
        self.hide()
        self.retranslate()

    def begin(self, title: Text) -> None:
        """Appear under ``title`` unless :meth:`end` is called before."""
        self._title_text = title
        self.button.setEnabled(True)
        self.show_progress(None, "", "")
        self.retranslate()
        if not self.isVisible():
            self._delay.start()

    def show_progress(self, share: float | None, words: str, file: str) -> None:
        """Show the ``share`` done from 0 to 1, None while it cannot be known."""
        self.bar.setRange(0, 0 if share is None else _STEPS)
        if share is not None:
            self.bar.setValue(round(share * _STEPS))
        self.words.setText(words)
        self.file.put(file)

    def end(self) -> None:
        """Disappear."""
        self._delay.stop()
        # A bar without an end is animated by a timer of its own.
        self.bar.setRange(0, _STEPS)
        self.hide()

    def retranslate(self) -> None:
        """Say title and button in the language in force."""
        title = "" if self._title_text is None else self._tongue.show(self._title_text)
        self._title.setText(title)
        self.bar.setAccessibleName(title)
        self.button.setText(self._tongue.say("Cancel"))
        if not self.button.isEnabled():
            self._title.setText(self._tongue.say("Ending…"))

    def _appear(self) -> None:
        self.show()
        self.appeared.emit()

    def _cancel(self) -> None:
        self.button.setEnabled(False)
        self.retranslate()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cancel_asked.emit()
