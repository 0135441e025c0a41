from __future__ import annotations

import io
import re
import unicodedata

import decision_sample as sample
import golden
import pytest
from pypdf import PdfReader
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

import ascgui
from ascgui.decision.markdown import as_markdown
from ascgui.decision.workbook import as_xlsx
from ascgui.language.language import Language
from ascgui.report import fonts
from ascgui.report.pdf import pdf_bytes
from ascgui.report.printed_report import PrintedReport

PROJECTS = {"one": sample.ONE, "several": sample.SEVERAL}


@pytest.fixture(autouse=True)
def _same_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ascgui, "__version__", "0.0.0")


@pytest.fixture(params=["en", "zh_CN"])
def language(request: pytest.FixtureRequest):
    made = sample.ENGLISH if request.param == "en" else golden.chinese()
    yield made
    golden.keep_words(made)


@pytest.mark.parametrize("which", PROJECTS)
def test_markdown_says_what_it_said(which: str, language: Language) -> None:
    report = sample.report(PROJECTS[which], language)
    golden.assert_as_before(f"{which}-{language.code}.md", as_markdown(report, language))


@pytest.mark.parametrize("which", PROJECTS)
def test_the_workbook_holds_what_it_held(which: str, language: Language) -> None:
    report = sample.report(PROJECTS[which], language)
    golden.assert_as_before(
        f"{which}-{language.code}.xlsx.txt", golden.cells(as_xlsx(report, language))
    )


def faces() -> str:
    installed = frozenset(QFontDatabase.families())
    return f"{fonts.latin_families(installed)[0]}, {fonts.chinese_families(installed)[0]}"


@pytest.mark.parametrize("which", PROJECTS)
def test_the_pdf_says_what_it_said(which: str, language: Language, qapp: QApplication) -> None:
    name = f"{which}-{language.code}.pdf.txt"
    if not golden.REWRITE:
        written = (golden.FOLDER / name).read_text(encoding="utf-8").partition("\n")[0]
        if written != faces():
            pytest.skip(f"lines break otherwise in {faces()} than in {written}")
    report = sample.report(PROJECTS[which], language)
    content = pdf_bytes(PrintedReport(report, sample.TABLES, language))
    assert content is not None
    pages = [
        unicodedata.normalize("NFKC", page.extract_text())
        for page in PdfReader(io.BytesIO(content), strict=True).pages
    ]
    golden.assert_as_before(name, "\n".join((faces(), *pages)) + "\n")


@pytest.mark.parametrize("which", PROJECTS)
def test_paper_says_every_sentence_of_the_markdown(
    which: str, language: Language, qapp: QApplication
) -> None:
    report = sample.report(PROJECTS[which], language)
    content = pdf_bytes(PrintedReport(report, sample.TABLES, language))
    assert content is not None
    reader = PdfReader(io.BytesIO(content))
    whole = closed("".join(page.extract_text() for page in reader.pages))
    for section in report.sections:
        assert closed(section.title) in whole
    lead = report.sections[0].blocks[0]
    assert closed(lead.text) in whole  # type: ignore[union-attr]


def closed(words: str) -> str:
    return re.sub(r"\s", "", unicodedata.normalize("NFKC", words))
