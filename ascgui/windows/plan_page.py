"""The Plan page: inputs on the left, the answer on the right, its evidence one glance away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain import project as projects
from ascgui.domain.catalog import Support
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Goal, GoalKind, Plan, Workload
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimate, Estimation, Failure
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.answer_shown import (
    missing_duration_input,
    missing_job_field,
    present,
)
from ascgui.viewmodels.findings import FindingsModel
from ascgui.viewmodels.plan_choices import JOB_FIELDS
from ascgui.viewmodels.remedies import SAID_BY_THE_ANSWER, remedy_name
from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.findings_button import FindingsButton
from ascgui.widgets.findings_list import FindingsList
from ascgui.widgets.labels import Card, ThemedLabel
from ascgui.widgets.reading_page import ReadingPage
from ascgui.widgets.theme import Theme
from ascgui.windows.answer_panel import PINNED, AnswerPanel
from ascgui.windows.plan_features import PlanFeatures
from ascgui.windows.plan_inputs import PlanInputs
from ascgui.windows.plan_intro import PlanIntro
from ascgui.windows.scenario_switch import ScenarioSwitch

if TYPE_CHECKING:
    from ascgui.domain.answer import Answer

NARROW_BELOW = 235
"""Width in steps of the 4-px grid below which the answer goes under the inputs."""

PATIENCE_MS = 150
"""How long an answer may take before the one shown is dimmed."""

EXAMPLE = Plan(
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2.0),
    goal=Goal(deadline_s=72 * 3600.0),
)

_ADD_KEYS = "Ctrl+D"

CHART_AFTER_MS = 50
"""How long after the first answer the chart is built."""

_DERIVED = {
    "workload": "total_tokens",
    "throughput": "tps",
    "goal": "devices",
    "start": "finish",
    "price_per_card_hour": "cost",
    "currency": "cost",
    "efficiency": "duration",
    "formula": "duration",
}
"""The figure that Alt+Enter explains in an input, by the plan's field; else the minimum."""


