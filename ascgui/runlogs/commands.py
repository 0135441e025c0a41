"""``ascgui throughput measure``: the rate of training logs on the command line."""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.language import limits
from ascgui.language.findings import finding_lines, issue_object
from ascgui.language.language import Language
from ascgui.language.limits import count_of, number_of
from ascgui.runlogs.dropping import Dropped
from ascgui.runlogs.evidence import content_sha256
from ascgui.runlogs.folder import candidates
from ascgui.runlogs.form import Given, Needs
from ascgui.runlogs.lines import Progress
from ascgui.runlogs.measuring import Measurement, Segment, measure
from ascgui.runlogs.reading import FORMS, RunLog, form_of, read

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_OPTIONS: dict[str, Text] = {
    "devices": text("Give it with --devices N."),
    "seq_len": text("Give it with --seq-len S, or the average length with --tokens-per-sample L."),
    "tokens_per_sample": text("Give it with --tokens-per-sample L."),
    "samples_per_step": text("Give it with --samples-per-step B."),
}
_NO_LOGS = Issue(
    Severity.ERROR,
    "no-logs",
    text("No training log was found there."),
    text("Name a log, or a folder that holds one."),
)
_SILENT_S = 0.5
_COLUMNS = 100
_NOT_A_LOG = frozenset({"form-not-recognised", "empty-file", "packed"})


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``throughput`` and what stands below it; :func:`run` carries it out."""
    say = (language or Language("en", {})).say
    throughput = subparsers.add_parser("throughput", help=say("read the throughput from logs"))
    commands = throughput.add_subparsers(
        dest="throughput_command", metavar="COMMAND", required=True
    )
    parser = commands.add_parser(
        "measure", help=say("print the tokens per second per device of training logs")
    )
    parser.add_argument(
        "files", nargs="+", metavar="FILE", type=Path, help=say("a log, or a folder of logs")
    )
    parser.add_argument(
        "--devices",
        metavar="N",
        help=say("the devices of the job; one number, or one for each file: 8,16"),
    )
    parser.add_argument("--seq-len", metavar="S", help=say("the sequence length in tokens"))
    parser.add_argument(
        "--tokens-per-sample",
        metavar="L",
        help=say("the average tokens of a sample that is not packed"),
    )
    parser.add_argument("--samples-per-step", metavar="B", help=say("the global batch size"))
    parser.add_argument(
        "--from-step", metavar="STEP", help=say("leave out the steps before this one")
    )
    parser.add_argument(
        "--form", choices=[form.id for form in FORMS], help=say("take the logs for this form")
    )
    parser.add_argument("--json", action="store_true", help=say("as JSON: a list of objects"))
    parser.add_argument("--steps", action="store_true", help=say("with --json: each step as well"))
    parser.add_argument(
        "--sha256", action="store_true", help=say("with --json: the hash of each file")
    )


def run(args: Namespace, out: TextIO, language: Language) -> int:
    """Carry out ``args`` of :func:`add_parser`, write to ``out`` and return the exit status.

    Raises:
        Refused: an option, or any of the files, cannot be used, gives no rate or lacks a quantity;
            with the problems of all of them. Nothing was written.
    """
    files = _files(args.files, _given(args))
    form = form_of(args.form) if args.form else None
    logs: list[tuple[RunLog, Measurement]] = []
    problems: list[Issue] = []
    for path, given, from_folder in files:
        try:
            with _Progress(path) as progress:
                log = read(path, form, progress)
        except Refused as refused:
            refusals = refused.issues
        else:
            found = measure(log, given)
            refusals = () if found.refusal is None else (found.refusal,)
            problems += (_missing(path, need) for need in found.needs)
            logs.append((log, found))
        if not (from_folder and refusals and refusals[0].code in _NOT_A_LOG):
            problems += refusals
    logs = [(log, found) for log, found in logs if found.tps is not None]
    if not logs and not problems:
        problems.append(replace(_NO_LOGS, where=(("file", str(args.files[0])),)))
    if problems:
        raise Refused(*problems)
    if args.json:
        entries = [_entry(log, found, args, language) for log, found in logs]
        json.dump(entries, out, ensure_ascii=False, indent=2)
        out.write("\n")
    else:
        out.write("\n".join(_report(found, language) for _, found in logs))
    return 0


def _given(args: Namespace) -> list[Given]:
    """Return what was given: once, or once a file where the devices are listed.

    Raises:
        Refused: an option is not a number that can be used; all of them at once.
    """
    problems: list[Issue] = []

    seq_len = count_of("--seq-len", args.seq_len, limits.SEQ_LEN, problems)
    from_step = count_of("--from-step", args.from_step, limits.STEP, problems)
    tokens = number_of(
        "--tokens-per-sample", args.tokens_per_sample, limits.TOKENS_PER_SAMPLE, problems
    )
    samples = number_of(
        "--samples-per-step", args.samples_per_step, limits.SAMPLES_PER_STEP, problems
    )
    listed: Sequence[str | None] = [None] if args.devices is None else args.devices.split(",")
    devices = [count_of("--devices", one, limits.DEVICES, problems) for one in listed]
    if len(devices) > 1 and len(devices) != len(args.files):
        message = text(
            "{devices} numbers of devices were given for {files} files.",
            devices=len(devices),
            files=len(args.files),
        )
        action = text("Give one number, or one for each file.")
        problems.append(_bad_option("--devices", message, action))
    if problems:
        raise Refused(*problems)
    return [Given(count, seq_len, tokens, samples, from_step) for count in devices]


def _files(paths: Sequence[Path], given: Sequence[Given]) -> list[tuple[Path, Given, bool]]:
    """Return the files with what was given for each, and whether a folder brought them."""
    files: list[tuple[Path, Given, bool]] = []
    for index, path in enumerate(paths):
        ours = given[index if len(given) > 1 else 0]
        if path.is_dir():
            files += [(found, ours, True) for found in candidates(path)]
        else:
            files.append((path, ours, False))
    return files


def _bad_option(option: str, message: Text, action: Text | None = None) -> Issue:
    return Issue(Severity.ERROR, "bad-option", message, action, where=(("option", option),))


def _missing(path: Path, need: Needs) -> Issue:
    where = (("file", str(path)), ("field", need.field))
    return Issue(Severity.ERROR, "quantity-missing", need.reason, _OPTIONS[need.field], where=where)


class _Progress:
    """Tells on a terminal how far the reading is, once it takes longer than half a second."""

    def __init__(self, path: Path) -> None:
        self._name = path.name
        self._next = time.monotonic() + _SILENT_S
        self._told = False

    def __enter__(self) -> Progress | None:
        return self._tell if sys.stderr.isatty() else None

    def __exit__(self, *_: object) -> None:
        if self._told:
            sys.stderr.write("\r\x1b[K")

    def _tell(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now >= self._next and total:
            self._next = now + _SILENT_S
            self._told = True
            sys.stderr.write(f"\r{self._name}: {done / total:.0%}\x1b[K")
            sys.stderr.flush()


def _report(found: Measurement, language: Language) -> str:
    """Return one measurement as lines for people."""
    say = language.say
    tps = Quantity(found.tps or 0.0, Unit.TOKENS_PER_SECOND)
    lines = [say("{file}: {tps}", file=found.file, tps=tps)]
    if found.form is not None:
        lines.append(say("  Form: {form}", form=found.form.title))
    if found.low is not None and found.high is not None:
        lines.append(
            say(
                "  Range: {low} to {high} tokens/s (10th to 90th percentile)",
                low=found.low,
                high=found.high,
            )
        )
    lines.append(
        say("  Steps: {used} used of {read}", used=found.steps_used, read=found.steps_read)
    )
    if found.drift is not None:
        drift = Quantity(found.drift, Unit.PERCENT)
        lines.append(say("  Drift, last quarter against first: {drift}", drift=drift))
    if found.devices is not None:
        devices = Quantity(found.devices, Unit.DEVICES)
        lines.append(say("  Devices: {devices}", devices=devices))
    if found.response_length is not None:
        prompt = found.prompt_length if found.prompt_length is not None else "–"
        lines.append(
            say(
                "  Mean lengths: prompt {prompt}, response {response} tokens",
                prompt=prompt,
                response=found.response_length,
            )
        )
    if len(found.segments) > 1:
        runs = tuple(_run(one, language) for one in found.segments)
        lines.append(say("  Runs: {runs}", runs=runs))
    if found.derivation is not None:
        lines.append(
            say(
                "  Derivation: {formula}; {numbers}",
                formula=found.derivation.formula,
                numbers=found.derivation.with_numbers,
            )
        )
    lines += finding_lines(found.issues, language, _COLUMNS)
    return "\n".join(lines) + "\n"


def _run(segment: Segment, language: Language) -> str:
    first, last = segment.first_step, segment.last_step
    if segment.tps is None:
        return language.say("{first}–{last}", first=first, last=last)
    return language.say("{first}–{last} at {tps} tokens/s", first=first, last=last, tps=segment.tps)


def _entry(
    log: RunLog, found: Measurement, args: Namespace, language: Language
) -> dict[str, object]:
    """Return one measurement as an object of JSON."""
    derivation = found.derivation
    entry: dict[str, object] = {
        "file": str(log.path),
        "form": found.form.id if found.form else None,
        "framework": found.form.framework if found.form else None,
        "tps": found.tps,
        "low": found.low,
        "high": found.high,
        "unit": "tokens/s per device",
        "drift": found.drift,
        "job_tps": found.job_tps,
        "devices": found.devices,
        "devices_from_log": found.devices_from_log,
        "seq_len": found.seq_len,
        "layout": dict(found.layout),
        "tokens_per_step": found.tokens_per_step,
        "seconds_per_step": found.seconds_per_step,
        "response_length": found.response_length,
        "prompt_length": found.prompt_length,
        "measured_on": found.measured_on.isoformat() if found.measured_on else None,
        "steps_read": found.steps_read,
        "steps_used": found.steps_used,
        "runs": [_run_entry(segment, args) for segment in found.segments],
        "formula": derivation.formula if derivation else None,
        "derivation": language.show(derivation.with_numbers) if derivation else None,
        "issues": [issue_object(issue, language) for issue in found.issues],
    }
    if args.sha256:
        entry["sha256"] = content_sha256(log)
    return entry


def _run_entry(segment: Segment, args: Namespace) -> dict[str, object]:
    entry: dict[str, object] = {
        "first_step": segment.first_step,
        "last_step": segment.last_step,
        "steps_read": segment.steps_read,
        "devices": segment.devices,
        "tps": segment.tps,
    }
    if args.steps:
        entry["steps"] = [
            {
                "step": step.number,
                "seconds": step.seconds,
                "tokens": step.tokens,
                "tps": step.tps,
                "dropped": None
                if step.dropped is Dropped.KEPT
                else step.dropped.name.lower().replace("_", "-"),
            }
            for step in segment.steps()
        ]
    return entry
