from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QLabel

sys.path.insert(0, str(Path(__file__).parents[1] / "datasets"))

from dataset_files import GOOD, numbered, write

from ascgui.datasets.records import Format
from ascgui.datasets.workload import Handling
from ascgui.domain.text import text
from ascgui.guide.explanations import explanations
from ascgui.session.settings import Settings
from ascgui.widgets.topic import topic_of
from ascgui.windows import data_page
from ascgui.windows.data_page import DataPage

BROKEN = {"instruction": "no answer", "input": ""}


@pytest.fixture
def reported():
    return []


@pytest.fixture
def page(qtbot, document, settings, tongue, theme, new_job, questions, reported):
    document.apply(text("Job"), model="qwen2.5-7b", framework="llama-factory", seq_len=64)
    made = DataPage(document, settings, tongue, theme, new_job(), reported.append, questions)
    made.resize(1100, 700)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.progress.end()


@pytest.fixture
def data(tmp_path):
    return write(tmp_path, "rows.jsonl", [*numbered(30), BROKEN])


def settled(qtbot, page):
    qtbot.waitUntil(lambda: not page._job.busy, timeout=10_000)


def scanned(qtbot, page, *paths):
    page.take_paths(paths)
    settled(qtbot, page)


def test_an_empty_page_says_what_it_is_for_and_offers_the_first_action(
    page, questions, data, qtbot
):
    assert page.intro.isVisible()
    assert not page.answer.isVisible()
    questions.files_answer = (data,)
    page.intro.buttons[0].click()
    settled(qtbot, page)
    assert page.answer.isVisible()
    assert not page.intro.isVisible()


def test_a_folder_can_be_chosen(page, questions, data, qtbot):
    questions.folder_answer = data.parent
    page.inputs.folder_button.click()
    settled(qtbot, page)
    assert "30 of 31" in page.answer.rows.words.text().replace("\N{NO-BREAK SPACE}", " ")


