"""The questions turned round: what would have to be so for a goal to be met.

Each answer is a value that can be put into the plan as it is, the plan with it, and how it came
about. The value is rounded to the side on which the goal is still met, so that the answer of the
plan with it says so too; the tests hold the two together.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import StrEnum

from ascgui.domain.answer import Answer, Derivation, Evidence, Term
from ascgui.domain.catalog import Hardware, Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Formula, Goal, GoalKind, Plan, ThroughputChoice, WorkloadKind
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator import devices as rules
from ascgui.estimator.answer import answer
from ascgui.estimator.calendar import in_force, wall_time_s
from ascgui.estimator.derivations import time_left, time_term
from ascgui.estimator.findings import closed_until_deadline
from ascgui.estimator.inputs import LONGEST_S, MOST_TOKENS, Inputs, read_inputs, value_fault
from ascgui.estimator.rate_match import HIGHEST_RATE
from ascgui.estimator.support import edition_of, requirement_source

_MOST_EPOCHS = 1e9


class Question(StrEnum):
    """What is asked, named by what is answered."""

    DEVICES = "devices"
    DEADLINE = "deadline"
    TOKENS = "tokens"
    EPOCHS = "epochs"
    TPS = "tps"
    EFFICIENCY = "efficiency"
    SEQ_LEN = "seq_len"
    BUDGET = "budget"


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to one question.

    ``value`` is None where there is none, and ``issues`` say why. ``plan`` is the plan with the
    value in it, ready to be a scenario. ``raw`` is the value before rounding.
    """

    question: Question
    value: float | None = None
    unit: Unit = Unit.NONE
    raw: float | None = None
    plan: Plan | None = None
    derivation: Derivation | None = None
    issues: tuple[Issue, ...] = ()


def devices_for_deadline(plan: Plan, tables: Tables, deadline_s: float) -> Solution:
    """Return how many devices finish the job within ``deadline_s`` seconds."""
    question = Question.DEVICES
    fault = value_fault("goal.deadline_s", deadline_s)
    if fault is not None:
        return Solution(question, issues=(fault,))
    asked = replace(
        plan, goal=replace(plan.goal, kind=GoalKind.DEADLINE, deadline_s=float(deadline_s))
    )
    found = answer(asked, tables)
    if found.devices is None or found.required is None:
        return Solution(
            question, issues=_reasons(found, "data", "epochs", "rate", "efficiency", "cluster")
        )
    used = replace(asked, goal=replace(asked.goal, kind=GoalKind.DEVICES, devices=found.devices))
    return Solution(
        question,
        found.devices,
        Unit.DEVICES,
        found.required.raw,
        used,
        found.derivation("required"),
    )


def deadline_for_devices(plan: Plan, tables: Tables, devices: int) -> Solution:
    """Return the shortest deadline, in whole seconds, that ``devices`` devices meet."""
    question = Question.DEADLINE
    facts = _Facts.of(plan, tables, devices)
    if isinstance(facts, tuple):
        return Solution(question, issues=facts)
    duration = facts.answer.duration_s
    if duration is None:
        return Solution(
            question, issues=_reasons(facts.answer, "data", "epochs", "rate", "efficiency")
        )
    # Rounded up, so that the deadline is met as it is written.
    deadline = wall_time_s(plan, duration * (1 - rules.TOLERANCE))
    derived = facts.answer.derivation("duration")
    if deadline is None or value_fault("goal.deadline_s", deadline) is not None:
        return Solution(question, raw=duration, derivation=derived, issues=(_beyond(question),))
    step = text("Rounded up to whole seconds: {seconds} s", seconds=deadline)
    if in_force(plan) is not None:
        step = text("With the time in which the cluster is closed: {seconds} s", seconds=deadline)
    if derived is not None:
        derived = replace(derived, steps=(*derived.steps, step))
    goal = replace(facts.goal, deadline_s=deadline)
    return Solution(
        question, deadline, Unit.SECONDS, duration, replace(plan, goal=goal), derived,
        _unfit(facts.answer),
    )  # fmt: skip


