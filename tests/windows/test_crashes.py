"""An error of the program, in each way in which one can come, and what a next start shows of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QListView

from ascgui.domain.text import text
from ascgui.planfile.read import read
from ascgui.session.crash import CrashGuard
from ascgui.session.settings import Settings
from ascgui.windows.start import Shell, Surroundings

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.qt_no_exception_capture,
    # The offscreen platform says so of every dialog.
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]


@pytest.fixture
def shell(qapp, tmp_path, catalog, questions):
    guard = CrashGuard(tmp_path / "data")
    guard.install()
    made = Shell(Surroundings(qapp, Settings(tmp_path / "config")), catalog, guard, questions)
    made.window.open_shown()
    yield made
    made.document.undo_stack.set_clean()
    for dialog in (made._reporter and made._reporter.dialog, made.last_error):
        if dialog:
            dialog.close()
    made.window.close()
    made.end()
    guard.uninstall()


class Button(QObject):
    pressed = Signal()


class Faulty(QAbstractListModel):
    """Fails with every repaint once it is told to."""

    fails = False
    calls = 0

    def rowCount(self, parent=None):
        return 3

    def data(self, index, role=0):
        if self.fails:
            self.calls += 1
            raise LookupError("no such cell")


def in_a_slot(shell, qtbot):
    def fail():
        raise ValueError("in a slot")

    button = Button()
    button.pressed.connect(fail)
    for _ in range(5):
        button.pressed.emit()


def in_a_model(shell, qtbot):
    view, model = QListView(), Faulty()
    view.setModel(model)
    qtbot.addWidget(view)
    view.show()
    model.fails = True
    # Painted by the event loop, as in the program.
    view.viewport().update()
    qtbot.waitUntil(lambda: model.calls > 5)
    view.hide()


def in_the_estimator(shell, qtbot):
    def fail(plan, tables, cancelled):
        raise ZeroDivisionError("in the estimator")

    qtbot.waitUntil(lambda: shell.estimation._worker is not None)
    true, shell.estimation._worker._work = shell.estimation._worker._work, fail
    for number in range(3):
        with qtbot.waitSignal(shell.estimation.failed):
            shell.document.apply(text("Sequence length"), seq_len=100 + number)
    shell.estimation._worker._work = true


def in_a_job(shell, qtbot):
    def fail(progress, cancelled):
        raise KeyError("in a job")

    job = shell._jobs.new()
    job.failed.connect(shell._report)
    for _ in range(3):
        with qtbot.waitSignal(job.failed):
            job.start(fail)


def in_keeping_for_recovery(shell, qtbot):
    keeper = shell.recovery.autosave._keeper

    def fail(state):
        raise RuntimeError("while keeping")

    keeper._delay_s = 0.0
    keeper._write = fail
    for name in ("one", "two"):
        with qtbot.waitSignal(shell.recovery.autosave.failed):
            shell.document.apply(text("Name"), name=name)
    del keeper._write


@pytest.mark.parametrize(
    "fail", [in_a_slot, in_a_model, in_the_estimator, in_a_job, in_keeping_for_recovery]
)
def test_an_error_gives_one_dialog_from_which_the_work_can_be_saved(
    shell, qtbot, questions, tmp_path, fail
):
    told = []
    shell._guard.crashed.connect(told.append)
    fail(shell, qtbot)
    qtbot.waitUntil(lambda: shell._reporter is not None and shell._reporter.dialog is not None)
    assert len(told) == 1
    assert shell._guard.log.read_text().count("Traceback") == 1
    shell.document.apply(text("Name"), name="Rescued")
    questions.save_answer = tmp_path / "rescued.toml"
    box = shell._reporter.dialog
    save = next(one for one in box.buttons() if "another name" in one.text())
    save.click()
    assert read(tmp_path / "rescued.toml", shell.estimation.tables).plan.name == "Rescued"
    assert shell._reporter.dialog is box


def test_what_the_user_was_told_is_not_shown_again(shell, qtbot, tmp_path):
    in_a_slot(shell, qtbot)
    qtbot.waitUntil(lambda: shell._reporter is not None and shell._reporter.dialog is not None)
    assert "in a slot" in CrashGuard(tmp_path / "data").unseen()
    shell._reporter.dialog.close()
    assert CrashGuard(tmp_path / "data").unseen() == ""
    assert "in a slot" in shell._guard.log.read_text()


def test_an_error_that_ended_the_program_is_shown_at_the_next_start_and_can_be_copied(
    shell, qtbot, tmp_path
):
    # Before the window is up: as a program that ended left it.
    CrashGuard(tmp_path / "data").report(OSError("ended by this"))
    qtbot.waitUntil(lambda: shell.last_error is not None)
    dialog = shell.last_error
    assert "ended by this" in dialog.description.toPlainText()
    dialog.copy_button.click()
    assert "ended by this" in QGuiApplication.clipboard().text()
    assert dialog.isVisible()
    dialog.close()
    assert shell._guard.unseen() == ""


def test_warnings_alone_are_not_shown(tmp_path, qapp):
    guard = CrashGuard(tmp_path)
    guard._write("Qt warning: default: the sky is falling")
    assert guard.unseen() == ""
    guard.report(ValueError("no"))
    assert "the sky is falling" in guard.unseen()
    guard.mark_seen()
    guard.mark_seen()
    assert guard.log.read_text().count("=== shown") == 1


FAULT = """
import sys, ctypes
from pathlib import Path
from ascgui.session.crash import CrashGuard
guard = CrashGuard(Path(sys.argv[1]))
guard.install()
guard.catch_faults()
if sys.argv[2] == "fault":
    ctypes.string_at(0)
guard.uninstall()
"""


def started(folder, how):
    return subprocess.run(
        [sys.executable, "-c", FAULT, str(folder), how], cwd=ROOT, capture_output=True, check=False
    )


def test_a_fault_that_ends_the_process_on_the_spot_is_shown_at_the_next_start(tmp_path, qapp):
    folder = tmp_path / "data"
    assert started(folder, "fault").returncode < 0
    guard = CrashGuard(folder)
    guard.catch_faults()
    assert "Segmentation fault" in guard.unseen()
    assert "string_at" in guard.unseen()
    assert [path.name for path in folder.iterdir()] == ["crash.log"]


def test_an_ordinary_end_leaves_nothing(tmp_path):
    folder = tmp_path / "data"
    assert started(folder, "ordinary").returncode == 0
    assert list(folder.iterdir()) == []


def test_a_data_folder_that_cannot_be_made_ends_nothing(tmp_path):
    (tmp_path / "file").write_text("")
    done = started(tmp_path / "file" / "data", "ordinary")
    assert (done.returncode, done.stderr) == (0, b"")
