"""What earlier runs of the program left unsaved: found, held while it is offered, and removed."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from ascgui.domain.issues import Issue, Refused
from ascgui.domain.record import frozen
from ascgui.session.autosave import LOCK_SUFFIX, SUFFIX
from ascgui.session.file_lock import FileLock

if TYPE_CHECKING:
    from ascgui.planfile.drafts import Draft


@frozen
class Leftover:
    """One recovery file whose program has ended: its draft, or why it cannot be read."""

    path: Path
    draft: Draft | None
    issue: Issue | None
    lock: FileLock


class Leftovers:
    """The recovery files in ``folder`` that no running program owns.

    Each is held from :meth:`find` until it is discarded or :meth:`release` is called, so that two
    windows that start together do not offer the same.
    """

    def __init__(self, folder: Path) -> None:
        """Look for nothing yet."""
        self._folder = folder
        self.found: tuple[Leftover, ...] = ()

    def find(self) -> tuple[Leftover, ...]:
        """Look for what was left, the newest first."""
        self.release()
        names = sorted(self._folder.glob(f"*{SUFFIX}"), reverse=True)
        held = ((path, FileLock(path.with_suffix(LOCK_SUFFIX))) for path in names)
        found = [_read(path, lock) for path, lock in held if lock.take() is None]
        self.found = tuple(sorted(found, key=_kept_at, reverse=True))
        return self.found

    def discard(self, leftover: Leftover) -> None:
        """Remove a file for good."""
        # What cannot be removed is offered again; nothing is lost by that.
        with contextlib.suppress(OSError):
            leftover.path.unlink(missing_ok=True)
        leftover.lock.release()
        self.found = tuple(other for other in self.found if other is not leftover)

    def release(self) -> None:
        """Leave what is left to a later start."""
        for leftover in self.found:
            leftover.lock.release()
        self.found = ()


def _kept_at(leftover: Leftover) -> float:
    return 0.0 if leftover.draft is None else leftover.draft.kept_at.timestamp()


def _read(path: Path, lock: FileLock) -> Leftover:
    from ascgui.planfile.drafts import read  # noqa: PLC0415 - no part of an ordinary start

    try:
        return Leftover(path, read(path), None, lock)
    except Refused as refused:
        return Leftover(path, None, refused.issues[0], lock)
