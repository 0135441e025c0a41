from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from ascgui import safefile
from ascgui.catalog.load import load, user_overlay
from ascgui.catalog.overlay import Origin, State
from ascgui.domain.catalog import FeatureValue
from ascgui.domain.text import text
from ascgui.session.crash import CrashGuard
from ascgui.session.settings import Settings
from ascgui.widgets.topic import topic_of
from ascgui.windows.catalog_page import FINDINGS, CatalogPage
from ascgui.windows.start import Shell, Surroundings

Key = Qt.Key
Held = Qt.KeyboardModifier


@pytest.fixture
def page(qtbot, bench, tongue, theme, settings):
    made = CatalogPage(bench, tongue, theme, settings)
    made.resize(1250, 760)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    yield made
    assert bench.finish()


def column(page, name):
    return [one.id for one in page.model.columns].index(name)


def cells(page, name):
    at = column(page, name)
    return [page.model.index(row, at).data() for row in range(page.model.rowCount())]


def go(page, position, name):
    page.view.setFocus()
    page.view.go_to(position, column(page, name))


def cell_editor(page):
    return page.view.indexWidget(page.view.currentIndex()) or next(
        (
            one
            for kind in (QLineEdit, QComboBox)
            for one in page.view.viewport().findChildren(kind)
            if one.isVisible() and not isinstance(one.parent(), QComboBox)
        ),
        None,
    )


def type_into_cell(page, qtbot, typed):
    """Edit the current cell as a person does: Enter, the words, Enter."""
    qtbot.keyClick(page.view, Key.Key_Return)
    editor = cell_editor(page)
    assert isinstance(editor, QLineEdit)
    editor.selectAll()
    qtbot.keyClicks(editor, typed)
    qtbot.keyClick(editor, Key.Key_Return)
    return editor


def typed(field, words, qtbot):
    field.line.setFocus()
    field.line.selectAll()
    qtbot.keyClicks(field.line, words)
    qtbot.keyClick(field.line, Key.Key_Return)


def entry_at(page, position):
    return page.model.row_at(position).listed.identity


def devices_in_force(bench, row):
    return bench.catalog.tables.requirements[row].devices


def open_form(page):
    page.tools.actions_by_name["form"].setChecked(True)
    return page.form


def field(page, name):
    return page.form.fields[page.form.table, name]


# Cells


def test_a_count_is_changed_in_its_cell_and_the_row_says_so(page, qtbot, bench):
    row = entry_at(page, 0)
    go(page, 0, "devices")
    with qtbot.waitSignal(bench.saved):
        type_into_cell(page, qtbot, "12")
    assert devices_in_force(bench, row) == 12
    assert cells(page, "devices")[0] == "12"
    assert cells(page, "state")[0] == "changed"
    assert page.model.margin(page.model.row_at(0)) == "•"
    assert page.view.currentIndex().row() == 0
    assert "You changed this row" in page.details.text()
    assert load(overlay=user_overlay()).tables.requirements[row].devices == 12


def test_a_dash_in_a_cell_is_not_supported(page, qtbot, bench):
    row = entry_at(page, 0)
    go(page, 0, "devices")
    type_into_cell(page, qtbot, "-")
    assert devices_in_force(bench, row) is None
    assert page.model.index(0, column(page, "devices")).data() == "–"


@pytest.mark.parametrize(
    ("wrong", "said"), [("0", "Type a count from 1"), ("many", "Type a count from 1")]
)
def test_what_cannot_be_taken_stays_in_the_cell_and_is_said_beside_it(
    page, qtbot, bench, wrong, said
):
    before = devices_in_force(bench, entry_at(page, 0))
    go(page, 0, "devices")
    editor = type_into_cell(page, qtbot, wrong)
    assert editor.isVisible()
    assert editor.text() == wrong
    assert said in page.view.note.sentence
    assert devices_in_force(bench, entry_at(page, 0)) == before
    # Corrected, it is taken, and nothing is said any more.
    editor.selectAll()
    qtbot.keyClicks(editor, "7")
    qtbot.keyClick(editor, Key.Key_Return)
    assert devices_in_force(bench, entry_at(page, 0)) == 7
    assert page.view.note.sentence == ""


