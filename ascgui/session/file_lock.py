"""Who works on a file: a small file beside it that names the process and the computer.

A lock whose process has ended, however it ended, is taken over. Where no such file can be made, as
in a folder that is read-only, there is no lock, and nothing fails.
"""

from __future__ import annotations

import contextlib
import re
import time
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo

from ascgui import safefile
from ascgui.domain.issues import Refused
from ascgui.domain.record import frozen

_LONGEST_NAME = 100
_LARGEST_BYTES = 4096
_NO_LOCK = frozenset({"file-is-folder", "file-not-regular", "file-too-large"})
_PID = re.compile(rb"(\d{1,19})\r?\n")
_ABOVE_PIDS = 2**32
_HALF_MADE_S = 10
"""Age from which a lock that names nobody was left by a process that died while it made it."""


@frozen
class Holder:
    """The process that holds a lock. ``here`` says whether it is on this computer.

    Of a lock that is ``damaged`` nobody can tell whose it is, or whether it is anybody's.
    """

    pid: int
    host: str
    here: bool
    damaged: bool = False


class FileLock:
    """The lock ``place``; held from :meth:`take` until :meth:`release` or the process ends."""

    def __init__(self, place: Path) -> None:
        """Hold nothing yet."""
        self.place = place
        self._lock = QLockFile(str(place))
        # A process that runs keeps its lock however old that is; one that ended loses it at once.
        self._lock.setStaleLockTime(0)

    @property
    def held(self) -> bool:
        """Whether it is held here."""
        return self._lock.isLocked()

    def take(self) -> Holder | None:
        """Try to hold the lock; return who else holds it, None where nobody does."""
        if self.held:
            return None
        if self._is_damaged():
            return Holder(0, "", here=True, damaged=True)
        if self._lock.tryLock(0):
            return None
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            return None  # No lock can be made here.
        holder = self._holder()
        if holder is None and self._is_old() and self._lock.removeStaleLockFile():
            self._lock.tryLock(0)
            return None
        return holder or Holder(0, "", here=True)

    def seize(self) -> None:
        """Hold the lock whoever had it, on the word of the user."""
        if self.held:
            return
        if self._is_damaged():
            self._put_away()
        elif not self._lock.tryLock(0):
            self._lock.removeStaleLockFile()
        if not self.held:
            self._lock.tryLock(0)

    def release(self) -> None:
        """Give the lock up, if it is held."""
        if self.held:
            self._lock.unlock()

    def _holder(self) -> Holder | None:
        info = self._lock.getLockInfo()
        pid, host = int(info[0]), str(info[1])
        if not pid:
            return None
        return Holder(pid, host, here=host in {"", QSysInfo.machineHostName()})

    def _is_damaged(self) -> bool:
        """Whether what stands at the place was not made as a lock, or is none any more.

        Looked at before Qt does, which would wait for a pipe. One that is empty is being made.
        """
        try:
            content = safefile.read_bytes(self.place, _LARGEST_BYTES)
        except Refused as refused:
            return refused.issues[0].code in _NO_LOCK
        pid = _PID.match(content)
        return bool(content) and (pid is None or not 0 < int(pid[1]) < _ABOVE_PIDS)

    def _put_away(self) -> None:
        # What cannot be removed stays, and there is no lock then.
        with contextlib.suppress(OSError):
            if self.place.is_dir() and not self.place.is_symlink():
                try:
                    self.place.rmdir()
                except OSError:
                    self.place.rename(self.place.with_name(f"{self.place.name}.damaged"))
            else:
                self.place.unlink()

    def _is_old(self) -> bool:
        try:
            return time.time() - self.place.stat().st_mtime > _HALF_MADE_S
        except OSError:
            return False


def lock_of(file: Path) -> Path:
    """Return the place of the lock of ``file``: beside what it is a link to."""
    try:
        target = file.resolve()
    except (OSError, RuntimeError, ValueError):
        target = file
    name = target.name
    if len(name.encode()) > _LONGEST_NAME:
        name = safefile.sha256(name.encode())[:32]
    return target.with_name(f".{name}.open")


class Claim:
    """The lock of the file that is open in a window, one at a time.

    ``holder`` is who else has the file open, None while it is ours or nobody's.
    """

    def __init__(self) -> None:
        """Start without a file."""
        self._lock: FileLock | None = None
        self.holder: Holder | None = None

    def move_to(self, file: Path | None) -> Holder | None:
        """Give up the file before and claim ``file``; return who else has it open."""
        place = None if file is None else lock_of(file)
        if self._lock is not None and self._lock.place != place:
            self._lock.release()
            self._lock = None
        if place is None:
            self.holder = None
        else:
            self._lock = self._lock or FileLock(place)
            self.holder = self._lock.take()
        return self.holder

    def other(self, file: Path) -> Holder | None:
        """Return who else has ``file`` open now; the file that is claimed stays claimed."""
        if self._lock is not None and self._lock.place == lock_of(file):
            return self.move_to(file)
        tried = FileLock(lock_of(file))
        holder = tried.take()
        tried.release()
        return holder

    def seize(self, file: Path) -> None:
        """Claim ``file`` whoever has it open, on the word of the user."""
        self.move_to(file)
        if self._lock is not None:
            self._lock.seize()
        self.holder = None
