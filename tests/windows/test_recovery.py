from __future__ import annotations

import os
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ascgui.domain import project as projects
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.planfile.drafts import Draft, Writer, read
from ascgui.session import leftovers
from ascgui.session.crash import CrashGuard
from ascgui.session.leftovers import MOST_DISCARDED, Leftovers
from ascgui.session.settings import Settings
from ascgui.windows.questions import Overwrite, Unsaved
from ascgui.windows.start import Shell, Surroundings

NAME = text("Name")

# The offscreen platform says so of every dialog.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def build(qapp, tmp_path, catalog, questions):
    """Starts sessions in one user's folders; all are ended with the test."""
    made = []

    def start():
        surroundings = Surroundings(qapp, Settings(tmp_path / "config"))
        shell = Shell(surroundings, catalog, CrashGuard(tmp_path / "data"), questions)
        made.append(shell)
        shell.window.open_shown()
        return shell

    yield start
    for shell in made:
        if shell.recovery.dialog is not None:
            shell.recovery.dialog.close()
        shell.document.undo_stack.set_clean()
        shell.document._recovered = False
        shell.window.close()
        shell.end()


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data" / "recovery"


def leave(folder, project, file=None, base=None, name="20261201-1"):
    folder.mkdir(parents=True, exist_ok=True)
    draft = Draft(project, file, base, datetime(2025, 12, 1, 7, 57, 30))
    (folder / f"{name}.toml").write_text(Writer().text(draft))
    return draft


def dialog_of(shell, qtbot):
    qtbot.waitUntil(lambda: shell.recovery.dialog is not None)
    return shell.recovery.dialog


def test_a_start_without_leftovers_asks_nothing(build, qtbot, folder):
    shell = build()
    qtbot.wait(50)
    assert shell.recovery.dialog is None
    assert not folder.exists()


def test_unsaved_work_is_offered_with_its_time_file_and_differences(
    build, qtbot, folder, saved_plan, catalog
):
    from ascgui.planfile.read import read as read_plan

    opened = read_plan(saved_plan, catalog.tables)
    changed = projects.project_of(opened.plan)
    changed = projects.change(changed, "1", Plan(name="Saved", seq_len=8192, model="qwen2.5-7b"))
    leave(folder, changed, saved_plan, opened.text)
    dialog = dialog_of(build(), qtbot)
    assert "2025, 07:57" in dialog.about.text()
    assert str(saved_plan) in dialog.about.text()
    words = dialog.differences.toPlainText()
    assert "Sequence length" in words
    assert "4,096 tokens" in words
    assert "8,192 tokens" in words
    assert "qwen2.5-7b" not in words  # the same before and after


def test_restoring_puts_it_in_as_unsaved_and_saving_keeps_the_files_comments(
    build, qtbot, folder, saved_plan, catalog
):
    from ascgui.planfile.read import read as read_plan

    saved_plan.write_text("# my own remark\n" + saved_plan.read_text())
    opened = read_plan(saved_plan, catalog.tables)
    changed = projects.change(projects.project_of(opened.plan), "1", Plan(name="Changed"))
    leave(folder, changed, saved_plan, opened.text)
    shell = build()
    dialog_of(shell, qtbot).restore_button.click()
    assert shell.document.project == changed
    assert shell.document.modified
    assert shell.document.path == saved_plan
    # The old file went only because the new one holds the same.
    assert [path.name for path in folder.glob("*.toml")] == [shell.recovery.autosave.path.name]
    assert read(shell.recovery.autosave.path).project == changed
    assert shell.window.files.save()
    assert "# my own remark" in saved_plan.read_text()
    assert "Changed" in saved_plan.read_text()
    assert list(folder.iterdir()) == []


def test_a_project_is_told_scenario_by_scenario(build, qtbot, folder):
    project = projects.add(projects.project_of(Plan(name="One", seq_len=1)), Plan(name="Two"))
    leave(folder, project)
    words = dialog_of(build(), qtbot).differences.toPlainText()
    assert words.index("One") < words.index("Two, added")