def test_escape_leaves_a_cell_as_it_was(page, qtbot, bench):
    go(page, 0, "devices")
    before = bench.overlay
    qtbot.keyClick(page.view, Key.Key_F2)
    editor = cell_editor(page)
    qtbot.keyClicks(editor, "99")
    qtbot.keyClick(editor, Key.Key_Escape)
    assert bench.overlay is before


def test_looking_at_a_cell_and_leaving_it_changes_nothing(page, qtbot, bench):
    go(page, 0, "devices")
    qtbot.keyClick(page.view, Key.Key_Return)
    qtbot.keyClick(cell_editor(page), Key.Key_Return)
    assert bench.undo_label is None


def test_a_cell_of_a_shipped_rows_name_is_not_edited(page, qtbot):
    go(page, 0, "model")
    qtbot.keyClick(page.view, Key.Key_F2)
    assert cell_editor(page) is None


def test_a_choice_in_a_cell_is_taken_when_it_is_made(page, qtbot, bench):
    page.tables.go("features")
    at = next(n for n, word in enumerate(cells(page, "value")) if word == "supported")
    go(page, at, "value")
    qtbot.keyClick(page.view, Key.Key_Return)
    box = cell_editor(page)
    assert isinstance(box, QComboBox)
    choice = box.findData(FeatureValue.NOT_PLANNED)
    box.setCurrentIndex(choice)
    box.activated.emit(choice)
    assert cells(page, "value")[at] == "no support planned"
    assert cells(page, "state")[at] == "changed"


def test_read_only_tables_say_why_in_place_of_the_form(page):
    open_form(page)
    for table in ("hardware", "frameworks", "editions", "notes", FINDINGS):
        page.tables.go(table)
        assert len(page.form.sentence.text()) > 20
        assert not page.tools.actions_by_name["add"].isEnabled()
        if page.model.rowCount():
            index = page.model.index(0, 1)
            assert not index.flags() & Qt.ItemFlag.ItemIsEditable


# Form


def test_the_form_and_the_cell_edit_the_same_record(page, qtbot, bench):
    form = open_form(page)
    go(page, 0, "devices")
    assert field(page, "devices").typed == cells(page, "devices")[0]
    typed(field(page, "devices"), "48", qtbot)
    assert cells(page, "devices")[0] == "48"
    go(page, 0, "devices")
    type_into_cell(page, qtbot, "56")
    assert field(page, "devices").typed == "56"
    assert form.records[0].devices == 56


def test_what_is_wrong_is_said_under_its_field(page, qtbot, bench):
    open_form(page)
    page.tables.go("throughput")
    at = next(n for n, word in enumerate(cells(page, "scope")) if word == "device")
    go(page, at, "devices")
    before = bench.overlay
    rate = field(page, "tokens_per_second")
    rate.line.setFocus()
    rate.line.selectAll()
    qtbot.keyClick(rate.line, Key.Key_Delete)
    qtbot.keyClick(rate.line, Key.Key_Return)
    assert "tokens_per_second is missing" in rate.note.sentence
    assert bench.overlay is before
    typed(rate, "1234", qtbot)
    assert rate.note.sentence == ""
    assert "1,234" in cells(page, "tokens_per_second")[at]


def test_several_rows_are_changed_together_as_one_step(page, qtbot, bench):
    open_form(page)
    rows = [entry_at(page, at) for at in range(4)]
    before = [devices_in_force(bench, row) for row in rows]
    go(page, 0, "devices")
    page.view.select_positions([1, 2, 3])
    assert page.form.heading.text() == "Rows chosen: 4"
    assert field(page, "hardware").box.placeholderText() == "several values"
    typed(field(page, "devices"), "24", qtbot)
    assert [devices_in_force(bench, row) for row in rows] == [24] * 4
    assert len(page.view.selected_positions()) == 4
    bench.undo_stack.undo()
    assert [devices_in_force(bench, row) for row in rows] == before


