"""Where the frozen program starts: the window and the command line alike."""

from __future__ import annotations

import multiprocessing
import os
import sys

# The window's program on Windows has no console to write to. Elsewhere they are closed on purpose,
# and the command line says so.
if sys.stdout is None and sys.platform == "win32":
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
if sys.stderr is None and sys.platform == "win32":
    sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115

# A process that reads a foreign file is this program again, started for that alone.
multiprocessing.freeze_support()

from ascgui.app import main  # only once there is somewhere to write to

if __name__ == "__main__":
    sys.exit(main())
