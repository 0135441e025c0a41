from __future__ import annotations

import gc
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QLabel, QMenu, QToolButton

from ascgui.catalog.load import user_overlay
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.session.settings import Settings
from ascgui.widgets.column_widths import widths_for
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.windows.languages import canonical, language_names, resolved
from ascgui.windows.main_window import SMALLEST
from ascgui.windows.questions import Unsaved

SEQUENCE = text("Sequence length")


def shown(window):
    window.open_shown()
    return window


def action(window, words):
    """Return the menu entry that is called ``words`` apart from its mnemonic and keys."""
    for one in window.findChildren(QAction):
        if re.sub(r"\(&\w\)|&", "", one.text()) == words:
            return one
    raise AssertionError(words)


# Pages


def test_only_the_page_in_view_is_built(window):
    assert window.page == "plan"
    assert window.built_page("catalog") is None
    window.show_page("catalog")
    assert window.stack.currentWidget() is window.built_page("catalog")


def test_keys_and_menu_change_the_page(window, qtbot):
    with qtbot.waitExposed(window):
        shown(window)
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert window.page == "catalog"
    action(window, "Plan").trigger()
    assert window.page == "plan"
    assert action(window, "Plan").isChecked()


def test_the_page_of_the_last_time_is_in_view(build_window, settings):
    settings.change(page="catalog")
    assert build_window().page == "catalog"


def test_a_page_that_is_no_more_is_not_missed(build_window, settings):
    settings.change(page="abacus")
    assert build_window().page == "plan"


def test_another_catalog_reaches_every_page_that_is_built(window, catalog):
    window.show_page("catalog")
    window.show_page("plan")
    keeping, plain = window.built_page("catalog"), window.built_page("plan")
    other = replace(catalog, folder=Path("elsewhere"))
    window.set_catalog(other)
    assert keeping.catalog is other
    assert window.built_page("catalog") is keeping
    assert window.built_page("plan") is not plain
    assert window.built_page("plan").catalog is other
    assert window.stack.currentWidget() is window.built_page("plan")


# Title, undo, unsaved changes


def test_the_title_says_the_plan_and_whether_it_is_modified(window, document):
    assert window.windowTitle() == "New plan[*] – ascgui"
    assert not window.isWindowModified()
    document.apply(text("Name"), name="Customer [*] A")
    assert window.windowTitle() == "Customer [*][*] A[*] – ascgui"
    assert window.isWindowModified()
    document.undo_stack.undo()
    assert not window.isWindowModified()


def test_undo_and_redo_say_what_they_would_do(window, document):
    undo, redo = action(window, "Undo"), action(window, "Redo")
    assert not undo.isEnabled()
    document.apply(SEQUENCE, seq_len=8192)
    assert undo.text() == "&Undo: Sequence length"
    undo.trigger()
    assert document.plan.seq_len == 4096
    assert redo.text() == "&Redo: Sequence length"
    redo.trigger()
    assert document.plan.seq_len == 8192


def test_closing_asks_about_changes_and_stays_open_if_told_so(window, document, questions):
    shown(window)
    document.apply(SEQUENCE, seq_len=8192)
    assert not window.close()
    assert questions.asked == [("unsaved", text("New plan"))]
    questions.unsaved_answer = Unsaved.DISCARD
    assert window.close()


def test_closing_saves_if_told_so(window, document, questions, tmp_path):
    document.apply(text("Name"), name="A")
    questions.unsaved_answer = Unsaved.SAVE
    questions.save_answer = tmp_path / "a.toml"
    assert window.close()
    assert (tmp_path / "a.toml").exists()


def test_closing_without_changes_asks_nothing(window, questions):
    shown(window)
    assert window.close()
    assert questions.asked == []


# What is remembered


def test_the_window_comes_back_as_it_was_left(build_window, settings, tmp_path):
    window = shown(build_window())
    # The screen of the tests is 800×800, so the smallest window is what fits.
    window.setGeometry(QRect(0, 0, *SMALLEST.toTuple()))
    window.show_page("catalog")
    assert window.close()
    kept = Settings(settings.path.parent).preferences
    assert kept.window == (0, 0, *SMALLEST.toTuple())
    assert kept.page == "catalog"
    assert not kept.maximized


def test_a_window_left_on_a_screen_that_is_gone_comes_up_on_one_that_is_there(
    build_window, settings
):
    settings.change(window=(-9000, 9000, 1280, 800))
    window = build_window()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.geometry().topLeft())


