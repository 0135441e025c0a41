"""What earlier runs left unsaved: found, held while it is offered, and kept if discarded."""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.record import frozen
from ascgui.domain.text import text
from ascgui.session.autosave import LOCK_SUFFIX, SUFFIX
from ascgui.session.file_lock import FileLock

if TYPE_CHECKING:
    from ascgui.planfile.drafts import Draft


MOST_FOUND = 50
"""How many are read and offered at a time; what is older comes once these are done with."""

_LONG_AGO = datetime(1, 1, 1)

DISCARDED = "discarded"
"""Folder, among the recovery files, of those that the user discarded."""

MOST_DISCARDED = 20
"""How many of those are kept. A number and not a time, as a clock may have been wrong."""


@frozen
class Leftover:
    """One recovery file whose program has ended: its draft, or why it cannot be read.

    ``lock`` holds it against other windows; None if it was ``discarded``.
    """

    path: Path
    draft: Draft | None
    issue: Issue | None
    lock: FileLock | None

    @property
    def discarded(self) -> bool:
        """Whether it was discarded earlier."""
        return self.lock is None


class Leftovers:
    """The recovery files in ``folder`` that no running program owns.

    Each is held from :meth:`find` until it is discarded or removed, or :meth:`release` is called,
    so that two windows that start together do not offer the same.
    """

    def __init__(self, folder: Path) -> None:
        """Look for nothing yet."""
        self._folder = folder
        self.found: tuple[Leftover, ...] = ()
        self.more = 0
        """How many older files there are that were not looked at."""

    def find(self) -> tuple[Leftover, ...]:
        """Look for what was left, the newest first, and read the first :data:`MOST_FOUND`."""
        self.release()
        names = sorted(self._folder.glob(f"*{SUFFIX}"), reverse=True)
        found: list[Leftover] = []
        looked = 0
        for path in names:
            if len(found) == MOST_FOUND:
                break
            looked += 1
            lock = FileLock(path.with_suffix(LOCK_SUFFIX))
            holder = lock.take()
            if holder is not None and holder.damaged:
                lock.seize()  # a window that runs keeps its lock whole
                holder = None
            if holder is None:
                found.append(_read(path, lock))
        self.more = len(names) - looked
        self.found = tuple(sorted(found, key=_kept_at, reverse=True))
        return self.found

    def discarded(self) -> tuple[Leftover, ...]:
        """Return what was discarded and is kept, the last one first."""
        return tuple(_read(path, None) for path in self._discarded_files())

    def discard(self, leftover: Leftover) -> None:
        """Put a file aside; the oldest of many that were put aside goes for good."""
        # What cannot be put aside is offered again; nothing is lost by that.
        with contextlib.suppress(OSError):
            aside = self._folder / DISCARDED
            aside.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.utime(leftover.path)  # the order is that of discarding
            leftover.path.replace(_free(aside / leftover.path.name))
            for path in self._discarded_files()[MOST_DISCARDED:]:
                path.unlink(missing_ok=True)
        self._let_go(leftover)

    def remove(self, leftover: Leftover) -> None:
        """Remove a file that stands elsewhere now; one that was discarded stays where it is."""
        if leftover.discarded:
            return
        with contextlib.suppress(OSError):  # it is offered again then
            leftover.path.unlink(missing_ok=True)
        self._let_go(leftover)

    def release(self) -> None:
        """Leave what is left to a later start."""
        for leftover in self.found:
            self._let_go(leftover)

    def _let_go(self, leftover: Leftover) -> None:
        if leftover.lock is not None:
            leftover.lock.release()
        self.found = tuple(other for other in self.found if other is not leftover)

    def _discarded_files(self) -> list[Path]:
        """Return the files that were put aside, the last one first."""
        found = (self._folder / DISCARDED).glob(f"*{SUFFIX}")
        timed = [(time, path) for path in found if (time := _changed_at(path)) is not None]
        return [path for _, path in sorted(timed, reverse=True)]


def _kept_at(leftover: Leftover) -> datetime:
    # Local times as such: not each can be counted from 1970.
    return _LONG_AGO if leftover.draft is None else leftover.draft.kept_at


def _changed_at(path: Path) -> int | None:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # another window has just removed it
        return None


def _free(path: Path) -> Path:
    """Return ``path``, or a name like it that is not taken."""
    number = 2
    while path.exists():
        path = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return path


def _read(path: Path, lock: FileLock | None) -> Leftover:
    from ascgui.planfile.drafts import read  # noqa: PLC0415 - no part of an ordinary start

    try:
        return Leftover(path, read(path), None, lock)
    except Refused as refused:
        return Leftover(path, None, refused.issues[0], lock)
    except Exception as error:  # noqa: BLE001 - one odd file must not hide the others
        odd = text("It is damaged in a way that is not known ({error}).", error=repr(error)[:200])
        return Leftover(path, None, Issue(Severity.ERROR, "draft-unusable", odd), lock)
