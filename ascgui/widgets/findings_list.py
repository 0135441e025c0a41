"""Findings as sentences that open to their sources side by side and to what can be done."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.findings import WORDS, FindingsModel, IssueRole, identity
from ascgui.widgets.field_note import ICONS, TOKENS, LinkButton
from ascgui.widgets.labels import Card, CutLabel, ThemedLabel
from ascgui.widgets.layouts import emptied
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic

if TYPE_CHECKING:
    from ascgui.guide.explanations import Explanation

RemedyName = Callable[[Issue], "Text | str | None"]


class FindingsList(QWidget):
    """Shows a :class:`FindingsModel`, worst first.

    A row that was opened stays open while its finding stands. ``remedy_chosen`` carries the issue
    whose remedy was asked for; ``remedy_name`` says what to call the remedy, None where there is
    none.
    """

    remedy_chosen = Signal(object)

    def __init__(
        self,
        model: FindingsModel,
        remedy_name: RemedyName,
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Follow ``model``."""
        super().__init__(parent)
        self._model = model
        self._remedy_name = remedy_name
        self._tongue = tongue
        self._theme = theme
        self._open: set[Hashable] = set()
        self.rows: list[FindingRow] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.space(1))
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._rebuild)
        self._rebuild()

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            self._insert(row)

    def _removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in reversed(range(first, last + 1)):
            self._drop(self.rows.pop(row))
        self._forget()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            self.rows[row].show_issue(self._issue(row))

    def _rebuild(self) -> None:
        for row in self.rows:
            self._drop(row)
        self.rows = []
        for number in range(self._model.rowCount()):
            self._insert(number)
        self._forget()

    def _insert(self, number: int) -> None:
        row = FindingRow(self._issue(number), self._remedy_name, self._tongue, self._theme)
        row.unfold(unfolded=identity(row.issue) in self._open)
        row.remedy_chosen.connect(self.remedy_chosen)
        row.toggled.connect(lambda row=row: self._remember(row))
        self.rows.insert(number, row)
        self._layout.insertWidget(number, row)

    def _drop(self, row: FindingRow) -> None:
        self._layout.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _remember(self, row: FindingRow) -> None:
        if row.unfolded:
            self._open.add(identity(row.issue))
        else:
            self._open.discard(identity(row.issue))

    def _forget(self) -> None:
        self._open &= {identity(issue) for issue in self._model.issues}

    def _issue(self, row: int) -> Issue:
        issue: Issue = self._model.index(row).data(IssueRole)
        return issue


