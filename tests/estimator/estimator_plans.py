"""Random plans with everything that a duration follows: a curve, failures and a calendar."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from estimator_tables import JOB
from hypothesis import strategies as st

from ascgui.domain.calendar import DAY_S, ROUND_THE_CLOCK, Calendar, Window, weekly
from ascgui.domain.plan import (
    FailureChoice,
    Formula,
    Goal,
    GoalKind,
    Rounding,
    ScalingChoice,
    ScalingPoint,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)

FALLING = ScalingChoice(
    (ScalingPoint(8, 2000.0), ScalingPoint(64, 1800.0), ScalingPoint(512, 1620.0)), "a.log, b.log"
)
STEEP = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(16, 900.0)), "steep")
"""Each further device costs the others more than it adds."""

HALF_DAYS = Calendar(weekly(range(7), 8 * 3600, 20 * 3600))
"""Open from 8 to 20 o'clock."""

ENDLESS = FailureChoice(3600.0, 60.0, 1.0)
"""So many failures that no interval passes without one."""

OFTEN = FailureChoice(1800.0, 120.0, 40_000.0, 900.0)

STARTS = (datetime(2026, 12, 1, 8), datetime(2027, 2, 28, 23, 59, 30), datetime(9999, 12, 30))

windows = st.builds(
    lambda start, hours, every: Window(
        datetime(2026, 12, 1 + start, 5), datetime(2026, 12, 1 + start + hours // 24, 6), "", every
    ),
    st.integers(0, 15),
    st.integers(0, 96),
    st.sampled_from([None, None, 7, 14]),
)
calendars = st.sampled_from([None, HALF_DAYS, Calendar(availability=2.0)]) | st.builds(
    Calendar,
    hours=st.sampled_from(
        [ROUND_THE_CLOCK.hours, HALF_DAYS.hours, weekly(range(5), 18 * 3600, 6 * 3600),
         weekly([6], 0, DAY_S)]
    ),
    windows=st.lists(windows, max_size=3).map(tuple),
    availability=st.sampled_from([1.0, 0.95, 0.5]),
)  # fmt: skip
failures = st.sampled_from([None, ENDLESS, FailureChoice(3600.0)]) | st.builds(
    FailureChoice,
    interval_s=st.floats(60.0, 1e5),
    save_s=st.floats(1.0, 3600.0),
    mean_s=st.floats(600.0, 1e7),
    restart_s=st.floats(0.0, 3600.0),
)
plans = st.builds(
    replace,
    st.just(JOB),
    hardware=st.sampled_from(["snt9b", "snt9b23"]),
    workload=st.builds(
        Workload,
        kind=st.just(WorkloadKind.TOKENS),
        tokens=st.integers(10**5, 10**13),
        epochs=st.sampled_from([1.0, 2.0, 0.5, 3.7]),
    ),
    throughput=st.floats(10, 1e5).map(lambda value: ThroughputChoice(entered_tps=value)),
    efficiency=st.floats(0.3, 1.0),
    goal=st.builds(
        Goal,
        kind=st.sampled_from(GoalKind),
        deadline_s=st.none() | st.floats(60, 1e8),
        devices=st.none() | st.integers(1, 1000),
    ),
    price_per_card_hour=st.floats(0.01, 1000),
    formula=st.sampled_from(Formula),
    rounding=st.sampled_from(Rounding),
    scaling=st.sampled_from([None, None, FALLING, STEEP]),
    failures=failures,
    calendar=calendars,
    start=st.sampled_from([None, *STARTS, *STARTS]),
)
"""Plans with a throughput, data and a known cluster; most of them have a duration."""
