"""The left side of the Plan page: job, data, cluster and goal, in the order of thinking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from ascgui.catalog.names import resolve_framework, resolve_hardware, resolve_model
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Formula, GoalKind, Rounding, WorkloadKind
from ascgui.domain.text import Text, text
from ascgui.language.numbers import NumberProblem, parse_count
from ascgui.planfile.fields import Span, by_name
from ascgui.session.document import Document
from ascgui.session.tongue import Tongue
from ascgui.viewmodels import plan_bindings as bindings
from ascgui.viewmodels.binding import Binding, PlanBinder
from ascgui.viewmodels.plan_choices import JOB_FIELDS, evidence_choices, job_choices
from ascgui.viewmodels.quantities import (
    COUNT,
    DURATION,
    MEAN,
    NUMBER,
    PLAIN,
    RATIO,
    Reading,
    within,
)
from ascgui.viewmodels.remedies import beside_fields, remedies
from ascgui.viewmodels.vocabulary import RATES
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field import Field
from ascgui.widgets.field_note import Remark
from ascgui.widgets.form import FormGroup, RadioRow, align_groups
from ascgui.widgets.quantity_edit import MomentEdit, QuantityEdit
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import set_topic

if TYPE_CHECKING:
    from ascgui.domain.answer import Answer


class PlanInputs(QWidget):
    """Edits the document's plan. ``fix_chosen`` carries a remedy that stands beside a field."""

    fix_chosen = Signal(object)

    def __init__(
        self,
        document: Document,
        tables: Tables,
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show the plan of ``document``, with the choices of ``tables``."""
        super().__init__(parent)
        self._document = document
        self._tables = tables
        self._tongue = tongue
        self._theme = theme
        self._binder = PlanBinder(document, self)
        self.fields: dict[str, Field] = {}
        self.job = FormGroup(text("Job"), tongue, theme)
        self.data = FormGroup(text("Data"), tongue, theme)
        self.cluster = FormGroup(text("Cluster"), tongue, theme)
        self.goal = FormGroup(text("Goal"), tongue, theme)
        self.paper = FormGroup(text("On paper"), tongue, theme)
        self.groups = (self.job, self.data, self.cluster, self.goal, self.paper)
        self._second = (self.cluster, self.goal)
        self._add_job()
        self._add_data()
        self._add_cluster()
        self._add_goal()
        self._add_paper()
        self._columns = [QVBoxLayout(), QVBoxLayout()]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(6))
        for column in self._columns:
            column.setSpacing(theme.space(3))
            column.addStretch(1)
            row.addLayout(column, 1)
        self.stand_in_columns(1)
        document.changed.connect(self._changed)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.realign)
        self._offer_choices(JOB_FIELDS)

    @property
    def width_in_two(self) -> int:
        """The least width in pixels at which the groups stand side by side in two columns."""
        widths = [
            max(group.label_width for group in half) + max(group.content_width for group in half)
            for half in self._halves
        ]
        return sum(widths) + self._theme.space(6)

    @property
    def _halves(self) -> tuple[tuple[FormGroup, ...], tuple[FormGroup, ...]]:
        first = tuple(group for group in self.groups if group not in self._second)
        return first, self._second

    def stand_in_columns(self, columns: int) -> None:
        """Arrange the groups in one column, or in two with the halves side by side."""
        second = self._second if columns > 1 else ()
        self._in_two = bool(second)
        for group in self.groups:
            for column in self._columns:
                column.removeWidget(group)
        for number, column in enumerate(self._columns):
            here = [group for group in self.groups if (group in second) == bool(number)]
            for at, group in enumerate(here):
                column.insertWidget(at, group)
        row = self.layout()
        assert isinstance(row, QHBoxLayout)  # noqa: S101 - made above
        row.setStretch(1, 1 if second else 0)
        row.setSpacing(self._theme.space(6) if second else 0)
        self.realign()

    def use_tables(self, tables: Tables) -> None:
        """Offer the choices of ``tables`` from now on."""
        self._tables = tables
        self._offer_choices(JOB_FIELDS)

    def show_answer(self, answer: Answer) -> None:
        """Show what the answer says of single inputs, and the evidence that it found."""
        evidence = self.fields["throughput.row_id"]
        assert isinstance(evidence, ChoiceBox)  # noqa: S101 - made below
        evidence.set_choices(evidence_choices(answer))
        tps = self.fields["throughput.entered_tps"]
        assert isinstance(tps, QuantityEdit)  # noqa: S101 - made below
        if answer.evidence is None:
            tps.offer(None)
        else:
            tps.offer(_offered(answer.evidence.tps), RATES[answer.evidence.kind])
        efficiency = self.fields["efficiency"]
        assert isinstance(efficiency, QuantityEdit)  # noqa: S101 - made below
        if answer.plan.scaling is None or answer.efficiency is None:
            efficiency.offer(None)
        else:
            efficiency.offer(_offered(answer.efficiency), text("by the measured scaling"))
        said = beside_fields(answer)
        for key, field in self.fields.items():
            issue = said.get(key)
            field.remark(
                None
                if issue is None
                else Remark(issue.severity, issue.message, remedies(issue, self._tables))
            )

    def focus(self, key: str) -> None:
        """Put the focus into the input ``key``."""
        field = self.fields.get(key)
        if field is not None:
            field.setFocus()
            line = getattr(field, "line", None)
            if line is not None:
                line.setFocus()
                line.selectAll()

    def retranslate(self) -> None:
        """Give the labels of all groups one width in the language in force."""
        self.realign()

    def realign(self) -> None:
        """Give the labels of all groups in a column one width."""
        for column in self._halves if self._in_two else (self.groups,):
            align_groups(column)

    # The groups

    def _add_job(self) -> None:
        self._choice(
            bindings.MODEL,
            self.job,
            text("Model"),
            typed=True,
            free=True,
            resolve=lambda typed: resolve_model(self._tables, typed),
            characters=34,
            placeholder=text("type to find"),
        )
        stage = self._choice(bindings.STAGE, self.job, text("Stage"), characters=10)
        strategy = ChoiceBox(self._tongue, self._theme, characters=6)
        strategy.describe(text("Strategy"))
        self._bind(bindings.STRATEGY, strategy)
        stage.add_beside(strategy, text("Strategy"), quiet=False)
        self._choice(
            bindings.SEQ_LEN,
            self.job,
            text("Sequence length"),
            text("Tokens per training sequence"),
            typed=True,
            resolve=_length,
            characters=10,
        )
        self._choice(
            bindings.FRAMEWORK,
            self.job,
            text("Framework"),
            resolve=lambda typed: resolve_framework(self._tables, typed),
            placeholder=text("choose"),
        )
        self._choice(
            bindings.HARDWARE,
            self.job,
            text("Hardware"),
            resolve=lambda typed: resolve_hardware(self._tables, typed),
            placeholder=text("choose"),
        )
        self._choice(
            bindings.EDITION,
            self.job,
            text("Edition"),
            text("Which state of the vendor's tables to answer from"),
        )

    def _add_data(self) -> None:
        by_tokens, by_samples = self._alternatives(
            bindings.WORKLOAD_KIND, (WorkloadKind.TOKENS, WorkloadKind.SAMPLES)
        )
        tokens = QuantityEdit(
            _limited(COUNT, "tokens"),
            self._tongue,
            self._theme,
            unit=text("tokens"),
            characters=16,
            echo=True,
        )
        self._bind(bindings.TOKENS, tokens)
        self.data.add_radio(
            by_tokens,
            text("Tokens"),
            tokens,
            text("Tokens of one epoch, such as 1.2B, 1.2e9 or 12亿"),
        )
        samples = QuantityEdit(_limited(COUNT, "samples"), self._tongue, self._theme, characters=12)
        self._bind(bindings.SAMPLES, samples)
        self.data.add_radio(
            by_samples, text("Samples"), samples, text("Samples of one epoch, such as 1M")
        )
        each = QuantityEdit(
            _limited(MEAN, "tokens_per_sample"),
            self._tongue,
            self._theme,
            unit=text("tokens each"),
            characters=8,
        )
        each.describe(text("Tokens per sample"), text("Tokens per sample, on average"))
        self._bind(bindings.TOKENS_PER_SAMPLE, each)
        samples.add_beside(each, "×")
        epochs = QuantityEdit(
            _limited(NUMBER, "epochs"), self._tongue, self._theme, characters=6, optional=False
        )
        self._bind(bindings.EPOCHS, epochs)
        self.data.add(text("Epochs"), epochs, text("How often the data is gone through"))

    def _add_cluster(self) -> None:
        tps = QuantityEdit(
            _limited(NUMBER, "tps"),
            self._tongue,
            self._theme,
            unit=text("tokens/s per device"),
            characters=10,
        )
        self._bind(bindings.TPS, tps)
        self.cluster.add(
            text("Throughput"),
            tps,
            text("Tokens per second of one device; enter your own to replace the row's"),
        )
        self._choice(
            bindings.EVIDENCE,
            self.cluster,
            text("Evidence"),
            text("Where the throughput comes from"),
            characters=31,
        )
        efficiency = QuantityEdit(
            _limited(RATIO, "efficiency"), self._tongue, self._theme, characters=6, optional=False
        )
        self._bind(bindings.EFFICIENCY, efficiency)
        self.cluster.add(
            text("Efficiency"),
            efficiency,
            text("Scaling efficiency η: a ratio between 0 and 1, typically 0.9 and above"),
        )

    def _add_goal(self) -> None:
        by_deadline, by_devices = self._alternatives(
            bindings.GOAL_KIND, (GoalKind.DEADLINE, GoalKind.DEVICES)
        )
        deadline = QuantityEdit(
            _limited(DURATION, "deadline"),
            self._tongue,
            self._theme,
            characters=13,
            placeholder=text("such as 72 h"),
        )
        self._bind(bindings.DEADLINE, deadline)
        self.goal.add_radio(
            by_deadline,
            text("Finish within"),
            deadline,
            text("A duration such as 72h, 3d or 90 min; empty: the devices of the minimum table"),
        )
        devices = QuantityEdit(
            _limited(COUNT, "devices"),
            self._tongue,
            self._theme,
            unit=text("devices"),
            characters=10,
        )
        self._bind(bindings.DEVICES, devices)
        self.goal.add_radio(
            by_devices, text("Use"), devices, text("How many devices there are for the job")
        )
        self._radios(
            bindings.ROUNDING,
            self.goal,
            text("Rounding"),
            (
                (
                    Rounding.RECOMMENDED,
                    text("Recommended"),
                    text("At least 8 devices, because smaller jobs usually run on 8"),
                ),
                (Rounding.EXACT, text("Exact"), text("As few devices as the job allows")),
            ),
        )
        self._radios(
            bindings.FORMULA,
            self.goal,
            text("Formula"),
            (
                (
                    Formula.EXPECTED,
                    text("Expected"),
                    text("T / (R × N × η): a lower efficiency takes longer"),
                ),
                (
                    Formula.PUBLISHED,
                    text("Printed formula"),
                    text("T / (R × N) × η: the vendor's sheet; too short for η below 1"),
                ),
            ),
        )
        start = MomentEdit(self._tongue, self._theme)
        self._bind(bindings.START, start)
        self.goal.add(
            text("Start"), start, text("Year, month, day and time; gives the finish date")
        )
        price = QuantityEdit(_limited(NUMBER, "price"), self._tongue, self._theme, characters=8)
        self._bind(bindings.PRICE, price)
        self.goal.add(
            text("Price"), price, text("Of one card for one hour; a card is not a device")
        )
        currency = QuantityEdit(
            PLAIN, self._tongue, self._theme, characters=8, placeholder=text("such as CNY")
        )
        currency.describe(text("Currency"))
        self._bind(bindings.CURRENCY, currency)
        price.add_beside(currency)
        price.add_unit(text("per card-hour"))

    def _add_paper(self) -> None:
        for binding, label, tip in (
            (bindings.NAME, text("Name"), text("The title of the plan, also on paper")),
            (bindings.NOTE, text("Remark"), text("Printed with the plan")),
        ):
            field = QuantityEdit(PLAIN, self._tongue, self._theme, characters=26)
            self._bind(binding, field)
            self.paper.add(label, field, tip)

    # Making inputs

    def _choice(
        self, binding: Binding, group: FormGroup, label: Text, tip: Text | None = None, **how: Any
    ) -> ChoiceBox:
        box = ChoiceBox(self._tongue, self._theme, **how)
        self._bind(binding, box)
        group.add(label, box, tip)
        return box

    def _radios(
        self,
        binding: Binding,
        group: FormGroup,
        label: Text,
        options: Sequence[tuple[Any, Text, Text]],
    ) -> None:
        row = RadioRow(options, self._tongue, self._theme)
        self._bind(binding, row)
        group.add(label, row)

    def _bind(self, binding: Binding, field: Field) -> None:
        self.fields[binding.key] = field
        set_topic(field, f"plan#{binding.key}")
        self._binder.bind(binding, field)
        field.remedy_chosen.connect(self.fix_chosen)

    def _alternatives(
        self, binding: Binding, values: tuple[Any, Any]
    ) -> tuple[QRadioButton, QRadioButton]:
        """Return two radio buttons, for labels, that choose between ``values``."""
        alternatives = Alternatives(values, self)
        self._binder.bind(binding, alternatives)
        return alternatives.buttons

    # Following the plan

    def _changed(self, fields: frozenset[str]) -> None:
        if fields & set(JOB_FIELDS):
            self._offer_choices(JOB_FIELDS)

    def _offer_choices(self, names: Sequence[str]) -> None:
        for name in names:
            box = self.fields[name]
            assert isinstance(box, ChoiceBox)  # noqa: S101 - made above
            box.set_choices(job_choices(name, self._document.plan, self._tables))


class Alternatives(QWidget):
    """Two radio buttons that stand in the labels' column, as one input."""

    value_edited = Signal(object)
    left = Signal()

    def __init__(self, values: tuple[Any, Any], parent: QWidget | None = None) -> None:
        """``values`` are what the two buttons stand for."""
        super().__init__(parent)
        self.hide()
        self._values = values
        self._group = QButtonGroup(self)
        self.buttons = (QRadioButton(), QRadioButton())
        for number, button in enumerate(self.buttons):
            self._group.addButton(button, number)
        self._group.idClicked.connect(self._clicked)

    def set_value(self, value: Any) -> None:
        """Check the button that stands for ``value``."""
        for own, button in zip(self._values, self.buttons, strict=True):
            if own == value:
                button.setChecked(True)

    def reset(self) -> None:
        """Nothing can be typed here."""

    def _clicked(self, number: int) -> None:
        self.value_edited.emit(self._values[number])
        self.left.emit()


def _offered(value: float) -> float:
    """Return a computed value as it can be read in a field."""
    return float(f"{value:.5g}")


def _length(typed: str) -> int | None:
    """Return a sequence length that is none of the entries, or None if it is no count."""
    try:
        return parse_count(typed)
    except NumberProblem:
        return None


def _limited(reading: Reading, field: str) -> Reading:
    """Return ``reading`` with the highest value that a plan file may hold for ``field``."""
    kind = by_name(field).kind
    high = kind.high_s if isinstance(kind, Span) else kind.high  # type: ignore[attr-defined]
    return within(reading, high)
