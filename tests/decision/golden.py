"""Golden files of reports: what each form says, in both languages.

``REWRITE_GOLDEN=1 python -m pytest tests/decision/test_report_golden.py`` writes them anew, on
purpose; what changed is then seen in the difference.
"""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

from python_calamine import CalamineWorkbook

from ascgui.language import language as languages
from ascgui.language.language import Language

FOLDER = Path(__file__).parents[1] / "data" / "report"
WORDS = FOLDER / "words_zh_CN.json"
REWRITE = bool(os.environ.get("REWRITE_GOLDEN"))


class _Recorded(dict[str, str]):
    """Translations that note which of them were asked for."""

    def __init__(self, known: dict[str, str]) -> None:
        super().__init__(known)
        self.asked: set[str] = set()

    def get(self, key: str, default: str = "") -> str:  # type: ignore[override]
        self.asked.add(key)
        return super().get(key, default)


def chinese() -> Language:
    """Return Chinese as it was when the golden files were written.

    So a better translation changes no golden file until they are written anew.
    """
    if REWRITE:
        shipped = languages.shipped_translations() / "zh_CN.ts"
        known = json.loads(WORDS.read_text()) if WORDS.exists() else {}
        return Language("zh_CN", _Recorded(known | languages.read_translations(shipped)))
    return Language("zh_CN", json.loads(WORDS.read_text(encoding="utf-8")))


def keep_words(language: Language) -> None:
    """Keep the words that were asked for, where the files are written anew."""
    words = language._translations
    if REWRITE and isinstance(words, _Recorded):
        before = json.loads(WORDS.read_text()) if WORDS.exists() else {}
        used = {key: words[key] for key in words.asked if key in words}
        made = dict(sorted({**before, **used}.items()))
        WORDS.write_text(json.dumps(made, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def assert_as_before(name: str, said: str) -> None:
    """Compare ``said`` with the golden file ``name``, or write it."""
    path = FOLDER / name
    if REWRITE:
        FOLDER.mkdir(parents=True, exist_ok=True)
        path.write_text(said, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == said


def cells(workbook: bytes) -> str:
    """Return every cell of a workbook with its kind, one a line."""
    book = CalamineWorkbook.from_filelike(io.BytesIO(workbook))
    lines: list[str] = []
    for name in book.sheet_names:
        lines.append(f"[{name}]")
        for row, values in enumerate(book.get_sheet_by_name(name).to_python(), 1):
            for column, value in enumerate(values, 1):
                if value != "":
                    lines.append(f"{row}:{column} {type(value).__name__} {value!r}")
    return "\n".join(lines) + "\n"
