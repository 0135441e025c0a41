"""Files as people really have them: encodings, quotes, spreadsheets, and files made to harm."""

from __future__ import annotations

import contextlib
import datetime as dt
import io
import struct
import zipfile
from pathlib import Path

import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.catalog.intake import delimited, document, encoding, hypertext, markdown, workbook
from ascgui.catalog.intake.draft import EntryDraft
from ascgui.catalog.intake.spelling import Wrong, alike, devices, lengths, strategies
from ascgui.catalog.load import Catalog, load
from ascgui.domain.issues import Issue, Refused
from ascgui.language.language import Language

ENGLISH = Language("en", {})
HEAD = "model,strategy,seq_len,framework,hardware,devices\n"
ROW = "qwen2-7b,full,4096,mindspeed-llm,snt9b,8\n"


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return load()


def refused(path: Path, content: bytes, catalog: Catalog, encoding: str | None = None) -> Issue:
    path.write_bytes(content)
    with pytest.raises(Refused) as caught:
        document.read(path, catalog.tables, encoding_name=encoding)
    (issue,) = caught.value.issues
    assert issue.at("file") == str(path)
    assert issue.action is not None
    return issue


def entries(path: Path, content: bytes, catalog: Catalog, encoding: str | None = None) -> list[str]:
    path.write_bytes(content)
    intake = document.read(path, catalog.tables, encoding_name=encoding)
    assert intake.rejected == ()
    return [draft.model for draft in intake.drafts if isinstance(draft, EntryDraft)]


# ---------------------------------------------------------------- encodings


CHINESE = "模型,训练策略,序列长度,框架,规格,卡数\n通义千问2-7b,full,4096,MindSpeed-LLM,Snt9b,8\n"


@pytest.mark.parametrize("name", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_utf8_and_utf16_are_read_with_and_without_a_mark(
    catalog: Catalog, tmp_path: Path, name: str
) -> None:
    content = (HEAD + ROW if name.endswith("e") and "16-" in name else CHINESE).encode(name)
    expected = "qwen2-7b" if "16-" in name else "通义千问2-7b"
    assert entries(tmp_path / "t.csv", content, catalog) == [expected]


def test_gbk_is_recognised_and_offered_and_read_when_chosen(
    catalog: Catalog, tmp_path: Path
) -> None:
    content = CHINESE.encode("gbk")
    issue = refused(tmp_path / "t.csv", content, catalog)
    assert issue.code == "encoding-unsure"
    assert issue.fix == (("encoding", "gb18030"),)
    for chosen in ("gb18030", "GBK", "gb2312"):
        assert entries(tmp_path / "t.csv", content, catalog, chosen) == ["通义千问2-7b"]


@pytest.mark.parametrize(
    ("content", "chosen", "code"),
    [
        (b"", None, "file-empty"),
        (b" \n", None, "file-empty"),
        ("größe,modell\n".encode("latin-1"), None, "file-not-utf8"),
        (b"\x89PNG\0\x01\x02\x03\0\0\x09", None, "file-binary"),
        (CHINESE.encode("gbk"), "utf-8", "file-not-text"),
        (CHINESE.encode(), "klingon", "encoding-unknown"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600, None, "workbook-old"),
    ],
)
def test_what_is_no_text_is_refused_in_one_sentence(
    catalog: Catalog, tmp_path: Path, content: bytes, chosen: str | None, code: str
) -> None:
    assert refused(tmp_path / "t.csv", content, catalog, chosen).code == code


@given(st.binary(max_size=200), st.sampled_from([None, "gbk", "utf-16", "utf-8"]))
@settings(max_examples=150, deadline=None)
def test_any_bytes_are_text_or_refused(content: bytes, chosen: str | None) -> None:
    with contextlib.suppress(Refused):
        encoding.decoded(content, "x", chosen)


# ---------------------------------------------------------------- CSV


def rejected(catalog: Catalog, rows: str) -> list[tuple[int, str]]:
    intake = document.pasted(HEAD + rows, catalog.tables)
    return [(row.line, ENGLISH.show(row.reason)) for row in intake.rejected]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("qwen2-7b,full,4096,mindspeed-llm,snt9b,8x\n", "“8x” is no device count."),
        ("qwen2-7b,full,4096,mindspeed-llm,snt9b,0\n", "“0” is no device count."),
        ("qwen2-7b,full,4096,mindspeed-llm,snt9b,=1+1\n", "“=1+1” is no device count."),
        ("qwen2-7b,full,4096,mindspeed-llm,snt9b,2026-01-02\n", "“2026-01-02” is no device count."),
        ("qwen2-7b,full,4k,mindspeed-llm,snt9b,8\n", "“4k” is no sequence length."),
        ("qwen2-7b,sft,4096,mindspeed-llm,snt9b,8\n", "“sft” is no strategy."),
        ("qwen2-7b,full,4096,megatron,snt9b,8\n", "“megatron” is no framework of the catalog."),
        ("qwen2-7b,full,4096,mindspeed-llm,h100,8\n", "“h100” is no hardware of the catalog."),
        (",full,4096,mindspeed-llm,snt9b,8\n", "The model is missing."),
        ("qwen2-7b,full,4096\n", "The row has 3 cells, the heading more."),
    ],
)
def test_a_row_that_cannot_be_used_is_listed_with_its_line_and_reason(
    catalog: Catalog, row: str, reason: str
) -> None:
    assert rejected(catalog, ROW + row) == [(3, reason)]


