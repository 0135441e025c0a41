"""A quiet word on whether what was changed is in its file yet."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Saving, Workbench
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme

PATIENCE_MS = 500
"""How long a save may take before it is told."""


class SavingLabel(ThemedLabel):
    """Hidden while everything is saved, and while a save takes no longer than a moment."""

    def __init__(self, workbench: Workbench, tongue: Tongue, theme: Theme) -> None:
        """Follow ``workbench``."""
        super().__init__(theme, "quiet")
        self._workbench = workbench
        self._tongue = tongue
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self.retranslate)
        workbench.saving_changed.connect(self._follow)
        tongue.changed.connect(self.retranslate)
        self.hide()

    def retranslate(self) -> None:
        """Say how it stands in the language in force."""
        saving = self._workbench.saving
        self.put_on("warning" if saving is Saving.FAILED else "quiet")
        words = {
            Saving.RUNNING: self._tongue.say("Saving…"),
            Saving.FAILED: self._tongue.say("Not saved"),
        }.get(saving, "")
        self.setText(words)
        self.setVisible(bool(words))

    def _follow(self) -> None:
        if self._workbench.saving is not Saving.RUNNING:
            self._patience.stop()
            self.retranslate()
        elif not self._patience.isActive() and self.isHidden():
            self._patience.start()
