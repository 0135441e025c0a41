from __future__ import annotations

import gc
import tomllib

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.logs_model import COLUMNS, LogsModel
from ascgui.widgets.column_widths import ColumnWidths
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme
from ascgui.windows.column_choice import ColumnChoice

NAMES = [column.id for column in COLUMNS]


@pytest.fixture
def theme(qapp):
    made = Theme(qapp, "light")
    yield made
    made.end()


@pytest.fixture
def start(qtbot, tmp_path, theme):
    """Start the program again: another window with the table, over the same file."""
    told, kept = [], []

    def build(name="logs", text_scale=1.0):
        window = QWidget()
        qtbot.addWidget(window)
        kept.append(window)  # the test does not
        window.resize(1600, 300)
        widths = ColumnWidths(Settings(tmp_path), told.append, window)
        model = LogsModel(Tongue())
        model.set_rows(COLUMNS, [])
        kept.append(model)
        view = TableView(model, Tongue(), theme, window)
        font = view.font()
        font.setPointSizeF(font.pointSizeF() * text_scale)
        view.setFont(font)
        view.name = name
        view.resize(1500, 200)
        view.size_columns()
        window.show()
        return view, widths

    build.told = told
    yield build
    gc.collect()


def width(view, name):
    return view.columnWidth(NAMES.index(name))


def drag(view, name, by):
    """Drag the edge of a heading as the mouse does."""
    header = view.horizontalHeader()
    at = NAMES.index(name)
    edge = header.sectionViewportPosition(at) + header.sectionSize(at) - 1
    start, end = QPoint(edge, header.height() // 2), QPoint(edge + by, header.height() // 2)
    QTest.mousePress(header.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(header.viewport(), end)
    QTest.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, pos=end)


def test_a_width_is_remembered_for_the_next_start(start):
    view, widths = start()
    before = {name: width(view, name) for name in NAMES}
    drag(view, "state", 60)
    dragged = width(view, "state")
    assert dragged > before["state"] + 40
    widths.flush()
    again, _ = start()
    assert abs(width(again, "state") - dragged) <= 1
    others = [name for name in NAMES if name != "state"]
    assert [width(again, name) for name in others] == [before[name] for name in others]
    # Other rows make columns as wide as they need, but not this one.
    again.size_columns()
    assert abs(width(again, "state") - dragged) <= 1
    assert start.told == [None]


def test_each_table_has_its_own_widths(start):
    view, widths = start()
    usual = width(view, "state")
    drag(view, "state", 60)
    widths.flush()
    assert width(start("ways")[0], "state") == usual


def test_a_width_suits_another_size_of_the_text(start):
    view, widths = start()
    drag(view, "state", 60)
    widths.flush()
    large, _ = start(text_scale=2)
    assert width(large, "state") == pytest.approx(2 * width(view, "state"), rel=0.1)


def test_dragging_is_written_once_it_has_come_to_rest(start, tmp_path, qtbot):
    view, widths = start()
    for _ in range(3):
        drag(view, "state", 10)
    assert not (tmp_path / "settings.toml").exists()
    qtbot.waitUntil(lambda: not widths._timer.isActive())
    written = tomllib.loads((tmp_path / "settings.toml").read_text())
    (line,) = written["column_widths"]
    assert line.startswith("logs: state=")
    assert len(start.told) == 1


def test_sizing_hiding_and_showing_columns_is_no_wish_of_the_user(start, tmp_path):
    view, widths = start()
    view.size_columns()
    view.fit_column(0, 300)
    view.setColumnHidden(1, True)
    view.setColumnHidden(1, False)
    widths.flush()
    assert not (tmp_path / "settings.toml").exists()
    drag(view, NAMES[0], 50)
    view.fit_column(0, 300)
    assert view.columnWidth(0) > 300


def test_the_columns_as_they_come_are_as_wide_as_they_need(start, tmp_path):
    view, widths = start()
    choice = ColumnChoice(view, view.model(), None, Tongue())
    choice.show_table("models")
    assert view.name == "catalog/models"
    usual = width(view, "state")
    drag(view, "state", 60)
    widths.flush()
    choice.reset()
    assert width(view, "state") == usual
    widths.flush()
    assert tomllib.loads((tmp_path / "settings.toml").read_text())["column_widths"] == []


def test_what_is_no_width_in_the_file_is_passed_over(start, tmp_path):
    lines = '["logs: state=20 file=x rate=-3 =4", "odd", "ways: a=1e9"]'
    (tmp_path / "settings.toml").write_text(f"column_widths = {lines}\n")
    view, widths = start()
    assert widths.of("logs") == {"state": 20.0}
    assert widths.of("ways") == {}
    assert width(view, "state") > 100


def test_a_table_of_no_window_that_remembers_is_as_it_was(qtbot, theme):
    model = LogsModel(Tongue())
    model.set_rows(COLUMNS, [])
    view = TableView(model, Tongue(), theme)
    qtbot.addWidget(view)
    view.show()
    view.name = "logs"
    drag(view, "state", 30)
