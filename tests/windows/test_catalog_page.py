from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHeaderView

from ascgui.catalog.listing import TABLES
from ascgui.catalog.load import load
from ascgui.windows.catalog_page import FINDINGS, CatalogPage


@pytest.fixture
def page(qtbot, bench, tongue, theme, settings):
    made = CatalogPage(bench, tongue, theme, settings)
    made.resize(1100, 700)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def column(page, name):
    return [one.id for one in page.model.columns].index(name)


def cells(page, name):
    at = column(page, name)
    return [page.model.index(row, at).data() for row in range(page.model.rowCount())]


def test_every_table_is_listed_with_its_number_of_rows(page):
    assert page.tables.keys() == [*TABLES, FINDINGS]
    assert page.tables.count_at("min-devices") == "1,232"
    assert all(int(page.tables.count_at(key).replace(",", "")) for key in (*TABLES, FINDINGS))


def test_choosing_a_table_shows_it(page):
    page.tables.go("hardware")
    assert sorted(cells(page, "hardware")) == ["snt9b", "snt9b23"]
    assert page.count.text() == "2 rows"


def test_the_newest_edition_is_shown_at_first_and_another_can_be_chosen(page, catalog):
    assert set(cells(page, "edition")) == {catalog.tables.newest_edition}
    page.edition.setCurrentIndex(page.edition.findData("6.5.902"))
    assert set(cells(page, "edition")) == {"6.5.902"}
    assert page.tables.count_at("min-devices") == f"{page.model.rowCount():,}"
    page.edition.setCurrentIndex(page.edition.count() - 1)
    assert set(cells(page, "edition")) == set(catalog.tables.editions)


def test_the_edition_is_no_choice_for_a_table_without_one(page):
    assert page.edition.isEnabled()
    page.tables.go("models")
    assert not page.edition.isEnabled()


def test_typing_filters_over_all_columns_and_counts_what_is_shown(page, qtbot):
    qtbot.keyClicks(page.filter, "qwen2.5-7b full snt9b23")
    assert set(cells(page, "model")) == {"qwen2.5-7b"}
    assert page.count.text() == f"{page.model.rowCount()} of 1,232 rows"
    page.filter.clear()
    assert page.count.text() == "1,232 rows"


def test_a_filter_that_matches_nothing_says_so(page):
    page.filter.setText("no such model")
    assert page.model.rowCount() == 0
    assert "No row holds all these words" in page.details.text()


def test_ctrl_shift_f_goes_to_the_filter(page, qtbot):
    page.activateWindow()
    page.view.setFocus()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(page.view, Qt.Key.Key_F, both)
    assert page.filter.hasFocus()


