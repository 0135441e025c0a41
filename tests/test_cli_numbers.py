"""Every option that takes a number, with what is none and with what is out of range."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ascgui import cli
from ascgui.language.language import Language

NUMERIC = {"N", "S", "L", "B", "STEP", "ITERATION"}
PLAIN = (
    "seq-len", "tokens", "samples", "tokens-per-sample", "epochs", "tps", "efficiency", "devices",
    "price",
)  # fmt: skip
OPTIONS = (
    *(f"plan --{name}" for name in PLAIN),
    *(f"ways --{name}" for name in PLAIN),
    "throughput measure --devices",
    "throughput measure --seq-len",
    "throughput measure --tokens-per-sample",
    "throughput measure --samples-per-step",
    "throughput measure --from-step",
    "dataset scan --seq-len",
    "checkpoint inspect --wanted",
    "checkpoint inspect --world-size",
    "checkpoint repair ITERATION",
)


def numeric(parser: argparse.ArgumentParser, above: str = "") -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for name, below in action.choices.items():
                yield from numeric(below, f"{above} {name}".strip())
        elif action.metavar in NUMERIC:
            yield f"{above} {(action.option_strings or [action.metavar])[-1]}"
        assert action.type in {None, Path}, "argparse would answer in its own words"


def no_paper(*_: object, **__: object) -> None:
    raise AssertionError("no PDF was asked for")


def test_every_option_that_takes_a_number_is_tried_here() -> None:
    found: set[str] = set()
    language = Language("en", {})
    for command in cli.commands(cli.Papers(no_paper, no_paper), []):
        add_parser, _ = command.load()
        parser = cli.Parser(prog="ascgui", language=language)
        add_parser(parser.add_subparsers(), language)
        found.update(numeric(parser))
    assert found == set(OPTIONS)


def told(
    option: str, value: str, lang: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> str:
    *words, name = option.split()
    places = {"throughput": ["log.txt"], "dataset": ["rows.jsonl"], "checkpoint": [str(folder)]}
    words += places.get(words[0], [])
    if name == "--samples":
        words += ["--tokens-per-sample", "8"]
    elif name == "--tokens-per-sample" and words[0] in {"plan", "ways"}:
        words += ["--samples", "8"]
    # With "=", so that a sign in front is no other option.
    words.append(f"{name}={value}" if name.startswith("-") else value)
    assert cli.main(["--lang", lang, *words], no_paper, no_paper) == cli.BAD_INPUT
    captured = capsys.readouterr()
    assert captured.out == ""
    lines = [line for line in captured.err.splitlines() if line.startswith(f"error: {name}: ")]
    assert len(lines) == 1
    assert ".." not in lines[0]
    return lines[0]


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("value", ["x", "nan", "1e400", "1e-400", "9" * 5_000])
@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_no_number_is_said_in_the_users_language(
    option: str, value: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = told(option, value, lang, tmp_path, capsys)
    assert not re.search(r"invalid|\bvalue\b", line)
    assert len(line) < 220
    if len(value) > 100:
        assert "is not a number" not in line


@pytest.mark.parametrize("value", ["-7", "1e30"])
@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_out_of_range_is_told_with_the_range(
    option: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = told(option, value, "en", tmp_path, capsys)
    assert ("too small" if value == "-7" else "too large") in line
    assert re.search(r"\bfrom \d|[Aa]t (least|most) [\d.,]+|above \d|\d or more", line)


@pytest.mark.parametrize(
    "option",
    [option for option in OPTIONS if not option.endswith(("--price", "-step", "--wanted"))],
)
def test_nothing_of_nothing_is_out_of_range(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if option != "checkpoint repair ITERATION":
        assert "too small" in told(option, "0", "en", tmp_path, capsys)
