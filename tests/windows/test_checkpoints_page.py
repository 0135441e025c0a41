from __future__ import annotations

import shutil
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

sys.path.insert(0, str(Path(__file__).parents[1] / "checkpoints"))

from trees import hugging_face, megatron, tracker, verl

from ascgui.checkpoints.advice import OutcomeKind
from ascgui.domain.plan import FailureChoice, Workload
from ascgui.domain.text import text
from ascgui.windows import checkpoint_work, checkpoints_page
from ascgui.windows.checkpoints_page import CheckpointsPage


@pytest.fixture
def reported():
    return []


@pytest.fixture
def page(qtbot, document, estimation, catalog, tongue, theme, new_job, questions, reported):
    document.apply(text("Job"), model="qwen2.5-7b", framework="mindspeed-llm")
    made = CheckpointsPage(
        document, estimation, catalog, tongue, theme, new_job(), new_job(), reported.append,
        questions,
    )  # fmt: skip
    made.resize(1100, 700)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made._pause.stop()
    made.progress.end()


@pytest.fixture
def job_folder(tmp_path):
    """A run of MindSpeed-LLM whose newest checkpoint lacks one part."""
    folder = tmp_path / "job" / "saved_checkpoints"
    for iteration in (500, 1000, 1500):
        megatron(folder, iteration)
    shutil.rmtree(folder / "iter_0001500" / "mp_rank_01_001")
    tracker(folder, "1000\n")
    return folder


def settled(qtbot, page):
    def quiet():
        return not (page._job.busy or page._adviser.busy or page._pause.isActive())

    qtbot.waitUntil(quiet, timeout=10_000)


def looked(qtbot, page, path):
    page.take_paths((path,))
    settled(qtbot, page)


def give(qtbot, page, name, value):
    page.inputs.give(name, value)
    settled(qtbot, page)


def column(page, name):
    at = [one.id for one in page.model.columns].index(name)
    return [page.model.index(row, at).data() for row in range(page.model.rowCount())]


def test_an_empty_page_says_what_it_is_for_and_offers_the_first_action(
    page, questions, job_folder, qtbot
):
    assert page.intro.isVisible()
    assert not page.answer.isVisible()
    assert not page.table.isVisible()
    questions.folder_answer = job_folder
    page.intro.buttons[0].click()
    settled(qtbot, page)
    assert page.answer.isVisible()
    assert not page.intro.isVisible()


def test_the_answer_stands_first_then_findings_then_the_checkpoints(page, job_folder, qtbot):
    looked(qtbot, page, job_folder)
    give(qtbot, page, "resume_path", str(job_folder))
    assert "go on from iteration 1,000" in page.sentence.text()
    assert "The tracker says iteration 1,000" in page.steps.text()
    assert "6.5.910" in page.rules.text()
    assert column(page, "iteration") == ["1,500", "1,000", "500"]
    assert column(page, "start") == ["", "to be loaded", ""]
    assert page.answer.y() < page.table.y()


def test_without_a_path_nothing_is_loaded_and_one_press_cures_it(page, job_folder, qtbot):
    looked(qtbot, page, job_folder)
    assert page._outcome.kind is OutcomeKind.FROM_SCRATCH
    note = page.inputs.fields["resume_path"].note
    assert note.isVisible()
    note.remedy_chosen.emit(note.remark.remedies[0][1])
    settled(qtbot, page)
    assert page._outcome.kind is OutcomeKind.RESUMES
    assert not note.isVisible()


def test_the_answer_follows_the_typing_without_another_look(page, job_folder, qtbot, monkeypatch):
    looked(qtbot, page, job_folder)

    def never(*_args):
        raise AssertionError

    monkeypatch.setattr(checkpoint_work, "scan", never)
    qtbot.keyClicks(page.inputs.fields["resume_path"].line, "7")
    settled(qtbot, page)
    assert page._outcome.kind is OutcomeKind.STOPS
    assert any(one.code == "number-for-path" for one in page.findings.issues)


def test_the_rules_are_those_of_the_chosen_edition(page, job_folder, qtbot, document):
    looked(qtbot, page, job_folder)
    give(qtbot, page, "edition", "6.5.902")
    assert "6.5.902" in page.rules.text()
    page.inputs.give("edition", None)
    document.apply(text("Edition"), edition="6.5.902")
    settled(qtbot, page)
    assert "6.5.902" in page.rules.text()


