"""Writes the user guide as one HTML page and one PDF a language, with its pictures.

``guide-<language>.html`` and ``.pdf`` go to ``build/guide/`` or to the folder named on the command
line; the pictures of the HTML lie beside it. Run by ``make guide``; nothing is fetched.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

import ascgui
from ascgui.guide import markup
from ascgui.guide.chapters import Chapter, chapters, title_of_guide
from ascgui.language import language as languages
from ascgui.language.language import Language

if TYPE_CHECKING:
    from PySide6.QtCore import QRect, QRectF
    from PySide6.QtGui import QTextBlock, QTextDocument, QTextTable

    from ascgui.guide.markup import Heading

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
       color: #1b2026; background: #ffffff; }
h1 { margin-top: 3rem; } h3 { margin-bottom: 0; } h3 + p { margin-top: 0.2rem; }
img { max-width: 100%; border: 1px solid #d9dde3; }
table { border-collapse: collapse; } th, td { text-align: left; padding: 0.3rem 1rem 0.3rem 0;
border-bottom: 1px solid #d9dde3; vertical-align: top; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; } pre { overflow-x: auto; }
a { color: #1b5fb4; }
@media (prefers-color-scheme: dark) { body { color: #e7e9ec; background: #1c1f24; }
a { color: #7fb3f5; } th, td { border-color: #3a4049; } img { border-color: #3a4049; } }
"""

PRINT_STYLE = """
h1 { font-size: 22px; margin-top: 0px; margin-bottom: 10px; }
h2 { font-size: 16px; margin-top: 16px; margin-bottom: 4px; }
h3 { font-size: 13px; margin-top: 9px; margin-bottom: 0px; }
p, li { margin-top: 2px; margin-bottom: 4px; }
ul, ol { margin-top: 2px; margin-bottom: 4px; }
code { font-family: monospace; }
pre { font-family: monospace; font-size: 12px; }
th { text-align: left; padding: 3px 14px 3px 0; border-bottom: 1px solid #848d98; }
td { padding: 3px 14px 3px 0; border-bottom: 1px solid #d9dde3; }
table { border-collapse: collapse; margin-top: 4px; margin-bottom: 8px; }
p.picture { margin-top: 8px; margin-bottom: 8px; }
"""
DOTS_PER_INCH = 96
POINTS = 72 / DOTS_PER_INCH
MARGINS_MM = (18.0, 16.0, 18.0, 12.0)
FOOT = 28
"""Room below the text for the page's number, in dots."""
SHORT_LIST = 4
"""Up to how many items a list is kept on one page."""
PICTURE_SHARE = 0.88
"""How much of the text's width a picture takes."""


def picture(name: str, language: Language) -> Path:
    """Return the light picture ``name`` in ``language``; it may not exist."""
    stem = name.partition(".")[0]
    return PICTURES / f"{stem}-{language.code.partition('_')[0]}-light.png"


def page(language: Language) -> str:
    """Return the whole guide as one HTML page, with contents and links that lead within it."""

    def source(name: str) -> str:
        path = picture(name, language)
        return f"pictures/{path.name}" if path.is_file() else ""

    parts = chapters(language)
    contents = "".join(
        f'<li><a href="#{chapter.id}">{escape(chapter.title)}</a></li>' for chapter in parts
    )
    body = "\n".join(
        f'<section id="{chapter.id}">{_within(chapter, source)}</section>' for chapter in parts
    )
    title = escape(title_of_guide(language))
    code = language.code.replace("_", "-").replace("zh-CN", "zh-Hans")
    return (
        f'<!DOCTYPE html>\n<html lang="{code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title} – ascgui</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{title}</h1><ol>{contents}</ol>\n{body}\n</body></html>\n"
    )


def write_html(folder: Path, language: Language) -> Path:
    """Write the page and its pictures into ``folder``."""
    made = folder / f"guide-{language.code}.html"
    made.write_text(page(language), encoding="utf-8")
    pictures = folder / "pictures"
    pictures.mkdir(exist_ok=True)
    for path in PICTURES.glob(f"*-{language.code.partition('_')[0]}-light.png"):
        shutil.copyfile(path, pictures / path.name)
    return made


@dataclass(frozen=True, slots=True)
class Place:
    """Where a heading came to stand: page from 0, and dots below the upper edge of its text."""

    chapter: Chapter
    heading: Heading
    page: int
    y: float


