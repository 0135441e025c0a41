"""The plan on paper: as PDF, in the preview and on the printer, from one painter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ascgui.catalog.load import Catalog
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic
from ascgui.windows.questions import Questions

if TYPE_CHECKING:
    from ascgui.report.printing import Layout


class Printing:
    """Carries out the File menu's export, preview and print of the open plan.

    The report, and with it the printing parts of Qt, are imported when first needed.
    """

    def __init__(
        self,
        parent: QWidget,
        *,
        document: Document,
        estimation: Estimation,
        tongue: Tongue,
        questions: Questions,
        catalog: Callable[[], Catalog],
        settings: Settings,
        theme: Theme,
        suggested: Callable[[str], Path],
        tell: Callable[[Issue], None],
    ) -> None:
        """``suggested`` names a file for the open plan by its suffix; ``tell`` shows a notice."""
        self._parent = parent
        self._document = document
        self._estimation = estimation
        self._tongue = tongue
        self._questions = questions
        self._catalog = catalog
        self._settings = settings
        self._theme = theme
        self._suggested = suggested
        self._tell = tell

    def export(self) -> bool:
        """Ask for a path and write the PDF there; False if none was written."""
        path = self._questions.file_to_save(
            self._tongue.say("Export as PDF"),
            self._suggested("pdf"),
            self._tongue.say("PDF documents (*.pdf)"),
        )
        return path is not None and self.write(path)

    def write(self, path: Path) -> bool:
        """Write the PDF to ``path``; what stands in the way is shown as a list."""
        from ascgui.report.pdf import write_pdf  # noqa: PLC0415

        estimate = self._estimation.estimate_now(self._document.plan)
        try:
            write_pdf(
                path, estimate.answer, estimate.curves, self._catalog(), self._tongue.language
            )
        except Refused as refused:
            self._questions.show_issues(
                text("{file} could not be written.", file=str(path)), refused.issues
            )
            return False
        written = text("The PDF was written to {path}.", path=str(path))
        self._tell(Issue(Severity.INFO, "pdf-written", written))
        return True

    def preview(self) -> None:
        """Show the pages as they will print, and print from there."""
        from ascgui.report.paper import Paper  # noqa: PLC0415
        from ascgui.report.preview import PreviewDialog  # noqa: PLC0415

        try:
            dialog = PreviewDialog(self._layout(), Paper.named("A4"), self._parent)
        except Refused as refused:
            self._refuse(refused)
            return
        set_topic(dialog, "compare#report")
        self._questions.accepts(dialog)

    def report(self) -> None:
        """Show the report on the open project with its options, to be written or printed."""
        from ascgui.windows.report_dialog import ReportDialog  # noqa: PLC0415

        def suggested(suffix: str) -> Path:
            path = self._suggested(suffix)
            return path.with_name(f"{path.stem}-report{path.suffix}")

        dialog = ReportDialog(
            self._document.project,
            self._catalog(),
            self._settings,
            self._tongue,
            self._theme,
            self._questions,
            suggested=suggested,
            failed=self._estimation.failed.emit,
            parent=self._parent,
        )
        dialog.written.connect(self._tell_report)
        self._questions.accepts(dialog)

    def _tell_report(self, path: Path) -> None:
        written = text("The report was written to {path}.", path=str(path))
        self._tell(Issue(Severity.INFO, "report-written", written))

    def print(self) -> None:
        """Ask for a printer and print the pages."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415

        from ascgui.report import printing  # noqa: PLC0415
        from ascgui.report.paper import Paper  # noqa: PLC0415

        paper, layout = Paper.named("A4"), self._layout()
        try:
            # Before the dialog: what has no font cannot be printed on any printer.
            title = layout(paper).title
        except Refused as refused:
            self._refuse(refused)
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printing.set_up(printer, paper, title)
        accepted = self._questions.accepts(QPrintDialog(printer, self._parent))
        if accepted and not printing.print_out(printer, layout):
            self._refuse(Refused(_no_printer(printer.printerName())))

    def _layout(self) -> Layout:
        """Return what lays the plan out, as it stands now, for any paper."""
        from ascgui.report.printed import PrintedPlan  # noqa: PLC0415

        estimate = self._estimation.estimate_now(self._document.plan)
        catalog, language = self._catalog(), self._tongue.language
        return lambda paper: PrintedPlan(estimate.answer, estimate.curves, catalog, language, paper)

    def _refuse(self, refused: Refused) -> None:
        self._questions.show_issues(text("The plan was not printed."), refused.issues)


def _no_printer(name: str) -> Issue:
    return Issue(
        Severity.ERROR,
        "not-printed",
        text("The printer {name} did not take the pages.", name=name),
        text("Check that it is on and has paper, or export the plan as PDF and print that."),
    )
