"""How long the program takes from its start to a usable window, beside a bare PySide6 window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

_RUNS = 9

# Either window is usable when it has been painted and the first event after that is served.
_BARE = """
import time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel

class Label(QLabel):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, usable)
def usable():
    print(time.time())
    application.quit()
application = QApplication([])
label = Label("A label")
label.show()
application.exec()
"""

_WHOLE = """
import time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
from ascgui import app

class Watch(QObject):
    def __init__(self, window):
        super().__init__(window)
        self.window, self.page, self.seen = window, window.built_page("plan"), False
        self.page.installEventFilter(self)
    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint and not self.seen:
            self.seen = True
            QTimer.singleShot(0, self.first)
        return False
    def first(self):
        assert QApplication.focusWidget() is self.page.inputs.fields["model"].box
        print(time.time(), flush=True)
        QTimer.singleShot(0, self.wait)
    def wait(self):
        if self.page.answer is None or self.page.chart is None:
            QTimer.singleShot(0, self.wait)
            return
        print(time.time(), flush=True)
        self.window.close()

loop = QApplication.exec
def watched(*_):
    global watch
    shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, QMainWindow)]
    watch = Watch(*shown)
    return loop()
QApplication.exec = watched
app.main([])
"""


def main() -> None:
    """Print one row a subject: name | figure | beside | ratio | bound."""
    bare: list[float] = []
    first: list[float] = []
    charted: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        own = ("ASCGUI_CONFIG", "ASCGUI_DATA", "ASCGUI_CACHE")
        surroundings = {**os.environ, **dict.fromkeys(own, folder)}
        surroundings.setdefault("QT_QPA_PLATFORM", "offscreen")
        # As on a user's machine, where compiled modules are kept after the first start.
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        for run in range(_RUNS + 1):
            # In turn, so that whatever slows the machine down slows both; the first warms up.
            times = [_run(code, surroundings) for code in (_BARE, _WHOLE)]
            if run:
                bare.append(times[0][0])
                first.append(times[1][0])
                charted.append(times[1][1])
    _print("start to usable window", first, bare, "<= 2.00")
    _print("start to answer and chart", charted, bare, "-")


def _run(code: str, surroundings: dict[str, str]) -> list[float]:
    start = time.time()
    said = subprocess.check_output([sys.executable, "-c", code], env=surroundings, text=True)
    return [float(line) - start for line in said.split()]


def _print(name: str, taken: list[float], bare: list[float], bound: str) -> None:
    ratio = median(taken) / median(bare)
    print(
        f"{name} | {median(taken) * 1e3:.0f} ms | bare window {median(bare) * 1e3:.0f} ms"
        f" | {ratio:.2f} | {bound}"
    )


if __name__ == "__main__":
    main()
