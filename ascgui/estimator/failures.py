"""Size of checkpoints, and what failures cost: goodput and the best interval.

Sources: J. W. Young, "A first order approximation to the optimum checkpoint interval", CACM 17(9),
1974; J. T. Daly, "A higher order estimate of the optimum checkpoint interval for restart dumps",
Future Generation Computer Systems 22(3), 2006.
"""

from __future__ import annotations

import math

from ascgui.domain.record import frozen

BYTES_PER_PARAM_FULL = 14
"""BF16 weights (2) and FP32 master weights and both Adam moments (12), as mixed-precision training
with Adam keeps them; gradients are not saved."""


def checkpoint_bytes(params_total: float) -> float:
    """Return the estimated size in bytes of one checkpoint of ``params_total`` parameters."""
    return params_total * BYTES_PER_PARAM_FULL


def young_interval_s(save_s: float, failure_mean_s: float) -> float:
    """Return Young's best interval in seconds between saves of ``save_s`` seconds each."""
    return math.sqrt(2 * save_s * failure_mean_s)


def daly_interval_s(save_s: float, failure_mean_s: float) -> float:
    """Return Daly's higher-order best interval in seconds (compute time between two saves)."""
    if save_s >= 2 * failure_mean_s:
        return failure_mean_s
    ratio = save_s / (2 * failure_mean_s)
    root = math.sqrt(2 * save_s * failure_mean_s)
    return root * (1 + math.sqrt(ratio) / 3 + ratio / 9) - save_s


def goodput(interval_s: float, save_s: float, restart_s: float, failure_mean_s: float) -> float:
    """Return the share (0 … 1) of wall time that is training which is kept.

    Daly's complete model with exponential failures: the expected wall time of one interval with
    its save is M·e^(R/M)·(e^((τ+δ)/M) − 1). Times in seconds.
    """
    mean = failure_mean_s
    exponent = (interval_s + save_s) / mean
    if exponent + restart_s / mean > 600:
        return 0.0
    wall_s = mean * math.exp(restart_s / mean) * math.expm1(exponent)
    return interval_s / wall_s


@frozen
class Failures:
    """What checkpoints and failures cost a job, all times in seconds of wall time.

    ``wall_s`` is the job's whole duration with them, ``lost_s`` what is added to ``duration_s``;
    ``best_interval_s`` is Daly's, ``best_wall_s`` the duration with it.
    """

    duration_s: float
    interval_s: float
    goodput: float
    wall_s: float
    lost_s: float
    best_interval_s: float
    best_goodput: float
    best_wall_s: float
    expected_failures: float


def with_failures(
    duration_s: float,
    interval_s: float,
    save_s: float,
    restart_s: float,
    failure_mean_s: float,
) -> Failures:
    """Return what failures and saves add to a job of ``duration_s`` seconds.

    All times are positive seconds.

    Raises:
        ValueError: a time is not positive and finite.
    """
    for value in (duration_s, interval_s, save_s, failure_mean_s):
        if not (math.isfinite(value) and value > 0):
            raise ValueError(f"times are positive and finite, not {value}")
    if not (math.isfinite(restart_s) and restart_s >= 0):
        raise ValueError(f"a restart time is not negative and finite: {restart_s}")
    share = goodput(interval_s, save_s, restart_s, failure_mean_s)
    best_interval_s = max(daly_interval_s(save_s, failure_mean_s), save_s)
    best = goodput(best_interval_s, save_s, restart_s, failure_mean_s)
    wall_s = duration_s / share if share > 0 else math.inf
    return Failures(
        duration_s=duration_s,
        interval_s=interval_s,
        goodput=share,
        wall_s=wall_s,
        lost_s=wall_s - duration_s,
        best_interval_s=best_interval_s,
        best_goodput=best,
        best_wall_s=duration_s / best if best > 0 else math.inf,
        expected_failures=wall_s / failure_mean_s,
    )
