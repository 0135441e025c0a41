"""What ``dataset_info.json`` declares: where the columns are and what the roles are called.

Llama-Factory's rules (``data/parser.py``): when ``columns`` or ``tags`` is given, every name that
is not listed becomes empty; history, system, tools and media are read only if declared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import orjson

from ascgui import safefile
from ascgui.datasets.records import Format
from ascgui.datasets.sources import INFO_NAME, DataFile, shown_name
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text

_MAX_BYTES = 16 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Columns:
    """Which column holds what; None is "not read"."""

    prompt: str | None = "instruction"
    query: str | None = "input"
    response: str | None = "output"
    history: str | None = None
    messages: str | None = "conversations"
    system: str | None = None
    tools: str | None = None
    images: str | None = None
    videos: str | None = None
    audios: str | None = None
    chosen: str | None = None
    rejected: str | None = None
    kto_tag: str | None = None

    @property
    def media(self) -> tuple[tuple[str, str | None], ...]:
        """The mark in the text and the column of each kind of media."""
        return (("<image>", self.images), ("<video>", self.videos), ("<audio>", self.audios))


@dataclass(frozen=True, slots=True)
class Tags:
    """What the parts and roles of a message are called; None is "none such"."""

    role_tag: str | None = "from"
    content_tag: str | None = "value"
    user_tag: str | None = "human"
    assistant_tag: str | None = "gpt"
    observation_tag: str | None = "observation"
    function_tag: str | None = "function_call"
    system_tag: str | None = "system"


OPENAI_TAGS = Tags("role", "content", "user", "assistant", "tool", "function_call", "system")
"""The names of the other wide-spread form; the frameworks take them only if declared."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the file. ``has_columns`` and ``has_tags`` say what it declares."""

    name: str
    file_name: str
    formatting: str
    ranking: bool
    columns: Columns
    tags: Tags
    has_columns: bool = False
    has_tags: bool = False
    num_samples: int | None = None

    @property
    def format(self) -> Format | None:
        """The format that the entry implies; None for plain alpaca, which may also be text."""
        if self.ranking or self.columns.kto_tag or self.columns.chosen:
            return Format.PREFERENCE
        if self.formatting in {"sharegpt", "openai"}:
            return Format.SHAREGPT
        if self.has_columns and self.columns.prompt and not self.columns.response:
            return Format.PRETRAIN
        return Format.ALPACA if self.has_columns else None


def read_info(path: Path) -> dict[str, Entry]:
    """Return the entries of a ``dataset_info.json`` by name.

    Raises:
        Refused: it cannot be read or is no such file; with all problems.
    """
    shown = shown_name(path)
    try:
        data = safefile.read_bytes(path, _MAX_BYTES)
    except Refused as refused:
        raise Refused(*(_problem(shown, issue.message) for issue in refused.issues)) from None
    try:
        loaded = orjson.loads(data.removeprefix(b"\xef\xbb\xbf"))
    except orjson.JSONDecodeError as error:
        line = data.count(b"\n", 0, error.pos) + 1
        raise Refused(
            _problem(
                shown, text("The file is no valid JSON: {reason}.", reason=error.msg), line=line
            )
        ) from error
    return _entries(shown, loaded)


def _problem(shown: str, message: Text, *, line: int = 0, field: str = "") -> Issue:
    where: list[tuple[str, str | int]] = [("file", shown)]
    if line:
        where.append(("line", line))
    if field:
        where.append(("field", field))
    action = text("Correct the file, or scan without it.")
    return Issue(Severity.ERROR, "dataset-info-unusable", message, action, tuple(where))


def _entries(shown: str, loaded: object) -> dict[str, Entry]:
    if not isinstance(loaded, dict):
        raise Refused(_problem(shown, text("The file must hold an object with named entries.")))
    entries: dict[str, Entry] = {}
    problems: list[Issue] = []
    for name, value in loaded.items():
        if isinstance(value, dict):
            entries[name] = _entry(shown, name, value, problems)
        else:
            message = text("The entry {name} must be an object.", name=name)
            problems.append(_problem(shown, message, field=name))
    if problems:
        raise Refused(*problems)
    return entries


