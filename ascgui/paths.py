"""Where the program's own files and the user's files are.

The catalog and the resources lie beside the package in a source checkout, inside it in a wheel,
and below the bundle's folder when frozen; nothing else in the program may know that.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import platformdirs

APP_NAME = "ascgui"


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


def user_data() -> Path:
    """Return the folder of the user's overlay, recovery files and crash log (not yet made).

    ``ASCGUI_DATA`` moves it, for tests and for a portable copy.
    """
    chosen = os.environ.get("ASCGUI_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))


def user_config() -> Path:
    """Return the folder of the user's preferences and window state (not yet made).

    ``ASCGUI_CONFIG`` moves it, for tests and for a portable copy.
    """
    chosen = os.environ.get("ASCGUI_CONFIG")
    return Path(chosen) if chosen else Path(platformdirs.user_config_dir(APP_NAME, appauthor=False))


def user_cache() -> Path:
    """Return the folder of what can be made again at any time (not yet made).

    ``ASCGUI_CACHE`` moves it, for tests and for a portable copy.
    """
    chosen = os.environ.get("ASCGUI_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir(APP_NAME, appauthor=False))