def test_what_was_discarded_is_not_offered_again_but_kept_for_the_menu(build, qtbot, folder):
    leave(folder, projects.project_of(Plan(name="One")))
    shell = build()
    dialog = dialog_of(shell, qtbot)
    assert dialog.discarded_button.isHidden()
    assert "20" in dialog._heading.text()
    dialog.discard_button.click()
    assert shell.recovery.dialog is None
    assert [path.name for path in folder.iterdir()] == ["discarded"]
    assert not shell.document.modified
    assert "is kept" in shell.window.notice.sentence.template
    later = build()
    qtbot.wait(50)
    assert later.recovery.dialog is None
    later.window.recover.emit()
    dialog = dialog_of(later, qtbot)
    assert dialog.chosen.discarded
    assert not dialog.discard_button.isEnabled()
    assert "was discarded" in dialog._heading.text()
    dialog.restore_button.click()
    assert later.document.plan.name == "One"
    assert later.document.modified
    # Given up again without saving it would be lost, were it not still there.
    assert len(list((folder / "discarded").iterdir())) == 1


def test_what_was_discarded_stands_below_what_was_not_once_it_is_asked_for(build, qtbot, folder):
    for number, name in enumerate(("One", "Two", "Three")):
        leave(folder, projects.project_of(Plan(name=name)), name=f"20261201-{number}")
    dialog = dialog_of(build(), qtbot)
    gone = dialog.chosen.draft.project.title
    dialog.discard_button.click()
    assert dialog.list.count() == 2
    assert not dialog.discarded_button.isHidden()
    dialog.discarded_button.click()
    assert dialog.list.count() == 3
    assert dialog.chosen.draft.project.title == gone
    assert dialog.list.item(2).text().endswith("Discarded")
    dialog.list.setCurrentRow(0)
    dialog.discard_button.click()
    assert [one.discarded for one in dialog._found] == [False, True, True]


def test_of_what_was_discarded_the_last_twenty_are_kept(folder):
    for number in range(MOST_DISCARDED + 2):
        leave(folder, projects.project_of(Plan(name=f"Plan {number}")), name=f"{number:02}")
        leftovers = Leftovers(folder)
        (leftover,) = leftovers.find()
        leftovers.discard(leftover)
        # The clock of some disks stands still between two files.
        aside = folder / "discarded" / f"{number:02}.toml"
        os.utime(aside, (number, number))
    kept = [one.draft.project.title for one in Leftovers(folder).discarded()]
    assert kept == [f"Plan {number}" for number in range(MOST_DISCARDED + 1, 1, -1)]


def test_two_that_were_discarded_under_one_name_are_both_kept(folder):
    for name in ("One", "Two"):
        leave(folder, projects.project_of(Plan(name=name)))
        leftovers = Leftovers(folder)
        leftovers.discard(leftovers.find()[0])
    kept = {one.draft.project.title for one in Leftovers(folder).discarded()}
    assert kept == {"One", "Two"}


def test_what_cannot_be_put_aside_is_offered_again(folder):
    leave(folder, projects.project_of(Plan(name="One")))
    (folder / "discarded").write_text("in the way")
    leftovers = Leftovers(folder)
    leftovers.discard(leftovers.find()[0])
    assert len(Leftovers(folder).find()) == 1


def test_kept_for_later_it_is_offered_again_by_the_menu_and_the_next_start(build, qtbot, folder):
    leave(folder, projects.project_of(Plan(name="One")))
    shell = build()
    qtbot.keyClick(dialog_of(shell, qtbot), Qt.Key.Key_Escape)
    assert shell.recovery.dialog is None
    assert [path.suffix for path in folder.iterdir()] == [".toml"]
    shell.window.recover.emit()
    assert shell.recovery.dialog is not None
    shell.recovery.dialog.later_button.click()
    assert dialog_of(build(), qtbot).chosen.draft.project.title == "One"


