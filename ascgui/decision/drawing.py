"""What an SVG picture may hold before it is drawn: nothing that lies outside of it."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path
from typing import NoReturn
from xml.parsers import expat

from ascgui.decision.options import LARGEST_LOGO, no_picture
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text

_SVG_ENDINGS = frozenset({".svg", ".svgz"})
_GZIP_MAGIC = b"\x1f\x8b"
_LINKS = frozenset({"href", "src"})
_ADDRESS = re.compile(r"""url\(\s*["']?\s*([^"')\s]*)""", re.IGNORECASE)
_IMPORT = re.compile(r"@import\b", re.IGNORECASE)
_ESCAPE = re.compile(r"\\[0-9a-fA-F]{1,6}\s?")
_INSIDE = re.compile(r"data:(?:image/(?!svg)[a-z0-9.+-]+)?;base64,", re.IGNORECASE)
_ONLY_NAMED = "a"
"""The element whose link is followed by a click only, never by drawing."""


def is_drawing(content: bytes, path: Path) -> bool:
    """Return whether ``content`` of ``path`` would be drawn as SVG, whatever its name says."""
    return path.suffix.casefold() in _SVG_ENDINGS or _looks_like_drawing(content)


def whole_drawing(content: bytes, path: Path) -> bytes:
    """Return the SVG picture ``content`` of ``path``, unpacked, if nothing else is read for it.

    Raises:
        Refused: it is no XML, declares entities, or names other files or addresses.
    """
    drawing = _unpacked(content, path)
    reader = _Reader(path)
    try:
        reader.parser.Parse(drawing, True)  # noqa: FBT003 - expat names none
    except (expat.ExpatError, ValueError, LookupError):
        # What is wrong with a drawing is not told from what is none.
        raise no_picture(path) from None
    reader.look_at_style()
    return drawing


def _unpacked(content: bytes, path: Path) -> bytes:
    if not content.startswith(_GZIP_MAGIC):
        return content
    unpacking = zlib.decompressobj(wbits=31)
    try:
        drawing = unpacking.decompress(content, LARGEST_LOGO + 1)
    except zlib.error:
        raise no_picture(path) from None
    if len(drawing) > LARGEST_LOGO or not unpacking.eof:
        raise no_picture(path)
    return drawing


class _Reader:
    """Looks at each element and each style on the way."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._styles: list[str] = []
        self._in_style = 0
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters
        self.parser.EntityDeclHandler = self._entity
        self.parser.ProcessingInstructionHandler = self._instruction

    def look_at_style(self) -> None:
        self._look_at("".join(self._styles))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        element = _bare(name)
        self._in_style += element == "style"
        for attribute, value in attributes.items():
            if _bare(attribute) in _LINKS and element != _ONLY_NAMED:
                self._refuse_foreign(value)
            self._look_at(value)

    def _end(self, name: str) -> None:
        self._in_style -= _bare(name) == "style"

    def _characters(self, written: str) -> None:
        if self._in_style:
            self._styles.append(written)

    def _entity(self, *_: object) -> NoReturn:
        raise no_picture(self._path)

    def _instruction(self, target: str, data: str) -> None:
        if target.endswith("stylesheet"):
            self._refuse(data)

    def _look_at(self, style: str) -> None:
        plain = _ESCAPE.sub(lambda found: chr(min(int(found[0][1:], 16), 0x10FFFF)), style)
        for found in _ADDRESS.finditer(plain):
            self._refuse_foreign(found[1])
        if _IMPORT.search(plain):
            self._refuse(plain)

    def _refuse_foreign(self, address: str) -> None:
        bare = address.strip()
        if bare and not bare.startswith("#") and not _is_picture_inside(bare):
            self._refuse(bare)

    def _refuse(self, named: str) -> NoReturn:
        raise Refused(
            Issue(
                Severity.ERROR,
                "logo-names-files",
                text(
                    "The picture is not whole: it names “{named}”, which lies outside of it and "
                    "is not read.",
                    named=named[:80],
                ),
                text("Embed everything in the SVG file, or save the picture as PNG."),
                where=(("file", str(self._path)),),
            )
        )


def _is_picture_inside(address: str) -> bool:
    """Return whether ``address`` holds a picture made of dots.

    A drawing in a drawing may name files as well, whatever kind it is said to be.
    """
    found = _INSIDE.match(address)
    if found is None:
        return False
    try:
        inside = base64.b64decode(address[found.end() :])
    except ValueError:
        return False
    return not _looks_like_drawing(inside)


def _looks_like_drawing(content: bytes) -> bool:
    bare = content.removeprefix(b"\xef\xbb\xbf").lstrip()
    return bare.startswith((b"<", _GZIP_MAGIC, b"\xff\xfe", b"\xfe\xff"))


def _bare(name: str) -> str:
    return name.rpartition(" ")[2].casefold()
