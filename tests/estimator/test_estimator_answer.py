from __future__ import annotations

import math
from dataclasses import fields, replace
from datetime import datetime

import pytest
from estimator_tables import JOB, NEW, OLD, TABLES, rate, with_rates
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.domain.answer import Answer, EvidenceKind
from ascgui.domain.catalog import Support, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import (
    Formula,
    Goal,
    GoalKind,
    Plan,
    Rounding,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)
from ascgui.domain.text import Quantity, Text
from ascgui.estimator.answer import answer
from ascgui.language.language import Language

ENGLISH = Language("en", {})
START = datetime(2026, 11, 30, 9)


def on(devices: int, plan: Plan = JOB) -> Plan:
    return replace(plan, goal=Goal(GoalKind.DEVICES, devices=devices))


def codes(plan: Plan, tables: Tables = TABLES) -> set[str]:
    return {issue.code for issue in answer(plan, tables).issues}


def issue(plan: Plan, code: str, tables: Tables = TABLES) -> Issue:
    found = [each for each in answer(plan, tables).issues if each.code == code]
    assert found, f"no {code} among {codes(plan, tables)}"
    return found[0]


def fixed(plan: Plan, code: str) -> Plan:
    return replace(plan, **dict(issue(plan, code).fix))


def shown(sentence: Text | None) -> str:
    return "" if sentence is None else ENGLISH.show(sentence)


def test_the_example_of_the_interface_is_answered_with_8_devices_in_22_h_57_min() -> None:
    plan = replace(JOB, start=START, price_per_card_hour=10.0, currency="CNY")
    found = answer(plan, TABLES)
    assert found.support is Support.SUPPORTED
    assert (found.edition, found.minimum_devices) == (NEW, 4)
    assert found.total_tokens == 2.4e9
    assert found.evidence is not None
    assert (found.evidence.kind, found.evidence.tps) == (EvidenceKind.NEAREST, 4034)
    assert found.required is not None
    assert found.required.raw == pytest.approx(2.55034, abs=1e-5)
    assert (found.required.exact, found.required.recommended, found.required.published) == (4, 8, 4)
    assert (found.devices, found.cards, found.nodes, found.idle_devices) == (8, 8, 1, 0)
    assert found.duration_s == pytest.approx(82631, abs=0.5)
    assert found.deadline_met is True
    assert found.finish == datetime(2026, 12, 1, 7, 57, 11)
    assert found.card_hours == pytest.approx(183.624, abs=1e-3)
    assert found.node_hours == pytest.approx(22.953, abs=1e-3)
    assert found.cost == pytest.approx(1836.24, abs=0.01)


def test_the_example_of_the_design_holds_for_all_three_durations() -> None:
    plan = on(
        16,
        replace(
            JOB,
            workload=Workload(tokens=10**9),
            throughput=ThroughputChoice(entered_tps=2000.0),
        ),
    )
    durations = answer(plan, TABLES).duration
    assert durations is not None
    assert durations.ideal == pytest.approx(31250, rel=1e-6)
    assert durations.expected == pytest.approx(34722.2, rel=1e-6)
    assert durations.published == pytest.approx(28125, rel=1e-6)
    assert durations.low <= durations.expected <= durations.high


def test_rounding_exact_uses_what_is_needed() -> None:
    found = answer(replace(JOB, rounding=Rounding.EXACT), TABLES)
    assert found.devices == 4
    assert "recommended-above-required" not in {each.code for each in found.issues}
    assert "node-partly-used" in {each.code for each in found.issues}


def test_the_recommendation_above_the_need_says_so_and_can_be_undone() -> None:
    assert issue(JOB, "recommended-above-required").severity is Severity.INFO
    assert answer(fixed(JOB, "recommended-above-required"), TABLES).devices == 4


def test_without_a_goal_the_minimum_is_recommended() -> None:
    plan = replace(JOB, goal=Goal())
    assert answer(plan, TABLES).devices == 8
    assert answer(replace(plan, rounding=Rounding.EXACT), TABLES).devices == 4
    assert answer(replace(plan, goal=Goal(GoalKind.DEVICES)), TABLES).devices == 8
    assert answer(plan, TABLES).required is None
    assert issue(plan, "missing-input").at("field") == "goal.deadline_s"


