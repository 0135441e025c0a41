from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from ascgui.catalog.load import load
from ascgui.domain.calendar import Calendar, weekly
from ascgui.domain.plan import FailureChoice, Goal, GoalKind, Plan, ThroughputChoice, Workload
from ascgui.estimator.answer import answer

TABLES = load().tables
SECOND = timedelta(seconds=1)
START = datetime(2026, 12, 1, 8)
HALF_DAYS = Calendar(weekly(range(7), 8 * 3600, 20 * 3600))
PLAN = Plan(
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    seq_len=4096,
    strategy="full",
    stage="sft",
    workload=Workload(tokens=1_000_000_000),
    throughput=ThroughputChoice(entered_tps=2000.0),
    start=START,
    calendar=HALF_DAYS,
    failures=FailureChoice(3600.0, 120.0, 172_800.0, 1200.0),
)


def test_the_calendar_stretches_the_duration_that_includes_failures():
    figures = answer(replace(PLAN, goal=Goal(GoalKind.DEVICES, devices=16)), TABLES)
    assert figures.goodput is not None
    assert figures.duration_s == pytest.approx(34_722.2222 / figures.goodput, rel=1e-6)
    assert figures.duration_s < 12 * 3600
    assert abs(figures.finish - START - timedelta(seconds=figures.duration_s)) < SECOND
    longer = answer(replace(PLAN, goal=Goal(GoalKind.DEVICES, devices=8)), TABLES)
    assert longer.duration_s == pytest.approx(2 * figures.duration_s, rel=1e-9)
    assert 12 * 3600 < longer.duration_s < 24 * 3600
    finish = START + timedelta(hours=12, seconds=longer.duration_s)
    assert abs(longer.finish - finish) < SECOND


def test_a_deadline_loses_the_closed_hours_first_and_the_failures_then():
    figures = answer(replace(PLAN, goal=Goal(GoalKind.DEADLINE, deadline_s=48 * 3600)), TABLES)
    kept_s = 24 * 3600 * figures.goodput
    assert figures.required.raw == pytest.approx(1e9 / (2000 * kept_s * 0.9), rel=1e-6)
    told = next(one for one in figures.derivations if one.figure == "required").steps
    left = [step for step in told if "leave" in step.template]
    assert [step.template.split(",")[1].split()[0:2] for step in left] == [
        ["the", "calendar"],
        ["saves", "and"],
    ]
    values = [dict(step.values)["left"].value for step in left]
    assert values == [pytest.approx(24 * 3600), pytest.approx(kept_s)]
