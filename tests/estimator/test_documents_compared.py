"""Documents 000 and 003 are compared here anew, cell by cell, from the rows of the catalog."""

from __future__ import annotations

import pytest

from ascgui.catalog.check import check
from ascgui.catalog.load import load
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import FeatureValue, Tables
from ascgui.domain.plan import Plan
from ascgui.estimator.answer import answer

NEWEST = "6.5.910"
RL = ("grpo", "dapo", "ppo")


@pytest.fixture(scope="module")
def tables() -> Tables:
    return load().tables


def found(tables: Tables, code: str) -> set[tuple[str, str]]:
    return {
        (str(issue.at("model")), str(issue.at("framework")))
        for issue in check(tables, NEWEST)
        if issue.code == code
    }


def plan(tables: Tables, model: str, strategy: str, framework: str) -> Answer:
    stage = "rl" if strategy in RL else "sft"
    job = Plan(model=model, stage=stage, strategy=strategy, framework=framework, hardware="snt9b23")
    return answer(job, tables)


def codes(told: Answer) -> set[str]:
    return {issue.code for issue in told.issues}


def granted(tables: Tables) -> set[tuple[str, str, str]]:
    """Every (model, framework, strategy) that a cell of document 003 grants."""
    made = set()
    for cell in tables.features:
        if cell.edition != NEWEST or cell.value is not FeatureValue.SUPPORTED:
            continue
        names: tuple[str, ...] = ()
        if cell.framework in {"verl", "mindspeed-rl"} and cell.feature == "methods":
            names = tuple(name for name in RL if name.upper() in cell.detail.split("、"))
        elif cell.framework == "llama-factory" and cell.feature == "methods":
            names = ("full", "lora")
        elif cell.framework in {"mindspeed-llm", "mindspeed-mm"} and cell.feature in {
            "full",
            "lora",
        }:
            names = (cell.feature,)
        made |= {(model, cell.framework, name) for model in cell.catalog_models for name in names}
    return made


def printed(tables: Tables) -> dict[tuple[str, str, str], bool]:
    """Whether any entry of document 000 for a (model, framework, strategy) has a minimum."""
    made: dict[tuple[str, str, str], bool] = {}
    for (edition, key), entry in tables.requirements.items():
        if edition == NEWEST:
            job = (key.model, key.framework, key.strategy)
            made[job] = made.get(job, False) or entry.devices is not None
    return made


def test_what_one_document_denies_and_the_other_grants_is_found(tables: Tables) -> None:
    minimums, grants = printed(tables), granted(tables)
    denied = {job for job, known in minimums.items() if not known and job in grants}
    # Of Llama-Factory document 003 does not say which strategies: one that runs is enough.
    expected = {
        (model, framework)
        for model, framework, _ in denied
        if framework != "llama-factory"
        or not any(minimums.get((model, framework, name)) for name in ("full", "lora"))
    }
    assert expected == {("qwen2.5_vl-3b", "llama-factory")}
    assert found(tables, "feature-contradicts-requirement") == expected


def test_what_only_the_feature_table_grants_is_found(tables: Tables) -> None:
    minimums, grants = printed(tables), granted(tables)
    sized = {model for model, _, _ in minimums}
    expected = {
        (model, framework)
        for model, framework, name in grants
        if model in sized
        and (model, framework, name) not in minimums
        and (
            framework != "llama-factory"
            or not any((model, framework, other) in minimums for other in ("full", "lora"))
        )
    }
    assert expected == {
        ("qwen2.5-1.5b", "mindspeed-rl"),
        ("qwen2.5-7b", "mindspeed-rl"),
        ("qwen2.5-32b", "mindspeed-rl"),
        ("qwen2.5_vl-3b", "verl"),
        ("qwen2.5_vl-72b", "verl"),
        ("qwen3-14b", "verl"),
        ("mixtral-8x7b", "mindspeed-llm"),
    }
    assert found(tables, "feature-without-minimum") == expected


def test_a_minimum_on_a_framework_whose_table_has_no_row_for_the_model_is_found(
    tables: Tables,
) -> None:
    rows = {
        (model, cell.framework)
        for cell in tables.features
        if cell.edition == NEWEST
        for model in cell.catalog_models
    }
    described = {model for model, _ in rows}
    expected = {
        (model, framework)
        for (model, framework, _), known in printed(tables).items()
        if known and model in described and (model, framework) not in rows
    }
    assert expected == {
        ("qwen3_moe-30B_A3B", "llama-factory"),
        ("qwen3_moe-235B_A22B", "llama-factory"),
        ("qwen3_moe-30B_A3B", "verl"),
    }
    assert found(tables, "minimum-without-feature") == expected


@pytest.mark.parametrize(
    ("model", "strategy", "framework", "code"),
    [
        ("qwen2.5_vl-3b", "full", "llama-factory", "feature-contradicts-requirement"),
        ("qwen3_moe-30B_A3B", "lora", "llama-factory", "minimum-without-feature"),
        ("qwen3_moe-235B_A22B", "full", "llama-factory", "minimum-without-feature"),
        ("qwen3_moe-30B_A3B", "grpo", "verl", "minimum-without-feature"),
        ("InternVL3-8b", "full", "mindspeed-mm", "model-only-in-one-document"),
        ("qwen3-14b", "grpo", "verl", "feature-without-minimum"),
        ("qwen3-14b", "ppo", "verl", "feature-without-minimum"),
        ("qwen2.5_vl-3b", "grpo", "verl", "feature-without-minimum"),
        ("qwen2.5_vl-72b", "grpo", "verl", "feature-without-minimum"),
        ("qwen2.5-7b", "grpo", "mindspeed-rl", "feature-without-minimum"),
    ],
)
def test_a_plan_shows_it_with_both_documents(
    tables: Tables, model: str, strategy: str, framework: str, code: str
) -> None:
    told = plan(tables, model, strategy, framework)
    assert code in codes(told)
    issue = next(issue for issue in told.issues if issue.code == code)
    assert {source.document for source in issue.sources} >= {"000", "003"}


def test_a_plan_is_not_told_of_other_frameworks_and_strategies(tables: Tables) -> None:
    told = codes(plan(tables, "qwen2.5_vl-3b", "full", "mindspeed-mm"))
    assert not told & {"feature-contradicts-requirement", "feature-without-minimum"}
    assert "feature-without-minimum" not in codes(plan(tables, "qwen3-14b", "dapo", "verl"))


def test_no_finding_cites_the_same_place_twice(tables: Tables) -> None:
    for strategy in ("full", "lora"):
        for issue in plan(tables, "qwen2.5_vl-3b", strategy, "llama-factory").issues:
            assert len(set(issue.sources)) == len(issue.sources)


def test_as_many_near_rates_are_offered_as_the_finding_counts(tables: Tables) -> None:
    told = plan(tables, "qwen3_moe-30B_A3B", "full", "llama-factory")
    issue = next(issue for issue in told.issues if issue.code == "no-throughput")
    assert issue.action is not None
    choosable = [each for each in told.candidates if each.row is not None and each.choosable]
    assert dict(issue.action.values)["count"] == len(choosable) == 2
    cited = [source for each in choosable for source in each.sources]
    assert set(issue.sources) <= set(cited)
