"""``ascgui plan``: one job answered without a window."""

from __future__ import annotations

import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO, TypeAlias

from ascgui import paths
from ascgui.catalog.formats import json_text
from ascgui.catalog.load import Catalog, load, user_overlay
from ascgui.domain.answer import Answer, Curve
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.plan import RL_STRATEGIES, STAGES, STRATEGIES, GoalKind, Plan, WorkloadKind
from ascgui.domain.text import Text, text
from ascgui.estimator.answer import answer as estimate
from ascgui.estimator.curves import curves
from ascgui.estimator.inputs import HIGHEST_EFFICIENCY
from ascgui.language.language import Language
from ascgui.planfile.answer_json import as_object
from ascgui.planfile.answer_text import as_lines
from ascgui.planfile.fields import FieldProblem, by_name, gather, shortened, spread
from ascgui.planfile.read import Opened, read
from ascgui.planfile.spellings import known_name, nearest_names
from ascgui.planfile.write import encoded, expected_sha256, prepare
from ascgui.safefile import Replacement

if TYPE_CHECKING:
    from argparse import _SubParsersAction

WritePdf: TypeAlias = Callable[[Path, Answer, tuple[Curve, ...], Catalog, Language], None]

_NARROWEST, _WIDEST = 60, 100

OPTIONS: tuple[tuple[str, str, Text], ...] = (
    ("model", "NAME", text("model, by any of its spellings")),
    ("strategy", "NAME", text("full, lora, grpo, dapo or ppo")),
    ("stage", "NAME", text("pretrain, sft, dpo or rl")),
    ("seq_len", "N", text("tokens per training sequence")),
    ("framework", "NAME", text("training framework")),
    ("hardware", "NAME", text("snt9b or snt9b23")),
    ("edition", "ID", text("edition of the tables; the newest where it is left out")),
    ("tokens", "N", text("tokens per epoch, such as 1.2e9 or 1.2B")),
    ("samples", "N", text("samples per epoch, in place of tokens")),
    ("tokens_per_sample", "N", text("tokens per sample, on average")),
    ("epochs", "N", text("passes over the data")),
    ("tps", "N", text("tokens/s per device, where you know it")),
    ("row", "ID", text("row of the throughput table to use")),
    ("efficiency", "N", text("scaling efficiency, 0.9 where it is left out")),
    ("devices", "N", text("devices to use; gives the duration")),
    ("deadline", "TIME", text("time allowed, such as 72h or 3d; gives the devices")),
    ("start", "DATE", text("when the job starts, such as 2026-12-01 09:00")),
    ("price", "N", text("price of one card for one hour")),
    ("currency", "NAME", text("currency of the price")),
    ("formula", "FORM", text("expected, or published for the vendor's printed form")),
    ("rounding", "HOW", text("recommended (at least 8 devices) or exact")),
    ("save_interval", "TIME", text("training between two saves; puts failures into the duration")),
    ("save_time", "TIME", text("time of one save")),
    ("failures_every", "TIME", text("mean time between two failures of the job")),
    ("restart_time", "TIME", text("from a failure until training goes on")),
    ("name", "TEXT", text("what the plan is called")),
)
"""Name of a plan's field, what stands for its value in the help, and what it means."""


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``plan``; :func:`run` carries it out.

    Values are taken as text, so that all that is wrong with them can be told at once.
    """
    show = (language or Language("en", {})).show
    parser = subparsers.add_parser("plan", help=show(SUMMARY))
    add_plan_options(parser, show)
    parser.add_argument("--json", action="store_true", help=show(text("print one JSON object")))
    parser.add_argument(
        "--export", metavar="FILE.toml", help=show(text("write the plan with its answer"))
    )
    parser.add_argument("--pdf", metavar="FILE.pdf", help=show(text("write the printed plan")))
    parser.add_argument(
        "--strict",
        action="store_true",
        help=show(text("exit with status 1 if a finding is an error")),
    )


def add_plan_options(parser: ArgumentParser, show: Callable[[Text], str]) -> None:
    """Add a plan file and the options that override it; :func:`asked` reads them."""
    parser.add_argument(
        "plan", nargs="?", metavar="PLAN.toml", help=show(text("plan file; options override it"))
    )
    for name, metavar, meaning in OPTIONS:
        parser.add_argument(_option(name), dest=name, metavar=metavar, help=show(meaning))


SUMMARY = text("answer one job")


def run(
    args: Namespace,
    out: TextIO,
    language: Language,
    *,
    write_pdf: WritePdf,
    problems: tuple[Issue, ...] = (),
) -> int:
    """Answer the job of ``args``, write the files asked for, then print to ``out``.

    ``problems`` are what was wrong with the options already.

    Raises:
        Refused: bad input; all of its problems, and nothing was written.
    """
    catalog = load(overlay=user_overlay(), cache=paths.user_cache())
    plan, opened = asked(args, catalog.tables, problems, _clashing_files(args))
    answer = estimate(plan, catalog.tables)
    # What is wrong with the user's own rows belongs beside an answer that goes without them.
    issues = [*_issues(answer, opened, plan), *catalog.issues]
    _write_files(args, answer, opened, catalog=catalog, language=language, write_pdf=write_pdf)
    if args.json:
        out.write(json_text(as_object(answer, issues, catalog.tables, language)))
    else:
        columns = max(_NARROWEST, min(_WIDEST, shutil.get_terminal_size((_WIDEST, 24)).columns))
        lines = as_lines(answer, issues, catalog.tables, language, columns)
        written = [name for name in (args.export, args.pdf) if name is not None]
        if written:
            lines += ["", language.say("Written: {files}.", files=tuple(written))]
        out.writelines(f"{line}\n" for line in lines)
    failed = args.strict and any(issue.severity is Severity.ERROR for issue in issues)
    return int(failed)


def _issues(answer: Answer, opened: Opened | None, plan: Plan) -> list[Issue]:
    """Return what there is to say about the file and the answer, worst first."""
    found = list(answer.issues)
    if opened is not None:
        overridden = plan != opened.plan
        found += opened.issues
        found += [
            issue
            for issue in opened.changes
            if not (overridden and issue.code in {"answer-changed", "inputs-edited"})
        ]
    return sorted(found, key=lambda issue: issue.severity.rank)


# --- what is asked ------------------------------------------------------------------------------


def asked(
    args: Namespace,
    tables: Tables,
    problems: Sequence[Issue] = (),
    more: Sequence[Issue] = (),
) -> tuple[Plan, Opened | None]:
    """Return the plan of the file with the options over it, and the file.

    ``problems`` are what was wrong with the options already, ``more`` what else is wrong.

    Raises:
        Refused: with the problems of both at once.
    """
    found = list(problems)
    opened: Opened | None = None
    if args.plan is not None:
        try:
            opened = read(Path(args.plan), tables)
        except Refused as refused:
            # What follows an option that is not known is taken for the file; one word is enough.
            stray = problems and refused.issues[0].code == "file-missing"
            found += () if stray else refused.issues
    given = _given(args, tables, found)
    values = spread(Plan() if opened is None else opened.plan)
    found += _conflicts(args, values)
    found += more
    if found:
        raise Refused(*found)
    if opened is None:
        _adapt_defaults(values, given)
    for name in given:
        for other in _REPLACED.get(name, ()):
            values.pop(other, None)
    values |= given
    if "deadline" in given or "devices" in given:
        values["goal"] = GoalKind.DEADLINE if "deadline" in given else GoalKind.DEVICES
    if "tokens" in given:
        values["counted_by"] = WorkloadKind.TOKENS
    elif "samples" in given or "tokens_per_sample" in given:
        values["counted_by"] = WorkloadKind.SAMPLES
    return gather(values), opened


_REPLACED = {
    "tps": ("row",),
    "row": ("tps",),
    "efficiency": ("scaling", "scaling_from"),
    "tokens": ("counted_from", "count_low", "count_high"),
    "samples": ("counted_from", "count_low", "count_high"),
    "tokens_per_sample": ("counted_from", "count_low", "count_high"),
}
"""Option → values of the file that no longer hold beside it."""

_EXCLUSIVE = (
    ("devices", "deadline"),
    ("tokens", "samples"),
    ("tokens", "tokens_per_sample"),
    ("tps", "row"),
)


def _given(args: Namespace, tables: Tables, problems: list[Issue]) -> dict[str, object]:
    """Return the values of the options by field, and add what is wrong to ``problems``."""
    given: dict[str, object] = {}
    for name, _, _ in OPTIONS:
        typed = getattr(args, name)
        if typed is None:
            continue
        try:
            given[name] = _value(name, typed, tables)
        except FieldProblem as fault:
            problems.append(usage(_option(name), fault.text))
    return given


def _value(name: str, typed: str, tables: Tables) -> object:
    """Return the value of one option.

    Raises:
        FieldProblem: it cannot be used.
    """
    value = by_name(name).kind.read(typed)
    if by_name(name).named:
        return _known(name, value, tables)
    if name == "efficiency" and value > HIGHEST_EFFICIENCY:
        raise FieldProblem(
            text(
                "{value} is too large. Above 1 a cluster would be faster than its parts; give at "
                "most {most}.",
                value=shortened(typed),
                most=HIGHEST_EFFICIENCY,
            )
        )
    return value


def _known(name: str, typed: str, tables: Tables) -> str:
    """Return the catalog's id for a name that was typed.

    Raises:
        FieldProblem: the catalog does not know it; with the nearest names.
    """
    known = known_name(name, typed, tables) if typed else None
    if known is not None:
        return known
    near = nearest_names(name, typed, tables) if typed else ()
    if near:
        raise FieldProblem(
            text(
                "{name} is not known. The nearest known spelling is {near}.",
                name=shortened(typed),
                near=near[0],
            )
            if len(near) == 1
            else text(
                "{name} is not known. The nearest known spellings are {near}.",
                name=shortened(typed),
                near=near,
            )
        )
    few = {"stage": STAGES, "strategy": STRATEGIES}.get(name)
    if few is not None:
        raise FieldProblem(
            text("“{typed}” is not possible here. Give one of {options}.",
                 typed=typed[:40], options=few)
        )  # fmt: skip
    raise FieldProblem(
        text(
            "{name} is not known. “ascgui catalog list {table}” prints the known names.",
            name=shortened(typed),
            table=_TABLES[name],
        )
    )


_TABLES = {
    "model": "models",
    "framework": "frameworks",
    "hardware": "hardware",
    "edition": "editions",
    "row": "throughput",
}


def _conflicts(args: Namespace, values: dict[str, object]) -> list[Issue]:
    found = [
        usage(
            _option(one),
            text("This cannot stand beside {other}. Give one of the two.", other=_option(other)),
        )
        for one, other in _EXCLUSIVE
        if getattr(args, one) is not None and getattr(args, other) is not None
    ]
    for one, other in (("samples", "tokens_per_sample"), ("tokens_per_sample", "samples")):
        asked = getattr(args, one) is not None and args.tokens is None
        if asked and getattr(args, other) is None and other not in values:
            message = text("This needs {other} beside it. Give both.", other=_option(other))
            found.append(usage(_option(one), message))
    return found


def _adapt_defaults(values: dict[str, object], given: dict[str, object]) -> None:
    """Let the defaults of a plan without a file go with what is given."""
    if given.get("strategy") in RL_STRATEGIES:
        values["stage"] = "rl"
    elif given.get("stage") == "rl":
        values.pop("strategy")


def _clashing_files(args: Namespace) -> list[Issue]:
    """Return a problem for each two of the files that are the same one."""
    if args.pdf is None:
        return []
    found = []
    for other, name in (("--export", args.export), ("PLAN.toml", args.plan)):
        if name is not None and _same_file(args.pdf, name):
            message = text("This is the same file as {other}. Give another name.", other=other)
            found.append(usage("--pdf", message))
    return found


def _same_file(one: str, other: str) -> bool:
    try:
        return Path(one).resolve() == Path(other).resolve()
    except (OSError, RuntimeError, ValueError):
        return False


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def usage(option: str, message: Text) -> Issue:
    """Return the problem of one option of the command line."""
    return Issue(Severity.ERROR, "bad-usage", message, where=(("option", option),))


# --- what is written ----------------------------------------------------------------------------


def _write_files(
    args: Namespace,
    answer: Answer,
    opened: Opened | None,
    *,
    catalog: Catalog,
    language: Language,
    write_pdf: WritePdf,
) -> None:
    """Write the plan and the printed plan, both or none.

    Raises:
        Refused: with the problems of both; what stood there is as it was.
    """
    based_on = None if opened is None else opened.text
    problems: list[Issue] = []
    with ExitStack() as staged:
        ready: list[tuple[Replacement, str | None]] = []
        if args.export is not None:
            path = Path(args.export)
            try:
                made = prepare(
                    path, answer.plan, answer, catalog.tables, based_on, language=language
                )
                new = staged.enter_context(Replacement(path))
                new.write(encoded(made))
                ready.append((new, expected_sha256(path, based_on)))
            except Refused as refused:
                problems += refused.issues
        if args.pdf is not None:
            path = Path(args.pdf)
            try:
                new = staged.enter_context(Replacement(path))
                problems += _print(
                    new, path, answer, catalog=catalog, language=language, write_pdf=write_pdf
                )
                ready.append((new, None))
            except Refused as refused:
                problems += refused.issues
        if problems:
            raise Refused(*problems)
        for new, expected in ready:
            new.commit(expected_sha256=expected)


def _print(
    new: Replacement,
    path: Path,
    answer: Answer,
    *,
    catalog: Catalog,
    language: Language,
    write_pdf: WritePdf,
) -> list[Issue]:
    """Write the printed plan beside ``path``; return its problems as those of ``path``."""
    try:
        write_pdf(new.staged, answer, curves(answer.plan, catalog.tables), catalog, language)
    except Refused as refused:
        return [_about(path, new.staged, issue) for issue in refused.issues]
    return []


def _about(path: Path, staged: Path, issue: Issue) -> Issue:
    """Return ``issue`` about the file that was asked for, not the one staged beside it."""
    where: dict[str, Any] = dict(issue.where) | {"file": str(path)}
    named = {str(staged): str(path), str(staged.parent): str(path.parent)}
    values = tuple(
        (name, named.get(value, value) if isinstance(value, str) else value)
        for name, value in issue.message.values
    )
    message = replace(issue.message, values=values)
    return replace(issue, message=message, where=tuple(where.items()))
