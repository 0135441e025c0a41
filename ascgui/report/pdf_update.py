"""What Qt leaves out of a PDF, added as an update in the form that the standard has for it.

Qt's text layer names each glyph by the lowest character that a font draws with it: a tab for a
space, the radical ⽇ for the word 日. A reader who searches would not find them, so the table of
characters of each font is written anew with the characters that were meant. The outline, the
language and the wish to show the title instead of the file's name are added as well.

Objects that nothing needs to change are taken over as they are; the file is written anew with one
table of objects (ISO 32000-1, 7.5.4), so that nothing that was replaced makes it longer.
"""

from __future__ import annotations

import re
import zlib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

_TO_UNICODE = re.compile(rb"/ToUnicode (\d+) 0 R")
_RANGE = re.compile(
    r"<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]{4})>\s*(?:<([0-9A-Fa-f]{4})>|\[([^\]]*)\])"
)
_BLOCK = 100


class UnknownForm(Exception):
    """The PDF is not of the form that this version of Qt writes."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """An entry of the outline: page from 0, and the height above the sheet's lower edge in pt."""

    title: str
    level: int
    page: int
    top: float


@dataclass(slots=True)
class _Node:
    """A bookmark in the tree of the outline, with the number of its object."""

    number: int
    bookmark: Bookmark | None
    parent: _Node | None = None
    children: list[_Node] = field(default_factory=list)


class Update:
    """Objects that take the place of a PDF's own, or come to them."""

    def __init__(self, content: bytes) -> None:
        """``content`` is a whole PDF with one plain cross-reference table.

        Raises:
            UnknownForm: it is not of that form.
        """
        self._content = content
        start = re.search(rb"startxref\s+(\d+)\s+%%EOF\s*$", content)
        trailer = re.search(rb"trailer\s*<<(.*?)>>\s*startxref", content, re.DOTALL)
        if start is None or trailer is None:
            raise UnknownForm
        self._start = int(start[1])
        self._trailer = trailer[1]
        self._offsets = self._read_offsets()
        self._ends = sorted((*self._offsets, self._start, len(content) + 1))
        self._next = len(self._offsets)
        self._objects: dict[int, bytes] = {}

    def _read_offsets(self) -> list[int]:
        head = re.compile(rb"xref\s+0 (\d+)\s+").match(self._content, self._start)
        if head is None:
            raise UnknownForm
        count, first = int(head[1]), head.end()
        lines = self._content[first : first + 20 * count]
        return [int(lines[20 * index : 20 * index + 10]) for index in range(count)]

    @property
    def root(self) -> int:
        """The number of the document's catalog."""
        found = re.search(rb"/Root (\d+) 0 R", self._trailer)
        if found is None:
            raise UnknownForm
        return int(found[1])

    def body(self, number: int) -> bytes:
        """Return what stands between ``obj`` and ``endobj``, as it is to be by now."""
        if number in self._objects:
            return self._objects[number]
        if not 0 < number < len(self._offsets):
            raise UnknownForm
        head = b"%d 0 obj" % number
        start = self._offsets[number]
        # A stream may hold any bytes: an object ends where the next begins.
        part = self._content[start : self._ends[bisect_right(self._ends, start)]]
        end = part.rfind(b"endobj")
        if not part.startswith(head) or end < 0:
            raise UnknownForm
        return part[len(head) : end].strip()

    def stream(self, number: int) -> bytes:
        """Return what the stream of object ``number`` holds, unpacked."""
        body = self.body(number)
        head, found, rest = body.partition(b"stream")
        if not found:
            raise UnknownForm
        packed = rest[: rest.rfind(b"endstream")].lstrip(b"\r\n")
        if b"/FlateDecode" not in head:
            return packed
        try:
            return zlib.decompressobj().decompress(packed)
        except zlib.error:
            raise UnknownForm from None

    def put_stream(self, number: int, content: bytes) -> None:
        """Put a stream that holds ``content`` in the place of object ``number``."""
        packed = zlib.compress(content, 6)
        head = b"<< /Length %d /Filter /FlateDecode >>" % len(packed)
        self.replace(number, b"%b\nstream\n%b\nendstream" % (head, packed))

    def to_unicode(self) -> list[int]:
        """Return the numbers of the objects that map glyphs to characters."""
        return sorted({int(found[1]) for found in _TO_UNICODE.finditer(self._content)})

    def replace(self, number: int, body: bytes) -> None:
        """Put ``body`` in the place of object ``number``."""
        self._objects[number] = body

    def reserve(self) -> int:
        """Return the number of a new object, to be given by :meth:`replace`."""
        self._next += 1
        return self._next - 1

    def result(self) -> bytes:
        """Return the PDF with its objects as they are to be."""
        head = self._content[: min(offset for offset in self._offsets if offset > 0)]
        parts, offset = [head], len(head)
        entries = [b"0000000000 65535 f \n"]
        for number in range(1, self._next):
            part = b"%d 0 obj\n%b\nendobj\n" % (number, self.body(number))
            entries.append(b"%010d 00000 n \n" % offset)
            parts.append(part)
            offset += len(part)
        parts.append(b"xref\n0 %d\n" % self._next)
        parts += entries
        trailer = re.sub(rb"/Size \d+", b"/Size %d" % self._next, self._trailer)
        parts.append(b"trailer\n<<%b>>\nstartxref\n%d\n%%%%EOF\n" % (trailer, offset))
        return b"".join(parts)


