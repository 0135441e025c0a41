"""Writes the user guide as one HTML page and one PDF a language, with its pictures.

``guide-<language>.html`` and ``.pdf`` go to ``build/guide/`` or to the folder named on the command
line; the pictures of the HTML lie beside it. Run by ``make guide``; nothing is fetched.
"""

from __future__ import annotations

import os
import shutil
import sys
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ascgui.guide import markup
from ascgui.guide.chapters import Chapter, chapters, title_of_guide
from ascgui.language import language as languages
from ascgui.language.language import Language

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

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
code, pre { font-family: monospace; }
th { text-align: left; padding: 3px 14px 3px 0; border-bottom: 1px solid #848d98; }
td { padding: 3px 14px 3px 0; border-bottom: 1px solid #d9dde3; }
table { border-collapse: collapse; margin-top: 4px; margin-bottom: 8px; }
p.picture { margin-top: 8px; margin-bottom: 8px; }
"""
DOTS_PER_INCH = 96
FOOT = 28
"""Room below the text for the page's number, in dots."""


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


def write_pdf(path: Path, language: Language) -> Path:
    """Write the guide as A4 pages with numbers, a chapter's beginning on a new one."""
    from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
    from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

    writer = QPdfWriter(str(path))
    writer.setTitle(title_of_guide(language))
    writer.setCreator("ascgui")
    writer.setPageLayout(
        QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait,
                    QMarginsF(18, 16, 18, 12), QPageLayout.Unit.Millimeter)
    )  # fmt: skip
    scale = writer.resolution() / DOTS_PER_INCH
    width, height = writer.width() / scale, writer.height() / scale - FOOT
    document = _document(language, width)
    document.setPageSize(QSizeF(width, height))
    painter = QPainter(writer)
    painter.scale(scale, scale)
    for number in range(document.pageCount()):
        if number:
            writer.newPage()
        painter.save()
        painter.translate(0, -number * height)
        document.drawContents(painter, QRectF(0, number * height, width, height))
        painter.restore()
        painter.setFont(document.defaultFont())
        foot = QRectF(0, height, width, FOOT)
        painter.drawText(
            foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(number + 1)
        )
    painter.end()
    return path


def _document(language: Language, width: float) -> QTextDocument:
    """Return the guide laid out for paper, its pictures ``width`` dots wide."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QFont, QFontDatabase, QImage, QTextDocument

    from ascgui.report.fonts import chinese_families, latin_families

    installed = frozenset(name.partition(" [")[0] for name in QFontDatabase.families())
    families = chinese_families(installed) if language.is_chinese else latin_families(installed)
    document = QTextDocument()
    document.setDocumentMargin(0)
    font = QFont()
    font.setFamilies(families)
    font.setPixelSize(13)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    document.setDefaultFont(font)
    document.setDefaultStyleSheet(PRINT_STYLE)

    def source(name: str) -> str:
        image = QImage(str(picture(name, language)))
        if image.isNull():
            return ""
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
        return name

    wide = f'<img width="{int(width)}" '
    body = "".join(
        markup.html(chapter.text, source)
        .replace("<img ", wide)
        .replace("<h1>", '<h1 style="page-break-before: always">' if at else "<h1>")
        for at, chapter in enumerate(chapters(language))
    )
    document.setHtml(f"<html><body>{body}</body></html>")
    return document


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
