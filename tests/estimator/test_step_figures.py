from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ascgui.estimator import steps
from ascgui.estimator.steps import step_figures


def test_the_vendors_form_gives_the_rate_of_a_step_time() -> None:
    found = step_figures(samples_per_step=128, sample_tokens=4096, devices=16, step_s=8.192)
    assert found.tps == pytest.approx(128 * 4096 / (16 * 8192.0) * 1000)


def test_packed_samples_fill_the_sequence_and_others_hold_their_average() -> None:
    length = steps.tokens_per_sample
    assert length(seq_len=4096, average_sample_tokens=500, packed=True) == 4096
    assert length(seq_len=4096, average_sample_tokens=500, packed=False) == 500
    assert length(seq_len=4096, average_sample_tokens=9000, packed=False) == 4096
    assert length(seq_len=None, average_sample_tokens=9000, packed=False) == 9000
    assert length(seq_len=4096, average_sample_tokens=None, packed=False) is None
    assert length(seq_len=None, average_sample_tokens=None, packed=True) is None


def test_the_steps_of_a_job_are_whole() -> None:
    assert steps.steps_of_job(1_000_000, 524_288) == 2
    assert steps.steps_of_job(1_048_576, 524_288) == 2
    assert steps.steps_of_job(0.3, 0.1) == 3


def test_everything_follows_from_a_step_time() -> None:
    found = step_figures(
        samples_per_step=128, sample_tokens=4096, devices=16, step_s=8.192,
        total_tokens=1e9, steps_between_checkpoints=500,
    )  # fmt: skip
    assert found.tps == pytest.approx(4000)
    assert found.job_tps == pytest.approx(64_000)
    assert found.tokens_per_step == 524_288
    assert found.samples_per_second == pytest.approx(15.625)
    assert found.steps == math.ceil(1e9 / 524_288)
    assert found.checkpoint_interval_s == pytest.approx(4096)


def test_samples_per_second_need_no_batch_for_the_rate() -> None:
    found = step_figures(
        samples_per_step=None, sample_tokens=563.2, devices=8, samples_per_second_of_job=20
    )
    assert found.tps == pytest.approx(1408)
    assert found.seconds_per_step is None


def test_the_reverse_gives_the_step_time_of_a_rate() -> None:
    found = step_figures(samples_per_step=128, sample_tokens=4096, devices=16, tps=4000)
    assert found.seconds_per_step == pytest.approx(8.192)
    assert found.samples_per_second == pytest.approx(15.625)


def test_what_is_missing_or_no_amount_leaves_its_figures_open() -> None:
    found = step_figures(samples_per_step=0, sample_tokens=-1, devices=math.nan, step_s=math.inf)
    assert (found.tps, found.job_tps, found.tokens_per_step, found.steps) == (None,) * 4
    assert step_figures(samples_per_step=8, sample_tokens=8, devices=None, step_s=1).tps is None


@given(st.floats(1, 1e5), st.floats(1, 1e6), st.integers(1, 10_000), st.floats(1e-3, 1e5))
def test_there_and_back_is_the_same(
    samples: float, length: float, devices: int, seconds: float
) -> None:
    there = step_figures(
        samples_per_step=samples, sample_tokens=length, devices=devices, step_s=seconds
    )
    back = step_figures(
        samples_per_step=samples, sample_tokens=length, devices=devices, tps=there.tps
    )
    assert back.seconds_per_step == pytest.approx(seconds)
    assert back.samples_per_second == pytest.approx(there.samples_per_second)
