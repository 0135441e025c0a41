from __future__ import annotations

import threading
from dataclasses import replace
from datetime import datetime

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from ascgui.domain.calendar import Calendar, weekly
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import (
    FailureChoice,
    Formula,
    Goal,
    GoalKind,
    Plan,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)
from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.session.estimation import Estimation, work
from ascgui.widgets.derivation_panel import DerivationPanel
from ascgui.widgets.field_note import LinkButton
from ascgui.windows.plan_page import EXAMPLE, PlanPage

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

SAMPLE = replace(
    EXAMPLE,
    throughput=ThroughputChoice(entered_tps=4034.0),
    start=datetime(2026, 11, 30, 9),
    price_per_card_hour=10.0,
    currency="CNY",
)


@pytest.fixture
def build(qtbot, document, estimation, catalog, tongue, theme):
    def make(plan=SAMPLE, size=(1280, 800), estimation=estimation):
        document.replace(plan, None, None)
        page = PlanPage(document, estimation, catalog, tongue, theme)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(lambda: page.answer is not None and page.answer.plan == plan)
        qtbot.waitUntil(lambda: page.chart is not None and page.chart.view.isVisible())
        qtbot.waitUntil(lambda: all(row.isVisible() for row in page.findings_list.rows))
        return page

    return make


def answered(page, qtbot):
    """Wait until the answer shown is that of the document's plan."""
    qtbot.waitUntil(lambda: page.answer is not None and page.answer.plan == page._document.plan)


def words(page, name):
    figure = page.answer_panel.figures[name]
    said = figure.ask.text() if figure.ask.isVisible() else figure.words.text()
    return said.replace("\N{NO-BREAK SPACE}", " ")


def write(page, key, typed, qtbot):
    line = page.inputs.fields[key].line
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    line.selectAll()
    qtbot.keyClicks(line, typed)


# Inputs and answer


def test_the_sample_plan_is_answered_in_words(build):
    page = build()
    assert words(page, "devices") == "8 devices · 8 cards · 1 node"
    assert words(page, "duration") == "22 h 57 min"
    assert words(page, "finish") == "Done Tue 1 Dec 2026, 07:57"
    assert words(page, "cost") == "Cost CNY 1,836"
    assert words(page, "minimum") == "Minimum 4 devices"


def test_the_answer_follows_each_keystroke(build, qtbot, document):
    page = build()
    write(page, "workload.tokens", "2.4e9", qtbot)
    assert document.plan.workload.tokens == 2_400_000_000
    answered(page, qtbot)
    assert words(page, "duration") == "45 h 54 min"


def test_every_field_of_the_plan_has_an_input(build):
    page = build()
    edited = {key.partition(".")[0] for key in page.inputs.fields}
    # A measured scaling shows in the field of the efficiency, and is given on another page, as a
    # calendar and failures are, which a finding shows and takes away again.
    assert edited == set(Plan.__dataclass_fields__) - {"scaling", "calendar", "failures"}


def test_a_calendar_is_told_by_a_finding_that_takes_it_away_again(build, qtbot, document):
    page = build()
    hours = weekly(range(7), 8 * 3600, 20 * 3600)
    start = datetime(2026, 12, 1, 9)
    with qtbot.waitSignal(page.estimate_shown):
        document.apply("x", start=start, calendar=Calendar(hours))
    issue = next(one for one in page.answer.issues if one.code == "calendar-followed")
    document.apply("y", **dict(issue.fix))
    assert document.plan.calendar is None


def test_failures_that_a_plan_includes_have_a_line_in_the_answer_and_can_be_left_out(
    build, qtbot, document
):
    page = build()
    answered(page, qtbot)
    assert not page.answer_panel.figures["failures"].isVisible()
    before = words(page, "duration")
    document.apply("failures", failures=FailureChoice(3600.0, 120.0, 172800.0, 1200.0))
    answered(page, qtbot)
    assert "saves, restarts and lost work" in words(page, "failures")
    assert words(page, "duration") != before
    issue = next(one for one in page.answer.issues if one.code == "failures-included")
    assert issue.fix == (("failures", None),)


