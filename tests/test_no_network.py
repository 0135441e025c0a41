from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SAMPLE = Path(__file__).resolve().parents[1] / "resources" / "samples" / "qwen2.5-7b.toml"

# Python tells every use of a socket, also by a library, before it happens.
WATCH = """
import sys
def watch(event, arguments):
    if event.startswith(("socket.", "urllib.", "http.", "ftplib.", "smtplib.")):
        raise SystemExit(f"network: {event} {arguments}")
sys.addaudithook(watch)
"""
COMMAND_LINE = """
from ascgui.app import main
sys.exit(main(sys.argv[1:]))
"""
WINDOW = """
from PySide6.QtCore import QTimer
from ascgui.windows import start
application = start.make_application()
QTimer.singleShot(4000, application.quit)
sys.exit(start.run(["--sample"]))
"""
PROBE = """
import socket
socket.socket()
"""


def ran(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, *words: str
) -> subprocess.CompletedProcess[str]:
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("ASCGUI_CONFIG", str(tmp_path / "config"))
    return subprocess.run(
        [sys.executable, "-c", WATCH + script, *words],
        capture_output=True, text=True, timeout=300, check=False, cwd=SAMPLE.parents[2],
    )  # fmt: skip


def test_the_watch_would_notice_a_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "network: socket.__new__" in ran(tmp_path, monkeypatch, PROBE).stderr


def test_answering_a_plan_and_printing_it_opens_no_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = ran(
        tmp_path, monkeypatch, COMMAND_LINE,
        "plan", str(SAMPLE), "--export", str(tmp_path / "a.toml"), "--pdf", str(tmp_path / "a.pdf"),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "a.pdf").stat().st_size > 10_000


def test_the_window_with_a_plan_opens_no_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = ran(tmp_path, monkeypatch, WINDOW)
    assert (done.returncode, done.stderr) == (0, "")
