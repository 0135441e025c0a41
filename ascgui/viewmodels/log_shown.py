"""What a log gave, in words; and what is known of its job before the user says more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ascgui.domain.plan import RL_STRATEGIES, Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.scaling import Scaling, Shape
from ascgui.runlogs.evidence import Job
from ascgui.runlogs.measuring import Measurement
from ascgui.session.log_shelf import LogEntry, LogState

SLIGHT_DRIFT = 0.005
"""A change from the first to the last quarter of a run that is not worth a word."""


@dataclass(frozen=True, slots=True)
class LogShown:
    """The large words, what stands beside them, their colour token, and the facts below."""

    words: Text
    aside: Text | None = None
    colour: str = "text"
    explained: bool = False
    facts: tuple[Text, ...] = ()
    runs: tuple[Text, ...] = ()


def shown(entry: LogEntry) -> LogShown:
    """Return what is to be said of ``entry``."""
    if entry.state is LogState.READING:
        return LogShown(text("Reading…"), colour="quiet")
    if entry.state is LogState.WAITING:
        return LogShown(text("Waiting to be read"), colour="quiet")
    found = entry.found
    if found is None or entry.refusal is not None:
        if entry.refusal is None:
            return LogShown(text("Not read to its end"), colour="quiet")
        return LogShown(text("No throughput"), entry.refusal.action, "error")
    if found.tps is None:
        return _incomplete(found)
    aside = None
    if found.low is not None and found.high is not None:
        aside = text(
            "{low} – {high} tokens/s (10th to 90th percentile)", low=found.low, high=found.high
        )
    words = text("{tps}", tps=Quantity(found.tps, Unit.TOKENS_PER_SECOND))
    return LogShown(words, aside, "text", found.derivation is not None, _facts(found), _runs(found))


def _incomplete(found: Measurement) -> LogShown:
    words = text("One figure is missing")
    if len(found.needs) > 1:
        words = text("{n} figures are missing", n=len(found.needs))
    aside = None
    if found.job_tps is not None:
        aside = text("The whole job reached {rate} tokens/s.", rate=found.job_tps)
    return LogShown(words, aside, "warning", facts=_facts(found), runs=_runs(found))


def _facts(found: Measurement) -> tuple[Text, ...]:
    facts: list[Text] = []
    if found.steps_used:
        facts.append(
            text("{used} of {read} steps used", used=found.steps_used, read=found.steps_read)
        )
    elif found.steps_read:
        one = found.steps_read == 1
        facts.append(
            text("1 step read") if one else text("{read} steps read", read=found.steps_read)
        )
    if found.drift is not None:
        facts.append(_drift(found.drift))
    if found.devices is not None:
        count = Quantity(found.devices, Unit.DEVICES)
        facts.append(
            text("{devices}, from the log", devices=count)
            if found.devices_from_log
            else text("{devices}, entered", devices=count)
        )
    if found.seq_len is not None:
        facts.append(text("sequence length {n}", n=str(found.seq_len)))
    if found.layout:
        layout = " ".join(f"{key.upper()}{size}" for key, size in found.layout)
        facts.append(text("layout {layout}", layout=layout))
    if found.response_length is not None:
        facts.append(
            text(
                "prompt {prompt}, response {response} tokens on average",
                prompt=found.prompt_length if found.prompt_length is not None else "–",
                response=found.response_length,
            )
        )
    if found.measured_on is not None:
        facts.append(text("{day}", day=found.measured_on))
    return tuple(facts)


def _drift(drift: float) -> Text:
    if abs(drift) < SLIGHT_DRIFT:
        return text("no drift")
    share = Quantity(abs(drift), Unit.PERCENT)
    if drift < 0:
        return text("{share} slower at the end", share=share)
    return text("{share} faster at the end", share=share)


def _runs(found: Measurement) -> tuple[Text, ...]:
    if len(found.segments) < 2:
        return ()
    lines = []
    for number, one in enumerate(found.segments, start=1):
        steps: dict[str, int | str] = {
            "number": number,
            "first": str(one.first_step),
            "last": str(one.last_step),
        }
        if one.tps is None:
            lines.append(text("Run {number}: steps {first} to {last}", **steps))
        else:
            rate = Quantity(one.tps, Unit.TOKENS_PER_SECOND)
            lines.append(text("Run {number}: steps {first} to {last}, {rate}", rate=rate, **steps))
    return tuple(lines)


def job_of(found: Measurement, plan: Plan) -> Job:
    """Return what the log and then the plan say of the job that was measured."""
    form = found.form
    framework = (form.framework if form is not None else "") or plan.framework or ""
    stage = (form.stage if form is not None else "") or plan.stage or ""
    strategy = plan.strategy or ""
    if (stage == "rl") is not (strategy in RL_STRATEGIES):
        # The plan is of another kind of work than the log.
        strategy = ""
    seq_len = found.seq_len
    if seq_len is None and found.tokens_per_sample is not None:
        seq_len = round(found.tokens_per_sample)
    return Job(
        plan.model or "",
        plan.hardware or "",
        strategy,
        stage,
        framework,
        seq_len if seq_len is not None else plan.seq_len,
    )


def scaling_words(scaling: Scaling) -> Text:
    """Return the curve in one sentence."""
    chosen = scaling.chosen
    first = Quantity(scaling.reference_devices, Unit.DEVICES)
    last = Quantity(scaling.largest_devices, Unit.DEVICES)
    if chosen.shape is Shape.POWER and chosen.parameter < 0:
        loss = Quantity(1 - 2**chosen.parameter, Unit.PERCENT)
        return text("Each doubling of the devices costs {loss}", loss=loss)
    if chosen.shape is Shape.AMDAHL and chosen.parameter > 0:
        share = Quantity(chosen.parameter, Unit.PERCENT)
        return text(
            "{share} of the time on {first} does not shrink with more devices",
            share=share,
            first=first,
        )
    return text("No loss from {first} to {last}", first=first, last=last)


def names_of(paths: Sequence[Path]) -> tuple[str, ...]:
    """Return short names of files, with their folders where the names alone are not enough."""
    alone = [path.name for path in paths]
    if len(set(alone)) == len(alone):
        return tuple(alone)
    return tuple(f"{path.parent.name}/{path.name}" for path in paths)
