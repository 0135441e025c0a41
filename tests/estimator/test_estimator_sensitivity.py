from __future__ import annotations

import math
from dataclasses import replace
from datetime import datetime

import numpy as np
import pytest
from estimator_tables import JOB, TABLES, rate, with_rates
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.domain.calendar import Calendar, weekly
from ascgui.domain.plan import (
    FailureChoice,
    Formula,
    Goal,
    GoalKind,
    Plan,
    ScalingChoice,
    ScalingPoint,
    ThroughputChoice,
    Workload,
)
from ascgui.domain.text import text
from ascgui.estimator.answer import answer
from ascgui.estimator.assumptions import Assumption, Shape, assumptions
from ascgui.estimator.axis import Parameter, with_values
from ascgui.estimator.sensitivity import PERCENTILES, Chance, chance, drawn, histogram, tornado
from ascgui.language.language import Language

PLAN = replace(JOB, price_per_card_hour=10.0, currency="CNY", start=datetime(2026, 11, 30, 9))
MEASURED = with_rates(
    rate("log", "qwen2.5-7b", 4000, stage="sft", measured=True, low=3800.0, high=4100.0)
)
SAY = Language("en", {}).show


def drawn_chance(plan: Plan = PLAN, **more: object) -> Chance:
    made = chance(plan, TABLES, **more)
    assert made is not None
    return made


def test_ranges_come_from_the_evidence_where_there_is_any() -> None:
    found = assumptions(PLAN, TABLES)
    evidence = answer(PLAN, TABLES).evidence
    assert evidence is not None
    tps, eta, tokens, price = found
    assert (tps.low, tps.value, tps.high) == (evidence.low, evidence.tps, evidence.high)
    assert tps.rule == evidence.range_rule
    assert (eta.low, eta.high) == pytest.approx((0.85, 0.95))
    assert (tokens.low, tokens.high) == pytest.approx((1.08e9, 1.32e9))
    assert (price.low, price.high) == pytest.approx((9, 11))
    assert [each.assumed for each in found] == [False, True, True, True]


def test_a_measured_rate_and_a_counted_data_set_count_as_evidence() -> None:
    plan = replace(PLAN, workload=replace(PLAN.workload, evidence="scanned"))
    tps, _, tokens, _ = assumptions(plan, MEASURED)
    assert tps.shape is Shape.PERCENTILE
    assert (tps.low, tps.high, tps.assumed) == (3800, 4100, False)
    assert (tokens.high / tokens.value, tokens.assumed) == (pytest.approx(1.02), False)


def test_ranges_can_be_entered_and_are_refused_in_words() -> None:
    made = tornado(PLAN, TABLES, {Parameter.TOKENS: (1e9, 2e9)})
    found = made.assumptions
    assert (found[2].low, found[2].high, found[2].assumed) == (1e9, 2e9, False)
    assert made.issues == ()
    for parameter, ends in (
        (Parameter.TOKENS, (2e9, 1e9)),
        (Parameter.TOKENS, (2e9, 3e9)),
        (Parameter.EFFICIENCY, (0.0, 1.0)),
        (Parameter.EFFICIENCY, (0.5, 3.0)),
        (Parameter.TPS, (math.nan, 1e4)),
        (Parameter.TPS, (1.0, math.inf)),
        (Parameter.TPS, (1e-300, 1e300)),
        (Parameter.TOKENS, (1e-9, 2e9)),
        (Parameter.PRICE, (0.0, 1e300)),
    ):
        made = tornado(PLAN, TABLES, {parameter: ends})
        assert [issue.code for issue in made.issues] == ["bad-range"]
        assert made.assumptions == assumptions(PLAN, TABLES), "the default is used"
    made = tornado(PLAN, TABLES, {Parameter.DEVICES: (1, 2)})
    assert "does not count" in SAY(made.issues[0].message)


def test_each_bar_is_what_the_answer_of_that_plan_gives() -> None:
    made = tornado(PLAN, TABLES)
    alone = answer(PLAN, TABLES)
    assert made.base["duration_s"] == alone.duration_s
    assert made.base["cost"] == alone.cost
    assert made.base["devices"] == alone.devices
    ends = {each.parameter: (each.low, each.high) for each in made.assumptions}
    fixed = with_values(PLAN, {Parameter.DEVICES: float(alone.devices or 0)})
    for bar in made.bars["duration_s"]:
        for value, found in zip(ends[bar.parameter], (bar.at_low, bar.at_high), strict=True):
            plan = with_values(fixed, {bar.parameter: value})
            assert answer(plan, TABLES).duration_s == pytest.approx(found, rel=1e-9)
    for bar in made.bars["devices"]:
        for value, found in zip(ends[bar.parameter], (bar.at_low, bar.at_high), strict=True):
            assert answer(with_values(PLAN, {bar.parameter: value}), TABLES).devices == found


