"""A large data set scanned through the window: its memory, and how long the window stood still.

The file is made first, an alpaca file of JSON lines with a faulty row here and there: 2 GB, or the
gigabytes named on the command line. A file may be named instead. The stall is the longest time
between two turns of the window's event loop; the bare window's own is printed beside it.
"""

from __future__ import annotations

import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer

_BYTES = 2_000_000_000
_MEMORY_MB = 300
_FRAME_MS = 100.0
TICK_MS = 2
_ROWS_KNOWN = 4000
_EMPTY_EVERY, _NULL_EVERY = 7001, 5003


def _words(rng: random.Random, count: int) -> str:
    if rng.random() < 0.5:
        characters = "训练大语言模型需要估算算力与时间并给出依据"
        return "".join(rng.choice(characters) for _ in range(count * 3))
    words = ("a", "model", "reads", "long", "text", "and", "answers")
    return " ".join(rng.choice(words) for _ in range(count))


def _write(path: Path, size: int) -> None:
    rng = random.Random(3)  # noqa: S311 - no secret
    known = [_words(rng, rng.randint(20, 300)) for _ in range(_ROWS_KNOWN)]
    written = number = 0
    with path.open("w", encoding="utf-8", buffering=1 << 20) as file:
        while written < size:
            number += 1
            output = f'"{rng.choice(known)} {rng.choice(known)}"'
            if number % _NULL_EVERY == 0:
                output = "null"
            elif number % _EMPTY_EVERY == 0:
                output = '""'
            line = f'{{"instruction": "{number} {rng.choice(known)}", "output": {output}}}\n'
            written += len(line.encode())
            file.write(line)


class Pulse:
    """Notes the longest time between two turns of the event loop."""

    def __init__(self) -> None:
        self.longest_ms = 0.0
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now = time.perf_counter()
        self.longest_ms = max(self.longest_ms, (now - self._last) * 1000 - TICK_MS)
        self._last = now

    def taken(self) -> float:
        """Return the longest so far, and begin anew."""
        longest, self.longest_ms = self.longest_ms, 0.0
        return longest


def pause(milliseconds: int) -> None:
    """Serve events for so long."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _scan(path: Path, private: str) -> None:
    os.environ["ASCGUI_DATA"] = os.environ["ASCGUI_CONFIG"] = private
    os.environ["ASCGUI_CACHE"] = private
    from ascgui import paths
    from ascgui.session.crash import CrashGuard
    from ascgui.session.settings import Settings
    from ascgui.windows.data_page import DataPage
    from ascgui.windows.start import (
        Shell,
        Surroundings,
        load_catalog,
        make_application,
    )

    application = make_application()
    surroundings = Surroundings(application, Settings(paths.user_config()))
    shell = Shell(surroundings, load_catalog(), CrashGuard(paths.user_data()))
    shell.window.open_shown()
    shell.window.resize(1280, 800)
    shell.window.show_page("data")
    pause(500)
    page = shell.window.findChild(DataPage)
    if page is None:
        raise SystemExit("the window has no Data page")
    pulse = Pulse()
    pause(1000)
    at_rest_ms = pulse.taken()
    begun = time.perf_counter()
    page.take_paths((path,))
    loop = QEventLoop()
    watch = QTimer()
    watch.timeout.connect(lambda: loop.quit() if page.inputs.files_button.isEnabled() else None)
    watch.start(50)
    loop.exec()
    watch.stop()
    took_s = time.perf_counter() - begun
    stalled_ms = pulse.taken()
    found = page.answer.answer
    if found is None:
        raise SystemExit("the scan gave no answer")
    size_mb = path.stat().st_size / 1e6
    unit = 1 if sys.platform == "darwin" else 1024
    peak_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
    children_mb = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * unit / 1e6
    print(
        f"scanning data in the window, MB/s | {size_mb / took_s:.0f} | {size_mb:.0f} (the file)"
        f" | {took_s:.0f} s | none"
    )
    print(
        f"scanning data in the window, peak memory, MB | {peak_mb:.0f} | {children_mb:.0f}"
        f" (largest helper) | {peak_mb / _MEMORY_MB:.2f} | <= {_MEMORY_MB}"
    )
    print(
        f"scanning data in the window, longest stall, ms | {stalled_ms:.1f} | {at_rest_ms:.1f}"
        f" (at rest) | {stalled_ms / _FRAME_MS:.2f} | <= {_FRAME_MS:.0f}"
    )
    shell.end()


def main() -> None:
    """Make the file unless one is named, scan it, and print the rows."""
    named = sys.argv[1] if len(sys.argv) > 1 else ""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(named)
        if not named or not path.is_file():
            path = Path(folder) / "alpaca.jsonl"
            _write(path, int(float(named) * 1e9) if named else _BYTES)
        _scan(path, folder)


if __name__ == "__main__":
    main()
