from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
import report_sample as sample
from pypdf import PdfReader
from PySide6.QtGui import QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewWidget
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ascgui.domain.issues import Refused
from ascgui.language.language import Language
from ascgui.report import fonts, printing
from ascgui.report.paper import Paper
from ascgui.report.pdf import write_document
from ascgui.report.preview import PreviewDialog
from ascgui.report.printed import PrintedPlan

ENGLISH = Language("en", {})


def laid_out(paper: Paper | str) -> PrintedPlan:
    return PrintedPlan(
        sample.answer(),
        sample.curves(),
        sample.catalog(),
        ENGLISH,
        paper,
        printed_at=sample.PRINTED_AT,
    )


@pytest.fixture
def printer(qapp: QApplication, tmp_path: Path) -> QPrinter:
    made = QPrinter(QPrinter.PrinterMode.HighResolution)
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(tmp_path / "printed.pdf"))
    return made


def words(path: Path) -> list[str]:
    return [
        unicodedata.normalize("NFKC", "".join(page.extract_text().split()))
        for page in PdfReader(path).pages
    ]


def test_print_and_pdf_show_the_same_pages(printer: QPrinter, tmp_path: Path) -> None:
    printed = laid_out("A4")
    printing.set_up(printer, printed.paper, printed.title)
    assert printing.paint(printer, printed)
    write_document(tmp_path / "written.pdf", printed)
    assert words(tmp_path / "printed.pdf") == words(tmp_path / "written.pdf")
    box = PdfReader(tmp_path / "printed.pdf").pages[0].mediabox
    assert (round(box.width), round(box.height)) == (595, 842)


def test_only_the_pages_asked_for_are_printed(printer: QPrinter, tmp_path: Path) -> None:
    printed = laid_out("A4")
    printing.set_up(printer, printed.paper, printed.title)
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 3)
    assert printing.paint(printer, printed)
    pages = words(tmp_path / "printed.pdf")
    assert len(pages) == 2
    assert "page2of3" in pages[0]


def test_the_document_is_laid_out_for_the_paper_in_the_printer(
    printer: QPrinter, tmp_path: Path
) -> None:
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter))
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    assert printing.print_out(printer, laid_out)
    box = PdfReader(tmp_path / "printed.pdf").pages[0].mediabox
    assert (round(box.width), round(box.height)) == (792, 612)


def test_the_preview_lays_out_again_only_for_another_paper(qtbot: QtBot) -> None:
    papers: list[Paper] = []

    def layout(paper: Paper) -> PrintedPlan:
        papers.append(paper)
        return laid_out(paper)

    dialog = PreviewDialog(layout, Paper.named("A4"))
    qtbot.addWidget(dialog)
    pages = dialog.findChild(QPrintPreviewWidget)
    assert pages is not None
    pages.updatePreview()
    pages.updatePreview()
    assert pages.pageCount() == 3
    assert len(papers) == 1
    pages.setLandscapeOrientation()
    pages.updatePreview()
    assert papers == [Paper.named("A4"), Paper(papers[0].height, papers[0].width)]
    assert dialog.windowTitle() == "Training plan: Support assistant, first round"


def test_the_preview_does_not_open_without_a_font(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "_draws_chinese", lambda family: False)
    chinese = Language("zh_CN", {"Model": "模型"})

    def layout(paper: Paper) -> PrintedPlan:
        return PrintedPlan(sample.answer(), (), sample.catalog(), chinese, paper)

    with pytest.raises(Refused):
        PreviewDialog(layout, Paper.named("A4"))


@pytest.mark.parametrize("name", ["A4", "Letter"])
def test_a_named_paper_keeps_its_name_for_the_printer(qapp: QApplication, name: str) -> None:
    paper = Paper.named(name)
    assert paper.layout.pageSize().id() == QPageSize.PageSizeId[name]
    assert Paper.of(paper.layout) == paper
    turned = Paper(paper.height, paper.width)
    assert Paper.of(turned.layout) == turned


def test_the_smallest_paper_still_gets_pages(qapp: QApplication) -> None:
    assert laid_out(Paper(2000, 3000)).page_count > 1