def write_pdf(path: Path, language: Language) -> Path:
    """Write the guide as A4 pages: contents that lead to the chapters, each on a new page."""
    from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
    from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title_of_guide(language))
    writer.setCreator("ascgui")
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait,
        QMarginsF(*MARGINS_MM), QPageLayout.Unit.Millimeter,
    )  # fmt: skip
    writer.setPageLayout(layout)
    scale = writer.resolution() / DOTS_PER_INCH
    # Whole dots, so that no page begins a little before its own upper edge.
    width, height = writer.width() // scale, writer.height() // scale - FOOT
    document, places = _laid_out(language, width, height)
    painter = QPainter(writer)
    painter.scale(scale, scale)
    for number in range(document.pageCount()):
        if number:
            writer.newPage()
        painter.save()
        painter.translate(0, -number * height)
        # A dot less, or the next page's heading is put there too, unseen but found by a search.
        document.drawContents(painter, QRectF(0, number * height, width, height - 1))
        painter.restore()
        painter.setFont(document.defaultFont())
        foot = QRectF(0, height, width, FOOT)
        painter.drawText(
            foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(number + 1)
        )
    painter.end()
    page = layout.fullRectPoints()
    paint = layout.paintRectPoints()
    path.write_bytes(
        _completed(bytes(buffer.data().data()), document, places, language, page, paint)
    )
    return path


def _laid_out(
    language: Language, width: float, height: float
) -> tuple[QTextDocument, tuple[Place, ...]]:
    """Return the guide on pages of this size, and where its headings are."""
    from PySide6.QtCore import QSizeF

    # The numbers of the contents are known once all is laid out, and change nothing then.
    numbers: dict[str, int] = {}
    while True:
        document = _document(language, width, numbers)
        document.setPageSize(QSizeF(width, height))
        _keep_together(document, height)
        places = _places(document, language, height)
        found = {one.chapter.id: one.page + 1 for one in places if one.heading.level == 1}
        if found == numbers:
            return document, places
        numbers = found


