"""Which throughput a plan may use: the candidates, best first, and what differs in each.

Order: measured on this job; entered by the user; published for exactly this job; the nearest rate
of the same work, framework and hardware for the same model or one of the same architecture; then
everything else that is near, which is shown and never chosen without being told. Among the
nearest: strategy and stage first, then the distance of the sequence lengths in doublings, then the
same model before the same architecture, then the one last seen latest.

Rates of reinforcement learning and of supervised training never stand for one another.

Ranges (:func:`_bounds`): measured, the 10th to the 90th percentile; entered, 5 % either way;
published for exactly this job, 10 %; the nearest, 15 %, and 25 % where the strategy differs. Each
doubling between the sequence lengths moves the bound on the side where the truth is likely to lie
by × 0.8 or ÷ 0.8: the public rates of one model at several lengths fall by 13 to 24 % a doubling.
Below 2048 tokens, and in reinforcement learning, other costs rule and the side is not known, so
both bounds move.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from ascgui.domain.answer import Evidence, EvidenceKind
from ascgui.domain.catalog import Tables, ThroughputRow
from ascgui.domain.issues import Source
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.naming import (
    framework_name,
    hardware_name,
    is_reinforcement,
    stage_name,
    strategy_name,
)
from ascgui.estimator.rate_differences import differences
from ascgui.estimator.rate_match import (
    Match,
    is_rate,
    is_usable,
    kin,
    match_of,
    side_is_known,
)
from ascgui.estimator.spelling import digits

ENTERED_SPREAD = 0.05
EXACT_SPREAD = 0.10
NEAREST_SPREAD = 0.15
OTHER_STRATEGY_SPREAD = 0.25
DOUBLING_FACTOR = 0.8

_MOST_DOUBLINGS = 5.0
_MOST_SHOWN = 24


def candidates(plan: Plan, tables: Tables) -> tuple[Evidence, ...]:
    """Return the rates that are near the plan's job, best first, with what differs in each.

    Those with ``automatic`` may be used without being told; those without ``choosable`` cannot be
    used at all: their rate is NaN. What the user entered stands among them, if it can be a rate.
    """
    matches = _matches(plan, tables, kin(plan.model, tables))
    ranked = sorted(matches, key=lambda match: match.key)
    sure = [match for match in ranked if match.tier <= 3][:_MOST_SHOWN]
    other = [match for match in ranked if match.tier > 3][:_MOST_SHOWN]
    entered = _entered(plan)
    listed = [(match.tier, _evidence(match, plan, tables)) for match in (*sure, *other)]
    if entered is not None:
        listed.append((1, entered))
    return tuple(evidence for _, evidence in sorted(listed, key=lambda item: item[0]))


def selected(plan: Plan, tables: Tables, listed: Iterable[Evidence]) -> Evidence | None:
    """Return the rate that the plan uses, or None if there is none that it may use.

    What the user entered is used before a chosen row, a chosen row before the best of ``listed``.
    An entry or a row that cannot be used leaves the plan without a rate: another is never put in
    its place unasked.
    """
    if plan.throughput.entered_tps is not None:
        return _entered(plan)
    wanted = plan.throughput.row_id
    if wanted is None:
        return next((evidence for evidence in listed if evidence.automatic), None)
    row = tables.throughput_by_id.get(wanted)
    if row is None or not is_usable(row):
        return None
    known = (each for each in listed if each.row is not None and each.row.id == wanted)
    found = next(known, None)
    return found or _evidence(match_of(row, plan, kin(plan.model, tables)), plan, tables)


def best(plan: Plan, tables: Tables, related: Mapping[str, int] | None = None) -> Evidence | None:
    """Return what :func:`selected` would, without listing what is not used.

    ``related`` is :func:`kin` of the plan's model, if it is at hand.
    """
    if plan.throughput.entered_tps is not None or plan.throughput.row_id is not None:
        return selected(plan, tables, ())
    related = kin(plan.model, tables) if related is None else related
    match = min(
        (match for match in _matches(plan, tables, related, here=True) if match.automatic),
        key=lambda match: match.key,
        default=None,
    )
    return None if match is None else _evidence(match, plan, tables)


def _matches(
    plan: Plan, tables: Tables, related: Mapping[str, int], *, here: bool = False
) -> Iterable[Match]:
    """Yield how each row of the same kind of work and of a related model stands to the plan.

    ``here`` leaves out other frameworks and hardware.
    """
    reinforcement = is_reinforcement(plan.stage, plan.strategy)
    for name in related:
        for row in tables.throughput_of.get(name, ()):
            if here and (row.framework, row.hardware) != (plan.framework, plan.hardware):
                continue
            if is_reinforcement(row.stage, row.strategy) is reinforcement:
                yield match_of(row, plan, related)


def _entered(plan: Plan) -> Evidence | None:
    value = plan.throughput.entered_tps
    if value is None or not is_rate(value):
        return None
    return Evidence(
        kind=EvidenceKind.ENTERED,
        tps=float(value),
        low=value * (1 - ENTERED_SPREAD),
        high=value * (1 + ENTERED_SPREAD),
        range_rule=text(
            "An entered rate is taken to be within {percent} either way.",
            percent=Quantity(ENTERED_SPREAD, Unit.PERCENT),
        ),
        explanation=text("Entered by the user."),
        automatic=True,
    )


def _evidence(match: Match, plan: Plan, tables: Tables) -> Evidence:
    row = match.row
    tps = float(row.tokens_per_second) if match.usable and row.tokens_per_second else math.nan
    low, high, rule = _bounds(match, tps)
    if not match.exact:
        kind = EvidenceKind.NEAREST
    else:
        kind = EvidenceKind.MEASURED if row.measured else EvidenceKind.CATALOG
    return Evidence(
        kind=kind,
        tps=tps,
        low=low,
        high=high,
        range_rule=rule,
        explanation=_explanation(match, tables),
        differences=differences(match, plan, tables),
        row=row,
        sources=(_source(row),),
        choosable=match.usable,
        automatic=match.automatic,
    )


def _bounds(match: Match, tps: float) -> tuple[float, float, Text]:
    """Return the low and high rate and the rule in words; see the head of this module."""
    row = match.row
    if not match.usable:
        return math.nan, math.nan, text("There is no rate per device to give a range for.")
    low, high = _measured_bounds(row, tps)
    if match.exact and row.measured:
        return low, high, text("From the 10th to the 90th percentile of the measured steps.")
    if match.exact:
        return (
            tps * (1 - EXACT_SPREAD),
            tps * (1 + EXACT_SPREAD),
            text(
                "A rate published for the same job is taken to be within {percent} either way.",
                percent=Quantity(EXACT_SPREAD, Unit.PERCENT),
            ),
        )
    spread = NEAREST_SPREAD if match.same_strategy else OTHER_STRATEGY_SPREAD
    low, high = min(low, tps * (1 - spread)), max(high, tps * (1 + spread))
    percent = Quantity(spread, Unit.PERCENT)
    if match.doublings == 0:
        return (
            low,
            high,
            text(
                "A rate of a near job is taken to be within {percent} either way.", percent=percent
            ),
        )
    doublings = _MOST_DOUBLINGS if match.doublings is None else match.doublings
    factor = DOUBLING_FACTOR ** min(abs(doublings), _MOST_DOUBLINGS)
    if not side_is_known(match):
        return (
            low * factor,
            high / factor,
            text(
                "A rate of a near job is taken to be within {percent} either way, and for"
                " each doubling between the sequence lengths a fifth lower and a quarter higher.",
                percent=percent,
            ),
        )
    if doublings > 0:
        return (
            low,
            high / factor,
            text(
                "A rate of a near job is taken to be within {percent} either way, and a quarter"
                " higher for each doubling from the plan's sequence length to the row's.",
                percent=percent,
            ),
        )
    return (
        low * factor,
        high,
        text(
            "A rate of a near job is taken to be within {percent} either way, and a fifth"
            " lower for each doubling from the row's sequence length to the plan's.",
            percent=percent,
        ),
    )


def _measured_bounds(row: ThroughputRow, tps: float) -> tuple[float, float]:
    """Return the percentiles of a measurement, in order around ``tps`` whatever was stored."""
    bounds = [bound for bound in (row.low, row.high) if is_rate(bound) and bound is not None]
    return min([tps, *bounds]), max([tps, *bounds])


def _source(row: ThroughputRow) -> Source:
    return Source(
        document=row.source,
        says=text("{rate} for {model}", rate=printed_rate(row), model=row.model_published),
    )


def printed_rate(row: ThroughputRow) -> Text:
    """Return the rate of a row in the words of its source.

    One that was measured or entered here is per device, and is said in the language in force.
    """
    if row.tokens_per_second is not None and row.published_unit == "tokens/s per device":
        return text("{tps}", tps=Quantity(row.tokens_per_second, Unit.TOKENS_PER_SECOND))
    return text("{value} {unit}", value=row.published_value, unit=row.published_unit)


def _explanation(match: Match, tables: Tables) -> Text:
    row = match.row
    job = text(
        "{model}, {stage}, {strategy}, sequence length {seq_len}, {framework}, {hardware}",
        model=row.model_published or row.model,
        stage=stage_name(row.stage),
        strategy=strategy_name(row.strategy),
        seq_len=digits(row.seq_len) if row.seq_len else (row.seq_len_printed or "–"),
        framework=framework_name(row.framework, tables),
        hardware=hardware_name(row.hardware, tables),
    )
    when = row.last_seen or row.first_seen or "–"
    size: Text | Quantity = text("an unknown number of devices")
    if row.devices is not None:
        size = Quantity(row.devices, Unit.DEVICES)
    if match.exact and row.measured:
        return text("Measured on this job with {size} ({when}).", size=size, when=when)
    if match.exact:
        return text("Published for this job with {size} ({when}).", size=size, when=when)
    if row.measured:
        return text(
            "Measured on a near job: {job}, {size} ({when}).", job=job, size=size, when=when
        )
    return text("Published for a near job: {job}, {size} ({when}).", job=job, size=size, when=when)
