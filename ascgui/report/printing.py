"""The printed plan on a printer, and on the pages of Qt's preview, from the same painter."""

from __future__ import annotations

from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter

from ascgui.report.paper import Paper
from ascgui.report.printed import PrintedDocument
from ascgui.report.typesetter import printable


def set_up(printer: QPrinter, paper: Paper, title: str) -> None:
    """Give ``printer`` the paper and the name of the job."""
    printer.setFullPage(True)
    printer.setPageLayout(paper.layout)
    printer.setDocName(printable(title))


def paper_of(printer: QPrinter) -> Paper:
    """Return the paper that ``printer`` is set to."""
    return Paper.of(printer.pageLayout())


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
                _paint_page(painter, printer, printed, index)
    finally:
        painter.end()
    return True


def _paint_page(painter: QPainter, printer: QPrinter, printed: PrintedDocument, index: int) -> None:
    painter.save()
    # A printer that cannot print to the edge of the sheet keeps its origin inside of it.
    corner = printer.pageLayout().mode() is QPageLayout.Mode.FullPageMode
    if not corner:
        area = printer.pageLayout().paintRectPixels(printer.resolution())
        painter.translate(-area.left(), -area.top())
    printed.paint_page(painter, index)
    painter.restore()


def _pages(printer: QPrinter, count: int) -> range | list[int]:
    first, last = printer.fromPage(), printer.toPage()
    if printer.printRange() is not QPrinter.PrintRange.PageRange or first < 1:
        first, last = 1, count
    chosen = list(range(first - 1, min(last or count, count)))
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        chosen.reverse()
    return chosen
