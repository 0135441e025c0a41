from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

sys.path.insert(0, str(Path(__file__).parents[1] / "estimator"))
sys.path.insert(0, str(Path(__file__).parent))
from chart_pictures import crowded_marks, marks_of, names_in, overlapping, rendered, share_of
from estimator_tables import JOB, TABLES

from ascgui.charts.sensitivity_series import spread_data, tornado_data
from ascgui.domain.plan import Goal, GoalKind, ScalingChoice, ScalingPoint
from ascgui.domain.text import text
from ascgui.estimator.axis import Parameter
from ascgui.estimator.sensitivity import chance, tornado
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme

PLAN = replace(JOB, price_per_card_hour=10.0, currency="CNY", goal=Goal(deadline_s=24 * 3600.0))


@pytest.fixture(params=["light", "dark"])
def theme(qapp, request):
    font = QFont(qapp.font())
    made = Theme(qapp, request.param)
    yield made
    made.end()
    qapp.setFont(font)


def tornado_chart(theme):
    from ascgui.charts.tornado_chart import TornadoChart

    return TornadoChart(Tongue(), theme)


def spread_chart(theme):
    from ascgui.charts.spread_chart import SpreadChart

    return SpreadChart(Tongue(), theme)


@pytest.mark.parametrize("figure", ["duration_s", "devices", "cost"])
def test_the_tornado_shows_both_ends_apart_and_names_them(qtbot, theme, figure):
    chart = tornado_chart(theme)
    qtbot.addWidget(chart)
    chart.put(tornado_data(tornado(PLAN, TABLES), figure, "CNY"), None)
    image = rendered(qtbot, chart)
    assert share_of(image, theme.chart_color(0), (0, 0, 1, 0.8)) > 0.004
    assert share_of(image, theme.chart_color(4), (0, 0, 1, 0.8)) > 0.004
    assert overlapping(chart) == []
    assert crowded_marks(chart) == []
    assert len(names_in(chart)) == 2 * len(chart.data.bars)
    inside = chart.box.sceneBoundingRect()
    assert all(inside.contains(area) for _, area in names_in(chart))
    assert len(marks_of(chart)[1]) == len(chart.data.bars)


def test_the_longest_bar_stands_on_top():
    data = tornado_data(tornado(PLAN, TABLES), "cost", "CNY")
    swings = [abs(bar.at_high - bar.at_low) for bar in data.bars]
    assert swings == sorted(swings, reverse=True)
    assert data.left < min(min(bar.at_low, bar.at_high) for bar in data.bars)


def test_keys_walk_over_the_ends_and_choose_one(qtbot, theme):
    chart = tornado_chart(theme)
    qtbot.addWidget(chart)
    data = tornado_data(tornado(PLAN, TABLES), "duration_s")
    chart.put(data, None)
    rendered(qtbot, chart)
    chosen = []
    chart.point_chosen.connect(chosen.append)
    qtbot.keyClick(chart.view, Qt.Key.Key_Down)
    assert chart.crosshair == (data.bars[0].parameter, 0)
    qtbot.keyClick(chart.view, Qt.Key.Key_Down)
    assert chart.crosshair[0] is data.bars[1].parameter
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    qtbot.keyClick(chart.view, Qt.Key.Key_Return)
    parameter, side = chosen[0]
    bar = next(bar for bar in data.bars if bar.parameter is parameter)
    assert (bar.at_high if side else bar.at_low) == max(bar.at_low, bar.at_high)
    assert "than the plan" in chart.crosshair_words
    for key in [(bar.parameter, side) for bar in data.bars for side in (0, 1)]:
        assert chart.nearest(*chart.spot(key)) == key
    assert len(chart.rows()) == len(data.bars) + 1


def test_an_end_without_an_answer_reaches_the_edge_and_says_so(qtbot, theme):
    steep = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(32, 1000.0)), "steep")
    goal = Goal(GoalKind.DEVICES, deadline_s=42_000.0, devices=8)
    made = tornado(replace(PLAN, scaling=steep, goal=goal), TABLES, {Parameter.TPS: (1.0, 9e4)})
    assert made.base["devices"] < float("inf")
    data = tornado_data(made, "devices")
    chart = tornado_chart(theme)
    qtbot.addWidget(chart)
    chart.put(data, None)
    rendered(qtbot, chart)
    key = (Parameter.TPS, 0)
    assert chart.spot(key)[0] == data.right
    assert "No number of devices is enough" in chart.said(key)


def test_a_figure_that_the_plan_has_not_gives_no_bars():
    made = tornado(replace(PLAN, price_per_card_hour=None), TABLES)
    assert tornado_data(made, "cost") is None


def test_draws_within_and_beyond_the_deadline_look_different(qtbot, theme):
    chart = spread_chart(theme)
    qtbot.addWidget(chart)
    data = spread_data(chance(PLAN, TABLES))
    assert float(data.shares.sum()) == pytest.approx(1.0)
    chart.put(data, None)
    image = rendered(qtbot, chart)
    assert share_of(image, theme.chart_color(0), (0.1, 0, 1, 0.75)) > 0.01
    assert share_of(image, theme.chart_color(5), (0.1, 0, 1, 0.75)) > 0.002
    assert overlapping(chart) == []
    assert crowded_marks(chart) == []
    words = [name for name, _ in names_in(chart)]
    assert "deadline 24 h" in words
    assert any(name.startswith("nine of ten") for name in words)


def test_the_share_so_far_is_said_at_each_bin(qtbot, theme):
    chart = spread_chart(theme)
    qtbot.addWidget(chart)
    data = spread_data(chance(PLAN, TABLES))
    chart.put(data, None)
    rendered(qtbot, chart)
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    assert "take at most that long" in chart.crosshair_words
    assert "100 % take at most" in chart.said(len(data.shares) - 1)
    assert chart.nearest(data.edges[0] - 1, 0) is None
    assert len(chart.rows()) == 61


def test_without_a_deadline_all_draws_are_alike(qtbot, theme):
    chart = spread_chart(theme)
    qtbot.addWidget(chart)
    chart.put(spread_data(chance(replace(PLAN, goal=Goal()), TABLES)), None)
    image = rendered(qtbot, chart)
    assert share_of(image, theme.chart_color(5), (0.1, 0, 1, 0.75)) < 0.0005
    assert [mark.id for mark in chart.marks()] == ["within", "marks"]
    chart.switches.buttons["marks"].click()
    assert names_in(chart) == []
    chart.put(None, text("Nothing was drawn."))
    assert chart.message() == "Nothing was drawn."
