"""``ascgui catalog``: the tables without a window."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple
from typing import TYPE_CHECKING, TextIO

from ascgui.catalog import changing, leftout, listing
from ascgui.catalog.check import check
from ascgui.catalog.choosing import (
    ALL_EDITIONS,
    chosen_rows,
    edition_or_all,
    one_edition,
    table_named,
    wanted,
)
from ascgui.catalog.diff import Count, diff
from ascgui.catalog.formats import as_csv, as_json, as_table, json_text
from ascgui.catalog.listing import Cell, Column, Row
from ascgui.catalog.load import Catalog, load, user_overlay
from ascgui.catalog.overlay import heard
from ascgui.domain.catalog import Support
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.names import fold
from ascgui.domain.text import Unit, text
from ascgui.language.findings import error_lines, issue_object, source_line
from ascgui.language.language import Language

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``catalog`` and what stands below it; :func:`run` carries it out."""
    say = (language or Language("en", {})).say
    catalog = subparsers.add_parser(
        "catalog", help=say("list, check, compare and change the tables")
    )
    commands = catalog.add_subparsers(dest="catalog_command", metavar="COMMAND", required=True)

    one = commands.add_parser("list", help=say("print a table"))
    one.add_argument("table", metavar="TABLE", help=" | ".join(listing.TABLES))
    one.add_argument("--edition", help=say("an edition, or “all”; the newest where it is left out"))
    _add_filters(one, say)
    _add_formats(one, say)

    findings = commands.add_parser("check", help=say("print the findings about the tables"))
    findings.add_argument("--edition", help=say("one edition; all where it is left out"))
    findings.add_argument(
        "--silenced", action="store_true", help=say("also those that a note of yours silences")
    )
    findings.add_argument(
        "--strict", action="store_true", help=say("exit with status 1 if a finding is an error")
    )
    _add_filters(findings, say)
    _add_formats(findings, say)

    changes = commands.add_parser("diff", help=say("print what changed between two editions"))
    changes.add_argument("before", metavar="EDITION", help=say("the earlier edition"))
    changes.add_argument("after", metavar="EDITION", help=say("the later edition"))
    _add_filters(changes, say)
    _add_formats(changes, say)

    changing.add_parsers(commands, say, _add_filters)


