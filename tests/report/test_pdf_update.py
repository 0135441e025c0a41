from __future__ import annotations

import io

import pytest
import report_sample as sample
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

from ascgui.language.language import Language
from ascgui.report import pdf
from ascgui.report.pdf_update import (
    Bookmark,
    UnknownForm,
    Update,
    characters_of,
    correct_text,
    describe,
)
from ascgui.report.printed import PrintedPlan


@pytest.fixture
def plain(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """A PDF as Qt writes it."""
    printed = PrintedPlan(sample.answer(), sample.curves(), sample.catalog(), Language("en", {}))
    monkeypatch.setattr(pdf, "_completed", lambda content, *_: content)
    content = pdf.pdf_bytes(printed)
    assert content is not None
    return content


def test_characters_are_named_as_they_were_meant(plain: bytes) -> None:
    update = Update(plain)
    assert "\t" in characters_of(update)
    correct_text(update, {"\t": " "})
    again = Update(plain)
    correct_text(again, {"\t": " "})
    assert update.result() == again.result()
    assert "\t" not in "".join(
        page.extract_text() for page in PdfReader(io.BytesIO(update.result()), strict=True).pages
    )


def test_what_nothing_changes_stays_as_it_was(plain: bytes) -> None:
    update = Update(plain)
    describe(update, [Bookmark("One", 0, 0, 100.0)], "en")
    before, after = (PdfReader(io.BytesIO(each), strict=True) for each in (plain, update.result()))
    for old, new in zip(before.pages, after.pages, strict=True):
        assert new.get_contents().get_data() == old.get_contents().get_data()
        assert new.extract_text() == old.extract_text()
    assert len(update.result()) < len(plain) + 2000


def test_pages_are_called_what_is_printed_on_them(plain: bytes) -> None:
    update = Update(plain)
    describe(update, [], "en")
    assert PdfReader(io.BytesIO(update.result())).page_labels == ["1", "2", "3"]


def test_the_outline_is_a_tree_by_level(plain: bytes) -> None:
    update = Update(plain)
    marks = [("计划", 0, 0), ("answer", 1, 0), ("detail", 2, 1), ("job", 1, 1), ("next plan", 0, 2)]
    describe(update, [Bookmark(title, level, page, 500) for title, level, page in marks], "zh-CN")
    reader = PdfReader(io.BytesIO(update.result()), strict=True)

    def titles(entries: list[object]) -> list[object]:
        return [titles(entry) if isinstance(entry, list) else entry["/Title"] for entry in entries]

    assert titles(reader.outline) == ["计划", ["answer", ["detail"], "job"], "next plan"]
    pages = [reader.get_destination_page_number(entry) for entry in reader.outline[::2]]
    assert pages == [0, 2]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"%PDF-1.4 nothing more",
        b"%PDF-1.5\ntrailer << /Size 1 /Root 1 0 R >>\nstartxref\n5\n%%EOF",
    ],
)
def test_a_pdf_of_another_form_is_not_touched(content: bytes) -> None:
    with pytest.raises(UnknownForm):
        Update(content)
