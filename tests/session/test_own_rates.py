from __future__ import annotations

from dataclasses import replace

import pytest

from ascgui.catalog.load import load, user_overlay
from ascgui.catalog.overlay import Origin
from ascgui.session import own_rates


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("ASCGUI_DATA", str(tmp_path / "data"))


@pytest.fixture
def row():
    shipped = next(row for row in load().tables.throughput if row.tokens_per_second)
    return replace(shipped, id="measured-here", measured=True, source="a.log sha256:00")


def test_a_saved_rate_is_in_the_catalog_and_in_the_file(row):
    catalog = own_rates.saved(load(overlay=user_overlay()), row, Origin("a.log"))
    assert "measured-here" in catalog.tables.throughput_by_id
    assert "measured-here" in load(overlay=user_overlay()).tables.throughput_by_id


def test_a_catalog_without_a_place_for_changes_is_given_the_users_own(row):
    catalog = own_rates.saved(load(), row, Origin("a.log"))
    assert catalog.overlay == user_overlay()


def test_taking_back_removes_the_row_or_puts_back_what_it_was(row):
    catalog = own_rates.saved(load(overlay=user_overlay()), row, Origin("a.log"))
    earlier = own_rates.before(catalog, row.id)
    again = own_rates.saved(catalog, replace(row, tokens_per_second=1.0), Origin("b.log"))
    back = own_rates.taken_back(again, row.id, earlier)
    assert back.tables.throughput_by_id[row.id].tokens_per_second == row.tokens_per_second
    assert row.id not in own_rates.taken_back(back, row.id, None).tables.throughput_by_id


def test_what_another_program_wrote_meanwhile_is_kept(row):
    mine = load(overlay=user_overlay())
    other = own_rates.saved(load(overlay=user_overlay()), replace(row, id="other"), Origin("o"))
    assert "other" in other.tables.throughput_by_id
    catalog = own_rates.saved(mine, row, Origin("a.log"))
    assert {"other", row.id} <= set(catalog.tables.throughput_by_id)
