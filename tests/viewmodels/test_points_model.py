from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

sys.path.insert(0, str(Path(__file__).parents[1] / "estimator"))
from estimator_tables import JOB, TABLES

from ascgui.domain.answer import Answer
from ascgui.domain.plan import Plan, ThroughputChoice
from ascgui.estimator.answer import answer
from ascgui.estimator.axis import Parameter, evenly, listed
from ascgui.estimator.parametric import parametric
from ascgui.language.numbers import NumberProblem
from ascgui.session.tongue import Tongue
from ascgui.viewmodels import points_model
from ascgui.viewmodels.axis_choice import AxisChoice, Spacing, list_reading
from ascgui.viewmodels.points_model import PointsModel, PointTable
from ascgui.viewmodels.ranges_offered import offered, own_value


def table_over(*made, plan=JOB):
    return PointTable.of(parametric(plan, TABLES, tuple(axis for axis, _ in made)))


@pytest.fixture
def model(qapp):
    return PointsModel(Tongue())


def column(model, name):
    return next(at for at, one in enumerate(model.columns) if one.id == name)


def test_the_model_is_a_sound_one_in_every_order(model):
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    table = table_over(listed(Parameter.DEVICES, [8, 64, 16]), listed(Parameter.TPS, [1e3, 2e3]))
    model.put(table)
    assert model.rowCount() == 6
    model.sort(0, Qt.SortOrder.DescendingOrder)
    model.sort(-1)
    model.put(None)
    assert model.rowCount() == 0
    assert tester.model() is model


def test_a_point_keeps_its_number_wherever_sorting_puts_it(model):
    table = table_over(listed(Parameter.DEVICES, [64, 8, 16]))
    model.put(table)
    assert [model.row_at(at).number for at in range(3)] == [0, 1, 2]
    model.sort(column(model, "duration_s"), Qt.SortOrder.DescendingOrder)
    assert [model.row_at(at).number for at in range(3)] == [1, 2, 0]
    assert model.position_of("0") == 2
    assert model.position_of("3") is None
    assert model.position_of("x") is None


def test_many_points_are_sorted_by_who_can_wait(model, qtbot, monkeypatch):
    monkeypatch.setattr(points_model, "SORTED_AT_ONCE", 2)
    table = table_over(listed(Parameter.DEVICES, [64, 8, 16]))
    model.put(table)
    with qtbot.waitSignal(model.order_asked) as asked:
        model.sort(0)
    assert asked.args[0] == ("devices", False)
    assert model.row_at(0).number == 0
    model.put_order(("devices", True), np.array([0, 2, 1]))
    assert model.row_at(0).number == 0, "an order that is no longer wanted is not taken"
    model.put_order(("devices", False), table.run.order("devices"))
    assert [model.row_at(at).number for at in range(3)] == [1, 2, 0]


def test_the_order_is_kept_for_another_run_with_the_same_column(model):
    model.put(table_over(listed(Parameter.DEVICES, [64, 8, 16])))
    model.sort(column(model, "cards"), Qt.SortOrder.AscendingOrder)
    other = table_over(listed(Parameter.DEVICES, [32, 8]))
    model.put(other, other.run.order("cards"))
    assert model.sorting == ("cards", False)
    assert model.row_at(0).number == 1
    model.put(other)
    assert model.row_at(0).number == 0


def test_headings_carry_units_and_cells_equal_decimals(model):
    model.put(table_over(listed(Parameter.DEVICES, [8, 16, 64])))
    at = column(model, "duration_s")
    assert model.heading(at) == "Duration (h)"
    shown = [model.shown(model.row_at(row), at) for row in range(3)]
    assert len({len(cell.partition(".")[2]) for cell in shown}) == 1
    assert model.shown(model.row_at(0), column(model, "deadline_met")) == "yes"
    assert model.plain(model.row_at(0), column(model, "devices")) == 8
    assert "cost" not in {one.id for one in model.columns}, "without a price there is no cost"


def test_no_answer_is_blank(model):
    plan = Plan(
        model="qwen2.5-7b", framework="mindspeed-llm", hardware="snt9b",
        throughput=ThroughputChoice(entered_tps=1000.0), workload=JOB.workload,
    )  # fmt: skip
    table = table_over(listed(Parameter.TOKENS, [10, 10**15]), plan=plan)
    model.put(table)
    at = column(model, "duration_s")
    shown = [model.shown(model.row_at(row), at) for row in range(2)]
    assert shown[0] != ""
    assert shown[1] == "" or table.run.figures["duration_s"][1] > 0
    assert model.data(model.index(0, at), Qt.ItemDataRole.UserRole) is not None


