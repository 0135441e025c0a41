"""Scenarios side by side: what differs, what each costs and takes, and which is preferred."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeySequence,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QMenu,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain import project as projects
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project
from ascgui.domain.text import Text, text
from ascgui.session.comparing import Compared, Comparing
from ascgui.session.document import Document
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.comparison_model import ComparisonModel
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.comparison_view import DIFFERS, LEAST, PREFERRED, ComparisonView
from ascgui.widgets.dropped import local_paths
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.intro import Intro
from ascgui.widgets.labels import Card, ThemedLabel
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.theme import Theme
from ascgui.windows.comparison_export import ComparisonExport
from ascgui.windows.questions import Questions
from ascgui.windows.scenario_card import ScenarioCard

PATIENCE_MS = 150
"""How long a comparison may take before the one shown is dimmed."""

CHART_AFTER_MS = 50

DUPLICATE, WAYS = range(2)
"""What the empty page offers."""

_SPENDS = {
    "cost": text("cost"),
    "card_hours": text("card-hours"),
    "devices": text("devices"),
}


class ScenariosPanel(QWidget):
    """Compares the document's scenarios, and makes, moves, names and removes them.

    ``plan_asked`` asks for the Plan page, which shows the scenario that is the current one then;
    ``ways_asked`` for the list of all ways.
    """

    plan_asked = Signal()
    ways_asked = Signal()

    def __init__(
        self,
        document: Document,
        comparing: Comparing,
        tongue: Tongue,
        theme: Theme,
        writing: Job,
        report: Callable[[Failure], None],
        questions: Questions,
        suggested: Callable[[str], Path],
        read: Callable[[tuple[Path, ...], Tables], Project],
    ) -> None:
        """``suggested`` names a file by its ending; ``read`` opens files as one project."""
        super().__init__()
        self._document = document
        self._tongue = tongue
        self._theme = theme
        self._questions = questions
        self._suggested = suggested
        self._read = read
        self._chosen = document.current
        self._compared: Compared | None = None
        self._wished: str | None = None
        self.comparing = comparing
        self.chart: QWidget | None = None
        self.model = ComparisonModel(tongue, self)
        self.view = ComparisonView(self.model, tongue, theme)
        self.card = ScenarioCard(tongue, theme)
        self.note = FieldNote(tongue, theme)
        self.progress = ProgressCard(tongue, theme)
        self.export = ComparisonExport(writing, tongue, questions, suggested, report, self)
        self.intro = Intro(
            (
                text(
                    "This page puts several plans for one decision side by side: what differs, what"
                    " each takes and costs, and which one you prefer."
                ),
                text(
                    "For example: the same job on Snt9b and on Snt9b23, within three days and"
                    " within five, with one epoch and with two."
                ),
            ),
            (
                (text("Duplicate the plan"), "copy"),
                (text("Show all ways to run it"), "compare"),
            ),
            tongue,
            theme,
        )
        self.only_differing = QCheckBox()
        self.key = ThemedLabel(theme, "quiet")
        self.spend = ChoiceBox(tongue, theme, characters=10)
        self._chart_title = ThemedLabel(theme, "quiet", bold=True)
        self._chart_card = Card(theme)
        self.actions_of: dict[str, QAction] = {}
        self.buttons: dict[str, QToolButton] = {}
        self._add_menu = QMenu(self)
        self._empty_action, self._files_action = QAction(self), QAction(self)
        self.add_button, self.export_button = QToolButton(), QToolButton()
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(PATIENCE_MS)
        self._late.timeout.connect(lambda: self.view.dim(dimmed=True))
        self._chart_timer = QTimer(self)
        self._chart_timer.setSingleShot(True)
        self._chart_timer.setInterval(CHART_AFTER_MS)
        self._chart_timer.timeout.connect(self.build_chart)
        self.setAcceptDrops(True)
        self._make_tools()
        self._lay_out()
        self._connect()
        self._restyle()
        self.retranslate()
        self._arrange()

    # Making

    def _make_tools(self) -> None:
        for key, slot, keys in (
            ("duplicate", self.duplicate, "Ctrl+D"),
            ("remove", self.remove, "Del"),
            ("left", lambda: self.move_by(-1), "Alt+Left"),
            ("right", lambda: self.move_by(1), "Alt+Right"),
            ("prefer", self.prefer, "Ctrl+Shift+P"),
            ("rename", self.card.edit_name, "F2"),
            ("open", self.open, ""),
            ("order", self.order, ""),
        ):
            action = QAction(self)
            # The lambda drops Qt's argument.
            action.triggered.connect(lambda _=False, slot=slot: slot())
            if keys:
                action.setShortcut(QKeySequence(keys))
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            # On the table alone: Delete in the note takes a letter away.
            self.view.addAction(action)
            self.actions_of[key] = action
        self.actions_of["prefer"].setCheckable(True)
        for key in ("duplicate", "remove", "left", "right", "prefer"):
            button = QToolButton()
            button.setDefaultAction(self.actions_of[key])
            button.setToolButtonStyle(
                Qt.ToolButtonStyle.ToolButtonIconOnly
                if key in {"left", "right"}
                else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            )
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.buttons[key] = button
        self._empty_action.triggered.connect(self.add_empty)
        self._files_action.triggered.connect(self.add_files)
        self._add_menu.addActions([self._empty_action, self._files_action])
        for button, menu in ((self.add_button, self._add_menu),
                             (self.export_button, self.export.menu)):  # fmt: skip
            button.setMenu(menu)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _lay_out(self) -> None:
        space = self._theme.space
        self._bar = QWidget()
        tools = QHBoxLayout(self._bar)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.setSpacing(space(1))
        tools.addWidget(self.buttons["duplicate"])
        tools.addWidget(self.add_button)
        for key in ("remove", "left", "right", "prefer"):
            tools.addWidget(self.buttons[key])
        tools.addStretch(1)
        tools.addWidget(self.only_differing)
        tools.addSpacing(space(2))
        tools.addWidget(self.export_button)
        chart = QVBoxLayout(self._chart_card)
        chart.setContentsMargins(space(2), space(2), space(2), space(2))
        chart.setSpacing(space(1))
        head = QHBoxLayout()
        head.addWidget(self._chart_title)
        head.addStretch(1)
        head.addWidget(self.spend)
        chart.addLayout(head)
        self._chart_layout = chart
        column = Column()
        inner = QVBoxLayout(column)
        inner.setContentsMargins(0, 0, space(2), 0)
        inner.addWidget(self.card)
        self._card_area = ColumnArea()
        self._card_area.setWidget(column)
        table = QWidget()
        upper = QVBoxLayout(table)
        upper.setContentsMargins(0, 0, 0, 0)
        upper.setSpacing(space(1))
        upper.addWidget(self.view, 1)
        upper.addWidget(self.key)
        self.below = QSplitter(Qt.Orientation.Horizontal)
        self.below.addWidget(self._chart_card)
        self.below.addWidget(self._card_area)
        self.below.setStretchFactor(0, 3)
        self.below.setStretchFactor(1, 2)
        self.parts = QSplitter(Qt.Orientation.Vertical)
        self.parts.addWidget(table)
        self.parts.addWidget(self.below)
        self.parts.setStretchFactor(0, 1)
        self.parts.setStretchFactor(1, 1)
        self.parts.setSizes([1000, 750])
        for splitter in (self.parts, self.below):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(space(2))
        self._spring = QWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(4), space(2), space(4), space(3))
        layout.setSpacing(space(2))
        for part in (self.intro, self._bar, self.note, self.progress):
            layout.addWidget(part)
        layout.addWidget(self.parts, 1)
        layout.addWidget(self._spring, 1)

    def _connect(self) -> None:
        document, comparing, card = self._document, self.comparing, self.card
        document.project_changed.connect(self._follow)
        document.replaced.connect(self._start_over)
        comparing.compared.connect(self._show)
        comparing.busy_changed.connect(self._set_busy)
        comparing.given_up.connect(self._give_up)
        comparing.progressed.connect(self._tell_progress)
        self.progress.cancel_asked.connect(comparing.cancel)
        self.intro.asked.connect(self._begin)
        self.view.chosen.connect(self.choose)
        self.view.opened.connect(self.open)
        self.view.moved.connect(lambda pair: self._reorder(*pair))
        self.view.installEventFilter(self)
        self.view.names.installEventFilter(self)
        self.only_differing.toggled.connect(
            lambda only: self.model.show_only_differing(only=bool(only))
        )
        self.model.modelReset.connect(self._keep)
        card.renamed.connect(lambda pair: self._rename(*pair))
        card.annotated.connect(lambda pair: self._annotate(*pair))
        card.left.connect(document.settle)
        card.open_asked.connect(self.open)
        self.spend.value_edited.connect(self._choose_spend)
        self.note.remedy_chosen.connect(lambda _value: self.comparing.again())
        self.export.noticed.connect(self.tell)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        icons = {"duplicate": "copy", "remove": "close", "left": "chevron-left",
                 "right": "chevron-right", "open": "plan"}  # fmt: skip
        for key, icon in icons.items():
            self.actions_of[key].setIcon(self._theme.icon(icon))
        self.add_button.setIcon(self._theme.icon("add"))
        self.export_button.setIcon(self._theme.icon("save"))
        self._enable()
        self._chart_card.setMinimumHeight(self._theme.space(40))
        self._card_area.setMinimumWidth(self._theme.space(60))

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        for key, name, tip in (
            ("duplicate", say("Duplicate"), say("Put a copy of this scenario beside it")),
            ("remove", say("Remove"), say("Remove this scenario")),
            ("left", say("Move left"), say("Move this scenario to the left")),
            ("right", say("Move right"), say("Move this scenario to the right")),
            ("prefer", say("Prefer"), say("Mark this scenario as the preferred one, or no more")),
            ("rename", say("Rename"), say("Rename this scenario")),
            ("open", say("Open on the Plan page"), say("Show this scenario on the Plan page")),
            ("order", say("Order the scenarios by this row"), say("The least comes first")),
        ):
            action = self.actions_of[key]
            action.setText(name)
            keys = action.shortcut().toString()
            action.setToolTip(say("{what} ({keys})", what=tip, keys=keys) if keys else tip)
        self.add_button.setText(say("Add"))
        self.export_button.setText(say("Export"))
        self._empty_action.setText(say("An empty scenario"))
        self._files_action.setText(say("The scenarios of other files…"))
        self.only_differing.setText(say("Only what differs"))
        self.key.setText(
            say(
                "{differs} the scenarios differ   {least} the least   {star} preferred"
                "   ≈ estimate",
                differs=DIFFERS,
                least=LEAST,
                star=PREFERRED,
            )
        )
        self._chart_title.setText(say("Cost against time"))
        self.spend.describe(text("Compare time with"))
        self._offer_spends()
        if self._compared is not None:
            self._show_card()

    # What others ask of the panel

    def set_catalog(self, catalog: Catalog) -> None:
        """Answer from ``catalog`` from now on."""
        self.comparing.set_tables(catalog.tables)

    def choose(self, scenario_id: str) -> None:
        """Show the card of a scenario, and mark its point in the chart."""
        if not self._is_there(scenario_id):
            return
        if scenario_id != self._chosen:
            self._document.settle()
        self._chosen = scenario_id
        self._show_card()
        if self.chart is not None:
            self.chart.choose(scenario_id)  # type: ignore[attr-defined]
        self._enable()

    @property
    def chosen(self) -> str:
        """The id of the scenario whose column is chosen."""
        return self._chosen

    def tell(self, issue: Issue) -> None:
        """Say what was done or could not be done."""
        self.note.put(Remark(issue.severity, issue.message))

    # What is done with scenarios

    def duplicate(self) -> None:
        """Put a copy of the chosen scenario beside it, and choose that."""
        project = self._document.project
        made = projects.next_id(project)
        self._alter(text("Duplicate a scenario"), projects.duplicate(project, self._known()), made)

    def add_empty(self) -> None:
        """Add a scenario that says nothing yet."""
        project = self._document.project
        made = projects.next_id(project)
        self._alter(text("Add a scenario"), projects.add(project, Plan()), made)

    def add_files(self) -> None:
        """Have files chosen, and add their scenarios."""
        title = self._tongue.say("Add the scenarios of other files")
        folder = self._suggested("toml").parent
        paths = self._questions.files_to_read(title, folder, several=True)
        if paths:
            self.take_paths(paths)

    def take_paths(self, paths: tuple[Path, ...]) -> None:
        """Add the scenarios of ``paths`` as one step of undo; none if one cannot be used."""
        try:
            read = self._read(paths, self.comparing.tables)
        except Refused as refused:
            self._questions.show_issues(
                text("Nothing was added, as not every file could be read."), refused.issues
            )
            return
        project = self._document.project
        first = projects.next_id(project)
        for scenario in read.scenarios:
            project = projects.add(project, scenario.plan)
        if project != self._document.project:
            self._alter(text("Add the scenarios of other files"), project, first)

    def remove(self) -> None:
        """Remove the chosen scenario; the last one stays."""
        project = self._document.project
        if len(project.scenarios) > 1:
            at = project.index(self._known())
            left = projects.remove(project, project.ids[at])
            beside = left.ids[min(at, len(left.ids) - 1)]
            self._alter(text("Remove a scenario"), left, beside)

    def move_by(self, steps: int) -> None:
        """Move the chosen scenario by some places."""
        at = self._document.project.index(self._known())
        self._reorder(self._chosen, max(0, at + steps))

    def order(self) -> None:
        """Order the scenarios by the row of the current cell, the least first, blanks last."""
        index = self.view.currentIndex()
        line = self.model.line_at(index.row()) if index.isValid() else None
        if line is None:
            return
        values = {
            heading.id: cell.value
            for heading, cell in zip(self.model.headings, line.cells, strict=True)
        }
        project = self._document.project
        ordered = sorted(project.scenarios, key=lambda one: _rank(values.get(one.id)))
        self._alter(
            text("Order the scenarios"), replace(project, scenarios=tuple(ordered)), self._chosen
        )

    def prefer(self) -> None:
        """Prefer the chosen scenario; if it is preferred already, prefer none."""
        project = self._document.project
        chosen = None if project.preferred == self._known() else self._chosen
        preferred = projects.prefer(project, chosen)
        self._alter(text("Prefer a scenario"), preferred, self._chosen)

    def open(self, scenario_id: str = "") -> None:
        """Show a scenario, by default the chosen one, on the Plan page."""
        shown = scenario_id or self._known()
        if self._is_there(shown):
            self._document.show_scenario(shown)
            self.plan_asked.emit()

    def _is_there(self, scenario_id: str) -> bool:
        """Whether the scenario still exists: while answers are awaited the table shows old ones."""
        return scenario_id in self._document.project.ids

    def _reorder(self, scenario_id: str, index: int) -> None:
        if not self._is_there(scenario_id):
            return
        project = projects.reorder(self._document.project, scenario_id, index)
        self._alter(text("Move a scenario"), project, scenario_id)

    def _rename(self, scenario_id: str, name: str) -> None:
        if not self._is_there(scenario_id):
            return
        project = projects.rename(self._document.project, scenario_id, name)
        self._document.alter(text("Rename a scenario"), project, typed=f"name {scenario_id}")

    def _annotate(self, scenario_id: str, note: str) -> None:
        if not self._is_there(scenario_id):
            return
        project = projects.annotate(self._document.project, scenario_id, note)
        self._document.alter(text("Annotate a scenario"), project, typed=f"note {scenario_id}")

    def _alter(self, label: Text, project: Project, chosen: str) -> None:
        self._chosen = chosen
        self._document.alter(label, project)
        self._keep()

    def _known(self) -> str:
        """Return the chosen scenario, or the current one where that is gone."""
        if self._chosen not in self._document.project.ids:
            self._chosen = self._document.current
        return self._chosen

    def _begin(self, action: int) -> None:
        if action == DUPLICATE:
            self._chosen = self._document.current
            self.duplicate()
        else:
            self.ways_asked.emit()

    # Comparing

    def _start_over(self) -> None:
        self._chosen = self._document.current
        self._keep()

    def _follow(self) -> None:
        self._arrange()
        if self.isVisible():
            self.comparing.put(self._document.project)
            if self.comparing.is_fresh and self._compared is not None:
                # Only what is shown on the Plan page differs.
                self.model.put(self._compared.comparison, self._document.current)
        if self._compared is not None:
            self._show_card()

    def _arrange(self) -> None:
        several = len(self._document.project.scenarios) > 1
        self.intro.setVisible(not several)
        self._spring.setVisible(not several)
        for part in (self._bar, self.parts):
            part.setVisible(several)
        self._enable()

    def _enable(self) -> None:
        project = self._document.project
        if self._known() not in project.ids:
            return
        at, last = project.index(self._chosen), len(project.ids) - 1
        for key, able in (("remove", last > 0), ("left", at > 0), ("right", at < last)):
            self.actions_of[key].setEnabled(able)
        preferred = project.preferred == self._chosen
        self.actions_of["prefer"].setChecked(preferred)
        star = self._theme.icon("star", "accent" if preferred else "text")
        self.actions_of["prefer"].setIcon(star)

    def _show(self, compared: Compared) -> None:
        self._late.stop()
        self._compared = compared
        self.model.put(compared.comparison, self._document.current)
        self.view.dim(dimmed=False)
        self._keep()
        self._offer_spends()
        self._draw()
        self.export.put(compared, self.chart)  # type: ignore[arg-type]

    def _keep(self) -> None:
        """Find the column that is chosen again, wherever it is now."""
        self.view.choose(self._known())
        self._show_card()
        if self.chart is not None:
            self.chart.choose(self._chosen)  # type: ignore[attr-defined]
        self._enable()

    def _show_card(self) -> None:
        scenario = self._document.project.scenario(self._known())
        findings: tuple[Issue, ...] = ()
        about: tuple[Issue, ...] = ()
        if self._compared is not None:
            answer = self._compared.answers.get(scenario.id)
            findings = () if answer is None else answer.issues
            about = self._compared.comparison.issues
        self.card.put(scenario, findings, about)

    def _set_busy(self, busy: bool) -> None:  # noqa: FBT001 - Qt's signal
        if busy:
            self.note.put(None)
            self.progress.begin(text("Answering the scenarios…"))
            if not self._late.isActive():
                self._late.start()
            return
        self.progress.end()
        self._late.stop()

    def _give_up(self) -> None:
        self.view.dim(dimmed=True)
        remedy = ((text("Answer them now"), True),)
        sentence = text("Not every scenario is answered, so what is shown is not up to date.")
        self.note.put(Remark(Severity.WARNING, sentence, remedy))

    def _tell_progress(self, done: tuple[int, int]) -> None:
        answered, count = done
        words = self._tongue.say("{done} of {all} scenarios", done=answered, all=count)
        self.progress.show_progress(answered / count if count else None, words, "")

    # The chart

    def build_chart(self) -> None:
        """Build the chart unless it is there; done by itself once scenarios are shown."""
        if self.chart is not None:
            return
        from ascgui.charts.decision_chart import DecisionChart  # noqa: PLC0415 - half a second

        chart = DecisionChart(self._tongue, self._theme)
        chart.point_chosen.connect(self._choose_point)
        self._chart_layout.addWidget(chart, 1)
        self.chart = chart
        self._draw()
        chart.choose(self._chosen)
        self.export.put(self._compared, chart)

    def _choose_point(self, scenario_id: str) -> None:
        if not self.view.choose(scenario_id):
            self.choose(scenario_id)

    def _offer_spends(self) -> None:
        offered = list(_SPENDS)
        if self._compared is not None:
            from ascgui.charts.decision_series import spends  # noqa: PLC0415 - with numpy

            offered = [one.value for one in spends(self._compared.answers)]
        self.spend.set_choices([Choice(one, _SPENDS[one]) for one in offered])
        self.spend.set_value(self._wished if self._wished in offered else offered[0])

    def _choose_spend(self, spend: str) -> None:
        self._wished = spend
        self._draw()

    def _draw(self) -> None:
        compared = self._compared
        if compared is None or len(compared.project.scenarios) < 2:
            return
        if self.chart is None:
            # After the table has been painted: pyqtgraph takes half a second to import.
            self._chart_timer.start()
            return
        from ascgui.charts.decision_series import Spend, decision_data  # noqa: PLC0415 - as above

        data = decision_data(compared.comparison, compared.answers, Spend(self.spend.value))
        lacks = None
        if len(data.points) < 2:
            lacks = text(
                "Cost stands against time here once two scenarios have a duration. Enter data and a"
                " throughput, or choose a row as evidence."
            )
        self.chart.put(data, lacks)  # type: ignore[attr-defined]

    # Qt's side

    @override
    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        if isinstance(event, QContextMenuEvent) and watched in (self.view, self.view.names):
            menu = QMenu(self)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            for key in ("open", "rename", "duplicate", "prefer", "left", "right", "remove"):
                menu.addAction(self.actions_of[key])
            menu.addSeparator()
            menu.addAction(self.actions_of["order"])
            menu.addAction(self.view.copy_action)
            menu.popup(event.globalPos())
            return True
        return super().eventFilter(watched, event)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        # One file alone is for the window, which opens it.
        if len(local_paths(event.mimeData())) > 1:
            event.acceptProposedAction()
        else:
            event.ignore()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        paths = local_paths(event.mimeData())
        if len(paths) > 1:
            event.acceptProposedAction()
            self.take_paths(paths)
        else:
            event.ignore()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._late.stop()
        self._chart_timer.stop()
        self._document.settle()


def _rank(value: str | float | datetime | None) -> tuple[int, float, str]:
    """Return a key by which values of one row are ordered, whatever they are; blanks are last."""
    if value is None:
        return 2, 0.0, ""
    if isinstance(value, int | float):
        return 0, float(value), ""
    return 1, 0.0, value.isoformat() if isinstance(value, datetime) else value.casefold()