def test_undo_restores_what_stood_in_the_field(build, qtbot, document):
    page = build()
    write(page, "workload.tokens", "77", qtbot)
    document.undo_stack.undo()
    assert page.inputs.fields["workload.tokens"].typed == "1,200,000,000"
    assert document.plan == SAMPLE


def test_the_undo_of_the_window_works_while_a_field_has_the_focus(build, qtbot, document):
    page = build()
    undo = QAction(page)
    undo.triggered.connect(document.undo_stack.undo)
    undo.setShortcut(QKeySequence.StandardKey.Undo)
    page.addAction(undo)
    write(page, "workload.tokens", "77", qtbot)
    line = page.inputs.fields["workload.tokens"].line
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.plan == SAMPLE
    assert line.text() == "1,200,000,000"


def test_a_bad_number_is_explained_beside_itself_and_loses_nothing(build, qtbot, document):
    page = build()
    write(page, "workload.epochs", "two", qtbot)
    page.inputs.fields["workload.tokens"].line.setFocus()
    field = page.inputs.fields["workload.epochs"]
    qtbot.waitUntil(lambda: "not a number" in field.note.sentence)
    assert field.typed == "two"
    assert document.plan == SAMPLE


def test_a_note_waits_until_a_click_has_landed(build, qtbot, monkeypatch):
    page = build()
    field = page.inputs.fields["workload.epochs"]
    pressed = [Qt.MouseButton.LeftButton]
    monkeypatch.setattr(QGuiApplication, "mouseButtons", lambda: pressed[0])
    write(page, "workload.epochs", "soon", qtbot)
    page.inputs.fields["stage"].setFocus()
    qtbot.waitUntil(lambda: bool(field.problem))
    assert not field.note.isVisible()
    pressed[0] = Qt.MouseButton.NoButton
    qtbot.waitUntil(field.note.isVisible)


def test_a_number_too_large_for_a_plan_is_explained_and_never_shown_as_a_power(
    build, qtbot, document
):
    page = build()
    epochs = page.inputs.fields["workload.epochs"]
    write(page, "workload.epochs", "1e400", qtbot)
    page.inputs.fields["stage"].setFocus()
    qtbot.waitUntil(epochs.note.isVisible)
    assert document.plan.workload.epochs <= 1e9
    assert "e+" not in epochs.problem
    write(page, "workload.epochs", "1e40", qtbot)
    page.inputs.fields["stage"].setFocus()
    qtbot.waitUntil(lambda: epochs.problem.startswith("1e40 is too large."))
    answered(page, qtbot)


def test_an_impossible_value_is_explained_beside_its_field_with_its_remedy(build, qtbot, document):
    page = build(replace(SAMPLE, efficiency=90.0))
    note = page.inputs.fields["efficiency"].note
    assert "above 1" in note.sentence
    button = next(one for one in note.findChildren(LinkButton) if one.text() == "Use 0.9")
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert document.plan.efficiency == 0.9
    document.undo_stack.undo()
    assert document.plan.efficiency == 90.0


def test_an_unknown_model_is_answered_with_the_nearest_names(build, qtbot, document):
    page = build()
    write(page, "model", "qwen2.5-77b", qtbot)
    page.inputs.fields["model"]._popup.hide()
    qtbot.keyClick(page.inputs.fields["model"].line, Qt.Key.Key_Return)
    assert document.plan.model == "qwen2.5-77b"
    answered(page, qtbot)
    note = page.inputs.fields["model"].note
    names = [one.text() for one in note.findChildren(LinkButton)]
    assert "Use qwen2.5-7b" in names


def test_an_alias_is_taken_as_the_model_that_it_names(build, qtbot, document):
    page = build()
    write(page, "model", "Qwen2.5-14B", qtbot)
    page.inputs.fields["model"]._popup.hide()
    qtbot.keyClick(page.inputs.fields["model"].line, Qt.Key.Key_Return)
    assert document.plan.model == "qwen2.5-14b"


