"""The known name that a misspelt one is nearest to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ascgui.domain.catalog import Tables
from ascgui.domain.names import fold

_LONGEST = 48


def shortened(name: str) -> str:
    """Return ``name`` fit for a sentence: printable and at most 48 characters."""
    head = name[: _LONGEST + 1]
    plain = "".join(char if char.isprintable() else " " for char in head).strip()
    return plain if len(plain) <= _LONGEST else plain[: _LONGEST - 1] + "…"


def digits(count: int) -> str:
    """Return a count that stands for itself in a sentence, without separators."""
    return str(count) if abs(count) < 10**15 else "…"


def nearest(typed: str, spellings: Mapping[str, str]) -> str | None:
    """Return the id whose spelling is nearest to ``typed``, or None if none is near.

    ``spellings`` maps each spelling to the id that it stands for.
    """
    wanted = fold(typed[: 4 * _LONGEST])[:_LONGEST]
    known = {fold(spelling): known_id for spelling, known_id in spellings.items()}
    if wanted in known:
        return known[wanted]
    import difflib  # noqa: PLC0415 - only for names that nothing is called by

    found = difflib.get_close_matches(wanted, known, n=1, cutoff=0.6)
    return known[found[0]] if found else None


def nearest_model(typed: str, tables: Tables) -> str | None:
    """Return the id of the model whose id or other spelling is nearest to ``typed``."""
    return nearest(typed, _spellings((key, key, row.aliases) for key, row in tables.models.items()))


def nearest_framework(typed: str, tables: Tables) -> str | None:
    """Return the id of the framework whose id, name or alias is nearest to ``typed``."""
    rows = tables.frameworks.items()
    return nearest(typed, _spellings((key, row.name, row.aliases) for key, row in rows))


def nearest_hardware(typed: str, tables: Tables) -> str | None:
    """Return the id of the hardware whose id, name or alias is nearest to ``typed``."""
    rows = tables.hardware.items()
    return nearest(typed, _spellings((key, row.name, row.aliases) for key, row in rows))


def nearest_of(typed: str, names: Iterable[str]) -> str | None:
    """Return the one of ``names`` that is nearest to ``typed``."""
    return nearest(typed, {name: name for name in names})


def _spellings(rows: Iterable[tuple[str, str, tuple[str, ...]]]) -> dict[str, str]:
    return {
        spelling: known_id
        for known_id, name, aliases in rows
        for spelling in (known_id, name, *aliases)
    }
