"""A large training log read through the window: memory, stalls, cancel, and another language.

The log is made first, 1 GB or the gigabytes named on the command line; a file may be named instead.
A stall is the longest time between two turns of the window's event loop; that of the same at rest
is printed beside it. So is the change of the language in the middle of the reading beside that at
rest: both make every page's words anew.
"""

from __future__ import annotations

import gc
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from data_window import TICK_MS, Pulse, pause
from PySide6.QtCore import QEventLoop, QTimer

_BYTES = 1_000_000_000
_MEMORY_MB = 300
_STALL_MS = 50.0
_CANCEL_S = 0.5
_LANGUAGE_RATIO = 2.0
_NOISE_EVERY = 3


def _write(path: Path, size: int) -> None:
    rng = random.Random(3)  # noqa: S311 - no secret
    written = step = 0
    with path.open("w", encoding="utf-8", buffering=1 << 20) as file:
        while written < size:
            step += 1
            line = (
                f" [2026-01-02 03:04:05] iteration {step:8d}/{99_000_000:8d} | consumed samples: "
                f"{step * 128:12d} | elapsed time per iteration (ms): "
                f"{8000 + rng.random() * 100:.1f} | learning rate: 1.250000E-06 | "
                f"global batch size:   128 | lm loss: {1 + rng.random():.6E} | loss scale: 1.0 | "
                f"grad norm: {rng.random() * 12:.3f} | number of skipped iterations:   0 | "
                "number of nan iterations:   0 |\n"
            )
            if step % _NOISE_EVERY == 0:
                line += "(NPUWorker pid=4711) W compiler_depend.ts:425 a copy takes long here\n"
            written += file.write(line)


def _until(holds: Callable[[], bool]) -> None:
    loop = QEventLoop()
    watch = QTimer()
    watch.timeout.connect(lambda: loop.quit() if holds() else None)
    watch.start(TICK_MS)
    loop.exec()
    watch.stop()


def _resident_mb() -> float:
    """Return the memory that the program holds now; its peak where the system does not tell."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(one for one in status.read_text().splitlines() if one.startswith("VmRSS"))
        return int(line.split()[1]) * 1024 / 1e6
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


class _Window:
    """The whole window with its Throughput page in front, and the beat of its event loop."""

    def __init__(self, private: str) -> None:
        os.environ["ASCGUI_DATA"] = os.environ["ASCGUI_CONFIG"] = private
        os.environ["ASCGUI_CACHE"] = private
        from ascgui import paths
        from ascgui.session.crash import CrashGuard
        from ascgui.session.settings import Settings
        from ascgui.windows.start import Shell, Surroundings, load_catalog, make_application
        from ascgui.windows.throughput_page import ThroughputPage

        application = make_application()
        self._surroundings = Surroundings(application, Settings(paths.user_config()))
        guard = CrashGuard(paths.user_data())
        self.shell = Shell(self._surroundings, load_catalog(), guard)
        window = self.shell.window
        window.open_shown()
        window.resize(1280, 800)
        for name in (*window.page_ids, "throughput"):
            window.show_page(name)
            pause(300)
        page = window.findChild(ThroughputPage)
        if page is None:
            raise SystemExit("the window has no Throughput page")
        self.page = page
        # As the program itself does once its window is up.
        gc.freeze()
        self.pulse = Pulse()

    def spoken_ms(self) -> float:
        """Return how long the window stood still for another language and back."""
        from ascgui.windows.languages import speak

        self.pulse.taken()
        for code in ("zh_CN", "en"):
            speak(code, self._surroundings.tongue, self._surroundings.theme)
            pause(200)
        return self.pulse.taken()


def _stopped(window: _Window, path: Path) -> tuple[float, float]:
    """Begin to read; return how long another language takes then, in ms, and a cancel, in s."""
    shelf = window.page.shelf
    window.page.take_paths((path,))
    pause(700)
    spoken_ms = window.spoken_ms()
    if not shelf.reading:
        raise SystemExit("the log is too small: it was read before anything was measured")
    asked = time.perf_counter()
    shelf.cancel()
    _until(lambda: not shelf.reading)
    return spoken_ms, time.perf_counter() - asked


def _read_on(window: _Window, path: Path, size_mb: float) -> None:
    """Read the rest, and print its rows."""
    shelf, told, resident = window.page.shelf, list[float](), [_resident_mb()]
    shelf.progressed.connect(lambda reading: told.append(reading.done / reading.total))
    memory = QTimer()
    memory.timeout.connect(lambda: resident.append(_resident_mb()))
    memory.start(100)
    window.pulse.taken()
    begun = time.perf_counter()
    shelf.read_on(str(path))
    _until(lambda: not shelf.reading)
    took_s = time.perf_counter() - begun
    memory.stop()
    stalled_ms = window.pulse.taken()
    (entry,) = shelf.entries
    if entry.log is None or told != sorted(told) or told[-1] > 1:
        raise SystemExit("the log was not read, or its progress went wrong")
    print(
        f"a log in the window, MB/s | {size_mb * (1 - told[0]) / took_s:.0f} | {size_mb:.0f}"
        f" (the file) | {entry.log.account.steps:,} steps | none"
    )
    print(
        f"a log in the window, memory, MB | {max(resident):.0f} | {resident[0]:.0f} (at first)"
        f" | {max(resident) / _MEMORY_MB:.2f} | <= {_MEMORY_MB}"
    )
    print(
        f"a log in the window, longest stall, ms | {stalled_ms:.1f} | {_STALL_MS:.0f} (the bound)"
        f" | {stalled_ms / _STALL_MS:.2f} | <= {_STALL_MS:.0f}"
    )


def _measure(path: Path, private: str) -> None:
    window = _Window(private)
    window.spoken_ms()
    at_rest_ms = min(window.spoken_ms() for _ in range(3))
    spoken_ms, cancelled_s = _stopped(window, path)
    _read_on(window, path, path.stat().st_size / 1e6)
    print(
        f"a log in the window, cancel, s | {cancelled_s:.3f} | {_CANCEL_S} (the bound)"
        f" | {cancelled_s / _CANCEL_S:.2f} | <= {_CANCEL_S}"
    )
    print(
        f"another language while a log is read, ms | {spoken_ms:.0f} | {at_rest_ms:.0f} (at rest)"
        f" | {spoken_ms / at_rest_ms:.2f} | <= {_LANGUAGE_RATIO}"
    )
    window.shell.end()


def main() -> None:
    """Make the log unless one is named, read it, and print the rows."""
    named = sys.argv[1] if len(sys.argv) > 1 else ""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(named)
        if not named or not path.is_file():
            path = Path(folder) / "train.log"
            _write(path, int(float(named) * 1e9) if named else _BYTES)
        _measure(path, folder)


if __name__ == "__main__":
    main()
