"""Which typefaces a page is set in, and whether this machine has them."""

from __future__ import annotations

import re

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

_LATIN_FAMILIES = ("Noto Sans", "Segoe UI", "Helvetica Neue")
_LAST_FAMILIES = ("DejaVu Sans", "Arial")
_PROBE = "训练卡节点"

_CHINESE = re.compile(
    "[\u2e80-\u2fdf\u3000-\u303f\u3100-\u312f\u31c0-\u31ef\u3400-\u4dbf\u4e00-\u9fff"
    "\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff]"
)


def families(*, chinese: bool, installed: frozenset[str] | None = None) -> tuple[str, ...]:
    """Return the font families to set a page in, best first.

    A page in English is set in a Latin face where there is one; Chinese names on it, and all of a
    Chinese page, in a Chinese face. ``installed`` is the families of this machine.
    """
    here = frozenset(QFontDatabase.families()) if installed is None else installed
    first = () if chinese else _LATIN_FAMILIES
    wanted = (*first, *CHINESE_FAMILIES, *_LAST_FAMILIES)
    return tuple(family for family in wanted if family in here)


def has_chinese(sentence: str) -> bool:
    """Whether ``sentence`` holds characters that only a Chinese font can draw."""
    return _CHINESE.search(sentence) is not None


def chinese_family() -> str | None:
    """Return a family of this machine that draws simplified Chinese, or None.

    Writing systems that a font declares are not believed: its glyphs are looked at.
    """
    declared = QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese)
    for family in (*families(chinese=True), *declared):
        raw = QRawFont.fromFont(QFont(family), QFontDatabase.WritingSystem.SimplifiedChinese)
        if raw.isValid() and all(raw.supportsCharacter(ord(char)) for char in _PROBE):
            return family
    return None


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
