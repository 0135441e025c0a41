"""From a step time to the throughput, and back: pure functions, units in the names.

R = global batch × length ÷ (N × seconds of a step), the vendor's form for MindSpeed-LLM
(``GBS × seq ÷ (devices × elapsed ms) × 1000``). The length is the sequence length where samples
are packed or filled up to it, and the average length of a sample where they are not.
Every function takes scalars or arrays, and returns what broadcasting gives.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

Values = NDArray[np.float64]


def tokens_per_sample(
    *, seq_len: float | None, average_sample_tokens: float | None, packed: bool
) -> float | None:
    """Return the tokens that one sample of a batch really holds; None if it is not known.

    Packed samples are filled up to the sequence length. Those that are not hold their average
    length, at most the sequence length, to which longer ones are cut.
    """
    if packed:
        return seq_len
    if average_sample_tokens is None:
        return None
    return average_sample_tokens if seq_len is None else min(average_sample_tokens, seq_len)


def tokens_per_step(samples_per_step: ArrayLike, sample_tokens: ArrayLike) -> Values:
    """Return the tokens of one step of the whole job."""
    return _values(samples_per_step) * _values(sample_tokens)


def tps_from_step_time(
    samples_per_step: ArrayLike, sample_tokens: ArrayLike, devices: ArrayLike, step_s: ArrayLike
) -> Values:
    """Return R in tokens/s per device from the seconds of one step."""
    return tokens_per_step(samples_per_step, sample_tokens) / (_values(devices) * _values(step_s))


def tps_from_samples_per_second(
    samples_per_second: ArrayLike, sample_tokens: ArrayLike, devices: ArrayLike
) -> Values:
    """Return R in tokens/s per device from the samples/s of the whole job."""
    return _values(samples_per_second) * _values(sample_tokens) / _values(devices)


def step_seconds(
    samples_per_step: ArrayLike, sample_tokens: ArrayLike, devices: ArrayLike, tps: ArrayLike
) -> Values:
    """Return the seconds of one step at R = ``tps`` tokens/s per device."""
    return tokens_per_step(samples_per_step, sample_tokens) / (_values(devices) * _values(tps))


def samples_per_second(sample_tokens: ArrayLike, devices: ArrayLike, tps: ArrayLike) -> Values:
    """Return the samples/s of the whole job at R = ``tps`` tokens/s per device."""
    return _values(tps) * _values(devices) / _values(sample_tokens)


def steps_of_job(total_tokens: ArrayLike, step_tokens: ArrayLike) -> Values:
    """Return the whole steps that a job of ``total_tokens`` takes; the last may be part filled."""
    raw = _values(total_tokens) / _values(step_tokens)
    # What is whole but for the last digit of the division is whole.
    nearest = np.rint(raw)
    return np.where(np.isclose(raw, nearest, rtol=1e-12, atol=0), nearest, np.ceil(raw))


def interval_seconds(steps_between: ArrayLike, step_s: ArrayLike) -> Values:
    """Return the seconds from one checkpoint to the next, without the time of saving."""
    return _values(steps_between) * _values(step_s)


@dataclass(frozen=True, slots=True)
class StepFigures:
    """What follows from a batch and a rate: one step, the whole job, one checkpoint interval.

    None where something needed is not known or not above zero.
    """

    tps: float | None
    job_tps: float | None
    tokens_per_step: float | None
    seconds_per_step: float | None
    samples_per_second: float | None
    steps: int | None
    checkpoint_interval_s: float | None


def step_figures(
    *,
    samples_per_step: float | None,
    sample_tokens: float | None,
    devices: float | None,
    step_s: float | None = None,
    samples_per_second_of_job: float | None = None,
    tps: float | None = None,
    total_tokens: float | None = None,
    steps_between_checkpoints: float | None = None,
) -> StepFigures:
    """Return all that follows from what is known; one of step time, samples/s and R is enough.

    Of several, the step time is used before samples/s, and that before R.
    """
    samples, length = _positive(samples_per_step), _positive(sample_tokens)
    count, seconds = _positive(devices), _positive(step_s)
    rate, per_second = _positive(tps), _positive(samples_per_second_of_job)
    if seconds is None and per_second is not None and samples is not None:
        seconds = samples / per_second
    if per_second is None and seconds is not None and samples is not None:
        per_second = samples / seconds
    in_step = samples * length if samples is not None and length is not None else None
    job = per_second * length if per_second is not None and length is not None else None
    if job is not None:
        rate = None if count is None else job / count
    elif rate is not None and count is not None:
        job = rate * count
        if length is not None:
            per_second = job / length
        if in_step is not None:
            seconds = in_step / job
    total, between = _positive(total_tokens), _positive(steps_between_checkpoints)
    steps = None
    if total is not None and in_step is not None:
        whole = float(steps_of_job(total, in_step))
        steps = int(whole) if math.isfinite(whole) else None
    interval = seconds * between if seconds is not None and between is not None else None
    return StepFigures(rate, job, in_step, seconds, per_second, steps, interval)


def _positive(value: float | None) -> float | None:
    return float(value) if value is not None and 0 < value < math.inf else None


def _values(numbers: ArrayLike) -> Values:
    return np.asarray(numbers, dtype=np.float64)
