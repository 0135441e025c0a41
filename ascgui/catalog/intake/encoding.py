"""Bytes as text: UTF-8 and UTF-16 are read, GBK is recognised and offered, nothing is guessed."""

from __future__ import annotations

import codecs
from pathlib import Path

from ascgui.catalog.intake.grid import refused
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text

OFFERED = "gb18030"
"""GBK with what was added to it since; every GBK text is one."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_NAMES = {"gbk": OFFERED, "gb2312": OFFERED, "utf8": "utf-8", "utf-8": "utf-8-sig"}


def decoded(content: bytes, path: Path | str, encoding: str | None = None) -> tuple[str, str]:
    """Return the text of ``content`` and the encoding that it is in.

    Args:
        content: the bytes of a file.
        path: the file, for what is said about it.
        encoding: the one that the user chose; None recognises it.

    Raises:
        Refused: it is no text, or its encoding is not sure. With code ``encoding-unsure`` the
            issue's ``fix`` holds the encoding that is likely.
    """
    if encoding is not None:
        return _as_chosen(content, path, encoding)
    for mark, name in _MARKS:
        if content.startswith(mark):
            return _as_chosen(content, path, name)
    if b"\0" in content:
        likely = _utf16_without_mark(content)
        if likely is None:
            message = text("This file holds binary data, not text or a workbook.")
            raise refused(path, "file-binary", message, text("Check that it is the right file."))
        return _as_chosen(content, path, likely)
    try:
        return _tidy(content.decode("utf-8")), "utf-8"
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
    if _is_likely_gbk(content):
        message = text("This file is not UTF-8; it looks like GBK.")
        action = text("Read it as GBK if the Chinese text then looks right.")
        where = (("file", str(path)), ("line", line))
        fix = (("encoding", OFFERED),)
        raise Refused(Issue(Severity.ERROR, "encoding-unsure", message, action, where, fix=fix))
    message = text("This file is not UTF-8 text, and its encoding is unknown.")
    raise refused(
        path, "file-not-utf8", message, text("Save it again with the encoding UTF-8."), line
    )


def _as_chosen(content: bytes, path: Path | str, encoding: str) -> tuple[str, str]:
    name = _NAMES.get(encoding.casefold(), encoding)
    try:
        return _tidy(content.decode(name)), name.removesuffix("-sig")
    except LookupError:
        message = text("The encoding {name} is unknown.", name=encoding)
        action = text("Write utf-8, utf-16 or gbk.")
        raise refused(path, "encoding-unknown", message, action) from None
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        message = text("This line is not {name} text.", name=encoding)
        action = text("Choose another encoding, or save the file again as UTF-8.")
        raise refused(path, "file-not-text", message, action, line) from None


def _tidy(written: str) -> str:
    return written.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _utf16_without_mark(content: bytes) -> str | None:
    """Return which UTF-16 it is, by where the zero bytes of its Latin letters and commas stand."""
    sample = content[: 4096 // 2 * 2]
    even, odd = sample[0::2].count(0), sample[1::2].count(0)
    if len(content) % 2 or not max(even, odd) > len(sample) // 20 >= min(even, odd):
        return None
    return "utf-16-le" if odd > even else "utf-16-be"


def _is_likely_gbk(content: bytes) -> bool:
    """Return whether it is GBK with common Chinese characters in most of what is not ASCII."""
    try:
        written = content.decode(OFFERED)
    except UnicodeDecodeError:
        return False
    beyond = [char for char in written if ord(char) > 0x7F]
    # The level-1 characters of GB 2312 are the 3755 common ones; its rows 1 to 9 are punctuation.
    common = sum(_is_common(char) for char in beyond)
    return bool(beyond) and common >= 0.7 * len(beyond)


def _is_common(char: str) -> bool:
    try:
        code = char.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return len(code) == 2 and (0xB0 <= code[0] <= 0xD7 or 0xA1 <= code[0] <= 0xA9)
