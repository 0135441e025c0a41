"""From older forms of the plan file to the present one, a step for each format number.

Format 0 is a flat list of the command line's options (``seq-len = 4096``), without a ``format``
line: the first thing one writes by hand. Format 1 is the form with sections.

A step moves values and changes them if it must; each value keeps the line and the key under which
it was written, so that a problem is reported where the person finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ascgui.planfile.fields import FIELDS, by_name

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """A value of the file: its line, and the key under which it was written."""

    value: object
    line: int | None
    written: str


Entries: TypeAlias = Mapping[tuple[str, ...], Entry]
Step: TypeAlias = Callable[[Entries], Entries]


def _sections_from_options(entries: Entries) -> Entries:
    """Move each option to its section, and say what the command line assumes without it.

    Entries without any option are none of this program's and stay as they are.
    """
    names = {field.name for field in FIELDS}
    moved: dict[tuple[str, ...], Entry] = {}
    for path, entry in entries.items():
        name = path[0].replace("-", "_").removesuffix("_per_card_hour")
        place = by_name(name).place if len(path) == 1 and name in names else path
        moved[place if place not in moved else path] = entry
    if not any(by_name(name).place in moved for name in names - {"name", "note"}):
        return entries
    for name, value in (("stage", "sft"), ("strategy", "full"), ("seq_len", 4096)):
        moved.setdefault(by_name(name).place, Entry(value, None, name))
    return moved


STEPS: Mapping[int, Step] = {0: _sections_from_options}
"""Format number → the step to the next one."""


def migrate(
    entries: Entries, found: int, steps: Mapping[int, Step] = STEPS, target: int = FORMAT
) -> Entries:
    """Return ``entries`` of format ``found`` in format ``target``."""
    for number in range(found, target):
        entries = steps[number](entries)
    return entries


def flatten(data: Mapping[str, object], line: Callable[[tuple[str, ...]], int | None]) -> Entries:
    """Return the values of ``data`` by their whole path; an array of tables is one value."""
    found: dict[tuple[str, ...], Entry] = {}

    def visit(path: tuple[str, ...], value: object) -> None:
        if isinstance(value, dict) and value:
            for key, inner in value.items():
                visit((*path, key), inner)
        elif path:
            found[path] = Entry(value, line(path), ".".join(path))

    visit((), data)
    return found
