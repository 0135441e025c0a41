"""Builds the window and everything behind it, and takes it down again in the right order."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from ascgui import paths
from ascgui.catalog.load import Catalog, load, user_overlay
from ascgui.domain.issues import Refused
from ascgui.domain.text import text
from ascgui.session.crash import Crash, CrashGuard
from ascgui.session.document import Document
from ascgui.session.end_signals import EndSignals
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Jobs
from ascgui.session.qt_words import QtWords
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.widgets.theme import Theme
from ascgui.windows import rehearsal
from ascgui.windows.help import Help
from ascgui.windows.languages import AUTOMATIC, resolved, speak
from ascgui.windows.main_window import MainWindow
from ascgui.windows.pages import Page
from ascgui.windows.questions import Questions
from ascgui.windows.recovery import Recovery

if TYPE_CHECKING:
    from ascgui.windows.crash_dialog import CrashReporter, LastErrorDialog

FAILED = 70

SAMPLE_OPTION = "--sample"
"""Stands in place of a path and opens the shipped sample."""


def run(arguments: Sequence[str]) -> int:
    """Show the window until it is closed; return the exit status.

    The first of ``arguments`` is the plan to open, or ``--sample``; without one the window
    starts with an empty plan. 2 means that the catalog cannot be used, 70 an error of the program
    that left no window to tell it. A signal that ends the process closes in order, too.
    """
    application = make_application()
    guard = CrashGuard(paths.user_data())
    guard.install()
    guard.catch_faults()
    signals = EndSignals()
    signals.install()
    try:
        settings = Settings(paths.user_config())
        surroundings = Surroundings(application, settings)
        try:
            catalog = load_catalog()
        except Refused as refused:
            return surroundings.refuse(refused)
        shell = Shell(surroundings, catalog, guard)
        if rehearsal.wanted():
            rehearsal.Rehearsal(shell.window)
        shell.window.up.connect(_collect_from_now_on)
        shell.window.open_shown()
        signals.asked.connect(shell.end_now)
        try:
            shell.open(arguments)
        except Exception as error:  # noqa: BLE001 - the window is there to tell it
            guard.report(error)
        status = application.exec()
        shell.end()
    except Exception as error:  # noqa: BLE001 - before there is a window, or after it
        guard.report(error)
        _tell_failed_start(guard)
        return FAILED
    else:
        return status
    finally:
        signals.uninstall()
        gc.enable()
        guard.uninstall()


def _tell_failed_start(guard: CrashGuard) -> None:
    """Say that there can be no window, in the language of the system; the log says the rest."""
    tongue = Tongue()
    tongue.switch(resolved(AUTOMATIC))
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle(tongue.say("Error in the program"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(
        tongue.say(
            "The program cannot go on because of an error in it. The error is described in {path}.",
            path=str(guard.log),
        )
    )
    box.exec()


def _collect_from_now_on() -> None:
    """Look for garbage again, but not in what the start made, which stays."""
    gc.freeze()
    gc.enable()


def load_catalog() -> Catalog:
    """Return the shipped catalog with the user's own changes over it.

    Raises:
        Refused: a shipped table cannot be used.
    """
    return load(overlay=user_overlay(), cache=paths.user_cache())


def make_application() -> QApplication:
    """Return the application, named and set up for fractional scaling."""
    existing = QApplication.instance()
    if existing is not None:
        return cast("QApplication", existing)
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    # Before the application: Wayland and the task bar group windows by these names.
    QGuiApplication.setDesktopFileName(paths.APP_NAME)
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(paths.APP_NAME)
    # Qt's own dialogs remember their folders and columns: with the rest, not in a place of Qt's.
    QSettings.setPath(
        QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(paths.user_config())
    )
    application = QApplication([paths.APP_NAME])
    application.setApplicationName(paths.APP_NAME)
    application.setApplicationDisplayName(paths.APP_NAME)
    return application


class Surroundings:
    """What any window needs, even one that only says that there can be no other."""

    def __init__(self, application: QApplication, settings: Settings) -> None:
        """Put the remembered language and theme in force."""
        self.application = application
        self.settings = settings
        self.tongue = Tongue()
        self.qt_words = QtWords(application, self.tongue)
        self.theme = Theme(application, settings.preferences.theme)
        preferences = settings.preferences
        speak(preferences.language, self.tongue, self.theme, preferences.forms)

    def refuse(self, refused: Refused) -> int:
        """Say that the catalog cannot be used, and return the exit status."""
        from ascgui.windows.issues_dialog import IssuesDialog  # noqa: PLC0415 - seldom needed

        dialog = IssuesDialog(
            text("The catalog that came with the program cannot be used, so it cannot start."),
            refused.issues,
            self.tongue,
            self.theme,
        )
        helper = Help(None, self.tongue, self.theme)
        dialog.exec()
        helper.close()
        self.end()
        return 2

    def end(self) -> None:
        """Take back what was put into the application."""
        self.qt_words.remove()
        self.theme.end()


class Shell(QObject):
    """The window and everything behind it: made in one place, ended in one order."""

    def __init__(
        self,
        surroundings: Surroundings,
        catalog: Catalog,
        guard: CrashGuard,
        questions: Questions | None = None,
    ) -> None:
        """Build all of it; nothing is shown yet."""
        super().__init__()
        self._surroundings = surroundings
        self._guard = guard
        self._questions = questions
        self._jobs = Jobs()
        tongue, theme = surroundings.tongue, surroundings.theme
        self.document = Document(surroundings.settings.preferences.new_plan())
        self.estimation = Estimation(catalog.tables, begin=False)
        self.workbench = Workbench(catalog, self._jobs.new(), self._report, self)
        self.window = MainWindow(
            document=self.document,
            estimation=self.estimation,
            settings=surroundings.settings,
            tongue=tongue,
            theme=theme,
            catalog=catalog,
            pages=self._pages(),
            load_catalog=load_catalog,
            workbench=self.workbench,
            questions=questions,
        )
        self.window.up.connect(self.estimation.begin)
        self.recovery = Recovery(
            self.window,
            document=self.document,
            estimation=self.estimation,
            data=paths.user_data(),
            tongue=tongue,
            theme=theme,
        )
        self.recovery.failed.connect(self._report)
        self.window.up.connect(self._after_a_crash)
        self.window.recover.connect(self.recovery.offer_or_tell)
        self._reporter: CrashReporter | None = None
        self.last_error: LastErrorDialog | None = None
        guard.crashed.connect(self._tell_crash)
        self.estimation.failed.connect(self._report)

    def open(self, arguments: Sequence[str]) -> None:
        """Open what the command line names."""
        if SAMPLE_OPTION in arguments:
            self.window.files.open_sample()
        elif arguments:
            self.window.files.open(Path(arguments[0]))

    def end_now(self, status: int) -> None:
        """Leave the event loop without a question; what is not saved is kept for the next start."""
        if self.document.modified:
            # A disk that refuses is no reason to stay: the system would end the process itself.
            self.recovery.autosave.write_now()
        QApplication.exit(status)

    def end(self) -> None:
        """End the threads, then the window, then what the application was given."""
        self.recovery.end()
        self.window.files.end()
        self.estimation.shutdown()
        self._jobs.shutdown()
        self._guard.crashed.disconnect(self._tell_crash)
        self.window.deleteLater()
        self._surroundings.application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self._surroundings.end()

    def _report(self, failure: Failure) -> None:
        """Log an error of work in another thread and tell it, like any other."""
        self._guard.report(failure.error, failure.trace)

    def _tell_crash(self, crash: Crash) -> None:
        from ascgui.windows.crash_dialog import CrashReporter  # noqa: PLC0415 - seldom needed

        if self._reporter is None:
            surroundings, save_as = self._surroundings, self.window.files.save_as
            seen = self._guard.mark_seen
            self._reporter = CrashReporter(
                self.window, surroundings.tongue, surroundings.theme, save_as, seen
            )
        self._reporter.show(crash)

    def _after_a_crash(self) -> None:
        """Offer what was not saved, then show the error that ended the program, if one did."""
        if self.recovery.offer():
            self.recovery.closed.connect(self._show_last_error)
        else:
            self._show_last_error()

    def _show_last_error(self) -> None:
        described = self._guard.unseen()
        if not described or self.last_error is not None:
            return
        from ascgui.windows.crash_dialog import LastErrorDialog  # noqa: PLC0415 - seldom needed

        surroundings = self._surroundings
        dialog = self.last_error = LastErrorDialog(
            described, self._guard.log, surroundings.tongue, surroundings.theme, self.window
        )
        dialog.finished.connect(self._guard.mark_seen)
        dialog.open()

    def _pages(self) -> tuple[Page, ...]:
        return (
            Page("plan", text("Plan"), "plan", self._plan_page),
            Page("compare", text("Compare"), "compare", self._compare_page),
            Page("catalog", text("Catalog"), "catalog", self._catalog_page),
            Page("throughput", text("Throughput"), "throughput", self._throughput_page),
            Page("data", text("Data"), "data", self._data_page),
            Page("checkpoints", text("Checkpoints"), "checkpoints", self._checkpoints_page),
        )

    def _plan_page(self, catalog: Catalog) -> QWidget:
        from ascgui.windows.plan_page import PlanPage  # noqa: PLC0415 - built when first shown

        tongue, theme = self._surroundings.tongue, self._surroundings.theme
        return PlanPage(self.document, self.estimation, catalog, tongue, theme)

    def _compare_page(self, catalog: Catalog) -> QWidget:
        from ascgui.windows.compare_parts import compare_page  # noqa: PLC0415 - as above

        surroundings = self._surroundings
        return compare_page(
            document=self.document,
            estimation=self.estimation,
            catalog=catalog,
            tongue=surroundings.tongue,
            theme=surroundings.theme,
            new_job=self._jobs.new,
            report=self._report,
            questions=self._questions,
            # Not yet there when the window begins with this page.
            suggested=lambda ending: self.window.files.suggested(ending),  # noqa: PLW0108
            show_plan=lambda: self.window.show_page("plan"),
        )

    def _catalog_page(self, _catalog: Catalog) -> QWidget:
        from ascgui.windows.catalog_desk import CatalogDesk  # noqa: PLC0415 - as above
        from ascgui.windows.catalog_page import CatalogPage  # noqa: PLC0415

        surroundings = self._surroundings
        tongue, theme = surroundings.tongue, surroundings.theme
        page = CatalogPage(
            self.workbench,
            tongue,
            theme,
            surroundings.settings,
            # Not yet there when the window begins with this page.
            lambda issue: self.window.tell(issue),  # noqa: PLW0108
            self._jobs.new(),
            self._report,
        )
        return CatalogDesk(
            page,
            self.workbench,
            tongue,
            theme,
            self._jobs.new,
            self._report,
            self._questions,
        )

    def _throughput_page(self, _catalog: Catalog) -> QWidget:
        from ascgui.windows.throughput_page import ThroughputPage  # noqa: PLC0415 - as above

        tongue, theme = self._surroundings.tongue, self._surroundings.theme
        return ThroughputPage(
            self.document,
            self.estimation,
            self.workbench,
            tongue,
            theme,
            self._jobs.new(),
            self._jobs.new(),
            self._report,
            self._questions,
        )

    def _data_page(self, _catalog: Catalog) -> QWidget:
        from ascgui.windows.data_page import DataPage  # noqa: PLC0415 - as above

        surroundings = self._surroundings
        return DataPage(
            self.document,
            surroundings.settings,
            surroundings.tongue,
            surroundings.theme,
            self._jobs.new(),
            self._report,
            self._questions,
        )

    def _checkpoints_page(self, catalog: Catalog) -> QWidget:
        from ascgui.windows.checkpoints_page import CheckpointsPage  # noqa: PLC0415 - as above

        surroundings = self._surroundings
        return CheckpointsPage(
            self.document,
            self.estimation,
            catalog,
            surroundings.tongue,
            surroundings.theme,
            self._jobs.new(),
            self._jobs.new(),
            self._report,
            self._questions,
        )
