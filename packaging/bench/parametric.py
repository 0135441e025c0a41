"""A million points of one plan and 100,000 draws of its assumptions, beside plain Python loops."""

from __future__ import annotations

import math
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import replace

from ascgui.catalog.load import load
from ascgui.domain.plan import Goal, Plan, ThroughputChoice, Workload
from ascgui.estimator.axis import Parameter, evenly
from ascgui.estimator.parametric import parametric
from ascgui.estimator.sensitivity import DRAWS, chance

_SIDE = 1000
_LOOP_SIDE = 200
_POINTS_BOUND = 10.0
_DRAWS_BOUND = 5.0
_PLAN = Plan(
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2),
    throughput=ThroughputChoice(entered_tps=4034.0),
    goal=Goal(deadline_s=72 * 3600.0),
    price_per_card_hour=10.0,
)


def _point(
    tokens: float, tps: float, eta: float, deadline: float, minimum: int
) -> tuple[float, ...]:
    """Return what one point has, as one would write it without numpy."""
    raw = tokens / (tps * deadline * eta)
    count = max(1, math.ceil(raw - min(raw * 1e-9, 0.25)))
    if count > 8:
        count = math.ceil(count / 8) * 8
    count = max(count, minimum, 8)
    expected = tokens / (tps * count * eta)
    low = tokens / (tps * 1.05 * count * min(eta + 0.05, 1.0))
    high = tokens / (tps * 0.95 * count * max(eta - 0.05, eta / 2))
    hours = count * expected / 3600
    nodes = math.ceil(count / 8)
    met = expected <= deadline * (1 + 1.001e-9)
    return (count, count, nodes, expected, low, high, hours, hours * 10.0, met)


def _draw(tokens: float, tps: float, devices: int) -> tuple[float, float]:
    """Return the duration and cost of one draw, as one would write it without numpy."""
    triangular = random.triangular
    rate = triangular(tps * 0.95, tps * 1.05, tps)
    eta = triangular(0.85, 0.95, 0.9)
    amount = triangular(tokens * 0.9, tokens * 1.1, tokens)
    price = triangular(9.0, 11.0, 10.0)
    seconds = amount / (rate * devices * eta)
    return seconds, devices * seconds / 3600 * price


def _best(work: Callable[[], object], times: int = 3) -> float:
    """Return the least processor time of a few runs, in seconds."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return min(taken)


def main() -> None:
    """Print a row for the points and one for the draws: rates, the loop's, their ratio, bound."""
    tables = load().tables
    _points(tables)
    _draws(tables)


def _points(tables: object) -> None:
    devices, _ = evenly(Parameter.DEADLINE, 3600.0, 1e6, _SIDE)
    rates, _ = evenly(Parameter.TPS, 500.0, 5000.0, _SIDE)
    if devices is None or rates is None:
        raise SystemExit("error: the axes were refused")
    axes = (devices, rates)
    run = parametric(_PLAN, tables, axes)
    taken = _best(lambda: parametric(_PLAN, tables, axes))
    rate = _SIDE * _SIDE / taken
    minimum = 4

    def loop() -> list[tuple[float, ...]]:
        tokens = 2.4e9
        return [
            _point(tokens, tps, 0.9, deadline, minimum)
            for deadline in devices.values[:_LOOP_SIDE].tolist()
            for tps in rates.values[:_LOOP_SIDE].tolist()
        ]

    looped = loop()
    loop_rate = _LOOP_SIDE * _LOOP_SIDE / _best(loop)
    for place, figure in ((0, "devices"), (3, "duration_s"), (5, "high_s"), (7, "cost")):
        found = run.figures[figure][:_LOOP_SIDE, :_LOOP_SIDE].reshape(-1).tolist()
        wanted = [row[place] for row in looped]
        if not all(map(math.isclose, found, wanted)):
            raise SystemExit(f"error: the loop and the run disagree on {figure}")
    print(
        f"a million points, points/s on one core | {rate:,.0f} ({taken * 1000:.0f} ms)"
        f" | {loop_rate:,.0f} (Python loop) | {rate / loop_rate:.1f} | >= {_POINTS_BOUND:.0f}"
    )


def _draws(tables: object) -> None:
    plan = replace(_PLAN, goal=Goal(deadline_s=24 * 3600.0))
    taken = _best(lambda: chance(plan, tables))

    def loop() -> float:
        drawn = [_draw(2.4e9, 4034.0, 8) for _ in range(DRAWS)]
        durations = sorted(seconds for seconds, _ in drawn)
        costs = sorted(cost for _, cost in drawn)
        statistics.quantiles(durations, n=20)
        statistics.quantiles(costs, n=20)
        return sum(seconds <= 24 * 3600.0 for seconds in durations) / DRAWS

    looped, loop_taken = loop(), _best(loop)
    found = chance(plan, tables)
    if found is None or found.met is None or abs(found.met - looped) > 0.02:
        raise SystemExit("error: the loop and the draws disagree on the chance")
    print(
        f"100,000 draws, ms | {taken * 1000:.0f} | {loop_taken * 1000:.0f} (Python loop)"
        f" | {loop_taken / taken:.1f} | >= {_DRAWS_BOUND:.0f}"
    )


if __name__ == "__main__":
    main()
