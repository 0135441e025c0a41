from __future__ import annotations

from dataclasses import replace

import pytest
from estimator_tables import JOB, TABLES, rate, with_rates

from ascgui.domain.answer import Curve
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Formula, Goal, GoalKind, Plan, ThroughputChoice, Workload
from ascgui.estimator.answer import answer
from ascgui.estimator.curves import MOST_POINTS, curves, device_grid


def by_place(plan: Plan, tables: Tables = TABLES) -> dict[tuple[str, str], Curve]:
    return {(curve.framework, curve.hardware): curve for curve in curves(plan, tables)}


def test_every_place_with_an_entry_has_a_curve_the_plans_own_first() -> None:
    found = curves(JOB, TABLES)
    assert [(each.framework, each.hardware) for each in found] == [
        ("mindspeed-llm", "snt9b"),
        ("mindspeed-llm", "snt9b23"),
        ("llama-factory", "snt9b"),
        ("llama-factory", "snt9b23"),
        ("verl", "snt9b"),
    ]
    assert [each.chosen for each in found] == [True, False, False, False, False]


def test_a_curve_starts_at_the_minimum_and_holds_what_is_needed_and_used() -> None:
    own = curves(JOB, TABLES)[0]
    assert own.devices[:5] == (4, 8, 16, 24, 32)
    assert own.devices[-1] == 64
    found = answer(JOB, TABLES)
    assert own.duration_s[own.devices.index(8)] == found.duration_s
    assert list(own.duration_s) == sorted(own.duration_s, reverse=True)


def test_a_curve_ends_at_four_times_what_is_needed_or_beyond() -> None:
    plan = replace(JOB, goal=Goal(deadline_s=1200.0))
    found = answer(plan, TABLES)
    assert found.devices is not None
    assert found.devices > 500
    own = curves(plan, TABLES)[0]
    assert own.devices[-1] >= 4 * found.devices - 64
    assert found.devices in own.devices
    assert len(own.devices) <= MOST_POINTS


def test_the_chosen_count_is_on_the_curve_even_if_it_is_no_usual_one() -> None:
    plan = replace(JOB, goal=Goal(GoalKind.DEVICES, devices=13))
    assert 13 in curves(plan, TABLES)[0].devices


def test_a_curve_without_points_says_why() -> None:
    found = by_place(JOB)
    for place, words in (
        (("llama-factory", "snt9b"), "No throughput"),
        (("verl", "snt9b"), "does not support"),
    ):
        curve = found[place]
        assert curve.devices == curve.duration_s == ()
        assert curve.reason is not None
        assert words in curve.reason.template
    own = curves(replace(JOB, workload=Workload()), TABLES)[0]
    assert own.reason is not None
    own = curves(replace(JOB, efficiency=0.0), TABLES)[0]
    assert own.reason is not None


def test_an_entered_rate_holds_for_the_plans_own_place_only() -> None:
    plan = replace(JOB, throughput=ThroughputChoice(entered_tps=3000.0))
    tables = with_rates(rate("lf", "qwen2.5-7b", 2500, framework="llama-factory"))
    found = by_place(plan, tables)
    own, other = found["mindspeed-llm", "snt9b"].evidence, found["llama-factory", "snt9b"].evidence
    assert own is not None
    assert other is not None
    assert (own.tps, other.tps) == (3000, 2500)


def test_an_unknown_combination_still_has_the_plans_own_curve() -> None:
    (own,) = curves(replace(JOB, seq_len=5000), TABLES)
    assert own.chosen
    assert own.minimum_devices is None
    assert own.devices[0] == 1
    assert curves(replace(JOB, framework="?"), TABLES)[0].chosen is False
    assert curves(Plan(), TABLES) == ()


def test_the_printed_formula_draws_its_own_durations() -> None:
    plan = replace(JOB, formula=Formula.PUBLISHED)
    found = answer(plan, TABLES)
    own = curves(plan, TABLES)[0]
    assert found.devices is not None
    assert own.duration_s[own.devices.index(found.devices)] == found.duration_s


def test_a_cancelled_request_gives_nothing() -> None:
    asked: list[int] = []

    def cancelled() -> bool:
        asked.append(1)
        return len(asked) > 3

    assert curves(JOB, TABLES, cancelled) == ()
    assert len(asked) == 4
    assert len(curves(JOB, TABLES, lambda: False)) == 5


@pytest.mark.parametrize("unit", [1, 2])
@pytest.mark.parametrize("minimum", [1, 2, 4, 8, 48, 512, 4096])
@pytest.mark.parametrize("end", [8, 64, 1000, 10_000_000])
def test_a_grid_is_short_rising_and_usable(unit: int, minimum: int, end: int) -> None:
    grid = device_grid(minimum, end, unit).tolist()
    assert grid == sorted(set(grid))
    assert grid[0] == max(minimum, unit)
    assert len(grid) <= MOST_POINTS
    assert all(count % unit == 0 and (count <= 8 or count % 8 == 0) for count in grid)