def test_leaving_a_field_of_several_values_changes_none(page, qtbot, bench):
    open_form(page)
    go(page, 0, "devices")
    page.view.select_positions([2])
    field(page, "devices").left.emit()
    assert bench.undo_label is None


def test_source_and_reason_are_kept_with_the_change(page, qtbot, bench):
    open_form(page)
    row = entry_at(page, 0)
    go(page, 0, "devices")
    typed(page.form.source, "mail of the vendor", qtbot)
    typed(page.form.reason, "larger batch", qtbot)
    typed(field(page, "devices"), "24", qtbot)
    origin = bench.overlay.change("min-devices", row).origin
    assert (origin.source, origin.reason) == ("mail of the vendor", "larger batch")
    assert len(origin.date) == 10
    assert bench.catalog.tables.requirements[row].document == "mail of the vendor"
    assert "mail of the vendor" in cells(page, "changed_by")[0]
    # Said otherwise later, the change itself stays.
    typed(page.form.source, "a call", qtbot)
    assert bench.overlay.change("min-devices", row).origin.source == "a call"
    assert devices_in_force(bench, row) == 24


# Rows


def test_a_row_is_added_once_everything_that_names_it_is_entered(page, qtbot, bench):
    page.view.setFocus()
    qtbot.keyClick(page.view, Key.Key_Insert)
    assert page.form.adding
    page.form.add_button.click()
    assert field(page, "model").note.sentence == "This is needed."
    assert bench.undo_label is None
    for name, value in {
        "model": "qwen3-8b", "strategy": "full", "framework": "verl", "hardware": "snt9b",
    }.items():  # fmt: skip
        box = field(page, name)
        box.set_value(value)
        box.left.emit()
    typed(field(page, "seq_len"), "65,536", qtbot)
    typed(field(page, "devices"), "32", qtbot)
    page.form.add_button.click()
    assert not page.form.adding
    current = page.model.row_at(page.view.currentIndex().row())
    assert current.cells[:3] == ("qwen3-8b", "full", 65536)
    assert current.state is State.ADDED
    assert page.model.margin(current) == "+"
    # What names a row of one's own can be changed, and the row moves.
    typed(field(page, "seq_len"), "131072", qtbot)
    added = [change.record.key.seq_len for change in bench.overlay.changes()]
    assert added == [131072]


def test_a_row_that_is_there_already_is_not_added_twice(page, qtbot, bench):
    go(page, 0, "devices")
    qtbot.keyClick(page.view, Key.Key_D, Held.ControlModifier)
    assert page.form.adding
    page.form.add_button.click()
    assert "The table has this row already" in page.form.problem.sentence
    assert bench.undo_label is None
    page.form.discard_button.click()
    assert not page.form.adding


def test_a_duplicate_with_another_name_is_a_row_of_its_own(page, qtbot, bench):
    page.tables.go("models")
    go(page, 0, "series")
    page.tools.actions_by_name["duplicate"].trigger()
    typed(field(page, "model"), "our-own-9b", qtbot)
    page.form.add_button.click()
    assert "our-own-9b" in bench.catalog.tables.models
    assert bench.catalog.tables.models["our-own-9b"].aliases == ()


def test_a_measured_rate_of_ones_own_is_added_with_what_it_needs(page, qtbot, bench):
    page.tables.go("throughput")
    page.tools.actions_by_name["add"].trigger()
    for name, value in {
        "model": "qwen3-8b", "framework": "verl", "hardware": "snt9b", "stage": "rl",
        "strategy": "grpo",
    }.items():  # fmt: skip
        box = field(page, name)
        box.set_value(value)
        box.left.emit()
    for name, words in {
        "model_published": "Qwen3-8B", "seq_len_printed": "4096", "devices": "16",
        "tokens_per_second": "812.5", "source": "our cluster", "first_seen": "2026-11-30",
        "last_seen": "2026-11-30",
    }.items():  # fmt: skip
        typed(field(page, name), words, qtbot)
    page.form.add_button.click()
    row = bench.catalog.tables.throughput_by_id["own"]
    assert (row.tokens_per_second, row.published_value, row.seq_len) == (812.5, 812.5, 4096)