def test_given_devices_are_used_as_given_even_where_they_are_wrong() -> None:
    for devices in (1, 3, 4, 9, 12, 1000):
        assert answer(on(devices), TABLES).devices == devices


def test_devices_below_the_minimum_are_an_error_with_a_remedy() -> None:
    plan = on(2)
    found = issue(plan, "below-minimum")
    assert found.severity is Severity.ERROR
    assert found.at("field") == "goal.devices"
    assert found.sources[0].document == "000"
    assert fixed(plan, "below-minimum").goal.devices == 4
    assert "below-minimum" not in codes(on(4))


def test_an_odd_count_of_dies_is_an_error_with_a_remedy() -> None:
    plan = on(5, replace(JOB, hardware="snt9b23"))
    assert issue(plan, "odd-die-count").severity is Severity.ERROR
    assert fixed(plan, "odd-die-count").goal.devices == 6
    found = answer(plan, TABLES)
    assert (found.devices, found.cards, found.nodes, found.idle_devices) == (5, 3, 1, 11)
    assert "odd-die-count" not in codes(on(5))


def test_a_count_above_8_that_is_no_multiple_of_8_is_a_warning() -> None:
    assert issue(on(12), "not-a-multiple-of-8").severity is Severity.WARNING
    assert fixed(on(12), "not-a-multiple-of-8").goal.devices == 16
    assert "not-a-multiple-of-8" not in codes(on(6))


def test_a_partly_used_node_is_said() -> None:
    plan = on(8, replace(JOB, hardware="snt9b23"))
    found = answer(plan, TABLES)
    assert (found.cards, found.nodes, found.idle_devices) == (4, 1, 8)
    assert fixed(plan, "node-partly-used").goal.devices == 16
    assert "node-partly-used" not in codes(on(16))


def test_a_dash_and_a_missing_entry_are_different_answers() -> None:
    dash = answer(replace(JOB, framework="verl"), TABLES)
    assert (dash.support, dash.minimum_devices) == (Support.NOT_SUPPORTED, None)
    assert dash.requirement is not None
    found = issue(replace(JOB, framework="verl"), "not-supported")
    assert found.severity is Severity.ERROR
    assert found.sources[0].document == "000"
    unknown = answer(replace(JOB, seq_len=5000), TABLES)
    assert (unknown.support, unknown.requirement) == (Support.UNKNOWN, None)
    found = issue(replace(JOB, seq_len=5000), "unknown-combination")
    assert found.severity is Severity.WARNING
    assert "should not need more" in shown(found.action)
    assert fixed(replace(JOB, seq_len=5000), "unknown-combination").seq_len == 8192


def test_a_job_without_an_entry_is_held_against_what_a_shorter_sequence_needs() -> None:
    plan = on(4, replace(JOB, seq_len=16384))
    found = issue(plan, "below-lower-guide")
    assert found.severity is Severity.WARNING
    assert fixed(plan, "below-lower-guide").goal.devices == 8
    assert "below-lower-guide" not in codes(on(8, replace(JOB, seq_len=16384)))
    assert "below-lower-guide" not in codes(on(2))


def test_an_older_edition_answers_for_itself_and_says_where_the_newer_differs() -> None:
    plan = replace(JOB, edition=OLD)
    found = answer(plan, TABLES)
    assert (found.edition, found.minimum_devices) == (OLD, 8)
    assert found.features == ()
    assert [note.id for note in found.notes] == ["old"]
    assert fixed(plan, "newer-edition-differs").edition == NEW
    assert "edition-inferred" not in codes(plan)
    assert issue(JOB, "edition-inferred").severity is Severity.INFO


def test_the_notes_and_features_are_those_of_the_framework() -> None:
    found = answer(replace(JOB, framework="llama-factory"), TABLES)
    assert [note.id for note in found.notes] == ["zero", "all"]
    assert [cell.feature for cell in found.features] == ["methods"]


