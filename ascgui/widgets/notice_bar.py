"""A sentence above a page that waits until it is read: no dialog, nothing blocked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.domain.issues import Severity
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.explanation import Explanation
from ascgui.widgets.labels import IconLabel
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme

_LOOKS = {
    Severity.ERROR: ("error", "error"),
    Severity.WARNING: ("warning", "warning"),
    Severity.INFO: ("info", "note"),
}


class NoticeBar(QWidget):
    """Shows one notice with what can be done about it; hidden while there is none.

    A notice that is a finding leads to what its code means.

    ``acted`` carries the number of the action that was chosen.
    """

    acted = Signal(object)

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start hidden."""
        super().__init__(parent)
        self._tongue = tongue
        self._theme = theme
        self._severity = Severity.INFO
        self._sentence: Text | None = None
        self._actions: tuple[Text, ...] = ()
        self._icon = IconLabel()
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons: list[QPushButton] = []
        self._close = QuietButton()
        self._close.clicked.connect(self.clear)
        self.explanation = Explanation(self, tongue, theme)
        self._layout = layout = QHBoxLayout()
        layout.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._words, 1)
        layout.addWidget(self.explanation.link)
        self._place = layout.count()
        layout.addWidget(self._close)
        self._column = QVBoxLayout(self)
        self._column.addLayout(layout)
        self._column.addWidget(self.explanation.card)
        self.explanation.unfolded.connect(self._keep_focus)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self.hide()

    @property
    def sentence(self) -> Text | None:
        """What is shown, or None."""
        return self._sentence

    def tell(self, severity: Severity, sentence: Text, *actions: Text, code: str = "") -> None:
        """Show ``sentence``, with a button for each of ``actions`` that emits ``acted``.

        ``code`` is that of the finding, if it is one.
        """
        self._severity, self._sentence, self._actions = severity, sentence, actions
        while len(self._buttons) < len(actions):
            button = QPushButton()
            button.clicked.connect(partial(self._act, len(self._buttons)))
            self._layout.insertWidget(self._place + len(self._buttons), button)
            self._buttons.append(button)
        self.explanation.put(code, self._tongue.show(sentence))
        self._restyle()
        self.show()

    def _act(self, at: int, _checked: bool = False) -> None:  # noqa: FBT001, FBT002
        self.acted.emit(at)

    def clear(self) -> None:
        """Take the notice away."""
        self._sentence = None
        self.explanation.put("")
        self.hide()

    def _keep_focus(self) -> None:
        if self.explanation.link.hasFocus():
            self._close.setFocus()

    def retranslate(self) -> None:
        """Say the notice in the language in force."""
        self._words.setText("" if self._sentence is None else self._tongue.show(self._sentence))
        for at, button in enumerate(self._buttons):
            button.setVisible(at < len(self._actions))
            if at < len(self._actions):
                button.setText(self._tongue.show(self._actions[at]))
        self._close.setToolTip(self._tongue.say("Close this notice"))
        self._close.setAccessibleName(self._tongue.say("Close this notice"))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("raised"))
        bar = self.rect()
        bar.setWidth(self._theme.space(0.75))
        painter.fillRect(bar, self._theme.color(_LOOKS[self._severity][1]))
        bar = self.rect()
        bar.setTop(bar.bottom())
        painter.fillRect(bar, self._theme.color("line"))
        painter.end()

    def _restyle(self) -> None:
        if self._sentence is None:
            return
        space = self._theme.space
        self._column.setContentsMargins(space(4), space(2), space(3), space(2))
        self._column.setSpacing(space(2))
        self._layout.setSpacing(space(2))
        name, colour = _LOOKS[self._severity]
        self._icon.put(self._theme.icon(name, colour), space(5))
        self._close.setIcon(self._theme.icon("close", "quiet"))
        self._close.setIconSize(QSize(space(4), space(4)))
        self.retranslate()
        self.update()
