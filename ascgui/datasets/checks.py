"""Validates rows and takes out the texts that training sees.

Each checker knows one format. It returns the sequences of a row, and its faults as (code, key);
the key names the field at fault by the format's usual name, by which outcomes differ.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from ascgui.datasets.infofile import Columns, Tags
from ascgui.datasets.recognise import Recognised
from ascgui.datasets.records import Format

Fault: TypeAlias = tuple[str, str]
Row: TypeAlias = dict[str, Any]

_SINGULAR = ("image", "video", "audio")
_PLURAL = ("images", "videos", "audios")
_MARKS = ("<image>", "<video>", "<audio>")


class Sequences(NamedTuple):
    """One sequence: its texts in order, and how many messages a chat template frames."""

    pieces: tuple[str, ...]
    users: int
    assistants: int
    has_system: bool


Checked: TypeAlias = tuple[tuple[Sequences, ...], list[Fault]]


class RowChecker(Protocol):
    """Checks the rows of one format, one after the other."""

    def check(self, row: Row) -> Checked:
        """Return the sequences of ``row`` and its faults."""

    def finish(self) -> list[Fault]:
        """Return the faults of the data as a whole, after the last row."""


class ColumnTypes:
    """Notices a column whose type differs between rows (the ``datasets`` library stops there).

    The first type that is not null counts; whole and broken numbers are one type.
    """

    _NAMES: Mapping[type, str] = {
        str: "text",
        bool: "boolean",
        int: "number",
        float: "number",
        list: "list",
        dict: "object",
        bytes: "bytes",
    }

    def __init__(self) -> None:
        self._types: dict[str, str] = {}
        self._verdicts: dict[tuple[tuple[str, ...], tuple[type, ...]], tuple[str, ...]] = {}

    @property
    def columns(self) -> frozenset[str]:
        """Every column that any row had."""
        return frozenset(self._types)

    def differing(self, row: Row) -> tuple[str, ...]:
        """Return the columns of ``row`` whose type is not that of the rows before."""
        signature = (tuple(row), tuple(map(type, row.values())))
        verdict = self._verdicts.get(signature)
        if verdict is None:
            verdict = self._verdict(row)
            if len(self._verdicts) < 4096:
                self._verdicts[signature] = verdict
        return verdict

    def _verdict(self, row: Row) -> tuple[str, ...]:
        differing: list[str] = []
        for name, value in row.items():
            if value is None:
                self._types.setdefault(name, "")
                continue
            kind = self._NAMES.get(type(value), "other")
            known = self._types.get(name)
            if not known:
                if len(self._types) < 65536:
                    self._types[name] = kind
            elif known != kind:
                differing.append(name)
        return tuple(differing)


class Media:
    """Compares images, videos and audios with the marks in the text."""

    def __init__(self, columns: Columns, folder: Path | None) -> None:
        """``folder`` is where relative files lie; None looks for no files."""
        declared = dict(zip(_MARKS, (columns.images, columns.videos, columns.audios), strict=True))
        self._columns = tuple(
            (mark, declared[mark] or plural, singular)
            for mark, plural, singular in zip(_MARKS, _PLURAL, _SINGULAR, strict=True)
        )
        self._is_declared = any(declared.values())
        self._names = frozenset(
            name for _, plural, singular in self._columns for name in (plural, singular)
        )
        self._folder = folder
        self._seen = False

    def check(self, row: Row, texts: Sequence[str], faults: list[Fault]) -> None:
        """Add the faults of ``row``, whose texts are ``texts``."""
        if self._names.isdisjoint(row):
            if not self._seen and not self._is_declared:
                return
        else:
            self._seen = True
        for mark, column, singular in self._columns:
            marks = sum(piece.count(mark) for piece in texts)
            items = row.get(column)
            if items is None and row.get(singular) is not None and singular != column:
                faults.append(("media-column-singular", singular))
                continue
            files = items if isinstance(items, list) else [] if items is None else [items]
            if len(files) != marks:
                faults.append(("media-count-mismatch", column))
            if self._folder is not None and any(self._is_missing(file) for file in files):
                faults.append(("media-file-missing", column))

    def _is_missing(self, file: object) -> bool:
        if not isinstance(file, str) or "://" in file[:12] or file.startswith("data:"):
            return False
        if not file or "\0" in file:
            return True
        return not os.path.isfile(os.path.join(str(self._folder), file))  # noqa: PTH113, PTH118 - per row


def _text_of(row: Row, column: str | None, key: str, faults: list[Fault]) -> str:
    """Return an optional text, "" where it is missing or null."""
    value = row.get(column) if column else None
    if isinstance(value, str):
        return value
    if value is not None and value not in ([], {}):
        faults.append(("value-not-text", key))
    return ""


def _required(row: Row, column: str | None, key: str, faults: list[Fault]) -> Any:
    """Return a required value, None with a fault where it is missing or null."""
    value = row.get(column) if column else None
    if value is None:
        missing = column is None or column not in row
        faults.append(("required-key-missing" if missing else "required-key-null", key))
    return value


class Prompts:
    """What alpaca rows and preferences over a prompt share: prompt, history, system."""

    def __init__(self, recognised: Recognised) -> None:
        self._columns = recognised.columns
        self._undeclared = tuple(
            (name, f"{name}-not-declared")
            for name, column in (
                ("history", self._columns.history),
                ("system", self._columns.system),
                ("tools", self._columns.tools),
            )
            if column is None
        )
        declared = (self._columns.history, self._columns.system, self._columns.tools)
        self._names = frozenset({"history", "system", "tools", *declared} - {None})

    def prompt(self, row: Row, faults: list[Fault]) -> str:
        """Return instruction and input as the frameworks join them."""
        columns = self._columns
        instruction = row.get(columns.prompt)  # type: ignore[arg-type]
        query = row.get(columns.query) if columns.query else None
        if type(instruction) is str and (query is None or type(query) is str):
            if instruction:
                return f"{instruction}\n{query}" if query else instruction
            if not query:
                faults.append(("empty-prompt", "instruction"))
            return query or ""
        given = _required(row, columns.prompt, "instruction", faults)
        if given is not None and not isinstance(given, str):
            faults.append(("value-not-text", "instruction"))
        question = _text_of(row, columns.query, "input", faults)
        parts = [part for part in (given, question) if isinstance(part, str) and part]
        return "\n".join(parts)

    def before(self, row: Row, faults: list[Fault]) -> tuple[list[str], int, bool]:
        """Return the texts before the prompt: system and history; and the turns of the latter."""
        if self._names.isdisjoint(row):
            return [], 0, False
        for name, code in self._undeclared:
            if row.get(name):
                faults.append((code, name))
                if name == "history":
                    _pairs(row[name], "undeclared", faults)
        columns = self._columns
        pieces: list[str] = []
        system = _text_of(row, columns.system, "system", faults)
        tools = _text_of(row, columns.tools, "tools", faults)
        if system or tools:
            pieces.append(system + tools)
        history = row.get(columns.history) if columns.history else None
        turns = _pairs(history, "history", faults) if history else []
        return pieces + turns, len(turns) // 2, bool(system or tools)


def _pairs(history: object, key: str, faults: list[Fault]) -> list[str]:
    """Return questions and answers of a history in turn."""
    if not isinstance(history, list):
        faults.append(("history-not-a-list", key))
        return []
    turns: list[str] = []
    for item in history:
        if not isinstance(item, list | tuple) or len(item) != 2:
            faults.append(("history-not-pairs", key))
            return []
        turns.extend(part if isinstance(part, str) else "" for part in item)
    return turns


class AlpacaChecker:
    """Rows with instruction, input and output."""

    def __init__(self, recognised: Recognised, media: Media) -> None:
        self._columns = recognised.columns
        self._prompts = Prompts(recognised)
        self._media = media

    def finish(self) -> list[Fault]:
        """Return the faults of the data as a whole, after the last row."""
        return []

    def check(self, row: Row) -> Checked:
        """Return the sequences of ``row`` and its faults."""
        faults: list[Fault] = []
        prompt = self._prompts.prompt(row, faults)
        answer = row.get(self._columns.response)  # type: ignore[arg-type]
        if type(answer) is not str:
            answer = self._other_answer(row, faults)
        elif not answer:
            faults.append(("empty-output", "output"))
        before, turns, has_system = self._prompts.before(row, faults)
        pieces = (*before, prompt, answer)
        self._media.check(row, pieces, faults)
        return (Sequences(pieces, turns + 1, turns + 1, has_system),), faults

    def _other_answer(self, row: Row, faults: list[Fault]) -> str:
        answer = _required(row, self._columns.response, "output", faults)
        if isinstance(answer, list):
            single = len(answer) == 1 and isinstance(answer[0], str)
            faults.append(("output-is-list", "single" if single else "output"))
            return answer[0] if single else ""
        if answer is not None:
            faults.append(("value-not-text", "output"))
        return ""


class _Preference:
    """What preferences over a prompt and over a conversation share: the kto_tag."""

    def __init__(self, columns: Columns) -> None:
        self._kto = columns.kto_tag
        self._is_kto = columns.kto_tag is not None and columns.chosen is None
        self._seen: set[bool] = set()

    def _check_tag(self, row: Row, faults: list[Fault]) -> None:
        tag = _required(row, self._kto, "kto_tag", faults)
        if isinstance(tag, bool):
            self._seen.add(tag)
        elif tag is not None:
            faults.append(("kto-tag-not-boolean", "kto_tag"))

    def finish(self) -> list[Fault]:
        """Return the faults of the data as a whole, after the last row."""
        return [("kto-one-sided", "kto_tag")] if self._is_kto and len(self._seen) == 1 else []


class PreferenceChecker(_Preference):
    """Rows with a prompt and two answers, or one answer and a kto_tag."""

    def __init__(self, recognised: Recognised, media: Media) -> None:
        super().__init__(recognised.columns)
        self._columns = recognised.columns
        self._alpaca = AlpacaChecker(recognised, media)
        self._prompts = Prompts(recognised)
        self._media = media

    def check(self, row: Row) -> Checked:
        """Return the sequences of ``row`` and its faults."""
        if self._is_kto:
            sequences, faults = self._alpaca.check(row)
            self._check_tag(row, faults)
            return sequences, faults
        faults = []
        prompt = self._prompts.prompt(row, faults)
        before, turns, has_system = self._prompts.before(row, faults)
        answers: list[str] = []
        for column, key in ((self._columns.chosen, "chosen"), (self._columns.rejected, "rejected")):
            answer = _required(row, column, key, faults)
            if answer is not None and not isinstance(answer, str):
                faults.append(("value-not-text", key))
            answers.append(answer if isinstance(answer, str) else "")
        if answers[0] and answers[0] == answers[1]:
            faults.append(("same-answers", "chosen"))
        shared = (*before, prompt)
        self._media.check(row, shared, faults)
        return tuple(
            Sequences((*shared, answer), turns + 1, turns + 1, has_system) for answer in answers
        ), faults


class ShareGptChecker:
    """Rows with a list of messages."""

    def __init__(self, recognised: Recognised, media: Media, *, is_ranking: bool = False) -> None:
        self._columns = recognised.columns
        self._tags = recognised.tags
        self._media = media
        self._is_ranking = is_ranking
        tags = recognised.tags
        self._odd = frozenset({tags.user_tag, tags.observation_tag} - {None})
        self._even = frozenset({tags.assistant_tag, tags.function_tag} - {None})
        self._undeclared = tuple(
            (name, f"{name}-not-declared")
            for name, column in (("system", self._columns.system), ("tools", self._columns.tools))
            if column is None
        )

    def finish(self) -> list[Fault]:
        """Return the faults of the data as a whole, after the last row."""
        return []

    def check(self, row: Row) -> Checked:
        """Return the sequences of ``row`` and its faults."""
        faults: list[Fault] = []
        messages = _required(row, self._columns.messages, "conversations", faults)
        if messages is None:
            return (), faults
        if not isinstance(messages, list):
            return (), [*faults, ("conversation-not-a-list", "conversations")]
        if not messages:
            return (), [*faults, ("conversation-empty", "conversations")]
        for name, code in self._undeclared:
            if row.get(name):
                faults.append((code, name))
        pieces, users, assistants, has_system = self._messages(row, messages, faults)
        self._media.check(row, pieces, faults)
        return (Sequences(tuple(pieces), users, assistants, has_system),), faults

    def _messages(
        self, row: Row, messages: list[Any], faults: list[Fault]
    ) -> tuple[list[str], int, int, bool]:
        tags = self._tags
        pieces: list[str] = []
        first = messages[0]
        turns = messages
        system = _text_of(row, self._columns.system, "system", faults)
        if (
            isinstance(first, dict)
            and tags.system_tag
            and (first.get(tags.role_tag) == tags.system_tag)
        ):
            system = _content(first, tags, faults)
            turns = messages[1:]
        tools = _text_of(row, self._columns.tools, "tools", faults)
        if system or tools:
            pieces.append(system + tools)
        if not turns:
            faults.append(("conversation-empty", "conversations"))
        ordered = self._take(turns, pieces, faults)
        if ordered and turns and (len(turns) % 2 == 0) == self._is_ranking:
            code = "even-turn-count" if self._is_ranking else "odd-turn-count"
            faults.append((code, "conversations"))
        users = (len(turns) + 1) // 2
        return pieces, users, len(turns) // 2, bool(system or tools)

    def _take(self, turns: list[Any], pieces: list[str], faults: list[Fault]) -> bool:
        """Add the texts of the messages; whether their roles are in order."""
        tags = self._tags
        ordered = True
        previous: object = None
        for index, message in enumerate(turns):
            if type(message) is not dict:
                faults.append(("message-not-an-object", "conversations"))
                return False
            role = message.get(tags.role_tag)
            value = message.get(tags.content_tag)
            pieces.append(value if type(value) is str else _content(message, tags, faults))
            if ordered and role not in (self._odd, self._even)[index % 2]:
                # The first misplaced message shifts all that follow: one fault a row.
                faults.append((self._misplaced(role, previous), "conversations"))
                ordered = False
            previous = role
        return ordered

    def _misplaced(self, role: object, previous: object) -> str:
        if role is None:
            return "message-without-role"
        if role == self._tags.system_tag:
            return "system-not-first"
        if not isinstance(role, str) or role not in self._odd | self._even:
            return "unknown-role"
        return "role-repeated" if role == previous else "role-order"


def _content(message: Mapping[str, Any], tags: Tags, faults: list[Fault]) -> str:
    value = message.get(tags.content_tag)  # type: ignore[arg-type]
    if isinstance(value, str):
        return value
    faults.append(("message-without-value" if value is None else "value-not-text", "content"))
    return ""


class ChatPreferenceChecker(_Preference):
    """Conversations with two last answers, or a conversation with a kto_tag."""

    def __init__(self, recognised: Recognised, media: Media) -> None:
        super().__init__(recognised.columns)
        self._columns = recognised.columns
        self._tags = recognised.tags
        self._chat = ShareGptChecker(recognised, media, is_ranking=not self._is_kto)

    def check(self, row: Row) -> Checked:
        """Return the sequences of ``row`` and its faults."""
        sequences, faults = self._chat.check(row)
        if self._is_kto:
            self._check_tag(row, faults)
            return sequences, faults
        answers = [
            self._answer(row, column, key, faults)
            for column, key in (
                (self._columns.chosen, "chosen"),
                (self._columns.rejected, "rejected"),
            )
        ]
        if answers[0] and answers[0] == answers[1]:
            faults.append(("same-answers", "chosen"))
        return tuple(
            Sequences(
                (*sequence.pieces, answer),
                sequence.users,
                sequence.assistants + 1,
                sequence.has_system,
            )
            for sequence in sequences
            for answer in answers
        ), faults

    def _answer(self, row: Row, column: str | None, key: str, faults: list[Fault]) -> str:
        answer = _required(row, column, key, faults)
        if answer is None:
            return ""
        if not isinstance(answer, dict):
            faults.append(("value-not-text", key))
            return ""
        if answer.get(self._tags.role_tag) not in {
            self._tags.assistant_tag,
            self._tags.function_tag,
        }:
            faults.append(("answer-role", key))
        return _content(answer, self._tags, faults)


class MossChecker:
    """Rows with a chat of numbered turns, of which Human and MOSS are used."""

    def finish(self) -> list[Fault]:
        """Return the faults of the data as a whole, after the last row."""
        return []

    def check(self, row: Row) -> Checked:
        """Return the sequences of ``row`` and its faults."""
        faults: list[Fault] = []
        chat = _required(row, "chat", "chat", faults)
        if chat is None:
            return (), faults
        if not isinstance(chat, dict):
            return (), [*faults, ("conversation-not-a-list", "chat")]
        turns = [turn for turn in chat.values() if turn]
        if not turns:
            faults.append(("conversation-empty", "chat"))
            return (), faults
        if isinstance(row.get("num_turns"), int) and row["num_turns"] != len(turns):
            faults.append(("moss-turn-count", "num_turns"))
        pieces: list[str] = []
        for turn in turns:
            if not isinstance(turn, dict):
                faults.append(("message-not-an-object", "chat"))
                continue
            human = _moss_text(turn, "Human", "moss-without-question", faults)
            answer = _moss_text(turn, "MOSS", "moss-without-answer", faults)
            pieces.append(human.replace("<eoh>", "").replace("<|Human|>: ", "").strip())
            pieces.append(answer.replace("<|MOSS|>:", "").replace("<eom>", "").strip())
        return (Sequences(tuple(pieces), len(turns), len(turns), has_system=False),), faults


def _moss_text(turn: Mapping[str, Any], key: str, code: str, faults: list[Fault]) -> str:
    value = turn.get(key)
    if isinstance(value, str):
        return value
    faults.append((code if value is None else "value-not-text", key))
    return ""


class PretrainChecker:
    """Rows with one text."""

    def __init__(self, recognised: Recognised) -> None:
        self._column = recognised.columns.prompt or "text"

    def finish(self) -> list[Fault]:
        """Return the faults of the data as a whole, after the last row."""
        return []

    def check(self, row: Row) -> Checked:
        """Return the sequences of ``row`` and its faults."""
        value = row.get(self._column)
        if type(value) is str:
            faults: list[Fault] = [] if value else [("empty-text", "text")]
            return (Sequences((value,), 0, 1, has_system=False),), faults
        faults = []
        if _required(row, self._column, "text", faults) is not None:
            faults.append(("value-not-text", "text"))
        return (Sequences(("",), 0, 1, has_system=False),), faults


class PromptChecker:
    """Rows with a prompt as a list of messages, as VeRL takes them."""

    def finish(self) -> list[Fault]:
        """Return the faults of the data as a whole, after the last row."""
        return []

    def check(self, row: Row) -> Checked:
        """Return the sequences of ``row`` and its faults."""
        faults: list[Fault] = []
        prompt = _required(row, "prompt", "prompt", faults)
        if prompt is None:
            return (), faults
        if not isinstance(prompt, list):
            return (), [*faults, ("conversation-not-a-list", "prompt")]
        if not prompt:
            return (), [*faults, ("conversation-empty", "chat")]
        pieces: list[str] = []
        roles: list[object] = []
        for message in prompt:
            if not isinstance(message, dict):
                faults.append(("message-not-an-object", "prompt"))
                continue
            roles.append(message.get("role"))
            if roles[-1] is None:
                faults.append(("message-without-role", "prompt"))
            pieces.append(_content(message, Tags("role", "content"), faults))
        answers = roles.count("assistant")
        users = len(roles) - answers - roles.count("system")
        return (Sequences(tuple(pieces), users, answers, "system" in roles),), faults


def checker_for(recognised: Recognised, media_folder: Path | None) -> RowChecker:
    """Return the checker of the recognised format, which must not be None."""
    media = Media(recognised.columns, media_folder)
    match recognised.format:
        case Format.SHAREGPT:
            return ShareGptChecker(recognised, media)
        case Format.MOSS:
            return MossChecker()
        case Format.PRETRAIN:
            return PretrainChecker(recognised)
        case Format.PROMPTS:
            return PromptChecker()
        case Format.PREFERENCE if recognised.is_chat:
            return ChatPreferenceChecker(recognised, media)
        case Format.PREFERENCE:
            return PreferenceChecker(recognised, media)
        case _:
            return AlpacaChecker(recognised, media)