def test_contradictions_that_touch_the_job_are_shown_with_both_sources() -> None:
    plan = replace(JOB, model="qwen2.5-1.5b", strategy="lora")
    found = issue(plan, "requirement-contradicts-feature")
    assert {source.document for source in found.sources} == {"000", "003"}
    assert found.at("field") == "strategy"
    plan = replace(JOB, model="qwen2-7b", framework="llama-factory", strategy="lora")
    assert "lora-needs-more-than-full" in codes(plan)
    plan = replace(JOB, model="vl-32b", framework="llama-factory", seq_len=8192)
    assert "longer-sequence-needs-fewer" in codes(plan)
    assert not codes(JOB) & {"requirement-contradicts-feature", "lora-needs-more-than-full"}


def test_a_near_rate_says_what_differs() -> None:
    found = issue(JOB, "throughput-from-nearest")
    assert found.severity is Severity.INFO
    assert "qwen2-7b, which has the same architecture" in shown(found.message)
    wide = replace(JOB, strategy="lora", seq_len=32768)
    assert issue(wide, "throughput-from-nearest").severity is Severity.WARNING


def test_without_a_rate_nothing_is_guessed() -> None:
    plan = replace(JOB, framework="llama-factory")
    found = answer(plan, TABLES)
    assert (found.evidence, found.required, found.devices, found.duration) == (None,) * 4
    assert found.minimum_devices == 8
    assert issue(plan, "no-throughput").at("field") == "throughput"
    assert answer(on(16, plan), TABLES).cards == 16


def test_an_entered_rate_wins_and_is_asked_about_if_it_is_far_off() -> None:
    plan = replace(JOB, throughput=ThroughputChoice(entered_tps=4034.0 * 8))
    found = answer(plan, TABLES)
    assert found.evidence is not None
    assert found.evidence.kind is EvidenceKind.ENTERED
    assert "throughput-unusual" in codes(plan)
    assert "throughput-unusual" not in codes(
        replace(JOB, throughput=ThroughputChoice(entered_tps=3900.0))
    )


def test_a_chosen_row_that_is_gone_or_cannot_be_used_is_no_silent_replacement() -> None:
    for row, code in (("gone", "unknown-row"), ("q25-unclear", "row-not-usable")):
        plan = replace(JOB, throughput=ThroughputChoice(row_id=row))
        assert answer(plan, TABLES).evidence is None
        assert issue(plan, code).severity is Severity.ERROR
        assert answer(fixed(plan, code), TABLES).evidence is not None
        assert "no-throughput" not in codes(plan)
    both = replace(JOB, throughput=ThroughputChoice(row_id="q2-4k", entered_tps=3000.0))
    assert issue(both, "row-not-used").severity is Severity.INFO


def test_the_printed_formula_is_named_beside_every_duration() -> None:
    found = issue(JOB, "published-formula")
    assert found.severity is Severity.INFO
    assert "18 h 36 min" in shown(found.message)
    assert "22 h 57 min" in shown(found.message)
    assert found.sources[0].document == "000"
    assert "published-formula" not in codes(replace(JOB, efficiency=1.0))


def test_the_printed_formula_as_headline_is_a_warning() -> None:
    plan = replace(JOB, formula=Formula.PUBLISHED)
    found = answer(plan, TABLES)
    assert found.duration is not None
    assert found.duration_s == found.duration.published
    assert found.duration.low <= found.duration.published <= found.duration.high
    assert found.duration.low <= found.duration.expected <= found.duration.high
    assert issue(plan, "published-formula").severity is Severity.WARNING
    assert fixed(plan, "published-formula").formula is Formula.EXPECTED
    assert "published-formula" in codes(replace(plan, workload=Workload()))


def test_the_printed_formula_counts_devices_in_its_own_form() -> None:
    plan = replace(
        JOB,
        workload=Workload(tokens=10**9),
        throughput=ThroughputChoice(entered_tps=2000.0),
        goal=Goal(deadline_s=3600.0),
    )
    assert answer(plan, TABLES).devices == 160
    assert answer(replace(plan, formula=Formula.PUBLISHED), TABLES).devices == 128


def test_a_missed_deadline_says_what_would_meet_it() -> None:
    plan = replace(JOB, goal=Goal(GoalKind.DEVICES, deadline_s=3600.0 * 10, devices=8))
    found = answer(plan, TABLES)
    assert found.deadline_met is False
    assert found.required is not None
    better = fixed(plan, "deadline-missed")
    assert better.goal == Goal(GoalKind.DEVICES, 36000.0, found.required.recommended)
    assert answer(better, TABLES).deadline_met is True