def test_a_sequence_length_that_no_table_has_can_be_typed(build, qtbot, document):
    page = build()
    write(page, "seq_len", "6000", qtbot)
    page.inputs.fields["seq_len"]._popup.hide()
    qtbot.keyClick(page.inputs.fields["seq_len"].line, Qt.Key.Key_Return)
    assert document.plan.seq_len == 6000
    answered(page, qtbot)
    assert words(page, "minimum") == "Minimum unknown"


def test_a_choice_that_is_not_supported_can_be_taken_and_is_answered_so(build, qtbot, document):
    page = build()
    box = page.inputs.fields["framework"]
    row = box.model.row_of("verl")
    box.box.setCurrentIndex(row)
    box.box.activated.emit(row)
    assert document.plan.framework == "verl"
    answered(page, qtbot)
    assert words(page, "devices") == "Not supported"


def test_a_row_of_the_evidence_can_be_chosen_and_shows_its_rate(build, qtbot, document):
    page = build()
    box = page.inputs.fields["throughput.row_id"]
    row = next(n for n, one in enumerate(box.model.choices) if "32768" in str(one.value))
    value = box.model.choices[row].value
    box.box.activated.emit(row)
    assert document.plan.throughput == ThroughputChoice(row_id=value)
    answered(page, qtbot)
    rate = page.inputs.fields["throughput.entered_tps"]
    assert rate.typed.replace(",", "") == f"{page.answer.evidence.tps:.0f}"
    assert rate.value is None
    assert rate.unit_label.text() == "tokens/s per device, estimate"


def test_choosing_the_goal_keeps_both_values(build, qtbot, document):
    page = build(replace(SAMPLE, goal=Goal(deadline_s=3600.0, devices=16)))
    button = next(
        one for one in page.inputs.goal.findChildren(QAbstractButton) if one.text() == "Use"
    )
    button.click()
    assert document.plan.goal == Goal(GoalKind.DEVICES, 3600.0, 16)


def test_typing_samples_makes_the_data_samples(build, qtbot, document):
    page = build()
    write(page, "workload.samples", "1M", qtbot)
    write(page, "workload.tokens_per_sample", "512", qtbot)
    assert document.plan.workload.kind is WorkloadKind.SAMPLES
    assert document.plan.workload.tokens_per_epoch == 512_000_000
    radio = next(
        one for one in page.inputs.data.findChildren(QAbstractButton) if one.text() == "Samples"
    )
    assert radio.isChecked()


# What is missing, and states


def test_an_empty_plan_says_what_the_page_is_for_and_offers_an_example(build, qtbot, document):
    page = build(Plan())
    assert words(page, "devices") == "Choose a model"
    assert page.intro.isVisible()
    assert "Choose model" in page.chart._message.text()
    qtbot.mouseClick(page.intro.example, Qt.MouseButton.LeftButton)
    assert document.plan == EXAMPLE
    answered(page, qtbot)
    assert not page.intro.isVisible()
    document.undo_stack.undo()
    assert document.plan == Plan()


def test_what_is_missing_leads_to_its_input(build, qtbot):
    page = build(replace(SAMPLE, workload=Workload()))
    figure = page.answer_panel.figures["duration"]
    assert figure.ask.text() == "Enter the tokens to see the duration"
    qtbot.mouseClick(figure.ask, Qt.MouseButton.LeftButton)
    assert page.inputs.fields["workload.tokens"].line.hasFocus()


def test_what_the_answer_asks_for_is_no_finding_too(build):
    page = build(Plan())
    assert "missing-input" not in {issue.code for issue in page.findings.issues}


def test_a_remedy_of_a_finding_is_one_step_of_undo(build, qtbot, document):
    page = build(replace(SAMPLE, formula=Formula.PUBLISHED))
    issue = next(one for one in page.findings.issues if one.code == "published-formula")
    page.findings_list.remedy_chosen.emit(issue)
    assert document.plan.formula is Formula.EXPECTED
    document.undo_stack.undo()
    assert document.plan.formula is Formula.PUBLISHED


