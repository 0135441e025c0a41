"""Every option that names a file, with what is no ordinary file."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ascgui import cli, paths
from ascgui.language.language import Language

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no named pipes there")

SAMPLE = str(paths.shipped("resources", "samples", "qwen2.5-7b.toml"))
FILES = {
    "plan PLAN.toml": ("plan", "{file}"),
    "plan --export": ("plan", SAMPLE, "--export", "{file}"),
    "plan --pdf": ("plan", SAMPLE, "--pdf", "{file}"),
    "report FILE.toml": ("report", "{file}", "-o", "{new}.md"),
    "report --output": ("report", SAMPLE, "-o", "{file}"),
    "report --logo": ("report", SAMPLE, "-o", "{new}.xlsx", "--logo", "{file}"),
    "compare FILE.toml": ("compare", "{file}", SAMPLE),
    "compare --output": ("compare", SAMPLE, SAMPLE, "-o", "{file}"),
    "ways PLAN.toml": ("ways", "{file}"),
    "catalog import FILE": ("catalog", "import", "{file}"),
    "catalog export --output": ("catalog", "export", "min-devices", "-o", "{file}"),
    "throughput measure FILE": ("throughput", "measure", "{file}"),
    "dataset scan PATH": ("dataset", "scan", "{file}"),
    "dataset scan --tokenizer": ("dataset", "scan", "{rows}", "--tokenizer", "{file}"),
    "dataset scan --dataset-info": ("dataset", "scan", "{rows}", "--dataset-info", "{file}"),
    "checkpoint inspect DIR": ("checkpoint", "inspect", "{file}"),
    "checkpoint inspect --launch": ("checkpoint", "inspect", "{folder}", "--launch", "{file}"),
    "checkpoint repair DIR": ("checkpoint", "repair", "{file}", "10"),
}
TAKE_A_FOLDER = {"throughput measure FILE", "dataset scan PATH", "checkpoint inspect DIR"}
"""With an empty folder they say that it holds nothing, which is another matter."""

WRITTEN = {name for name in FILES if name.endswith(("--export", "--pdf", "--output"))}


def options(parser: argparse.ArgumentParser, above: str = "") -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for name, below in action.choices.items():
                yield from options(below, f"{above} {name}".strip())
        elif str(action.metavar).startswith(("FILE", "DIR", "PATH", "PLAN")):
            yield f"{above} {(action.option_strings or [action.metavar])[-1]}"


def test_every_option_that_names_a_file_is_tried_here() -> None:
    found: set[str] = set()
    language = Language("en", {})
    for command in cli.commands(cli.Papers(no_paper, no_paper), []):
        add_parser, _ = command.load()
        parser = cli.Parser(prog="ascgui", language=language)
        add_parser(parser.add_subparsers(), language)
        found.update(options(parser))
    # The path of a checkpoint as the framework will be told it, which is not opened.
    assert found - {"checkpoint inspect --resume-path"} == set(FILES)


def no_paper(*_: object, **__: object) -> None:
    raise AssertionError("nothing may be printed from such files")


@pytest.fixture
def no_waiting() -> Iterator[None]:
    """Make a test fail that would wait for ever."""

    def ring(*_: object) -> None:
        raise AssertionError("still reading")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(120)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def odd(kind: str, folder: Path) -> Path:
    place = folder / "odd.toml"
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "device":
        # With a name that fits, so that it is the file that is refused and not its ending.
        place.symlink_to("/dev/zero")
    elif kind == "folder":
        place.mkdir()
    return place


@pytest.mark.usefixtures("no_waiting")
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "missing"])
@pytest.mark.parametrize("name", FILES)
def test_what_is_no_ordinary_file_is_refused_at_once(
    name: str,
    kind: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if (kind == "missing" and name in WRITTEN) or (kind == "folder" and name in TAKE_A_FOLDER):
        return
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "data")
    rows = tmp_path / "rows.jsonl"
    rows.write_text('{"instruction": "a", "output": "b"}\n')
    file = odd(kind, tmp_path)
    if "--output" in name and name.startswith("report"):
        file = file.rename(file.with_suffix(".md")) if kind != "missing" else file
    places = {
        "file": file, "new": tmp_path / "new", "rows": rows, "folder": tmp_path,
    }  # fmt: skip
    words = [word.format(**places) for word in FILES[name]]
    assert cli.main(words, no_paper, no_paper) == cli.BAD_INPUT
    told = capsys.readouterr()
    assert told.out == ""
    assert file.name in told.err
    assert "edition" not in told.err