def test_a_quoted_field_over_lines_keeps_the_lines_right(catalog: Catalog) -> None:
    written = f'{HEAD.strip()},note\n{ROW.strip()},"one\n\ntwo"\n{ROW.strip()[:-1]}x,\n'
    intake = document.pasted(written, catalog.tables)
    assert [(row.line, row.printed) for row in intake.rejected] == [
        (5, "qwen2-7b | full | 4096 | mindspeed-llm | snt9b | x | ")
    ]


def test_a_quote_that_is_never_closed_is_named_by_the_line_it_opens_on(
    catalog: Catalog, tmp_path: Path
) -> None:
    content = f'{HEAD}{ROW}"qwen2-7b,full\n{ROW * 3000}'.encode()
    issue = refused(tmp_path / "t.csv", content, catalog)
    assert (issue.code, issue.at("line")) == ("table-unreadable", 3)


def test_a_row_said_twice_is_reported_and_a_contradiction_asked_about(catalog: Catalog) -> None:
    assert rejected(catalog, ROW * 2) == [(3, "The row says again what line 2 says.")]
    other = ROW.replace(",8\n", ",16\n")
    intake = document.pasted(HEAD + ROW + other, catalog.tables)
    (question,) = intake.questions
    assert intake.drafts == ()
    assert question.lines == (2, 3)
    assert [len(choice.drafts) for choice in question.choices] == [1, 1, 0]


def test_an_apostrophe_that_guarded_a_cell_is_taken_off() -> None:
    (line,) = delimited.grid("'-,'=x,'tis,'\n", "x").lines
    assert line.cells == ("-", "=x", "'tis", "'")


def test_a_million_columns_are_refused_before_they_are_kept(
    catalog: Catalog, tmp_path: Path
) -> None:
    issue = refused(tmp_path / "t.csv", HEAD.encode() + b"," * 1_000_000, catalog)
    assert (issue.code, issue.at("line")) == ("too-many-columns", 2)


# ---------------------------------------------------------------- pages


def test_a_page_of_a_million_spanned_cells_is_refused() -> None:
    bomb = "<table>" + "<tr>" + '<td colspan="1000" rowspan="1000">x' * 5 + "</table>"
    with pytest.raises(Refused):
        hypertext.grids(bomb, "x")


def test_spans_tables_in_tables_and_scripts_are_read_as_a_browser_does() -> None:
    title, found = hypertext.grids(
        "<h1>A &amp; B</h1><script>'<table>'</script><table><tr><th rowspan=2>a<th colspan='2'>b"
        "<tr><td>c<td><table><tr><td>in</table>d<br>e</tr><tr><td>1</table><p>x",
        "x",
    )
    assert title == "A & B"
    assert [[line.cells for line in grid.lines] for grid in found] == [
        [("in",)],
        [("a", "b", "b"), ("a", "c", "d e"), ("1",)],
    ]


def test_pipes_and_stars_in_cells_are_unescaped() -> None:
    (grid,) = markdown.grids("| **a** | `b\\|c` |\n|:--|--:|\n| 4\\*x || \n| [t](u) | |\n")
    assert [line.cells for line in grid.lines] == [("a", "b|c"), ("4*x", "4*x"), ("t", "")]


@given(st.text(st.sampled_from('|- \n*\\<table>tr<d/ colspan="2"\'a#:'), max_size=80))
@settings(max_examples=200, deadline=None)
def test_any_text_is_a_table_or_not_and_never_breaks(written: str) -> None:
    markdown.grids(written) if markdown.has_pipes(written) else None
    with contextlib.suppress(Refused):
        hypertext.grids(written, "x")
    with contextlib.suppress(Refused):
        delimited.grid(written, "x")


# ---------------------------------------------------------------- workbooks


def book_of(*rows: tuple[object, ...]) -> bytes:
    made = io.BytesIO()
    with xlsxwriter.Workbook(made, {"in_memory": True}) as book:
        sheet = book.add_worksheet()
        day = book.add_format({"num_format": "yyyy-mm-dd"})
        sheet.write_row(0, 0, HEAD.strip().split(","))
        for number, row in enumerate(rows, 1):
            for column, value in enumerate(row):
                if isinstance(value, dt.date):
                    sheet.write_datetime(number, column, value, day)
                elif value is not None:
                    sheet.write(number, column, value)
    return made.getvalue()