def test_of_several_one_is_chosen_from_a_list(build, qtbot, folder):
    leave(folder, projects.project_of(Plan(name="One")), name="20261201-1")
    leave(folder, projects.project_of(Plan(name="Two")), name="20261201-2")
    (folder / "20261201-0.toml").write_text("broken = ")
    shell = build()
    dialog = dialog_of(shell, qtbot)
    assert dialog.list.count() == 3
    assert not dialog.list.isHidden()
    dialog.list.setCurrentRow(2)
    assert not dialog.restore_button.isEnabled()
    assert "cannot be used" in dialog.differences.toPlainText()
    dialog.list.setCurrentRow(1)
    title = dialog.chosen.draft.project.title
    dialog.discard_button.click()
    assert dialog.list.count() == 2
    dialog.list.setCurrentRow(0)
    assert dialog.chosen.draft.project.title != title
    dialog.restore_button.click()
    assert shell.document.plan.name in {"One", "Two"} - {title}
    assert (folder / "20261201-0.toml").exists()


def test_restoring_over_unsaved_work_asks_first(build, qtbot, folder, questions):
    leave(folder, projects.project_of(Plan(name="One")))
    shell = build()
    dialog = dialog_of(shell, qtbot)
    shell.document.apply(NAME, name="Mine")
    questions.unsaved_answer = Unsaved.CANCEL
    dialog.restore_button.click()
    assert shell.document.plan.name == "Mine"
    assert shell.recovery.dialog is dialog
    questions.unsaved_answer = Unsaved.DISCARD
    dialog.restore_button.click()
    assert shell.document.plan.name == "One"


def test_a_file_that_changed_since_is_said_and_saving_asks(
    build, qtbot, folder, saved_plan, catalog, questions
):
    from ascgui.planfile.read import read as read_plan

    base = read_plan(saved_plan, catalog.tables).text
    leave(folder, projects.project_of(Plan(name="Mine")), saved_plan, base)
    saved_plan.write_text(saved_plan.read_text() + "# changed elsewhere\n")
    shell = build()
    dialog = dialog_of(shell, qtbot)
    assert "was changed" in dialog.about.text()
    dialog.restore_button.click()
    questions.overwrite_answer = Overwrite.CANCEL
    assert not shell.window.files.save()
    assert ("changed", saved_plan) in questions.asked
    assert "# changed elsewhere" in saved_plan.read_text()


def test_the_dialog_follows_a_change_of_language(build, qtbot, folder):
    leave(folder, projects.project_of(Plan(name="One")))
    shell = build()
    dialog = dialog_of(shell, qtbot)
    before = dialog.restore_button.text()
    shell._surroundings.tongue.switch("zh_CN")
    assert dialog.restore_button.text() != before or not _translated("&Restore")
    shell._surroundings.tongue.switch("en")


def _translated(words):
    from ascgui.language.language import load

    return load("zh_CN").say(words) != words


def test_nothing_to_restore_is_said(build):
    shell = build()
    shell.window.recover.emit()
    assert "no unsaved work" in shell.window.notice.sentence.template


def test_discarding_changes_on_closing_leaves_no_recovery_file(build, qtbot, folder, questions):
    shell = build()
    shell.document.apply(NAME, name="Mine")
    shell.recovery.autosave.write_now()
    questions.unsaved_answer = Unsaved.DISCARD
    assert shell.window.close()
    assert list(folder.iterdir()) == []


def test_a_window_that_does_not_close_keeps_its_recovery_file(build, qtbot, folder, questions):
    shell = build()
    shell.document.apply(NAME, name="Mine")
    shell.recovery.autosave.write_now()
    questions.unsaved_answer = Unsaved.CANCEL
    assert not shell.window.close()
    assert shell.recovery.autosave.path.exists()


# Two windows on one file