def tokens_for(plan: Plan, tables: Tables, deadline_s: float, devices: int) -> Solution:
    """Return the most tokens per epoch that ``devices`` devices train on within a deadline.

    The plan's epochs stay as they are.
    """
    question = Question.TOKENS
    facts = _Facts.of(plan, tables, devices, deadline_s)
    if isinstance(facts, tuple):
        return Solution(question, issues=facts)
    epochs, total = facts.inputs.epochs, facts.total_tokens
    if total is None or epochs is None:
        return Solution(question, issues=_reasons(facts.answer, "epochs", "rate", "efficiency"))
    raw = _divided(total, epochs)
    if not raw <= MOST_TOKENS:
        return Solution(question, raw=raw, issues=(_beyond(question),))
    value = _floor(raw)
    if value < 1:
        return Solution(question, raw=raw, issues=(_nothing_fits(question),))
    if value * epochs > MOST_TOKENS:
        return Solution(question, raw=raw, issues=(_beyond(question),))
    workload = replace(plan.workload.unproven, kind=WorkloadKind.TOKENS, tokens=value)
    made = replace(plan, workload=workload, goal=facts.goal)
    derivation = Derivation(
        figure=question.value,
        title=text("Tokens per epoch that fit"),
        formula=facts.formula("T₁ = R × N × D × η ÷ E", "T₁ = R × N × D ÷ η ÷ E"),
        with_numbers=_product(facts, raw, epochs),
        terms=(*facts.terms(), Term("E", text("epochs"), Quantity(epochs), _ENTERED)),
        steps=(
            *time_left(facts.inputs),
            text("Rounded down to whole tokens: {count}", count=float(value)),
        ),
        result=text("{tokens}", tokens=Quantity(value, Unit.TOKENS)),
    )
    issues = _unfit(facts.answer)
    return Solution(question, value, Unit.TOKENS, raw, made, derivation, issues)


def epochs_for(plan: Plan, tables: Tables, deadline_s: float, devices: int) -> Solution:
    """Return how many epochs ``devices`` devices train within a deadline.

    Whole epochs where at least one fits, else the part of one that does.
    """
    question = Question.EPOCHS
    facts = _Facts.of(plan, tables, devices, deadline_s)
    if isinstance(facts, tuple):
        return Solution(question, issues=facts)
    per_epoch, total = facts.inputs.tokens_per_epoch, facts.total_tokens
    if total is None or per_epoch is None:
        return Solution(question, issues=_reasons(facts.answer, "data", "rate", "efficiency"))
    raw = _divided(total, per_epoch)
    if not raw <= _MOST_EPOCHS:
        return Solution(question, raw=raw, issues=(_beyond(question),))
    value = float(_floor(raw)) if raw >= 1 - rules.TOLERANCE else _shortened(raw)
    if value * per_epoch > MOST_TOKENS:
        return Solution(question, raw=raw, issues=(_beyond(question),))
    if value <= 0:
        return Solution(question, raw=raw, issues=(_nothing_fits(question),))
    made = replace(plan, workload=replace(plan.workload, epochs=value), goal=facts.goal)
    steps = (
        text("Rounded down to whole epochs: {count}", count=value)
        if value >= 1
        else text("Less than one epoch, rounded down: {count}", count=value),
    )
    derivation = Derivation(
        figure=question.value,
        title=text("Epochs that fit"),
        formula=facts.formula("E = R × N × D × η ÷ T₁", "E = R × N × D ÷ η ÷ T₁"),
        with_numbers=_product(facts, raw, per_epoch),
        terms=(
            *facts.terms(),
            Term("T₁", text("tokens per epoch"), Quantity(per_epoch, Unit.TOKENS), _ENTERED),
        ),
        steps=(*time_left(facts.inputs), *steps),
        result=text("{count} epochs", count=value),
    )
    issues = _unfit(facts.answer)
    return Solution(question, value, Unit.NONE, raw, made, derivation, issues)


