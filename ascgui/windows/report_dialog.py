"""File › Report: the options, the pages as they will print, and the ways out of the program."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.decision.options import ReportOptions
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.project import Project
from ascgui.domain.text import Text, text
from ascgui.language import language as languages
from ascgui.language.language import Language
from ascgui.report.making import ReportMaker
from ascgui.report.printed_report import PrintedReport
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.widgets.column_area import ColumnArea
from ascgui.widgets.labels import ThemedLabel, WordsLabel
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic
from ascgui.windows import placement
from ascgui.windows.page_view import PageView
from ascgui.windows.questions import Questions
from ascgui.windows.report_inputs import ReportInputs

DELAY_MS = 250
"""How long after the last keystroke the pages are laid out again."""

_FORMS: dict[str, tuple[Text, Text]] = {
    "pdf": (text("&PDF…"), text("PDF documents (*.pdf)")),
    "md": (text("&Markdown…"), text("Markdown (*.md)")),
    "xlsx": (text("&Workbook…"), text("Workbooks (*.xlsx)")),
}


class ReportDialog(QDialog):
    """Makes the report on a project.

    The pages are laid out again in another thread whenever an option changes. ``written`` carries
    the path of a report that was written.
    """

    written = Signal(object)

    def __init__(
        self,
        project: Project,
        catalog: Catalog,
        settings: Settings,
        tongue: Tongue,
        theme: Theme,
        questions: Questions,
        *,
        suggested: Callable[[str], Path],
        failed: Callable[[Failure], None],
        parent: QWidget | None = None,
    ) -> None:
        """``suggested`` names a file by its suffix; ``failed`` is told of faults of the program."""
        super().__init__(parent)
        set_topic(self, "compare#report")
        self._settings = settings
        self._tongue = tongue
        self._theme = theme
        self._questions = questions
        self._suggested = suggested
        self._failed = failed
        self._day = datetime.now().date()
        self._maker = ReportMaker(project, catalog.tables)
        self._job = Job(self)
        self._writing: Path | None = None
        self._waiting = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self.lay_out)
        kept = settings.preferences
        self.inputs = ReportInputs(project, kept, tongue, theme, tongue.language.code)
        self.view = PageView(tongue, theme)
        self.card = ProgressCard(tongue, theme)
        self.pages = ThemedLabel(theme, "quiet")
        self.told = WordsLabel(theme)
        self.buttons = {form: QPushButton() for form in _FORMS}
        self.print_button = QPushButton()
        self.close_button = QPushButton()
        self._build()
        self._connect()
        self.retranslate()
        self.lay_out()

    @property
    def busy(self) -> bool:
        """Whether a report is being laid out or written."""
        return self._job.busy

    def options(self) -> ReportOptions:
        """Return the options as they stand."""
        return self.inputs.options(self._day)

    def lay_out(self) -> None:
        """Lay the pages out for the options as they stand, in another thread."""
        self._timer.stop()
        if self._writing is not None:
            # What is written was asked for; the pages follow it.
            self._waiting = True
            return
        self._begin(
            text("Laying the report out"),
            partial(self._maker.printed, self.options(), self._language()),
        )

    def write(self, path: Path) -> None:
        """Write the report to ``path``, in another thread."""
        self._writing = path
        self._begin(
            text("Writing {file}", file=path.name),
            partial(self._maker.write, path, self.options(), self._language()),
        )

    def export(self, form: str) -> None:
        """Ask where to write the report in ``form``, and write it there."""
        _, kinds = _FORMS[form]
        path = self._questions.file_to_save(
            self._tongue.say("Save the report"), self._suggested(form), self._tongue.show(kinds)
        )
        if path is not None:
            ends = path.suffix.casefold() == f".{form}"
            self.write(path if ends else path.with_name(f"{path.name}.{form}"))

    def print(self) -> None:
        """Ask for a printer and print the pages."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 - as seldom

        from ascgui.report import printing  # noqa: PLC0415

        printed = self.view.printed
        if printed is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printing.set_up(printer, printed.paper, printed.title)
        if not self._questions.accepts(QPrintDialog(printer, self)):
            return
        if printing.paper_of(printer) != printed.paper:
            paper = printing.paper_of(printer)
            other = self._maker.printed(
                self.options(), self._language(), lambda _share: True, paper=paper
            )
            printed = printed if other is None else other
        if not printing.paint(printer, printed):
            message = text("The printer {name} did not take the pages.", name=printer.printerName())
            action = text(
                "Check that it is on and has paper, or export the plan as PDF and print that."
            )
            self._tell(Issue(Severity.ERROR, "not-printed", message, action))

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.setWindowTitle(say("Report"))
        for form, (name, _) in _FORMS.items():
            self.buttons[form].setText(self._tongue.show(name))
        self.print_button.setText(say("&Print…"))
        self.close_button.setText(say("Close"))
        self._show_page()

    @override
    def done(self, result: int) -> None:
        self._end()
        super().done(result)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._end()
        super().closeEvent(event)

    def _end(self) -> None:
        """Keep what the next report starts with, and leave no thread behind."""
        self._keep()
        self._timer.stop()
        self._job.shutdown()
        self.card.end()

    # Work in another thread

    def _begin(self, title: Text, make: Callable[[Callable[[float], bool]], object]) -> None:
        self.told.setText("")
        for button in (*self.buttons.values(), self.print_button):
            button.setEnabled(False)
        self.card.begin(title)

        def work(progressed: Callable[[Any], None], cancelled: Callable[[], bool]) -> object:
            def told(share: float) -> bool:
                progressed(share)
                return not cancelled()

            return make(told)

        self._job.start(work)

    def _progress(self, share: float) -> None:
        self.card.show_progress(share, "", "")

    def _finish(self, result: object) -> None:
        path, self._writing = self._writing, None
        self._rest()
        if path is not None:
            if result:
                self.told.setText(self._tongue.say("Written: {files}.", files=(str(path),)))
                self.written.emit(path)
            else:
                self.told.setText(self._tongue.say("Nothing was written."))
        elif isinstance(result, PrintedReport):
            self.inputs.remark_logo(None)
            self.view.show_document(result)
            self._show_page()
        self._go_on()

    def _fail(self, failure: Failure) -> None:
        path, self._writing = self._writing, None
        self._rest()
        if not isinstance(failure.error, Refused):
            self._failed(failure)
            return
        issues = failure.error.issues
        logo = self.inputs.logo.value
        about_logo = [issue for issue in issues if logo and issue.at("file") == logo]
        self.inputs.remark_logo(about_logo[0] if about_logo else None)
        if path is not None:
            heading = text("{file} could not be written.", file=str(path))
            self._questions.show_issues(heading, issues)
        elif not about_logo:
            self._tell(issues[0])
        self._go_on()

    def _abandon(self) -> None:
        self._writing = None
        self._rest()
        self._go_on()

    def _rest(self) -> None:
        self.card.end()
        for button in (*self.buttons.values(), self.print_button):
            button.setEnabled(True)

    def _go_on(self) -> None:
        if self._waiting:
            self._waiting = False
            self.lay_out()

    # Options

    def _language(self) -> Language:
        """Return the language that the report is to be in, with the forms in force."""
        code = self.inputs.language.value
        own = self._tongue.language
        return own if code == own.code else languages.load(code, own.forms)

    def _change(self) -> None:
        self._timer.start()

    def _keep(self) -> None:
        issue = self._settings.change(**self.inputs.to_keep())
        if issue is not None:
            self._tell(issue)

    def _choose_logo(self) -> None:
        start = Path(self.inputs.logo.value).parent if self.inputs.logo.value else Path.home()
        found = self._questions.files_to_read(
            self._tongue.say("Choose a picture"), start, several=False
        )
        if found:
            self.inputs.logo.choose(str(found[0]))

    def _tell(self, issue: Issue) -> None:
        action = "" if issue.action is None else self._tongue.show(issue.action)
        said = self._tongue.show(issue.message)
        if action:
            said = self._tongue.say("{first} {next}", first=said, next=action)
        self.told.setText(said)

    def _show_page(self, _page: object = None) -> None:
        printed = self.view.printed
        self.pages.setText(
            ""
            if printed is None
            else self._tongue.say(
                "page {page} of {pages}", page=self.view.page + 1, pages=printed.page_count
            )
        )

    # Building

    def _build(self) -> None:
        theme = self._theme
        area = ColumnArea()
        area.setWidget(self.inputs)
        self._area = area
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self.card)
        column.addWidget(self.view, 1)
        column.addWidget(self.pages, 0, Qt.AlignmentFlag.AlignHCenter)
        top = QHBoxLayout()
        top.setSpacing(theme.space(4))
        top.addWidget(area)
        top.addWidget(right, 1)
        row = QHBoxLayout()
        row.setSpacing(theme.space(2))
        row.addWidget(self.told, 1)
        for button in (*self.buttons.values(), self.print_button, self.close_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(3))
        layout.addLayout(top, 1)
        layout.addLayout(row)
        area.least_width_changed.connect(self._fit)
        self._fit()
        placement.fit(self, theme.space(245), theme.space(170))
        self.inputs.title.setFocus()

    def _fit(self) -> None:
        self._area.setFixedWidth(self._area.least_width)

    def _connect(self) -> None:
        self._job.progressed.connect(self._progress)
        self._job.finished.connect(self._finish)
        self._job.failed.connect(self._fail)
        self._job.abandoned.connect(self._abandon)
        self.card.cancel_asked.connect(self._job.cancel)
        self.inputs.changed.connect(self._change)
        self.inputs.logo_asked.connect(self._choose_logo)
        self.view.page_changed.connect(self._show_page)
        for form, button in self.buttons.items():
            button.clicked.connect(partial(self._export_clicked, form))
        self.print_button.clicked.connect(lambda: self.print())  # noqa: PLW0108 - drops an argument
        self.close_button.clicked.connect(self.accept)
        self._tongue.changed.connect(self.retranslate)

    def _export_clicked(self, form: str, _checked: bool = False) -> None:  # noqa: FBT001, FBT002
        self.export(form)
