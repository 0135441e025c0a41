from __future__ import annotations

import math

import numpy as np
import pytest
from estimator_tables import JOB, TABLES
from hypothesis import given
from hypothesis import strategies as st

from ascgui.domain.plan import GoalKind, WorkloadKind
from ascgui.estimator.axis import (
    MOST_VALUES,
    Made,
    Parameter,
    catalog_lengths,
    evenly,
    lengths,
    listed,
    span,
    with_values,
)


def values(made: Made) -> list[float]:
    axis, issues = made
    assert issues == ()
    assert axis is not None
    return axis.values.tolist()


def codes(made: Made) -> list[str]:
    axis, issues = made
    assert axis is None
    assert all(issue.at("parameter") for issue in issues)
    return [issue.code for issue in issues]


def test_a_range_holds_both_ends_in_numbers_as_they_were_typed() -> None:
    assert values(span(Parameter.DEVICES, 8, 32, 8)) == [8, 16, 24, 32]
    assert values(span(Parameter.EFFICIENCY, 0.7, 1.0, 0.05)) == [
        0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0,
    ]  # fmt: skip
    assert values(span(Parameter.DEVICES, 8, 30, 8)) == [8, 16, 24], "30 is between two steps"
    assert values(span(Parameter.PRICE, 0, 0, 1)) == [0], "a price of nothing is a price"
    assert values(span(Parameter.TPS, 1000, 1000, 5)) == [1000]


def test_values_can_be_spread_evenly_or_in_equal_ratios() -> None:
    assert values(evenly(Parameter.EPOCHS, 1, 3, 5)) == [1, 1.5, 2, 2.5, 3]
    assert values(evenly(Parameter.DEVICES, 1, 1024, 11, logarithmic=True)) == [
        2.0**power for power in range(11)
    ]
    assert values(evenly(Parameter.DEVICES, 1, 4, 9)) == [1, 2, 3, 4], "whole ones count once"
    assert values(evenly(Parameter.TOKENS, 5, 9, 1)) == [5]


def test_a_list_keeps_its_order_and_counts_each_value_once() -> None:
    assert values(listed(Parameter.DEVICES, [32, 8, 8, 16, 32])) == [32, 8, 16]


def test_values_cannot_be_changed_behind_an_axis() -> None:
    axis, _ = listed(Parameter.DEVICES, [8])
    assert axis is not None
    with pytest.raises(ValueError, match="read-only"):
        axis.values[0] = 9


def test_a_range_that_cannot_be_used_is_told_in_words() -> None:
    assert codes(span(Parameter.DEVICES, 64, 8, 8)) == ["range-reversed"]
    assert codes(span(Parameter.DEVICES, 8, 64, 0)) == ["range-step"]
    assert codes(span(Parameter.DEVICES, 64, 8, -8)) == ["range-reversed", "range-step"]
    assert codes(span(Parameter.DEADLINE, 1, 2, math.nan)) == ["range-step"]
    assert codes(span(Parameter.DEADLINE, math.nan, math.inf, 1)) == ["bad-value", "bad-value"]
    assert codes(span(Parameter.TPS, -5, 10, 1)) == ["bad-value"]
    assert codes(span(Parameter.DEVICES, 1, 5, 0.5)) == ["range-not-whole"]
    assert codes(span(Parameter.DEADLINE, 1, 1e11, 1e-9)) == ["range-too-many"]
    assert codes(span(Parameter.EFFICIENCY, 0.5, 5, 0.1)) == ["efficiency-above-one"]
    assert codes(span(Parameter.EFFICIENCY, 0, 1, 0.1)) == ["bad-value"]
    assert codes(evenly(Parameter.TPS, 9, 1, 3)) == ["range-reversed"]
    assert codes(evenly(Parameter.TPS, 1, 9, 0)) == ["range-empty"]
    assert codes(evenly(Parameter.TPS, 1, 9, MOST_VALUES + 1)) == ["range-too-many"]
    assert codes(listed(Parameter.TPS, [])) == ["range-empty"]
    assert codes(listed(Parameter.TPS, [1, math.nan, 3])) == ["bad-value"]
    assert codes(listed(Parameter.DEVICES, [1, 2.5])) == ["range-not-whole"]
    assert codes(listed(Parameter.TOKENS, [10**400])) == ["bad-value"]
    assert codes(listed(Parameter.DEVICES, [0, 10**9])) == ["bad-value", "bad-value"]


def test_a_range_below_what_a_number_can_hold_is_still_answered() -> None:
    axis, issues = span(Parameter.DEVICES, 2.225073858507e-311, 0.5, 1.0)
    assert (axis is None) == bool(issues)


number = st.floats() | st.integers(-(10**30), 10**30).map(float)


@given(
    parameter=st.sampled_from(Parameter), first=number, last=number, step=number,
    count=st.integers(-3, 2000), logarithmic=st.booleans(),
)  # fmt: skip
def test_any_range_gives_rising_values_or_says_why_not(
    *,
    parameter: Parameter,
    first: float,
    last: float,
    step: float,
    count: int,
    logarithmic: bool,
) -> None:
    if step > 0 and (last - first) / step > 1e5:
        step = (last - first) / 1e5
    for axis, issues in (
        span(parameter, first, last, step),
        evenly(parameter, first, last, count, logarithmic=logarithmic),
        listed(parameter, [first, last]),
    ):
        assert (axis is None) == bool(issues)
        if axis is not None:
            assert np.isfinite(axis.values).all()
            assert len(axis) >= 1


def test_sequence_lengths_come_from_the_rows_of_the_job() -> None:
    assert catalog_lengths(JOB, TABLES) == (4096, 8192)
    assert values(lengths(JOB, TABLES)) == [4096, 8192]
    assert codes(lengths(with_values(JOB, {}), TABLES.__class__(
        *(getattr(TABLES, name) for name in (
            "editions", "documents", "hardware", "frameworks", "models")),
        {}, (), (), (), ""))) == ["range-empty"]  # fmt: skip


def test_a_value_is_put_where_the_plan_keeps_it() -> None:
    made = with_values(
        JOB,
        {
            Parameter.DEADLINE: 3600.0,
            Parameter.DEVICES: 16.0,
            Parameter.EFFICIENCY: 0.8,
            Parameter.TPS: 1000.0,
            Parameter.TOKENS: 5e9,
            Parameter.EPOCHS: 3.0,
            Parameter.PRICE: 7.5,
            Parameter.SEQ_LEN: 8192.0,
        },
    )
    assert (made.goal.kind, made.goal.devices, made.goal.deadline_s) == (
        GoalKind.DEVICES, 16, 3600.0,
    )  # fmt: skip
    assert (made.workload.kind, made.workload.tokens) == (WorkloadKind.TOKENS, 5 * 10**9)
    assert (made.workload.epochs, made.efficiency, made.price_per_card_hour) == (3.0, 0.8, 7.5)
    assert (made.seq_len, made.throughput.entered_tps) == (8192, 1000.0)
    for deadline in ({Parameter.DEADLINE: 60.0}, {Parameter.DEADLINE: 60.0, Parameter.TPS: 1.0}):
        assert with_values(made, deadline).goal.kind is GoalKind.DEADLINE
