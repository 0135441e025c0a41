from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "runlogs"))
from invented_logs import Job as Run
from invented_logs import arguments, megatron, trainer_log

from ascgui.session.job import Job
from ascgui.session.log_shelf import LogShelf, LogState


@pytest.fixture
def shelf(qapp):
    job = Job()
    made = LogShelf(job)
    yield made
    assert job.shutdown(30)


def written(path, lines):
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def read(qtbot, shelf, *paths):
    shelf.add(paths)
    qtbot.waitUntil(lambda: not shelf.reading, timeout=10_000)


@pytest.fixture
def whole(tmp_path):
    run = Run(tps=2000, devices=16)
    return written(tmp_path / "whole.log", [*arguments(16, 4096), *megatron(run)])


@pytest.fixture
def lacking(tmp_path):
    return written(tmp_path / "trainer_log.jsonl", trainer_log(Run(tps=1500, steps=600)))


def test_a_log_is_read_and_measured(qtbot, shelf, whole):
    read(qtbot, shelf, whole)
    (entry,) = shelf.entries
    assert entry.state is LogState.MEASURED
    assert entry.found.tps == pytest.approx(2000, rel=0.005)
    assert entry.found.devices == 16


def test_what_a_log_lacks_is_asked_for_and_measured_without_reading_again(qtbot, shelf, lacking):
    read(qtbot, shelf, lacking)
    (entry,) = shelf.entries
    assert entry.state is LogState.NEEDS_INPUT
    assert [need.field for need in entry.found.needs] == ["devices"]
    lacking.unlink()
    shelf.give(entry.id, devices=16)
    assert shelf.entry(entry.id).state is LogState.MEASURED
    assert shelf.entry(entry.id).found.tps == pytest.approx(1500, rel=0.005)


def test_a_file_that_is_no_log_is_refused_with_the_reason(qtbot, shelf, tmp_path):
    read(qtbot, shelf, written(tmp_path / "notes.txt", ["hello"]))
    (entry,) = shelf.entries
    assert entry.state is LogState.REFUSED
    assert entry.refusal.code == "form-not-recognised"


def test_a_file_that_is_gone_is_refused(qtbot, shelf, tmp_path):
    read(qtbot, shelf, tmp_path / "gone.log")
    assert shelf.entries[0].refusal.code == "cannot-read"


def test_of_a_folder_only_logs_are_listed(qtbot, shelf, tmp_path, whole, lacking):
    written(tmp_path / "notes.txt", ["hello"])
    read(qtbot, shelf, tmp_path)
    assert {entry.path.name for entry in shelf.entries} == {whole.name, lacking.name}


def test_an_empty_folder_is_said(qtbot, shelf, tmp_path):
    (tmp_path / "empty").mkdir()
    with qtbot.waitSignal(shelf.noticed) as noticed:
        shelf.add([tmp_path / "empty"])
    assert noticed.args[0].code == "no-logs"
    qtbot.waitUntil(lambda: not shelf.reading)


def test_a_log_that_grew_is_read_on(qtbot, shelf, whole):
    read(qtbot, shelf, whole)
    before = shelf.entries[0].found.steps_read
    with whole.open("a", encoding="utf-8") as file:
        file.write("\n".join(megatron(Run(tps=2000, devices=16, first=61, steps=40))) + "\n")
    shelf.read_on(str(whole))
    qtbot.waitUntil(lambda: not shelf.reading)
    assert shelf.entries[0].found.steps_read == before + 40


def test_another_form_can_be_asked_for(qtbot, shelf, whole):
    read(qtbot, shelf, whole)
    shelf.take_form(str(whole), "verl")
    qtbot.waitUntil(lambda: not shelf.reading)
    assert shelf.entries[0].state is LogState.REFUSED
    shelf.take_form(str(whole), "")
    qtbot.waitUntil(lambda: not shelf.reading)
    assert shelf.entries[0].state is LogState.MEASURED


def test_reading_can_be_cancelled_and_taken_up_again(qtbot, shelf, whole, lacking):
    shelf.add([whole, lacking])
    shelf.cancel()
    qtbot.waitUntil(lambda: not shelf.reading)
    assert str(lacking) not in {entry.id for entry in shelf.entries}
    read(qtbot, shelf, whole, lacking)
    assert shelf.entry(str(whole)).state is LogState.MEASURED
    assert shelf.entry(str(lacking)).state is LogState.NEEDS_INPUT


def test_a_removed_log_is_gone_and_its_file_is_not(qtbot, shelf, whole, lacking):
    read(qtbot, shelf, whole, lacking)
    shelf.remove([str(whole)])
    assert [entry.path for entry in shelf.entries] == [lacking]
    assert whole.exists()
