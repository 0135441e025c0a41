"""What saving checkpoints and losing work to failures costs a plan, in words."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ascgui.checkpoints.launch import Settings
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import FailureChoice, Plan
from ascgui.domain.text import Quantity, Text, Unit, about, text
from ascgui.estimator.failures import (
    BYTES_PER_PARAM_FULL,
    Failures,
    checkpoint_bytes,
    with_failures,
    young_interval_s,
)
from ascgui.language.language import Language

GIB = 1024**3


@dataclass(frozen=True, slots=True)
class CostInputs:
    """What the user says of saves and failures; None is "not said". Times in seconds.

    ``write_gib_s`` is how many GiB a second are written; with it the size gives ``save_s``.
    """

    interval_s: float | None = None
    save_s: float | None = None
    write_gib_s: float | None = None
    restart_s: float | None = None
    failure_mean_s: float | None = None
    kept: int | None = None

    @classmethod
    def of(cls, failures: FailureChoice) -> CostInputs:
        """Return what a plan holds, as if it had been said here."""
        return cls(
            failures.interval_s,
            failures.save_s,
            None,
            failures.restart_s or None,
            failures.mean_s,
        )


@dataclass(frozen=True, slots=True)
class CostLine:
    """One figure: its name, its words ("" while something is missing), and what stands beside."""

    name: Text
    words: str
    aside: str = ""


def plan_bytes(plan: Plan, tables: Tables) -> float | None:
    """Return the estimated size of a checkpoint of the plan's model, None where it is not known.

    Of LoRA only the adapter is saved, whose rank the plan does not say.
    """
    model = tables.models.get(plan.model or "")
    if model is None or model.params_total is None or plan.strategy == "lora":
        return None
    return checkpoint_bytes(model.params_total)


def save_seconds(inputs: CostInputs, size_bytes: float | None) -> float | None:
    """Return the seconds of one save: as said, or from the size and the speed of writing."""
    if inputs.save_s is not None:
        return inputs.save_s
    if size_bytes is None or not inputs.write_gib_s or inputs.write_gib_s < 0:
        return None
    return _as_read(size_bytes / GIB / inputs.write_gib_s)


def _as_read(seconds: float) -> float:
    """Return a time that is no more exact than what it follows from: ``3.6 min``, ``43 s``."""
    if not math.isfinite(seconds):
        return seconds
    for least, step in ((3600.0, 60.0), (180.0, 6.0), (10.0, 1.0)):
        if seconds >= least:
            return round(seconds / step) * step
    return round(seconds, 1) or seconds


def step_seconds(said: Settings, answer: Answer | None) -> float | None:
    """Return the seconds of one step by the plan's rate, None where batch or rate is not known."""
    if answer is None or not answer.total_tokens or not answer.training_s:
        return None
    samples = said.global_batch
    if samples is None and said.device_batch is not None:
        devices = said.world_size or answer.devices
        samples = None if devices is None else said.device_batch * devices
    length = said.seq_len or answer.plan.seq_len
    if not samples or not length:
        return None
    return samples * length * answer.training_s / answer.total_tokens


def choice(inputs: CostInputs, size_bytes: float | None) -> FailureChoice | None:
    """Return what a plan is to include, None while something is missing or no time at all."""
    save_s = save_seconds(inputs, size_bytes)
    interval_s, mean_s, restart_s = inputs.interval_s, inputs.failure_mean_s, inputs.restart_s or 0
    if interval_s is None or mean_s is None or save_s is None:
        return None
    if not all(math.isfinite(one) and one > 0 for one in (interval_s, mean_s, save_s)):
        return None
    if not (math.isfinite(restart_s) and restart_s >= 0):
        return None
    return FailureChoice(interval_s, save_s, mean_s, restart_s)


def costs(
    inputs: CostInputs, size_bytes: float | None, duration_s: float | None
) -> Failures | None:
    """Return what saves and failures add, None while something is missing or no time at all."""
    said = choice(inputs, size_bytes)
    if said is None or duration_s is None or not (math.isfinite(duration_s) and duration_s > 0):
        return None
    assert said.interval_s and said.save_s and said.mean_s  # noqa: PT018, S101 - as choice makes it
    return with_failures(duration_s, said.interval_s, said.save_s, said.restart_s, said.mean_s)


def present_costs(
    inputs: CostInputs,
    plan: Plan,
    tables: Tables,
    found_bytes: int | None,
    duration_s: float | None,
    language: Language,
    *,
    duration_is_estimate: bool = False,
) -> tuple[CostLine, ...]:
    """Return the figures; ``found_bytes`` is the newest whole checkpoint of the folder.

    What hangs on a save whose time follows from size and speed is an estimate, as is what hangs
    on an estimated duration.
    """
    rough_save = inputs.save_s is None
    estimated = plan_bytes(plan, tables)
    size_bytes = estimated if found_bytes is None else float(found_bytes)
    found = costs(inputs, size_bytes, duration_s)
    return (
        _size(plan, tables, estimated, found_bytes, language),
        _save(inputs, size_bytes, language),
        _disk(inputs, size_bytes, duration_s, language),
        _kept_share(
            inputs, found, duration_s, language, estimates=(rough_save, duration_is_estimate)
        ),
        _best(inputs, found, size_bytes, language, estimate=rough_save),
        _added(found, language, estimate=rough_save or duration_is_estimate),
    )


