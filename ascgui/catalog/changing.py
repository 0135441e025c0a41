"""``ascgui catalog import | export | set | unset``: the tables changed without a window."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ascgui import safefile
from ascgui.catalog import sharing, tomlfile, typed
from ascgui.catalog.check import check
from ascgui.catalog.choosing import chosen_rows, one_edition, table_named, usage
from ascgui.catalog.export import FORMATS, as_toml, exported
from ascgui.catalog.formats import as_csv, as_markdown, json_text
from ascgui.catalog.intake import document
from ascgui.catalog.intake.draft import Question, Rejected
from ascgui.catalog.listing import columns
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import About, Origin
from ascgui.catalog.preview import MINE, THEIRS, Item, Outcome, Preview, preview
from ascgui.catalog.records import Record, identity, of_table
from ascgui.catalog.wording import named, row_text, said
from ascgui.domain.catalog import Requirement, Support
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.language.findings import issue_object
from ascgui.language.language import Language

if TYPE_CHECKING:
    from argparse import _SubParsersAction

CHANGES = "changes"
EDITION = "edition"

Say = Callable[..., str]
Done = tuple[str, int]


def add_parsers(
    commands: _SubParsersAction[ArgumentParser],
    say: Say,
    add_filters: Callable[[ArgumentParser, Say], None],
) -> None:
    """Add the four commands below ``catalog``."""
    one = commands.add_parser("import", help=say("take in a table, a page or shared changes"))
    one.add_argument(
        "file", metavar="FILE", help=say("CSV, TSV, XLSX, HTML, Markdown, text, or shared TOML")
    )
    one.add_argument("--edition", metavar="NAME", help=say("a new edition, or one to change"))
    one.add_argument("--dry-run", action="store_true", help=say("only say what would happen"))
    one.add_argument("--json", action="store_true", help=say("as JSON"))
    one.add_argument("--encoding", metavar="NAME", help=say("that of a text, such as gbk"))
    one.add_argument(
        "--whole",
        action="store_true",
        help=say("the file is the whole table: rows that it lacks are removed"),
    )
    one.add_argument(
        "--choose",
        metavar="ID=CHOICE",
        action="append",
        default=[],
        help=say("answer a question that the preview asks; may be repeated"),
    )
    one.add_argument(
        "--partial",
        action="store_true",
        help=say("take in what can be used, and leave rejected and undecided rows out"),
    )
    one.add_argument(
        "--conflicts",
        choices=(MINE, THEIRS),
        help=say("whose row holds where you changed it too; the other is set aside"),
    )
    _add_origin(one, say)

    out = commands.add_parser("export", help=say("write a table for other programs"))
    out.add_argument(
        "table",
        metavar="TABLE",
        help=say("a table; “changes” for your own, “edition” for a whole one, both as TOML"),
    )
    out.add_argument(
        "--format", choices=FORMATS, help=say("the form; that of FILE's name if left out")
    )
    out.add_argument("-o", "--output", metavar="FILE", help=say("where to; printed if left out"))
    out.add_argument("--edition", help=say("an edition, or “all”; the newest where it is left out"))
    out.add_argument("--name", default="", help=say("what shared changes are called"))
    add_filters(out, say)
    _add_origin(out, say)

    put = commands.add_parser("set", help=say("add or change one row of your own"))
    put.add_argument("table", metavar="TABLE", help=say("the table of the row"))
    put.add_argument("fields", metavar="FIELD=VALUE", nargs="+", help=say("as in devices=8"))
    put.add_argument("--remove", action="store_true", help=say("mark the row as removed"))
    put.add_argument("--json", action="store_true", help=say("as JSON"))
    _add_origin(put, say)

    back = commands.add_parser("unset", help=say("give up your change of one row"))
    back.add_argument("table", metavar="TABLE", help=say("the table of the row"))
    back.add_argument("fields", metavar="FIELD=VALUE", nargs="+", help=say("what names the row"))
    back.add_argument("--json", action="store_true", help=say("as JSON"))


def _add_origin(parser: ArgumentParser, say: Say) -> None:
    parser.add_argument("--source", default="", help=say("where it comes from"))
    parser.add_argument("--author", default="", help=say("who says so"))
    parser.add_argument("--date", default="", help=say("when, as in 2026-11-30; today if left out"))
    parser.add_argument("--reason", default="", help=say("why"))


def run(args: Namespace, catalog: Catalog, language: Language) -> Done:
    """Carry out ``args``, and return what is to be printed and the exit status.

    Raises:
        Refused: it cannot be done; nothing was written.
    """
    done: Mapping[str, Callable[[Namespace, Catalog, Language], Done]] = {
        "import": _import,
        "export": _export,
        "set": _set,
        "unset": _unset,
    }
    if catalog.unusable and _needs_changes(args):
        message = text("The file of your changes cannot be used, so nothing was saved.")
        action = text("Mend the file, or move it away to go on without your old changes.")
        where = catalog.unusable[0].where
        refusal = Issue(Severity.ERROR, "overlay-unreadable", message, action, where)
        raise Refused(*catalog.unusable, refusal)
    return done[args.catalog_command](args, catalog, language)


def _needs_changes(args: Namespace) -> bool:
    """Return whether ``args`` save the user's changes, or hand them on."""
    if args.catalog_command == "import":
        return not bool(args.dry_run)
    command: str = args.catalog_command
    return command != "export" or bool(args.table == CHANGES)


