"""A training plan: what the engineer asks and assumes."""

from __future__ import annotations

from dataclasses import field, replace
from datetime import datetime
from enum import StrEnum

from ascgui.domain.calendar import Calendar
from ascgui.domain.record import frozen

STRATEGIES = ("full", "lora", "grpo", "dapo", "ppo")
"""The strategies as the minimum table prints them."""

STAGES = ("pretrain", "sft", "dpo", "rl")

RL_STRATEGIES = frozenset({"grpo", "dapo", "ppo"})


class Formula(StrEnum):
    """Which form gives the headline: the physical one, or the vendor's printed one."""

    EXPECTED = "expected"
    PUBLISHED = "published"


class Rounding(StrEnum):
    """How a device count is rounded: to what is needed, or to at least one node's 8."""

    RECOMMENDED = "recommended"
    EXACT = "exact"


class GoalKind(StrEnum):
    """What is given and what is asked."""

    DEADLINE = "deadline"
    DEVICES = "devices"


@frozen
class Goal:
    """Finish within ``deadline_s`` seconds, or use ``devices`` devices.

    Both values are kept, so that switching the question loses neither. A goal whose own value is
    None is unanswered: the plan then uses what the minimum table recommends.
    """

    kind: GoalKind = GoalKind.DEADLINE
    deadline_s: float | None = None
    devices: int | None = None


class WorkloadKind(StrEnum):
    """How the amount of training data was given."""

    TOKENS = "tokens"
    SAMPLES = "samples"


@frozen
class Workload:
    """How much is trained on: tokens per epoch, or samples × tokens per sample; times epochs.

    All values are kept whichever ``kind`` counts. ``evidence`` says where the count came from
    (a scanned data set), "" for the user's own entry. ``low_ratio`` and ``high_ratio`` bound the
    true count ÷ this one where it was only estimated; None where it was counted or entered.
    """

    kind: WorkloadKind = WorkloadKind.TOKENS
    tokens: int | None = None
    samples: int | None = None
    tokens_per_sample: float | None = None
    epochs: float = 1.0
    evidence: str = ""
    low_ratio: float | None = None
    high_ratio: float | None = None

    @property
    def is_estimate(self) -> bool:
        """Whether the count is an estimate; every figure that hangs on it is then marked ≈."""
        return self.low_ratio is not None and self.high_ratio is not None

    @property
    def ratios(self) -> tuple[float, float]:
        """The least and the most that the true count may be of this one; 1 if it is counted."""
        if self.low_ratio is None or self.high_ratio is None:
            return 1.0, 1.0
        return min(self.low_ratio, 1.0), max(self.high_ratio, 1.0)

    @property
    def unproven(self) -> Workload:
        """This workload without what said where its count came from and how far off it may be."""
        return replace(self, evidence="", low_ratio=None, high_ratio=None)

    @property
    def tokens_per_epoch(self) -> float | None:
        """Tokens of one pass over the data, or None while it is not known."""
        if self.kind is WorkloadKind.TOKENS:
            return self.tokens
        if self.samples is None or self.tokens_per_sample is None:
            return None
        return self.samples * self.tokens_per_sample

    @property
    def total_tokens(self) -> float | None:
        """T: tokens per epoch × epochs, or None while it is not known."""
        per_epoch = self.tokens_per_epoch
        return None if per_epoch is None else per_epoch * self.epochs


class EvidenceKind(StrEnum):
    """Where R came from, best first (DESIGN: evidence for R)."""

    MEASURED = "measured"
    ENTERED = "entered"
    CATALOG = "catalog"
    NEAREST = "nearest"


@frozen
class ThroughputChoice:
    """Which R the plan uses: the user's own value, a chosen row, or (both None) the best row."""

    entered_tps: float | None = None
    row_id: str | None = None


@frozen
class ScalingPoint:
    """R in tokens/s per device on ``devices`` devices; ``low``/``high`` 10th and 90th percentile.

    For a published curve R may be the efficiency itself: only ratios count.
    """

    devices: int
    tps: float
    low: float | None = None
    high: float | None = None


@frozen
class ScalingChoice:
    """Measurements of one job that the scaling efficiency η(N) of a plan follows.

    ``points`` are on at least two different device counts; ``source`` names where they came from.
    """

    points: tuple[ScalingPoint, ...]
    source: str = ""


@frozen
class FailureChoice:
    """What saves and failures are taken to cost; the duration of a plan with it includes them.

    All in seconds: ``interval_s`` of training between two saves of ``save_s`` each, on average
    ``mean_s`` between two failures of the whole job, ``restart_s`` from a failure until training
    goes on. None is "not said yet"; without the first three nothing is included.
    """

    interval_s: float | None = None
    save_s: float | None = None
    mean_s: float | None = None
    restart_s: float = 0.0


@frozen
class Plan:
    """The inputs, choices and assumptions of one job. ``None`` is "not said yet".

    ``model`` is a catalog id where the catalog knows it, else what the user typed. ``edition``
    None means the newest. ``start`` is local time without a zone. ``price_per_card_hour`` is in
    ``currency`` per **card** (not device) and hour. With ``scaling`` the scaling efficiency of the
    plan's framework on its hardware follows the device count, and ``efficiency`` is kept for the
    others. With ``failures`` the duration includes saves, restarts and lost work. With ``calendar``
    the cluster works only in its hours from ``start`` on; None is round the clock.
    """

    name: str = ""
    note: str = ""
    model: str | None = None
    stage: str | None = "sft"
    strategy: str | None = "full"
    seq_len: int | None = 4096
    framework: str | None = None
    hardware: str | None = None
    edition: str | None = None
    workload: Workload = field(default_factory=Workload)
    throughput: ThroughputChoice = field(default_factory=ThroughputChoice)
    efficiency: float = 0.9
    goal: Goal = field(default_factory=Goal)
    start: datetime | None = None
    price_per_card_hour: float | None = None
    currency: str = ""
    formula: Formula = Formula.EXPECTED
    rounding: Rounding = Rounding.RECOMMENDED
    scaling: ScalingChoice | None = None
    failures: FailureChoice | None = None
    calendar: Calendar | None = None
