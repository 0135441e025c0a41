from __future__ import annotations

import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "comparison"))
from comparison_examples import BASE, PROJECT, TABLES

from ascgui.domain import project as projects
from ascgui.domain.project import Project, project_of
from ascgui.estimator import answer as estimating
from ascgui.session.comparing import AT_ONCE, Comparing
from ascgui.session.job import Job


@pytest.fixture
def comparing(qapp):
    job = Job()
    made = Comparing(job, TABLES)
    yield made
    assert job.shutdown(30)


@pytest.fixture
def answered(monkeypatch):
    """The plans that were answered, and in which thread."""
    heard = []
    real = estimating.answer

    def answer(plan, tables):
        heard.append((plan, threading.current_thread()))
        return real(plan, tables)

    monkeypatch.setattr(estimating, "answer", answer)
    return heard


def put(qtbot, comparing, project):
    with qtbot.waitSignal(comparing.compared, timeout=10_000) as told:
        comparing.put(project)
    return told.args[0]


def test_every_scenario_is_answered_beside_the_window_as_its_own_plan(qtbot, comparing, answered):
    told = put(qtbot, comparing, PROJECT)
    assert told.project is PROJECT
    assert set(told.answers) == set(PROJECT.ids)
    for scenario in PROJECT.scenarios:
        assert told.answers[scenario.id].plan == scenario.plan
        assert told.answers[scenario.id].devices == estimating.answer(scenario.plan, TABLES).devices
    workers = {thread for _, thread in answered[: len(PROJECT.ids)]}
    assert threading.main_thread() not in workers
    assert comparing.is_fresh


def test_only_what_was_changed_is_answered_again(qtbot, comparing, answered):
    put(qtbot, comparing, PROJECT)
    count = len(answered)
    changed = projects.change(PROJECT, "1", replace(BASE, efficiency=0.5))
    told = put(qtbot, comparing, changed)
    assert len(answered) == count + 1
    assert told.answers["1"].plan.efficiency == 0.5


def test_a_new_name_order_or_preference_needs_no_answer_and_no_thread(qtbot, comparing, answered):
    put(qtbot, comparing, PROJECT)
    count = len(answered)
    heard = []
    comparing.compared.connect(heard.append)
    changed = projects.prefer(
        projects.reorder(projects.rename(PROJECT, "1", "Renamed"), "1", 2), "3"
    )
    comparing.put(changed)
    assert len(heard) == 1
    assert heard[0].comparison.headings[2].label == "Renamed"
    assert heard[0].answers["1"].plan.name == "Renamed"
    assert len(answered) == count


def test_other_tables_answer_everything_anew(qtbot, comparing, answered):
    put(qtbot, comparing, PROJECT)
    count = len(answered)
    with qtbot.waitSignal(comparing.compared, timeout=10_000):
        comparing.set_tables(replace(TABLES))
    assert len(answered) == 2 * count


def test_a_comparison_that_was_cancelled_can_be_taken_up_again(qtbot, comparing, monkeypatch):
    release, begun = threading.Event(), threading.Event()
    real = estimating.answer

    def held(plan, tables):
        begun.set()
        release.wait(30)
        return real(plan, tables)

    monkeypatch.setattr(estimating, "answer", held)
    comparing.put(PROJECT)
    assert begun.wait(30)
    with qtbot.waitSignal(comparing.given_up, timeout=10_000):
        comparing.cancel()
        release.set()
    assert not comparing.is_fresh
    with qtbot.waitSignal(comparing.compared, timeout=10_000):
        comparing.again()
    assert comparing.is_fresh


def test_an_error_of_the_program_is_told_once(qtbot, comparing, monkeypatch):
    def broken(_plan, _tables):
        raise RuntimeError("broken")

    monkeypatch.setattr(estimating, "answer", broken)
    with qtbot.waitSignals([comparing.failed, comparing.given_up], timeout=10_000):
        comparing.put(PROJECT)


def test_many_scenarios_are_compared_beside_the_window_even_when_they_are_answered(
    qtbot, comparing
):
    project = project_of(BASE)
    while len(project.scenarios) <= AT_ONCE:
        project = projects.add(project, BASE)
    put(qtbot, comparing, project)
    comparing.put(projects.rename(project, "1", "Renamed"))
    assert comparing.busy
    qtbot.waitUntil(lambda: comparing.is_fresh, timeout=10_000)


def test_a_project_without_scenarios_is_compared_too(qtbot, comparing):
    told = []
    comparing.compared.connect(told.append)
    comparing.put(Project())
    assert told[0].comparison.headings == ()
