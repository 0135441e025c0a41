from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from estimator_tables import JOB, SNT9B, SNT9B23, TABLES
from hypothesis import given
from hypothesis import strategies as st

from ascgui.domain.plan import Formula, Goal, GoalKind, Rounding, ThroughputChoice, Workload
from ascgui.estimator.answer import answer
from ascgui.estimator.sweep import SweepInputs, sweep


@given(
    tokens=st.integers(1, 10**13),
    tps=st.floats(1, 1e5),
    eta=st.floats(0.1, 1.0),
    deadline=st.floats(3600, 1e8),
    formula=st.sampled_from(Formula),
    rounding=st.sampled_from(Rounding),
    hardware=st.sampled_from([SNT9B, SNT9B23]),
)
def test_a_sweep_gives_what_the_answer_of_each_plan_gives(
    *,
    tokens: int,
    tps: float,
    eta: float,
    deadline: float,
    formula: Formula,
    rounding: Rounding,
    hardware: object,
) -> None:
    plan = replace(
        JOB,
        hardware=hardware.id,
        workload=Workload(tokens=tokens),
        throughput=ThroughputChoice(entered_tps=tps),
        efficiency=eta,
        goal=Goal(deadline_s=deadline),
        price_per_card_hour=10.0,
        formula=formula,
        rounding=rounding,
    )
    alone = answer(plan, TABLES)
    if alone.duration is None or alone.required is None:
        return
    together = sweep(
        SweepInputs(
            tokens=np.array([tokens, tokens], dtype=float),
            tokens_per_second=tps,
            efficiency=eta,
            hardware=hardware,
            deadline_s=np.array([deadline, deadline / 2]),
            minimum_devices=alone.minimum_devices or 1,
            price_per_card_hour=10.0,
            formula=formula,
            rounding=rounding,
        )
    )
    assert together is not None
    assert together.devices[0] == alone.devices
    assert together.cards[0] == alone.cards
    assert together.nodes[0] == alone.nodes
    assert together.duration_s[0] == alone.duration_s
    assert together.expected_s[0] == alone.duration.expected
    assert together.ideal_s[0] == alone.duration.ideal
    assert together.published_s[0] == alone.duration.published
    assert together.cost[0] == alone.cost


def test_given_devices_are_swept_as_given() -> None:
    counts = np.arange(1.0, 100.0)
    result = sweep(
        SweepInputs(
            tokens=2.4e9,
            tokens_per_second=4034.0,
            efficiency=0.9,
            hardware=SNT9B,
            devices=counts,
        )
    )
    assert result is not None
    assert result.devices.tolist() == counts.tolist()
    assert np.isnan(result.raw_devices).all()
    plan = replace(JOB, goal=Goal(GoalKind.DEVICES, devices=17))
    assert result.duration_s[16] == answer(plan, TABLES).duration_s


def test_inputs_of_two_axes_give_a_table() -> None:
    inputs = SweepInputs(
        tokens=1e9,
        tokens_per_second=np.array([[1000.0], [2000.0], [4000.0]]),
        efficiency=np.array([0.8, 0.9]),
        hardware=SNT9B,
        deadline_s=3600.0,
    )
    result = sweep(inputs, chunk=4)
    assert result is not None
    assert result.devices.shape == (3, 2)
    for row, tps in enumerate((1000.0, 2000.0, 4000.0)):
        for column, eta in enumerate((0.8, 0.9)):
            one = sweep(replace(inputs, tokens_per_second=tps, efficiency=eta))
            assert one is not None
            assert one.devices.shape == ()
            assert result.devices[row, column] == one.devices
            assert result.duration_s[row, column] == one.duration_s


def test_an_efficiency_that_follows_the_devices_is_taken_as_it_is() -> None:
    counts = np.array([8.0, 64.0])
    result = sweep(
        SweepInputs(
            tokens=1e9,
            tokens_per_second=1000.0,
            efficiency=np.array([1.0, 0.5]),
            hardware=SNT9B,
            devices=counts,
        )
    )
    assert result is not None
    assert result.expected_s.tolist() == [1e9 / 8000, 1e9 / 32000]


def test_progress_is_told_and_a_cancelled_sweep_gives_nothing() -> None:
    inputs = SweepInputs(
        tokens=np.full(1000, 1e9),
        tokens_per_second=1000.0,
        efficiency=0.9,
        hardware=SNT9B,
        deadline_s=3600.0,
    )
    told: list[tuple[int, int]] = []
    assert sweep(inputs, progress=lambda done, of: told.append((done, of)), chunk=400) is not None
    assert told == [(400, 1000), (800, 1000), (1000, 1000)]
    told.clear()
    stopped = sweep(
        inputs,
        progress=lambda done, of: told.append((done, of)),
        cancelled=lambda: len(told) == 1,
        chunk=400,
    )
    assert stopped is None
    assert told == [(400, 1000)]


def test_impossible_numbers_in_a_sweep_give_no_warning() -> None:
    result = sweep(
        SweepInputs(
            tokens=np.array([0.0, -1.0, np.nan, np.inf, 1e300]),
            tokens_per_second=np.array([0.0, 1.0, 1.0, 1.0, 1e-300]),
            efficiency=0.9,
            hardware=SNT9B,
            deadline_s=3600.0,
        )
    )
    assert result is not None
    assert not np.isfinite(result.devices[[0, 2, 3, 4]]).any()


def test_an_empty_sweep_is_empty() -> None:
    result = sweep(
        SweepInputs(
            tokens=np.array([]),
            tokens_per_second=1.0,
            efficiency=0.9,
            hardware=SNT9B,
            devices=8.0,
        )
    )
    assert result is not None
    assert result.devices.shape == (0,)


def test_a_sweep_needs_either_a_deadline_or_devices() -> None:
    for more in ({}, {"deadline_s": 1.0, "devices": 1.0}):
        with pytest.raises(ValueError, match="deadline or devices"):
            SweepInputs(tokens=1.0, tokens_per_second=1.0, efficiency=0.9, hardware=SNT9B, **more)
