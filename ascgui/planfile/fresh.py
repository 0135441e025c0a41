"""The text of a new plan file, line by line; and how values stand in any plan file."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from ascgui.domain.answer import Answer
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.planfile.fields import FIELDS, OPTIONAL_SECTIONS, SECTIONS, spread
from ascgui.planfile.migrate import FORMAT
from ascgui.planfile.record import Record, answer_record, evidence_records

_COMMENT_COLUMN = 30
_HEAD = (
    text("A training plan for Ascend NPUs, to be read and edited by hand."),
    text("What was asked comes first: job, data, cluster, goal and assumptions. What was answered"),
    text("follows, with the rows it stands on; opening the plan computes the answer anew and says"),
    text('what has changed. Large numbers may be written 1_200_000_000 or "1.2B". Comments and'),
    text("keys of your own are kept."),
)
ANSWER_COMMENT = text("computed; what is changed here does not count")
CATALOG_COMMENT = text("the tables that the answer was looked up in")


def fresh(
    plan: Plan,
    answer: Answer,
    tables: Tables,
    language: Language,
    own: Mapping[str, object] | None = None,
) -> str:
    """Return the text of a plan and its answer.

    ``own`` are keys of a file that holds more than the plan; such a text has no heading.
    """
    show, values = language.show, spread(plan)
    blocks: list[list[str]] = []
    if own is None:
        blocks.append([f"# {line}" for line in head_lines(language)])
    top = [line(key, value) for key, value in (own or {}).items()]
    blocks.append([*top, line("format", FORMAT)])
    for section in ("", *SECTIONS):
        lines = [
            line(field.key, field.kind.written(values[field.name]), show(field.comment))
            for field in FIELDS
            if field.section == section and field.name in values
        ]
        if section and (lines or section not in OPTIONAL_SECTIONS):
            blocks.append([f"[{section}]"])
        blocks[-1] += lines
    blocks.append(
        [f"[answer] # {show(ANSWER_COMMENT)}", *_lines(answer_record(answer))],
    )
    for record in evidence_records(answer, tables):
        blocks += _tables("evidence", record)
    blocks.append(
        [f"[catalog] # {show(CATALOG_COMMENT)}", line("sha256", tables.sha256)],
    )
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def head_lines(language: Language) -> tuple[str, ...]:
    """Return the comments with which a new plan file begins, without their ``#``."""
    return tuple(language.show(line) for line in _HEAD)


def line(key: str, value: object, comment: str = "") -> str:
    """Return a key and its value, with a comment in the column where comments stand."""
    made = f"{key} = {toml_value(value)}"
    return f"{made}{gap(made)}# {comment}" if comment else made


def gap(made: str) -> str:
    """Return the space between what stands in a line and its comment."""
    return " " * max(2, _COMMENT_COLUMN - len(made))


def toml_value(value: object) -> str:
    """Return ``value`` as TOML that is good to read: grouped digits, several lines as such."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return f"{value:_}" if abs(value) >= 10_000 else str(value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, datetime):
        return value.isoformat(" ")
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {toml_value(each)}" for key, each in value.items())
        return f"{{{inner}}}"
    if isinstance(value, list):
        return f"[{', '.join(toml_value(each) for each in value)}]"
    return quoted(str(value))


def quoted(value: str) -> str:
    """Return ``value`` as a TOML string: over several lines where it has several."""
    escaped = "".join(_ESCAPES.get(char) or _escaped(char) for char in value)
    if "\n" not in value:
        return '"' + escaped.replace('"', '\\"') + '"'
    if '""' in escaped or escaped.endswith('"'):
        escaped = escaped.replace('"', '\\"')
    return f'"""\n{escaped}"""'


_ESCAPES = {"\\": "\\\\", "\n": "\n", "\t": "\\t", "\r": "\\r"}


def _escaped(char: str) -> str:
    """Return ``char``, escaped where it would not be seen for what it is."""
    if char == " " or unicodedata.category(char)[0] not in "CZ":
        return char
    return f"\\u{ord(char):04x}" if ord(char) < 0x10000 else f"\\U{ord(char):08x}"


def _tables(name: str, record: Record) -> Iterable[list[str]]:
    """Yield a row of an array of tables, and the tables in it."""
    yield [f"[[{name}]]", *_lines(record)]
    for key, value in record.items():
        if isinstance(value, dict):
            yield [f"[{name}.{key}]", *_lines(value)]


def _lines(record: Record) -> Iterator[str]:
    for key, value in record.items():
        if not isinstance(value, dict):
            yield line(key, value)
