"""The estimator over the tables that ship."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ascgui.catalog.check import feature_contradictions
from ascgui.catalog.load import load
from ascgui.domain.answer import EvidenceKind
from ascgui.domain.catalog import Support, Tables
from ascgui.domain.plan import Goal, Plan, Workload
from ascgui.estimator.answer import answer
from ascgui.estimator.curves import curves
from ascgui.estimator.support import contradictions, oddities, options
from ascgui.language.language import Language

ENGLISH = Language("en", {})
PLAN = Plan(
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2),
    goal=Goal(deadline_s=72 * 3600.0),
)


@pytest.fixture(scope="module")
def tables() -> Tables:
    return load().tables


def test_the_job_of_the_readme_needs_8_devices_for_22_h_57_min(tables: Tables) -> None:
    found = answer(PLAN, tables)
    assert found.support is Support.SUPPORTED
    assert found.minimum_devices == 4
    assert found.evidence is not None
    assert found.evidence.row is not None
    assert found.evidence.kind is EvidenceKind.NEAREST
    assert (found.evidence.row.model, found.evidence.row.seq_len) == ("qwen2-7b", 4096)
    assert found.evidence.tps == 4034
    assert found.required is not None
    assert found.required.raw == pytest.approx(2.5503, abs=1e-4)
    assert (found.required.exact, found.devices) == (4, 8)
    assert found.duration_s == pytest.approx(82631, abs=0.5)


def test_six_combinations_have_a_minimum_that_the_feature_table_denies(tables: Tables) -> None:
    denied = {
        (entry.key.model, entry.key.strategy, entry.key.framework)
        for entry in tables.requirements.values()
        if contradictions(tables, entry)
    }
    assert denied == {
        ("qwen2.5-1.5b", "full", "mindspeed-llm"),
        ("qwen2.5-1.5b", "lora", "mindspeed-llm"),
        ("qwen3_moe-30B_A3B", "lora", "mindspeed-llm"),
        ("qwen3_moe-235B_A22B", "lora", "mindspeed-llm"),
        ("qwen2.5-1.5b", "grpo", "verl"),
        ("qwen2.5-7b", "grpo", "verl"),
    }
    checked = feature_contradictions(tables, tables.newest_edition)
    assert denied == {(each.model, each.strategy, each.framework) for each in checked}


def test_the_known_oddities_of_the_newer_minimum_table_are_found(tables: Tables) -> None:
    found = {
        (issue.code, issue.at("model"), issue.at("framework"))
        for (edition, _), entry in tables.requirements.items()
        if edition == tables.newest_edition
        for issue in oddities(tables, entry)
    }
    assert ("lora-needs-more-than-full", "qwen2-7b", "llama-factory") in found
    assert {item for item in found if item[0] == "longer-sequence-needs-fewer"} == {
        ("longer-sequence-needs-fewer", "qwen2.5_vl-32b", "llama-factory")
    }


def test_every_entry_is_answered_with_its_own_minimum(tables: Tables) -> None:
    for number, ((edition, key), entry) in enumerate(tables.requirements.items()):
        plan = replace(
            PLAN,
            edition=edition,
            model=key.model,
            strategy=key.strategy,
            stage="rl" if key.strategy in {"grpo", "dapo", "ppo"} else "sft",
            seq_len=key.seq_len,
            framework=key.framework,
            hardware=key.hardware,
        )
        found = answer(plan, tables)
        assert (found.minimum_devices, found.support) == (entry.devices, entry.support)
        evidence = found.evidence
        if evidence is not None:
            assert evidence.row is not None
            assert (evidence.row.framework, evidence.row.hardware) == (key.framework, key.hardware)
            assert evidence.low <= evidence.tps <= evidence.high
        if found.duration is not None:
            assert found.duration.low <= found.duration.expected <= found.duration.high
            assert found.deadline_met
        for issue in found.issues:
            assert ENGLISH.show(issue.message)
            assert issue.action is None or ENGLISH.show(issue.action)
        for curve in curves(plan, tables) if number % 10 == 0 else ():
            assert bool(curve.devices) is (curve.reason is None)


def test_choices_of_the_model_are_marked_by_the_shipped_tables(tables: Tables) -> None:
    marks = {option.value: option.support for option in options(PLAN, tables, "framework")}
    assert marks == {
        "mindspeed-llm": Support.SUPPORTED,
        "llama-factory": Support.SUPPORTED,
        "verl": Support.NOT_SUPPORTED,
        "mindspeed-mm": Support.NOT_SUPPORTED,
        "mindspeed-rl": Support.UNKNOWN,
    }
    lengths = {option.value: option.support for option in options(PLAN, tables, "seq_len")}
    assert list(lengths) == [4096, 8192, 32768]