JOB = ("qwen2-7b", "full", 4096, "mindspeed-llm", "snt9b")


def test_numbers_dates_and_flags_of_a_workbook_are_told_apart(
    catalog: Catalog, tmp_path: Path
) -> None:
    path = tmp_path / "t.xlsx"
    path.write_bytes(
        book_of(
            (*JOB, 8),
            (*JOB[:2], 4096.5, *JOB[3:], 8),
            (*JOB[:4], "snt9b23", dt.date(2026, 1, 2)),
            (*JOB[:2], 8192, *JOB[3:], True),
            (*JOB[:2], dt.date(1911, 3, 19), *JOB[3:], 8),
        )
    )
    intake = document.read(path, catalog.tables)
    assert len(intake.drafts) == 1
    reasons = [(row.line, ENGLISH.show(row.reason)) for row in intake.rejected]
    assert [line for line, _ in reasons] == [3, 4, 5, 6]
    assert reasons[0][1] == "“4096.5” is no sequence length."
    assert "the date or time 2026-01-02 where a number should be" in reasons[1][1]
    assert "1911-03-19" in reasons[3][1]


@pytest.mark.parametrize(
    "cells",
    [
        '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
        '<row r="1048576"><c><v>1</v></c></row><row r="2"><c r="ALL1"><v>1</v></c></row>',
        '<row r="1"><c x="&gt;" y=">" r="XFD1"><v>1</v></c></row>',
        "<row r='9999999999'><c r='B9999999999'><v>1</v></c></row>",
        '<x:row r="1"><x:c r="ZZZZZZZ1"><x:v>1</x:v></x:c></x:row>',
        "<row>" + "<c><v>1</v></c>" * 3000 + "</row>",
    ],
)
def test_a_cell_far_out_is_refused_before_the_sheet_is_laid_out(
    catalog: Catalog, tmp_path: Path, cells: str
) -> None:
    content = repacked(book_of((*JOB, 8)), sheet=f"<worksheet><sheetData>{cells}</sheetData>")
    assert refused(tmp_path / "t.xlsx", content, catalog).code.startswith("too-many")


def repacked(content: bytes, *, sheet: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(made, "w") as new:
        for part in old.infolist():
            is_sheet = part.filename == "xl/worksheets/sheet1.xml"
            new.writestr(part.filename, sheet if is_sheet else old.read(part))
    return made.getvalue()


def test_a_workbook_that_unpacks_to_gigabytes_is_refused(
    catalog: Catalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workbook, "_LARGEST_UNPACKED", 2**20)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("[Content_Types].xml", "")
        bomb.writestr("xl/worksheets/sheet1.xml", b"\n" * 2**22)
    content = made.getvalue()
    assert len(content) < 10_000
    assert refused(tmp_path / "t.xlsx", content, catalog).code == "workbook-too-large"
    # The same, with headers that say a part is small.
    lying = content.replace(struct.pack("<I", 2**22), struct.pack("<I", 10))
    assert refused(tmp_path / "t.xlsx", lying, catalog).code in {
        "workbook-too-large",
        "workbook-unreadable",
    }


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04",
        b"PK\x03\x04" + b"\0" * 100,
        book_of((*JOB, 8))[:-30],
        book_of((*JOB, 8))[:3000],
        repacked(book_of((*JOB, 8)), sheet="<!DOCTYPE a [<!ENTITY b 'c'>]><worksheet/>"),
        repacked(book_of((*JOB, 8)), sheet="not xml <"),
    ],
    ids=["mark", "zeros", "cut", "half", "entities", "no xml"],
)
def test_a_damaged_workbook_is_refused(catalog: Catalog, tmp_path: Path, content: bytes) -> None:
    code = refused(tmp_path / "t.xlsx", content, catalog).code
    assert code in {"workbook-unreadable", "no-table"}


# ---------------------------------------------------------------- cells


def test_lengths_counts_and_strategies_are_read_as_printed() -> None:
    assert lengths("4096/8192、32768") == (4096, 8192, 32768)
    assert lengths(4096.0) == (4096,)
    counts = [devices(cell) for cell in ("4*Ascend", "4 * Ascend", "8卡", 8, 8.0, "-", "–")]
    assert counts == [4, 4, 8, 8, 8, None, None]
    assert strategies("Full/LoRA") == ("full", "lora")
    for wrong in ("", "4096/", "1e3", "-1", True):
        with pytest.raises(Wrong):
            lengths(wrong)


def test_names_are_alike_when_their_figures_are_the_same() -> None:
    assert alike("qwen2_5_vl-7b", "qwen2.5_vl-7b")
    assert alike("mixtrel-8x7b", "mixtral-8x7b")
    assert not alike("qwen3-8b", "qwen3-14b")
    assert not alike("llama3-8b", "qwen3-8b")