def test_an_answer_that_takes_long_dims_the_one_shown(build, qtbot, catalog):
    slow, go_on = [], threading.Event()

    def slowly(plan, tables, cancelled):
        while slow and not cancelled() and not go_on.wait(0.005):
            pass
        return work(plan, tables, cancelled)

    estimation = Estimation(catalog.tables, slowly)
    try:
        page = build(estimation=estimation)
        label = page.answer_panel.figures["devices"].words
        fresh = label.palette().color(QPalette.ColorRole.WindowText)
        slow.append(True)
        page.inputs.fields["workload.tokens"].value_edited.emit(5)
        assert label.palette().color(QPalette.ColorRole.WindowText) == fresh
        qtbot.waitUntil(lambda: label.palette().color(QPalette.ColorRole.WindowText) != fresh)
        qtbot.waitUntil(lambda: page.answer_panel.spinner.turning)
        go_on.set()
        answered(page, qtbot)
        assert label.palette().color(QPalette.ColorRole.WindowText) == fresh
        assert not page.answer_panel.spinner.turning
    finally:
        go_on.set()
        estimation.shutdown()


def test_an_error_in_the_estimator_is_said_and_the_old_figures_stay_dimmed(build, qtbot, catalog):
    broken = []

    def failing(plan, tables, cancelled):
        if broken:
            raise ZeroDivisionError
        return work(plan, tables, cancelled)

    estimation = Estimation(catalog.tables, failing)
    try:
        page = build(estimation=estimation)
        broken.append(True)
        with qtbot.waitSignal(estimation.failed):
            page.inputs.fields["workload.tokens"].value_edited.emit(5)
        assert [issue.code for issue in page.findings.issues] == ["answer-failed"]
        assert words(page, "devices") == "8 devices · 8 cards · 1 node"
        assert not page.answer_panel.spinner.turning
    finally:
        estimation.shutdown()


# Derivations


def derivation_panel():
    return next(
        (one for one in QApplication.topLevelWidgets() if isinstance(one, DerivationPanel)), None
    )


def test_each_figure_opens_its_derivation(build, qtbot):
    page = build()
    for name, title in (("devices", "Devices"), ("duration", "Duration"), ("cost", "Cost")):
        qtbot.mouseClick(page.answer_panel.figures[name].button, Qt.MouseButton.LeftButton)
        panel = derivation_panel()
        assert panel.page.toPlainText().startswith(title)
        panel.close()
        QApplication.sendPostedEvents(None, 52)  # deferred deletion


def test_alt_enter_explains_the_figure_that_an_input_leads_to(build, qtbot):
    page = build()
    line = page.inputs.fields["throughput.entered_tps"].line
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    qtbot.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    panel = derivation_panel()
    assert panel.page.toPlainText().startswith("Throughput")
    panel.close()
    QApplication.sendPostedEvents(None, 52)


# The chart


def test_the_chart_is_built_only_after_the_page_was_shown(qtbot, document, estimation, catalog,
                                                         tongue, theme):  # fmt: skip
    page = PlanPage(document, estimation, catalog, tongue, theme)
    qtbot.addWidget(page)
    assert page.chart is None
    page.show()
    qtbot.waitUntil(lambda: page.chart is not None)
    qtbot.waitUntil(lambda: page.answer is not None)


def test_the_chart_waits_until_the_page_is_painted(qtbot, document, estimation, catalog,
                                                   tongue, theme, monkeypatch):  # fmt: skip
    page = PlanPage(document, estimation, catalog, tongue, theme)
    qtbot.addWidget(page, before_close_func=lambda _page: _page._late.stop())
    built = []
    monkeypatch.setattr(page, "build_chart", lambda: built.append(painted.copy()))
    painted = []
    watch = Painted(painted)
    page.inputs.installEventFilter(watch)
    page.show()
    qtbot.waitUntil(lambda: built != [])
    # Its import takes half a second, in which nothing would be seen.
    assert built == [[page.inputs]]
    page.inputs.removeEventFilter(watch)


