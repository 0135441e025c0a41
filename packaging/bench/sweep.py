"""Plan evaluations per second of a sweep, beside a plain Python loop over the same plans."""

from __future__ import annotations

import math
import time

import numpy as np

from ascgui.domain.catalog import Hardware
from ascgui.estimator.sweep import SweepInputs, SweepResult, sweep

_COUNT = 2_000_000
_LOOP_COUNT = 100_000
_BOUND = 5e6
_HARDWARE = Hardware("snt9b23", "Snt9b23", "", 2, 8, 2, 0, None, None, "")


def _plain(tokens: float, tps: float, eta: float, deadline: float) -> tuple[float, ...]:
    """Return what a sweep gives for one plan, as one would write it without numpy."""
    raw = tokens / (tps * deadline * eta)
    count = max(1, math.ceil(raw - min(raw * 1e-9, 0.25)))
    count = math.ceil(count / 2) * 2
    if count > 8:
        count = math.ceil(count / 8) * 8
    count = max(count, 16, 8)
    ideal = tokens / (tps * count)
    expected = tokens / (tps * count * eta)
    cards = math.ceil(count / 2)
    hours = cards * expected / 3600
    nodes = math.ceil(count / 16)
    return (raw, count, cards, nodes, expected, expected, ideal, ideal * eta, hours, hours * 10.0)


def main() -> None:
    """Print one row: evaluations/s of the sweep, of the loop, their ratio and the bound."""
    random = np.random.default_rng(7)
    tokens = random.uniform(1e8, 1e12, _COUNT)
    tps = random.uniform(100.0, 5000.0, _COUNT)
    eta = random.uniform(0.7, 1.0, _COUNT)
    deadline = random.uniform(3600.0, 1e6, _COUNT)
    inputs = SweepInputs(
        tokens=tokens,
        tokens_per_second=tps,
        efficiency=eta,
        hardware=_HARDWARE,
        deadline_s=deadline,
        minimum_devices=16.0,
        price_per_card_hour=10.0,
    )
    result, rate = _best_sweep(inputs)
    plans = list(zip(tokens.tolist(), tps.tolist(), eta.tolist(), deadline.tolist(), strict=True))
    start = time.process_time()
    looped = [_plain(*plan) for plan in plans[:_LOOP_COUNT]]
    loop_rate = _LOOP_COUNT / (time.process_time() - start)
    if [row[1] for row in looped] != result.devices[:_LOOP_COUNT].tolist():
        raise SystemExit("error: the loop and the sweep disagree on the devices")
    print(
        f"sweep, evaluations/s on one core | {rate:,.0f} | {loop_rate:,.0f} (Python loop)"
        f" | {rate / loop_rate:.1f} | >= {_BOUND:,.0f}/s"
    )


def _best_sweep(inputs: SweepInputs) -> tuple[SweepResult, float]:
    """Return the result and the best rate of three runs, in processor time of this process."""
    rates = []
    for _ in range(3):
        start = time.process_time()
        result = sweep(inputs)
        rates.append(_COUNT / (time.process_time() - start))
    if result is None:
        raise SystemExit("error: the sweep was cancelled")
    return result, max(rates)


if __name__ == "__main__":
    main()
