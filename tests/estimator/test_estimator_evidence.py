from __future__ import annotations

import math
from dataclasses import replace

import pytest
from estimator_tables import JOB, TABLES, rate, with_rates

from ascgui.domain.answer import Evidence, EvidenceKind
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Plan, ThroughputChoice
from ascgui.estimator.answer import answer
from ascgui.estimator.evidence import best, candidates, selected
from ascgui.estimator.rate_match import sequence_tokens
from ascgui.language.language import Language

ENGLISH = Language("en", {})


def ids(found: tuple[Evidence, ...]) -> list[str]:
    return [each.row.id if each.row else each.kind.value for each in found]


def used(plan: Plan, tables: Tables = TABLES) -> Evidence | None:
    return selected(plan, tables, candidates(plan, tables))


def said(evidence: Evidence) -> str:
    return " ".join(each.template for each in evidence.differences)


def test_the_same_architecture_at_the_same_length_comes_before_the_same_model_at_another() -> None:
    found = candidates(JOB, TABLES)
    assert ids(found)[:3] == ["q2-4k", "q25-32k", "q2-32k"]
    evidence = used(JOB)
    assert evidence is not None
    assert (evidence.kind, evidence.tps) == (EvidenceKind.NEAREST, 4034)
    assert "same architecture figures" in said(evidence)


def test_other_sizes_and_other_hardware_are_shown_but_never_chosen_automatically() -> None:
    found = {each.row.id: each for each in candidates(JOB, TABLES) if each.row}
    assert {name for name, each in found.items() if each.automatic} == {
        "q2-4k",
        "q2-32k",
        "q25-32k",
    }
    assert {"q25-14b", "q25-3b", "q25-unclear"} <= set(found)
    assert "another model" in said(found["q25-14b"])
    assert used(replace(JOB, hardware="snt9b23")) is None
    assert used(replace(JOB, framework="llama-factory")) is None


def test_a_rate_of_unclear_scope_cannot_be_chosen() -> None:
    plan = replace(JOB, hardware="snt9b23")
    unclear = next(
        each for each in candidates(plan, TABLES) if each.row and each.row.id == "q25-unclear"
    )
    assert not unclear.choosable
    assert not unclear.automatic
    assert math.isnan(unclear.tps)
    assert "per device, per card or per node" in said(unclear)
    chosen = replace(plan, throughput=ThroughputChoice(row_id="q25-unclear"))
    assert used(chosen) is None


def test_reinforcement_learning_and_supervised_training_never_mix() -> None:
    for plan in (JOB, replace(JOB, strategy="lora"), replace(JOB, stage="pretrain")):
        assert "rl" not in ids(candidates(plan, TABLES))
    grpo = replace(JOB, strategy="grpo", stage="rl", framework="mindspeed-rl")
    assert ids(candidates(grpo, TABLES)) == ["rl"]
    assert used(replace(grpo, framework="verl")) is None


def test_the_order_is_measured_entered_published_for_the_job_nearest() -> None:
    exact = rate("exact", "qwen2.5-7b", 4000, stage="sft")
    measured = rate("mine", "qwen2.5-7b", 3900, stage="sft", measured=True, low=3700.0, high=4000.0)
    plan = replace(JOB, throughput=ThroughputChoice(entered_tps=3000.0))
    tables = with_rates(*TABLES.throughput, exact, measured)
    found = candidates(plan, tables)
    assert ids(found)[:4] == ["mine", "entered", "exact", "q2-4k"]
    assert [each.kind for each in found[:4]] == [
        EvidenceKind.MEASURED,
        EvidenceKind.ENTERED,
        EvidenceKind.CATALOG,
        EvidenceKind.NEAREST,
    ]
    assert all(each.automatic for each in found[:4])


