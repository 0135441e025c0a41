from __future__ import annotations

import threading
import time
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from working_panels import JOB, settled, shown, typed

from ascgui.domain.plan import GoalKind, Plan, ThroughputChoice
from ascgui.estimator.answer import answer
from ascgui.estimator.axis import Parameter
from ascgui.estimator.parametric import Parametric
from ascgui.viewmodels import points_model
from ascgui.viewmodels.axis_choice import Spacing
from ascgui.windows import vary_work
from ascgui.windows.vary_panel import VaryPanel

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def make(qtbot, document, estimation, tongue, theme, catalog, new_job, questions):
    document.replace(JOB, None, None)
    failures = []

    def build():
        made = VaryPanel(
            document, estimation, catalog, tongue, theme, new_job(), failures.append, questions
        )
        shown(qtbot, made)
        return made

    yield build
    assert failures == []


@pytest.fixture
def panel(qtbot, make):
    made = make()
    settled(qtbot, made)
    return made


def column(panel, name):
    return next(at for at, one in enumerate(panel.points.model.columns) if one.id == name)


def test_it_starts_with_devices_around_the_plan_and_draws_the_duration(panel):
    run = panel.result.run
    assert isinstance(run, Parametric)
    assert [axis.parameter for axis in run.axes] == [Parameter.DEVICES]
    assert panel.charts.line.message() == ""
    assert panel.words.text().startswith("Duration: ")
    assert panel.points.model.rowCount() == run.count
    assert not panel.points.use_button.isEnabled()


def test_nothing_is_computed_before_it_is_seen(qtbot, document, estimation, tongue, theme, catalog,
                                               new_job):  # fmt: skip
    document.replace(JOB, None, None)
    made = VaryPanel(document, estimation, catalog, tongue, theme, new_job(), pytest.fail)
    qtbot.addWidget(made)
    document.apply("x", efficiency=0.8)
    assert made.result is None
    assert made.charts is None


def test_a_point_selected_in_the_table_becomes_a_scenario(qtbot, panel):
    wanted = []
    panel.scenario_wanted.connect(wanted.append)
    panel.points.view.sortByColumn(column(panel, "duration_s"), Qt.SortOrder.AscendingOrder)
    panel.points.view.setFocus()
    panel.points.view.setCurrentIndex(panel.points.model.index(0, 0))
    panel.points.use_button.click()
    (plan,) = wanted
    assert plan.goal.kind is GoalKind.DEVICES
    assert plan.goal.devices == 128
    assert plan.name == "7B: Devices 128"
    assert panel.charts.line._chosen == panel.chosen


def test_a_point_stays_the_same_when_the_table_is_sorted(qtbot, panel):
    panel.choose(2)
    words = panel.points.words.text()
    for order in (Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder):
        panel.points.view.sortByColumn(column(panel, "cost"), order)
        settled(qtbot, panel)
        assert panel.chosen == 2
        assert panel.points.words.text() == words
        assert panel.points.model.row_at(panel.points.view.currentIndex().row()).number == 2


def test_a_point_chosen_in_the_chart_is_selected_in_the_table(panel):
    panel.charts.line.point_chosen.emit(3)
    assert panel.chosen == 3
    assert panel.points.model.row_at(panel.points.view.currentIndex().row()).number == 3
    assert panel.points.words.text().startswith("Devices 32: ")


def test_figures_of_a_point_are_those_of_a_plan_of_its_own(panel, catalog):
    panel.choose(5)
    plan = panel._plan_of_point()
    found = answer(plan, catalog.tables)
    run = panel.result.run
    assert run.figure_at("duration_s", (5,)) == pytest.approx(found.duration_s)
    assert run.figure_at("cost", (5,)) == pytest.approx(found.cost)


