"""A disk without room and folders that may not be written: nothing is lost and all is said."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# The system itself refuses to write beyond a size, as a full disk does.
FULL = """
import resource, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from ascgui.catalog.load import load
from ascgui.domain.issues import Refused
from ascgui.domain.plan import Plan
from ascgui.estimator.answer import answer
from ascgui.planfile.project_write import save_project
from ascgui.planfile.drafts import read
from ascgui.session.autosave import Autosave
from ascgui.session.crash import CrashGuard
from ascgui.session.document import Document
from ascgui.session.file_lock import Claim
from ascgui.session.settings import Settings
folder = Path(sys.argv[1])
application = QCoreApplication([])
tables = load().tables
document = Document(Plan(name="First", note="x" * 3000, model="qwen2.5-7b"))
autosave = Autosave(document, folder / "recovery", delay_s=0.01)
told = []
autosave.refused.connect(told.append)
def answers(): return {"1": answer(document.plan, tables)}
def until(true):
    loop = QEventLoop()
    timer = QTimer(); timer.timeout.connect(lambda: true() and loop.quit()); timer.start(5)
    QTimer.singleShot(10_000, loop.quit)
    loop.exec()
    assert true(), "waited for nothing"
path = folder / "plan.toml"
base = save_project(path, document.project, answers(), tables, None)
document.apply("a", seq_len=1); document.settle()
until(autosave.path.exists)
settings = Settings(folder / "config")
assert settings.change(theme="dark") is None
before = {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}
kept = read(autosave.path).project
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
document.apply("b", seq_len=2); document.settle()
until(lambda: told)
assert [issue.code for issue in told] == ["autosave-failed"], told
try:
    save_project(path, document.project, answers(), tables, base)
    raise SystemExit("it was saved")
except Refused as refused:
    assert [issue.code for issue in refused.issues] == ["disk-full"], refused
assert settings.change(theme="light").code == "settings-not-saved"
guard = CrashGuard(folder)
guard.report(ValueError("told on the console when there is no room"))
assert Claim().move_to(path) is None
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
now = {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}
assert {each: now.get(each) for each in before} == before
left = [each.name for each in set(now) - set(before) if now[each]]
assert left == [], left
assert read(autosave.path).project == kept
# Room again: the same calls work.
document.apply("c", seq_len=3)
until(lambda: read(autosave.path).project == document.project)
saved = save_project(path, document.project, answers(), tables, base)
document.mark_saved(path, saved)
assert not autosave.path.exists()
autosave.end()
print("whole")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is one of Unix")
def test_on_a_full_disk_every_file_stays_whole_and_each_refusal_is_told(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path)],
        cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.stdout.endswith("whole\n"), done.stderr


READ_ONLY = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from ascgui.catalog.load import load
from ascgui.domain.issues import Refused
from ascgui.domain.plan import Plan
from ascgui.estimator.answer import answer
from ascgui.planfile.project_read import read_project
from ascgui.planfile.project_write import save_project
from ascgui.session.autosave import Autosave
from ascgui.session.crash import CrashGuard
from ascgui.session.document import Document
from ascgui.session.file_lock import Claim
from ascgui.session.leftovers import Leftovers
from ascgui.session.settings import Settings
folder = Path(sys.argv[1])
application = QCoreApplication([])
tables = load().tables
document = Document(Plan(name="First", model="qwen2.5-7b"))
path = folder / "plan.toml"
answers = {"1": answer(document.plan, tables)}
save_project(path, document.project, answers, tables, None)
before = path.read_bytes()
folder.chmod(0o555)
path.chmod(0o444)
if os.geteuid() == 0:
    os.seteuid(65534)
claim = Claim()
assert claim.move_to(path) is None
opened = read_project(path, tables)
try:
    save_project(path, opened.project, answers, tables, opened.text, force=True)
    raise SystemExit("it was saved")
except Refused as refused:
    assert refused.issues[0].code in {"file-read-only", "folder-read-only"}, refused
document.apply("a", seq_len=1)
autosave = Autosave(document, folder / "recovery")
assert autosave.write_now().code == "autosave-failed"
autosave.end()
assert Settings(folder / "config").change(theme="dark").code == "settings-not-saved"
assert Leftovers(folder / "recovery").find() == ()
guard = CrashGuard(folder / "data")
guard.catch_faults()
guard.uninstall()
assert path.read_bytes() == before
assert [each.name for each in folder.iterdir()] == ["plan.toml"]
print("whole")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the permissions are those of Unix")
def test_in_folders_that_may_not_be_written_all_is_read_and_each_refusal_is_told():
    # Not in the folder of the tests, which only the one who runs them may enter.
    with tempfile.TemporaryDirectory() as made:
        Path(made).chmod(0o711)
        folder = Path(made) / "read only"
        folder.mkdir()
        done = subprocess.run(
            [sys.executable, "-c", READ_ONLY, str(folder)],
            cwd=ROOT, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        folder.chmod(0o755)
    assert done.stdout.endswith("whole\n"), done.stderr
