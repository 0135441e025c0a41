"""Work that the window waits for: in a thread of its own, with progress and a way to end it."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.text import Text
from ascgui.session.estimation import Failure
from ascgui.session.job import Job, Work
from ascgui.session.tongue import Tongue
from ascgui.widgets.progress_card import DELAY_MS, ProgressCard
from ascgui.widgets.theme import Theme


def wait_for(
    title: Text, work: Work, parent: QWidget | None, tongue: Tongue, theme: Theme
) -> object | None:
    """Do ``work`` and return its result, or None where it was cancelled.

    Nothing can be typed or clicked meanwhile; what takes long shows how far it is and can be
    ended. Progress is told as (done, all).

    Raises:
        Exception: what ``work`` raised.
    """
    waiting = _Waiting(title, work, parent, tongue, theme)
    try:
        return waiting.result()
    finally:
        waiting.end()


class _Waiting:
    """One piece of work that is waited for."""

    def __init__(
        self, title: Text, work: Work, parent: QWidget | None, tongue: Tongue, theme: Theme
    ) -> None:
        self._title = title
        self._work = work
        self._tongue = tongue
        self._job = Job()
        self._loop = QEventLoop()
        self._result: object | None = None
        self._failure: Failure | None = None
        self._ended = False
        self._dialog = _Dialog(self._job, tongue, theme, parent)
        self._job.finished.connect(self._finish)
        self._job.failed.connect(self._fail)
        self._job.abandoned.connect(self._end)
        self._job.progressed.connect(self._tell)

    def result(self) -> object | None:
        """Do the work."""
        self._dialog.card.begin(self._title)
        self._job.start(self._work)
        patience = QTimer()
        patience.setSingleShot(True)
        patience.timeout.connect(self._loop.quit)
        patience.start(DELAY_MS)
        # Without the user's input: what is worked on must stay as it is.
        self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        patience.stop()
        if not self._ended:
            self._dialog.card.show()
            self._dialog.exec()
        if self._failure is not None:
            raise self._failure.error
        return self._result

    def end(self) -> None:
        """Take everything down."""
        self._job.shutdown()
        self._dialog.card.end()
        self._dialog.deleteLater()

    def _finish(self, result: object) -> None:
        self._result = result
        self._end()

    def _fail(self, failure: Failure) -> None:
        self._failure = failure
        self._end()

    def _end(self) -> None:
        self._ended = True
        self._loop.quit()
        self._dialog.accept()

    def _tell(self, done: tuple[int, int]) -> None:
        number, count = done
        words = self._tongue.say("{done} of {all} scenarios", done=number, all=count)
        self._dialog.card.show_progress(number / count if count else None, words, "")


class _Dialog(QDialog):
    """Only the card; Escape cancels as its button does, and it closes with the work alone."""

    def __init__(self, job: Job, tongue: Tongue, theme: Theme, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._job = job
        self.setModal(True)
        self.setWindowTitle("ascgui")
        self.card = ProgressCard(tongue, theme)
        self.card.cancel_asked.connect(job.cancel)
        self.setMinimumWidth(theme.space(90))
        layout = QVBoxLayout(self)
        layout.addWidget(self.card)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Return is the button's own; what closes a dialog otherwise does not end the work.
        event.ignore()

    @override
    def reject(self) -> None:
        self._job.cancel()
