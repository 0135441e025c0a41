"""Rows of JSON files of any size: an array, lines, or objects one after the other.

Nothing but the current piece of the file is held. A row is found by matching brackets and
strings, then parsed by ``orjson``; what cannot be parsed becomes a :class:`Broken` row with the
kind of fault, and reading goes on behind it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeAlias

import orjson

from ascgui.datasets.decoding import CHUNK_BYTES, Reader
from ascgui.datasets.records import MAX_ROW_BYTES, FileKind

_BATCH_ROWS = 1024

_STRING = rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
_PLAIN = rb'[^{}\[\]"]++'


def _nested(levels: int) -> bytes:
    pattern = rb"[{\[](?:%s|%s)*+[}\]]" % (_PLAIN, _STRING)
    for _ in range(levels):
        pattern = rb"[{\[](?:%s|%s|%s)*+[}\]]" % (_PLAIN, _STRING, pattern)
    return pattern


# Possessive quantifiers: a row that does not match fails in one pass, without going back.
_VALUE = re.compile(_nested(5), re.DOTALL)
_NEXT_VALUE = re.compile(rb"[ \t\r\n]*+,[ \t\r\n]*+(%s)" % _nested(5), re.DOTALL)
_TOKEN = re.compile(rb'%s|["{}\[\]]' % _STRING, re.DOTALL)
_SPACE = re.compile(rb"[ \t\r\n]*+")
_SCALAR = re.compile(rb"%s|[^,\[\]{}\r\n]++" % _STRING, re.DOTALL)
_NEXT_ROW = re.compile(rb"\}\s*+,?\s*+(?=\{)")
_CLOSING_COMMA = re.compile(rb",\s*+[}\]]|%s" % _STRING, re.DOTALL)
_PYTHON_WORDS = re.compile(rb"[:\[,]\s*+(?:None|True|False)\b")
_NUMBER_WORDS = re.compile(rb"[:\[,]\s*+-?(?:NaN|Infinity)\b")
_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F][0-9a-fA-F]{2}")
_ROWS_KEY = re.compile(
    rb'\s*+\{\s*+"(?:data|rows|train|examples|items|samples|instances|dataset)"\s*+:\s*+\[\s*+\{'
)

_COMMA, _OPEN, _CLOSE = b",[]"
_PUNCTUATION = frozenset({_COMMA, _OPEN, _CLOSE})

_PATIENCE = (MAX_ROW_BYTES, 256 * 1024, 64 * 1024)
"""How far to look for the end of an unclosed row, after none, one, and more such rows: a file
full of them must not be searched from each one to its end."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A row that is no valid JSON, or a place where the syntax between rows is wrong.

    ``value`` holds what could be read all the same (a row in GBK). ``is_row`` is False where
    only the syntax around the rows is at fault. ``at`` is the byte in the row.
    """

    code: str
    at: int = 0
    value: object = None
    is_row: bool = True


RawRow: TypeAlias = tuple[Any, int, int, bytes]
"""Parsed value or :class:`Broken`, line from 1, byte offset in the text, and the row's text."""


def kind_of_object_file(head: bytes) -> tuple[FileKind, str]:
    """Return how a file that starts with ``{`` holds its rows, and a fault's code or ""."""
    first, _, rest = head.lstrip().partition(b"\n")
    if _ROWS_KEY.match(head):
        return FileKind.JSON_OBJECTS, "rows-inside-object"
    if not rest.strip():
        return FileKind.JSON_LINES, ""
    try:
        orjson.loads(first)
    except orjson.JSONDecodeError:
        # A broken first line of JSON lines is followed by a line that starts a new row.
        second = next((line.lstrip() for line in rest.split(b"\n") if line.strip()), b"")
        if first.strip() != b"{" and second.startswith(b"{"):
            return FileKind.JSON_LINES, ""
        return FileKind.JSON_OBJECTS, "objects-over-lines"
    return FileKind.JSON_LINES, ""