def test_without_a_choice_the_best_is_used_and_a_choice_is_used_as_it_is() -> None:
    exact = rate("exact", "qwen2.5-7b", 4000, stage="sft")
    tables = with_rates(*TABLES.throughput, exact)

    def choosing(**choice: object) -> float | None:
        evidence = used(replace(JOB, throughput=ThroughputChoice(**choice)), tables)
        return None if evidence is None else evidence.tps

    assert choosing() == 4000
    assert choosing(entered_tps=3000.0) == 3000
    assert choosing(row_id="q25-14b") == 1061
    assert choosing(row_id="q25-14b", entered_tps=3000.0) == 3000
    assert choosing(row_id="rl") == 110
    assert choosing(row_id="gone") is None
    assert choosing(entered_tps=-1.0) is None
    assert choosing(entered_tps=math.nan) is None


def test_a_chosen_row_of_other_work_says_that_it_tells_nothing() -> None:
    evidence = used(replace(JOB, throughput=ThroughputChoice(row_id="rl")))
    assert evidence is not None
    assert "different kinds of work" in said(evidence)


def test_best_is_what_is_selected_among_the_candidates() -> None:
    for plan in (
        JOB,
        replace(JOB, strategy="lora"),
        replace(JOB, model="qwen2.5-14b", seq_len=32768),
        replace(JOB, hardware="snt9b23"),
        replace(JOB, throughput=ThroughputChoice(row_id="q25-14b")),
        replace(JOB, model=None),
        Plan(),
    ):
        assert best(plan, TABLES) == used(plan)


def test_among_equals_the_one_last_seen_latest_is_used() -> None:
    old = rate("a-old", "qwen2.5-7b", 100, stage="sft", last_seen="2024-10-22")
    new = rate("b-new", "qwen2.5-7b", 200, stage="sft", last_seen="2025-03-11")
    evidence = used(JOB, with_rates(old, new))
    assert evidence is not None
    assert evidence.tps == 200


def test_a_doubtful_value_is_shown_but_not_used_unasked() -> None:
    doubtful = rate("doubt", "qwen2.5-7b", 9999, stage="sft", suspect=True, note="4 times too high")
    tables = with_rates(doubtful)
    assert used(JOB, tables) is None
    (shown,) = candidates(JOB, tables)
    assert shown.choosable
    assert "doubtful" in said(shown)


@pytest.mark.parametrize(
    ("stage", "strategy", "words"),
    [
        ("sft", "full", ["leave padding unless they are packed", "more time"]),
        ("sft", "lora", ["computes fewer gradients", "less time", "more time"]),
        ("dpo", "full", ["runs a reference model", "more time"]),
        ("pretrain", "lora", ["computes fewer gradients", "less time"]),
    ],
)
def test_a_pretraining_rate_says_how_it_differs_and_in_which_direction(
    stage: str, strategy: str, words: list[str]
) -> None:
    tables = with_rates(rate("pt", "qwen2.5-7b", 4034))
    evidence = used(replace(JOB, stage=stage, strategy=strategy), tables)
    assert evidence is not None
    for each in words:
        assert each in said(evidence)


def test_a_pretraining_rate_is_exact_for_pretraining() -> None:
    evidence = used(replace(JOB, stage="pretrain"), with_rates(rate("pt", "qwen2.5-7b", 4034)))
    assert evidence is not None
    assert evidence.kind is EvidenceKind.CATALOG
    assert evidence.differences == ()


def bounds(plan: Plan, tables: Tables) -> tuple[float, float]:
    evidence = used(plan, tables)
    assert evidence is not None
    assert evidence.low <= evidence.tps <= evidence.high
    return (evidence.low / evidence.tps, evidence.high / evidence.tps)