def test_two_inputs_are_drawn_as_colours(qtbot, panel):
    panel.second.vary(Parameter.TPS, Spacing.LIST)
    settled(qtbot, panel)
    typed(qtbot, panel, panel.second.fields["values"], "1000; 2000; 4000")
    assert panel.result.run.shape[1] == 3
    assert panel.charts.stack.currentWidget() is panel.charts.heat
    panel.charts.heat.point_chosen.emit(panel.result.run.number((1, 2)))
    plan = panel._plan_of_point()
    assert plan.goal.devices == 16
    assert plan.throughput.entered_tps == 4000.0
    assert plan.name == "7B: Devices 16, Throughput 4,000 tokens/s per device"


def test_another_figure_is_drawn_without_computing_again(qtbot, panel):
    before = panel.result.run
    panel.choose(4)
    panel.figure._take("cost")
    settled(qtbot, panel)
    assert panel.result.run is before
    assert panel.chosen == 4
    assert panel.words.text().startswith("Cost: CNY ")


def test_a_range_that_cannot_be_used_is_said_beside_its_field(qtbot, panel):
    first = panel.first
    typed(qtbot, panel, first.fields["last"], "4")
    assert "goes down" in first.fields["last"].note.sentence
    assert panel.result.run is None
    assert "inputs beside say why" in panel.charts.line.message()
    assert not panel.points.use_button.isVisible()
    typed(qtbot, panel, first.fields["last"], "64")
    assert first.fields["last"].note.sentence == ""
    typed(qtbot, panel, first.fields["step"], "0")
    assert "would never end" in first.fields["step"].note.sentence
    typed(qtbot, panel, first.fields["step"], "-8")
    assert "a range goes up" in first.fields["step"].note.sentence
    typed(qtbot, panel, first.fields["step"], "8")
    assert panel.result.run is not None


def test_words_that_are_no_number_are_said_beside_the_field_and_change_nothing(qtbot, panel):
    field = panel.first.fields["first"]
    before = panel.result.run
    typed(qtbot, panel, field, "many")
    assert "is not a number" in field.problem
    assert "8 is used" in field.problem
    assert panel.result.run is before


def test_the_same_input_twice_is_said(qtbot, panel):
    panel.second.vary(Parameter.DEVICES)
    settled(qtbot, panel)
    assert "is varied twice" in panel.second.what.note.sentence
    panel.second.vary(None)
    settled(qtbot, panel)
    assert panel.second.what.note.sentence == ""


def test_points_without_an_answer_are_counted(qtbot, panel, document):
    panel.first.vary(Parameter.TOKENS, Spacing.LIST)
    settled(qtbot, panel)
    typed(qtbot, panel, panel.first.fields["values"], "1B; 900000000000000000")
    assert panel.result.line.answered < 2
    assert "Points without an answer: 1 of 2" in panel.note.sentence


def test_a_plan_without_a_price_has_no_cost_and_says_so(qtbot, panel, document):
    document.apply("x", price_per_card_hour=None)
    panel.figure._take("cost")
    settled(qtbot, panel)
    assert "no price" in panel.charts.line.message()


def test_an_empty_plan_says_what_is_missing(qtbot, panel, document):
    document.replace(Plan(), None, None)
    settled(qtbot, panel)
    assert panel.note.sentence != ""
    assert panel.charts.line.message() != ""


def test_the_sequence_length_is_varied_over_those_of_the_catalog(qtbot, panel):
    panel.first.vary(Parameter.SEQ_LEN)
    settled(qtbot, panel)
    assert panel.first.spacing is Spacing.LIST
    assert panel.result.run.count == len(panel.first.fields["values"].meant)
    assert 4096.0 in panel.result.run.axes[0].values


def test_a_changed_plan_is_computed_again(qtbot, panel, document):
    before = panel.result.run.figure_at("duration_s", (0,))
    document.apply("x", throughput=ThroughputChoice(entered_tps=2000.0))
    settled(qtbot, panel)
    assert panel.result.run.figure_at("duration_s", (0,)) == pytest.approx(2 * before)