def test_a_launch_file_fills_what_was_not_typed(page, job_folder, tmp_path, qtbot, questions):
    script = tmp_path / "start.sh"
    script.write_text(
        f"python train.py --tensor-model-parallel-size 4 --load {job_folder} --finetune\n"
    )
    page.inputs.give("tensor", 8)
    questions.files_answer = (script,)
    page.inputs.launch_button.click()
    settled(qtbot, page)
    assert page.inputs.fields["tensor"].value == 8
    assert page.inputs.fields["resume_path"].value == str(job_folder)
    assert page.inputs.fields["finetune"].value is True
    assert "start.sh" in page.inputs.chosen.sentence
    looked(qtbot, page, job_folder)
    codes = [one.code for one in page.findings.issues]
    assert "parallel-layout-changed" in codes
    assert "optimizer-loading-off" in codes


def test_the_framework_that_saved_the_files_is_taken_and_a_difference_said(page, tmp_path, qtbot):
    hugging_face(tmp_path, 200)
    looked(qtbot, page, tmp_path)
    assert page.inputs.settings.framework == "llama-factory"
    note = page.inputs.fields["framework"].note
    assert note.sentence == "Llama-Factory saved these checkpoints; the plan has MindSpeed-LLM."
    page.inputs.fields["resume_path"].remedy_chosen.emit(
        ("resume_path", str(tmp_path / "checkpoint-200"))
    )
    settled(qtbot, page)
    assert page._outcome.kind is OutcomeKind.RESUMES
    assert not page.set_button.isEnabled()


def test_the_output_folder_can_be_looked_into(page, tmp_path, job_folder, qtbot):
    other = tmp_path / "other"
    megatron(other, 100)
    looked(qtbot, page, job_folder)
    give(qtbot, page, "output_dir", str(other))
    note = page.inputs.fields["output_dir"].note
    note.remedy_chosen.emit(note.remark.remedies[0][1])
    settled(qtbot, page)
    assert column(page, "iteration") == ["100"]
    assert not note.isVisible()
    give(qtbot, page, "output_dir", str(job_folder.parent))
    looked(qtbot, page, job_folder)
    assert not note.isVisible()


def test_the_tracker_is_written_only_after_a_preview_and_can_be_put_back(page, job_folder, qtbot):
    path = job_folder / "latest_checkpointed_iteration.txt"
    looked(qtbot, page, job_folder)
    page.table.select_row("iter_0000500")
    assert page.set_button.text() == "Set the tracker to iteration 500…"
    page.set_button.click()
    settled(qtbot, page)
    assert page.preview.isVisible()
    assert (page.preview.before.text(), page.preview.after.text()) == ("1000", "500")
    assert path.read_text() == "1000\n"
    page.preview.write_button.click()
    settled(qtbot, page)
    assert path.read_text() == "500\n"
    assert path.with_name(f"{path.name}.bak").read_text() == "1000\n"
    assert not page.preview.isVisible()
    assert column(page, "start")[2] == "in the tracker"
    note = page.note
    note.remedy_chosen.emit(note.remark.remedies[0][1])
    settled(qtbot, page)
    assert path.read_text() == "1000\n"
    assert "as it was before" in note.sentence


def test_a_preview_that_is_left_writes_nothing(page, job_folder, qtbot):
    looked(qtbot, page, job_folder)
    page.table.select_row("iter_0000500")
    page.set_button.click()
    settled(qtbot, page)
    page.preview.leave_button.click()
    assert not page.preview.isVisible()
    page._write()
    assert (job_folder / "latest_checkpointed_iteration.txt").read_text() == "1000\n"


def test_a_tracker_that_was_changed_meanwhile_is_not_written(page, job_folder, qtbot):
    looked(qtbot, page, job_folder)
    page.table.select_row("iter_0000500")
    page.set_button.click()
    settled(qtbot, page)
    tracker(job_folder, "1500\n")
    page.preview.write_button.click()
    settled(qtbot, page)
    assert page.problems.issues[0].code == "file-changed-meanwhile"
    assert (job_folder / "latest_checkpointed_iteration.txt").read_text() == "1500\n"


def test_the_tracker_is_not_set_to_what_is_incomplete_or_named_already(page, job_folder, qtbot):
    looked(qtbot, page, job_folder)
    page.table.select_row("iter_0001500")
    assert not page.set_button.isEnabled()
    assert "not complete" in page.set_button.toolTip()
    page.table.select_row("iter_0001000")
    assert not page.set_button.isEnabled()
    assert "already" in page.set_button.toolTip()


