from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication

sys.path.insert(0, str(Path(__file__).parents[1] / "runlogs"))
from invented_logs import Job as Run
from invented_logs import arguments, megatron, mindspeed_mm, trainer_log
from pypdf import PdfReader

from ascgui.catalog.load import load, user_overlay
from ascgui.domain.answer import EvidenceKind
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice, Workload
from ascgui.planfile.read import read as read_plan
from ascgui.planfile.write import save as save_plan
from ascgui.report.pdf import write_pdf
from ascgui.session.crash import CrashGuard
from ascgui.session.job import Jobs
from ascgui.session.log_shelf import LogState
from ascgui.session.settings import Settings
from ascgui.widgets.derivation_panel import DerivationPanel
from ascgui.windows.start import Shell, Surroundings
from ascgui.windows.steps_calculator import Known
from ascgui.windows.throughput_page import SCALING, STEPS, ThroughputPage

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

JOB = Plan(
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000),
)


def written(path, lines):
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def logs(tmp_path):
    """The same job on 16 and on 64 devices, and one that lacks its devices."""

    def whole(name, devices, tps):
        run = Run(tps=tps, devices=devices, batch=8 * devices)
        return written(tmp_path / name, [*arguments(devices, 4096), *megatron(run)])

    return {
        16: whole("small.log", 16, 2000.0),
        64: whole("large.log", 64, 1800.0),
        "lacking": written(tmp_path / "trainer_log.jsonl", trainer_log(Run(tps=1500, steps=600))),
    }


@pytest.fixture
def page(qtbot, document, estimation, tongue, theme, questions, bench):
    jobs, failures = Jobs(), []
    made = ThroughputPage(
        document, estimation, bench, tongue, theme, jobs.new(), jobs.new(), failures.append,
        questions,
    )  # fmt: skip
    made.resize(1000, 700)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    assert jobs.shutdown(30)
    assert failures == []


def read(qtbot, page, *paths):
    page.take_paths(tuple(paths))
    qtbot.waitUntil(lambda: not page.shelf.reading, timeout=10_000)


def typed(field, words):
    field.line.setFocus()
    field.line.setText(words)
    field.line.textEdited.emit(words)


def test_an_empty_page_says_what_it_is_for_and_offers_to_choose_logs(qtbot, page, questions, logs):
    assert page.intro.isVisible()
    assert not page.view.isVisible()
    questions.files_answer = (logs[16],)
    page.intro.buttons[0].click()
    qtbot.waitUntil(lambda: not page.shelf.reading)
    assert not page.intro.isVisible()
    assert page.details.figure.words.text().endswith("tokens/s per device")


def test_a_folder_can_be_chosen(qtbot, page, questions, logs, tmp_path):
    questions.folder_answer = tmp_path
    page.intro.buttons[1].click()
    qtbot.waitUntil(lambda: not page.shelf.reading and len(page.shelf.entries) == 3)


def test_logs_can_be_dropped_but_a_plan_is_left_to_the_window(qtbot, page, logs, tmp_path):
    def drop(path):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        event = QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        page.dropEvent(event)
        return event.isAccepted()

    assert not drop(tmp_path / "plan.toml")
    assert drop(logs[16])
    qtbot.waitUntil(lambda: not page.shelf.reading)
    assert [entry.path for entry in page.shelf.entries] == [logs[16]]


def test_only_what_is_missing_is_asked_for_and_it_stays_in_sight_once_given(qtbot, page, logs):
    read(qtbot, page, logs["lacking"])
    shown = [name for name, field in page.details.fields.items() if field.isVisible()]
    assert shown == ["devices"]
    field = page.details.fields["devices"]
    assert "number of devices is needed" in field.note.sentence
    assert page.details.figure.words.text() == "One figure is missing"
    assert not page.evidence.open_button.isVisible()
    typed(field, "16")
    assert page.details.figure.words.text() == "1,500 tokens/s per device"
    assert field.isVisible()
    assert field.note.sentence == ""
    typed(field, "")
    assert page.details.figure.words.text() == "One figure is missing"


def test_an_impossible_number_is_said_beside_its_field_and_not_used(qtbot, page, logs):
    read(qtbot, page, logs["lacking"])
    field = page.details.fields["devices"]
    typed(field, "0")
    assert "above 0" in field.note.sentence
    assert page.details.figure.words.text() == "One figure is missing"