def test_removed_rows_stay_in_sight_struck_and_can_be_reverted(page, qtbot, bench):
    rows = [entry_at(page, at) for at in (0, 1)]
    total = page.model.total
    go(page, 0, "devices")
    page.view.select_positions([1])
    qtbot.keyClick(page.view, Key.Key_Delete)
    assert all(row not in bench.catalog.tables.requirements for row in rows)
    assert page.model.total == total
    assert [page.model.struck(page.model.row_at(at)) for at in (0, 1, 2)] == [True, True, False]
    assert cells(page, "state")[:2] == ["removed", "removed"]
    assert not page.tools.actions_by_name["remove"].isEnabled()
    page.filter.setText("state:removed")
    assert page.model.rowCount() == 2
    page.view.selectAll()
    page.tools.actions_by_name["revert"].trigger()
    assert all(row in bench.catalog.tables.requirements for row in rows)
    page.filter.clear()
    assert cells(page, "state")[:2] == ["shipped", "shipped"]


def test_reverting_puts_the_shipped_value_back(page, qtbot, bench):
    row = entry_at(page, 0)
    before = devices_in_force(bench, row)
    go(page, 0, "devices")
    assert not page.tools.actions_by_name["revert"].isEnabled()
    type_into_cell(page, qtbot, "99")
    assert page.tools.actions_by_name["revert"].isEnabled()
    page.tools.actions_by_name["revert"].trigger()
    assert devices_in_force(bench, row) == before
    assert len(bench.overlay) == 0


def test_an_edit_keeps_filter_order_place_and_selection(page, qtbot, bench):
    page.filter.setText("qwen3 full")
    page.view.order_by(((column(page, "hardware"), False), (column(page, "seq_len"), True)))
    go(page, 30, "devices")
    row_id = page.model.row_at(30).id
    scrolled = page.view.verticalScrollBar().value()
    type_into_cell(page, qtbot, "77")
    assert page.model.row_at(30).id == row_id
    assert page.view.currentIndex().row() == 30
    assert page.view.currentIndex().column() == column(page, "devices")
    assert page.view.verticalScrollBar().value() == scrolled
    assert page.filter.text() == "qwen3 full"


def test_a_row_that_an_edit_moves_is_followed(page, qtbot):
    page.view.order_by(((column(page, "devices"), False),))
    go(page, 0, "devices")
    row_id = page.model.row_at(0).id
    type_into_cell(page, qtbot, "100000")
    current = page.view.currentIndex()
    assert page.model.row_at(current.row()).id == row_id
    assert current.row() > 0


# Findings


def test_cells_with_findings_are_marked_and_say_why_on_hover(page):
    at = next(n for n in range(page.model.rowCount())
              if page.model.warned(page.model.row_at(n), column(page, "devices")))  # fmt: skip
    tip = page.model.index(at, column(page, "devices")).data(Qt.ItemDataRole.ToolTipRole)
    issue = page.model.found_about(page.model.row_at(at), column(page, "devices"))[0]
    assert page._tongue.show(issue.message).split("“")[0][:20] in tip
    go(page, at, "devices")
    assert page._tongue.show(issue.message)[:20] in page.details.text()


def test_correcting_a_row_takes_its_finding_away(page, qtbot, bench):
    page.tables.go(FINDINGS)
    page.filter.setText("longer")
    before = page.tables.count_at(FINDINGS)
    page.filter.setText("needs only")
    at = next(n for n in range(page.model.rowCount()))
    page.view.go_to(at, 0)
    page.details.follow_button.click()
    assert page.table == "min-devices"
    assert page.view.currentIndex().column() == column(page, "devices")
    type_into_cell(page, qtbot, "1")
    assert int(page.tables.count_at(FINDINGS)) < int(before)