def tps_for(plan: Plan, tables: Tables, deadline_s: float, devices: int) -> Solution:
    """Return the throughput per device that ``devices`` devices need for a deadline."""
    question = Question.TPS
    facts = _Facts.of(plan, tables, devices, deadline_s)
    if isinstance(facts, tuple):
        return Solution(question, issues=facts)
    # An entered rate belongs to no row, so that a curve is taken from where it begins.
    tokens, eta = facts.answer.total_tokens, facts.efficiency(None)
    if tokens is None or eta is None:
        return Solution(question, issues=_reasons(facts.answer, "data", "epochs", "efficiency"))
    work = facts.devices * facts.training_s
    raw = _divided(tokens, work) * eta if facts.published else _divided(tokens, work * eta)
    value = _lengthened(raw)
    if not 0 < value <= HIGHEST_RATE:
        return Solution(question, raw=raw, issues=(_beyond(question),))
    throughput = ThroughputChoice(entered_tps=value)
    made = replace(plan, throughput=throughput, goal=facts.goal)
    numbers: dict[str, float] = {
        "tokens": tokens,
        "devices": facts.devices,
        "seconds": facts.training_s,
        "efficiency": eta,
        "raw": raw,
    }
    with_numbers = (
        text("{tokens} ÷ ({devices} × {seconds}) × {efficiency} = {raw}", **numbers)
        if facts.published
        else text("{tokens} ÷ ({devices} × {seconds} × {efficiency}) = {raw}", **numbers)
    )
    derivation = Derivation(
        figure=question.value,
        title=text("Throughput needed"),
        formula=facts.formula("R = T ÷ (N × D × η)", "R = T ÷ (N × D) × η"),
        with_numbers=with_numbers,
        terms=(
            Term("T", text("total tokens"), Quantity(tokens, Unit.TOKENS), _ENTERED),
            *facts.goal_terms(),
            facts.eta_term(eta, None),
        ),
        steps=(*time_left(facts.inputs), *_rate_steps(facts.evidence, value)),
        result=text("{tps}", tps=Quantity(value, Unit.TOKENS_PER_SECOND)),
    )
    issues = (*_above_evidence(facts.evidence, value), *_unfit(facts.answer))
    return Solution(question, value, Unit.TOKENS_PER_SECOND, raw, made, derivation, issues)


def efficiency_for(plan: Plan, tables: Tables, deadline_s: float, devices: int) -> Solution:
    """Return the scaling efficiency with which ``devices`` devices just meet a deadline.

    By the physical form that is the least; by the printed form, in which a higher efficiency takes
    longer, the most.
    """
    question = Question.EFFICIENCY
    facts = _Facts.of(plan, tables, devices, deadline_s)
    if isinstance(facts, tuple):
        return Solution(question, issues=facts)
    tokens, evidence = facts.answer.total_tokens, facts.evidence
    if tokens is None or evidence is None:
        return Solution(question, issues=_reasons(facts.answer, "data", "epochs", "rate"))
    ideal = evidence.tps * facts.devices * facts.training_s
    raw = _divided(ideal, tokens) if facts.published else _divided(tokens, ideal)
    numbers: dict[str, float] = {
        "tokens": tokens,
        "tps": evidence.tps,
        "devices": facts.devices,
        "seconds": facts.training_s,
        "raw": raw,
    }
    with_numbers = (
        text("{tps} × {devices} × {seconds} ÷ {tokens} = {raw}", **numbers)
        if facts.published
        else text("{tokens} ÷ ({tps} × {devices} × {seconds}) = {raw}", **numbers)
    )
    derivation = Derivation(
        figure=question.value,
        title=text("Scaling efficiency needed"),
        formula=facts.formula("η = T ÷ (R × N × D)", "η = R × N × D ÷ T"),
        with_numbers=with_numbers,
        terms=(
            Term("T", text("total tokens"), Quantity(tokens, Unit.TOKENS), _ENTERED),
            facts.rate_term(evidence),
            *facts.goal_terms(),
        ),
        steps=time_left(facts.inputs),
        result=text("{value}", value=raw),
    )
    if facts.published:
        value = min(_shortened(raw), 1.0)
    elif raw > 1 + rules.TOLERANCE:
        issue = Issue(
            Severity.ERROR,
            "efficiency-unreachable",
            text(
                "{devices} would need a scaling efficiency of {value}; above 1 a cluster would be"
                " faster than its parts.",
                devices=Quantity(facts.devices, Unit.DEVICES),
                value=raw,
            ),
            text("Use more devices, allow more time, or raise the throughput."),
            where=(("field", "efficiency"),),
        )
        return Solution(question, raw=raw, derivation=derivation, issues=(issue,))
    else:
        value = min(_lengthened(raw), 1.0)
    if not value > 0:
        return Solution(question, raw=raw, derivation=derivation, issues=(_beyond(question),))
    made = replace(plan, efficiency=value, scaling=None, goal=facts.goal)
    issues = _unfit(facts.answer)
    return Solution(question, value, Unit.RATIO, raw, made, derivation, issues)


