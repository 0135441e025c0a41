from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

sys.path.insert(0, str(Path(__file__).parents[1] / "comparison"))
from comparison_examples import BASE, PROJECT, compared

from ascgui.comparison.lines import Group
from ascgui.domain import project as projects
from ascgui.domain.project import Project, project_of
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.comparison_model import (
    BestRole,
    ComparisonModel,
    DiffersRole,
    GroupRole,
    StateRole,
)

ACROSS, DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical


@pytest.fixture
def model(qapp):
    made = ComparisonModel(Tongue())
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    made.put(compared(), "1")
    return made


def cell(model, line, column, role=Qt.ItemDataRole.DisplayRole):
    return model.index(model.row_of(line), column).data(role)


def names(model):
    return [model.headerData(at, ACROSS) for at in range(model.columnCount())]


def test_scenarios_are_columns_under_their_names_and_lines_are_rows_in_groups(model):
    assert names(model) == [model.name(at) for at in range(3)]
    assert names(model)[2] == "Scenario 3"
    titles = [model.headerData(at, DOWN) for at in range(model.rowCount())]
    groups = [
        title for at, title in enumerate(titles) if model.headerData(at, DOWN, int(GroupRole))
    ]
    assert groups == ["Answers", "Inputs", "Findings"]
    assert titles[:5] == ["Answers", "Devices", "Duration", "Finish", "Cost"], "the headline first"
    differing = [
        model.headerData(at, DOWN, int(DiffersRole))
        for at in range(titles.index("Inputs") + 1, titles.index("Findings"))
    ]
    assert differing == sorted(differing, reverse=True), "what differs before what does not"
    assert model.is_group(0)
    assert model.index(0, 0).data() is None
    assert [model.id_at(at) for at in range(3)] == ["1", "2", "3"]
    assert model.column_of("3") == 2
    assert model.column_of("9") is None


def test_a_cell_does_not_repeat_the_unit_that_the_rows_name_says(model):
    assert cell(model, "seq_len", 0) == "4096"
    assert "device" not in cell(model, "devices", 0)
    row = model.row_of("used_tps")
    assert model.headerData(row, DOWN) == "Throughput (tokens/s)"
    assert cell(model, "devices", 0, Qt.ItemDataRole.TextAlignmentRole) & int(
        Qt.AlignmentFlag.AlignRight
    )


def test_what_differs_and_what_is_the_least_is_told_in_words_too(model):
    row = model.row_of("hardware")
    assert cell(model, "hardware", 0, int(DiffersRole)) == model.headerData(
        row, DOWN, int(DiffersRole)
    )
    spoken = [cell(model, "duration", at, Qt.ItemDataRole.AccessibleTextRole) for at in range(3)]
    best = [cell(model, "duration", at, int(BestRole)) for at in range(3)]
    assert any(best)
    assert ["the least" in words for words in spoken] == best
    assert all("the scenarios differ" in words for words in spoken)


def test_the_heading_says_which_scenario_is_preferred_and_which_is_on_the_plan_page(model):
    preferred = [heading.preferred for heading in model.headings].index(True)
    said = model.headerData(preferred, ACROSS, Qt.ItemDataRole.AccessibleTextRole)
    assert "preferred" in said
    assert "on the Plan page" in model.headerData(0, ACROSS, int(StateRole))
    assert "on the Plan page" not in model.headerData(1, ACROSS, int(StateRole))


def test_rows_that_are_alike_can_be_left_out(model):
    before = model.rowCount()
    model.show_only_differing(only=True)
    lines = [model.line_at(at) for at in range(model.rowCount()) if not model.is_group(at)]
    assert lines
    assert all(line.differs for line in lines)
    model.show_only_differing(only=False)
    assert model.rowCount() == before


def test_new_figures_of_the_same_scenarios_are_told_in_place(qtbot, model):
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    renamed = projects.rename(PROJECT, "1", "Renamed")
    with qtbot.waitSignal(model.dataChanged):
        model.put(compared(renamed), "2")
    assert names(model)[0] == "Renamed"
    assert resets == []
    model.put(compared(projects.reorder(PROJECT, "1", 2)), "2")
    assert resets == [1]
    assert [model.id_at(at) for at in range(3)] == ["2", "3", "1"]


def test_names_of_any_kind_stand_in_one_line_and_are_cut(model):
    odd = projects.rename(PROJECT, "1", "<b>&\n\t\u202e" + "n" * 10_000)
    odd = projects.annotate(odd, "1", "<i>" + "x" * 10_000)
    model.put(compared(odd), "1")
    assert "\n" not in names(model)[0]
    assert len(names(model)[0]) <= 200
    tip = model.headerData(0, ACROSS, Qt.ItemDataRole.ToolTipRole)
    assert "<b>" not in tip
    assert len(tip) < 2000


def test_the_table_is_copied_as_it_is_shown(model):
    model.show_only_differing(only=True)
    lines = model.copied().splitlines()
    rows = [at for at in range(model.rowCount()) if not model.is_group(at)]
    assert len(lines) == len(rows) + 1
    assert all(line.count("\t") == 3 for line in lines)


def test_everything_is_said_in_the_other_language(qapp):
    tongue = Tongue()
    model = ComparisonModel(tongue)
    model.put(compared(), "1")
    before = model.headerData(model.row_of("hardware"), DOWN)
    tongue.switch("zh_CN")
    assert model.headerData(model.row_of("hardware"), DOWN) != before


@pytest.mark.parametrize("project", [Project(), project_of(BASE)])
def test_fewer_than_two_scenarios_are_shown_as_well(qapp, project):
    model = ComparisonModel(Tongue())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.copied() == ""
    model.put(compared(project), "1")
    assert model.columnCount() == len(project.scenarios)
    assert Group.FINDING in Group
