from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo

from ascgui.session.file_lock import Claim, FileLock, Holder, lock_of

ROOT = Path(__file__).resolve().parents[2]
NO_PIPES = pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files")
HOLD = """
import sys, time
from pathlib import Path
from ascgui.session.file_lock import FileLock
lock = FileLock(Path(sys.argv[1]))
assert lock.take() is None and lock.held
print("held", flush=True)
time.sleep(60)
"""


@pytest.fixture
def elsewhere():
    """Starts a process that holds a lock; all of them are ended with the test."""
    started = []

    def hold(place):
        process = subprocess.Popen(
            [sys.executable, "-c", HOLD, str(place)], stdout=subprocess.PIPE, cwd=ROOT
        )
        started.append(process)
        assert process.stdout.readline() == b"held\n"
        return process

    yield hold
    for process in started:
        process.kill()
        process.wait()
        process.stdout.close()


def test_what_another_process_holds_is_told_with_its_number_and_computer(tmp_path, elsewhere):
    place = tmp_path / "a.lock"
    process = elsewhere(place)
    lock = FileLock(place)
    assert lock.take() == Holder(process.pid, QSysInfo.machineHostName(), here=True)
    assert not lock.held


def test_the_lock_of_a_process_that_was_killed_is_taken_over(tmp_path, elsewhere):
    place = tmp_path / "a.lock"
    process = elsewhere(place)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert place.exists()
    lock = FileLock(place)
    assert lock.take() is None
    assert lock.held
    assert place.read_text().splitlines()[0] == str(os.getpid())
    lock.release()
    assert not place.exists()


def test_the_lock_of_another_computer_is_never_taken_over_by_itself(tmp_path):
    place = tmp_path / "a.lock"
    place.write_text("4242\nascgui\nother-host\n\n\n")
    os.utime(place, (0, 0))
    lock = FileLock(place)
    assert lock.take() == Holder(4242, "other-host", here=False)
    assert not lock.held
    lock.seize()
    assert lock.held


def test_a_lock_that_names_nobody_is_left_over_once_it_is_old(tmp_path):
    place = tmp_path / "a.lock"
    place.write_text("")
    lock = FileLock(place)
    assert lock.take() == Holder(0, "", here=True)
    os.utime(place, (time.time() - 60,) * 2)
    assert lock.take() is None
    assert lock.held


def test_where_no_lock_can_be_made_there_is_none_and_nothing_fails(tmp_path):
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "no folder" / "a", tmp_path / "file" / "a", Path("/proc/a")):
        lock = FileLock(place)
        assert lock.take() is None
        assert not lock.held
        lock.release()


def test_a_file_is_locked_beside_what_it_is_a_link_to(tmp_path):
    (tmp_path / "there").mkdir()
    target = tmp_path / "there" / "plan.toml"
    target.write_text("")
    link = tmp_path / "link.toml"
    link.symlink_to(target)
    assert lock_of(link) == lock_of(target) == tmp_path / "there" / ".plan.toml.open"


def test_a_name_at_the_systems_limit_can_be_locked(tmp_path):
    path = tmp_path / ("计" * 83 + ".toml")
    path.write_text("")
    claim = Claim()
    assert claim.move_to(path) is None
    assert Claim().move_to(path) is not None
    claim.move_to(None)


def test_moving_on_gives_the_file_before_free(tmp_path):
    one, other = Claim(), Claim()
    first, second = tmp_path / "1.toml", tmp_path / "2.toml"
    assert one.move_to(first) is None
    assert other.move_to(first) is not None
    assert other.holder is not None
    assert one.move_to(second) is None
    assert other.move_to(first) is None
    assert other.holder is None
    other.move_to(None)
    one.move_to(None)
    assert list(tmp_path.iterdir()) == []


def test_asking_about_another_file_gives_up_nothing(tmp_path):
    one, other = Claim(), Claim()
    mine, theirs = tmp_path / "1.toml", tmp_path / "2.toml"
    one.move_to(mine)
    other.move_to(theirs)
    assert one.other(theirs) is not None
    assert one.other(tmp_path / "3.toml") is None
    assert Claim().move_to(mine) is not None
    # A file that was another's can become free meanwhile.
    one.move_to(theirs)
    other.move_to(None)
    assert one.other(theirs) is None
    assert one.holder is None


@pytest.mark.parametrize(
    "make",
    [
        lambda place: place.write_bytes(bytes(range(256)) * 3),
        lambda place: place.write_text("99999999999999999999\nascgui\nhost\n"),
        lambda place: place.write_text("0\nascgui\nhost\n"),
        lambda place: place.write_bytes(b"1" * 10_000),
        lambda place: place.mkdir(),
        lambda place: (place.mkdir(), (place / "x").write_text("")),
        pytest.param(os.mkfifo if hasattr(os, "mkfifo") else None, marks=NO_PIPES),
        pytest.param(lambda place: place.symlink_to("/dev/zero"), marks=NO_PIPES),
    ],
)
def test_a_damaged_lock_is_told_as_that_and_taken_over_when_asked(tmp_path, make):
    place = tmp_path / ".a.toml.open"
    make(place)
    lock = FileLock(place)
    assert lock.take() == Holder(0, "", here=True, damaged=True)
    assert not lock.held
    lock.seize()
    assert lock.held
    assert FileLock(place).take().pid == os.getpid()
    lock.release()
    assert not place.exists()
