from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from ascgui.catalog.diff import diff
from ascgui.catalog.export import exported
from ascgui.catalog.intake import document as intake
from ascgui.catalog.load import load
from ascgui.catalog.overlay import Origin
from ascgui.catalog.preview import preview
from ascgui.domain.catalog import JobKey
from ascgui.session.job import Jobs
from ascgui.viewmodels.differences_model import Side
from ascgui.viewmodels.pivot_model import FIRST_COUNT
from ascgui.windows import export_panel
from ascgui.windows.catalog_desk import COMPARE, EXPORT, IMPORT, PRINTED, TABLES, CatalogDesk
from ascgui.windows.catalog_page import CatalogPage
from ascgui.windows.export_panel import CHANGES, safe_name

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

EDITION = "6.5.910"
KEY = JobKey("qwen2.5-7b", "full", 4096, "mindspeed-llm", "snt9b")


@pytest.fixture
def desk(qtbot, bench, tongue, theme, settings, questions):
    jobs, failures = Jobs(), []
    page = CatalogPage(bench, tongue, theme, settings)
    made = CatalogDesk(page, bench, tongue, theme, jobs.new, failures.append, questions)
    bench.changed.connect(lambda: made.set_catalog(bench.catalog))
    made.jobs = jobs
    made.resize(980, 640)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    assert jobs.shutdown(30)
    assert failures == []


def settled(qtbot, desk):
    qtbot.waitUntil(lambda: not any(job.busy for job in desk.jobs._jobs), timeout=10_000)


def change(qtbot, bench, key=KEY, devices=32):
    origin = Origin("our cluster", "Li", "2026-11-30", "measured")
    bench.put(
        "x", bench.overlay.set_requirement(key, EDITION, devices, origin, bench.catalog.under)
    )
    qtbot.waitUntil(lambda: not bench.unsaved, timeout=10_000)


# As printed


@pytest.fixture
def printed(qtbot, desk):
    desk.show_part(PRINTED)
    settled(qtbot, desk)
    return desk.printed


def place(printed, model, strategy, length, column):
    rows = printed.model.pivot.rows
    at = next(
        n for n, row in enumerate(rows)
        if row.model == model and strategy in row.strategies and length in row.lengths
    )  # fmt: skip
    return printed.model.index(at, FIRST_COUNT + column)


def test_the_printed_table_merges_what_is_equal_and_keeps_the_names_in_sight(printed):
    index = place(printed, "qwen2.5-7b", "full", 4096, 0)
    counts, names = printed.view.counts, printed.view.names
    assert index.data() == "4"
    assert counts.columnSpan(index.row(), FIRST_COUNT) == 2
    assert names.rowSpan(index.row(), 0) > 1
    assert counts.isColumnHidden(0)
    assert names.isColumnHidden(FIRST_COUNT)
    counts.verticalScrollBar().setValue(100)
    assert names.verticalScrollBar().value() == 100


def test_a_dash_is_quiet_and_says_what_it_means(printed):
    index = place(printed, "qwen2.5-7b", "full", 4096, 4)
    assert index.data() == "–"
    assert printed.model.is_quiet(index.row(), index.column())
    assert "not supported" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert "verl" in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_an_unknown_place_is_blank_and_says_so(qtbot, desk, bench, printed):
    change(qtbot, bench, replace(KEY, seq_len=1024))
    settled(qtbot, desk)
    index = place(printed, "qwen2.5-7b", "full", 1024, 1)
    assert index.data() == ""
    assert "unknown" in index.data(Qt.ItemDataRole.ToolTipRole)


def test_an_entry_that_the_user_changed_is_marked_and_said(qtbot, desk, bench, printed):
    change(qtbot, bench)
    settled(qtbot, desk)
    index = place(printed, "qwen2.5-7b", "full", 4096, 0)
    assert index.data() == "32"
    assert printed.model.is_changed(index.row(), index.column())
    printed.view.counts.setCurrentIndex(index)
    assert "as you changed it" in printed.words.text()


def test_what_is_copied_holds_the_merged_cells_and_is_read_back_unchanged(printed):
    printed.copy_button.click()
    data = QApplication.clipboard().mimeData()
    assert 'colspan="2"' in data.html()
    catalog = load()
    found = preview(intake.pasted(data.html(), catalog.tables), catalog, EDITION)
    assert found.counts["unchanged"] == 1232
    assert len(data.text().splitlines()) == 104


