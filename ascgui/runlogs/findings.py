"""What is to be said of a log beside its rate, and why a log may give none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.runlogs.dropping import Dropped
from ascgui.runlogs.form import Form, Given
from ascgui.runlogs.reading import RunLog

_MANY = 0.25
_NOTABLE_DRIFT = 0.05
_FEW_STEPS = 10
_SHARP = 0.01
_BLUNT = 0.1
_RUNS_DIFFER = 0.1
_NO_DEVICE_REACHES = 1_000_000
"""In tokens/s: at the peak of the fastest device a model of 60 million parameters gets there."""


def sort(issues: Iterable[Issue]) -> tuple[Issue, ...]:
    """Return ``issues`` worst first."""
    return tuple(sorted(issues, key=lambda issue: issue.severity.rank))


def of_rate(tps: float | None) -> list[Issue]:
    """Return that a rate is beyond what any device computes, for the smallest model there is."""
    if tps is None or tps <= _NO_DEVICE_REACHES:
        return []
    return [
        Issue(
            Severity.ERROR,
            "throughput-impossible",
            text(
                "No device trains so fast: the rate is above {most} tokens/s per device, which "
                "not even the smallest models reach.",
                most=_NO_DEVICE_REACHES,
            ),
            text(
                "Check the sequence length, the batch size and the number of devices, and the "
                "figures in the log."
            ),
        )
    ]


def of_devices(log: RunLog, given: Given) -> list[Issue]:
    """Return what is odd about the device counts that the log and the user say."""
    printed = log.devices
    of_runs = {run.surroundings.devices for run in log.runs} - {None}
    if given.devices is not None:
        if printed is None or printed == given.devices:
            return []
        return [
            Issue(
                Severity.WARNING,
                "devices-contradict-log",
                text(
                    "The log says that the job ran on {printed}, but {given} were entered. The "
                    "entered number is used.",
                    printed=Quantity(printed, Unit.DEVICES),
                    given=Quantity(given.devices, Unit.DEVICES),
                ),
                text("Check how many devices the job had."),
            )
        ]
    if len(of_runs) < 2:
        return []
    return [
        Issue(
            Severity.WARNING,
            "devices-differ",
            text(
                "The runs in this log used different numbers of devices. Each is divided by its "
                "own, and their rates are taken together."
            ),
            text("For a rate at one size, measure a log with one run."),
        )
    ]


def of_clock(clock_s: float, timed_s: float) -> list[Issue]:
    """Return the warning that a log is too short for its clock."""
    if not clock_s > _SHARP * timed_s:
        return []
    return [
        Issue(
            Severity.WARNING,
            "short-for-its-clock",
            text(
                "The steps that count took {time}, and the log's clock has whole seconds, so the "
                "rate may be off by {share}.",
                time=Quantity(timed_s, Unit.SECONDS),
                share=Quantity(clock_s / timed_s, Unit.PERCENT),
            ),
            text("Measure over more steps."),
        )
    ]


def too_short(clock_s: float, timed_s: float) -> Issue | None:
    """Return why a log is refused that lasts hardly longer than a step of its clock."""
    if not clock_s > _BLUNT * timed_s:
        return None
    return Issue(
        Severity.ERROR,
        "too-short-for-its-clock",
        text(
            "The steps that count took {time}, and the log's clock has whole seconds, so their "
            "rate cannot be told.",
            time=Quantity(timed_s, Unit.SECONDS),
        ),
        text("Measure over more steps."),
    )


def of_responses(form: Form | None, response_length: float | None) -> list[Issue]:
    """Return the reminder that reinforcement learning is as fast as its responses are short."""
    if form is None or form.stage != "rl":
        return []
    if response_length is None:
        message = text(
            "The throughput of reinforcement learning depends on how long the responses are, and "
            "the log does not say it."
        )
    else:
        message = text(
            "The throughput of reinforcement learning depends on how long the responses are: it "
            "holds for responses of about {length}.",
            length=Quantity(round(response_length), Unit.TOKENS),
        )
    return [Issue(Severity.INFO, "depends-on-response-length", message)]


def of_steps(
    form: Form, dropped: NDArray[np.int64], used: int | None, drift: float | None
) -> list[Issue]:
    """Return what is odd about the steps: too few, uneven, timed wrongly, getting slower."""
    issues = []
    if used is not None and used < _FEW_STEPS and form.id != "training-results":
        issues.append(
            Issue(
                Severity.WARNING,
                "few-steps",
                text("Only one step counts, so the rate may be off.")
                if used == 1
                else text("Only {n} steps count, so the rate may be off.", n=used),
                text("Measure over more steps."),
            )
        )
    stand_out = int(np.count_nonzero((dropped == Dropped.SLOW) | (dropped == Dropped.FAST)))
    if used and stand_out > _MANY * (used + stand_out):
        issues.append(
            Issue(
                Severity.WARNING,
                "many-steps-stand-out",
                text(
                    "{n} steps stand out from their neighbours and were dropped: the speed of "
                    "this run is uneven, and training takes longer than the rate says.",
                    n=stand_out,
                ),
                text("Look at the chart of the steps for what interrupts them."),
            )
        )
    bad = int(np.count_nonzero(dropped == Dropped.BAD_TIME))
    if bad:
        message = text(
            "Steps whose time is zero, negative or no number were dropped: {n} in all.", n=bad
        )
        issues.append(Issue(Severity.INFO, "bad-times", message))
    if drift is not None and abs(drift) > _NOTABLE_DRIFT:
        issues.append(
            Issue(
                Severity.WARNING,
                "drift",
                text(
                    "The run became slower: its last quarter is {drift} below its first.",
                    drift=Quantity(-drift, Unit.PERCENT),
                )
                if drift < 0
                else text(
                    "The run became faster: its last quarter is {drift} above its first.",
                    drift=Quantity(drift, Unit.PERCENT),
                ),
                text("If the start is not typical, measure from a later step on."),
            )
        )
    return issues


def of_runs(runs: Sequence[tuple[int | None, float | None]]) -> list[Issue]:
    """Return that runs of one log, each with its devices and rate, differ in speed."""
    rates = [rate for _, rate in runs if rate is not None and rate > 0]
    if len(rates) < 2 or max(rates) < (1 + _RUNS_DIFFER) * min(rates):
        return []
    return [
        Issue(
            Severity.WARNING,
            "runs-differ",
            text(
                "The runs in this log differ in speed, from {low} to {high} tokens/s per device."
                " The rate is the middle of all their steps, which may be that of none of them.",
                low=min(rates),
                high=max(rates),
            ),
            text("Read a log that holds one run, or leave out the steps before the one you want."),
        )
    ]


def of_reading(log: RunLog) -> list[Issue]:
    """Return the account of what was read: runs, repeats, and what was left out."""
    account = log.account
    cut = account.cut + account.late
    noted: tuple[tuple[object, Severity, str, Text], ...] = (
        (
            len(log.runs) > 1,
            Severity.INFO,
            "several-runs",
            text(
                "{n} runs stand in this log one after another; the first step of each is dropped.",
                n=len(log.runs),
            ),
        ),
        (
            account.repeated,
            Severity.INFO,
            "repeated-steps",
            text(
                "Lines that repeat a step were not counted again: {n} in all.", n=account.repeated
            ),
        ),
        (
            cut,
            Severity.INFO,
            "cut-lines",
            text("Lines of figures that are cut or out of order were left out: {n} in all.", n=cut),
        ),
        (
            account.overlong,
            Severity.INFO,
            "overlong-lines",
            text("Lines longer than 1 MiB were passed over: {n} in all.", n=account.overlong),
        ),
        (
            account.stride > 1,
            Severity.INFO,
            "long-log",
            text(
                "The log has {n} steps; one in {stride}, spread evenly, was used.",
                n=account.steps,
                stride=account.stride,
            ),
        ),
        (
            account.not_finite_losses,
            Severity.WARNING,
            "loss-not-finite",
            text(
                "The loss is no finite number in some steps, {n} in all: the run did not learn"
                " there, though its speed still counts.",
                n=account.not_finite_losses,
            ),
        ),
        (
            account.damaged,
            Severity.WARNING,
            "packed-data-broken",
            text("The packed file ends or breaks too early; what came before was read."),
        ),
    )
    return [Issue(severity, code, message) for so, severity, code, message in noted if so]


def nothing_found(log: RunLog) -> Issue:
    """Return why a log without any known line is refused."""
    if log.account.size_bytes == 0:
        return Issue(
            Severity.ERROR,
            "empty-file",
            text("The file is empty."),
            text("Choose the log of a run that has begun."),
        )
    return Issue(
        Severity.ERROR,
        "form-not-recognised",
        text("No line of a known form was found, so the file says nothing of the throughput."),
        text(
            "Choose the training log itself: iteration lines of MindSpeed or Megatron, "
            "trainer_log.jsonl or results of Llama-Factory, or steps of VeRL or MindSpeed-RL."
        ),
    )


def too_few(dropped: NDArray[np.int64]) -> Issue:
    """Return why a log none of whose steps counts is refused."""
    if np.all((dropped == Dropped.FIRST) | (dropped == Dropped.NOT_ASKED_FOR)):
        return Issue(
            Severity.ERROR,
            "too-few-steps",
            text(
                "Only first steps stand in the log, or none from the step that was asked for. A "
                "first step holds the warm-up, so it gives no rate."
            ),
            text("Let the run go on for more steps, or ask for an earlier step."),
        )
    return Issue(
        Severity.ERROR,
        "no-rate-in-steps",
        text(
            "No step has both a time and tokens above zero, so the log says nothing of the "
            "throughput."
        ),
        text("Look at the lines of the log: their figures may be cut or set to zero."),
    )
