from __future__ import annotations

import threading
import time

import pytest
from PySide6.QtCore import QThread

from ascgui.domain.plan import Plan
from ascgui.session.estimation import Estimate, Estimation, Failure


class Work:
    """Stands in for the estimator; ``hold`` keeps it busy until cancelled or released."""

    def __init__(self):
        self.seen = []
        self.threads = set()
        self.release = threading.Event()
        self.started = threading.Event()
        self.hold = False
        self.cancellations = 0
        self.error = None

    def __call__(self, plan, tables, cancelled):
        self.seen.append((plan.seq_len, tables))
        self.threads.add(threading.get_ident())
        self.started.set()
        while self.hold and not self.release.is_set():
            if cancelled():
                self.cancellations += 1
                return None, ()
            time.sleep(0.001)
        if self.error is not None:
            raise self.error
        return f"answer {plan.seq_len}", ()


@pytest.fixture
def work():
    return Work()


@pytest.fixture
def estimation(qapp, work):
    made = Estimation("tables", work)
    yield made
    work.release.set()
    made.shutdown()


def answers(estimation):
    heard = []
    estimation.answered.connect(heard.append)
    return heard


def plan(length):
    return Plan(seq_len=length)


def test_a_question_is_answered_under_its_generation(qtbot, estimation):
    with qtbot.waitSignal(estimation.answered) as heard:
        generation = estimation.ask(plan(1))
    assert heard.args == [Estimate(generation, "answer 1", ())]


def test_the_work_is_done_in_another_thread_and_the_answer_comes_in_this_one(
    qtbot, estimation, work
):
    here = []
    estimation.answered.connect(lambda _estimate: here.append(threading.get_ident()))
    with qtbot.waitSignal(estimation.answered):
        estimation.ask(plan(1))
    assert work.threads == {w for w in work.threads if w != threading.get_ident()}
    assert here == [threading.get_ident()]


def test_of_a_hundred_quick_questions_only_the_last_is_answered(qtbot, estimation, work):
    heard = answers(estimation)
    for length in range(100):
        estimation.ask(plan(length))
    qtbot.waitUntil(lambda: not estimation.busy)
    assert [estimate.answer for estimate in heard] == ["answer 99"]
    assert heard[0].generation == 100


def test_a_new_question_cancels_the_one_that_runs(qtbot, estimation, work):
    work.hold = True
    heard = answers(estimation)
    estimation.ask(plan(1))
    assert work.started.wait(30)
    estimation.ask(plan(2))
    qtbot.waitUntil(lambda: work.cancellations == 1)
    work.release.set()
    qtbot.waitUntil(lambda: not estimation.busy)
    assert [estimate.answer for estimate in heard] == ["answer 2"]


def test_an_answer_that_arrives_after_a_newer_question_is_dropped(qtbot, estimation, work):
    heard = answers(estimation)
    estimation.ask(plan(1))
    # Waits without delivering anything here, so that the answer stands in this thread's queue.
    assert work.started.wait(30)
    QThread.msleep(20)
    estimation.ask(plan(2))
    qtbot.waitUntil(lambda: not estimation.busy)
    assert [estimate.answer for estimate in heard] == ["answer 2"]


def test_it_is_busy_from_the_first_question_to_the_last_answer(qtbot, estimation):
    heard = []
    estimation.busy_changed.connect(heard.append)
    for length in range(5):
        estimation.ask(plan(length))
    assert estimation.busy
    qtbot.waitUntil(lambda: not estimation.busy)
    assert heard == [True, False]


def test_an_error_in_the_work_is_told_once_and_the_next_question_is_answered(
    qtbot, estimation, work
):
    failures = []
    estimation.failed.connect(failures.append)
    work.error = ZeroDivisionError("no")
    with qtbot.waitSignal(estimation.failed):
        generation = estimation.ask(plan(1))
    assert not estimation.busy
    assert [(f.generation, f.error) for f in failures] == [(generation, work.error)]
    assert isinstance(failures[0], Failure)
    assert "ZeroDivisionError" in failures[0].trace
    work.error = None
    with qtbot.waitSignal(estimation.answered):
        estimation.ask(plan(2))
    assert len(failures) == 1


def test_other_tables_answer_the_last_plan_again(qtbot, estimation, work):
    with qtbot.waitSignal(estimation.answered):
        estimation.ask(plan(7))
    with qtbot.waitSignal(estimation.answered):
        estimation.set_tables("other tables")
    assert work.seen[-1] == (7, "other tables")


def test_other_tables_before_any_question_ask_nothing(estimation, work):
    estimation.set_tables("other tables")
    assert not estimation.busy


def test_shutdown_ends_the_thread_while_it_is_busy(qtbot, estimation, work):
    work.hold = True
    heard = answers(estimation)
    estimation.ask(plan(1))
    qtbot.waitUntil(work.started.is_set)
    estimation.shutdown()
    assert work.cancellations == 1
    assert not estimation.busy
    assert estimation._thread is None
    qtbot.wait(10)
    assert heard == []


def test_shutdown_with_questions_waiting_leaves_nothing_behind(qtbot, estimation, work):
    heard = answers(estimation)
    for length in range(100):
        estimation.ask(plan(length))
    estimation.shutdown()
    estimation.shutdown()
    qtbot.wait(10)
    assert heard == []
    assert estimation._thread is None


def test_a_question_after_shutdown_is_ignored(estimation):
    estimation.shutdown()
    estimation.ask(plan(1))
    assert not estimation.busy


def test_the_estimate_at_hand_serves_saving_and_printing(qtbot, estimation, work):
    with qtbot.waitSignal(estimation.answered):
        estimation.ask(plan(1))
    assert estimation.latest is not None
    assert estimation.latest.answer == "answer 1"


def test_an_estimate_needed_at_once_is_computed_here_if_the_last_one_is_of_another_plan(
    estimation, work
):
    assert estimation.estimate_now(plan(5)).answer == "answer 5"
    assert work.threads == {threading.get_ident()}


def test_what_was_asked_before_it_began_is_answered_then(qtbot, qapp, work):
    late = Estimation("tables", work, begin=False)
    heard = answers(late)
    for length in range(3):
        late.ask(plan(length))
    assert late.busy
    qtbot.wait(10)
    assert work.seen == []
    with qtbot.waitSignal(late.answered):
        late.begin()
        late.begin()
    assert [estimate.answer for estimate in heard] == ["answer 2"]
    late.shutdown()


def test_one_that_never_began_can_be_shut_down(qapp, work):
    late = Estimation("tables", work, begin=False)
    late.ask(plan(1))
    late.shutdown()
    late.begin()
    assert not late.busy
    assert work.seen == []
