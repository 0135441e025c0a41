"""Hands tables on: one as a file for other programs, or changes as a file for a colleague."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ascgui import safefile
from ascgui.catalog import listing, sharing
from ascgui.catalog.export import exported
from ascgui.catalog.overlay import About
from ascgui.catalog.watch import Cancelled, Watch
from ascgui.domain.issues import Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import PLAIN
from ascgui.viewmodels.table_titles import TABLE_TITLES
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme
from ascgui.windows.questions import Questions

SHOWN, ALL = "shown", "all"
"""Which rows of a table: those in view, or those of every edition. Else the id of an edition."""

CHANGES = "changes"
"""What is handed on: the user's own changes. Else the id of an edition."""

_FORMS = (
    Choice("csv", "CSV", text("opens in Excel with Chinese text right")),
    Choice("xlsx", "XLSX", text("numbers as numbers, sources as notes")),
    Choice("md", "Markdown", text("for documents and mails")),
    Choice("toml", "TOML", text("for this program, to import again")),
)
_BY_EDITION = frozenset({"min-devices", "features", "notes"})


@dataclass(frozen=True, slots=True)
class InFront:
    """The table in view: its id, the rows that the filter leaves, and how many there are."""

    table: str
    rows: Sequence[listing.Row]
    total: int


@dataclass(frozen=True, slots=True)
class _Written:
    path: Path
    rows: int


