from __future__ import annotations

from dataclasses import replace

import pytest

from ascgui.catalog.load import load, user_overlay
from ascgui.catalog.overlay import Origin
from ascgui.session import own_rates
from ascgui.session.job import Job
from ascgui.session.workbench import Workbench


@pytest.fixture
def new_bench(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path / "data"))
    jobs = []

    def made():
        jobs.append(Job())
        return Workbench(load(overlay=user_overlay()), jobs[-1])

    yield made
    assert all(job.shutdown(30) for job in jobs)


@pytest.fixture
def row():
    shipped = next(row for row in load().tables.throughput if row.tokens_per_second)
    return replace(shipped, id="measured-here", measured=True, source="a.log sha256:00")


def in_file():
    return load(overlay=user_overlay()).tables.throughput_by_id


def test_a_rate_is_in_the_catalog_at_once_and_in_the_file_soon(qtbot, new_bench, row):
    bench = new_bench()
    with qtbot.waitSignal(bench.saved):
        own_rates.put(bench, row, Origin("a.log"))
        assert "measured-here" in bench.catalog.tables.throughput_by_id
    assert "measured-here" in in_file()


def test_taking_back_removes_the_row_or_puts_back_what_it_was(qtbot, new_bench, row):
    bench = new_bench()
    own_rates.put(bench, row, Origin("a.log"))
    earlier = own_rates.before(bench, row.id)
    own_rates.put(bench, replace(row, tokens_per_second=1.0), Origin("b.log"))
    own_rates.take_back(bench, row.id, earlier)
    assert bench.catalog.tables.throughput_by_id[row.id].tokens_per_second == row.tokens_per_second
    own_rates.take_back(bench, row.id, None)
    assert row.id not in bench.catalog.tables.throughput_by_id
    assert bench.finish()
    assert row.id not in in_file()


def test_what_another_program_wrote_meanwhile_is_kept(qtbot, new_bench, row):
    mine, other = new_bench(), new_bench()
    own_rates.put(other, replace(row, id="other"), Origin("o"))
    assert other.finish()
    own_rates.put(mine, row, Origin("a.log"))
    assert mine.finish()
    assert {"other", row.id} <= set(in_file())
    assert {"other", row.id} <= set(mine.catalog.tables.throughput_by_id)
