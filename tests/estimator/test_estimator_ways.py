from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from estimator_tables import JOB, NEW, OLD, TABLES, rate, with_rates
from hypothesis import given
from hypothesis import strategies as st

from ascgui.catalog.load import load
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice
from ascgui.estimator.answer import answer
from ascgui.estimator.ways import front_of, obstacles, pareto_front, way_name, ways

PRICED = replace(JOB, price_per_card_hour=10.0, currency="CNY")


def test_every_framework_hardware_and_edition_that_supports_the_job_is_a_way() -> None:
    found = ways(JOB, TABLES)
    assert [row.id for row in found.rows] == [
        f"{NEW}|mindspeed-llm|snt9b",
        f"{NEW}|mindspeed-llm|snt9b23",
        f"{NEW}|llama-factory|snt9b",
        f"{NEW}|llama-factory|snt9b23",
        f"{OLD}|mindspeed-llm|snt9b",
    ]
    assert [row.answer.minimum_devices for row in found.rows] == [4, 4, 8, 8, 8]
    assert [row.chosen for row in found.rows] == [True, False, False, False, False]
    assert found.issues == ()


def test_a_way_is_a_plan_with_the_same_answer() -> None:
    for row in ways(PRICED, TABLES).rows:
        assert answer(row.plan, TABLES) == row.answer
        assert row.answer.edition == row.edition
        assert replace(row.plan, framework=None, hardware=None, edition=None) == replace(
            PRICED, framework=None, hardware=None
        )
    assert ways(PRICED, TABLES).rows[0].plan == PRICED, "the plan's own way is the plan"


def test_an_identity_finds_its_way_again() -> None:
    found = ways(JOB, TABLES)
    for row in found.rows:
        assert found.way(row.id) is row
    assert way_name(found.rows[1], TABLES) == f"MindSpeed-LLM · Snt9b23 · {NEW}"
    with pytest.raises(KeyError):
        found.way("nothing")


def test_an_entered_throughput_stays_with_its_own_framework_and_hardware() -> None:
    plan = replace(JOB, throughput=ThroughputChoice(entered_tps=5000.0))
    found = ways(plan, TABLES)
    entered = [row.plan.throughput.entered_tps for row in found.rows]
    assert entered == [5000.0, None, None, None, 5000.0]
    assert [bool(row.caveats) for row in found.rows] == [False, True, True, True, False]


def test_a_price_is_taken_over_to_other_hardware_with_a_warning_only() -> None:
    rows = ways(PRICED, TABLES).rows
    assert [bool(row.caveats) for row in rows] == [False, True, False, True, False]
    known = ways(PRICED, TABLES, prices={"snt9b23": 25.0}).rows
    assert [row.plan.price_per_card_hour for row in known] == [10.0, 25.0, 10.0, 25.0, 10.0]
    assert not any(row.caveats for row in known)


def test_the_front_holds_the_ways_that_none_is_quicker_and_cheaper_than() -> None:
    tables = with_rates(
        rate("a", "qwen2.5-7b", 4000, framework="mindspeed-llm", hardware="snt9b"),
        rate("b", "qwen2.5-7b", 1000, framework="llama-factory", hardware="snt9b"),
        rate("c", "qwen2.5-7b", 3000, framework="llama-factory", hardware="snt9b23"),
    )
    rows = ways(replace(PRICED, edition=NEW), tables, prices={"snt9b23": 1.0}).rows
    efficient = {row.id for row in rows if row.efficient}
    # The older edition gives the same figures here, and equal ways stand together.
    assert efficient == {
        f"{NEW}|mindspeed-llm|snt9b",
        f"{OLD}|mindspeed-llm|snt9b",
        f"{NEW}|llama-factory|snt9b23",
    }


def test_a_job_that_is_not_complete_or_has_no_way_says_so() -> None:
    found = ways(Plan(strategy=None, seq_len=None), TABLES)
    assert found.rows == ()
    assert [issue.at("field") for issue in found.issues] == ["model", "strategy", "seq_len"]
    assert [issue.code for issue in ways(replace(JOB, seq_len=5000), TABLES).issues] == ["no-way"]
    assert [issue.code for issue in ways(replace(JOB, model="none"), TABLES).issues] == ["no-way"]
    silent = ways(replace(JOB, workload=replace(JOB.workload, tokens=None)), TABLES)
    assert [issue.code for issue in silent.issues] == ["ways-without-duration"]


def test_the_search_can_be_cancelled() -> None:
    calls = iter([False, False, True])
    assert len(ways(JOB, TABLES, cancelled=lambda: next(calls)).rows) == 2


def test_every_way_of_the_shipped_catalog_is_answered() -> None:
    tables = load().tables
    plan = Plan(model="qwen2.5-7b", strategy="full", seq_len=4096, workload=JOB.workload)
    found = ways(plan, tables)
    assert len(found.rows) > 5
    assert {row.edition for row in found.rows} == set(tables.editions)
    assert all(row.answer.minimum_devices for row in found.rows)


def test_money_of_several_currencies_is_not_compared() -> None:
    cheap = answer(replace(PRICED, price_per_card_hour=1.0, currency="USD"), TABLES)
    dear = answer(PRICED, TABLES)
    assert front_of([cheap, dear]).tolist() == [True, True], "the same card-hours"
    assert front_of([replace(cheap, plan=dear.plan), dear]).tolist() == [True, False]
    assert front_of([]).tolist() == []


values = st.one_of(st.integers(0, 5).map(float), st.just(math.nan), st.floats(0, 10))


@given(points=st.lists(st.tuples(values, values), max_size=30))
def test_the_front_is_what_the_definition_says(points: list[tuple[float, float]]) -> None:
    cost = np.array([point[0] for point in points], dtype=np.float64)
    time = np.array([point[1] for point in points], dtype=np.float64)

    def beaten(mine: tuple[float, float]) -> bool:
        return any(
            other[0] <= mine[0] and other[1] <= mine[1] and other != mine for other in points
        )

    expected = [not any(map(math.isnan, point)) and not beaten(point) for point in points]
    assert pareto_front(cost, time).tolist() == expected


@pytest.mark.parametrize("devices", [2, 3])
def test_a_way_below_its_minimum_is_never_the_best(devices: int) -> None:
    job = replace(PRICED, goal=Goal(GoalKind.DEVICES, None, devices))
    rows = ways(replace(job, throughput=ThroughputChoice(entered_tps=9000.0)), TABLES).rows
    assert any(row.duration_s is not None for row in rows)
    assert not any(row.efficient for row in rows)
    assert all("below-minimum" in obstacles(row.answer) for row in rows)
    odd = {row.hardware for row in rows if "odd-die-count" in obstacles(row.answer)}
    assert odd == ({"snt9b23"} if devices % 2 else set())
