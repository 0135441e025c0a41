from __future__ import annotations

import math
from dataclasses import replace

import pytest
from estimator_tables import JOB, TABLES
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.domain.plan import (
    FailureChoice,
    Formula,
    Goal,
    GoalKind,
    Plan,
    Rounding,
    ScalingChoice,
    ScalingPoint,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)
from ascgui.domain.text import Unit
from ascgui.estimator import devices as rules
from ascgui.estimator.answer import answer
from ascgui.estimator.inverse import (
    Question,
    Solution,
    deadline_for_devices,
    devices_for_deadline,
    efficiency_for,
    epochs_for,
    longest_sequence,
    tokens_for,
    tps_for,
    within_budget,
)
from ascgui.language.language import Language

SHOW = Language("en", {}).show

FALLING = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(512, 1620.0)), "a.log, b.log")

SOME = FailureChoice(interval_s=3600.0, save_s=120.0, mean_s=86_400.0, restart_s=900.0)

plans = st.builds(
    replace,
    st.just(JOB),
    hardware=st.sampled_from(["snt9b", "snt9b23"]),
    workload=st.builds(
        Workload,
        kind=st.just(WorkloadKind.TOKENS),
        tokens=st.integers(10**4, 10**14),
        epochs=st.sampled_from([1.0, 2.0, 0.5, 3.7]),
    ),
    throughput=st.floats(1, 1e5).map(lambda value: ThroughputChoice(entered_tps=value)),
    efficiency=st.floats(0.3, 1.0),
    formula=st.sampled_from(Formula),
    rounding=st.sampled_from(Rounding),
    scaling=st.sampled_from([None, None, FALLING]),
    failures=st.sampled_from([None, None, SOME]),
    price_per_card_hour=st.floats(0.01, 1000),
)
deadlines = st.floats(60, 1e8)
counts = st.integers(1, 100_000)


def met(plan: Plan | None) -> bool | None:
    assert plan is not None
    return answer(plan, TABLES).deadline_met


def with_devices(plan: Plan, devices: int) -> Plan:
    return replace(plan, goal=replace(plan.goal, kind=GoalKind.DEVICES, devices=devices))


def with_tokens(plan: Plan, tokens: int) -> Plan:
    return replace(plan, workload=replace(plan.workload, tokens=tokens))


@settings(max_examples=50, deadline=None)
@given(plan=plans, deadline=deadlines)
def test_the_devices_for_a_deadline_meet_it_and_fewer_do_not(plan: Plan, deadline: float) -> None:
    found = devices_for_deadline(plan, TABLES, deadline)
    if found.value is None or found.plan is None:
        assert found.issues
        return
    assert met(found.plan)
    made = answer(found.plan, TABLES)
    assert made.devices == found.value
    hardware = TABLES.hardware[plan.hardware or ""]
    floor = max(made.minimum_devices or 1, 8 if plan.rounding is Rounding.RECOMMENDED else 1)
    fewer = rules.next_usable_below(int(found.value), hardware.allocation_unit)
    if fewer is not None and fewer >= floor:
        assert not met(with_devices(found.plan, fewer))


@settings(max_examples=40, deadline=None)
@given(plan=plans, devices=counts)
def test_the_deadline_for_devices_is_met_and_a_shorter_one_is_not(plan: Plan, devices: int) -> None:
    found = deadline_for_devices(plan, TABLES, devices)
    if found.value is None or found.plan is None:
        assert found.issues
        return
    assert met(found.plan)
    assert found.plan.goal.devices == devices
    shorter = found.value - 1 - 1e-8 * found.value
    if shorter > 0:
        goal = replace(found.plan.goal, deadline_s=shorter)
        assert not met(replace(found.plan, goal=goal))
    back = devices_for_deadline(found.plan, TABLES, found.value)
    if plan.rounding is Rounding.EXACT and rules.usable_devices(devices, 2) == devices:
        assert back.value is None or back.value <= max(
            devices, answer(plan, TABLES).devices or 0, 4
        )


@settings(max_examples=40, deadline=None)
@given(plan=plans, deadline=deadlines, devices=counts)
def test_the_tokens_that_fit_meet_the_deadline_and_more_do_not(
    plan: Plan, deadline: float, devices: int
) -> None:
    found = tokens_for(plan, TABLES, deadline, devices)
    if found.value is None or found.plan is None:
        assert found.issues
        return
    assert met(found.plan) in {True, None}
    more = with_tokens(found.plan, int(found.value) + 1 + int(found.value * 1e-8))
    assert not met(more)


@settings(max_examples=40, deadline=None)
@given(plan=plans, deadline=deadlines, devices=counts)
def test_the_epochs_that_fit_meet_the_deadline_and_more_do_not(
    plan: Plan, deadline: float, devices: int
) -> None:
    found = epochs_for(plan, TABLES, deadline, devices)
    if found.value is None or found.plan is None:
        assert found.issues
        return
    assert met(found.plan) in {True, None}
    assert found.value < 1 or found.value == int(found.value)
    step = 1.0 if found.value >= 1 else found.value * 1e-7
    workload = replace(found.plan.workload, epochs=found.value * (1 + 1e-8) + step)
    assert not met(replace(found.plan, workload=workload))


