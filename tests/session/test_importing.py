from __future__ import annotations

import threading

import pytest

from ascgui.catalog.intake.block import Block
from ascgui.catalog.load import load, user_overlay
from ascgui.catalog.overlay import Origin
from ascgui.domain.catalog import JobKey
from ascgui.domain.text import text
from ascgui.session.importing import Importing, Source, Target
from ascgui.session.job import Jobs
from ascgui.session.workbench import Workbench

EDITION = "6.5.910"
KEY = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")
ROW = """model\tstrategy\tseq_len\tframework\thardware\tdevices
qwen2.5-7b\tfull\t4096\tmindspeed-llm\tsnt9b\t8
"""


@pytest.fixture
def jobs(qapp, tmp_path, monkeypatch):
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path / "data"))
    made = Jobs()
    yield made
    assert made.shutdown(30)


@pytest.fixture
def bench(jobs):
    return Workbench(load(overlay=user_overlay()), jobs.new())


@pytest.fixture
def importing(bench, jobs):
    failures = []
    made = Importing(bench, jobs.new(), lambda preview, _questions: preview.counts, failures.append)
    yield made
    assert failures == []


def begin(qtbot, importing, source=None):
    with qtbot.waitSignal(importing.previewed, timeout=10_000) as seen:
        importing.begin(source or Source(block=Block(plain=ROW)), Target(EDITION))
    return seen.args[0]


def settled(qtbot, importing, bench):
    qtbot.waitUntil(lambda: not importing.busy and not bench.unsaved, timeout=10_000)


def test_what_would_happen_is_told_with_what_the_window_arranged(qtbot, importing):
    seen = begin(qtbot, importing)
    assert seen.shown["changed"] == 1
    assert importing.accepts == 1
    assert importing.can_accept


def test_another_edition_is_aimed_at_without_reading_again(qtbot, importing):
    begin(qtbot, importing)
    with qtbot.waitSignal(importing.previewed, timeout=10_000) as seen:
        importing.aim(Target("6.5.999"))
    assert seen.args[0].preview.is_new_edition
    with qtbot.assertNotEmitted(importing.previewed, wait=50):
        importing.aim(Target("6.5.999"))


def test_a_name_that_cannot_be_used_is_refused(qtbot, importing):
    begin(qtbot, importing)
    with qtbot.waitSignal(importing.refused, timeout=10_000) as refused:
        importing.aim(Target("6.5 910|"))
    assert refused.args[0].issues[0].code == "bad-usage"


def test_a_cancelled_run_ends_and_leaves_nothing(qtbot, bench, jobs):
    going = threading.Event()

    def arrange(preview, _questions):
        going.wait(30)
        return preview

    one = Importing(bench, jobs.new(), arrange, lambda _failure: None)
    one.begin(Source(block=Block(plain=ROW)), Target(EDITION))
    one.cancel()
    going.set()
    qtbot.waitUntil(lambda: not one.busy, timeout=10_000)
    one.close()
    assert one.previewed_now is None
    assert not bench.overlay.layers


def test_closing_while_it_reads_shows_nothing_afterwards(qtbot, importing):
    with qtbot.assertNotEmitted(importing.previewed, wait=100):
        importing.begin(Source(block=Block(plain=ROW)), Target(EDITION))
        importing.close()
    qtbot.waitUntil(lambda: not importing.busy)
    assert importing.source is None


def test_accepted_rows_are_one_step_of_undo(qtbot, importing, bench):
    begin(qtbot, importing)
    with qtbot.waitSignal(importing.accepted, timeout=10_000) as accepted:
        importing.accept(text("Import {name}", name="x"))
    assert accepted.args == [1]
    assert bench.undo_stack.count() == 1
    assert bench.catalog.tables.requirements[EDITION, KEY].devices == 8
    settled(qtbot, importing, bench)


def test_what_was_changed_meanwhile_is_never_overwritten(qtbot, importing, bench):
    begin(qtbot, importing)
    mine = bench.overlay.set_requirement(KEY, EDITION, 32, Origin("mine"), bench.catalog.under)
    with qtbot.waitSignal(importing.previewed, timeout=10_000) as seen:
        importing.accept(text("Import {name}", name="x"))
        bench.put("mine", mine)
    assert seen.args[0].preview.counts["conflicts"] == 1
    assert bench.catalog.tables.requirements[EDITION, KEY].devices == 32
    settled(qtbot, importing, bench)


def test_a_file_that_is_not_there_is_refused(qtbot, importing, tmp_path):
    with qtbot.waitSignal(importing.refused, timeout=10_000):
        importing.begin(Source(tmp_path / "no.csv"), Target(EDITION))
