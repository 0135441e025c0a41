"""One scenario in words: its name and note to edit, and what was found about it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.issues import Issue
from ascgui.domain.project import Scenario
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.findings import FindingsModel
from ascgui.widgets.field import LineEdit
from ascgui.widgets.findings_list import FindingsList
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme

_NOTE_LINES = 3


class ScenarioCard(QWidget):
    """Edits the name and the note of one scenario.

    ``renamed`` and ``annotated`` carry (id, words) with every letter, ``left`` tells that the user
    is done with a line, and ``open_asked`` carries the id of a scenario to show on the Plan page.
    """

    renamed = Signal(object)
    annotated = Signal(object)
    left = Signal()
    open_asked = Signal(object)

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        """Start without a scenario."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._scenario: Scenario | None = None
        self._name_label = ThemedLabel(theme, "quiet")
        self._note_label = ThemedLabel(theme, "quiet")
        self.name = LineEdit(theme)
        self.note = NoteEdit()
        self.open_button = QPushButton()
        self._about_title = ThemedLabel(theme, "quiet", bold=True)
        self._findings_title = ThemedLabel(theme, "quiet", bold=True)
        self.about = FindingsModel(tongue.language, self)
        self.findings = FindingsModel(tongue.language, self)
        self.about_list = FindingsList(self.about, lambda _issue: None, tongue, theme)
        self.findings_list = FindingsList(self.findings, lambda _issue: None, tongue, theme)
        self.name.textEdited.connect(lambda words: self._tell(self.renamed, words))
        self.name.editingFinished.connect(self.left)
        self.note.textChanged.connect(self._note_changed)
        self.note.left.connect(self.left)
        self.open_button.clicked.connect(self._ask)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self._name_label)
        layout.addWidget(self.name)
        layout.addWidget(self._note_label)
        layout.addWidget(self.note)
        layout.addSpacing(theme.space(1))
        layout.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)
        for title, listed in (
            (self._about_title, self.about_list),
            (self._findings_title, self.findings_list),
        ):
            layout.addSpacing(theme.space(2))
            layout.addWidget(title)
            layout.addWidget(listed)
        layout.addStretch(1)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()
        self.put(None, (), ())

    @property
    def scenario(self) -> Scenario | None:
        """The scenario that is shown."""
        return self._scenario

    def put(
        self, scenario: Scenario | None, findings: tuple[Issue, ...], about: tuple[Issue, ...]
    ) -> None:
        """Show ``scenario`` with its ``findings``, and what there is to say ``about`` all."""
        self._scenario = scenario
        name = "" if scenario is None else scenario.name
        note = "" if scenario is None else scenario.note
        if self.name.text() != name:
            self.name.setText(name)
            self.name.setCursorPosition(0)
        if self.note.toPlainText() != note:
            self.note.show_words(note)
        for widget in (self.name, self.note, self.open_button):
            widget.setEnabled(scenario is not None)
        self.findings.put(findings)
        self.about.put(about)
        self._findings_title.setVisible(bool(findings))
        self._about_title.setVisible(bool(about))

    def edit_name(self) -> None:
        """Put the keyboard into the name."""
        self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.name.selectAll()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self._name_label.setText(say("Name"))
        self._note_label.setText(say("Note"))
        self.name.setAccessibleName(say("Name of the scenario"))
        self.note.setAccessibleName(say("Note of the scenario"))
        self.note.setPlaceholderText(say("Why this scenario, what it assumes"))
        self.open_button.setText(say("Open on the Plan page"))
        self._about_title.setText(say("About the comparison"))
        self._findings_title.setText(say("Findings of this scenario"))
        for model in (self.about, self.findings):
            model.speak(self._tongue.language)

    def restyle(self) -> None:
        """Take the sizes and colours in force."""
        self.open_button.setIcon(self._theme.icon("plan"))
        line = self.note.fontMetrics().lineSpacing()
        self.note.setFixedHeight(line * _NOTE_LINES + self._theme.space(4))

    def _tell(self, signal: Any, words: str) -> None:
        if self._scenario is not None:
            signal.emit((self._scenario.id, words))

    def _note_changed(self) -> None:
        if self._scenario is not None and self.note.toPlainText() != self._scenario.note:
            self._tell(self.annotated, self.note.toPlainText())

    def _ask(self) -> None:
        if self._scenario is not None:
            self.open_asked.emit(self._scenario.id)


class NoteEdit(QPlainTextEdit):
    """Lines of text that leave undo to the document; Tab goes on to the next input."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)

    def show_words(self, words: str) -> None:
        """Show ``words`` without telling that they were changed."""
        with QSignalBlocker(self):
            self.setPlainText(words)

    @override
    def event(self, event: QEvent) -> bool:
        matches = getattr(event, "matches", None)
        if event.type() is QEvent.Type.ShortcutOverride and matches is not None:
            keys = QKeySequence.StandardKey
            if matches(keys.Undo) or matches(keys.Redo):
                event.ignore()
                return False
        return super().event(event)

    @override
    def focusOutEvent(self, e: QFocusEvent) -> None:
        super().focusOutEvent(e)
        if e.reason() is not Qt.FocusReason.PopupFocusReason:
            self.left.emit()