def test_a_deadline_that_only_the_expected_duration_meets_is_said() -> None:
    plan = replace(JOB, goal=Goal(deadline_s=23 * 3600.0))
    assert answer(plan, TABLES).deadline_met is True
    assert "deadline-at-risk" in codes(plan)


def test_a_deadline_that_no_cluster_meets_gives_no_devices() -> None:
    plan = replace(JOB, goal=Goal(deadline_s=1e-3))
    found = answer(plan, TABLES)
    assert (found.required, found.devices) == (None, None)
    assert "deadline-out-of-reach" in codes(plan)


def test_stages_that_do_not_go_with_the_strategy_or_the_tables_are_said() -> None:
    grpo = replace(JOB, strategy="grpo", framework="verl")
    assert fixed(grpo, "stage-strategy-mismatch").stage == "rl"
    assert fixed(replace(JOB, stage="rl"), "stage-strategy-mismatch").stage == "sft"
    dpo = replace(JOB, stage="dpo")
    assert "stage-not-covered" in codes(dpo)
    assert "stage-not-listed" in codes(replace(dpo, framework="llama-factory"))
    assert not codes(JOB) & {"stage-not-covered", "stage-not-listed", "stage-strategy-mismatch"}


@pytest.mark.parametrize(
    ("field", "typed", "near"),
    [
        ("model", "qwen25-7b", "qwen2.5-7b"),
        ("model", "Qwen2 7b", "qwen2-7b"),
        ("framework", "mindspeed_llm", "mindspeed-llm"),
        ("hardware", "910B", "snt9b"),
        ("edition", "6.5.91", "6.5.910"),
        ("strategy", "ful", "full"),
        ("stage", "stf", "sft"),
    ],
)
def test_an_unknown_name_is_an_error_with_the_nearest_spelling(
    field: str, typed: str, near: str
) -> None:
    plan = replace(JOB, **{field: typed})
    found = issue(plan, f"unknown-{field}")
    assert found.severity is Severity.ERROR
    assert found.at("field") == field
    assert found.fix == ((field, near),)
    assert near in shown(found.action)


def test_a_name_like_no_other_is_an_error_without_a_guess() -> None:
    assert issue(replace(JOB, model="zzzzzzzzzz"), "unknown-model").fix == ()
    assert len(shown(issue(replace(JOB, model="z" * 10_000), "unknown-model").message)) < 200


@pytest.mark.parametrize(
    ("value", "code", "severity"),
    [
        (0.0, "bad-value", Severity.ERROR),
        (-0.5, "bad-value", Severity.ERROR),
        (math.nan, "bad-value", Severity.ERROR),
        (math.inf, "bad-value", Severity.ERROR),
        (1.1, "efficiency-above-one", Severity.WARNING),
        (1.2, "efficiency-above-one", Severity.WARNING),
        (1.21, "efficiency-above-one", Severity.ERROR),
        (3.0, "efficiency-above-one", Severity.ERROR),
        (0.3, "efficiency-low", Severity.WARNING),
    ],
)
def test_an_impossible_efficiency_is_said_at_its_field(
    value: float, code: str, severity: Severity
) -> None:
    plan = replace(JOB, efficiency=value)
    found = issue(plan, code)
    assert found.severity is severity
    assert found.at("field") == "efficiency"
    assert (answer(plan, TABLES).duration is None) is (severity is Severity.ERROR)


def test_an_efficiency_typed_in_percent_can_be_put_right() -> None:
    assert fixed(replace(JOB, efficiency=90.0), "efficiency-above-one").efficiency == 0.9


BAD = (0, -1, math.nan, math.inf, -math.inf, 1e300, 10**400, -(10**400))


