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
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ascgui.domain.answer import Evidence, EvidenceKind
from ascgui.domain.catalog import Tables, ThroughputRow
from ascgui.domain.issues import Source
from ascgui.domain.names import fold
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.naming import (
    framework_name,
    hardware_name,
    is_reinforcement,
    stage_name,
    strategy_name,
)
from ascgui.estimator.spelling import digits, shortened

ENTERED_SPREAD = 0.05
EXACT_SPREAD = 0.10
NEAREST_SPREAD = 0.15
OTHER_STRATEGY_SPREAD = 0.25
DOUBLING_FACTOR = 0.8
SHORTEST_COMPARABLE = 2048
"""Tokens below which it is not known which way a rate moves with the sequence length."""

HIGHEST_RATE = 1e9
"""Tokens/s per device beyond which a rate is taken for a mistake."""

_MOST_DOUBLINGS = 5.0
_MOST_SHOWN = 24
_SAME, _ALIKE, _FAMILY = range(3)


def is_rate(value: float | None) -> bool:
    """Return whether ``value`` can be a rate in tokens/s per device."""
    return value is not None and 0 < value <= HIGHEST_RATE


def is_usable(row: ThroughputRow) -> bool:
    """Return whether the rate of ``row`` is known per device."""
    return row.scope != "unclear" and is_rate(row.tokens_per_second)


@dataclass(frozen=True, slots=True)
class _Match:
    """How a row stands to the plan's job; cheap to make, so that all rows can be ranked."""

    row: ThroughputRow
    kinship: int
    same_framework: bool
    same_hardware: bool
    same_stage: bool
    same_strategy: bool
    doublings: float | None
    """Doublings from the plan's sequence length to the row's; None if one is not known."""
    shorter: int
    """The shorter of the two sequence lengths; 0 if one is not known."""
    same_work: bool
    usable: bool
    automatic: bool
    """Whether the row may be used without being told."""
    exact: bool
    """Whether the row is of exactly the plan's job."""

    @property
    def tier(self) -> int:
        """0 measured on this job, 2 published for it, 3 near, 4 further off, 5 not usable.

        What the user enters stands at 1.
        """
        if self.exact:
            return 0 if self.row.measured else 2
        if self.automatic:
            return 3
        return 4 if self.usable else 5

    @property
    def key(self) -> tuple[float | str, ...]:
        """Sorts the best first."""
        tier = self.tier
        if tier <= 3:
            elsewhere = (0, 0, 0)
        else:
            elsewhere = (self.kinship, int(not self.same_framework), int(not self.same_hardware))
        latest = self.row.last_seen.replace("-", "")[:8]
        return (
            tier,
            *elsewhere,
            2 * (not self.same_strategy) + (not self.same_stage),
            math.inf if self.doublings is None else abs(self.doublings),
            not self.row.measured,
            self.kinship,
            -int(latest) if latest.isascii() and latest.isdigit() else 0,
            -(self.row.devices or 0),
            self.row.id,
        )


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
    return found or _evidence(_match(row, plan, kin(plan.model, tables)), plan, tables)


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


def kin(model: str | None, tables: Tables) -> dict[str, int]:
    """Return how near each model is that has a rate: 0 the same, 1 the same architecture, 2 family.

    Keys are those of ``tables.throughput_of``; models that are not near are left out.
    """
    if model is None:
        return {}
    own = tables.models.get(model)
    own_shape = None if own is None else (own.kind, own.same_shape_key)
    spelt, family = fold(model), _family(model)
    found: dict[str, int] = {}
    for name in tables.throughput_of:
        other = tables.models.get(name)
        if name == model or (other is None and fold(name) == spelt):
            found[name] = _SAME
        elif other is None:
            if family and _family(name) == family:
                found[name] = _FAMILY
        elif own is not None and own_shape is not None:
            if own_shape[1] is not None and own_shape == (other.kind, other.same_shape_key):
                found[name] = _ALIKE
            elif own.series == other.series:
                found[name] = _FAMILY
    return found


def _family(name: str) -> str:
    """Return the name without its size: ``Qwen2.5-7B`` is of ``qwen2.5``."""
    return fold(name.rpartition("-")[0])


