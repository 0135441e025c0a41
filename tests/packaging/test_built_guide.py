from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from ascgui.guide.chapters import chapters
from ascgui.language.language import available, load

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


@pytest.mark.parametrize("code", available())
def test_the_paper_holds_every_chapter(script, tmp_path, code, qapp):
    language = load(code)
    reader = PdfReader(script.write_pdf(tmp_path / "guide.pdf", language))
    assert len(reader.pages) > 20
    first = reader.pages[0].extract_text()
    assert len(first) > 100
    assert reader.metadata.title in {"User guide", "用户手册"}