@pytest.mark.parametrize("value", BAD)
@pytest.mark.parametrize(
    ("field", "make"),
    [
        ("seq_len", lambda v: replace(JOB, seq_len=v)),
        ("workload.tokens", lambda v: replace(JOB, workload=Workload(tokens=v))),
        ("workload.epochs", lambda v: replace(JOB, workload=Workload(tokens=9, epochs=v))),
        (
            "workload.samples",
            lambda v: replace(
                JOB,
                workload=Workload(WorkloadKind.SAMPLES, samples=v, tokens_per_sample=9),
            ),
        ),
        (
            "workload.tokens_per_sample",
            lambda v: replace(
                JOB,
                workload=Workload(WorkloadKind.SAMPLES, samples=9, tokens_per_sample=v),
            ),
        ),
        (
            "throughput.entered_tps",
            lambda v: replace(JOB, throughput=ThroughputChoice(entered_tps=v)),
        ),
        ("efficiency", lambda v: replace(JOB, efficiency=v)),
        ("goal.deadline_s", lambda v: replace(JOB, goal=Goal(deadline_s=v))),
        ("goal.devices", lambda v: replace(JOB, goal=Goal(GoalKind.DEVICES, devices=v))),
    ],
)
def test_every_number_that_cannot_be_used_is_said_at_its_field(
    field: str, make: object, value: float
) -> None:
    plan = make(value)
    found = answer(plan, TABLES)
    (bad,) = [each for each in found.issues if each.code == "bad-value"]
    assert bad.severity is Severity.ERROR
    assert bad.at("field") == field
    assert bad.action is not None
    assert found.plan is plan
    show_everything(found)


@pytest.mark.parametrize("value", [-1.0, math.nan, math.inf, 1e300])
def test_a_price_that_cannot_be_used_leaves_the_cost_open(value: float) -> None:
    plan = replace(JOB, price_per_card_hour=value)
    assert issue(plan, "bad-value").at("field") == "price_per_card_hour"
    assert answer(plan, TABLES).cost is None
    assert answer(replace(JOB, price_per_card_hour=0.0), TABLES).cost == 0


def test_a_value_of_the_goal_that_is_not_asked_for_is_no_fault() -> None:
    plan = replace(JOB, goal=Goal(GoalKind.DEVICES, deadline_s=-1.0, devices=8))
    assert "bad-value" not in codes(plan)


def test_missing_parts_are_each_named() -> None:
    found = [each.at("field") for each in answer(Plan(strategy=""), TABLES).issues
             if each.code == "missing-input"]  # fmt: skip
    assert found == [
        "model",
        "strategy",
        "framework",
        "hardware",
        "workload.tokens",
        "goal.deadline_s",
    ]


def test_a_job_longer_than_the_calendar_gives_no_date() -> None:
    long = replace(
        JOB,
        workload=Workload(tokens=10**13),
        throughput=ThroughputChoice(entered_tps=1.0),
        start=datetime(9999, 1, 1),
        goal=Goal(GoalKind.DEVICES, devices=1000),
    )
    found = answer(long, TABLES)
    assert found.duration is not None
    assert found.finish is None
    assert "finish-out-of-range" in codes(long)
    longer = on(8, replace(long, workload=Workload(tokens=10**18)))
    assert answer(longer, TABLES).duration is None
    assert "duration-out-of-reach" in codes(longer)


def test_cost_counts_cards_and_a_partly_used_card_counts_whole() -> None:
    plan = on(3, replace(JOB, hardware="snt9b23", price_per_card_hour=10.0,
                         throughput=ThroughputChoice(entered_tps=1000.0)))  # fmt: skip
    found = answer(plan, TABLES)
    assert found.cards == 2
    assert found.duration_s is not None
    assert found.cost == pytest.approx(2 * found.duration_s / 3600 * 10)
    assert found.cost_low is not None
    assert found.cost_high is not None
    assert found.cost_low < found.cost < found.cost_high


def test_samples_times_their_length_are_tokens() -> None:
    plan = replace(
        JOB,
        workload=Workload(WorkloadKind.SAMPLES, samples=10**6, tokens_per_sample=512.0, epochs=3),
    )
    assert answer(plan, TABLES).total_tokens == 1_536_000_000


def test_issues_stand_in_the_order_of_their_severity() -> None:
    ranks = [each.severity.rank for each in answer(on(2), TABLES).issues]
    assert ranks == sorted(ranks)


