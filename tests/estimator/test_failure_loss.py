from __future__ import annotations

import math
from dataclasses import replace
from datetime import datetime

import pytest
from estimator_tables import JOB, TABLES

from ascgui.domain.issues import Severity
from ascgui.domain.plan import FailureChoice, Goal, GoalKind
from ascgui.estimator.answer import answer
from ascgui.estimator.curves import curves
from ascgui.estimator.failure_loss import expected_failures, lost_s

HOURLY = FailureChoice(interval_s=3600, save_s=120, mean_s=172800, restart_s=1200)
KEPT = 3600 / (172800 * math.exp(1200 / 172800) * math.expm1(3720 / 172800))
"""By Daly's formula, 0.950737."""

ON_EIGHT = replace(JOB, goal=Goal(GoalKind.DEVICES, devices=8))


def codes(answered):
    return [issue.code for issue in answered.issues]


def test_a_plan_includes_no_failures_unless_it_is_told_to() -> None:
    plain = answer(ON_EIGHT, TABLES)
    assert plain.goodput is None
    assert plain.duration_s == plain.training_s
    assert plain.derivation("failures") is None
    assert "failures-included" not in codes(plain)


def test_the_duration_is_the_training_time_over_the_goodput_and_all_that_hangs_on_it_follows():
    start = datetime(2026, 12, 1)
    plan = replace(ON_EIGHT, start=start, price_per_card_hour=10.0)
    plain = answer(plan, TABLES)
    with_them = answer(replace(plan, failures=HOURLY), TABLES)
    assert with_them.goodput == pytest.approx(KEPT)
    # Training by the three formulas is what it was; the headline and its range hold the rest.
    assert with_them.training_s == plain.duration_s
    assert with_them.duration.ideal == plain.duration.ideal
    assert with_them.duration_s == pytest.approx(plain.duration_s / KEPT)
    assert with_them.duration.low == pytest.approx(plain.duration.low / KEPT)
    assert with_them.duration.high == pytest.approx(plain.duration.high / KEPT)
    assert with_them.cost == pytest.approx(plain.cost / KEPT)
    assert with_them.card_hours == pytest.approx(plain.card_hours / KEPT)
    late_s = (with_them.finish - plain.finish).total_seconds()
    assert late_s == pytest.approx(lost_s(with_them), abs=1)
    assert expected_failures(with_them) == pytest.approx(with_them.duration_s / 172800)


def test_a_deadline_leaves_less_time_for_training_and_so_needs_more_devices() -> None:
    goal = Goal(GoalKind.DEADLINE, deadline_s=answer(ON_EIGHT, TABLES).duration_s)
    plain = answer(replace(JOB, goal=goal), TABLES)
    with_them = answer(replace(JOB, goal=goal, failures=HOURLY), TABLES)
    assert plain.devices == 8
    assert with_them.required.raw == pytest.approx(plain.required.raw / KEPT)
    assert with_them.devices == 16
    assert with_them.deadline_met
    missed = answer(replace(ON_EIGHT, goal=replace(goal, kind=GoalKind.DEVICES, devices=8),
                            failures=HOURLY), TABLES)  # fmt: skip
    assert missed.deadline_met is False


def test_the_chart_goes_through_the_headline() -> None:
    plan = replace(ON_EIGHT, failures=HOURLY)
    own = curves(plan, TABLES)[0]
    at_eight = dict(zip(own.devices, own.duration_s, strict=True))[8]
    assert at_eight == pytest.approx(answer(plan, TABLES).duration_s)


def test_the_derivation_shows_formula_numbers_and_source() -> None:
    derived = answer(replace(ON_EIGHT, failures=HOURLY), TABLES).derivation("failures")
    assert [term.symbol for term in derived.terms] == ["τ", "δ", "M", "r", "G"]
    assert dict(derived.with_numbers.values)["goodput"] == pytest.approx(KEPT, abs=1e-6)
    assert "Daly" in derived.source.template


def test_the_derivation_of_the_duration_leads_to_the_headline() -> None:
    answered = answer(replace(ON_EIGHT, failures=HOURLY), TABLES)
    derived = answered.derivation("duration")
    assert derived.formula == "t = T ÷ (R × N × η) ÷ G"
    numbers = dict(derived.with_numbers.values)
    by_hand = numbers["tokens"] / (numbers["tps"] * 8 * numbers["efficiency"]) / numbers["goodput"]
    assert by_hand == pytest.approx(answered.duration_s, rel=1e-5)
    assert numbers["seconds"] == answered.duration_s


def test_an_interval_far_from_the_best_is_told() -> None:
    # δ = 120 s, M = 2 days: Daly's best is 6,353 s.
    rare = answer(replace(ON_EIGHT, failures=replace(HOURLY, interval_s=50000)), TABLES)
    issue = next(issue for issue in rare.issues if issue.code == "failures-included")
    assert "lose the least" in issue.action.template
    assert issue.fix == (("failures", None),)
    good = answer(replace(ON_EIGHT, failures=replace(HOURLY, interval_s=6000)), TABLES)
    issue = next(issue for issue in good.issues if issue.code == "failures-included")
    assert "close to the best" in issue.action.template


def test_a_cluster_that_fails_faster_than_it_saves_gives_no_duration_and_says_why() -> None:
    hopeless = FailureChoice(interval_s=86400, save_s=60, mean_s=60)
    for goal in (ON_EIGHT.goal, Goal(GoalKind.DEADLINE, deadline_s=86400)):
        answered = answer(replace(JOB, goal=goal, failures=hopeless), TABLES)
        assert answered.duration is None
        errors = [one.code for one in answered.issues if one.severity is Severity.ERROR]
        assert errors == ["failures-never-end"]
    assert curves(replace(JOB, failures=hopeless), TABLES)[0].reason is not None


@pytest.mark.parametrize(
    "half", [FailureChoice(interval_s=3600), FailureChoice(save_s=60), FailureChoice(mean_s=9)]
)
def test_failures_of_which_a_part_is_missing_are_not_included_and_that_is_said(half) -> None:
    answered = answer(replace(ON_EIGHT, failures=half), TABLES)
    assert answered.goodput is None
    missing = [one for one in answered.issues if one.at("field") == "failures"]
    assert [one.code for one in missing] == ["missing-input"]


@pytest.mark.parametrize("bad", [0.0, -1.0, math.nan, math.inf, 1e300])
def test_a_time_that_cannot_be_is_told_and_the_failures_are_left_out(bad) -> None:
    answered = answer(replace(ON_EIGHT, failures=replace(HOURLY, save_s=bad)), TABLES)
    assert answered.goodput is None
    assert answered.duration_s == answer(ON_EIGHT, TABLES).duration_s
    assert any(one.at("field") == "failures.save_s" for one in answered.issues)
