"""Spellings of names, folded so that they can be compared."""

from __future__ import annotations

import re
import unicodedata

_SEPARATORS = re.compile(r"[\s\-_/:\u2010-\u2015\u2212]+")
_IDLE_SEPARATOR = re.compile(r"(?<!\d)-|-(?!\d)")


def fold(name: str) -> str:
    """Return ``name`` without what spellings differ in: case, width and separators.

    A separator between two digits stays, as one dash: ``Qwen2-57B`` is not ``Qwen25-7B``. So does
    the point: it belongs to the number.
    """
    plain = unicodedata.normalize("NFKC", name).casefold()
    return _IDLE_SEPARATOR.sub("", _SEPARATORS.sub("-", plain))
