"""What the system sees of a session: no network, and nothing written but where it belongs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SESSION = Path(__file__).with_name("traced_session.py")
CALLS = "network,openat,open,creat,rename,renameat,renameat2,mkdir,mkdirat,link,linkat,symlink"
WRITES = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|^\d+ +(?:creat|rename|mkdir|link|symlink)")
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')


def can_trace() -> bool:
    strace = shutil.which("strace")
    if strace is None:
        return False
    return subprocess.run([strace, "-o", "/dev/null", "true"], check=False).returncode == 0


@pytest.fixture(scope="module")
def traced(tmp_path_factory):
    """The folder of a session that wrote every kind of file, and the lines of its trace."""
    if not can_trace():
        pytest.skip("strace is not there, or may not trace here")
    folder = tmp_path_factory.mktemp("traced")
    for name in ("home", "out"):
        (folder / name).mkdir()
    users = {f"ASCGUI_{name.upper()}": str(folder / name) for name in ("data", "config", "cache")}
    xdg = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
    done = subprocess.run(
        ["strace", "-f", "-s", "4096", "-o", str(folder / "trace"), "-e", f"trace={CALLS}",
         sys.executable, "-B", str(SESSION), str(folder / "out")],
        cwd=folder,
        env={**xdg, **users, "HOME": str(folder / "home"), "PYTHONPATH": str(ROOT),
             "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return folder, (folder / "trace").read_text(errors="replace").splitlines()


def test_the_session_did_what_is_looked_at(traced):
    folder, _ = traced
    # Under the name typed or, where the dialog still listed its folder, the one suggested.
    assert len(list((folder / "out").glob("*.toml.bak"))) == 1
    (pdf,) = (folder / "out").glob("*.pdf")
    assert pdf.stat().st_size > 10_000
    assert (folder / "config" / "settings.toml").exists()
    assert list((folder / "data" / "catalog").glob("*.toml"))
    assert len(list((folder / "data" / "recovery").glob("*.toml"))) == 1


def test_no_connection_is_opened(traced):
    _, lines = traced
    network = [line for line in lines if re.search(r"socket\(AF_INET|connect\(|sendto\(", line)]
    assert network == []


def test_nothing_is_written_outside_the_users_and_the_chosen_folders(traced):
    folder, lines = traced
    allowed = tuple(f"{folder}/{name}" for name in ("data", "config", "cache", "out"))
    elsewhere = set()
    for line in lines:
        if WRITES.search(line) and not line.rstrip().endswith(")") and " = -1 " not in line:
            for name in QUOTED.findall(line):
                path = os.path.normpath(folder / name)
                if not path.startswith((*allowed, "/dev/", "/proc/self")):
                    elsewhere.add(path)
    assert elsewhere == set()
