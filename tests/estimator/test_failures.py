from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ascgui.estimator.failures import (
    checkpoint_bytes,
    daly_interval_s,
    goodput,
    with_failures,
    young_interval_s,
)


def test_young_and_daly_agree_with_their_formulas() -> None:
    # δ = 60 s, M = 86400 s: √(2·60·86400) = 3219.94; Daly's next terms bring 3178.73.
    assert young_interval_s(60, 86400) == pytest.approx(3219.938)
    ratio = 60 / (2 * 86400)
    expected = 3219.938 * (1 + math.sqrt(ratio) / 3 + ratio / 9) - 60
    assert daly_interval_s(60, 86400) == pytest.approx(expected, rel=1e-6)
    assert daly_interval_s(60, 20) == 20


@given(st.floats(1, 3600), st.floats(7200, 1e7), st.floats(0.1, 10))
def test_no_other_interval_has_a_noticeably_better_goodput(
    save_s: float, mean_s: float, factor: float
) -> None:
    best = daly_interval_s(save_s, mean_s)
    assert goodput(best * factor, save_s, 300, mean_s) <= goodput(best, save_s, 300, mean_s) * 1.01


def test_the_job_takes_longer_with_failures_and_least_at_the_best_interval() -> None:
    cost = with_failures(30 * 86400, 4 * 3600, 120, 900, 2 * 86400)
    assert cost.wall_s > cost.duration_s
    assert cost.best_wall_s < cost.wall_s
    assert 0 < cost.goodput < cost.best_goodput < 1


def test_a_cluster_that_fails_faster_than_it_saves_keeps_nothing() -> None:
    assert goodput(86400, 60, 600, 60) == 0


@pytest.mark.parametrize("bad", [0, -1, math.nan, math.inf])
def test_a_time_that_is_none_is_refused(bad: float) -> None:
    with pytest.raises(ValueError, match="times are positive"):
        with_failures(bad, 1, 1, 1, 1)


def test_the_size_counts_master_weights_and_both_moments() -> None:
    assert checkpoint_bytes(7.615e9) == pytest.approx(106.61e9)
