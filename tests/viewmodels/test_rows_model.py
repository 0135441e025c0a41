from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from ascgui.domain.text import Text, Unit, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.rows_model import RowsModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@dataclass(frozen=True)
class Column:
    id: str
    title: Text
    numeric: bool = False
    unit: Unit = Unit.NONE


@dataclass(frozen=True)
class Line:
    id: str
    cells: tuple


COLUMNS = (
    Column("model", text("Model")),
    Column("length", text("Sequence length"), numeric=True, unit=Unit.TOKENS),
    Column("memory", text("Memory"), numeric=True, unit=Unit.BYTES),
    Column("rate", text("Rate"), numeric=True, unit=Unit.TOKENS_PER_SECOND),
    Column("share", text("Share"), numeric=True, unit=Unit.PERCENT),
)
LINES = (
    Line("a", ("qwen3-14b", 4096, 64 * 2**30, 4034.0, 0.5)),
    Line("b", ("qwen3-8b", 131072, 96 * 2**29, 93.25, None)),
    Line("c", ("glm4-9b", None, None, 7.5, 1.0)),
)


@pytest.fixture
def model(qapp):
    made = RowsModel(Tongue())
    tester = QAbstractItemModelTester(made, FATAL)
    made.set_rows(COLUMNS, LINES)
    yield made
    del tester


def column(model, at):
    return [model.index(row, at).data() for row in range(model.rowCount())]


def test_it_holds_what_qt_demands_of_a_model_through_every_change(model):
    model.set_filter("qwen")
    model.set_filter("nothing has this")
    model.set_filter("")
    model.sort(1, Qt.SortOrder.DescendingOrder)
    model.sort(-1)
    model.set_rows(COLUMNS[:1], ())
    model.set_rows(COLUMNS, LINES)
    model.retranslate()
    assert model.rowCount() == 3
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.columnCount(model.index(0, 0)) == 0


def test_numbers_of_a_column_have_equal_decimals_and_separators(model):
    assert column(model, 1) == ["4,096", "131,072", ""]
    assert column(model, 3) == ["4,034.00", "93.25", "7.50"]


def test_units_stand_in_the_heading_and_not_in_the_cells(model):
    headings = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(5)]
    assert headings == ["Model", "Sequence length", "Memory (GiB)", "Rate (tokens/s)", "Share (%)"]
    assert column(model, 2) == ["64", "48", ""]
    assert column(model, 4) == ["50", "", "100"]


def test_numbers_are_aligned_on_the_right_and_words_on_the_left(model):
    role = Qt.ItemDataRole.TextAlignmentRole
    assert model.index(0, 0).data(role) & int(Qt.AlignmentFlag.AlignLeft)
    assert model.index(0, 1).data(role) & int(Qt.AlignmentFlag.AlignRight)
    assert model.headerData(1, Qt.Orientation.Horizontal, role) & int(Qt.AlignmentFlag.AlignRight)


def test_a_cell_gives_its_own_value_and_not_only_its_text(model):
    assert model.index(1, 1).data(Qt.ItemDataRole.UserRole) == 131072


def test_rows_are_found_by_identity_wherever_they_are(model):
    assert model.position_of("c") == 2
    model.sort(0, Qt.SortOrder.AscendingOrder)
    assert model.position_of("c") == 0
    assert model.row_at(0).id == "c"
    model.set_filter("qwen")
    assert model.position_of("c") is None


def test_a_filter_outlasts_another_table(model):
    model.set_filter("glm")
    model.set_rows(COLUMNS, LINES[::-1])
    assert column(model, 0) == ["glm4-9b"]
    assert model.total == 3


def test_rows_are_copied_in_the_columns_asked_for_as_plain_numbers(model):
    assert model.copied([1, 0], [1, 0], headers=False).tsv == "131072\tqwen3-8b\n4096\tqwen3-14b\n"
    assert model.copied([0], [0, 2], headers=True).tsv == "Model\tMemory (GiB)\nqwen3-14b\t64.0\n"


def test_nothing_is_said_for_an_index_that_is_none(model):
    assert model.data(QModelIndex()) is None
    assert model.headerData(99, Qt.Orientation.Horizontal) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_a_sample_of_a_large_table_comes_from_all_of_it(model):
    many = [Line(str(at), ("m", at, None, 1.0, None)) for at in range(1001)]
    model.set_rows(COLUMNS, many)
    sample = model.sample(200)
    assert len(sample) <= 200
    assert int(sample[-1].id) > 900


def test_grouping_and_other_rows_hold_what_qt_demands_of_a_model(model):
    model.group_by(lambda row: str(row.cells[0])[:4])
    assert model.index(0, 0).data() == "glm4 (1)"
    assert model.index(0, 1).data() is None
    assert not model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsEditable
    model.fold("qwen", folded=True)
    assert model.rowCount() == 3
    model.fold_all(folded=True)
    model.set_filter("qwen")
    model.fold_all(folded=False)
    model.update_rows(LINES[:2])
    model.update_rows(())
    assert model.rowCount() == 0
    model.update_rows(LINES)
    model.group_by(None)
    model.sort_by(((1, True), (0, False)))
    assert model.sort_keys == ((1, True), (0, False))
    model.set_filter("")
    assert column(model, 0) == ["qwen3-8b", "qwen3-14b", "glm4-9b"]


def test_rows_that_stay_in_their_places_are_changed_without_a_reset(model, qtbot):
    changed = (Line("a", ("qwen3-14b", 8192, None, 1.0, 0.5)), *LINES[1:])
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        assert model.update_rows(changed)
    assert model.index(0, 1).data() == "8,192"
    model.sort_by(((1, False),))
    with qtbot.waitSignal(model.modelReset):
        assert not model.update_rows((Line("a", ("qwen3-14b", 10**6, None, 1.0, 0.5)), *LINES[1:]))


def test_words_are_found_without_hiding_rows(model):
    assert model.found("QWEN3") == [0, 1]
    assert model.found("") == []
    assert model.found("131,072") == [1]
    assert model.column_with(1, "131", [0, 1]) == 1
    assert model.rowCount() == 3


def test_rows_are_copied_as_a_table_that_takes_nothing_for_markup(model):
    model.set_rows(COLUMNS, (Line("a", ("<b>&", 1, None, None, None)),))
    made = model.copied([0], [0, 1], headers=True).html
    assert "<th>Model</th>" in made
    assert "<td>&lt;b&gt;&amp;</td>" in made
    assert '<td style="text-align:right">1</td>' in made