def _entry(shown: str, name: str, value: Mapping[str, Any], problems: list[Issue]) -> Entry:
    formatting = value.get("formatting") or "alpaca"
    if formatting not in {"alpaca", "sharegpt", "openai"}:
        message = text(
            "The entry {name} has the unknown formatting {value}.", name=name, value=str(formatting)
        )
        problems.append(_problem(shown, message, field=f"{name}.formatting"))
    columns = _names(shown, name, "columns", value.get("columns"), problems)
    tags = _names(shown, name, "tags", value.get("tags"), problems)
    samples = value.get("num_samples")
    return Entry(
        name,
        str(value.get("file_name") or ""),
        str(formatting),
        value.get("ranking") is True,
        _declared(Columns(), columns),
        _declared_tags(OPENAI_TAGS if formatting == "openai" else Tags(), tags),
        columns is not None,
        tags is not None or formatting == "openai",
        samples if isinstance(samples, int) and samples > 0 else None,
    )


def _names(
    shown: str, entry: str, part: str, value: object, problems: list[Issue]
) -> dict[str, str] | None:
    if value is None:
        return None
    known = {field.name for field in fields(Columns if part == "columns" else Tags)}
    if not isinstance(value, dict):
        message = text("{part} of the entry {name} must be an object.", part=part, name=entry)
        problems.append(_problem(shown, message, field=f"{entry}.{part}"))
        return {}
    names: dict[str, str] = {}
    for key, column in value.items():
        if column is None:
            continue
        if isinstance(column, str):
            if key in known:
                names[key] = column
        else:
            message = text("{key} of the entry {name} must be a text.", key=key, name=entry)
            problems.append(_problem(shown, message, field=f"{entry}.{part}.{key}"))
    return names


def _declared(defaults: Columns, names: dict[str, str] | None) -> Columns:
    if names is None:
        return defaults
    return Columns(**{field.name: names.get(field.name) for field in fields(Columns)})


def _declared_tags(defaults: Tags, names: dict[str, str] | None) -> Tags:
    if names is None:
        return defaults
    return replace(defaults, **{field.name: names.get(field.name) for field in fields(Tags)})


def entry_for(
    entries: Mapping[str, Entry], files: tuple[DataFile, ...], wanted: str | None
) -> Entry | None:
    """Return the entry ``wanted``, or the one whose ``file_name`` is the scanned file or folder.

    Raises:
        Refused: there is no entry ``wanted``.
    """
    if wanted is not None:
        if wanted in entries:
            return entries[wanted]
        message = text(
            "There is no entry {name}; there are {others}.",
            name=wanted,
            others=tuple(list(entries)[:10]),
        )
        raise Refused(_problem(INFO_NAME, message, field=wanted))
    if not files:
        return None
    first = files[0].path
    for entry in entries.values():
        if Path(entry.file_name).name in {first.name, first.parent.name} - {""}:
            return entry
    return None


def given_entry(path: Path, files: tuple[DataFile, ...], wanted: str | None) -> Entry:
    """Return the entry of the file ``path`` that holds for ``files``; a single one holds for all.

    Raises:
        Refused: the file is unusable, or none of its several entries names the data.
    """
    entries = read_info(path)
    entry = entry_for(entries, files, wanted)
    if entry is None and len(entries) == 1:
        return next(iter(entries.values()))
    if entry is None:
        message = text("No entry of the file names this data.")
        raise Refused(_problem(shown_name(path), message, field="file_name"))
    return entry


def info_beside(files: tuple[DataFile, ...]) -> Path | None:
    """Return the ``dataset_info.json`` beside the first file or its folder, if there is one."""
    if not files:
        return None
    folder = files[0].path.parent
    for place in (folder, folder.parent):
        candidate = place / INFO_NAME
        if candidate.is_file():
            return candidate
    return None