def test_copying_more_rows_than_a_clipboard_should_hold_says_so(model, qtbot, monkeypatch):
    monkeypatch.setattr(points_model, "MOST_COPIED", 2)
    model.put(table_over(listed(Parameter.DEVICES, [8, 16, 64])))
    with qtbot.waitSignal(model.copy_cut) as cut:
        copied = model.copied([0, 1, 2], [0], headers=True)
    assert cut.args == [2]
    assert copied.tsv == "Devices\n8\n16\n"


def test_a_million_rows_are_not_looked_at_one_by_one(model):
    table = table_over(
        evenly(Parameter.DEADLINE, 3600, 3.6e6, 1000), evenly(Parameter.TPS, 500, 5000, 1000)
    )
    model.put(table)
    assert model.rowCount() == 1_000_000
    assert len(model.sample(200)) == 40
    assert model.position_of("999999") == 999_999


# --- what is typed ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parameter", "typed", "expected"),
    [
        (Parameter.DEVICES, "8; 16; 32", (8, 16, 32)),
        (Parameter.DEVICES, "8, 16, 32", (8, 16, 32)),
        (Parameter.DEVICES, "8,16,32", (8, 16, 32)),
        (Parameter.DEVICES, "8 16 32", (8, 16, 32)),
        (Parameter.DEVICES, "1,024", (1024,)),
        (Parameter.DEADLINE, "72h; 3d 4h", (259200, 273600)),
        (Parameter.DEADLINE, "72h；96h", (259200, 345600)),
        (Parameter.EFFICIENCY, "90%, 0.95", (0.9, 0.95)),
        (Parameter.TOKENS, "1.2B、24亿", (1.2e9, 2.4e9)),
    ],
)
def test_a_list_is_read_as_people_type_it(parameter, typed, expected):
    reading = list_reading(parameter)
    found = reading.read(typed)
    assert found == pytest.approx(expected)
    assert reading.read(reading.write(found)) == found


@pytest.mark.parametrize("typed", ["", "8; x", "8.5", "8;; ;y"])
def test_a_list_that_cannot_be_read_says_which_value(typed):
    with pytest.raises(NumberProblem):
        list_reading(Parameter.DEVICES).read(typed)


def test_a_list_of_thousands_is_refused():
    with pytest.raises(NumberProblem, match="At most"):
        list_reading(Parameter.DEVICES).read("; ".join(map(str, range(1, 1500))))


@pytest.mark.parametrize("spacing", list(Spacing))
def test_each_spacing_makes_its_axis(spacing):
    choice = AxisChoice(Parameter.DEVICES, spacing, 8, 64, 8, 4, (8, 16))
    axis, issues = choice.made()
    assert issues == ()
    expected = {
        Spacing.STEPS: [8, 16, 24, 32, 40, 48, 56, 64],
        Spacing.EVENLY: [8, 27, 45, 64],
        Spacing.RATIOS: [8, 16, 32, 64],
        Spacing.LIST: [8, 16],
    }[spacing]
    assert axis.values.tolist() == expected


# --- what is offered ----------------------------------------------------------------------------


@pytest.mark.parametrize("parameter", list(Parameter))
@pytest.mark.parametrize("plan", [JOB, Plan()])
def test_a_range_is_offered_that_can_be_computed_with(parameter, plan):
    answered: Answer = answer(plan, TABLES)
    found = offered(parameter, answered, TABLES)
    for spacing in Spacing:
        choice = AxisChoice(
            parameter, spacing, found.first, found.last, found.step, found.count, found.values
        )
        axis, issues = choice.made()
        assert issues == ()
        assert axis is not None
    own = own_value(parameter, answered)
    if own is not None and parameter is not Parameter.SEQ_LEN:
        assert found.first <= own <= found.last


def test_lengths_offered_are_those_of_the_catalog():
    found = offered(Parameter.SEQ_LEN, answer(JOB, TABLES), TABLES)
    assert found.values == (4096.0, 8192.0)
