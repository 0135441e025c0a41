from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from ascgui.domain.issues import Refused
from ascgui.report import fonts
from ascgui.report.typesetter import BODY, Typesetter

LATIN_ONLY = Path("/usr/share/fonts/truetype/dejavu")
CODE = """
import os, sys
sys.path[:0] = sys.argv[2:]
from pathlib import Path
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
from dataclasses import replace
import report_sample as sample
from ascgui.domain.issues import Refused
from ascgui.language.language import Language
from ascgui.report.pdf import write_pdf
answer = sample.answer()
chinese = Language("zh_CN", {"Model": "模型"})
named = replace(answer, plan=replace(answer.plan, name="客服助手"))
target = Path(sys.argv[1])
for language, shown in ((chinese, answer), (Language("en", {}), named)):
    try:
        write_pdf(target, shown, sample.curves(), sample.catalog(), language)
    except Refused as refused:
        print(refused.issues[0].code, refused.issues[0].action.template)
    assert not target.exists()
write_pdf(target, answer, sample.curves(), sample.catalog(), Language("en", {}))
"""


@pytest.mark.parametrize(
    ("words", "chinese"),
    [("训练", True), ("a，b", True), ("𠮷", True), ("ηx → “q” · …", False), ("café", False)],
)
def test_text_that_needs_a_chinese_font_is_known(words: str, chinese: bool) -> None:
    assert fonts.has_chinese(words) is chinese


def test_families_that_are_not_installed_are_left_out(qapp: QApplication) -> None:
    assert fonts.latin_families(frozenset({"Arial", "Segoe UI"})) == ["Segoe UI", "Arial"]


def test_chinese_is_set_in_a_simplified_chinese_face(qapp: QApplication) -> None:
    lines = Typesetter().lines("直接 plan", BODY, 5000)
    assert lines.font.families()[0] in fonts.CHINESE_FAMILIES


def test_without_a_chinese_font_text_with_chinese_is_refused(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "_draws_chinese", lambda family: False)
    typesetter = Typesetter()
    assert typesetter.lines("Latin only", BODY, 5000).count == 1
    with pytest.raises(Refused) as refused:
        typesetter.lines("训练", BODY, 5000)
    assert refused.value.issues[0].code == "no-chinese-font"


@pytest.mark.skipif(
    not LATIN_ONLY.is_dir() or shutil.which("fc-list") is None, reason="needs fontconfig and DejaVu"
)
def test_a_machine_without_chinese_fonts_is_told_before_a_page_is_made(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(
        f'<?xml version="1.0"?><fontconfig><dir>{LATIN_ONLY}</dir>'
        f"<cachedir>{tmp_path}</cachedir></fontconfig>",
        encoding="utf-8",
    )
    here = Path(__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(tmp_path / "a.pdf"), str(here), str(here.parents[1])],
        env={
            "FONTCONFIG_FILE": str(config),
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": str(tmp_path),
            "PATH": "/usr/bin",
        },
        check=True,
        capture_output=True,
        text=True,
    )
    assert done.stdout.count("no-chinese-font Install a Chinese font") == 2
    assert (tmp_path / "a.pdf").exists()
