"""What the rows mean: the format, the columns and the names of the roles, with the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ascgui.datasets.infofile import OPENAI_TAGS, Columns, Entry, Tags
from ascgui.datasets.records import FileKind, Format
from ascgui.domain.text import Text, text

_MESSAGES = ("conversations", "messages", "conversation")
_TEXTS = ("text", "content", "raw_content")
_PROMPTS = ("instruction", "prompt", "question", "query")


@dataclass(frozen=True, slots=True)
class Recognised:
    """How the rows are to be read.

    ``format`` is None where nothing fits. ``undeclared`` names what differs from the frameworks'
    defaults and is not declared. ``is_chat`` says that a preference is over a conversation.
    """

    format: Format | None
    reason: Text
    columns: Columns
    tags: Tags
    columns_reason: Text
    undeclared: tuple[str, ...] = ()
    is_chat: bool = False


def _shape(row: Mapping[str, Any]) -> tuple[Format, tuple[str, ...]] | None:
    """Return the format that one row suggests, and the columns that do."""
    if "chosen" in row and "rejected" in row:
        return Format.PREFERENCE, ("chosen", "rejected")
    if "kto_tag" in row:
        return Format.PREFERENCE, ("kto_tag",)
    if isinstance(row.get("chat"), dict):
        return Format.MOSS, ("chat",)
    for name in _MESSAGES:
        if name in row and isinstance(row[name], list | None):
            return Format.SHAREGPT, (name,)
    if isinstance(row.get("prompt"), list):
        return Format.PROMPTS, ("prompt",)
    if "instruction" in row:
        return Format.ALPACA, ("instruction",)
    if "input" in row and "output" in row:
        return Format.ALPACA, ("input", "output")
    for name in _TEXTS:
        if name in row:
            return Format.PRETRAIN, (name,)
    return None


def recognise(
    rows: Sequence[object],
    kind: FileKind | None,
    entry: Entry | None = None,
    wanted: Format | None = None,
) -> Recognised:
    """Return how the data is to be read, judged by its first ``rows``.

    ``wanted`` is the user's choice; ``entry`` what ``dataset_info.json`` declares.
    """
    objects = [row for row in rows if isinstance(row, dict)]
    found, reason = _format(objects, len(rows), kind, entry, wanted)
    if found is None:
        return Recognised(None, reason, Columns(), Tags(), text("No columns were assigned."))
    columns, tags, undeclared = _names(found, objects, entry)
    is_chat = found is Format.PREFERENCE and _messages_in(objects, columns) is not None
    if entry is not None:
        columns_reason = text(
            "Columns and tags are as the entry {name} of dataset_info.json declares them.",
            name=entry.name,
        )
    elif undeclared:
        columns_reason = text(
            "Names other than the usual ones were found: {names}.", names=undeclared
        )
    else:
        columns_reason = text("Columns and tags have the frameworks' usual names.")
    return Recognised(found, reason, columns, tags, columns_reason, undeclared, is_chat)


def _format(
    objects: Sequence[Mapping[str, Any]],
    total: int,
    kind: FileKind | None,
    entry: Entry | None,
    wanted: Format | None,
) -> tuple[Format | None, Text]:
    if wanted is not None:
        return wanted, text("The format was chosen by you.")
    if entry is not None and entry.format is not None:
        return entry.format, text(
            "The entry {name} of dataset_info.json describes it so.", name=entry.name
        )
    if kind is FileKind.TXT:
        return Format.PRETRAIN, text("Lines of plain text can only be text for pretraining.")
    votes = Counter(shape for row in objects if (shape := _shape(row)) is not None)
    if not votes:
        names = tuple(dict.fromkeys(name for row in objects[:20] for name in row))[:8]
        if not names:
            return None, text("There is no row from which the format could be told.")
        return None, text("No known format has just these columns: {names}.", names=names)
    (found, columns), count = votes.most_common(1)[0]
    return found, text(
        "{count} of the first {total} rows have {columns}.",
        count=count,
        total=total,
        columns=columns,
    )


def _messages_in(rows: Sequence[Mapping[str, Any]], columns: Columns) -> str | None:
    names = (columns.messages, *_MESSAGES)
    return next(
        (name for name in names if name and any(isinstance(r.get(name), list) for r in rows)), None
    )


def _first_in(rows: Sequence[Mapping[str, Any]], names: Sequence[str | None]) -> str | None:
    return next((name for name in names if name and any(name in row for row in rows)), None)


def _names(
    found: Format, rows: Sequence[Mapping[str, Any]], entry: Entry | None
) -> tuple[Columns, Tags, tuple[str, ...]]:
    columns = entry.columns if entry is not None else Columns()
    tags = entry.tags if entry is not None else Tags()
    undeclared: list[str] = []
    if found is Format.PREFERENCE:
        columns = _preference_columns(columns, rows)
    messages = _messages_in(rows, columns)
    if found is Format.SHAREGPT or (found is Format.PREFERENCE and messages is not None):
        if messages is not None and messages != columns.messages:
            columns = replace(columns, messages=messages)
            undeclared.append(messages)
        if messages is not None and not (entry and entry.has_tags):
            first = _first_message(rows, messages)
            if first is not None and "role" in first and "from" not in first:
                tags = OPENAI_TAGS
                undeclared.extend(("role", "content"))
    elif found is Format.PRETRAIN:
        wanted = (columns.prompt,) if entry is not None and columns.prompt else ()
        column = _first_in(rows, (*wanted, *_TEXTS)) or "text"
        columns = replace(columns, prompt=column)
        if column not in {"text", *wanted}:
            undeclared.append(column)
    elif found is Format.PREFERENCE:
        prompt = _first_in(rows, (columns.prompt, *_PROMPTS))
        if prompt is not None and prompt != columns.prompt:
            columns = replace(columns, prompt=prompt)
            undeclared.append(prompt)
    return columns, tags, tuple(undeclared)


def _preference_columns(columns: Columns, rows: Sequence[Mapping[str, Any]]) -> Columns:
    """Return ``columns`` with the usual names where chosen, rejected and kto_tag are found."""
    for name in ("chosen", "rejected", "kto_tag"):
        if getattr(columns, name) is None and any(name in row for row in rows):
            columns = replace(columns, **{name: name})
    return columns


def _first_message(rows: Sequence[Mapping[str, Any]], column: str) -> Mapping[str, Any] | None:
    for row in rows:
        messages = row.get(column)
        if isinstance(messages, list) and messages and isinstance(messages[0], dict):
            return messages[0]
    return None