def characters_of(update: Update) -> set[str]:
    """Return every character that the text layer names."""
    return {
        char for number in update.to_unicode() for char in _mapping(update.body(number)).values()
    }


def correct_text(update: Update, meant: Mapping[str, str]) -> None:
    """Name glyphs by the characters that were ``meant`` instead of those that Qt found."""
    for number in update.to_unicode():
        named = {
            glyph: meant.get(char, char) for glyph, char in _mapping(update.body(number)).items()
        }
        stream = _written(named)
        update.replace(number, b"<< /Length %d >>\nstream\n%b\nendstream" % (len(stream), stream))


def describe(update: Update, bookmarks: Sequence[Bookmark], language: str) -> None:
    """Add the outline, the language, and the wish that a window shows the title."""
    entries = [
        b"/Lang %b" % pdf_string(language),
        b"/ViewerPreferences << /DisplayDocTitle true >>",
        # Pages are called what is printed on them.
        b"/PageLabels << /Nums [0 << /S /D >>] >>",
    ]
    if bookmarks:
        outline = _outline(update, bookmarks, pages_of(update))
        entries.append(b"/Outlines %d 0 R" % outline)
    add_entries(update, update.root, entries)


def add_entries(update: Update, number: int, entries: Sequence[bytes]) -> None:
    """Add entries to the dictionary that object ``number`` is."""
    body = update.body(number)
    if not body.endswith(b">>"):
        raise UnknownForm
    update.replace(number, body[:-2] + b"\n".join(entries) + b"\n>>")


def pages_of(update: Update) -> list[int]:
    """Return the numbers of the pages' objects, in their order."""
    tree = re.search(rb"/Pages (\d+) 0 R", update.body(update.root))
    kids = None if tree is None else re.search(rb"/Kids\s*\[([^\]]*)\]", update.body(int(tree[1])))
    if kids is None:
        raise UnknownForm
    return [int(number) for number in re.findall(rb"(\d+) 0 R", kids[1])]


def _outline(update: Update, bookmarks: Sequence[Bookmark], pages: Sequence[int]) -> int:
    root = _Node(update.reserve(), None)
    nodes = [root]
    last = root
    for bookmark in bookmarks:
        parent = last
        while parent.bookmark is not None and parent.bookmark.level >= bookmark.level:
            parent = parent.parent or root
        last = _Node(update.reserve(), bookmark, parent)
        parent.children.append(last)
        nodes.append(last)
    for node in nodes:
        update.replace(node.number, _outline_entry(node, pages))
    return root.number


def _outline_entry(node: _Node, pages: Sequence[int]) -> bytes:
    parts = []
    if node.children:
        first, last = node.children[0].number, node.children[-1].number
        parts.append(b"/First %d 0 R /Last %d 0 R /Count %d" % (first, last, _count(node)))
    if node.bookmark is not None and node.parent is not None:
        place = node.parent.children.index(node)
        parts.append(
            b"/Title %b /Parent %d 0 R" % (pdf_string(node.bookmark.title), node.parent.number)
        )
        parts.append(
            b"/Dest [%d 0 R /XYZ 0 %d null]" % (pages[node.bookmark.page], node.bookmark.top)
        )
        for key, neighbour in ((b"/Prev", place - 1), (b"/Next", place + 1)):
            if 0 <= neighbour < len(node.parent.children):
                parts.append(b"%b %d 0 R" % (key, node.parent.children[neighbour].number))
    return b"<< " + b"\n".join(parts) + b" >>"


def _count(node: _Node) -> int:
    return sum(1 + _count(child) for child in node.children)


def pdf_string(words: str) -> bytes:
    """Return a text as it stands in a PDF's own parts."""
    return b"<FEFF%b>" % words.encode("utf-16-be").hex().upper().encode()


def _mapping(body: bytes) -> dict[int, str]:
    """Return glyph → character of a ToUnicode object."""
    named: dict[int, str] = {}
    for first, last, start, listed in _RANGE.findall(body.decode("latin-1")):
        codes = re.findall(r"[0-9A-Fa-f]{4}", listed)
        for place, glyph in enumerate(range(int(first, 16), int(last, 16) + 1)):
            if start:
                named[glyph] = chr(int(start, 16) + place)
            elif place < len(codes):
                named[glyph] = chr(int(codes[place], 16))
    # Glyph 0 is the empty box; halves of surrogate pairs are no characters.
    return {
        glyph: char for glyph, char in named.items() if glyph and not "\ud800" <= char <= "\udfff"
    }


def _written(named: Mapping[int, str]) -> bytes:
    lines = [
        f"<{glyph:04X}> <{char.encode('utf-16-be').hex().upper()}>"
        for glyph, char in sorted(named.items())
    ]
    blocks = [lines[start : start + _BLOCK] for start in range(0, len(lines), _BLOCK)]
    written = [
        "/CIDInit /ProcSet findresource begin",
        "12 dict begin",
        "begincmap",
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
        "/CMapName /Adobe-Identity-UCS def",
        "/CMapType 2 def",
        "1 begincodespacerange",
        "<0000> <FFFF>",
        "endcodespacerange",
    ]
    for block in blocks:
        written += [f"{len(block)} beginbfchar", *block, "endbfchar"]
    written += ["endcmap", "CMapName currentdict /CMap defineresource pop", "end", "end"]
    return "\n".join(written).encode()
