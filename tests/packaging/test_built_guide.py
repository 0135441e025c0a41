from __future__ import annotations

import importlib.util
import re
import sys
from dataclasses import dataclass
from pathlib import Path

import pypdfium2
import pytest
from pypdf import PdfReader

from ascgui.guide.chapters import chapters
from ascgui.guide.markup import plain
from ascgui.language.language import Language, available, load

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def script():
    spec = importlib.util.spec_from_file_location("guide_script", ROOT / "packaging" / "guide.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("code", available())
def test_the_page_holds_every_chapter_and_leads_only_within_itself(script, tmp_path, code):
    language = load(code)
    written = script.write_html(tmp_path, language).read_text(encoding="utf-8")
    for chapter in chapters(language):
        assert f'<section id="{chapter.id}">' in written
    ids = re.findall(r'id="([^"]+)"', written)
    assert len(set(ids)) == len(ids)
    assert {target.lstrip("#") for target in re.findall(r'href="([^"]+)"', written)} <= set(ids)
    sources = re.findall(r'src="([^"]+)"', written)
    assert sources
    assert [one for one in sources if not (tmp_path / one).is_file()] == []


@dataclass(frozen=True)
class Paper:
    """The guide of one language as PDF: its structure, and what each page says."""

    language: Language
    reader: PdfReader
    pages: tuple[str, ...]

    @property
    def titles(self):
        """The title of every heading in order, without spaces."""
        told = chapters(self.language)
        return [joined(plain(one.title)) for chapter in told for one in chapter.headings]


@pytest.fixture(scope="module", params=available())
def paper(request, script, tmp_path_factory, qapp):
    path = tmp_path_factory.mktemp("paper") / "guide.pdf"
    language = load(request.param)
    script.write_pdf(path, language)
    document = pypdfium2.PdfDocument(path)
    try:
        # The reader takes a hyphen at the end of a piece for one that breaks a word.
        pages = tuple(
            page.get_textpage().get_text_range().replace("\ufffe", "-") for page in document
        )
    finally:
        document.close()
    return Paper(language, PdfReader(path), pages)


def joined(words):
    return re.sub(r"\s", "", words)


def entries(outline):
    """Yield each entry of a PDF's outline in order."""
    for entry in outline:
        yield from entries(entry) if isinstance(entry, list) else (entry,)


def test_the_paper_holds_every_chapter_and_no_empty_page(paper):
    assert len(paper.pages) > 20
    assert [at for at, page in enumerate(paper.pages, 1) if len(joined(page)) < 60] == []
    assert paper.reader.metadata.title in {"User guide", "用户手册"}


def test_the_contents_of_the_paper_name_and_lead_to_the_page_of_each_chapter(paper):
    first = joined(paper.pages[0])
    leads = [one.get_object() for one in paper.reader.pages[0]["/Annots"]]
    for chapter, lead in zip(chapters(paper.language), leads, strict=True):
        title = joined(chapter.title)
        (at,) = (
            number
            for number, page in enumerate(paper.pages[1:], 2)
            if joined(page.splitlines()[0]) == title
        )
        assert f"{title}{at}" in first
        assert paper.reader.pages[at - 1].indirect_reference == lead["/Dest"][0]


def test_every_heading_of_the_paper_is_in_its_outline_where_it_stands(paper):
    found = list(entries(paper.reader.outline))
    assert [joined(entry.title) for entry in found] == paper.titles
    for entry, title in zip(found, paper.titles, strict=True):
        page = paper.pages[paper.reader.get_destination_page_number(entry)]
        assert title in joined(page), title


def test_no_heading_of_the_paper_is_parted_from_what_it_stands_over(paper):
    for number, page in enumerate(paper.pages[1:], 2):
        end = joined(page).removesuffix(str(number))
        assert [title for title in paper.titles if end.endswith(title)] == [], number


def test_what_the_paper_says_is_found_by_its_characters(paper):
    """A font may draw a digit or a Chinese word with a glyph that has other names too."""
    text = joined("".join(paper.pages))
    said = "".join(chapter.text for chapter in chapters(paper.language))
    assert sorted(set(text) - set(said) - set("•●") - set(paper.pages[0])) == []
    for one in ("2,400,000,000", "Snt9b23", "η=1", "T÷(R×N)×η"):
        assert one in text
    assert not paper.language.is_chinese or "线性加速比" in text


def test_no_line_of_code_is_cut_on_paper():
    for code in available():
        for chapter in chapters(load(code)):
            for block in re.findall(r"```\n(.*?)```", chapter.text, flags=re.DOTALL):
                assert max(map(len, block.splitlines())) <= 80, chapter.id
