"""The command line where the file of the user's own changes cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from ascgui import cli, paths
from ascgui.domain.catalog import OVERLAY_FILE

SAMPLE = str(paths.shipped("resources", "samples", "qwen2.5-7b.toml"))
BROKEN = {
    "not UTF-8": (b"format = 1\n# \xb9\xe6\n", "is not UTF-8 text"),
    "a huge number": (b"format = " + b"9" * 5_000, "a number that is too long"),
}
ANSWERING = {
    "list": ("catalog", "list", "hardware"),
    "diff": ("catalog", "diff", "6.5.902", "6.5.910"),
    "export": ("catalog", "export", "min-devices", "--format", "csv"),
    "compare": ("compare", SAMPLE),
    "ways": ("ways", SAMPLE),
    "report": ("report", SAMPLE),
}
CHANGING = {
    "set": ("catalog", "set", "models", "model=qwen2.5-7b", "hidden_size=8"),
    "unset": ("catalog", "unset", "models", "model=qwen2.5-7b"),
    "import": ("catalog", "import", SAMPLE),
    "export changes": ("catalog", "export", "changes"),
}


@pytest.fixture(params=BROKEN)
def broken(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Path, str]:
    content, why = BROKEN[request.param]
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    file = tmp_path / "catalog" / OVERLAY_FILE
    file.parent.mkdir()
    file.write_bytes(content)
    return file, why


def no_paper(*_: object, **__: object) -> None:
    raise AssertionError("no PDF was asked for")


@pytest.mark.parametrize("name", ANSWERING)
def test_every_command_says_that_the_changes_are_left_out(
    name: str, broken: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    file, why = broken
    assert cli.main(ANSWERING[name], no_paper, no_paper) == cli.ANSWERED
    told = capsys.readouterr()
    assert told.out
    (line,) = told.err.splitlines()
    assert line.startswith(f"warning: {file}:")
    assert "All of your changes to the catalog are left out." in line
    assert why in line
    assert "move it away" in line


@pytest.mark.parametrize("name", CHANGING)
def test_a_change_is_refused_for_the_true_reason(
    name: str, broken: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    file, why = broken
    before = file.read_bytes()
    assert cli.main(CHANGING[name], no_paper, no_paper) == cli.BAD_INPUT
    told = capsys.readouterr().err
    assert why in told
    assert "nothing was saved" in told
    assert "Another program" not in told
    assert file.read_bytes() == before


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_rows_of_the_users_own_are_listed_in_words_and_without_a_row_number(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path)
    job = (
        "model=qwen2.5-7b", "strategy=full", "seq_len=4096", "framework=verl", "hardware=snt9b",
    )  # fmt: skip
    words = ("catalog", "set", "min-devices", *job, "devices=8")
    assert cli.main(words, no_paper, no_paper) == cli.ANSWERED
    capsys.readouterr()
    listed = ("--lang", lang, "catalog", "list", "min-devices", "--model", "qwen2.5-7b")
    assert cli.main((*listed, "--framework", "verl", "--strategy", "full"), no_paper, no_paper) == 0
    own = [line for line in capsys.readouterr().out.splitlines() if "verl" in line.casefold()]
    cells = [line for line in own if " 8 " in line]
    assert cells
    assert not any("overlay" in line for line in own)
    assert not any(line.split()[-1] == "0" for line in own)
    assert cli.main((*listed, "--format", "csv"), no_paper, no_paper) == 0
    assert ",overlay," in capsys.readouterr().out
