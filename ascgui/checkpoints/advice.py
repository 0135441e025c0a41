"""From where training will go on, by the rules of the edition the job runs on.

Sources: document 002 (edition 6.5.902: resume and fast recovery, ``user_converted_ckpt_path``,
``train_auto_resume``, LoRA cannot resume) and the public page of the newer edition (edit the
tracker, ``--load ${af_output_dir}/saved_checkpoints``, ``finetune``, ``no-load-optim``,
``no-load-rng`` all false). The two sets are never mixed.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from ascgui.checkpoints.launch import Settings
from ascgui.checkpoints.records import Checkpoint, Layout, Scan, Tracker, Weights
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.text import Quantity, Text, Unit, text

_MOST_LYING = 30
OLDER_EDITION = "6.5.902"


class OutcomeKind(StrEnum):
    """What will happen at the start."""

    RESUMES = "resumes"
    WEIGHTS_ONLY = "weights-only"
    FROM_SCRATCH = "from-scratch"
    STOPS = "stops"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What training will load if it is started now with these settings.

    ``sentence`` says it in words; ``because`` by which rule, step after step.
    """

    kind: OutcomeKind
    checkpoint: Checkpoint | None
    sentence: Text
    because: tuple[Text, ...]
    issues: tuple[Issue, ...]
    sources: tuple[Source, ...]


def advise(scan: Scan, settings: Settings) -> Outcome:
    """Return what training will load from what ``scan`` found, started with ``settings``."""
    framework = settings.framework or (scan.layout.framework if scan.layout else None)
    issues: list[Issue] = []
    because: list[Text] = []
    sources: tuple[Source, ...] = ()
    checkpoint: Checkpoint | None
    if framework == "mindspeed-llm":
        if settings.edition is None:
            return Outcome(
                OutcomeKind.UNKNOWN,
                None,
                text("Which edition the job runs on is not said, and the two editions resume in "
                     "different ways."),
                (),
                (_issue(Severity.WARNING, "edition-needed", text(
                    "Editions 6.5.902 and 6.5.910 have different rules for resuming; they must "
                    "not be mixed."), text("Choose the edition.")),),
                (),
            )  # fmt: skip
        older = settings.edition == OLDER_EDITION
        rule = _older_megatron if older else _newer_megatron
        sources = (_source(older=older),)
        kind, checkpoint = rule(scan, settings, issues, because)
    elif framework == "llama-factory":
        sources = (_source(older=True),)
        kind, checkpoint = _hugging_face(scan, settings, issues, because)
    elif framework == "verl":
        kind, checkpoint = _by_tracker(scan, issues, because)
    else:
        return Outcome(
            OutcomeKind.UNKNOWN,
            None,
            text("Which framework saved these checkpoints is unknown."),
            (),
            (_issue(Severity.WARNING, "framework-needed", text(
                "The rules of resuming differ between frameworks."),
                text("Choose the framework.")),),
            (),
        )  # fmt: skip
    kind = _check_loaded(settings, kind, checkpoint, issues)
    issues.extend(_disk(scan))
    issues.sort(key=lambda issue: issue.severity.rank)
    return Outcome(
        kind, checkpoint, _sentence(kind, checkpoint), tuple(because), tuple(issues), sources
    )


def told(scan: Scan, outcome: Outcome) -> tuple[Issue, ...]:
    """Return all that is to be said: of the start, then of what lies there beside it.

    What is wrong with something that the start does not load is a warning at most, and of many
    such faults the newest are told.
    """
    start = {(issue.code, issue.where): issue for issue in (*outcome.issues, *scan.issues)}
    lying: list[Issue] = []
    if scan.tracker is not None:
        _by_tracker(scan, lying, [])
    for item in reversed(scan.checkpoints):
        lying.extend(item.issues)
        if len(lying) >= _MOST_LYING:
            break
    beside = {(issue.code, issue.where): issue for issue in lying}
    issues = [*start.values()]
    for key, issue in beside.items():
        if key not in start:
            milder = issue.severity is Severity.ERROR
            issues.append(replace(issue, severity=Severity.WARNING) if milder else issue)
    return tuple(sorted(issues, key=lambda issue: issue.severity.rank))


