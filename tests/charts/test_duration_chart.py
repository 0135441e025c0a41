from __future__ import annotations

import sys
import threading
from dataclasses import replace
from datetime import datetime
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from ascgui.catalog.load import load
from ascgui.domain.answer import Curve
from ascgui.domain.calendar import Calendar, weekly
from ascgui.domain.plan import Goal, Plan, ThroughputChoice, Workload
from ascgui.domain.text import text
from ascgui.estimator.answer import answer
from ascgui.estimator.curves import curves
from ascgui.language.language import Language

hooks = (sys.excepthook, threading.excepthook)
from ascgui.charts.duration_chart import DurationChart  # noqa: E402
from ascgui.charts.duration_series import MOST_CURVES, chart_data  # noqa: E402

hooks_after = (sys.excepthook, threading.excepthook)

PLAN = Plan(
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2.0),
    throughput=ThroughputChoice(entered_tps=4034.0),
    goal=Goal(deadline_s=259_200.0),
)


@pytest.fixture(scope="module")
def tables():
    return load().tables


@pytest.fixture(scope="module")
def data(tables):
    return chart_data(answer(PLAN, tables), curves(PLAN, tables), tables)


@pytest.fixture
def chart(qtbot, tongue, theme):
    made = DurationChart(tongue, theme)
    qtbot.addWidget(made)
    made.resize(700, 360)
    made.show()
    qtbot.waitUntil(lambda: made.box.width() > 300)
    return made


def many_curves(count):
    return tuple(
        Curve(f"f{n}", "snt9b", 1, (1, 2, 4), (400.0 + n, 200.0 + n, 100.0 + n), None, n == 3)
        for n in range(count)
    )