def test_a_refused_file_says_why_and_what_to_do(qtbot, page, tmp_path):
    read(qtbot, page, written(tmp_path / "notes.txt", ["hello"]))
    assert page.details.figure.words.text() == "No throughput"
    assert page.details.findings.issues[0].code == "form-not-recognised"
    assert not page.evidence.open_button.isVisible()


def test_the_rate_explains_itself(qtbot, page, logs):
    read(qtbot, page, logs[16])
    page.details.figure.button.click()
    panel = page.details.findChild(DerivationPanel)
    assert "small.log" in panel.page.toPlainText()
    panel.close()


def test_the_chart_shows_the_steps_of_the_chosen_log(qtbot, page, logs):
    read(qtbot, page, logs[16], logs[64])
    qtbot.waitUntil(lambda: page.details.chart is not None, timeout=10_000)
    assert len(page.details.chart.data.number) == 60
    page.show_log(str(logs[64]))
    assert page.details.chart.data.tps_all == pytest.approx(1800, rel=0.005)
    page.details.chart.copy()
    assert len(QApplication.clipboard().text().splitlines()) == 61


def test_a_growing_log_is_read_on(qtbot, page, logs):
    read(qtbot, page, logs[16])
    with logs[16].open("a", encoding="utf-8") as file:
        file.write("\n".join(megatron(Run(devices=16, first=61, steps=20))) + "\n")
    page.details.read_on.click()
    qtbot.waitUntil(lambda: not page.shelf.reading)
    assert page.shelf.entries[0].found.steps_read == 80


def test_another_form_can_be_chosen(qtbot, page, tmp_path):
    read(qtbot, page, written(tmp_path / "mm.log", mindspeed_mm(Run(tps=900))))
    assert page.details.fields["seq_len"].isVisible()
    page.details.form.value_edited.emit("mindspeed-mm")
    qtbot.waitUntil(lambda: not page.shelf.reading)
    assert page.details.fields["tokens_per_sample"].isVisible()


def test_removed_logs_leave_the_page_as_it_was(qtbot, page, logs):
    read(qtbot, page, logs[16])
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_Delete)
    assert page.shelf.entries == ()
    assert page.intro.isVisible()


def test_everything_is_said_in_the_other_language(qtbot, page, tongue, logs):
    read(qtbot, page, logs[16], logs["lacking"])
    before = page.details.figure.words.text()
    tongue.switch("zh_CN")
    assert page.details.figure.words.text() != before
    tongue.switch("en")
    assert page.details.figure.words.text() == before


def save_evidence(qtbot, page):
    page.evidence.open_button.click()
    assert page.evidence.opened
    with qtbot.waitSignal(page.evidence.saved, timeout=10_000) as saved:
        page.evidence.save_button.click()
    return saved.args[0][1]


def test_a_rate_is_saved_as_evidence_and_removed_again(qtbot, page, document, logs, bench):
    document.apply("job", model=JOB.model, framework=JOB.framework, hardware=JOB.hardware)
    read(qtbot, page, logs[16])
    row_id = save_evidence(qtbot, page)
    row = load(overlay=user_overlay()).tables.throughput_by_id[row_id]
    assert row.tokens_per_second == pytest.approx(2000, rel=0.005)
    assert (row.model, row.devices, row.seq_len, row.measured) == ("qwen2.5-7b", 16, 4096, True)
    assert "small.log sha256:" in row.source
    assert page.evidence.done.isVisible()
    page.evidence.use_button.click()
    assert document.plan.throughput == ThroughputChoice(row_id=row_id)
    document.undo_stack.undo()
    with qtbot.waitSignal(bench.saved, timeout=10_000):
        page.evidence.undo_button.click()
    assert row_id not in load(overlay=user_overlay()).tables.throughput_by_id
    assert page.evidence.open_button.isVisible()


def test_evidence_without_a_model_is_not_saved_and_it_is_said_what_is_missing(qtbot, page, logs):
    read(qtbot, page, logs[16])
    page.evidence.open_button.click()
    assert not page.evidence.save_button.isEnabled()
    assert page.evidence.problem.sentence == "Name the model."
    page.evidence.cancel_button.click()
    assert not page.evidence.opened


