"""Thousands of random actions in the window: no crash, no warning of Qt, no error, no thread left.

``ASCGUI_ACTIONS`` says how many and ``ASCGUI_SEED`` which; `make kill-test` does 10,000.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ACTIONS = int(os.environ.get("ASCGUI_ACTIONS", "300"))
SEED = os.environ.get("ASCGUI_SEED", "1")
MOST_GROWTH = 0.10


def test_random_actions_do_no_harm(tmp_path, capsys):
    script = ROOT / "tests" / "endurance" / "random_session.py"
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path), SEED, str(ACTIONS)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-8000:]
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["threads"] == []
    if ACTIONS >= 5000:
        with capsys.disabled():
            print(f"\n{said}")
        # In the first half pages, fonts and printing are loaded when they are first met.
        memory = said["memory_mb"]
        assert memory[-1] / memory[len(memory) // 2] - 1 <= MOST_GROWTH