def longest_sequence(plan: Plan, tables: Tables, devices: int) -> Solution:
    """Return the longest sequence length of the minimum table that ``devices`` devices can train.

    Only lengths with a printed minimum count; what lies between or beyond them is not known.
    """
    question = Question.SEQ_LEN
    fault = value_fault("goal.devices", devices)
    if fault is not None:
        return Solution(question, issues=(fault,))
    edition = edition_of(plan, tables)
    entries = [
        entry
        for entry in tables.requirements_of.get((edition, plan.model or ""), ())
        if (entry.key.strategy, entry.key.framework, entry.key.hardware)
        == (plan.strategy, plan.framework, plan.hardware)
        and entry.devices is not None
    ]
    fitting = [entry for entry in entries if (entry.devices or 0) <= devices]
    if not fitting:
        if not entries:
            issue = Issue(
                Severity.WARNING,
                "unknown-combination",
                text("The minimum table has no sequence length for this job."),
                text("Choose another model, strategy, framework or hardware."),
                where=(("field", "seq_len"),),
            )
        else:
            least = min(entries, key=lambda entry: (entry.devices or 0, entry.key.seq_len))
            issue = Issue(
                Severity.ERROR,
                "below-minimum",
                text(
                    "No sequence length of this job fits {devices}; length {seq_len} needs"
                    " {least}.",
                    devices=Quantity(devices, Unit.DEVICES),
                    seq_len=str(least.key.seq_len),
                    least=Quantity(least.devices or 0, Unit.DEVICES),
                ),
                text("Use at least {least}.", least=Quantity(least.devices or 0, Unit.DEVICES)),
                where=(("field", "goal.devices"),),
                sources=(requirement_source(least),),
            )
        return Solution(question, issues=(issue,))
    longest = max(fitting, key=lambda entry: entry.key.seq_len)
    longer = [entry for entry in entries if entry.key.seq_len > longest.key.seq_len]
    steps = [
        text(
            "Sequence length {seq_len} needs at least {least}.",
            seq_len=str(entry.key.seq_len),
            least=Quantity(entry.devices or 0, Unit.DEVICES),
        )
        for entry in entries
    ]
    value = longest.key.seq_len
    derivation = Derivation(
        figure=question.value,
        title=text("Longest sequence length"),
        formula="",
        with_numbers=text(
            "Looked up in document {document}, edition {edition}.",
            document=longest.document,
            edition=longest.edition,
        ),
        terms=(Term("N", text("number of devices"), Quantity(devices, Unit.DEVICES), _ENTERED),),
        steps=tuple(steps),
        result=text("{tokens}", tokens=Quantity(value, Unit.TOKENS)),
        source=text("Document {document}, edition {edition}, row {row}.",
                    document=longest.document, edition=longest.edition, row=longest.row),
    )  # fmt: skip
    issues: tuple[Issue, ...] = ()
    if not longer:
        issues = (
            Issue(
                Severity.INFO,
                "longest-of-table",
                text(
                    "The minimum table has no longer sequence length for this job; whether one"
                    " runs is unknown."
                ),
                where=(("field", "seq_len"),),
            ),
        )
    goal = replace(plan.goal, kind=GoalKind.DEVICES, devices=int(devices))
    made = replace(plan, seq_len=value, goal=goal)
    return Solution(question, value, Unit.TOKENS, float(value), made, derivation, issues)


@dataclass(frozen=True, slots=True)
class Budget:
    """What an amount of money buys on the devices that a plan uses.

    ``fits`` says whether the plan's own job does; ``cost`` is what that costs. ``most_tokens`` and
    ``most_epochs`` are what would fit. None where it is not known.
    """

    amount: float
    cost: float | None = None
    fits: bool | None = None
    card_hours: float | None = None
    duration_s: float | None = None
    most_tokens: Solution | None = None
    most_epochs: Solution | None = None
    derivation: Derivation | None = None
    issues: tuple[Issue, ...] = ()


