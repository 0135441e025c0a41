"""How a row of the throughput table stands to a plan's job."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from ascgui.domain.catalog import Tables, ThroughputRow
from ascgui.domain.names import fold
from ascgui.domain.plan import Plan
from ascgui.estimator.naming import (
    is_reinforcement,
)

SHORTEST_COMPARABLE = 2048
"""Tokens below which it is not known which way a rate moves with the sequence length."""
HIGHEST_RATE = 1e9
"""Tokens/s per device beyond which a rate is taken for a mistake."""
SAME = 0
ALIKE = 1
_FAMILY = 2


def is_rate(value: float | None) -> bool:
    """Return whether ``value`` can be a rate in tokens/s per device."""
    return value is not None and 0 < value <= HIGHEST_RATE


def is_usable(row: ThroughputRow) -> bool:
    """Return whether the rate of ``row`` is known per device."""
    return row.scope != "unclear" and is_rate(row.tokens_per_second)


@dataclass(frozen=True, slots=True)
class Match:
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
            found[name] = SAME
        elif other is None:
            if family and _family(name) == family:
                found[name] = _FAMILY
        elif own is not None and own_shape is not None:
            if own_shape[1] is not None and own_shape == (other.kind, other.same_shape_key):
                found[name] = ALIKE
            elif own.series == other.series:
                found[name] = _FAMILY
    return found


def _family(name: str) -> str:
    """Return the name without its size: ``Qwen2.5-7B`` is of ``qwen2.5``."""
    return fold(name.rpartition("-")[0])


def match_of(row: ThroughputRow, plan: Plan, related: Mapping[str, int]) -> Match:
    """Return how ``row`` stands to the plan's job; ``related`` is :func:`kin` of its model."""
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
        and kinship <= ALIKE
        and same_framework
        and same_hardware
        and doublings is not None
    )
    return Match(
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
        exact=automatic and kinship == SAME and same_stage and same_strategy and doublings == 0,
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


def side_is_known(match: Match) -> bool:
    """Return whether it is known which way the rate moves with the sequence length."""
    # The rate of reinforcement learning follows the responses, not the sequence length alone.
    reinforcement = is_reinforcement(match.row.stage, match.row.strategy)
    return match.shorter >= SHORTEST_COMPARABLE and not reinforcement
