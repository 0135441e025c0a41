"""What the estimator answers, with the evidence and the derivation of each figure."""

from __future__ import annotations

from datetime import datetime

from ascgui.domain.catalog import Feature, FootNote, Requirement, Support, ThroughputRow
from ascgui.domain.issues import Issue, Source
from ascgui.domain.plan import EvidenceKind as EvidenceKind  # noqa: PLC0414 - stays importable here
from ascgui.domain.plan import GoalKind, Plan
from ascgui.domain.record import frozen
from ascgui.domain.text import Quantity, Text


@frozen
class Evidence:
    """A value of R in tokens/s per device and why it may be believed.

    ``differences`` names each way in which the row is not the plan's own job. ``low`` and
    ``high`` bound R; ``range_rule`` says in words how. ``choosable`` is False for rows of unclear
    scope; ``automatic`` is True if the plan may use it without being told.
    """

    kind: EvidenceKind
    tps: float
    low: float
    high: float
    range_rule: Text
    explanation: Text
    differences: tuple[Text, ...] = ()
    row: ThroughputRow | None = None
    sources: tuple[Source, ...] = ()
    choosable: bool = True
    automatic: bool = False

    @property
    def is_estimate(self) -> bool:
        """Whether R is that of a near job; every figure that hangs on it is then marked ≈."""
        return self.kind is EvidenceKind.NEAREST


@frozen
class RequiredDevices:
    """Devices for a deadline: before rounding, and after it in the three ways.

    ``raw``, ``exact`` and ``recommended`` are by the form that the plan follows; ``published`` is
    rounded like ``exact`` and always by the vendor's printed form.
    """

    raw: float
    exact: int
    recommended: int
    published: int


@frozen
class Durations:
    """Seconds for the devices that are really used. ``range_rule`` says how low/high came about.

    ``expected``, ``ideal`` and ``published`` are those of training alone, by their formulas;
    ``low`` and ``high`` bound the headline, which may include saves and failures.
    """

    expected: float
    ideal: float
    published: float
    low: float
    high: float
    range_rule: Text


@frozen
class Term:
    """One value in a derivation: symbol, name, value, and where it came from."""

    symbol: str
    name: Text
    value: Quantity | Text | str
    evidence: Text


@frozen
class Derivation:
    """How one figure came about: formula, the numbers put in, and each rounding step."""

    figure: str
    title: Text
    formula: str
    with_numbers: Text
    terms: tuple[Term, ...]
    steps: tuple[Text, ...] = ()
    result: Text | None = None
    source: Text | None = None


@frozen
class Answer:
    """The answer of one plan; None wherever something needed is not known."""

    plan: Plan
    edition: str
    support: Support
    requirement: Requirement | None
    minimum_devices: int | None
    evidence: Evidence | None
    candidates: tuple[Evidence, ...]
    total_tokens: float | None
    required: RequiredDevices | None
    devices: int | None
    cards: int | None
    nodes: int | None
    idle_devices: int
    """Devices of the last node that the job leaves unused."""
    duration: Durations | None
    deadline_met: bool | None
    finish: datetime | None
    finish_low: datetime | None
    finish_high: datetime | None
    card_hours: float | None
    node_hours: float | None
    cost: float | None
    cost_low: float | None
    cost_high: float | None
    features: tuple[Feature, ...]
    notes: tuple[FootNote, ...]
    issues: tuple[Issue, ...]
    derivations: tuple[Derivation, ...]
    efficiency: float | None = None
    """η as it is used for ``devices``: relative to the devices on which R was reached, where it
    follows a curve."""

    goodput: float | None = None
    """Share of the duration that is training which is kept; None: the plan includes no failures."""

    @property
    def training_s(self) -> float | None:
        """Seconds of training alone, by the plan's formula."""
        if self.duration is None:
            return None
        return getattr(self.duration, self.plan.formula.value)  # type: ignore[no-any-return]

    @property
    def duration_s(self) -> float | None:
        """The headline duration in seconds: training, with what the plan includes beside it."""
        training_s = self.training_s
        if training_s is None or self.goodput is None:
            return training_s
        return training_s / self.goodput

    @property
    def is_estimate(self) -> bool:
        """Whether the figures that hang on throughput and data are estimates."""
        return self.rate_is_estimate or self.data_is_estimate

    @property
    def rate_is_estimate(self) -> bool:
        """Whether the throughput is that of a near job."""
        return self.evidence is not None and self.evidence.is_estimate

    @property
    def data_is_estimate(self) -> bool:
        """Whether the amount of data is an estimate."""
        return self.total_tokens is not None and self.plan.workload.is_estimate

    @property
    def devices_are_estimate(self) -> bool:
        """Whether the device count comes from a deadline through what is estimated."""
        asked = self.plan.goal.kind is GoalKind.DEADLINE and self.required is not None
        return asked and self.is_estimate

    def derivation(self, figure: str) -> Derivation | None:
        """Return the derivation of ``figure`` (``minimum``, ``devices``, ``duration`` …)."""
        return next((item for item in self.derivations if item.figure == figure), None)


@frozen
class Curve:
    """Duration over devices for one framework on one hardware.

    ``devices`` and ``duration_s`` have the same length, in allocation steps from the minimum;
    ``reason`` says why there are no points where there are none.
    """

    framework: str
    hardware: str
    minimum_devices: int | None
    devices: tuple[int, ...]
    duration_s: tuple[float, ...]
    evidence: Evidence | None
    chosen: bool = False
    reason: Text | None = None
    data_is_estimate: bool = False

    @property
    def is_estimate(self) -> bool:
        """Whether its durations hang on the rate of a near job, or on estimated data."""
        rate = self.evidence is not None and self.evidence.is_estimate
        return rate or self.data_is_estimate
