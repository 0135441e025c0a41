from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from ascgui.domain.plan import Formula, Plan, Rounding
from ascgui.language.forms import Dates, Grouping
from ascgui.session.preferences import Preferences
from ascgui.session.settings import Settings
from ascgui.windows.preferences_dialog import PreferencesDialog

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def dialog(window, settings, estimation, tongue, theme, questions, qtbot):
    made = PreferencesDialog(
        settings,
        estimation.tables,
        tongue,
        theme,
        questions,
        change=window.change_preferences,
        parent=window,
    )
    qtbot.addWidget(made)
    made.show()
    return made


def choose(dialog, name, value):
    """Take an entry as a click in the open list does."""
    box = dialog.fields[name].box
    row = next(at for at, one in enumerate(dialog.fields[name].model.choices) if one.value == value)
    box.setCurrentIndex(row)
    box.activated.emit(row)


def typed(qtbot, field, words):
    field.line.setFocus()
    field.line.selectAll()
    qtbot.keyClicks(field.line, words)
    qtbot.keyClick(field.line, Qt.Key.Key_Return)


def test_it_opens_from_the_menu_with_its_usual_keys(window, questions):
    actions = (one for menu in window.menuBar().actions() for one in menu.menu().actions())
    action = next(one for one in actions if "Preferences" in one.text())
    assert action.shortcut().toString() == "Ctrl+,"
    assert action.menuRole().name == "PreferencesRole"
    action.trigger()
    assert questions.asked == [("accepts", "PreferencesDialog")]


def test_a_language_holds_at_once_everywhere(dialog, tongue, settings, window):
    choose(dialog, "language", "zh_CN")
    assert tongue.language.code == "zh_CN"
    assert settings.preferences.language == "zh_CN"
    assert Settings(settings.path.parent).preferences.language == "zh_CN"


def test_a_theme_holds_at_once(dialog, theme):
    choose(dialog, "theme", "dark")
    assert theme.dark


def test_forms_of_numbers_hold_at_once_and_are_shown_by_an_example(dialog, tongue):
    assert "1,234,567,890 tokens" in dialog.example.text()
    choose(dialog, "grouping", Grouping.NONE)
    choose(dialog, "dates", Dates.ISO)
    assert tongue.show(1_234_567) == "1234567"
    assert "1234567890 tokens" in dialog.example.text()
    assert "2026-12-01 07:57" in dialog.example.text()


def test_what_new_plans_start_with_is_kept_and_the_open_plan_stays(
    dialog, settings, document, qtbot, window
):
    plan = document.plan
    dialog.tabs.setCurrentIndex(1)
    choose(dialog, "new_framework", "verl")
    choose(dialog, "new_hardware", "snt9b23")
    typed(qtbot, dialog.fields["new_efficiency"], "85 %")
    typed(qtbot, dialog.fields["new_price"], "12.5")
    typed(qtbot, dialog.fields["new_currency"], "CNY")
    for name in ("new_rounding", "new_formula"):
        dialog.fields[name].buttons[1].click()
    assert document.plan is plan
    assert settings.preferences.new_plan() == Plan(
        framework="verl",
        hardware="snt9b23",
        efficiency=0.85,
        price_per_card_hour=12.5,
        currency="CNY",
        formula=Formula.PUBLISHED,
        rounding=Rounding.EXACT,
    )
    window.files.new()
    assert document.plan == settings.preferences.new_plan()
    assert not document.modified


@pytest.mark.parametrize("words", ["0", "-1", "many", "1e300"])
def test_an_efficiency_that_cannot_be_is_told_beside_the_field_and_not_kept(
    dialog, settings, qtbot, words
):
    dialog.tabs.setCurrentIndex(1)
    typed(qtbot, dialog.fields["new_efficiency"], words)
    assert dialog.fields["new_efficiency"].problem
    assert settings.preferences.new_efficiency == 0.9


