"""A list of findings with their places, for files that cannot be used and plans that changed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text, text
from ascgui.guide.explanations import Explanation, explanations
from ascgui.session.tongue import Tongue
from ascgui.widgets.labels import IconLabel
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic
from ascgui.windows import placement

_WORDS = {
    Severity.ERROR: text("Error"),
    Severity.WARNING: text("Warning"),
    Severity.INFO: text("Note"),
}
_COLOURS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_ICONS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "info"}


class IssuesDialog(QDialog):
    """Shows every finding at once: what is so, where, and what to do. The list can be copied."""

    def __init__(
        self,
        heading: Text,
        issues: Sequence[Issue],
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show ``issues`` below the sentence ``heading``."""
        super().__init__(parent)
        self._heading = heading
        self._issues = sorted(issues, key=lambda issue: issue.severity.rank)
        self._tongue = tongue
        self._theme = theme
        self._explained: dict[str, Explanation] = {}
        if self._issues:
            set_topic(self, f"findings#{self._issues[0].code}")
        self.setWindowTitle(tongue.say("Findings"))
        worst = self._issues[0].severity if self._issues else Severity.INFO
        icon = IconLabel()
        icon.put(theme.icon(_ICONS[worst], _COLOURS[worst]), theme.space(8))
        words = QLabel(tongue.show(heading))
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        top = QHBoxLayout()
        top.setSpacing(theme.space(3))
        top.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(words, 1)
        self.list = QTextBrowser()
        self.list.setOpenLinks(False)
        self.list.setAccessibleName(tongue.say("Findings"))
        self.list.anchorClicked.connect(lambda url: self.explain(url.toString()))
        self._fill()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setIcon(theme.icon("close"))
        buttons.rejected.connect(self.reject)
        copy = QPushButton(tongue.say("Copy the list"))
        copy.clicked.connect(self._copy)
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(5)] * 4)
        layout.setSpacing(theme.space(4))
        layout.addLayout(top)
        layout.addWidget(self.list, 1)
        layout.addWidget(buttons)
        placement.fit(self, theme.space(160), theme.space(min(100, 45 + 12 * len(self._issues))))
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def explain(self, code: str) -> None:
        """Say below each finding with this ``code`` what it means."""
        set_topic(self, f"findings#{code}")
        known = explanations(self._tongue.language)
        self._explained |= {code: known[code]} if code in known else {}
        bar = self.list.verticalScrollBar()
        at = bar.value()
        self._fill()
        bar.setValue(at)

    def _fill(self) -> None:
        self.list.setHtml("".join(map(self._html, self._issues)))

    def plain(self) -> str:
        """Return the list as plain text, as it is copied."""
        parts = [self._tongue.show(self._heading)]
        for issue in self._issues:
            place = self.place(issue)
            parts.append("\n".join(filter(None, (place, *self._sentences(issue)))))
        return "\n\n".join(parts) + "\n"

    def place(self, issue: Issue) -> str:
        """Return where the finding is: scenario, line and field, as far as they are known."""
        number, within = issue.at("scenario"), self._place_within(issue)
        if not isinstance(number, int):
            return within
        scenario = self._tongue.say("Scenario {n}", n=number)
        return self._tongue.show((scenario, within)) if within else scenario

    def _place_within(self, issue: Issue) -> str:
        line, field = issue.at("line"), issue.at("field")
        if line and field:
            return self._tongue.say("Line {line}, {field}", line=str(line), field=str(field))
        if line:
            return self._tongue.say("Line {line}", line=str(line))
        return str(field or "")

    def _sentences(self, issue: Issue) -> tuple[str, str]:
        action = "" if issue.action is None else self._tongue.show(issue.action)
        return self._tongue.show(issue.message), action

    def _html(self, issue: Issue) -> str:
        colour = getattr(self._theme.tokens, _COLOURS[issue.severity])
        quiet = self._theme.tokens.quiet
        word = escape(self._tongue.show(_WORDS[issue.severity]))
        place, (message, action) = escape(self.place(issue)), self._sentences(issue)
        gap = self._theme.space(3)
        return (
            f'<p style="margin:0 0 {gap}px 0"><span style="color:{colour}">{word}</span>'
            f'&nbsp;&nbsp;<span style="color:{quiet}">{place}</span><br>{escape(message)}'
            + (f'<br><span style="color:{quiet}">{escape(action)}</span>' if action else "")
            + f"{self._meaning(issue.code)}</p>"
        )

    def _meaning(self, code: str) -> str:
        """Return the link to what ``code`` means, or that itself once it was asked for."""
        tokens, known = self._theme.tokens, self._explained.get(code)
        if known is None:
            words = escape(self._tongue.say("What does this mean?"))
            return f'<br><a style="color:{tokens.accent}" href="{escape(code)}">{words}</a>'
        return "".join(
            f'<br><span style="color:{tokens.quiet}">{escape(self._tongue.show(name))}</span>'
            f"&nbsp;&nbsp;{escape(said)}"
            for name, said in known.parts
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.plain())
