"""One writer at a time: a lock that the system lifts when its holder ends, however it ends."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from ascgui import safefile
from ascgui.domain.text import text

_TRIES = 100
_PAUSE_S = 0.05


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the lock of the file ``path`` while it is compared and replaced.

    Raises:
        Refused: another program holds it for longer than a save takes, or the folder is
            read-only.
    """
    lock = path.with_name(f".{path.name}.lock")
    try:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as problem:
        raise safefile.refusal(
            path,
            "folder-read-only",
            text(
                "This folder does not let the file be written: {reason}. Nothing was changed.",
                reason=problem.strerror or str(problem),
            ),
        ) from None
    try:
        for _ in range(_TRIES):
            if _taken(handle):
                break
            time.sleep(_PAUSE_S)
        else:
            raise safefile.refusal(
                path,
                "file-busy",
                text("Another program is saving this file. Nothing was changed; try again."),
            )
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _taken(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _taken(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
