"""Works in the real window at random: keys, clicks, typing, edits, undo, pages, files, languages.

Started as a script with a folder, a seed and a number of actions. It ends with status 0 and a
line of JSON, or with 1 and the last actions at the first error, warning of Qt or thread left.
"""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import json
import os
import random
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import Any

FOLDER, SEED, ACTIONS = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
for name in ("data", "config", "cache"):
    os.environ[f"ASCGUI_{name.upper()}"] = str(FOLDER / name)
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QInputMethodEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from ascgui.domain.text import text
from ascgui.language.forms import Dates, Durations, Grouping, Sizes
from ascgui.session.crash import CrashGuard
from ascgui.session.settings import Settings
from ascgui.windows import main_window, start
from ascgui.windows.questions import Overwrite, Unsaved

LONGEST_S = 60
"""How long one action may take, dialogs included, on a machine that is busy."""

ALLOWED = "This plugin does not support"
"""What the platform without a display says of ordinary things."""

Key, Ctrl, Shift, Alt = (
    Qt.Key,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE = Qt.KeyboardModifier.NoModifier
KEYS = (
    *((key, NONE) for key in (
        Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab, Key.Key_Up, Key.Key_Down, Key.Key_Left,
        Key.Key_Right, Key.Key_Return, Key.Key_Escape, Key.Key_Space, Key.Key_Home, Key.Key_End,
        Key.Key_PageUp, Key.Key_PageDown, Key.Key_Delete, Key.Key_Backspace, Key.Key_F2,
        Key.Key_F4, Key.Key_F5, Key.Key_Menu, Key.Key_F1,
    )),
    *((key, Ctrl) for key in (
        Key.Key_Z, Key.Key_Z, Key.Key_Y, Key.Key_A, Key.Key_C, Key.Key_V, Key.Key_X, Key.Key_F,
        Key.Key_S, Key.Key_N, Key.Key_E, Key.Key_Comma, Key.Key_Home, Key.Key_End, Key.Key_D,
        Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5, Key.Key_6,
    )),
    (Key.Key_Down, Alt), (Key.Key_Return, Alt), (Key.Key_Tab, Shift), (Key.Key_Down, Shift),
)  # fmt: skip
WORDS = (
    "1.2B", "1e9", "72h", "3d 4h", "0.9", "90 %", "-5", "0", "1e400", "abc", "中文 12亿", "qwen",
    "4096", "16", "snt9b23", "2026-12-01 09:00", "tomorrow", "'\"\\", "<b>x</b>", "[*]", "{x}",
    "\U0001f4a5", "\u202e", "  ", "9" * 40,
)  # fmt: skip


class Answers:
    """Answers each question of the window at random, and works in dialogs before closing them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._chance = session.chance

    def unsaved(self, title: Any) -> Unsaved:
        return self._chance.choice(tuple(Unsaved))

    def changed_meanwhile(self, path: Path) -> Overwrite:
        return self._chance.choice((Overwrite.OVERWRITE, Overwrite.CANCEL))

    def lock_damaged(self, path: Path, lock: Path) -> Overwrite:
        return self.open_elsewhere(path, lock)

    def open_elsewhere(self, path: Path, where: Any) -> Overwrite:
        return self._chance.choice((Overwrite.OVERWRITE, Overwrite.CANCEL))

    def plan_to_open(self, folder: Path) -> Path | None:
        return self._file()

    def files_to_read(self, title: str, folder: Path, *, several: bool) -> tuple[Path, ...]:
        files = self._session.files
        return tuple(self._chance.sample(files, self._chance.randint(0, 2 if several else 1)))

    def folder_to_read(self, title: str, folder: Path) -> Path | None:
        return self._chance.choice((None, FOLDER / "files"))

    def file_to_save(self, title: str, suggested: Path, kinds: str) -> Path | None:
        out = FOLDER / "out"
        return self._chance.choice(
            (None, out / suggested.name, out / f"other{suggested.suffix}", FOLDER / "none" / "x")
        )

    def show_issues(self, heading: Any, issues: Any) -> None:
        from ascgui.windows.issues_dialog import IssuesDialog

        window = self._session.shell.window
        surroundings = self._session.shell._surroundings
        self.accepts(IssuesDialog(heading, issues, surroundings.tongue, surroundings.theme, window))

    def accepts(self, dialog: QDialog) -> bool:
        dialog.show()
        self._session.work_in(dialog)
        accepted = self._chance.random() < 0.5
        dialog.close()
        dialog.deleteLater()
        return accepted and not type(dialog).__name__.startswith("QPrint")

    def __getattr__(self, name: str) -> Any:
        """Answer what later versions ask as if it had been left: with nothing."""
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *_args, **_more: None

    def _file(self) -> Path | None:
        return self._chance.choice((None, *self._session.files))


class NoDesktop:
    """Stands in for the desktop, so that no other program is started."""

    @staticmethod
    def openUrl(_url: QUrl) -> bool:
        return False


class Session:
    """The program, and what works in it."""

    def __init__(self) -> None:
        self.chance = random.Random(SEED)
        self.files = made_files()
        self.last: deque[str] = deque(maxlen=30)
        self.errors: list[str] = []
        self._journal = os.open(FOLDER / "last.txt", os.O_WRONLY | os.O_CREAT)
        self._depth = 0
        self._done = 0
        self._seen_done = (0, 0)
        main_window.QDesktopServices = NoDesktop
        self.application = start.make_application()
        self.application.setQuitOnLastWindowClosed(False)
        self.guard = CrashGuard(FOLDER / "data")
        self.guard.install()
        surroundings = start.Surroundings(self.application, Settings(FOLDER / "config"))
        self.shell = start.Shell(surroundings, start.load_catalog(), self.guard, Answers(self))
        self.guard.crashed.connect(lambda crash: self.errors.append(crash.trace))
        self.shell.window.open_shown()
        # Dialogs that run an event loop of their own are worked in and left from here.
        self._leaver = QTimer()
        self._leaver.timeout.connect(self._leave_dialog)
        self._leaver.start(20)

    def run(self) -> dict[str, Any]:
        """Do all actions and return what was measured."""
        actions = (
            (self.key, 30), (self.click, 30), (self.type, 14), (self.page, 5), (self.menu, 4),
            (self.edit, 6), (self.undo, 5), (self.preference, 2), (self.drop, 1), (self.wheel, 2),
            (self.resize, 1), (self.open_file, 1), (self.wait, 6),
        )  # fmt: skip
        choices, weights = zip(*actions, strict=True)
        begun = time.monotonic()
        memory: list[int] = []
        for number in range(ACTIONS):
            if number % max(1, ACTIONS // 10) == 0:
                memory.append(self._memory())
            # What hangs is told where, too.
            faulthandler.dump_traceback_later(LONGEST_S, exit=True)
            self._do(self.chance.choices(choices, weights)[0])
            if not self.shell.window.isVisible():
                self.shell.window.show()
            if self.errors or self._warned():
                raise SystemExit(self._report(number))
        memory.append(self._memory())
        faulthandler.cancel_dump_traceback_later()
        self._leaver.stop()
        self.shell.document.undo_stack.set_clean()
        self.shell.document._recovered = False
        self.shell.window.close()
        self.shell.end()
        self.guard.uninstall()
        if self.errors or self._warned():
            raise SystemExit(self._report(ACTIONS))
        return {
            "actions": ACTIONS,
            "seconds": round(time.monotonic() - begun, 1),
            "memory_mb": [round(each / 1e6) for each in memory],
            "threads": [one.name for one in threading.enumerate() if one.name.startswith("job-")],
        }

    def _do(self, action: Any) -> None:
        self._done += 1
        self.last.append(action.__name__)
        try:
            action()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            self.guard.report(error)
        if self.chance.random() < 0.3:
            QTest.qWait(0)

    # Actions

    def key(self) -> None:
        key, modifiers = self.chance.choice(KEYS)
        target = self._target()
        self.last[-1] += f" {key.name} {modifiers.name or ''} in {type(target).__name__}"
        QTest.keyClick(target, key, modifiers)

    def click(self) -> None:
        within = QApplication.activePopupWidget() or self._top()
        self._click(within)

    def type(self) -> None:
        target = self._target()
        words = self.chance.choice(WORDS)
        self.last[-1] += f" {words!r} in {type(target).__name__}"
        typed(target, words)
        if self.chance.random() < 0.5:
            QTest.keyClick(target, Key.Key_Return)

    def page(self) -> None:
        page = self.chance.choice(self.shell.window.page_ids)
        self.last[-1] += f" {page}"
        self.shell.window.show_page(page)

    def menu(self) -> None:
        bar = self.shell.window.menuBar()
        menu: Any = self.chance.choice(bar.actions()).menu()
        actions = [one for one in menu.actions() if one.isEnabled() and not one.isSeparator()]
        if actions:
            action = self.chance.choice(actions)
            if isinstance(action.menu(), QMenu):
                action.menu().aboutToShow.emit()
                inner = action.menu().actions()
                action = self.chance.choice(inner) if inner else action
            self.last[-1] += f" {action.text()}"
            action.trigger()

    def edit(self) -> None:
        chance, document = self.chance, self.shell.document
        changes = chance.choice(
            (
                {"name": chance.choice(WORDS)},
                {"seq_len": chance.choice((1, 4096, 8192, 10**9, None))},
                {"model": chance.choice(("qwen2.5-7b", "DeepSeek-V3/R1", "none such", None))},
                {"framework": chance.choice(("mindspeed-llm", "verl", "llama-factory", None))},
                {"hardware": chance.choice(("snt9b", "snt9b23", None))},
                {"strategy": chance.choice(("full", "lora", "grpo", "odd", None))},
                {"efficiency": chance.choice((0.9, 0.001, 5.0))},
                {"note": "line\n" * chance.randint(0, 30)},
            )
        )
        self.last[-1] += f" {changes}"
        document.apply(text("Edit"), **changes)

    def undo(self) -> None:
        stack = self.shell.document.undo_stack
        for _ in range(self.chance.randint(1, 5)):
            self.chance.choice((stack.undo, stack.undo, stack.redo))()

    def preference(self) -> None:
        change = self.chance.choice(
            (
                {"language": self.chance.choice(("en", "zh_CN"))},
                {"theme": self.chance.choice(("light", "dark", "system"))},
                {
                    "grouping": self.chance.choice(tuple(Grouping)),
                    "dates": self.chance.choice(tuple(Dates)),
                    "durations": self.chance.choice(tuple(Durations)),
                    "sizes": self.chance.choice(tuple(Sizes)),
                },
            )
        )
        self.last[-1] += f" {change}"
        self.shell.window.change_preferences(**change)

    def drop(self) -> None:
        path = self.chance.choice(self.files)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        target = self.shell.window.stack.currentWidget()
        self.last[-1] += f" {path.name} on {type(target).__name__}"
        event = QDropEvent(
            QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NONE
        )
        QApplication.sendEvent(target, event)

    def wheel(self) -> None:
        target = self._some(self._top())
        middle = QPointF(target.rect().center())
        event = QWheelEvent(
            middle, QPointF(target.mapToGlobal(middle.toPoint())), QPoint(), QPoint(0, 120),
            Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(target, event)

    def resize(self) -> None:
        self.shell.window.resize(*self.chance.choice(((960, 640), (1024, 700), (1900, 1000))))

    def open_file(self) -> None:
        path = self.chance.choice(self.files)
        self.last[-1] += f" {path.name}"
        self.shell.window.files.open(path)

    def wait(self) -> None:
        QTest.qWait(self.chance.choice((1, 5, 30)))

    # Dialogs

    def work_in(self, dialog: QWidget) -> None:
        """Click and type in a dialog a few times."""
        if self._depth > 2:
            return
        self._depth += 1
        for _ in range(self.chance.randint(0, 6)):
            if not dialog.isVisible():
                break
            self._done += 1
            self._click(dialog)
            target = dialog.focusWidget() or dialog
            if self.chance.random() < 0.5:
                typed(target, self.chance.choice(WORDS))
            QTest.qWait(0)
        self._depth -= 1

    def _leave_dialog(self) -> None:
        done, ticks = self._seen_done
        self._seen_done = (done, ticks + 1) if done == self._done else (self._done, 0)
        popup = QApplication.activePopupWidget()
        if popup is not None and ticks > 10:
            # A menu that runs an event loop of its own waits for an answer.
            popup.close()
            return
        dialog = QApplication.activeModalWidget()
        if dialog is not None and ticks > 20:
            # One that a dialog opened, or that takes no close.
            dialog.close()
            return
        if dialog is not None and self._depth == 0:
            self.last.append(f"  in {type(dialog).__name__}")
            self.work_in(dialog)
            if dialog.isVisible():
                dialog.close()

    # Where

    def _top(self) -> QWidget:
        return QApplication.activeModalWidget() or self.shell.window

    def _target(self) -> QWidget:
        popup = QApplication.activePopupWidget()
        focus = QApplication.focusWidget()
        return popup or focus or self._top()

    def _some(self, within: QWidget) -> QWidget:
        """Return a widget that can be seen and used."""
        there = [
            one
            for one in (within, *within.findChildren(QWidget))
            if one.isVisible() and one.isEnabled() and one.width() > 1 and one.height() > 1
        ]
        return self.chance.choice(there) if there else within

    def _click(self, within: QWidget) -> None:
        target = self._some(within)
        place = QPoint(
            self.chance.randrange(max(1, target.width())),
            self.chance.randrange(max(1, target.height())),
        )
        kind = self.chance.random()
        button = Qt.MouseButton.RightButton if kind < 0.05 else Qt.MouseButton.LeftButton
        words = target.accessibleName() or target.objectName()
        self.last.append(f"click {type(target).__name__} {words!r} {place.toTuple()}")
        os.pwrite(self._journal, f"{self._done} {self.last[-1]:<200}\n".encode(), 0)
        if kind > 0.93:
            QTest.mouseDClick(target, button, NONE, place)
        else:
            QTest.mouseClick(target, button, NONE, place)

    # What came of it

    def _warned(self) -> bool:
        return any(key.startswith("Qt ") and ALLOWED not in key for key in self.guard._seen)

    def _memory(self) -> int:
        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def _report(self, number: int) -> int:
        with contextlib.suppress(OSError):
            sys.stderr.write(self.guard.log.read_text())
        sys.stderr.write("".join(self.errors))
        sys.stderr.write(f"\nseed {SEED}, action {number}:\n" + "\n".join(self.last) + "\n")
        sys.stderr.flush()
        os._exit(1)


def typed(target: QWidget, words: str) -> None:
    """Type ``words``, what stands on no key as an input method gives it."""
    if words.isascii():
        QTest.keyClicks(target, words)
    else:
        event = QInputMethodEvent()
        event.setCommitString(words)
        QApplication.sendEvent(target, event)


def made_files() -> list[Path]:
    """Make plans, logs and data, whole and broken."""
    from ascgui import paths

    folder = FOLDER / "files"
    folder.mkdir(parents=True, exist_ok=True)
    (FOLDER / "out").mkdir(exist_ok=True)
    plan = folder / "plan.toml"
    plan.write_bytes(paths.shipped("resources", "samples", "qwen2.5-7b.toml").read_bytes())
    (folder / "broken.toml").write_text("format = \n")
    rows = [{"instruction": f"{n}", "input": "", "output": "words " * n} for n in range(30)]
    (folder / "data.json").write_text(json.dumps(rows))
    (folder / "data.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows) + "{bad\n")
    steps = (
        json.dumps({"current_steps": n, "total_steps": 60, "loss": 1.0, "lr": 1e-5,
                    "epoch": n / 60, "percentage": n, "elapsed_time": f"0:00:{n % 60:02}",
                    "remaining_time": "0:01:00", "throughput": 3000.0 + n}) + "\n"
        for n in range(1, 60)
    )  # fmt: skip
    (folder / "trainer_log.jsonl").write_text("".join(steps))
    (folder / "latest_checkpointed_iteration.txt").write_text("100\n")
    (folder / "iter_0000100").mkdir(exist_ok=True)
    return sorted(path for path in folder.iterdir() if path.is_file())


if __name__ == "__main__":
    faulthandler.enable()
    print(json.dumps(Session().run()))
