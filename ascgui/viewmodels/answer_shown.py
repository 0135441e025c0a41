"""What the Plan page shows of an answer, said in one language."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from ascgui.domain.catalog import Feature, FeatureValue, Support, Tables
from ascgui.domain.feature_names import FEATURES
from ascgui.domain.plan import Formula, GoalKind, Plan, Rounding, WorkloadKind
from ascgui.domain.record import frozen
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator import failure_loss
from ascgui.language.language import Language
from ascgui.language.numbers import written_duration
from ascgui.viewmodels.vocabulary import named

if TYPE_CHECKING:
    from ascgui.domain.answer import Answer


class State(StrEnum):
    """How a figure stands: known, known by a near row only, or why it is not known."""

    KNOWN = "known"
    ESTIMATE = "estimate"
    MISSING = "missing"
    NOT_SUPPORTED = "not-supported"
    UNKNOWN = "unknown"
    ABSENT = "absent"


@frozen
class Line:
    """One figure as words, what stands beside them, and a quiet tag at the end.

    ``figure`` names the derivation that explains it, ``wanted`` the key of the input that is
    missing; "" where there is none.
    """

    state: State
    words: str = ""
    aside: str = ""
    tag: str = ""
    figure: str = ""
    wanted: str = ""


ABSENT = Line(State.ABSENT)


@frozen
class FeatureShown:
    """One feature of the model on the framework, in words."""

    name: str
    value: FeatureValue
    word: str
    plain: bool
    """Whether it is just supported, so that its name says enough."""


@frozen
class AnswerShown:
    """Every sentence of the answer; figures are named as in :class:`Answer`'s derivations."""

    devices: Line
    duration: Line
    finish: Line
    cost: Line
    minimum: Line
    required: Line
    failures: Line
    forms: Line
    features: tuple[FeatureShown, ...]
    summary: str

    def lines(self) -> dict[str, Line]:
        """Return the figures by name, in reading order."""
        return {
            "devices": self.devices,
            "duration": self.duration,
            "finish": self.finish,
            "cost": self.cost,
            "minimum": self.minimum,
            "required": self.required,
            "failures": self.failures,
            "forms": self.forms,
        }


_ASK_JOB: dict[str, Text] = {
    "model": text("Choose a model"),
    "strategy": text("Choose a strategy"),
    "seq_len": text("Enter the sequence length"),
    "framework": text("Choose a framework"),
    "hardware": text("Choose the hardware"),
}
_WORKLOAD_ASKED: dict[str, Text] = {
    "workload.tokens": text("Enter the tokens to see the duration"),
    "workload.samples": text("Enter the samples to see the duration"),
    "workload.tokens_per_sample": text("Enter the tokens per sample to see the duration"),
    "throughput.entered_tps": text("Enter the throughput to see the duration"),
    "goal.devices": text("Enter the devices to see the duration"),
}
_VALUES: dict[FeatureValue, Text] = {
    FeatureValue.SUPPORTED: text("supported"),
    FeatureValue.NOT_SUPPORTED: text("not supported"),
    FeatureValue.NOT_PLANNED: text("no support planned"),
}


def present(answer: Answer, tables: Tables, language: Language) -> AnswerShown:
    """Return ``answer`` in words."""
    said = _Sayer(answer, tables, language)
    devices, duration = said.devices(), said.duration()
    finish, cost, minimum = said.finish(), said.cost(), said.minimum()
    spoken = [
        language.show(text(", ")).join(part for part in (line.words, line.aside, line.tag) if part)
        for line in (devices, duration, finish, cost, minimum)
        if line.words
    ]
    return AnswerShown(
        devices,
        duration,
        finish,
        cost,
        minimum,
        said.required(),
        said.failures(),
        said.forms(),
        tuple(_feature(cell, language) for cell in answer.features),
        "; ".join(spoken),
    )


def missing_job_field(plan: Plan) -> str | None:
    """Return the first part of the job that the plan does not say, in reading order."""
    return next((name for name in _ASK_JOB if getattr(plan, name) in (None, "")), None)


def missing_duration_input(answer: Answer) -> str | None:
    """Return the key of the input without which there is no duration, or None."""
    workload = answer.plan.workload
    if answer.total_tokens is None:
        if workload.kind is WorkloadKind.TOKENS:
            return "workload.tokens" if workload.tokens is None else None
        if workload.samples is None:
            return "workload.samples"
        return "workload.tokens_per_sample" if workload.tokens_per_sample is None else None
    if answer.evidence is None:
        return "throughput.entered_tps"
    return None


