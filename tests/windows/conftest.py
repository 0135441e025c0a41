from __future__ import annotations

import contextlib
import gc
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from shiboken6 import isValid

from ascgui.catalog.load import load, user_overlay
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.estimator.answer import answer
from ascgui.paths import user_cache
from ascgui.planfile.write import save
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, work
from ascgui.session.job import Jobs
from ascgui.session.settings import Settings
from ascgui.session.workbench import Workbench
from ascgui.windows.main_window import MainWindow
from ascgui.windows.pages import Page
from ascgui.windows.questions import Overwrite, Unsaved

PATIENCE_S = 30


def thread_names():
    names = []
    for path in Path("/proc/self/task").glob("*/comm"):
        with contextlib.suppress(OSError):
            names.append(path.read_text().strip())
    return names


def left_threads():
    """Return the names of the threads that no test may leave behind."""
    jobs = [one.name for one in threading.enumerate() if one.name.startswith(("job-", "autosave"))]
    return jobs + [name for name in thread_names() if name == "estimator"]


def running_timers():
    """Return the timers that run, of all that have not been set aside by ``gc.freeze``."""
    timers = [one for one in gc.get_objects() if type(one) is QTimer and isValid(one)]
    return [(timer.parent(), timer.interval()) for timer in timers if timer.isActive()]


@pytest.fixture(scope="session", autouse=True)
def _nothing_runs_at_the_end(qapp):
    """No timer runs when all tests are over, whichever of them made it."""
    yield
    gc.unfreeze()
    gc.collect()
    assert not running_timers()


@pytest.fixture(autouse=True)
def _nothing_is_left_running(qapp):
    """No test leaves a thread, a timer or a window behind."""
    # What is there already is set aside, so that the look for garbage is at this test's alone:
    # else it would be at all that hundreds of tests have made and imported.
    gc.collect()
    gc.freeze()
    yield
    # The kernel may list a thread that has just been waited for, and one that was told to end may
    # not have got its turn yet.
    end = time.monotonic() + PATIENCE_S
    while left_threads() and time.monotonic() < end:
        time.sleep(0.01)
    assert left_threads() == []
    # What the test has asked to delete goes now, not with whatever event loop comes next.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert not running_timers()
    assert not [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


@pytest.fixture(autouse=True)
def _own_folders(tmp_path, monkeypatch):
    monkeypatch.setenv("ASCGUI_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path / "data"))
    # The cache stays that of the session: what it keeps holds for one state of the tables alone.


@pytest.fixture(scope="session")
def catalog():
    return load()


class ScriptedQuestions:
    """Answers in place of a person, and keeps what was asked."""

    def __init__(self):
        self.asked = []
        self.unsaved_answer = Unsaved.CANCEL
        self.overwrite_answer = Overwrite.CANCEL
        self.open_answer = None
        self.save_answer = None
        self.files_answer = ()
        self.folder_answer = None
        self.shown = []
        self.accept_answer = False
        self.leave_answer = True
        self.with_dialog = None

    def unsaved(self, title):
        self.asked.append(("unsaved", title))
        return self.unsaved_answer

    def changed_meanwhile(self, path):
        self.asked.append(("changed", path))
        return self.overwrite_answer

    def leaves_unsaved(self, why):
        self.asked.append(("leaves", why))
        return self.leave_answer

    def open_elsewhere(self, path, where):
        self.asked.append(("elsewhere", path))
        return self.overwrite_answer

    def lock_damaged(self, path, lock):
        self.asked.append(("damaged", path, lock))
        return self.overwrite_answer

    def plan_to_open(self, folder):
        self.asked.append(("open", folder))
        return self.open_answer

    def files_to_read(self, title, folder, *, several):
        self.asked.append(("files", folder))
        return self.files_answer

    def folder_to_read(self, title, folder):
        self.asked.append(("folder", folder))
        return self.folder_answer

    def file_to_save(self, title, suggested, kinds):
        self.asked.append(("save", suggested))
        return self.save_answer

    def wait_for(self, title, work):
        self.asked.append(("wait", title))
        return work(lambda _done: None, lambda: False)

    def accepts(self, dialog):
        self.asked.append(("accepts", type(dialog).__name__))
        if self.with_dialog is not None:
            self.with_dialog(dialog)
        dialog.close()
        dialog.deleteLater()
        return self.accept_answer

    def show_issues(self, heading, issues):
        self.shown.append((heading, tuple(issues)))


@pytest.fixture
def questions():
    return ScriptedQuestions()


@pytest.fixture
def document(qapp):
    return Document()


@pytest.fixture
def estimation(qapp, catalog):
    made = Estimation(catalog.tables, work)
    yield made
    made.shutdown()


@pytest.fixture
def new_job(qapp):
    """Makes jobs, and ends them with the test."""
    jobs = Jobs()
    yield jobs.new
    assert jobs.shutdown(30)


@pytest.fixture
def bench(qapp, new_job):
    """The owner of the user's changes, over the shipped catalog."""
    return Workbench(load(overlay=user_overlay(), cache=user_cache()), new_job())


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "config")


class PlainPage(QWidget):
    """A page that only says which catalog it was built for."""

    def __init__(self, catalog):
        super().__init__()
        self.catalog = catalog
        self.field = QLineEdit("some words")
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel("page"))
        layout.addWidget(self.field)


class KeepingPage(PlainPage):
    def set_catalog(self, catalog):
        self.catalog = catalog


@pytest.fixture
def build_window(qtbot, document, estimation, settings, tongue, theme, catalog, questions, bench):
    def build(**changed):
        parts = {
            "document": document,
            "estimation": estimation,
            "settings": settings,
            "tongue": tongue,
            "theme": theme,
            "catalog": catalog,
            "pages": (
                Page("plan", text("Plan"), "plan", PlainPage),
                Page("catalog", text("Catalog"), "catalog", KeepingPage),
            ),
            "load_catalog": load,
            "workbench": bench,
            "questions": questions,
        }
        window = MainWindow(**{**parts, **changed})
        questions.unsaved_answer = Unsaved.CANCEL
        qtbot.addWidget(window, before_close_func=lambda _w: document.undo_stack.set_clean())
        return window

    return build


@pytest.fixture
def window(build_window):
    return build_window()


@pytest.fixture
def saved_plan(tmp_path, catalog):
    """A plan file as the program writes it."""
    plan = Plan(name="Saved", model="qwen2.5-7b", framework="mindspeed-llm", hardware="snt9b")
    path = tmp_path / "saved.toml"
    save(path, plan, answer(plan, catalog.tables), catalog.tables, None)
    return path