def test_the_longest_bar_comes_first() -> None:
    made = tornado(PLAN, TABLES)
    for bars in made.bars.values():
        swings = [bar.swing for bar in bars]
        assert swings == sorted(swings, reverse=True)
    assert made.bars["duration_s"][-1].parameter is Parameter.PRICE
    assert made.bars["duration_s"][-1].swing == 0


def test_without_a_deadline_or_price_those_figures_are_left_out() -> None:
    plan = replace(JOB, goal=Goal(GoalKind.DEVICES, devices=8))
    made = tornado(plan, TABLES)
    assert set(made.bars) == {"duration_s"}
    found = drawn_chance(plan, draws=10)
    assert (found.met, found.cost) == (None, None)
    assert found.finish_percentiles == {}


def test_a_plan_without_a_duration_says_why_there_is_no_tornado() -> None:
    made = tornado(replace(PLAN, workload=Workload()), TABLES)
    assert (made.bars, [issue.code for issue in made.issues]) == ({}, ["no-duration"])
    made = tornado(replace(PLAN, model="qwen2.5-14b", hardware="snt9b23"), TABLES)
    assert [issue.code for issue in made.issues] == ["no-throughput"]
    assert chance(replace(PLAN, workload=Workload()), TABLES) is None


def test_the_same_seed_gives_the_same_draws_and_another_gives_others() -> None:
    one, two = drawn_chance(draws=2000), drawn_chance(draws=2000)
    assert one.duration_s.tolist() == two.duration_s.tolist()
    assert drawn_chance(draws=2000, seed=8).duration_s.tolist() != one.duration_s.tolist()
    # Kept from the first version: a seed that is printed in a report must mean these draws.
    known = np.random.Generator(np.random.PCG64(7)).random(2)
    assert known.tolist() == pytest.approx([0.625095466604667, 0.8972138009695755], rel=1e-15)


def test_the_chance_of_a_deadline_follows_the_deadline() -> None:
    fixed = with_values(PLAN, {Parameter.DEVICES: 8.0})
    chances = []
    for hours in (12, 20, 24, 30, 60):
        goal = replace(fixed.goal, deadline_s=hours * 3600.0)
        found = drawn_chance(replace(fixed, goal=goal))
        assert found.met is not None
        chances.append(found.met)
    assert chances == sorted(chances)
    assert chances[0] == 0.0
    assert 0.3 < chances[2] < 0.8
    assert chances[-1] == 1.0
    late = replace(fixed, goal=replace(fixed.goal, deadline_s=12 * 3600.0))
    assert "less than 1 %" in SAY(drawn_chance(late).statement or "")
    assert "more than 99 %" in SAY(drawn_chance(PLAN).statement or "")


def test_percentiles_agree_over_duration_and_finish() -> None:
    found = drawn_chance(draws=20_000)
    for kept in (found.duration_percentiles, found.finish_percentiles):
        assert tuple(kept) == PERCENTILES
        assert list(kept.values()) == sorted(kept.values())
    start = PLAN.start
    assert start is not None
    seconds = (found.finish_percentiles[50] - start).total_seconds()
    assert seconds == pytest.approx(found.duration_percentiles[50], abs=0.6)


def test_a_calendar_takes_closed_hours_from_the_deadline() -> None:
    office = Calendar(hours=weekly(range(5), 9 * 3600, 17 * 3600))
    fixed = with_values(PLAN, {Parameter.DEVICES: 8.0})
    plan = replace(fixed, goal=replace(fixed.goal, deadline_s=48 * 3600.0))
    assert drawn_chance(plan, draws=1000).met == 1.0
    tight = drawn_chance(replace(plan, calendar=office), draws=1000)
    assert tight.met == 0.0, "48 hours of wall time are 16 hours of work"
    assert tight.finish_percentiles[50].hour in range(9, 18)


def test_the_distribution_is_said_in_words() -> None:
    method = [SAY(sentence) for sentence in drawn_chance(draws=10).method]
    assert any("triangular" in sentence and "Throughput" in sentence for sentence in method)
    assert any("with seed" in sentence for sentence in method)
    assert "only as good as they are" in method[-1]
    measured = chance(PLAN, MEASURED, draws=10)
    assert measured is not None
    assert any("normal distribution" in SAY(sentence) for sentence in measured.method)


