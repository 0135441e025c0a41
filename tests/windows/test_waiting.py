from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from ascgui.domain import project as projects
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project
from ascgui.domain.text import text
from ascgui.windows.plan_files import PlanFiles
from ascgui.windows.project_work import LARGE_PROJECT, GivenUpError
from ascgui.windows.waiting import wait_for

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

TITLE = text("Saving the project…")


def dialog():
    return next(
        (one for one in QApplication.topLevelWidgets()
         if isinstance(one, QDialog) and one.isVisible()), None
    )  # fmt: skip


def test_what_is_done_soon_shows_nothing_and_comes_back(qapp, tongue, theme):
    threads = []

    def work(_tell, _cancelled):
        threads.append(threading.current_thread())
        return "done"

    assert wait_for(TITLE, work, None, tongue, theme) == "done"
    assert threads != [threading.main_thread()]
    assert dialog() is None


def test_what_the_work_raises_is_raised(qapp, tongue, theme):
    def work(_tell, _cancelled):
        raise GivenUpError

    with pytest.raises(GivenUpError):
        wait_for(TITLE, work, None, tongue, theme)


def test_what_takes_long_shows_how_far_it_is_and_ends_by_itself(qapp, tongue, theme):
    release, seen = threading.Event(), []

    def work(tell, _cancelled):
        tell((7, 500))
        release.wait(30)
        return "done"

    def look():
        shown = dialog()
        if shown is None:
            QTimer.singleShot(50, look)
            return
        seen.append((shown.card.words.text(), shown.card.bar.value()))
        release.set()

    QTimer.singleShot(50, look)
    assert wait_for(TITLE, work, None, tongue, theme) == "done"
    assert seen == [("7 of 500 scenarios", 14)]
    assert dialog() is None


def test_cancelling_ends_the_work(qapp, tongue, theme):
    def work(_tell, cancelled):
        while not cancelled():
            pass
        raise GivenUpError

    def press():
        shown = dialog()
        if shown is None:
            QTimer.singleShot(50, press)
        else:
            shown.card.button.click()

    QTimer.singleShot(50, press)
    with pytest.raises(GivenUpError):
        wait_for(TITLE, work, None, tongue, theme)
    assert dialog() is None


@pytest.fixture
def files(document, estimation, settings, tongue, questions):
    made = PlanFiles(
        document=document,
        estimation=estimation,
        settings=settings,
        tongue=tongue,
        questions=questions,
    )
    yield made
    made.end()


@pytest.fixture
def large(document):
    project = Project("Large")
    for number in range(LARGE_PROJECT):
        project = projects.add(project, Plan(name=f"{number}", model="qwen2.5-7b"))
    document.replace(project, None, None)
    return project


def test_a_large_project_is_waited_for_when_it_is_saved_and_opened(
    files, document, questions, large, tmp_path
):
    questions.save_answer = tmp_path / "large.toml"
    assert files.save()
    assert ("wait", TITLE) in questions.asked
    document.replace(Plan(), None, None)
    assert files.open(tmp_path / "large.toml")
    assert document.project == large


def test_a_save_that_was_given_up_leaves_everything_as_it_was(
    files, document, questions, large, tmp_path
):
    path = tmp_path / "large.toml"
    path.write_text("# another file\n")
    questions.save_answer = path
    questions.wait_for = lambda _title, work: work(lambda _done: None, lambda: True)
    document.apply(text("Name"), name="changed")
    assert not files.save()
    assert path.read_text() == "# another file\n"
    assert document.modified
    assert document.path is None
