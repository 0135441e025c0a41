"""The window and its dialogs on screens of one's choice; run as a program it prints what is wrong::

    QT_QPA_PLATFORM=offscreen:configfile=SCREENS.json QT_SCREEN_SCALE_FACTORS=one=1.5 \\
        python on_screens.py FOLDER TEXT_SCALE SCREEN

``SCREEN`` is the number of the screen that the window was left on; with several screens it is
moved to each of them and back.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging"), str(Path(__file__).parent)]

from PySide6.QtCore import QPoint  # noqa: E402
from PySide6.QtGui import QScreen  # noqa: E402
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMainWindow, QWidget  # noqa: E402
from seen_widgets import cut, outside, overlapping  # noqa: E402
from whole_window import LANGUAGES, WholeWindow, pump, states, staying, until  # noqa: E402

from ascgui.domain.issues import Issue, Severity  # noqa: E402
from ascgui.domain.text import text  # noqa: E402
from ascgui.session.settings import Settings  # noqa: E402
from ascgui.windows.about import AboutDialog, LicencesDialog  # noqa: E402
from ascgui.windows.crash_dialog import LastErrorDialog  # noqa: E402
from ascgui.windows.issues_dialog import IssuesDialog  # noqa: E402
from ascgui.windows.languages import speak  # noqa: E402
from ascgui.windows.main_window import SMALLEST  # noqa: E402
from ascgui.windows.placement import area_of  # noqa: E402
from ascgui.windows.preferences_dialog import PreferencesDialog  # noqa: E402
from ascgui.windows.recovery_dialog import RecoveryDialog  # noqa: E402
from ascgui.windows.report_dialog import ReportDialog  # noqa: E402
from ascgui.windows.start import make_application  # noqa: E402

ISSUES = (Issue(Severity.ERROR, "plan-value", text("It is wrong, and said at some length.")),) * 9


def dialogs(whole):
    """Yield each dialog of the program that has a size of its own, over the window."""
    window, shell = whole.window, whole.shell
    tongue, theme = whole.surroundings.tongue, whole.surroundings.theme
    catalog, settings = window._catalog, whole.surroundings.settings
    questions = window._questions
    yield AboutDialog(catalog, tongue, theme, window)
    yield LicencesDialog(tongue, theme, window)
    yield IssuesDialog(text("It cannot be opened."), ISSUES, tongue, theme, window)
    yield LastErrorDialog("a trace\n" * 40, Path("crash.log"), tongue, theme, window)
    yield RecoveryDialog(
        (), catalog.tables, tongue, theme,
        restore=bool, discard=bool, discarded=tuple, parent=window,
    )  # fmt: skip
    yield PreferencesDialog(
        settings, catalog.tables, tongue, theme, questions, change=bool, parent=window
    )
    report = ReportDialog(
        shell.document.project, catalog, settings, tongue, theme, questions,
        suggested=Path, failed=bool, parent=window,
    )  # fmt: skip
    yield report
    window.help.show()
    yield window.help.guide


def problems_of(widget, area):
    """Yield what a person would see wrong of a window for which there is ``area``."""
    if widget.width() > area.width() or widget.height() > area.height():
        yield f"{widget.width()}×{widget.height()} is more than the screen has"
    # Where the guide comes up is for the system to say.
    if isinstance(widget, QMainWindow | QDialog) and not area.contains(
        widget.mapToGlobal(QPoint(2, 2))
    ):
        yield f"{widget.geometry()} has its title beyond {area}"
    for look in (cut, overlapping, outside):
        yield from staying(partial(look, widget))
    ratio = widget.devicePixelRatioF()
    for label in widget.findChildren(QLabel):
        picture = label.pixmap()
        if label.isVisible() and not picture.isNull() and picture.devicePixelRatio() != ratio:
            yield f"a picture for {picture.devicePixelRatio()}, on a screen of {ratio}"


def main():
    folder, text_scale, number = Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
    application = make_application()
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * text_scale)
    application.setFont(font)
    screen = application.screens()[number]
    left = screen.availableGeometry()
    Settings(folder / "config").change(window=(left.x(), left.y(), 1280, 800))
    whole = WholeWindow(application, folder, min(1280, left.width()), min(800, left.height() - 32))
    window, area = whole.window, area_of(screen)
    window.setMinimumSize(SMALLEST)
    if window.screen() is not screen or window.devicePixelRatioF() != screen.devicePixelRatio():
        print(f"the window is on {window.screen()} with {window.devicePixelRatioF()}")
    for language in LANGUAGES[:2]:
        speak(language, whole.surroundings.tongue, whole.surroundings.theme)
        for state in states(whole):
            for problem in problems_of(window, area):
                print(f"{language}, {state}: {problem}")
        # Without a window manager a dialog keeps the pixels that it would have on the first screen.
        for dialog in dialogs(whole) if len(application.screens()) == 1 else ():
            dialog.show()
            pump(150)
            if isinstance(dialog, ReportDialog):
                until(lambda dialog=dialog: not dialog.busy, "the report")
            for problem in problems_of(dialog, area):
                print(f"{language}, {type(dialog).__name__}: {problem}")
            close(dialog)
    for other in [*application.screens(), screen] if len(application.screens()) > 1 else ():
        move(window, other)
        for state in states(whole):
            for problem in problems_of(window, area_of(other)):
                print(f"moved to {other.name()}, {state}: {problem}")
    whole.end()


def move(window: QWidget, screen: QScreen):
    """Move the window as a person drags it, and expect it to be drawn as the screen needs it."""
    window.move(screen.availableGeometry().topLeft() + QPoint(60, 60))
    pump(100)
    drawn = window.grab()
    if window.devicePixelRatioF() != screen.devicePixelRatio():
        print(f"{window.devicePixelRatioF()} on {screen.name()}")
    if drawn.width() != round(window.width() * screen.devicePixelRatio()):
        print(f"{drawn.width()} pixels on {screen.name()} for {window.width()}")


def close(dialog: QWidget):
    """Close it, and let what was deleted go."""
    dialog.close()
    pump(20)


if __name__ == "__main__":
    main()