def _source(*, older: bool) -> Source:
    if older:
        return Source("002", OLDER_EDITION, place="断点续训、故障快恢")
    return Source(
        "", "6.5.910", place="断点续训", says=text("the vendor's public page of this edition")
    )


def _issue(
    severity: Severity, code: str, message: Text, action: Text, path: Path | None = None
) -> Issue:
    where = () if path is None else (("file", str(path)),)
    return Issue(severity, code, message, action, where=where)


def _sentence(kind: OutcomeKind, checkpoint: Checkpoint | None) -> Text:
    name = checkpoint.path.name if checkpoint is not None else ""
    match kind:
        case OutcomeKind.RESUMES if checkpoint is not None and checkpoint.iteration is not None:
            return text(
                "If you start now with these settings, training will go on from iteration "
                "{iteration} ({name}).", iteration=checkpoint.iteration, name=name,
            )  # fmt: skip
        case OutcomeKind.RESUMES | OutcomeKind.WEIGHTS_ONLY:
            return text(
                "If you start now with these settings, training will load the weights of {name} "
                "and begin at iteration 0 with a new optimizer.", name=name,
            )  # fmt: skip
        case OutcomeKind.FROM_SCRATCH:
            return text(
                "If you start now with these settings, training will silently start from scratch."
            )
        case OutcomeKind.STOPS:
            return text("If you start now with these settings, training will stop with an error.")
        case _:
            return text("What training will load cannot be said from these settings.")


_Found = tuple[OutcomeKind, Checkpoint | None]


def _older_megatron(
    scan: Scan, settings: Settings, issues: list[Issue], because: list[Text]
) -> _Found:
    path = settings.resume_path
    same = path is not None and _same(path, scan.folder)
    if settings.auto_resume and scan.newest is not None:
        because.append(text(
            "Fast recovery (train_auto_resume=1) reads the newest checkpoint of saved_checkpoints "
            "before anything else."
        ))  # fmt: skip
        if path is not None and not same:
            issues.append(_issue(
                Severity.ERROR, "resume-path-ignored",
                text("Both mechanisms are on and saved_checkpoints is not empty, so the given path "
                     "{path} is ignored.", path=path[:200]),
                text("Empty saved_checkpoints, or switch fast recovery off, or name "
                     "saved_checkpoints itself."),
                scan.folder,
            ))  # fmt: skip
        _tracker_against(scan, scan.newest.iteration, issues)
        return OutcomeKind.RESUMES, scan.newest
    if path is None:
        because.append(text("No path to resume from is given and fast recovery does not apply."))
        return OutcomeKind.FROM_SCRATCH, None
    if _is_number(path):
        issues.append(_number_for_path(path))
        return OutcomeKind.STOPS, None
    if settings.strategy == "lora":
        issues.append(_issue(
            Severity.ERROR, "lora-cannot-resume",
            text("LoRA in MindSpeed-LLM cannot resume in this edition: the path given is not used "
                 "to go on."),
            text("Start anew, or train with the full strategy."),
        ))  # fmt: skip
        return OutcomeKind.FROM_SCRATCH, None
    if not same:
        because.append(text("The path given lies outside the folder that was looked at."))
        issues.append(_other_folder(path))
        return OutcomeKind.UNKNOWN, None
    because.append(text("Resume (user_converted_ckpt_path) loads the iteration in the tracker."))
    return _by_tracker(scan, issues, because)


def _newer_megatron(
    scan: Scan, settings: Settings, issues: list[Issue], because: list[Text]
) -> _Found:
    path = settings.resume_path
    if path is None:
        because.append(text("No --load is given."))
        return OutcomeKind.FROM_SCRATCH, None
    if _is_number(path):
        issues.append(_number_for_path(path))
        return OutcomeKind.STOPS, None
    if not _same(path, scan.folder):
        issues.append(_other_folder(path))
        return OutcomeKind.UNKNOWN, None
    because.append(text("--load reads the iteration in the tracker."))
    kind, checkpoint = _by_tracker(scan, issues, because)
    switched_off = [
        name
        for name, value in (
            ("finetune", settings.finetune),
            ("no-load-optim", settings.no_load_optim),
            ("no-load-rng", settings.no_load_rng),
        )
        if value
    ]
    if switched_off and kind is OutcomeKind.RESUMES:
        issues.append(_issue(
            Severity.ERROR, "optimizer-loading-off",
            text("{names} is on, so only a part of the state is loaded: this is no true resume.",
                 names=tuple(switched_off)),
            text("Set finetune, no-load-optim and no-load-rng to false."),
        ))  # fmt: skip
        kind = OutcomeKind.WEIGHTS_ONLY if settings.finetune or settings.no_load_optim else kind
    return kind, checkpoint


