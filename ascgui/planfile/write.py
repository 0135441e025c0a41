"""A plan and its answer → the text of a plan file, and safely onto the disk.

An existing text is changed where it must be and nowhere else: comments, order, spelling of numbers
and keys of other programs stay. What was made is read again and compared with what was meant
before any file is touched.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import tomlkit
from tomlkit import TOMLDocument
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Comment, InlineTable, Item, Table, Trivia

from ascgui import safefile
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.planfile.fields import FIELDS, OPTIONAL_SECTIONS, Field, FieldProblem, spread
from ascgui.planfile.fresh import (
    ANSWER_COMMENT,
    CATALOG_COMMENT,
    fresh,
    gap,
    head_lines,
    toml_value,
)
from ascgui.planfile.migrate import FORMAT
from ascgui.planfile.parse import LARGEST_BYTES, Parsed, PlanText, parse
from ascgui.planfile.places import scan
from ascgui.planfile.record import (
    ANSWER_KEYS,
    IDENTITY,
    OPTIONAL,
    Record,
    answer_record,
    evidence_records,
)
from ascgui.planfile.spellings import known_name, with_known_names

_ENGLISH = Language("en", {})
TOMLKIT_FAULTS = (
    TOMLKitError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
    RecursionError,
)
"""What tomlkit raises where it does not master an unusual document."""


def dumps(
    plan: Plan,
    answer: Answer,
    tables: Tables,
    *,
    based_on: PlanText | None = None,
    language: Language | None = None,
    own: Mapping[str, object] | None = None,
) -> str:
    """Return the text of the plan file.

    Args:
        plan: what was asked.
        answer: its answer.
        tables: what the answer was looked up in.
        based_on: the text to change; None makes a new one.
        language: that of new comments; None is English.
        own: keys of a file that holds more than the plan, first in a new text; their text has no
            heading.

    Raises:
        Refused: the plan holds a value that no plan file can hold.
    """
    speak = language or _ENGLISH
    if based_on is None:
        return fresh(plan, answer, tables, speak, own)
    document = _document(based_on, () if own is not None else head_lines(speak))
    for key, value in (own or {}).items():
        if document.get(key) != value:
            put(document, key, value)
    _put_inputs(document, plan, tables, speak)
    _put_records(document, answer, tables, speak)
    return document.as_string()


def save(
    path: Path,
    plan: Plan,
    answer: Answer,
    tables: Tables,
    based_on: PlanText | None,
    *,
    force: bool = False,
    language: Language | None = None,
) -> PlanText:
    """Write the plan to ``path`` and return its text as it now stands there.

    Comments, order and unknown keys of ``based_on`` survive. The old file stays as ``<name>.bak``.

    Args:
        path: where to; may differ from where ``based_on`` came from.
        plan: what was asked.
        answer: its answer.
        tables: what the answer was looked up in.
        based_on: the file as it was read, None for a new one.
        force: overwrite even what another program changed meanwhile.
        language: that of new comments; None is English.

    Raises:
        Refused: nothing was changed; code ``file-changed-meanwhile`` can be overruled by
            ``force``.
    """
    new = prepare(path, plan, answer, tables, based_on, language=language)
    safefile.replace(
        path, encoded(new), expected_sha256=expected_sha256(path, based_on, force=force)
    )
    return new


def prepare(
    path: Path,
    plan: Plan,
    answer: Answer,
    tables: Tables,
    based_on: PlanText | None,
    *,
    language: Language | None = None,
) -> PlanText:
    """Return what :func:`save` would write, verified; nothing is written.

    Raises:
        Refused: the plan cannot be written in a form that would be read back the same.
    """
    check_fields(path, plan)
    newline = "\n" if based_on is None else based_on.newline
    try:
        made = dumps(plan, answer, tables, based_on=based_on, language=language)
        old = None if based_on is None else parse(based_on.text.encode(), based_on.path)
        new = PlanText(path, made, "", newline)
        data = encoded(new)
        faithful = len(data) <= LARGEST_BYTES and is_faithful(
            parse(data, path), plan, answer, tables, old
        )
    except (Refused, *TOMLKIT_FAULTS):
        faithful = False
    if not faithful:
        raise safefile.refusal(path, "plan-unverified", UNVERIFIED)
    return replace(new, sha256=safefile.sha256(data))


def encoded(made: PlanText) -> bytes:
    """Return the bytes of the file whose text is ``made``."""
    return made.text.replace("\n", made.newline).encode()


def expected_sha256(path: Path, based_on: PlanText | None, *, force: bool = False) -> str | None:
    """Return what the file ``path`` must still be before it is replaced; None is anything."""
    if force or based_on is None:
        return None
    try:
        same = based_on.path.resolve() == path.resolve()
    except (OSError, RuntimeError, ValueError):
        return None
    return based_on.sha256 if same else None


UNVERIFIED = text(
    "The plan could not be put into this file so that it reads back the same; the form of the "
    "file is unusual. Nothing was written; save it under a new name."
)


# --- the text -----------------------------------------------------------------------------------


def _document(based_on: PlanText, head: Sequence[str]) -> TOMLDocument:
    if based_on.format == FORMAT:
        return tomlkit.parse(based_on.text)
    document = tomlkit.document()
    for line in head:
        document.add(tomlkit.comment(line))
    if head:
        document.add(tomlkit.nl())
    _carry_over(document, based_on)
    return document


def _carry_over(document: TOMLDocument, old: PlanText) -> None:
    """Keep the comments and unknown keys of a text whose form is an older one."""
    comments = scan(old.text).comments
    for comment in comments:
        document.add(Comment(Trivia(comment=comment)))
    if comments:
        document.add(tomlkit.nl())
    unknown = parse(old.text.encode(), old.path).unknown
    kept = tomlkit.parse(old.text)
    items = [(key, kept.item(key)) for key in dict.fromkeys(path[0] for path in unknown)]
    for key, item in sorted(items, key=lambda pair: isinstance(pair[1], Table | AoT)):
        document.add(key, item)


def _put_inputs(document: TOMLDocument, plan: Plan, tables: Tables, language: Language) -> None:
    values = spread(plan)
    if document.get("format") != FORMAT:
        put(document, "format", FORMAT)
    for field in FIELDS:
        missing = field.name not in values and field.section not in document
        if missing and field.section in OPTIONAL_SECTIONS:
            continue
        section = _section(document, field.section)
        if field.name not in values:
            if field.key in section:
                del section[field.key]
        elif not _means(section.get(field.key), field, values[field.name], tables):
            written = field.kind.written(values[field.name])
            put(section, field.key, written, language.show(field.comment))


def _means(item: object, field: Field, value: object, tables: Tables) -> bool:
    """Return whether what stands in the file already means ``value``, however it is spelled."""
    if item is None:
        return False
    try:
        found = field.kind.read(_plain(item))
    except FieldProblem:
        return False
    return found == value or (field.named and known_name(field.name, found, tables) == value)


def _put_records(
    document: TOMLDocument, answer: Answer, tables: Tables, language: Language
) -> None:
    section = _section(document, "answer", language.show(ANSWER_COMMENT))
    _merge(section, answer_record(answer), ANSWER_KEYS)
    _put_evidence(document, evidence_records(answer, tables))
    section = _section(document, "catalog", language.show(CATALOG_COMMENT))
    _merge(section, {"sha256": tables.sha256}, frozenset())


def _put_evidence(document: TOMLDocument, records: list[Record]) -> None:
    """Update the copies of rows in place, drop those that no longer count, add new ones."""
    rows = document.get("evidence")
    if not isinstance(rows, AoT):
        if rows is not None:
            del document["evidence"]
        rows = tomlkit.aot()
    rest = {_identity(record): record for record in records}
    orphans: list[Comment] = []
    for index in reversed(range(len(rows))):
        row = rows[index]
        record = rest.pop(_identity(row), None)
        if record is not None:
            _merge(row, record, OPTIONAL)
        elif row.get("table") in IDENTITY:
            orphans = [*(item for _, item in row.value.body if isinstance(item, Comment)), *orphans]
            del rows[index]
    for record in rest.values():
        row = tomlkit.table()
        _merge(row, record, frozenset())
        if len(rows) and not rows[-1].as_string().endswith("\n\n"):
            rows[-1].add(tomlkit.nl())
        rows.append(row)
        row.trivia.indent = ""
    for comment in orphans if len(rows) else ():
        rows[-1].add(comment)
    if len(rows) and "evidence" not in document:
        document.add("evidence", rows)


def _identity(record: Mapping[str, Any]) -> str:
    """Return what tells a recorded row from all others."""
    table = record.get("table")
    keys = IDENTITY.get(table, ()) if isinstance(table, str) else ()
    return repr([str(record.get(key)) for key in ("table", *keys)])


def _merge(section: MutableMapping[str, Any], record: Record, optional: frozenset[str]) -> None:
    """Make ``record`` stand in ``section``; other keys stay, except ``optional`` ones."""
    for key in [key for key in section if key in optional and key not in record]:
        del section[key]
    for key, value in record.items():
        if isinstance(value, dict):
            inner = section.get(key)
            if not isinstance(inner, MutableMapping):
                inner = tomlkit.table()
                section[key] = inner
            _merge(inner, value, frozenset(map(str, inner)))
        elif _plain(section.get(key)) != value:
            put(section, key, value)


def _section(document: TOMLDocument, name: str, comment: str = "") -> MutableMapping[str, Any]:
    """Return the table called ``name``, made if there is none; "" is the top of the file."""
    if not name:
        return document
    found = document.get(name)
    if isinstance(found, MutableMapping):
        return found
    if found is not None:
        del document[name]
    table = tomlkit.table()
    if comment:
        table.comment(comment)
    document.add(name, table)
    return cast("MutableMapping[str, Any]", document[name])


def put(section: MutableMapping[str, Any], key: str, value: object, comment: str = "") -> None:
    """Set one value: an old one keeps its comment, a new one gets ``comment``."""
    made: Item = tomlkit.value(toml_value(value))
    if key in section or isinstance(section, InlineTable):
        section[key] = made
        return
    if comment:
        made.comment(comment)
        made.trivia.comment_ws = gap(f"{key} = {made.as_string()}")
    if isinstance(section, Table | TOMLDocument):
        section.add(key, made)
    else:  # A table in several places of the file: tomlkit finds the place.
        section[key] = made


def _plain(item: object) -> object:
    return item.unwrap() if hasattr(item, "unwrap") else item


# --- checking -----------------------------------------------------------------------------------


def check_fields(path: Path, plan: Plan) -> None:
    """Refuse a plan with a value that could not be read back.

    Raises:
        Refused: with every such value.
    """
    problems: list[Issue] = []
    values = spread(plan)
    for field in FIELDS:
        if field.name in values:
            try:
                field.kind.read(field.kind.written(values[field.name]))
            except FieldProblem as fault:
                place = ".".join(field.place)
                message = text("{field}: {problem}", field=place, problem=fault.text)
                where = (("file", str(path)), ("field", place))
                problems.append(Issue(Severity.ERROR, "plan-value", message, where=where))
    if problems:
        raise Refused(*problems)


def is_faithful(
    made: Parsed, plan: Plan, answer: Answer, tables: Tables, old: Parsed | None
) -> bool:
    """Return whether what was made reads back as what was meant."""
    answered = answer_record(answer)
    rows = [dict(row) for row in made.records["evidence"]]
    return (
        with_known_names(made.plan, tables) == with_known_names(plan, tables)
        and (old is None or made.unknown == old.unknown)
        and {key: made.records["answer"].get(key) for key in answered} == answered
        and made.records["catalog"].get("sha256") == tables.sha256
        and all(
            any(row.items() >= record.items() for row in rows if len(row) >= len(record))
            for record in evidence_records(answer, tables)
        )
    )
