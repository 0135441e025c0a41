from __future__ import annotations

import shutil

from ascgui import cli
from ascgui.domain.text import text
from ascgui.guide.chapters import chapters
from ascgui.language import language as languages
from ascgui.windows.languages import language_names, resolved


def test_one_file_adds_a_language(tmp_path, monkeypatch, capsys):
    for path in languages.shipped_translations().glob("*.ts"):
        shutil.copy(path, tmp_path)
    (tmp_path / "de.ts").write_text(
        '<TS version="2.1" language="de"><context><name>ascgui</name><message>'
        "<source>Why it matters</source><translation>Warum das wichtig ist</translation>"
        "</message></context></TS>",
        encoding="utf-8",
    )
    monkeypatch.setattr(languages, "shipped_translations", lambda: tmp_path)
    assert languages.available() == ("en", "de", "zh_CN")
    german = languages.load("de_AT")
    assert german.show(text("Why it matters")) == "Warum das wichtig ist"
    assert german.show(text("Meaning")) == "Meaning"
    # The menu, the system's choice, the command line and the guide know it then.
    assert language_names()["de"] == "Deutsch"
    assert resolved("de") == "de"
    assert chapters(german)[0].title == "The first plan in five minutes"
    assert cli.main(["explain", "below-minimum", "--lang", "de"], None, None) == cli.ANSWERED
    assert "Warum das wichtig ist" in capsys.readouterr().out