def _hugging_face(
    scan: Scan, settings: Settings, issues: list[Issue], because: list[Text]
) -> _Found:
    path = settings.resume_path
    if settings.auto_resume:
        because.append(text("Fast recovery reads the newest checkpoint of the output folder."))
        if path is not None and scan.newest is not None and not _same(path, scan.newest.path):
            issues.append(_issue(
                Severity.WARNING, "resume-path-ignored",
                text("Both mechanisms are on and the output folder holds checkpoints, so the given "
                     "path {path} is ignored.", path=path[:200]),
                text("Empty the output folder, switch fast recovery off, or name its newest "
                     "checkpoint."),
            ))  # fmt: skip
        if scan.newest is None:
            return OutcomeKind.FROM_SCRATCH, None
        return OutcomeKind.RESUMES, scan.newest
    if path is None:
        because.append(text("resume_from_checkpoint is not given."))
        return OutcomeKind.FROM_SCRATCH, None
    if _is_number(path):
        issues.append(_number_for_path(path))
        return OutcomeKind.STOPS, None
    because.append(text("resume_from_checkpoint loads the folder it names."))
    if path.lower() == "true":
        return (OutcomeKind.FROM_SCRATCH, None) if scan.newest is None else (
            OutcomeKind.RESUMES, scan.newest)  # fmt: skip
    named = next((item for item in scan.checkpoints if _same(path, item.path)), None)
    if named is None:
        issues.append(_issue(
            Severity.ERROR, "checkpoint-not-here",
            text("{path} is none of the checkpoints found here.", path=path[:200]),
            text("Name one of the folders listed."),
        ))  # fmt: skip
        return OutcomeKind.UNKNOWN, None
    return OutcomeKind.RESUMES, named


def _by_tracker(scan: Scan, issues: list[Issue], because: list[Text]) -> _Found:
    tracker: Tracker | None = scan.tracker
    if tracker is None:
        if not any(issue.code == "tracker-missing" for issue in scan.issues):
            because.append(text("There is no tracker, so no checkpoint is looked for."))
        return OutcomeKind.FROM_SCRATCH, None
    issues.extend(tracker.issues)
    if tracker.release:
        issues.append(_issue(
            Severity.WARNING, "tracker-says-release",
            text("The tracker says “release”: converted weights without optimizer state."),
            text("Set the tracker to an iteration to go on instead of starting anew from weights."),
            tracker.path,
        ))  # fmt: skip
        released = next((item for item in scan.checkpoints if item.iteration is None), None)
        return OutcomeKind.WEIGHTS_ONLY, released
    if tracker.iteration is None:
        return OutcomeKind.STOPS, None
    because.append(text("The tracker says iteration {iteration}.", iteration=tracker.iteration))
    found = scan.at(tracker.iteration)
    if found is None:
        issues.append(_issue(
            Severity.ERROR, "tracker-names-nothing",
            text("The tracker names iteration {iteration}, whose folder is not here.",
                 iteration=tracker.iteration),
            text("Set the tracker to an iteration that is here."),
            tracker.path,
        ))  # fmt: skip
        return OutcomeKind.STOPS, None
    return OutcomeKind.RESUMES, found


def _tracker_against(scan: Scan, loaded: int | None, issues: list[Issue]) -> None:
    tracker = scan.tracker
    if tracker is None:
        return
    issues.extend(tracker.issues)
    if tracker.iteration is not None and tracker.iteration != loaded and loaded is not None:
        issues.append(_issue(
            Severity.WARNING, "tracker-differs",
            text("The tracker says {tracker}, fast recovery takes the newest, {loaded}.",
                 tracker=tracker.iteration, loaded=loaded),
            text("Set the tracker to the wanted iteration before starting."),
            tracker.path,
        ))  # fmt: skip


