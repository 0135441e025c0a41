"""Type on the page: four sizes, two weights, and text broken into lines of a given width."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QTextLayout,
    QTextOption,
)

from ascgui.report import fonts
from ascgui.report.paper import PT


class Size(Enum):
    """The four steps of the type scale: points, and points from line to line."""

    SMALL = (7.5, 10.5)
    BODY = (9.0, 13.0)
    HEADING = (12.0, 16.0)
    LARGE = (20.0, 25.0)

    @property
    def em(self) -> float:
        """Size of the type in the layout's units."""
        return self.value[0] * PT

    @property
    def leading(self) -> float:
        """Distance of two lines in the layout's units."""
        return self.value[1] * PT


class Ink(Enum):
    """The few tones of the page: black, greys, and one accent that is dark when printed grey."""

    TEXT = "#16191d"
    QUIET = "#565d66"
    ACCENT = "#0b5a8a"
    RULE = "#c6cbd1"
    HAIR = "#dfe3e7"
    PANEL = "#f3f5f7"
    PAPER = "#ffffff"

    @property
    def color(self) -> QColor:
        """The tone for a pen or brush."""
        return QColor(self.value)


@dataclass(frozen=True, slots=True)
class Style:
    """How a piece of text is set."""

    size: Size = Size.BODY
    bold: bool = False
    ink: Ink = Ink.TEXT

    def quiet(self) -> Style:
        """Return the same style in the quiet tone."""
        return replace(self, ink=Ink.QUIET)

    def strong(self) -> Style:
        """Return the same style in the strong weight."""
        return replace(self, bold=True)


BODY = Style()
SMALL = Style(Size.SMALL)
HEADING = Style(Size.HEADING, bold=True)
LARGE = Style(Size.LARGE)


@dataclass(frozen=True, slots=True)
class Lines:
    """Text already broken into lines; ``lefts`` is where each begins within its width."""

    texts: tuple[str, ...]
    lefts: tuple[float, ...]
    style: Style
    font: QFont

    @property
    def count(self) -> int:
        """Number of lines."""
        return len(self.texts)

    @property
    def height(self) -> float:
        """Height of all lines in the layout's units."""
        return self.count * self.style.size.leading

    def lowered(self, count: int) -> Lines:
        """Return the same lines below ``count`` empty ones."""
        return replace(self, texts=("",) * count + self.texts, lefts=(0.0,) * count + self.lefts)

    def draw(
        self, painter: QPainter, x: float, y: float, first: int = 0, last: int | None = None
    ) -> None:
        """Draw the lines from ``first`` up to ``last`` with the top of the first at ``y``."""
        size = self.style.size
        # Half the height of a capital below the middle of the line: so type of every face, and
        # Latin beside Chinese, stands on the same line whatever heights the font claims.
        baseline = y + size.leading / 2 + 0.36 * size.em
        painter.setPen(self.style.ink.color)
        painter.setFont(self.font)
        for index in range(first, self.count if last is None else min(last, self.count)):
            if self.texts[index]:
                painter.drawText(QPointF(x + self.lefts[index], baseline), self.texts[index])
            baseline += size.leading


_MOST_MARKS = 3
_PLAIN_MARKS = str.maketrans({"❌": "×", "✖": "×", "✅": "√", "✔": "√", "\ufe0f": None})
"""Pictures that documents print for no and yes, as the signs that every text face has."""

_BREAKS = re.compile(r"\r\n|[\r\n\v\f\x85\u2028\u2029]")
_LINE_MOST = 500
"""Characters that can never stand in one line, however narrow they are."""

_INVISIBLE = frozenset(
    "\u00ad\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff"
)


def printable(raw: str) -> str:
    """Return ``raw`` with everything removed that could disturb a page.

    Control characters and tabs become spaces, every kind of line break one newline, halves of
    surrogate pairs and non-characters the replacement character; marks that turn the direction of
    writing go, and so do all but three accents heaped upon one letter. Pictures for yes and no
    become plain signs.
    """
    if raw.isascii() and raw.isprintable():
        return raw
    kept: list[str] = []
    marks = 0
    for char in _BREAKS.sub("\n", raw.translate(_PLAIN_MARKS)):
        category = unicodedata.category(char)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if char in _INVISIBLE or marks > _MOST_MARKS:
            continue
        if char == "\n" or not category.startswith("C"):
            kept.append(" " if category in {"Zl", "Zp"} else char)
        elif category == "Cc":
            kept.append(" ")
        elif category == "Cf":
            kept.append(char)
        else:
            kept.append("\ufffd")
    return "".join(kept)


