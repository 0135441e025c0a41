"""The scaling efficiency over devices: from measurements of one job, or a published example."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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

from ascgui.domain.catalog import ThroughputRow
from ascgui.domain.issues import Refused, Severity
from ascgui.domain.plan import ScalingChoice
from ascgui.domain.text import Text, text
from ascgui.estimator.efficiency import fitted
from ascgui.estimator.scaling import Scaling
from ascgui.runlogs.curves import PublishedCurve, published_curves
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.log_shelf import LogEntry
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.log_shown import scaling_words
from ascgui.viewmodels.scaling_points import (
    Job,
    Measured,
    differing,
    job_of_plan,
    of_logs,
    of_rows,
    usual_job,
)
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field_note import FieldNote, LinkButton, Remark
from ascgui.widgets.form import FormGroup
from ascgui.widgets.labels import Card, ThemedLabel, WordsLabel
from ascgui.widgets.theme import Theme

MEASURED = ""
"""Stands for the user's own logs among the curves."""

_ID = Qt.ItemDataRole.UserRole
_MOST_ROWS = 7


class ScalingPanel(QWidget):
    """Chooses the points, draws the curve, and gives it to the plan. ``logs_asked`` wants logs.

    The points are those of the logs that are open and of ``rows``, the rates saved earlier.
    """

    logs_asked = Signal()

    def __init__(
        self,
        document: Document,
        estimation: Estimation,
        rows: Iterable[ThroughputRow],
        tongue: Tongue,
        theme: Theme,
    ) -> None:
        """Start without logs."""
        super().__init__()
        self._document = document
        self._estimation = estimation
        self._tongue = tongue
        self._theme = theme
        self._entries: tuple[LogEntry, ...] = ()
        self._rows = tuple(row for row in rows if row.measured)
        self._measured: tuple[Measured, ...] = ()
        self._job = job_of_plan(document.plan)
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
        document.changed.connect(self._plan_changed)
        estimation.answered.connect(self._follow_answer)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()
        self._gather()

    @property
    def scaling(self) -> Scaling | None:
        """The curve that is shown, or None."""
        return self._scaling

    def put(self, entries: Sequence[LogEntry]) -> None:
        """Offer the measured logs among ``entries``."""
        self._entries = tuple(entries)
        self._gather()

    def use_rows(self, rows: Iterable[ThroughputRow]) -> None:
        """Offer the measured rates among ``rows`` from now on."""
        self._rows = tuple(row for row in rows if row.measured)
        self._gather()

    def _gather(self) -> None:
        """Collect what may be a point; a log that was saved is offered once."""
        saved = {entry.saved_row for entry in self._entries}
        rows = (row for row in self._rows if row.id not in saved)
        plan = self._document.plan
        measured = (*of_logs(self._entries), *of_rows(rows, plan))
        # Which of them are of one job may hang on the plan's.
        if (measured, job_of_plan(plan)) != (self._measured, self._job):
            self._measured, self._job = measured, job_of_plan(plan)
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
                Choice(MEASURED, text("my measurements")),
                *(
                    Choice(curve.id, text("{name} (published example)", name=curve.name))
                    for curve in self.curves
                ),
            ]
        )
        self.logs.setAccessibleName(say("Measurements of one job"))
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
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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
            usual = self._usual()
            for one in self._measured:
                item = QListWidgetItem(self._tongue.show(one.words))
                item.setData(_ID, one.id)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                checked = self._counts(one, usual)
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

    def _usual(self) -> Job | None:
        return usual_job(self._measured, self._document.plan)

    def _counts(self, one: Measured, usual: Job | None) -> bool:
        """Whether a measurement is taken: as the user said, else if it is of the usual job."""
        return self._decided.get(one.id, usual is not None and one.is_of(usual))

    def _counting(self) -> list[Measured]:
        usual = self._usual()
        return [one for one in self._measured if self._counts(one, usual)]

    def _published(self) -> PublishedCurve | None:
        chosen = self.source.value
        return next((curve for curve in self.curves if curve.id == chosen), None)

    def _work(self) -> None:
        """Lay the curve through the points that count now."""
        curve = self._published()
        if curve is not None:
            self._choice = ScalingChoice(curve.points, curve.name)
        else:
            counting = self._counting()
            points = tuple(one.point for one in counting)
            source = ", ".join(one.name for one in counting)
            self._choice = ScalingChoice(points, source) if points else None
        self._scaling = fitted(self._choice)
        if self._scaling is None:
            self._choice = None
        self._say()
        self._draw()

    # Showing

    def _say(self) -> None:
        show, scaling, curve = self._tongue.show, self._scaling, self._published()
        self.logs.setVisible(curve is None and bool(self._measured))
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
        differs = differing(self._counting())
        return None if differs is None else Remark(Severity.WARNING, differs)

    def _lacks(self) -> Text:
        if not self._measured:
            return text(
                "A curve needs logs of one job on two or more different numbers of devices."
                " Choose them, and enter what they lack."
            )
        return text(
            "All that is chosen is on one number of devices. A curve needs the same job on another."
        )

    def _plan_changed(self, _fields: object = None) -> None:
        self._gather()
        self._follow_plan()

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


def _published() -> tuple[PublishedCurve, ...]:
    try:
        return published_curves()
    except Refused:
        # The examples are no reason to go without one's own measurements.
        return ()