COMMANDS = ("import", "export", "set", "unset")


def _origin(args: Namespace) -> Origin:
    return Origin(args.source, args.author, _day(args.date), args.reason)


def _day(written: str) -> str:
    try:
        return (date.fromisoformat(written) if written else date.today()).isoformat()  # noqa: DTZ011
    except ValueError:
        raise usage(
            text("“{typed}” is no date.", typed=written), text("Write it as in 2026-11-30.")
        ) from None


# --- import ---------------------------------------------------------------------------------------


def _import(args: Namespace, catalog: Catalog, language: Language) -> Done:
    path = Path(args.file)
    found = _shared(args, path, catalog) if path.suffix == ".toml" else _table(args, path, catalog)
    if not args.dry_run:
        if not args.partial:
            _refuse_leftovers(found, path)
        _refuse_conflicts(found, args)
        choice = {item.id: args.conflicts for item in found.items if item.is_conflict}
        catalog.saved(found.accept(catalog, choice))
    written = not args.dry_run
    if args.json:
        return json_text(_as_object(found, language, written=written)), 0
    return _as_text(found, language, written=written, conflicts=args.conflicts, whole=args.whole), 0


def _table(args: Namespace, path: Path, catalog: Catalog) -> Preview:
    if not args.edition:
        # What is wrong with the file itself comes first.
        safefile.read_bytes(path, tomlfile.LARGEST_BYTES)
        raise usage(
            text("The edition is missing."),
            text("Add --edition NAME: a new one, or one whose rows are to be changed."),
        )
    decisions: dict[str, str] = {}
    for word in args.choose:
        question, equals, choice = word.rpartition("=")
        if not equals:
            raise usage(
                text("“{typed}” answers no question.", typed=word), text("Write ID=CHOICE.")
            )
        decisions[question] = choice
    intake = document.read(path, catalog.tables, encoding_name=args.encoding, edition=args.edition)
    return preview(
        intake,
        catalog,
        args.edition,
        origin=_origin(args),
        decisions=decisions,
        whole=args.whole,
    )


def _shared(args: Namespace, path: Path, catalog: Catalog) -> Preview:
    if args.edition or args.whole or args.choose:
        safefile.read_bytes(path, tomlfile.LARGEST_BYTES)
        raise usage(
            text("Shared changes name their editions themselves."),
            text("Leave --edition, --whole and --choose out."),
        )
    return sharing.preview(sharing.read(path, catalog), catalog)


def _refuse_leftovers(found: Preview, path: Path) -> None:
    """Refuse to write while rows are rejected or undecided.

    Raises:
        Refused: with each of them, by line.
    """
    problems = []
    for row in found.rejected:
        message = text("{printed}: {reason}", printed=row.printed, reason=row.reason)
        action = text("Correct it, or leave such rows out with --partial.")
        problems.append(_at(path, row.line, "row-rejected", message, action))
    for question in found.questions:
        printed = question.printed
        message = (
            text("{printed}: {asks}", printed=printed, asks=question.asks)
            if printed
            else question.asks
        )
        action = text(
            "Add --choose {id}=CHOICE with one of: {choices}.",
            id=question.id,
            choices=tuple(
                text("{id} ({label})", id=choice.id, label=choice.label)
                for choice in question.choices
            ),
        )
        problems.append(_at(path, question.lines[0], "row-undecided", message, action))
    if problems:
        raise Refused(*problems)


def _refuse_conflicts(found: Preview, args: Namespace) -> None:
    conflicts = [item for item in found.items if item.is_conflict]
    if conflicts and args.conflicts is None:
        raise usage(
            text(
                "You changed {count} of these rows yourself, to something else: {rows}.",
                count=len(conflicts),
                rows=tuple(item.id for item in conflicts[:5]),
            ),
            text("Add --conflicts mine or --conflicts theirs; the other rows are set aside."),
        )


