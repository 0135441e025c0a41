"""One row of a table: its fields taken one by one, and everything that is wrong with them."""

from __future__ import annotations

import contextlib
import datetime as dt
from collections.abc import Collection, Mapping
from typing import TypeGuard, TypeVar

from ascgui.catalog.tomlfile import TomlFile
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text, power_of_ten, text

LARGEST_COUNT = 10**18
_LONGEST_BITS = 200
LARGEST_NUMBER = 1e36

_LONGEST_SHOWN = 60

_T = TypeVar("_T")


class Row:
    """Takes typed fields out of one row of a file.

    A field that is missing or wrong becomes an issue in ``problems`` and a placeholder comes back,
    so that a whole row is checked at once; ``sound`` then says whether the row may be used.
    """

    __slots__ = ("_problems", "_taken", "_values", "file", "line", "sound", "table")

    def __init__(
        self,
        file: TomlFile,
        table: str,
        line: int,
        values: Mapping[str, object],
        problems: list[Issue],
    ) -> None:
        self.file = file
        self.table = table
        self.line = line
        self.sound = True
        self._values = values
        self._problems = problems
        self._taken: set[str] = set()

    def raw(self, field: str) -> object | None:
        """Return the plain value of ``field``, or None where it is left out."""
        self._taken.add(field)
        return self._values.get(field)

    def rest(self) -> dict[str, object]:
        """Return the fields that nothing asked for."""
        return {key: value for key, value in self._values.items() if key not in self._taken}

    def wrong(self, field: str, message: Text, action: Text, code: str = "field-wrong") -> None:
        """Note what is wrong with ``field`` ("": the whole row), and that the row is not sound."""
        self.sound = False
        line = self.file.field_line(field, self.line) if field else max(self.line, 1)
        where = (("file", str(self.file.path)), ("line", line), ("field", field))
        self._problems.append(Issue(Severity.ERROR, code, message, action, where))

    def text(self, field: str, default: str | None = None, choices: Collection[str] = ()) -> str:
        """Return a text; without a ``default`` it must be there and not be empty."""
        value = self.raw(field)
        if value is None:
            return self._default(field, default, "")
        if not isinstance(value, str):
            return self._refuse(field, value, text("a text in quotes"), "")
        value = value.strip()
        if not value and default is None:
            return self._refuse(field, value, text("a text that is not empty"), "")
        if choices and value and value not in choices:
            return self._refuse(field, value, text("one of {names}", names=tuple(choices)), "")
        return value

    def texts(self, field: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """Return a list of texts; a single text stands for a list of one."""
        value = self.raw(field)
        if value is None:
            return self._default(field, default, ())
        items = [value] if isinstance(value, str) else value
        if not _is_texts(items):
            return self._refuse(field, value, text('a list of texts, as in ["a", "b"]'), ())
        if not items and default is None:
            return self._refuse(field, value, text("a list that is not empty"), ())
        return tuple(item.strip() for item in items)

    def counts(self, field: str) -> tuple[int, ...]:
        """Return a list of whole numbers from 1; a single number stands for a list of one."""
        value = self.raw(field)
        if value is None:
            return self._default(field, None, ())
        items = value if isinstance(value, list) else [value]
        if not items or not all(_is_count(item) for item in items):
            expected = text("a list of whole numbers from 1, as in [4096, 8192]")
            return self._refuse(field, value, expected, ())
        return tuple(items)

    def count(self, field: str) -> int:
        """Return a whole number from 1 that must be there."""
        value = self.optional_count(field)
        return self._default(field, None, 1) if value is None else value

    def optional_count(self, field: str) -> int | None:
        """Return a whole number from 1, or None where it is left out."""
        value = self.raw(field)
        if value is None:
            return None
        if not _is_count(value, 1):
            expected = text("a whole number of at least {least}", least=1)
            return self._refuse(field, value, expected, 1)
        return value

    def number(self, field: str) -> float:
        """Return a number above 0 that must be there."""
        value = self.optional_number(field)
        return self._default(field, None, 1.0) if value is None else value

    def optional_number(self, field: str) -> float | None:
        """Return a finite number above 0, or None where it is left out."""
        value = self.raw(field)
        if value is None:
            return None
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not 0 < value <= LARGEST_NUMBER
        ):
            return self._refuse(field, value, text("a number above 0"), 1.0)
        return float(value)

    def optional_flag(self, field: str) -> bool | None:
        """Return true or false, or None where it is left out."""
        value = self.raw(field)
        if value is None or isinstance(value, bool):
            return value
        return self._refuse(field, value, text("true or false"), None)

    def day(self, field: str) -> str:
        """Return a date as ``2026-06-25``, or "" where it is left out."""
        value = self.raw(field)
        if value is None or value == "":
            return ""
        if isinstance(value, str):
            with contextlib.suppress(ValueError):
                value = dt.date.fromisoformat(value)
        if isinstance(value, dt.date) and not isinstance(value, dt.datetime):
            return value.isoformat()
        return self._refuse(field, value, text("a date, as in 2026-06-25"), "")

    def named_counts(self, field: str) -> tuple[tuple[str, int], ...]:
        """Return the whole numbers of an inline table, in its order; () where it is left out."""
        value = self.raw(field)
        if value is None:
            return ()
        if not isinstance(value, dict) or not all(_is_count(item, 0) for item in value.values()):
            expected = text("a table of whole numbers, as in {{ num_experts = 128 }}")
            return self._refuse(field, value, expected, ())
        return tuple(value.items())

    def _default(self, field: str, default: _T | None, placeholder: _T) -> _T:
        if default is not None:
            return default
        self.wrong(
            field,
            text("The field {field} is missing.", field=field),
            text("Add it to this row; SCHEMA.md says what it means."),
            "field-missing",
        )
        return placeholder

    def _refuse(self, field: str, value: object, expected: Text, placeholder: _T) -> _T:
        self.wrong(
            field,
            text(
                "{field} is {found}, but must be {expected}.",
                field=field,
                found=shown(value),
                expected=expected,
            ),
            text("Correct it; SCHEMA.md says what the field means."),
        )
        return placeholder


def shown(value: object, depth: int = 2) -> str:
    """Return ``value`` as it is written in TOML, shortened and on one line."""
    if isinstance(value, bool):
        written = "true" if value else "false"
    elif isinstance(value, str):
        written = f'"{value[:_LONGEST_SHOWN]}"'
    elif isinstance(value, list | dict) and depth == 0:
        written = "…"
    elif isinstance(value, list):
        written = f"[{', '.join(shown(item, depth - 1) for item in value[:4])}]"
    elif isinstance(value, dict):
        pairs = (f"{key} = {shown(item, depth - 1)}" for key, item in list(value.items())[:4])
        written = f"{{ {', '.join(pairs)} }}"
    elif isinstance(value, int) and value.bit_length() > _LONGEST_BITS:
        written = power_of_ten(value)
    else:
        written = str(value)
    written = "".join(char if char.isprintable() else " " for char in written)
    return written if len(written) <= _LONGEST_SHOWN else f"{written[: _LONGEST_SHOWN - 1]}…"


def _is_count(value: object, least: int = 1) -> TypeGuard[int]:
    return (
        isinstance(value, int) and not isinstance(value, bool) and least <= value <= LARGEST_COUNT
    )


def _is_texts(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and all(
        isinstance(item, str) and bool(item.strip()) for item in value
    )
