"""Takes the pictures of README and guide: each page filled, in each language and theme.

The plan is the sample; logs, training data and checkpoints are invented by ``material.py``.

Writes ``<page>-<language>-<theme>.png`` to ``docs/pictures/`` or to the folder named on the
command line. Run by ``make pictures`` after a change of what is seen.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ascgui.windows.start import Shell

ROOT = Path(__file__).resolve().parent.parent
SIZE = (1280, 800)
LANGUAGES = ("en", "zh_CN")
THEMES = ("light", "dark")


def take(folder: Path) -> list[Path]:
    """Take every picture into ``folder`` and return their paths."""
    # Before Qt and the program: neither a display nor the user's own preferences are touched.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    private = tempfile.mkdtemp(prefix="ascgui-pictures-")
    os.environ["ASCGUI_DATA"] = os.environ["ASCGUI_CONFIG"] = private
    os.environ["ASCGUI_CACHE"] = private

    from PIL import Image
    from PySide6.QtCore import QEventLoop, QTimer

    from ascgui import paths
    from ascgui.catalog.load import load
    from ascgui.session.crash import CrashGuard
    from ascgui.session.settings import Settings
    from ascgui.windows.languages import speak
    from ascgui.windows.start import SAMPLE_OPTION, Shell, Surroundings, make_application

    def wait(milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    application = make_application()
    settings = Settings(paths.user_config())
    surroundings = Surroundings(application, settings)
    invented = Path(tempfile.gettempdir()) / "job"
    taken = []
    for language in LANGUAGES:
        speak(language, surroundings.tongue, surroundings.theme)
        # A window of its own, since the sample is opened in the language in force.
        shell = Shell(surroundings, load(), CrashGuard(paths.user_data()))
        shell.window.resize(*SIZE)
        shell.window.open_shown()
        shell.window.resize(*SIZE)
        shell.open([SAMPLE_OPTION])
        shutil.rmtree(invented, ignore_errors=True)
        fill(shell, invented, wait)
        for theme in THEMES:
            surroundings.theme.choose(theme)
            for page in shell.window.page_ids:
                shell.window.show_page(page)
                # Until the answer is there, the chart is drawn and nothing is on its way.
                wait(900)
                path = folder / f"{page}-{language.partition('_')[0]}-{theme}.png"
                shell.window.grab().save(str(path))
                # Few colours are in a window: a palette makes the file a third.
                with Image.open(path) as picture:
                    picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path)
                taken.append(path)
        shell.window.hide()
        shell.end()
    shutil.rmtree(invented)
    return taken


def fill(shell: Shell, folder: Path, wait: Callable[[int], None]) -> None:
    """Give the pages of ``shell`` scenarios and invented files, written to ``folder``.

    The folder is the same each time, as pages show where a file lies.
    """
    import material

    from ascgui.domain.plan import ThroughputChoice
    from ascgui.domain.text import text
    from ascgui.windows.checkpoints_page import CheckpointsPage
    from ascgui.windows.side_page import SidePage
    from ascgui.windows.throughput_page import ThroughputPage

    window, document = shell.window, shell.document
    sample = document.plan
    for name, changed in (
        ("Snt9b23", {"hardware": "snt9b23", "throughput": ThroughputChoice(entered_tps=4500.0)}),
        ("Llama-Factory", {"framework": "llama-factory", "throughput": ThroughputChoice(3600.0)}),
    ):
        document.add_scenario(text("Add a scenario"), replace(sample, name=name, **changed))
    dropped = {
        "throughput": material.logs(folder),
        "data": (material.data(folder),),
        "checkpoints": (material.checkpoints(folder),),
    }
    for page_id, given in dropped.items():
        window.show_page(page_id)
        page = window.built_page(page_id)
        if isinstance(page, SidePage | ThroughputPage):
            page.take_paths(given)
            wait(2500)
        if isinstance(page, CheckpointsPage):
            page.inputs.give("resume_path", str(given[0]))


def main() -> int:
    """Take the pictures; return the exit status."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for path in take(folder):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
