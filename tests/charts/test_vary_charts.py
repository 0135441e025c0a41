from __future__ import annotations

import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parents[1] / "estimator"))
sys.path.insert(0, str(Path(__file__).parent))
from chart_pictures import (
    crowded_marks,
    marks_of,
    names_in,
    overlapping,
    reach_of,
    rendered,
    share_of,
)
from estimator_tables import JOB as PLAN
from estimator_tables import TABLES

from ascgui.charts.contours import contour
from ascgui.charts.decimate import kept
from ascgui.charts.ramp import ramp
from ascgui.charts.scale import Scale, padded, scale_for
from ascgui.charts.vary_series import heat_data, line_data
from ascgui.domain.calendar import Calendar, weekly
from ascgui.domain.plan import Goal
from ascgui.domain.text import Unit, text
from ascgui.estimator.axis import Parameter, evenly, listed, span
from ascgui.estimator.parametric import parametric
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme

LOOKS = ("light", "dark")


@pytest.fixture(params=LOOKS)
def theme(qapp, request):
    font = QFont(qapp.font())
    made = Theme(qapp, request.param)
    yield made
    made.end()
    qapp.setFont(font)


def axis(made):
    found, issues = made
    assert issues == ()
    return found


def run_over(*axes, plan=PLAN):
    return parametric(plan, TABLES, tuple(axis(one) for one in axes))


def line_chart(theme, tongue=None):
    from ascgui.charts.line_chart import LineChart

    return LineChart(tongue or Tongue(), theme)


def heat_chart(theme, tongue=None):
    from ascgui.charts.heat_chart import HeatChart

    return HeatChart(tongue or Tongue(), theme)


# --- scales -------------------------------------------------------------------------------------


def test_a_wide_range_above_zero_is_logarithmic_and_others_are_not():
    assert scale_for([1.0, 100.0], Unit.NONE).logarithmic
    assert not scale_for([10.0, 100.0], Unit.NONE).logarithmic
    assert not scale_for([0.0, 100.0], Unit.NONE).logarithmic
    assert not scale_for([0.01, 1.0], Unit.RATIO).logarithmic
    assert not scale_for([np.nan], Unit.NONE).logarithmic


@pytest.mark.parametrize(
    ("scale", "low", "high", "expected"),
    [
        (Scale(Unit.NONE, logarithmic=True), 0.0, 3.0, ["1", "10", "100", "1,000"]),
        (Scale(Unit.DEVICES, logarithmic=True), 3.0, 3.4, ["1,024", "1,536", "2,048"]),
        (Scale(Unit.SECONDS), 0.0, 4 * 86400.0, ["0 s", "24 h", "2 d", "3 d", "4 d"]),
        (Scale(Unit.DEVICES, whole=True), 0.9, 3.2, ["1", "2", "3"]),
        (Scale(Unit.RATIO), 0.6, 1.0, ["0.6", "0.7", "0.8", "0.9", "1"]),
        (Scale(Unit.TOKENS), 1e9, 3e9, ["1 B", "1.5 B", "2 B", "2.5 B", "3 B"]),
    ],
)
def test_marks_are_numbers_that_people_say(scale, low, high, expected):
    language = Tongue().language
    ticks = scale.ticks(low, high, (high - low) / 4.5)
    assert [scale.name(tick, language) for tick in ticks] == expected


def test_a_range_without_a_width_gets_one():
    low, high = padded(5.0, 5.0)
    assert low < 5.0 < high
    assert padded(float("nan"), 1.0) == (0.0, 1.0)
    assert padded(0.0, 0.0)[0] < 0 < padded(0.0, 0.0)[1]


# --- thinning out and lines of equal value --------------------------------------------------------


def test_a_million_points_keep_their_extremes_and_their_gaps():
    values = np.sin(np.linspace(0, 50, 1_000_000))
    values[123_456], values[777_777], values[500_000] = 9.0, -9.0, np.nan
    found = kept(values)
    assert len(found) <= 6000
    assert {0, 999_999, 123_456, 777_777, 500_000} <= set(found.tolist())
    assert np.all(np.diff(found) > 0)


def test_few_points_are_all_kept():
    assert kept(np.arange(100.0)).tolist() == list(range(100))
    assert kept(np.arange(100.0), 90, 200).tolist() == list(range(90, 100))


def test_a_line_of_equal_value_lies_where_the_value_is():
    x, y = np.linspace(-2, 2, 41), np.linspace(-2, 2, 37)
    values = x[:, None] ** 2 + y[None, :] ** 2
    found = contour(x, y, values, 1.0)
    radius = np.hypot(found.x, found.y)
    assert len(radius) > 60
    assert np.all(np.abs(radius - 1.0) < 0.02)
    values[20:, :] = np.nan
    assert np.all(contour(x, y, values, 1.0).x <= 0)
    assert len(contour(x, y[:1], values[:, :1], 1.0).x) == 0


