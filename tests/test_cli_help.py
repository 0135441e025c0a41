from __future__ import annotations

import argparse
from collections.abc import Iterator

import pytest

from ascgui import cli
from ascgui.language.language import load


def write(*_: object) -> None:
    raise AssertionError


def arguments(parser: argparse.ArgumentParser, path: str) -> Iterator[tuple[str, argparse.Action]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, below in action.choices.items():
                yield from arguments(below, f"{path} {name}")
        elif not isinstance(action, argparse._HelpAction):
            yield f"{path} {action.metavar or action.dest}", action


@pytest.mark.parametrize("code", ["en", "zh_CN"])
@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_option_of_every_command_says_what_it_is_for(name: str, code: str) -> None:
    command = next(each for each in cli.commands(cli.Papers(write, write), []) if each.name == name)
    root = argparse.ArgumentParser()
    add_parser, _ = command.load()
    add_parser(root.add_subparsers(), load(code))
    found = list(arguments(root, ""))
    assert found
    silent = [where for where, action in found if not (action.help or "").strip()]
    assert silent == []
