from __future__ import annotations

from dataclasses import replace

import pytest
from estimator_tables import JOB, NEW, OLD, TABLES

from ascgui.domain.catalog import JobKey, Requirement, Support
from ascgui.domain.plan import Plan
from ascgui.estimator.support import (
    OPTION_FIELDS,
    Nearness,
    Option,
    contradictions,
    edition_of,
    job_key,
    nearby,
    oddities,
    options,
    requirement,
    support_of,
)


def entry(*key: object, edition: str = NEW) -> Requirement:
    found = requirement(TABLES, edition, JobKey(*key))
    assert found is not None
    return found


def by_value(plan: Plan, field: str) -> dict[str | int, Option]:
    return {option.value: option for option in options(plan, TABLES, field)}


def test_a_dash_is_not_supported_and_a_missing_entry_is_unknown() -> None:
    dash = entry("qwen2.5-7b", "full", 4096, "verl", "snt9b")
    assert support_of(dash) is Support.NOT_SUPPORTED
    unknown = requirement(TABLES, NEW, JobKey("qwen2.5-7b", "full", 5000, "verl", "snt9b"))
    assert support_of(unknown) is Support.UNKNOWN
    count = entry("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")
    assert support_of(count) is Support.SUPPORTED


def test_the_newest_edition_answers_unless_the_plan_names_one() -> None:
    assert edition_of(JOB, TABLES) == NEW
    assert edition_of(replace(JOB, edition=OLD), TABLES) == OLD
    assert edition_of(JOB, replace(TABLES, editions={})) == ""


def test_a_job_without_one_of_its_parts_is_no_question_yet() -> None:
    assert job_key(JOB) is not None
    for part in ("model", "strategy", "seq_len", "framework", "hardware"):
        assert job_key(replace(JOB, **{part: None})) is None


def test_a_length_between_two_printed_ones_is_near_the_longer_first() -> None:
    near = nearby(TABLES, NEW, JobKey("qwen2.5-7b", "full", 5000, "mindspeed-llm", "snt9b"))
    assert [(each.nearness, each.requirement.key.seq_len) for each in near] == [
        (Nearness.LONGER, 8192),
        (Nearness.SHORTER, 4096),
    ]


def test_what_is_near_an_unknown_job_is_other_places_strategies_and_editions() -> None:
    near = nearby(TABLES, NEW, JobKey("qwen2.5-7b", "full", 2048, "mindspeed-llm", "snt9b"))
    assert (Nearness.EDITION, OLD) in [(each.nearness, each.requirement.edition) for each in near]
    near = nearby(TABLES, NEW, JobKey("qwen2.5-7b", "lora", 4096, "llama-factory", "snt9b"))
    assert {each.nearness for each in near} == {Nearness.ELSEWHERE, Nearness.STRATEGY}
    assert all(each.requirement.devices is not None for each in near)


def test_a_minimum_that_the_feature_table_denies_is_shown_with_both_sources() -> None:
    (issue,) = contradictions(TABLES, entry("qwen2.5-1.5b", "lora", 4096, "mindspeed-llm", "snt9b"))
    assert issue.code == "requirement-contradicts-feature"
    assert [source.document for source in issue.sources] == ["000", "003"]
    assert issue.at("model") == "qwen2.5-1.5b"
    assert issue.at("edition") == NEW


def test_a_method_that_the_feature_table_leaves_out_is_a_contradiction() -> None:
    assert not contradictions(TABLES, entry("qwen2.5-7b", "grpo", 4096, "verl", "snt9b"))
    assert contradictions(TABLES, entry("qwen2.5-7b", "dapo", 4096, "verl", "snt9b"))


def test_a_dash_and_an_old_edition_contradict_nothing() -> None:
    assert not contradictions(TABLES, entry("qwen2.5-7b", "full", 4096, "verl", "snt9b"))
    old = entry("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b", edition=OLD)
    assert not contradictions(TABLES, old)


def test_lora_that_needs_more_than_full_is_reported_from_both_sides() -> None:
    for strategy in ("full", "lora"):
        (issue,) = oddities(TABLES, entry("qwen2-7b", strategy, 4096, "llama-factory", "snt9b"))
        assert issue.code == "lora-needs-more-than-full"
        assert issue.at("strategy") == "lora"
    assert not oddities(TABLES, entry("qwen2.5-7b", "lora", 4096, "mindspeed-llm", "snt9b"))


def test_a_longer_sequence_that_needs_fewer_is_reported_from_both_sides() -> None:
    for length in (4096, 8192):
        (issue,) = oddities(TABLES, entry("vl-32b", "full", length, "llama-factory", "snt9b"))
        assert issue.code == "longer-sequence-needs-fewer"
        assert issue.at("seq_len") == 8192


def test_each_framework_says_what_choosing_it_would_give() -> None:
    found = by_value(JOB, "framework")
    assert list(found) == list(TABLES.frameworks)
    assert found["mindspeed-llm"] == Option("mindspeed-llm", Support.SUPPORTED)
    assert found["verl"].support is Support.NOT_SUPPORTED
    assert found["mindspeed-mm"].support is Support.UNKNOWN
    for name in ("verl", "mindspeed-mm"):
        assert found[name].reason is not None


def test_what_is_not_said_yet_excludes_nothing() -> None:
    plan = replace(JOB, hardware=None, seq_len=None)
    assert by_value(plan, "framework")["llama-factory"].support is Support.SUPPORTED
    assert by_value(Plan(), "model")["qwen2-7b"].support is Support.SUPPORTED
    assert by_value(replace(Plan(), strategy="grpo"), "model")["qwen2-7b"].support is (
        Support.UNKNOWN
    )


def test_the_sequence_lengths_are_those_of_the_model() -> None:
    found = by_value(JOB, "seq_len")
    assert list(found) == [4096, 8192]
    assert found[8192].support is Support.SUPPORTED
    assert by_value(replace(JOB, strategy="lora"), "seq_len")[8192].support is Support.UNKNOWN
    assert list(by_value(Plan(), "seq_len")) == [4096, 8192]


def test_each_edition_says_whether_it_knows_the_job() -> None:
    found = by_value(replace(JOB, seq_len=8192), "edition")
    assert list(found) == [NEW, OLD]
    assert found[NEW].support is Support.SUPPORTED
    assert found[OLD].support is Support.UNKNOWN


def test_stages_follow_the_strategy_and_what_the_feature_table_lists() -> None:
    found = by_value(replace(JOB, framework="llama-factory"), "stage")
    assert found["sft"].support is Support.SUPPORTED
    assert found["dpo"].support is Support.NOT_SUPPORTED
    assert found["rl"].support is Support.NOT_SUPPORTED
    assert by_value(JOB, "stage")["dpo"].support is Support.UNKNOWN
    grpo = by_value(replace(JOB, strategy="grpo", framework="verl"), "stage")
    assert grpo["rl"].support is Support.SUPPORTED
    assert grpo["sft"].support is Support.NOT_SUPPORTED


@pytest.mark.parametrize("field", OPTION_FIELDS)
def test_options_stand_any_plan(field: str) -> None:
    for plan in (
        Plan(),
        replace(JOB, seq_len=10**5000, model="\ud800x" * 9),
        replace(JOB, strategy="?", stage="?", framework="?", hardware="?", edition="?"),
    ):
        for option in options(plan, TABLES, field):
            assert (option.reason is None) == (option.support is Support.SUPPORTED)