def test_a_finding_about_the_tracker_offers_the_newest_complete_or_the_wanted(
    page, job_folder, qtbot
):
    tracker(job_folder, "9999\n")
    looked(qtbot, page, job_folder)
    give(qtbot, page, "resume_path", str(job_folder))
    issue = next(one for one in page.findings.issues if one.code == "tracker-names-nothing")
    assert dict(page._remedy_name(issue).values)["iteration"] == 1000
    give(qtbot, page, "wanted", 500)
    assert dict(page._remedy_name(issue).values)["iteration"] == 500
    give(qtbot, page, "wanted", 1500)
    assert page._remedy_name(issue) is None
    give(qtbot, page, "wanted", 500)
    page.findings_list.remedy_chosen.emit(issue)
    settled(qtbot, page)
    assert page.preview.after.text() == "500"


def test_a_named_checkpoint_that_is_incomplete_offers_the_newest_complete(page, job_folder, qtbot):
    tracker(job_folder, "1500\n")
    looked(qtbot, page, job_folder)
    give(qtbot, page, "resume_path", str(job_folder))
    assert page._outcome.kind is OutcomeKind.STOPS
    offered = [page._remedy_name(one) for one in page.findings.issues]
    assert any(one is not None and dict(one.values)["iteration"] == 1000 for one in offered)


def test_a_folder_without_checkpoints_says_so(page, tmp_path, qtbot):
    looked(qtbot, page, tmp_path)
    assert page.findings.rowCount() > 0
    assert not page.table.isVisible()
    assert page.answer.isVisible()


def test_a_folder_that_is_not_there_is_said(page, tmp_path, qtbot, reported):
    looked(qtbot, page, tmp_path / "missing")
    assert page.problems.issues[0].code == "folder-missing"
    assert page.problems_list.isVisible()
    assert reported == []


def test_verl_has_a_tracker_of_its_own(page, tmp_path, qtbot):
    verl(tmp_path, 10)
    verl(tmp_path, 20)
    tracker(tmp_path, "10")
    looked(qtbot, page, tmp_path)
    assert page._outcome.kind is OutcomeKind.RESUMES
    page.table.select_row("global_step_20")
    assert page.set_button.isEnabled()


def test_a_drive_that_hangs_while_the_tracker_is_written_leaves_it_open(
    page, job_folder, qtbot, monkeypatch
):
    release = threading.Event()

    def hang(*_args):
        release.wait(30)
        raise OSError

    monkeypatch.setattr(checkpoints_page, "carried_out", hang)
    looked(qtbot, page, job_folder)
    page.table.select_row("iter_0000500")
    page.set_button.click()
    settled(qtbot, page)
    page.preview.write_button.click()
    page._job._patience.setInterval(10)
    page.progress.button.click()
    settled(qtbot, page)
    assert "is unknown" in page.note.sentence
    release.set()


def test_an_error_of_the_program_is_logged_and_said(page, tmp_path, qtbot, monkeypatch, reported):
    def fail(*_args):
        raise ZeroDivisionError

    monkeypatch.setattr(checkpoint_work, "scan", fail)
    looked(qtbot, page, tmp_path)
    assert [type(one.error) for one in reported] == [ZeroDivisionError]
    assert page.problems.issues[0].code == "work-failed"


def test_what_failures_cost_follows_plan_folder_and_entries(
    page, job_folder, qtbot, document, estimation
):
    with qtbot.waitSignal(estimation.answered):
        document.apply(
            text("Data"), hardware="snt9b", workload=Workload(tokens=1_200_000_000, epochs=2.0)
        )
        estimation.ask(document.plan)
    for name, typed in (
        ("interval_s", "30min"),
        ("save_s", "45s"),
        ("failure_mean_s", "3d"),
        ("kept", "2"),
    ):
        qtbot.keyClicks(page.inputs.costs[name].line, typed)
    words = {row[0].text(): row[1].text() for row in page.costs.rows}
    assert words["Size of a checkpoint"].startswith("≈")
    assert words["Goodput"].endswith("%")
    assert words["Added duration"] != "–"
    looked(qtbot, page, job_folder)
    assert not page.costs.rows[0][1].text().startswith("≈")


@pytest.fixture
def costed(page, qtbot, document, estimation):
    """The page with a plan that has a duration, and with all that failures hang on."""
    with qtbot.waitSignal(estimation.answered):
        document.apply(
            text("Data"), hardware="snt9b", workload=Workload(tokens=1_200_000_000, epochs=2.0)
        )
        estimation.ask(document.plan)
    for name, typed in (("interval_s", "1h"), ("save_s", "2min"), ("failure_mean_s", "2d")):
        qtbot.keyClicks(page.inputs.costs[name].line, typed)
    return page