def test_selected_rows_are_copied_below_their_headings(qtbot, printed):
    counts = printed.view.counts
    counts.selectRow(place(printed, "qwen2.5-7b", "full", 4096, 0).row())
    counts.setFocus()
    qtbot.keyClick(counts, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[:4] == [
        "Model", "Strategy", "Sequence length", "MindSpeed-LLM Snt9b"
    ]  # fmt: skip
    assert lines[1].split("\t")[:6] == ["qwen2.5-7b", "full", "4096", "4", "4", "8"]


def test_the_printed_table_is_filtered_by_what_names_its_rows(printed):
    printed.filter.setText("qwen2.5-7b LORA")
    assert {row.model for row in printed.model.pivot.rows} == {"qwen2.5-7b"}
    printed.filter.setText("no such")
    assert printed.model.rowCount() == 0
    assert "No row holds" in printed.words.text()


def test_another_edition_can_be_laid_out(qtbot, desk, printed):
    printed.edition.go("6.5.902")
    settled(qtbot, desk)
    assert printed.model.rowCount() == 51
    assert [name for name, _, _ in printed.model.groups()] == ["MindSpeed-LLM", "Llama-Factory"]


def test_the_printed_models_keep_qts_rules(qtbot, desk, printed):
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(printed.model, mode)
    printed.filter.setText("qwen")
    printed.edition.go("6.5.902")
    settled(qtbot, desk)
    tester.deleteLater()


# Compare


@pytest.fixture
def comparing(qtbot, desk):
    desk.show_part(COMPARE)
    settled(qtbot, desk)
    return desk.comparing


def test_two_editions_differ_in_just_what_the_command_prints(comparing):
    tables = load().tables
    found = diff(tables, "6.5.902", EDITION)
    assert (comparing.before.edition, comparing.after.edition) == ("6.5.902", EDITION)
    assert comparing.model.rowCount() == len(found)
    assert comparing.kinds.buttons[Side.DIFFERING].text() == f"Differing: {len(found)}"
    shown = {comparing.model.row_at(at).id for at in range(comparing.model.rowCount())}
    assert shown == {
        f"{one.key.model}|{one.key.strategy}|{one.key.seq_len}|{one.key.framework}"
        f"|{one.key.hardware}"
        for one in found
    }


def test_a_comparison_is_narrowed_by_kind_and_words_and_turned_round(qtbot, desk, comparing):
    comparing.kinds.buttons[Side.CHANGED].click()
    changed = comparing.model.rowCount()
    assert changed > 0
    comparing.filter.setText("snt9b23")
    assert comparing.model.rowCount() < changed
    assert "of" in comparing.words.text()
    comparing.filter.clear()
    comparing.kinds.buttons[Side.ADDED].click()
    added = comparing.model.rowCount()
    comparing.compare(EDITION, "6.5.902")
    settled(qtbot, desk)
    comparing.kinds.buttons[Side.REMOVED].click()
    assert comparing.model.rowCount() == added


def test_an_edition_does_not_differ_from_itself(qtbot, desk, comparing):
    comparing.compare(EDITION, EDITION)
    settled(qtbot, desk)
    assert comparing.model.rowCount() == 0
    assert comparing.words.text() == "Nothing differs."
    comparing.kinds.buttons[Side.ALL].click()
    assert comparing.model.rowCount() == 1232


def test_own_changes_stand_beside_what_is_shipped_with_their_source(qtbot, desk, bench, comparing):
    comparing.what.buttons[1].click()
    settled(qtbot, desk)
    assert "changed nothing" in comparing.words.text()
    change(qtbot, bench)
    settled(qtbot, desk)
    names = [column.id for column in comparing.model.columns]
    row = {name: comparing.model.index(0, at).data() for at, name in enumerate(names)}
    assert (row["stand"], row["entry"], row["before"], row["after"]) == (
        "changed", "qwen2.5-7b", "4", "32"
    )  # fmt: skip
    assert (row["source"], row["author"], row["reason"]) == ("our cluster", "Li", "measured")


def test_the_model_of_a_comparison_keeps_qts_rules(qtbot, desk, comparing):
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(comparing.model, mode)
    comparing.filter.setText("qwen")
    comparing.what.buttons[1].click()
    settled(qtbot, desk)
    tester.deleteLater()


# Import from the page


def test_pasting_on_the_table_opens_the_import_with_the_headings_in_front(qtbot, desk):
    QApplication.clipboard().setText("qwen2.5-7b\tfull\t4096\tmindspeed-llm\tsnt9b\t8\n")
    desk.activateWindow()
    desk.tables.view.setFocus()
    qtbot.keyClick(desk.tables.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    settled(qtbot, desk)
    assert desk.tabs.currentIndex() == IMPORT
    assert desk.importing.rows.model.rowCount() == 1
    assert "has no headings" in desk.importing.problem.sentence


def test_rows_copied_from_the_table_are_read_back_as_they_were(qtbot, desk):
    desk.tables.filter.setText("qwen2.5-7b full")
    view = desk.tables.view
    view.selectAll()
    view.copy()
    desk.paste()
    settled(qtbot, desk)
    panel = desk.importing
    assert panel.importing.previewed_now.preview.counts["unchanged"] == view.model().rowCount()
    assert panel.rows.model.rowCount() == 0


def test_pasting_beside_the_printed_table_takes_its_headings(qtbot, desk, printed):
    QApplication.clipboard().setText("qwen2.5-7b\tfull\t4096\t8\t8\t8\t8\n")
    printed.view.counts.setFocus()
    desk.activateWindow()
    qtbot.keyClick(printed.view.counts, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    settled(qtbot, desk)
    rows = desk.importing.rows.model
    assert [rows.row_at(at).item.after.devices for at in range(rows.rowCount())] == [8, 8]


def test_pasting_into_the_filter_stays_there(qtbot, desk):
    QApplication.clipboard().setText("qwen2.5-7b")
    desk.activateWindow()
    desk.tables.filter.setFocus()
    qtbot.keyClick(desk.tables.filter, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert desk.tables.filter.text() == "qwen2.5-7b"
    assert desk.tabs.currentIndex() == TABLES


def test_a_file_dropped_on_the_page_opens_the_import(qtbot, desk, tmp_path):
    path = tmp_path / "table.md"
    path.write_text(
        "| model | strategy | seq_len | framework | hardware | devices |\n"
        "|---|---|---|---|---|--:|\n"
        "| qwen2.5-7b | full | 4096 | mindspeed-llm | snt9b | 8 |\n",
        "utf-8",
    )
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    desk.dropEvent(event)
    settled(qtbot, desk)
    assert event.isAccepted()
    assert desk.tabs.currentIndex() == IMPORT
    assert desk.importing.rows.model.rowCount() == 1


# Export


@pytest.fixture
def exporting(qtbot, desk):
    desk.tables.filter.setText("qwen2.5-7b full 4096")
    desk.show_part(EXPORT)
    return desk.exporting


@pytest.mark.parametrize("form", ["csv", "xlsx", "md"])
def test_the_rows_in_view_are_exported_and_read_back(
    qtbot, desk, exporting, questions, tmp_path, form
):
    path = questions.save_answer = tmp_path / f"table.{form}"
    shown = desk.tables.model.rowCount()
    assert exporting.rows.shown == f"As filtered now: {shown} of 1,232"
    exporting.form.set_value(form)
    exporting.export_button.click()
    settled(qtbot, desk)
    assert f"Rows written: {shown}" in exporting.note.sentence
    catalog = load()
    found = preview(intake.read(path, catalog.tables), catalog, EDITION)
    assert found.counts["unchanged"] == shown
    assert found.counts["rejected"] == 0


def test_a_table_can_be_exported_whole_whatever_is_filtered(
    qtbot, desk, exporting, questions, tmp_path
):
    path = questions.save_answer = tmp_path / "table.csv"
    exporting.form.set_value("csv")
    exporting.rows.set_value(EDITION)
    exporting.export_button.click()
    settled(qtbot, desk)
    assert len(path.read_text("utf-8-sig").splitlines()) == 1233
    exporting.table.set_value("hardware")
    exporting.table.value_edited.emit("hardware")
    assert exporting.rows.shown == "The whole table"


def test_what_cannot_be_written_says_why(qtbot, desk, exporting, questions, tmp_path):
    questions.save_answer = tmp_path / "no such folder" / "table.csv"
    exporting.form.set_value("csv")
    exporting.export_button.click()
    settled(qtbot, desk)
    assert exporting.note.sentence != ""
    assert "Rows written" not in exporting.note.sentence


def test_changes_are_handed_on_as_one_file_that_says_by_whom_and_why(
    qtbot, desk, bench, exporting, questions, tmp_path
):
    change(qtbot, bench)
    assert exporting.what.shown == "My changes: 1"
    for field, words in (
        (exporting.name, "ours"), (exporting.author, "Li"), (exporting.reason, "measured")
    ):  # fmt: skip
        field.line.setText(words)
        field.line.textEdited.emit(words)
    questions.save_answer = tmp_path / "ours.toml"
    exporting.share_button.click()
    settled(qtbot, desk)
    asked = questions.asked[-1][1]
    assert asked.name == "ours.toml"
    written = questions.save_answer.read_text("utf-8")
    assert 'author = "Li"' in written
    assert 'reason = "measured"' in written
    assert "32" in written


def test_a_cancelled_export_writes_nothing_and_says_so(
    qtbot, desk, exporting, questions, tmp_path, monkeypatch
):
    path = questions.save_answer = tmp_path / "table.xlsx"
    begun, cancelled = threading.Event(), threading.Event()

    def slow(*args):
        begun.set()
        cancelled.wait(30)
        return exported(*args)

    monkeypatch.setattr(export_panel, "exported", slow)
    exporting.export_button.click()
    assert begun.wait(30)
    assert not exporting.export_button.isEnabled()
    exporting.progress.cancel_asked.emit()
    cancelled.set()
    settled(qtbot, desk)
    assert exporting.note.sentence == "Cancelled. Nothing was written."
    assert exporting.export_button.isEnabled()
    assert not path.exists()


def test_an_edition_is_handed_on_whole(qtbot, desk, exporting, questions, tmp_path):
    assert exporting.what.value == CHANGES
    exporting.what.set_value("6.5.902")
    questions.save_answer = tmp_path / "edition.toml"
    exporting.share_button.click()
    settled(qtbot, desk)
    assert "Rows written" in exporting.note.sentence
    # Taken in where it stands already, it changes nothing.
    desk.show_part(IMPORT)
    desk.importing.take_path(tmp_path / "edition.toml")
    settled(qtbot, desk)
    assert desk.importing.rows.model.rowCount() == 0


def test_a_name_is_made_fit_for_a_file():
    assert safe_name('a/b:c*"d"') == "a-b-c--d-"
    assert safe_name(" ..") == "changes"


# The page


def test_every_part_is_said_in_the_other_language(qtbot, desk, tongue):
    for part in (PRINTED, COMPARE, IMPORT, EXPORT):
        desk.show_part(part)
        settled(qtbot, desk)
    before = [desk.tabs.tabText(at) for at in range(desk.tabs.count())]
    tongue.switch("zh_CN")
    tongue.switch("en")
    assert [desk.tabs.tabText(at) for at in range(desk.tabs.count())] == before
    assert desk.comparing.kinds.buttons[Side.ALL].text() == "All: 1,236"


def test_a_change_reaches_the_part_in_sight_at_once_and_the_others_when_they_are_shown(
    qtbot, desk, bench
):
    desk.show_part(PRINTED)
    desk.show_part(COMPARE)
    desk.comparing.what.set_value("changes")
    desk.comparing.what.value_edited.emit("changes")
    settled(qtbot, desk)
    change(qtbot, bench)
    settled(qtbot, desk)
    assert desk.comparing.model.rowCount() == 1
    assert place(desk.printed, "qwen2.5-7b", "full", 4096, 0).data() == "4"
    desk.show_part(PRINTED)
    settled(qtbot, desk)
    assert place(desk.printed, "qwen2.5-7b", "full", 4096, 0).data() == "32"
    desk.show_part(TABLES)
    desk.tables.filter.setText("qwen2.5-7b full 4096 mindspeed-llm")
    at = [column.id for column in desk.tables.model.columns].index("devices")
    assert "32" in {
        desk.tables.model.index(row, at).data() for row in range(desk.tables.model.rowCount())
    }


def test_tab_leads_through_an_import_in_reading_order(qtbot, desk):
    QApplication.clipboard().setText(
        "model\tstrategy\tseq_len\tframework\thardware\tdevices\n"
        "qwen2.5-7b\tfull\t4096\tmindspeed-llm\tsnt9b\t8\n"
    )
    desk.paste()
    settled(qtbot, desk)
    panel = desk.importing
    desk.activateWindow()
    panel.target.edition.editor.setFocus()
    order = []
    for _ in range(40):
        order.append(desk.focusWidget())
        qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_Tab)
        if desk.focusWidget() is panel.accept_button:
            break
    else:
        pytest.fail("Tab does not reach the button")
    stops = [panel.target.source.line, panel.rows.filter, panel.rows.view, panel.rows.leave_button]
    places = [order.index(stop) for stop in stops]
    assert places == sorted(places)