def test_a_maximized_window_comes_back_maximized_and_remembers_its_size(build_window, settings):
    settings.change(maximized=True, window=(5, 6, 970, 650))
    window = shown(build_window())
    assert window.isMaximized()
    window.close()
    assert settings.preferences.maximized


def test_settings_that_cannot_be_written_are_told_without_a_dialog(
    build_window, tmp_path, questions
):
    (tmp_path / "blocked").write_text("")
    window = build_window(settings=Settings(tmp_path / "blocked"))
    action(window, "Dark").trigger()
    assert "could not be written" in window.notice.sentence.template
    assert questions.shown == []


# Theme and language


def test_the_theme_is_chosen_and_remembered(window, theme, settings):
    action(window, "Dark").trigger()
    assert theme.dark
    assert settings.preferences.theme == "dark"
    assert action(window, "Dark").isChecked()


def test_the_language_is_switched_in_the_corner_and_remembered(window, tongue, settings, qtbot):
    names = language_names()
    buttons = {button.text(): button for button in window.findChildren(QToolButton)}
    qtbot.mouseClick(buttons[names["zh_CN"]], Qt.MouseButton.LeftButton)
    assert tongue.language.code == "zh_CN"
    assert settings.preferences.language == "zh_CN"
    assert buttons[names["zh_CN"]].isChecked()
    assert action(window, names["zh_CN"]).isChecked()
    action(window, "English").trigger()
    assert tongue.language.code == "en"
    assert buttons["English"].isChecked()


def test_any_way_to_say_chinese_is_understood():
    assert {canonical(one) for one in ("zh", "zh_CN", "zh-Hans-CN")} == {"zh_CN"}
    assert canonical("auto") == "auto"
    assert canonical("xx") == "en"
    assert resolved("zh") == "zh_CN"
    assert resolved("auto") in language_names()


# Catalog


def test_the_catalog_is_read_again(build_window, catalog, estimation):
    other = replace(catalog, folder=Path("elsewhere"), overlay=user_overlay())
    window = build_window(load_catalog=lambda: other)
    action(window, "Reload").trigger()
    assert window.built_page("plan").catalog is other
    assert estimation.tables is other.tables


def test_a_catalog_that_cannot_be_used_leaves_the_one_in_the_window(build_window, questions):
    issue = Issue(Severity.ERROR, "bad", text("Line is wrong."), where=(("line", 3),))

    def refuse():
        raise Refused(issue)

    window = build_window(load_catalog=refuse)
    before = window.built_page("plan")
    action(window, "Reload").trigger()
    assert window.built_page("plan") is before
    assert questions.shown[0][1] == (issue,)


# Copying


def test_copy_goes_to_the_widget_with_the_focus(window, qtbot):
    with qtbot.waitExposed(window):
        shown(window)
    window.activateWindow()
    field = window.built_page("plan").field
    field.setFocus()
    field.selectAll()
    action(window, "Copy").trigger()
    assert QGuiApplication.clipboard().text() == "some words"


def test_copy_takes_the_words_that_are_chosen_in_a_label(window, qtbot):
    with qtbot.waitExposed(window):
        shown(window)
    window.activateWindow()
    label = QLabel("8 devices", window)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.show()
    label.setFocus()
    label.setSelection(0, len(label.text()))
    action(window, "Copy").trigger()
    assert QGuiApplication.clipboard().text() == "8 devices"


def test_a_path_copied_from_a_note_holds_nothing_but_the_path(window, qtbot, tongue, theme):
    path = "/data/latest_checkpointed_iteration.txt.bak"
    with qtbot.waitExposed(window):
        shown(window)
    window.activateWindow()
    note = FieldNote(tongue, theme, window)
    note.put(Remark(Severity.INFO, text("{path}", path=path)))
    (label,) = (one for one in note.findChildren(QLabel) if one.text())
    label.setFocus()
    label.setSelection(0, len(label.text()))
    assert label.selectedText() != path  # it may be broken anywhere on the screen
    action(window, "Copy").trigger()
    assert QGuiApplication.clipboard().text() == path
    QGuiApplication.clipboard().clear()
    qtbot.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == path


def test_copy_without_anything_to_copy_does_nothing(window):
    action(window, "Copy").trigger()
    action(window, "Copy with headings").trigger()


