from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from ascgui.catalog.check import check, feature_contradictions
from ascgui.domain.catalog import FeatureValue, JobKey, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.language.language import Language

NEWEST, OLDER = "6.5.910", "6.5.902"


def found(tables: Tables, code: str, edition: str | None = None) -> list[Issue]:
    return [issue for issue in check(tables, edition) if issue.code == code]


def changed(
    tables: Tables, devices: int | None, *parts: str | int, edition: str = NEWEST
) -> Tables:
    """Return the tables with one entry's count changed."""
    key = JobKey(*parts)  # type: ignore[arg-type]
    entry = replace(tables.requirements[edition, key], devices=devices)
    return replace(tables, requirements={**tables.requirements, (edition, key): entry})


def test_exactly_six_minimums_contradict_the_feature_table(tables: Tables) -> None:
    issues = found(tables, "requirement-contradicts-feature")
    assert {(i.at("model"), i.at("strategy"), i.at("framework")) for i in issues} == {
        ("qwen2.5-1.5b", "full", "mindspeed-llm"),
        ("qwen2.5-1.5b", "lora", "mindspeed-llm"),
        ("qwen3_moe-30B_A3B", "lora", "mindspeed-llm"),
        ("qwen3_moe-235B_A22B", "lora", "mindspeed-llm"),
        ("qwen2.5-1.5b", "grpo", "verl"),
        ("qwen2.5-7b", "grpo", "verl"),
    }
    assert len(issues) == 6
    for issue in issues:
        assert {source.document for source in issue.sources} == {"000", "003"}
        assert issue.at("edition") == NEWEST


def test_a_contradiction_quotes_both_documents(tables: Tables) -> None:
    issue = found(tables, "requirement-contradicts-feature")[0]
    said = [Language("en", {}).show(source.says) for source in issue.sources]
    assert said == [
        "row 21: 1 device on snt9b, 2 devices on snt9b23",
        "table 1, row 9: Qwen2.5-1.5B, Full training: ❌",
    ]
    assert all(source.place.startswith("catalog/") for source in issue.sources)


def test_a_list_of_methods_without_the_strategy_contradicts_it(tables: Tables) -> None:
    def only_ppo(detail: str) -> Tables:
        return replace(
            tables,
            features=tuple(
                replace(cell, detail=detail)
                if (cell.model, cell.framework, cell.feature) == ("Qwen3-8B", "verl", "methods")
                else cell
                for cell in tables.features
            ),
        )

    assert len(feature_contradictions(only_ppo("PPO、DAPO"), NEWEST)) == 7
    assert len(feature_contradictions(only_ppo("PPO, grpo"), NEWEST)) == 6


def test_not_planned_contradicts_as_well(tables: Tables) -> None:
    features = tuple(
        replace(cell, value=FeatureValue.NOT_PLANNED)
        if (cell.model, cell.framework, cell.feature) == ("Qwen2.5-VL-3B", "mindspeed-mm", "full")
        else cell
        for cell in tables.features
    )
    last = feature_contradictions(replace(tables, features=features), NEWEST)
    assert ("qwen2.5_vl-3b", "full", "mindspeed-mm") in {
        (item.model, item.strategy, item.framework) for item in last
    }


def test_an_edition_without_a_feature_table_is_not_contradicted(tables: Tables) -> None:
    assert feature_contradictions(tables, OLDER) == ()


def test_a_longer_sequence_that_needs_fewer_devices_is_found(tables: Tables) -> None:
    issues = found(tables, "longer-sequence-needs-fewer")
    assert {
        (i.at("model"), i.at("strategy"), i.at("framework"), i.at("seq_len")) for i in issues
    } == {("qwen2.5_vl-32b", "full", "llama-factory", 8192)}
    assert {i.at("hardware") for i in issues} == {"snt9b", "snt9b23"}
    assert [len(i.sources) for i in issues] == [2, 2]


