from __future__ import annotations

import pytest

from ascgui.catalog.listing import columns
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin, Overlay
from ascgui.catalog.records import identity, of_table
from ascgui.domain.catalog import FeatureValue
from ascgui.language.numbers import NumberProblem
from ascgui.viewmodels.record_draft import SEVERAL, Edited, checks, edited, put_into, value_of
from ascgui.viewmodels.record_fields import (
    FIELDS,
    NOT_SUPPORTED,
    Kind,
    blank_record,
    duplicate_of,
    field_of,
    free_id,
)

TABLES = tuple(FIELDS)


@pytest.fixture(scope="module")
def tables():
    return load().tables


def records(tables, table):
    return list(of_table(tables, table).values())


@pytest.mark.parametrize("table", TABLES)
def test_every_field_stands_in_a_column_of_its_table(table):
    ids = {column.id for column in columns(table)}
    assert {field.id for field in FIELDS[table]} <= ids


@pytest.mark.parametrize("table", TABLES)
def test_every_shipped_row_is_sound_and_written_as_it_is_read(tables, table):
    for record in records(tables, table)[::7]:
        assert checks(table, record, tables, record) == {}
        for field in FIELDS[table]:
            value = field.get(record)
            if field.kind is not Kind.CHOICE and value not in (None, "", ()):
                assert field.reading.read(field.reading.write(value)) == value, field.id
            assert field.get(field.put(record, value)) == value, field.id


@pytest.mark.parametrize("table", TABLES)
def test_every_choice_offers_what_the_shipped_rows_say(tables, table):
    for field in FIELDS[table]:
        if field.choices is None:
            continue
        for record in records(tables, table)[::11]:
            offered = {choice.value for choice in field.choices(tables, record)}
            assert field.get(record) in offered, field.id


@pytest.mark.parametrize("table", TABLES)
def test_a_duplicate_is_another_row_or_says_that_it_is_not(tables, table):
    record = records(tables, table)[0]
    copy = duplicate_of(record, tables)
    assert identity(table, copy) != identity(table, record) or checks(table, copy, tables)
    assert checks(table, blank_record(table, tables), tables)


@pytest.mark.parametrize("typed", ["-", "–", " - ", "不支持", "Not supported"])
def test_a_dash_is_not_supported(tables, typed):
    field = field_of("min-devices", "devices")
    value = field.reading.read(typed)
    assert value == NOT_SUPPORTED
    entry = next(one for one in records(tables, "min-devices") if one.devices)
    assert field.put(entry, value).devices is None


@pytest.mark.parametrize("typed", ["16", "16*Ascend", "16 卡", "1.6e1"])
def test_a_count_may_be_typed_as_a_document_prints_it(typed):
    assert field_of("min-devices", "devices").reading.read(typed) == 16


@pytest.mark.parametrize("typed", ["0", "-3", "1.5", "many", "", "1e30", "1000001"])
def test_what_is_no_count_is_not_taken_for_one(typed):
    with pytest.raises(NumberProblem):
        field_of("min-devices", "devices").reading.read(typed)


def test_a_printed_text_is_a_support_and_goes_with_it(tables):
    cell = next(one for one in tables.features if one.value is FeatureValue.NOT_SUPPORTED)
    told = field_of("features", "detail").put(cell, "FSDP")
    assert (told.value, told.detail) == (FeatureValue.SUPPORTED, "FSDP")
    # As Qt gives it back: a plain text.
    denied = field_of("features", "value").put(told, "not-planned")
    assert (denied.value, denied.detail) == (FeatureValue.NOT_PLANNED, "")


@pytest.mark.parametrize(
    ("table", "field", "value", "told"),
    [
        ("min-devices", "model", "no-such", "model"),
        ("min-devices", "framework", "no-such", "framework"),
        ("min-devices", "hardware", "no-such", "hardware"),
        ("min-devices", "seq_len", 0, "seq_len"),
        ("min-devices", "devices", 0, "devices"),
        ("features", "catalog_models", ("no-such",), "catalog_models"),
        ("features", "feature", "no-such", "feature"),
        ("throughput", "stage", "no-such", "stage"),
        ("throughput", "source", "", "source"),
        ("models", "model", "", "model"),
        ("models", "kind", "no-such", "kind"),
    ],
)
def test_what_is_wrong_is_told_of_its_field(tables, table, field, value, told):
    record = records(tables, table)[0]
    edit = edited(table, (record,), field_of(table, field), value, tables)
    assert told in dict(edit.faults)
    assert edit.fault(told) is not None


def test_a_field_in_which_rows_differ_is_several(tables):
    rows = [one for one in records(tables, "min-devices") if one.devices][:40]
    assert value_of("min-devices", rows, "edition") == rows[0].edition
    assert value_of("min-devices", rows, "devices") is SEVERAL
    assert value_of("min-devices", (), "devices") is None


def test_a_row_that_gets_another_name_moves_with_where_it_came_from(tables):
    entry = records(tables, "min-devices")[0]
    seq_len = field_of("min-devices", "seq_len")
    new = seq_len.put(entry, 65536)
    first = put_into(Overlay(), "min-devices", Edited((), (new,)), Origin("mail"), tables)
    moved = put_into(
        first, "min-devices", Edited((new,), (seq_len.put(new, 131072),)), Origin(), tables
    )
    (change,) = moved.changes()
    assert change.record.key.seq_len == 131072
    assert change.origin.source == "mail"


def test_ids_are_free():
    assert free_id("own", {}) == "own"
    assert free_id("own", {"own": 1, "own-2": 2}) == "own-3"
