"""Scenarios side by side: what differs, what each costs and takes, and which is preferred."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.project import Project
from ascgui.domain.text import text
from ascgui.session.comparing import Compared, Comparing
from ascgui.session.document import Document
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.comparison_model import ComparisonModel
from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.comparison_view import DIFFERS, LEAST, PREFERRED, ComparisonView
from ascgui.widgets.dropped import local_paths
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.intro import Intro
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.theme import Theme
from ascgui.windows.comparison_export import ComparisonExport
from ascgui.windows.decision_card import DecisionCard
from ascgui.windows.questions import Questions
from ascgui.windows.scenario_card import ScenarioCard
from ascgui.windows.scenario_edits import ScenarioEdits
from ascgui.windows.scenario_tools import ScenarioTools

PATIENCE_MS = 150
"""How long a comparison may take before the one shown is dimmed."""

DUPLICATE, WAYS = range(2)
"""What the empty page offers."""


class ScenariosPanel(QWidget):
    """Compares the document's scenarios; what is done with them goes through ``edits``.

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
        self._compared: Compared | None = None
        self.comparing = comparing
        self.edits = ScenarioEdits(
            document,
            tongue,
            questions,
            lambda: suggested("toml").parent,
            read,
            lambda: comparing.tables,
            self,
        )
        self.model = ComparisonModel(tongue, self)
        self.view = ComparisonView(self.model, tongue, theme)
        self.card = ScenarioCard(tongue, theme)
        self.decision = DecisionCard(tongue, theme)
        self.note = FieldNote(tongue, theme)
        self.progress = ProgressCard(tongue, theme)
        self.export = ComparisonExport(writing, tongue, questions, suggested, report, self)
        self.tools = self._made_tools()
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
        self.key = ThemedLabel(theme, "quiet")
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(PATIENCE_MS)
        self._late.timeout.connect(lambda: self.view.dim(dimmed=True))
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self._restyle()
        self.retranslate()
        self._arrange()

    # Making

    def _made_tools(self) -> ScenarioTools:
        edits = self.edits
        return ScenarioTools(
            self.view,
            {
                "duplicate": edits.duplicate,
                "remove": edits.remove,
                "left": lambda: edits.move_by(-1),
                "right": lambda: edits.move_by(1),
                "prefer": edits.prefer,
                "rename": self.card.edit_name,
                "open": self.open,
                "order": self.order,
            },
            (edits.add_empty, edits.add_files),
            self.export.menu,
            self._tongue,
            self._theme,
        )

    def _lay_out(self) -> None:
        space = self._theme.space
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
        self.parts = QSplitter(Qt.Orientation.Vertical)
        for splitter, parts, stretches in (
            (self.below, (self.decision, self._card_area), (3, 2)),
            (self.parts, (table, self.below), (1, 1)),
        ):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(space(2))
            for at, (part, stretch) in enumerate(zip(parts, stretches, strict=True)):
                splitter.addWidget(part)
                splitter.setStretchFactor(at, stretch)
        self.parts.setSizes([1000, 750])
        self._spring = QWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(4), space(2), space(4), space(3))
        layout.setSpacing(space(2))
        for widget in (self.intro, self.tools, self.note, self.progress):
            layout.addWidget(widget)
        layout.addWidget(self.parts, 1)
        layout.addWidget(self._spring, 1)

    def _connect(self) -> None:
        document, comparing, card, edits = self._document, self.comparing, self.card, self.edits
        document.project_changed.connect(self._follow)
        document.replaced.connect(self._start_over)
        comparing.compared.connect(self._show)
        comparing.busy_changed.connect(self._set_busy)
        comparing.given_up.connect(self._give_up)
        comparing.progressed.connect(self._tell_progress)
        self.progress.cancel_asked.connect(comparing.cancel)
        self.intro.asked.connect(self._begin)
        edits.done.connect(self._keep)
        self.view.chosen.connect(self.choose)
        self.view.opened.connect(self.open)
        self.view.moved.connect(lambda pair: edits.move_to(*pair))
        self.view.installEventFilter(self)
        self.view.names.installEventFilter(self)
        self.tools.only_differing.toggled.connect(
            lambda only: self.model.show_only_differing(only=bool(only))
        )
        self.model.modelReset.connect(self._keep)
        card.renamed.connect(lambda pair: edits.rename(*pair))
        card.annotated.connect(lambda pair: edits.annotate(*pair))
        card.left.connect(document.settle)
        card.open_asked.connect(self.open)
        self.decision.point_chosen.connect(self._choose_point)
        self.decision.built.connect(self._offer_export)
        self.note.remedy_chosen.connect(lambda _value: comparing.again())
        self.export.noticed.connect(self.tell)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self._card_area.setMinimumWidth(self._theme.space(60))

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.key.setText(
            self._tongue.say(
                "{differs} the scenarios differ   {least} the least   {star} preferred"
                "   ≈ estimate",
                differs=DIFFERS,
                least=LEAST,
                star=PREFERRED,
            )
        )
        if self._compared is not None:
            self._show_card()

    # What others ask of the panel

    def set_catalog(self, catalog: Catalog) -> None:
        """Answer from ``catalog`` from now on."""
        self.comparing.set_tables(catalog.tables)

    @property
    def chosen(self) -> str:
        """The id of the scenario whose column is chosen."""
        return self.edits.chosen

    def choose(self, scenario_id: str) -> None:
        """Show the card of a scenario, and mark its point in the chart."""
        if self.edits.is_there(scenario_id):
            self.edits.choose(scenario_id)
            self._show_card()
            self.decision.choose(scenario_id)
            self._enable()

    def open(self, scenario_id: str = "") -> None:
        """Show a scenario, by default the chosen one, on the Plan page."""
        shown = scenario_id or self.chosen
        if self.edits.is_there(shown):
            self._document.show_scenario(shown)
            self.plan_asked.emit()

    def order(self) -> None:
        """Order the scenarios by the row of the current cell, the least first, blanks last."""
        index = self.view.currentIndex()
        line = self.model.line_at(index.row()) if index.isValid() else None
        if line is not None:
            pairs = zip(self.model.headings, line.cells, strict=True)
            self.edits.order_by({heading.id: cell.value for heading, cell in pairs})

    def tell(self, issue: Issue) -> None:
        """Say what was done or could not be done."""
        self.note.put(Remark(issue.severity, issue.message))

    # Comparing

    def _begin(self, action: int) -> None:
        if action == DUPLICATE:
            self.edits.choose(self._document.current)
            self.edits.duplicate()
        else:
            self.ways_asked.emit()

    def _start_over(self) -> None:
        self.edits.choose(self._document.current)
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
        for part in (self.intro, self._spring):
            part.setVisible(not several)
        for part in (self.tools, self.parts):
            part.setVisible(several)
        self._enable()

    def _enable(self) -> None:
        project, chosen = self._document.project, self.chosen
        self.tools.show_state(
            at=project.index(chosen),
            count=len(project.scenarios),
            preferred=project.preferred == chosen,
        )

    def _show(self, compared: Compared) -> None:
        self._late.stop()
        self._compared = compared
        self.model.put(compared.comparison, self._document.current)
        self.view.dim(dimmed=False)
        self._keep()
        self.decision.put(compared)
        self._offer_export()

    def _keep(self) -> None:
        """Find the column that is chosen again, wherever it is now."""
        self.view.choose(self.chosen)
        self._show_card()
        self.decision.choose(self.chosen)
        self._enable()

    def _show_card(self) -> None:
        scenario = self._document.project.scenario(self.chosen)
        findings: tuple[Issue, ...] = ()
        about: tuple[Issue, ...] = ()
        if self._compared is not None:
            answer = self._compared.answers.get(scenario.id)
            findings = () if answer is None else answer.issues
            about = self._compared.comparison.issues
        self.card.put(scenario, findings, about)

    def _choose_point(self, scenario_id: str) -> None:
        if not self.view.choose(scenario_id):
            self.choose(scenario_id)

    def _offer_export(self) -> None:
        self.export.put(self._compared, self.decision.chart)

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

    # Qt's side

    @override
    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        if isinstance(event, QContextMenuEvent) and watched in (self.view, self.view.names):
            self.tools.context_menu(self.view.copy_action).popup(event.globalPos())
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
            self.edits.take_paths(paths)
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
        self._document.settle()