def within_budget(plan: Plan, tables: Tables, amount: float) -> Budget:
    """Return what ``amount``, in the plan's currency, buys: hours, and the data that fit them."""
    if not 0 < amount < math.inf:
        issue = Issue(
            Severity.ERROR,
            "bad-value",
            text("The budget must be a number above 0."),
            text("Enter an amount such as {example}.", example="10000"),
            where=(("field", "budget"),),
        )
        return Budget(amount, issues=(issue,))
    found = answer(plan, tables)
    price = read_inputs(plan)[0].price
    issues: list[Issue] = []
    if price is None or price == 0:
        issues.append(
            Issue(
                Severity.WARNING,
                "missing-input",
                text("No price per card-hour is given, so a budget buys no known time."),
                text("Enter the price per card-hour."),
                where=(("field", "price_per_card_hour"),),
            )
        )
    if found.devices is None or found.cards is None:
        issues += _reasons(found, "data", "epochs", "rate", "efficiency", "cluster")
    if issues or price is None or found.devices is None or found.cards is None:
        return Budget(amount, issues=tuple(issues))
    card_hours = amount / price
    duration = card_hours / found.cards * 3600
    currency = plan.currency
    derivation = Derivation(
        figure=Question.BUDGET.value,
        title=text("Time that a budget buys"),
        formula="D = C ÷ (K × P)",
        with_numbers=text(
            "{amount} ÷ ({cards} × {price}) = {hours} h",
            amount=amount,
            cards=found.cards,
            price=price,
            hours=duration / 3600,
        ),
        terms=(
            Term("C", text("budget"), Quantity(amount, Unit.NONE, currency), _ENTERED),
            Term("K", text("cards; one that is partly used counts whole"),
                 Quantity(found.cards, Unit.CARDS), _COMPUTED),
            Term("P", text("price per card-hour"), Quantity(price, Unit.NONE, currency), _ENTERED),
        ),
        result=text("{duration}", duration=Quantity(duration, Unit.SECONDS)),
    )  # fmt: skip
    # What fits is asked for as a deadline; one beyond the calendar is cut to what it holds. What
    # is paid for is computing, whenever the cluster is open.
    limit, always = min(duration, LONGEST_S / 2), replace(plan, calendar=None)
    tokens, epochs = (
        question(always, tables, limit, found.devices) for question in (tokens_for, epochs_for)
    )
    fits = None if found.cost is None else bool(rules.meets_deadline(found.cost, amount))
    if fits is False and found.cost is not None:
        issues.append(
            Issue(
                Severity.WARNING,
                "budget-exceeded",
                text(
                    "The job costs {cost}, more than the budget of {amount}.",
                    cost=Quantity(found.cost, Unit.NONE, currency),
                    amount=Quantity(amount, Unit.NONE, currency),
                ),
                text("Train on fewer tokens or epochs, or find a cheaper way; more devices do not"
                     " make it cheaper."),
                where=(("field", "budget"),),
            )
        )  # fmt: skip
    return Budget(
        amount=amount,
        cost=found.cost,
        fits=fits,
        card_hours=card_hours,
        duration_s=duration,
        most_tokens=_keeping_goal(tokens, plan),
        most_epochs=_keeping_goal(epochs, plan),
        derivation=derivation,
        issues=tuple(issues),
    )


def _keeping_goal(solution: Solution, plan: Plan) -> Solution:
    """Return what fits a budget with the plan's own deadline, which a budget does not change."""
    if solution.plan is None:
        return solution
    goal = replace(solution.plan.goal, deadline_s=plan.goal.deadline_s)
    return replace(solution, plan=replace(solution.plan, goal=goal, calendar=plan.calendar))


