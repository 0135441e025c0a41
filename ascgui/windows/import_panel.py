"""Takes tables into the catalog: what would happen first, row by row, then one step of undo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QMimeData, QStandardPaths, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.intake.block import Block
from ascgui.catalog.intake.document import PASTED
from ascgui.catalog.preview import Outcome
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.session.estimation import Failure
from ascgui.session.importing import Importing, Previewed, Progress, Source
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.preview_model import (
    PreviewTable,
    preview_table,
)
from ascgui.widgets.dropped import local_paths
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.intro import Intro
from ascgui.widgets.labels import CutLabel, ThemedLabel
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.theme import Theme
from ascgui.windows.dropped_tables import droppable
from ascgui.windows.import_target import ImportTarget
from ascgui.windows.preview_list import PreviewList
from ascgui.windows.questions import Questions

_ENCODING = "encoding"
_ENCODING_NAMES: Mapping[object, str] = MappingProxyType({"gb18030": "GBK"})
"""What people call an encoding, as the findings do."""


class ImportPanel(QWidget):
    """``headings`` gives the headings of the table in front, for a block that has none.

    ``accepted`` tells that rows were taken over; ``changes_asked`` carries the table in which the
    user wants to see them; ``report`` is told errors of the program.
    """

    accepted = Signal()
    changes_asked = Signal(object)

    def __init__(
        self,
        workbench: Workbench,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
        headings: Callable[[], tuple[str, ...]],
        questions: Questions | None = None,
    ) -> None:
        """Start with nothing to import."""
        super().__init__()
        self._workbench = workbench
        self._tongue = tongue
        self._theme = theme
        self._headings = headings
        self._questions = questions or Questions(self, tongue, theme)
        self._folder: Path | None = None
        self._taken = ""
        self.importing = Importing(workbench, job, preview_table, report, self)
        self.intro = Intro(
            (
                text(
                    "Here tables come into the catalog: the vendor's page, a workbook, a list, or"
                    " the changes of a colleague. You see row by row what would happen before"
                    " anything is written."
                ),
                text(
                    "For example: copy the table of minimum devices on the vendor's page and"
                    " paste it here. The entries that differ are shown with both values, and"
                    " you take over those you want."
                ),
                text(
                    "CSV, TSV, XLSX, Markdown, HTML, the text of a page, and shared changes as"
                    " TOML. Files can be dropped here, and a block can be pasted with Ctrl+V."
                ),
            ),
            ((text("Paste"), "copy"), (text("Choose a file…"), "open")),
            tongue,
            theme,
        )
        self.done = FieldNote(tongue, theme)
        self.problem = FieldNote(tongue, theme)
        self.progress = ProgressCard(tongue, theme)
        self.title = CutLabel(theme)
        self.paste_button, self.file_button = QPushButton(), QPushButton()
        self.close_button = QPushButton()
        self.target = ImportTarget(tongue, theme)
        self.rows = PreviewList(self.importing, tongue, theme)
        self.summary = ThemedLabel(theme, "quiet", wrap=True)
        self.accept_button = QPushButton()
        self._head, self._body = QWidget(), QWidget()
        self._lay_out()
        self._connect()
        self.setAcceptDrops(True)
        self.target.put(workbench.catalog.tables)
        self._restyle()
        self.retranslate()
        self._show_state()

    # What others ask of the panel

    def set_catalog(self) -> None:
        """Compare with the catalog as it is now."""
        self.target.put(self._workbench.catalog.tables)
        if not self.importing.busy:
            self.importing.again()

    def take_path(self, path: Path) -> None:
        """Show what importing ``path`` would do."""
        self._folder = path.parent
        self._begin(Source(path))

    def paste(self) -> None:
        """Show what importing the clipboard would do."""
        self.take_data(QGuiApplication.clipboard().mimeData())

    def take_data(self, data: QMimeData | None) -> None:
        """Show what importing ``data``, pasted or dropped, would do."""
        paths = () if data is None else local_paths(data)
        if len(paths) == 1:
            self.take_path(paths[0])
            return
        html = data.html() if data is not None and data.hasHtml() else ""
        plain = data.text() if data is not None and data.hasText() else ""
        self._begin(Source(block=Block(html, plain, self._headings())))

    def ask_for_file(self) -> None:
        """Have a file chosen, and show what importing it would do."""
        title = self._tongue.say("Choose a table or shared changes")
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = self._folder or Path(QStandardPaths.writableLocation(documents) or Path.home())
        paths = self._questions.files_to_read(title, folder, several=False)
        if paths:
            self.take_path(paths[0])

    def accept(self) -> None:
        """Take over what is chosen."""
        if self.accept_button.isEnabled():
            self._taken = self._table_of_most()
            source = self.importing.source
            path = None if source is None else source.path
            name = text("clipboard") if path is None else path.name
            self.importing.accept(text("Import {name}", name=name))

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.paste_button.setText(say("Paste"))
        self.file_button.setText(say("Choose a file…"))
        self.close_button.setText(say("Close without importing"))
        self._show_title()
        self._show_choices()

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        head = QHBoxLayout(self._head)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(space(2))
        head.addWidget(self.title, 1)
        for button in (self.paste_button, self.file_button, self.close_button):
            head.addWidget(button)
        foot = QHBoxLayout()
        foot.setSpacing(space(2))
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.accept_button)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(space(2))
        body.addWidget(self.target)
        body.addWidget(self.rows, 1)
        body.addLayout(foot)
        column = QVBoxLayout(self)
        column.setContentsMargins(space(4), space(2), space(4), space(3))
        column.setSpacing(space(2))
        for part in (self.done, self.intro, self._head, self.problem, self.progress):
            column.addWidget(part)
        column.addWidget(self._body, 1)
        self._spring = QWidget()
        column.addWidget(self._spring, 1)

    def _connect(self) -> None:
        importing = self.importing
        self.intro.asked.connect(lambda at: self.ask_for_file() if at else self.paste())
        self.paste_button.clicked.connect(self.paste)
        self.file_button.clicked.connect(self.ask_for_file)
        self.close_button.clicked.connect(self.close_import)
        self.progress.cancel_asked.connect(importing.cancel)
        self.problem.remedy_chosen.connect(importing.read_as)
        self.done.remedy_chosen.connect(self.changes_asked)
        self.target.changed.connect(self._aim)
        self.accept_button.clicked.connect(self.accept)
        importing.previewed.connect(self._show)
        importing.refused.connect(self._refuse)
        importing.progressed.connect(self._progress)
        importing.busy_changed.connect(self._set_busy)
        importing.chosen.connect(lambda _changed: self._show_choices())
        importing.accepted.connect(self._finish)
        importing.ended.connect(self._end)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        icons = ((self.paste_button, "copy"), (self.file_button, "open"),
                 (self.close_button, "close"), (self.accept_button, "ok"))  # fmt: skip
        for button, icon in icons:
            button.setIcon(self._theme.icon(icon))

    # Reading

    def _begin(self, source: Source) -> None:
        self.done.put(None)
        self.problem.put(None)
        self.target.clear()
        self.rows.begin()
        self.importing.begin(source, self.target.target())
        self._show_state()

    def close_import(self) -> None:
        """Forget what was to be imported."""
        self.importing.close()
        self.problem.put(None)
        self.rows.begin()
        self._show_state()

    def _end(self) -> None:
        """Start over: what was cancelled is not half shown."""
        self.close_import()
        self.done.put(Remark(Severity.INFO, text("Cancelled. Nothing was written.")))

    def _aim(self) -> None:
        if self.target.is_complete:
            self.problem.put(None)
            self.importing.aim(self.target.target())
        self._show_choices()

    def _set_busy(self, busy: bool) -> None:  # noqa: FBT001 - Qt's signal
        if busy:
            self.progress.begin(text("Importing…"))
        else:
            self.progress.end()
        self._show_choices()

    def _progress(self, progress: Progress) -> None:
        share = progress.share
        self.progress.show_progress(share, self._tongue.show(progress.stage), self._title())

    def _refuse(self, refused: Refused) -> None:
        issue = refused.issues[0]
        remedies = tuple(
            (text("Read it as {encoding}", encoding=_ENCODING_NAMES.get(value, str(value))), value)
            for name, value in issue.fix
            if name == _ENCODING
        )
        self.problem.put(Remark(issue.severity, _sentence(issue), remedies))
        self._show_state()

    def _show(self, previewed: Previewed[PreviewTable]) -> None:
        self.problem.put(
            Remark(
                Severity.INFO,
                text(
                    "The block has no headings. Those of the table in front were put over it, "
                    "from its first column on."
                ),
            )
            if previewed.headed
            else None
        )
        self.target.propose("" if previewed.title == PASTED else previewed.title)
        self._show_state()
        self.rows.put(previewed.shown)

    def _finish(self, count: int) -> None:
        self.done.put(
            Remark(
                Severity.INFO,
                text("Rows taken over: {count}. One undo takes all of them back.", count=count),
                ((text("Show my changes"), self._taken),) if self._taken else (),
            )
        )
        self.rows.begin()
        self._show_state()
        self.accepted.emit()

    def _table_of_most(self) -> str:
        """Return the table that most of the rows to be taken over belong to."""
        now = self.importing.previewed_now
        rows = () if now is None else now.preview.items
        changed = Counter(item.table for item in rows if item.outcome is not Outcome.UNCHANGED)
        return next((table for table, _ in changed.most_common(1)), "")

    # Showing

    def _title(self) -> str:
        source = self.importing.source
        if source is None:
            return ""
        return self._tongue.say("clipboard") if source.path is None else source.path.name

    def _show_title(self) -> None:
        now = self.importing.previewed_now
        name = self._title()
        about = None if now is None else now.about
        if about is not None:
            parts = (about.name, about.author, about.date, about.reason)
            said = tuple(filter(None, parts))
            name = self._tongue.say("{file}: {about}", file=name, about=said) if said else name
        elif now is not None and now.encoding not in {"", "utf-8"}:
            encoding = _ENCODING_NAMES.get(now.encoding, now.encoding)
            name = self._tongue.say("{file}, read as {encoding}", file=name, encoding=encoding)
        self.title.put(name)

    def _show_state(self) -> None:
        source, now = self.importing.source, self.importing.previewed_now
        self.intro.setVisible(source is None)
        self._head.setVisible(source is not None)
        self._body.setVisible(now is not None)
        self._spring.setVisible(now is None)
        self.target.setVisible(source is not None and not source.is_shared)
        self._show_title()
        self._show_choices()

    def _show_choices(self) -> None:
        importing = self.importing
        say, count = self._tongue.say, importing.accepts
        only_mine = not count and importing.can_accept
        self.accept_button.setText(
            say("Keep my rows") if only_mine else say("Take over: {count}", count=count)
        )
        complete = self.target.is_complete or self.target.isHidden()
        self.accept_button.setEnabled(complete and importing.can_accept)
        self.summary.setText(self._summary())

    def _summary(self) -> str:
        now = self.importing.previewed_now
        if now is None:
            return ""
        say, seen = self._tongue.say, now.preview
        open_questions = len(seen.questions)
        if open_questions:
            return say(
                "To decide: {count}. Until then their rows are left out.", count=open_questions
            )
        counts = seen.counts
        if counts["unchanged"] == len(seen.items) and not counts["rejected"]:
            return say("Nothing differs: the catalog says the same already.")
        conflicts = counts["conflicts"]
        if conflicts:
            return say(
                "Conflicts: {count}. Your own row stays wherever you do not choose the other one.",
                count=conflicts,
            )
        if seen.is_new_edition:
            return say(
                "Edition {edition} will hold only these rows. Compared with edition {before}, "
                "the newest so far.",
                edition=seen.edition,
                before=seen.compared_with,
            )
        if seen.absent:
            return say(
                "Rows of edition {edition} that are not in this table stay as they are: {count}.",
                edition=seen.edition,
                count=seen.absent,
            )
        return say("Nothing is written before you take it over.")

    # Dropping

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if droppable(event.mimeData()):
            event.acceptProposedAction()
        else:
            event.ignore()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if droppable(event.mimeData()):
            event.acceptProposedAction()
            self.take_data(event.mimeData())
        else:
            event.ignore()


def _sentence(issue: Issue) -> Text:
    if issue.action is None:
        return issue.message
    return text("{message} {action}", message=issue.message, action=issue.action)
