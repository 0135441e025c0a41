"""The whole program in one window, with every page filled, for tests that look at all of it.

Run as a program it prints what is cut or lies over something else, for each language and page::

    QT_SCALE_FACTOR=1.5 python whole_window.py FOLDER TEXT_SCALE WIDTH HEIGHT
"""

from __future__ import annotations

import sys
import time
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging"), str(Path(__file__).parent)]

import material  # noqa: E402
from PySide6.QtCore import QCoreApplication, QEventLoop  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from ascgui.session.crash import CrashGuard  # noqa: E402
from ascgui.session.settings import Settings  # noqa: E402
from ascgui.windows.side_page import SidePage  # noqa: E402
from ascgui.windows.start import (  # noqa: E402
    SAMPLE_OPTION,
    Shell,
    Surroundings,
    load_catalog,
)

LANGUAGES = ("en", "zh_CN", "en")
"""English a second time, as what was measured in Chinese could stay."""


def pump(milliseconds):
    """Let everything happen that happens within ``milliseconds``."""
    end = time.monotonic() + milliseconds / 1000
    while time.monotonic() < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.005)


def until(holds, what):
    """Let things happen until ``holds()``."""
    end = time.monotonic() + 60
    while not holds():
        if time.monotonic() > end:
            raise AssertionError(what)
        pump(20)


class WholeWindow:
    """A shell with the sample plan, its pages filled with invented files."""

    def __init__(self, application, folder, width=1024, height=700, questions=None):
        self.surroundings = Surroundings(application, Settings(folder / "config"))
        self.guard = CrashGuard(folder / "data")
        self.shell = Shell(self.surroundings, load_catalog(), self.guard, questions)
        self.window = self.shell.window
        self.window.setMinimumSize(0, 0)
        self.window.resize(width, height)
        self.window.open_shown()
        self.window.resize(width, height)
        self.shell.open([SAMPLE_OPTION])
        page = self.page("plan")
        until(lambda: page.answer is not None and page.chart is not None, "no answer")
        self._fill(folder / "job")

    def page(self, name):
        """Show the page ``name`` and return it."""
        self.window.show_page(name)
        return self.window.built_page(name)

    def end(self):
        """Take all of it down."""
        self.window.files.may_discard = lambda: True
        self.window.close()
        self.shell.end()

    def _fill(self, folder):
        throughput = self.page("throughput")
        throughput.take_paths(material.logs(folder))
        until(lambda: not throughput.shelf.reading and len(throughput.shelf.entries) == 2, "logs")
        for name, given in (
            ("data", material.data(folder)),
            ("checkpoints", material.checkpoints(folder)),
        ):
            page = self.page(name)
            assert isinstance(page, SidePage)
            page.take_paths((given,))
            until(lambda page=page: page.answer.isVisible() and not page._job.busy, name)


def states(whole):
    """Yield the name of each state of the window that is to be looked at, once it is shown."""
    for name in whole.window.page_ids:
        page = whole.page(name)
        tabs = getattr(page, "tabs", None)
        for at in range(tabs.count() if tabs is not None else 1):
            if tabs is not None:
                tabs.setCurrentIndex(at)
            # Twice: what is laid out may change what is to be laid out.
            pump(60)
            yield name if tabs is None else f"{name}, {tabs.tabText(at)}"
        if tabs is not None:
            tabs.setCurrentIndex(0)


def staying(look):
    """Return what ``look()`` finds once everything has come to rest."""
    found = look()
    for _ in range(25):
        if not found:
            break
        pump(60)
        found = look()
    return found


def main():
    from seen_widgets import cut, outside, overlapping

    from ascgui.windows.languages import speak
    from ascgui.windows.start import make_application

    folder, text_scale, width, height = sys.argv[1:]
    application = make_application()
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * float(text_scale))
    application.setFont(font)
    whole = WholeWindow(application, Path(folder), int(width), int(height))
    for language in LANGUAGES:
        speak(language, whole.surroundings.tongue, whole.surroundings.theme)
        for state in states(whole):
            for look in (cut, overlapping, outside):
                for problem in staying(partial(look, whole.window)):
                    print(f"{language}, {state}: {look.__name__}: {problem}")
    whole.end()


if __name__ == "__main__":
    main()