def test_a_finding_of_the_catalog_leads_to_what_its_code_means(page, qtbot):
    page.tables.go(FINDINGS)
    page.view.go_to(0, 0)
    code = page.model.row_at(0).issue.code
    assert topic_of(page.view) == f"findings#{code}"
    page.details.explanation.link.click()
    assert page.details.explanation.card.accessibleName() == code
    page.tables.go("min-devices")
    assert page.details.explanation.card.isHidden()
    assert topic_of(page.view) == ""


def test_a_note_silences_a_finding_and_can_be_taken_back(page, qtbot, bench):
    page.tables.go(FINDINGS)
    before = int(page.tables.count_at(FINDINGS))
    page.view.go_to(0, 0)
    issue = page.model.row_at(0).issue
    page.details.note_button.click()
    assert not page.details.note_save.isEnabled()
    qtbot.keyClicks(page.details.note_line, "the vendor confirmed it")
    qtbot.keyClick(page.details.note_line, Key.Key_Return)
    assert int(page.tables.count_at(FINDINGS)) == before - 1
    (note,) = bench.overlay.silences
    assert (note.code, note.reason) == (issue.code, "the vendor confirmed it")
    assert len(note.date) == 10
    last = page.model.rowCount() - 1
    assert page.model.row_at(last).issue.message == issue.message
    page.view.go_to(last, 0)
    assert "the vendor confirmed it" in page.details.text()
    page.details.hear_button.click()
    assert int(page.tables.count_at(FINDINGS)) == before
    assert bench.overlay.silences == ()


@pytest.mark.parametrize("keep", [True, False])
def test_a_conflict_with_the_shipped_tables_is_settled_either_way(page, bench, keep):
    row = entry_at(page, 0)
    beneath = bench.catalog.under
    older = replace(beneath.requirements[row], devices=3)
    held = {**beneath.requirements, row: older}
    bench.put(
        "change",
        bench.overlay.set_requirement(
            row[1], row[0], 5, Origin("me"), replace(beneath, requirements=held)
        ),
    )
    assert page.model.margin(page.model.row_at(0)) == "!"
    page.tables.go(FINDINGS)
    page.filter.setText('"your change says"')
    page.view.go_to(0, 0)
    (page.details.keep_button if keep else page.details.revert_button).click()
    wanted = 5 if keep else beneath.requirements[row].devices
    assert devices_in_force(bench, row) == wanted
    assert page.model.rowCount() == 0


# Seeing


def test_several_words_columns_and_exclusions_filter_together(page):
    page.filter.setText("qwen2.5 strategy:full -framework:verl devices:>=8")
    assert {word.startswith("qwen2.5") for word in cells(page, "model")} == {True}
    assert set(cells(page, "strategy")) == {"full"}
    assert "verl" not in cells(page, "framework")
    assert min(int(word) for word in cells(page, "devices")) >= 8
    page.filter.setText('"minimum devices":- -')
    assert page.model.rowCount() >= 0


def test_shift_click_orders_by_one_column_more_and_the_headings_say_so(page, qtbot):
    header = page.view.horizontalHeader()

    def click(name, held=Held.NoModifier):
        at = header.sectionViewportPosition(column(page, name)) + 12
        place = QPoint(at, header.height() // 2)
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, held, place)

    click("hardware")
    click("seq_len", Held.ShiftModifier)
    click("seq_len", Held.ShiftModifier)
    assert page.model.sort_keys == (
        (column(page, "hardware"), False), (column(page, "seq_len"), True),
    )  # fmt: skip
    pairs = list(zip(cells(page, "hardware"), cells(page, "seq_len"), strict=True))
    numbers = [(kind, -int(length.replace(",", ""))) for kind, length in pairs]
    assert numbers == sorted(numbers)
    click("hardware")
    assert page.model.sort_keys == ((column(page, "hardware"), False),)