class Painted(QObject):
    """Notes what is painted, once each."""

    def __init__(self, painted):
        super().__init__()
        self.painted = painted

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint and watched not in self.painted:
            self.painted.append(watched)
        return False


def test_a_point_that_was_dragged_is_the_goal_in_one_step_of_undo(build, qtbot, document):
    page = build()
    page.chart.devices_tried.emit(16)
    qtbot.waitUntil(lambda: words(page, "devices").startswith("16 devices"))
    assert document.plan == SAMPLE
    page.chart.devices_tried.emit(32)
    page.chart.devices_chosen.emit(32)
    assert document.plan.goal == Goal(GoalKind.DEVICES, SAMPLE.goal.deadline_s, 32)
    answered(page, qtbot)
    assert words(page, "devices").startswith("32 devices")
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.plan == SAMPLE


def test_a_point_that_comes_back_to_its_place_shows_the_plan_again(build, qtbot, document):
    plan = replace(SAMPLE, goal=Goal(GoalKind.DEVICES, devices=8))
    page = build(plan)
    page.chart.devices_tried.emit(16)
    qtbot.waitUntil(lambda: words(page, "devices").startswith("16 devices"))
    page.chart.devices_chosen.emit(8)
    answered(page, qtbot)
    assert words(page, "devices").startswith("8 devices")
    assert document.undo_stack.count() == 0


# Wide and narrow, languages and themes


def test_a_narrow_page_keeps_the_three_figures_in_sight_above_the_inputs(build, qtbot):
    page = build(size=(880, 640))
    assert page.pinned.isVisible()
    pinned = page.pinned.figures["devices"].words.text()
    assert pinned.replace("\N{NO-BREAK SPACE}", " ") == "8 devices · 8 cards · 1 node"
    assert not page.answer_panel.figures["devices"].isVisible()
    inputs = page.inputs.mapTo(page, page.inputs.rect().topLeft())
    answer = page.answer_panel.mapTo(page, page.answer_panel.rect().topLeft())
    assert answer.y() > inputs.y()
    page.resize(1280, 800)
    qtbot.waitUntil(page.answer_panel.figures["devices"].isVisible)
    assert not page.pinned.isVisible()
    page.resize(880, 640)
    qtbot.waitUntil(page.pinned.isVisible)
    assert page.inputs.isVisible()


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_widened_again_the_inputs_are_as_narrow_as_before(build, qtbot, tongue, theme, code):
    theme.speak(code)
    tongue.switch(code)
    page = build(size=(1171, 775))
    area = page._inputs_area

    def settled():
        whole = area.width() + page._answer_area.width() == page.width()
        return whole and area.width() == area.least_width

    qtbot.waitUntil(settled)
    before = area.width()
    page.resize(925, 775)
    qtbot.waitUntil(page.pinned.isVisible)
    page.resize(1171, 775)
    qtbot.waitUntil(lambda: settled() and area.width() == before)
    # And by small steps, as with the mouse.
    for width in (*range(1171, 900, -30), *range(900, 1171, 30), 1171):
        page.resize(width, 775)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: settled() and area.width() == before)


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_the_page_of_a_small_window_has_the_inputs_in_two_columns(build, tongue, theme, code):
    theme.speak(code)
    tongue.switch(code)
    page = build(size=(887, 660))
    assert page.pinned.isVisible()
    assert page.inputs.goal.mapTo(page, QPoint(0, 0)).x() > page.width() * 0.4
    assert page.inputs.goal.mapTo(page, QPoint(0, 0)).y() < page.height() * 0.6