def parse(raw: bytes) -> Any:
    """Return the value of one row's text, or a :class:`Broken`."""
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError as error:
        return diagnose(raw, error.pos)


def diagnose(raw: bytes, at: int = 0) -> Broken:
    """Return why ``raw`` is no valid JSON, and what could be read of it all the same."""
    try:
        decoded = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return _other_encoding(raw, error.start)
    code = _code_of(raw, decoded)
    value = None
    if code == "lone-surrogate":
        value = _without_surrogates(raw)
    elif code == "not-a-number":
        value = _loads(decoded)
    elif code == "control-character":
        value = _loads(decoded, strict=False)
    return Broken(code, min(at, max(0, len(raw) - 1)), value)


def _other_encoding(raw: bytes, at: int) -> Broken:
    try:
        decoded = raw.decode("gb18030")
    except UnicodeDecodeError:
        return Broken("not-utf8", at, _loads(raw.decode("utf-8", "replace")))
    return Broken("gbk-text", at, _loads(decoded))


def _loads(decoded: str, *, strict: bool = True) -> object:
    try:
        return json.loads(decoded, strict=strict)
    except (ValueError, RecursionError):
        return None


def _without_surrogates(raw: bytes) -> object:
    return _loads(_SURROGATE.sub(b"?", raw).decode("utf-8"))


def _code_of(raw: bytes, decoded: str) -> str:
    stripped = raw.strip()
    if re.match(rb"[{\[]\s*+'", stripped) or _PYTHON_WORDS.search(stripped):
        return "single-quotes"
    if any(match[0].startswith(b",") for match in _CLOSING_COMMA.finditer(stripped)):
        return "trailing-comma"
    try:
        json.loads(decoded)
    except json.JSONDecodeError as error:
        return _code_of_error(stripped, error)
    except (ValueError, RecursionError):
        # Brackets or digits beyond all measure.
        return "broken-json"
    # The standard parser takes more than JSON: NaN and lone surrogates.
    if _NUMBER_WORDS.search(stripped):
        return "not-a-number"
    return "lone-surrogate" if _SURROGATE.search(stripped) else "broken-json"


def _code_of_error(stripped: bytes, error: json.JSONDecodeError) -> str:
    if error.msg.startswith("Extra data"):
        return "two-rows-on-a-line"
    if error.msg.startswith("Invalid control character"):
        return "control-character"
    if _VALUE.match(stripped) is None and _balanced(stripped, 0) is None:
        at_end = error.pos >= len(error.doc.rstrip()) - 1
        if at_end or error.msg.startswith("Unterminated string"):
            return "truncated-file"
    return "broken-json"


def json_lines(source: Reader) -> Generator[list[RawRow]]:
    """Yield the rows of JSON lines in batches. A line beyond the limit is passed over."""
    pending = b""
    offset, line = 0, 1
    skipping = False
    loads = orjson.loads
    while chunk := source.read(CHUNK_BYTES):
        batch: list[RawRow] = []
        if skipping:
            cut = chunk.find(b"\n") + 1
            if not cut:
                offset += len(chunk)
                # So that a line without end can be cancelled.
                yield batch
                continue
            offset, line, skipping = offset + cut, line + 1, False
            chunk = chunk[cut:]
        lines = (pending + chunk).split(b"\n")
        pending = lines.pop()
        for raw in lines:
            try:
                batch.append((loads(raw), line, offset, raw))
            except orjson.JSONDecodeError as error:
                if raw and not raw.isspace():
                    value = diagnose(raw, error.pos)
                    if value.code == "truncated-file":
                        value = Broken("broken-json", value.at)
                    batch.append((value, line, offset, raw))
            offset += len(raw) + 1
            line += 1
        if len(pending) > MAX_ROW_BYTES:
            batch.append((Broken("row-too-long"), line, offset, pending[:256]))
            offset += len(pending)
            pending, skipping = b"", True
        if batch:
            yield batch
    if pending and not pending.isspace():
        yield [(parse(pending), line, offset, pending)]


