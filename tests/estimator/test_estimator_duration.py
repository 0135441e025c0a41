from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ascgui.estimator.duration import (
    duration_range_s,
    expected_duration_s,
    high_efficiency,
    ideal_duration_s,
    low_efficiency,
    published_duration_s,
)

TOKENS = st.integers(1, 10**15)
RATE = st.floats(0.01, 1e6)
COUNT = st.integers(1, 100_000)
ETA = st.floats(0.001, 1.0)


def test_the_example_of_the_design_holds_to_six_digits() -> None:
    tokens, rate, devices, eta = 1e9, 2000.0, 16.0, 0.9
    assert ideal_duration_s(tokens, rate, devices) == 31250
    assert expected_duration_s(tokens, rate, devices, eta) == pytest.approx(34722.2, rel=1e-6)
    assert published_duration_s(tokens, rate, devices, eta) == pytest.approx(28125, rel=1e-12)
    assert expected_duration_s(tokens, rate, devices, eta) / 3600 == pytest.approx(9.6451, abs=5e-5)


@given(TOKENS, RATE, COUNT, ETA)
def test_expected_is_not_below_ideal_and_ideal_not_below_published(
    tokens: int, rate: float, devices: int, eta: float
) -> None:
    ideal = ideal_duration_s(tokens, rate, devices)
    assert expected_duration_s(tokens, rate, devices, eta) >= ideal
    assert ideal >= published_duration_s(tokens, rate, devices, eta)


@given(TOKENS, RATE, COUNT, COUNT, ETA)
def test_more_devices_never_take_longer_at_the_same_efficiency(
    tokens: int, rate: float, one: int, other: int, eta: float
) -> None:
    few, many = sorted((one, other))
    for formula in (expected_duration_s, published_duration_s):
        assert formula(tokens, rate, many, eta) <= formula(tokens, rate, few, eta)


@given(TOKENS, RATE, COUNT, ETA)
def test_arrays_and_scalars_give_the_same_figures(
    tokens: int, rate: float, devices: int, eta: float
) -> None:
    alone = expected_duration_s(tokens, rate, devices, eta)
    together = expected_duration_s(
        np.array([tokens, tokens], dtype=float), rate, np.array([devices, 1.0]), eta
    )
    assert together.shape == (2,)
    assert together[0] == alone


@given(
    tokens=TOKENS,
    rate=RATE,
    spread=st.floats(0, 0.5),
    devices=COUNT,
    eta=st.floats(0.001, 1.2),
    published=st.booleans(),
)
def test_the_range_holds_the_expected_duration_and_the_headline(
    *, tokens: int, rate: float, spread: float, devices: int, eta: float, published: bool
) -> None:
    low, high = duration_range_s(
        tokens, (rate * (1 - spread), rate * (1 + spread)), devices, eta, published=published
    )
    expected = expected_duration_s(tokens, rate, devices, eta)
    assert 0 < low <= expected <= high
    if published:
        assert low <= published_duration_s(tokens, rate, devices, eta) <= high


@given(st.floats(1e-9, 1.2))
def test_the_range_of_the_efficiency_stays_above_0_and_adds_nothing_beyond_1(eta: float) -> None:
    assert 0 < low_efficiency(eta) <= eta <= high_efficiency(eta)
    assert high_efficiency(eta) <= max(1.0, eta)
    assert low_efficiency(0.9) == pytest.approx(0.85)
    assert high_efficiency(0.9) == pytest.approx(0.95)


def test_an_efficiency_for_each_device_count_is_taken_as_it_is() -> None:
    devices = np.array([8.0, 16.0, 32.0])
    eta = np.array([1.0, 0.95, 0.9])
    durations = expected_duration_s(1e9, 2000.0, devices, eta)
    assert durations.tolist() == [
        expected_duration_s(1e9, 2000.0, count, each)
        for count, each in zip(devices, eta, strict=True)
    ]


def test_impossible_numbers_give_no_warning_and_no_exception() -> None:
    assert np.isinf(expected_duration_s(1.0, 0.0, 8.0, 0.9))
    assert np.isnan(ideal_duration_s(float("nan"), 1.0, 1.0))
    assert np.isinf(expected_duration_s(1e300, 1e-300, 1.0, 0.9))
