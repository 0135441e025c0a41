from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QTranslator, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QPushButton,
)

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import text
from ascgui.session.crash import Crash
from ascgui.session.qt_words import QtWords
from ascgui.windows.about import AboutDialog, LicencesDialog
from ascgui.windows.crash_dialog import CrashReporter
from ascgui.windows.issues_dialog import IssuesDialog
from ascgui.windows.questions import Overwrite, Questions, Unsaved

ISSUES = (
    Issue(Severity.WARNING, "two", text("Something is odd."), where=(("field", "note"),)),
    Issue(
        Severity.ERROR,
        "one",
        text("“{typed}” is no number.", typed="<b>x</b>"),
        text("Type digits."),
        where=(("file", "a.toml"), ("line", 12), ("field", "job.seq_len")),
    ),
)


@pytest.fixture
def asking(build_window, tongue, theme):
    """Questions over a window, and a way to act on the dialog that they open."""
    window = build_window()
    questions = Questions(window, tongue, theme)

    def ask(question, act):
        def later():
            dialog = QApplication.activeModalWidget()
            assert dialog is not None
            act(dialog)

        QTimer.singleShot(0, later)
        return question(questions)

    return ask


def press(words):
    def act(dialog):
        button = next(
            one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == words
        )
        button.click()

    return act


@pytest.mark.parametrize(
    ("words", "answer"),
    [("Save", Unsaved.SAVE), ("Discard", Unsaved.DISCARD), ("Cancel", Unsaved.CANCEL)],
)
def test_unsaved_changes_are_asked_about(asking, words, answer):
    assert asking(lambda ask: ask.unsaved("Plan A"), press(words)) is answer


def test_escape_cancels(asking):
    assert asking(lambda ask: ask.unsaved("Plan A"), QDialog.reject) is Unsaved.CANCEL
    assert asking(lambda ask: ask.changed_meanwhile(Path("a")), QDialog.reject) is Overwrite.CANCEL


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("Overwrite", Overwrite.OVERWRITE),
        ("Save under another name…", Overwrite.SAVE_AS),
        ("Cancel", Overwrite.CANCEL),
    ],
)
def test_a_file_changed_meanwhile_is_asked_about(asking, words, answer):
    assert asking(lambda ask: ask.changed_meanwhile(Path("a.toml")), press(words)) is answer


def test_qts_own_buttons_speak_the_language_in_force(asking, tongue, qapp):
    words = QtWords(qapp, tongue)
    tongue.switch("zh")

    def press_save(dialog):
        box = dialog
        assert isinstance(box, QMessageBox)
        save = box.button(QMessageBox.StandardButton.Save)
        assert "保存" in save.text()
        save.click()

    assert asking(lambda ask: ask.unsaved("A"), press_save) is Unsaved.SAVE
    tongue.switch("en")
    assert asking(lambda ask: ask.unsaved("A"), press("Save")) is Unsaved.SAVE
    words.remove()


def test_a_plan_to_open_is_chosen(asking, saved_plan):
    def choose(dialog):
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(saved_plan))
        dialog.accept()

    assert asking(lambda ask: ask.plan_to_open(saved_plan.parent), choose) == saved_plan
    assert asking(lambda ask: ask.plan_to_open(saved_plan.parent), QDialog.reject) is None


def test_a_file_to_save_gets_its_suffix(asking, tmp_path):
    def choose(dialog):
        assert isinstance(dialog, QFileDialog)
        dialog.selectFile(str(tmp_path / "plain"))
        dialog.accept()

    def ask(questions):
        return questions.file_to_save("Save", tmp_path / "x.toml", "Plans (*.toml)")

    assert asking(ask, choose) == tmp_path / "plain.toml"


@pytest.fixture
def issues_dialog(qtbot, tongue, theme):
    made = IssuesDialog(text("It cannot be opened."), ISSUES, tongue, theme)
    qtbot.addWidget(made)
    return made


def test_problems_are_listed_worst_first_with_place_and_remedy(issues_dialog):
    shown = issues_dialog.list.toPlainText()
    assert shown.index("is no number") < shown.index("Something is odd")
    assert "Line 12, job.seq_len" in shown
    assert "Type digits." in shown
    assert "Warning" in shown
    assert "Traceback" not in shown


def test_a_problem_of_a_project_names_the_scenario_it_is_in(qtbot, tongue, theme):
    odd = Issue(Severity.WARNING, "odd", text("Odd."), where=(("line", 4), ("scenario", 3)))
    whole = replace(odd, where=(("scenario", 2),))
    dialog = IssuesDialog(text("The file is odd."), (odd, whole), tongue, theme)
    qtbot.addWidget(dialog)
    assert [dialog.place(one) for one in (odd, whole)] == ["Scenario 3, Line 4", "Scenario 2"]


