from __future__ import annotations

import stat
import threading
import time

import pytest

from ascgui import safefile
from ascgui.domain import project as projects
from ascgui.domain.issues import Refused
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.planfile.drafts import read
from ascgui.session.autosave import DELAY_S, Autosave
from ascgui.session.document import Document
from ascgui.session.leftovers import Leftovers

NAME = text("Name")


@pytest.fixture
def document(qapp):
    return Document(Plan(model="qwen2.5-7b"))


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "data" / "recovery"


@pytest.fixture
def autosave(document, folder):
    made = Autosave(document, folder, delay_s=0.001)
    yield made
    made._keeper.end()
    assert not [one for one in threading.enumerate() if one.name == "autosave"]


def test_at_most_five_seconds_are_lost():
    assert DELAY_S <= 2.5


def test_nothing_is_written_while_nothing_is_changed(qtbot, autosave, folder):
    qtbot.wait(20)
    assert not folder.exists()


def test_a_change_is_written_with_its_file_and_can_be_had_back(
    qtbot, autosave, document, folder, tmp_path
):
    document.mark_saved(tmp_path / "plan.toml", None)
    document.apply(NAME, name="Changed")
    qtbot.waitUntil(autosave.path.exists)
    draft = read(autosave.path)
    assert draft.project == document.project
    assert draft.file == tmp_path / "plan.toml"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_changes_that_follow_one_another_are_not_put_off(qtbot, document, folder):
    autosave = Autosave(document, folder, delay_s=0.03)
    for number in range(60):
        document.apply(NAME, name=f"{number}")
        qtbot.wait(2)
        if autosave.path.exists():
            break
    assert number < 59
    autosave.end()


def test_every_scenario_of_a_project_is_kept(qtbot, autosave, document):
    document.alter(text("Add"), projects.add(document.project, Plan(name="Another")))
    qtbot.waitUntil(autosave.path.exists)
    assert read(autosave.path).project == document.project


@pytest.mark.parametrize("act", ["save", "undo", "open", "forget"])
def test_once_nothing_would_be_lost_the_file_goes(qtbot, autosave, document, tmp_path, act):
    document.apply(NAME, name="Changed")
    qtbot.waitUntil(autosave.path.exists)
    if act == "save":
        document.mark_saved(tmp_path / "plan.toml", None)
    elif act == "undo":
        document.undo_stack.undo()
    elif act == "open":
        document.replace(Plan(), None, None)
    else:
        autosave.forget()
    assert list(autosave.path.parent.iterdir()) == []


def test_after_a_save_the_next_change_is_kept_again(qtbot, autosave, document, tmp_path):
    document.apply(NAME, name="One")
    qtbot.waitUntil(autosave.path.exists)
    document.mark_saved(tmp_path / "plan.toml", None)
    document.apply(NAME, name="Two")
    qtbot.waitUntil(autosave.path.exists)
    assert read(autosave.path).project.title == "Two"


def test_a_writing_that_was_overtaken_by_a_save_leaves_nothing(
    qtbot, autosave, document, monkeypatch, tmp_path
):
    begun, go_on = threading.Event(), threading.Event()
    true = safefile.replace

    def slow(*args, **more):
        begun.set()
        assert go_on.wait(30)
        true(*args, **more)

    monkeypatch.setattr("ascgui.session.autosave._PATIENCE_S", 0.01)
    monkeypatch.setattr(safefile, "replace", slow)
    document.apply(NAME, name="Changed")
    qtbot.waitUntil(begun.is_set)
    document.mark_saved(tmp_path / "plan.toml", None)
    go_on.set()
    autosave._keeper._thread.join(0.1)
    qtbot.waitUntil(lambda: not autosave._keeper._turn.locked())
    assert not autosave.path.exists()
    monkeypatch.undo()


def test_what_changes_while_a_slow_disk_writes_is_written_after_it(
    qtbot, autosave, document, monkeypatch
):
    begun, go_on = threading.Event(), threading.Event()
    true = safefile.replace

    def slow(*args, **more):
        begun.set()
        assert go_on.wait(30)
        true(*args, **more)

    monkeypatch.setattr(safefile, "replace", slow)
    document.apply(NAME, name="One")
    qtbot.waitUntil(begun.is_set)
    document.apply(NAME, name="Two")
    qtbot.wait(20)
    go_on.set()
    qtbot.waitUntil(lambda: autosave.path.exists() and read(autosave.path).project.title == "Two")


