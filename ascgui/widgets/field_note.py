"""The sentence under a field that says what is wrong with it and what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from ascgui.domain.issues import Severity
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.layouts import emptied
from ascgui.widgets.theme import Theme

ICONS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "info"}
TOKENS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


@dataclass(frozen=True, slots=True)
class Remark:
    """What is to be said about a field: how bad it is, the sentence, and remedies by name."""

    severity: Severity
    sentence: Text
    remedies: tuple[tuple[Text | str, Any], ...] = ()


class FieldNote(QWidget):
    """Shows one :class:`Remark`, or takes no room. ``remedy_chosen`` carries a remedy's value."""

    remedy_chosen = Signal(object)

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start with nothing to say."""
        super().__init__(parent)
        self._tongue = tongue
        self._theme = theme
        self._remark: Remark | None = None
        self._icon = QLabel()
        self._icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._sentence = QLabel()
        self._sentence.setWordWrap(True)
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._remedies = QHBoxLayout()
        self._remedies.setContentsMargins(0, 0, 0, 0)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, theme.space(0.5), 0, theme.space(1))
        layout.setHorizontalSpacing(theme.space(1))
        layout.setVerticalSpacing(0)
        layout.addWidget(self._icon, 0, 0)
        layout.addWidget(self._sentence, 0, 1)
        layout.addLayout(self._remedies, 1, 1)
        layout.setColumnStretch(1, 1)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.hide()

    @property
    def remark(self) -> Remark | None:
        """What is being said, or None."""
        return self._remark

    @property
    def sentence(self) -> str:
        """What stands there in the language in force, or ""."""
        return "" if self._remark is None else self._tongue.show(self._remark.sentence)

    def put(self, remark: Remark | None) -> None:
        """Say ``remark``, or nothing."""
        if remark == self._remark:
            return
        self._remark = remark
        self.retranslate()
        self.restyle()
        self.setVisible(remark is not None)

    def retranslate(self) -> None:
        """Say the remark in the language in force."""
        emptied(self._remedies)
        if self._remark is None:
            self._sentence.clear()
            return
        self._sentence.setText(self.sentence)
        for name, value in self._remark.remedies:
            button = LinkButton(self._tongue.show(name), self._theme)
            button.clicked.connect(lambda _=False, value=value: self.remedy_chosen.emit(value))
            self._remedies.addWidget(button)
        self._remedies.addStretch(1)

    def restyle(self) -> None:
        """Take the colours of the theme in force."""
        if self._remark is None:
            return
        size = self.fontMetrics().height()
        token = TOKENS[self._remark.severity]
        icon = self._theme.icon(ICONS[self._remark.severity], token)
        self._icon.setPixmap(icon.pixmap(size, size))
        colours = self._sentence.palette()
        colours.setColor(colours.ColorRole.WindowText, self._theme.color(token))
        self._sentence.setPalette(colours)


class LinkButton(QPushButton):
    """A button that looks like a link, for remedies inside sentences' reach."""

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        """Name it ``name``."""
        super().__init__(name, parent)
        self.setFlat(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(name)
        self._theme = theme
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Take the accent colour of the theme in force."""
        colours = self.palette()
        colours.setColor(colours.ColorRole.ButtonText, self._theme.color("accent"))
        self.setPalette(colours)
