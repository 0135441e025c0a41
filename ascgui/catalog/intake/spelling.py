"""What is printed in a cell: names, lengths, counts and marks, in all the ways they are written."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable
from typing import Any, TypeVar

from ascgui.catalog import names
from ascgui.catalog.intake.grid import Value, cell_text
from ascgui.catalog.row import LARGEST_COUNT
from ascgui.catalog.tables import LARGEST_DEVICES
from ascgui.domain.catalog import FeatureValue, Tables
from ascgui.domain.names import fold
from ascgui.domain.text import Text, text

_COUNT = re.compile(r"(\d{1,18})(?:\s*[*×xX]?\s*(?:ascend|npu|card|die|卡)s?)?", re.IGNORECASE)
_BESIDE_NAME = re.compile(r"规格.*|卡数.*|[（(].*")
_SIZE_AT_END = re.compile(r"[\d.]+[bBmM]\S*$")
_DASHES = frozenset({"-", "–", "—", "−", "－", "不支持", "not supported", "not-supported"})
_YES = frozenset({"✅", "✔", "✓", "√", "是", "yes", "true", "支持", "supported"})
_NO = frozenset({"❌", "✘", "✗", "×", "x", "否", "no", "false", *_DASHES})
_NEVER = frozenset({"na", "n/a", "not-planned", "not planned"})
_BETWEEN = re.compile(r"\s*[/、,，;；]\s*")


_T = TypeVar("_T")


class Wrong(Exception):
    """A cell that says nothing usable, with the reason."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.template)
        self.reason = reason


class Names:
    """Resolves names as the catalog does, and remembers each."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._known: dict[tuple[str, str], str | None] = {}
        self._read: dict[tuple[str, type, Value], Any] = {}

    def framework(self, printed: str) -> str | None:
        """Return the framework that a cell or heading names, or None."""
        return self._resolved("framework", printed, names.resolve_framework)

    def hardware(self, printed: str) -> str | None:
        """Return the hardware that a cell or heading names, or None."""
        return self._resolved("hardware", printed, names.resolve_hardware)

    def model(self, printed: str) -> str | None:
        """Return the catalog's model that ``printed`` names, or None."""
        return self._resolved("model", printed, names.resolve_model)

    def models(self, printed: str) -> tuple[str, ...]:
        """Return the catalog's models that a printed name stands for, none where one is unknown.

        ``DeepSeek-V3/R1`` is one model; ``Llama3.1 -8B/70B`` are two of one family.
        """
        one = self.model(printed)
        if one is not None:
            return (one,)
        parts = [part.strip() for part in printed.split("/")]
        if len(parts) < 2:
            return ()
        stem = _SIZE_AT_END.sub("", parts[0])
        found = [
            self.model(part) or (self.model(stem + part) if stem != parts[0] else None)
            for part in parts
        ]
        return tuple(name for name in found if name) if all(found) else ()

    def read(self, kind: str, value: Value, how: Callable[[Value], _T]) -> _T:
        """Return ``how(value)``, remembered: a long list has few different cells.

        Raises:
            Wrong: the cell says nothing usable.
        """
        key = (kind, type(value), value)
        if key not in self._read:
            self._read[key] = how(value)
        found: _T = self._read[key]
        return found

    def _resolved(
        self, kind: str, printed: str, resolve: Callable[[Tables, str], str | None]
    ) -> str | None:
        key = (kind, printed)
        if key not in self._known:
            self._known[key] = resolve(self.tables, printed) if printed else None
        return self._known[key]


def heading(printed: str) -> str:
    """Return a column's heading without the unit and remark that the vendor adds."""
    return _BESIDE_NAME.sub("", printed).strip() or printed.strip()


def strategies(value: Value) -> tuple[str, ...]:
    """Return the strategies that a cell names (``full/lora``).

    Raises:
        Wrong: it names none, or one that is unknown.
    """
    printed = cell_text(value)
    if not printed:
        raise Wrong(text("The strategy is missing."))
    found = []
    for part in _BETWEEN.split(printed):
        strategy = names.resolve_strategy(part)
        if strategy is None:
            raise Wrong(text("“{printed}” is no strategy.", printed=part))
        found.append(strategy)
    return tuple(dict.fromkeys(found))


def lengths(value: Value) -> tuple[int, ...]:
    """Return the sequence lengths that a cell names (``4096/8192``).

    Raises:
        Wrong: it is no length.
    """
    _no_date(value)
    if isinstance(value, bool):
        raise Wrong(text("{printed} is no sequence length.", printed=cell_text(value)))
    printed = cell_text(value)
    found = []
    for part in _BETWEEN.split(printed):
        if not part.isascii() or not part.isdecimal() or not 1 <= int(part[:19]) <= LARGEST_COUNT:
            raise Wrong(text("“{printed}” is no sequence length.", printed=part or printed))
        found.append(int(part))
    return tuple(dict.fromkeys(found))


def devices(value: Value) -> int | None:
    """Return the device count of a cell, None for "not supported".

    Raises:
        Wrong: it is neither.
    """
    _no_date(value)
    printed = cell_text(value)
    if printed.casefold() in _DASHES:
        return None
    count = _COUNT.fullmatch(printed)
    if isinstance(value, bool) or count is None or not 1 <= int(count[1]) <= LARGEST_DEVICES:
        raise Wrong(text("“{printed}” is no device count.", printed=printed))
    return int(count[1])


def feature_mark(value: Value) -> tuple[FeatureValue, str]:
    """Return what a cell of a feature table says, and the printed text where it is one.

    Raises:
        Wrong: it is empty or a date.
    """
    _no_date(value)
    printed = cell_text(value)
    plain = printed.removesuffix("\ufe0f").casefold()
    if not printed:
        raise Wrong(text("The cell is empty, which says nothing."))
    if plain in _YES:
        return FeatureValue.SUPPORTED, ""
    if plain in _NO:
        return FeatureValue.NOT_SUPPORTED, ""
    if plain in _NEVER:
        return FeatureValue.NOT_PLANNED, ""
    return FeatureValue.SUPPORTED, printed


def alike(one: str, other: str) -> bool:
    """Return whether two names may be spellings of one model: the same figures, near letters."""
    if re.findall(r"\d+", one) != re.findall(r"\d+", other):
        return False
    letters = (re.sub(r"[\W\d_]+", "", fold(name)) for name in (one, other))
    return names.nearest(next(letters), {next(letters): "other"}) != ()


def _no_date(value: Value) -> None:
    """Refuse what a spreadsheet took for a date.

    Raises:
        Wrong: it is a date or a time.
    """
    if isinstance(value, dt.date | dt.time | dt.timedelta):
        raise Wrong(
            text(
                "The cell holds the date or time {printed} where a number should be; the "
                "spreadsheet program made it one.",
                printed=str(value),
            )
        )
