"""Saves a measured rate as evidence: a row of the user's own catalog, which can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ascgui.catalog.names import resolve_framework, resolve_hardware, resolve_model
from ascgui.catalog.overlay import Change, Origin
from ascgui.domain.catalog import Tables, ThroughputRow
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.plan import STAGES, STRATEGIES, ThroughputChoice
from ascgui.domain.text import Text, text
from ascgui.runlogs.evidence import Job as LogJob
from ascgui.runlogs.evidence import content_sha256, throughput_row
from ascgui.runlogs.lines import Cancelled
from ascgui.session import own_rates
from ascgui.session.document import Document
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.log_shelf import LogEntry, LogState
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.log_shown import job_of
from ascgui.viewmodels.quantities import COUNT, PLAIN
from ascgui.viewmodels.vocabulary import STAGE_NOTES, STRATEGY_NOTES
from ascgui.viewmodels.vocabulary import STAGES as STAGE_NAMES
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field import Field
from ascgui.widgets.field_note import FieldNote, LinkButton, Remark
from ascgui.widgets.form import FormGroup
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme

_MISSING: dict[str, Text] = {
    "model": text("Name the model."),
    "framework": text("Choose the framework."),
    "strategy": text("Choose the strategy."),
    "stage": text("Choose the stage."),
    "hardware": text("Choose the hardware."),
}


class EvidenceForm(QWidget):
    """Folded to one button until it is asked for.

    ``saved`` carries (id of the log, id of the row), with "" for the row once it was taken back.
    ``devices_given`` carries a device count that was entered here; ``unfolded`` tells that
    the form has come into sight.
    """

    saved = Signal(object)
    devices_given = Signal(object)
    unfolded = Signal()

    def __init__(
        self,
        document: Document,
        workbench: Workbench,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
    ) -> None:
        """Start folded; rows go to ``workbench``, ``job`` takes the hash of a log's content."""
        super().__init__()
        self._document = document
        self._workbench = workbench
        self._tongue = tongue
        self._theme = theme
        self._job = job
        self._report = report
        self._entry: LogEntry | None = None
        self._filled_for: str | None = None
        self._earlier: dict[str, Change | None] = {}
        self._pending: tuple[LogEntry, LogJob] | None = None
        self._unsaved: tuple[str, str] | None = None
        self.open_button = QPushButton()
        self.form = QWidget()
        self.group = FormGroup(text("Save as evidence"), tongue, theme)
        self.fields: dict[str, Field] = {}
        self.save_button = QPushButton()
        self.cancel_button = QPushButton()
        self.problem = FieldNote(tongue, theme)
        self.done = QWidget()
        self._done_words = ThemedLabel(theme, "success", wrap=True)
        self.use_button = LinkButton("", theme)
        self.undo_button = LinkButton("", theme)
        self._make_fields()
        self._lay_out()
        self.open_button.clicked.connect(self.open)
        self.save_button.clicked.connect(self.save)
        self.cancel_button.clicked.connect(self.fold)
        self.undo_button.clicked.connect(self.take_back)
        self.use_button.clicked.connect(self.use)
        workbench.saved.connect(self._tell_saved)
        workbench.failed.connect(self._tell_unsaved)
        job.finished.connect(self._hashed)
        job.failed.connect(self._fail)
        job.abandoned.connect(lambda: self._set_busy(busy=False))
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._offer()
        self._restyle()
        self.retranslate()
        self.fold()

    @property
    def opened(self) -> bool:
        """Whether the form is in sight."""
        return not self.form.isHidden()

    def offer(self) -> None:
        """Offer the models of the catalog in force; a row that went elsewhere is not saved."""
        self._offer()
        entry = self._entry
        if (
            entry is not None
            and entry.saved_row
            and entry.saved_row not in self._workbench.catalog.tables.throughput_by_id
        ):
            self.saved.emit((entry.id, ""))

    def put(self, entry: LogEntry | None) -> None:
        """Follow the log that is shown."""
        another = self._entry is None or entry is None or entry.id != self._entry.id
        self._entry = entry
        if another:
            self.fold()
            self.problem.put(None)
        elif self.opened:
            self._show_measured()
        self._show_state()

    def open(self) -> None:
        """Show the form, filled in from the log and the open plan."""
        entry = self._entry
        if entry is None or entry.found is None:
            return
        job = job_of(entry.found, self._document.plan)
        values: dict[str, Any] = {
            "model": job.model or None,
            "framework": job.framework or None,
            "strategy": job.strategy or None,
            "stage": job.stage or None,
            "seq_len": job.seq_len,
            "hardware": job.hardware or None,
            "note": None,
        }
        if self._filled_for != entry.id:
            for name, value in values.items():
                self.fields[name].reset()
                self.fields[name].set_value(value)
            self._filled_for = entry.id
        self._show_measured()
        self.form.show()
        self.open_button.hide()
        self.done.hide()
        self._check()
        self.fields["model"].setFocus()
        self.unfolded.emit()

    def fold(self) -> None:
        """Hide the form; what was entered stays."""
        self.form.hide()
        self._show_state()

    def save(self) -> None:
        """Take the hash of the log's content, and write the row."""
        entry = self._entry
        if entry is None or entry.log is None or self._missing() or self._job.busy:
            return
        job = LogJob(
            model=str(self._value("model")),
            hardware=str(self._value("hardware")),
            strategy=str(self._value("strategy")),
            stage=str(self._value("stage")),
            framework=str(self._value("framework")),
            seq_len=self._value("seq_len"),
            note=str(self._value("note") or ""),
        )
        self._pending = (entry, job)
        self.problem.put(None)
        self._set_busy(busy=True)
        log = entry.log

        def hashed(progress: Callable[[object], None], cancelled: Callable[[], bool]) -> object:
            try:
                return content_sha256(log, lambda done, all_: progress((done, all_)), cancelled)
            except Refused as refused:
                return refused
            except Cancelled:
                return None

        self._job.start(hashed)

    def take_back(self) -> None:
        """Remove the row again that was saved from this log."""
        entry = self._entry
        if entry is None or not entry.saved_row:
            return
        row_id = entry.saved_row
        own_rates.take_back(self._workbench, row_id, self._earlier.get(row_id))
        self.saved.emit((entry.id, ""))

    def use(self) -> None:
        """Let the plan use the row that was saved, as one step of undo."""
        if self._entry is not None and self._entry.saved_row:
            self._document.settle()
            choice = ThroughputChoice(row_id=self._entry.saved_row)
            self._document.apply(text("Use the measured throughput"), throughput=choice)
            self._document.settle()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.open_button.setText(say("Save as evidence…"))
        self.save_button.setText(say("Save"))
        self.cancel_button.setText(say("Not now"))
        self._done_words.setText(
            say("Saved as evidence in your own catalog. A plan of this job offers it first.")
        )
        self.use_button.setText(say("Use it in the plan"))
        self.undo_button.setText(say("Remove again"))

    # Making

    def _make_fields(self) -> None:
        tongue, theme = self._tongue, self._theme
        self._add("model", text("Model"), ChoiceBox(
            tongue, theme, typed=True, free=True, characters=26, placeholder=text("type to find"),
            resolve=lambda typed: resolve_model(self._workbench.catalog.tables, typed),
        ))  # fmt: skip
        self._add("stage", text("Stage"), ChoiceBox(
            tongue, theme, characters=12, placeholder=text("choose"),
        ))  # fmt: skip
        strategy = ChoiceBox(tongue, theme, characters=8, placeholder=text("choose"))
        strategy.describe(text("Strategy"))
        strategy.value_edited.connect(self._check)
        self.fields["strategy"] = strategy
        self.fields["stage"].add_beside(strategy, text("Strategy"), quiet=False)
        self._add(
            "seq_len",
            text("Sequence length"),
            QuantityEdit(COUNT, tongue, theme, unit=text("tokens"), characters=10),
            text("Tokens per training sequence; the average length where samples are not packed"),
        )
        self._add("framework", text("Framework"), ChoiceBox(
            tongue, theme, placeholder=text("choose"),
            resolve=lambda typed: resolve_framework(self._workbench.catalog.tables, typed),
        ))  # fmt: skip
        self._add("hardware", text("Hardware"), ChoiceBox(
            tongue, theme, characters=12, placeholder=text("choose"),
            resolve=lambda typed: resolve_hardware(self._workbench.catalog.tables, typed),
        ))  # fmt: skip
        devices = QuantityEdit(COUNT, tongue, theme, unit=text("devices"), characters=10)
        self._add("devices", text("Devices"), devices, text("How many the job ran on"))
        devices.value_edited.connect(self._give_devices)
        self._add(
            "note",
            text("Remark"),
            QuantityEdit(PLAIN, tongue, theme, characters=26),
            text("Kept with the row, such as the version of the framework"),
        )

    def _add(self, name: str, label: Text, field: Field, tip: Text | None = None) -> None:
        self.fields[name] = field
        self.group.add(label, field, tip)
        field.value_edited.connect(self._check)

    def _lay_out(self) -> None:
        space = self._theme.space
        buttons = QHBoxLayout()
        buttons.addWidget(self.save_button)
        buttons.addWidget(self.cancel_button)
        buttons.addStretch(1)
        inner = QVBoxLayout(self.form)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(space(2))
        inner.addWidget(self.group)
        inner.addLayout(buttons)
        after = QVBoxLayout(self.done)
        after.setContentsMargins(0, 0, 0, 0)
        after.setSpacing(space(1))
        links = QHBoxLayout()
        links.setSpacing(space(5))
        links.addWidget(self.use_button)
        links.addWidget(self.undo_button)
        links.addStretch(1)
        after.addWidget(self._done_words)
        after.addLayout(links)
        first = QHBoxLayout()
        first.addWidget(self.open_button)
        first.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, space(1), 0, 0)
        layout.setSpacing(space(2))
        layout.addLayout(first)
        layout.addWidget(self.form)
        layout.addWidget(self.problem)
        layout.addWidget(self.done)

    def _offer(self) -> None:
        tables = self._workbench.catalog.tables
        self._box("model").set_choices(
            [Choice(one.id, one.id, aliases=one.aliases) for one in tables.models.values()]
        )
        self._box("stage").set_choices(
            [Choice(one, STAGE_NAMES[one], STAGE_NOTES[one]) for one in STAGES]
        )
        self._box("strategy").set_choices(
            [Choice(one, one, STRATEGY_NOTES[one]) for one in STRATEGIES]
        )
        self._box("framework").set_choices(
            [Choice(one.id, one.name) for one in tables.frameworks.values()]
        )
        self._box("hardware").set_choices(
            [Choice(one.id, one.name, one.chip) for one in tables.hardware.values()]
        )

    def _box(self, name: str) -> ChoiceBox:
        box = self.fields[name]
        assert isinstance(box, ChoiceBox)  # noqa: S101 - made above
        return box

    def _restyle(self) -> None:
        for button, icon in ((self.open_button, "add"), (self.save_button, "save")):
            button.setIcon(self._theme.icon(icon))

    # What is entered

    def _value(self, name: str) -> Any:
        field = self.fields[name]
        assert isinstance(field, ChoiceBox | QuantityEdit)  # noqa: S101 - made above
        return field.value

    def _missing(self) -> Text | None:
        return next((why for name, why in _MISSING.items() if not self._value(name)), None)

    def _check(self, _value: object = None) -> None:
        why = self._missing()
        self.save_button.setEnabled(why is None and not self._job.busy)
        self.problem.put(None if why is None else Remark(Severity.INFO, why))

    def _give_devices(self, value: int | None) -> None:
        if value is None or value > 0:
            self.devices_given.emit(value)

    def _show_measured(self) -> None:
        found = None if self._entry is None else self._entry.found
        field = self.fields["devices"]
        assert isinstance(field, QuantityEdit)  # noqa: S101 - made above
        if found is None:
            return
        given = found.given.devices
        field.set_value(given)
        field.offer(
            None if given is not None else found.devices,
            text("from the log") if found.devices_from_log else None,
        )
        self._check()

    def _show_state(self) -> None:
        entry = self._entry
        measured = entry is not None and entry.state is LogState.MEASURED
        saved = measured and entry is not None and bool(entry.saved_row)
        if not measured:
            self.form.hide()
        self.open_button.setVisible(measured and not saved and not self.opened)
        self.done.setVisible(saved and not self.opened)
        if not self.opened:
            self.problem.put(None)
        self.setVisible(measured)

    def _set_busy(self, *, busy: bool) -> None:
        self.save_button.setEnabled(not busy and self._missing() is None)
        self.group.setEnabled(not busy)

    # Writing

    def _hashed(self, result: object) -> None:
        pending, self._pending = self._pending, None
        self._set_busy(busy=False)
        if pending is None or result is None:
            return
        if isinstance(result, Refused):
            self._say(result.issues[0])
            return
        entry, job = pending
        if entry.found is None:
            return
        row = row_of(throughput_row(entry.found, job, str(result)), self._workbench.catalog.tables)
        self._earlier[row.id] = own_rates.before(self._workbench, row.id)
        origin = Origin(source=entry.path.name, date=datetime.now().date().isoformat())
        self._unsaved = (entry.id, row.id)
        own_rates.put(self._workbench, row, origin)
        if not self._workbench.unsaved:
            self._tell_saved()

    def _tell_saved(self) -> None:
        """The row is in its file: now, or once a retry has succeeded."""
        written, self._unsaved = self._unsaved, None
        if written is not None:
            self.form.hide()
            self.problem.put(None)
            self.saved.emit(written)

    def _tell_unsaved(self, issue: Issue) -> None:
        if self._unsaved is not None:
            self._say(issue)

    def _fail(self, failure: Failure) -> None:
        self._pending = None
        self._set_busy(busy=False)
        self._report(failure)

    def _say(self, issue: Issue) -> None:
        self.problem.put(Remark(issue.severity, issue.message))


def row_of(row: ThroughputRow, tables: Tables) -> ThroughputRow:
    """Return ``row`` as the table wants it: a model that the catalog lacks is a published name."""
    return row if row.model in tables.models else replace(row, model="")
