"""The comparison and its chart as files and on the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.session.comparing import Compared
from ascgui.session.estimation import Failure
from ascgui.session.job import Cancelled, Job, Progressed
from ascgui.session.tongue import Tongue
from ascgui.windows.questions import Questions

if TYPE_CHECKING:
    from ascgui.language.language import Language


class Picture(Protocol):
    """A chart that can be saved."""

    def export(self, path: Path) -> None:
        """Write the chart in the form that the name's ending says.

        Raises:
            OSError: it cannot be written.
        """


@dataclass(frozen=True, slots=True)
class _Form:
    """One kind of file: the ending of its name, what the menu and the file dialog call it."""

    ending: str
    title: Text
    kinds: Text
    of_chart: bool = False


FORMS = (
    _Form("csv", text("Table as CSV…"), text("CSV tables (*.csv)")),
    _Form("xlsx", text("Table as a workbook (XLSX)…"), text("Workbooks (*.xlsx)")),
    _Form("md", text("Table as Markdown…"), text("Markdown (*.md)")),
    _Form("png", text("Chart as PNG…"), text("PNG pictures (*.png)"), of_chart=True),
    _Form("svg", text("Chart as SVG…"), text("SVG drawings (*.svg)"), of_chart=True),
)


class ComparisonExport(QObject):
    """Writes what is compared, in a thread of its own, and says so.

    ``noticed`` carries an :class:`Issue` with what was written or why nothing was.
    """

    noticed = Signal(object)

    def __init__(
        self,
        job: Job,
        tongue: Tongue,
        questions: Questions,
        suggested: Callable[[str], Path],
        report: Callable[[Failure], None],
        parent: QObject | None = None,
    ) -> None:
        """``suggested`` names a file by its ending; errors of the program go to ``report``."""
        super().__init__(parent)
        self._job = job
        self._tongue = tongue
        self._questions = questions
        self._suggested = suggested
        self._compared: Compared | None = None
        self._picture: Picture | None = None
        self.menu = QMenu()
        self.actions = {form.ending: QAction(self.menu) for form in FORMS}
        self.copy_markdown = QAction(self.menu)
        for form in FORMS:
            action = self.actions[form.ending]
            action.triggered.connect(partial(self._ask, form))
            self.menu.addAction(action)
        self.menu.addSeparator()
        self.menu.addAction(self.copy_markdown)
        self.copy_markdown.triggered.connect(self._copy_markdown)
        job.finished.connect(self._written)
        job.failed.connect(report)
        tongue.changed.connect(self.retranslate)
        self.retranslate()
        self._enable()

    def put(self, compared: Compared | None, picture: Picture | None) -> None:
        """Write ``compared`` and ``picture`` from now on."""
        self._compared, self._picture = compared, picture
        self._enable()

    def retranslate(self) -> None:
        """Say the entries of the menu in the language in force."""
        for form in FORMS:
            self.actions[form.ending].setText(self._tongue.show(form.title))
        self.copy_markdown.setText(self._tongue.say("Copy the table as Markdown"))

    def write(self, ending: str, path: Path) -> None:
        """Write the file ``path`` in the form of ``ending``."""
        if next(form for form in FORMS if form.ending == ending).of_chart:
            self._save_picture(path)
            return
        compared, language = self._compared, self._tongue.language
        if compared is None:
            return

        def work(_tell: Progressed, _cancelled: Cancelled) -> object:
            from ascgui import safefile  # noqa: PLC0415 - what follows is imported in this thread

            try:
                safefile.replace(path, content(compared, ending, language))
            except Refused as refused:
                return refused
            return path

        self._job.start(work)

    def _enable(self) -> None:
        for form in FORMS:
            ready = self._picture if form.of_chart else self._compared
            self.actions[form.ending].setEnabled(ready is not None)
        self.copy_markdown.setEnabled(self._compared is not None)

    def _ask(self, form: _Form, _checked: bool = False) -> None:  # noqa: FBT001, FBT002
        path = self._questions.file_to_save(
            self._tongue.say("Export"), self._suggested(form.ending), self._tongue.show(form.kinds)
        )
        if path is not None:
            self.write(form.ending, path)

    def _save_picture(self, path: Path) -> None:
        if self._picture is None:
            return
        try:
            self._picture.export(path)
        except OSError as error:
            message = text(
                "{file} could not be written ({reason}), so nothing was saved. Choose another"
                " place.",
                file=path.name,
                reason=error.strerror or type(error).__name__,
            )
            self.noticed.emit(Issue(Severity.ERROR, "picture-not-written", message))
            return
        self._written(path)

    def _copy_markdown(self) -> None:
        compared, language = self._compared, self._tongue.language
        if compared is not None:
            self._job.start(lambda _tell, _cancelled: content(compared, "md", language).decode())

    def _written(self, done: object) -> None:
        if isinstance(done, str):
            QGuiApplication.clipboard().setText(done)
            message = text("The table is on the clipboard.")
            self.noticed.emit(Issue(Severity.INFO, "comparison-copied", message))
        elif isinstance(done, Refused):
            self.noticed.emit(done.issues[0])
        else:
            message = text("Written: {file}.", file=str(done))
            self.noticed.emit(Issue(Severity.INFO, "comparison-written", message))


def content(compared: Compared, ending: str, language: Language) -> bytes:
    """Return the comparison as a file with this ending."""
    if ending == "xlsx":
        from ascgui.comparison.workbook import as_xlsx  # noqa: PLC0415 - with xlsxwriter

        return as_xlsx(compared.comparison, language)
    from ascgui.comparison.formats import as_csv, as_markdown  # noqa: PLC0415 - seldom needed

    if ending == "csv":
        return as_csv(compared.comparison).encode("utf-8-sig")
    return as_markdown(compared.comparison, language).encode()