def test_the_second_window_shows_a_copy_and_saves_it_elsewhere(
    build, saved_plan, questions, tmp_path
):
    one, other = build(), build()
    assert one.window.files.open(saved_plan)
    assert other.window.files.open(saved_plan)
    assert not one.window.files.is_copy
    assert other.window.files.is_copy
    assert "copy to read" in other.window.windowTitle()
    said = other.window._findings[0] if other.window._findings else None
    assert said is not None
    assert said.code == "file-open-elsewhere"
    before = saved_plan.read_bytes()
    other.document.apply(NAME, name="Theirs")
    questions.overwrite_answer = Overwrite.CANCEL
    assert not other.window.files.save()
    assert saved_plan.read_bytes() == before
    questions.overwrite_answer = Overwrite.SAVE_AS
    questions.save_answer = tmp_path / "other.toml"
    assert other.window.files.save()
    assert saved_plan.read_bytes() == before
    assert not other.window.files.is_copy
    assert "copy to read" not in other.window.windowTitle()
    one.document.apply(NAME, name="Mine")
    assert one.window.files.save()
    assert "Mine" in saved_plan.read_text()


def test_once_the_first_window_has_closed_the_second_saves_as_usual(build, saved_plan, questions):
    one, other = build(), build()
    one.window.files.open(saved_plan)
    other.window.files.open(saved_plan)
    one.window.files.new()
    other.document.apply(NAME, name="Theirs")
    assert other.window.files.save()
    assert "Theirs" in saved_plan.read_text()
    assert ("elsewhere", saved_plan) not in questions.asked


def test_on_the_word_of_the_user_it_is_saved_all_the_same(build, saved_plan, questions):
    one, other = build(), build()
    one.window.files.open(saved_plan)
    other.window.files.open(saved_plan)
    other.document.apply(NAME, name="Theirs")
    questions.overwrite_answer = Overwrite.OVERWRITE
    assert other.window.files.save()
    assert "Theirs" in saved_plan.read_text()
    # The first notices that its file is no longer what it opened.
    questions.overwrite_answer = Overwrite.CANCEL
    one.document.apply(NAME, name="Mine")
    assert not one.window.files.save()
    assert "Theirs" in saved_plan.read_text()


def test_saving_under_the_name_of_a_file_that_is_open_elsewhere_asks(build, saved_plan, questions):
    one, other = build(), build()
    one.window.files.open(saved_plan)
    other.document.apply(NAME, name="Theirs")
    questions.save_answer = saved_plan
    questions.overwrite_answer = Overwrite.CANCEL
    before = saved_plan.read_bytes()
    assert not other.window.files.save()
    assert saved_plan.read_bytes() == before


def test_no_lock_is_left_beside_a_plan(build, saved_plan):
    shell = build()
    shell.window.files.open(saved_plan)
    assert saved_plan.with_name(".saved.toml.open").exists()
    shell.window.close()
    shell.window.files.end()
    assert not saved_plan.with_name(".saved.toml.open").exists()


def test_a_plan_in_a_folder_without_room_for_a_lock_opens_as_usual(build, saved_plan, monkeypatch):
    monkeypatch.setattr(
        "ascgui.session.file_lock.lock_of", lambda file: file.parent / "no folder" / "lock"
    )
    shell = build()
    assert shell.window.files.open(saved_plan)
    assert not shell.window.files.is_copy
    shell.document.apply(NAME, name="Mine")
    assert shell.window.files.save()


def test_the_dialog_is_modal_to_its_window_alone(build, qtbot, folder):
    leave(folder, projects.project_of(Plan(name="One")))
    dialog = dialog_of(build(), qtbot)
    assert dialog.windowModality() is Qt.WindowModality.WindowModal
    assert QApplication.activeModalWidget() is dialog


def test_unsaved_work_of_a_path_as_typed_is_restored_without_a_file(
    build, qtbot, folder, saved_plan, catalog, questions, tmp_path, monkeypatch
):
    """Earlier editions kept such paths; which folder was meant is not known any more."""
    from ascgui.planfile.read import read as read_plan

    saved_plan.write_text("# another plan\n" + saved_plan.read_text())
    base = replace(read_plan(saved_plan, catalog.tables).text, path=Path(saved_plan.name))
    leave(folder, projects.project_of(Plan(name="Mine")), Path(saved_plan.name), base)
    monkeypatch.chdir(tmp_path)
    before = saved_plan.read_bytes()
    shell = build()
    dialog = dialog_of(shell, qtbot)
    assert "Not saved in any file yet" in dialog.about.text()
    assert "qwen2.5-7b" not in dialog.differences.toPlainText()
    dialog.restore_button.click()
    assert shell.document.path is None
    questions.save_answer = tmp_path / "mine.toml"
    assert shell.window.files.save()
    assert saved_plan.read_bytes() == before
    assert "# another plan" in (tmp_path / "mine.toml").read_text()