def test_lora_that_needs_more_than_full_is_found_in_both_editions(tables: Tables) -> None:
    issues = found(tables, "lora-needs-more-than-full")
    assert {(i.at("model"), i.at("framework"), i.at("strategy")) for i in issues} == {
        ("qwen2-7b", "llama-factory", "lora")
    }
    assert Counter(i.at("edition") for i in issues) == {NEWEST: 4, OLDER: 4}


def test_odd_counts_of_two_die_cards_are_found_in_the_older_edition(tables: Tables) -> None:
    issues = found(tables, "odd-die-count")
    assert {(i.at("model"), i.at("hardware"), i.at("edition")) for i in issues} == {
        ("llama3.2-1b", "snt9b23", OLDER),
        ("qwen2vl-2b", "snt9b23", OLDER),
    }
    assert all(len(issue.sources) == 2 for issue in issues)


def test_a_count_above_eight_that_is_no_multiple_of_eight_is_found(tables: Tables) -> None:
    assert found(tables, "not-a-multiple-of-8") == []
    key = ("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")
    (issue,) = found(changed(tables, 12, *key), "not-a-multiple-of-8")
    assert dict(issue.where) == {
        "model": "qwen2.5-7b",
        "strategy": "full",
        "framework": "mindspeed-llm",
        "hardware": "snt9b",
        "seq_len": 4096,
        "edition": NEWEST,
    }
    assert found(changed(tables, 6, *key), "not-a-multiple-of-8") == []


def test_models_that_one_document_leaves_out_are_named_once_each(tables: Tables) -> None:
    issues = found(tables, "model-only-in-one-document")
    assert sorted(str(issue.at("model")) for issue in issues) == [
        "DeepSeek-V2-Lite-16B",
        "Intern-S1",
        "Intern-S1-mini",
        "InternVL2.5-1b",
        "InternVL2.5-2b",
        "InternVL2.5-8b",
        "InternVL3-1b",
        "InternVL3-8b",
        "qwen3_vl-8b",
    ]
    assert {issue.severity for issue in issues} == {Severity.INFO}
    for issue in issues:
        assert [source.document for source in issue.sources][:2] in (["000", "003"], ["003", "000"])


def test_an_older_edition_that_knows_the_model_is_mentioned(tables: Tables) -> None:
    without = tuple(cell for cell in tables.features if "glm4-9b" not in cell.catalog_models)
    issues = found(replace(tables, features=without), "model-only-in-one-document")
    (issue,) = (issue for issue in issues if issue.at("model") == "glm4-9b")
    assert [(source.document, source.edition) for source in issue.sources] == [
        ("000", NEWEST),
        ("003", NEWEST),
        ("002", OLDER),
    ]


@pytest.mark.parametrize(("kind", "alias"), [("model", "QWEN2_7B"), ("framework", "ve rl")])
def test_a_name_of_two_things_is_an_error(tables: Tables, kind: str, alias: str) -> None:
    if kind == "model":
        spoilt = replace(tables.models["glm4-9b"], aliases=(alias,))
        tables = replace(tables, models={**tables.models, "glm4-9b": spoilt})
    else:
        other = replace(tables.frameworks["mindspeed-rl"], aliases=(alias,))
        tables = replace(tables, frameworks={**tables.frameworks, "mindspeed-rl": other})
    (issue,) = found(tables, "alias-clash")
    assert issue.severity is Severity.ERROR
    assert issue.at(kind) in {"qwen2-7b", "verl"}
    assert len(issue.sources) == 2
    assert check(tables)[0] == issue


def test_one_edition_can_be_checked_alone(tables: Tables) -> None:
    assert {issue.at("edition") for issue in check(tables, OLDER)} == {OLDER}
    assert {issue.at("edition") for issue in check(tables)} == {NEWEST, OLDER}


def test_every_finding_has_a_whole_sentence_and_something_to_do(tables: Tables) -> None:
    english = Language("en", {})
    for issue in check(tables):
        assert english.show(issue.message).endswith(".")
        assert issue.action is not None
        assert issue.sources
