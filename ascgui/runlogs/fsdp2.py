"""Form 2: MindSpeed-LLM with FSDP2, whose iteration line prints the tokens/s of the whole job."""

from __future__ import annotations

from dataclasses import replace

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.runlogs import megatron
from ascgui.runlogs.form import Basis, Form, Given, Rows, mostly, typical
from ascgui.runlogs.iteration import IterationScanner

_AGREE = 0.05


def prints_rate(rows: Rows) -> bool:
    """Return whether iteration lines are of this form."""
    return mostly(rows.cluster_rate)


def basis(rows: Rows, given: Given) -> Basis:
    """Return the way to a rate: counted tokens, else the printed rate of the whole job."""
    if not prints_rate(rows):
        return megatron.basis(rows, given)
    if mostly(rows.tokens):
        counted = megatron.from_consumed_tokens(rows, given)
        return replace(counted, issues=(*counted.issues, *_disagreement(rows)))
    rate = rows.cluster_rate

    def with_numbers(row: int, devices: float) -> Text:
        return text(
            "{rate} tokens/s of the whole job ÷ {devices} in step {step}",
            rate=float(rate[row]),
            devices=Quantity(devices, Unit.DEVICES),
            step=int(rows.step[row]),
        )

    return Basis(
        "printed-tokens-per-second",
        text("the tokens/s that the log prints for the whole job"),
        "R = (tokens/s) ÷ N",
        rate,
        per_device=False,
        tokens=rate * rows.seconds,
        with_numbers=with_numbers,
        timed=False,
    )


def _disagreement(rows: Rows) -> tuple[Issue, ...]:
    counted, printed = typical(rows.tokens / rows.seconds), typical(rows.cluster_rate)
    if not counted or not printed or abs(counted / printed - 1) <= _AGREE:
        return ()
    return (
        Issue(
            Severity.WARNING,
            "rates-disagree",
            text(
                "The log prints {printed} tokens/s, but its consumed tokens give {counted} "
                "tokens/s for the whole job. The consumed tokens are used.",
                printed=printed,
                counted=counted,
            ),
        ),
    )


FORM = Form(
    "mindspeed-llm-fsdp2",
    text("MindSpeed-LLM FSDP2 iteration lines"),
    "mindspeed-llm",
    "",
    IterationScanner,
    basis,
)
