"""A figure of the answer: the number in words, what stands beside it, and how it came about."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.widgets.field_note import LinkButton
from ascgui.widgets.labels import ThemedLabel, WordsLabel
from ascgui.widgets.layouts import FlowLayout
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme


class Figure(QWidget):
    """Large words, a remark in text size, a quiet tag at the end, and ⓘ.

    ``explain_asked`` is emitted by ⓘ, a double click, or Alt+Enter; ``input_asked`` carries the
    key of the input without which there is no figure.
    """

    explain_asked = Signal()
    input_asked = Signal(object)

    def __init__(
        self,
        tongue: Tongue,
        theme: Theme,
        *,
        scale: float = 1.0,
        bold: bool = False,
        stacked: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """``scale`` is the size of the words as a multiple of the text size.

        ``stacked`` puts what stands beside the words below them.
        """
        super().__init__(parent)
        self._tongue = tongue
        self._theme = theme
        self._explained = False
        self._wanted = ""
        self.words = WordsLabel(theme, scale=scale, bold=bold)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.ask = LinkButton("", theme, scale=min(scale, 1.25))
        self.ask.clicked.connect(lambda: self.input_asked.emit(self._wanted))
        self.aside = WordsLabel(theme, "quiet")
        self.tag = ThemedLabel(theme, "quiet")
        self.button = QuietButton()
        self.button.clicked.connect(self.explain_asked)
        said = QWidget()
        flow = FlowLayout(theme.space(3), theme.space(0.5), said)
        flow.addWidget(self.words)
        flow.addWidget(self.ask)
        if stacked:
            said = _stacked(said, self.aside, self.tag, theme)
        else:
            flow.addWidget(self.aside)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(said, 1)
        if not stacked:
            layout.addWidget(self.tag)
        layout.addWidget(self.button)
        policy = self.button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.button.setSizePolicy(policy)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.retranslate()
        self.restyle()

    def show_figure(
        self,
        words: str,
        aside: str = "",
        tag: str = "",
        *,
        colour: str = "text",
        explained: bool = False,
        wanted: str = "",
    ) -> None:
        """Show ``words`` in the colour token ``colour``, and ⓘ where they are ``explained``.

        ``wanted`` is the key of an input that is missing: the words then stand on a button that
        asks for it.
        """
        if " · " in words:
            # What belongs together stays on one line: a count and what it counts.
            words = words.replace(" ", "\N{NO-BREAK SPACE}").replace(
                "\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}", " · "
            )
        self._explained = explained
        self._wanted = wanted
        self.ask.setText(words)
        self.ask.setVisible(bool(wanted))
        self.words.put_on(colour)
        for label, said in ((self.words, words), (self.aside, aside), (self.tag, tag)):
            if label.text() != said:
                label.setText(said)
            label.setVisible(bool(said) and not (wanted and label is self.words))
        self.button.setVisible(explained)
        said = ", ".join(part for part in (words, aside, tag) if part)
        self.setAccessibleName(said)
        self.button.setAccessibleDescription(said)

    def dim(self, *, dimmed: bool) -> None:
        """Show the figure as not fresh."""
        for label in (self.words, self.aside, self.tag):
            label.dim(dimmed=dimmed)

    def retranslate(self) -> None:
        """Say the button's name in the language in force."""
        self.button.setAccessibleName(self._tongue.say("How this figure came about"))
        self.button.setToolTip(self._tongue.say("How this figure came about (Alt+Enter)"))

    def restyle(self) -> None:
        """Take the icon in the colour in force."""
        self.button.setIcon(self._theme.icon("info", "quiet"))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.AltModifier and self._explained:
            self.explain_asked.emit()
            return
        super().keyPressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._explained:
            self.explain_asked.emit()


def _stacked(words: QWidget, aside: QWidget, tag: QWidget, theme: Theme) -> QWidget:
    """Return ``words`` with ``aside`` and ``tag`` in a line below."""
    below = QWidget()
    flow = FlowLayout(theme.space(2), 0, below)
    flow.addWidget(aside)
    flow.addWidget(tag)
    both = QWidget()
    layout = QVBoxLayout(both)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(words)
    layout.addWidget(below)
    return both
