"""How long the catalog takes to load in a fresh process, beside parsing its TOML alone."""

from __future__ import annotations

import subprocess
import sys
from statistics import median

_CODE = """
import sys, time, tomllib
from ascgui import paths
from ascgui.catalog.load import load
start = time.perf_counter()
load()
loaded = time.perf_counter()
for path in paths.shipped("catalog").glob("*.toml"):
    tomllib.loads(path.read_text(encoding="utf-8"))
print(loaded - start, time.perf_counter() - loaded)
"""


def main() -> None:
    """Print one row: name | figure | beside | ratio | bound."""
    runs = [
        tuple(map(float, subprocess.check_output([sys.executable, "-c", _CODE]).split()))
        for _ in range(7)
    ]
    whole, parse = median(run[0] for run in runs), median(run[1] for run in runs)
    print(
        f"catalog load, cold | {whole * 1e3:.0f} ms | tomllib alone {parse * 1e3:.0f} ms"
        f" | {whole / parse:.2f} | <= 150 ms"
    )


if __name__ == "__main__":
    main()