def test_a_saddle_has_two_pieces_in_its_cell():
    found = contour(np.array([0.0, 1.0]), np.array([0.0, 1.0]), np.array([[1.0, 0], [0, 1.0]]), 0.5)
    assert len(found.x) == 4


@pytest.mark.parametrize("dark", [False, True])
def test_colours_of_amounts_differ_in_lightness_alone_already(dark):
    table = ramp(dark=dark)[1:].astype(float)
    light = 0.2126 * table[:, 0] + 0.7152 * table[:, 1] + 0.0722 * table[:, 2]
    # Over several colours: one to the next may be rounded to the same lightness.
    steps = light[6:] - light[:-6]
    assert np.all(steps > 0) if dark else np.all(steps < 0)
    assert abs(light[-1] - light[0]) > 140


# --- the line -------------------------------------------------------------------------------------


def test_the_line_is_drawn_with_range_deadline_and_own_value(qtbot, theme):
    run = run_over(span(Parameter.DEVICES, 8, 128, 8))
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(line_data(run, "duration_s", 16.0), None)
    image = rendered(qtbot, chart)
    assert share_of(image, theme.chart_color(0)) > 0.001
    assert share_of(image, theme.color("raised")) > 0.4
    assert overlapping(chart) == []
    assert crowded_marks(chart) == []
    assert all(len(names) >= 2 for names in marks_of(chart))
    names = [button.text() for button in chart.switches.buttons.values() if button.isVisible()]
    assert names[:2] == ["Duration", "its range"]


def test_the_deadline_of_a_run_lies_where_the_calendar_leaves_time_for_computing(qtbot, theme):
    plan = replace(
        PLAN,
        start=datetime(2026, 12, 1, 8),
        calendar=Calendar(weekly(range(7), 28800, 72000)),
        goal=Goal(deadline_s=72 * 3600.0),
    )
    data = line_data(run_over(span(Parameter.DEVICES, 8, 128, 8), plan=plan), "duration_s")
    assert data.limit is not None
    assert data.y_scale.value(data.limit) == pytest.approx(36 * 3600.0)
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(data, None)
    rendered(qtbot, chart)
    assert chart._limit_name.text() == "deadline 72 h, 36 h of it for computing"
    axes = (span(Parameter.DEVICES, 8, 64, 8), span(Parameter.TOKENS, 10**8, 4 * 10**9, 10**8))
    heat = heat_data(run_over(*axes, plan=plan), "duration_s")
    assert [level.value for level in heat.levels if level.limit] == [pytest.approx(36 * 3600.0)]


def test_the_legend_switches_what_is_drawn(qtbot, theme):
    run = run_over(span(Parameter.DEVICES, 8, 128, 8))
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(line_data(run, "duration_s"), None)
    with_line = share_of(rendered(qtbot, chart), theme.chart_color(0), (0.1, 0, 1, 0.75))
    chart.switches.buttons["line"].click()
    chart.switches.buttons["band"].click()
    assert share_of(chart.grab().toImage(), theme.chart_color(0), (0.1, 0, 1, 0.75)) < with_line / 5
    chart.switches.buttons["line"].click()
    assert chart.shows("line")


def test_without_an_answer_the_chart_says_what_it_lacks(qtbot, theme):
    run = run_over(span(Parameter.DEVICES, 8, 128, 8))
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(line_data(run, "cost"), text("The plan has no price."))
    rendered(qtbot, chart)
    assert chart.message() == "The plan has no price."
    assert not chart.menu_button.isEnabled()
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    assert chart.crosshair is None


