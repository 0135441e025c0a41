"""The preview before printing: Qt's own dialog, with pages from the one painter."""

from __future__ import annotations

from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from ascgui.report import printing
from ascgui.report.paper import Paper
from ascgui.report.printing import Layout


class PreviewDialog(QPrintPreviewDialog):
    """Shows the pages as they will be printed, and prints them.

    Paper and orientation chosen in the dialog lay the document out anew; drawing the preview
    again or printing it uses the pages that are laid out already.
    """

    def __init__(self, layout: Layout, paper: Paper, parent: QWidget | None = None) -> None:
        """``layout`` makes the document; ``paper`` is the one to begin with.

        Raises:
            Refused: there is no font for what the document says.
        """
        self._printed = layout(paper)
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printing.set_up(self._printer, paper, self._printed.title)
        super().__init__(self._printer, parent)
        self.setWindowTitle(self._printed.title)
        self._layout = layout
        self.paintRequested.connect(self._paint)

    def _paint(self, printer: QPrinter) -> None:
        paper = printing.paper_of(printer)
        if self._printed.paper != paper:
            self._printed = self._layout(paper)
        printing.paint(printer, self._printed)
