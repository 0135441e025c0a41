"""Lets the program end by itself once it works, so that an installer can be tried unattended.

``ASCGUI_QUIT_AFTER_START=FILE`` in the environment asks for it: when the window has been painted,
its plan answered and the chart drawn, FILE tells what was seen, as JSON, and the program ends.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, QTimer

if TYPE_CHECKING:
    from ascgui.windows.main_window import MainWindow
    from ascgui.windows.plan_page import PlanPage

VARIABLE = "ASCGUI_QUIT_AFTER_START"
PATIENCE_S = 60
GAVE_UP = 3
"""Exit status of a program that never came to work."""


def wanted() -> bool:
    """Whether the environment asks that the program ends by itself."""
    return bool(os.environ.get(VARIABLE))


class Rehearsal(QObject):
    """Watches ``window`` come up, writes what it saw, and ends the application.

    The file holds ``usable``, the time since the epoch at which the window had been painted and
    served the first event after that; ``shown``, when answer and chart were there; ``title`` of
    the window; ``devices`` of the answer; and ``page``, the name under which the window lists its
    first page, in the language in force.
    """

    def __init__(self, window: MainWindow) -> None:
        """Begin to watch; ``window`` is shown by the caller."""
        super().__init__(window)
        self._window = window
        self._path = Path(os.environ[VARIABLE])
        self._begun = time.monotonic()
        self._seen: dict[str, object] = {}
        window.up.connect(self._up)

    def _up(self) -> None:
        self._seen["usable"] = time.time()
        self._look()

    def _look(self) -> None:
        if time.monotonic() - self._begun > PATIENCE_S:
            QCoreApplication.exit(GAVE_UP)
            return
        page = cast("PlanPage | None", self._window.built_page("plan"))
        if page is None or page.answer is None or page.chart is None:
            QTimer.singleShot(10, self, self._look)
            return
        import json  # noqa: PLC0415 - no start but a rehearsed one needs it

        self._seen["shown"] = time.time()
        self._seen["title"] = self._window.windowTitle()
        self._seen["devices"] = page.answer.devices
        self._seen["page"] = self._window.navigation.item(0).text()
        self._path.write_text(json.dumps(self._seen, ensure_ascii=False), encoding="utf-8")
        QCoreApplication.exit()
