"""Form 3: MindSpeed-MM, whose iteration line counts samples and no tokens.

A rate follows only with the average length of a sample, printed (``tokens per sample``) or given;
the sequence length is no stand-in for it. Samples/s are those of the whole job.
"""

from __future__ import annotations

from ascgui.domain.text import text
from ascgui.runlogs import megatron
from ascgui.runlogs.form import Basis, Form, Given, Needs, Rows, mostly
from ascgui.runlogs.iteration import IterationScanner

_NEEDS_LENGTH = Needs(
    "tokens_per_sample",
    text(
        "MindSpeed-MM counts samples, not tokens, and its samples vary in length, so the average "
        "number of tokens in a sample is needed. The sequence length does not stand for it."
    ),
)


def prints_length(rows: Rows) -> bool:
    """Return whether iteration lines are of this form for sure."""
    return mostly(rows.length)


def basis(rows: Rows, given: Given) -> Basis:
    """Return the way to a rate: counted tokens if there are any, else samples × average length."""
    if mostly(rows.tokens):
        return megatron.from_consumed_tokens(rows, given)
    return megatron.from_samples(rows, given, given.tokens_per_sample, _NEEDS_LENGTH)


FORM = Form(
    "mindspeed-mm",
    text("MindSpeed-MM iteration lines"),
    "mindspeed-mm",
    "",
    IterationScanner,
    basis,
)