# --- what is given ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Facts:
    """What a question starts from: the plan with given devices, and its answer."""

    answer: Answer
    inputs: Inputs
    hardware: Hardware | None
    devices: int
    training_s: float
    """What the deadline leaves for training: without closed hours, saves and failures."""

    @staticmethod
    def of(
        plan: Plan, tables: Tables, devices: int, deadline_s: float | None = None
    ) -> _Facts | tuple[Issue, ...]:
        """Return the facts, or what is wrong with devices and deadline."""
        faults = [value_fault("goal.devices", devices)]
        if deadline_s is not None:
            faults.append(value_fault("goal.deadline_s", deadline_s))
        found = tuple(fault for fault in faults if fault is not None)
        if found:
            return found
        goal = Goal(
            GoalKind.DEVICES,
            plan.goal.deadline_s if deadline_s is None else float(deadline_s),
            int(devices),
        )
        asked = replace(plan, goal=goal)
        answered, inputs = answer(asked, tables), read_inputs(asked)[0]
        if inputs.goodput == 0:
            return _endless(answered)
        left = inputs.training_deadline_s
        if deadline_s is not None and inputs.deadline_s == 0:
            return (closed_until_deadline(),)
        return _Facts(
            answer=answered,
            inputs=inputs,
            hardware=tables.hardware.get(plan.hardware or ""),
            devices=int(devices),
            training_s=math.nan if deadline_s is None or left is None else left,
        )

    @property
    def goal(self) -> Goal:
        """The goal with the devices and the deadline that are given."""
        return self.answer.plan.goal

    @property
    def evidence(self) -> Evidence | None:
        """Where the throughput comes from."""
        return self.answer.evidence

    @property
    def published(self) -> bool:
        """Whether the plan follows the printed form."""
        return self.answer.plan.formula is Formula.PUBLISHED

    @property
    def total_tokens(self) -> float | None:
        """The tokens that are trained within the deadline, or None where that is not known."""
        eta = self.efficiency(self.evidence)
        if self.evidence is None or eta is None:
            return None
        ideal = self.evidence.tps * self.devices * self.training_s
        return _divided(ideal, eta) if self.published else ideal * eta

    def efficiency(self, evidence: Evidence | None) -> float | None:
        """Return η on the devices, for a rate with ``evidence``."""
        eta = self.inputs.eta(evidence)
        return None if eta is None else float(eta.at(float(self.devices)))

    def formula(self, physical: str, printed: str) -> str:
        """Return the form that the plan follows."""
        return printed if self.published else physical

    def terms(self) -> tuple[Term, ...]:
        """Return the throughput, devices, deadline and efficiency."""
        eta, evidence = self.efficiency(self.evidence), self.evidence
        made = () if evidence is None else (self.rate_term(evidence),)
        last = () if eta is None else (self.eta_term(eta, evidence),)
        return (*made, *self.goal_terms(), *last)

    def goal_terms(self) -> tuple[Term, ...]:
        """Return the devices and the deadline."""
        return (
            Term("N", text("number of devices"), Quantity(self.devices, Unit.DEVICES), _ENTERED),
            time_term(self.training_s, self.inputs),
        )

    def rate_term(self, evidence: Evidence) -> Term:
        """Return the throughput with its evidence."""
        rate = Quantity(evidence.tps, Unit.TOKENS_PER_SECOND)
        return Term("R", text("throughput"), rate, evidence.explanation)

    def eta_term(self, eta: float, evidence: Evidence | None) -> Term:
        """Return the scaling efficiency, for a rate with ``evidence``."""
        scaling, used = self.answer.plan.scaling, self.inputs.eta(evidence)
        where = _ENTERED
        if used is not None and used.curve is not None and scaling is not None:
            where = text(
                "by the curve through the measurements of {source}, which is 1 on {reference}",
                source=scaling.source or "–",
                reference=Quantity(used.reference, Unit.DEVICES),
            )
        return Term("η", text("scaling efficiency"), Quantity(eta, Unit.RATIO), where)


_ENTERED = text("entered")
_COMPUTED = text("computed")


def _product(facts: _Facts, raw: float, shared: float) -> Text:
    """Return what fits, with its numbers put in; ``shared`` is what it is divided by."""
    numbers: dict[str, float] = {
        "tps": 0.0 if facts.evidence is None else facts.evidence.tps,
        "devices": facts.devices,
        "seconds": facts.training_s,
        "efficiency": facts.efficiency(facts.evidence) or 0.0,
        "shared": shared,
        "raw": raw,
    }
    if facts.published:
        return text("{tps} × {devices} × {seconds} ÷ {efficiency} ÷ {shared} = {raw}", **numbers)
    return text("{tps} × {devices} × {seconds} × {efficiency} ÷ {shared} = {raw}", **numbers)


def _rate_steps(evidence: Evidence | None, value: float) -> tuple[Text, ...]:
    if evidence is None:
        return ()
    return (
        text(
            "The plan's own throughput is {tps}, {ratio} times that.",
            tps=Quantity(evidence.tps, Unit.TOKENS_PER_SECOND),
            ratio=evidence.tps / value,
        ),
    )


# --- rounding -----------------------------------------------------------------------------------