def click_heading(page, qtbot, name):
    header = page.view.horizontalHeader()
    at = header.sectionViewportPosition(column(page, name)) + 12
    place = QPoint(at, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_click_on_a_heading_sorts_a_second_turns_it_and_a_third_takes_it_back(page, qtbot):
    before = cells(page, "devices")
    click_heading(page, qtbot, "devices")
    counts = [int(cell) for cell in cells(page, "devices") if cell != "–"]
    assert counts == sorted(counts)
    assert cells(page, "devices")[-1] == "–"
    click_heading(page, qtbot, "devices")
    counts = [int(cell) for cell in cells(page, "devices") if cell != "–"]
    assert counts == sorted(counts, reverse=True)
    click_heading(page, qtbot, "devices")
    assert cells(page, "devices") == before


def test_another_table_comes_in_its_own_order(page, qtbot):
    click_heading(page, qtbot, "devices")
    page.tables.go("hardware")
    assert page.view.horizontalHeader().sortIndicatorSection() == -1


def test_the_current_row_is_found_again_after_sorting_and_filtering(page, qtbot):
    page.view.select_row(page.model.row_at(700).id)
    row = page.model.row_at(700)
    click_heading(page, qtbot, "model")
    assert page.model.row_at(page.view.currentIndex().row()).id == row.id
    page.filter.setText(str(row.cells[0]))
    assert page.model.row_at(page.view.currentIndex().row()).id == row.id
    assert page.view.selected_positions() == [page.view.currentIndex().row()]


def test_the_current_row_is_described_in_full_with_its_source_and_line(page, catalog):
    page.view.select_row(page.model.row_at(0).id)
    details = page.details.text()
    row = page.model.row_at(0)
    assert str(row.cells[0]) in details
    assert catalog.tables.documents["000"].title in details
    assert f"min-devices.toml:{row.listed.line}" in details


def test_a_capital_typed_into_the_filter_does_not_stretch_the_selection(page, qtbot):
    page.view.select_row(page.model.row_at(700).id)
    qtbot.keyClick(page.filter, "L", Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(page.filter, Qt.Key.Key_Backspace)
    assert len(page.view.selected_positions()) == 1


def test_rows_are_copied_as_tab_separated_text(page, qtbot):
    page.filter.setText("qwen2.5-7b full 4096 mindspeed-llm")
    page.view.selectAll()
    page.view.setFocus()
    clipboard = QGuiApplication.clipboard()
    qtbot.keyClick(page.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = clipboard.text().splitlines()
    assert len(lines) == page.model.rowCount()
    assert lines[0].split("\t")[:6] == [
        "qwen2.5-7b", "full", "4096", "mindspeed-llm", "snt9b", "4",
    ]  # fmt: skip
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(page.view, Qt.Key.Key_C, both)
    assert clipboard.text().splitlines()[0].startswith("Model\tStrategy\tSequence length")


def test_columns_are_copied_in_the_order_in_which_they_stand(page):
    page.view.horizontalHeader().moveSection(1, 0)
    page.view.select_row(page.model.row_at(0).id)
    page.view.copy()
    row = page.model.row_at(0)
    assert QGuiApplication.clipboard().text().split("\t")[:2] == [row.cells[1], row.cells[0]]


def test_one_cell_can_be_copied(page):
    page.view.setCurrentIndex(page.model.index(0, column(page, "framework")))
    page.view.copy_cell()
    assert QGuiApplication.clipboard().text() == "mindspeed-llm"


def test_copying_nothing_leaves_the_clipboard(page):
    QGuiApplication.clipboard().setText("mine")
    page.view.clearSelection()
    page.view.copy()
    assert QGuiApplication.clipboard().text() == "mine"


def test_findings_show_both_sources_and_lead_to_their_rows(page, qtbot):
    page.tables.go(FINDINGS)
    page.filter.setText("qwen2.5-7b grpo verl")
    page.view.select_row(page.model.row_at(0).id)
    issue = page.model.row_at(0).issue
    assert len(issue.sources) >= 2
    for source in issue.sources:
        assert source.document in page.details.text()
    page.view.activated.emit(page.view.currentIndex())
    assert page.table == "min-devices"
    chosen = [page.model.row_at(at).cells for at in page.view.selected_positions()]
    assert {cells[0] for cells in chosen} == {"qwen2.5-7b"}
    assert {cells[1] for cells in chosen} == {"grpo"}
    assert page.view.currentIndex().column() == column(page, "devices")


def test_another_catalog_keeps_table_filter_and_edition(page, catalog):
    page.tables.go("features")
    page.filter.setText("verl")
    page.edition.setCurrentIndex(page.edition.count() - 1)
    fewer = replace(catalog, tables=replace(catalog.tables, features=catalog.tables.features[:9]))
    page.set_catalog(fewer)
    assert page.table == "features"
    assert page.model.total == 9
    assert page.filter.text() == "verl"
    assert page.edition.currentIndex() == page.edition.count() - 1


def test_no_heading_measures_itself_again_with_every_change(page):
    header = page.view.horizontalHeader()
    modes = {header.sectionResizeMode(at) for at in range(header.count())}
    assert modes == {QHeaderView.ResizeMode.Interactive}


def test_tab_leaves_the_table(page, qtbot):
    page.activateWindow()
    page.view.setFocus()
    qtbot.keyClick(page.view, Qt.Key.Key_Tab)
    assert not page.view.hasFocus()


def test_the_page_speaks_the_other_language_at_once(page, tongue, theme):
    from ascgui.language.language import Language

    class Marked(Language):
        """Translates every sentence into itself within brackets."""

        def _sentence(self, sentence):
            return f"«{super()._sentence(sentence)}»"

    tongue._language = Marked("zh_CN", {})
    tongue.changed.emit()
    assert page.tables.item(0).text() == "«Minimum devices»"
    assert page.filter.placeholderText().startswith("«")
    assert page.count.text().startswith("«")
    assert page.model.headerData(0, Qt.Orientation.Horizontal) == "«Model»"
    assert page.edition.itemText(page.edition.count() - 1) == "«All»"
    assert page.view.copy_action.text().startswith("«")
    assert "«Choose a row" in page.details.text()


def test_what_a_file_says_is_never_taken_for_markup(page, catalog):
    rows = list(catalog.tables.notes)
    evil = replace(rows[0], text_en="<img src=x><b>bold</b>")
    page.set_catalog(replace(catalog, tables=replace(catalog.tables, notes=(evil,))))
    page.edition.setCurrentIndex(page.edition.count() - 1)
    page.tables.go("notes")
    page.view.select_row(page.model.row_at(0).id)
    assert "&lt;b&gt;bold" in page.details.text()
    tip = page.model.index(0, column(page, "text_en")).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;img" in tip


def test_loading_again_gives_the_same_page(page):
    before = cells(page, "model")
    page.set_catalog(load())
    assert cells(page, "model") == before
