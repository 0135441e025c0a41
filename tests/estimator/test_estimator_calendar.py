from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from estimator_tables import JOB, TABLES
from hypothesis import given, settings
from hypothesis import strategies as st

from ascgui.domain.answer import Answer
from ascgui.domain.calendar import (
    DAY_S,
    ROUND_THE_CLOCK,
    WHOLE_DAY,
    Calendar,
    Window,
    weekly,
)
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice, Workload
from ascgui.estimator.answer import answer
from ascgui.estimator.axis import Parameter, listed
from ascgui.estimator.calendar import calendar_words, computing_s, faults, finish_of, schedule
from ascgui.estimator.inverse import (
    deadline_for_devices,
    efficiency_for,
    epochs_for,
    tokens_for,
    tps_for,
    within_budget,
)
from ascgui.estimator.parametric import parametric
from ascgui.estimator.sensitivity import chance
from ascgui.estimator.timeline import MOST_EVENTS, EventKind, timeline
from ascgui.language.language import Language

HOUR = 3600
MONDAY = datetime(2026, 11, 30)
OFFICE = Calendar(hours=weekly(range(5), 9 * HOUR, 17 * HOUR))
NIGHTS = Calendar(hours=weekly(range(7), 20 * HOUR, 8 * HOUR))


def job(hours: float, start: datetime | None = MONDAY, **more: object) -> Answer:
    """The answer of a job that takes so many hours on eight devices."""
    plan = replace(
        JOB,
        workload=Workload(tokens=round(hours * HOUR * 8 * 1000)),
        throughput=ThroughputChoice(entered_tps=1000.0),
        efficiency=1.0,
        goal=Goal(GoalKind.DEVICES, devices=8),
        start=start,
    )
    return answer(replace(plan, **more), TABLES)


def codes(calendar: Calendar) -> list[str]:
    return [issue.code for issue in faults(calendar)]


def test_round_the_clock_gives_the_finish_of_the_answer() -> None:
    alone = job(57.3)
    planned = schedule(alone, ROUND_THE_CLOCK)
    assert (planned.begin, planned.finish) == (MONDAY, alone.finish)
    assert (planned.finish_low, planned.finish_high) == (alone.finish_low, alone.finish_high)
    assert planned.closed_s == 0
    assert planned.issues == ()


def test_working_hours_and_weekends_are_waited_for() -> None:
    assert finish_of(MONDAY, 8 * HOUR, OFFICE) == datetime(2026, 11, 30, 17), "not the next morning"
    assert finish_of(MONDAY, 8 * HOUR + 1, OFFICE) == datetime(2026, 12, 1, 9, 0, 1)
    assert finish_of(MONDAY, 41 * HOUR, OFFICE) == datetime(2026, 12, 7, 10), "over the weekend"
    friday = datetime(2026, 12, 4, 16, 30)
    assert finish_of(friday, HOUR, OFFICE) == datetime(2026, 12, 7, 9, 30)
    planned = schedule(job(8, datetime(2026, 12, 5, 12)), OFFICE)
    assert planned.begin == datetime(2026, 12, 7, 9), "a Saturday waits for Monday"
    assert planned.closed_s == 45 * HOUR


def test_hours_may_last_over_midnight_and_over_the_week() -> None:
    assert NIGHTS.hours[0] == ((0, 8 * HOUR), (20 * HOUR, DAY_S))
    assert finish_of(datetime(2026, 11, 30, 10), 12 * HOUR, NIGHTS) == datetime(2026, 12, 1, 8)
    assert weekly([6], 0, 0) == ((),) * 6 + (WHOLE_DAY,)
    assert weekly([6], 22 * HOUR, 6 * HOUR)[0] == ((0, 6 * HOUR),), "Sunday night ends on Monday"


def test_maintenance_once_and_again_is_stepped_over() -> None:
    once = Window(datetime(2026, 12, 1), datetime(2026, 12, 1, 6))
    assert finish_of(MONDAY, 24 * HOUR, Calendar(windows=(once,))) == datetime(2026, 12, 1)
    assert finish_of(MONDAY, 25 * HOUR, Calendar(windows=(once,))) == datetime(2026, 12, 1, 7)
    doubled = Calendar(windows=(once, replace(once, start=datetime(2026, 11, 30, 23))))
    assert finish_of(MONDAY, 24 * HOUR, doubled) == datetime(2026, 12, 1, 7), "they overlap"
    fortnight = Calendar(windows=(replace(once, every_days=14),))
    # From the first of December each fortnight: four times within 49 days and six hours.
    assert finish_of(MONDAY, 49 * 24 * HOUR, fortnight) == MONDAY + timedelta(days=50)
    before = datetime(2026, 11, 17)
    assert computing_s(before, MONDAY, fortnight) == 13 * 24 * HOUR, "not before its first time"


