"""``ascgui report``: the report on one plan or on a project, without a window."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO, TypeAlias

from ascgui import paths
from ascgui.catalog import leftout
from ascgui.catalog.load import load, user_overlay
from ascgui.comparison.commands import about_files, read_files, same_file, together
from ascgui.decision.blocks import Report
from ascgui.decision.contents import contents
from ascgui.decision.decision import decide
from ascgui.decision.drawing import is_drawing, whole_drawing
from ascgui.decision.markdown import as_markdown
from ascgui.decision.options import (
    ALL_SECTIONS,
    LARGEST_LOGO,
    PAGES,
    ReportOptions,
    ReportSection,
)
from ascgui.decision.workbook import as_xlsx
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.project import Project
from ascgui.domain.text import Text, text
from ascgui.language.findings import finding_lines
from ascgui.language.language import Language
from ascgui.language.moments import parse_moment
from ascgui.language.numbers import NumberProblem
from ascgui.planfile.commands import usage
from ascgui.safefile import Replacement, read_bytes

if TYPE_CHECKING:
    from argparse import _SubParsersAction

WriteReport: TypeAlias = Callable[[Path, Report, Tables, Language], None]
"""Writes the report as PDF; what stands at the path is staged already."""

_ENDINGS = {".pdf": "pdf", ".md": "md", ".markdown": "md", ".xlsx": "xlsx"}
_COLUMNS = 100
SUMMARY = text("write the report on a plan or on the scenarios of a project")


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``report``; :func:`run` carries it out."""
    show = (language or Language("en", {})).show
    parser = subparsers.add_parser("report", help=show(SUMMARY))
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE.toml",
        help=show(text("a project file, or several project and plan files together")),
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=show(text("FILE.pdf, FILE.md or FILE.xlsx; without it Markdown is printed")),
    )
    options: tuple[tuple[str, str, Text], ...] = (
        ("title", "TEXT", text("title of the cover; the project's name where it is left out")),
        ("customer", "NAME", text("for whom the report is")),
        ("author", "NAME", text("who prepared it")),
        ("logo", "FILE", text("picture for the cover: PNG, JPEG or SVG")),
        ("date", "DATE", text("date of the report; today where it is left out")),
        (
            "sections",
            "LIST",
            text("parts to hold, of {sections}", sections=tuple(map(str, ALL_SECTIONS))),
        ),
        ("scenarios", "LIST", text("ids of the scenarios to hold; all where it is left out")),
        ("page", "NAME", text("A4 or Letter")),
    )
    for name, metavar, meaning in options:
        parser.add_argument(f"--{name}", metavar=metavar, help=show(meaning))
    parser.add_argument(
        "--strict",
        action="store_true",
        help=show(text("exit with status 1 if a finding is an error")),
    )


def run(
    args: Namespace,
    out: TextIO,
    language: Language,
    *,
    write_report: WriteReport,
    problems: Sequence[Issue] = (),
) -> int:
    """Write the report on ``args.files``, or print it to ``out``.

    ``problems`` are what was wrong with the options already.

    Raises:
        Refused: bad input; all of its problems, and nothing was written.
    """
    found = list(problems)
    form = _form(args, found)
    catalog = load(overlay=user_overlay(), cache=paths.user_cache())
    tables = catalog.tables
    try:
        opened = read_files(args.files, tables)
        project, answers = together(opened)
        options = _options(args, project, found)
    except Refused as refused:
        _options(args, None, found)
        raise Refused(*found, *refused.issues) from None
    if found:
        raise Refused(*found)
    decision = decide(project, tables, options.scenarios, answers=answers)
    report = None if decision is None else contents(decision, options, language)
    if decision is None or report is None:
        raise AssertionError("nothing asked the report to stop")
    leftout.tell(catalog, language)
    if args.output is None:
        out.write(as_markdown(report, language))
    else:
        _write(Path(args.output), form, report, tables, language, write_report)
        out.write(f"{language.say('Written: {files}.', files=(args.output,))}\n")
        out.writelines(
            f"{line}\n" for line in finding_lines(about_files(opened), language, _COLUMNS)
        )
    failed = any(issue.severity is Severity.ERROR for a in decision.ordered for issue in a.issues)
    return int(args.strict and failed)


