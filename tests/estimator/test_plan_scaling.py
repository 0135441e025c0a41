from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from estimator_tables import JOB, SNT9B, TABLES
from hypothesis import given
from hypothesis import strategies as st

from ascgui.domain.issues import Severity
from ascgui.domain.plan import Formula, Goal, GoalKind, Rounding, ScalingChoice, ScalingPoint
from ascgui.estimator import devices as rules
from ascgui.estimator.answer import answer
from ascgui.estimator.curves import curves
from ascgui.estimator.efficiency import Efficiency
from ascgui.estimator.scaling import fit
from ascgui.estimator.sweep import SweepInputs, sweep

HOUR = 3600.0
FALLING = ScalingChoice(
    (ScalingPoint(8, 2000.0), ScalingPoint(64, 1800.0), ScalingPoint(512, 1620.0)), "a.log, b.log"
)
"""Each eightfold number of devices costs a tenth: a power law with b = log 0.9 ÷ log 8."""

FLAT = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(128, 2000.0)), "flat")


def power(devices: float) -> float:
    return float((devices / 8) ** (np.log(0.9) / np.log(8)))


def test_a_curve_gives_each_device_count_its_own_efficiency() -> None:
    for devices in (8, 16, 64, 256):
        plan = replace(JOB, scaling=FALLING, goal=Goal(GoalKind.DEVICES, devices=devices))
        answered = answer(plan, TABLES)
        constant = answer(replace(plan, scaling=None, efficiency=power(devices)), TABLES)
        assert answered.efficiency == pytest.approx(power(devices))
        assert answered.duration is not None
        assert constant.duration is not None
        assert answered.duration.expected == pytest.approx(constant.duration.expected)
        assert answered.duration.low <= answered.duration.expected <= answered.duration.high


def test_the_efficiency_is_one_where_the_rate_itself_was_measured() -> None:
    row = next(row for row in TABLES.throughput if row.id == answer(JOB, TABLES).evidence.row.id)
    there = replace(row, devices=64)
    rates = tuple(there if one is row else one for one in TABLES.throughput)
    plan = replace(JOB, scaling=FALLING, goal=Goal(GoalKind.DEVICES, devices=64))
    answered = answer(plan, replace(TABLES, throughput=rates))
    assert answered.efficiency == pytest.approx(1.0)


def test_the_curve_over_devices_follows_it_for_the_own_cluster_alone() -> None:
    plain, scaled = curves(JOB, TABLES), curves(replace(JOB, scaling=FALLING), TABLES)
    own = dict(zip(scaled[0].devices, scaled[0].duration_s, strict=True))
    before = dict(zip(plain[0].devices, plain[0].duration_s, strict=True))
    for devices in set(own) & set(before):
        assert own[devices] == pytest.approx(before[devices] * 0.9 / min(1.0, power(devices)))
    for one, other in zip(plain[1:], scaled[1:], strict=True):
        both = set(one.devices) & set(other.devices)
        at, there = (dict(zip(c.devices, c.duration_s, strict=True)) for c in (one, other))
        assert {n: at[n] for n in both} == {n: there[n] for n in both}


@given(
    hours=st.floats(0.5, 2000.0),
    seq=st.sampled_from(list(Formula)),
    rounding=st.sampled_from(list(Rounding)),
)
def test_a_curve_without_loss_gives_the_figures_of_efficiency_one(
    hours: float, seq: Formula, rounding: Rounding
) -> None:
    plan = replace(JOB, goal=Goal(deadline_s=hours * HOUR), formula=seq, rounding=rounding)
    one = answer(replace(plan, efficiency=1.0), TABLES)
    flat = answer(replace(plan, scaling=FLAT), TABLES)
    assert (one.devices, one.cards, one.nodes) == (flat.devices, flat.cards, flat.nodes)
    assert one.required is not None
    assert flat.required is not None
    assert flat.required.raw == pytest.approx(one.required.raw, rel=1e-12)
    assert replace(flat.required, raw=1.0) == replace(one.required, raw=1.0)
    assert one.duration is not None
    assert flat.duration is not None
    for name in ("expected", "ideal", "published"):
        assert getattr(flat.duration, name) == pytest.approx(getattr(one.duration, name), rel=1e-12)


