from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from ascgui import safefile
from ascgui.domain.issues import Refused
from ascgui.safefile import Replacement, decode, read_bytes, replace, sha256


def _code(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.issues[0].code


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_file_is_written_and_leaves_nothing_else(tmp_path: Path) -> None:
    replace(tmp_path / "a.toml", b"new")
    assert (tmp_path / "a.toml").read_bytes() == b"new"
    assert _names(tmp_path) == ["a.toml"]


def test_the_old_content_stays_as_the_one_backup(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    for data in (b"one", b"two", b"three"):
        replace(path, data)
    assert path.read_bytes() == b"three"
    assert (tmp_path / "a.toml.bak").read_bytes() == b"two"
    assert _names(tmp_path) == ["a.toml", "a.toml.bak"]


def test_writing_the_same_content_keeps_the_useful_backup(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    for data in (b"one", b"two", b"two"):
        replace(path, data)
    assert (tmp_path / "a.toml.bak").read_bytes() == b"one"


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX modes")
def test_the_mode_of_the_file_is_kept_and_a_new_file_follows_the_umask(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    replace(path, b"one")
    umask = os.umask(0)
    os.umask(umask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~umask
    path.chmod(0o640)
    replace(path, b"two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert stat.S_IMODE((tmp_path / "a.toml.bak").stat().st_mode) == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_symbolic_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    real, link = tmp_path / "real" / "a.toml", tmp_path / "link.toml"
    real.write_bytes(b"old")
    link.symlink_to(real)
    replace(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"
    assert _names(tmp_path / "real") == ["a.toml", "a.toml.bak"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "loop"
    link.symlink_to(link)
    with pytest.raises(Refused):
        replace(link, b"new")
    with pytest.raises(Refused):
        read_bytes(link, 100)


def test_a_file_changed_by_another_program_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"theirs")
    with pytest.raises(Refused) as caught:
        replace(path, b"mine", expected_sha256=sha256(b"as read"))
    assert _code(caught) == "file-changed-meanwhile"
    assert path.read_bytes() == b"theirs"
    assert _names(tmp_path) == ["a.toml"]


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG])
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"old")

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(safefile.os, call, fail)
    with pytest.raises(Refused) as caught:
        replace(path, b"new")
    monkeypatch.undo()
    assert _code(caught) == "disk-full"
    assert path.read_bytes() == b"old"
    assert _names(tmp_path) == ["a.toml"]


@pytest.mark.skipif(sys.platform == "win32", reason="resource limits")
def test_a_write_that_the_system_really_cuts_short_leaves_the_old_file_whole(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"old")
    program = f"""
        import resource, sys
        from pathlib import Path
        from ascgui.domain.issues import Refused
        from ascgui.safefile import replace
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
        try:
            replace(Path({str(path)!r}), b"x" * 10_000)
        except Refused as refused:
            sys.exit(7 if refused.issues[0].code == "disk-full" else 8)
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=False)
    assert done.returncode == 7
    assert path.read_bytes() == b"old"
    assert _names(tmp_path) == ["a.toml"]


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.EPERM])
def test_a_read_only_folder_is_said_to_be_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"old")

    def fail(*_: object) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(safefile.os, "open", fail)
    with pytest.raises(Refused) as caught:
        replace(path, b"new")
    assert _code(caught) == "folder-read-only"
    assert path.read_bytes() == b"old"


def test_a_read_only_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"old")
    monkeypatch.setattr(safefile.os, "access", lambda *_: False)
    with pytest.raises(Refused) as caught:
        replace(path, b"new")
    assert _code(caught) == "file-read-only"


def test_what_is_no_file_is_neither_read_nor_replaced(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        replace(tmp_path, b"new")
    assert _code(caught) == "file-is-folder"
    with pytest.raises(Refused) as caught:
        read_bytes(tmp_path, 100)
    assert _code(caught) == "file-is-folder"
    with pytest.raises(Refused) as caught:
        replace(tmp_path / "missing" / "a.toml", b"new")
    assert _code(caught) == "folder-missing"
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(Refused) as caught:
        replace(tmp_path / "file" / "a.toml", b"new")
    assert _code(caught) == "folder-missing"
    with pytest.raises(Refused) as caught:
        read_bytes(tmp_path / "none.toml", 100)
    assert _code(caught) == "file-missing"
    for path in (Path("a\0b"), Path("x" * 5000)):
        with pytest.raises(Refused):
            replace(path, b"new")
        with pytest.raises(Refused):
            read_bytes(path, 100)


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes of POSIX")
def test_a_pipe_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for act in (lambda path: read_bytes(path, 100), lambda path: replace(path, b"")):
        with pytest.raises(Refused) as caught:
            act(tmp_path / "pipe")
        assert _code(caught) == "file-not-regular"


def test_a_name_as_long_as_the_system_allows_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250)
    replace(path, b"one")
    assert path.read_bytes() == b"one"


def test_a_larger_file_than_allowed_is_refused(tmp_path: Path) -> None:
    (tmp_path / "big").write_bytes(b"x" * 101)
    with pytest.raises(Refused) as caught:
        read_bytes(tmp_path / "big", 100)
    assert _code(caught) == "file-too-large"
    assert len(read_bytes(tmp_path / "big", 101)) == 101


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"a\nb\n\xff", "file-not-utf8", 3),
        ("a".encode("utf-16"), "file-not-utf8", 1),
        (b"a\0b", "file-not-text", None),
    ],
)
def test_what_is_not_utf8_is_refused_with_its_line(data: bytes, code: str, line: int) -> None:
    with pytest.raises(Refused) as caught:
        decode(data, Path("a.toml"))
    assert _code(caught) == code
    assert caught.value.issues[0].at("line") == line


def test_a_byte_order_mark_is_dropped() -> None:
    assert decode(b"\xef\xbb\xbfa", Path("a.toml")) == "a"


def test_several_outputs_appear_together_or_not_at_all(tmp_path: Path) -> None:
    with Replacement(tmp_path / "a") as first, Replacement(tmp_path / "b") as second:
        first.write(b"one")
        second.write(b"two")
    assert _names(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_a_program_killed_while_saving_leaves_a_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"0" * 300_000)
    program = f"""
        from pathlib import Path
        from ascgui.safefile import replace
        number = 0
        print("go", flush=True)
        while True:
            number = (number + 1) % 10
            replace(Path({str(path)!r}), str(number).encode() * 300_000)
    """
    for wait_s in (0.0, 0.003, 0.011, 0.017, 0.023):
        with subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(program)], stdout=subprocess.PIPE
        ) as saver:
            assert saver.stdout is not None
            saver.stdout.readline()
            time.sleep(wait_s)
            saver.send_signal(signal.SIGKILL)
        for found in (path, tmp_path / "a.toml.bak"):
            if found.exists():
                data = found.read_bytes()
                assert len(data) == 300_000
                assert len(set(data)) == 1


def test_what_a_killed_save_left_is_removed_by_a_save_a_day_later(tmp_path: Path) -> None:
    old, young = tmp_path / ".ascgui-0123456789ab.tmp", tmp_path / ".ascgui-ba9876543210.tmp"
    other = tmp_path / ".ascgui-mine.tmp"
    for path in (old, young, other):
        path.write_bytes(b"half")
    for path in (old, other):
        os.utime(path, (time.time() - 90_000,) * 2)
    replace(tmp_path / "a.toml", b"new")
    assert _names(tmp_path) == [".ascgui-ba9876543210.tmp", ".ascgui-mine.tmp", "a.toml"]