def test_a_file_of_changes_that_cannot_be_written_is_said_beside_the_form(
    qtbot, page, document, logs, monkeypatch, tmp_path
):
    document.apply("job", model=JOB.model, framework=JOB.framework, hardware=JOB.hardware)
    read(qtbot, page, logs[16])
    page.evidence.open_button.click()
    # A file where the folder of changes should be.
    user_overlay().parent.mkdir(parents=True, exist_ok=True)
    user_overlay().write_text("in the way")
    page.evidence.save_button.click()
    qtbot.waitUntil(lambda: page.evidence.problem.sentence != "", timeout=10_000)
    assert page.evidence.opened
    assert page.shelf.entries[0].saved_row == ""


def test_a_model_that_the_catalog_lacks_is_kept_as_it_was_typed(qtbot, page, document, logs):
    document.apply("job", model="our-own-9b", framework=JOB.framework, hardware=JOB.hardware)
    read(qtbot, page, logs[16])
    row_id = save_evidence(qtbot, page)
    row = load(overlay=user_overlay()).tables.throughput_by_id[row_id]
    assert (row.model, row.model_published) == ("", "our-own-9b")


def test_two_logs_give_a_curve_that_the_plan_can_follow(qtbot, page, document, logs):
    page.tabs.setCurrentIndex(SCALING)
    assert "two or more different numbers" in page.scaling.note.sentence
    assert not page.scaling.use_button.isVisible()
    read(qtbot, page, logs[16], logs[64])
    page.tabs.setCurrentIndex(SCALING)
    assert "Each doubling of the devices costs" in page.scaling.words.text()
    assert "up to 128 devices it is an extrapolation" in page.scaling.statement.text()
    assert [point.devices for point in page.scaling.chart.data.points] == [16, 64]
    page.scaling.use_button.click()
    chosen = document.plan.scaling
    assert chosen.source == "small.log, large.log"
    assert [point.devices for point in chosen.points] == [16, 64]
    assert not page.scaling.use_button.isEnabled()
    assert "small.log, large.log" in page.scaling.in_plan.text()
    page.scaling.constant.click()
    assert document.plan.scaling is None


def test_a_log_can_be_taken_out_of_the_curve(qtbot, page, logs):
    read(qtbot, page, logs[16], logs[64])
    page.tabs.setCurrentIndex(SCALING)
    page.scaling.logs.item(1).setCheckState(Qt.CheckState.Unchecked)
    assert page.scaling.scaling is None
    assert "All that is chosen is on one number" in page.scaling.note.sentence
    page.scaling.logs.item(1).setCheckState(Qt.CheckState.Checked)
    assert page.scaling.scaling is not None


def test_rates_saved_earlier_give_the_curve_without_their_logs(
    qtbot, page, document, logs, estimation, tongue, theme, questions, bench
):
    document.apply("job", model=JOB.model, framework=JOB.framework, hardware=JOB.hardware)
    for devices in (16, 64):
        read(qtbot, page, logs[devices])
        page.show_log(str(logs[devices]))
        save_evidence(qtbot, page)
    # What is saved and open stands in the list once.
    assert page.scaling.logs.count() == 2
    jobs = Jobs()
    later = ThroughputPage(
        document, estimation, bench, tongue, theme, jobs.new(), jobs.new(), print, questions,
    )  # fmt: skip
    qtbot.addWidget(later)
    panel = later.scaling
    offered = [panel.logs.item(at).text() for at in range(panel.logs.count())]
    assert [words.partition(" devices")[0] for words in offered] == [
        "small.log, saved: 16",
        "large.log, saved: 64",
    ]
    assert panel.scaling is not None
    panel.use()
    assert document.plan.scaling.source == "small.log, large.log"
    rates = [point.tps for point in document.plan.scaling.points]
    assert rates == pytest.approx([2000, 1800], rel=0.005)
    assert jobs.shutdown(30)


def test_a_published_curve_is_an_example_with_its_source(page, document):
    page.tabs.setCurrentIndex(SCALING)
    box = page.scaling.source
    box.set_value("gpt3-175b")
    box.value_edited.emit("gpt3-175b")
    assert "another job on another cluster" in page.scaling.note.sentence
    page.scaling.use_button.click()
    assert document.plan.scaling.source == "GPT-3 175B"
    document.undo_stack.undo()


