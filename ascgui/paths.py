"""Where the program's own files and the user's files are.

The catalog and the resources lie beside the package in a source checkout, inside it in a wheel,
and below the bundle's folder when frozen; nothing else in the program may know that.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs

APP_NAME = "ascgui"
PORTABLE_NAME = "ascgui-data"
"""A folder of this name beside the program makes it portable."""


def shipped(*parts: str) -> Path:
    """Return the path of a read-only file that comes with the program.

    ``parts`` start with ``catalog`` or ``resources``, with ``docs/pictures``, which the guide
    shows, or with ``licences``, which only a frozen program has.
    """
    frozen_root = getattr(sys, "_MEIPASS", None)
    package = Path(__file__).resolve().parent
    if frozen_root is not None:
        root = Path(frozen_root) / "ascgui" / "data"
    elif (package / "data" / "catalog").is_dir():
        root = package / "data"
    else:
        root = package.parent
    return root.joinpath(*parts)


def portable_folder() -> Path | None:
    """Return the folder beside the program that holds all that is the user's, or None.

    There is one where somebody made a folder ``ascgui-data`` beside the program: then nothing is
    kept elsewhere, so that the program can be carried along on a stick.
    """
    folder = _program_folder() / PORTABLE_NAME
    return folder if folder.is_dir() else None


def user_data() -> Path:
    """Return the folder of the user's overlay, recovery files and crash log (not yet made).

    ``ASCGUI_DATA`` moves it, for tests.
    """
    return _users("ASCGUI_DATA", "data", platformdirs.user_data_dir)


def user_config() -> Path:
    """Return the folder of the user's preferences and window state (not yet made).

    ``ASCGUI_CONFIG`` moves it, for tests.
    """
    return _users("ASCGUI_CONFIG", "config", platformdirs.user_config_dir)


def user_cache() -> Path:
    """Return the folder of what can be made again at any time (not yet made).

    ``ASCGUI_CACHE`` moves it, for tests.
    """
    return _users("ASCGUI_CACHE", "cache", platformdirs.user_cache_dir)


def _users(variable: str, name: str, usual: Callable[..., str]) -> Path:
    chosen = os.environ.get(variable)
    if chosen:
        return Path(chosen)
    portable = portable_folder()
    return portable / name if portable else Path(usual(APP_NAME, appauthor=False))


def _program_folder() -> Path:
    """Return the folder in which a person sees the program lie."""
    if not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parent.parent
    image = os.environ.get("APPIMAGE")
    if image:
        # What runs is mounted from the image, and that place cannot be written.
        return Path(image).resolve().parent
    program = Path(sys.executable).resolve()
    bundle = next((each for each in program.parents if each.suffix == ".app"), None)
    return (bundle or program).parent