@settings(max_examples=40, deadline=None)
@given(plan=plans, deadline=deadlines, devices=counts)
def test_the_throughput_needed_meets_the_deadline_and_less_does_not(
    plan: Plan, deadline: float, devices: int
) -> None:
    found = tps_for(plan, TABLES, deadline, devices)
    if found.value is None or found.plan is None:
        assert found.issues
        return
    assert met(found.plan)
    slower = ThroughputChoice(entered_tps=found.value * (1 - 1e-7))
    assert not met(replace(found.plan, throughput=slower))


@settings(max_examples=40, deadline=None)
@given(plan=plans, deadline=deadlines, devices=counts)
def test_the_efficiency_needed_meets_the_deadline_and_a_worse_one_does_not(
    plan: Plan, deadline: float, devices: int
) -> None:
    found = efficiency_for(plan, TABLES, deadline, devices)
    if found.value is None or found.plan is None:
        assert [issue.code for issue in found.issues] == ["efficiency-unreachable"]
        assert not met(replace(with_devices(plan, devices), efficiency=1.0,
                               goal=Goal(GoalKind.DEVICES, deadline, devices)))  # fmt: skip
        return
    assert met(found.plan) in {True, None}
    # By the printed form a higher efficiency takes longer.
    factor = 1 + 1e-7 if plan.formula is Formula.PUBLISHED else 1 - 1e-7
    if found.value < 1:
        assert not met(replace(found.plan, efficiency=found.value * factor))


@settings(max_examples=40, deadline=None)
@given(plan=plans, amount=st.floats(0.01, 1e9))
def test_what_fits_a_budget_costs_no_more(plan: Plan, amount: float) -> None:
    found = within_budget(plan, TABLES, amount)
    alone = answer(plan, TABLES)
    if alone.cost is not None:
        assert found.fits == (alone.cost <= amount * (1 + 1.001e-9))
    for solution in (found.most_tokens, found.most_epochs):
        if solution is not None and solution.plan is not None:
            cost = answer(solution.plan, TABLES).cost
            assert cost is None or cost <= amount * (1 + 2e-9)


# --- examples -----------------------------------------------------------------------------------

EXAMPLE = replace(
    JOB,
    workload=Workload(tokens=10**9),
    throughput=ThroughputChoice(entered_tps=2000.0),
    price_per_card_hour=10.0,
    currency="CNY",
)


def test_the_vendors_example_holds_in_every_direction() -> None:
    assert deadline_for_devices(EXAMPLE, TABLES, 16).value == 34723
    assert devices_for_deadline(EXAMPLE, TABLES, 34722.3).value == 16
    tokens = tokens_for(EXAMPLE, TABLES, 31250 / 0.9, 16)
    assert (tokens.value, tokens.unit) == (10**9, Unit.TOKENS)
    assert epochs_for(EXAMPLE, TABLES, 2 * 31250 / 0.9, 16).value == 2
    assert tps_for(EXAMPLE, TABLES, 31250 / 0.9, 16).value == pytest.approx(2000)
    assert efficiency_for(EXAMPLE, TABLES, 31250 / 0.9, 16).value == pytest.approx(0.9)


def test_each_answer_says_how_it_came_about() -> None:
    solutions = [
        devices_for_deadline(EXAMPLE, TABLES, 3600.0),
        deadline_for_devices(EXAMPLE, TABLES, 16),
        tokens_for(EXAMPLE, TABLES, 3600.0, 16),
        epochs_for(EXAMPLE, TABLES, 3600.0, 16),
        tps_for(EXAMPLE, TABLES, 36000.0, 16),
        efficiency_for(EXAMPLE, TABLES, 36000.0, 16),
        longest_sequence(EXAMPLE, TABLES, 16),
    ]
    assert [each.question for each in solutions] == list(Question)[:7]
    for each in solutions:
        derivation = each.derivation
        assert derivation is not None
        assert SHOW(derivation.with_numbers)
        assert derivation.terms
        assert derivation.result is not None
        assert each.plan is not None
    assert "Rounded up to whole seconds" in SHOW(solutions[1].derivation.steps[-1])
    assert SHOW(solutions[2].derivation.with_numbers) == (
        "2,000 × 16 × 3,600 × 0.9 ÷ 1 = 103,680,000"
    )
    published = tokens_for(replace(EXAMPLE, formula=Formula.PUBLISHED), TABLES, 3600.0, 16)
    assert published.derivation is not None
    assert "÷ η" in published.derivation.formula


