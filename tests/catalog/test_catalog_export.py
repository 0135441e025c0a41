"""Tables as files for other programs: typed, harmless, and read back as they were."""

from __future__ import annotations

import csv
import io
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from ascgui.catalog import export, listing
from ascgui.catalog.intake import document
from ascgui.catalog.listing import Row
from ascgui.catalog.load import Catalog, load
from ascgui.catalog.overlay import Origin
from ascgui.catalog.preview import preview
from ascgui.domain.catalog import JobKey
from ascgui.language.language import Language

ENGLISH = Language("en", {})
KEY = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    start = load()
    origin = Origin("own run 12", "Li", "2026-11-30", "=ran out")
    return start.changed_to(start.changes.set_requirement(KEY, "6.5.910", 8, origin, start.under))


def made(form: str, table: str, catalog: Catalog, rows: list[Row] | None = None) -> bytes:
    chosen = listing.rows(catalog.tables, table, "6.5.910") if rows is None else rows
    return export.exported(form, table, chosen, catalog, ENGLISH)


HARMFUL = ("=1+1", "+1", "-1+2", "@SUM(A1)", "\t=1", "＝1", "http://x", "1e9", "中文|*_<b>&amp;")


def harmful(catalog: Catalog) -> list[Row]:
    rows = listing.rows(catalog.tables, "min-devices", "6.5.910")[: len(HARMFUL)]
    return [
        replace(row, cells=(text, *row.cells[1:])) for row, text in zip(rows, HARMFUL, strict=True)
    ]


def test_csv_opens_with_chinese_and_runs_no_formula(catalog: Catalog) -> None:
    content = made("csv", "min-devices", catalog, harmful(catalog))
    assert content.startswith(b"\xef\xbb\xbfmodel,strategy,seq_len,framework,hardware,devices,")
    first = [row["model"] for row in csv.DictReader(io.StringIO(content.decode("utf-8-sig")))]
    assert all(cell.startswith("'") for cell in first[:6])
    assert first[6:] == list(HARMFUL[6:])


def test_a_workbook_has_typed_cells_and_no_formula_or_link(catalog: Catalog) -> None:
    content = made("xlsx", "min-devices", catalog, harmful(catalog))
    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        sheet = packed.read("xl/worksheets/sheet1.xml").decode()
        notes = packed.read("xl/comments1.xml").decode()
        strings = packed.read("xl/sharedStrings.xml").decode()
    assert "<f>" not in sheet
    assert "hyperlink" not in sheet
    assert 'state="frozen"' in sheet
    assert "<autoFilter" in sheet
    assert "=1+1" in strings
    assert "000, catalog/min-devices.toml:" in notes
    with CalamineWorkbook.from_filelike(io.BytesIO(content)) as book:
        heading, *rows = book.get_sheet_by_index(0).to_python()
    assert heading[:6] == ["model", "strategy", "seq_len", "framework", "hardware", "devices"]
    # The reader strips nothing: what was written as text is the text.
    assert [row[0] for row in rows] == list(HARMFUL)
    assert {type(row[2]) for row in rows} == {float}
    assert {row[5] for row in rows} <= {"-", 4.0, 8.0, 1.0, 2.0}


def test_a_changed_row_says_by_whom(catalog: Catalog) -> None:
    rows = [
        row
        for row in listing.rows(catalog.tables, "min-devices", "6.5.910")
        if row.identity == ("6.5.910", KEY)
    ]
    said = ENGLISH.show(export.note_of(rows[0], "min-devices", catalog))
    assert said == (
        "changed by the user, source own run 12, by Li, on 2026-11-30, because =ran out, "
        "overlay.toml"
    )


def test_many_rows_have_their_source_in_a_column(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "_MOST_NOTES", 3)
    content = made("xlsx", "features", catalog)
    with CalamineWorkbook.from_filelike(io.BytesIO(content)) as book:
        heading, *rows = book.get_sheet_by_index(0).to_python()
    assert heading[-1] == "stands_in"
    assert all(str(row[-1]).startswith("003, catalog/features.toml:") for row in rows)


@pytest.mark.parametrize("form", ["csv", "xlsx", "md"])
@pytest.mark.parametrize("table", ["min-devices", "features"])
def test_what_was_exported_is_imported_unchanged(
    catalog: Catalog, tmp_path: Path, form: str, table: str
) -> None:
    path = tmp_path / f"table.{form}"
    path.write_bytes(made(form, table, catalog))
    found = preview(document.read(path, catalog.tables), catalog, "6.5.910", whole=True)
    assert (found.rejected, found.questions) == ((), ())
    assert found.counts["unchanged"] == len(found.items) == {"min-devices": 1232}.get(table, 519)


@pytest.mark.parametrize("table", listing.TABLES)
@pytest.mark.parametrize("form", export.FORMATS)
def test_every_table_has_every_form(catalog: Catalog, table: str, form: str) -> None:
    assert len(made(form, table, catalog)) > 100
    assert made(form, table, catalog, [])


def test_a_number_too_long_for_a_spreadsheet_is_a_text(catalog: Catalog) -> None:
    row = harmful(catalog)[0]
    long = replace(row, cells=(*row.cells[:2], 10**17 + 1, *row.cells[3:]))
    content = made("xlsx", "min-devices", catalog, [long])
    with CalamineWorkbook.from_filelike(io.BytesIO(content)) as book:
        assert book.get_sheet_by_index(0).to_python()[1][2] == "100000000000000001"
