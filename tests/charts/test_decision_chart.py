from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parents[1] / "comparison"))
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
    colours = {
        QImage(picture).pixelColor(x, y).name()
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height(), 2)
    }
    assert theme.color("accent").name() in colours
    assert "on&nbsp;the&nbsp;front" in chart.legend()
    assert "without&nbsp;a&nbsp;duration:&nbsp;1" in chart.legend()
    assert chart.axis_names() == ("duration", "cost (CNY)")


def test_the_axes_have_readable_marks_however_short_they_are(chart):
    for low, high in ((4.0, 4.1), (3.5, 5.2), (0.1, 7.0)):
        times = chart.bottom_ticks(low, high, 400)
        assert len(times) >= 2
        assert all(low <= at <= high for at, _ in times)
        assert len({name for _, name in times}) == len(times)
        amounts = chart.left_ticks(low, high, 220)
        assert 2 <= len(amounts) <= 12
        assert len({name for _, name in amounts}) == len(amounts)


def test_a_click_on_a_point_chooses_its_scenario(qtbot, chart):
    place = chart.pixel(DATA.points[2])
    at = chart.view.mapFromScene(chart.box.mapToScene(place))
    with qtbot.waitSignal(chart.chosen) as told:
        qtbot.mouseClick(chart.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert told.args == ["3"]
    assert chart.point_near(QPointF(-500, -500)) is None


def test_the_keys_walk_along_the_points(qtbot, chart):
    heard = []
    chart.chosen.connect(heard.append)
    chart.view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(chart.view, key)
    assert heard == ["1", "2", "3", "2"]
    assert "Scenario of number 2: 12 h" in chart.view.accessibleDescription()


def test_a_drag_zooms_in_and_escape_leads_back(qtbot, chart):
    viewport = chart.view.viewport()
    whole = chart.box.viewRange()
    origin = chart.view.mapFromScene(chart.box.mapToScene(QPointF(20, 20)))
    qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=origin)
    qtbot.mouseMove(viewport, origin + QPoint(60, 50))
    qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=origin + QPoint(120, 100))
    assert chart.zoomed
    assert "Escape" in chart.legend()
    part = chart.box.viewRange()
    assert part[0][1] - part[0][0] < (whole[0][1] - whole[0][0]) / 2
    chart.grab()
    qtbot.keyClick(chart.view, Qt.Key.Key_Escape)
    assert not chart.zoomed
    assert chart.box.viewRange() == whole


def test_the_data_are_copied_and_saved_as_vectors_and_as_points(chart, tmp_path):
    chart.copy()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0] == "scenario\tduration (hours)\tcost (CNY)\ton the front\tpreferred"
    assert lines[2] == "Scenario of number 2\t12.0\t1200.0\tyes\tyes"
    assert len(lines) == 5
    chart.save_svg(tmp_path / "chart.svg")
    written = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    assert "Scenario of number 1" in written
    assert "<image" not in written
    chart.save_png(tmp_path / "chart.png")
    picture = QImage(str(tmp_path / "chart.png"))
    assert picture.width() == 2 * chart.view.width()


def test_five_hundred_points_are_drawn(chart):
    many = tuple(point(at, 1 + at, 5000.0 - at, front=True) for at in range(500))
    chart.put(DecisionData(Spend.DEVICES, "", many, 0), None)
    chart.choose("250")
    chart.grab()
    assert chart.data.point("250") is many[250]
