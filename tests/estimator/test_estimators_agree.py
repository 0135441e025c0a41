"""Whatever is computed beside the answer of a plan gives what the answer gives."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from estimator_plans import ENDLESS, FALLING, HALF_DAYS, OFTEN, STARTS, calendars, plans
from estimator_tables import JOB, RATES, TABLES, rate, with_rates
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.domain.answer import Answer
from ascgui.domain.calendar import ROUND_THE_CLOCK, Calendar
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice
from ascgui.estimator import devices as rules
from ascgui.estimator.answer import answer
from ascgui.estimator.axis import Parameter, listed, with_values
from ascgui.estimator.calendar import (
    computing_within_each_s,
    computing_within_s,
    deadline_left_s,
    schedule,
)
from ascgui.estimator.curves import curves
from ascgui.estimator.inverse import (
    Solution,
    deadline_for_devices,
    devices_for_deadline,
    efficiency_for,
    epochs_for,
    tokens_for,
    tps_for,
    within_budget,
)
from ascgui.estimator.parametric import FIGURES, parametric
from ascgui.estimator.sensitivity import chance, tornado
from ascgui.estimator.ways import ways
from ascgui.language.language import Language

SHOW = Language("en", {}).show
FULL = replace(
    JOB, failures=OFTEN, calendar=HALF_DAYS, scaling=FALLING, start=STARTS[0],
    price_per_card_hour=10.0, throughput=ThroughputChoice(entered_tps=3000.0),
    goal=Goal(deadline_s=96 * 3600.0),
)  # fmt: skip

EVERYWHERE = with_rates(
    *RATES,
    rate("a", "qwen2.5-7b", 5000.0, stage="sft", hardware="snt9b23"),
    rate("b", "qwen2.5-7b", 3500.0, stage="sft", framework="llama-factory"),
    rate("c", "qwen2.5-7b", 4500.0, stage="sft", framework="llama-factory", hardware="snt9b23"),
)
"""A rate on each cluster that supports the job."""

varied = {
    Parameter.DEVICES: st.integers(1, 10**5).map(float),
    Parameter.DEADLINE: st.floats(0.1, 1e11),
    Parameter.EFFICIENCY: st.floats(0.01, 1.2),
    Parameter.TPS: st.floats(1, 1e6),
    Parameter.TOKENS: st.integers(1, 10**16).map(float),
    Parameter.EPOCHS: st.floats(1e-3, 1e3),
    Parameter.PRICE: st.floats(0, 1e6),
    Parameter.SEQ_LEN: st.sampled_from([4096.0, 8192.0, 32768.0]),
}


def figures(alone: Answer) -> dict[str, float]:
    duration = alone.duration
    found = {
        "devices": alone.devices,
        "cards": alone.cards,
        "nodes": alone.nodes,
        "duration_s": alone.duration_s,
        "low_s": None if duration is None else duration.low,
        "high_s": None if duration is None else duration.high,
        "card_hours": alone.card_hours,
        "cost": alone.cost,
        "deadline_met": alone.deadline_met,
    }
    return {name: math.nan if value is None else float(value) for name, value in found.items()}


@settings(max_examples=100, deadline=None)
@given(data=st.data(), plan=plans)
def test_each_point_of_a_run_is_the_answer_of_its_plan(data: st.DataObject, plan: Plan) -> None:
    names = data.draw(st.lists(st.sampled_from(Parameter), min_size=1, max_size=2, unique=True))
    axes = []
    for name in names:
        axis, issues = listed(name, data.draw(st.lists(varied[name], min_size=1, max_size=3)))
        assert axis is not None, issues
        axes.append(axis)
    run = parametric(plan, TABLES, tuple(axes))
    assert run is not None
    for number in range(run.count):
        point = run.point(number)
        found = {figure.id: run.figure_at(figure.id, point) for figure in FIGURES}
        expected = figures(answer(run.plan_at(point), TABLES))
        assert found == pytest.approx(expected, rel=1e-12, nan_ok=True)


def test_failures_and_a_calendar_change_every_point_of_a_run() -> None:
    axis, _ = listed(Parameter.DEADLINE, [48 * 3600.0, 96 * 3600.0])
    assert axis is not None
    plan = replace(FULL, workload=replace(FULL.workload, tokens=10**11))
    full = parametric(plan, TABLES, (axis,))
    bare = parametric(replace(plan, failures=None, calendar=None), TABLES, (axis,))
    assert full is not None
    assert bare is not None
    assert (full.figures["devices"] > bare.figures["devices"]).all()
    assert (full.figures["deadline_met"] == 1).all()


def test_a_run_whose_training_never_ends_has_no_durations_and_says_so() -> None:
    axis, _ = listed(Parameter.DEVICES, [8.0, 16.0])
    assert axis is not None
    run = parametric(replace(FULL, failures=ENDLESS), TABLES, (axis,))
    assert run is not None
    assert np.isnan(run.figures["duration_s"]).all()
    assert "failures-never-end" in {issue.code for issue in run.issues}


@settings(max_examples=80, deadline=None)
@given(
    calendar=calendars,
    start=st.sampled_from(STARTS),
    deadlines=st.lists(st.floats(0.01, 1e9) | st.floats(1e9, 1e11), min_size=1, max_size=30),
)
def test_many_deadlines_leave_what_each_leaves_alone(
    calendar: Calendar | None, start: object, deadlines: list[float]
) -> None:
    plan = replace(JOB, calendar=calendar, start=start)
    found = computing_within_each_s(plan, np.array(deadlines))
    assert found.tolist() == [computing_within_s(plan, each) for each in deadlines]


def test_ten_thousand_deadlines_are_each_looked_up_and_none_laid_between_others() -> None:
    axis, _ = listed(Parameter.DEADLINE, np.linspace(3600.0, 4e6, 10_000))
    assert axis is not None
    run = parametric(FULL, TABLES, (axis,))
    assert run is not None
    for number in range(0, 10_000, 397):
        alone = answer(run.plan_at((number,)), TABLES)
        assert run.figure_at("devices", (number,)) == pytest.approx(
            figures(alone)["devices"], nan_ok=True
        )


# --- the questions turned round ------------------------------------------------------------------


def kept(solution: Solution) -> bool:
    """Whether the plan of a solution meets its deadline; True where it has no solution to try."""
    if solution.plan is None or solution.value is None:
        assert solution.issues
        return True
    alone = answer(solution.plan, TABLES)
    if alone.duration is None:
        # What lasts longer than can be planned has no answer either way.
        return alone.deadline_met is None
    return bool(alone.deadline_met)


QUESTIONS: tuple[Callable[[Plan, float, int], Solution], ...] = (
    lambda plan, deadline, devices: devices_for_deadline(plan, TABLES, deadline),
    lambda plan, deadline, devices: deadline_for_devices(plan, TABLES, devices),
    lambda plan, deadline, devices: tokens_for(plan, TABLES, deadline, devices),
    lambda plan, deadline, devices: epochs_for(plan, TABLES, deadline, devices),
    lambda plan, deadline, devices: tps_for(plan, TABLES, deadline, devices),
    lambda plan, deadline, devices: efficiency_for(plan, TABLES, deadline, devices),
)


@settings(max_examples=80, deadline=None)
@given(plan=plans, deadline=st.floats(60, 1e8), devices=st.integers(1, 20_000))
def test_what_answers_a_question_meets_its_goal_when_put_into_the_plan(
    plan: Plan, deadline: float, devices: int
) -> None:
    for question in QUESTIONS:
        solution = question(plan, deadline, devices)
        assert kept(solution), solution.question


@settings(max_examples=60, deadline=None)
@given(plan=plans, deadline=st.floats(3600, 1e8), devices=st.integers(1, 20_000))
def test_a_little_more_than_the_answer_misses_the_deadline(
    plan: Plan, deadline: float, devices: int
) -> None:
    tokens = tokens_for(plan, TABLES, deadline, devices)
    if tokens.plan is not None and tokens.value is not None:
        more = int(tokens.value) + 1 + int(tokens.value * 1e-7)
        workload = replace(tokens.plan.workload, tokens=more)
        assert not answer(replace(tokens.plan, workload=workload), TABLES).deadline_met
    tps = tps_for(plan, TABLES, deadline, devices)
    if tps.plan is not None and tps.value is not None:
        slower = ThroughputChoice(entered_tps=tps.value * (1 - 1e-7))
        assert not answer(replace(tps.plan, throughput=slower), TABLES).deadline_met


@settings(max_examples=60, deadline=None)
@given(plan=plans, amount=st.floats(1, 1e7))
def test_the_data_that_fit_a_budget_cost_no_more_than_it(plan: Plan, amount: float) -> None:
    budget = within_budget(plan, TABLES, amount)
    alone = answer(plan, TABLES)
    assert budget.cost in {alone.cost, None}
    for solution in (budget.most_tokens, budget.most_epochs):
        if solution is None or solution.plan is None:
            continue
        cost = answer(replace(solution.plan, calendar=None), TABLES).cost
        assert cost is None or rules.meets_deadline(cost, amount)
        assert solution.plan.calendar == plan.calendar
        assert solution.plan.failures == plan.failures


def test_the_steps_say_what_calendar_and_failures_leave_of_the_deadline() -> None:
    for question in QUESTIONS[2:]:
        derivation = question(FULL, 96 * 3600.0, 64).derivation
        assert derivation is not None
        said = [SHOW(step) for step in derivation.steps]
        assert said[0] == "Of the deadline of 96 h, the calendar leaves 2 d for computing."
        assert said[1].startswith("Of the deadline of 48 h, saves and failures leave 42 h 57 min")
        term = next(term for term in derivation.terms if term.symbol == "D")
        assert SHOW(term.evidence) == "what the calendar leaves of the deadline × goodput"


def test_a_training_that_never_ends_answers_no_question_and_says_why() -> None:
    plan = replace(FULL, failures=ENDLESS)
    for question in QUESTIONS:
        solution = question(plan, 96 * 3600.0, 64)
        assert solution.value is None
        assert [issue.code for issue in solution.issues] == ["failures-never-end"]


def test_a_cluster_that_is_closed_until_the_deadline_answers_no_question_and_says_so() -> None:
    plan = replace(FULL, start=STARTS[0].replace(hour=21))
    for number, question in enumerate(QUESTIONS):
        if number != 1:
            solution = question(plan, 3600.0, 64)
            assert solution.value is None
            assert "deadline-closed" in {issue.code for issue in solution.issues}
    axis, _ = listed(Parameter.DEADLINE, [3600.0])
    assert axis is not None
    run = parametric(plan, TABLES, (axis,))
    assert run is not None
    assert np.isnan(run.figures["devices"]).all()
    assert "deadline-closed" in {issue.code for issue in run.issues}


def test_a_deadline_at_risk_by_the_calendar_says_what_it_leaves() -> None:
    plan = replace(FULL, failures=None, scaling=None)
    left = answer(with_values(plan, {Parameter.DEVICES: 8.0}), TABLES).duration_s or 0.0
    plan = replace(
        plan,
        workload=replace(plan.workload, tokens=int(1.2e9 * 0.99 * 48 * 3600 / left)),
    )
    told = [SHOW(one.message) for one in answer(plan, TABLES).issues
            if one.code == "deadline-at-risk"]  # fmt: skip
    assert len(told) == 1
    assert told[0].startswith("By the calendar the deadline of 96 h leaves 2 d for computing:")


# --- sensitivity ---------------------------------------------------------------------------------


@settings(max_examples=80, deadline=None)
@given(plan=plans)
def test_the_middle_of_the_sensitivity_is_the_answer_of_the_plan(plan: Plan) -> None:
    alone, made = answer(plan, TABLES), tornado(plan, TABLES)
    if alone.duration is None:
        assert made.base == {}
        return
    assert made.base["duration_s"] == pytest.approx(alone.duration_s, rel=1e-12)
    assert made.base["cost"] == pytest.approx(alone.cost, rel=1e-12)
    if plan.goal.deadline_s is not None:
        asked = replace(plan, goal=replace(plan.goal, kind=GoalKind.DEADLINE))
        needed = answer(asked, TABLES).devices
        assert made.base["devices"] == (math.inf if needed is None else needed)


@settings(max_examples=60, deadline=None)
@given(plan=plans)
def test_draws_without_a_spread_are_the_answer_of_the_plan(plan: Plan) -> None:
    alone = answer(plan, TABLES)
    exact = {each.parameter: (each.value, each.value) for each in tornado(plan, TABLES).assumptions}
    made = chance(plan, TABLES, exact, draws=3)
    if alone.duration is None:
        assert made is None
        return
    assert made is not None
    assert made.issues == ()
    assert made.duration_s.tolist() == pytest.approx([alone.duration_s] * 3, rel=1e-12)
    assert made.cost is not None
    assert made.cost.tolist() == pytest.approx([alone.cost] * 3, rel=1e-12)
    assert made.met == (None if alone.deadline_met is None else float(alone.deadline_met))
    assert made.finish_percentiles.get(50) == alone.finish
    assert made.allowed_s == deadline_left_s(plan)


def test_each_bar_follows_failures_and_calendar() -> None:
    plan = replace(FULL, scaling=None)
    made, alone = tornado(plan, TABLES), answer(plan, TABLES)
    ends = {each.parameter: (each.low, each.high) for each in made.assumptions}
    fixed = with_values(plan, {Parameter.DEVICES: float(alone.devices or 0)})
    for name, start in (("duration_s", fixed), ("cost", fixed), ("devices", plan)):
        for bar in made.bars[name]:
            for value, found in zip(ends[bar.parameter], (bar.at_low, bar.at_high), strict=True):
                there = answer(with_values(start, {bar.parameter: value}), TABLES)
                assert figures(there)[name] == pytest.approx(found, rel=1e-9)


def test_the_method_says_that_saves_and_failures_are_not_drawn() -> None:
    made = chance(FULL, TABLES, draws=10)
    assert made is not None
    assert any("goodput" in SHOW(line) for line in made.method)
    plain = chance(replace(FULL, failures=None), TABLES, draws=10)
    assert plain is not None
    assert not any("goodput" in SHOW(line) for line in plain.method)


# --- curves, ways and the calendar ---------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(plan=plans)
def test_each_point_of_a_curve_is_the_answer_on_that_many_devices(plan: Plan) -> None:
    own = curves(plan, TABLES)[0]
    assert own.chosen
    for devices, seconds in list(zip(own.devices, own.duration_s, strict=True))[::20]:
        alone = answer(with_values(plan, {Parameter.DEVICES: float(devices)}), TABLES)
        if alone.duration is not None:
            assert alone.duration_s == pytest.approx(seconds, rel=1e-12)


@settings(max_examples=40, deadline=None)
@given(plan=plans, devices=st.integers(1, 30).map(lambda count: 8 * count))
def test_each_curve_is_the_way_on_that_cluster(plan: Plan, devices: int) -> None:
    plan = with_values(plan, {Parameter.DEVICES: float(devices)})
    edition = answer(plan, EVERYWHERE).edition
    found = {
        (way.framework, way.hardware): way
        for way in ways(plan, EVERYWHERE).rows
        if way.edition == edition
    }
    drawn = [curve for curve in curves(plan, EVERYWHERE) if curve.devices]
    assert len(drawn) == (0 if plan.failures == ENDLESS else 4)
    for curve in drawn:
        seconds = dict(zip(curve.devices, curve.duration_s, strict=True))[devices]
        way = found[curve.framework, curve.hardware]
        if way.answer.duration is not None:
            assert way.duration_s == pytest.approx(seconds, rel=1e-12)


def test_another_cluster_takes_no_scaling_measured_on_the_plans_own_and_says_so() -> None:
    plan = replace(FULL, throughput=ThroughputChoice())
    for way in ways(plan, TABLES).rows:
        own = (way.framework, way.hardware) == (plan.framework, plan.hardware)
        assert (way.plan.scaling is not None) is own
        assert any("measured scaling" in SHOW(each) for each in way.caveats) is not own


@settings(max_examples=60, deadline=None)
@given(plan=plans)
def test_the_time_line_agrees_with_the_answer_about_finish_and_deadline(plan: Plan) -> None:
    alone = answer(plan, TABLES)
    planned = schedule(alone, plan.calendar or ROUND_THE_CLOCK)
    if plan.start is None or planned.issues or alone.duration is None:
        return
    assert (planned.finish, planned.finish_low, planned.finish_high) == (
        alone.finish, alone.finish_low, alone.finish_high,
    )  # fmt: skip
    assert planned.deadline_met == alone.deadline_met
