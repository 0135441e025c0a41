"""The questions turned round: what a deadline, a number of devices or a budget would need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Severity
from ascgui.domain.plan import Formula, Plan
from ascgui.domain.text import Quantity, Text, Unit, about, text
from ascgui.estimator.answer import answer
from ascgui.estimator.inverse import (
    Budget,
    Question,
    Solution,
    deadline_for_devices,
    devices_for_deadline,
    efficiency_for,
    epochs_for,
    longest_sequence,
    tokens_for,
    tps_for,
    within_budget,
)
from ascgui.language.numbers import written_duration
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job, Work
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.quantities import COUNT, DURATION, NUMBER, whole_if_whole
from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme
from ascgui.windows.axis_inputs import ValueEdit
from ascgui.windows.question_card import QuestionCard
from ascgui.windows.working_panel import WorkingPanel

ASKED: Mapping[Question, Text] = {
    Question.DEVICES: text("How many devices does the deadline need?"),
    Question.DEADLINE: text("Which deadline do the devices meet?"),
    Question.TOKENS: text("How many tokens fit?"),
    Question.EPOCHS: text("How many epochs fit?"),
    Question.TPS: text("Which throughput would be needed?"),
    Question.EFFICIENCY: text("Which scaling efficiency would be needed?"),
    Question.SEQ_LEN: text("How long may sequences be?"),
    Question.BUDGET: text("What fits the budget?"),
}
"""The questions in the order in which they are shown."""

_NAMES: Mapping[Question, Text] = {
    Question.DEVICES: text("Devices"),
    Question.DEADLINE: text("Deadline"),
    Question.TOKENS: text("Tokens per epoch"),
    Question.EPOCHS: text("Epochs"),
    Question.TPS: text("Throughput"),
    Question.EFFICIENCY: text("Scaling efficiency"),
    Question.SEQ_LEN: text("Sequence length"),
    Question.BUDGET: text("Tokens per epoch"),
}
_NEEDS_DEADLINE = frozenset(
    {Question.DEVICES, Question.TOKENS, Question.EPOCHS, Question.TPS, Question.EFFICIENCY}
)
_NEEDS_DEVICES = frozenset(Question) - {Question.DEVICES, Question.BUDGET}


@dataclass(frozen=True, slots=True)
class Givens:
    """What the questions start from; None is "not said"."""

    deadline_s: float | None
    devices: int | None
    budget: float | None


@dataclass(frozen=True, slots=True)
class Solutions:
    """The answers to all questions that could be asked."""

    plan: Plan
    givens: Givens
    devices: int | None
    """The devices that the plan uses, for which a budget is spent."""
    found: Mapping[Question, Solution]
    budget: Budget | None
    rate_estimate: bool = False
    """Whether the throughput is that of a near job."""
    data_estimate: bool = False
    """Whether the amount of data is an estimate."""

    @property
    def estimate(self) -> bool:
        """Whether what hangs on throughput and data is an estimate."""
        return self.rate_estimate or self.data_estimate


def solved(plan: Plan, tables: Tables, givens: Givens) -> Solutions:
    """Return the answer of each question that ``givens`` allow for."""
    deadline, devices = givens.deadline_s, givens.devices
    found: dict[Question, Solution] = {}
    if deadline is not None:
        found[Question.DEVICES] = devices_for_deadline(plan, tables, deadline)
    if devices is not None:
        found[Question.DEADLINE] = deadline_for_devices(plan, tables, devices)
        found[Question.SEQ_LEN] = longest_sequence(plan, tables, devices)
    if deadline is not None and devices is not None:
        found[Question.TOKENS] = tokens_for(plan, tables, deadline, devices)
        found[Question.EPOCHS] = epochs_for(plan, tables, deadline, devices)
        found[Question.TPS] = tps_for(plan, tables, deadline, devices)
        found[Question.EFFICIENCY] = efficiency_for(plan, tables, deadline, devices)
    budget = None if givens.budget is None else within_budget(plan, tables, givens.budget)
    if budget is not None and budget.most_tokens is not None:
        found[Question.BUDGET] = budget.most_tokens
    own = answer(plan, tables)
    return Solutions(
        plan, givens, own.devices, found, budget, own.rate_is_estimate, own.data_is_estimate
    )


class QuestionsPanel(WorkingPanel):
    """Deadline, devices and budget on the left, the answers as sentences on the right.

    ``scenario_wanted`` carries the named plan of an answer.
    """

    scenario_wanted = Signal(object)

    def __init__(
        self,
        document: Document,
        estimation: Estimation,
        catalog: Catalog,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
    ) -> None:
        """Start with what the plan says."""
        super().__init__(document, estimation, catalog, tongue, theme, job, report)
        self._result: Solutions | None = None
        self.given = FormGroup(text("Given"), tongue, theme)
        self.deadline, self.devices, self.budget = (
            ValueEdit(tongue, theme, characters=11) for _ in range(3)
        )
        self.hint = ThemedLabel(theme, "quiet", wrap=True)
        # Its line is as long as the inputs are wide.
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.note = FieldNote(tongue, theme)
        self.cards = {
            question: QuestionCard(words, tongue, theme) for question, words in ASKED.items()
        }
        self._area = ColumnArea()
        self._lay_out()
        for field in (self.deadline, self.devices, self.budget):
            field.value_edited.connect(lambda _value: self.ask_later())
        for question, card in self.cards.items():
            card.scenario_asked.connect(lambda question=question: self.use(question))
        self.retranslate()

    @property
    def result(self) -> Solutions | None:
        """What is shown."""
        return self._result

    def use(self, question: Question) -> None:
        """Want a scenario with the answer of ``question``."""
        solution = None if self._result is None else self._result.found.get(question)
        if solution is None or solution.plan is None or solution.value is None:
            return
        unit = solution.unit
        if unit in {Unit.DEVICES, Unit.TOKENS}:
            # Its name says what is counted.
            unit = Unit.NONE
        name = self._tongue.say(
            "{name} {value}",
            name=_NAMES[question],
            value=Quantity(whole_if_whole(solution.value), unit),
        )
        if solution.plan.name:
            name = self._tongue.say("{plan}: {values}", plan=solution.plan.name, values=name)
        self.scenario_wanted.emit(replace(solution.plan, name=name))

    @override
    def retranslate(self) -> None:
        self.hint.setText(
            self._tongue.say(
                "Each answer keeps everything else as the plan has it. What stands in quiet letters"
                " is the plan's."
            )
        )
        align_groups((self.given,))
        self._say()
        self.fit()

    @override
    def title(self) -> Text:
        return text("Working out the answers…")

    @override
    def stopped(self) -> None:
        self.note.put(
            Remark(Severity.INFO, text("Stopped, so what stands here may be of the inputs before."))
        )

    @override
    def work(self) -> Work | None:
        plan, tables, givens = self._document.plan, self._catalog.tables, self.givens
        return lambda _tell, _cancelled: solved(plan, tables, givens)

    @property
    def givens(self) -> Givens:
        """What is entered, or what the plan offers in its place."""
        deadline, devices, budget = (
            field.meant for field in (self.deadline, self.devices, self.budget)
        )
        return Givens(
            None if deadline is None else float(deadline),
            None if devices is None else int(devices),
            None if budget is None else float(budget),
        )

    @override
    def offer(self) -> None:
        found = self.answered()
        self.deadline.offer(found.plan.goal.deadline_s)
        self.devices.offer(found.devices)
        currency = found.plan.currency
        self.budget.be_in(currency)

    @override
    def put(self, found: Solutions) -> None:
        self._result = found
        self.note.put(None)
        self._say()

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        self.deadline.be(DURATION, example=text("such as 72 h"))
        self.devices.be(COUNT, text("devices"))
        self.budget.be(NUMBER)
        self.given.add(text("Deadline"), self.deadline, text("Time allowed, with s, m, h or d"))
        self.given.add(text("Devices"), self.devices, text("Devices that there are"))
        self.given.add(text("Budget"), self.budget, text("An amount in the plan's currency"))
        column = Column()
        layout = QVBoxLayout(column)
        layout.setContentsMargins(0, 0, space(1), 0)
        layout.setSpacing(space(2))
        for card in self.cards.values():
            layout.addWidget(card)
        layout.addStretch(1)
        self._area.setWidget(column)
        area = self._area
        area.least_width_changed.connect(lambda: area.setMinimumWidth(area.least_width))
        self.fill((self.given, self.hint), (self.note, self.progress, self._area), self._area)

    # Showing

    def _say(self) -> None:
        result = self._result
        for question, card in self.cards.items():
            card.setVisible(result is not None)
            if result is not None:
                self._say_one(question, card, result)

    def _say_one(self, question: Question, card: QuestionCard, result: Solutions) -> None:
        if question is Question.BUDGET:
            self._say_budget(card, result)
            return
        lacks = _lacks(question, result.givens)
        solution = result.found.get(question)
        if lacks is not None or solution is None:
            card.put(None, (lacks,) if lacks is not None else ())
            return
        sentence = None
        if solution.value is not None:
            sentence = _sentence(question, solution, result)
        usable = solution.plan is not None
        aside = _evidence(solution) if usable else ()
        card.put(sentence, aside, solution.derivation, solution.issues, usable=usable)

    def _say_budget(self, card: QuestionCard, result: Solutions) -> None:
        budget = result.budget
        if budget is None:
            card.put(None, (text("Enter a budget beside."),))
            return
        if budget.duration_s is None or result.devices is None:
            card.put(None, (), None, budget.issues)
            return
        currency = result.plan.currency
        sentence = text(
            "{amount} buys {duration} on {devices}.",
            amount=Quantity(whole_if_whole(budget.amount), Unit.NONE, currency),
            duration=Quantity(budget.duration_s, Unit.SECONDS),
            devices=Quantity(result.devices, Unit.DEVICES),
        )
        aside = []
        if budget.fits and budget.cost is not None:
            cost = about(Quantity(budget.cost, Unit.NONE, currency), estimate=result.estimate)
            aside.append(text("The plan's own job costs {cost}, so it fits.", cost=cost))
        tokens, epochs = budget.most_tokens, budget.most_epochs
        if tokens is not None and tokens.value is not None:
            most = about(
                Quantity(whole_if_whole(tokens.value), Unit.TOKENS), estimate=result.rate_estimate
            )
            aside.append(text("Per epoch, at most {tokens} fit.", tokens=most))
        if epochs is not None and epochs.value is not None:
            aside.append(
                text(
                    "Epochs that fit: at most {n}.",
                    n=about(whole_if_whole(epochs.value), estimate=result.estimate),
                )
            )
        usable = tokens is not None and tokens.plan is not None
        card.put(sentence, aside, budget.derivation, budget.issues, usable=usable)


def _lacks(question: Question, givens: Givens) -> Text | None:
    deadline = question in _NEEDS_DEADLINE and givens.deadline_s is None
    devices = question in _NEEDS_DEVICES and givens.devices is None
    if deadline and devices:
        return text("Enter a deadline and devices beside.")
    if deadline:
        return text("Enter a deadline beside.")
    return text("Enter devices beside.") if devices else None


def _sentence(question: Question, solution: Solution, result: Solutions) -> Text:
    # The throughput that is needed does not hang on the one that is known, nor do the tokens that
    # fit on those of the plan; how long sequences may be is read from the minimum table.
    estimate = {
        Question.TPS: result.data_estimate,
        Question.TOKENS: result.rate_estimate,
        Question.SEQ_LEN: False,
    }.get(question, result.estimate)
    value = about(Quantity(whole_if_whole(solution.value or 0.0), solution.unit), estimate=estimate)
    devices = Quantity(result.givens.devices or 0, Unit.DEVICES)
    deadline = written_duration(result.givens.deadline_s or 0.0)
    match question:
        case Question.DEVICES:
            return text(
                "On {devices} the job finishes within {time}.", devices=value, time=deadline
            )
        case Question.DEADLINE:
            return text("On {devices} the job finishes within {time}.", devices=devices, time=value)
        case Question.TOKENS:
            return text(
                "On {devices}, {value} per epoch fit within {deadline}.",
                devices=devices, value=value, deadline=deadline,
            )  # fmt: skip
        case Question.EPOCHS:
            return text(
                "Epochs that fit within {deadline} on {devices}: {value}.",
                devices=devices, value=value, deadline=deadline,
            )  # fmt: skip
        case Question.TPS:
            return text(
                "On {devices} it takes {value} to finish within {deadline}.",
                devices=devices, value=value, deadline=deadline,
            )  # fmt: skip
        case Question.EFFICIENCY if result.plan.formula is Formula.PUBLISHED:
            return text(
                "By the printed formula, on {devices} a scaling efficiency of at most {value}"
                " finishes within {deadline}.",
                devices=devices, value=value, deadline=deadline,
            )  # fmt: skip
        case Question.EFFICIENCY:
            return text(
                "On {devices} it takes a scaling efficiency of {value} to finish within"
                " {deadline}.",
                devices=devices, value=value, deadline=deadline,
            )  # fmt: skip
        case _:
            return text("On {devices} sequences may be up to {value} long.",
                        devices=devices, value=value)  # fmt: skip


def _evidence(solution: Solution) -> tuple[Text, ...]:
    """Return the numbers put in, and where the throughput comes from."""
    derived = solution.derivation
    if derived is None:
        return ()
    rate = next((term for term in derived.terms if term.symbol == "R"), None)
    lines = [derived.with_numbers]
    if rate is not None:
        lines.append(text("Throughput: {evidence}", evidence=rate.evidence))
    if derived.source is not None and rate is None:
        lines.append(derived.source)
    return tuple(lines)
