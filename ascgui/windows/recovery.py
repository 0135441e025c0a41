"""Nothing lost: keeps what is not saved, and offers what an earlier run left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import text
from ascgui.session.autosave import FOLDER, Autosave
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.leftovers import MOST_DISCARDED, Leftover, Leftovers
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme

if TYPE_CHECKING:
    from ascgui.windows.main_window import MainWindow
    from ascgui.windows.recovery_dialog import RecoveryDialog


class Recovery(QObject):
    """Owns the window's recovery file and the dialog that offers those of others.

    ``closed`` is emitted when that dialog is done with; ``failed`` carries the ``Failure`` of a
    writing that ended in an error of the program.
    """

    closed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        *,
        document: Document,
        estimation: Estimation,
        data: Path,
        tongue: Tongue,
        theme: Theme,
    ) -> None:
        """``data`` is the user's data folder."""
        super().__init__(window)
        self._window = window
        self._estimation = estimation
        self._tongue = tongue
        self._theme = theme
        self.autosave = Autosave(document, data / FOLDER, parent=self)
        self.autosave.refused.connect(window.tell)
        self.autosave.failed.connect(self.failed)
        window.left.connect(self.autosave.forget)
        self._leftovers = Leftovers(data / FOLDER)
        self.dialog: RecoveryDialog | None = None

    def offer(self) -> bool:
        """Offer what is left of runs that ended; return whether there was any."""
        if self.dialog is not None:
            return False
        return bool(self._leftovers.find()) and self._show()

    def offer_or_tell(self) -> None:
        """Offer what is left or was discarded, or say that nothing is; called from the menu."""
        if self.dialog is not None or self.offer():
            return
        if self._leftovers.discarded():
            self._show()
        else:
            nothing = text("There is no unsaved work to restore.")
            self._window.tell(Issue(Severity.INFO, "nothing-to-restore", nothing))

    def _show(self) -> bool:
        from ascgui.windows.recovery_dialog import RecoveryDialog  # noqa: PLC0415 - seldom needed

        dialog = self.dialog = RecoveryDialog(
            self._leftovers.found,
            self._estimation.tables,
            self._tongue,
            self._theme,
            restore=self._restore,
            discard=self._discard,
            discarded=self._leftovers.discarded,
            more=self._leftovers.more,
            parent=self._window,
        )
        dialog.finished.connect(self._closed)
        dialog.open()
        return True

    def end(self) -> None:
        """Stop keeping; what was saved or given up leaves no file behind."""
        if self.dialog is not None:
            self.dialog.finished.disconnect(self._closed)
            self.dialog.close()
        self.autosave.end()
        self._leftovers.release()

    def _restore(self, leftover: Leftover) -> bool:
        draft = leftover.draft
        if draft is None or not self._window.files.restore(draft):
            return False
        # The old file goes only once the new one holds the same.
        refused = self.autosave.write_now()
        if refused is None:
            self._leftovers.remove(leftover)
        else:
            self._window.tell(refused)
        return True

    def _discard(self, leftover: Leftover) -> None:
        self._leftovers.discard(leftover)
        kept = text(
            "What was discarded is kept with the last {n}: File › Restore unsaved work… shows"
            " them.",
            n=MOST_DISCARDED,
        )
        self._window.tell(Issue(Severity.INFO, "discarded-kept", kept))

    def _closed(self) -> None:
        self._leftovers.release()
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
        self.closed.emit()