def test_typing_is_written_when_the_field_is_left_and_not_with_every_letter(
    dialog, settings, qtbot, tmp_path
):
    dialog.tabs.setCurrentIndex(3)
    line = dialog.fields["plans_folder"].line
    line.setFocus()
    qtbot.keyClicks(line, str(tmp_path))
    assert settings.preferences.plans_folder is None
    qtbot.keyClick(line, Qt.Key.Key_Escape)  # closes the dialog
    assert settings.preferences.plans_folder == str(tmp_path)


def test_a_folder_that_is_not_there_is_said_beside_its_field(dialog, qtbot, tmp_path):
    dialog.tabs.setCurrentIndex(3)
    field = dialog.fields["plans_folder"]
    typed(qtbot, field, str(tmp_path / "gone"))
    assert "no such folder" in field.note.sentence
    typed(qtbot, field, str(tmp_path))
    assert not field.note.sentence


def test_a_folder_can_be_looked_for(dialog, settings, questions, tmp_path):
    questions.folder_answer = tmp_path
    dialog.tabs.setCurrentIndex(3)
    dialog.fields["reports_folder"].buttons["folder"].click()
    assert settings.preferences.reports_folder == str(tmp_path)


def test_what_reports_start_with_is_kept(dialog, settings, qtbot, questions, tmp_path):
    dialog.tabs.setCurrentIndex(2)
    typed(qtbot, dialog.fields["report_customer"], "Customer A")
    typed(qtbot, dialog.fields["report_author"], "Planning")
    questions.files_answer = (tmp_path / "logo.png",)
    dialog.fields["report_logo"].buttons["file"].click()
    choose(dialog, "report_page", "Letter")
    held = settings.preferences
    assert (held.report_customer, held.report_author) == ("Customer A", "Planning")
    assert (held.report_logo, held.report_page) == (str(tmp_path / "logo.png"), "Letter")
    line = dialog.fields["report_customer"].line
    line.clear()
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert settings.preferences.report_customer is None


def test_the_folders_chosen_are_where_files_are_offered(window, settings, tmp_path, saved_plan):
    plans, reports = tmp_path / "plans", tmp_path / "reports"
    plans.mkdir()
    reports.mkdir()
    settings.change(plans_folder=str(plans), reports_folder=str(reports))
    assert window.files.suggested("toml").parent == plans
    assert window.files.suggested("pdf").parent == reports
    window.files.open(saved_plan)
    # An open plan is saved where it is; its paper goes where all paper goes.
    assert window.files.suggested("toml") == saved_plan
    assert window.files.suggested("pdf") == reports / "saved.pdf"
    reports.rmdir()
    assert window.files.suggested("pdf") == saved_plan.with_suffix(".pdf")


def test_the_defaults_come_back_with_one_press_and_what_is_only_remembered_stays(
    dialog, settings, theme, tongue
):
    settings.change(recent_files=("/a.toml",), window=(1, 2, 1000, 700))
    choose(dialog, "theme", "dark")
    choose(dialog, "grouping", Grouping.SPACE)
    choose(dialog, "new_hardware", "snt9b")
    dialog.defaults_button.click()
    assert settings.preferences == Preferences(recent_files=("/a.toml",), window=(1, 2, 1000, 700))
    assert tongue.show(1_234) == "1,234"
    assert dialog.fields["new_hardware"].value is None


def test_it_says_where_the_preferences_are_kept(dialog, settings):
    said = [label.text() for label in dialog.findChildren(QLabel)]
    assert any(str(settings.path) in words for words in said)


def test_every_field_is_reached_by_tab_and_has_a_name(dialog, qtbot):
    for at in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(at)
        page = dialog.tabs.widget(at)
        for field in dialog.fields.values():
            if page.isAncestorOf(field):
                assert field.editor.accessibleName()
                assert field.editor.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_disk_that_refuses_is_told_and_the_choice_holds_for_now(
    dialog, window, settings, tmp_path, theme
):
    settings.path.parent.write_text("a file, where the folder should be")
    choose(dialog, "theme", "dark")
    assert theme.dark
    assert "could not be written" in window.notice.sentence.template