def test_the_calculator_goes_from_a_step_time_to_the_rate_and_back(page, document):
    document.apply("data", workload=Workload(tokens=524_288_000), seq_len=4096)
    page.tabs.setCurrentIndex(STEPS)
    calculator = page.calculator
    assert calculator.lacks.text() != ""
    for name, words in (
        ("batch", "128"),
        ("devices", "16"),
        ("speed", "16.384"),
        ("between", "10"),
    ):
        typed(calculator.fields[name], words)
    assert calculator.words.text() == "2,000 tokens/s per device"
    assert calculator.results["steps"].text() == "1,000 steps"
    assert calculator.results["checkpoint_interval_s"].text() == "3 min"
    calculator.use_button.click()
    assert document.plan.throughput.entered_tps == pytest.approx(2000)
    calculator.fields["known"].set_value(Known.TPS)
    typed(calculator.fields["speed"], "2000")
    assert calculator.results["seconds_per_step"].text() == "16.38 s"


def test_a_plan_shows_the_measured_efficiency_in_its_field(qtbot, document, estimation, tongue,
                                                          theme, catalog, page, logs):  # fmt: skip
    from ascgui.windows.plan_page import PlanPage

    plan_page = PlanPage(document, estimation, catalog, tongue, theme)
    qtbot.addWidget(plan_page)
    read(qtbot, page, logs[16], logs[64])
    page.scaling.use_button.setVisible(True)
    page.scaling.use()
    document.apply("job", model=JOB.model, framework=JOB.framework, hardware=JOB.hardware,
                   throughput=ThroughputChoice(entered_tps=2000.0), workload=JOB.workload,
                   goal=Goal(GoalKind.DEVICES, devices=64))  # fmt: skip
    field = plan_page.inputs.fields["efficiency"]
    qtbot.waitUntil(lambda: field.unit_label.text() == "by the measured scaling")
    qtbot.waitUntil(lambda: abs(float(field.typed) - 0.9) < 0.01)
    typed(field, "0.95")
    assert document.plan.scaling is None
    assert document.plan.efficiency == 0.95


@pytest.fixture
def shell(qapp, tmp_path, questions):
    surroundings = Surroundings(qapp, Settings(tmp_path / "config"))
    made = Shell(
        surroundings, load(overlay=user_overlay()), CrashGuard(tmp_path / "data"), questions
    )
    made.estimation.begin()
    yield made
    made.document.undo_stack.set_clean()
    made.window.close()
    made.end()


def test_from_a_log_through_evidence_and_plan_to_the_paper_that_names_it(
    qtbot, shell, logs, tmp_path
):
    """The whole path through the window's own objects."""
    window, document = shell.window, shell.document
    document.replace(JOB, None, None)
    window.resize(1100, 700)
    with qtbot.waitExposed(window):
        window.show()
    window.show_page("throughput")
    page = window.built_page("throughput")
    read(qtbot, page, logs[16])
    row_id = save_evidence(qtbot, page)

    # The plan offers it first at once, takes it of its own accord, and with its spread.
    window.show_page("plan")
    answered = shell.estimation.estimate_now(document.plan).answer
    first = answered.candidates[0]
    assert first.row.id == row_id
    assert answered.evidence == first
    assert first.kind is EvidenceKind.MEASURED
    found = page.shelf.entries[0].found
    assert (first.low, first.high) == pytest.approx((found.low, found.high))
    slow, fast = first.tps / first.high, first.tps / first.low
    assert answered.duration.low < answered.duration.expected * slow * 1.001
    assert answered.duration.high > answered.duration.expected * fast * 0.999

    # The plan file and the printed plan name the log.
    path = tmp_path / "plan.toml"
    tables = shell.estimation.tables
    save_plan(path, document.plan, answered, tables, None)
    assert "small.log sha256:" in path.read_text(encoding="utf-8")
    assert read_plan(path, tables).answer.evidence.row.id == row_id
    pdf = tmp_path / "plan.pdf"
    estimate = shell.estimation.estimate_now(document.plan)
    language = shell._surroundings.tongue.language
    write_pdf(pdf, estimate.answer, estimate.curves, load(overlay=user_overlay()), language)
    words = "".join(page.extract_text() for page in PdfReader(pdf).pages)
    assert "small.log" in "".join(unicodedata.normalize("NFKC", words).split())

    # Taken back, the plan goes on without it.
    window.show_page("throughput")
    page.evidence.undo_button.click()
    again = shell.estimation.estimate_now(document.plan).answer
    assert row_id not in {one.row.id for one in again.candidates if one.row is not None}
    assert page.shelf.entries[0].state is LogState.MEASURED