def test_the_plan_includes_failures_only_when_asked_and_leaves_them_out_again(
    costed, qtbot, document, estimation
):
    card = costed.costs
    training_s = estimation.latest.answer.duration_s
    assert document.plan.failures is None
    assert "training alone" in card.in_plan.text()
    assert not card.leave_button.isVisible()
    card.include_button.click()
    assert document.plan.failures == FailureChoice(3600.0, 120.0, 172800.0, 0.0)
    with qtbot.waitSignal(estimation.answered):
        estimation.ask(document.plan)
    assert estimation.latest.answer.duration_s > training_s
    # What is shown stays that of the training, so nothing is counted twice.
    added = {row[0].text(): row[1].text() for row in card.rows}["Added duration"]
    lost_s = estimation.latest.answer.duration_s - training_s
    # The plan's throughput is that of a near job.
    assert added == "≈ " + costed._tongue.language.duration(lost_s)
    assert not card.include_button.isEnabled()
    qtbot.keyClicks(costed.inputs.costs["restart_s"].line, "20min")
    assert "other figures" in card.in_plan.text()
    card.include_button.click()
    assert document.plan.failures.restart_s == 1200.0
    card.leave_button.click()
    assert document.plan.failures is None
    document.undo_stack.undo()
    assert document.plan.failures.restart_s == 1200.0


def test_a_plan_that_includes_failures_shows_its_figures_where_none_were_typed(
    page, document, estimation, qtbot
):
    document.apply(text("Failures"), failures=FailureChoice(3600.0, 120.0, 172800.0, 1200.0))
    assert page.inputs.costs["save_s"].line.text() == "2 min"
    assert page.inputs.cost_inputs.failure_mean_s == 172800.0
    assert "includes saves" in page.costs.in_plan.text()
    assert not page.costs.include_button.isEnabled()
    page.inputs.costs["save_s"].line.selectAll()
    qtbot.keyClicks(page.inputs.costs["save_s"].line, "3min")
    assert page.inputs.cost_inputs.save_s == 180.0
    assert page.costs.include_button.isEnabled()


def test_the_interval_of_a_launch_file_becomes_a_time_by_the_plan_s_rate(
    costed, tmp_path, qtbot, estimation
):
    costed.inputs.costs["interval_s"].line.selectAll()
    qtbot.keyClick(costed.inputs.costs["interval_s"].line, Qt.Key.Key_Backspace)
    qtbot.keyClick(costed.inputs.costs["interval_s"].line, Qt.Key.Key_Return)
    launch = tmp_path / "train.sh"
    launch.write_text("run --save-interval 500 --seq-length 4096\n")
    looked(qtbot, costed, launch)
    assert costed.inputs.cost_inputs.interval_s is None
    assert "every 500 steps" in costed.inputs.costs["interval_s"].note.sentence
    launch.write_text("run --save-interval 500 --seq-length 4096 --global-batch-size 128\n")
    looked(qtbot, costed, launch)
    answer = estimation.latest.answer
    seconds = 500 * 128 * 4096 / (answer.total_tokens / answer.training_s)
    assert costed.inputs.cost_inputs.interval_s == pytest.approx(seconds)
    assert costed.inputs.costs["interval_s"].unit_label.text() == "≈ 500 steps"


def test_every_sentence_follows_the_language_and_the_theme(page, job_folder, qtbot, tongue, theme):
    looked(qtbot, page, job_folder)
    page.table.select_row("iter_0000500")
    for code in ("zh_CN", "en"):
        tongue.switch(code)
    theme.choose("dark")
    page.grab()
    page.table.sortByColumn(0, page.table.horizontalHeader().sortIndicatorOrder())
    assert page._selected().iteration == 500
    assert page.set_button.text() == "Set the tracker to iteration 500…"


def test_another_catalog_changes_the_editions_and_keeps_the_folder(
    page, catalog, job_folder, qtbot
):
    looked(qtbot, page, job_folder)
    page.set_catalog(catalog)
    assert page.table.isVisible()


def test_it_fits_the_smallest_window(page, job_folder, qtbot):
    looked(qtbot, page, job_folder)
    page.resize(850, 620)
    qtbot.wait(1)
    assert page.inputs_area.widget().minimumSizeHint().width() <= page.inputs_area.width()
    assert page.content_area.widget().minimumSizeHint().width() <= page.content_area.width()
