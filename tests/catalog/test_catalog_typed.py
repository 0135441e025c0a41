"""What a form or a typed word makes of a row, and what is said beside a field."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ascgui.catalog.typed import assignments, faults, record_of, row_of
from ascgui.domain.catalog import Feature, FeatureValue, JobKey, Model, Requirement, Tables
from ascgui.domain.issues import Refused

KEY = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")


def test_a_sound_record_has_no_faults(tables: Tables) -> None:
    for record in (
        Requirement(KEY, "6.5.910", 8, "my run", 0),
        tables.features[0],
        tables.throughput_by_id[next(iter(tables.throughput_by_id))],
        tables.models["qwen2.5-7b"],
        tables.editions["6.5.910"],
        tables.documents["000"],
        tables.hardware["snt9b"],
        tables.frameworks["verl"],
        tables.notes[0],
    ):
        assert faults(record, tables) == ()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"model": "nobody"}, "model"),
        ({"strategy": "sft"}, "strategy"),
        ({"seq_len": 0}, "seq_len"),
        ({"hardware": "h100"}, "mindspeed-llm.h100"),
    ],
)
def test_a_fault_names_its_field(tables: Tables, changes: dict[str, str | int], field: str) -> None:
    entry = Requirement(replace(KEY, **changes), "6.5.910", 8, "my run", 0)  # type: ignore[arg-type]
    assert [issue.at("field") for issue in faults(entry, tables)] == [field]


def test_an_unknown_framework_is_said_by_name(tables: Tables) -> None:
    (issue,) = faults(Requirement(replace(KEY, framework="x"), "6.5.910", 8, "d", 0), tables)
    assert issue.code == "bad-usage"
    count = Requirement(KEY, "6.5.910", 10**7, "d", 0)
    assert [issue.at("field") for issue in faults(count, tables)] == ["mindspeed-llm"]


def test_typed_words_find_the_row_in_any_spelling(tables: Tables) -> None:
    words = assignments(
        ["model=Qwen/Qwen2.5-7B", "strategy=Full", "seq-len=4096", "framework=MindSpeed LLM",
         "hardware=910B"]
    )  # fmt: skip
    assert row_of("min-devices", words, tables) == ("6.5.910", KEY)
    assert row_of("models", {"model": "Qwen2.5-7B-Instruct"}, tables) == "qwen2.5-7b"
    assert row_of("notes", {"note": "not-planned"}, tables) == ("not-planned", "003")


def test_a_new_cell_of_the_feature_table_can_be_typed(tables: Tables) -> None:
    values = {"model": "Qwen4-9B", "framework": "verl", "feature": "vllm", "value": "0.10"}
    cell = record_of("features", values, tables, "page")
    assert isinstance(cell, Feature)
    assert (cell.value, cell.detail, cell.document) == (FeatureValue.SUPPORTED, "0.10", "page")
    assert faults(cell, tables) == ()


def test_a_field_is_unset_by_nothing(tables: Tables) -> None:
    model = record_of("models", {"model": "qwen2.5-7b", "head_dim": ""}, tables)
    assert isinstance(model, Model)
    assert model.head_dim is None
    assert model.hidden_size == tables.models["qwen2.5-7b"].hidden_size


def test_several_cells_of_one_name_are_told_apart_by_series(tables: Tables) -> None:
    twice = replace(
        tables, features=(*tables.features, replace(tables.features[0], series="other"))
    )
    values = {"model": tables.features[0].model, "framework": "mindspeed-llm", "feature": "full",
              "value": "NA"}  # fmt: skip
    with pytest.raises(Refused):
        record_of("features", values, twice)
    cell = record_of("features", {**values, "series": "other"}, twice)
    assert isinstance(cell, Feature)
    assert cell.series == "other"
