"""Where each key of a TOML text stands.

The standard reader gives values without lines, and a problem must name its line. This scanner
gives lines without values. It is lenient: it runs before the standard reader has judged the text,
so that what would exhaust a parser (keys of a million parts, brackets a million deep) is refused
first.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field

Path = tuple["str | int", ...]

MAX_KEY_PARTS = 16
MAX_DEPTH = 32

_BLANK = re.compile(r"[ \t]*")
KEY_PART = re.compile(r"""[ \t]*([A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')[ \t]*""")
_STRINGS = {
    '"""': re.compile(r'"""(?:\\.|[^\\])*?"{3,5}', re.DOTALL),
    "'''": re.compile(r"'''.*?'{3,5}", re.DOTALL),
    '"': re.compile(r'"(?:\\.|[^"\\\n])*"'),
    "'": re.compile(r"'[^'\n]*'"),
}
_PLAIN = re.compile(r"""[^"'#\[\]{}\n]+""")


class TooDeep(ValueError):
    """The text nests deeper than any plan or table does; ``line`` is where."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


@dataclass(frozen=True, slots=True)
class Header:
    """A table's header: its key as it is typed, and where it stands in the text.

    ``start`` is the offset of its first bracket, ``key_start`` that of its key; ``array`` marks
    one of an array of tables.
    """

    key: tuple[str | int, ...]
    array: bool
    start: int
    key_start: int


@dataclass(slots=True)
class Places:
    """Line numbers from 1, by path of keys; elements of arrays of tables count from 0.

    ``comments`` are the whole comments with their ``#`` by their offset, in order.
    """

    lines: dict[Path, int] = field(default_factory=dict)
    comments_at: dict[int, str] = field(default_factory=dict)
    headers: list[Header] = field(default_factory=list)

    @property
    def comments(self) -> list[str]:
        """The whole comments in order."""
        return list(self.comments_at.values())

    def line(self, path: Path) -> int | None:
        """Return the line of ``path``, or of the nearest part of the file that holds it."""
        while path:
            if path in self.lines:
                return self.lines[path]
            path = path[:-1]
        return None


def scan(toml: str) -> Places:
    """Return where the keys and comments of ``toml`` stand.

    Raises:
        TooDeep: keys or brackets nest deeper than is sensible.
    """
    return _Scanner(toml).scan()


class _Scanner:
    def __init__(self, toml: str) -> None:
        self._toml = toml
        self._at = 0
        self._line = 1
        self._table: Path = ()
        self._counts: dict[Path, int] = {}
        self._places = Places()

    def scan(self) -> Places:
        while self._at < len(self._toml):
            self._skip(_BLANK)
            char = self._toml[self._at : self._at + 1]
            if char == "\n":
                self._newline()
            elif char == "#":
                self._comment()
            elif char == "[":
                self._header()
            elif char:
                self._pair()
        return self._places

    def _skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self._toml, self._at)
        if match is None:
            return ""
        self._at = match.end()
        self._line += match[0].count("\n")
        return match[0]

    def _newline(self) -> None:
        self._at += 1
        self._line += 1

    def _comment(self) -> None:
        end = self._toml.find("\n", self._at)
        end = len(self._toml) if end < 0 else end
        self._places.comments_at[self._at] = self._toml[self._at : end]
        self._at = end

    def _rest_of_line(self) -> None:
        end = self._toml.find("\n", self._at)
        self._at = len(self._toml) if end < 0 else end

    def _key(self) -> Path | None:
        parts: list[str] = []
        while match := KEY_PART.match(self._toml, self._at):
            parts.append(_unquoted(match[1]))
            if len(parts) > MAX_KEY_PARTS:
                raise TooDeep(self._line)
            self._at = match.end()
            if self._toml[self._at : self._at + 1] != ".":
                return tuple(parts)
            self._at += 1
        return None

    def _header(self) -> None:
        start = self._at
        array = self._toml.startswith("[[", start)
        self._at += 2 if array else 1
        key_start = self._at
        key = self._key()
        if key is None:
            self._rest_of_line()
            return
        self._places.headers.append(Header(key, array, start, key_start))
        parent = self._inside(key[:-1])
        path = (*parent, key[-1])
        if array:
            self._counts[path] = self._counts.get(path, -1) + 1
            self._places.lines.setdefault(path, self._line)
        self._table = self._inside(key)
        self._places.lines.setdefault(self._table, self._line)
        self._at += 2 if array else 1
        while self._at < len(self._toml) and self._toml[self._at] not in "\n#":
            self._at += 1

    def _inside(self, key: Path) -> Path:
        """Return the full path of a header's key: in an array of tables, its last element."""
        path: Path = ()
        for part in key:
            path = (*path, part)
            if path in self._counts:
                path = (*path, self._counts[path])
        return path

    def _pair(self) -> None:
        line = self._line
        key = self._key()
        if key is None or self._toml[self._at : self._at + 1] != "=":
            self._rest_of_line()
            return
        self._at += 1
        path = self._table
        for part in key:
            path = (*path, part)
            self._places.lines.setdefault(path, line)
        self._value()

    def _value(self) -> None:
        depth = 0
        while self._at < len(self._toml):
            char = self._toml[self._at]
            if char == "\n":
                if depth <= 0:
                    return
                self._newline()
            elif char == "#":
                self._comment()
            elif char in "[{":
                depth += 1
                self._at += 1
                if depth > MAX_DEPTH:
                    raise TooDeep(self._line)
            elif char in "]}":
                depth -= 1
                self._at += 1
            elif char in "\"'":
                self._string()
            else:
                self._skip(_PLAIN)

    def _string(self) -> None:
        opening = self._toml[self._at : self._at + 3]
        opening = opening if opening in _STRINGS else opening[0]
        if self._skip(_STRINGS[opening]):
            return
        if len(opening) == 1:
            self._rest_of_line()
        else:  # Open to the end: the standard reader will say so.
            self._at = len(self._toml)


def _unquoted(part: str) -> str:
    if part[0] == '"' and "\\" in part:
        try:
            return str(tomllib.loads(f"key = {part}")["key"])
        except (ValueError, RecursionError):
            return part[1:-1]
    return part[1:-1] if part[0] in "\"'" else part
