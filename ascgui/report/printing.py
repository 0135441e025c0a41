"""The printed plan on a printer, and on the pages of Qt's preview, from the same painter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter

from ascgui.report.paper import Paper
from ascgui.report.printed import PrintedDocument
from ascgui.report.typesetter import printable

Layout: TypeAlias = Callable[[Paper], PrintedDocument]
"""Lays a document out for a paper."""


def set_up(printer: QPrinter, paper: Paper, title: str) -> None:
    """Give ``printer`` the paper and the name of the job."""
    printer.setFullPage(True)
    printer.setPageLayout(paper.layout)
    printer.setDocName(printable(title))


def paper_of(printer: QPrinter) -> Paper:
    """Return the paper that ``printer`` is set to."""
    return Paper.of(printer.pageLayout())


def print_out(printer: QPrinter, layout: Layout) -> bool:
    """Lay the document out for the paper in ``printer`` and print it; False if it did not begin.

    Raises:
        Refused: there is no font for what it says.
    """
    return paint(printer, layout(paper_of(printer)))


def paint(printer: QPrinter, printed: PrintedDocument) -> bool:
    """Draw the pages that ``printer`` is asked for; False if it could not be begun.

    Several copies are the printer's or its driver's work where it can make them, else are drawn
    here. The margins are the document's own: the printer's would shift the page.
    """
    printer.setFullPage(True)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    try:
        copies = 1 if printer.supportsMultipleCopies() else max(1, printer.copyCount())
        begun = False
        for _ in range(copies):
            for index in _pages(printer, printed.page_count):
                if begun and not printer.newPage():
                    return False
                begun = True
                printed.paint_page(painter, index)
    finally:
        painter.end()
    return True


def _pages(printer: QPrinter, count: int) -> range | list[int]:
    first, last = printer.fromPage(), printer.toPage()
    if printer.printRange() is not QPrinter.PrintRange.PageRange or first < 1:
        first, last = 1, count
    chosen = list(range(first - 1, min(last or count, count)))
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        chosen.reverse()
    return chosen
