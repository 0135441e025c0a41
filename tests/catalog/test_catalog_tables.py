"""What the shipped tables hold beside the documents' own counts and features."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from ascgui import paths
from ascgui.catalog.names import resolve_model
from ascgui.domain.catalog import Tables
from ascgui.domain.names import fold


def test_throughput_has_every_published_row_under_its_own_id(tables: Tables) -> None:
    assert len(tables.throughput) == 140
    assert len({row.id for row in tables.throughput}) == 140
    assert Counter(row.scope for row in tables.throughput) == {
        "device": 121,
        "card": 15,
        "unclear": 4,
    }


def test_a_rate_of_unclear_scope_can_never_be_chosen(tables: Tables) -> None:
    for row in tables.throughput:
        assert (row.tokens_per_second is None) == (row.scope == "unclear")


def test_a_rate_published_per_card_is_halved_for_the_device(tables: Tables) -> None:
    for row in tables.throughput:
        if row.scope == "card":
            assert row.hardware == "snt9b23"
            assert row.tokens_per_second == row.published_value / 2


def test_a_length_that_is_no_single_number_stays_as_printed(tables: Tables) -> None:
    by_printed = {row.seq_len_printed: row.seq_len for row in tables.throughput}
    assert by_printed["1024+2048"] is None
    assert by_printed["1x8"] is None
    assert by_printed["4096"] == 4096
    assert by_printed[""] is None


def test_the_doubtful_row_is_marked(tables: Tables) -> None:
    assert [row.id for row in tables.throughput if row.suspect] == [
        "llm-internlm2-20b-pretrain-full-32768-snt9b-x8"
    ]


def test_published_rows_of_known_models_lead_to_them(tables: Tables) -> None:
    for row in tables.throughput:
        named = resolve_model(tables, row.model_published)
        assert (named or "") == row.model, row.id


def test_models_keep_unknown_figures_unknown(tables: Tables) -> None:
    assert tables.models["Intern-S1"].params_total is None
    assert tables.models["Intern-S1"].same_shape_key is None
    assert tables.models["qwen3-32b"].head_dim == 128
    assert tables.models["DeepSeek-V3/R1"].num_hidden_layers == 61
    assert tables.models["qwen3_moe-235B_A22B"].num_hidden_layers == 94
    assert tables.models["qwen2.5-7b"].params_total == 7.615e9
    assert tables.models["qwen2.5-7b"].same_shape_key == tables.models["qwen2-7b"].same_shape_key


def test_hardware_holds_what_a_node_is(tables: Tables) -> None:
    assert tables.hardware["snt9b"].devices_per_node == 8
    assert tables.hardware["snt9b23"].devices_per_node == 16
    assert tables.hardware["snt9b23"].allocation_unit == 2


def test_the_newest_edition_is_the_default_and_marked_as_inferred(tables: Tables) -> None:
    assert tables.newest_edition == "6.5.910"
    assert tables.editions["6.5.910"].inferred
    assert tables.editions["6.5.910"].documents == ("000", "003")
    assert tables.editions["6.5.902"].documents == ("002",)


def test_every_feature_has_a_name_in_both_languages(tables: Tables) -> None:
    for cell in tables.features:
        names = {item.id: item for item in tables.frameworks[cell.framework].features}
        assert names[cell.feature].name_en
        assert re.search(r"[\u4e00-\u9fff]|Flash Attention", names[cell.feature].name_zh)


def test_foot_notes_stand_in_both_languages_and_are_not_the_documents_own(tables: Tables) -> None:
    assert {note.framework for note in tables.notes} == {"", "llama-factory", "mindspeed-llm"}
    for note in tables.notes:
        assert not re.search(r"[\u4e00-\u9fff]", note.text_en)
        assert re.search(r"[\u4e00-\u9fff]", note.text_zh)


def test_no_two_names_of_the_shipped_catalog_clash(tables: Tables) -> None:
    for model in tables.models.values():
        for spelling in (model.id, *model.aliases):
            assert tables.aliases[fold(spelling)] == model.id


def test_every_record_says_at_which_line_it_stands(tables: Tables) -> None:
    records = [
        *tables.editions.values(),
        *tables.documents.values(),
        *tables.hardware.values(),
        *tables.frameworks.values(),
        *tables.models.values(),
        *tables.requirements.values(),
        *tables.features,
        *tables.throughput,
        *tables.notes,
    ]
    lines = {
        f"catalog/{path.name}": path.read_text("utf-8").split("\n")
        for path in Path(paths.shipped("catalog")).glob("*.toml")
    }
    assert len(lines) == 10
    for record in records:
        assert lines[record.file][record.line - 1].startswith("[[")
    for model in tables.models.values():
        assert f'"{model.id}"' in lines[model.file][model.line]
    for row in tables.throughput:
        assert f'"{row.id}"' in lines[row.file][row.line]


def test_the_schema_names_every_field_that_is_written() -> None:
    schema = paths.shipped("catalog", "SCHEMA.md").read_text("utf-8")
    for path in paths.shipped("catalog").glob("*.toml"):
        assert f"{path.name}" in schema
        for field in re.findall(r"^(\w[\w-]*) = ", path.read_text("utf-8"), re.MULTILINE):
            assert f"`{field}`" in schema, (path.name, field)
