"""The scaling efficiency over devices: from several logs of one job, or a published example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ascgui.domain.issues import Refused, Severity
from ascgui.domain.plan import ScalingChoice
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.efficiency import fitted
from ascgui.estimator.scaling import Scaling
from ascgui.runlogs.curves import PublishedCurve, points_of, published_curves
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.log_shelf import LogEntry, LogState
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.log_shown import names_of, scaling_words
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field_note import FieldNote, LinkButton, Remark
from ascgui.widgets.form import FormGroup
from ascgui.widgets.labels import Card, ThemedLabel, WordsLabel
from ascgui.widgets.theme import Theme

MEASURED = ""
"""Stands for the user's own logs among the curves."""

_ID = Qt.ItemDataRole.UserRole
_MOST_ROWS = 7


@dataclass(frozen=True, slots=True)
class _Logs:
    """The logs that count, with their short names."""

    entries: tuple[LogEntry, ...]
    names: tuple[str, ...]


class ScalingPanel(QWidget):
    """Chooses the points, draws the curve, and gives it to the plan. ``logs_asked`` wants logs."""

    logs_asked = Signal()

    def __init__(
        self, document: Document, estimation: Estimation, tongue: Tongue, theme: Theme
    ) -> None:
        """Start without logs."""
        super().__init__()
        self._document = document
        self._estimation = estimation
        self._tongue = tongue
        self._theme = theme
        self._entries: tuple[LogEntry, ...] = ()
        self._decided: dict[str, bool] = {}
        self._scaling: Scaling | None = None
        self._choice: ScalingChoice | None = None
        self.chart: QWidget | None = None
        self.curves = _published()
        self.group = FormGroup(text("Points"), tongue, theme)
        self.source = ChoiceBox(tongue, theme, characters=24)
        self.logs = QListWidget()
        self.words = WordsLabel(theme, scale=1.5, bold=True)
        self.rule = ThemedLabel(theme, wrap=True)
        self.statement = ThemedLabel(theme, "quiet", wrap=True)
        self.note = FieldNote(tongue, theme)
        self.ask = LinkButton("", theme)
        self.use_button = QPushButton()
        self.in_plan = ThemedLabel(theme, "quiet", wrap=True)
        self.constant = LinkButton("", theme)
        self._card = Card(theme)
        self._card_layout = QVBoxLayout(self._card)
        self._lay_out()
        self.source.set_value(MEASURED)
        self.source.value_edited.connect(lambda _value: self._work())
        self.logs.itemChanged.connect(self._checked)
        self.use_button.clicked.connect(self.use)
        self.constant.clicked.connect(self.use_constant)
        self.ask.clicked.connect(self.logs_asked)
        document.changed.connect(self._follow_plan)
        estimation.answered.connect(self._follow_answer)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    @property
    def scaling(self) -> Scaling | None:
        """The curve that is shown, or None."""
        return self._scaling

    def put(self, entries: Sequence[LogEntry]) -> None:
        """Offer the measured logs among ``entries``."""
        measured = tuple(
            entry
            for entry in entries
            if entry.state is LogState.MEASURED
            and entry.found is not None
            and entry.found.devices is not None
        )
        if measured != self._entries:
            self._entries = measured
            self._list()
            self._work()

    def use(self) -> None:
        """Let the plan follow the curve, as one step of undo."""
        if self._choice is not None:
            self._document.settle()
            self._document.apply(text("Use the measured scaling"), scaling=self._choice)
            self._document.settle()

    def use_constant(self) -> None:
        """Let the plan use its constant efficiency again."""
        self._document.settle()
        self._document.apply(text("Use a constant efficiency"), scaling=None)
        self._document.settle()

    def build_chart(self) -> None:
        """Build the chart unless it is there; done when the panel is first shown."""
        if self.chart is None:
            from ascgui.charts.scaling_chart import ScalingChart  # noqa: PLC0415 - slow to import

            self.chart = ScalingChart(self._tongue, self._theme)
            self._card_layout.addWidget(self.chart)
            self._draw()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.source.set_choices(
            [
                Choice(MEASURED, text("my measured logs")),
                *(
                    Choice(curve.id, text("{name} (published example)", name=curve.name))
                    for curve in self.curves
                ),
            ]
        )
        self.logs.setAccessibleName(say("Logs of one job"))
        self.use_button.setText(say("Use in the plan"))
        self.constant.setText(say("Use a constant efficiency"))
        self.ask.setText(say("Choose logs…"))
        self._list()
        self._say()

    def _lay_out(self) -> None:
        space = self._theme.space
        self.group.add(
            text("Taken from"), self.source, text("Which measurements the curve goes through")
        )
        column = QWidget()
        layout = QVBoxLayout(column)
        margin = space(4)
        layout.setContentsMargins(margin, space(3), margin, margin)
        layout.setSpacing(space(2.5))
        links = QHBoxLayout()
        links.addWidget(self.use_button)
        links.addStretch(1)
        for part in (
            self.group, self.logs, self.ask, self.words, self.note, self.rule, self.statement
        ):  # fmt: skip
            layout.addWidget(part)
        layout.addLayout(links)
        layout.addWidget(self.in_plan)
        layout.addWidget(self.constant)
        layout.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(column)
        right = QVBoxLayout()
        right.setContentsMargins(0, space(3), margin, margin)
        right.addWidget(self._card)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(area, 4)
        row.addLayout(right, 5)

    def _restyle(self) -> None:
        margin = self._theme.space(2)
        self._card_layout.setContentsMargins(margin, margin, margin, margin)
        self._size_list()

    # The points

    def _list(self) -> None:
        with QSignalBlocker(self.logs):
            self.logs.clear()
            names = names_of([entry.path for entry in self._entries])
            usual = self._usual()
            for entry, name in zip(self._entries, names, strict=True):
                found = entry.found
                assert found is not None  # noqa: S101 - only such are offered
                assert found.devices is not None  # noqa: S101
                item = QListWidgetItem(
                    self._tongue.say(
                        "{name}: {devices}, {rate} tokens/s",
                        name=name,
                        devices=Quantity(found.devices, Unit.DEVICES),
                        rate=found.tps or 0.0,
                    )
                )
                item.setData(_ID, entry.id)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                checked = self._counts(entry, usual)
                item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
                self.logs.addItem(item)
        self._size_list()

    def _size_list(self) -> None:
        rows = min(max(self.logs.count(), 1), _MOST_ROWS)
        line = max(self.logs.sizeHintForRow(0), self.fontMetrics().height())
        self.logs.setFixedHeight(rows * line + 2 * self.logs.frameWidth() + 2)

    def _checked(self, item: QListWidgetItem) -> None:
        self._decided[str(item.data(_ID))] = item.checkState() is Qt.CheckState.Checked
        self._work()

    def _usual(self) -> object:
        """Return the kind of job that most device counts were measured of."""
        counts: dict[object, set[int | None]] = {}
        for entry in self._entries:
            if entry.found is not None:
                counts.setdefault(_kind(entry), set()).add(entry.found.devices)
        return max(counts, key=lambda kind: len(counts[kind]), default=None)

    def _counts(self, entry: LogEntry, usual: object) -> bool:
        """Whether a log is taken: as the user said, else if it is of the usual kind."""
        return self._decided.get(entry.id, _kind(entry) == usual)

    def _counting(self) -> _Logs:
        usual = self._usual()
        entries = tuple(entry for entry in self._entries if self._counts(entry, usual))
        return _Logs(entries, names_of([entry.path for entry in entries]))

    def _published(self) -> PublishedCurve | None:
        chosen = self.source.value
        return next((curve for curve in self.curves if curve.id == chosen), None)

    def _work(self) -> None:
        """Lay the curve through the points that count now."""
        curve = self._published()
        if curve is not None:
            self._choice = ScalingChoice(curve.points, curve.name)
        else:
            logs = self._counting()
            points = points_of(entry.found for entry in logs.entries if entry.found is not None)
            self._choice = ScalingChoice(points, ", ".join(logs.names)) if points else None
        self._scaling = fitted(self._choice)
        if self._scaling is None:
            self._choice = None
        self._say()
        self._draw()

    # Showing

    def _say(self) -> None:
        show, scaling, curve = self._tongue.show, self._scaling, self._published()
        self.logs.setVisible(curve is None and bool(self._entries))
        self.ask.setVisible(curve is None and scaling is None)
        known = scaling is not None
        for part in (self.words, self.rule, self.statement):
            part.setVisible(known)
        if scaling is not None:
            # A number stays with its unit.
            kept = show(scaling_words(scaling)).replace(" %", "\N{NO-BREAK SPACE}%")
            self.words.setText(kept)
            self.rule.setText(show(scaling.rule))
            self.statement.setText(show(scaling.statement))
        self.note.put(self._remark(curve))
        self._follow_plan()

    def _remark(self, curve: PublishedCurve | None) -> Remark | None:
        if curve is not None:
            return Remark(
                Severity.INFO,
                text(
                    "An example of another job on another cluster, from {source}. {note}",
                    source=curve.source,
                    note=curve.note,
                ),
            )
        if self._scaling is None:
            return Remark(Severity.INFO, self._lacks())
        differing = self._differing(self._counting().entries)
        if differing is not None:
            return Remark(Severity.WARNING, differing)
        return None

    def _lacks(self) -> Text:
        if not self._entries:
            return text(
                "A curve needs logs of one job on two or more different numbers of devices."
                " Choose them, and enter what they lack."
            )
        return text(
            "All these logs are on one number of devices. A curve needs the same job on another."
        )

    @staticmethod
    def _differing(entries: Sequence[LogEntry]) -> Text | None:
        """Return in what the logs differ that a curve is not about."""
        found = [entry.found for entry in entries if entry.found is not None]
        if len({one.form.framework for one in found if one.form is not None}) > 1:
            return text(
                "These logs are of different frameworks. A curve is of one job: take the others"
                " out."
            )
        lengths = sorted({one.seq_len for one in found if one.seq_len is not None})
        if len(lengths) > 1:
            return text(
                "These logs differ in sequence length ({lengths}). A curve is of one job: take the"
                " others out.",
                lengths=tuple(map(str, lengths)),
            )
        return None

    def _follow_plan(self, _fields: object = None) -> None:
        scaling = self._document.plan.scaling
        self.use_button.setVisible(self._choice is not None)
        self.use_button.setEnabled(self._choice != scaling)
        self.in_plan.setVisible(scaling is not None)
        self.constant.setVisible(scaling is not None)
        if scaling is not None:
            self.in_plan.setText(
                self._tongue.say(
                    "The plan follows the curve through {source}.",
                    source=scaling.source or "–",
                )
            )

    def _follow_answer(self, _estimate: object) -> None:
        if self.isVisible():
            self._draw()

    def _draw(self) -> None:
        if self.chart is None:
            return
        from ascgui.charts.scaling_chart import ScalingChart  # noqa: PLC0415 - is there by now
        from ascgui.charts.scaling_series import scaling_data  # noqa: PLC0415

        assert isinstance(self.chart, ScalingChart)  # noqa: S101 - made above
        latest = self._estimation.latest
        devices = None if latest is None else latest.answer.devices
        data = None if self._scaling is None else scaling_data(self._scaling, devices)
        self.chart.put(
            data,
            text(
                "Here the efficiency over devices will stand: the points measured, the curve"
                " through them, and its range."
            ),
        )


def _kind(entry: LogEntry) -> tuple[object, ...]:
    """Return what tells one kind of job from another, as far as logs say it."""
    found = entry.found
    if found is None or found.form is None:
        return ()
    return (found.form.framework, found.seq_len)


def _published() -> tuple[PublishedCurve, ...]:
    try:
        return published_curves()
    except Refused:
        # The examples are no reason to go without one's own measurements.
        return ()