def _at(path: Path, line: int, code: str, message: Text, action: Text) -> Issue:
    where = (("file", str(path)), ("line", line))
    return Issue(Severity.ERROR, code, message, action, where)


def _as_object(found: Preview, language: Language, *, written: bool) -> dict[str, object]:
    return {
        "written": written,
        "edition": found.edition or None,
        "new_edition": found.is_new_edition,
        "compared_with": found.compared_with or None,
        "counts": {**found.counts, "absent": found.absent},
        "items": [
            {
                "id": item.id,
                "outcome": item.outcome.value,
                "table": item.table,
                "before": _plain_said(item.before, language),
                "after": _plain_said(item.after, language),
                "mine": _plain_said(item.mine.record, language) if item.mine else None,
                "conflict": item.is_conflict,
                "line": item.line or None,
            }
            for item in found.items
            if item.outcome is not Outcome.UNCHANGED or item.is_conflict
        ],
        "rejected": [_rejected_object(row, language) for row in found.rejected],
        "undecided": [_question_object(question, language) for question in found.questions],
    }


def _rejected_object(row: Rejected, language: Language) -> dict[str, object]:
    return {"line": row.line, "printed": row.printed, "reason": language.show(row.reason)}


def _question_object(question: Question, language: Language) -> dict[str, object]:
    return {
        "id": question.id,
        "asks": language.show(question.asks),
        "printed": question.printed,
        "lines": list(question.lines),
        "choices": [
            {"id": choice.id, "label": language.show(choice.label)} for choice in question.choices
        ],
    }


def _plain_said(record: Record | None, language: Language) -> int | str | None:
    """Return what a row says: a count, "not-supported", words, or None for no row."""
    if record is None:
        return None
    if isinstance(record, Requirement):
        return Support.NOT_SUPPORTED.value if record.devices is None else record.devices
    return language.show(said(record))


def _as_text(
    found: Preview, language: Language, *, written: bool, conflicts: str | None, whole: bool
) -> str:
    lines = [
        _item_line(item, language)
        if item.mine is None
        else _conflict_line(item, item.mine.record, language, conflicts)
        for item in found.items
        if item.outcome is not Outcome.UNCHANGED or item.is_conflict
    ]
    lines += [
        language.say(
            "rejected, line {line}: {printed}: {reason}",
            line=row.line,
            printed=row.printed,
            reason=row.reason,
        )
        for row in found.rejected
    ]
    for question in found.questions:
        lines.append(
            language.say(
                "undecided, {id}: {asks} {printed}",
                id=question.id,
                asks=question.asks,
                printed=question.printed,
            ).rstrip()
        )
        lines += [f"    {item.id}: {language.show(item.label)}" for item in question.choices]
    counts = found.counts
    lines.append(
        language.say(
            "Added: {added}. Changed: {changed}. Removed: {removed}. Unchanged: {unchanged}. "
            "Conflicts: {conflicts}. Rejected: {rejected}. Undecided: {undecided}.",
            **counts,
        )
    )
    if found.is_new_edition:
        lines.append(
            language.say(
                "Compared with edition {edition}; what is removed is not in the new edition.",
                edition=found.compared_with,
            )
        )
    if found.absent and whole:
        lines.append(
            language.say(
                "Rows of the edition that stay, as what the file says of their models could not "
                "be used in full: {count}.",
                count=found.absent,
            )
        )
    elif found.absent:
        lines.append(
            language.say(
                "{count} rows of the edition are not in the file and stay; with --whole they go.",
                count=found.absent,
            )
        )
    lines.append(language.say("Written.") if written else language.say("Nothing was written."))
    return "".join(f"{line}\n" for line in lines)


_TOLD_BY_NAME = frozenset({"editions", "documents", "models"})


def _item_line(item: Item, language: Language) -> str:
    sides = (item.before, item.after)
    before, after = (said(side, sides) for side in sides)
    meant = item.after or item.before
    row = item.id if meant is None else row_text(meant)
    match item.outcome:
        case Outcome.ADDED:
            if item.table in _TOLD_BY_NAME and item.after is not None:
                return language.say("added: {row}", row=named(item.after))
            return language.say("added: {row}: {after}", row=row, after=after)
        case Outcome.REMOVED:
            return language.say("removed: {row}: {before}", row=row, before=before)
        case _:
            return language.say(
                "changed: {row}: {before} → {after}", row=row, before=before, after=after
            )