def _add_filters(parser: ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("--model", help=say("only this model"))
    parser.add_argument("--strategy", help=say("only this strategy"))
    parser.add_argument("--framework", help=say("only this framework"))
    parser.add_argument("--hardware", help=say("only this hardware"))


def _add_formats(parser: ArgumentParser, say: Callable[..., str]) -> None:
    formats = parser.add_mutually_exclusive_group()
    formats.add_argument(
        "--format", choices=("table", "csv", "json"), default="table", help=say("the format")
    )
    formats.add_argument(
        "--json", action="store_const", const="json", dest="format", help=say("as JSON")
    )


def run(
    args: Namespace,
    out: TextIO,
    language: Language,
    *,
    errors: TextIO | None = None,
    catalog: Catalog | None = None,
) -> int:
    """Carry out ``args`` of :func:`add_parser`, write to ``out`` and return the exit status.

    What cannot be answered goes to ``errors`` (standard error), with nothing written to ``out``.
    """
    try:
        catalog = catalog or load(overlay=user_overlay())
        commands = {"list": _list, "check": _check, "diff": _diff}
        command = commands.get(args.catalog_command, changing.run)
        written, status = command(args, catalog, language)
    except Refused as refused:
        (errors or sys.stderr).writelines(f"{line}\n" for line in error_lines(refused, language))
        return 2
    if args.catalog_command != "check":  # which prints it among its findings
        leftout.tell(catalog, language, errors)
    out.write(written)
    return status


def _list(args: Namespace, catalog: Catalog, language: Language) -> tuple[str, int]:
    table = table_named(args.table)
    columns = listing.columns(table)
    chosen = chosen_rows(args, catalog.tables, table)
    if args.format == "csv":
        return as_csv(columns, chosen), 0
    if args.format == "json":
        return as_json(columns, chosen), 0
    return as_table(columns, chosen, language), 0


def _check(args: Namespace, catalog: Catalog, language: Language) -> tuple[str, int]:
    tables = catalog.tables
    meant = wanted(args, tables)
    edition = edition_or_all(args.edition or ALL_EDITIONS, tables)
    found = (*catalog.issues, *check(tables, edition))
    loud, silenced = heard(found, catalog.changes)
    if args.silenced:
        loud, silenced = found, ()
    issues = [issue for issue in loud if not meant or _is_about(issue, meant)]
    status = int(args.strict and any(issue.severity is Severity.ERROR for issue in issues))
    if args.format == "json":
        return json_text([issue_object(issue, language) for issue in issues]), status
    if args.format == "csv":
        return as_csv(_FINDING_COLUMNS, [_finding_row(i, language) for i in issues]), status
    written = _findings_text(issues, language)
    if silenced:
        written += language.say("Silenced by notes: {count}.", count=len(silenced)) + "\n"
    return written, status


def _is_about(issue: Issue, wanted: Mapping[str, set[str]]) -> bool:
    """Whether a finding is about what is wanted; one that does not name a field is about all."""
    where = dict(issue.where)
    return "edition" in where and all(
        field not in where or fold(str(where[field])) in meant for field, meant in wanted.items()
    )


_FINDING_COLUMNS = (
    Column("severity", text("Severity")),
    Column("code", text("Code")),
    Column("model", text("Model")),
    Column("strategy", text("Strategy")),
    Column("framework", text("Framework")),
    Column("hardware", text("Hardware")),
    Column("seq_len", text("Sequence length"), numeric=True, unit=Unit.TOKENS),
    Column("edition", text("Edition")),
    Column("message", text("Finding")),
    Column("action", text("What to do")),
    Column("sources", text("Sources")),
)


def _finding_row(issue: Issue, language: Language) -> Row:
    where = dict(issue.where)
    cells: tuple[Cell, ...] = (
        issue.severity.value,
        issue.code,
        *(where.get(column.id) for column in _FINDING_COLUMNS[2:8]),
        language.show(issue.message),
        language.show(issue.action) if issue.action else None,
        "; ".join(source_line(source, language) for source in issue.sources),
    )
    return Row(issue.code, cells, "", 0, "")


def _findings_text(issues: Sequence[Issue], language: Language) -> str:
    word = {
        Severity.ERROR: language.say("error"),
        Severity.WARNING: language.say("warning"),
        Severity.INFO: language.say("note"),
    }
    lines = []
    for issue in issues:
        file = f"{issue.at('file')}:{issue.at('line')}: " if issue.at("file") else ""
        message = language.show(issue.message)
        told = language.say(
            "{word}: {code}: {message}",
            word=word[issue.severity],
            code=issue.code,
            message=message,
        )
        lines.append(f"{file}{told}")
        if issue.action:
            lines.append(f"    {language.show(issue.action)}")
        lines.extend(f"    {source_line(source, language)}" for source in issue.sources)
    found = Counter(issue.severity for issue in issues)
    lines.append(
        language.say(
            "Errors: {errors}. Warnings: {warnings}. Notes: {notes}.",
            errors=found[Severity.ERROR],
            warnings=found[Severity.WARNING],
            notes=found[Severity.INFO],
        )
    )
    return "".join(f"{line}\n" for line in lines)


def _diff(args: Namespace, catalog: Catalog, language: Language) -> tuple[str, int]:
    tables = catalog.tables
    before = one_edition(args.before, tables)
    after = one_edition(args.after, tables)
    meant = wanted(args, tables)
    found = [
        difference
        for difference in diff(tables, before, after)
        if all(fold(getattr(difference.key, field)) in found for field, found in meant.items())
    ]
    rows = [
        Row("", (*astuple(item.key), _said(item.before), _said(item.after)), "", 0, "")
        for item in found
    ]
    if args.format == "csv":
        return as_csv(_DIFFERENCE_COLUMNS, rows), 0
    if args.format == "json":
        return as_json(_DIFFERENCE_COLUMNS, rows), 0
    summary = language.say(
        "Changed: {changed}. Only in {after}: {added}. Only in {before}: {removed}.",
        changed=sum(None not in {item.before, item.after} for item in found),
        after=after,
        added=sum(item.before is None for item in found),
        before=before,
        removed=sum(item.after is None for item in found),
    )
    return f"{as_table(_DIFFERENCE_COLUMNS, rows, language)}{summary}\n", 0


_DIFFERENCE_COLUMNS = (
    Column("model", text("Model")),
    Column("strategy", text("Strategy")),
    Column("seq_len", text("Sequence length"), numeric=True, unit=Unit.TOKENS),
    Column("framework", text("Framework")),
    Column("hardware", text("Hardware")),
    Column("before", text("Before"), numeric=True, unit=Unit.DEVICES),
    Column("after", text("After"), numeric=True, unit=Unit.DEVICES),
)


def _said(count: Count) -> int | str | None:
    return count.value if isinstance(count, Support) else count
