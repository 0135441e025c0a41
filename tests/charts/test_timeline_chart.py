from __future__ import annotations

import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

sys.path.insert(0, str(Path(__file__).parents[1] / "estimator"))
sys.path.insert(0, str(Path(__file__).parent))
from chart_pictures import crowded_marks, names_in, overlapping, rendered, share_of
from estimator_tables import JOB, TABLES

from ascgui.charts.timeline_series import date_ticks, timeline_data
from ascgui.domain.calendar import Calendar, weekly
from ascgui.domain.plan import Goal, GoalKind
from ascgui.domain.text import text
from ascgui.estimator.answer import answer
from ascgui.estimator.timeline import EventKind, TimeLine, timeline
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme

DAYS = Calendar(weekly(range(7), 8 * 3600, 20 * 3600))
PLAN = replace(
    JOB,
    start=datetime(2026, 12, 1, 9),
    goal=Goal(GoalKind.DEVICES, deadline_s=72 * 3600.0, devices=8),
    calendar=DAYS,
)


def data_of(plan=PLAN, checkpoint_s=2 * 3600.0):
    found = answer(plan, TABLES)
    return timeline_data(timeline(found, plan.calendar or Calendar(), checkpoint_s=checkpoint_s))


@pytest.fixture(params=["light", "dark"])
def theme(qapp, request):
    font = QFont(qapp.font())
    made = Theme(qapp, request.param)
    yield made
    made.end()
    qapp.setFont(font)


def chart_of(qtbot, theme, data, lacks=None):
    from ascgui.charts.timeline_chart import TimelineChart

    chart = TimelineChart(Tongue(), theme)
    qtbot.addWidget(chart)
    chart.put(data, lacks)
    return chart


def test_what_is_computed_and_when_it_is_closed_follow_one_another():
    data = data_of()
    assert len(data.working) == len(data.closed) + 1
    for (_, end), (shut, opened) in zip(data.working[:-1], data.closed, strict=True):
        assert end == shut
        assert opened - shut == 12 * 3600
    assert data.working[0][0] == 9 * 3600
    assert data.working[-1][1] == data.first(EventKind.FINISH)


def test_without_events_there_is_no_time_line():
    assert timeline_data(TimeLine((), ())) is None


@pytest.mark.parametrize(
    ("days", "gap", "names"),
    [
        (1, 5 * 3600, ["12-01", "06:00", "12:00", "18:00", "12-02"]),
        (3, 86400, ["12-01", "12-02", "12-03", "12-04"]),
        (30, 7 * 86400, ["12-01", "12-08", "12-15", "12-22", "12-29"]),
    ],
)
def test_marks_stand_at_round_times(days, gap, names):
    assert [name for _, name in date_ticks(data_of(), 0, days * 86400, gap)] == names


def test_very_long_jobs_have_few_marks():
    marks = date_ticks(data_of(), 0, 5000 * 365 * 86400.0, 500 * 365 * 86400.0)
    assert 2 <= len(marks) <= 200


def test_the_time_line_shows_work_pauses_checkpoints_and_ends(qtbot, theme):
    chart = chart_of(qtbot, theme, data_of())
    image = rendered(qtbot, chart)
    assert share_of(image, theme.chart_color(0), (0, 0.2, 1, 0.8)) > 0.01
    assert share_of(image, theme.chart_color(1), (0, 0.2, 1, 0.8)) > 0.0005
    assert overlapping(chart) == []
    assert crowded_marks(chart) == []
    assert {mark.id for mark in chart.marks()} == {
        "working", "closed", "range", "checkpoint", "epoch",
    }  # fmt: skip
    assert {name.split(" ")[0] for name, _ in names_in(chart)} == {"Finish", "Deadline"}
    assert not chart._plot.getAxis("left").isVisible()
    assert len(chart.rows()) == len(chart.data.events) + 1


def test_keys_walk_over_the_events(qtbot, theme):
    chart = chart_of(qtbot, theme, data_of())
    rendered(qtbot, chart)
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    assert chart.crosshair_words.startswith("Start\nTue 1 Dec 2026, 09:00\n0 %")
    qtbot.keyClick(chart.view, Qt.Key.Key_Right)
    assert chart.crosshair_words.startswith("Checkpoint 1\n")
    for number in range(len(chart.data.events)):
        x, y = chart.spot(number)
        assert chart.data.places[chart.nearest(x, y)] == x


def test_without_a_finish_the_chart_says_what_it_lacks(qtbot, theme):
    chart = chart_of(qtbot, theme, None, text("Enter when the job starts."))
    rendered(qtbot, chart)
    assert chart.message() == "Enter when the job starts."


def test_a_legend_that_is_too_wide_breaks_into_rows(qtbot, theme):
    chart = chart_of(qtbot, theme, data_of())
    rendered(qtbot, chart, width=900)
    assert len(chart.switches.rows) == 1
    chart.resize(260, 380)
    qtbot.waitUntil(lambda: len(chart.switches.rows) > 1)
    shown = [button for row in chart.switches.rows for button in row]
    assert [button.text() for button in shown] == [mark.name.template for mark in chart.marks()]
    qtbot.waitUntil(lambda: all(button.width() >= button.sizeHint().width() for button in shown))
