from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, Qt
from working_panels import JOB as PRICED_JOB
from working_panels import settled, shown, typed

from ascgui.domain.calendar import Calendar, Window, weekly
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice
from ascgui.estimator.answer import answer
from ascgui.estimator.timeline import EventKind
from ascgui.viewmodels.calendar_draft import OpenDays
from ascgui.windows.calendar_panel import CalendarPanel

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

START = datetime(2026, 12, 4, 9)
JOB = replace(
    PRICED_JOB,
    goal=Goal(GoalKind.DEVICES, deadline_s=72 * 3600.0, devices=8),
    price_per_card_hour=None,
    currency="",
    start=START,
)


@pytest.fixture
def panel(qtbot, document, estimation, tongue, theme, catalog, new_job):
    document.replace(JOB, None, None)
    failures = []
    made = CalendarPanel(document, estimation, catalog, tongue, theme, new_job(), failures.append)
    shown(qtbot, made)
    settled(qtbot, made)
    yield made
    assert failures == []


def test_the_finish_is_said_with_its_range_and_drawn(panel, catalog):
    found = answer(JOB, catalog.tables)
    assert panel.words.text() == f"Finish: {panel._tongue.show(found.finish)}"
    assert panel.between.text().startswith("between ")
    assert panel.met.text() == "The deadline is met."
    assert panel.work_words.text().endswith("without a pause")
    assert panel.chart.message() == ""
    assert not panel.plan_button.isEnabled()


def test_a_working_week_moves_the_finish_and_can_be_used_in_the_plan(qtbot, panel, document):
    before = panel.result.schedule.finish
    panel.open_days._take(OpenDays.WEEKDAYS)
    settled(qtbot, panel)
    assert panel.result.schedule.finish > before
    assert "in which the cluster is closed" in panel.work_words.text()
    assert document.plan.calendar is None
    panel.plan_button.click()
    assert document.plan.calendar == Calendar(weekly(range(5), 8 * 3600, 20 * 3600))
    settled(qtbot, panel)
    assert not panel.plan_button.isEnabled()
    document.undo_stack.undo()
    settled(qtbot, panel)
    assert panel.open_days.value is OpenDays.ALWAYS
    assert panel.result.schedule.finish == before


def test_hours_are_typed_and_what_is_no_time_is_said(qtbot, panel):
    panel.open_days._take(OpenDays.DAILY)
    typed(qtbot, panel, panel.opens, "10:00")
    typed(qtbot, panel, panel.closes, "16:00")
    assert panel.draft.calendar == Calendar(weekly(range(7), 10 * 3600, 16 * 3600))
    typed(qtbot, panel, panel.opens, "late")
    assert "is no time of day" in panel.opens.problem
    assert panel.draft.opens_s == 10 * 3600


def test_a_note_of_the_second_of_two_fields_moves_neither_of_them(qtbot, panel):
    panel.open_days._take(OpenDays.DAILY)
    settled(qtbot, panel)
    typed(qtbot, panel, panel.closes, "late")
    qtbot.waitUntil(panel.closes.note.isVisible)
    lines = [one.line.mapTo(panel, QPoint(0, 0)).y() for one in (panel.opens, panel.closes)]
    assert lines[0] == lines[1]
    below = panel.closes.note.mapTo(panel, QPoint(0, 0)).y()
    assert below >= lines[0] + panel.opens.line.height()
    assert panel.closes.note.width() > panel.closes.width()


def test_an_availability_beyond_one_is_said_and_not_used(qtbot, panel):
    typed(qtbot, panel, panel.availability, "0.5")
    assert panel.draft.availability == 0.5
    typed(qtbot, panel, panel.availability, "1.5")
    assert "at most 1" in panel.availability.note.sentence
    assert panel.draft.availability == 0.5
    for wrong in ("2026", "2026-12-01", "0", "-1", "often"):
        typed(qtbot, panel, panel.availability, wrong)
        assert panel.availability.note.sentence == (
            f"“{wrong}” is no share. Type one above 0 and at most 1, such as 0.95 or 95%."
            " 0.50 is used."
        )
        assert panel.draft.availability == 0.5
    typed(qtbot, panel, panel.availability, "95%")
    assert panel.draft.availability == 0.95
    typed(qtbot, panel, panel.availability, "")
    assert panel.draft.calendar is None