def test_rows_fold_under_the_family_of_their_model(page, qtbot):
    page.tools.actions_by_name["group"].setChecked(True)
    assert page.model.rowCount() > page.model.total
    first = page.model.row_at(0)
    assert page.model.index(0, 0).data() == f"{first.name} ({first.count})"
    page.view.setFocus()
    page.view.go_to(0, 0)
    qtbot.keyClick(page.view, Key.Key_Left)
    assert page.model.row_at(1).id.startswith("group")
    assert page.count.text() == "1,232 rows"
    qtbot.keyClick(page.view, Key.Key_Right)
    assert not page.model.row_at(1).id.startswith("group")
    page.view.selectAll()
    page.view.copy()
    assert len(QGuiApplication.clipboard().text().splitlines()) == page.model.total
    page.tools.actions_by_name["group"].setChecked(False)
    assert page.model.rowCount() == page.model.total


def test_find_goes_from_row_to_row_and_hides_none(page, qtbot):
    page.view.setFocus()
    qtbot.keyClick(page.view, Key.Key_F, Held.ControlModifier)
    assert page.find_bar.line.hasFocus()
    qtbot.keyClicks(page.find_bar.line, "glm4")
    assert page.model.rowCount() == page.model.total
    first = page.view.currentIndex().row()
    assert "glm4" in page.model.row_at(first).cells[0]
    assert page.find_bar.count.text().startswith("1 of ")
    qtbot.keyClick(page.find_bar.line, Key.Key_Return)
    assert page.view.currentIndex().row() > first
    qtbot.keyClick(page.find_bar.line, Key.Key_Return, Held.ShiftModifier)
    assert page.view.currentIndex().row() == first
    qtbot.keyClicks(page.find_bar.line, "zzz")
    assert page.find_bar.count.text() == "Not found"
    qtbot.keyClick(page.find_bar.line, Key.Key_Escape)
    assert not page.find_bar.isVisible()
    assert page.view.hasFocus()


def test_the_first_column_stays_in_sight_while_the_others_scroll(page):
    page.resize(700, 600)
    page.columns.set_shown(column(page, "changed_by"), shown=True)
    assert not page.view.frozen.isVisible()
    page.view.horizontalScrollBar().setValue(120)
    assert page.view.frozen.isVisible()
    assert page.view.frozen.columns() == [column(page, "model")]
    page.columns.freeze(0)
    assert not page.view.frozen.isVisible()


def test_columns_are_remembered_for_each_table(
    page, qtbot, bench, tongue, theme, settings, tmp_path
):
    page.columns.set_shown(column(page, "hardware"), shown=False)
    page.view.horizontalHeader().moveSection(1, 0)
    page.columns.freeze(2)
    again = CatalogPage(bench, tongue, theme, Settings(tmp_path / "config"))
    qtbot.addWidget(again)
    shown = [again.model.columns[at].id for at in again.view.shown_columns()]
    assert shown[:3] == ["strategy", "model", "seq_len"]
    assert "hardware" not in shown
    assert again.view.frozen.count == 2
    again.tables.go("models")
    assert again.view.shown_columns()[0] == 0
    again.tables.go("min-devices")
    again.columns.reset()
    names = [again.model.columns[at].id for at in again.view.shown_columns()]
    assert names[:2] == ["model", "strategy"]
    assert "hardware" in names


def test_rows_are_copied_as_text_and_as_a_table_at_once(page):
    page.filter.setText("qwen2.5-7b full 4096 mindspeed-llm snt9b -snt9b23")
    page.view.selectAll()
    page.view.copy_with_headings()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text().splitlines()[1].startswith("qwen2.5-7b\tfull\t4096")
    assert "<th" in data.html()
    assert ">qwen2.5-7b</td>" in data.html()


# The window


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


