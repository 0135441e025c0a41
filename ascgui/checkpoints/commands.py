"""``ascgui checkpoint inspect | repair``: the checkpoints of a folder without a window."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from ascgui.checkpoints import launch, tracker
from ascgui.checkpoints.advice import Outcome, advise, told
from ascgui.checkpoints.launch import Settings
from ascgui.checkpoints.records import Checkpoint, Scan
from ascgui.checkpoints.scan import scan, shown
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.language.findings import finding_lines, issue_object
from ascgui.language.language import Language
from ascgui.language.limits import DEVICES, STEP, count_of
from ascgui.language.terminal import padded

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``checkpoint`` and what stands below it; :func:`run` carries it out."""
    say = (language or Language("en", {})).say
    checkpoint = subparsers.add_parser("checkpoint", help=say("say from where training will go on"))
    commands = checkpoint.add_subparsers(
        dest="checkpoint_command", metavar="COMMAND", required=True
    )
    inspect = commands.add_parser("inspect", help=say("list checkpoints and what will be loaded"))
    inspect.add_argument(
        "folder",
        metavar="DIR",
        type=Path,
        help=say("the folder that training saves its checkpoints in"),
    )
    inspect.add_argument(
        "--framework",
        choices=("mindspeed-llm", "llama-factory", "verl"),
        help=say("the framework; without it, what the folder looks like"),
    )
    inspect.add_argument("--edition", help=say("the edition that the job runs on"))
    inspect.add_argument(
        "--launch",
        type=Path,
        metavar="FILE",
        help=say("shell script or YAML whose settings are read; nothing is run"),
    )
    inspect.add_argument(
        "--strategy",
        choices=("full", "lora"),
        help=say("the strategy of the job, which says what is loaded"),
    )
    inspect.add_argument("--resume-path", metavar="PATH", help=say("the path to resume from"))
    inspect.add_argument("--auto-resume", choices=("on", "off"), help=say("fast recovery"))
    inspect.add_argument("--wanted", metavar="ITERATION", help=say("the iteration that is wanted"))
    inspect.add_argument(
        "--world-size", metavar="N", help=say("devices that training will go on with")
    )
    inspect.add_argument(
        "--strict", action="store_true", help=say("exit with status 1 if a finding is an error")
    )
    inspect.add_argument("--json", action="store_true", help=say("as JSON"))
    repair = commands.add_parser(
        "repair", help=say("set the tracker to a complete iteration, keeping the old file")
    )
    repair.add_argument(
        "folder",
        metavar="DIR",
        type=Path,
        help=say("the folder that training saves its checkpoints in"),
    )
    repair.add_argument(
        "iteration",
        metavar="ITERATION",
        help=say("the complete iteration that training is to go on from"),
    )
    repair.add_argument("--dry-run", action="store_true", help=say("show it, write nothing"))


def run(args: Namespace, out: TextIO, language: Language) -> int:
    """Carry out ``args`` of :func:`add_parser`, write to ``out`` and return the exit status.

    Raises:
        Refused: the folder or the launch file cannot be used; nothing was written.
    """
    if args.checkpoint_command == "repair":
        return _repair(args, out, language)
    return _inspect(args, out, language)


def _looked(folder: Path) -> Scan:
    """Return what ``folder`` holds.

    Raises:
        Refused: there is no such folder.
    """
    if not folder.is_dir():
        raise Refused(
            Issue(
                Severity.ERROR,
                "folder-missing",
                text("This is no folder that can be read."),
                text("Name the folder that training saves its checkpoints to."),
                where=(("file", shown(folder)),),
            )
        )
    return scan(folder)


def _inspect(args: Namespace, out: TextIO, language: Language) -> int:
    problems: list[Issue] = []
    wanted = count_of("--wanted", args.wanted, STEP, problems)
    world_size = count_of("--world-size", args.world_size, DEVICES, problems)
    if problems:
        raise Refused(*problems)
    settings = Settings(
        framework=args.framework,
        edition=args.edition,
        strategy=args.strategy,
        resume_path=args.resume_path,
        auto_resume=None if args.auto_resume is None else args.auto_resume == "on",
        wanted=wanted,
        world_size=world_size,
    )
    found = _looked(args.folder)
    from_file: tuple[Issue, ...] = ()
    if args.launch is not None:
        settings, from_file = launch.read(args.launch, settings)
    outcome = advise(found, settings)
    issues = sorted((*told(found, outcome), *from_file), key=lambda issue: issue.severity.rank)
    if args.json:
        json.dump(_as_object(found, settings, outcome, issues, language), out, ensure_ascii=False,
                  indent=2)  # fmt: skip
        out.write("\n")
    else:
        out.write("\n".join(_as_lines(found, outcome, issues, language)) + "\n")
    worst = any(issue.severity is Severity.ERROR for issue in issues)
    return 1 if args.strict and worst else 0


