"""The program killed at random moments: every file is whole, and little work is lost.

``ASCGUI_KILLS`` says how often; from 100 on each session runs with the program's own delays and
for as long as they need. `make kill-test` does that.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from killed_sessions import JOURNAL, Sessions

from ascgui.catalog.load import load
from ascgui.domain.plan import Plan
from ascgui.estimator.answer import answer
from ascgui.planfile.project_read import read_project
from ascgui.planfile.write import save
from ascgui.session.autosave import DELAY_S
from ascgui.session.crash import CrashGuard
from ascgui.session.leftovers import Leftovers

KILLS = int(os.environ.get("ASCGUI_KILLS", "20"))
LONG = KILLS >= 100
AT_MOST_S = 5.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sessions are forked")


@dataclass(frozen=True)
class Killed:
    """One session that was killed, and what it had told."""

    folder: Path
    at: float
    edits: tuple[tuple[int, float], ...]
    saved: int
    rows: int

    @property
    def began(self) -> bool:
        return bool(self.edits)


@pytest.fixture(scope="module")
def tables():
    return load().tables


@pytest.fixture(scope="module")
def sessions():
    made = Sessions()
    yield made
    made.end()


def killed(sessions, folder, seed, tables) -> Killed:
    folder.mkdir()
    plan = Plan(name="Trial", model="qwen2.5-7b", framework="mindspeed-llm", hardware="snt9b")
    save(folder / "plan.toml", plan, answer(plan, tables), tables, None)
    chance = random.Random(seed)
    process = sessions.start(folder, seed, round(DELAY_S * 1000) if LONG else 100)
    journal = folder / JOURNAL
    if seed % 4:  # of every four one is killed while it starts
        until = time.monotonic() + 60
        while time.monotonic() < until and not (journal.exists() and journal.stat().st_size):
            time.sleep(0.01)
        time.sleep(chance.uniform(0.0, 8.0 if LONG else 0.8))
    else:
        time.sleep(chance.uniform(0.0, 1.0))
    os.kill(process, signal.SIGKILL)
    at = time.monotonic()
    told: dict[str, list[tuple[int, float]]] = {"edited": [], "saved": [], "row": []}
    for line in journal.read_text().splitlines() if journal.exists() else ():
        what, number, when = line.split()
        told[what].append((int(number), float(when)))
    newest = {what: max((number for number, _ in of), default=0) for what, of in told.items()}
    until = time.monotonic() + 60
    while Path(f"/proc/{process}").exists() and time.monotonic() < until:
        time.sleep(0.01)
    return Killed(folder, at, tuple(told["edited"]), newest["saved"], newest["row"])


def number_in(project) -> int:
    """The newest edit that a project holds; every edit wrote its number into two fields."""
    plan = project.scenarios[0].plan
    if not plan.note:
        return 0
    assert int(plan.note) == plan.seq_len, "half of an edit"
    return int(plan.note)


def check(one: Killed, tables) -> tuple[float, bool]:
    """Find every file whole; return the seconds of work lost and whether a draft was found."""
    folder = one.folder
    # The plan, and the state before its last save.
    opened = read_project(folder / "plan.toml", tables)
    assert opened.issues == ()
    in_file = number_in(opened.project)
    assert in_file >= one.saved
    backup = folder / "plan.toml.bak"
    if backup.exists():
        assert number_in(read_project(backup, tables).project) <= in_file
    # The settings.
    settings = folder / "config" / "settings.toml"
    if settings.exists():
        tomllib.loads(settings.read_text("utf-8"))
    # The user's own catalog.
    catalog = load(overlay=folder / "data" / "catalog")
    assert catalog.issues == ()
    own = {row.id for row in catalog.tables.throughput if row.id.startswith("own-")}
    assert {f"own-{number}" for number in range(1, one.rows + 1)} <= own
    # What was kept for recovery: offered, and whole.
    leftovers = Leftovers(folder / "data" / "recovery")
    found = leftovers.find()
    leftovers.release()
    on_disk = list((folder / "data" / "recovery").glob("*.toml"))
    assert len(found) == len(on_disk)
    assert all(each.draft is not None for each in found)
    kept = max((number_in(each.draft.project) for each in found), default=0)
    # No error on the way.
    assert CrashGuard(folder / "data").unseen() == ""
    lost = [when for number, when in one.edits if number > max(in_file, kept)]
    return (one.at - min(lost) if lost else 0.0), bool(found)


def test_whenever_it_is_killed_every_file_is_whole_and_little_is_lost(
    sessions, tables, tmp_path, qapp, capsys
):
    def one(number: int) -> Killed:
        return killed(sessions, tmp_path / f"{number}", number, tables)

    with ThreadPoolExecutor(3 if LONG else 2) as pool:
        every = list(pool.map(one, range(KILLS)))
    losses, drafts = zip(*(check(each, tables) for each in every), strict=True)
    began = sum(each.began for each in every)
    edits = sum(len(each.edits) for each in every)
    with capsys.disabled():
        if LONG:
            print(
                f"\n{KILLS} kills, {began} while working, {edits} edits, {sum(drafts)} with a"
                f" recovery file; at most {max(losses):.2f} s of work lost"
            )
    assert max(losses) <= AT_MOST_S
    assert began >= KILLS // 2
    assert any(drafts)