def _feature(cell: Feature, language: Language) -> FeatureShown:
    word = cell.detail if cell.value is FeatureValue.SUPPORTED and cell.detail else None
    return FeatureShown(
        language.show(named(FEATURES, cell.feature)),
        cell.value,
        word or language.show(_VALUES[cell.value]),
        plain=cell.value is FeatureValue.SUPPORTED and not cell.detail,
    )


class _Sayer:
    """Says the figures of one answer in one language."""

    def __init__(self, answer: Answer, tables: Tables, language: Language) -> None:
        self._answer = answer
        self._plan = answer.plan
        self._tables = tables
        self._language = language
        self._estimated = answer.is_estimate

    def _say(self, sentence: Text) -> str:
        return self._language.show(sentence)

    def _figure(self, figure: Quantity) -> str:
        """Return a figure that hangs on the throughput: marked ≈ where that is an estimate."""
        if self._estimated:
            return self._say(text("≈ {figure}", figure=figure))
        return self._language.show(figure)

    def _known(self) -> State:
        return State.ESTIMATE if self._estimated else State.KNOWN

    def devices(self) -> Line:
        answer = self._answer
        missing = missing_job_field(self._plan)
        if missing is not None and answer.devices is None:
            return Line(State.MISSING, self._say(_ASK_JOB[missing]), wanted=missing)
        if answer.support is Support.NOT_SUPPORTED:
            words = self._say(text("Not supported"))
            return Line(State.NOT_SUPPORTED, words, self._by_whom(), figure="minimum")
        if answer.devices is None:
            return self._no_devices()
        parts = [Quantity(answer.devices, Unit.DEVICES)]
        if answer.cards is not None:
            parts.append(Quantity(answer.cards, Unit.CARDS))
        if answer.nodes is not None:
            parts.append(Quantity(answer.nodes, Unit.NODES))
        words = " · ".join(self._language.show(part) for part in parts)
        state = State.KNOWN
        if answer.devices_are_estimate:
            words = self._say(text("≈ {figure}", figure=words))
            state = State.ESTIMATE
        return Line(state, words, tag=self._how_many(), figure="devices")

    def _how_many(self) -> str:
        plan, answer = self._plan, self._answer
        if plan.goal.kind is GoalKind.DEVICES and plan.goal.devices is not None:
            return self._say(text("as entered"))
        if answer.required is None:
            return self._say(text("by the minimum"))
        if plan.rounding is Rounding.EXACT:
            return self._say(text("exact"))
        return self._say(text("recommended"))

    def _no_devices(self) -> Line:
        least = self._answer.minimum_devices
        if least is None:
            return Line(State.UNKNOWN, self._say(text("Minimum unknown")), self._place())
        words = text("At least {devices}", devices=Quantity(least, Unit.DEVICES))
        return Line(State.KNOWN, self._say(words), self._place(), figure="minimum")

    def _by_whom(self) -> str:
        entry = self._answer.requirement
        if entry is None:
            return ""
        return self._say(
            text(
                "by document {document}, edition {edition}, row {row}",
                document=entry.document,
                edition=entry.edition,
                row=entry.row,
            )
        )

    def duration(self) -> Line:
        answer, seconds = self._answer, self._answer.duration_s
        if answer.duration is None or seconds is None:
            return self._no_duration()
        aside = self._say(
            text(
                "{low} – {high}",
                low=Quantity(answer.duration.low, Unit.SECONDS, like=seconds),
                high=Quantity(answer.duration.high, Unit.SECONDS, like=seconds),
            )
        )
        words = self._figure(Quantity(seconds, Unit.SECONDS))
        return Line(self._known(), words, aside, self._which_form(), "duration")

    def _which_form(self) -> str:
        devices = self._answer.devices
        if self._answer.support is Support.NOT_SUPPORTED and devices is not None:
            return self._say(
                text("if it ran on {devices}", devices=Quantity(devices, Unit.DEVICES))
            )
        if self._plan.formula is Formula.PUBLISHED:
            return self._say(text("by the printed formula"))
        return self._say(text("expected"))

    def _no_duration(self) -> Line:
        if missing_job_field(self._plan) is not None and self._answer.devices is None:
            return ABSENT
        wanted = missing_duration_input(self._answer)
        if wanted is None:
            return Line(State.MISSING, self._say(text("No duration can be given")))
        return Line(State.MISSING, self._say(_WORKLOAD_ASKED[wanted]), wanted=wanted)

    def finish(self) -> Line:
        answer = self._answer
        if answer.finish is None:
            if answer.duration is None:
                return ABSENT
            asked = self._say(text("Enter a start to see the finish"))
            return Line(State.MISSING, asked, tag=self._deadline(), wanted="start")
        words = self._say(text("Done {moment}", moment=answer.finish))
        if self._estimated:
            words = self._say(text("≈ {figure}", figure=words))
        aside = ""
        if answer.finish_low is not None and answer.finish_high is not None:
            low, high, _ = self._language.short_moments(
                answer.finish_low, answer.finish_high, answer.finish
            )
            aside = self._say(text("{low} – {high}", low=low, high=high))
        return Line(self._known(), words, aside, self._deadline(), "finish")

    def _deadline(self) -> str:
        answer, deadline = self._answer, self._plan.goal.deadline_s
        if answer.deadline_met is None or deadline is None:
            return ""
        allowed = written_duration(deadline)
        if answer.deadline_met:
            return self._say(text("within {deadline}", deadline=allowed))
        return self._say(text("later than {deadline}", deadline=allowed))

    def cost(self) -> Line:
        answer = self._answer
        if answer.cost is None:
            return ABSENT
        cost = self._money(answer.cost)
        words = self._say(text("Cost {cost}", cost=cost))
        if self._estimated:
            words = self._say(text("≈ {figure}", figure=words))
        aside = ""
        if answer.cost_low is not None and answer.cost_high is not None:
            aside = self._say(
                text(
                    "{low} – {high}",
                    low=self._language.money(answer.cost_low),
                    high=self._language.money(answer.cost_high),
                )
            )
        return Line(self._known(), words, aside, figure="cost")

    def _money(self, amount: float) -> str:
        if self._plan.currency:
            return self._language.show(Quantity(amount, currency=self._plan.currency))
        return self._language.money(amount)

    def minimum(self) -> Line:
        answer = self._answer
        if missing_job_field(self._plan) is not None:
            return ABSENT
        names, near = self._place(), self._near()
        if answer.support is Support.NOT_SUPPORTED or answer.devices is None:
            # The first line has said the minimum, or that there is none.
            return Line(State.MISSING, near) if near else ABSENT
        if answer.minimum_devices is None:
            return Line(State.UNKNOWN, self._say(text("Minimum unknown")), near or names)
        least = Quantity(answer.minimum_devices, Unit.DEVICES)
        words = self._say(text("Minimum {devices}", devices=least))
        return Line(State.KNOWN, words, names, figure="minimum")

    def _near(self) -> str:
        """Return what the finding about the missing minimum says of entries that are near."""
        codes = {"not-supported", "unknown-combination"}
        found = (issue for issue in self._answer.issues if issue.code in codes)
        issue = next(found, None)
        return "" if issue is None or issue.action is None else self._say(issue.action)

    def _place(self) -> str:
        plan, tables = self._plan, self._tables
        framework = tables.frameworks.get(plan.framework or "")
        hardware = tables.hardware.get(plan.hardware or "")
        parts = (
            self._answer.edition,
            framework.name if framework else plan.framework,
            hardware.name if hardware else plan.hardware,
        )
        return " · ".join(part for part in parts if part)

    def required(self) -> Line:
        required = self._answer.required
        if required is None:
            return ABSENT
        words = self._say(
            text(
                "By the formula {raw} → exact {exact} → recommended {recommended}",
                raw=required.raw,
                exact=required.exact,
                recommended=required.recommended,
            )
        )
        aside = self._say(text("printed formula {published}", published=required.published))
        return Line(self._known(), words, aside, figure="required")

    def failures(self) -> Line:
        """Return what saves and failures add, where the plan includes them."""
        answer = self._answer
        lost, count = failure_loss.lost_s(answer), failure_loss.expected_failures(answer)
        if lost is None or count is None or answer.goodput is None:
            return ABSENT
        words = self._say(
            text(
                "{lost} of it are saves, restarts and lost work",
                lost=Quantity(lost, Unit.SECONDS, like=answer.duration_s),
            )
        )
        aside = self._say(
            text(
                "goodput {goodput}, failures expected: {n}",
                goodput=Quantity(answer.goodput, Unit.PERCENT),
                n=round(count, 1),
            )
        )
        return Line(self._known(), words, aside, figure="failures")

    def forms(self) -> Line:
        duration = self._answer.duration
        if duration is None:
            return ABSENT
        words = self._say(
            text(
                "Ideal {ideal} · expected {expected} · printed formula {published}",
                ideal=Quantity(duration.ideal, Unit.SECONDS),
                expected=Quantity(duration.expected, Unit.SECONDS),
                published=Quantity(duration.published, Unit.SECONDS),
            )
        )
        hours = self._answer.card_hours
        aside = "" if hours is None else self._language.show(Quantity(hours, Unit.CARD_HOURS))
        return Line(self._known(), words, aside, figure="duration")