def test_what_was_typed_is_never_taken_for_markup(issues_dialog):
    assert "<b>x</b>" in issues_dialog.list.toPlainText()


def test_the_list_can_be_copied(issues_dialog):
    press("Copy the list")(issues_dialog)
    assert QGuiApplication.clipboard().text() == issues_dialog.plain()
    assert issues_dialog.plain().startswith("It cannot be opened.\n\nLine 12, job.seq_len\n")


def test_a_listed_problem_says_what_its_code_means_once_it_is_asked(qtbot, tongue, theme):
    issue = Issue(Severity.ERROR, "plan-value", text("It is wrong."), where=(("line", 3),))
    dialog = IssuesDialog(text("It cannot be opened."), (issue,), tongue, theme)
    qtbot.addWidget(dialog)
    assert 'href="plan-value"' in dialog.list.toHtml()
    dialog.list.anchorClicked.emit(QUrl("plan-value"))
    assert "What to do" in dialog.list.toPlainText()
    assert "Correct the line that is named." in dialog.list.toPlainText()


def test_the_icon_of_close_is_drawn_in_the_colours_of_the_theme(issues_dialog, theme):
    close = issues_dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Close)
    shown = close.icon().pixmap(16, 16).toImage()
    assert shown == theme.icon("close").pixmap(16, 16).toImage()


def test_a_thousand_problems_can_be_listed(qtbot, tongue, theme):
    many = [replace(ISSUES[1], where=(("line", at),)) for at in range(1, 1001)]
    dialog = IssuesDialog(text("It cannot be opened."), many, tongue, theme)
    qtbot.addWidget(dialog)
    assert "Line 1000" in dialog.list.toPlainText()


def test_about_says_versions_and_the_state_of_the_catalog(qtbot, catalog, tongue, theme):
    dialog = AboutDialog(catalog, tongue, theme)
    qtbot.addWidget(dialog)
    said = dialog.words.text()
    assert "ascgui 0" in said
    assert catalog.tables.newest_edition in said
    assert catalog.tables.sha256[:12] in said


def test_every_component_stands_with_its_licence(qtbot, tongue, theme):
    dialog = LicencesDialog(tongue, theme)
    qtbot.addWidget(dialog)
    said = dialog.list.toPlainText()
    for name in ("PySide6", "numpy", "pyqtgraph", "tomlkit", "platformdirs", "Apache"):
        assert name in said


def test_an_installed_program_shows_the_licences_that_its_build_gathered(
    qtbot, tongue, theme, tmp_path, monkeypatch
):
    folder = tmp_path / "ascgui" / "data" / "licences"
    folder.mkdir(parents=True)
    index = [{"name": "libffi8", "version": "3.4", "kind": "system", "licence": "LicenseRef-1"}]
    (folder / "index.json").write_text(json.dumps(index))
    (folder / "libffi8.txt").write_text("Permission is <granted>.")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    dialog = LicencesDialog(tongue, theme)
    qtbot.addWidget(dialog)
    said = dialog.list.toPlainText()
    assert "libffi8 3.4" in said
    assert "Permission is <granted>." in said


CRASH = Crash("ValueError: no", "Traceback …\nValueError: no", Path("/data/crash.log"))


@pytest.fixture
def reporter(build_window, tongue, theme):
    saved = []
    made = CrashReporter(build_window(), tongue, theme, lambda: saved.append(True))
    made.saved = saved
    yield made
    if made.dialog is not None:
        made.dialog.done(0)


def test_an_error_of_the_program_gives_one_dialog_however_many_come(reporter):
    reporter.show(CRASH)
    dialog = reporter.dialog
    reporter.show(replace(CRASH, summary="KeyError: other"))
    assert reporter.dialog is dialog
    assert "/data/crash.log" in dialog.informativeText()
    assert "ValueError" in dialog.detailedText()


def test_saving_and_copying_leave_the_dialog_open(reporter):
    reporter.show(CRASH)
    press("Save under another name…")(reporter.dialog)
    press("Copy the description")(reporter.dialog)
    assert reporter.saved == [True]
    assert QGuiApplication.clipboard().text() == CRASH.trace
    assert reporter.dialog is not None
    assert reporter.dialog.isVisible()


def test_after_it_is_closed_the_next_error_is_told(reporter):
    reporter.show(CRASH)
    press("Close")(reporter.dialog)
    assert reporter.dialog is None
    reporter.show(CRASH)
    assert reporter.dialog is not None


def test_changes_of_the_language_leave_one_file_of_qts_words(qapp, tongue):
    words = QtWords(qapp, tongue)
    for code in ("zh_CN", "en", "zh_CN", "en", "zh_CN"):
        tongue.switch(code)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(words.findChildren(QTranslator)) == 1
    words.remove()