def test_a_dropped_file_is_scanned(page, data, qtbot):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(data))])
    page.dropEvent(
        QDropEvent(
            QPoint(5, 5),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    settled(qtbot, page)
    assert page.answer.answer.rows == 31


def test_the_plan_says_framework_length_and_template_unless_the_page_does(page, document):
    request = page.inputs.request()
    assert request.frameworks == ("llama-factory", "mindspeed-llm")
    assert (request.seq_len, request.template) == (64, "qwen")
    document.apply(text("Job"), framework="mindspeed-llm", model=None, seq_len=128)
    request = page.inputs.request()
    assert request.frameworks[0] == "mindspeed-llm"
    assert (request.seq_len, request.template) == (128, None)
    page.inputs.framework.set_value("verl")
    page.inputs.format.set_value(Format.PROMPTS)
    page.inputs.seq_len.set_value(32)
    page.inputs.template.set_value("")
    request = page.inputs.request()
    assert request.frameworks == ("verl", "llama-factory", "mindspeed-llm")
    assert (request.format, request.seq_len, request.template) == (Format.PROMPTS, 32, "")


def test_a_plan_without_a_framework_that_reads_data_is_answered_for_the_usual_two(page, document):
    document.apply(text("Job"), framework="something-else")
    assert page.inputs.request().frameworks == ("llama-factory", "mindspeed-llm")


def test_the_tokenizer_is_remembered_and_can_be_forgotten(page, settings, tmp_path, questions):
    questions.folder_answer = tmp_path
    page.inputs.tokenizer.buttons["folder"].click()
    assert Settings(settings.path.parent).preferences.tokenizer == str(tmp_path)
    assert page.inputs.request().own_process
    page.inputs.tokenizer.choose("")
    again = Settings(settings.path.parent)
    assert again.preferences.tokenizer is None
    assert again.issues == ()


def test_the_tokens_go_into_the_plan_as_one_step_with_their_evidence(page, document, data, qtbot):
    scanned(qtbot, page, data)
    steps = document.undo_stack.count()
    page.answer.handlings[Handling.PACKED].click()
    page.answer.put_button.click()
    workload = document.plan.workload
    expected = page.answer.answer.headline.processed(64)
    assert workload.tokens == expected.packed
    assert "rows.jsonl" in workload.evidence
    assert "estimate" in workload.evidence
    assert document.undo_stack.count() == steps + 1
    assert not page.answer.put_button.isEnabled()
    document.undo_stack.undo()
    assert document.plan.workload.tokens is None
    assert page.answer.put_button.isEnabled()


def test_an_estimate_is_marked_wherever_it_stands(page, data, qtbot):
    scanned(qtbot, page, data)
    assert page.answer.tokens.words.text().startswith("≈")
    assert page.answer.tokens.tag.text() == "estimate"
    assert all("≈" in label.text() for label in page.answer._explained.values())
    assert page.answer.histogram.shown.estimated


def test_with_a_tokenizer_tokens_are_counted_exactly(page, data, qtbot, tmp_path):
    from tokenizers import Tokenizer, models, pre_tokenizers

    tokenizer = Tokenizer(models.WordLevel({"a": 0, "[UNK]": 1}, unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    folder = tmp_path / "model"
    folder.mkdir()
    tokenizer.save(str(folder / "tokenizer.json"))
    page.inputs.tokenizer.choose(str(folder))
    page.take_paths((data,))
    qtbot.waitUntil(lambda: not page._job.busy, timeout=30_000)
    assert page.answer.answer.tokenizer.counting == "tokenizer"
    assert page.answer.tokens.tag.text() == "counted"


def test_another_length_is_answered_without_another_scan(page, document, data, qtbot):
    scanned(qtbot, page, data)
    before = page.answer.answer
    document.apply(text("Length"), seq_len=8)
    assert page.answer.answer is before
    assert page.answer.histogram.shown.marked == 8
    assert "longer than 8 tokens" in page.answer.longer.text()
    assert not page.stale.isVisible()
    assert page.answer.model.position_of("longer-than-sequence") is None


def test_a_length_other_than_the_plans_is_said_beside_the_button(page, data, qtbot):
    scanned(qtbot, page, data)
    qtbot.keyClicks(page.inputs.seq_len.line, "128")
    assert "the plan has 64" in page.answer.differs.sentence


def test_other_settings_make_the_scan_outdated_until_it_is_done_again(page, data, qtbot):
    scanned(qtbot, page, data)
    page.inputs.template.set_value("")
    page.inputs.changed.emit()
    assert page.stale.isVisible()
    page.inputs.scan_button.click()
    settled(qtbot, page)
    assert not page.stale.isVisible()
    assert page.answer.answer.request.template == ""


def test_the_faults_are_listed_and_copied_with_their_places(page, data, qtbot):
    scanned(qtbot, page, data)
    assert page.answer.model.position_of("required-key-missing") == 0
    assert "Add the key" in page.answer.details.text()
    assert "rows.jsonl:31 #31 [output]" in page.answer.details.text()
    page.answer.copy_faults.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[:2] == ["Severity", "Fault"]
    assert "rows.jsonl:31 #31 [output]" in lines[1]
    page.answer.faults_link.click()
    assert page.answer.table.hasFocus()


def test_a_fault_leads_to_what_its_code_means_by_a_link_and_by_f1(page, data, qtbot, tongue):
    scanned(qtbot, page, data)
    answer = page.answer
    for position in range(answer.model.rowCount()):
        answer.table.selectRow(position)
        code = answer.model.row_at(position).finding.code
        assert topic_of(answer.table) == f"findings#{code}"
        answer.explanation.link.click()
        assert answer.explanation.card.isVisible()
        known = explanations(tongue.language)[code]
        said = [label.text() for label in answer.explanation.card.findChildren(QLabel)]
        assert {known.means, known.matters, known.action} <= set(said)


def test_good_data_has_no_table_of_faults(page, tmp_path, qtbot):
    scanned(qtbot, page, write(tmp_path, "good.jsonl", numbered(30)))
    assert not page.answer.table.isVisible()
    assert page.answer.no_faults.isVisible()
    assert not page.answer.faults_link.isVisible()


def test_a_path_that_is_not_there_is_said_with_what_to_do(page, tmp_path, qtbot, reported):
    scanned(qtbot, page, tmp_path / "missing.json")
    assert page.problems_list.isVisible()
    assert page.problems.rowCount() == 1
    assert page.problems.issues[0].sources[0].document.endswith("missing.json")
    assert not page.answer.isVisible()
    assert reported == []


def test_a_clean_copy_is_written_beside_the_data_and_said(page, data, tmp_path, questions, qtbot):
    scanned(qtbot, page, data)
    questions.save_answer = tmp_path / "clean.jsonl"
    page.answer.copy_button.click()
    settled(qtbot, page)
    assert (tmp_path / "clean.jsonl").read_text().count("\n") == 30
    assert "1 were left out" in page.note.sentence
    assert ("save", tmp_path / "rows.clean.jsonl") in questions.asked


def test_duplicates_are_left_out_of_the_copy_on_demand(page, tmp_path, questions, qtbot):
    scanned(qtbot, page, write(tmp_path, "twice.jsonl", [GOOD, GOOD]))
    assert page.answer.without_duplicates.isVisible()
    page.answer.without_duplicates.setChecked(True)
    questions.save_answer = tmp_path / "clean.jsonl"
    page.answer.copy_button.click()
    settled(qtbot, page)
    assert (tmp_path / "clean.jsonl").read_text().count("\n") == 1


def test_no_place_for_the_copy_writes_nothing(page, data, questions, qtbot):
    scanned(qtbot, page, data)
    page.answer.copy_button.click()
    assert not page._job.busy


def test_a_copy_into_the_data_itself_is_refused_and_the_answer_stays(page, data, questions, qtbot):
    scanned(qtbot, page, data)
    questions.save_answer = data
    page.answer.copy_button.click()
    settled(qtbot, page)
    assert page.problems.issues[0].code in {"target-in-data", "target-exists"}
    assert page.answer.isVisible()


class Stub:
    """Stands in for the scan: goes on until it is cancelled or released."""

    def __init__(self, deaf=False, error=None):
        self.deaf, self.error = deaf, error
        self.started, self.release = threading.Event(), threading.Event()

    def __call__(self, request, progress, cancelled):
        self.started.set()
        while not self.release.wait(0.001):
            if cancelled() and not self.deaf:
                break
        if self.error is not None:
            raise self.error
        return data_page.scan(request)


def test_a_scan_that_takes_long_shows_progress_and_can_be_cancelled(page, data, qtbot, monkeypatch):
    stub = Stub()
    monkeypatch.setattr(data_page, "_scan", stub)
    page.progress._delay.setInterval(10)
    page.take_paths((data,))
    qtbot.waitUntil(page.progress.isVisible)
    assert not page.inputs.scan_button.isEnabled()
    assert not page.intro.isVisible()
    page.take_paths((data.parent,))
    assert page.inputs.paths == (data,)
    page.progress.button.click()
    settled(qtbot, page)
    assert not page.progress.isVisible()
    assert page.inputs.scan_button.isEnabled()


def test_a_drive_that_does_not_answer_is_given_up(page, data, qtbot, monkeypatch):
    stub = Stub(deaf=True)
    monkeypatch.setattr(data_page, "_scan", stub)
    page._job._patience.setInterval(10)
    page.take_paths((data,))
    assert stub.started.wait(30)
    page.progress.button.click()
    settled(qtbot, page)
    assert "does not answer" in page.note.sentence
    stub.release.set()


def test_an_error_of_the_program_is_logged_and_said(page, data, qtbot, monkeypatch, reported):
    stub = Stub(error=ZeroDivisionError("no"))
    stub.release.set()
    monkeypatch.setattr(data_page, "_scan", stub)
    scanned(qtbot, page, data)
    assert [type(one.error) for one in reported] == [ZeroDivisionError]
    assert page.problems.issues[0].code == "work-failed"


def test_every_sentence_follows_the_language_and_the_theme(page, data, qtbot, tongue, theme):
    scanned(qtbot, page, data)
    row = page.answer.table.currentIndex().row()
    for code in ("zh_CN", "en"):
        tongue.switch(code)
    theme.choose("dark")
    page.grab()
    assert page.answer.table.currentIndex().row() == row
    assert page.inputs.scan_button.text() == "Scan"


def test_it_fits_the_smallest_window(page, data, qtbot):
    scanned(qtbot, page, data)
    page.resize(850, 620)
    qtbot.wait(1)
    assert page.inputs_area.width() <= page.width() // 2
    assert page.inputs_area.widget().minimumSizeHint().width() <= page.inputs_area.width()
    assert page.content_area.widget().minimumSizeHint().width() <= page.content_area.width()


def test_tab_goes_through_the_inputs_in_reading_order(page, qtbot):
    page.activateWindow()
    page.inputs.files_button.setFocus()
    qtbot.keyClick(page.inputs.files_button, Qt.Key.Key_Tab)
    assert page.inputs.folder_button.hasFocus()
    qtbot.keyClick(page.inputs.folder_button, Qt.Key.Key_Backtab)
    assert page.inputs.files_button.hasFocus()
