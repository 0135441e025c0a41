"""How the catalog bears 100,000 rows of the user's: load, memory, save, import and export.

In processor time, which other programs on the machine do not lengthen; each figure in a process
of its own, so that its memory is its own.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from ascgui.catalog import listing
from ascgui.catalog.export import exported
from ascgui.catalog.intake import document
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin, Overlay
from ascgui.catalog.preview import preview
from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FeatureValue,
    JobKey,
    Requirement,
    Tables,
)
from ascgui.domain.plan import STRATEGIES
from ascgui.language.language import Language

_T = TypeVar("_T")
_ROWS = 100_000
_EDITION = "9.0"
_OWN = Origin("bench", "nobody", "2026-11-30", "to measure")
_LOAD = """
import json, resource, sys, time
from pathlib import Path
from ascgui.catalog import listing
from ascgui.catalog.load import load
start = time.process_time()
catalog = load(overlay=Path(sys.argv[1]))
loaded = time.process_time() - start
try:
    # Not ru_maxrss: that of a new process starts from its parent's.
    status = Path("/proc/self/status").read_text()
    memory = int(status.split("VmHWM:")[1].split()[0]) * 1024
except OSError:
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
assert not catalog.issues and len(catalog.changes) >= 100_000, catalog.issues[:3]
start = time.process_time()
listing.rows(catalog.tables, sys.argv[2])
print(json.dumps([loaded, memory, time.process_time() - start]))
"""


def main() -> None:
    """Print one row a subject: name | figure | beside | ratio | bound."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for table, rows in (
            ("min-devices", _requirements),
            ("features", _features),
            ("throughput", _throughput),
        ):
            _measure_load(table, rows, folder / table)
        _measure_edit(folder / "min-devices")
        _measure_exchange(folder / "min-devices", folder)


def _measure_load(table: str, rows: Callable[[Tables], Overlay], folder: Path) -> None:
    catalog = load(overlay=folder)
    saved, _ = _seconds(lambda: catalog.saved(rows(catalog.under)))
    path = folder / "overlay.toml"
    written = path.read_text("utf-8")
    parse, _ = _seconds(lambda: tomllib.loads(written))
    runs = [
        json.loads(subprocess.check_output([sys.executable, "-c", _LOAD, str(folder), table]))
        for _ in range(3)
    ]
    loaded, memory, listed = sorted(runs)[1]
    size = path.stat().st_size / 1e6
    name = f"{_ROWS:,} rows of {table}"
    print(
        f"{name} ({size:.0f} MB), load | {loaded:.2f} s | tomllib alone {parse:.2f} s"
        f" | {loaded / parse:.2f} | <= 1.5 s"
    )
    print(f"{name}, memory | {memory / 2**20:.0f} MiB | | | <= 250 MiB")
    print(f"{name}, as rows of a table | {listed:.2f} s | | |")
    print(f"{name}, save all of them | {saved:.2f} s | | |")


def _measure_edit(folder: Path) -> None:
    catalog = load(overlay=folder)
    key = next(iter(catalog.tables.requirements))[1]
    edited, changes = _seconds(
        lambda: catalog.changes.set_requirement(key, "6.5.910", 8, _OWN, catalog.under)
    )
    saved, _ = _seconds(lambda: catalog.saved(changes))
    print(f"one edit among {_ROWS:,} changes | {edited * 1e3:.0f} ms | | |")
    print(f"saving one edit among {_ROWS:,} changes | {saved:.2f} s | | |")


def _measure_exchange(overlay: Path, folder: Path) -> None:
    catalog = load(overlay=overlay)
    shipped = load()
    rows = listing.rows(catalog.tables, "min-devices", _EDITION)
    for form in ("csv", "xlsx"):
        wrote, content = _seconds(
            partial(exported, form, "min-devices", rows, catalog, Language("en", {}))
        )
        path = folder / f"table.{form}"
        path.write_bytes(content)
        read, intake = _seconds(partial(document.read, path, shipped.tables))
        seen, found = _seconds(partial(preview, intake, shipped, "10.0"))
        if found.counts["rejected"] or len(found.items) < _ROWS:
            raise SystemExit(found.counts)
        print(f"{_ROWS:,} rows, export as {form} | {wrote:.2f} s | | |")
        print(f"{_ROWS:,} rows, read from {form} | {read:.2f} s | | |")
        print(f"{_ROWS:,} rows from {form}, preview | {seen:.2f} s | | |")


def _requirements(tables: Tables) -> Overlay:
    jobs = itertools.product(
        tables.models, STRATEGIES, range(1024, 1024 * 200, 1024), list(tables.frameworks)[:4],
        tables.hardware,
    )  # fmt: skip
    entries = [
        Requirement(JobKey(*job), _EDITION, 8 * (number % 64 + 1), "9.0-page", number // 8 + 1)
        for number, job in enumerate(itertools.islice(jobs, _ROWS))
    ]
    whole = [Edition(_EDITION, (), 9), Document("9.0-page", "page", _EDITION, ()), *entries]
    return Overlay().put(whole, _OWN, tables)


def _features(tables: Tables) -> Overlay:
    named = [
        (framework.id, feature.id)
        for framework in tables.frameworks.values()
        for feature in framework.features
    ]
    models = list(tables.models)
    cells = [
        Feature(
            f"series {number % 97}",
            f"model {number // len(named)}",
            *named[number % len(named)],
            FeatureValue.SUPPORTED,
            "0.9.1" if number % 3 else "",
            (models[number % len(models)],),
            "6.5.910",
            "page",
        )
        for number in range(_ROWS)
    ]
    return Overlay().put(cells, _OWN, tables)


def _throughput(tables: Tables) -> Overlay:
    one = next(row for row in tables.throughput if row.tokens_per_second)
    rates = [
        replace(
            one,
            id=f"own-{number}",
            tokens_per_second=1000 + number / 7,
            first_seen="",
            last_seen="",
            measured=True,
        )
        for number in range(_ROWS)
    ]
    return Overlay().put(rates, _OWN, tables)


def _seconds(work: Callable[[], _T]) -> tuple[float, _T]:
    start = time.process_time()
    done = work()
    return time.process_time() - start, done


if __name__ == "__main__":
    main()
