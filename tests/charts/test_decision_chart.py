from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parents[1] / "comparison"))
from chart_pictures import crowded_marks, marks_of, share_of
from comparison_examples import PROJECT, answers, compared

from ascgui.charts.decision_series import DecisionData, Point, Spend, decision_data, spends
from ascgui.domain.text import text
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme


@pytest.fixture(params=["light", "dark"])
def theme(qapp, request):
    font = QFont(qapp.font())
    made = Theme(qapp, request.param)
    yield made
    made.end()
    qapp.setFont(font)


def point(number, hours, spend, *, front=False, preferred=False, name=None):
    return Point(
        f"{number}", name or f"Scenario of number {number}", hours * 3600.0, spend, preferred,
        front, False,
    )  # fmt: skip


DATA = DecisionData(
    Spend.COST,
    "CNY",
    (
        point(1, 4, 2400.0, front=True),
        point(2, 12, 1200.0, front=True, preferred=True),
        point(3, 18, 1700.0),
        point(4, 23, 2400.0, name="<b>" + "n" * 10_000),
    ),
    lacking=1,
)


@pytest.fixture
def chart(qtbot, theme):
    from ascgui.charts.decision_chart import DecisionChart

    made = DecisionChart(Tongue(), theme)
    qtbot.addWidget(made)
    made.resize(560, 420)
    with qtbot.waitExposed(made):
        made.show()
    made.put(DATA, None)
    return made


def test_scenarios_are_points_by_rising_duration_and_the_front_is_marked():
    data = decision_data(compared(), answers(PROJECT), Spend.CARD_HOURS)
    durations = [one.duration_s for one in data.points]
    assert durations == sorted(durations)
    assert len(data.points) + data.lacking == len(PROJECT.scenarios)
    for one in data.points:
        beaten = any(
            other.duration_s <= one.duration_s
            and other.spend <= one.spend
            and (other.duration_s, other.spend) != (one.duration_s, one.spend)
            for other in data.points
        )
        assert one.front is not beaten


def test_money_is_offered_only_in_one_currency():
    found = answers(PROJECT)
    priced = {each.plan.currency for each in found.values() if each.cost is not None}
    assert (Spend.COST in spends(found)) is (len(priced) == 1)
    assert spends({}) == (Spend.CARD_HOURS, Spend.DEVICES)


def test_an_empty_chart_says_what_it_lacks(chart):
    chart.put(None, text("There is nothing to compare."))
    assert chart.message() == "There is nothing to compare."
    chart.put(DecisionData(Spend.DEVICES, "", DATA.points[:1], 0), None)
    assert "two of them" in chart.message()


def test_it_is_drawn_and_says_what_the_marks_mean(chart, theme):
    picture = chart.grab().toImage()
    assert share_of(picture, theme.color("accent")) > 0
    assert share_of(picture, theme.color("line_strong")) > 0
    assert [mark.id for mark in chart.marks()] == ["front", "beaten", "names"]
    assert "without&nbsp;a&nbsp;duration:&nbsp;1" in chart.legend()
    assert chart.axis_names() == ("duration", "cost (CNY)")
    assert crowded_marks(chart) == []


@pytest.mark.parametrize(
    ("hours", "spends"),
    [((4.0, 4.1), (10.0, 10.5)), ((3.0, 30.0), (8.0, 512.0)), ((0.1, 9000.0), (1.0, 2e7))],
)
def test_the_axes_have_readable_marks_however_short_or_long_they_are(chart, hours, spends):
    for spend in Spend:
        points = tuple(point(at, hours[at], spends[at], front=True) for at in range(2))
        chart.put(DecisionData(spend, "", points, 0), None)
        across, along = marks_of(chart)
        assert len(across) >= 2
        assert len(set(across)) == len(across)
        assert len(set(along)) == len(along) >= (1 if spend is Spend.DEVICES else 2)
        assert crowded_marks(chart) == []


def test_a_click_on_a_point_chooses_its_scenario(qtbot, chart):
    place = chart.pixel(*chart.spot("3"))
    at = chart.view.mapFromScene(chart.box.mapToScene(place))
    with qtbot.waitSignal(chart.point_chosen) as told:
        qtbot.mouseClick(chart.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert told.args == ["3"]
    assert chart.under(QPointF(-500, -500)) is None


def test_the_keys_walk_along_the_points_by_rising_duration(qtbot, chart):
    heard = []
    chart.point_chosen.connect(heard.append)
    chart.view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(chart.view, key)
    assert heard == ["2"]
    assert "Scenario of number 2: 12 h" in chart.crosshair_words
    for _ in range(9):
        qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    assert chart.crosshair == "4"
    assert len(chart.crosshair_words) < 80


def test_points_that_were_switched_off_are_neither_drawn_nor_walked_to(qtbot, chart):
    chart.switches.buttons["beaten"].click()
    assert [point.id for point, _ in chart.seen()] == ["1", "2"]
    assert chart.spot("3") is None
    assert chart.beside("2", 1, 0) == "2"


def test_a_zoom_leads_back_and_ends_when_something_else_is_drawn(qtbot, chart):
    whole = chart.box.viewRange()
    chart.zoom_by(0.5)
    assert chart.is_zoomed
    assert chart.box.viewRange() != whole
    chart.view.setFocus()
    qtbot.keyClick(chart.view, Qt.Key.Key_Escape)
    assert chart.box.viewRange() == whole
    chart.zoom_by(0.5)
    chart.put(replace(DATA, lacking=2), None)
    assert chart.is_zoomed
    chart.put(replace(DATA, points=DATA.points[:3]), None)
    assert not chart.is_zoomed


def test_the_data_are_copied_and_saved_as_vectors_points_and_numbers(chart, tmp_path):
    chart.copy()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0] == "scenario\tduration (hours)\tcost (CNY)\tbest trade-off\tpreferred"
    assert lines[2] == "Scenario of number 2\t12.0\t1200.0\tyes\tyes"
    assert len(lines) == 5
    chart.export(tmp_path / "chart.svg")
    written = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    assert "Scenario of number 1" in written
    assert "<image" not in written
    chart.export(tmp_path / "chart.png")
    assert not QImage(str(tmp_path / "chart.png")).isNull()
    chart.export(tmp_path / "chart.csv")
    assert "Scenario of number 2,12,1200,yes,yes" in (tmp_path / "chart.csv").read_text(
        encoding="utf-8"
    )


def test_five_hundred_points_are_drawn(chart):
    many = tuple(point(at, 1 + at, 5000.0 - at, front=True) for at in range(500))
    chart.put(DecisionData(Spend.DEVICES, "", many, 0), None)
    chart.choose("250")
    chart.grab()
    assert chart.data.point("250") is many[250]
