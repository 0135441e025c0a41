"""Form 1: the iteration line of MindSpeed-LLM and Megatron.

R = global batch size × sequence length ÷ (N × seconds); where ``consumed tokens`` are printed,
their difference between two lines takes the place of the product, because samples that are not
filled up to the sequence length hold fewer tokens.
"""

from __future__ import annotations

import numpy as np

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.runlogs.form import NEEDS_SAMPLES, Basis, Form, Given, Needs, Rows, mostly, typical
from ascgui.runlogs.iteration import IterationScanner

_SHORTER = 1.02


def basis(rows: Rows, given: Given) -> Basis:
    """Return the way to a rate: counted tokens, else batch size × length."""
    if mostly(rows.tokens):
        return from_consumed_tokens(rows, given)
    length = given.tokens_per_sample or given.seq_len
    issues: tuple[Issue, ...] = ()
    if given.tokens_per_sample is None and given.seq_len is not None:
        issues = (_full_length_assumed(given.seq_len),)
    needs = Needs(
        "seq_len",
        text(
            "The log does not print how many tokens it consumed, so the tokens of a step are the "
            "global batch size × the sequence length, which the log does not say."
        ),
    )
    return from_samples(rows, given, length, needs, issues)


def from_consumed_tokens(rows: Rows, given: Given) -> Basis:
    """Return the rate from the difference of ``consumed tokens`` between lines."""
    tokens, seconds = rows.tokens, rows.seconds
    issues: tuple[Issue, ...] = ()
    if given.seq_len is not None:
        whole, counted = typical(rows.samples * given.seq_len), typical(tokens)
        if whole and counted and whole > _SHORTER * counted > 0:
            issues = (_samples_are_shorter(whole / counted),)

    def with_numbers(row: int, devices: float) -> Text:
        return text(
            "({tokens} in step {step}) ÷ ({devices} × {seconds} s)",
            tokens=Quantity(float(tokens[row]), Unit.TOKENS),
            step=int(rows.step[row]),
            devices=Quantity(devices, Unit.DEVICES),
            seconds=float(seconds[row]),
        )

    return Basis(
        "consumed-tokens",
        text("tokens that the log counted, between one line and the next"),
        "R = Δtokens ÷ (N × t)",
        tokens / seconds,
        per_device=False,
        tokens=tokens,
        with_numbers=with_numbers,
        issues=issues,
        from_differences=True,
    )


def from_samples(
    rows: Rows,
    given: Given,
    length: float | None,
    needs_length: Needs,
    issues: tuple[Issue, ...] = (),
) -> Basis:
    """Return the rate from the samples of a step and the tokens of a sample.

    A length that the log prints with a line is used before ``length``.
    """
    samples, seconds = rows.samples, rows.seconds
    printed_samples = mostly(samples)
    if not printed_samples and given.samples_per_step is not None:
        samples = np.full(len(rows), float(given.samples_per_step))
    lengths = rows.length
    if not mostly(lengths):
        lengths = np.full(len(rows), np.nan if length is None else float(length))
    by_rate = not mostly(samples) and mostly(rows.sample_rate)
    needs = []
    if not mostly(samples) and not by_rate:
        needs.append(NEEDS_SAMPLES)
    if not mostly(lengths):
        needs.append(needs_length)
    tokens = rows.sample_rate * seconds * lengths if by_rate else samples * lengths

    def with_numbers(row: int, devices: float) -> Text:
        return text(
            "{samples} samples × {length} tokens ÷ ({devices} × {seconds} s) in step {step}",
            samples=float(samples[row]),
            length=float(lengths[row]),
            devices=Quantity(devices, Unit.DEVICES),
            seconds=float(seconds[row]),
            step=int(rows.step[row]),
        )

    def with_sample_rate(row: int, devices: float) -> Text:
        return text(
            "{samples} samples/s × {length} tokens ÷ {devices} in step {step}",
            samples=float(rows.sample_rate[row]),
            length=float(lengths[row]),
            devices=Quantity(devices, Unit.DEVICES),
            step=int(rows.step[row]),
        )

    if by_rate:
        return Basis(
            "samples-per-second",
            text("samples per second of the whole job × tokens per sample"),
            "R = (samples/s) × L ÷ N",
            None if needs else rows.sample_rate * lengths,
            per_device=False,
            tokens=None if needs else tokens,
            with_numbers=with_sample_rate,
            needs=tuple(needs),
            issues=issues,
            timed=False,
        )
    return Basis(
        "samples-times-length",
        text("samples of a step × tokens per sample"),
        "R = GBS × L ÷ (N × t)",
        None if needs else tokens / seconds,
        per_device=False,
        tokens=None if needs else tokens,
        with_numbers=with_numbers,
        needs=tuple(needs),
        issues=issues,
    )


def _full_length_assumed(seq_len: int) -> Issue:
    return Issue(
        Severity.INFO,
        "full-length-assumed",
        text(
            "The log does not print how many tokens it consumed, so every sample is taken to "
            "hold {seq_len}. With samples of varying length that are not packed, the true rate "
            "is lower.",
            seq_len=Quantity(seq_len, Unit.TOKENS),
        ),
        text("If samples are not packed, give the average length of a sample."),
    )


def _samples_are_shorter(ratio: float) -> Issue:
    return Issue(
        Severity.INFO,
        "samples-shorter-than-sequence",
        text(
            "The samples hold fewer tokens than the sequence length: the formula with the full "
            "length would give {ratio} times the rate. The tokens that the log counted are used.",
            ratio=ratio,
        ),
    )


FORM = Form(
    "mindspeed-llm",
    text("MindSpeed-LLM or Megatron iteration lines"),
    "mindspeed-llm",
    "",
    IterationScanner,
    basis,
)