def test_a_million_points_can_be_cancelled_and_computed_after_all(qtbot, make, monkeypatch):
    panel = make()
    settled(qtbot, panel)
    slow = vary_work.parametric

    def until_cancelled(*args, cancelled, **more):
        end = time.monotonic() + 30
        while not cancelled() and time.monotonic() < end:
            time.sleep(0.005)
        return slow(*args, cancelled=cancelled, **more)

    monkeypatch.setattr(vary_work, "parametric", until_cancelled)
    panel.first.how.set_value(Spacing.EVENLY)
    panel.first._changed_spacing()
    qtbot.waitUntil(panel.progress.isVisible)
    panel.progress.button.click()
    settled(qtbot, panel)
    assert panel.again.isVisible()
    assert "Stopped" in panel.note.sentence
    monkeypatch.setattr(vary_work, "parametric", slow)
    panel.again.click()
    settled(qtbot, panel)
    assert not panel.again.isVisible()
    assert panel.note.sentence == ""
    assert panel.result.question.choices[0].spacing is Spacing.EVENLY


def test_many_points_are_sorted_beside_the_window(qtbot, panel, monkeypatch):
    monkeypatch.setattr(points_model, "SORTED_AT_ONCE", 4)
    panel.choose(0)
    panel.points.view.sortByColumn(column(panel, "devices"), Qt.SortOrder.DescendingOrder)
    settled(qtbot, panel)
    assert panel.points.model.row_at(0).number == panel.result.run.count - 1
    assert panel.chosen == 0


def test_all_points_are_saved_to_a_file(qtbot, panel, questions, tmp_path):
    path = tmp_path / "all.csv"
    questions.save_answer = path
    panel.points.save_button.click()
    settled(qtbot, panel)
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    assert lines[0].startswith("devices,duration_s,deadline_met,cost")
    assert len(lines) == panel.result.run.count + 1
    assert "all.csv" in panel.note.sentence
    assert [one.name for one in tmp_path.iterdir() if "part" in one.name] == []


def test_a_file_that_cannot_be_written_is_said(qtbot, panel, questions, tmp_path):
    questions.save_answer = tmp_path / "missing" / "all.csv"
    panel.points.save_button.click()
    settled(qtbot, panel)
    assert "could not be written" in panel.note.sentence


def test_it_speaks_chinese_and_takes_another_catalog(qtbot, panel, tongue, catalog):
    tongue.switch("zh_CN")
    assert panel.points.use_button.text() == tongue.say("Make a scenario")
    panel.set_catalog(replace(catalog))
    settled(qtbot, panel)
    assert panel.result.run is not None


def test_every_input_has_a_name_and_tab_goes_in_reading_order(qtbot, panel):
    for inputs in (panel.first, panel.second):
        for field in (inputs.what, inputs.how, *inputs.fields.values()):
            assert field.editor.accessibleName()
    panel.activateWindow()
    panel.first.what.box.setFocus()
    qtbot.waitUntil(panel.first.what.box.hasFocus)
    qtbot.keyClick(panel.first.what.box, Qt.Key.Key_Tab)
    assert panel.first.how.box.hasFocus()
    qtbot.keyClick(panel.first.how.box, Qt.Key.Key_Tab)
    assert panel.first.fields["first"].line.hasFocus()


def test_a_file_is_written_to_its_end_before_anything_is_computed_again(
    qtbot, panel, questions, tmp_path, monkeypatch
):
    written = vary_work.write_points
    go_on = threading.Event()

    def slow(*args):
        go_on.wait(30)
        return written(*args)

    monkeypatch.setattr("ascgui.windows.vary_panel.write_points", slow)
    questions.save_answer = tmp_path / "all.csv"
    before = panel.result.run
    panel.points.save_button.click()
    panel.second.vary(Parameter.EPOCHS)
    panel.compute()
    assert panel.result.run is before
    go_on.set()
    settled(qtbot, panel)
    assert (tmp_path / "all.csv").exists()
    assert len(panel.result.run.axes) == 2