def _conflict_line(item: Item, mine: Record | None, language: Language, settled: str | None) -> str:
    """Return what becomes of a row that the user changed too, to ``mine``."""
    meant = item.after or item.before
    own, theirs = said(mine, (mine, item.after)), said(item.after, (mine, item.after))
    row = item.id if meant is None else row_text(meant)
    if settled == MINE:
        return language.say(
            "kept: {row}: yours, {mine}, not {theirs}", row=row, mine=own, theirs=theirs
        )
    if settled == THEIRS:
        return language.say("changed: {row}: {before} → {after}", row=row, before=own, after=theirs)
    return language.say(
        "conflict: {row}: yours {mine}, in the file {theirs}", row=row, mine=own, theirs=theirs
    )


# --- export ---------------------------------------------------------------------------------------


def _export(args: Namespace, catalog: Catalog, language: Language) -> Done:
    path = Path(args.output) if args.output else None
    form = args.format or (path.suffix.removeprefix(".") if path is not None else "")
    if args.table in {CHANGES, EDITION}:
        return _export_changes(args, catalog, path)
    if form not in FORMATS:
        raise usage(
            text("The form is missing."), text("Add --format with one of: {names}.", names=FORMATS)
        )
    table = table_named(args.table)
    rows = chosen_rows(args, catalog.tables, table)
    if path is not None:
        safefile.replace(path, exported(form, table, rows, catalog, language))
        return "", 0
    if form == "xlsx":
        raise usage(text("A workbook cannot be printed."), text("Give its file with --output."))
    if form == "toml":
        return as_toml(table, rows, catalog), 0
    as_text = as_csv if form == "csv" else as_markdown
    return as_text(columns(table), rows), 0


def _export_changes(args: Namespace, catalog: Catalog, path: Path | None) -> Done:
    if args.format not in {None, "toml"}:
        raise usage(text("Changes are handed on as TOML."), text("Leave --format out."))
    about = About(args.name, args.author, _day(args.date), args.reason)
    overlay = catalog.changes
    if args.table == EDITION:
        edition = one_edition(args.edition or catalog.tables.newest_edition, catalog.tables)
        overlay = sharing.edition_overlay(catalog, edition, about)
    if path is None:
        return sharing.changes_text(overlay, about), 0
    sharing.write(path, overlay, about, catalog)
    return "", 0


# --- set and unset --------------------------------------------------------------------------------


def _set(args: Namespace, catalog: Catalog, language: Language) -> Done:
    table = table_named(args.table)
    values = typed.assignments(args.fields)
    origin = _origin(args)
    if args.remove:
        row = typed.row_of(table, values, catalog.tables)
        if row not in of_table(catalog.tables, table):
            raise usage(text("There is no such row."), text("Name a row that the table has."))
        changes = catalog.changes.remove(table, (row,), origin, catalog.under)
    else:
        record = typed.record_of(table, values, catalog.tables, args.source)
        row = identity(table, record)
        changes = catalog.changes.put((record,), origin, catalog.under)
    return _told(args, catalog, catalog.saved(changes), (table, row), language)


def _unset(args: Namespace, catalog: Catalog, language: Language) -> Done:
    table = table_named(args.table)
    row = typed.row_of(table, typed.assignments(args.fields), catalog.tables)
    if catalog.changes.change(table, row) is None:
        raise usage(
            text("You have not changed this row."),
            text("“ascgui catalog export changes” prints your changes."),
        )
    now = catalog.saved(catalog.changes.revert(table, row))
    return _told(args, catalog, now, (table, row), language)


def _told(
    args: Namespace, was: Catalog, now: Catalog, place: tuple[str, Any], language: Language
) -> Done:
    """Return what became of one row, and the findings that this brought."""
    table, row = place
    before = of_table(was.tables, table).get(row)
    after = of_table(now.tables, table).get(row)
    state = now.standings(table).of(row).state
    known = set(map(_shape, (*was.issues, *check(was.tables))))
    new = [issue for issue in (*now.issues, *check(now.tables)) if _shape(issue) not in known]
    if args.json:
        found = {
            "table": table,
            "before": _plain_said(before, language),
            "after": _plain_said(after, language),
            "state": state.value,
            "issues": [issue_object(issue, language) for issue in new],
        }
        return json_text(found), 0
    meant = after if after is not None else before
    lines: Sequence[str] = ()
    if meant is not None:
        sides = (before, after)
        lines = (
            language.say(
                "{row}: {before} → {after}",
                row=row_text(meant),
                before=said(before, sides),
                after=said(after, sides),
            ),
        )
    lines = (*lines, *(f"{issue.code}: {language.show(issue.message)}" for issue in new))
    return "".join(f"{line}\n" for line in lines), 0


def _shape(issue: Issue) -> tuple[object, ...]:
    return issue.code, issue.message, issue.where
