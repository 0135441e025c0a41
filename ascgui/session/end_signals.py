"""The signals by which a system asks a program to end, as something that the window hears."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from types import FrameType
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class EndSignals(QObject):
    """Hears what would end the process on the spot; on Windows there is nothing to hear.

    ``asked`` carries the exit status that a process ended so has, once the event loop runs: what
    came before it does is told then.
    """

    asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Hear nothing yet."""
        super().__init__(parent)
        self._before: dict[int, Any] = {}
        self._status = 0
        self._ends: tuple[int, int] | None = None
        self._notifier: QSocketNotifier | None = None

    def install(self) -> None:
        """Take the signals over; only in the main thread of the process."""
        if sys.platform == "win32" or self._ends is not None:
            return
        # While Qt waits no Python runs: a byte through the pipe wakes it.
        read, write = self._ends = os.pipe()
        for end in self._ends:
            os.set_blocking(end, False)
        self._notifier = QSocketNotifier(read, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        for name in _NAMES:
            number = getattr(signal, name)
            self._before[number] = signal.signal(number, self._note)
        signal.set_wakeup_fd(write, warn_on_full_buffer=False)

    def uninstall(self) -> None:
        """Give the signals back."""
        if self._ends is None or self._notifier is None:
            return
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before.clear()
        self._notifier.setEnabled(False)
        self._notifier.deleteLater()
        for end in self._ends:
            os.close(end)
        self._ends = self._notifier = None

    def _note(self, number: int, _frame: FrameType | None) -> None:
        self._status = 128 + number

    def _heard(self) -> None:
        if self._ends is not None:
            with contextlib.suppress(OSError):
                os.read(self._ends[0], 64)
        if self._status:
            self.asked.emit(self._status)
