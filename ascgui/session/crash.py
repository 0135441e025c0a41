"""Errors of the program itself: written to a log once each, told to the window once each."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sys
import threading
import time
import traceback
from collections import Counter
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)

import ascgui
from ascgui.domain.record import frozen

FILE_NAME = "crash.log"
MAX_BYTES = 1_000_000
"""Size at which the log is put aside as ``crash.old.log`` and begun anew."""

_FAULTS = "faults-*.log"
_LONGEST_PID = 10
_KEPT_S = 7 * 24 * 3600
"""Age at which a file for faults that stayed empty is one that a killed program left."""

_SHOWN = "=== shown "
_QUIET = ("Qt ", "came ")
"""What an entry begins with that is no error of the program."""

_MOST_SHOWN = 64 * 1024

_LEVELS = {
    QtMsgType.QtDebugMsg: "debug",
    QtMsgType.QtInfoMsg: "info",
    QtMsgType.QtWarningMsg: "warning",
    QtMsgType.QtCriticalMsg: "critical",
    QtMsgType.QtFatalMsg: "fatal",
}


@frozen
class Crash:
    """An error that nobody expected: one line for people, the trace for a report, and the log."""

    summary: str
    trace: str
    log: Path


class CrashGuard(QObject):
    """Receives what would otherwise end up on the console.

    Exceptions of the GUI thread, of other threads and of the estimator, and Qt's own messages go
    to the log. The same error is written and told once however often it comes, as an error in a
    model's ``data()`` comes with every repaint. ``crashed`` carries a :class:`Crash`; connected
    to a slot of an object in the GUI thread it arrives there, whichever thread it came from. What
    nobody was shown, as the program ended by it, is :meth:`unseen` at the next start.
    """

    crashed = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Log to ``crash.log`` in ``folder``, which is made with the first error."""
        super().__init__(parent)
        self._path = folder / FILE_NAME
        self._lock = threading.RLock()
        self._seen: Counter[str] = Counter()
        self._before: tuple[Any, Any, Any] | None = None
        self._faults: IO[str] | None = None

    @property
    def log(self) -> Path:
        """The log's path; the file exists only after a first error."""
        return self._path

    def install(self) -> None:
        """Take over the hooks of Python, its threads and Qt."""
        if self._before is None:
            qt = qInstallMessageHandler(self._from_qt)
            self._before = (sys.excepthook, threading.excepthook, qt)
            sys.excepthook = self._from_python
            threading.excepthook = self._from_thread

    def catch_faults(self) -> None:
        """Have a fault that ends the process on the spot be described, too.

        It goes to a file of this process, which the next start adds to the log; here it is added
        what earlier ones left.
        """
        folder = self._path.parent
        for left in folder.glob(_FAULTS):
            # Another start may be at the same file; what cannot be read stays.
            with contextlib.suppress(OSError):
                if not left.is_file():
                    continue  # a pipe would not end
                with left.open("rb") as file:
                    written = file.read(MAX_BYTES)
                described = written.decode("utf-8", errors="replace").strip()
                if described:
                    self._write(described)
                old = time.time() - left.stat().st_mtime > _KEPT_S
                if described or old or _has_ended(left):
                    left.unlink()
        if not faulthandler.is_enabled():
            # Without a place to write to there is the console, as ever.
            with contextlib.suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
                path = folder / _FAULTS.replace("*", str(os.getpid()))
                self._faults = path.open("w", encoding="utf-8")
                faulthandler.enable(self._faults)

    def unseen(self) -> str:
        """Return what the log says since it was last shown; "" if no error is in it."""
        try:
            if not self._path.is_file():
                return ""
            with self._path.open("rb") as file:
                file.seek(max(0, self._path.stat().st_size - _MOST_SHOWN))
                text = file.read(2 * _MOST_SHOWN).decode("utf-8", errors="replace")
        except OSError:
            return ""
        _before, mark, after = text.rpartition(_SHOWN)
        said = after.partition("\n")[2] if mark else text
        entries = said.split("\n--- ")
        worth = any(not entry.partition("\n")[2].startswith(_QUIET) for entry in entries)
        return said.strip() if said.strip() and worth else ""

    def mark_seen(self) -> None:
        """Remember that the log was shown as it stands."""
        if self.unseen():
            self._append(f"{_SHOWN}{datetime.now():%Y-%m-%d %H:%M:%S}\n")

    def uninstall(self) -> None:
        """Give the hooks back, and note in the log what came more than once."""
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            with contextlib.suppress(OSError):
                Path(self._faults.name).unlink()
            self._faults = None
        if self._before is None:
            return
        sys.excepthook, threading.excepthook, qt = self._before
        qInstallMessageHandler(qt)
        self._before = None
        for key, count in self._seen.items():
            if count > 1:
                self._write(f"came {count} times: {key}")
        self._seen.clear()

    def report(self, error: BaseException, trace: str = "") -> None:
        """Log ``error`` and tell ``crashed``, unless the same was told before."""
        if not trace:
            trace = "".join(traceback.format_exception(error))
        summary = f"{type(error).__name__}: {error}"
        if self._first(f"{type(error).__name__} at {_place(error)}"):
            self._write(trace.rstrip())
            self.crashed.emit(Crash(summary, trace, self._path))

    def _from_python(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self.report(error.with_traceback(trace))

    def _from_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self.report(args.exc_value.with_traceback(args.exc_traceback))

    def _from_qt(self, level: QtMsgType, context: QMessageLogContext, message: str) -> None:
        line = f"Qt {_LEVELS.get(level, level.name)}: {context.category or 'default'}: {message}"
        if level not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and self._first(line):
            self._write(line)

    def _first(self, key: str) -> bool:
        with self._lock:
            self._seen[key] += 1
            return self._seen[key] == 1

    def _write(self, entry: str) -> None:
        self._append(f"--- {datetime.now():%Y-%m-%d %H:%M:%S} {_versions()}\n{entry}\n")

    def _append(self, entry: str) -> None:
        with self._lock:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                odd = self._path.exists() and not self._path.is_file()
                if odd or (self._path.exists() and self._path.stat().st_size > MAX_BYTES):
                    self._path.replace(self._path.with_suffix(".old.log"))
                with self._path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                    file.write(entry)
            except OSError:
                # Nowhere to write to: the console is all that is left.
                if sys.__stderr__ is not None:
                    sys.__stderr__.write(entry)


def _has_ended(left: Path) -> bool:
    """Whether the process after which the file ``left`` is named runs no more."""
    number = left.stem.rpartition("-")[2]
    if sys.platform == "win32" or not number.isdecimal() or len(number) > _LONGEST_PID:
        return False  # there is no harmless way to ask
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        pass  # of another user
    return False


def _place(error: BaseException) -> str:
    """Return where ``error`` was raised: with its type what makes two errors the same."""
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""


def _versions() -> str:
    import platform  # noqa: PLC0415 - not needed until something went wrong

    return (
        f"ascgui {ascgui.__version__}, Python {platform.python_version()}, Qt {qVersion()},"
        f" {platform.system()} {platform.release()}"
    )
