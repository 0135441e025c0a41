"""One log in full: its rate in words, what it asks for, what is odd about it, and its steps."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import Text, text
from ascgui.runlogs.reading import FORMS
from ascgui.session.log_shelf import LogEntry, LogState
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.findings import FindingsModel
from ascgui.viewmodels.log_shown import shown
from ascgui.viewmodels.quantities import COUNT, NUMBER
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.derivation_panel import DerivationPanel
from ascgui.widgets.field_note import Remark
from ascgui.widgets.figure import Figure
from ascgui.widgets.findings_list import FindingsList
from ascgui.widgets.foldout import Foldout
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import Card, CutLabel, ThemedLabel, WordsLabel
from ascgui.widgets.layouts import FlowLayout, emptied
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme

ASKED = ("devices", "seq_len", "tokens_per_sample", "samples_per_step")
"""What a log may leave out, in the order in which it is asked for."""

_LABELS = {
    "devices": text("Devices"),
    "seq_len": text("Sequence length"),
    "tokens_per_sample": text("Average length"),
    "samples_per_step": text("Global batch size"),
    "from_step": text("From step"),
}
_TIPS = {
    "devices": text("How many devices the job ran on; a DIE of Snt9b23 is one"),
    "seq_len": text("Tokens to which each sample was packed or filled up"),
    "tokens_per_sample": text("Tokens of one sample, on average over the data"),
    "samples_per_step": text("Samples of one step of the whole job"),
    "from_step": text("Leave out the steps before this one"),
}
_UNITS = {
    "devices": text("devices"),
    "seq_len": text("tokens"),
    "tokens_per_sample": text("tokens per sample"),
    "samples_per_step": text("samples"),
}
_MOST_COUNT = 1_000_000_000
CHART_AFTER_MS = 50


class LogDetails(QWidget):
    """Shows one log. ``given`` carries what the user says of it as (field, value).

    ``form_chosen`` carries a form's id, "" for what the content says; ``read_on_asked`` asks to
    read what was written since. ``below`` is shown under the log's findings, such as a form to
    save it.
    """

    given = Signal(object)
    form_chosen = Signal(object)
    read_on_asked = Signal()

    def __init__(self, below: QWidget, tongue: Tongue, theme: Theme) -> None:
        """Start without a log."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._entry: LogEntry | None = None
        self._wanted: set[str] = set()
        self.chart: QWidget | None = None
        self.name = CutLabel(theme)
        self.read_on = QPushButton()
        self.read_on.clicked.connect(self.read_on_asked)
        self.figure = Figure(tongue, theme, scale=1.75, bold=True, stacked=True)
        self.figure.explain_asked.connect(self.explain)
        self._facts = QWidget()
        self._facts_layout = FlowLayout(theme.space(4), theme.space(0.5), self._facts)
        self._runs = WordsLabel(theme, "quiet")
        self.needed = FormGroup(text("What the log does not say"), tongue, theme)
        self.corrections = FormGroup(text("Read it otherwise"), tongue, theme)
        self.fields: dict[str, QuantityEdit] = {}
        self._rows: dict[str, tuple[QWidget, QWidget]] = {}
        self.form = ChoiceBox(tongue, theme, characters=26)
        self._more = Foldout(self.corrections, theme)
        self.findings = FindingsModel(tongue.language, self)
        self.findings_list = FindingsList(self.findings, lambda _issue: None, tongue, theme)
        self._card = Card(theme)
        self._card_layout = QVBoxLayout(self._card)
        self._chart_timer = QTimer(self)
        self._chart_timer.setSingleShot(True)
        self._chart_timer.setInterval(CHART_AFTER_MS)
        self._chart_timer.timeout.connect(self.build_chart)
        self._make_fields()
        self._lay_out(below)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    @property
    def entry(self) -> LogEntry | None:
        """The log that is shown."""
        return self._entry

    def put(self, entry: LogEntry | None) -> None:
        """Show ``entry``, which may be the one shown, measured anew."""
        another = entry is None or self._entry is None or entry.id != self._entry.id
        self._entry = entry
        if another:
            self._wanted = set()
        if entry is None:
            return
        self._fill_fields(entry, another=another)
        self.form.set_value(entry.form_id)
        issues: tuple[Issue, ...] = ()
        if entry.found is not None:
            issues = entry.found.issues
        if entry.refusal is not None:
            issues = (entry.refusal, *issues)
        self.findings.put(issues)
        self.findings_list.setVisible(bool(issues))
        busy = entry.state in {LogState.READING, LogState.WAITING}
        self.read_on.setEnabled(not busy)
        self._say()
        self._draw()

    def explain(self) -> None:
        """Open the panel that says how the rate came about."""
        found = None if self._entry is None else self._entry.found
        if found is not None and found.derivation is not None:
            panel = DerivationPanel(found.derivation, self._tongue, self._theme, self)
            panel.open_at(self.figure)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.read_on.setText(say("Read on"))
        self.read_on.setToolTip(say("Read what has been written since; for a log that grows"))
        self._more.name(say("Read it otherwise"))
        self.findings.speak(self._tongue.language)
        self.form.set_choices(
            [Choice("", text("what its content says")), *(Choice(f.id, f.title) for f in FORMS)]
        )
        self._align()
        if self._entry is not None:
            self._say()

    def build_chart(self) -> None:
        """Build the chart unless it is there; done by itself once a log is shown."""
        if self.chart is not None:
            return
        from ascgui.charts.steps_chart import StepsChart  # noqa: PLC0415 - takes half a second

        self.chart = StepsChart(self._tongue, self._theme)
        self._card_layout.addWidget(self.chart)
        self._draw()

    def show_below(self) -> None:
        """Scroll to the end of what stands below, once it has been laid out."""
        bar = self._area.verticalScrollBar()
        QTimer.singleShot(0, self, lambda: bar.setValue(bar.maximum()))

    def stop(self) -> None:
        """Let no timer run on; called when the page is hidden."""
        self._chart_timer.stop()

    # Making

    def _make_fields(self) -> None:
        for name in ASKED:
            self._add_field(name, self.needed)
        self.corrections.add(
            text("Read as"), self.form, text("The form of the log, where its content misleads")
        )
        self.form.value_edited.connect(lambda value: self.form_chosen.emit(value or ""))
        self._add_field("from_step", self.corrections)
        # The page has a foldout of this name, which is heading enough.
        self.corrections.heading.hide()

    def _add_field(self, name: str, group: FormGroup) -> None:
        reading = NUMBER if name in {"tokens_per_sample", "samples_per_step"} else COUNT
        field = QuantityEdit(
            reading, self._tongue, self._theme, unit=_UNITS.get(name), characters=10
        )
        field.value_edited.connect(partial(self._give, name))
        row = group.grid.rowCount()
        group.add(_LABELS[name], field, _TIPS[name])
        self.fields[name] = field
        item = group.grid.itemAtPosition(row, 0)
        label = None if item is None else item.widget()
        assert label is not None  # noqa: S101 - added just now
        self._rows[name] = (label, field)

    def _lay_out(self, below: QWidget) -> None:
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.read_on)
        column = QWidget()
        layout = QVBoxLayout(column)
        margin = self._theme.space(4)
        layout.setContentsMargins(margin, self._theme.space(3), margin, margin)
        layout.setSpacing(self._theme.space(2))
        layout.addLayout(head)
        for widget in (
            self.figure, self._facts, self._runs, self.needed, self.findings_list, self._more, below
        ):  # fmt: skip
            layout.addWidget(widget)
        layout.addStretch(1)
        area = self._area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(column)
        right = QVBoxLayout()
        right.setContentsMargins(0, self._theme.space(3), margin, margin)
        right.addWidget(self._card)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(area, 1)
        row.addLayout(right, 1)

    # Showing

    def _fill_fields(self, entry: LogEntry, *, another: bool) -> None:
        needs = () if entry.found is None else entry.found.needs
        reasons = {need.field: need.reason for need in needs}
        for name, field in self.fields.items():
            value = getattr(entry.given, name)
            if another:
                field.reset()
            field.set_value(value)
            if name == "from_step":
                continue
            # What was given stays in sight, so that it can be changed.
            if name in reasons or value is not None:
                self._wanted.add(name)
            reason = reasons.get(name)
            field.remark(None if reason is None else Remark(Severity.WARNING, reason))
            for widget in self._rows[name]:
                widget.setVisible(name in self._wanted)
        self.needed.setVisible(bool(self._wanted))
        self._align()

    def _align(self) -> None:
        align_groups((self.needed, self.corrections))

    def _say(self) -> None:
        entry = self._entry
        if entry is None:
            return
        show = self._tongue.show
        self.name.put(entry.path.name)
        self.name.setToolTip(str(entry.path))
        said = shown(entry)
        self.figure.show_figure(
            show(said.words),
            "" if said.aside is None else show(said.aside),
            colour=said.colour,
            explained=said.explained,
        )
        emptied(self._facts_layout)
        for fact in said.facts:
            label = ThemedLabel(self._theme, "quiet")
            label.setText(show(fact))
            self._facts_layout.addWidget(label)
        self._facts.setVisible(bool(said.facts))
        self._runs.setText("\n".join(map(show, said.runs)))
        self._runs.setVisible(bool(said.runs))

    def _draw(self) -> None:
        if self._entry is None:
            return
        if self.chart is None:
            self._chart_timer.start()
            return
        from ascgui.charts.steps_chart import StepsChart  # noqa: PLC0415 - is there by now
        from ascgui.charts.steps_series import steps_data  # noqa: PLC0415

        assert isinstance(self.chart, StepsChart)  # noqa: S101 - made above
        self.chart.put(steps_data(self._entry.found), _lacks(self._entry))

    def _restyle(self) -> None:
        margin = self._theme.space(2)
        self._card_layout.setContentsMargins(margin, margin, margin, margin)
        self.read_on.setIcon(self._theme.icon("reload"))

    def _give(self, name: str, value: Any) -> None:
        if name in {"devices", "seq_len", "from_step"} and value is not None:
            # An impossible count is no count: the field keeps it, and says so.
            possible = 0 <= value <= _MOST_COUNT and (value > 0 or name == "from_step")
            self._say_impossible(name, possible=possible, most=_MOST_COUNT)
            if not possible:
                return
        elif value is not None:
            self._say_impossible(name, possible=value > 0)
            if value <= 0:
                return
        self.given.emit((name, value))

    def _say_impossible(self, name: str, *, possible: bool, most: int | None = None) -> None:
        if not possible:
            sentence = text("This must be above 0.")
            if most is not None:
                sentence = text("This must be above 0 and at most {most}.", most=most)
            self.fields[name].remark(Remark(Severity.ERROR, sentence))


def _lacks(entry: LogEntry) -> Text:
    if entry.state in {LogState.READING, LogState.WAITING}:
        return text("The steps are drawn once the log is read.")
    if entry.state is LogState.NEEDS_INPUT:
        return text("The steps are drawn once what is missing is entered.")
    return text("There are no steps to draw.")
