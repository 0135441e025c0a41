"""What one keystroke costs the estimator: the answer and all curves, over the shipped catalog."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from ascgui.catalog.load import load
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Goal, Plan, ThroughputChoice, Workload
from ascgui.estimator.answer import answer
from ascgui.estimator.curves import curves
from ascgui.estimator.support import OPTION_FIELDS, options

_FRAME_MS = 16.0
_RUNS = 5


def main() -> None:
    """Print one row a subject: 95th percentile of processor time in ms, beside a frame of 16 ms."""
    tables = load().tables
    plan = Plan(
        model="qwen2.5-7b",
        framework="mindspeed-llm",
        hardware="snt9b",
        workload=Workload(tokens=1_200_000_000, epochs=2),
        goal=Goal(deadline_s=259_200.0),
        start=datetime(2026, 11, 30, 9),
        price_per_card_hour=10.0,
    )
    every_job = [
        replace(
            plan,
            model=key.model,
            strategy=key.strategy,
            seq_len=key.seq_len,
            framework=key.framework,
            hardware=key.hardware,
        )
        for edition, key in tables.requirements
        if edition == tables.newest_edition
    ]
    misspelt = [replace(plan, model=f"qwen25-{size}bb") for size in range(50)]
    _print("answer and curves of every job", every_job, tables, _recompute)
    _print("answer and curves, misspelt model", misspelt, tables, _recompute)
    _print("marks of all choice boxes", every_job[::10], tables, _choices)
    crowded = replace(
        tables,
        throughput=tables.throughput
        + tuple(
            replace(row, id=f"{row.id}-{copy}") for row in tables.throughput for copy in range(35)
        ),
    )
    _print(
        f"answer and curves with {len(crowded.throughput):,} throughput rows",
        [replace(plan, throughput=ThroughputChoice()) for _ in range(50)],
        crowded,
        _recompute,
    )


def _recompute(plan: Plan, tables: Tables) -> None:
    answer(plan, tables)
    curves(plan, tables)


def _choices(plan: Plan, tables: Tables) -> None:
    for field in OPTION_FIELDS:
        options(plan, tables, field)


def _print(
    name: str, plans: list[Plan], tables: Tables, work: Callable[[Plan, Tables], None]
) -> None:
    taken = []
    for _ in range(max(1, _RUNS * 50 // len(plans))):
        for plan in plans:
            start = time.process_time()
            work(plan, tables)
            taken.append((time.process_time() - start) * 1e3)
    p95 = sorted(taken)[int(0.95 * len(taken))]
    print(
        f"{name}, p95 | {p95:.2f} ms | {_FRAME_MS:.0f} ms (a frame) | {p95 / _FRAME_MS:.2f}"
        " | <= 1.00"
    )


if __name__ == "__main__":
    main()
