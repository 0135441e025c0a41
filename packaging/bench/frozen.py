"""How large the built program is, how quickly it starts, and how much memory it takes.

Measures what ``make package`` built; without that it says so and measures nothing. Linux only.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "packaging"))

import package
import prepare

_RUNS = 9
_BARE = package.BUILD / "bare" / "bare" / "bare"


@dataclass(frozen=True, slots=True)
class Start:
    """One start: seconds until the window can be used, and the most memory it took."""

    usable_s: float
    memory_bytes: int


def main() -> None:
    """Print one row a subject: name | figure | beside | ratio | bound."""
    packages = sorted((ROOT / "dist").glob("ascgui_*.deb"))
    program = package.FOLDER / "ascgui"
    if not sys.platform.startswith("linux") or not packages or not program.exists():
        print("frozen program: not measured, since nothing is built; make package builds it")
        return
    size = packages[-1].stat().st_size
    print(f"size of the .deb | {size / 1e6:.1f} MB | - | - | <= 75 MB")
    print(f"installed size | {_installed(packages[-1]) / 1e6:.1f} MB | - | - | <= 260 MB")
    if not _BARE.exists():
        try:
            package.environment()
            package.freeze(
                package.commit_time(), "packaging/bench/bare_window.spec", _BARE.parent.parent
            )
        except prepare.SetupFailed as failure:
            print(f"frozen start: not measured, since no bare window could be built: {failure}")
            return
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        bare: list[Start] = []
        whole: list[Start] = []
        cold_bare: list[Start] = []
        cold_whole: list[Start] = []
        for run in range(_RUNS + 1):
            # In turn, so that whatever slows the machine down slows both; the first warms up.
            one, other = _start(_BARE, home), _start(program, home)
            if run:
                bare.append(one)
                whole.append(other)
        for _ in range(3):
            for at, starts in ((_BARE, cold_bare), (program, cold_whole)):
                _forget(at.parent)
                starts.append(_start(at, home))
    _row("frozen start to usable window", whole, bare, lambda one: one.usable_s, "<= 1.30")
    _row("the same, not in memory yet", cold_whole, cold_bare, lambda one: one.usable_s, "-")
    memory = median(one.memory_bytes for one in whole)
    beside = median(one.memory_bytes for one in bare)
    print(
        f"frozen memory with answer and chart | {memory / 1e6:.1f} MB"
        f" | bare window {beside / 1e6:.1f} MB | {memory / beside:.2f} | <= 130 MB"
    )


def _installed(deb: Path) -> int:
    """Return how many bytes the files of ``deb`` take when they are unpacked."""
    raw = deb.read_bytes()
    at = 8
    while at < len(raw):
        name, length = raw[at : at + 16].strip(), int(raw[at + 48 : at + 58])
        at += 60
        if name.startswith(b"data.tar"):
            with tempfile.TemporaryFile() as held:
                held.write(raw[at : at + length])
                held.seek(0)
                with tarfile.open(fileobj=held) as archive:
                    return sum(member.size for member in archive)
        at += length + length % 2
    message = f"{deb} holds no data"
    raise ValueError(message)


def _start(program: Path, home: Path) -> Start:
    told = home / "told.json"
    told.unlink(missing_ok=True)
    surroundings = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "ASCGUI_QUIT_AFTER_START": str(told),
    }
    begun = time.time()
    process = subprocess.Popen([program], env=surroundings, stderr=subprocess.DEVNULL)
    memory = 0
    while process.poll() is None:
        # Not what the system counts for an ended process: that has this one's size before exec.
        memory = max(memory, _peak(process.pid))
        time.sleep(0.02)
    if process.returncode:
        message = f"{program} ended with {process.returncode}"
        raise RuntimeError(message)
    usable = json.loads(told.read_text(encoding="utf-8"))["usable"]
    return Start(usable - begun, memory)


def _peak(process: int) -> int:
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0
    _, _, after = status.partition("VmHWM:")
    return int(after.split()[0]) * 1024 if after else 0


def _forget(folder: Path) -> None:
    """Have the system drop the files of ``folder`` from memory, as after it was started itself."""
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            descriptor = os.open(path, os.O_RDONLY)
            os.fsync(descriptor)
            os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
            os.close(descriptor)


def _row(
    name: str, whole: list[Start], bare: list[Start], of: Callable[[Start], float], bound: str
) -> None:
    taken, beside = median(map(of, whole)), median(map(of, bare))
    print(
        f"{name} | {taken * 1e3:.0f} ms | bare window {beside * 1e3:.0f} ms"
        f" | {taken / beside:.2f} | {bound}"
    )


if __name__ == "__main__":
    main()
