from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from ascgui.catalog.check import check
from ascgui.catalog.listing import TABLES
from ascgui.catalog.load import load
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.catalog_model import (
    ISSUE_COLUMNS,
    CatalogModel,
    issue_rows,
    table_content,
)

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture(scope="module")
def catalog():
    return load()


@pytest.fixture
def model(qapp):
    return CatalogModel(Tongue())


def column_of(model, name):
    return [column.id for column in model.columns].index(name)


@pytest.mark.parametrize("table", TABLES)
def test_every_table_is_shown_whole_under_its_headings(model, catalog, table):
    columns, rows = table_content(catalog, table, None)
    model.set_rows(columns, rows)
    assert model.rowCount() == len(rows) > 0
    assert all(model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount()))
    assert len({row.id for row in rows}) == len(rows)


@pytest.mark.parametrize("table", TABLES)
def test_every_table_holds_what_qt_demands_of_a_model(model, catalog, table):
    columns, rows = table_content(catalog, table, None)
    tester = QAbstractItemModelTester(model, FATAL)
    # A few rows from all over: the tester asks for everything after every change.
    model.set_rows(columns, rows[:: max(1, len(rows) // 8)])
    for at in range(model.columnCount()):
        model.sort(at, Qt.SortOrder.DescendingOrder)
    model.set_filter("qwen")
    del tester


def test_not_supported_is_a_quiet_dash_that_says_what_it_means(model, catalog):
    model.set_rows(*table_content(catalog, "min-devices", None))
    devices = column_of(model, "devices")
    dashes = [at for at in range(model.rowCount()) if model.index(at, devices).data() == "–"]
    supported = [one for one in catalog.tables.requirements.values() if one.devices is not None]
    assert len(dashes) == model.rowCount() - len(supported)
    row = model.row_at(dashes[0])
    index = model.index(dashes[0], devices)
    assert model.quiet(row, devices)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "not supported"
    assert index.data(Qt.ItemDataRole.ToolTipRole).startswith("<qt>not supported<br>")
    assert model.copied([dashes[0]], [devices], headers=False).tsv == "-\n"


def test_unknown_is_blank_and_not_a_dash(model, catalog):
    model.set_rows(*table_content(catalog, "models", None))
    vision = column_of(model, "params_vision")
    blank = next(at for at in range(model.rowCount()) if not model.index(at, vision).data())
    assert not model.quiet(model.row_at(blank), vision)
    assert model.copied([blank], [vision], headers=False).tsv == "\n"


def test_hovering_tells_the_source_and_the_line_of_the_file(model, catalog):
    model.set_rows(*table_content(catalog, "min-devices", None))
    tip = model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole).removesuffix("</qt>").split("<br>")
    assert len(tip) == 3
    assert tip[1] in catalog.tables.documents
    assert ".toml:" in tip[2]


def test_the_words_of_the_feature_table_can_be_searched(model, catalog):
    model.set_rows(*table_content(catalog, "features", None))
    model.set_filter("support planned")
    value = column_of(model, "value")
    assert model.rowCount() > 0
    assert {model.index(at, value).data() for at in range(model.rowCount())} == {
        "no support planned"
    }


def test_an_edition_limits_the_rows(catalog):
    old = table_content(catalog, "min-devices", "6.5.902")[1]
    new = table_content(catalog, "min-devices", "6.5.910")[1]
    both = table_content(catalog, "min-devices", None)[1]
    assert len(old) + len(new) == len(both)
    assert len(new) == 1232


def test_findings_are_rows_worst_first(model, catalog):
    issues = check(catalog.tables)
    rows = issue_rows(issues)
    model.set_rows(ISSUE_COLUMNS, rows)
    assert model.rowCount() == len(issues)
    ranks = [row.issue.severity.rank for row in rows]
    assert ranks == sorted(ranks)
    assert model.index(0, column_of(model, "message")).data()
