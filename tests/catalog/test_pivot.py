from __future__ import annotations

import pytest

from ascgui.catalog.intake.block import Block, understood
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin
from ascgui.catalog.pivot import as_html, as_lines, pivot
from ascgui.catalog.preview import preview
from ascgui.domain.catalog import JobKey, Support

HEADINGS = ("Model", "Strategy", "Sequence length")
EDITION = "6.5.910"


@pytest.fixture(scope="module")
def catalog():
    return load()


@pytest.fixture(scope="module")
def table(catalog):
    return pivot(catalog.tables, EDITION)


def row_of(table, model, strategy, seq_len):
    found = [
        row
        for row in table.rows
        if row.model == model and strategy in row.strategies and seq_len in row.lengths
    ]
    assert len(found) == 1
    return found[0]


def test_the_rows_are_those_that_the_vendor_prints(table):
    assert len(table.rows) == 103
    assert len(table.columns) == 8
    first = table.rows[0]
    assert (first.model, first.strategy, first.seq_len) == ("llama3.1-8b", "full", "4096/8192")
    assert row_of(table, "llama3.2-1b", "lora", 8192).strategy == "full/lora"


def test_every_entry_stands_in_exactly_one_place(catalog, table):
    places = {
        JobKey(row.model, strategy, length, column.framework, column.hardware): row.counts[at]
        for row in table.rows
        for strategy in row.strategies
        for length in row.lengths
        for at, column in enumerate(table.columns)
    }
    entries = {
        key: entry.devices if entry.devices is not None else Support.NOT_SUPPORTED
        for (edition, key), entry in catalog.tables.requirements.items()
        if edition == EDITION
    }
    assert places == entries


def test_columns_of_one_framework_that_say_the_same_are_one_cell(table):
    row = row_of(table, "qwen2.5-7b", "lora", 4096)
    assert row.counts[:4] == (2, 2, 1, 2)
    assert list(table.across(row))[:3] == [(0, 2), (2, 1), (3, 1)]


def test_equal_counts_of_two_frameworks_stay_two_cells(table):
    row = row_of(table, "qwen2.5-32b", "full", 4096)
    assert row.counts[:4] == (16, 16, 16, 16)
    assert list(table.across(row))[:2] == [(0, 2), (2, 2)]


def test_the_rows_of_a_model_stand_together(table):
    models = [table.rows[at].model for at, _ in table.down()]
    assert len(models) == len(set(models))
    assert sum(height for _, height in table.down()) == len(table.rows)


def test_a_printed_row_falls_apart_where_one_of_its_entries_was_changed(catalog):
    key = JobKey("llama3.2-1b", "lora", 8192, "mindspeed-llm", "snt9b")
    changes = catalog.changes.set_requirement(key, EDITION, 8, Origin("x"), catalog.under)
    table = pivot(catalog.changed_to(changes).tables, EDITION)
    assert len(table.rows) == 106
    row = row_of(table, "llama3.2-1b", "lora", 8192)
    assert (row.strategy, row.seq_len, row.counts[0]) == ("lora", "8192", 8)
    assert row_of(table, "llama3.2-1b", "full", 4096).counts[0] == 1


def test_a_place_without_an_entry_is_unknown_and_not_the_same_as_a_dash(catalog):
    key = JobKey("llama3.2-1b", "lora", 2048, "mindspeed-llm", "snt9b")
    changes = catalog.changes.set_requirement(key, EDITION, 8, Origin("x"), catalog.under)
    table = pivot(catalog.changed_to(changes).tables, EDITION)
    row = row_of(table, "llama3.2-1b", "lora", 2048)
    assert row.counts == (8, *[None] * 7)
    assert list(table.across(row)) == [(at, 1) for at in range(8)]
    line = as_lines(table, [row], HEADINGS, catalog.tables)[1]
    assert line[3:] == [8, *[""] * 7]


def test_what_is_copied_as_html_is_read_back_as_it_was(catalog, table):
    copied = as_html(table, table.rows, HEADINGS, catalog.tables)
    intake, headed = understood(Block(html=copied), catalog.tables, EDITION)
    found = preview(intake, catalog, EDITION)
    assert not headed
    assert found.counts["unchanged"] == 1232
    assert sum(found.counts.values()) == 1232


def test_what_is_copied_as_text_is_read_back_as_it_was(catalog, table):
    lines = as_lines(table, table.rows, HEADINGS, catalog.tables)
    copied = "".join("\t".join(map(str, line)) + "\n" for line in lines)
    intake, _ = understood(Block(plain=copied), catalog.tables, EDITION)
    found = preview(intake, catalog, EDITION)
    assert found.counts["unchanged"] == 1232
    assert sum(found.counts.values()) == 1232


def test_an_edition_without_rows_is_an_empty_table(catalog):
    table = pivot(catalog.tables, "no such")
    assert (table.columns, table.rows) == ((), ())