# Dropping


def drop(window, *urls):
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
        window.dropEvent(event)
    return enter.isAccepted()


def test_a_plan_file_can_be_dropped_on_the_window(window, document, saved_plan):
    assert drop(window, QUrl.fromLocalFile(str(saved_plan)))
    assert document.path == saved_plan


def test_nothing_else_can_be_dropped(window, saved_plan, tmp_path):
    assert not drop(window, "https://example.org/plan.toml")
    assert not drop(window, QUrl.fromLocalFile(str(tmp_path)))
    assert not drop(window, QUrl.fromLocalFile(str(saved_plan)), QUrl.fromLocalFile(str(tmp_path)))


# Recent files and notices


def recent_menu(window):
    return next(
        menu for menu in window.findChildren(QMenu) if "recent" in menu.title().replace("&", "")
    )


def test_recent_files_are_in_the_menu_and_can_be_opened_and_cleared(
    window, document, settings, saved_plan
):
    menu = recent_menu(window)
    assert not menu.isEnabled()
    window.files.open(saved_plan)
    document.replace(Plan(), None, None)
    menu.aboutToShow.emit()
    assert str(saved_plan) in menu.actions()[0].toolTip()
    menu.actions()[0].trigger()
    assert document.path == saved_plan
    menu.actions()[-1].trigger()
    assert settings.preferences.recent_files == ()
    assert not menu.isEnabled()


def test_what_changed_since_a_plan_was_saved_is_told_and_can_be_listed(window, questions):
    issues = (
        Issue(Severity.INFO, "one", text("One thing.")),
        Issue(Severity.WARNING, "two", text("Another thing.")),
    )
    window.files.opened.emit(issues)
    assert not window.notice.isHidden()
    window.notice.acted.emit(0)
    assert questions.shown[0][1] == issues
    window.files.opened.emit(())
    assert window.notice.isHidden()


def test_a_single_finding_is_told_as_it_is(window):
    window.files.opened.emit((Issue(Severity.INFO, "one", text("One thing.")),))
    assert window.notice.sentence == text("One thing.")


def test_menus_outlive_the_garbage_collector(window, theme, tongue):
    shown(window)
    theme.choose("dark")
    gc.collect()
    tongue.switch("zh")
    assert "文件" in window.menuBar().actions()[0].text()


def test_one_can_type_as_soon_as_the_window_is_up(window, qtbot):
    with qtbot.waitExposed(window):
        shown(window)
    window.activateWindow()
    assert window.built_page("plan").field.hasFocus()


def test_the_corner_has_room_for_a_title_as_long_as_is_shown(window, document):
    shown(window)
    title = "Qwen2.5-7B fine-tuning (sample)"
    document.apply("name", name=title)
    label = window.menuBar().cornerWidget().findChild(QLabel)
    assert label.text().startswith(title)
    assert label.width() >= label.sizeHint().width()


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_every_theme_and_language_has_a_letter_of_its_own(window, tongue, code):
    tongue.switch(code)
    for choice in (window._theme_choice, window._language_choice):
        names = [action.text() for action in choice.actions()]
        letters = [name[name.index("&") + 1].upper() for name in names]
        assert len(set(letters)) == len(names)


def test_the_corner_keeps_its_room_when_language_and_theme_change(window, tongue, theme, qtbot):
    shown(window)
    corner = window.menuBar().cornerWidget()
    for code, choice in (("zh_CN", "dark"), ("en", "light"), ("zh_CN", "light")):
        theme.speak(code)
        tongue.switch(code)
        theme.choose(choice)
        qtbot.wait(50)
        assert corner.width() == corner.sizeHint().width()


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_every_entry_of_a_menu_has_a_letter_of_its_own(window, tongue, code):
    tongue.switch(code)
    bar = window.menuBar()
    for menu in (bar, *(action.menu() for action in bar.actions())):
        names = [action.text() for action in menu.actions() if "&" in action.text()]
        letters = [name[name.index("&") + 1].upper() for name in names]
        assert len(set(letters)) == len(letters), names


def test_the_widths_of_columns_are_written_when_the_window_closes(window, settings, document):
    assert widths_for(window) is window.column_widths
    window.column_widths.keep("logs", "state", 20)
    document.undo_stack.set_clean()
    assert window.close()
    assert Settings(settings.path.parent).preferences.column_widths == ("logs: state=20",)