@given(hours=st.floats(1.0, 400.0))
def test_the_devices_for_a_deadline_are_the_fewest_usable_that_meet_it(hours: float) -> None:
    plan = replace(
        JOB, scaling=FALLING, goal=Goal(deadline_s=hours * HOUR), rounding=Rounding.EXACT
    )
    answered = answer(plan, TABLES)
    if answered.required is None:
        return
    count = answered.required.exact
    assert answered.deadline_met
    fewer = rules.next_usable_below(count, SNT9B.allocation_unit)
    if fewer is not None and fewer >= (answered.minimum_devices or 1):
        short = answer(replace(plan, goal=Goal(GoalKind.DEVICES, devices=fewer)), TABLES)
        assert short.duration is not None
        assert not rules.meets_deadline(short.duration.expected, hours * HOUR)


def test_a_deadline_that_no_count_meets_is_said_to_be_out_of_reach() -> None:
    steep = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(16, 900.0)), "steep")
    plan = replace(JOB, scaling=steep, goal=Goal(deadline_s=HOUR / 4))
    answered = answer(plan, TABLES)
    assert answered.required is None
    found = next(issue for issue in answered.issues if issue.code == "deadline-out-of-reach")
    assert "each further one" in found.message.template


def test_the_answer_says_that_the_efficiency_follows_a_curve_and_how_far_it_is_supported() -> None:
    def code(devices: int) -> tuple[str, Severity]:
        plan = replace(JOB, scaling=FALLING, goal=Goal(GoalKind.DEVICES, devices=devices))
        found = [one for one in answer(plan, TABLES).issues if one.code.startswith("scaling-")]
        return found[0].code, found[0].severity

    assert code(64) == ("scaling-from-curve", Severity.INFO)
    assert code(1024) == ("scaling-from-curve", Severity.INFO)
    assert code(1032) == ("scaling-unsupported", Severity.WARNING)
    derived = answer(replace(JOB, scaling=FALLING), TABLES).derivation("duration")
    assert derived is not None
    term = next(term for term in derived.terms if term.symbol == "η")
    assert dict(term.evidence.values)["source"] == "a.log, b.log"


def test_measurements_on_one_device_count_are_no_curve_and_it_is_said() -> None:
    one = ScalingChoice((ScalingPoint(8, 2000.0), ScalingPoint(8, 1990.0)), "one")
    answered = answer(replace(JOB, scaling=one), TABLES)
    assert answered.efficiency == JOB.efficiency
    assert "scaling-unusable" in {issue.code for issue in answered.issues}


def test_a_constant_that_does_not_count_is_no_fault_of_a_plan_with_a_curve() -> None:
    answered = answer(replace(JOB, scaling=FALLING, efficiency=90.0), TABLES)
    assert answered.duration is not None
    assert "efficiency-above-one" not in {issue.code for issue in answered.issues}


@pytest.mark.parametrize("formula", list(Formula))
def test_a_sweep_gives_what_single_answers_give(formula: Formula) -> None:
    deadlines = np.array([2.0, 10.0, 50.0, 200.0]) * HOUR
    plan = replace(JOB, scaling=FALLING, formula=formula)
    single = [answer(replace(plan, goal=Goal(deadline_s=d)), TABLES) for d in deadlines]
    rate = single[0].evidence
    assert rate is not None
    curve = Efficiency(1.0, fit(FALLING.points), rate.row.devices if rate.row else None)
    swept = sweep(
        SweepInputs(
            tokens=single[0].total_tokens or 0.0,
            tokens_per_second=rate.tps,
            efficiency=0.9,
            hardware=SNT9B,
            deadline_s=deadlines,
            minimum_devices=float(single[0].minimum_devices or 1),
            formula=formula,
            scaling=curve,
        )
    )
    assert swept is not None
    assert swept.devices.tolist() == [one.devices for one in single]
    assert swept.duration_s.tolist() == pytest.approx([one.duration_s for one in single])