def _checkpoint_object(item: Checkpoint, language: Language) -> dict[str, object]:
    return {
        "name": shown(item.path.name),
        "iteration": item.iteration,
        "layout": item.layout.value,
        "date": None
        if item.modified_s is None
        else datetime.fromtimestamp(item.modified_s).isoformat(timespec="seconds"),
        "size_bytes": item.size_bytes,
        "files": item.files,
        "complete": item.complete,
        "weights": item.weights.value,
        "has_optimizer": item.has_optimizer,
        "tensor": item.parallel.tensor,
        "pipeline": item.parallel.pipeline,
        "expert": item.parallel.expert,
        "pipeline_or_expert": item.parallel.ambiguous,
        "world_size": item.parallel.world_size,
        "issues": [issue_object(issue, language) for issue in item.issues],
    }


def _as_object(
    found: Scan, settings: Settings, outcome: Outcome, issues: list[Issue], language: Language
) -> dict[str, object]:
    return {
        "folder": shown(found.folder),
        "layout": None if found.layout is None else found.layout.value,
        "framework": settings.framework or (found.layout.framework if found.layout else None),
        "edition": settings.edition,
        "tracker": None
        if found.tracker is None
        else {"content": found.tracker.content, "iteration": found.tracker.iteration},
        "will": outcome.kind.value,
        "loads": None if outcome.checkpoint is None else shown(outcome.checkpoint.path.name),
        "answer": language.show(outcome.sentence),
        "because": [language.show(step) for step in outcome.because],
        "free_bytes": found.free_bytes,
        "complete_look": not found.stopped,
        "checkpoints": [_checkpoint_object(item, language) for item in found.checkpoints],
        "issues": [issue_object(issue, language) for issue in issues],
    }


def _as_lines(found: Scan, outcome: Outcome, issues: list[Issue], language: Language) -> list[str]:
    lines = [language.show(outcome.sentence)]
    lines.extend(f"  {language.show(step)}" for step in outcome.because)
    lines.append("")
    for item in found.checkpoints:
        state = text("complete") if item.complete else text("incomplete")
        when = language.say("date unknown")
        if item.modified_s is not None:
            when = f"{datetime.fromtimestamp(item.modified_s):%Y-%m-%d %H:%M}"
        size = language.show(Quantity(item.size_bytes, Unit.BYTES))
        lines.append(
            f"  {shown(item.path.name):<24} {size:>10}  {padded(when, 16)}  "
            f"{language.show(state)}  {language.show(_known(item))}".rstrip()
        )
    lines.append("")
    lines.extend(finding_lines(issues, language, 100))
    return lines


def _known(item: Checkpoint) -> Text | str:
    """Return what the names give away of weights, optimizer state and parallel layout."""
    sizes = item.parallel.words
    optimizer = {
        None: None,
        True: text("with optimizer state"),
        False: text("without optimizer state"),
    }[item.has_optimizer]
    parts = [part for part in (sizes, optimizer) if part is not None]
    if not parts:
        return text("parallel layout unknown")
    return parts[0] if len(parts) == 1 else text("{sizes}, {state}", sizes=parts[0], state=parts[1])


def _repair(args: Namespace, out: TextIO, language: Language) -> int:
    problems: list[Issue] = []
    iteration = count_of("ITERATION", args.iteration, STEP, problems)
    if iteration is None:
        raise Refused(*problems)
    found = _looked(args.folder)
    chosen = found.at(iteration)
    if chosen is None or not chosen.complete:
        raise Refused(
            Issue(
                Severity.ERROR,
                "iteration-not-complete",
                text(
                    "Iteration {iteration} is not here as a complete checkpoint, so nothing was "
                    "written.", iteration=str(iteration),
                ),
                text("Choose one that “inspect” lists as complete."),
                where=(("file", shown(found.folder)),),
            )
        )  # fmt: skip
    repair = tracker.plan_repair(found.folder, iteration)
    before = (
        text("nothing") if repair.before is None else repair.before.decode(errors="replace").strip()
    )
    change = text(
        "{name}: {before} → {after}", name=tracker.NAME, before=before, after=str(iteration)
    )
    out.write(language.show(change) + "\n")
    if not args.dry_run:
        tracker.carry_out(repair)
    return 0
