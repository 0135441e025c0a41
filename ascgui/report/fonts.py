"""Which typefaces a page is set in, and whether this machine has them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text

CHINESE_FAMILIES = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Microsoft YaHei",
    "PingFang SC",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "SimHei",
)
"""Simplified Chinese faces, best first; Qt left alone may choose a Japanese one."""

LATIN_FAMILIES = (
    "Noto Sans",
    "Source Sans 3",
    "Segoe UI",
    "Helvetica Neue",
    "Noto Sans CJK KR",
    "Noto Sans CJK JP",
)
"""Faces for text without Chinese, best first.

The Korean and Japanese ones stand in where only a Chinese collection is installed: their Latin is
the same, but · and quotation marks are as narrow as Latin text needs them.
"""

_LAST_FAMILIES = ("DejaVu Sans", "Arial")
_PROBE = "训练卡节点"

_CHINESE = re.compile(
    "[\u2e80-\u2fdf\u3000-\u303f\u3100-\u312f\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff"
    "\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff]"
)


def latin_families(installed: frozenset[str]) -> list[str]:
    """Return the families for text without Chinese, of those ``installed``."""
    return [name for name in (*LATIN_FAMILIES, *_LAST_FAMILIES) if name in installed]


def chinese_families(installed: frozenset[str]) -> list[str]:
    """Return the families for text with Chinese, of those ``installed``.

    Raises:
        Refused: this machine has no font that draws simplified Chinese.
    """
    # Writing systems that a font declares are not believed: its glyphs are looked at.
    declared = QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese)
    known = [name for name in CHINESE_FAMILIES if name in installed]
    first = next((name for name in (*known, *declared) if _draws_chinese(name)), None)
    if first is None:
        raise no_chinese_font()
    return list(dict.fromkeys((first, *known, *latin_families(installed))))


def characters_meant(
    found: Iterable[str], drawn: Iterable[str], families: Iterable[str]
) -> dict[str, str]:
    """Return for characters ``found`` in a PDF those that were ``drawn`` in their place.

    A font may draw two characters with one glyph; from the glyph alone a PDF cannot tell which.
    """
    known = frozenset(drawn)
    strange = "".join(sorted(char for char in found if char not in known))
    usual = "".join(sorted(char for char in known if char <= "\uffff"))
    meant = {"\t": " "}
    for family in families:
        for bold in (False, True):
            font = QFont(family)
            font.setBold(bold)
            raw = QRawFont.fromFont(font)
            by_glyph = dict(zip(raw.glyphIndexesForString(usual), usual, strict=False))
            by_glyph.pop(0, None)
            for glyph, char in zip(raw.glyphIndexesForString(strange), strange, strict=False):
                if glyph in by_glyph:
                    meant.setdefault(char, by_glyph[glyph])
    return meant


def has_chinese(sentence: str) -> bool:
    """Whether ``sentence`` holds characters that only a Chinese font can draw."""
    return _CHINESE.search(sentence) is not None


def _draws_chinese(family: str) -> bool:
    raw = QRawFont.fromFont(QFont(family), QFontDatabase.WritingSystem.SimplifiedChinese)
    return raw.isValid() and all(raw.supportsCharacter(ord(char)) for char in _PROBE)


def no_chinese_font() -> Refused:
    """Return the refusal to print Chinese that nobody could read."""
    return Refused(
        Issue(
            Severity.ERROR,
            "no-chinese-font",
            text(
                "This plan holds Chinese text, and no font on this machine has Chinese characters."
                " It would be printed as empty boxes, so nothing was written."
            ),
            text(
                "Install a Chinese font such as Noto Sans CJK SC (on Debian and Ubuntu the package"
                " fonts-noto-cjk) and start the program again."
            ),
        )
    )
