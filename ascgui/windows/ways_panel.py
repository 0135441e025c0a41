"""All ways to run the plan's job: every framework, hardware and edition that supports it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain.plan import Plan
from ascgui.domain.text import text
from ascgui.estimator.spelling import digits
from ascgui.session.document import Document
from ascgui.session.estimation import Failure
from ascgui.session.job import Cancelled, Job, Progressed
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.findings import FindingsModel
from ascgui.viewmodels.ways_model import WayRow, WaysModel, way_rows
from ascgui.widgets.filter_edit import FilterEdit
from ascgui.widgets.findings_list import FindingsList
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme

if TYPE_CHECKING:
    from ascgui.estimator.ways import Way, Ways

PATIENCE_MS = 100
"""How long the plan must rest before its ways are looked for again."""


class WaysPanel(QWidget):
    """Lists the ways of the current plan. ``scenario_wanted`` carries the plan of one, named."""

    scenario_wanted = Signal(object)

    def __init__(
        self,
        document: Document,
        catalog: Catalog,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
    ) -> None:
        """Look for the ways when first shown; errors of the program go to ``report``."""
        super().__init__()
        self._document = document
        self._tables = catalog.tables
        self._tongue = tongue
        self._theme = theme
        self._job = job
        self._plan: Plan | None = None
        self._row_id: str | None = None
        self._ways: Ways | None = None
        self.title = ThemedLabel(theme, wrap=True)
        self.filter = FilterEdit(tongue, theme)
        self.count = QLabel()
        self.use_button = QPushButton()
        self.model = WaysModel(tongue, self)
        self.view = TableView(self.model, tongue, theme)
        self.view.name = "ways"
        self.caveats = ThemedLabel(theme, "quiet", wrap=True)
        self.findings = FindingsModel(tongue.language, self)
        self.findings_list = FindingsList(self.findings, lambda _issue: None, tongue, theme)
        self.progress = ProgressCard(tongue, theme)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(PATIENCE_MS)
        self._rest.timeout.connect(self.look)
        self._lay_out()
        document.changed.connect(self._follow)
        job.finished.connect(self._receive)
        job.failed.connect(report)
        job.busy_changed.connect(self._set_busy)
        self.progress.cancel_asked.connect(job.cancel)
        self.filter.textChanged.connect(self._narrow)
        self.use_button.clicked.connect(self.use)
        self.view.activated.connect(lambda _index: self.use())
        self.view.selectionModel().currentRowChanged.connect(self._choose)
        self.view.horizontalHeader().sortIndicatorChanged.connect(self._keep)
        self.filter.reach_from(self)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    # What others ask of the panel

    @property
    def way(self) -> Way | None:
        """The way that is chosen, or None."""
        index = self.view.currentIndex()
        row = self.model.row_at(index.row()) if index.isValid() else None
        return row.way if isinstance(row, WayRow) else None

    def set_catalog(self, catalog: Catalog) -> None:
        """Look the ways up in ``catalog`` from now on."""
        self._tables = catalog.tables
        self._plan = None
        self._follow()

    def look(self) -> None:
        """Look for the ways of the current plan."""
        plan, tables = self._document.plan, self._tables
        if plan == self._plan:
            return
        self._plan = plan

        def work(_tell: Progressed, cancelled: Cancelled) -> object:
            from ascgui.estimator.ways import ways  # noqa: PLC0415 - in this thread

            return ways(plan, tables, cancelled=cancelled)

        self._job.start(work)

    def use(self) -> None:
        """Ask for a scenario of the way that is chosen."""
        if self.way is not None:
            from ascgui.estimator.ways import way_name  # noqa: PLC0415 - with numpy

            name = way_name(self.way, self._tables)
            self.scenario_wanted.emit(replace(self.way.plan, name=name))

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.use_button.setText(say("Make a scenario of this row"))
        self.view.setAccessibleName(say("All ways to run the job"))
        self.findings.speak(self._tongue.language)
        if self._ways is not None:
            self._fill(self._ways)
        self._say()

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        top = QHBoxLayout()
        top.setSpacing(space(2))
        top.addWidget(self.filter, 1)
        top.addWidget(self.count)
        top.addWidget(self.use_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space(4), space(2), space(4), space(3))
        layout.setSpacing(space(2))
        layout.addWidget(self.title)
        layout.addLayout(top)
        layout.addWidget(self.progress)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.caveats)
        layout.addWidget(self.findings_list)

    def _restyle(self) -> None:
        self.use_button.setIcon(self._theme.icon("add"))
        self.caveats.setMinimumHeight(2 * self.caveats.fontMetrics().lineSpacing())

    # Looking

    def _follow(self) -> None:
        if self.isVisible():
            self._rest.start()

    def _set_busy(self, busy: bool) -> None:  # noqa: FBT001 - Qt's signal
        if busy:
            self.progress.begin(text("Looking for the ways to run the job…"))
        else:
            self.progress.end()

    def _receive(self, ways: Ways) -> None:
        self._ways = ways
        self._fill(ways)

    def _fill(self, ways: Ways) -> None:
        before = self.model.total
        self.model.put(way_rows(ways, self._tables, self._tongue.language))
        if self.model.total != before or not before:
            self.view.size_columns()
        self.findings.put(ways.issues)
        self.findings_list.setVisible(bool(ways.issues))
        self._keep()
        if not self.view.currentIndex().isValid() and self.model.rowCount():
            own = next((row.id for row in ways.rows if row.chosen), ways.rows[0].id)
            self.view.select_row(own)
        self._say()

    def _narrow(self, typed: str) -> None:
        self.model.set_filter(typed)
        self._keep()
        self._say()

    def _keep(self) -> None:
        """Find the way again that is chosen, wherever filtering or sorting has put it."""
        if self._row_id is not None:
            self.view.select_row(self._row_id)
        self._say()

    def _choose(self) -> None:
        if self.way is not None:
            self._row_id = self.way.id
        self._say()

    def _say(self) -> None:
        say, plan = self._tongue.say, self._document.plan
        job = (plan.model, plan.strategy, plan.seq_len)
        if None in job:
            self.title.setText(say("Every framework, hardware and edition that supports a job."))
        else:
            self.title.setText(
                say(
                    "Every framework, hardware and edition that supports {model}, {strategy},"
                    " sequence length {length}.",
                    model=plan.model or "",
                    strategy=plan.strategy or "",
                    length=digits(plan.seq_len or 0),
                )
            )
        shown, total = self.model.rowCount(), self.model.total
        self.count.setText(
            say("{shown} of {total} ways", shown=shown, total=total)
            if self.model.filtered
            else say("{total} ways", total=total)
        )
        way = self.way
        self.use_button.setEnabled(way is not None)
        caveats = () if way is None else way.caveats
        self.caveats.setText("\n".join(map(self._tongue.show, caveats)))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._rest.stop()
