from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

sys.path.insert(0, str(Path(__file__).parents[1] / "comparison"))
from comparison_examples import BASE, TABLES

from ascgui.domain.plan import ThroughputChoice
from ascgui.estimator.ways import ways
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.ways_model import WaysModel, way_columns, way_rows

PLAN = replace(
    BASE, price_per_card_hour=10.0, currency="CNY", throughput=ThroughputChoice(entered_tps=4000.0)
)


@pytest.fixture
def model(qapp):
    tongue = Tongue()
    made = WaysModel(tongue)
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    made.put(way_rows(ways(PLAN, TABLES), TABLES, tongue.language))
    return made


def column(name):
    return [one.id for one in way_columns()].index(name)


def shown(model, name):
    return [model.index(row, column(name)).data() for row in range(model.rowCount())]


def test_a_way_is_shown_with_names_and_units_and_sorted_by_its_numbers(model):
    assert shown(model, "framework")[0] == "MindSpeed-LLM"
    known = [words for words in shown(model, "duration_seconds") if words]
    assert known
    assert all("h" in words or "min" in words or "d" in words for words in known)
    model.sort(column("duration_seconds"), Qt.SortOrder.AscendingOrder)
    values = [
        model.index(row, column("duration_seconds")).data(Qt.ItemDataRole.UserRole)
        for row in range(model.rowCount())
    ]
    numbers = [value for value in values if value is not None]
    assert numbers == sorted(numbers)
    assert values[: len(numbers)] == numbers


def test_the_currency_stands_in_the_heading_once(model):
    assert model.heading(column("cost")) == "Cost (CNY)"
    assert all("CNY" not in words for words in shown(model, "cost"))


def test_a_way_keeps_its_identity_when_it_is_sorted_and_answered_anew(model):
    way_id = model.row_at(0).id
    model.sort(column("devices"), Qt.SortOrder.DescendingOrder)
    order = [model.row_at(row).id for row in range(model.rowCount())]
    model.put(way_rows(ways(PLAN, TABLES), TABLES, Tongue().language))
    assert [model.row_at(row).id for row in range(model.rowCount())] == order
    assert model.row_at(model.position_of(way_id)).way.id == way_id


def test_words_can_be_filtered_by_as_they_are_read(model):
    model.set_filter("llama")
    assert set(shown(model, "framework")) == {"Llama-Factory"}


def test_what_does_not_carry_over_is_told_by_the_tool_tip(model):
    other = next(row for row in range(model.rowCount()) if model.row_at(row).way.caveats)
    tip = model.index(other, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "own framework and hardware only" in tip
