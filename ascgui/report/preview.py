"""The preview before printing: Qt's own dialog, with pages from the one painter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from ascgui.report import printing
from ascgui.report.paper import Paper
from ascgui.report.printed import PrintedDocument

Layout: TypeAlias = Callable[[Paper], PrintedDocument]
"""Lays the document out for a paper; called again when the user takes another."""


class PreviewDialog(QPrintPreviewDialog):
    """Shows the pages as they will be printed, and prints them.

    Paper and orientation chosen in the dialog lay the document out anew; drawing the preview
    again or printing it uses the pages that are laid out already.
    """

    def __init__(self, layout: Layout, title: str, paper: Paper, parent: QWidget | None = None):
        """``layout`` makes the document; ``paper`` is the one to begin with."""
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printing.set_up(self._printer, paper, title)
        super().__init__(self._printer, parent)
        self.setWindowTitle(title)
        self._layout = layout
        self._printed: PrintedDocument | None = None
        self.paintRequested.connect(self._paint)

    def _paint(self, printer: QPrinter) -> None:
        paper = printing.paper_of(printer)
        if self._printed is None or self._printed.paper != paper:
            self._printed = self._layout(paper)
        printing.paint(printer, self._printed)
