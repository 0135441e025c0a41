"""The user's preferences and window state, as readable TOML."""

from __future__ import annotations

import contextlib
import re
import tomllib
from collections.abc import Mapping, MutableMapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from ascgui import safefile
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.session.preferences import ENTRIES, RECENT_FILES, TABLE_COMMENTS, Preferences

__all__ = ["FILE_NAME", "RECENT_FILES", "Preferences", "Settings"]

FILE_NAME = "settings.toml"

_MOST_BROKEN_LINES = 20
_LINE = re.compile(r"at line (\d+)")
_NAMES = 9
"""How many broken files are kept under names of their own before the last is overwritten."""


class Settings:
    """Keeps the preferences in ``settings.toml`` of the user's configuration folder.

    A file that is no TOML is set aside under another name and said so in ``issues``; what its
    other lines say still holds. A value of the wrong kind is ignored and said so; keys that this
    program does not know are kept.
    """

    def __init__(self, folder: Path) -> None:
        """Read the preferences from ``folder``, which need not exist."""
        self._path = folder / FILE_NAME
        self._preferences = Preferences()
        self.issues: tuple[Issue, ...] = ()
        raw = self._read()
        if raw is not None:
            self._take(raw)

    @property
    def preferences(self) -> Preferences:
        """The preferences as they stand; immutable."""
        return self._preferences

    @property
    def path(self) -> Path:
        """The file in which the preferences are kept."""
        return self._path

    def change(self, **changes: Any) -> Issue | None:
        """Change preferences and write them; returns why they could not be written, if so."""
        after = replace(self._preferences, **changes)
        differing = [name for name in changes if getattr(after, name) != self.value(name)]
        self._preferences = after
        if not differing:
            return None
        try:
            self._write(differing)
        except Refused as refused:
            return Issue(
                Severity.WARNING,
                "settings-not-saved",
                text(
                    "The settings could not be written to {path}, so they hold only until the"
                    " program is closed. {reason}",
                    path=str(self._path),
                    reason=refused.issues[0].message,
                ),
            )
        return None

    def value(self, name: str) -> object:
        """Return the preference ``name``."""
        return getattr(self._preferences, name)

    def remember_file(self, path: Path) -> Issue | None:
        """Put ``path`` first among the recent files."""
        named = str(path.absolute())
        others = (name for name in self._preferences.recent_files if name != named)
        return self.change(recent_files=(named, *others)[:RECENT_FILES])

    def forget_file(self, path: Path) -> Issue | None:
        """Take ``path`` out of the recent files."""
        named = str(path.absolute())
        kept = tuple(name for name in self._preferences.recent_files if name != named)
        return self.change(recent_files=kept)

    def _read(self) -> dict[str, Any] | None:
        try:
            written = self._path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            self._warn(
                "settings-unreadable",
                text(
                    "The settings file {path} cannot be read: {reason}. The defaults are used.",
                    path=str(self._path),
                    reason=error.strerror or str(error),
                ),
            )
            return None
        try:
            return tomllib.loads(written.decode("utf-8"))
        except (ValueError, RecursionError):  # no UTF-8 or no TOML
            self._set_aside()
            return _rest_of(written)

    def _set_aside(self) -> None:
        aside = _free_name(self._path)
        try:
            self._path.replace(aside)
        except OSError:
            aside = self._path
        self._warn(
            "settings-broken",
            text(
                "The settings file could not be understood. It was kept as {path}; what could be"
                " read of it holds, and the defaults for the rest.",
                path=str(aside),
            ),
        )

    def _take(self, raw: Mapping[str, Any]) -> None:
        taken: dict[str, Any] = {}
        for name, entry in ENTRIES.items():
            section = raw.get(entry.table, {}) if entry.table else raw
            if not isinstance(section, dict) or entry.key not in section:
                continue
            value = entry.understood(section[entry.key])
            if value is None:
                self._warn(
                    "settings-value",
                    text(
                        "The setting {name} in {path} has a value that cannot be used, so the"
                        " default holds.",
                        name=f"{entry.table}.{entry.key}" if entry.table else entry.key,
                        path=str(self._path),
                    ),
                )
            else:
                taken[name] = value
        self._preferences = replace(self._preferences, **taken)

    def _warn(self, code: str, message: Text) -> None:
        self.issues = (*self.issues, Issue(Severity.WARNING, code, message))

    def _write(self, names: list[str]) -> None:
        import tomlkit  # noqa: PLC0415 - only when something changed, not at every start

        # Read again, so that what another window or the user wrote meanwhile is kept.
        try:
            document = tomlkit.parse(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            document = tomlkit.document()
            document.add(tomlkit.comment("Settings of ascgui. May be edited while it is closed."))
            # Also what was read of a file that was set aside.
            usual = Preferences()
            names = [
                field.name
                for field in fields(Preferences)
                if field.name in names or self.value(field.name) != getattr(usual, field.name)
            ]
        for name in names:
            entry, value = ENTRIES[name], self.value(name)
            section: MutableMapping[str, Any] = document
            if entry.table:
                if value is None and entry.table not in document:
                    continue
                if not isinstance(document.get(entry.table), dict):
                    table = tomlkit.table()
                    table.comment(TABLE_COMMENTS[entry.table])
                    document[entry.table] = table
                section = document[entry.table]
            if value is None:
                section.pop(entry.key, None)
                continue
            item = tomlkit.item(list(value) if isinstance(value, tuple) else _plain(value))
            if name in {"recent_files", "catalog_columns", "column_widths"} and isinstance(
                item, tomlkit.items.Array
            ):
                item.multiline(multiline=True)
            elif entry.key not in section and entry.comment:
                item.comment(entry.comment)
            section[entry.key] = item
        # A folder that cannot be made is reported by the writing that follows.
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
        safefile.replace(self._path, tomlkit.dumps(document).encode(), backup=False)


def _plain(value: object) -> object:
    return str(value) if isinstance(value, str) else value


def _rest_of(written: bytes) -> dict[str, Any]:
    """Return what can be read of a broken file when the lines that break it are left out."""
    lines = written.decode("utf-8", errors="replace").splitlines()
    for _ in range(_MOST_BROKEN_LINES):
        try:
            return tomllib.loads("\n".join(lines))
        except RecursionError:
            return {}
        except ValueError as problem:
            place = _LINE.search(str(problem))
            at = int(place[1]) - 1 if place else -1
            if not 0 <= at < len(lines) or not lines[at]:
                break
            lines[at] = ""
    return {}


def _free_name(path: Path) -> Path:
    names = [path.with_suffix(".broken.toml")]
    names += [path.with_suffix(f".broken-{number}.toml") for number in range(2, _NAMES + 1)]
    return next((name for name in names if not name.exists()), names[-1])
