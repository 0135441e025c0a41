from __future__ import annotations

import json
import time

from ascgui.windows import rehearsal
from ascgui.windows.start import run


def test_the_program_ends_by_itself_and_tells_what_it_showed(qapp, tmp_path, monkeypatch):
    seen = tmp_path / "seen.json"
    monkeypatch.setenv(rehearsal.VARIABLE, str(seen))
    begun = time.time()
    assert run(["--sample"]) == 0
    told = json.loads(seen.read_text(encoding="utf-8"))
    assert begun < told["usable"] <= told["shown"]
    assert told["devices"] == 8
    assert "sample" in told["title"]
    assert told["page"]


def test_a_program_that_never_comes_to_work_ends_too(qapp, tmp_path, monkeypatch):
    seen = tmp_path / "seen.json"
    monkeypatch.setenv(rehearsal.VARIABLE, str(seen))
    monkeypatch.setattr(rehearsal, "PATIENCE_S", 0)
    assert run([]) == rehearsal.GAVE_UP
    assert not seen.exists()


def test_without_being_asked_it_does_not_watch(monkeypatch):
    monkeypatch.delenv(rehearsal.VARIABLE, raising=False)
    assert not rehearsal.wanted()