def test_every_figure_says_how_it_came_about() -> None:
    plan = replace(JOB, start=START, price_per_card_hour=10.0)
    found = answer(plan, TABLES)
    assert [each.figure for each in found.derivations] == [
        "minimum",
        "total_tokens",
        "tps",
        "required",
        "devices",
        "duration",
        "finish",
        "cost",
    ]
    required = found.derivation("required")
    assert required is not None
    assert required.formula == "N = T ÷ (R × D × η)"
    assert shown(required.with_numbers) == "2,400,000,000 ÷ (4,034 × 259,200 × 0.9) = 2.55"
    assert [shown(step) for step in required.steps] == [
        "By the formula: 2.55",
        "Rounded up to whole devices: 3",
        "Not below the minimum: 4",
        "Recommended, as fewer than 8 usually run on 8: 8",
    ]
    assert [term.symbol for term in required.terms] == ["T", "R", "D", "η"]
    duration = found.derivation("duration")
    assert duration is not None
    assert shown(duration.with_numbers) == (
        "2,400,000,000 ÷ (4,034 × 8 × 0.9) = 82,631 s = 22 h 57 min"
    )


def test_the_devices_for_a_deadline_are_those_of_the_form_in_force() -> None:
    plan = replace(JOB, goal=Goal(deadline_s=3 * 3600.0), efficiency=0.8)
    expected = answer(plan, TABLES).required
    printed = answer(replace(plan, formula=Formula.PUBLISHED), TABLES)
    assert expected is not None
    assert printed.required is not None
    assert printed.required.raw == pytest.approx(expected.raw * 0.8 * 0.8)
    assert printed.required.exact == printed.required.published == expected.published
    assert printed.required.exact < expected.exact
    assert printed.devices == printed.required.recommended


def test_the_devices_for_a_deadline_say_where_each_value_of_their_formula_is_from() -> None:
    plan = replace(JOB, goal=Goal(deadline_s=72 * 3600.0))
    derivation = answer(plan, TABLES).derivation("devices")
    assert derivation is not None
    assert [term.symbol for term in derivation.terms] == ["T", "R", "D", "η", "N"]
    assert all(ENGLISH.show(term.evidence) for term in derivation.terms)


def test_a_deadline_is_said_as_it_was_typed() -> None:
    plan = replace(JOB, goal=Goal(deadline_s=72 * 3600.0))
    derivation = answer(plan, TABLES).derivation("required")
    assert derivation is not None
    assert "72 h" in [ENGLISH.show(term.value) for term in derivation.terms]
    late = replace(JOB, goal=Goal(deadline_s=72 * 3600.0, kind=GoalKind.DEVICES, devices=1))
    late = replace(late, workload=Workload(tokens=10**12))
    said = [ENGLISH.show(each.message) for each in answer(late, TABLES).issues]
    assert any("deadline of 72 h" in sentence for sentence in said)


def test_the_printed_form_is_derived_as_printed() -> None:
    found = answer(replace(JOB, formula=Formula.PUBLISHED), TABLES)
    for figure, formula in (
        ("required", "N = T ÷ (R × D) × η"),
        ("duration", "t = T ÷ (R × N) × η"),
    ):
        derivation = found.derivation(figure)
        assert derivation is not None
        assert derivation.formula == formula


def test_rounding_to_whole_dies_and_to_eights_is_shown_step_by_step() -> None:
    plan = replace(
        JOB,
        hardware="snt9b23",
        workload=Workload(tokens=10**9),
        throughput=ThroughputChoice(entered_tps=1000.0),
        goal=Goal(deadline_s=1e9 / (1000 * 0.9 * 10.4)),
    )
    derivation = answer(plan, TABLES).derivation("required")
    assert derivation is not None
    assert [shown(step) for step in derivation.steps] == [
        "By the formula: 10.4",
        "Rounded up to whole devices: 11",
        "Rounded up to the allocation unit of Snt9b23, 2 devices: 12",
        "Above 8, rounded up to a multiple of 8: 16",
    ]


def show_everything(found: Answer) -> None:
    """Every sentence can be shown: no field is missing and no number too large to print."""

    def walk(value: object) -> None:
        if isinstance(value, Text | Quantity):
            assert ENGLISH.show(value)
        elif isinstance(value, tuple):
            for each in value:
                walk(each)
        elif hasattr(value, "__dataclass_fields__") and not isinstance(value, Plan | Goal):
            for field in fields(value):
                walk(getattr(value, field.name))

    walk(found.issues)
    walk(found.derivations)
    walk(found.candidates)
    walk(found.duration)