def _divided(one: float, other: float) -> float:
    """Return ``one`` ÷ ``other``; what is beyond all numbers is infinite."""
    return one / other if other else math.inf


def _floor(raw: float) -> int:
    """Return ``raw`` rounded down; what lacks a billionth of a whole number is that number."""
    return math.floor(raw + min(raw * rules.TOLERANCE / 2, 0.25))


def _shortened(raw: float) -> float:
    """Return ``raw`` rounded down to ten digits."""
    return _ten_digits(raw, up=False)


def _lengthened(raw: float) -> float:
    """Return ``raw`` rounded up to ten digits."""
    return _ten_digits(raw, up=True)


def _ten_digits(raw: float, *, up: bool) -> float:
    if not 0 < raw < math.inf:
        return raw
    scale = 9 - math.floor(math.log10(raw))
    if abs(scale) > 300:
        return raw
    steps = raw * 10.0**scale
    whole = math.ceil(steps * (1 - 1e-13)) if up else math.floor(steps * (1 + 1e-13))
    # Through text, which keeps the ten digits exact where a division would not.
    return float(f"{whole}e{-scale}")


# --- what stands against it ---------------------------------------------------------------------


_NEEDS = {
    "data": {"workload", "workload.tokens", "workload.samples", "workload.tokens_per_sample"},
    "epochs": {"workload.epochs"},
    "rate": {
        "throughput", "throughput.entered_tps", "throughput.row_id",
        "model", "framework", "hardware", "strategy", "seq_len",
    },
    "efficiency": {"efficiency"},
    "cluster": {"hardware", "goal.deadline_s", "goal.devices"},
}  # fmt: skip
"""What a question may need → the fields of the issues that say it is missing."""


def _reasons(found: Answer, *needs: str) -> tuple[Issue, ...]:
    """Return why there is no answer: the issues about what the question needs."""
    endless = _endless(found)
    if endless:
        return endless
    fields = set().union(*(_NEEDS[need] for need in needs))
    told = tuple(
        issue
        for issue in found.issues
        if issue.at("field") in fields and issue.code not in _NO_OBSTACLES
    )
    if told:
        return told
    return (
        Issue(
            Severity.WARNING,
            "missing-input",
            text("The plan is not complete, so this cannot be answered."),
            text("Complete the plan first."),
            where=(("field", "model"),),
        ),
    )


_NO_OBSTACLES = frozenset(
    {
        "throughput-from-nearest",
        "efficiency-low",
        "scaling-from-curve",
        "node-partly-used",
        "unknown-combination",
        "not-supported",
    }
)
"""Findings about the same fields that keep nothing from being computed."""


def _endless(found: Answer) -> tuple[Issue, ...]:
    """Return that the training would never end, where the plan's failures are such."""
    return tuple(issue for issue in found.issues if issue.code == "failures-never-end")


def _unfit(found: Answer) -> tuple[Issue, ...]:
    """Return what is wrong with the devices that are given."""
    codes = {
        "below-minimum", "odd-die-count", "not-a-multiple-of-8", "not-supported",
        "unknown-combination", "below-lower-guide",
    }  # fmt: skip
    return tuple(issue for issue in found.issues if issue.code in codes)


def _above_evidence(evidence: Evidence | None, value: float) -> tuple[Issue, ...]:
    if evidence is None or value <= evidence.high:
        return ()
    return (
        Issue(
            Severity.WARNING,
            "throughput-above-evidence",
            text(
                "The throughput needed, {needed}, is above the highest that the evidence allows"
                " for, {high}.",
                needed=Quantity(value, Unit.TOKENS_PER_SECOND),
                high=Quantity(evidence.high, Unit.TOKENS_PER_SECOND),
            ),
            text("Use more devices or allow more time, unless a measurement shows it."),
            where=(("field", "throughput.entered_tps"),),
            sources=evidence.sources,
        ),
    )


def _nothing_fits(question: Question) -> Issue:
    return Issue(
        Severity.ERROR,
        "nothing-fits",
        text("The devices do not train a single token within this time."),
        text("Allow more time, or use more devices."),
        where=(("field", question.value),),
    )


def _beyond(question: Question) -> Issue:
    return Issue(
        Severity.ERROR,
        "out-of-reach",
        text("The value is beyond what can be planned, so none is given."),
        text("Check the deadline, the devices and the throughput."),
        where=(("field", question.value),),
    )