def test_each_kind_of_evidence_has_its_range() -> None:
    entered = replace(JOB, throughput=ThroughputChoice(entered_tps=1000.0))
    assert bounds(entered, TABLES) == pytest.approx((0.95, 1.05))
    exact = with_rates(rate("exact", "qwen2.5-7b", 1000, stage="sft"))
    assert bounds(JOB, exact) == pytest.approx((0.9, 1.1))
    measured = with_rates(
        rate("m", "qwen2.5-7b", 1000, stage="sft", measured=True, low=970.0, high=1010.0)
    )
    assert bounds(JOB, measured) == pytest.approx((0.97, 1.01))
    assert bounds(JOB, TABLES) == pytest.approx((0.85, 1.15))
    assert bounds(replace(JOB, strategy="lora"), TABLES) == pytest.approx((0.75, 1.25))


def test_each_doubling_of_the_length_widens_the_side_on_which_the_truth_is_likely() -> None:
    long = with_rates(rate("long", "qwen2.5-7b", 1000, 16384))
    assert bounds(JOB, long) == pytest.approx((0.85, 1.15 / 0.64))
    short = with_rates(rate("short", "qwen2.5-7b", 1000, 4096))
    assert bounds(replace(JOB, seq_len=16384), short) == pytest.approx((0.85 * 0.64, 1.15))
    tiny = with_rates(rate("tiny", "qwen2.5-7b", 1000, 1024))
    assert bounds(JOB, tiny) == pytest.approx((0.85 * 0.64, 1.15 / 0.64))


def test_in_reinforcement_learning_the_side_is_not_known() -> None:
    grpo = replace(JOB, strategy="grpo", stage="rl", framework="mindspeed-rl", seq_len=8192)
    assert bounds(grpo, TABLES) == pytest.approx((0.85 * 0.8, 1.15 / 0.8))


def test_bounds_of_a_measurement_that_were_stored_wrongly_still_hold_its_value() -> None:
    odd = rate("m", "qwen2.5-7b", 1000, stage="sft", measured=True, low=2000.0, high=math.nan)
    evidence = used(JOB, with_rates(odd))
    assert evidence is not None
    assert evidence.low <= 1000 <= evidence.high


def test_a_length_of_prompt_and_response_counts_both() -> None:
    assert sequence_tokens(rate("a", "m", 1, None, printed="1024+2048")) == 3072
    assert sequence_tokens(rate("a", "m", 1, None, printed="1x8")) is None
    assert sequence_tokens(rate("a", "m", 1, 0, printed="")) is None


def test_a_rate_without_a_known_length_is_not_used_unasked() -> None:
    tables = with_rates(rate("a", "qwen2.5-7b", 100, None, printed="1x8"))
    assert used(JOB, tables) is None
    (shown,) = candidates(JOB, tables)
    assert shown.choosable
    assert "unknown" in said(shown)


def test_a_model_outside_the_catalog_finds_the_rate_that_was_published_under_its_name() -> None:
    evidence = used(replace(JOB, model="yi 34b", stage="pretrain"))
    assert evidence is not None
    assert evidence.tps == 855
    assert used(replace(JOB, model="Yi-34B-200K")) is None


def test_a_name_that_differs_by_the_place_of_its_digits_is_another_model() -> None:
    tables = with_rates(rate("a", "", 500, published="Qwen2-57B"))
    assert used(replace(JOB, model="Qwen25-7B"), tables) is None


def test_nothing_is_a_candidate_while_there_is_no_model() -> None:
    assert candidates(Plan(), TABLES) == ()


def test_a_measured_rate_is_called_measured_and_not_published() -> None:
    measured = rate("mine", "qwen2.5-7b", 3643, stage="sft", measured=True, low=3600.0, high=3700.0)
    measured = replace(measured, published_unit="tokens/s per device", published_value=3643)
    told = answer(JOB, with_rates(measured))
    derived = told.derivation("tps")
    assert derived is not None
    assert ENGLISH.show(derived.with_numbers) == "measured 3,643 tokens/s per device"
    chinese = Language("zh_CN", {"{n} tokens/s per device": "{n} token/s/卡"})
    assert told.evidence is not None
    (source,) = told.evidence.sources
    assert "tokens/s" not in chinese.show(source.says)