NUMBER = st.one_of(
    st.none(),
    st.integers(-3, 40),
    st.sampled_from([10**15, 10**18, 10**19, 10**400, -(10**5000)]),
    st.integers(),
)
REAL = st.one_of(NUMBER, st.floats(), st.floats(1e-6, 1e12))


def name(*known: str) -> st.SearchStrategy[str | None]:
    return st.one_of(st.none(), st.sampled_from(["", *known]), st.text(max_size=12))


PLANS = st.builds(
    Plan,
    model=name(*TABLES.models, "Qwen 2.5 7B", "yi-34b"),
    stage=name("pretrain", "sft", "dpo", "rl"),
    strategy=name("full", "lora", "grpo", "dapo", "ppo"),
    seq_len=st.one_of(st.sampled_from([4096, 8192, 5000]), NUMBER),
    framework=name(*TABLES.frameworks),
    hardware=name(*TABLES.hardware),
    edition=name(NEW, OLD),
    workload=st.builds(
        Workload,
        kind=st.sampled_from(WorkloadKind),
        tokens=NUMBER,
        samples=NUMBER,
        tokens_per_sample=REAL,
        epochs=REAL.filter(lambda value: value is not None),
        evidence=st.text(max_size=5),
    ),
    throughput=st.builds(
        ThroughputChoice,
        entered_tps=REAL,
        row_id=st.one_of(st.none(), st.sampled_from([row.id for row in TABLES.throughput]),
                         st.text(max_size=5)),
    ),
    efficiency=st.one_of(st.floats(0.01, 1.3), REAL.filter(lambda value: value is not None)),
    goal=st.builds(
        Goal, kind=st.sampled_from(GoalKind), deadline_s=REAL, devices=NUMBER
    ),
    start=st.one_of(st.none(), st.datetimes()),
    price_per_card_hour=REAL,
    currency=st.text(max_size=3),
    formula=st.sampled_from(Formula),
    rounding=st.sampled_from(Rounding),
)  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(PLANS)
def test_any_plan_is_answered_and_every_sentence_can_be_shown(plan: Plan) -> None:
    found = answer(plan, TABLES)
    assert found.plan is plan
    show_everything(found)
    if found.duration is not None:
        assert 0 <= found.duration.low <= found.duration.expected <= found.duration.high
        assert math.isfinite(found.duration.high)
    if found.devices is not None and plan.goal.kind is GoalKind.DEVICES:
        assert plan.goal.devices in {None, found.devices}
    for each in found.issues:
        assert replace(plan, **dict(each.fix)) is not None


def test_empty_tables_answer_nothing_and_raise_nothing() -> None:
    empty = Tables({}, {}, {}, {}, {}, {}, (), (), (), "")
    found = answer(JOB, empty)
    assert (found.support, found.devices, found.edition) == (Support.UNKNOWN, None, "")
    show_everything(found)


def test_a_measured_rate_passes_its_percentiles_on_into_the_range() -> None:
    mine = rate("m", "qwen2.5-7b", 4000, stage="sft", measured=True, low=3900.0, high=4050.0)
    durations = answer(on(8), with_rates(mine)).duration
    assert durations is not None
    assert durations.low == pytest.approx(2.4e9 / (4050 * 8 * 0.95))
    assert durations.high == pytest.approx(2.4e9 / (3900 * 8 * 0.85))


def test_a_rate_above_the_peak_of_the_device_is_an_error() -> None:
    hardware = TABLES.hardware[JOB.hardware or ""]
    model = TABLES.models[JOB.model or ""]
    tables = replace(
        TABLES,
        hardware={**TABLES.hardware, hardware.id: replace(hardware, peak_flops_per_second=354e12)},
        models={**TABLES.models, model.id: replace(model, params_total=7e9, params_active=None)},
    )

    def at(tps: float) -> set[str]:
        plan = replace(JOB, throughput=ThroughputChoice(entered_tps=tps))
        return {issue.code for issue in answer(plan, tables).issues}

    # 354e12 / (6 * 7e9) = 8428.6 tokens/s
    assert "throughput-impossible" in at(8429.0)
    assert "throughput-impossible" not in at(8428.0)