def test_keys_move_the_crosshair_choose_zoom_and_lead_back(qtbot, theme):
    run = run_over(listed(Parameter.DEVICES, [64, 8, 16, 32]))
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(line_data(run, "devices"), None)
    rendered(qtbot, chart)
    chosen = []
    chart.point_chosen.connect(chosen.append)
    chart.choose(1)
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    # Point 1 is 8 devices, the first one along the axis; the next one is 16, point 2.
    assert chart.crosshair == 2
    assert chart.crosshair_words == "Devices: 16 devices\nDevices: 16 devices"
    qtbot.keyClick(chart.view, Qt.Key.Key_Return)
    assert chosen == [2]
    whole = chart.range
    qtbot.keyClick(chart.view, Qt.Key.Key_Plus)
    qtbot.keyClick(chart.view, Qt.Key.Key_Plus)
    assert chart.range[1] - chart.range[0] == pytest.approx((whole[1] - whole[0]) / 4)
    assert chart.back_button.isVisible()
    qtbot.keyClick(chart.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(chart.view, Qt.Key.Key_Backspace)
    assert chart.range[1] - chart.range[0] == pytest.approx((whole[1] - whole[0]) / 2)
    qtbot.keyClick(chart.view, Qt.Key.Key_Escape)
    assert chart.range == whole
    assert not chart.back_button.isVisible()
    qtbot.keyClick(chart.view, Qt.Key.Key_Minus)
    assert chart.range == whole


def test_the_mouse_frames_a_part_chooses_a_point_and_shows_everything_again(qtbot, theme):
    run = run_over(span(Parameter.DEVICES, 8, 128, 8))
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(line_data(run, "duration_s"), None)
    rendered(qtbot, chart)
    chosen = []
    chart.point_chosen.connect(chosen.append)
    spot = chart.pixel(*chart.spot(3))
    chart.clicked(QPointF(spot.x() + 3, spot.y() + 3))
    assert chosen == [3]
    left, right, _, _ = chart.range
    box = chart.box.rect()
    chart.frame(QPointF(box.width() / 2, 10), QPointF(box.width() - 5, 60), done=False)
    chart.frame(QPointF(box.width() / 2, 10), QPointF(box.width() - 5, 60), done=True)
    assert chart.range[0] == pytest.approx((left + right) / 2)
    assert chart.range[1] < right
    chart.frame(QPointF(5, 5), QPointF(6, 6), done=True)
    assert chart.range[0] == pytest.approx((left + right) / 2)
    chart.back_button.click()
    assert chart.range[:2] == (left, right)


def test_a_chart_is_saved_as_png_svg_and_csv(qtbot, theme, tmp_path):
    run = run_over(span(Parameter.DEVICES, 8, 24, 8))
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(line_data(run, "duration_s"), None)
    rendered(qtbot, chart)
    for kind in ("png", "svg", "csv"):
        chart.export(tmp_path / f"chart.{kind}")
    picture = QImage(str(tmp_path / "chart.png"))
    assert picture.width() == 2 * chart.view.width()
    assert share_of(picture, theme.chart_color(0)) > 0.001
    vectors = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    assert "<title>Duration over Devices</title>" in vectors
    assert QColor(theme.chart_color(0)).name() in vectors
    # Axes keep their places: as wide as on the screen, and what is beyond the plot is cut off.
    assert f'viewBox="0 0 {chart.view.width()} {chart.view.height()}"' in vectors
    assert "clipPath" in vectors
    lines = (tmp_path / "chart.csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == "Devices,Duration"
    assert len(lines) == 4
    chart.copy()
    copied = QApplication.clipboard().text().splitlines()
    assert copied[0] == "Devices\tDuration"
    assert copied[1].startswith("8.0\t")


def test_a_file_that_cannot_be_written_is_said_below_the_chart(qtbot, theme, tmp_path, monkeypatch):
    run = run_over(span(Parameter.DEVICES, 8, 24, 8))
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(line_data(run, "duration_s"), None)
    rendered(qtbot, chart)
    missing = tmp_path / "missing" / "chart.png"
    monkeypatch.setattr("ascgui.charts.zoom_plot.chosen_path", lambda *_: missing)
    chart.save_actions["png"].trigger()
    assert "chart.png could not be written" in chart._trouble.text()
    monkeypatch.setattr("ascgui.charts.zoom_plot.chosen_path", lambda *_: tmp_path / "chart.png")
    chart.save_actions["png"].trigger()
    assert not chart._trouble.isVisible()


def test_zooming_into_a_million_points_draws_those_in_sight(qtbot, theme):
    run = run_over(evenly(Parameter.DEADLINE, 3600, 3.6e6, 1_000_000))
    data = line_data(run, "devices")
    assert len(data.drawn) <= 6000
    assert len(data.between(data.x[500], data.x[900])) == 403
    assert data.nearest(data.x[77]) == 77
    chart = line_chart(theme)
    qtbot.addWidget(chart)
    chart.put(data, None)
    rendered(qtbot, chart)
    chart.point_at(500_000)
    chart.zoom_by(0.001)
    assert len(chart._line.getData()[0]) <= 6000
    assert len(chart.rows()) <= 6001


# --- two inputs -----------------------------------------------------------------------------------


def test_two_inputs_are_colours_with_named_lines_and_their_scale(qtbot, theme):
    run = run_over(span(Parameter.DEVICES, 8, 128, 8), span(Parameter.TPS, 1000, 8000, 500))
    chart = heat_chart(theme)
    qtbot.addWidget(chart)
    data = heat_data(run, "duration_s", (16.0, 4000.0))
    chart.put(data, None)
    image = rendered(qtbot, chart)
    table = ramp(dark=theme.dark)
    for index in (40, 128):
        colour = QColor(*(int(part) for part in table[index][:3]))
        assert share_of(image, colour, (0.1, 0.0, 0.8, 0.6)) > 0.005
    assert len(names_in(chart)) >= 3
    assert overlapping(chart) == []
    assert crowded_marks(chart) == []
    assert chart.bar.accessibleName() == "Duration"


def test_points_of_two_inputs_are_known_by_their_numbers(qtbot, theme):
    run = run_over(listed(Parameter.DEVICES, [32, 8, 16]), listed(Parameter.TPS, [4000, 1000]))
    chart = heat_chart(theme)
    qtbot.addWidget(chart)
    data = heat_data(run, "duration_s")
    chart.put(data, None)
    rendered(qtbot, chart)
    for number in range(6):
        point = run.point(number)
        assert chart.nearest(*chart.spot(number)) == number
        assert f"{run.values(point)[Parameter.DEVICES]:.0f} devices" in chart.said(number)
    chart.choose(run.number((1, 1)))
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    assert chart.crosshair == run.number((2, 1))
    qtbot.keyClick(chart.view, Qt.Key.Key_Up)
    assert chart.crosshair == run.number((2, 0))
    assert len(chart.rows()) == 7


def test_what_has_no_answer_has_no_colour(qtbot, theme):
    run = run_over(listed(Parameter.DEVICES, [8, 16]), listed(Parameter.EPOCHS, [1.0, 2.0]))
    data = heat_data(run, "cost")
    assert data.answered == 0
    assert not data.picture.any()
    chart = heat_chart(theme)
    qtbot.addWidget(chart)
    chart.put(data, text("No point has an answer for this figure."))
    rendered(qtbot, chart)
    assert not chart.bar.isVisible()
    assert chart.message() == "No point has an answer for this figure."


def test_a_picture_of_a_million_points_is_no_larger_than_a_screen():
    run = run_over(
        evenly(Parameter.DEADLINE, 3600, 3.6e6, 1000), evenly(Parameter.TPS, 500, 5000, 1000)
    )
    data = heat_data(run, "devices")
    assert data.picture.shape == (600, 600)
    assert data.picture.min() >= 1


def test_charts_speak_chinese_and_follow_the_theme(qtbot, theme):
    run = run_over(span(Parameter.DEVICES, 8, 128, 8))
    tongue = Tongue()
    chart = line_chart(theme, tongue)
    qtbot.addWidget(chart)
    chart.put(line_data(run, "duration_s"), None)
    rendered(qtbot, chart)
    tongue.switch("zh_CN")
    assert chart.axis_names()[0] == tongue.say("Devices")
    before = chart.grab().toImage()
    theme.choose("light" if theme.dark else "dark")
    after = chart.grab().toImage()
    assert before.pixelColor(200, 100) != after.pixelColor(200, 100)


@pytest.mark.parametrize("kind", ["line", "heat"])
def test_vectors_and_pixels_show_the_same_at_the_same_place(qtbot, theme, tmp_path, kind):
    devices = span(Parameter.DEVICES, 8, 128, 8)
    if kind == "line":
        chart = line_chart(theme)
        chart.put(line_data(run_over(devices), "devices"), None)
        colour = theme.chart_color(0)
    else:
        chart = heat_chart(theme)
        run = run_over(devices, span(Parameter.TPS, 1000, 8000, 500))
        chart.put(heat_data(run, "duration_s"), None)
        colour = QColor(*(int(part) for part in ramp(dark=theme.dark)[128][:3]))
    qtbot.addWidget(chart)
    rendered(qtbot, chart)
    chart.export(tmp_path / "chart.svg")
    chart.export(tmp_path / "chart.png")
    pixels = QImage(str(tmp_path / "chart.png"))
    vectors = QImage(pixels.size(), QImage.Format.Format_RGB32)
    vectors.fill(theme.color("raised"))
    painter = QPainter(vectors)
    QSvgRenderer(str(tmp_path / "chart.svg")).render(painter)
    painter.end()
    assert share_of(pixels, colour) == pytest.approx(share_of(vectors, colour), abs=0.01)
    # The marks of the lower axis: at another resolution they would stand elsewhere.
    below = (0.0, 0.8, 1.0, 1.0)
    reach = [reach_of(image, theme.color("quiet"), below) for image in (pixels, vectors)]
    assert reach[0] > 0.6
    assert reach[0] == pytest.approx(reach[1], abs=0.02)