def test_a_disk_that_refuses_is_told_once(qtbot, autosave, document, monkeypatch):
    def refuse(path, *args, **more):
        raise safefile.refusal(path, "disk-full", text("There is not enough space."))

    told = []
    autosave.refused.connect(told.append)
    with monkeypatch.context() as patch:
        patch.setattr(safefile, "replace", refuse)
        for number in range(3):
            with qtbot.waitSignal(autosave._ended):
                document.apply(NAME, name=str(number))
    assert [issue.code for issue in told] == ["autosave-failed"]
    document.apply(NAME, name="works again")
    qtbot.waitUntil(autosave.path.exists)


def test_what_was_refused_is_tried_again_without_another_change(
    qtbot, autosave, document, monkeypatch
):
    monkeypatch.setattr("ascgui.session.autosave.RETRY_S", 0.001)

    def refuse(path, *args, **more):
        raise safefile.refusal(path, "disk-full", text("There is not enough space."))

    with monkeypatch.context() as patch, qtbot.waitSignal(autosave.refused):
        patch.setattr(safefile, "replace", refuse)
        document.apply(NAME, name="Changed")
    qtbot.waitUntil(autosave.path.exists)


def test_a_folder_that_cannot_be_made_is_told(qtbot, document, tmp_path):
    (tmp_path / "file").write_text("")
    autosave = Autosave(document, tmp_path / "file" / "recovery", delay_s=0.001)
    with qtbot.waitSignal(autosave.refused) as told:
        document.apply(NAME, name="Changed")
    assert told.args[0].code == "autosave-failed"
    autosave.end()


def test_the_end_leaves_what_is_not_saved_and_stops(qtbot, autosave, document, folder):
    document.apply(NAME, name="Changed")
    qtbot.waitUntil(autosave.path.exists)
    autosave.end()
    document.apply(NAME, name="Later")
    qtbot.wait(20)
    assert read(autosave.path).project.title == "Changed"


def test_what_a_running_window_keeps_is_not_offered(qtbot, autosave, document, folder):
    document.apply(NAME, name="Changed")
    qtbot.waitUntil(autosave.path.exists)
    assert Leftovers(folder).find() == ()


def left(folder, name, title):
    folder.mkdir(parents=True, exist_ok=True)
    from datetime import datetime

    from ascgui.planfile.drafts import Draft, Writer

    kept_at = datetime(2026, 12, 1, 8, int(name[-1]))
    draft = Draft(projects.project_of(Plan(name=title)), None, None, kept_at)
    (folder / f"{name}.toml").write_text(Writer().text(draft))


def test_what_ended_programs_left_is_found_newest_first_and_held(qapp, folder):
    left(folder, "a1", "One")
    left(folder, "b2", "Two")
    (folder / "c3.toml").write_text("broken = ")
    mine, other = Leftovers(folder), Leftovers(folder)
    found = mine.find()
    assert [None if one.draft is None else one.draft.project.title for one in found] == [
        "Two", "One", None,
    ]  # fmt: skip
    assert found[2].issue.code == "plan-not-toml"
    assert other.find() == ()
    mine.discard(found[0])
    mine.release()
    assert [one.path.name for one in other.find()] == ["a1.toml", "c3.toml"]
    other.release()
    assert sorted(path.name for path in folder.iterdir()) == ["a1.toml", "c3.toml", "discarded"]


def test_a_window_that_does_not_answer_delays_nothing(autosave, document):
    document.apply(NAME, name="Changed")
    # Without an event loop: as if the window were stuck from here on.
    until = time.monotonic() + 30
    while not autosave.path.exists() and time.monotonic() < until:
        time.sleep(0.005)
    assert read(autosave.path).project.title == "Changed"


def test_an_older_state_never_takes_the_place_of_a_newer_one(autosave, document):
    document.apply(NAME, name="Newer")
    older = autosave._state()
    assert autosave.write_now() is None
    autosave._keeper._write(older)
    newer = read(autosave.path).kept_at
    assert autosave._keeper._done > older.number
    assert read(autosave.path).kept_at == newer


def test_an_error_of_the_program_in_the_thread_is_told_and_the_thread_goes_on(
    qtbot, autosave, document, monkeypatch
):
    def fail(*args, **more):
        raise RuntimeError("no")

    with monkeypatch.context() as patch, qtbot.waitSignal(autosave.failed) as told:
        patch.setattr(safefile, "replace", fail)
        document.apply(NAME, name="One")
    assert "RuntimeError: no" in told.args[0].trace
    document.apply(NAME, name="Two")
    qtbot.waitUntil(autosave.path.exists)


def test_writing_at_once_says_whether_it_worked(autosave, document, monkeypatch):
    document.apply(NAME, name="Changed")
    assert autosave.write_now() is None
    assert read(autosave.path).project == document.project

    def refuse(path, *args, **more):
        raise Refused(safefile.refusal(path, "disk-full", text("No.")).issues[0])

    monkeypatch.setattr(safefile, "replace", refuse)
    assert autosave.write_now().code == "autosave-failed"
