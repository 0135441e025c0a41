"""Writes the manual page from what the program itself says with ``--help``."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

_COMMAND = re.compile(r"^    ([a-z][a-z-]*)(?:\s|$)")


def page(program: Path, version: str, epoch: int) -> str:
    """Return the page of ``program`` in troff."""
    day = datetime.fromtimestamp(epoch, UTC).date()
    parts = [
        f'.TH ASCGUI 1 "{day}" "ascgui {version}" "User Commands"',
        ".SH NAME",
        "ascgui \\- plan LLM training on Ascend NPUs",
        ".SH SYNOPSIS",
        ".B ascgui",
        ".RI [ PLAN.toml ]",
        ".br",
        ".B ascgui",
        ".I COMMAND",
        "[options]",
        ".SH DESCRIPTION",
        _escaped(
            "Answers how many devices a training job needs, how long it takes, when it is done and "
            "what it costs, with the evidence beside each number. Without a command the window "
            "opens, with the plan in PLAN.toml if one is named. It opens no network connection."
        ),
        ".SH COMMANDS",
    ]
    for words in [[], *_commands(program, [])]:
        parts += [
            f".SS ascgui {' '.join(words)}".rstrip(),
            ".nf",
            _escaped(_help(program, words)),
            ".fi",
        ]
    parts += [
        ".SH EXIT STATUS",
        _escaped(
            "0: answered. 1: answered, with --strict and an error among the findings. 2: bad usage "
            "or bad input; the problems are on standard error and nothing was written."
        ),
        ".SH ENVIRONMENT",
        _escaped(
            "ASCGUI_CONFIG, ASCGUI_DATA and ASCGUI_CACHE name folders in place of those below."
        ),
        ".SH FILES",
        *_listed("~/.config/ascgui", "the preferences, in settings.toml"),
        *_listed(
            "~/.local/share/ascgui",
            "changes to the catalog, in catalog/overlay.toml, and files for recovery",
        ),
        *_listed("~/.cache/ascgui", "what can be made again at any time"),
        "",
    ]
    return "\n".join(parts)


def _commands(program: Path, words: Sequence[str]) -> list[list[str]]:
    """Return the commands below ``words``, each followed by its own."""
    found = []
    for block in re.split(r"\n(?=\S)", _help(program, words)):
        if not re.match(r"(commands|arguments):", block) or "  COMMAND" not in block:
            continue
        for line in block.splitlines():
            command = _COMMAND.match(line)
            if command:
                below = [*words, command[1]]
                found += [below, *_commands(program, below)]
    return found


def _help(program: Path, words: Sequence[str]) -> str:
    surroundings = {**os.environ, "COLUMNS": "78", "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
    done = subprocess.run(
        [program, *words, "--help", "--lang", "en"],
        env=surroundings, capture_output=True, text=True, check=True, encoding="utf-8",
    )  # fmt: skip
    return done.stdout.rstrip()


def _listed(name: str, what: str) -> list[str]:
    return [".TP", _escaped(name), _escaped(what)]


def _escaped(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = re.sub(r"[^\x00-\x7f]", lambda found: f"\\[u{ord(found[0]):04X}]", text)
    return re.sub(r"^(?=[.'])", r"\\&", text, flags=re.MULTILINE)