def mouse(chart, kind, position, button=Qt.MouseButton.LeftButton):
    view = chart.view
    place = QPointF(view.mapFromScene(chart.box.mapToScene(position)))
    pressed = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else button
    event = QMouseEvent(
        kind,
        place,
        QPointF(view.viewport().mapToGlobal(place.toPoint())),
        button,
        pressed,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def drag(chart, start, end, qtbot):
    mouse(chart, QEvent.Type.MouseButtonPress, start)
    for step in range(1, 11):
        mouse(chart, QEvent.Type.MouseMove, start + (end - start) * step / 10)
        qtbot.wait(12)  # pyqtgraph takes at most 100 moves a second
    mouse(chart, QEvent.Type.MouseButtonRelease, end)


def test_importing_the_chart_leaves_the_error_hooks_alone():
    assert hooks_after == hooks


def test_the_plan_s_own_curve_comes_first_and_at_most_six_are_drawn(tables):
    made = chart_data(answer(PLAN, tables), many_curves(9), tables)
    assert len(made.series) == MOST_CURVES
    assert made.series[0].chosen
    assert len(made.undrawn) == 3


def test_frameworks_without_a_throughput_are_named(data):
    assert "Llama-Factory Snt9b" in data.unrated
    assert not any("VeRL" in name for name in data.unrated)


def test_the_chart_knows_the_minimum_the_deadline_and_the_chosen_point(data):
    assert data.minimum == 4
    assert data.deadline_s == 259_200.0
    assert data.devices == 8
    assert data.at(8) == pytest.approx(data.duration_s)
    assert data.low < 1 < data.high


def test_the_deadline_lies_where_the_calendar_leaves_time_for_computing(chart, tables):
    plan = replace(
        PLAN, start=datetime(2026, 12, 1, 8), calendar=Calendar(weekly(range(7), 28800, 72000))
    )
    found = chart_data(answer(plan, tables), curves(plan, tables), tables)
    assert found.deadline_s == 129_600.0
    chart.put(found, None)
    assert chart._deadline_name.text() == "deadline 72 h, 36 h of it for computing"
    never = replace(plan, goal=Goal(deadline_s=3600.0), start=datetime(2026, 12, 1, 22))
    chart.put(chart_data(answer(never, tables), curves(never, tables), tables), None)
    assert chart._data.deadline_s is None
    assert not chart._deadline_name.isVisible()


def test_marks_are_labelled_in_words(chart, data):
    chart.put(data, None)
    assert chart._point_name.text() == "8 devices, 22 h 57 min"
    assert chart._minimum_name.text() == "minimum 4"
    assert chart._deadline_name.text() == "deadline 72 h"
    assert chart._names[0].text() == "MindSpeed-LLM Snt9b"


def test_line_ends_have_room_for_their_names(chart, data):
    chart.put(data, None)
    name = chart._names[0]
    assert name.pos().x() + name.boundingRect().width() <= chart.box.width() + 1


def test_ticks_are_device_counts_and_times_in_words(chart, data):
    chart.put(data, None)
    (left, right), (bottom, top) = chart.box.viewRange()
    devices = [name for _, name in chart.bottom_ticks(left, right, chart.box.width())]
    times = [name for _, name in chart.left_ticks(bottom, top, chart.box.height())]
    assert devices[:3] == ["4", "8", "16"]
    assert "24 h" in times
    assert "2 d" in times


def test_an_empty_chart_says_what_it_lacks(chart, tables):
    empty = chart_data(answer(Plan(), tables), (), tables)
    chart.put(empty, text("Choose a model first."))
    assert chart._message.isVisible()
    assert chart._message.text() == "Choose a model first."
    assert not chart._point.isVisible()


def test_the_words_follow_the_language(chart, data, tongue):
    chart.put(data, None)
    tongue._language = Language("zh_CN", {"minimum {count}": "最小 {count}", "devices": "卡"})
    tongue.changed.emit()
    assert chart._minimum_name.text() == "最小 4"
    assert chart.as_tsv().startswith("卡\t")


def test_the_colours_follow_the_theme(chart, data, theme):
    chart.put(data, None)
    light = chart._curves[0].opts["pen"].color()
    theme.choose("dark")
    assert chart._curves[0].opts["pen"].color() != light
    assert chart.view.backgroundBrush().color() == theme.color("raised")


def test_dragging_the_point_tries_counts_and_ends_in_one_choice(chart, data, qtbot):
    chart.put(data, None)
    qtbot.wait(50)  # until the axes have the width of their names
    tried, chosen = [], []
    chart.devices_tried.connect(tried.append)
    chart.devices_chosen.connect(chosen.append)
    drag(chart, chart._pixel(8, data.at(8)), chart._pixel(32, data.at(32)), qtbot)
    assert tried[-1] == 32
    assert set(tried) <= set(data.own.devices)
    assert chosen == [32]


def test_a_drag_elsewhere_moves_nothing(chart, data, qtbot):
    chart.put(data, None)
    qtbot.wait(50)
    chosen = []
    chart.devices_chosen.connect(chosen.append)
    before = chart.box.viewRange()
    drag(chart, QPointF(300, 30), QPointF(500, 80), qtbot)
    assert chosen == []
    assert chart.box.viewRange() == before


def test_the_wheel_is_left_to_the_page(chart, data):
    chart.put(data, None)
    before = chart.box.viewRange()
    place = chart.view.viewport().rect().center()
    turn = QWheelEvent(
        QPointF(place),
        QPointF(chart.view.viewport().mapToGlobal(place)),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    turn.accept()
    QApplication.sendEvent(chart.view.viewport(), turn)
    assert not turn.isAccepted()
    assert chart.box.viewRange() == before


def test_arrow_keys_move_the_point_to_the_neighbouring_counts(chart, data, qtbot):
    chart.put(data, None)
    chosen = []
    chart.devices_chosen.connect(chosen.append)
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    qtbot.keyClick(chart.view, Qt.Key.Key_Left)
    assert chosen == [16, 4]


def test_hovering_says_the_value_of_the_nearest_point(chart, data):
    chart.put(data, None)
    mouse(chart, QEvent.Type.MouseMove, chart._pixel(16, data.at(16)) + QPointF(3, 4))
    assert chart._hover_name.isVisible()
    assert chart._hover_name.text() == "16 devices, 11 h 29 min · MindSpeed-LLM Snt9b"
    QApplication.sendEvent(chart.view.viewport(), QEvent(QEvent.Type.Leave))
    assert not chart._hover_name.isVisible()


def test_the_points_are_copied_as_a_table(chart, data):
    chart.put(data, None)
    chart.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "devices\tMindSpeed-LLM Snt9b (hours)"
    assert lines[1].split("\t")[0] == "4"
    assert len(lines) == 1 + len(data.own.devices)


def test_the_chart_is_saved_as_vectors(chart, data, tmp_path):
    chart.put(data, None)
    path = tmp_path / "chart.svg"
    chart.save_svg(str(path))
    drawing = ET.parse(path).getroot()
    assert drawing.tag.endswith("svg")
    said = "".join(drawing.itertext())
    assert "MindSpeed-LLM Snt9b" in said
    assert not list(drawing.iter("{http://www.w3.org/2000/svg}image"))


def test_a_file_that_cannot_be_written_is_said_below_the_chart(chart, data, tmp_path, monkeypatch):
    chart.put(data, None)
    path = str(tmp_path / "missing" / "chart.svg")
    monkeypatch.setattr(
        "ascgui.charts.duration_chart.QFileDialog.getSaveFileName", lambda *_: (path, "")
    )
    chart.save_action.trigger()
    assert "chart.svg could not be written" in chart._legend.text()


def test_the_same_data_are_not_drawn_twice(chart, data, monkeypatch):
    chart.put(data, None)
    monkeypatch.setattr(chart, "draw", lambda: pytest.fail("drawn again"))
    chart.put(replace(data), None)


def test_points_that_cannot_stand_on_a_logarithmic_axis_are_left_out(chart, tables):
    curve = Curve("f", "h", 1, (0, 1, 2), (1.0, float("inf"), 5.0), None, chosen=True)
    made = chart_data(answer(PLAN, tables), (curve,), tables)
    assert made.series[0].devices == (2,)
    chart.put(made, None)


@pytest.mark.parametrize("size", [(700, 360), (420, 240), (900, 260)])
@pytest.mark.parametrize("hours", [30, 72, 120])
def test_no_label_of_the_chart_covers_another_or_is_cut(chart, tables, size, hours):
    plan = replace(
        PLAN,
        goal=Goal(deadline_s=hours * 3600.0),
        throughput=ThroughputChoice(entered_tps=407.0),
        start=datetime(2026, 12, 5, 8),
        calendar=Calendar(weekly(range(7), 28800, 72000)),
    )
    chart.resize(*size)
    chart.put(chart_data(answer(plan, tables), curves(plan, tables)[:1], tables), None)
    QApplication.processEvents()
    labels = [chart._deadline_name, chart._point_name, chart._minimum_name, *chart._names]
    places = [label.mapRectToParent(label.boundingRect()) for label in labels if label.isVisible()]
    assert len(places) >= 4
    for at, place in enumerate(places):
        assert place.left() >= 0
        for other in places[at + 1 :]:
            both = place.intersected(other)
            assert both.width() * both.height() < 1, (place, other)