def test_availability_stretches_the_open_time() -> None:
    calendar = replace(OFFICE, availability=0.8)
    assert finish_of(MONDAY, 8 * HOUR, calendar) == datetime(2026, 12, 1, 11)
    assert computing_s(MONDAY, datetime(2026, 12, 1, 11), calendar) == pytest.approx(8 * HOUR)


def test_years_are_exact_and_take_no_steps() -> None:
    weeks = 52 * 1000
    assert finish_of(MONDAY, weeks * 40 * HOUR, OFFICE) == (
        MONDAY + timedelta(weeks=weeks - 1, days=4, hours=17)
    )
    assert finish_of(datetime(9999, 12, 1), 365 * DAY_S, ROUND_THE_CLOCK) is None
    planned = schedule(job(24 * 400, datetime(9999, 12, 1)), ROUND_THE_CLOCK)
    assert [issue.code for issue in planned.issues] == ["finish-out-of-range"]
    assert planned.closed_s is None


def test_the_deadline_counts_in_wall_time() -> None:
    goal = Goal(GoalKind.DEVICES, devices=8, deadline_s=24.0 * HOUR)
    assert schedule(job(8, goal=goal), OFFICE).deadline_met is True
    assert schedule(job(9, goal=goal), OFFICE).deadline_met is False
    assert schedule(job(9, goal=goal), ROUND_THE_CLOCK).deadline_met is True
    assert schedule(job(9), OFFICE).deadline_met is None


def test_what_keeps_a_calendar_from_being_used_is_told_at_once() -> None:
    reversed_window = Window(MONDAY, MONDAY)
    assert codes(
        Calendar(
            hours=(((5, 4),),) * 7,
            windows=(reversed_window, Window(MONDAY, datetime(2027, 1, 1), every_days=0)),
            availability=0.0,
        )
    ) == ["calendar-availability", "calendar-hours", "window-reversed", "window-repetition"]
    assert codes(Calendar(availability=float("nan"))) == ["calendar-availability"]
    assert codes(Calendar(availability=1.01)) == ["calendar-availability"]
    assert codes(Calendar(hours=())) == ["calendar-hours"]
    assert codes(Calendar(hours=((),) * 7)) == ["calendar-never-open"]
    always = Window(MONDAY, datetime(2026, 12, 2), every_days=1)
    assert codes(Calendar(windows=(always,))) == ["calendar-never-open"]
    odd = [Window(MONDAY, datetime(2026, 12, 1), every_days=days) for days in (101, 103, 107)]
    assert codes(Calendar(windows=tuple(odd))) == ["calendar-too-irregular"]
    many = [Window(MONDAY, datetime(2026, 12, 1), every_days=7)] * 2000
    assert codes(Calendar(windows=tuple(many))) == ["calendar-too-irregular"]
    assert finish_of(MONDAY, 1, Calendar(hours=())) is None
    assert computing_s(MONDAY, datetime(2027, 1, 1), Calendar(hours=())) == 0
    assert schedule(job(1), Calendar(hours=())).finish is None


def test_a_job_without_a_start_or_a_duration_has_no_finish() -> None:
    assert [issue.code for issue in schedule(job(1, None), OFFICE).issues] == ["missing-input"]
    assert schedule(job(1, workload=Workload()), OFFICE).finish is None
    assert timeline(job(1, None), OFFICE).events == ()


STEP = 1800
halves = st.integers(0, 47)
spans = st.lists(
    st.tuples(halves, st.integers(1, 48)).map(
        lambda span: (span[0] * STEP, min((span[0] + span[1]) * STEP, DAY_S))
    ),
    max_size=2,
).map(tuple)
moments = st.integers(0, 14 * 48).map(lambda value: MONDAY + timedelta(seconds=value * STEP))
windows = st.lists(
    st.builds(
        lambda start, halves, every: Window(
            start, start + timedelta(seconds=halves * STEP), every_days=every
        ),
        moments,
        st.integers(1, 100),
        st.sampled_from([None, None, None, 3, 7, 10]),
    ),
    max_size=4,
).map(tuple)
calendars = st.builds(Calendar, hours=st.tuples(*[spans] * 7), windows=windows)


def is_open(calendar: Calendar, moment: datetime) -> bool:
    """Whether the half hour from ``moment`` on is open, by the definition."""
    second = moment.hour * HOUR + moment.minute * 60
    if not any(opens <= second < closes for opens, closes in calendar.hours[moment.weekday()]):
        return False
    for window in calendar.windows:
        since, length = moment - window.start, window.end - window.start
        if window.every_days and since >= timedelta(0):
            since %= timedelta(days=window.every_days)
        if timedelta(0) <= since < length:
            return False
    return True