class Typesetter:
    """Breaks text into lines, and refuses Chinese where no font could show it.

    Text with Chinese is set in a Chinese face, text without in a Latin one, on pages in either
    language: so · and quotation marks have the width that belongs to the text they stand in.
    """

    def __init__(self) -> None:
        """Needs a QGuiApplication, which the caller makes and keeps.

        Raises:
            RuntimeError: there is none; Qt would end the program.
        """
        if QGuiApplication.instance() is None:
            raise RuntimeError("text is set by Qt, which needs a QGuiApplication first")
        self._installed = frozenset(QFontDatabase.families())
        self._families: dict[bool, list[str]] = {}
        self._faces: dict[tuple[Size, bool, bool], tuple[QFont, QFontMetricsF]] = {}
        self._characters: set[str] = set(" …")

    def _face(self, style: Style, clean: str) -> tuple[QFont, QFontMetricsF]:
        key = (style.size, style.bold, fonts.has_chinese(clean))
        face = self._faces.get(key)
        if face is None:
            font = QFont()
            font.setFamilies(self._families_for(chinese=key[2]))
            font.setPixelSize(round(style.size.em))
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            font.setBold(style.bold)
            # Glyphs that a font puts in the place of others (ligatures, another country's digits)
            # have no character of their own, and could not be found in the PDF.
            for feature in ("locl", "liga"):
                font.setFeature(QFont.Tag(feature), 0)
            face = self._faces[key] = (font, QFontMetricsF(font))
        return face

    def _families_for(self, *, chinese: bool) -> list[str]:
        if chinese not in self._families:
            self._families[chinese] = (
                fonts.chinese_families(self._installed)
                if chinese
                else fonts.latin_families(self._installed)
            )
        return self._families[chinese]

    def meant_by(self, found: Iterable[str]) -> dict[str, str]:
        """Return for characters ``found`` in a PDF those that were set in their place.

        A font may draw two characters with one glyph; from the glyph alone a PDF cannot tell which.
        """
        families = dict.fromkeys(name for names in self._families.values() for name in names)
        return fonts.characters_meant(found, self._characters, families)

    def width(self, raw: str, style: Style) -> float:
        """Return the width of the widest line of ``raw`` if nothing limits it."""
        clean = printable(raw)
        metrics = self._face(style, clean)[1]
        return max(metrics.horizontalAdvance(part) for part in clean.split("\n"))

    def line(self, raw: str, style: Style, width: float, *, right: bool = False) -> Lines:
        """Return ``raw`` as one line, shortened with … where it is wider than ``width``."""
        clean = printable(raw[:_LINE_MOST]).replace("\n", " ")
        self._characters.update(clean)
        font, metrics = self._face(style, clean)
        shown = metrics.elidedText(clean, Qt.TextElideMode.ElideRight, width)
        left = max(0.0, width - metrics.horizontalAdvance(shown)) if right else 0.0
        return Lines((shown,), (left,), style, font)

    def lines(
        self,
        raw: str,
        style: Style,
        width: float,
        *,
        right: bool = False,
        most: int | None = None,
    ) -> Lines:
        """Return ``raw`` broken into lines no wider than ``width``.

        Words that are wider are broken anywhere. From line ``most`` on the rest is elided.
        """
        clean = printable(raw if most is None else raw[: most * _LINE_MOST])
        self._characters.update(clean)
        font, metrics = self._face(style, clean)
        pieces: list[str] = []
        for part in clean.split("\n"):
            if metrics.horizontalAdvance(part) <= width:
                pieces.append(part)
                continue
            pieces.extend(_broken(part, font, width))
        if most is not None and len(pieces) > most:
            rest = " ".join(pieces[most - 1 : most + 1])
            mode = Qt.TextElideMode.ElideRight
            pieces = [*pieces[: most - 1], metrics.elidedText(rest + "…", mode, width)]
        lefts = (
            tuple(max(0.0, width - metrics.horizontalAdvance(piece)) for piece in pieces)
            if right
            else (0.0,) * len(pieces)
        )
        return Lines(tuple(pieces), lefts, style, font)


_LONG_WORD = re.compile(r"\S{25,}")
_JOINT = re.compile(r"(?<=[/_@:;=&?-])(?=\w)")
_ZERO_WIDTH_SPACE = "\u200b"


def _jointed(part: str) -> str:
    """Return ``part`` with places to break in long paths and addresses."""
    return _LONG_WORD.sub(lambda word: _JOINT.sub(_ZERO_WIDTH_SPACE, word[0]), part)


def _broken(part: str, font: QFont, width: float) -> Sequence[str]:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    jointed = _jointed(part)
    layout = QTextLayout(jointed, font)
    layout.setTextOption(option)
    layout.beginLayout()
    # Qt counts UTF-16 code units, Python characters: cut where Qt counts.
    units = jointed.encode("utf-16-le")
    pieces: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        start, length = line.textStart(), line.textLength()
        piece = units[2 * start : 2 * (start + length)].decode("utf-16-le", errors="replace")
        pieces.append(piece.replace(_ZERO_WIDTH_SPACE, "").rstrip())
    layout.endLayout()
    return pieces