def _check_loaded(
    settings: Settings,
    kind: OutcomeKind,
    checkpoint: Checkpoint | None,
    issues: list[Issue],
) -> OutcomeKind:
    """Check what would be loaded against what is wanted and against the layout of the start."""
    loaded = None if checkpoint is None else checkpoint.iteration
    if settings.wanted is not None and loaded != settings.wanted and kind is not OutcomeKind.STOPS:
        issues.append(_issue(
            Severity.ERROR, "not-the-wanted-iteration",
            text("Iteration {wanted} is wanted, and something else will be loaded.",
                 wanted=settings.wanted),
            text("Set the tracker to the wanted iteration before starting."),
        ))  # fmt: skip
    if checkpoint is None:
        return kind
    issues.extend(checkpoint.issues)
    for name, at_start, held in (
        (text("tensor parallel size"), settings.tensor, checkpoint.parallel.tensor),
        (text("pipeline parallel size"), settings.pipeline, checkpoint.parallel.pipeline),
        (text("world size"), settings.world_size, checkpoint.parallel.world_size),
    ):
        if at_start is not None and held is not None and at_start != held:
            issues.append(_issue(
                Severity.ERROR, "parallel-layout-changed",
                text("The {name} is {now} now and was {held} when the checkpoint was saved.",
                     name=name, now=at_start, held=held),
                text("Start with the saved layout, or convert the checkpoint first."),
                checkpoint.path,
            ))  # fmt: skip
    if checkpoint.layout is not Layout.MEGATRON and checkpoint.weights is not Weights.UNKNOWN:
        saved = "lora" if checkpoint.weights is Weights.ADAPTER else "full"
        if settings.strategy in {"lora", "full"} and settings.strategy != saved:
            issues.append(_issue(
                Severity.ERROR, "strategy-changed",
                text("The checkpoint was saved by {saved} training; the start is {now}.",
                     saved=saved, now=settings.strategy),
                text("Start with the saved strategy."),
                checkpoint.path,
            ))  # fmt: skip
    if not checkpoint.complete:
        return OutcomeKind.STOPS
    if checkpoint.has_optimizer is False and kind is OutcomeKind.RESUMES:
        return OutcomeKind.WEIGHTS_ONLY
    return kind


def _disk(scan: Scan) -> list[Issue]:
    newest = scan.newest
    if newest is None or scan.free_bytes is None or scan.free_bytes >= newest.size_bytes:
        return []
    return [_issue(
        Severity.WARNING, "disk-too-small",
        text("{free} are free, and the next checkpoint needs about {size}.",
             free=Quantity(scan.free_bytes, Unit.BYTES),
             size=Quantity(newest.size_bytes, Unit.BYTES)),
        text("Free some space before starting."),
        scan.folder,
    )]  # fmt: skip


def _is_number(path: str) -> bool:
    return re.fullmatch(r"\s*\d+\s*", path) is not None


def _number_for_path(path: str) -> Issue:
    return _issue(
        Severity.ERROR, "number-for-path",
        text("The path to resume from is the number {number}; a folder is needed.",
             number=path.strip()[:20]),
        text("Give the folder, and put the number into the tracker."),
    )  # fmt: skip


def _other_folder(path: str) -> Issue:
    return _issue(
        Severity.INFO, "other-folder",
        text("The path to resume from is {path}, not the folder looked at.", path=path[:200]),
        text("Look at that folder to see what it holds."),
    )  # fmt: skip


def _same(path: str, folder: Path) -> bool:
    """Whether two names mean one place: equal as written, or the same on this disk.

    The job's machine may mount it elsewhere, so the last two parts being equal counts too.
    """
    named = Path(path)
    if os.path.normpath(named) == os.path.normpath(folder):
        return True
    try:
        if named.is_absolute() and named.exists():
            return named.resolve() == folder.resolve()
    except (OSError, ValueError, RuntimeError):
        return False
    return len(named.parts) > 1 and named.parts[-2:] == folder.absolute().parts[-2:]