@pytest.mark.parametrize(
    "line",
    [
        "kept_at = 5",
        "kept_at = 0001-01-01 00:00:00",
        "kept_at = 0001-01-01T00:00:00+14:00",
        "kept_at = 9999-12-31 23:59:59",
        "kept_at = 2026-12-01 07:00:00Z",
        "kept_at = 2026-12-01",
        "kept_at = 2026-12-01 07:00:00\\npreferred = 7",
        "kept_at = 2026-12-01 07:00:00\\nfile = '/\\\\u0000'",
        "kept_at = 2026-12-01 07:00:00\\nfile = 7",
        "kept_at = 2026-12-01 07:00:00\\nbase = [1]",
        "kept_at = 2026-12-01 07:00:00\\nbase = {path='a',text='',sha256='',format=inf}",
    ],
)
def test_one_odd_file_does_not_hide_the_others(build, qtbot, folder, line):
    line = line.replace("\\n", "\n").replace("'/\\\\u0000'", '"/\\u0000"')
    leave(folder, projects.project_of(Plan(name="Good")), name="20261201-1")
    leave(folder, projects.project_of(Plan(name="Odd")), name="20261201-2")
    odd = folder / "20261201-2.toml"
    odd.write_text(odd.read_text().replace("kept_at = 2025-12-01 07:57:30", line))
    shell = build()
    dialog = dialog_of(shell, qtbot)
    names = [dialog.list.item(row).text().partition("\n")[0] for row in range(2)]
    assert "Good" in names
    assert {"Odd", "20261201-2.toml"} & set(names)
    dialog.list.setCurrentRow(1 - names.index("Good"))
    if dialog.chosen.draft is None:
        assert "cannot be used" in dialog.differences.toPlainText()
        dialog.discard_button.click()
    else:
        dialog.restore_button.click()
        assert shell.document.plan.name == "Odd"
        return
    assert dialog.list.count() == 1
    dialog.restore_button.click()
    assert shell.document.plan.name == "Good"


def test_of_very_many_the_newest_are_read_and_the_rest_is_counted(
    build, qtbot, folder, monkeypatch
):
    monkeypatch.setattr(leftovers, "MOST_FOUND", 3)
    for number in range(8):
        leave(folder, projects.project_of(Plan(name=f"Plan {number}")), name=f"20261201-{number}")
    dialog = dialog_of(build(), qtbot)
    names = {dialog.list.item(row).text().partition("\n")[0] for row in range(dialog.list.count())}
    assert names == {"Plan 5", "Plan 6", "Plan 7"}
    assert dialog.more_label.isVisible()
    assert dialog.more_label.text().endswith(": 5")


def test_a_damaged_lock_is_named_and_saving_takes_it_over_when_asked(build, saved_plan, questions):
    lock = saved_plan.with_name(f".{saved_plan.name}.open")
    lock.write_bytes(b"\xff\x00 no lock")
    shell = build()
    shell.open([str(saved_plan)])
    (said,) = shell.window._findings
    assert str(lock) in shell._surroundings.tongue.show(said.message)
    shell.document.apply(NAME, name="Here")
    questions.overwrite_answer = Overwrite.OVERWRITE
    assert shell.window.files.save()
    assert questions.asked == [("damaged", saved_plan, lock)]
    assert not shell.window.files.is_copy
    assert shell.window.files.save()
    assert len(questions.asked) == 1


def test_a_recovery_file_with_a_damaged_lock_is_offered(build, qtbot, folder):
    leave(folder, projects.project_of(Plan(name="Mine")))
    (folder / "20261201-1.lock").write_bytes(b"\xff\x00")
    dialog = dialog_of(build(), qtbot)
    dialog.restore_button.click()
