"""The user's preferences and window state, as readable TOML."""

from __future__ import annotations

import contextlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from ascgui import safefile
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text

FILE_NAME = "settings.toml"
RECENT_FILES = 10
"""How many recent files are kept."""

_COMMENTS = {
    "language": "auto, en or zh_CN",
    "theme": "system, light or dark",
    "recent_files": "newest first",
    "catalog_columns": "table: columns as they stand; | after frozen ones, - before hidden ones",
    "tokenizer": "file or folder with which the tokens of data are counted",
    "window": "x, y, width and height in logical pixels",
}


@dataclass(frozen=True, slots=True)
class Preferences:
    """What is remembered from one session to the next. Never part of a plan.

    ``language`` is ``auto`` or a language's code, ``theme`` is ``system``, ``light`` or ``dark``;
    ``window`` is (x, y, width, height) of the window before it was maximized;
    ``tokenizer`` is the file or folder with which the tokens of data are counted;
    ``catalog_columns`` are the columns of each table of the catalog as the user arranged them.
    """

    language: str = "auto"
    theme: str = "system"
    page: str = "plan"
    recent_files: tuple[str, ...] = ()
    window: tuple[int, int, int, int] | None = None
    maximized: bool = False
    tokenizer: str | None = None
    catalog_columns: tuple[str, ...] = ()


class Settings:
    """Keeps the preferences in ``settings.toml`` of the user's configuration folder.

    A file that is no TOML is set aside under another name and said so in ``issues``; a value of
    the wrong kind is ignored and said so; keys that this program does not know are kept.
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
            return tomllib.loads(self._path.read_text(encoding="utf-8"))
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
        except ValueError:  # no UTF-8 or no TOML
            self._set_aside()
        return None

    def _set_aside(self) -> None:
        aside = self._path.with_suffix(".broken.toml")
        try:
            self._path.replace(aside)
        except OSError:
            aside = self._path
        self._warn(
            "settings-broken",
            text(
                "The settings file could not be understood. It was kept as {path}, and the"
                " defaults are used.",
                path=str(aside),
            ),
        )

    def _take(self, raw: Mapping[str, Any]) -> None:
        taken: dict[str, Any] = {}
        for field in fields(Preferences):
            if field.name not in raw:
                continue
            value = _understood(field.name, raw[field.name])
            if value is None:
                self._warn(
                    "settings-value",
                    text(
                        "The setting {name} in {path} has a value that cannot be used, so the"
                        " default holds.",
                        name=field.name,
                        path=str(self._path),
                    ),
                )
            else:
                taken[field.name] = value
        self._preferences = replace(self._preferences, **taken)

    def _warn(self, code: str, message: Text) -> None:
        self.issues = (*self.issues, Issue(Severity.WARNING, code, message))

    def _write(self, names: list[str]) -> None:
        import tomlkit  # noqa: PLC0415 - only when something changed, not at every start

        # Read again, so that what another window or the user wrote meanwhile is kept.
        try:
            document = tomlkit.parse(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            document = tomlkit.document()
            document.add(tomlkit.comment("Settings of ascgui. May be edited while it is closed."))
        for name in names:
            value = self.value(name)
            if value is None:
                document.pop(name, None)
                continue
            item = tomlkit.item(list(value) if isinstance(value, tuple) else value)
            if name in {"recent_files", "catalog_columns"} and isinstance(
                item, tomlkit.items.Array
            ):
                item.multiline(multiline=True)
            elif name not in document and name in _COMMENTS:
                item.comment(_COMMENTS[name])
            document[name] = item
        # A folder that cannot be made is reported by the writing that follows.
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
        safefile.replace(self._path, tomlkit.dumps(document).encode(), backup=False)


def _understood(name: str, value: object) -> object | None:
    """Return ``value`` as the preference ``name`` holds it, or None if it is no such value."""
    if name == "recent_files":
        whole = isinstance(value, list) and all(isinstance(item, str) for item in value)
        return tuple(value[:RECENT_FILES]) if whole and isinstance(value, list) else None
    if name == "catalog_columns":
        whole = isinstance(value, list) and all(isinstance(item, str) for item in value)
        return tuple(value) if whole and isinstance(value, list) else None
    if name == "window":
        fits = (
            isinstance(value, list)
            and len(value) == 4
            and all(type(item) is int and abs(item) < 100_000 for item in value)
        )
        return tuple(value) if fits and isinstance(value, list) else None
    if name == "maximized":
        return value if isinstance(value, bool) else None
    if name == "theme":
        return value if value in ("system", "light", "dark") else None
    return value if isinstance(value, str) and value else None
