"""What the documents tell to type is taken by the program, and what they name is there."""

from __future__ import annotations

import argparse
import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from ascgui import cli
from ascgui.catalog import listing
from ascgui.domain.issues import Refused
from ascgui.guide.chapters import chapters
from ascgui.language.language import available, load

ROOT = Path(__file__).resolve().parents[2]
PAPERS = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "packaging/README.md")

PLACEHOLDERS = {"TABLE": "min-devices", "A": "6.5.902", "B": "6.5.910", "FIELD=VALUE": "devices=8"}
"""What stands for a value that is not just any word."""

GROUPS = {
    "catalog": ("list", "check", "diff", "import", "export", "set", "unset"),
    "throughput": ("measure",),
    "dataset": ("scan",),
    "checkpoint": ("inspect", "repair"),
}
"""Commands that are named without what belongs to them."""

OTHER_PROGRAMS = {"--check", "--load", "--json-keys", "--map-keys"}
"""Options of what is no part of the program: of sha256sum, and of the frameworks."""


def written(name):
    return (ROOT / name).read_text(encoding="utf-8")


def told():
    """Return every text that tells what to type, by its place."""
    texts = {name: written(name) for name in PAPERS}
    for code in available():
        texts |= {f"{code}/{one.id}": one.text for one in chapters(load(code))}
    return texts


def commands_in(text):
    """Yield each command of the program in code marks or blocks, as one line."""
    yield from re.findall(r"`([^`\n]+)`", text)
    indented = re.findall(r"(?:^    .+\n)+", text, flags=re.MULTILINE)
    for block in [*re.findall(r"```\n(.*?)```", text, flags=re.DOTALL), *indented]:
        yield from block.replace("\\\n", " ").splitlines()


@cache
def parser():
    """Return the parser of all commands, made as the program makes it for one."""
    language = load("en")
    made = cli.Parser(prog="ascgui", language=language)
    below = made.add_subparsers(dest="command")
    for command in cli.commands(cli.Papers(None, None), []):
        add_parser, _ = command.load()
        add_parser(below, language)
    return made


def typed(line):
    """Return the words of a command of the program without its name; None if it is none."""
    found = re.match(r"\s*(?:\.venv/bin/)?ascgui(?:-console)? ([a-z]+ .*|[a-z]+)$", line)
    if found is None or found[1].split()[0] not in cli.COMMANDS:
        return None
    plain = re.sub(r"\s*#.*|\[[^\]]*\]|…", "", found[1])
    return [PLACEHOLDERS.get(word, word) for word in shlex.split(plain)]


@pytest.mark.parametrize("place", told())
def test_every_command_that_is_told_is_taken(place):
    refused = []
    for line in commands_in(told()[place]):
        words = typed(line)
        if words is None:
            continue
        if len(words) == 1 or (words[0] in GROUPS and len(words) == 2):
            below = GROUPS.get(words[0], ())
            refused += [(line, word) for word in words[1:] if word not in below]
            continue  # a name alone
        try:
            _, extra = parser().parse_known_args(words)
        except (Refused, argparse.ArgumentError) as problem:
            refused.append((line, problem))
        else:
            refused += [(line, word) for word in extra]
    assert refused == []


def options_of(one):
    """Yield every option of a parser and of those below it."""
    for action in one._actions:
        yield from action.option_strings
        if isinstance(action.choices, dict):
            for below in action.choices.values():
                yield from options_of(below)


def test_every_option_that_is_told_is_one():
    known = {*options_of(parser()), "--lang", "--version", "--sample", *OTHER_PROGRAMS}
    for place, text in told().items():
        named = set(re.findall(r"(?<![\w-])--[a-z][a-z0-9-]+", text))
        assert sorted(named - known) == [], place


def test_every_table_of_the_catalog_is_named():
    for place, text in told().items():
        for row in re.findall(r"^\| `ascgui catalog list TABLE`.*$", text, flags=re.MULTILINE):
            assert [name for name in listing.TABLES if name not in row] == [], place


def test_every_target_of_make_that_is_told_is_there():
    targets = set(re.findall(r"^([a-z-]+):", written("Makefile"), flags=re.MULTILINE))
    for name in PAPERS:
        told_here = re.findall(r"(?:`|^    )make ([a-z-]+)", written(name), flags=re.MULTILINE)
        assert sorted(set(told_here) - targets) == [], name


@pytest.mark.parametrize("name", PAPERS)
def test_every_file_of_the_project_that_a_document_names_is_there(name):
    below = ("", "packaging", "resources/guide/en", "ascgui", "ascgui/catalog",
             "ascgui/catalog/intake", "ascgui/planfile", "ascgui/runlogs")  # fmt: skip
    from_where = [ROOT / place for place in below]
    marks = re.findall(r"`([\w./-]+)`|\]\(([\w./-]+)\)", written(name))
    paths = [one or other for one, other in marks]
    named = [
        path
        for path in paths
        if re.fullmatch(r"(?:[\w-]+/)+[\w.-]*|[\w.-]+\.(?:py|sh|spec|md|iss)", path)
    ]
    # What `make` writes is there only once it was asked for.
    lasting = [path for path in named if not path.startswith(("build/", "dist/"))]
    assert [one for one in lasting if not any((place / one).exists() for place in from_where)] == []


def facts(text):
    """Return what is the same in each language: code and figures, in no order."""
    text = re.sub(r"`[^`\n]*[亿万]`|[\d.]+ ?(?:billion|亿)", "", text)
    code = [one for one in re.findall(r"`([^`\n]+)`", text) if re.search(r"[a-z-]{2}", one)]
    return sorted(code), set(re.findall(r"\d[\d,.]*\d", text))


def test_the_languages_tell_the_same_facts_under_each_heading():
    def sections(chapter):
        lines = chapter.text.splitlines()
        starts = [heading.line for heading in chapter.headings]
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
            yield "\n".join(lines[start:end])

    english, *others = (chapters(load(code)) for code in available())
    for other in others:
        for one, same in zip(english, other, strict=True):
            for heading, told_one, told_same in zip(
                one.headings, sections(one), sections(same), strict=True
            ):
                place = (one.id, heading.title)
                assert facts(told_one) == facts(told_same), place
                assert told_one.count("\n|") == told_same.count("\n|"), place
                assert told_one.count("\n\n") == told_same.count("\n\n"), place
