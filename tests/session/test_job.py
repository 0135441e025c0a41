from __future__ import annotations

import threading
import time

import pytest

from ascgui.session.estimation import Failure
from ascgui.session.job import GIVE_WAY_S, Job, Jobs


def running():
    return [one for one in threading.enumerate() if one.name.startswith("job-")]


@pytest.fixture
def job(qapp):
    made = Job()
    yield made
    assert made.shutdown(30)
    assert running() == []
    assert not made._patience.isActive()


def heard_of(job):
    heard = []
    job.progressed.connect(lambda value: heard.append(("progressed", value)))
    job.finished.connect(lambda value: heard.append(("finished", value)))
    job.failed.connect(lambda value: heard.append(("failed", value)))
    job.abandoned.connect(lambda: heard.append(("abandoned", None)))
    return heard


class Held:
    """Work that goes on until it is cancelled (or, if deaf, until it is released)."""

    def __init__(self, deaf=False):
        self.deaf = deaf
        self.started = threading.Event()
        self.release = threading.Event()

    def __call__(self, progress, cancelled):
        self.started.set()
        while not self.release.wait(0.001):
            if cancelled() and not self.deaf:
                return "cut short"
        return "whole"


def test_the_result_arrives_once_in_the_thread_that_asked(qtbot, job):
    threads = []
    job.finished.connect(lambda _value: threads.append(threading.get_ident()))
    heard = heard_of(job)
    with qtbot.waitSignal(job.finished):
        job.start(lambda progress, cancelled: threads.append(threading.get_ident()) or 7e10)
    qtbot.wait(10)
    assert heard == [("finished", 7e10)]
    assert threads[1] == threading.get_ident() != threads[0]


def test_no_result_is_a_result(qtbot, job):
    with qtbot.waitSignal(job.finished) as heard:
        job.start(lambda progress, cancelled: None)
    assert heard.args == [None]
    assert not job.busy


def test_it_is_busy_from_the_start_to_the_result(qtbot, job):
    heard = []
    job.busy_changed.connect(heard.append)
    with qtbot.waitSignal(job.finished):
        job.start(lambda progress, cancelled: None)
        assert job.busy
    assert heard == [True, False]


def test_an_error_of_the_work_is_told_once_with_its_trace(qtbot, job):
    error = ZeroDivisionError("no")

    def work(progress, cancelled):
        raise error

    with qtbot.waitSignal(job.failed) as heard:
        generation = job.start(work)
    assert isinstance(heard.args[0], Failure)
    assert (heard.args[0].generation, heard.args[0].error) == (generation, error)
    assert "ZeroDivisionError" in heard.args[0].trace
    assert not job.busy


def test_progress_that_comes_too_fast_is_left_out_but_the_newest_is_told(qtbot, job):
    told = threading.Event()

    def work(progress, cancelled):
        for step in range(10_000):
            progress(step)
        told.set()

    heard = heard_of(job)
    job.start(work)
    assert told.wait(30)
    qtbot.waitUntil(lambda: not job.busy)
    steps = [value for what, value in heard if what == "progressed"]
    assert steps == [9999]
    assert heard[-1] == ("finished", None)


def test_a_new_run_drops_the_one_before(qtbot, job):
    first = Held()
    heard = heard_of(job)
    job.start(first)
    assert first.started.wait(30)
    with qtbot.waitSignal(job.finished):
        assert job.start(lambda progress, cancelled: "second") == 2
    qtbot.waitUntil(lambda: running() == [])
    qtbot.wait(10)
    assert heard == [("finished", "second")]


def test_a_cancelled_run_still_delivers_what_it_has(qtbot, job):
    work = Held()
    job.start(work)
    assert work.started.wait(30)
    with qtbot.waitSignal(job.finished) as heard:
        job.cancel()
    assert heard.args == ["cut short"]


def test_a_cancelled_run_that_does_not_end_is_given_up(qtbot, job):
    work = Held(deaf=True)
    job._patience.setInterval(20)
    heard = heard_of(job)
    job.start(work)
    assert work.started.wait(30)
    with qtbot.waitSignal(job.abandoned):
        job.cancel()
    assert not job.busy
    work.release.set()
    qtbot.waitUntil(lambda: running() == [])
    qtbot.wait(10)
    assert heard == [("abandoned", None)]


def test_after_one_that_hangs_another_can_run(qtbot, job):
    work = Held(deaf=True)
    job.start(work)
    assert work.started.wait(30)
    with qtbot.waitSignal(job.finished) as heard:
        job.start(lambda progress, cancelled: "second")
    assert heard.args == ["second"]
    work.release.set()


def test_cancelling_at_rest_does_nothing(job):
    job.cancel()
    assert not job.busy
    assert not job._patience.isActive()


def test_shutdown_ends_what_can_be_ended_and_tells_nobody(qtbot, job):
    work = Held()
    heard = heard_of(job)
    job.start(work)
    assert work.started.wait(30)
    assert job.shutdown(30)
    assert not job.busy
    qtbot.wait(10)
    assert heard == []
    job.start(lambda progress, cancelled: None)
    assert not job.busy
    assert running() == []


def test_shutdown_leaves_behind_what_hangs_as_a_thread_that_keeps_no_program_alive(qtbot, job):
    work = Held(deaf=True)
    heard = heard_of(job)
    job.start(work)
    assert work.started.wait(30)
    assert not job.shutdown(0.01)
    assert [one.daemon for one in running()] == [True]
    work.release.set()
    qtbot.waitUntil(lambda: running() == [])
    qtbot.wait(10)
    assert heard == []


def test_progress_told_after_the_job_is_gone_reaches_nobody(qtbot, qapp):
    release, done = threading.Event(), threading.Event()

    def work(progress, cancelled):
        release.wait(30)
        progress(1)
        done.set()

    gone = Job()
    gone.start(work)
    gone.shutdown(0.0)
    gone.deleteLater()
    qtbot.wait(10)
    release.set()
    assert done.wait(30)
    qtbot.waitUntil(lambda: running() == [])


def test_several_jobs_are_ended_together(qapp):
    jobs = Jobs()
    works = [Held(), Held(), Held(deaf=True)]
    for work in works:
        jobs.new().start(work)
        assert work.started.wait(30)
    assert not jobs.shutdown(0.2)
    assert len(running()) == 1
    works[2].release.set()
    assert jobs.shutdown(30)
    time.sleep(0)
    assert running() == []


@pytest.mark.parametrize(("patience_s", "rests"), [(-1.0, 3), (1000.0, 0)], ids=["busy", "free"])
def test_a_run_that_tells_progress_gives_way_while_the_window_leaves_it_lying(
    job, monkeypatch, patience_s, rests
):
    monkeypatch.setattr("ascgui.session.job.BUSY_S", patience_s)
    told, rested = threading.Event(), []

    def work(progress, cancelled):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("ascgui.session.job.time.sleep", rested.append)
            for step in range(3):
                progress(step)
        told.set()

    job.start(work)
    # The window's thread waits here, so nothing that is told is taken.
    assert told.wait(30)
    assert rested == [GIVE_WAY_S] * rests