@settings(max_examples=100, deadline=None)
@given(calendar=calendars, start=moments, needed=st.integers(1, 400))
def test_the_arithmetic_gives_what_counting_half_hours_gives(
    calendar: Calendar, start: datetime, needed: int
) -> None:
    moment, left = start, needed
    for _ in range(30 * 48):
        left -= is_open(calendar, moment)
        moment += timedelta(seconds=STEP)
        if left == 0:
            break
    if faults(calendar):
        assert left > 0
        return
    finish = finish_of(start, needed * STEP, calendar)
    assert finish is not None
    assert finish == moment if left == 0 else finish > moment
    assert computing_s(start, moment, calendar) == (needed - left) * STEP


@settings(max_examples=60, deadline=None)
@given(calendar=calendars, start=moments, seconds=st.floats(1, 1e9), share=st.floats(0.1, 1.0))
def test_as_much_is_computed_until_the_finish_as_the_job_needs(
    calendar: Calendar, start: datetime, seconds: float, share: float
) -> None:
    calendar = replace(calendar, availability=share)
    finish = finish_of(start, seconds, calendar)
    if finish is None:
        assert faults(calendar) or seconds > 1e8
        return
    assert abs(computing_s(start, finish, calendar) - seconds) <= 0.5 + seconds * 1e-12
    assert computing_s(start, finish - timedelta(seconds=1), calendar) <= seconds


def test_a_time_line_tells_checkpoints_epochs_pauses_and_the_finish_in_order() -> None:
    plan = job(20, workload=Workload(tokens=10 * HOUR * 8 * 1000, epochs=2.0))
    line = timeline(plan, OFFICE, checkpoint_s=6 * HOUR)
    told = [(event.kind, event.when, round(event.share, 3)) for event in line.events]
    assert told == [
        (EventKind.START, datetime(2026, 11, 30, 9), 0.0),
        (EventKind.CHECKPOINT, datetime(2026, 11, 30, 15), 0.3),
        (EventKind.PAUSE, datetime(2026, 11, 30, 17), 0.4),
        (EventKind.RESUME, datetime(2026, 12, 1, 9), 0.4),
        (EventKind.EPOCH, datetime(2026, 12, 1, 11), 0.5),
        (EventKind.CHECKPOINT, datetime(2026, 12, 1, 13), 0.6),
        (EventKind.PAUSE, datetime(2026, 12, 1, 17), 0.8),
        (EventKind.RESUME, datetime(2026, 12, 2, 9), 0.8),
        (EventKind.CHECKPOINT, datetime(2026, 12, 2, 11), 0.9),
        (EventKind.EARLIEST, plan_finish(plan, OFFICE, "low"), 0.952),
        (EventKind.FINISH, datetime(2026, 12, 2, 13), 1.0),
        (EventKind.LATEST, plan_finish(plan, OFFICE, "high"), 1.0),
    ]
    assert line.issues == ()


def plan_finish(answered: Answer, calendar: Calendar, end: str) -> datetime | None:
    planned = schedule(answered, calendar)
    return planned.finish_low if end == "low" else planned.finish_high


def test_a_time_line_stays_short_however_long_the_job() -> None:
    line = timeline(job(24 * 365 * 20), OFFICE, checkpoint_s=60)
    assert len(line.events) < 3 * MOST_EVENTS
    assert [issue.code for issue in line.issues] == ["timeline-thinned", "timeline-thinned"]
    line = timeline(job(1), OFFICE, checkpoint_s=0.0)
    assert [issue.code for issue in line.issues] == ["bad-value"]


# --- a plan with a calendar ---------------------------------------------------------------------

NIGHTS_OFF = Calendar(weekly(range(7), 8 * 3600, 20 * 3600))
PLANNED = replace(
    JOB,
    start=datetime(2026, 12, 1, 8),
    goal=Goal(GoalKind.DEVICES, deadline_s=48 * 3600.0, devices=8),
    calendar=NIGHTS_OFF,
)


def told(plan: Plan) -> set[str]:
    return {issue.code for issue in answer(plan, TABLES).issues}


def test_the_answer_finishes_by_the_plans_calendar() -> None:
    found = answer(PLANNED, TABLES)
    planned = schedule(replace_calendar(found), NIGHTS_OFF)
    assert found.duration_s == answer(replace(PLANNED, calendar=None), TABLES).duration_s
    assert (found.finish, found.finish_low, found.finish_high) == (
        planned.finish, planned.finish_low, planned.finish_high,
    )  # fmt: skip
    assert found.deadline_met is planned.deadline_met
    assert "calendar-followed" in told(PLANNED)
    derived = found.derivation("finish")
    assert derived is not None
    assert "closed" in derived.steps[-1].template
    assert found.finish != answer(replace(PLANNED, calendar=None), TABLES).finish