def test_the_pinned_bar_counts_the_findings_and_leads_to_them(build, qtbot, tongue):
    page = build(size=(770, 500))
    page.findings.put(
        [
            Issue(Severity.INFO, "one-note", text("A.")),
            Issue(Severity.WARNING, "one-warning", text("B.")),
            Issue(Severity.INFO, "another-note", text("C.")),
        ]
    )
    button = page.findings_button
    qtbot.waitUntil(lambda: all(row.isVisible() for row in page.findings_list.rows))
    assert button.isVisible()
    assert page.pinned.isAncestorOf(button)
    assert button.text() == "1 warning, 2 notes"
    assert button.accessibleName() == "1 warning, 2 notes: go to the findings"
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    first = page.findings_list.rows[0]
    assert first.issue.code == "one-warning"
    assert first.button.hasFocus()
    for row in page.findings_list.rows:
        assert not row.visibleRegion().isEmpty()
    page.findings.put([])
    assert not button.isVisible()


def test_the_focus_stays_where_it_is_when_the_page_becomes_narrow(build, qtbot):
    page = build()
    line = page.inputs.fields["workload.tokens"].line
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    page.resize(880, 640)
    qtbot.waitUntil(page.pinned.isVisible)
    assert line.hasFocus()


def holds(field, focus):
    return field.editor is focus or field.editor.isAncestorOf(focus)


def test_tab_goes_through_the_inputs_in_reading_order(build, qtbot):
    page = build()
    fields = page.inputs.fields
    page.inputs.focus("model")
    visited = []
    for _ in range(60):
        focus = QApplication.focusWidget()
        key = next((k for k, field in fields.items() if holds(field, focus)), None)
        if key is not None and key not in visited:
            visited.append(key)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert visited == list(fields)


def test_the_keyboard_reaches_the_answer_the_findings_and_the_chart(build, qtbot):
    page = build()
    page.inputs.focus("note")
    seen = []
    for _ in range(30):
        focus = QApplication.focusWidget()
        for name, part in (
            ("answer", page.answer_panel),
            ("findings", page.findings_list),
            ("chart", page.chart),
            ("features", page.features),
        ):
            if part.isAncestorOf(focus) and name not in seen:
                seen.append(name)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert seen == ["answer", "findings", "chart", "features"]


def test_every_input_and_button_has_a_name_for_screen_readers(build):
    page = build()
    nameless = [
        one
        for one in page.findChildren(QWidget)
        if isinstance(one, QAbstractButton | QComboBox | QLineEdit)
        and one.isVisible()
        and one.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not (one.accessibleName() or getattr(one, "text", str)())
    ]
    assert nameless == []


def test_everything_is_said_again_when_the_language_changes(build, tongue):
    page = build()
    said = {"Model": "模型", "Goal": "目标", "Findings": "提示", "Cost {cost}": "费用 {cost}",
            "devices": "卡", "Recommended": "推荐", "Note": "说明"}  # fmt: skip
    tongue._language = Language("zh_CN", said)
    tongue.changed.emit()
    texts = {one.text() for one in page.findChildren(QLabel)}
    assert {"模型", "目标", "提示", "费用 CNY 1,836", "说明"} <= texts
    assert "推荐" in {one.text() for one in page.findChildren(QAbstractButton)}
    assert "Model" not in texts


def test_the_inputs_have_the_width_of_the_language_in_force(build, tongue, qtbot):
    page = build()
    before = page._inputs_area.width()
    tongue._language = Language("zh_CN", {"Sequence length": "a very much longer label than that"})
    tongue.changed.emit()
    qtbot.waitUntil(lambda: page._inputs_area.width() > before)
    tongue.switch("en")
    qtbot.waitUntil(lambda: page._inputs_area.width() == before)


