"""The current row in full, with its sources; or a finding, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import State
from ascgui.catalog.wording import said
from ascgui.domain.issues import Issue, Source
from ascgui.domain.text import text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.catalog_model import (
    CHANGED_BY,
    STATE,
    CatalogModel,
    CatalogRow,
    IssueRow,
    origin_words,
)
from ascgui.viewmodels.table_rows import Row
from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.explanation import Explanation
from ascgui.widgets.field_note import LinkButton
from ascgui.widgets.layouts import FlowLayout
from ascgui.widgets.theme import Theme

_LINES = 7
_SIGNS = str.maketrans({"✅": "✓", "❌": "✗"})
_CONFLICT = "overlay-conflict"


class CatalogDetails(QWidget):
    """Below the table.

    ``followed`` carries the finding whose rows are to be shown, ``kept`` and ``reverted`` that of
    a conflict, ``noted`` (finding, reason), ``heard`` the row of a finding to be told again.
    """

    followed = Signal(object)
    kept = Signal(object)
    reverted = Signal(object)
    noted = Signal(object)
    heard = Signal(object)

    def __init__(self, model: CatalogModel, tongue: Tongue, theme: Theme) -> None:
        """Start empty."""
        super().__init__()
        self._model = model
        self._tongue = tongue
        self._theme = theme
        self._row: Row | None = None
        self._catalog: Catalog | None = None
        self.leads: Callable[[Issue], bool] = lambda issue: bool(issue.where)
        """Whether a finding is about rows that can be shown."""
        self.only_changes = False
        """Whether nothing but the user's own changes is shown."""
        self.label = QLabel()
        self.explanation = Explanation(self, tongue, theme)
        self.follow_button = LinkButton("", theme)
        self.keep_button = LinkButton("", theme)
        self.revert_button = LinkButton("", theme)
        self.note_button = LinkButton("", theme)
        self.hear_button = LinkButton("", theme)
        self.note_line = QLineEdit()
        self.note_save = QPushButton()
        self.note_cancel = QPushButton()
        self._buttons, self._note = QWidget(), QWidget()
        self._lay_out()
        self.follow_button.clicked.connect(lambda: self._emit(self.followed))
        self.keep_button.clicked.connect(lambda: self._emit(self.kept))
        self.revert_button.clicked.connect(lambda: self._emit(self.reverted))
        self.note_button.clicked.connect(self.ask_note)
        self.hear_button.clicked.connect(lambda: self.heard.emit(self._row))
        self.note_line.returnPressed.connect(self._take_note)
        self.note_line.textChanged.connect(self._enable)
        self.note_save.clicked.connect(self._take_note)
        self.note_cancel.clicked.connect(self._drop_note)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    def text(self) -> str:
        """Return what is shown, as rich text."""
        return self.label.text()

    def show_row(self, row: Row | None, catalog: Catalog) -> None:
        """Show ``row``, or what to do to see one."""
        if row is None or self._row is None or row.id != self._row.id:
            self._drop_note()
        self._row, self._catalog = row, catalog
        found = row.issue if isinstance(row, IssueRow) else None
        said = "" if found is None else self._tongue.show(found.message)
        self.explanation.put("" if found is None else found.code, said)
        if isinstance(row, IssueRow):
            self.label.setText(self._issue_html(row))
        elif isinstance(row, CatalogRow):
            self.label.setText(self._row_html(row, catalog))
        else:
            say = self._tongue.say
            words = say("Choose a row to see it in full, with its source.")
            if self._model.selected_count == 0 and self._model.filtered:
                words = (
                    say("You have changed nothing in this table.")
                    if self.only_changes
                    else say("No row holds all these words.")
                )
            self.label.setText(self._quiet(words))
        self._show_buttons()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.follow_button.setText(say("Show its rows"))
        self.keep_button.setText(say("Keep your change"))
        self.revert_button.setText(say("Take what is shipped"))
        self.note_button.setText(say("Silence with a note…"))
        self.hear_button.setText(say("Tell it again"))
        self.note_line.setPlaceholderText(say("Why this is no fault, such as who confirmed it"))
        self.note_line.setAccessibleName(say("Note"))
        self.note_save.setText(say("Save the note"))
        self.note_cancel.setText(say("Not now"))
        if self._catalog is not None:
            self.show_row(self._row, self._catalog)

    def ask_note(self) -> None:
        """Let the reason be entered for which the finding is no fault."""
        self._note.show()
        self._buttons.hide()
        self._enable()
        self.note_line.setFocus()

    def _take_note(self) -> None:
        reason = self.note_line.text().strip()
        if reason and isinstance(self._row, IssueRow):
            issue = self._row.issue
            self._drop_note()
            self.noted.emit((issue, reason))

    def _drop_note(self) -> None:
        self.note_line.clear()
        self._note.hide()
        self._buttons.setVisible(isinstance(self._row, IssueRow))

    def _enable(self, *_typed: str) -> None:
        self.note_save.setEnabled(bool(self.note_line.text().strip()))

    def _emit(self, signal: object) -> None:
        if isinstance(self._row, IssueRow):
            signal.emit(self._row.issue)  # type: ignore[attr-defined]

    def _show_buttons(self) -> None:
        row = self._row if isinstance(self._row, IssueRow) else None
        conflict = row is not None and row.issue.code == _CONFLICT
        silenced = row is not None and row.silence is not None
        self._buttons.setVisible(row is not None and self._note.isHidden())
        self.follow_button.setVisible(row is not None and self.leads(row.issue))
        self.keep_button.setVisible(conflict)
        self.revert_button.setVisible(conflict)
        self.note_button.setVisible(row is not None and not silenced and not conflict)
        self.hear_button.setVisible(silenced)

    def _row_html(self, row: CatalogRow, catalog: Catalog) -> str:
        values = []
        for at, column in enumerate(self._model.columns):
            value = self._model.spoken(row, at)
            # The source and the state have lines of their own.
            printed = column.id not in {"row", "table"} or row.cells[at]
            if value and printed and column.id not in {"source", STATE.id, CHANGED_BY.id}:
                title = self._tongue.show(column.title)
                values.append(f"{self._quiet(title)}&nbsp;{escape(value)}")
        say = self._tongue.say
        document = catalog.tables.documents.get(row.listed.source)
        source = row.listed.source if document is None else f"{document.id} {document.title}"
        where = say("Source: {source}. Stands in {place}.", source=source, place=row.place)
        lines = [" &nbsp; ".join(values), self._quiet(where)]
        lines.extend(self._standing_html(row))
        found = {
            issue.message: None
            for at in range(len(self._model.columns))
            for issue in self._model.found_about(row, at)
        }
        colour = self._theme.tokens.warning
        for message in found:
            shown = escape(self._tongue.show(message))
            lines.append(f'<span style="color:{colour}">{shown}</span>')
        return "<br>".join(lines)

    def _standing_html(self, row: CatalogRow) -> list[str]:
        standing = row.standing
        if standing is None:
            return []
        words = {
            State.CHANGED: text("You changed this row."),
            State.ADDED: text("You added this row."),
            State.REMOVED: text("You removed this row. It can be reverted."),
        }
        lines = [self._tongue.show(words[standing.state])]
        if standing.state is State.CHANGED:
            beside = (standing.record, standing.shipped)
            shipped = text("Shipped: {said}.", said=said(standing.shipped, beside))
            lines.append(self._tongue.show(shipped))
        by = origin_words(standing.origin)
        reason = "" if standing.origin is None else standing.origin.reason
        lines.append(": ".join(filter(None, (by, reason))))
        return [" ".join(map(escape, lines))]

    def _issue_html(self, row: IssueRow) -> str:
        issue = row.issue
        lines = [escape(self._tongue.show(issue.message))]
        if row.silence is not None:
            note = text("Silenced with the note: {reason}", reason=row.silence.reason)
            by = ", ".join(filter(None, (row.silence.author, row.silence.date)))
            shown = self._tongue.show(note)
            lines.append(escape(f"{shown} ({by})" if by else shown))
        elif issue.action is not None:
            lines.append(self._quiet(self._tongue.show(issue.action)))
        lines.extend(map(self._source_html, issue.sources))
        return "<br>".join(lines)

    def _source_html(self, source: Source) -> str:
        document = self._tongue.language.document(source.document)
        named = filter(None, (document, source.edition, source.place))
        # Many machines have no face with the signs as the documents print them.
        says = self._tongue.show(source.says).translate(_SIGNS)
        return f"{self._quiet(', '.join(named))}&nbsp; {escape(says)}"

    def _quiet(self, words: str) -> str:
        colour = self._theme.tokens.quiet
        return f'<span style="color:{colour}">{escape(words)}</span>'

    def _lay_out(self) -> None:
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        links = FlowLayout(self._theme.space(5), 0, self._buttons)
        for button in (
            self.follow_button, self.keep_button, self.revert_button, self.note_button,
            self.hear_button, self.explanation.link,
        ):  # fmt: skip
            links.addWidget(button)
        note = QHBoxLayout(self._note)
        note.setContentsMargins(0, 0, 0, 0)
        note.addWidget(self.note_line, 1)
        note.addWidget(self.note_save)
        note.addWidget(self.note_cancel)
        content = Column()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.label)
        column.addWidget(self.explanation.card)
        column.addStretch(1)
        self.area = ColumnArea()
        self.area.setWidget(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.area, 1)
        layout.addWidget(self._buttons)
        layout.addWidget(self._note)

    def _restyle(self) -> None:
        self.setFixedHeight(self.label.fontMetrics().lineSpacing() * _LINES)
        if self._catalog is not None:
            self.show_row(self._row, self._catalog)