def _matches(
    plan: Plan, tables: Tables, related: Mapping[str, int], *, here: bool = False
) -> Iterable[_Match]:
    """Yield how each row of the same kind of work and of a related model stands to the plan.

    ``here`` leaves out other frameworks and hardware.
    """
    reinforcement = is_reinforcement(plan.stage, plan.strategy)
    for name in related:
        for row in tables.throughput_of.get(name, ()):
            if here and (row.framework, row.hardware) != (plan.framework, plan.hardware):
                continue
            if is_reinforcement(row.stage, row.strategy) is reinforcement:
                yield _match(row, plan, related)


def _match(row: ThroughputRow, plan: Plan, related: Mapping[str, int]) -> _Match:
    length, planned = sequence_tokens(row), plan.seq_len
    doublings, shorter = None, 0
    if length is not None and planned is not None and planned > 0:
        doublings, shorter = math.log2(length) - math.log2(planned), min(length, planned)
    kinship = related.get(row.model or row.model_published, _FAMILY)
    same_framework = row.framework == plan.framework
    same_hardware = row.hardware == plan.hardware
    same_stage = plan.stage is None or row.stage == plan.stage
    same_strategy = row.strategy == plan.strategy
    same_work = is_reinforcement(row.stage, row.strategy) is is_reinforcement(
        plan.stage, plan.strategy
    )
    usable = is_usable(row)
    automatic = (
        usable
        and not row.suspect
        and plan.strategy is not None
        and same_work
        and kinship <= _ALIKE
        and same_framework
        and same_hardware
        and doublings is not None
    )
    return _Match(
        row=row,
        kinship=kinship,
        same_framework=same_framework,
        same_hardware=same_hardware,
        same_stage=same_stage,
        same_strategy=same_strategy,
        doublings=doublings,
        shorter=shorter,
        same_work=same_work,
        usable=usable,
        automatic=automatic,
        exact=automatic and kinship == _SAME and same_stage and same_strategy and doublings == 0,
    )


def sequence_tokens(row: ThroughputRow) -> int | None:
    """Return the tokens of one sequence of ``row``; prompt and response together.

    None where no length was published.
    """
    if row.seq_len is not None:
        return row.seq_len if row.seq_len > 0 else None
    parts = re.fullmatch(r"(\d{1,9})\+(\d{1,9})", row.seq_len_printed.strip())
    total = int(parts[1]) + int(parts[2]) if parts else 0
    return total or None


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
        explanation=text("Entered for this plan."),
        automatic=True,
    )


def _evidence(match: _Match, plan: Plan, tables: Tables) -> Evidence:
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
        differences=_differences(match, plan, tables),
        row=row,
        sources=(_source(row),),
        choosable=match.usable,
        automatic=match.automatic,
    )


def _bounds(match: _Match, tps: float) -> tuple[float, float, Text]:
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
    if not _side_is_known(match):
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


def _side_is_known(match: _Match) -> bool:
    # The rate of reinforcement learning follows the responses, not the sequence length alone.
    reinforcement = is_reinforcement(match.row.stage, match.row.strategy)
    return match.shorter >= SHORTEST_COMPARABLE and not reinforcement


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


def _explanation(match: _Match, tables: Tables) -> Text:
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


def _differences(match: _Match, plan: Plan, tables: Tables) -> tuple[Text, ...]:
    """Return each way in which the row is not the plan's job, and which way that pulls."""
    found: list[Text] = []
    row = match.row
    if not match.same_work:
        found.append(
            text(
                "The rate is of {row}, the plan is {plan}: these are different kinds of work,"
                " and the rate says nothing about the plan.",
                row=stage_name(row.stage),
                plan=stage_name(plan.stage or ""),
            )
        )
    found += _model_difference(match, plan)
    if plan.framework is not None and not match.same_framework:
        found.append(
            text(
                "The rate was reached with {row}, the plan uses {plan}.",
                row=framework_name(row.framework, tables),
                plan=framework_name(plan.framework, tables),
            )
        )
    if plan.hardware is not None and not match.same_hardware:
        found.append(
            text(
                "The rate was reached on {row}, the plan uses {plan}.",
                row=hardware_name(row.hardware, tables),
                plan=hardware_name(plan.hardware, tables),
            )
        )
    if match.same_work:
        found += _work_differences(match, plan)
    found += _length_difference(match, plan)
    if not match.usable:
        found.append(
            text(
                "The publication does not say whether the rate is per device, per card or per"
                " node, so it is shown and cannot be chosen."
            )
        )
    if row.suspect:
        found.append(text("The published value is doubtful: {note}", note=row.note))
    return tuple(found)


