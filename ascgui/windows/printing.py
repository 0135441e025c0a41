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
from ascgui.session.tongue import Tongue
from ascgui.windows.questions import Questions

if TYPE_CHECKING:
    from ascgui.report.paper import Paper
    from ascgui.report.printed import PrintedPlan


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
        suggested: Callable[[str], Path],
    ) -> None:
        """``suggested`` names a file for the open plan by its suffix."""
        self._parent = parent
        self._document = document
        self._estimation = estimation
        self._tongue = tongue
        self._questions = questions
        self._catalog = catalog
        self._suggested = suggested

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
        return True

    def preview(self) -> None:
        """Show the pages as they will print, and print from there."""
        from ascgui.report.paper import Paper  # noqa: PLC0415
        from ascgui.report.preview import PreviewDialog  # noqa: PLC0415

        if (printed := self._laid_out(Paper.named("A4"))) is not None:
            dialog = PreviewDialog(self._lay_out(), printed.title, printed.paper, self._parent)
            dialog.exec()
            dialog.deleteLater()

    def print(self) -> None:
        """Ask for a printer and print the pages."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415

        from ascgui.report import printing  # noqa: PLC0415
        from ascgui.report.paper import Paper  # noqa: PLC0415

        if (first := self._laid_out(Paper.named("A4"))) is None:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printing.set_up(printer, first.paper, first.title)
        dialog = QPrintDialog(printer, self._parent)
        accepted = dialog.exec() == QPrintDialog.DialogCode.Accepted
        dialog.deleteLater()
        if not accepted:
            return
        paper = printing.paper_of(printer)
        printed = first if paper == first.paper else self._lay_out()(paper)
        if not printing.paint(printer, printed):
            self._questions.show_issues(
                text("The plan was not printed."), (_no_printer(printer.printerName()),)
            )

    def _lay_out(self) -> Callable[[Paper], PrintedPlan]:
        from ascgui.report.printed import PrintedPlan  # noqa: PLC0415

        estimate = self._estimation.estimate_now(self._document.plan)
        catalog, language = self._catalog(), self._tongue.language
        return lambda paper: PrintedPlan(estimate.answer, estimate.curves, catalog, language, paper)

    def _laid_out(self, paper: Paper) -> PrintedPlan | None:
        """Return the pages, or None after saying why there can be none."""
        try:
            return self._lay_out()(paper)
        except Refused as refused:
            self._questions.show_issues(text("The plan cannot be printed."), refused.issues)
            return None


def _no_printer(name: str) -> Issue:
    return Issue(
        Severity.ERROR,
        "not-printed",
        text("The printer {name} did not take the pages.", name=name),
        text("Check that it is on and has paper, or export the plan as PDF and print that."),
    )
