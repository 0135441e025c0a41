"""``ascgui compare``: the scenarios of a project side by side, without a window."""

from __future__ import annotations

import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from ascgui import safefile
from ascgui.catalog import leftout
from ascgui.catalog.load import load, user_overlay
from ascgui.comparison.formats import as_csv, as_json, as_markdown, as_text
from ascgui.comparison.table import Comparison, compare
from ascgui.comparison.workbook import as_xlsx
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.project import Project, add, next_id, short
from ascgui.domain.text import Text, text
from ascgui.language.language import Language
from ascgui.planfile.commands import usage
from ascgui.planfile.project_read import OpenedProject, read_project

if TYPE_CHECKING:
    from argparse import _SubParsersAction

FORMATS = ("table", "csv", "md", "xlsx", "json")
_ENDINGS = {".csv": "csv", ".md": "md", ".markdown": "md", ".xlsx": "xlsx", ".json": "json"}
_NARROWEST, _WIDEST = 60, 200
SUMMARY = text("compare the scenarios of a project")


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``compare``; :func:`run` carries it out."""
    show = (language or Language("en", {})).show
    parser = subparsers.add_parser("compare", help=show(SUMMARY))
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE.toml",
        help=show(text("a project file, or several project and plan files together")),
    )
    parser.add_argument(
        "--format",
        choices=FORMATS,
        help=show(text("the format; from the ending of FILE where it is left out")),
    )
    parser.add_argument(
        "--json", action="store_const", const="json", dest="format", help=show(text("as JSON"))
    )
    parser.add_argument(
        "-o", "--output", metavar="FILE", help=show(text("write to this file, not to the terminal"))
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help=show(text("exit with status 1 if a finding is an error")),
    )


def run(args: Namespace, out: TextIO, language: Language) -> int:
    """Compare the scenarios of ``args.files``, write the file asked for or print to ``out``.

    Raises:
        Refused: bad input; all of its problems, and nothing was written.
    """
    catalog = load(overlay=user_overlay())
    tables = catalog.tables
    form = _format(args)
    opened = read_files(args.files, tables)
    project, answers = together(opened)
    comparison = compare(project, answers, tables)
    comparison = replace(comparison, issues=(*comparison.issues, *about_files(opened)))
    data = _written(form, comparison, answers, tables, language)
    leftout.tell(catalog, language)
    if args.output is None:
        out.write(data.decode())
    else:
        safefile.replace(Path(args.output), data)
        out.write(f"{language.say('Written: {files}.', files=(args.output,))}\n")
    failed = any(
        issue.severity is Severity.ERROR for each in answers.values() for issue in each.issues
    )
    return int(args.strict and failed)


def together(opened: Sequence[OpenedProject]) -> tuple[Project, dict[str, Answer]]:
    """Return the scenarios of several files as one project, and their answers by the new ids.

    A scenario without a name is called by its file. One file alone stays as it is.
    """
    if len(opened) == 1:
        return opened[0].project, opened[0].answers
    project, answers = Project(), dict[str, Answer]()
    for each in opened:
        stem = each.text.path.stem
        for scenario in each.project.scenarios:
            plan = scenario.plan if short(scenario.name) else replace(scenario.plan, name=stem)
            new = next_id(project)
            project = add(project, plan)
            answers[new] = replace(each.opened[scenario.id].answer, plan=plan)
    return project, answers


def _format(args: Namespace) -> str:
    """Return the form to write.

    Raises:
        Refused: it cannot be printed, or the file is one of those that are read.
    """
    found: list[Issue] = []
    form: str = args.format or "table"
    if args.output is not None:
        path = Path(args.output)
        form = args.format or _ENDINGS.get(path.suffix.casefold(), "table")
        if any(same_file(path, Path(name)) for name in args.files):
            message: Text = text("This is the same file as {other}. Give another name.",
                                 other=args.output)  # fmt: skip
            found.append(usage("--output", message))
    elif form == "xlsx":
        message = text("A workbook cannot be printed. Give its file with --output.")
        found.append(usage("--format", message))
    if found:
        raise Refused(*found)
    return form


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file."""
    try:
        return one.resolve() == other.resolve()
    except (OSError, RuntimeError, ValueError):
        return False


def read_files(names: Sequence[str], tables: Tables) -> list[OpenedProject]:
    """Return the project and plan files ``names``, opened.

    Raises:
        Refused: with the problems of all.
    """
    found: list[OpenedProject] = []
    problems: list[Issue] = []
    for name in names:
        try:
            found.append(read_project(Path(name), tables))
        except Refused as refused:
            problems += refused.issues
    if problems:
        raise Refused(*problems)
    return found


def about_files(opened: Sequence[OpenedProject]) -> list[Issue]:
    """Return what is odd about the files, and which answers are no longer the saved ones."""
    found = [issue for project in opened for issue in project.findings(minor=False)]
    return sorted(found, key=lambda issue: issue.severity.rank)


def _written(
    form: str,
    comparison: Comparison,
    answers: dict[str, Answer],
    tables: Tables,
    language: Language,
) -> bytes:
    if form == "xlsx":
        return as_xlsx(comparison, language)
    if form == "csv":
        return as_csv(comparison).encode()
    if form == "md":
        return as_markdown(comparison, language).encode()
    if form == "json":
        return as_json(comparison, answers, tables, language).encode()
    terminal = shutil.get_terminal_size((100, 24)).columns
    return as_text(comparison, language, max(_NARROWEST, min(_WIDEST, terminal))).encode()
