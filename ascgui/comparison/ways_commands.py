"""``ascgui ways``: all ways to run one job, without a window."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

from ascgui.catalog import leftout
from ascgui.catalog.formats import as_csv, as_table, json_text
from ascgui.catalog.load import load, user_overlay
from ascgui.comparison.ways_table import columns, rows, shown_rows
from ascgui.domain.catalog import Tables
from ascgui.domain.text import Text, text
from ascgui.estimator.ways import Ways, obstacles, ways
from ascgui.language.findings import finding_lines, issue_object
from ascgui.language.language import Language
from ascgui.planfile.commands import add_plan_options, asked

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_COLUMNS = 100
_IN_TERMINAL = (
    "edition", "framework", "hardware", "minimum_devices", "devices", "duration_seconds", "cost",
    "card_hours", "evidence", "efficient",
)  # fmt: skip
SUMMARY = text("list all ways to run one job")


def add_parser(
    subparsers: _SubParsersAction[ArgumentParser], language: Language | None = None
) -> None:
    """Add ``ways``; :func:`run` carries it out."""
    show = (language or Language("en", {})).show
    parser = subparsers.add_parser("ways", help=show(SUMMARY))
    add_plan_options(parser, show)
    formats = parser.add_mutually_exclusive_group()
    formats.add_argument(
        "--format",
        choices=("table", "csv", "json"),
        default="table",
        help=show(text("the format")),
    )
    formats.add_argument(
        "--json", action="store_const", const="json", dest="format", help=show(text("as JSON"))
    )


def run(args: Namespace, out: TextIO, language: Language) -> int:
    """List the ways to run the job of ``args``; framework and hardware may be left out.

    Raises:
        Refused: bad input; all of its problems.
    """
    catalog = load(overlay=user_overlay())
    tables = catalog.tables
    plan, _ = asked(args, tables)
    found = ways(plan, tables)
    leftout.tell(catalog, language)
    if args.format == "csv":
        out.write(as_csv(columns(), rows(found)))
    elif args.format == "json":
        out.write(json_text(_object(found, language)))
    else:
        out.writelines(f"{line}\n" for line in _lines(found, tables, language))
    return 0


def _object(found: Ways, language: Language) -> dict[str, object]:
    names = [column.id for column in columns()]
    made: list[dict[str, object]] = []
    for way, row in zip(found.rows, rows(found), strict=True):
        cells: dict[str, object] = dict(zip(names, row.cells, strict=True))
        caveats = [language.show(caveat) for caveat in way.caveats]
        made.append({"id": row.id, **cells, "document": row.source or None, "caveats": caveats})
    return {"ways": made, "issues": [issue_object(issue, language) for issue in found.issues]}


def _lines(found: Ways, tables: Tables, language: Language) -> Iterable[str]:
    wanted = [*_IN_TERMINAL]
    if any(obstacles(way.answer) for way in found.rows):
        wanted.append("errors")
    chosen = [place for place, column in enumerate(columns()) if column.id in wanted]
    kept = [columns()[place] for place in chosen]
    cells = [
        type(row)(row.id, tuple(row.cells[place] for place in chosen), "", 0, row.source)
        for row in shown_rows(found, tables, language)
    ]
    if cells:
        yield from as_table(kept, cells, language).splitlines()
    caveats: dict[Text, None] = dict.fromkeys(
        caveat for row in found.rows for caveat in row.caveats
    )
    if caveats:
        yield ""
        yield from (language.show(caveat) for caveat in caveats)
    if found.issues:
        yield from ("", *finding_lines(found.issues, language, _COLUMNS))