def _write(
    path: Path,
    form: str,
    report: Report,
    tables: Tables,
    language: Language,
    write_report: WriteReport,
) -> None:
    """Write the report; what stood at ``path`` is kept until all of it is on the disk.

    Raises:
        Refused: it cannot be written, or the logo cannot be read.
    """
    with ExitStack() as staged:
        new = staged.enter_context(Replacement(path))
        if form == "pdf":
            write_report(new.staged, report, tables, language)
        elif form == "xlsx":
            new.write(as_xlsx(report, language))
        else:
            new.write(as_markdown(report, language).encode())
        new.commit(backup=False)


def _form(args: Namespace, problems: list[Issue]) -> str:
    """Return the form to write, by the ending of the file."""
    if args.output is None:
        return "md"
    path = Path(args.output)
    if any(same_file(path, Path(name)) for name in args.files):
        message = text("This is the same file as {other}. Give another name.", other=args.output)
        problems.append(usage("--output", message))
    form = _ENDINGS.get(path.suffix.casefold())
    if form is None:
        message = text("The ending says the form: give a name that ends in .pdf, .md or .xlsx.")
        problems.append(usage("--output", message))
        return "md"
    return form


def _options(args: Namespace, project: Project | None, problems: list[Issue]) -> ReportOptions:
    """Return the options, and add what is wrong with them to ``problems``."""
    return ReportOptions(
        title=args.title or "",
        customer=args.customer or "",
        author=args.author or "",
        logo=_logo(args.logo, problems),
        day=_day(args.date, problems),
        sections=_sections(args.sections, problems),
        page=_page(args.page, problems),
        scenarios=_scenarios(args.scenarios, project, problems),
    )


def _logo(typed: str | None, problems: list[Issue]) -> Path | None:
    """Return the logo, read once here: not every form of the report shows it."""
    if not typed:
        return None
    path = Path(typed)
    try:
        content = read_bytes(path, LARGEST_LOGO)
        if is_drawing(content, path):
            whole_drawing(content, path)
    except Refused as refused:
        problems += refused.issues
    return path


def _day(typed: str | None, problems: list[Issue]) -> date | None:
    now = datetime.now()
    if typed is None:
        return now.date()
    try:
        return parse_moment(typed, now).date()
    except NumberProblem as problem:
        problems.append(usage("--date", problem.text))
        return None


def _sections(typed: str | None, problems: list[Issue]) -> tuple[ReportSection, ...]:
    if typed is None:
        return ALL_SECTIONS
    known = {str(section): section for section in ALL_SECTIONS}
    chosen: list[ReportSection] = []
    for word in _listed(typed):
        section = known.get(word.casefold())
        if section is None:
            message = text(
                "“{typed}” is not possible here. Give one of {options}.",
                typed=word[:40],
                options=tuple(known),
            )
            problems.append(usage("--sections", message))
        else:
            chosen.append(section)
    if not _listed(typed):
        message = text("No part is named. Give some of {options}.", options=tuple(known))
        problems.append(usage("--sections", message))
    return tuple(section for section in ALL_SECTIONS if section in chosen)


def _page(typed: str | None, problems: list[Issue]) -> str:
    if typed is None:
        return PAGES[0]
    for page in PAGES:
        if page.casefold() == typed.casefold():
            return page
    message = text(
        "“{typed}” is not possible here. Give one of {options}.", typed=typed[:40], options=PAGES
    )
    problems.append(usage("--page", message))
    return PAGES[0]


def _scenarios(
    typed: str | None, project: Project | None, problems: list[Issue]
) -> tuple[str, ...] | None:
    if typed is None or project is None:
        return None
    chosen = tuple(_listed(typed))
    for each in chosen:
        if each not in project.ids:
            message = text(
                "“{typed}” is not possible here. Give one of {options}.",
                typed=each[:40],
                options=project.ids[:_MOST_IDS],
            )
            problems.append(usage("--scenarios", message))
    return chosen


_MOST_IDS = 20


def _listed(typed: str) -> list[str]:
    return [word.strip() for word in typed.replace("，", ",").split(",") if word.strip()]
