"""A session in which every kind of file is written, run under strace by ``test_traces.py``."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from ascgui import paths
from ascgui.catalog.overlay import Origin
from ascgui.domain.text import text
from ascgui.session import autosave, own_rates
from ascgui.windows import start

OUT = Path(sys.argv[1])


def choose(name: str) -> None:
    """Type a name into the dialog that opens, and accept it."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QFileDialog):
        dialog.selectFile(str(OUT / name))
        dialog.accept()
    else:
        QTimer.singleShot(20, lambda: choose(name))


def work() -> None:
    """Do in the window what writes files."""
    window = next(one for one in QApplication.topLevelWidgets() if one.objectName() == "main")
    document = window._document
    QTimer.singleShot(20, lambda: choose("plan.toml"))
    assert window.files.save_as()
    document.apply(text("Name"), name="Another")
    assert window.files.save()
    QTimer.singleShot(20, lambda: choose("plan.pdf"))
    assert window._printing.export()
    window.change_preferences(theme="dark", new_price=2.5)
    row = next(one for one in window._catalog.tables.throughput if one.tokens_per_second)
    origin = Origin("a run", "", "2026-12-01", "")
    own_rates.put(window._workbench, replace(row, id="own"), origin)
    assert window._workbench.finish()
    for page in window.page_ids:
        window.show_page(page)
    document.apply(text("Name"), name="Not saved")
    leave()


def leave() -> None:
    """End once what is not saved was kept, as if ended from outside: closing would ask."""
    if list((paths.user_data() / autosave.FOLDER).glob("*.toml")):
        QApplication.exit(0)
    else:
        QTimer.singleShot(50, leave)


autosave.DELAY_S = 0.1
application = start.make_application()
QTimer.singleShot(1500, work)
raise SystemExit(start.run(["--sample"]))