def action(window, words):
    from PySide6.QtGui import QAction

    return next(one for one in window.findChildren(QAction) if one.text().replace("&", "") == words)


def test_an_edit_changes_the_answer_of_the_open_plan_and_undo_gives_it_back(qtbot, shell):
    window, document = shell.window, shell.document
    row = next(
        entry for entry in shell.workbench.catalog.tables.requirements.values()
        if entry.devices and entry.edition == "6.5.910"
    )  # fmt: skip
    key = row.key
    document.apply("job", model=key.model, strategy=key.strategy, seq_len=key.seq_len,
                   framework=key.framework, hardware=key.hardware)  # fmt: skip
    with qtbot.waitExposed(window):
        window.show()
    window.show_page("catalog")
    page = window.built_page("catalog").tables
    page.view.select_row(
        next(page.model.row_at(at).id for at in range(page.model.rowCount())
             if page.model.row_at(at).listed.identity == (row.edition, key))
    )  # fmt: skip
    go(page, page.view.currentIndex().row(), "devices")
    type_into_cell(page, qtbot, "640")
    assert shell.estimation.estimate_now(document.plan).answer.minimum_devices == 640
    undo = next(one for one in window.menuBar().actions()[1].menu().actions())
    assert undo.text().startswith("&Undo: Change")
    undo.trigger()
    assert shell.estimation.estimate_now(document.plan).answer.minimum_devices == row.devices
    # In front of another page, undo is the plan's again.
    window.show_page("plan")
    assert "job" in undo.text()


def test_a_save_that_fails_is_told_over_the_page_and_tried_again(qtbot, shell, monkeypatch):
    def full(path, *_args, **_kwargs):
        raise safefile.refusal(path, "disk-full", text("The disk is full."))

    window, bench = shell.window, shell.workbench
    with qtbot.waitExposed(window):
        window.show()
    window.show_page("catalog")
    page = window.built_page("catalog").tables
    row = entry_at(page, 0)
    with monkeypatch.context() as patch:
        patch.setattr(safefile, "replace", full)
        go(page, 0, "devices")
        with qtbot.waitSignal(bench.failed):
            type_into_cell(page, qtbot, "12")
    assert window.saving_notice.isVisible()
    assert "disk is full" in str(window.saving_notice.bar.sentence)
    assert devices_in_force(bench, row) == 12
    with qtbot.waitSignal(bench.saved):
        window.saving_notice.bar.acted.emit(0)
    assert not window.saving_notice.isVisible()
    assert load(overlay=user_overlay()).tables.requirements[row].devices == 12


def test_what_cannot_be_saved_is_asked_about_before_the_window_closes(
    qtbot, shell, questions, monkeypatch
):
    def full(path, *_args, **_kwargs):
        raise safefile.refusal(path, "disk-full", text("The disk is full."))

    window, bench = shell.window, shell.workbench
    entry = next(iter(bench.catalog.tables.requirements.values()))
    with qtbot.waitExposed(window):
        window.show()
    with monkeypatch.context() as patch:
        patch.setattr(safefile, "replace", full)
        bench.put("change", bench.overlay.set_requirement(
            entry.key, entry.edition, 9, Origin(), bench.catalog.under))  # fmt: skip
        questions.leave_answer = False
        assert not window.close()
    assert ("leaves", bench.trouble) in questions.asked
    questions.leave_answer = True
    assert window.close()
    assert load(overlay=user_overlay()).changes.change(
        "min-devices", (entry.edition, entry.key)
    ).record.devices == 9  # fmt: skip


# Large tables


@pytest.fixture
def large(qtbot, bench, tongue, theme, settings, new_job, monkeypatch):
    monkeypatch.setattr("ascgui.viewmodels.catalog_content.LARGE", 100)
    monkeypatch.setattr("ascgui.session.workbench.LARGE", 1)
    failures = []
    made = CatalogPage(bench, tongue, theme, settings, None, new_job(), failures.append)
    # Before any event: what is read beside the window cannot have arrived.
    assert made.count.text() == "Reading the rows…"
    made.resize(1250, 760)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    qtbot.waitUntil(lambda: made.model.rowCount() > 0)
    yield made
    assert bench.finish()
    qtbot.waitUntil(lambda: made._wanted is None)
    assert failures == []