class PlanPage(ReadingPage):
    """Edits the document's plan and shows its answer. ``estimate_shown`` carries the estimate."""

    estimate_shown = Signal(object)

    def __init__(
        self,
        document: Document,
        estimation: Estimation,
        catalog: Catalog,
        tongue: Tongue,
        theme: Theme,
    ) -> None:
        """Ask for the answer of the document's plan at once."""
        super().__init__()
        self._document = document
        self._estimation = estimation
        self._tables = catalog.tables
        self._tongue = tongue
        self._theme = theme
        self._estimate: Estimate | None = None
        self._narrow: bool | None = None
        self.chart: QWidget | None = None
        self.findings = FindingsModel(tongue.language, self)
        self.inputs = PlanInputs(document, catalog.tables, tongue, theme)
        self.answer_panel = AnswerPanel(tongue, theme)
        self.pinned = AnswerPanel(tongue, theme, pinned=True)
        self.intro = PlanIntro(tongue, theme)
        self.findings_list = FindingsList(
            self.findings, lambda issue: remedy_name(issue, self._tables), tongue, theme
        )
        self._findings_title = ThemedLabel(theme, "quiet", bold=True)
        self.findings_button = FindingsButton(self.findings, tongue, theme)
        self.pinned.add_below(self.findings_button)
        self.features = PlanFeatures(tongue, theme)
        self._chart_title = ThemedLabel(theme, "quiet", bold=True)
        self.add_button = QPushButton(theme.icon("add"), "")
        self._chart_head = QWidget()
        head = QHBoxLayout(self._chart_head)
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self._chart_title, 1)
        head.addWidget(self.add_button)
        self._chart_card = Card(theme)
        self._chart_layout = QVBoxLayout(self._chart_card)
        margin = theme.space(2)
        self._chart_layout.setContentsMargins(margin, margin, margin, margin)
        self._chart_card.setMinimumHeight(theme.space(46))
        self._inputs_area = ColumnArea()
        self._answer_area = ColumnArea()
        self._narrow_area = ColumnArea()
        self._top = QWidget()
        self._top_layout = QVBoxLayout(self._top)
        margin = theme.space(4)
        self._top_layout.setContentsMargins(margin, margin, margin, 0)
        self._top_layout.addWidget(self.pinned)
        self.switch = ScenarioSwitch(document, tongue, theme)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.switch)
        self._grid = QGridLayout()
        whole.addLayout(self._grid, 1)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(PATIENCE_MS)
        self._late.timeout.connect(self._dim)
        self._chart_timer = QTimer(self)
        self._chart_timer.setSingleShot(True)
        self._chart_timer.setInterval(CHART_AFTER_MS)
        self._chart_timer.timeout.connect(self.build_chart)
        # Words and sizes that change reach the width of the inputs only once Qt has laid them out.
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(0)
        self._settled.timeout.connect(self._fit)
        self._connect()
        self._lay_out(narrow=False)
        self.retranslate()
        self._ask()

    def _connect(self) -> None:
        self._document.changed.connect(self._ask)
        self._estimation.answered.connect(self._show)
        self._estimation.failed.connect(self._fail)
        self.findings_list.remedy_chosen.connect(lambda issue: self._fix(issue.fix))
        self.findings_button.clicked.connect(self.show_findings)
        self.inputs.fix_chosen.connect(self._fix)
        for panel in (self.answer_panel, self.pinned):
            panel.explain_asked.connect(self.explain)
            panel.input_asked.connect(self.inputs.focus)
        self.intro.example.clicked.connect(self._fill_in_example)
        self.add_button.clicked.connect(self.add_as_scenario)
        add = QShortcut(QKeySequence(_ADD_KEYS), self)
        add.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        add.activated.connect(self.add_as_scenario)
        for area in (self._inputs_area, self._narrow_area):
            area.least_width_changed.connect(self._make_room)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self._restyle)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            explain = QShortcut(
                QKeySequence(QKeyCombination(Qt.KeyboardModifier.AltModifier, key)), self
            )
            explain.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            explain.activated.connect(self._explain_focus)

    # What others ask of the page

    @property
    def answer(self) -> Answer | None:
        """The answer that is shown, or None before the first one came."""
        return None if self._estimate is None else self._estimate.answer

    def set_catalog(self, catalog: Catalog) -> None:
        """Answer from ``catalog`` from now on."""
        self._tables = catalog.tables
        self.inputs.use_tables(catalog.tables)
        self._ask()

    def explain(self, figure: str) -> None:
        """Open the panel that says how ``figure`` came about, where there is a derivation."""
        derivation = None if self.answer is None else self.answer.derivation(figure)
        if derivation is None:
            return
        from ascgui.widgets.derivation_panel import DerivationPanel  # noqa: PLC0415 - when asked for

        anchor: QWidget = self.answer_panel
        for panel in (self.answer_panel, self.pinned):
            place = panel.figures.get(figure)
            if place is not None and place.isVisible():
                anchor = place
        DerivationPanel(derivation, self._tongue, self._theme, self).open_at(anchor)

    def show_findings(self) -> None:
        """Bring the findings into view, the worst one with the focus."""
        rows = self.findings_list.rows
        if not rows:
            return
        area = self._narrow_area if self._narrow else self._answer_area
        column = area.widget()
        assert column is not None  # noqa: S101 - put there with the layout
        # What the focus brings into view is one row; the list is to be seen from its title on.
        top = self._findings_title.mapTo(column, QPoint(0, 0)).y() - self._theme.space(1)
        rows[0].button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        area.verticalScrollBar().setValue(top)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._findings_title.setText(self._tongue.say("Findings"))
        self._chart_title.setText(self._tongue.say("Duration over devices"))
        self.add_button.setText(self._tongue.say("Add as scenario"))
        self.add_button.setToolTip(
            self._tongue.say(
                "{what} ({keys})",
                what=text("Keep this plan as a scenario and go on with a copy"),
                keys=_ADD_KEYS,
            )
        )
        self.findings.speak(self._tongue.language)
        if self._estimate is not None:
            self._say(self._estimate.answer)
            self._settled.start()

    def add_as_scenario(self) -> None:
        """Keep the plan as it is, and go on with a copy of it, as one step of undo."""
        project, current = self._document.project, self._document.current
        made = projects.next_id(project)
        self._document.alter(text("Add as scenario"), projects.duplicate(project, current), made)

    # Asking and answering

    def _ask(self, _fields: object = None) -> None:
        self._request(self._document.plan)

    def _request(self, plan: Plan) -> None:
        self._estimation.ask(plan)
        if not self._late.isActive():
            self._late.start()

    def _show(self, estimate: Estimate) -> None:
        self._late.stop()
        self._estimate = estimate
        for panel in (self.answer_panel, self.pinned):
            panel.spinner.stop()
            panel.dim(dimmed=False)
        answer = estimate.answer
        self.inputs.show_answer(answer)
        self.findings.put(
            [issue for issue in answer.issues if issue.code not in SAID_BY_THE_ANSWER]
        )
        has_findings = bool(self.findings.rowCount())
        self._findings_title.setVisible(has_findings)
        self.findings_list.setVisible(has_findings)
        self._say(answer)
        self._draw()
        self.estimate_shown.emit(estimate)

    def _say(self, answer: Answer) -> None:
        shown = present(answer, self._tables, self._tongue.language)
        explained = frozenset(one.figure for one in answer.derivations)
        self.answer_panel.put(shown, explained)
        self.pinned.put(shown, explained)
        self.features.put(answer, shown)
        self.intro.setVisible(not answer.plan.model)

    def _fail(self, failure: Failure) -> None:
        self._late.stop()
        self._dim()
        for panel in (self.answer_panel, self.pinned):
            panel.spinner.stop()
        self.findings.put(
            [
                Issue(
                    Severity.ERROR,
                    "answer-failed",
                    text(
                        "The answer could not be computed because of an error in the program"
                        " ({error}). The figures shown are those of an earlier plan.",
                        error=type(failure.error).__name__,
                    ),
                    text("Save the plan, and undo the last change."),
                )
            ]
        )
        self._findings_title.show()
        self.findings_list.show()

    def _dim(self) -> None:
        for panel in (self.answer_panel, self.pinned):
            panel.dim(dimmed=True)
            panel.spinner.start()

    def _fix(self, fix: tuple[tuple[str, object], ...]) -> None:
        self._document.settle()
        self._document.apply(text("Follow a finding"), **dict(fix))
        self._document.settle()
        # What was pressed goes with its finding; the keyboard stays where the change is.
        changed = fix[0][0]
        self.inputs.focus(next((key for key in self.inputs.fields if _is_of(key, changed)), ""))

    def _fill_in_example(self) -> None:
        plan = self._document.plan
        self._document.settle()
        self._document.apply(
            text("Fill in the example"),
            **{name: getattr(EXAMPLE, name) for name in JOB_FIELDS},
            workload=EXAMPLE.workload,
            goal=EXAMPLE.goal if plan.goal == Goal() else plan.goal,
        )
        self._document.settle()

    def _explain_focus(self) -> None:
        focus = QApplication.focusWidget()
        for panel in (self.answer_panel, self.pinned):
            for figure in panel.figures.values():
                if focus is not None and (focus is figure or figure.isAncestorOf(focus)):
                    figure.explain_asked.emit()
                    return
        for key, field in self.inputs.fields.items():
            if focus is not None and field.isAncestorOf(focus):
                self.explain(_DERIVED.get(key.partition(".")[0], "minimum"))
                return
        self.explain("duration")

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._estimation.busy:
            self._late.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._late.stop()

    # The chart

    def build_chart(self) -> None:
        """Build the chart unless it is there; done by itself after the first answer."""
        if self.chart is not None:
            return
        from ascgui.charts.duration_chart import DurationChart  # noqa: PLC0415 - see above

        chart = DurationChart(self._tongue, self._theme)
        chart.devices_tried.connect(self._try_devices)
        chart.devices_chosen.connect(self._choose_devices)
        self._chart_layout.addWidget(chart)
        self.chart = chart
        self._draw()

    def _draw(self) -> None:
        if self._estimate is None:
            return
        if self.chart is None:
            # After the answer has been painted: pyqtgraph takes half a second to import.
            self._chart_timer.start()
            return
        from ascgui.charts.duration_chart import DurationChart  # noqa: PLC0415 - is there by now
        from ascgui.charts.duration_series import chart_data  # noqa: PLC0415

        assert isinstance(self.chart, DurationChart)  # noqa: S101 - made above
        answer, curves = self._estimate.answer, self._estimate.curves
        self.chart.put(chart_data(answer, curves, self._tables), chart_lacks(answer))

    def _try_devices(self, devices: int) -> None:
        plan = self._document.plan
        goal = replace(plan.goal, kind=GoalKind.DEVICES, devices=devices)
        self._request(replace(plan, goal=goal))

    def _choose_devices(self, devices: int) -> None:
        plan = self._document.plan
        goal = replace(plan.goal, kind=GoalKind.DEVICES, devices=devices)
        self._document.settle()
        self._document.apply(text("Move the point of the chart"), goal=goal)
        self._document.settle()
        if self._document.plan == plan:
            self._ask()

    # Wide and narrow

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._narrow is not None:
            self._fit()

    def _fit(self) -> None:
        narrow = self.width() < self._theme.space(NARROW_BELOW)
        if narrow != self._narrow:
            self._lay_out(narrow=narrow)
            # What the inputs need side by side would stay their width below one another.
            self._settled.start()
        room = self.width() - self._narrow_area.verticalScrollBar().sizeHint().width()
        two = narrow and self.inputs.width_in_two + self._theme.space(8) <= room
        self.inputs.stand_in_columns(2 if two else 1)
        if not narrow:
            self._inputs_area.setFixedWidth(self._inputs_area.least_width)

    def _make_room(self) -> None:
        """Widen the inputs for what has come to stand in them; they become narrow only anew."""
        if self._narrow:
            if self._narrow_area.least_width > self.width():
                self._fit()
        elif self._inputs_area.least_width > self._inputs_area.width():
            self._inputs_area.setFixedWidth(self._inputs_area.least_width)

    def _lay_out(self, *, narrow: bool) -> None:
        """Put everything into its place; the focus stays where it is."""
        self._narrow = narrow
        focus = QApplication.focusWidget()
        # Not by takeAt: an item that Python still holds keeps the next item of the same widget
        # from hearing that its size has changed.
        for part in (self._inputs_area, self._answer_area, self._narrow_area, self._top):
            self._grid.removeWidget(part)
        below: list[QWidget] = [
            self.intro,
            self._findings_title,
            self.findings_list,
            self._chart_head,
            self._chart_card,
            self.features,
        ]
        if narrow:
            # What speaks against the figures that are pinned goes before the lesser ones.
            found = below[1:3]
            below = [self.intro, self.inputs, *found, self.answer_panel, *below[3:]]
            area, unused = self._narrow_area, self._answer_area
            self._grid.addWidget(self._top, 0, 0)
            self._grid.addWidget(area, 1, 0)
        else:
            area, unused = self._answer_area, self._narrow_area
            self._inputs_area.setWidget(_filled([self.inputs], self._theme))
            self._grid.addWidget(self._inputs_area, 0, 0, 2, 1)
            self._grid.addWidget(self._top, 0, 1)
            self._grid.addWidget(area, 1, 1)
            self._top_layout.addWidget(self.answer_panel)
        area.setWidget(_filled(below, self._theme))
        self._grid.setColumnStretch(0, int(narrow))
        self._grid.setColumnStretch(1, int(not narrow))
        self._grid.setRowStretch(1, 1)
        area.show()
        unused.hide()
        self._inputs_area.setVisible(not narrow)
        self.pinned.setVisible(narrow)
        self.answer_panel.leave_out(frozenset(PINNED) if narrow else frozenset())
        if focus is not None and self.isAncestorOf(focus):
            focus.setFocus()

    def _restyle(self) -> None:
        if self._narrow is not None:
            self._fit()
            self._settled.start()
        self._chart_card.setMinimumHeight(self._theme.space(46))
        self.add_button.setIcon(self._theme.icon("add"))


def chart_lacks(answer: Answer) -> Text:
    """Return what an empty chart lacks, and what to do about it."""
    if missing_job_field(answer.plan) is not None:
        return text(
            "Here the duration over devices will stand, for every framework and hardware that"
            " supports the job. Choose model, framework and hardware first."
        )
    if answer.support is Support.NOT_SUPPORTED:
        return text("There is nothing to draw: this job is not supported.")
    wanted = missing_duration_input(answer)
    if wanted is not None and wanted.startswith("workload"):
        return text("Enter how much data there is to see the duration over devices.")
    if wanted is not None:
        return text(
            "No throughput is known for this job. Enter one, or choose a row as evidence, to see"
            " the duration over devices."
        )
    return text("There is nothing to draw for this plan; the findings say why.")


def _filled(widgets: list[QWidget], theme: Theme) -> QWidget:
    column = Column()
    layout = QVBoxLayout(column)
    margin = theme.space(4)
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(theme.space(3))
    for widget in widgets:
        layout.addWidget(widget, int(isinstance(widget, Card)))
    layout.addStretch(0)
    return column


def _is_of(key: str, field: str) -> bool:
    """Whether the input ``key`` is that of the plan's ``field`` or of a part of it."""
    return key.partition(".")[0] == field
