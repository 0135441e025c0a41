"""Says that the program made an error: once, with the plan still there to be saved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from ascgui.session.crash import Crash
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme


class CrashReporter(QObject):
    """Shows one dialog at a time; errors that come while it is open are only logged."""

    def __init__(
        self,
        parent: QWidget,
        tongue: Tongue,
        theme: Theme,
        save_as: Callable[[], object],
    ) -> None:
        """``save_as`` lets the user save the plan under another name."""
        super().__init__(parent)
        self._parent = parent
        self._tongue = tongue
        self._theme = theme
        self._save_as = save_as
        self.dialog: QMessageBox | None = None

    def show(self, crash: Crash) -> None:
        """Tell ``crash``, unless a dialog is open already. Blocks nothing."""
        if self.dialog is not None:
            return
        say = self._tongue.say
        box = self.dialog = QMessageBox(self._parent)
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
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