def _balanced(buffer: bytes, start: int) -> int | None:
    """Return the end of the bracket that opens at ``start``, at any depth, or None."""
    depth = 0
    for match in _TOKEN.finditer(buffer, start):
        token = match[0]
        if token in {b"{", b"["}:
            depth += 1
        elif token in {b"}", b"]"}:
            depth -= 1
            if depth <= 0:
                return match.end()
        elif token == b'"':
            return None
    return None


def json_values(source: Reader, *, in_array: bool) -> Generator[list[RawRow]]:
    """Yield the rows of an array (``in_array``), or of objects that follow one another."""
    return _ValueScanner(source, in_array=in_array).batches()


class _ValueScanner:
    """Walks over the values of a file, holding the piece from the current row on."""

    def __init__(self, source: Reader, *, in_array: bool) -> None:
        self._source = source
        self._in_array = in_array
        self._buffer = b""
        self._position = 0
        self._base = 0
        self._line = 1
        self._ended = False
        self._unclosed = 0
        self._opened = self._closed = self._comma = False
        self._values = 0
        self._batch: list[RawRow] = []
        self._held = 0

    def batches(self) -> Generator[list[RawRow]]:
        """Yield the rows, up to about a thousand at a time."""
        while True:
            self._take_run()
            if not self._skip_space():
                break
            char = self._buffer[self._position]
            if char in _PUNCTUATION and self._punctuation(char):
                self._advance(self._position + 1)
            elif char in b"}]":
                self._mark("broken-json")
                self._advance(self._position + 1)
            else:
                self._before_value()
                yield from self._take_value(char)
            if len(self._batch) >= _BATCH_ROWS or self._held >= CHUNK_BYTES:
                yield self._flush()
        if self._in_array and self._opened and not self._closed:
            self._mark("truncated-file")
        if self._batch:
            yield self._flush()

    def _take_run(self) -> None:
        """Take the sound rows from here on, without looking at what may be wrong between rows."""
        if not self._in_array or self._comma or self._closed or not self._values:
            return
        buffer, position, line = self._buffer, self._position, self._line
        batch, loads, find = self._batch, orjson.loads, _NEXT_VALUE.match
        held = self._held
        while len(batch) < _BATCH_ROWS and held < CHUNK_BYTES and (match := find(buffer, position)):
            start, end = match.span(1)
            raw = buffer[start:end]
            try:
                value = loads(raw)
            except orjson.JSONDecodeError:
                break
            if end - start > MAX_ROW_BYTES:
                break
            first = line + buffer.count(b"\n", position, start)
            batch.append((value, first, self._base + start, raw))
            line = first + raw.count(b"\n")
            position = end
            held += len(raw)
        self._position, self._line, self._held = position, line, held

    def _punctuation(self, char: int) -> bool:
        """Take a comma or a bracket of the array itself; False where it opens a value."""
        if char == _COMMA:
            if self._comma or not self._values:
                self._mark("broken-json")
            self._comma = True
            return True
        if not self._in_array:
            return False
        if char == _CLOSE:
            if self._comma:
                self._mark("trailing-comma")
            if self._closed:
                self._mark("text-after-array")
            self._closed, self._comma = True, False
            return True
        if self._opened and not self._closed:
            return False
        if self._closed:
            self._mark("text-after-array")
        self._opened, self._closed, self._comma, self._values = True, False, False, 0
        return True

    def _before_value(self) -> None:
        """Note what is wrong between the value before and the one that starts here."""
        if self._closed:
            self._mark("text-after-array")
            self._closed = False
        elif self._in_array and self._values and not self._comma:
            self._mark("lines-in-array")
        self._values, self._comma = self._values + 1, False

    def _flush(self) -> list[RawRow]:
        batch, self._batch, self._held = self._batch, [], 0
        return batch

    def _mark(self, code: str) -> None:
        around = self._buffer[max(0, self._position - 40) : self._position + 40]
        broken = Broken(code, is_row=False)
        self._batch.append((broken, self._line, self._base + self._position, around))

    def _advance(self, position: int) -> None:
        self._line += self._buffer.count(b"\n", self._position, position)
        self._position = position

    def _refill(self) -> bool:
        """Read more behind the current position; False at the end of the file."""
        if self._ended:
            return False
        held = len(self._buffer) - self._position
        more = self._source.read(max(CHUNK_BYTES, held))
        if not more:
            self._ended = True
            return False
        self._base += self._position
        self._buffer = self._buffer[self._position :] + more
        self._position = 0
        return True

    def _skip_space(self) -> bool:
        while True:
            match = _SPACE.match(self._buffer, self._position)
            self._advance(match.end() if match else self._position)
            if self._position < len(self._buffer):
                return True
            if not self._refill():
                return False

    def _take_value(self, char: int) -> Generator[list[RawRow]]:
        if char not in b"{[":
            self._take_scalar()
            return
        patience = _PATIENCE[min(self._unclosed, len(_PATIENCE) - 1)]
        while True:
            match = _VALUE.match(self._buffer, self._position)
            end = match.end() if match else _balanced(self._buffer, self._position)
            if end is not None:
                self._add_row(end)
                return
            if len(self._buffer) - self._position > patience or not self._refill():
                break
        yield from self._pass_unclosed()

    def _add_row(self, end: int) -> None:
        raw = self._buffer[self._position : end]
        value = parse(raw) if len(raw) <= MAX_ROW_BYTES else Broken("row-too-long")
        if isinstance(value, Broken) and value.code in {"broken-json", "single-quotes"}:
            # Quotes inside single-quoted text may have swallowed the next rows: end it sooner.
            match = _NEXT_ROW.search(self._buffer, self._position, end)
            if match and match.end() < end and value.code == "single-quotes":
                raw = self._buffer[self._position : match.start() + 1]
                end = match.start() + 1
        self._batch.append((value, self._line, self._base + self._position, raw))
        self._held += len(raw)
        self._advance(end)

    def _take_scalar(self) -> None:
        match = _SCALAR.match(self._buffer, self._position)
        while (
            match
            and match.end() == len(self._buffer)
            and match.end() - match.start() < (CHUNK_BYTES)
        ):
            if not self._refill():
                break
            match = _SCALAR.match(self._buffer, self._position)
        end = match.end() if match else self._position + 1
        raw = self._buffer[self._position : end]
        row = (Broken("not-an-object"), self._line, self._base + self._position, raw[:256])
        self._batch.append(row)
        self._advance(end)

    def _pass_unclosed(self) -> Generator[list[RawRow]]:
        """Go on behind a row whose end was not found."""
        self._unclosed += 1
        start, line = self._base + self._position, self._line
        excerpt = self._buffer[self._position : self._position + 256]
        match = _NEXT_ROW.search(self._buffer, self._position + 1)
        if match is None and self._ended:
            code = "truncated-file"
            if diagnose(self._buffer[self._position :]).code == "single-quotes":
                code = "single-quotes"
            self._advance(len(self._buffer))
        elif match is None:
            code = "row-too-long"
            yield from self._drop_to_next_row()
        else:
            raw = self._buffer[self._position : match.start() + 1]
            code, excerpt = diagnose(raw).code, raw
            code = "broken-json" if code == "truncated-file" else code
            self._advance(match.start() + 1)
        self._batch.append((Broken(code), line, start, excerpt))

    def _drop_to_next_row(self) -> Generator[list[RawRow]]:
        """Read on without keeping anything until something looks like the start of a row."""
        while True:
            tail = min(64, len(self._buffer) - self._position)
            self._advance(len(self._buffer) - tail)
            if not self._refill():
                self._advance(len(self._buffer))
                return
            match = _NEXT_ROW.search(self._buffer, self._position)
            if match is not None:
                self._advance(match.start() + 1)
                return
            yield []