def test_a_measured_rate_is_drawn_with_its_percentiles() -> None:
    each = Assumption(
        Parameter.TPS, 3800, 4000, 4100, text("rule"), Shape.PERCENTILE, assumed=False
    )
    values = drawn(each, np.random.default_rng(1), 200_000)
    found = np.percentile(values, (10, 50, 90))
    assert found.tolist() == pytest.approx([3800, 4000, 4100], rel=2e-3)
    wide = replace(each, low=-9e9)
    assert (drawn(wide, np.random.default_rng(1), 1000) > 0).all()


ends = st.floats(1e-3, 1e12)


@settings(max_examples=60, deadline=None)
@given(three=st.lists(ends, min_size=3, max_size=3).map(sorted))
def test_a_triangular_draw_stays_between_its_ends(three: list[float]) -> None:
    low, value, high = three
    each = Assumption(Parameter.TPS, low, value, high, text("rule"))
    values = drawn(each, np.random.default_rng(3), 20_000)
    assert values.min() >= low * (1 - 1e-12)
    assert values.max() <= high * (1 + 1e-12)
    mean, spread = (low + value + high) / 3, high - low
    assert values.mean() == pytest.approx(mean, abs=spread * 0.01 + 1e-9 * high)


def test_sampling_can_be_cancelled() -> None:
    assert chance(PLAN, TABLES, cancelled=lambda: True) is None
    assert chance(PLAN, TABLES, draws=0) is None


def test_a_histogram_counts_every_draw() -> None:
    edges, counts = histogram(np.array([1.0, 2.0, 2.0, 3.0, math.inf, math.nan]), bins=2)
    assert (edges.tolist(), counts.tolist()) == ([1.0, 2.0, 3.0], [1, 3])


def test_an_entered_rate_counts_as_assumed() -> None:
    plan = replace(PLAN, throughput=ThroughputChoice(entered_tps=4000.0))
    assert assumptions(plan, TABLES)[0].assumed


@pytest.mark.parametrize("formula", list(Formula))
def test_measured_scaling_gives_the_range_and_the_devices_of_its_curve(formula: Formula) -> None:
    curve = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(512, 1620.0)), "a.log, b.log")
    plan = replace(PLAN, scaling=curve, formula=formula, goal=Goal(deadline_s=4 * 3600.0))
    alone = answer(plan, TABLES)
    made = tornado(plan, TABLES)
    eta = next(each for each in made.assumptions if each.parameter is Parameter.EFFICIENCY)
    assert alone.efficiency is not None
    assert eta.value == pytest.approx(alone.efficiency)
    assert eta.low < eta.value < eta.high
    assert not eta.assumed
    assert made.base["duration_s"] == pytest.approx(alone.duration_s)
    assert made.base["devices"] == alone.devices
    # A curve that lies as much lower everywhere is a rate that does.
    bar = next(bar for bar in made.bars["devices"] if bar.parameter is Parameter.EFFICIENCY)
    share = eta.low / eta.value
    assert alone.evidence is not None
    tps = alone.evidence.tps * (share if formula is Formula.EXPECTED else 1 / share)
    row = alone.evidence.row
    assert row is not None
    slower = replace(row, tokens_per_second=tps)
    rates = tuple(slower if one.id == row.id else one for one in TABLES.throughput)
    assert bar.at_low == answer(plan, replace(TABLES, throughput=rates)).devices


def test_a_curve_on_which_no_count_meets_the_deadline_needs_infinitely_many() -> None:
    steep = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(16, 900.0)), "steep")
    goal = Goal(GoalKind.DEVICES, deadline_s=600.0, devices=8)
    made = tornado(replace(PLAN, scaling=steep, goal=goal), TABLES)
    assert math.isinf(made.base["devices"])


def test_saves_and_failures_lengthen_each_draw_and_leave_less_of_the_deadline() -> None:
    some = FailureChoice(interval_s=3600.0, save_s=120.0, mean_s=86_400.0, restart_s=900.0)
    plan = replace(PLAN, failures=some, goal=Goal(deadline_s=24 * 3600.0))
    alone = answer(plan, TABLES)
    made = tornado(plan, TABLES)
    assert made.base["duration_s"] == pytest.approx(alone.duration_s)
    assert made.base["cost"] == pytest.approx(alone.cost)
    assert made.base["devices"] == alone.devices
    drawn = drawn_chance(plan)
    assert alone.goodput is not None
    assert drawn.allowed_s == 24 * 3600.0
    same = drawn_chance(
        replace(plan, failures=None, goal=Goal(GoalKind.DEVICES, 24 * 3600.0, alone.devices))
    )
    ratio = drawn.duration_percentiles[50] / same.duration_percentiles[50]
    assert ratio == pytest.approx(1 / alone.goodput)
