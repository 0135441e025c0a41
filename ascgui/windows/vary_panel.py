"""One or two inputs of the plan varied: a table and a chart, from which points become scenarios."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain.answer import Answer
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.axis import Parameter
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.axis_choice import VaryQuestion
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.points_model import PointsModel
from ascgui.viewmodels.ranges_offered import offered
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field_note import FieldNote, LinkButton, Remark
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import Card, ThemedLabel, WordsLabel
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme
from ascgui.windows.axis_inputs import AxisInputs
from ascgui.windows.questions import Questions
from ascgui.windows.side_panel import SidePanel

PATIENCE_MS = 250
"""How long a pause in editing is before the points are computed again."""

DRAWN = ("duration_s", "devices", "cards", "nodes", "card_hours", "cost")
"""The figures that a chart can show."""


class VaryPanel(SidePanel):
    """Computes points beside the window with ``job``; ``report`` is told errors of the program.

    ``scenario_wanted`` carries the named plan of a point.
    """

    scenario_wanted = Signal(object)

    def __init__(
        self,
        document: Document,
        estimation: Estimation,
        catalog: Catalog,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
        questions: Questions | None = None,
    ) -> None:
        """Compute nothing until it is shown."""
        super().__init__(theme)
        self._document = document
        self._estimation = estimation
        self._catalog = catalog
        self._tongue = tongue
        self._theme = theme
        self._job = job
        self._report = report
        self._questions = questions or Questions(self, tongue, theme)
        self._answer: Answer | None = None
        self._question: VaryQuestion | None = None
        self._result: Any = None
        self._chosen: int | None = None
        self._due = True
        self._stopped = False
        self._doing = ""
        self.line_chart: QWidget | None = None
        self.heat_chart: QWidget | None = None
        self.first = AxisInputs(text("Varied input"), tongue, theme)
        self.second = AxisInputs(text("Second input"), tongue, theme, optional=True)
        self.shown = FormGroup(text("Chart"), tongue, theme)
        self.figure = ChoiceBox(tongue, theme, characters=17)
        self.words = WordsLabel(theme, scale=1.25, bold=True)
        self.note = FieldNote(tongue, theme)
        self.progress = ProgressCard(tongue, theme)
        self.again = LinkButton("", theme)
        self.model = PointsModel(tongue, self)
        self.view = TableView(self.model, tongue, theme)
        self.point_words = ThemedLabel(theme, wrap=True)
        self.use_button, self.save_button = QPushButton(), QPushButton()
        self._card = Card(theme)
        self._charts = QStackedWidget()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE_MS)
        self._timer.timeout.connect(self.compute)
        self._lay_out()
        self._connect()
        self.first.vary(Parameter.DEVICES)
        self.second.vary(None)
        self.figure.set_value("duration_s")
        self.retranslate()

    # What others ask of the panel

    @property
    def result(self) -> Any:
        """What is shown: a :class:`ascgui.windows.vary_work.VaryResult`, or None."""
        return self._result

    @property
    def busy(self) -> bool:
        """Whether something is being computed, sorted or written, or will be at once."""
        return bool(self._doing) or self._timer.isActive()

    @property
    def chosen(self) -> int | None:
        """The number of the point that is selected, or None."""
        return self._chosen

    def set_catalog(self, catalog: Catalog) -> None:
        """Compute with ``catalog`` from now on."""
        self._catalog = catalog
        self._follow_plan()

    def compute(self) -> None:
        """Compute the points that are asked for now, beside the window."""
        self._timer.stop()
        self._due = self._stopped = False
        question = self._asked()
        if question is None:
            return
        self._question = question
        sorting = self.model.sorting
        from ascgui.windows.vary_work import drawn, vary  # noqa: PLC0415 - not before it is shown

        before = self._result
        self._begin("compute", text("Computing the points…"))
        if _same_run(before, question):
            self._job.start(lambda _tell, _cancelled: drawn(before, question))
        else:
            self._job.start(lambda tell, cancelled: vary(question, sorting, tell, cancelled))

    def choose(self, number: int | None) -> None:
        """Select the point ``number``, in table and chart."""
        self._chosen = number
        if number is not None:
            self.view.select_row(str(number))
        self._say_point()

    def use(self) -> None:
        """Want a scenario of the point that is selected."""
        made = self._plan_of_point()
        if made is not None:
            self.scenario_wanted.emit(made)

    def save(self) -> None:
        """Ask for a file, and write all points to it beside the window."""
        table = self.model.points
        if table is None:
            return
        suggested = Path.home() / "points.csv"
        path = self._questions.file_to_save(
            self._tongue.say("Save all points"), suggested, "CSV (*.csv)"
        )
        if path is None:
            return
        from ascgui.windows.vary_work import write_points  # noqa: PLC0415 - seldom needed

        def work(tell: Callable[[Any], None], cancelled: Callable[[], bool]) -> object:
            try:
                return write_points(table, path, tell, cancelled)
            except OSError as error:
                return error

        self._begin("save", text("Writing {file}…", file=path.name))
        self._job.start(work)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.figure.set_choices(_figure_choices())
        self.use_button.setText(say("Make a scenario"))
        self.save_button.setText(say("Save all points…"))
        self.again.setText(say("Compute"))
        self.view.setAccessibleName(say("Points"))
        align_groups((self.first.group, self.second.group, self.shown))
        self.view.size_columns()
        self._say()
        self.fit()

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        self.shown.add(text("Figure"), self.figure, text("What the chart shows"))
        layout = QVBoxLayout(self._card)
        margin = space(2)
        layout.setContentsMargins(margin, margin, margin, space(1))
        layout.addWidget(self._charts)
        self._lower = QWidget()
        below = QVBoxLayout(self._lower)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(space(2))
        row = QHBoxLayout()
        row.setSpacing(space(2))
        row.addWidget(self.point_words, 1)
        row.addWidget(self.use_button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.save_button, 0, Qt.AlignmentFlag.AlignTop)
        below.addLayout(row)
        below.addWidget(self.view, 1)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setMinimumHeight(5 * self.view.verticalHeader().defaultSectionSize())
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._card)
        self.splitter.addWidget(self._lower)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.splitter.setSizes([3 * space(100), 2 * space(100)])
        again = QHBoxLayout()
        again.addWidget(self.again)
        again.addStretch(1)
        holder = QWidget()
        holder.setLayout(again)
        again.setContentsMargins(0, 0, 0, 0)
        self.again.hide()
        self.fill(
            (self.first, self.second, self.shown),
            (self.words, self.note, holder, self.progress, self.splitter),
            self.splitter,
        )

    def _connect(self) -> None:
        for inputs in (self.first, self.second):
            inputs.edited.connect(self._edited)
        self.figure.value_edited.connect(lambda _value: self._ask_later())
        self.again.clicked.connect(self.compute)
        self.use_button.clicked.connect(self.use)
        self.save_button.clicked.connect(self.save)
        self.progress.cancel_asked.connect(self._job.cancel)
        self._job.progressed.connect(self._tell)
        self._job.finished.connect(self._receive)
        self._job.failed.connect(self._fail)
        self._job.abandoned.connect(self._stop)
        self.model.order_asked.connect(self._sort)
        self.model.copy_cut.connect(self._say_cut)
        self.model.modelReset.connect(self._keep)
        self.view.selectionModel().currentRowChanged.connect(self._choose_row)
        self._document.changed.connect(self._follow_plan)
        self._estimation.answered.connect(self._follow_plan)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self.fit)

    # Asking

    def _edited(self) -> None:
        self._offer()
        self._ask_later()
        self.fit()

    def _follow_plan(self, _what: object = None) -> None:
        self._answer = None
        if self.isVisible():
            self._offer()
        self._ask_later()

    def _ask_later(self) -> None:
        self._due = True
        if self.isVisible():
            self._timer.start()

    def _offer(self) -> None:
        answer = self._answered()
        for inputs in (self.first, self.second):
            parameter = inputs.parameter
            if parameter is not None:
                inputs.offer(offered(parameter, answer, self._catalog.tables))
        align_groups((self.first.group, self.second.group, self.shown))

    def _answered(self) -> Answer:
        """Return the answer of the plan as it stands."""
        plan = self._document.plan
        if self._answer is None or self._answer.plan != plan:
            latest = self._estimation.latest
            if latest is not None and latest.answer.plan == plan and not self._estimation.busy:
                self._answer = latest.answer
            else:
                from ascgui.estimator.answer import answer  # noqa: PLC0415 - numpy is slow to import

                self._answer = answer(plan, self._catalog.tables)
        return self._answer

    def _asked(self) -> VaryQuestion | None:
        choices = [each.choice for each in (self.first, self.second) if each.parameter is not None]
        found = tuple(choice for choice in choices if choice is not None)
        if len(found) < len(choices) or not found:
            return None
        return VaryQuestion(
            self._document.plan, self._catalog.tables, found, str(self.figure.value)
        )

    # The run

    def _begin(self, doing: str, title: Text) -> None:
        self._doing = doing
        self.again.hide()
        self.words.dim(dimmed=True)
        self.progress.begin(title)

    def _tell(self, share: Any) -> None:
        if isinstance(share, float):
            self.progress.show_progress(share, "", "")

    def _end(self) -> str:
        doing, self._doing = self._doing, ""
        self.progress.end()
        self.words.dim(dimmed=False)
        return doing

    def _receive(self, found: Any) -> None:
        doing = self._end()
        if doing == "sort":
            self.model.put_order(*found)
        elif doing == "save":
            self._say_saved(found)
        elif found is None:
            self._stop()
        else:
            self._put(found)

    def _stop(self) -> None:
        if self._doing:
            self._end()
        self._stopped = True
        self.note.put(
            Remark(
                Severity.INFO,
                text("Stopped, so what stands here may be of the inputs before."),
            )
        )
        self.again.show()

    def _fail(self, failure: Failure) -> None:
        self._end()
        self._report(failure)

    def _put(self, result: Any) -> None:
        fresh = self._result is None or result.run is not self._result.run
        self._result = result
        sides = [each for each in (self.first, self.second) if each.parameter is not None]
        for inputs, issues in zip(sides, result.faults, strict=False):
            inputs.remark(issues)
        if len(sides) < 2:
            self.second.remark(())
        elif result.together:
            self.second.remark(result.together)
        if fresh:
            self._chosen = None
            order = result.order if result.sorting == self.model.sorting else None
            self.model.put(result.table, order)
            self._mark_sorting()
            self.view.size_columns()
        self._say()
        self._say_point()

    def _mark_sorting(self) -> None:
        """Mark the column that the points are sorted by, which may be another one now."""
        header, sorting = self.view.horizontalHeader(), self.model.sorting
        ids = [column.id for column in self.model.columns]
        at = -1 if sorting is None else ids.index(sorting[0])
        descending = sorting is not None and sorting[1]
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        with QSignalBlocker(header):
            header.setSortIndicator(at, order)
        header.viewport().update()

    def _sort(self, asked: tuple[str, bool]) -> None:
        table = self.model.points
        if table is None or self._doing == "compute":
            # What is being computed comes in the order that is wanted.
            return
        run = table.run
        self._begin("sort", text("Sorting the points…"))
        self._job.start(lambda _tell, _cancel: (asked, run.order(asked[0], descending=asked[1])))

    # Showing

    def _say(self) -> None:
        result = self._result
        run = None if result is None else result.run
        self.words.setVisible(run is not None)
        self._lower.setVisible(run is not None)
        if result is None:
            self._draw(text("Computing the points…"))
            return
        lacks: Text | None = None
        if run is None:
            lacks = text("There are no points to show. The inputs beside say why.")
        else:
            self.words.setText(self._summary(result))
            lacks = text("No point has an answer for this figure.")
            if result.question.figure == "cost":
                lacks = text(
                    "No point has a cost, as the plan has no price. Enter the price per card-hour"
                    " in the plan."
                )
        if not self._stopped:
            self.note.put(self._remark(result))
        self._draw(lacks)

    def _summary(self, result: Any) -> str:
        """Return the figure's span in one sentence."""
        data = _drawn_data(result)
        if not data.answered:
            return self._tongue.say("{name}: no answer", name=data.figure.title)
        low, high = data.span
        money = data.currency if data.figure.id == "cost" else ""
        if low == high:
            return self._tongue.say(
                "{name}: {value} everywhere",
                name=data.figure.title,
                value=Quantity(_plain(low), data.figure.unit, money),
            )
        return self._tongue.say(
            "{name}: {low} to {high}",
            name=data.figure.title,
            low=Quantity(_plain(low), data.figure.unit, money),
            high=Quantity(_plain(high), data.figure.unit, money),
        )

    def _remark(self, result: Any) -> Remark | None:
        run = result.run
        if run is None:
            return None
        if run.issues:
            return _of_issue(run.issues[0])
        missing = run.count - _drawn_data(result).answered
        if missing:
            return Remark(
                Severity.INFO,
                text(
                    "Points without an answer: {missing} of {count}. They are blank in the table"
                    " and in the chart.",
                    missing=missing,
                    count=run.count,
                ),
            )
        return None

    def _draw(self, lacks: Text | None) -> None:
        """Draw the chart that suits the number of inputs, once the panel is in view."""
        if not self.isVisible() and self.line_chart is None:
            return
        from ascgui.charts.heat_chart import HeatChart  # noqa: PLC0415 - slow to import
        from ascgui.charts.line_chart import LineChart  # noqa: PLC0415

        if not isinstance(self.line_chart, LineChart) or not isinstance(self.heat_chart, HeatChart):
            self.line_chart = LineChart(self._tongue, self._theme)
            self.heat_chart = HeatChart(self._tongue, self._theme)
            for chart in (self.line_chart, self.heat_chart):
                chart.point_chosen.connect(self.choose)
                self._charts.addWidget(chart)
        result = self._result
        two = result is not None and len(result.question.choices) == 2
        if two:
            self.heat_chart.put(result.heat, lacks)
            self._charts.setCurrentWidget(self.heat_chart)
        else:
            self.line_chart.put(None if result is None else result.line, lacks)
            self._charts.setCurrentWidget(self.line_chart)
        self._mark()

    def _mark(self) -> None:
        from ascgui.charts.zoom_plot import ZoomPlot  # noqa: PLC0415 - is there by now

        current = self._charts.currentWidget()
        if isinstance(current, ZoomPlot):
            current.choose(self._chosen)

    # The point

    def _choose_row(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self._chosen = self.model.row_at(index.row()).number
            self._say_point()

    def _keep(self) -> None:
        """Find the point that is selected again, wherever sorting has put it."""
        if self._chosen is not None and self.model.total > self._chosen:
            self.view.select_row(str(self._chosen))

    def _say_point(self) -> None:
        run = None if self._result is None else self._result.run
        chosen = self._chosen
        if run is None or chosen is None or chosen >= run.count:
            self.point_words.setText(
                self._tongue.say("Select a point in the chart or in the table.")
            )
            self.point_words.put_on("quiet")
            self.use_button.setEnabled(False)
        else:
            self.point_words.setText(self._point_said())
            self.point_words.put_on("text")
            self.use_button.setEnabled(True)
        if self._charts.count():
            self._mark()

    def _point_name(self) -> str:
        """Return the varied values of the point that is selected, as a scenario is named."""
        run = self._result.run
        values = run.values(run.point(self._chosen))
        parts = [
            self._tongue.say(
                "{name} {value}", name=parameter.heading, value=_shown(parameter, value)
            )
            for parameter, value in values.items()
        ]
        return ", ".join(parts)

    def _point_said(self) -> str:
        """Return the varied values of the point with the figure that the chart shows."""
        from ascgui.charts.vary_series import figure_named  # noqa: PLC0415 - is there by now

        run, figure = self._result.run, figure_named(self._result.question.figure)
        value = run.figure_at(figure.id, run.point(self._chosen))
        money = run.plan.currency if figure.id == "cost" else ""
        return self._tongue.say(
            "{point}: {value}",
            point=self._point_name(),
            value=Quantity(_plain(value), figure.unit, money)
            if math.isfinite(value)
            else text("no answer"),
        )

    def _plan_of_point(self) -> Plan | None:
        if self._chosen is None or self._result is None or self._result.run is None:
            return None
        run = self._result.run
        plan: Plan = run.plan_at(run.point(self._chosen))
        name = self._point_name()
        if plan.name:
            name = self._tongue.say("{plan}: {values}", plan=plan.name, values=name)
        return replace(plan, name=name)

    def _say_cut(self, count: int) -> None:
        self.note.put(
            Remark(
                Severity.INFO,
                text(
                    "The first {count} rows are on the clipboard; more belong into a file. Save all"
                    " points instead.",
                    count=count,
                ),
            )
        )

    def _say_saved(self, found: object) -> None:
        if isinstance(found, Path):
            self.note.put(
                Remark(Severity.INFO, text("All points were saved as {file}.", file=found.name))
            )
        elif isinstance(found, OSError):
            self.note.put(
                Remark(
                    Severity.ERROR,
                    text(
                        "The points could not be written ({reason}), so no file was made. Choose"
                        " another place.",
                        reason=found.strerror or type(found).__name__,
                    ),
                )
            )

    # Coming and going

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._due:
            self._offer()
            self._draw(text("Computing the points…"))
            self._timer.start(0)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self._timer.setInterval(PATIENCE_MS)


def _same_run(before: Any, question: VaryQuestion) -> bool:
    """Whether only the figure of the chart differs, so that nothing is computed again."""
    return (
        before is not None
        and before.run is not None
        and replace(before.question, figure=question.figure) == question
        and before.question.tables is question.tables
    )


def _drawn_data(result: Any) -> Any:
    """Return what the chart of a result draws."""
    return result.heat if result.line is None else result.line


def _figure_choices() -> list[Choice]:
    from ascgui.estimator.parametric import FIGURES  # noqa: PLC0415 - numpy is slow to import

    known = {figure.id: figure.title for figure in FIGURES}
    return [Choice(name, known[name]) for name in DRAWN]


def _of_issue(issue: Issue) -> Remark:
    if issue.action is None:
        return Remark(issue.severity, issue.message)
    return Remark(
        issue.severity,
        text("{message} {action}", message=issue.message, action=issue.action),
    )


def _plain(value: float) -> float:
    """Return a whole number as one."""
    return int(value) if value == int(value) and abs(value) < 1e15 else value


def _shown(parameter: Parameter, value: float) -> Quantity:
    unit = parameter.unit
    if unit in {Unit.DEVICES, Unit.TOKENS}:
        # Its name says what is counted.
        unit = Unit.NONE
    return Quantity(_plain(value), unit)
