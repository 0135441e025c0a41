"""What is said above the page while changes of the catalog are not in their file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import MEANWHILE, UNREADABLE, Workbench
from ascgui.widgets.notice_bar import NoticeBar
from ascgui.widgets.theme import Theme


class SavingNotice(QWidget):
    """Hidden as long as every change is saved; says why one is not, and what can be done."""

    def __init__(self, workbench: Workbench, tongue: Tongue, theme: Theme) -> None:
        """Follow ``workbench``."""
        super().__init__()
        self._workbench = workbench
        self._doing: tuple[Callable[[], None], ...] = ()
        self.bar = NoticeBar(tongue, theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.bar)
        self.bar.acted.connect(self._act)
        workbench.saving_changed.connect(self._show)
        self.hide()

    def _show(self) -> None:
        trouble = self._workbench.trouble
        if trouble is None:
            self.bar.clear()
            self.hide()
            return
        offered = self._offered(trouble.code)
        self._doing = tuple(doing for _, doing in offered)
        message = trouble.message
        if trouble.code not in {MEANWHILE, UNREADABLE}:
            message = text(
                "Your changes of the catalog are kept in the window, but are not saved yet. {why}",
                why=message,
            )
        words = (words for words, _ in offered)
        self.bar.tell(trouble.severity, message, *words, code=trouble.code)
        self.show()

    def _offered(self, code: str) -> tuple[tuple[Text, Callable[[], None]], ...]:
        bench = self._workbench
        if code == MEANWHILE:
            return (
                (text("Keep mine"), bench.overwrite),
                (text("Take the file's"), bench.reload),
            )
        again = (text("Try again"), bench.retry)
        if code == UNREADABLE:
            return (again, (text("Replace the file"), bench.overwrite))
        return (again,)

    def _act(self, at: int) -> None:
        self._doing[at]()