class FindingRow(QWidget):
    """One finding: icon, word and sentence; below, once opened, what to do and the sources.

    A link below them says what such a finding means at all, as the guide has it.
    """

    remedy_chosen = Signal(object)
    toggled = Signal()

    def __init__(
        self,
        issue: Issue,
        remedy_name: RemedyName,
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Start folded."""
        super().__init__(parent)
        self.issue = issue
        self.unfolded = False
        self._explained: Explanation | None = None
        self._remedy_name = remedy_name
        self._tongue = tongue
        self._theme = theme
        self._icon = QLabel()
        self._word = ThemedLabel(theme)
        self.sentence = CutLabel(theme)
        self.button = QuietButton()
        self.button.clicked.connect(self._toggle)
        self.meaning: LinkButton | None = None
        self._body = QWidget()
        self._body_layout = QVBoxLayout(self._body)
        self._body_layout.setContentsMargins(0, theme.space(1), 0, theme.space(2))
        self._body_layout.setSpacing(theme.space(2))
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(theme.space(2))
        layout.setVerticalSpacing(0)
        top = Qt.AlignmentFlag.AlignTop
        layout.addWidget(self._icon, 0, 0, top)
        layout.addWidget(self._word, 0, 1, top)
        layout.addWidget(self.sentence, 0, 2)
        layout.addWidget(self.button, 0, 3, top)
        layout.addWidget(self._body, 1, 2)
        layout.setColumnStretch(2, 1)
        self._head = self.button.sizeHint().height()
        for label in (self._icon, self._word):
            label.setMinimumHeight(self._head)
        self._body.hide()
        tongue.changed.connect(self._retold)
        theme.changed.connect(self.restyle)
        self.show_issue(issue)

    def show_issue(self, issue: Issue) -> None:
        """Show ``issue`` in the place of the one before."""
        if issue.code != self.issue.code:
            self._explained = None
        self.issue = issue
        set_topic(self, f"findings#{issue.code}")
        self.retranslate()
        self.restyle()

    def unfold(self, *, unfolded: bool) -> None:
        """Show or hide what to do and the sources."""
        self.unfolded = unfolded
        self._fold_sentence()
        if unfolded:
            self._fill()
        self._body.setVisible(unfolded)
        self.restyle()
        self._name_button()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._word.setText(self._tongue.show(WORDS[self.issue.severity]))
        self.sentence.put(self._tongue.show(self.issue.message))
        self._fold_sentence()
        self._name_button()
        if self.unfolded:
            self._fill()

    def _retold(self) -> None:
        if self._explained is not None:
            self._explained = self._explanation_now()
        self.retranslate()

    def restyle(self) -> None:
        """Take the colours of the theme in force."""
        size = self.fontMetrics().height()
        token = TOKENS[self.issue.severity]
        self._icon.setPixmap(self._theme.icon(ICONS[self.issue.severity], token).pixmap(size, size))
        self._word.put_on(token)
        name = "chevron-down" if self.unfolded else "chevron-right"
        self.button.setIcon(self._theme.icon(name, "quiet"))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        below = self._body.y() if self.unfolded else self.height()
        if event.button() is Qt.MouseButton.LeftButton and event.position().y() < below:
            self._toggle()

    def _toggle(self) -> None:
        self.unfold(unfolded=not self.unfolded)
        self.toggled.emit()

    def _fold_sentence(self) -> None:
        # An error is read whole without a click: the answer hangs on it.
        whole = self.unfolded or self.issue.severity is Severity.ERROR
        self.sentence.unfold(unfolded=whole)
        gap = max(0, (self._head - self.fontMetrics().height()) // 2)
        self.sentence.setContentsMargins(0, gap, 0, gap)

    def _name_button(self) -> None:
        name = (
            self._tongue.say("Hide what to do and the sources")
            if self.unfolded
            else self._tongue.say("Show what to do and the sources")
        )
        self.button.setToolTip(name)
        self.button.setAccessibleName(name)
        word = self._tongue.show(WORDS[self.issue.severity])
        self.button.setAccessibleDescription(
            self._tongue.say("{word}: {message}", word=word, message=self.sentence.sentence)
        )

    def _fill(self) -> None:
        emptied(self._body_layout)
        self.meaning = None
        if self.issue.action is not None:
            action = ThemedLabel(self._theme, wrap=True)
            action.setText(self._tongue.show(self.issue.action))
            self._body_layout.addWidget(action)
        if self.issue.sources:
            self._body_layout.addWidget(self._sources())
        name = self._remedy_name(self.issue)
        if name is not None:
            row = QWidget()
            row_layout = QHBoxLayout(row)
            row_layout.setContentsMargins(0, 0, 0, 0)
            button = LinkButton(self._tongue.show(name), self._theme)
            button.clicked.connect(lambda: self.remedy_chosen.emit(self.issue))
            row_layout.addWidget(button)
            row_layout.addStretch(1)
            self._body_layout.addWidget(row)
        self._add_explanation()

    def _add_explanation(self) -> None:
        """Add the link to what the finding's code means, or that itself once it was asked for."""
        if self._explained is not None:
            self._body_layout.addWidget(self._explanation(self._explained))
            return
        self.meaning = LinkButton(self._tongue.say("What does this mean?"), self._theme)
        self.meaning.setAccessibleDescription(self.sentence.sentence)
        self.meaning.clicked.connect(self.explain)
        self._body_layout.addWidget(self.meaning, 0, Qt.AlignmentFlag.AlignLeft)

    def explain(self) -> None:
        """Say what the finding's code means, why it matters and what to do."""
        had_focus = self.meaning is not None and self.meaning.hasFocus()
        self._explained = self._explanation_now()
        self._fill()
        if had_focus:
            self.button.setFocus()

    def _explanation_now(self) -> Explanation | None:
        from ascgui.guide.explanations import explanations  # noqa: PLC0415 - when asked for

        return explanations(self._tongue.language).get(self.issue.code)

    def _explanation(self, known: Explanation) -> QWidget:
        card = Card(self._theme)
        card.setAccessibleName(known.code)
        layout = QVBoxLayout(card)
        margin = self._theme.space(2)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(self._theme.space(0.5))
        for name, said in known.parts:
            title = ThemedLabel(self._theme, "quiet")
            title.setText(self._tongue.show(name))
            words = ThemedLabel(self._theme, wrap=True)
            words.setText(said)
            layout.addWidget(title)
            layout.addWidget(words)
        code = ThemedLabel(self._theme, "quiet", wrap=True)
        code.setText(self._tongue.say("Code: {code}", code=known.code))
        code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(code)
        return card

    def _sources(self) -> QWidget:
        beside = QWidget()
        row = QHBoxLayout(beside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.space(2))
        for source in self.issue.sources:
            row.addWidget(self._card(source), 1)
        if len(self.issue.sources) == 1:
            row.addStretch(1)
        return beside

    def _card(self, source: Source) -> QWidget:
        card = Card(self._theme)
        layout = QVBoxLayout(card)
        margin = self._theme.space(2)
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(self._theme.space(0.5))
        title = ThemedLabel(self._theme, "quiet", wrap=True)
        title.setText(self._where(source))
        layout.addWidget(title)
        if source.says:
            says = ThemedLabel(self._theme, wrap=True)
            says.setText(self._tongue.show(source.says))
            layout.addWidget(says)
        layout.addStretch(1)
        return card

    def _where(self, source: Source) -> str:
        document = self._tongue.say("Document {id}", id=source.document)
        if not source.document.isalnum() or not source.document.isdigit():
            document = source.document
        edition = (
            self._tongue.say("edition {edition}", edition=source.edition) if source.edition else ""
        )
        return " · ".join(part for part in (document, edition, source.place) if part)
