from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
import pytest
from estimator_tables import JOB, TABLES
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Support
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
from ascgui.estimator.answer import answer
from ascgui.estimator.axis import Axis, Parameter, listed
from ascgui.estimator.parametric import FIGURES, Parametric, axes_faults, parametric

FALLING = ScalingChoice(
    (ScalingPoint(8, 2000.0), ScalingPoint(64, 1800.0), ScalingPoint(512, 1620.0)), "a.log, b.log"
)
STEEP = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(16, 900.0)), "steep")
"""Each further device costs the others more than it adds."""
SOME = FailureChoice(interval_s=3600.0, save_s=120.0, mean_s=86_400.0, restart_s=900.0)
FATAL = FailureChoice(interval_s=1e7, save_s=1.0, mean_s=10.0, restart_s=1e6)
"""Nothing is ever kept."""


def axis(parameter: Parameter, values: Iterable[float]) -> Axis:
    made, issues = listed(parameter, values)
    assert made is not None, issues
    return made


def computed(plan: Plan, *axes: Axis) -> Parametric:
    made = parametric(plan, TABLES, axes)
    assert made is not None
    return made


def figures(alone: Answer) -> dict[str, float]:
    """The same figures of a plan that is answered alone; NaN where there is none."""
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


some = {
    Parameter.DEVICES: st.integers(1, 10**7).map(float),
    Parameter.DEADLINE: st.floats(1e-3, 1e11),
    Parameter.EFFICIENCY: st.floats(0.01, 1.2),
    Parameter.TPS: st.floats(1e-3, 1e9),
    Parameter.TOKENS: st.integers(1, 10**18).map(float),
    Parameter.EPOCHS: st.floats(1e-3, 1e9),
    Parameter.PRICE: st.floats(0, 1e12),
    Parameter.SEQ_LEN: st.sampled_from([2048.0, 4096.0, 8192.0, 32768.0]),
}
plans = st.builds(
    replace,
    st.just(JOB),
    framework=st.sampled_from(["mindspeed-llm", "llama-factory", "verl", None]),
    hardware=st.sampled_from(["snt9b", "snt9b23", "abacus", None]),
    workload=st.builds(
        Workload,
        kind=st.sampled_from(WorkloadKind),
        tokens=st.none() | st.integers(1, 10**13),
        samples=st.none() | st.just(10**6),
        tokens_per_sample=st.none() | st.just(512.0),
        epochs=st.sampled_from([1.0, 2.5, math.nan]),
    ),
    throughput=st.builds(ThroughputChoice, entered_tps=st.none() | st.floats(1, 1e5)),
    efficiency=st.sampled_from([0.9, 0.33, 1.0, 3.0]),
    goal=st.builds(
        Goal,
        kind=st.sampled_from(GoalKind),
        deadline_s=st.none() | st.floats(1, 1e9),
        devices=st.none() | st.integers(-1, 100),
    ),
    price_per_card_hour=st.none() | st.floats(0, 100),
    formula=st.sampled_from(Formula),
    rounding=st.sampled_from(Rounding),
    scaling=st.sampled_from([None, None, FALLING, STEEP]),
    failures=st.sampled_from([None, None, SOME, FATAL]),
)


@settings(max_examples=120, deadline=None)
@given(data=st.data(), plan=plans)
def test_each_point_is_what_the_answer_of_its_plan_gives(data: st.DataObject, plan: Plan) -> None:
    parameters = data.draw(
        st.lists(st.sampled_from(Parameter), min_size=1, max_size=2, unique=True)
    )
    axes = [
        axis(each, data.draw(st.lists(some[each], min_size=1, max_size=3))) for each in parameters
    ]
    run = computed(plan, *axes)
    for number in range(run.count):
        point = run.point(number)
        assert run.number(point) == number
        alone = answer(run.plan_at(point), TABLES)
        expected = figures(alone)
        if alone.support is Support.NOT_SUPPORTED or alone.plan.hardware not in TABLES.hardware:
            expected = dict.fromkeys(expected, math.nan)
        found = {figure.id: run.figure_at(figure.id, point) for figure in FIGURES}
        assert found == pytest.approx(expected, rel=1e-12, nan_ok=True)


def test_a_point_means_the_same_plan_however_the_table_is_sorted() -> None:
    run = computed(
        JOB, axis(Parameter.DEADLINE, [3600.0 * hours for hours in (10, 72, 24)]),
        axis(Parameter.TPS, [500.0, 4000.0]),
    )  # fmt: skip
    order = run.order("devices", descending=True)
    assert sorted(order.tolist()) == list(range(6))
    most = run.point(int(order[0]))
    assert run.values(most) == {Parameter.DEADLINE: 36000.0, Parameter.TPS: 500.0}
    assert answer(run.plan_at(most), TABLES).devices == run.figure_at("devices", most)
    assert run.column("tps").tolist() == [500.0, 4000.0] * 3
    assert run.column("deadline", 2, 4).tolist() == [259200.0, 259200.0]
    with pytest.raises(ValueError, match="invalid"):
        run.number((3, 0))


