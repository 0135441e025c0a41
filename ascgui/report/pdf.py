"""The printed plan as a PDF file, written whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPainter, QPdfWriter

import ascgui
from ascgui.catalog.load import Catalog
from ascgui.domain.answer import Answer, Curve
from ascgui.language.language import Language
from ascgui.report.paper import PT, UNITS_PER_INCH, Paper
from ascgui.report.pdf_tags import put_tags
from ascgui.report.pdf_update import (
    Bookmark,
    UnknownForm,
    Update,
    characters_of,
    correct_text,
    describe,
)
from ascgui.report.printed import PrintedDocument, PrintedPlan
from ascgui.report.tags import Tagger
from ascgui.report.typesetter import printable
from ascgui.safefile import Replacement


def write_pdf(
    path: Path,
    answer: Answer,
    curves: Sequence[Curve],
    catalog: Catalog,
    language: Language,
    *,
    page: str | Paper = "A4",
) -> None:
    """Write the printed plan to ``path``; needs a QGuiApplication, no display.

    The new file takes the place of the old one only when all of it is on the disk.

    Raises:
        Refused: it cannot be written there, or there is no font for what it says; what stood at
            ``path`` is untouched.
    """
    write_document(path, PrintedPlan(answer, curves, catalog, language, page))


def write_document(
    path: Path,
    printed: PrintedDocument,
    *,
    progress: Callable[[int, int], bool] | None = None,
) -> bool:
    """Write ``printed`` to ``path``; False if ``progress(page, pages)`` said to stop.

    Raises:
        Refused: see :func:`write_pdf`.
    """
    with Replacement(path) as new:
        content = pdf_bytes(printed, progress=progress)
        if content is None:
            return False
        # Whoever gave up waiting must not find a file all the same.
        if progress is not None and not progress(printed.page_count, printed.page_count):
            return False
        new.write(content)
        # A print can be made again at any time, so the old one is no loss.
        new.commit(backup=False)
    return True


def pdf_bytes(
    printed: PrintedDocument, *, progress: Callable[[int, int], bool] | None = None
) -> bytes | None:
    """Return ``printed`` as PDF; None if ``progress(page, pages)`` said to stop."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(printable(printed.title))
    if printed.author:
        writer.setAuthor(printable(printed.author))
    writer.setCreator(f"ascgui {ascgui.__version__}")
    writer.setResolution(round(UNITS_PER_INCH))
    writer.setPageLayout(printed.paper.layout)
    painter = QPainter(writer)
    tagger = Tagger()
    stopped = False
    try:
        for index in range(printed.page_count):
            if progress is not None and not progress(index, printed.page_count):
                stopped = True
                break
            if index:
                writer.newPage()
            printed.paint_page(painter, index, tagger)
    finally:
        painter.end()
    return None if stopped else _completed(bytes(buffer.data().data()), printed, tagger)


def _completed(content: bytes, printed: PrintedDocument, tagger: Tagger) -> bytes:
    """Return the PDF with its text searchable, with an outline, and with tags.

    A PDF of another form than this version of Qt writes can be read and printed as it is.
    """
    paper = printed.paper
    bookmarks = [
        Bookmark(
            printable(entry.title),
            entry.level,
            entry.page,
            (paper.height - paper.text_top - entry.y) / PT,
        )
        for entry in printed.outline
    ]
    try:
        update = Update(content)
        correct_text(update, printed.typesetter.meant_by(characters_of(update)))
        describe(update, bookmarks, printed.language.code.replace("_", "-"))
        put_tags(update, tagger)
        return update.result()
    except UnknownForm:
        return content
