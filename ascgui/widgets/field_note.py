"""The sentence under a field that says what is wrong with it and what can be done."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.record import frozen
from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.widgets.labels import IconLabel, scaled_font
from ascgui.widgets.layouts import FlowLayout, emptied
from ascgui.widgets.theme import Theme

ICONS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "info"}
TOKENS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}

AFTER_CLICK_MS = 40
"""How often a note looks whether the mouse button is still pressed."""

_BREAK = "\N{ZERO WIDTH SPACE}"
_LONG_WORD = re.compile(r"\S{20,}")
_INSIDE = re.compile(r"(?<=[^\W\d_])(?=\w)|(?<=\d)(?=\d)")


@frozen
class Remark:
    """What is to be said about a field: how bad it is, the sentence, and remedies by name."""

    severity: Severity
    sentence: Text
    remedies: tuple[tuple[Text | str, Any], ...] = ()

    @staticmethod
    def of(issue: Issue) -> Remark:
        """Return what ``issue`` says, with what to do."""
        if issue.action is None:
            return Remark(issue.severity, issue.message)
        sentence = text("{message} {action}", message=issue.message, action=issue.action)
        return Remark(issue.severity, sentence)


class FieldNote(QWidget):
    """Shows one :class:`Remark`, or takes no room. ``remedy_chosen`` carries a remedy's value."""

    remedy_chosen = Signal(object)

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start with nothing to say."""
        super().__init__(parent)
        self._tongue = tongue
        self._theme = theme
        self._remark: Remark | None = None
        self._said: _Said | None = None
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
        if self._said is None:
            # Most notes of a window never say anything.
            self._said = _Said(self, self._tongue, self._theme)
            self._later = QTimer(self)
            self._later.setSingleShot(True)
            self._later.setInterval(AFTER_CLICK_MS)
            self._later.timeout.connect(self._show)
            self._tongue.changed.connect(self.retranslate)
            self._theme.changed.connect(self.restyle)
        self.retranslate()
        self.restyle()
        self._show()

    def _show(self) -> None:
        """Appear or go, but not while a click is under way: it would land on another widget."""
        if (self._remark is None) == self.isHidden():
            return
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._later.start()
            return
        self.setVisible(self._remark is not None)

    def retranslate(self) -> None:
        """Say the remark in the language in force."""
        if self._said is None:
            return
        emptied(self._said.remedies)
        if self._remark is None:
            self._said.sentence.clear()
            return
        self._said.sentence.setText(breakable(self.sentence))
        for name, value in self._remark.remedies:
            button = LinkButton(self._tongue.show(name), self._theme)
            button.clicked.connect(lambda _=False, value=value: self.remedy_chosen.emit(value))
            self._said.remedies.addWidget(button)

    def restyle(self) -> None:
        """Take the colours of the theme in force."""
        if self._remark is None or self._said is None:
            return
        size = self.fontMetrics().height()
        token = TOKENS[self._remark.severity]
        icon = self._theme.icon(ICONS[self._remark.severity], token)
        self._said.icon.put(icon, size)
        colours = self._said.sentence.palette()
        colours.setColor(colours.ColorRole.WindowText, self._theme.color(token))
        self._said.sentence.setPalette(colours)


class _Said:
    """The parts of a note: an icon, the sentence beside it, and the remedies below that."""

    def __init__(self, note: FieldNote, tongue: Tongue, theme: Theme) -> None:
        self.icon = IconLabel()
        self.icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence = _Sentence(tongue)
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        links = QWidget()
        self.remedies = FlowLayout(theme.space(4), 0, links)
        layout = QGridLayout(note)
        layout.setContentsMargins(0, theme.space(0.5), 0, theme.space(1))
        layout.setHorizontalSpacing(theme.space(1))
        layout.setVerticalSpacing(0)
        layout.addWidget(self.icon, 0, 0)
        layout.addWidget(self.sentence, 0, 1)
        layout.addWidget(links, 1, 1)
        layout.setColumnStretch(1, 1)


def breakable(sentence: str) -> str:
    """Return ``sentence`` with its longest words open to a break wherever the line ends."""
    return _LONG_WORD.sub(lambda word: _INSIDE.sub(_BREAK, word[0]), sentence)


class _Sentence(QLabel):
    """Copies what is chosen in it without the breaks: a path must be one where it is pasted."""

    def __init__(self, tongue: Tongue) -> None:
        super().__init__()
        self._tongue = tongue

    def copy(self) -> None:
        """Put what is chosen on the clipboard."""
        if self.hasSelectedText():
            QGuiApplication.clipboard().setText(self.selectedText().replace(_BREAK, ""))

    @override
    def keyPressEvent(self, ev: QKeyEvent) -> None:
        if ev.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(ev)

    @override
    def contextMenuEvent(self, ev: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        action = menu.addAction(self._tongue.say("&Copy"), self.copy)
        action.setEnabled(self.hasSelectedText())
        menu.popup(ev.globalPos())


class LinkButton(QPushButton):
    """A button that looks like a link: no frame, and a line below while it has the focus."""

    def __init__(
        self, name: str, theme: Theme, *, scale: float = 1.0, parent: QWidget | None = None
    ) -> None:
        """Name it ``name``; ``scale`` is a multiple of the text size."""
        super().__init__(name, parent)
        self._theme = theme
        self._scale = scale
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Take the colours and the text size in force."""
        self.setFont(scaled_font(self, self._scale))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text())
        return QSize(width + 2, metrics.height() + self._theme.space(1))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._theme.color("accent" if self.isEnabled() else "disabled"))
        font = self.font()
        font.setUnderline(self.hasFocus() or self.underMouse())
        painter.setFont(font)
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, shown)
