"""Offers what was not saved when the program ended: what it is of, when, and what differs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from ascgui.domain.catalog import Tables
from ascgui.domain.text import Text, Value, text
from ascgui.session.leftovers import MOST_DISCARDED, Leftover
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.draft_shown import (
    ShownDifference,
    shown_differences,
    shown_moment,
    shown_title,
)
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic
from ascgui.windows import placement

_MOST_ROWS = 500


class RecoveryDialog(QDialog):
    """Lists the unsaved work on the left and shows what differs of the one chosen.

    ``restore`` puts one into the window and returns whether that was done; ``discard`` puts one
    aside, and ``discarded`` returns those that were, to be restored all the same. What is neither
    restored nor discarded is kept and offered again.
    """

    def __init__(
        self,
        found: tuple[Leftover, ...],
        tables: Tables,
        tongue: Tongue,
        theme: Theme,
        *,
        restore: Callable[[Leftover], bool],
        discard: Callable[[Leftover], object],
        discarded: Callable[[], tuple[Leftover, ...]],
        more: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        """Offer ``found``, the newest first; if that is nothing, what was discarded.

        ``more`` is how many older ones there are beside.
        """
        super().__init__(parent)
        set_topic(self, "files#nothing-lost")
        self._found = list(found)
        self._tables = tables
        self._tongue = tongue
        self._theme = theme
        self._restore = restore
        self._discard = discard
        self._discarded = discarded
        self._heading = QLabel()
        self._heading.setWordWrap(True)
        self._more = more
        self.more_label = ThemedLabel(theme, "quiet")
        self.more_label.setWordWrap(True)
        self.more_label.setVisible(more > 0)
        self.list = QListWidget()
        self.list.setFixedWidth(theme.space(56))
        self.list.setSpacing(theme.space(1))
        self.list.currentRowChanged.connect(self._show)
        self.about = ThemedLabel(theme, "quiet")
        self.about.setWordWrap(True)
        self.about.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.differences = QTextBrowser()
        self.differences.setOpenLinks(False)
        right = QVBoxLayout()
        right.setSpacing(theme.space(2))
        right.addWidget(self.about)
        right.addWidget(self.differences, 1)
        middle = QHBoxLayout()
        middle.setSpacing(theme.space(4))
        middle.addWidget(self.list)
        middle.addLayout(right, 1)
        self.restore_button = QPushButton()
        self.discard_button = QPushButton()
        self.later_button = QPushButton()
        self.discarded_button = QPushButton()
        for button in (
            self.restore_button, self.discard_button, self.later_button, self.discarded_button
        ):  # fmt: skip
            button.setAutoDefault(False)
        self.restore_button.setDefault(True)
        self.restore_button.clicked.connect(self._restore_chosen)
        self.discard_button.clicked.connect(self._discard_chosen)
        self.later_button.clicked.connect(self.reject)
        self.discarded_button.clicked.connect(self.show_discarded)
        buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        buttons.addButton(self.discarded_button, role.ResetRole)
        buttons.addButton(self.discard_button, role.DestructiveRole)
        buttons.addButton(self.later_button, role.RejectRole)
        buttons.addButton(self.restore_button, role.AcceptRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(5)] * 4)
        layout.setSpacing(theme.space(4))
        layout.addWidget(self._heading)
        layout.addLayout(middle, 1)
        layout.addWidget(self.more_label)
        layout.addWidget(buttons)
        placement.fit(self, theme.space(200), theme.space(115))
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._show)
        self.retranslate()
        if found:
            self.discarded_button.setVisible(bool(discarded()))
        else:
            self.show_discarded()
        self.restore_button.setFocus()

    @property
    def chosen(self) -> Leftover | None:
        """The one that is chosen in the list."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def show_discarded(self) -> None:
        """List below the others what was discarded earlier."""
        self._found += self._discarded()
        self.discarded_button.hide()
        first = next((at for at, one in enumerate(self._found) if one.discarded), 0)
        self.retranslate()
        self.list.setCurrentRow(first)
        self.list.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.setWindowTitle(say("Unsaved work"))
        self.list.setAccessibleName(say("Unsaved work"))
        self.differences.setAccessibleName(say("What differs"))
        self.restore_button.setText(say("&Restore"))
        self.discard_button.setText(say("&Discard"))
        self.later_button.setText(say("&Keep for later"))
        self.discarded_button.setText(say("Discarded &earlier…"))
        self.more_label.setText(
            say(
                "Older unsaved work, offered once what is listed here is restored or discarded:"
                " {n}",
                n=self._more,
            )
        )
        row = max(0, self.list.currentRow())
        self.list.clear()
        for leftover in self._found:
            self.list.addItem(self._named(leftover))
        self.list.setVisible(len(self._found) > 1)
        self.list.setCurrentRow(min(row, len(self._found) - 1))

    def _named(self, leftover: Leftover) -> str:
        draft = leftover.draft
        if draft is None:
            return leftover.path.name
        when = self._tongue.show(shown_moment(draft.kept_at, datetime.now()))
        lines = [self._tongue.show(shown_title(draft)), when]
        if leftover.discarded:
            lines.append(self._tongue.say("Discarded"))
        return "\n".join(lines)

    def _show(self) -> None:
        leftover = self.chosen
        if leftover is None:
            return
        say, show = self._tongue.say, self._tongue.show
        draft, issue = leftover.draft, leftover.issue
        self._heading.setText(
            say(
                "This was discarded. The last {n} that were discarded are kept. Restored, it is in"
                " the window as before, where it can be looked at and saved.",
                n=MOST_DISCARDED,
            )
            if leftover.discarded
            else say(
                "The program ended before this was saved. Restore it into the window, where it can"
                " be looked at and saved, or discard it. The last {n} that were discarded are kept"
                " and can be restored here.",
                n=MOST_DISCARDED,
            )
        )
        self.discard_button.setEnabled(not leftover.discarded)
        self.restore_button.setEnabled(draft is not None)
        if draft is None:
            self.about.setText(say("Kept in {path}", path=str(leftover.path)))
            reason = "" if issue is None else show(issue.message)
            self.differences.setPlainText(say("This file cannot be used. {reason}", reason=reason))
            return
        kept = shown_moment(draft.kept_at, datetime.now())
        lines = [
            say("Kept: {when}", when=kept),
            say("Not saved in any file yet")
            if draft.file is None
            else say("File: {path}", path=str(draft.file)),
        ]
        if draft.file_changed:
            lines.append(
                say(
                    "The file was changed, moved or removed since. What differs is told from how"
                    " it is now; saving asks before it overwrites that."
                )
            )
        self.about.setText("\n".join(lines))
        self.differences.setHtml(self._html(shown_differences(draft, self._tables), draft.file))

    def _html(self, found: tuple[ShownDifference, ...], file: object) -> str:
        say, space = self._tongue.say, self._theme.space
        if not found:
            return escape(say("Nothing differs from what is in the file."))
        quiet, line = self._theme.tokens.quiet, self._theme.tokens.line
        before = text("Empty plan") if file is None else text("In the file")
        cell = f'style="padding:{space(1)}px {space(4)}px {space(1)}px 0"'
        rows = [
            "<tr>"
            + "".join(
                f'<th align="left" {cell}><span style="color:{quiet}">{self._cell(one)}</span></th>'
                for one in (text("Field"), before, text("Not saved"))
            )
            + "</tr>"
        ]
        for one in found:
            if one.heading is not None:
                rows.append(
                    f'<tr><td colspan="3" {cell}><b>{self._cell(one.heading)}</b></td></tr>'
                )
            for each in one.fields:
                words = (each.label, each.before, each.after)
                cells = "".join(f"<td {cell}>{self._cell(word)}</td>" for word in words)
                rows.append(f"<tr>{cells}</tr>")
        left = len(rows) - _MOST_ROWS
        if left > 0:
            more = self._cell(text("{n} more lines", n=left))
            rows = [*rows[:_MOST_ROWS], f'<tr><td colspan="3" {cell}>{more}</td></tr>']
        return f'<table width="100%" style="border-color:{line}">{"".join(rows)}</table>'

    def _cell(self, value: Text | Value | None) -> str:
        return "–" if value is None else escape(self._tongue.show(value))

    def _restore_chosen(self) -> None:
        leftover = self.chosen
        if leftover is not None and self._restore(leftover):
            self.accept()

    def _discard_chosen(self) -> None:
        leftover = self.chosen
        if leftover is None:
            return
        self._discard(leftover)
        shown = [one for one in self._found if not one.discarded and one is not leftover]
        listed = any(one.discarded for one in self._found)
        self._found = [*shown, *(self._discarded() if listed else ())]
        if shown:
            self.discarded_button.setVisible(not listed)
            self.retranslate()
        else:
            self.reject()
