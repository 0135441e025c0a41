from __future__ import annotations

import pytest

from ascgui.catalog import names
from ascgui.domain.catalog import Tables


@pytest.mark.parametrize(
    ("typed", "model"),
    [
        ("qwen2.5-7b", "qwen2.5-7b"),
        ("Qwen2.5-7B", "qwen2.5-7b"),
        ("QWEN 2.5 7B", "qwen2.5-7b"),
        ("qwen_2.5_7b", "qwen2.5-7b"),
        ("Ｑｗｅｎ２．５－７Ｂ", "qwen2.5-7b"),
        ("Qwen/Qwen2.5-7B-Instruct", "qwen2.5-7b"),
        ("qwen25_7b", "qwen2.5-7b"),
        ("qwen2_5_vl-7b", "qwen2.5_vl-7b"),
        ("Qwen2.5-VL-7B", "qwen2.5_vl-7b"),
        ("Qwen2-VL-2B", "qwen2vl-2b"),
        ("Llama-3.1-8B", "llama3.1-8b"),
        ("Llama3.1 -8B", "llama3.1-8b"),
        ("DeepSeek-R1-671B", "DeepSeek-V3/R1"),
        ("DeepSeek-V3/R1-671B", "DeepSeek-V3/R1"),
        ("deepseek-ai/DeepSeek-V3", "DeepSeek-V3/R1"),
        ("DeepSeek-V2-Lite 16B", "DeepSeek-V2-Lite-16B"),
        ("Qwen3-30B-A3B", "qwen3_moe-30B_A3B"),
        ("Qwen3-235b-A22B", "qwen3_moe-235B_A22B"),
        ("glm-4-9b-chat", "glm4-9b"),
        ("Mixtral-8x7B-Instruct-v0.1", "mixtral-8x7b"),
        ("google/gemma-3-27b-it", "gemma3-27b"),
        ("InternVL 3.0-8B", "InternVL3-8b"),
        ("intern-s1", "Intern-S1"),
    ],
)
def test_a_model_is_found_under_every_usual_spelling(
    tables: Tables, typed: str, model: str
) -> None:
    assert names.resolve_model(tables, typed) == model


@pytest.mark.parametrize(
    "typed", ["", " ", "/", "qwen", "Qwen2-57B", "qwen2.5-77b", "llama3.1", "x" * 100_000, "\0"]
)
def test_what_names_no_model_finds_none(tables: Tables, typed: str) -> None:
    assert names.resolve_model(tables, typed) is None


def test_every_printed_name_of_the_documents_is_found(tables: Tables) -> None:
    for cell in tables.features:
        if len(cell.catalog_models) == 1:
            assert names.resolve_model(tables, cell.model) == cell.catalog_models[0]


def test_the_nearest_spellings_are_suggested_best_first(tables: Tables) -> None:
    assert names.nearest_models(tables, "qwen2.5-7") == ("qwen2.5-7b", "qwen2.5-72b", "qwen2-7b")
    near = names.nearest_models(tables, "qwen25")
    assert near[0] == "qwen2.5-7b"
    assert all(name.startswith("qwen2.5") for name in near)
    assert names.nearest_models(tables, "deepsek") == ("DeepSeek-V3/R1",)
    assert names.nearest_models(tables, "mixtral")[0] == "mixtral-8x7b"
    assert names.nearest_models(tables, "zzz") == ()
    assert names.nearest_models(tables, "qwen" * 10_000) == ()
    assert names.nearest_frameworks(tables, "lama-factory") == ("llama-factory",)
    assert names.nearest_hardware(tables, "snt9c")[0] == "snt9b"
    assert names.nearest_editions(tables, "6.5.91")[0] == "6.5.910"
    assert names.nearest_strategies("loar") == ("lora",)
    assert names.nearest_stages("pretrian")[0] == "pretrain"


def test_frameworks_hardware_and_editions_are_found_by_their_other_names(tables: Tables) -> None:
    assert names.resolve_framework(tables, "MindSpeed-LLM") == "mindspeed-llm"
    assert names.resolve_framework(tables, "LLaMA Factory") == "llama-factory"
    assert names.resolve_framework(tables, "VeRL") == "verl"
    assert names.resolve_framework(tables, "megatron") is None
    assert names.resolve_hardware(tables, "Snt9B23") == "snt9b23"
    assert names.resolve_hardware(tables, "Ascend 910B") == "snt9b"
    assert names.resolve_hardware(tables, "a3") == "snt9b23"
    assert names.resolve_edition(tables, "002") == "6.5.902"
    assert names.resolve_edition(tables, "6.5.910") == "6.5.910"
    assert names.resolve_edition(tables, "6.5") is None


def test_strategies_and_stages_are_found_as_people_write_them() -> None:
    assert names.resolve_strategy("LoRA") == "lora"
    assert names.resolve_strategy("qlora") is None
    assert names.resolve_stage("Pre-Training") == "pretrain"
    assert names.resolve_stage("PT") == "pretrain"
    assert names.resolve_stage("微调") == "sft"
    assert names.resolve_stage("") is None


def test_a_spelling_that_two_things_share_finds_neither() -> None:
    meant = names.spellings([("a-1b", ["small"]), ("b-1b", ["Small", "b"])])
    assert meant == {"a1b": "a-1b", "b1b": "b-1b", "b": "b-1b"}


def test_folding_keeps_numbers_apart() -> None:
    assert names.fold("qwen2-57b") != names.fold("qwen25-7b") != names.fold("qwen2.5-7b")
    assert names.fold("GLM-4-9B") == names.fold("glm4-9b")