def test_a_large_table_is_made_ready_beside_the_window(large, qtbot):
    large.filter.setText("qwen3")
    shown = large.model.rowCount()
    assert 0 < shown < large.model.total
    large.tables.go("features")
    large.tables.go("min-devices")
    assert large.model.rowCount() == 0
    qtbot.waitUntil(lambda: large.model.rowCount() == shown)
    assert large.count.text() == f"{shown} of 1,232 rows"


def test_an_edit_among_many_rows_is_seen_at_once_and_holds_once_it_is_saved(large, qtbot, bench):
    row = entry_at(large, 3)
    before = devices_in_force(bench, row)
    go(large, 3, "devices")
    with qtbot.waitSignal(bench.saved):
        type_into_cell(large, qtbot, "77")
        assert cells(large, "devices")[3] == "77"
        assert cells(large, "state")[3] == "changed"
    assert devices_in_force(bench, row) == 77
    qtbot.waitUntil(lambda: large._wanted is None)
    assert cells(large, "devices")[3] == "77"
    assert large.view.currentIndex().row() == 3
    with qtbot.waitSignal(bench.saved):
        bench.undo_stack.undo()
    qtbot.waitUntil(lambda: large._wanted is None)
    assert devices_in_force(bench, row) == before


def test_a_finding_leads_to_a_row_of_a_table_that_is_not_ready_yet(large, qtbot):
    large.tables.go(FINDINGS)
    qtbot.waitUntil(lambda: large.model.table == FINDINGS)
    large.view.go_to(0, 0)
    large.details.follow_button.click()
    qtbot.waitUntil(lambda: large.model.table == "min-devices")
    assert large.view.selected_positions()
    assert large.view.currentIndex().column() == column(large, "devices")


def test_tab_leads_through_the_page_and_the_form_in_reading_order(page, qtbot):
    open_form(page)
    go(page, 0, "devices")
    seen = []
    page.filter.setFocus()
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        seen.append(QApplication.focusWidget())
        if seen[-1] is page.form.reason.line:
            break
    wanted = [page.edition, page.view, field(page, "devices").line, page.form.source.line]
    places = [seen.index(one) for one in wanted]
    assert places == sorted(places)
    assert seen[-1] is page.form.reason.line


def test_a_save_that_takes_longer_is_told_beside_the_count(page, qtbot, bench, monkeypatch):
    from ascgui.session import workbench

    held = threading.Event()
    saved = workbench._saved

    def slowly(*args):
        held.wait(30)
        return saved(*args)

    monkeypatch.setattr(workbench, "_saved", slowly)
    go(page, 0, "devices")
    type_into_cell(page, qtbot, "12")
    assert page.saving.isHidden()
    qtbot.waitUntil(lambda: page.saving.text() == "Saving…")
    with qtbot.waitSignal(bench.saved):
        held.set()
    assert page.saving.isHidden()


def test_only_ones_own_changes_are_shown_when_asked(page, qtbot, bench):
    go(page, 0, "devices")
    type_into_cell(page, qtbot, "12")
    go(page, 3, "devices")
    qtbot.keyClick(page.view, Key.Key_Delete)
    page.tools.actions_by_name["changes"].setChecked(True)
    assert cells(page, "state") == ["changed", "removed"]
    page.filter.setText("state:removed")
    assert page.model.rowCount() == 1
    page.filter.clear()
    page.tables.go("models")
    assert page.model.rowCount() == 0
    page.tables.go(FINDINGS)
    assert page.model.rowCount() > 0
    page.tables.go("min-devices")
    page.tools.actions_by_name["changes"].setChecked(False)
    assert page.model.rowCount() == page.model.total
