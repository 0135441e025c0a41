"""What is said above the page of preferences that could not be read, until it is closed."""

from __future__ import annotations

from ascgui.domain.text import text
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.widgets.notice_bar import NoticeBar
from ascgui.widgets.theme import Theme
from ascgui.windows.questions import Questions


class PreferencesNotice(NoticeBar):
    """A notice of its own, so that what is told of a plan does not take its place."""

    def __init__(
        self, settings: Settings, questions: Questions, tongue: Tongue, theme: Theme
    ) -> None:
        """Tell what ``settings`` found wrong with their file; hidden if that is nothing."""
        super().__init__(tongue, theme)
        self._issues = settings.issues
        self._questions = questions
        self.acted.connect(self._show_all)
        if self._issues:
            worst = min(self._issues, key=lambda issue: issue.severity.rank)
            details = (text("Details"),) if len(self._issues) > 1 else ()
            self.tell(worst.severity, worst.message, *details, code=worst.code)

    def _show_all(self) -> None:
        self._questions.show_issues(text("Findings about the preferences"), self._issues)