@pytest.mark.parametrize("size", [(1174, 775), (918, 675), (770, 600)])
@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_no_input_is_cut_at_the_side_when_many_of_them_are_wrong(
    build, qtbot, tongue, theme, code, size
):
    theme.speak(code)
    tongue.switch(code)
    page = build(size=size)
    area = page._narrow_area if page._narrow else page._inputs_area
    wrong = {
        "workload.tokens": "abc",
        "workload.epochs": "soon",
        "goal.deadline_s": "2026-02-30",
        "goal.devices": "W" * 40,
        "model": "no-such-model-of-a-very-long-name-that-goes-on",
    }
    for key, typed in wrong.items():
        write(page, key, typed, qtbot)
    page.inputs.fields["stage"].setFocus()
    qtbot.waitUntil(page.inputs.fields["workload.tokens"].note.isVisible)
    answered(page, qtbot)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    for field in page.inputs.fields.values():
        field.setFocus()
        assert area.horizontalScrollBar().value() == 0
    assert area.widget().width() == area.viewport().width()
    for field in page.inputs.fields.values():
        for part in field.findChildren(QWidget):
            if not part.isVisible():
                continue
            left = part.mapTo(area.viewport(), part.rect().topLeft()).x()
            assert left >= 0
            assert left + part.width() <= area.viewport().width()
            if isinstance(part, QLabel) and part.wordWrap():
                assert part.width() >= part.minimumSizeHint().width()
                qtbot.waitUntil(lambda one=part: one.height() >= one.heightForWidth(one.width()))


def test_the_page_follows_the_theme_while_it_is_open(build, theme):
    page = build()
    theme.choose("dark")
    label = page.answer_panel.figures["devices"].words
    assert label.palette().color(QPalette.ColorRole.WindowText) == theme.color("text")
    assert page.chart.view.backgroundBrush().color() == theme.color("raised")


def test_another_catalog_is_answered_from(build, qtbot, estimation, catalog):
    page = build()
    fewer = replace(catalog.tables, throughput=())
    estimation.set_tables(fewer)
    page.set_catalog(replace(catalog, tables=fewer))
    qtbot.waitUntil(lambda: not any(one.row for one in page.answer.candidates))


@pytest.mark.parametrize(
    "plan",
    [
        replace(SAMPLE, workload=Workload(tokens=10**30)),
        replace(SAMPLE, workload=Workload(tokens=0)),
        replace(SAMPLE, goal=Goal(deadline_s=0.0)),
        replace(SAMPLE, goal=Goal(GoalKind.DEVICES, devices=3)),
        replace(SAMPLE, model="m" * 400),
        replace(SAMPLE, model="<b>模型</b>", name="x" * 1000, note="\n\t", currency="€" * 50),
        replace(SAMPLE, framework="nothing", hardware="nothing", edition="0", strategy="x"),
        replace(SAMPLE, efficiency=float("nan")),
        replace(SAMPLE, start=datetime(9999, 12, 31)),
    ],
    ids=lambda _plan: "",
)
def test_every_plan_can_be_shown_and_left_unchanged(build, plan, document):
    page = build(plan)
    for field in page.inputs.fields.values():
        field.left.emit()
    assert str(document.plan) == str(plan)


def test_a_mean_of_tokens_per_sample_is_shown_rounded_and_stays_exact(build, qtbot, document):
    page = build()
    exact = 126.29640718562874
    document.apply(
        "take",
        workload=Workload(WorkloadKind.SAMPLES, samples=1002, tokens_per_sample=exact),
    )
    field = page.inputs.fields["workload.tokens_per_sample"]
    assert field.line.text() == "126.3"
    field.line.setFocus()
    field._leave()
    document.settle()
    assert document.plan.workload.tokens_per_sample == exact


def test_estimated_tokens_are_marked_beside_their_field_until_they_are_edited(
    build, qtbot, document
):
    page = build()
    document.apply(
        "take",
        workload=Workload(tokens=126_549, evidence="scan", low_ratio=0.8, high_ratio=1.37),
    )
    answered(page, qtbot)
    assert page.answer.is_estimate
    field = page.inputs.fields["workload.tokens"]
    assert "estimated without a tokenizer" in field.note.sentence
    write(page, "workload.tokens", "126550", qtbot)
    document.settle()
    answered(page, qtbot)
    assert not document.plan.workload.is_estimate
    assert "tokenizer" not in field.note.sentence