def test_a_plan_with_measured_scaling_follows_the_curve_and_each_rate_its_own_row() -> None:
    plan = replace(JOB, scaling=FALLING)
    run = computed(plan, axis(Parameter.DEVICES, [8, 64, 512]))
    flat = computed(JOB, axis(Parameter.DEVICES, [8, 64, 512]))
    ratio = run.figures["duration_s"] / flat.figures["duration_s"]
    assert ratio.tolist() == pytest.approx([0.9, 1.0, 0.9 / 0.81], rel=1e-3)
    row = next(row for row in TABLES.throughput if row.id == answer(JOB, TABLES).evidence.row.id)
    longer = replace(row, id="longer", seq_len=8192, seq_len_printed="8192", devices=64)
    tables = replace(TABLES, throughput=(*TABLES.throughput, longer))
    both = parametric(plan, tables, (axis(Parameter.SEQ_LEN, [4096, 8192]),))
    assert both is not None
    for number in range(2):
        alone = answer(both.plan_at((number,)), tables)
        assert both.figure_at("duration_s", (number,)) == pytest.approx(alone.duration_s)
    constant = computed(plan, axis(Parameter.EFFICIENCY, [0.9]))
    assert constant.figure_at("duration_s", (0,)) == pytest.approx(answer(JOB, TABLES).duration_s)


def test_points_without_an_answer_are_sorted_last() -> None:
    run = computed(JOB, axis(Parameter.SEQ_LEN, [4096, 8192]), axis(Parameter.DEADLINE, [1, 1e6]))
    assert math.isnan(run.figure_at("devices", (0, 0))) is False
    run.figures["devices"][0, 0] = math.nan
    assert run.point(int(run.order("devices")[-1])) == (0, 0)
    assert run.point(int(run.order("devices", descending=True)[-1])) == (0, 0)


def test_sequence_lengths_take_their_own_minimum_and_throughput() -> None:
    plan = replace(JOB, goal=Goal(GoalKind.DEADLINE))
    run = computed(plan, axis(Parameter.SEQ_LEN, [4096, 8192, 16384]))
    assert run.supports == (Support.SUPPORTED, Support.SUPPORTED, Support.UNKNOWN)
    assert run.figures["devices"][:2].tolist() == [8, 8]
    assert math.isnan(run.figures["devices"][2])
    assert [issue.code for issue in run.issues] == ["lengths-unknown", "missing-input"] or [
        issue.code for issue in run.issues
    ] == ["missing-input", "lengths-unknown"]


def test_a_length_that_is_denied_has_no_figures_and_says_so() -> None:
    plan = replace(JOB, framework="verl")
    run = computed(plan, axis(Parameter.SEQ_LEN, [4096]), axis(Parameter.TPS, [100.0]))
    assert run.supports == (Support.NOT_SUPPORTED,)
    assert all(np.isnan(values).all() for values in run.figures.values())
    assert "lengths-not-supported" in [issue.code for issue in run.issues]


def test_a_job_that_lacks_something_has_no_figures_and_says_what() -> None:
    run = computed(replace(JOB, workload=Workload()), axis(Parameter.DEVICES, [8, 16]))
    assert np.isnan(run.figures["duration_s"]).all()
    assert "missing-input" in [issue.code for issue in run.issues]
    run = computed(replace(JOB, hardware=None), axis(Parameter.DEVICES, [8, 16]))
    assert np.isnan(run.figures["devices"]).all()


def test_a_run_reports_its_progress_and_can_be_cancelled() -> None:
    axes = (
        axis(Parameter.TPS, np.linspace(100, 5000, 200)),
        axis(Parameter.DEADLINE, np.linspace(3600, 1e6, 100)),
    )
    told: list[tuple[int, int]] = []
    assert parametric(JOB, TABLES, axes, progress=lambda *done: told.append(done)) is not None
    assert told[-1] == (20000, 20000)
    assert len(told) == 3
    calls = iter([False, True])
    assert parametric(JOB, TABLES, axes, cancelled=lambda: next(calls)) is None


def test_axes_that_do_not_go_together_are_told_in_words() -> None:
    few, many = axis(Parameter.TPS, [1]), axis(Parameter.TPS, np.arange(1, 3001))
    deadlines = axis(Parameter.DEADLINE, np.arange(1, 3001))
    for axes, code in (
        ((), "axes-count"),
        ((few, few), "axes-same"),
        ((many, deadlines), "range-too-many"),
        ((few, deadlines, few), "axes-count"),
    ):
        assert [issue.code for issue in axes_faults(axes)] == [code]
        with pytest.raises(ValueError, match=r"."):
            parametric(JOB, TABLES, axes)


def test_a_million_points_take_no_object_each() -> None:
    run = computed(
        JOB, axis(Parameter.TPS, np.linspace(100, 5000, 1000)),
        axis(Parameter.DEADLINE, np.linspace(3600, 1e6, 1000)),
    )  # fmt: skip
    assert run.count == 1_000_000
    assert all(values.dtype == np.float64 for values in run.figures.values())
    assert run.figure_at("devices", (999, 999)) == answer(run.plan_at((999, 999)), TABLES).devices
