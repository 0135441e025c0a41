"""One TOML file of rows: read whole or refused, and where each row and field stands in it."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from ascgui import safefile
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text

LARGEST_BYTES = 64 * 1024 * 1024

_PLACE_IN_TOML = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)$")
_LONG_STRING = re.compile(r"\"\"\".*?\"\"\"|'''.*?'''", re.DOTALL)


@dataclass(frozen=True, slots=True)
class TomlFile:
    """The text of a file and the plain data in it. ``name`` is how evidence names the file."""

    path: Path
    name: str
    text: str
    data: dict[str, object]

    def row_lines(self, table: str) -> list[int]:
        """Return the line of each ``[[table]]`` header, from 1; fewer where rows stand inline."""
        header = re.compile(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]")
        return [
            number
            for number, line in enumerate(self._without_long_strings().split("\n"), 1)
            if line.lstrip().startswith("[[") and header.match(line)
        ]

    def field_line(self, field: str, row_line: int) -> int:
        """Return the line of ``field`` in the row whose header is at ``row_line``.

        That of the header where the field is not written there; 1 where the row's own line is not
        known (0). Only for problems: it is slow.
        """
        if row_line < 1:
            return 1
        key = re.escape(field.partition(".")[0])
        wanted = re.compile(rf"\s*([\"']?){key}\1\s*[=.]")
        header = re.compile(r"\s*\[{1,2}[^\[\],=]+\]{1,2}\s*(#.*)?$")
        lines = self._without_long_strings().split("\n")
        for number in range(row_line + 1, len(lines) + 1):
            line = lines[number - 1]
            if wanted.match(line):
                return number
            if header.match(line):
                break
        return row_line

    def top_line(self, name: str) -> int:
        """Return the line where ``name`` stands first as a key or as a table's header."""
        key = re.escape(name)
        first = re.search(
            rf"^\s*(?:\[+\s*)?([\"']?){key}\1\s*[=.\]]", self._without_long_strings(), re.MULTILINE
        )
        return 1 if first is None else first.string.count("\n", 0, first.end()) + 1

    def _without_long_strings(self) -> str:
        if '"""' not in self.text and "'''" not in self.text:
            return self.text
        return _LONG_STRING.sub(lambda found: "\n" * found[0].count("\n"), self.text)


def read(path: Path) -> TomlFile:
    """Return what stands in ``path``.

    Raises:
        Refused: it is missing, unreadable, too large, binary, not UTF-8, empty, or not TOML.
    """
    return parse(path, read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """Return the bytes of ``path``.

    Raises:
        Refused: it is missing, unreadable or too large.
    """
    try:
        return safefile.read_bytes(path, LARGEST_BYTES)
    except Refused as refused:
        code, message = refused.issues[0].code, refused.issues[0].message
        if code == "file-missing":
            message = text("{file} is missing, and the catalog needs it.", file=path.name)
            action = text("Put it back, or install the program again.")
        elif code == "file-too-large":
            action = text("Check that this is the file that was meant.")
        else:
            code = "file-unreadable"
            action = text("Check that it is a file and that you may read it.")
        raise Refused(_problem(path, code, message, action)) from None


def parse(path: Path, content: bytes) -> TomlFile:
    """Return what stands in ``content``, the bytes of ``path``; CR LF and a BOM are accepted.

    Raises:
        Refused: it is binary, not UTF-8, empty, or not TOML.
    """
    written = decode(path, content)
    return TomlFile(path, f"{path.parent.name}/{path.name}", written, data(path, written))


def decode(path: Path, content: bytes) -> str:
    """Return the text of ``content``, the bytes of ``path``, with plain line ends.

    Raises:
        Refused: it is binary, not UTF-8, or empty.
    """
    if b"\0" in content and not content.startswith((b"\xff\xfe", b"\xfe\xff")):
        line = content[: content.index(b"\0")].count(b"\n") + 1
        message = text("{file} is not a text file: it holds binary data.", file=path.name)
        action = text("Check that this is the file that was meant.")
        raise Refused(_problem(path, "file-binary", message, action, line))
    try:
        written = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        message = text("{file} is not UTF-8 text.", file=path.name)
        action = text("Save it again with the encoding UTF-8.")
        raise Refused(_problem(path, "file-not-utf8", message, action, line)) from error
    if not written.strip():
        message = text("{file} is empty.", file=path.name)
        action = text("Put its rows back, or install the program again.")
        raise Refused(_problem(path, "file-empty", message, action))
    return written


def data(path: Path, written: str) -> dict[str, object]:
    """Return the plain data in ``written``, the text of ``path``.

    Raises:
        Refused: it is not TOML.
    """
    try:
        return tomllib.loads(written)
    except tomllib.TOMLDecodeError as error:
        place = _PLACE_IN_TOML.search(str(error))
        line = int(place[1]) if place and place[1] else written.count("\n") + 1
        reason = _PLACE_IN_TOML.sub("", str(error)).strip().rstrip(".")
        message = text("This is not valid TOML: {reason}.", reason=reason)
        action = text("Mend this line; nothing of the file was used.")
        raise Refused(_problem(path, "file-not-toml", message, action, line)) from error
    except (RecursionError, ValueError) as error:
        message = text("This TOML is nested too deeply, or holds a number that is too long.")
        action = text("Check that this is the file that was meant.")
        raise Refused(_problem(path, "file-not-toml", message, action)) from error


def _problem(path: Path, code: str, message: Text, action: Text, line: int = 1) -> Issue:
    where = (("file", str(path)), ("line", line))
    return Issue(Severity.ERROR, code, message, action, where)