def test_windows_are_added_and_removed(qtbot, panel):
    before = panel.result.schedule.finish
    listed = panel.windows
    listed.add()
    assert "Enter when the cluster closes" in listed.start.note.sentence
    typed(qtbot, panel, listed.start, "2026-12-04 12:00")
    typed(qtbot, panel, listed.length, "6h")
    typed(qtbot, panel, listed.every, "0")
    listed.add()
    assert "at least 1 day" in listed.start.note.sentence
    typed(qtbot, panel, listed.every, "7")
    typed(qtbot, panel, listed.note, "maintenance")
    listed.add()
    settled(qtbot, panel)
    assert panel.draft.windows == (
        Window(datetime(2026, 12, 4, 12), datetime(2026, 12, 4, 18), "maintenance", 7),
    )
    assert panel.result.schedule.finish > before
    assert "maintenance" in listed.rows.item(0).text()
    panel.activateWindow()
    listed.rows.setFocus()
    qtbot.waitUntil(listed.rows.hasFocus)
    qtbot.keyClick(listed.rows, Qt.Key.Key_Delete)
    settled(qtbot, panel)
    assert panel.draft.windows == ()
    assert panel.result.schedule.finish == before


def test_checkpoints_are_drawn_on_the_time_line(qtbot, panel):
    assert panel.result.line.of(EventKind.CHECKPOINT) == ()
    typed(qtbot, panel, panel.checkpoint, "2h")
    assert len(panel.result.line.of(EventKind.CHECKPOINT)) > 5
    typed(qtbot, panel, panel.checkpoint, "1s")
    assert "too many checkpoints" in panel.note.sentence
    typed(qtbot, panel, panel.checkpoint, "0s")
    assert "must be above 0" in panel.checkpoint.note.sentence


def test_without_a_start_or_a_duration_it_says_what_is_missing(qtbot, panel, document):
    typed(qtbot, panel, panel.start, "")
    assert "Enter when the job starts" in panel.chart.message()
    assert not panel.words.isVisible()
    document.replace(Plan(), None, None)
    settled(qtbot, panel)
    assert "no duration" in panel.chart.message()
    assert panel.note.sentence != ""


def test_a_cluster_that_is_never_open_is_said(qtbot, panel, document):
    document.apply("x", calendar=Calendar(hours=((),) * 7))
    settled(qtbot, panel)
    assert panel.open_days.value is OpenDays.OWN
    assert "never open" in panel.note.sentence


def test_start_and_calendar_become_a_scenario(qtbot, panel):
    wanted = []
    panel.scenario_wanted.connect(wanted.append)
    panel.open_days._take(OpenDays.WEEKDAYS)
    typed(qtbot, panel, panel.start, "2026-12-07 08:00")
    panel.use_button.click()
    (plan,) = wanted
    assert plan.start == datetime(2026, 12, 7, 8)
    assert plan.calendar == Calendar(weekly(range(5), 8 * 3600, 20 * 3600))
    assert plan.name == "7B: from Mon 7 Dec 2026, 08:00, 60 h a week"


def test_it_speaks_chinese_and_follows_another_catalog(qtbot, panel, tongue, catalog):
    tongue.switch("zh_CN")
    assert panel.use_button.text() == tongue.say("Make a scenario")
    panel.set_catalog(replace(catalog))
    settled(qtbot, panel)
    assert panel.result is not None


def test_every_input_has_a_name(panel):
    listed = panel.windows
    own = (panel.start, panel.open_days, panel.opens, panel.closes, panel.availability)
    for field in (*own, panel.checkpoint, listed.start, listed.length, listed.every, listed.note):
        assert field.editor.accessibleName()


def test_a_calendar_that_asks_for_more_devices_says_so_and_what_is_charged(qtbot, panel, document):
    plan = replace(
        JOB,
        model="qwen2.5-32b",
        throughput=ThroughputChoice(entered_tps=407.0),
        goal=Goal(GoalKind.DEADLINE, 72 * 3600.0),
        start=datetime(2026, 12, 5, 8),
        price_per_card_hour=12.5,
    )
    document.replace(plan, None, None)
    settled(qtbot, panel)
    assert not panel.need_words.isVisible()
    assert "charged" not in panel.work_words.text()
    panel.open_days._take(OpenDays.DAILY)
    settled(qtbot, panel)
    assert panel.need_words.isVisible()
    assert panel.need_words.text() == (
        "By this calendar the deadline needs 56 devices instead of 32 devices round the clock."
    )
    assert panel.work_words.text().endswith("closed hours are not charged.")


def test_a_duration_to_enter_shows_an_example_with_its_unit(panel):
    assert panel.checkpoint.line.placeholderText() == "such as 30 min"
