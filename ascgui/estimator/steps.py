"""From a step time to the throughput, and back.

R = global batch × length ÷ (N × seconds of a step), the vendor's form for MindSpeed-LLM
(``GBS × seq ÷ (devices × elapsed ms) × 1000``). The length is the sequence length where samples
are packed or filled up to it, and the average length of a sample where they are not.
"""

from __future__ import annotations

import math
from dataclasses import dataclass


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


def steps_of_job(total_tokens: float, step_tokens: float) -> int | None:
    """Return the whole steps of a job, the last may be part filled; None beyond all numbers."""
    raw = total_tokens / step_tokens
    if not math.isfinite(raw):
        return None
    # What is whole but for the last digit of the division is whole.
    nearest = round(raw)
    return nearest if math.isclose(raw, nearest, rel_tol=1e-12) else math.ceil(raw)


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
        steps = steps_of_job(total, in_step)
    interval = seconds * between if seconds is not None and between is not None else None
    return StepFigures(rate, job, in_step, seconds, per_second, steps, interval)


def _positive(value: float | None) -> float | None:
    return float(value) if value is not None and 0 < value < math.inf else None