def _document(language: Language, width: float, numbers: Mapping[str, int]) -> QTextDocument:
    """Return the guide for paper, its contents with the ``numbers`` of the chapters' pages."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QColor, QFont, QImage, QPainter, QTextDocument

    document = QTextDocument()
    document.setDocumentMargin(0)
    font = QFont()
    font.setFamilies(_families(language))
    font.setPixelSize(13)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Glyphs that a font puts in the place of others could not be found in the PDF.
    for feature in ("locl", "liga"):
        font.setFeature(QFont.Tag(feature), 0)
    document.setDefaultFont(font)
    document.setDefaultStyleSheet(PRINT_STYLE)

    def source(name: str) -> str:
        image = QImage(str(picture(name, language))).convertToFormat(QImage.Format.Format_RGB32)
        if image.isNull():
            return ""
        framed = QPainter(image)
        framed.setPen(QColor("#d9dde3"))
        framed.drawRect(image.rect().adjusted(0, 0, -1, -1))
        framed.end()
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
        return name

    wide = f'<img width="{int(width * PICTURE_SHARE)}" '
    parts = chapters(language)
    body = "".join(
        markup.html(chapter.text, source)
        .replace("<img ", wide)
        .replace("<h1>", '<h1 style="page-break-before: always">')
        for chapter in parts
    )
    lines = "".join(
        f'<tr><td width="90%">{escape(chapter.title)}</td>'
        f'<td align="right">{numbers.get(chapter.id, 0)}</td></tr>'
        for chapter in parts
    )
    front = (
        f"<h1>{escape(title_of_guide(language))}</h1><p>ascgui {ascgui.__version__}</p>"
        f'<table width="100%">{lines}</table>'
    )
    document.setHtml(f"<html><body>{front}{body}</body></html>")
    return document


def _families(language: Language) -> list[str]:
    from PySide6.QtGui import QFontDatabase

    from ascgui.report.fonts import chinese_families, latin_families

    installed = frozenset(name.partition(" [")[0] for name in QFontDatabase.families())
    return chinese_families(installed) if language.is_chinese else latin_families(installed)


def _keep_together(document: QTextDocument, height: float) -> None:
    """Begin a new page where a heading would be parted from what it stands over."""
    from PySide6.QtGui import QTextCursor, QTextFormat, QTextTable

    layout = document.documentLayout()
    always = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
    parts = []
    at = document.rootFrame().begin()
    while not at.atEnd():
        frame = at.currentFrame()
        parts.append(frame if isinstance(frame, QTextTable) else at.currentBlock())
        at += 1

    def area(part: QTextTable | QTextBlock) -> QRectF:
        if isinstance(part, QTextTable):
            return layout.frameBoundingRect(part)
        return _area(part, document)

    def level(part: QTextTable | QTextBlock) -> int:
        return 0 if isinstance(part, QTextTable) else part.blockFormat().headingLevel()

    first = 0
    while first < len(parts):
        last = first
        while last + 1 < len(parts) and level(parts[last]):
            last += 1
        # A short list is of one piece, and so is the line that stands over a table.
        if not isinstance(parts[last], QTextTable) and parts[last].textList() is not None:
            last += _short_list(parts, last)
        elif level(parts[first]) and last + 1 < len(parts):
            last += isinstance(parts[last + 1], QTextTable)
        top, bottom = area(parts[first]).top(), area(parts[last]).bottom() - 1
        parted = int(top // height) != int(bottom // height) and bottom - top < height * 0.7
        if parted and top % height > 1:
            if isinstance(parts[first], QTextTable):
                shape = parts[first].format()
                shape.setPageBreakPolicy(always)
                parts[first].setFormat(shape)
            else:
                cursor = QTextCursor(parts[first])
                block = cursor.blockFormat()
                block.setPageBreakPolicy(always)
                cursor.setBlockFormat(block)
        first = last + 1


def _area(block: QTextBlock, document: QTextDocument) -> QRectF:
    """Return where the lines of a block are; Qt counts the rest of a page before it as its own."""
    whole = document.documentLayout().blockBoundingRect(block)
    if block.layout().lineCount():
        whole.setTop(block.layout().position().y() + block.layout().lineAt(0).y())
    return whole


def _short_list(parts: Sequence[QTextTable | QTextBlock], at: int) -> int:
    """Return how many items follow that at ``at`` in its list; 0 where they are many."""
    whole = parts[at].textList()  # type: ignore[union-attr]  # who calls has looked
    return whole.count() - 1 - whole.itemNumber(parts[at]) if whole.count() <= SHORT_LIST else 0


def _places(document: QTextDocument, language: Language, height: float) -> tuple[Place, ...]:
    """Return where each heading of each chapter is."""
    told = [(chapter, heading) for chapter in chapters(language) for heading in chapter.headings]
    found = []
    block = document.begin().next()  # after the title
    while block.isValid():
        if block.blockFormat().headingLevel():
            chapter, heading = told[len(found)]
            top = _area(block, document).top()
            found.append(Place(chapter, heading, int(top // height), top % height))
        block = block.next()
    return tuple(found)


def _completed(
    content: bytes,
    document: QTextDocument,
    places: Sequence[Place],
    language: Language,
    page: QRect,
    paint: QRect,
) -> bytes:
    """Return the PDF with its text searchable, with an outline, and with contents that lead on."""
    from ascgui.report import pdf_update
    from ascgui.report.fonts import characters_meant

    def sheet_y(y: float) -> float:
        return page.height() - paint.top() - y * POINTS

    bookmarks = [
        pdf_update.Bookmark(markup.plain(one.heading.title), one.heading.level, one.page,
                            sheet_y(one.y))
        for one in places
    ]  # fmt: skip
    update = pdf_update.Update(content)
    drawn = set(document.toPlainText()) | set("0123456789 •")
    found = pdf_update.characters_of(update)
    families = [*_families(language), "monospace"]
    pdf_update.correct_text(update, characters_meant(found, drawn, families))
    pdf_update.describe(update, bookmarks, language.code.replace("_", "-"))
    pages = pdf_update.pages_of(update)
    top_of = {one.chapter.id: (one.page, sheet_y(one.y)) for one in places
              if one.heading.level == 1}  # fmt: skip
    links = []
    for (to, top), line in zip(top_of.values(), _lines_of_contents(document), strict=True):
        number = update.reserve()
        edges = (
            paint.left(), sheet_y(line.bottom()), paint.right(), sheet_y(line.top())
        )  # fmt: skip
        update.replace(
            number,
            b"<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [%d %d %d %d]"
            b" /Dest [%d 0 R /XYZ 0 %d null] >>" % (*map(int, edges), pages[to], int(top)),
        )
        links.append(b"%d 0 R" % number)
    own = re.search(rb"/Annots (\d+) 0 R", update.body(pages[0]))
    if own is None:
        raise pdf_update.UnknownForm
    update.replace(int(own[1]), b"[%b]" % b" ".join(links))
    return update.result()


def _lines_of_contents(document: QTextDocument) -> Iterator[QRectF]:
    """Yield where each line of the contents stands on its page."""
    from PySide6.QtGui import QTextTable

    layout = document.documentLayout()
    table = next(one for one in document.rootFrame().childFrames() if isinstance(one, QTextTable))
    for row in range(table.rows()):
        yield layout.blockBoundingRect(table.cellAt(row, 0).firstCursorPosition().block())


def _within(chapter: Chapter, source: markup.Picture) -> str:
    """Return the chapter with anchors of its own, so that one page can hold all chapters."""
    whole = markup.html(chapter.text, source)
    return whole.replace('<a name="', f'<a id="{chapter.id}.')


def main() -> int:
    """Write all; return the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "guide"
    folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication(["ascgui"])
    for code in languages.available():
        language = languages.load(code)
        print(write_html(folder, language))
        print(write_pdf(folder / f"guide-{language.code}.pdf", language))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