class ExportPanel(QWidget):
    """Writes with ``job``. ``in_front`` gives the table in view."""

    def __init__(
        self,
        workbench: Workbench,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
        in_front: Callable[[], InFront],
        questions: Questions | None = None,
    ) -> None:
        """Offer the table in view."""
        super().__init__()
        self._workbench = workbench
        self._tongue = tongue
        self._theme = theme
        self._job = job
        self._questions = questions or Questions(self, tongue, theme)
        self._ask_in_front = in_front
        self._in_front = in_front()
        self._folder: Path | None = None
        self.table_group = FormGroup(text("A table for other programs"), tongue, theme)
        self.changes_group = FormGroup(text("Changes for a colleague"), tongue, theme)
        self.table = ChoiceBox(tongue, theme, characters=20)
        self.rows = ChoiceBox(tongue, theme, characters=30)
        self.form = ChoiceBox(tongue, theme, characters=20)
        self.what = ChoiceBox(tongue, theme, characters=30)
        self.name = QuantityEdit(PLAIN, tongue, theme, characters=30)
        self.author = QuantityEdit(PLAIN, tongue, theme, characters=20)
        self.date = QuantityEdit(PLAIN, tongue, theme, characters=12)
        self.reason = QuantityEdit(PLAIN, tongue, theme, characters=40)
        self.export_button, self.share_button = QPushButton(), QPushButton()
        self.explained = ThemedLabel(theme, "quiet", wrap=True)
        self.note = FieldNote(tongue, theme)
        self.progress = ProgressCard(tongue, theme)
        self._lay_out()
        self._connect(report)
        self.form.set_choices(_FORMS)
        self.form.set_value("xlsx")
        self.date.set_value(date.today().isoformat())  # noqa: DTZ011 - the user's own day
        self._restyle()
        self.set_catalog()
        self.retranslate()

    # What others ask of the panel

    def set_catalog(self) -> None:
        """Offer what is in view, and the catalog as it is now."""
        self._in_front = self._ask_in_front()
        self.table.set_choices([Choice(one, TABLE_TITLES[one]) for one in listing.TABLES])
        if self._in_front.table in listing.TABLES:
            self.table.set_value(self._in_front.table)
        elif self.table.value is None:
            self.table.set_value(listing.TABLES[0])
        self._offer_rows()
        self._offer_changes()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.export_button.setText(say("Export…"))
        self.share_button.setText(say("Save as one file…"))
        self.explained.setText(
            say(
                "The file holds every changed row with its source and reason. Whoever imports it "
                "sees first what would happen, and decides where both changed the same row."
            )
        )
        self._offer_rows()
        self._offer_changes()

    def export(self) -> None:
        """Have a place chosen, and write the table there."""
        form, table = str(self.form.value), str(self.table.value)
        path = self._questions.file_to_save(
            self._tongue.say("Export the table"), self._start() / f"{table}.{form}", f"*.{form}"
        )
        if path is None:
            return
        catalog, language = self._workbench.catalog, self._tongue.language
        chosen = self.rows.value
        in_front = self._in_front

        def write(tell: Callable[[object], None], cancelled: Callable[[], bool]) -> object:
            try:
                tell(None)
                rows = (
                    in_front.rows
                    if chosen == SHOWN
                    else listing.rows(catalog.tables, table, None if chosen == ALL else chosen)
                )
                watch = Watch(tell, cancelled)
                watch.look()
                content = exported(form, table, rows, catalog, language, watch)
                watch.look(1.0)
                safefile.replace(path, content)
            except Refused as refused:
                return refused
            except Cancelled:
                return None
            return _Written(path, len(rows))

        self._begin(path)
        self._job.start(write)

    def share(self) -> None:
        """Have a place chosen, and write the changes or the edition there."""
        if self._date_remark() is not None:
            return
        given = (self.name, self.author, self.date, self.reason)
        about = About(*(str(field.value or "").strip() for field in given))
        what = str(self.what.value)
        stem = safe_name(about.name or (self._tongue.say("changes") if what == CHANGES else what))
        path = self._questions.file_to_save(
            self._tongue.say("Save as one file"), self._start() / f"{stem}.toml", "*.toml"
        )
        if path is None:
            return
        catalog, changes = self._workbench.catalog, self._workbench.overlay

        def write(tell: Callable[[object], None], cancelled: Callable[[], bool]) -> object:
            tell(None)
            try:
                overlay = changes
                if what != CHANGES:
                    overlay = sharing.edition_overlay(catalog, what, about)
                content = sharing.content(path, overlay, about, catalog)
                if cancelled():
                    return None
                safefile.replace(path, content)
            except Refused as refused:
                return refused
            return _Written(path, len(overlay))

        self._begin(path)
        self._job.start(write)

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        self.table_group.add(text("Which table"), self.table)
        self.table_group.add(text("Which rows"), self.rows)
        self.table_group.add(text("Format"), self.form)
        self.changes_group.add(text("What"), self.what)
        self.changes_group.add(text("Name"), self.name, text("What the file is called in a list"))
        self.changes_group.add(text("Author"), self.author)
        self.changes_group.add(text("Date"), self.date)
        self.changes_group.add(text("Reason"), self.reason)
        align_groups((self.table_group, self.changes_group))
        column = QVBoxLayout(self)
        column.setContentsMargins(space(4), space(3), space(4), space(3))
        column.setSpacing(space(2))
        for part in (
            self.note, self.progress, self.table_group, _left(self.export_button),
            self.changes_group, self.explained, _left(self.share_button),
        ):  # fmt: skip
            column.addWidget(part)
        column.insertSpacing(4, space(4))
        column.addStretch(1)

    def _connect(self, report: Callable[[Failure], None]) -> None:
        self.table.value_edited.connect(lambda _value: self._offer_rows())
        self.date.value_edited.connect(lambda _value: self.date.remark(self._date_remark()))
        self.export_button.clicked.connect(self.export)
        self.share_button.clicked.connect(self.share)
        self.progress.cancel_asked.connect(self._job.cancel)
        self._job.progressed.connect(self._progress)
        self._job.finished.connect(self._finish)
        self._job.failed.connect(report)
        self._job.abandoned.connect(lambda: self._finish(None))
        self._job.busy_changed.connect(self._set_busy)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        for button in (self.export_button, self.share_button):
            button.setIcon(self._theme.icon("save"))

    def _offer_rows(self) -> None:
        tables, table, front = self._workbench.catalog.tables, self.table.value, self._in_front
        choices = []
        if table == front.table and len(front.rows) != front.total:
            shown = text(
                "As filtered now: {shown} of {total}", shown=len(front.rows), total=front.total
            )
            choices.append(Choice(SHOWN, shown))
        if table in _BY_EDITION:
            editions = sorted(tables.editions.values(), key=lambda one: -one.order)
            choices += [
                Choice(one.id, text("Edition {edition}", edition=one.id)) for one in editions
            ]
        choices.append(Choice(ALL, text("The whole table")))
        self.rows.set_choices(choices)
        if self.rows.value not in {one.value for one in choices}:
            self.rows.set_value(choices[0].value)

    def _offer_changes(self) -> None:
        catalog = self._workbench.catalog
        count = len(self._workbench.overlay)
        editions = sorted(catalog.tables.editions.values(), key=lambda one: -one.order)
        self.what.set_choices(
            [
                Choice(CHANGES, text("My changes: {count}", count=count)),
                *(Choice(one.id, text("Edition {edition}", edition=one.id)) for one in editions),
            ]
        )
        if self.what.value not in {CHANGES, *catalog.tables.editions}:
            self.what.set_value(CHANGES)

    def _date_remark(self) -> Remark | None:
        written = str(self.date.value or "").strip()
        try:
            if written:
                date.fromisoformat(written)
        except ValueError:
            return Remark(Severity.WARNING, text("Enter a date as in 2026-11-30."))
        return None

    def _start(self) -> Path:
        if self._folder is not None:
            return self._folder
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(documents) or Path.home())

    # Writing

    def _begin(self, path: Path) -> None:
        self._folder = path.parent
        self.note.put(None)

    def _set_busy(self, busy: bool) -> None:  # noqa: FBT001 - Qt's signal
        if busy:
            self.progress.begin(text("Writing the file…"))
        else:
            self.progress.end()
        for button in (self.export_button, self.share_button):
            button.setEnabled(not busy)

    def _progress(self, share: float | None) -> None:
        # Putting a workbook together at the end says nothing of how far it is.
        known = None if share is None or share >= 1 else share
        self.progress.show_progress(known, "", "")

    def _finish(self, result: object) -> None:
        if isinstance(result, Refused):
            issue = result.issues[0]
            sentence: Text = issue.message
            if issue.action is not None:
                sentence = text("{message} {action}", message=issue.message, action=issue.action)
            self.note.put(Remark(issue.severity, sentence))
        elif isinstance(result, _Written):
            self.note.put(
                Remark(
                    Severity.INFO,
                    text("Rows written: {count}, to {path}.", count=result.rows,
                         path=str(result.path)),
                )
            )  # fmt: skip
        else:
            self.note.put(Remark(Severity.INFO, text("Cancelled. Nothing was written.")))


def safe_name(name: str) -> str:
    """Return ``name`` as the stem of a file on any system."""
    kept = "".join(char if char.isalnum() or char in "-_. " else "-" for char in name).strip(" .")
    return kept[:80] or "changes"


def _left(button: QPushButton) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(button)
    row.addStretch(1)
    return holder
