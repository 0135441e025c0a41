from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
import report_sample as sample
from pypdf import PdfReader
from PySide6.QtWidgets import QApplication

from ascgui.language.language import Language
from ascgui.report import pdf
from ascgui.report.pdf_tags import put_tags
from ascgui.report.pdf_update import UnknownForm, Update
from ascgui.report.printed import PrintedPlan
from ascgui.report.tags import Mark, Role, Tagger

_CONTENT = re.compile(rb"/(\w+) (?:<</MCID (\d+)>> BDC|BMC)\n|(EMC)\n")


@pytest.fixture(scope="module")
def reader(qapp: QApplication) -> PdfReader:
    printed = PrintedPlan(sample.answer(), sample.curves(), sample.catalog(), Language("en", {}))
    content = pdf.pdf_bytes(printed)
    assert content is not None
    return PdfReader(io.BytesIO(content), strict=True)


def kids(node: Any) -> list[Any]:
    found = node["/K"]
    return [kid.get_object() for kid in (found if isinstance(found, list) else [found])]


def elements(node: Any) -> Iterator[Any]:
    node = node.get_object()
    yield node
    for kid in kids(node):
        if not isinstance(kid, int):
            yield from elements(kid)


def document(reader: PdfReader) -> Any:
    top = reader.trailer["/Root"]["/StructTreeRoot"]["/K"]
    return top[0] if isinstance(top, list) else top


def kinds(reader: PdfReader) -> list[str]:
    return [str(each["/S"]) for each in elements(document(reader))]


def test_a_pdf_says_that_it_is_tagged_and_in_which_language(reader: PdfReader) -> None:
    root = reader.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"] is not None
    assert root["/Lang"] == "en"
    assert all(page["/Tabs"] == "/S" for page in reader.pages)


def test_headings_paragraphs_tables_and_pictures_are_told_apart(reader: PdfReader) -> None:
    found = kinds(reader)
    assert found[:2] == ["/Document", "/H1"]
    assert found.count("/H1") == 1
    assert found.count("/Figure") == 1
    assert {"/H2", "/H3", "/P", "/Table", "/TR", "/TH", "/TD"} <= set(found)
    heads = [entry for entry in reader.outline[1] if not isinstance(entry, list)]
    # The first stands in the outline for the panel of the answer, which is no line of text.
    assert found.count("/H2") == len(heads) - 1


def test_a_picture_is_described(reader: PdfReader) -> None:
    (figure,) = (each for each in elements(document(reader)) if each["/S"] == "/Figure")
    assert figure["/Alt"] == "Chart: duration over devices"


def test_all_ink_is_either_an_element_or_an_artifact(reader: PdfReader) -> None:
    for page in reader.pages:
        content = page.get_contents().get_data()
        depth, numbers = 0, []
        for kind, number, end in _CONTENT.findall(content):
            depth += -1 if end else 1
            assert depth in {0, 1}
            if number:
                numbers.append(int(number))
            elif kind:
                assert kind == b"Artifact"
        assert depth == 0
        assert numbers == list(range(len(numbers)))
        outside = re.sub(rb"(?s)/\w+ (?:<</MCID \d+>> BDC|BMC)\n.*?EMC\n", b"", content)
        assert b"Tj" not in outside


def test_every_piece_of_a_page_leads_to_its_element(reader: PdfReader) -> None:
    tree = reader.trailer["/Root"]["/StructTreeRoot"]
    nums = tree["/ParentTree"]["/Nums"]
    owners = {nums[at]: nums[at + 1].get_object() for at in range(0, len(nums), 2)}
    for number, page in enumerate(reader.pages):
        assert page["/StructParents"] == number
        for mcid, owner in enumerate(owners[number]):
            element = owner.get_object()
            assert mcid in kids(element)
            assert element["/Pg"] == page


def test_a_header_that_comes_again_is_told_once(qapp: QApplication) -> None:
    answer = sample.answer()
    terms = answer.derivations[0].terms
    many = tuple(
        type(terms[0])(f"x{number}", terms[0].name, terms[0].value, terms[0].evidence)
        for number in range(120)
    )
    derivation = type(answer.derivations[0])(
        "required", answer.derivations[0].title, "", answer.derivations[0].with_numbers, many
    )
    printed = PrintedPlan(
        type(answer)(**{
            **{name: getattr(answer, name) for name in answer.__slots__},
            "derivations": (derivation,),
        }),
        (), sample.catalog(), Language("en", {}), sections=("derivation",),
    )  # fmt: skip
    content = pdf.pdf_bytes(printed)
    assert content is not None
    found = kinds(PdfReader(io.BytesIO(content)))
    assert printed.page_count > 2
    assert found.count("/Table") == 1
    assert found.count("/TH") == 4
    assert found.count("/TR") == 121


def test_pages_without_their_marks_are_left_alone(qapp: QApplication) -> None:
    printed = PrintedPlan(sample.answer(), (), sample.catalog(), Language("en", {}))
    tagger = Tagger()
    tagger.marks.append(Mark(Role.PARAGRAPH, 0, 0))
    content = pdf.pdf_bytes(printed)
    assert content is not None
    with pytest.raises(UnknownForm):
        put_tags(Update(content), tagger)