def _size(
    plan: Plan, tables: Tables, estimated: float | None, found: int | None, language: Language
) -> CostLine:
    say = language.say
    name = text("Size of a checkpoint")
    if found is not None:
        aside = say("the newest complete one here")
        if estimated is not None:
            aside = say(
                "the newest complete one here; ≈ {size} estimated for {model}",
                size=Quantity(estimated, Unit.BYTES),
                model=plan.model or "",
            )
        return CostLine(name, language.size(found), aside)
    if estimated is not None:
        model = tables.models[plan.model or ""]
        aside = say(
            "estimate: {params} parameters × {bytes} bytes (BF16 weights, FP32 weights and both"
            " Adam moments)",
            params=language.short_number(model.params_total or 0),
            bytes=BYTES_PER_PARAM_FULL,
        )
        return CostLine(name, f"≈ {language.size(estimated)}", aside)
    if plan.strategy == "lora":
        return CostLine(name, "", say("unknown: LoRA saves the adapter, whose rank is not said"))
    return CostLine(name, "", say("unknown: the catalog has no parameter count for this model"))


def _save(inputs: CostInputs, size_bytes: float | None, language: Language) -> CostLine:
    name = text("Time of a save")
    seconds = save_seconds(inputs, size_bytes)
    if seconds is None:
        return CostLine(name, "", language.say("enter it, or the speed of writing"))
    if inputs.save_s is not None:
        return CostLine(name, language.duration(seconds), language.say("entered"))
    return CostLine(
        name, f"≈ {language.duration(seconds)}", language.say("from size and speed of writing")
    )


def _disk(
    inputs: CostInputs, size_bytes: float | None, duration_s: float | None, language: Language
) -> CostLine:
    name = text("Disk")
    say = language.say
    if size_bytes is None:
        return CostLine(name, "", say("unknown without the size"))
    saves = None
    if duration_s and inputs.interval_s and inputs.interval_s > 0:
        saves = max(1, math.ceil(duration_s / inputs.interval_s))
    if inputs.kept is None and saves is None:
        return CostLine(
            name, "", say("enter the interval, or how many are kept; needs the plan's duration")
        )
    count = min(one for one in (inputs.kept, saves) if one is not None)
    return CostLine(
        name,
        f"≈ {language.size(count * size_bytes)}",
        say("one checkpoint") if count == 1 else say("{n} checkpoints", n=count),
    )


def _kept_share(
    inputs: CostInputs,
    found: Failures | None,
    duration_s: float | None,
    language: Language,
    *,
    estimates: tuple[bool, bool],
) -> CostLine:
    name = text("Goodput")
    say = language.say
    if found is None:
        if duration_s is None:
            return CostLine(name, "", say("needs the plan's duration"))
        missing = [
            word
            for word, value in (
                (text("the interval"), inputs.interval_s),
                (text("the mean time between failures"), inputs.failure_mean_s),
            )
            if not value
        ]
        if not missing:
            missing = [text("the time of a save")]
        return CostLine(name, "", say("needs {what}", what=tuple(missing)))
    failures = round(found.expected_failures, 1)
    return CostLine(
        name,
        language.show(about(Quantity(found.goodput, Unit.PERCENT), estimate=estimates[0])),
        say(
            "failures expected: {n}; the share of the time whose training is kept",
            n=about(failures, estimate=any(estimates)),
        ),
    )


def _best(
    inputs: CostInputs,
    found: Failures | None,
    size_bytes: float | None,
    language: Language,
    *,
    estimate: bool,
) -> CostLine:
    name = text("Best interval")
    say = language.say
    save_s, mean_s = save_seconds(inputs, size_bytes), inputs.failure_mean_s
    if found is None or save_s is None or mean_s is None:
        return CostLine(
            name, "", say("needs the interval, the time of a save and the time between failures")
        )
    return CostLine(
        name,
        language.show(about(Quantity(found.best_interval_s, Unit.SECONDS), estimate=estimate)),
        say(
            "Daly 2006, with goodput {goodput}; Young 1974: {young}",
            goodput=about(Quantity(found.best_goodput, Unit.PERCENT), estimate=estimate),
            young=about(
                Quantity(young_interval_s(save_s, mean_s), Unit.SECONDS), estimate=estimate
            ),
        ),
    )


def _added(found: Failures | None, language: Language, *, estimate: bool) -> CostLine:
    name = text("Added duration")
    say = language.say
    if found is None:
        return CostLine(
            name, "", say("needs the interval, the time of a save and the time between failures")
        )
    if not math.isfinite(found.wall_s):
        return CostLine(
            name, say("does not end"), say("hardly any interval passes without a failure")
        )
    return CostLine(
        name,
        language.show(about(Quantity(found.lost_s, Unit.SECONDS), estimate=estimate)),
        say(
            "to {duration}; with the best interval {best}",
            duration=about(Quantity(found.duration_s, Unit.SECONDS), estimate=estimate),
            best=about(
                Quantity(max(0.0, found.best_wall_s - found.duration_s), Unit.SECONDS),
                estimate=estimate,
            ),
        ),
    )
