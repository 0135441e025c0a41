"""Tags in a PDF: the marks on its pages made marked content, and the tree of what is what.

ISO 32000-1, 14.6 and 14.7. Each piece of ink belongs to one element of the tree or is an artifact.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set

from ascgui.report.pdf_update import UnknownForm, Update, add_entries, pages_of, pdf_string
from ascgui.report.tags import BEGIN, END, Mark, Node, Role, Tagger

_MARK = re.compile(
    rb"-(\d+)(?:\.0*)? (%d|%d)(?:\.0*)? 1(?:\.0*)? 1(?:\.0*)? re\s+f\*?\s" % (BEGIN, END)
)


def put_tags(update: Update, tagger: Tagger) -> None:
    """Tag the pages of ``update`` as ``tagger`` noted them.

    Raises:
        UnknownForm: a mark is missing, or stands where none was drawn.
    """
    pages = pages_of(update)
    expected: list[set[int]] = [set() for _ in pages]
    for number, mark in enumerate(tagger.marks):
        expected[mark.page].add(number)
    for place, page in enumerate(pages):
        contents = re.search(rb"/Contents (\d+) 0 R", update.body(page))
        if contents is None:
            raise UnknownForm
        stream = int(contents[1])
        made = _marked(update.stream(stream), expected[place], tagger.marks)
        update.put_stream(stream, made)
        add_entries(update, page, [b"/StructParents %d" % place, b"/Tabs /S"])
    _Tree(update, pages).write(tagger.root)


def _marked(content: bytes, expected: Set[int], marks: Sequence[Mark]) -> bytes:
    """Return the content of a page with marked content in the place of the ``expected`` marks."""
    begun: set[int] = set()
    ended: set[int] = set()

    def put(found: re.Match[bytes]) -> bytes:
        number = int(found[1]) - 1
        if number not in expected:
            raise UnknownForm
        if int(found[2]) == END:
            ended.add(number)
            return b"EMC\n"
        begun.add(number)
        mark = marks[number]
        if mark.number is None:
            return b"/Artifact BMC\n"
        return b"/%b <</MCID %d>> BDC\n" % (mark.role.value.encode(), mark.number)

    made = _MARK.sub(put, content)
    if not begun == ended == expected:
        raise UnknownForm
    return made


class _Tree:
    """Writes the tree of elements, and which element each piece of a page belongs to."""

    def __init__(self, update: Update, pages: Sequence[int]) -> None:
        self._update = update
        self._pages = pages
        self._owners: list[dict[int, int]] = [{} for _ in pages]

    def write(self, root: Node) -> None:
        update = self._update
        tree, parents = update.reserve(), update.reserve()
        document = self._element(root, tree)
        update.replace(
            tree,
            b"<< /Type /StructTreeRoot /K [%d 0 R] /ParentTree %d 0 R /ParentTreeNextKey %d >>"
            % (document, parents, len(self._pages)),
        )
        listed = b" ".join(
            b"%d [%b]" % (place, b" ".join(b"%d 0 R" % owners[mark] for mark in sorted(owners)))
            for place, owners in enumerate(self._owners)
        )
        update.replace(parents, b"<< /Nums [%b] >>" % listed)
        entries = [b"/StructTreeRoot %d 0 R" % tree, b"/MarkInfo << /Marked true >>"]
        add_entries(update, update.root, entries)

    def _element(self, node: Node, parent: int) -> int:
        number = self._update.reserve()
        kids = [b"%d 0 R" % self._element(child, number) for child in node.children]
        entries = [b"/S /%b /P %d 0 R" % (node.role.value.encode(), parent)]
        for page, mark in node.marks:
            self._owners[page][mark] = number
            entries.append(b"/Pg %d 0 R" % self._pages[page])
            kids.append(b"%d" % mark)
        entries.append(b"/K %b" % kids[0] if len(kids) == 1 else b"/K [%b]" % b" ".join(kids))
        if node.alt:
            entries.append(b"/Alt %b" % pdf_string(node.alt))
        if node.role is Role.HEADER_CELL:
            entries.append(b"/A << /O /Table /Scope /Column >>")
        self._update.replace(number, b"<< %b >>" % b" ".join(entries))
        return number
