"""Says that the program made an error: once, with the plan still there to be saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ascgui.session.crash import Crash
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic
from ascgui.windows import placement


class CrashReporter(QObject):
    """Shows one dialog at a time; errors that come while it is open are only logged."""

    def __init__(
        self,
        parent: QWidget,
        tongue: Tongue,
        theme: Theme,
        save_as: Callable[[], object],
        seen: Callable[[], object] = lambda: None,
    ) -> None:
        """``save_as`` lets the user save the plan under another name.

        ``seen`` is called when the user has closed the dialog.
        """
        super().__init__(parent)
        self._parent = parent
        self._tongue = tongue
        self._theme = theme
        self._save_as = save_as
        self._seen = seen
        self.dialog: QMessageBox | None = None

    def show(self, crash: Crash) -> None:
        """Tell ``crash``, unless a dialog is open already. Blocks nothing."""
        if self.dialog is not None:
            return
        say = self._tongue.say
        box = self.dialog = QMessageBox(self._parent)
        set_topic(box, "files#errors")
        box.setWindowTitle(say("Error in the program"))
        box.setIcon(QMessageBox.Icon.Critical)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(say("The program made an error and goes on without what it was doing."))
        box.setInformativeText(
            say(
                "The plan is still open. Save it under another name to be safe. The error is"
                " described in {path}.",
                path=str(crash.log),
            )
        )
        box.setDetailedText(crash.trace)
        role = QMessageBox.ButtonRole
        save = box.addButton(say("Save under another name…"), role.ActionRole)
        copy = box.addButton(say("Copy the description"), role.ActionRole)
        box.addButton(QMessageBox.StandardButton.Close)
        # An action button would close the box; these two leave it open.
        for button in (save, copy):
            button.clicked.disconnect()
        save.clicked.connect(self._save)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(crash.trace))
        box.finished.connect(self._closed)
        box.open()

    def _save(self) -> None:
        self._save_as()

    def _closed(self) -> None:
        self._seen()
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None


class LastErrorDialog(QDialog):
    """Shows what the log says of an error that nobody was told of, as the program ended by it."""

    def __init__(
        self,
        described: str,
        log: Path,
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show ``described``, which stands in the file ``log``."""
        super().__init__(parent)
        set_topic(self, "files#errors")
        say = tongue.say
        self.setWindowTitle(say("Error in the program"))
        words = QLabel(
            say(
                "The program made an error the last time. This describes it, for whoever mends"
                " the program; it also stands in {path}.",
                path=str(log),
            )
        )
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        self.description = QPlainTextEdit(described)
        self.description.setReadOnly(True)
        self.description.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.description.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.description.setAccessibleName(say("Description of the error"))
        self.description.setTabChangesFocus(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setIcon(theme.icon("close"))
        buttons.rejected.connect(self.reject)
        self.copy_button = QPushButton(theme.icon("copy"), say("Copy the description"))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(described))
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(5)] * 4)
        layout.setSpacing(theme.space(4))
        layout.addWidget(words)
        layout.addWidget(self.description, 1)
        layout.addWidget(buttons)
        placement.fit(self, theme.space(180), theme.space(100))
        self.copy_button.setFocus()