def _model_difference(match: _Match, plan: Plan) -> list[Text]:
    row = match.row
    if plan.model is None or match.kinship == _SAME:
        return []
    published = row.model or row.model_published
    if match.kinship == _ALIKE:
        return [
            text(
                "The rate is of {row}, which has the same architecture figures as {plan}.",
                row=published,
                plan=plan.model,
            )
        ]
    return [
        text(
            "The rate is of {row}, another model than {plan}.",
            row=published,
            plan=shortened(plan.model),
        )
    ]


def _work_differences(match: _Match, plan: Plan) -> list[Text]:
    row, found = match.row, list[Text]()
    if plan.strategy is not None and not match.same_strategy:
        found.append(_strategy_difference(row.strategy, plan.strategy))
    if plan.stage is not None and not match.same_stage:
        found.append(_stage_difference(row.stage, plan.stage))
    return found


def _strategy_difference(row: str, plan: str) -> Text:
    if (row, plan) == ("full", "lora"):
        return text(
            "The rate is of full training, the plan is LoRA, which computes fewer gradients and"
            " is usually faster: the plan is likely to take less time."
        )
    if (row, plan) == ("lora", "full"):
        return text(
            "The rate is of LoRA, the plan is full training, which computes more gradients and"
            " is usually slower: the plan is likely to take more time."
        )
    if plan == "ppo":
        return text(
            "The rate is of {row}, the plan is PPO, which trains a critic as well: the plan is"
            " likely to take more time.",
            row=strategy_name(row),
        )
    if row == "ppo":
        return text(
            "The rate is of PPO, which trains a critic as well, the plan is {plan}: the plan is"
            " likely to take less time.",
            plan=strategy_name(plan),
        )
    return text(
        "The rate is of {row}, the plan is {plan}; which of the two is faster is unknown.",
        row=strategy_name(row),
        plan=strategy_name(plan),
    )


def _stage_difference(row: str, plan: str) -> Text:
    if plan == "dpo":
        return text(
            "The rate is of {row}, the plan is preference training (DPO), which runs a reference"
            " model as well: the plan is likely to take more time.",
            row=stage_name(row),
        )
    if row == "dpo":
        return text(
            "The rate is of preference training (DPO), which runs a reference model as well, the"
            " plan is {plan}: the plan is likely to take less time.",
            plan=stage_name(plan),
        )
    if (row, plan) == ("pretrain", "sft"):
        return text(
            "The rate is of pretraining, whose sequences are full; the plan is supervised"
            " fine-tuning, whose samples leave padding unless they are packed: the plan is likely"
            " to take more time."
        )
    if (row, plan) == ("sft", "pretrain"):
        return text(
            "The rate is of supervised fine-tuning, whose samples may leave padding; the plan is"
            " pretraining, whose sequences are full: the plan is likely to take less time."
        )
    return text(
        "The rate is of {row}, the plan is {plan}; which of the two is faster is unknown.",
        row=stage_name(row),
        plan=stage_name(plan),
    )


def _length_difference(match: _Match, plan: Plan) -> list[Text]:
    row = match.row
    if plan.seq_len is None or match.doublings == 0:
        return []
    printed = row.seq_len_printed or digits(row.seq_len or 0)
    planned = digits(plan.seq_len)
    if match.doublings is None:
        return [
            text("The sequence length of the rate is unknown; the plan's is {plan}.", plan=planned)
        ]
    if not _side_is_known(match):
        return [
            text(
                "The sequence length of the rate is {row}, the plan's is {plan}; which of the two"
                " is faster is unknown.",
                row=printed,
                plan=planned,
            )
        ]
    if match.doublings > 0:
        return [
            text(
                "The sequence length of the rate is {row}, the plan's is {plan}. Shorter"
                " sequences cost less per token: the plan is likely to take less time.",
                row=printed,
                plan=planned,
            )
        ]
    return [
        text(
            "The sequence length of the rate is {row}, the plan's is {plan}. Longer sequences"
            " cost more per token: the plan is likely to take more time.",
            row=printed,
            plan=planned,
        )
    ]