def test_impossible_questions_are_answered_in_words() -> None:
    def codes(solution: Solution) -> list[str]:
        assert solution.value is None
        assert solution.plan is None
        return [issue.code for issue in solution.issues]

    for bad in (0, -1, math.nan, math.inf, 1e300):
        assert codes(devices_for_deadline(EXAMPLE, TABLES, bad)) == ["bad-value"]
        assert codes(tokens_for(EXAMPLE, TABLES, bad, 8)) == ["bad-value"]
        assert [issue.code for issue in within_budget(EXAMPLE, TABLES, bad).issues] == (
            ["bad-value"] if not 0 < bad < math.inf else []
        )
    assert codes(tokens_for(EXAMPLE, TABLES, 0.0, 0)) == ["bad-value", "bad-value"]
    assert codes(deadline_for_devices(EXAMPLE, TABLES, 0)) == ["bad-value"]
    assert codes(longest_sequence(EXAMPLE, TABLES, -8)) == ["bad-value"]
    assert codes(efficiency_for(EXAMPLE, TABLES, 60.0, 8)) == ["efficiency-unreachable"]
    assert codes(tps_for(EXAMPLE, TABLES, 1e-6, 1)) == ["out-of-reach"]
    assert codes(tokens_for(EXAMPLE, TABLES, 1e-6, 1)) == ["nothing-fits"]
    assert codes(tokens_for(EXAMPLE, TABLES, 1e11, 10**7)) == ["out-of-reach"]
    assert codes(devices_for_deadline(EXAMPLE, TABLES, 1e-3)) == ["deadline-out-of-reach"]
    assert codes(longest_sequence(EXAMPLE, TABLES, 1)) == ["below-minimum"]
    assert codes(longest_sequence(replace(EXAMPLE, model="none"), TABLES, 8)) == [
        "unknown-combination"
    ]


def test_what_the_plan_lacks_is_named() -> None:
    no_data = replace(EXAMPLE, workload=Workload())
    found = deadline_for_devices(no_data, TABLES, 8)
    assert [issue.at("field") for issue in found.issues] == ["workload.tokens"]
    assert tokens_for(no_data, TABLES, 3600.0, 8).value is not None, "data are what is asked for"
    no_rate = replace(EXAMPLE, throughput=ThroughputChoice(), model="qwen2.5-1.5b")
    assert "no-throughput" in [issue.code for issue in tokens_for(no_rate, TABLES, 9.0, 8).issues]
    assert tps_for(no_rate, TABLES, 1e5, 8).value is not None, "the rate is what is asked for"
    nothing = devices_for_deadline(Plan(), TABLES, 3600.0)
    assert {"model", "workload.tokens"} <= {issue.at("field") for issue in nothing.issues}


def test_devices_that_do_not_fit_the_job_are_answered_with_the_finding() -> None:
    found = tokens_for(EXAMPLE, TABLES, 3600.0, 2)
    assert found.value is not None
    assert [issue.code for issue in found.issues] == ["below-minimum"]


def test_a_throughput_beyond_the_evidence_is_pointed_out() -> None:
    found = tps_for(EXAMPLE, TABLES, 3600.0, 8)
    assert [issue.code for issue in found.issues] == ["throughput-above-evidence"]
    assert found.derivation is not None
    assert "The plan's own throughput" in SHOW(found.derivation.steps[0])


def test_the_longest_sequence_is_one_that_the_table_prints() -> None:
    found = longest_sequence(JOB, TABLES, 8)
    assert (found.value, [issue.code for issue in found.issues]) == (8192, ["longest-of-table"])
    found = longest_sequence(JOB, TABLES, 4)
    assert (found.value, found.issues) == (4096, ())
    assert found.plan is not None
    assert answer(found.plan, TABLES).minimum_devices == 4


def test_a_budget_buys_hours_tokens_and_epochs() -> None:
    found = within_budget(EXAMPLE, TABLES, 1000.0)
    assert found.card_hours == 100
    assert found.duration_s == 12.5 * 3600
    assert found.fits is False or found.cost is not None
    assert found.most_tokens is not None
    assert found.most_tokens.value == 2000 * 8 * 45000 * 0.9
    assert "budget-exceeded" not in [issue.code for issue in found.issues] or found.fits is False
    poor = within_budget(EXAMPLE, TABLES, 100.0)
    assert (poor.fits, [issue.code for issue in poor.issues]) == (False, ["budget-exceeded"])
    free = within_budget(replace(EXAMPLE, price_per_card_hour=0.0), TABLES, 100.0)
    assert [issue.code for issue in free.issues] == ["missing-input"]
    unknown = within_budget(replace(EXAMPLE, hardware=None), TABLES, 100.0)
    assert "hardware" in [issue.at("field") for issue in unknown.issues]


def test_a_plan_with_measured_scaling_is_asked_along_its_curve() -> None:
    plan = replace(JOB, scaling=FALLING)
    found = tps_for(plan, TABLES, 3600.0, 512)
    assert found.derivation is not None
    term = next(term for term in found.derivation.terms if term.symbol == "η")
    assert term.value.value == pytest.approx(0.81)
    assert "a.log, b.log" in SHOW(term.evidence)
    constant = tps_for(JOB, TABLES, 3600.0, 512)
    assert found.value == pytest.approx(constant.value * 0.9 / 0.81)
    fewer = tokens_for(plan, TABLES, 3600.0, 512)
    assert fewer.value < tokens_for(JOB, TABLES, 3600.0, 512).value
