"""Runs the program in processes that are killed: a parent that has imported it, one fork a session.

Started as a script it reads a line for each session, ``folder seed delay_ms``, forks, and answers
with the number of the process that runs the program there.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Lock
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
JOURNAL = "journal.txt"


class Sessions:
    """Starts sessions; each is a real run of the program in a process of its own."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._parent = subprocess.Popen(
            [sys.executable, __file__],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, folder: Path, seed: int, delay_ms: int) -> int:
        """Start one in ``folder`` and return its process's number."""
        with self._lock:
            assert self._parent.stdin is not None
            assert self._parent.stdout is not None
            self._parent.stdin.write(f"{folder}\t{seed}\t{delay_ms}\n")
            self._parent.stdin.flush()
            return int(self._parent.stdout.readline())

    def end(self) -> None:
        """End the parent; its sessions were killed before."""
        self._parent.communicate(timeout=20)


def main() -> None:
    """Fork for each line that is read."""
    # What a start imports, but nothing of Qt is made before the fork.
    from ascgui.planfile import drafts, project_read, project_write  # noqa: F401
    from ascgui.session import own_rates  # noqa: F401
    from ascgui.windows import plan_page, start  # noqa: F401

    # A killed session leaves the list of processes at once, as under any shell.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        folder, seed, delay_ms = line.rstrip("\n").split("\t")
        process = os.fork()
        if process == 0:
            os.close(0)
            os.dup2(2, 1)
            session(Path(folder), random.Random(int(seed)), int(delay_ms))
            os._exit(0)
        print(process, flush=True)


def session(folder: Path, chance: random.Random, delay_ms: int) -> None:
    """Run the program and work in it, telling the journal what was done, until killed."""
    for name in ("data", "config", "cache"):
        os.environ[f"ASCGUI_{name.upper()}"] = str(folder / name)
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from ascgui.session import autosave
    from ascgui.windows import start

    autosave.DELAY_S = delay_ms / 1000
    journal = os.open(folder / JOURNAL, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def tell(what: str, number: int) -> None:
        os.write(journal, f"{what} {number} {time.monotonic()}\n".encode())

    application = start.make_application()
    timer = QTimer()
    work: list[Worker] = []

    def step() -> None:
        if not work:
            windows = [one for one in QApplication.topLevelWidgets() if one.objectName() == "main"]
            if not windows or not windows[0].isVisible():
                return
            work.append(Worker(windows[0], chance, tell))
        work[0].step()
        timer.setInterval(chance.choice((1, 5, 20, 60)))

    timer.timeout.connect(step)
    timer.start(1)
    start.run([str(folder / "plan.toml")])
    del application


class Worker:
    """Does one thing after another in the window, and says so before or after it is done."""

    def __init__(self, window: Any, chance: random.Random, tell: Any) -> None:
        self._window = window
        self._document = window._document
        self._chance = chance
        self._tell = tell
        self._number = 0
        self._row = 0
        # Told only now: a save runs beside the window.
        window._workbench.saved.connect(lambda: tell("row", self._row))

    def step(self) -> None:
        """Do one thing."""
        what = self._chance.choices(
            (self._edit, self._save, self._scenario, self._overlay, self._settings, self._undo),
            (60, 12, 6, 8, 8, 6),
        )[0]
        what()

    def _edit(self) -> None:
        from ascgui.domain.text import text

        self._number += 1
        self._document.apply(text("Remark"), note=f"{self._number} ", seq_len=self._number)
        self._document.settle()
        self._tell("edited", self._number)

    def _undo(self) -> None:
        # An undo and a redo: what is there afterwards is what was there before.
        stack = self._document.undo_stack
        if stack.index() > 0:
            stack.undo()
            stack.redo()

    def _save(self) -> None:
        if self._window.files.save():
            self._tell("saved", self._number)

    def _scenario(self) -> None:
        from ascgui.domain import project as projects
        from ascgui.domain.plan import Plan
        from ascgui.domain.text import text

        project = self._document.project
        if len(project.scenarios) > 4:
            self._document.alter(text("Remove"), projects.remove(project, project.ids[-1]))
        else:
            self._document.alter(text("Add"), projects.add(project, Plan(name="Another")))

    def _overlay(self) -> None:
        from dataclasses import replace

        from ascgui.catalog.overlay import Origin
        from ascgui.session import own_rates

        bench = self._window._workbench
        rows = bench.catalog.tables.throughput
        row = next(one for one in rows if one.tokens_per_second is not None)
        self._row += 1
        row = replace(row, id=f"own-{self._row}", note=f"run {self._row}")
        own_rates.put(bench, row, Origin("a run", "", "2026-12-01", ""))

    def _settings(self) -> None:
        self._window.change_preferences(
            theme=self._chance.choice(("light", "dark")), new_efficiency=self._chance.random() + 0.1
        )


if __name__ == "__main__":
    main()
