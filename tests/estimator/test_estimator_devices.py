from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from ascgui.estimator.devices import (
    allocated_devices,
    cost,
    group_hours,
    meets_deadline,
    next_usable_below,
    occupied,
    raw_devices,
    raw_devices_published,
    recommended_devices,
    rounded_devices,
    stepped_devices,
    usable_devices,
    whole_devices,
)
from ascgui.estimator.duration import expected_duration_s

RAW = st.floats(1e-9, 100_000)
UNIT = st.sampled_from([1, 2])
MINIMUM = st.sampled_from([1, 2, 4, 8, 12, 16, 48, 512])
TOKENS = st.integers(1, 10**15)
RATE = st.floats(0.01, 1e6)
ETA = st.floats(0.01, 1.0)


def test_the_example_of_the_interface_goes_from_2_55_over_3_and_4_to_8() -> None:
    raw = raw_devices(2.4e9, 4034, 72 * 3600, 0.9)
    assert raw == pytest.approx(2.55034, abs=1e-5)
    assert whole_devices(raw) == 3
    assert rounded_devices(raw, 1, 4) == 4
    assert recommended_devices(raw, 1, 4) == 8
    assert expected_duration_s(2.4e9, 4034, 8, 0.9) == pytest.approx(82631, abs=0.5)


@pytest.mark.parametrize(
    ("raw", "unit", "minimum", "exact", "recommended"),
    [
        (0.1, 1, 1, 1, 8),
        (0.1, 2, 1, 2, 8),
        (2.55, 1, 4, 4, 8),
        (3, 2, 1, 4, 8),
        (7.2, 1, 1, 8, 8),
        (8, 1, 1, 8, 8),
        (8.1, 1, 1, 16, 16),
        (9, 2, 1, 16, 16),
        (17, 1, 512, 512, 512),
        (600, 1, 512, 600, 600),
        (601, 1, 512, 608, 608),
        (1, 1, 12, 16, 16),
    ],
)
def test_devices_are_rounded_in_the_order_of_the_design(
    raw: float, unit: int, minimum: int, exact: int, recommended: int
) -> None:
    assert rounded_devices(raw, unit, minimum) == exact
    assert recommended_devices(raw, unit, minimum) == recommended


def test_each_step_does_one_thing() -> None:
    assert whole_devices(2.01) == 3
    assert allocated_devices(3.0, 2) == 4
    assert stepped_devices(9.0, 1) == 16
    assert stepped_devices(7.0, 1) == 7
    assert stepped_devices(13.0, 3) == 24
    assert usable_devices(9.5, 2) == 16


@pytest.mark.parametrize("raw", [16.000000000000004, 16.0, 15.999999999999998])
def test_float_noise_does_not_cost_eight_devices_more(raw: float) -> None:
    assert whole_devices(raw) == 16
    assert rounded_devices(raw, 1, 1) == 16


@given(st.integers(1, 100_000), RATE, st.integers(1, 10**7), st.integers(1, 100))
@example(16, 2000.0, 3600, 90)
def test_a_deadline_that_takes_exactly_n_devices_gives_n(
    devices: int, rate: float, deadline: int, hundredths: int
) -> None:
    # T is made so that T / (R × D × η) is the whole number n, up to the rounding of T itself.
    tokens = float(devices * Fraction(rate) * deadline * Fraction(hundredths, 100))
    assert whole_devices(raw_devices(tokens, rate, deadline, hundredths / 100)) == devices


@given(
    tokens=TOKENS,
    rate=RATE,
    deadline=st.floats(1, 1e9),
    eta=ETA,
    unit=UNIT,
    minimum=MINIMUM,
    least=st.sampled_from([1, 8]),
)
def test_the_devices_meet_the_deadline_and_one_step_fewer_does_not(
    *, tokens: int, rate: float, deadline: float, eta: float, unit: int, minimum: int, least: int
) -> None:
    raw = raw_devices(tokens, rate, deadline, eta)
    assume(raw <= 100_000)
    devices = int(rounded_devices(raw, unit, minimum, least))
    assert meets_deadline(expected_duration_s(tokens, rate, devices, eta), deadline)
    fewer = next_usable_below(devices, unit)
    if fewer is not None and fewer >= max(usable_devices(minimum, unit), least):
        assert expected_duration_s(tokens, rate, fewer, eta) > deadline


@given(RAW, UNIT, MINIMUM, st.sampled_from([1, 8]))
def test_rounding_twice_changes_nothing_and_never_falls_below_the_minimum(
    raw: float, unit: int, minimum: int, least: int
) -> None:
    devices = rounded_devices(raw, unit, minimum, least)
    assert rounded_devices(devices, unit, minimum, least) == devices
    assert devices >= max(minimum, least)
    assert devices >= raw * (1 - 1e-9)
    assert devices == math.floor(devices)
    assert devices % unit == 0
    assert devices <= 8 or devices % 8 == 0


@given(st.floats(1, 1e15), UNIT)
def test_rounding_is_stable_for_counts_far_beyond_any_cluster(raw: float, unit: int) -> None:
    devices = rounded_devices(raw, unit, 1)
    assert rounded_devices(devices, unit, 1) == devices
    assert devices >= raw - 0.25


@given(st.lists(RAW, min_size=1, max_size=20), UNIT, MINIMUM)
def test_arrays_are_rounded_like_each_of_their_numbers(
    raw: list[float], unit: int, minimum: int
) -> None:
    together = recommended_devices(np.array(raw), unit, minimum)
    assert together.tolist() == [recommended_devices(each, unit, minimum) for each in raw]


@given(RAW, RAW, UNIT, MINIMUM)
def test_a_larger_need_never_gets_fewer_devices(
    one: float, other: float, unit: int, minimum: int
) -> None:
    less, more = sorted((one, other))
    assert rounded_devices(less, unit, minimum) <= rounded_devices(more, unit, minimum)


def test_the_printed_form_needs_fewer_devices() -> None:
    assert raw_devices_published(1e9, 2000, 3600, 0.9) == pytest.approx(125)
    assert raw_devices(1e9, 2000, 3600, 0.9) == pytest.approx(154.321, abs=1e-3)


def test_the_next_smaller_count_is_one_that_can_be_used() -> None:
    assert next_usable_below(24, 1) == 16
    assert next_usable_below(16, 1) == 8
    assert next_usable_below(8, 1) == 7
    assert next_usable_below(8, 2) == 6
    assert next_usable_below(2, 2) is None


def test_a_partly_used_card_or_node_counts_whole() -> None:
    assert occupied(3, 2) == 2
    assert occupied(8, 16) == 1
    assert occupied(17, 16) == 2
    assert group_hours(8, 82631) == pytest.approx(183.6, abs=0.05)
    assert cost(183.6, 10) == 1836


def test_impossible_counts_give_no_warning() -> None:
    assert np.isnan(rounded_devices(float("nan"), 1, 1))
    assert np.isinf(rounded_devices(float("inf"), 1, 1))
    assert np.isinf(raw_devices(1.0, 0.0, 1.0, 1.0))
