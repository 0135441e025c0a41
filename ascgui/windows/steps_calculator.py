"""From a step time to the throughput, and back: for those who have a number and no log."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.domain.plan import ThroughputChoice
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.steps import StepFigures, step_figures, tokens_per_sample
from ascgui.session.document import Document
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.quantities import COUNT, NUMBER
from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.field import Field
from ascgui.widgets.form import FormGroup, RadioRow, align_groups
from ascgui.widgets.labels import ThemedLabel, WordsLabel
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme
from ascgui.windows.axis_inputs import ValueEdit


class Known(StrEnum):
    """What is known of the speed."""

    STEP_TIME = "step-time"
    SAMPLES = "samples"
    TPS = "tps"


_SPEEDS = {
    Known.STEP_TIME: (text("s"), text("such as 5.2")),
    Known.SAMPLES: (text("samples/s"), text("such as 12")),
    Known.TPS: (text("tokens/s per device"), text("such as 4034")),
}
"""The unit of what is known of the speed, and an example."""


class StepsCalculator(QWidget):
    """Inputs on the left, what follows on the right; no part of the plan until it is put there."""

    def __init__(self, document: Document, tongue: Tongue, theme: Theme) -> None:
        """Start with what the plan says."""
        super().__init__()
        self._document = document
        self._tongue = tongue
        self._theme = theme
        self.fields: dict[str, Field] = {}
        self.batch = FormGroup(text("One step"), tongue, theme)
        self.speed = FormGroup(text("Speed"), tongue, theme)
        self.job = FormGroup(text("The whole job"), tongue, theme)
        self.words = WordsLabel(theme, scale=1.75, bold=True)
        self.lacks = ThemedLabel(theme, "quiet", wrap=True)
        self.results: dict[str, ThemedLabel] = {}
        self._names: dict[str, tuple[ThemedLabel, Text]] = {}
        self.formula = ThemedLabel(theme, "quiet", wrap=True)
        self.use_button = QPushButton()
        self.use_button.clicked.connect(self.use)
        self._grid = QGridLayout()
        self._area = ColumnArea()
        self._make_fields()
        self._lay_out()
        document.changed.connect(self._follow_plan)
        tongue.changed.connect(self.retranslate)
        self._follow_plan()
        self.retranslate()

    @property
    def figures(self) -> StepFigures:
        """What follows from what is entered."""
        length = tokens_per_sample(
            seq_len=self._value("seq_len"),
            average_sample_tokens=self._value("average"),
            packed=self._value("packed"),
        )
        known = self._value("known")
        speed = self._value("speed")
        return step_figures(
            samples_per_step=self._value("batch"),
            sample_tokens=length,
            devices=self._value("devices"),
            step_s=speed if known is Known.STEP_TIME else None,
            samples_per_second_of_job=speed if known is Known.SAMPLES else None,
            tps=speed if known is Known.TPS else None,
            total_tokens=self._value("total"),
            steps_between_checkpoints=self._value("between"),
        )

    def use(self) -> None:
        """Enter the throughput into the plan, as one step of undo."""
        tps = self.figures.tps
        if tps is not None:
            self._document.settle()
            self._document.apply(
                text("Use the computed throughput"), throughput=ThroughputChoice(entered_tps=tps)
            )
            self._document.settle()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.use_button.setText(say("Use in the plan"))
        self.formula.setText(
            say(
                "R = global batch × length ÷ (devices × seconds of a step). The length is the"
                " sequence length where samples are packed, and their average length where they"
                " are not."
            )
        )
        for label, name in self._names.values():
            label.setText(self._tongue.show(name))
        self._align()
        self._work()

    # Making

    def _make_fields(self) -> None:
        tongue, theme = self._tongue, self._theme

        def count(unit: Text | None = None, characters: int = 10) -> QuantityEdit:
            return QuantityEdit(COUNT, tongue, theme, unit=unit, characters=characters)

        self._add(
            self.batch, "batch", text("Global batch size"), count(text("samples")),
            text("Samples of one step of the whole job"),
        )  # fmt: skip
        self._add(
            self.batch, "packed", text("Samples are"),
            RadioRow(
                (
                    (True, text("packed"), text("Filled up to the sequence length")),
                    (False, text("not packed"), text("Each has its own length")),
                ),
                tongue, theme,
            ),
        )  # fmt: skip
        self.fields["packed"].set_value(True)
        self._add(
            self.batch, "seq_len", text("Sequence length"), count(text("tokens")),
            text("Tokens per training sequence"),
        )  # fmt: skip
        self._add(
            self.batch, "average", text("Average length"),
            QuantityEdit(NUMBER, tongue, theme, unit=text("tokens per sample"), characters=10),
            text("Tokens of one sample, on average over the data"),
        )  # fmt: skip
        self._add(self.batch, "devices", text("Devices"), count(text("devices")))
        self._add(
            self.speed, "known", text("Known"),
            RadioRow(
                (
                    (Known.STEP_TIME, text("step time"), text("Seconds of one step")),
                    (Known.SAMPLES, text("samples/s"), text("Of the whole job")),
                    (Known.TPS, text("tokens/s"), text("Of one device")),
                ),
                tongue, theme,
            ),
        )  # fmt: skip
        self.fields["known"].set_value(Known.STEP_TIME)
        speed = ValueEdit(tongue, theme, characters=10)
        speed.be(NUMBER)
        self._add(
            self.speed, "speed", text("Value"),
            speed,
            text("In the unit that is chosen above"),
        )  # fmt: skip
        self._add(
            self.job, "total", text("Tokens"),
            QuantityEdit(COUNT, tongue, theme, unit=text("tokens"), characters=16, echo=True),
            text("All tokens of the job, with its epochs; the plan's where none are entered"),
        )  # fmt: skip
        self._add(
            self.job, "between", text("A checkpoint every"), count(text("steps")),
            text("Steps from one checkpoint to the next"),
        )  # fmt: skip
        for name, words in (
            ("tps", text("Throughput of one device")),
            ("job_tps", text("Throughput of the whole job")),
            ("tokens_per_step", text("Tokens of one step")),
            ("seconds_per_step", text("Time of one step")),
            ("samples_per_second", text("Samples of the whole job")),
            ("steps", text("Steps of the job")),
            ("job_time", text("Time of the job, without interruptions")),
            ("checkpoint_interval_s", text("From one checkpoint to the next")),
        ):
            row = self._grid.rowCount()
            label, value = ThemedLabel(theme, "quiet"), ThemedLabel(theme)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(value, row, 1)
            self._names[name], self.results[name] = (label, words), value

    def _add(
        self, group: FormGroup, name: str, label: Text, field: Field, tip: Text | None = None
    ) -> None:
        self.fields[name] = field
        group.add(label, field, tip)
        field.value_edited.connect(lambda _value: self._work())

    def _lay_out(self) -> None:
        space = self._theme.space
        margin = space(4)
        left = QWidget()
        inputs = QVBoxLayout(left)
        inputs.setContentsMargins(margin, space(3), margin, margin)
        inputs.setSpacing(space(3))
        for group in (self.batch, self.speed, self.job):
            inputs.addWidget(group)
        inputs.addStretch(1)
        right = QWidget()
        results = QVBoxLayout(right)
        results.setContentsMargins(margin, space(3), margin, margin)
        results.setSpacing(space(3))
        self._grid.setHorizontalSpacing(space(5))
        self._grid.setVerticalSpacing(space(1.5))
        self._grid.setColumnStretch(1, 1)
        button = QHBoxLayout()
        button.addWidget(self.use_button)
        button.addStretch(1)
        results.addWidget(self.words)
        results.addWidget(self.lacks)
        results.addLayout(self._grid)
        results.addLayout(button)
        results.addWidget(self.formula)
        results.addStretch(1)
        both = Column()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, both)
        self._sides.setContentsMargins(0, 0, 0, 0)
        self._parts = (left, right)
        for part in self._parts:
            self._sides.addWidget(part, 1)
        self._area.setWidget(both)
        both.laid_out.connect(self._stand)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._area)

    def _stand(self) -> None:
        """Put what follows beside the inputs, or below them where there is no room for both."""
        bar = self._area.verticalScrollBar().sizeHint().width()
        widest = max(part.minimumSizeHint().width() for part in self._parts)
        narrow = 2 * widest > self.width() - bar
        directions = QBoxLayout.Direction
        self._sides.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _align(self) -> None:
        align_groups((self.batch, self.speed, self.job))

    # Following

    def _value(self, name: str) -> Any:
        """Return what is entered, or what the plan offers in its place."""
        field = self.fields[name]
        if isinstance(field, RadioRow):
            return field.value
        assert isinstance(field, QuantityEdit)  # noqa: S101 - made above
        if field.value is not None:
            return field.value
        plan = self._document.plan
        if name == "seq_len":
            return plan.seq_len
        return plan.workload.total_tokens if name == "total" else None

    def _follow_plan(self, _fields: object = None) -> None:
        plan = self._document.plan
        seq_len, total = self.fields["seq_len"], self.fields["total"]
        assert isinstance(seq_len, QuantityEdit)  # noqa: S101 - made above
        assert isinstance(total, QuantityEdit)  # noqa: S101
        seq_len.offer(plan.seq_len, text("the plan's"))
        tokens = plan.workload.total_tokens
        total.offer(None if tokens is None else round(tokens), text("the plan's"))
        self._work()

    def _work(self) -> None:
        figures = self.figures
        average, speed = self.fields["average"], self.fields["speed"]
        assert isinstance(speed, ValueEdit)  # noqa: S101 - made above
        unit, example = _SPEEDS[self._value("known")]
        speed.show_as(unit, example)
        average.setEnabled(not self._value("packed"))
        known = figures.tps is not None
        self.words.setVisible(known)
        self.use_button.setEnabled(known and self._value("known") is not Known.TPS)
        if figures.tps is not None:
            rate = Quantity(figures.tps, Unit.TOKENS_PER_SECOND)
            self.words.setText(self._tongue.show(text("{tps}", tps=rate)))
        lacks = self._lacks()
        self.lacks.setText("" if lacks is None else self._tongue.show(lacks))
        self.lacks.setVisible(lacks is not None)
        self._say(figures)

    def _say(self, figures: StepFigures) -> None:
        job_time = None
        if figures.steps is not None and figures.seconds_per_step is not None:
            job_time = figures.steps * figures.seconds_per_step
        say, show = self._tongue.say, self._tongue.show
        per_second = figures.samples_per_second
        shown = {
            "tps": _quantity(figures.tps, Unit.TOKENS_PER_SECOND),
            "tokens_per_step": _quantity(figures.tokens_per_step, Unit.TOKENS),
            "seconds_per_step": _quantity(figures.seconds_per_step, Unit.SECONDS),
            "job_time": _quantity(job_time, Unit.SECONDS),
            "checkpoint_interval_s": _quantity(figures.checkpoint_interval_s, Unit.SECONDS),
        }
        for name, label in self.results.items():
            value = shown.get(name)
            label.setText("–" if value is None else show(value))
        if figures.job_tps is not None:
            self.results["job_tps"].setText(say("{n} tokens/s", n=figures.job_tps))
        if per_second is not None:
            self.results["samples_per_second"].setText(say("{n} samples/s", n=per_second))
        if figures.steps is not None:
            self.results["steps"].setText(say("{n} steps", n=figures.steps))

    def _lacks(self) -> Text | None:
        """Return what is missing for a throughput, in the order of the inputs."""
        if self._value("batch") is None and self._value("known") is not Known.SAMPLES:
            return text("Enter the global batch size, the devices and a speed.")
        if not self._value("packed") and self._value("average") is None:
            return text("Enter the average length of a sample.")
        if self._value("packed") and self._value("seq_len") is None:
            return text("Enter the sequence length.")
        if self._value("devices") is None:
            return text("Enter the number of devices.")
        if self._value("speed") is None:
            return text("Enter the speed that is known.")
        if self.figures.tps is None:
            return text("These figures give no throughput: each must be above 0.")
        return None


def _quantity(value: float | None, unit: Unit) -> Quantity | None:
    return None if value is None else Quantity(value, unit)
