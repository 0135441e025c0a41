from __future__ import annotations

import csv
import io
import json

import pytest

from ascgui.catalog.formats import as_csv, as_json, as_table
from ascgui.catalog.listing import TABLES, Column, Row, columns, rows
from ascgui.domain.catalog import Tables
from ascgui.domain.text import text
from ascgui.language.language import Language

ENGLISH = Language("en", {})


def test_every_table_has_columns_and_rows_with_ids_of_their_own(tables: Tables) -> None:
    assert TABLES == (
        "min-devices",
        "features",
        "throughput",
        "hardware",
        "frameworks",
        "models",
        "editions",
        "notes",
    )
    counts = {"min-devices": 1536, "features": 519, "throughput": 140, "models": 42}
    for table in TABLES:
        listed = rows(tables, table)
        assert len(listed) == counts.get(table, len(listed)) > 0
        assert len({row.id for row in listed}) == len(listed)
        ids = [column.id for column in columns(table)]
        assert len(set(ids)) == len(ids)
        for row in listed:
            assert len(row.cells) == len(ids)
            assert row.source
            assert row.file.startswith("catalog/")
            assert row.line > 0


def test_the_public_columns_come_first() -> None:
    ids = [column.id for column in columns("min-devices")]
    assert ids[:6] == ["model", "strategy", "seq_len", "framework", "hardware", "devices"]
    ids = [column.id for column in columns("features")]
    assert ids[:4] == ["series", "model", "framework", "feature"]
    assert ids[4:7] == ["value", "detail", "catalog_models"]


def test_numeric_columns_hold_numbers_only(tables: Tables) -> None:
    for table in TABLES:
        for index, column in enumerate(columns(table)):
            kinds = {type(row.cells[index]) for row in rows(tables, table)} - {type(None)}
            assert kinds <= ({int, float} if column.numeric else {str}), (table, column.id)


def test_an_edition_selects_its_rows_and_tables_without_one_stay_whole(tables: Tables) -> None:
    assert len(rows(tables, "min-devices", "6.5.910")) == 1232
    assert len(rows(tables, "min-devices", "6.5.902")) == 304
    assert len(rows(tables, "features", "6.5.902")) == 0
    assert len(rows(tables, "models", "6.5.902")) == 42


def test_features_are_listed_as_value_and_detail(tables: Tables) -> None:
    listed = {row.cells[:4]: row.cells[4:7] for row in rows(tables, "features")}
    assert listed["Qwen2.5系列", "Qwen2.5-14B", "llama-factory", "methods"] == (
        "supported",
        "PT、SFT、DPO",
        "qwen2.5-14b",
    )
    assert listed["Qwen2 VL系列", "Qwen2-VL-2B", "mindspeed-llm", "moe"] == (
        "not-planned",
        "",
        "qwen2vl-2b",
    )
    assert listed["Llama系列", "Llama3.1 -8B/70B", "mindspeed-mm", "full"] == (
        "not-supported",
        "",
        "llama3.1-8b;llama3.1-70b",
    )
    assert listed["Qwen3系列", "Qwen3-14B", "verl", "backend"][1] == "FSDP"


def test_csv_reads_back_as_the_entries(tables: Tables) -> None:
    table = rows(tables, "min-devices", "6.5.910")
    read = list(csv.DictReader(io.StringIO(as_csv(columns("min-devices"), table))))
    assert len(read) == 1232
    assert sum(bool(row["devices"]) for row in read) == 480
    assert read[0]["model"] == "llama3.1-8b"


def test_json_keeps_numbers_and_nothing(tables: Tables) -> None:
    read = json.loads(as_json(columns("min-devices"), rows(tables, "min-devices", "6.5.910")))
    assert read[0]["devices"] == 4
    assert read[4]["devices"] is None


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1"])
def test_text_that_a_spreadsheet_would_run_is_made_harmless(cell: str) -> None:
    written = as_csv((Column("a", text("A")),), (Row("r", (cell,), "", 0, ""),))
    (_, (read,)) = csv.reader(io.StringIO(written, newline=""))
    assert read == f"'{cell}".replace("\r", "\n")


def test_numbers_and_empty_cells_stay_as_they_are_in_csv() -> None:
    two = (Column("a", text("A"), numeric=True), Column("b", text("B"), numeric=True))
    cells = (Row("r", (-1.5, None), "", 0, ""), Row("s", (8.03e9, 0), "", 0, ""))
    assert as_csv(two, cells) == "a,b\n-1.5,\n8030000000,0\n"


def test_the_terminal_table_is_aligned_also_with_chinese_text() -> None:
    three = (
        Column("a", text("Name")),
        Column("b", text("Devices"), numeric=True, none_shown="-"),
        Column("c", text("Long"), extra=True),
    )
    cells = (Row("r", ("多模态", 512, "x"), "", 0, ""), Row("s", ("a\nb", None, "x"), "", 0, ""))
    assert as_table(three, cells, ENGLISH) == (
        "Name    Devices\n"
        "多模态      512\n"
        "a b           -\n"
    )  # fmt: skip


def test_not_supported_is_a_dash_and_unknown_is_blank_in_the_terminal(tables: Tables) -> None:
    shown = {column.id: column.none_shown for column in columns("min-devices")}
    assert shown["devices"] == "-"
    assert {column.none_shown for column in columns("throughput")} == {""}
