from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QObject, Signal, qWarning

from ascgui.session import crash
from ascgui.session.crash import CrashGuard

pytestmark = pytest.mark.qt_no_exception_capture


@pytest.fixture
def guard(qapp, tmp_path):
    made = CrashGuard(tmp_path / "data")
    made.install()
    yield made
    made.uninstall()


@pytest.fixture
def told(guard):
    heard = []
    guard.crashed.connect(heard.append)
    return heard


class Button(QObject):
    pressed = Signal()


def failing(message="no"):
    raise ValueError(message)


def test_an_error_in_a_slot_is_logged_and_told(guard, told):
    button = Button()
    button.pressed.connect(failing)
    button.pressed.emit()
    assert [one.summary for one in told] == ["ValueError: no"]
    logged = guard.log.read_text()
    assert "in failing" in logged
    assert "ascgui" in logged


def test_the_same_error_is_told_and_written_once_however_often_it_comes(guard, told):
    button = Button()
    button.pressed.connect(failing)
    for _ in range(100):
        button.pressed.emit()
    assert len(told) == 1
    assert guard.log.read_text().count("Traceback") == 1
    guard.uninstall()
    assert "came 100 times: ValueError" in guard.log.read_text()


def test_errors_that_differ_only_in_their_values_are_the_same(guard, told):
    for number in range(3):
        try:
            failing(f"value {number}")
        except ValueError as error:
            guard.report(error)
    assert len(told) == 1


def test_an_error_in_another_thread_is_told_too(guard, told, qtbot):
    thread = threading.Thread(target=failing)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(told) == 1)


def test_a_warning_of_qt_goes_to_the_log_and_to_nobody(guard, told):
    qWarning("the sky is falling")
    qWarning("the sky is falling")
    assert guard.log.read_text().count("the sky is falling") == 1
    assert told == []


def test_an_interrupt_from_the_keyboard_is_no_crash(guard, told, capsys):
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    capsys.readouterr()
    assert told == []


def test_the_hooks_are_given_back(qapp, tmp_path):
    before = sys.excepthook, threading.excepthook
    guard = CrashGuard(tmp_path)
    guard.install()
    assert (sys.excepthook, threading.excepthook) != before
    guard.uninstall()
    guard.uninstall()
    assert (sys.excepthook, threading.excepthook) == before


def test_a_large_log_is_put_aside(guard, tmp_path, monkeypatch):
    monkeypatch.setattr(crash, "MAX_BYTES", 10)
    for error in (ValueError("one"), KeyError("two")):
        guard.report(error)
    assert "one" in (tmp_path / "data" / "crash.old.log").read_text()
    assert "one" not in guard.log.read_text()


def test_a_log_that_cannot_be_written_ends_nothing(qapp, tmp_path, told):
    (tmp_path / "file").write_text("")
    guard = CrashGuard(tmp_path / "file")
    heard = []
    guard.crashed.connect(heard.append)
    guard.report(ValueError("no"))
    assert len(heard) == 1


def test_nothing_is_written_without_an_error(guard):
    assert not guard.log.parent.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files")
def test_a_pipe_or_a_device_in_place_of_the_log_holds_nothing_up(tmp_path):
    os.mkfifo(tmp_path / "crash.log")
    os.mkfifo(tmp_path / "faults-1.log")
    guard = CrashGuard(tmp_path)
    guard.catch_faults()
    guard.uninstall()
    assert guard.unseen() == ""
    guard.report(ValueError("told"))
    assert "ValueError: told" in guard.log.read_text()
    guard.log.unlink()
    guard.log.symlink_to("/dev/zero")
    assert guard.unseen() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no harmless way to ask")
def test_empty_files_of_processes_that_have_ended_are_swept_at_the_start(tmp_path):
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    gone, running = tmp_path / f"faults-{ended.pid}.log", tmp_path / f"faults-{os.getppid()}.log"
    odd = tmp_path / "faults-99999999999999999999.log"
    for path in (gone, running, odd):
        path.touch()
    guard = CrashGuard(tmp_path)
    guard.catch_faults()
    guard.uninstall()
    assert not gone.exists()
    assert running.exists()
    assert odd.exists()