def replace_calendar(found: Answer) -> Answer:
    return replace(found, plan=replace(found.plan, calendar=None))


def test_a_deadline_leaves_what_is_open_of_it_and_takes_more_devices() -> None:
    goal = Goal(deadline_s=48 * 3600.0)
    closed = answer(replace(PLANNED, goal=goal, calendar=NIGHTS_OFF), TABLES)
    always = answer(replace(PLANNED, goal=goal, calendar=None), TABLES)
    assert closed.required is not None
    assert always.required is not None
    assert closed.required.raw == pytest.approx(2 * always.required.raw)
    assert closed.deadline_met
    derived = closed.derivation("required")
    assert derived is not None
    assert "the calendar leaves" in derived.steps[0].template


def test_a_deadline_missed_by_the_calendar_says_what_it_leaves() -> None:
    missed = replace(PLANNED, goal=replace(PLANNED.goal, deadline_s=24 * 3600.0))
    issue = next(one for one in answer(missed, TABLES).issues if one.code == "deadline-missed")
    assert "by the calendar it leaves" in issue.message.template


def test_a_calendar_without_a_start_or_with_a_fault_is_not_followed_and_it_is_said() -> None:
    always = replace(PLANNED, calendar=None)
    without = replace(PLANNED, start=None)
    assert answer(without, TABLES).deadline_met == answer(always, TABLES).deadline_met
    assert "calendar-without-start" in told(without)
    never = replace(PLANNED, calendar=Calendar(hours=((),) * 7))
    assert answer(never, TABLES).finish == answer(always, TABLES).finish
    assert {"calendar-never-open"} <= told(never)
    assert "calendar-followed" not in told(never)
    assert told(replace(PLANNED, calendar=Calendar())) == told(always)


def test_points_and_questions_follow_the_calendar_as_the_answer_does() -> None:
    deadlines, _ = listed(Parameter.DEADLINE, [24 * 3600.0, 48 * 3600.0, 120 * 3600.0])
    assert deadlines is not None
    run = parametric(PLANNED, TABLES, (deadlines,))
    assert run is not None
    for number in range(3):
        alone = answer(run.plan_at((number,)), TABLES)
        assert run.figure_at("devices", (number,)) == alone.devices
        assert run.figure_at("deadline_met", (number,)) == alone.deadline_met
    for question in (tokens_for, epochs_for, tps_for, efficiency_for):
        found = question(PLANNED, TABLES, 48 * 3600.0, 64)
        assert found.plan is not None
        assert answer(found.plan, TABLES).deadline_met
    asked = deadline_for_devices(PLANNED, TABLES, 8)
    assert asked.plan is not None
    assert answer(asked.plan, TABLES).deadline_met
    assert asked.value is not None
    assert asked.value > (answer(PLANNED, TABLES).duration_s or 0) + 12 * 3600
    budget = within_budget(replace(PLANNED, price_per_card_hour=10.0), TABLES, 1e5)
    always = within_budget(replace(PLANNED, price_per_card_hour=10.0, calendar=None), TABLES, 1e5)
    assert budget.most_tokens is not None
    assert always.most_tokens is not None
    assert budget.most_tokens.value == always.most_tokens.value
    assert budget.most_tokens.plan is not None
    assert budget.most_tokens.plan.calendar == NIGHTS_OFF


def test_the_chance_of_a_deadline_follows_the_plans_calendar() -> None:
    assert chance(PLANNED, TABLES) is not None
    closed, always = chance(PLANNED, TABLES), chance(replace(PLANNED, calendar=None), TABLES)
    assert closed is not None
    assert always is not None
    assert closed.allowed_s == pytest.approx(24 * 3600.0)
    assert always.allowed_s == 48 * 3600.0


@pytest.mark.parametrize(
    ("calendar", "words"),
    [
        (Calendar(), "round the clock"),
        (NIGHTS_OFF, "84 h a week"),
        (Calendar(availability=0.95), "round the clock, availability 95 %"),
        (
            Calendar(windows=(Window(datetime(2026, 1, 1), datetime(2026, 1, 2)),)),
            "round the clock, closed windows: 1",
        ),
    ],
)
def test_a_calendar_is_said_in_a_few_words(calendar: Calendar, words: str) -> None:
    assert Language("en", {}).show(calendar_words(calendar)) == words
