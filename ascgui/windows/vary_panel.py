"""One or two inputs of the plan varied: a table and a chart, from which points become scenarios."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.charts.vary_series import HeatData, LineData, figure_named
from ascgui.domain.issues import Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, about, text
from ascgui.estimator.axis import Parameter
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job, Work
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.axis_choice import VaryQuestion
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import whole_if_whole
from ascgui.viewmodels.ranges_offered import offered
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field_note import FieldNote, LinkButton, Remark
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import WordsLabel
from ascgui.widgets.theme import Theme
from ascgui.windows.axis_inputs import AxisInputs
from ascgui.windows.points_view import PointsView
from ascgui.windows.questions import Questions
from ascgui.windows.vary_work import VaryResult, drawn, vary, write_points
from ascgui.windows.working_panel import WorkingPanel

DRAWN = ("duration_s", "devices", "cards", "nodes", "card_hours", "cost")
"""The figures that a chart can show."""

_COMPUTE, _SORT, _SAVE = "compute", "sort", "save"


class VaryPanel(WorkingPanel):
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
        super().__init__(document, estimation, catalog, tongue, theme, job, report)
        self._questions = questions or Questions(self, tongue, theme)
        self._result: VaryResult | None = None
        self._stopped = False
        self._doing = ""
        self.charts: Any = None
        self.first = AxisInputs(text("Varied input"), tongue, theme)
        self.second = AxisInputs(text("Second input"), tongue, theme, optional=True)
        self.shown = FormGroup(text("Chart"), tongue, theme)
        self.figure = ChoiceBox(tongue, theme, characters=17)
        self.words = WordsLabel(theme, scale=1.25, bold=True)
        self.note = FieldNote(tongue, theme)
        self.again = LinkButton("", theme)
        self.points = PointsView(tongue, theme)
        self._chart_place = QWidget()
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self._lay_out()
        self._connect()
        self.first.vary(Parameter.DEVICES)
        self.second.vary(None)
        self.figure.set_value("duration_s")
        self.retranslate()

    # What others ask of the panel

    @property
    def result(self) -> VaryResult | None:
        """What is shown."""
        return self._result

    @property
    def chosen(self) -> int | None:
        """The number of the point that is selected, or None."""
        return self.points.chosen

    def choose(self, number: int | None) -> None:
        """Select the point ``number``, in table and chart."""
        self.points.choose(number)

    def use(self) -> None:
        """Want a scenario of the point that is selected."""
        made = self._plan_of_point()
        if made is not None:
            self.scenario_wanted.emit(made)

    def save(self) -> None:
        """Ask for a file, and write all points to it beside the window."""
        table = self.points.model.points
        if table is None:
            return
        suggested = Path.home() / "points.csv"
        path = self._questions.file_to_save(
            self._tongue.say("Save all points"), suggested, "CSV (*.csv)"
        )
        if path is None:
            return

        def work(tell: Callable[[Any], None], cancelled: Callable[[], bool]) -> object:
            try:
                return write_points(table, path, tell, cancelled)
            except OSError as error:
                return error

        self._begin(_SAVE, text("Writing {file}…", file=path.name), work)

    @override
    def retranslate(self) -> None:
        self.figure.set_choices([Choice(name, figure_named(name).title) for name in DRAWN])
        self.again.setText(self._tongue.say("Compute"))
        self.points.retranslate()
        align_groups((self.first.group, self.second.group, self.shown))
        self._say()
        self.fit()

    @override
    def title(self) -> Text:
        return text("Computing the points…")

    @override
    def work(self) -> Work | None:
        question, before, sorting = self._asked(), self._result, self.points.model.sorting
        if question is None:
            return None
        if before is not None and _same_run(before, question):
            return lambda _tell, _cancelled: drawn(before, question)
        return lambda tell, cancelled: vary(question, sorting, tell, cancelled)

    @override
    def compute(self) -> None:
        if self._doing == _SAVE and self._job.busy:
            # Another run would drop the file that is being written; it comes after that.
            self._due = True
            return
        self._stopped = False
        self.again.hide()
        super().compute()
        self._doing = _COMPUTE if self._job.busy else ""
        self.words.dim(dimmed=self._job.busy)

    @override
    def offer(self) -> None:
        answer = self.answered()
        for inputs in (self.first, self.second):
            parameter = inputs.parameter
            if parameter is not None:
                inputs.offer(offered(parameter, answer, self._catalog.tables))
        align_groups((self.first.group, self.second.group, self.shown))

    @override
    def put(self, found: Any) -> None:
        doing, self._doing = self._doing, ""
        self.words.dim(dimmed=False)
        if doing == _SORT:
            self.points.model.put_order(*found)
        elif doing == _SAVE:
            self._say_saved(found)
            if self._due:
                self.ask_later()
        else:
            self._show(found)

    @override
    def stopped(self) -> None:
        doing, self._doing = self._doing, ""
        self.words.dim(dimmed=False)
        if doing == _SAVE:
            self.note.put(Remark(Severity.INFO, text("Stopped, so no file was written.")))
            return
        self._stopped = True
        self.note.put(
            Remark(Severity.INFO, text("Stopped, so what stands here may be of the inputs before."))
        )
        self.again.show()

    @override
    def _fail(self, failure: Failure) -> None:
        self._doing = ""
        self.words.dim(dimmed=False)
        super()._fail(failure)

    @override
    def build(self) -> None:
        if self.charts is None:
            from ascgui.windows.vary_charts import VaryCharts  # noqa: PLC0415 - slow to import

            self.charts = VaryCharts(self._tongue, self._theme)
            self.charts.point_chosen.connect(self.choose)
            layout = self._chart_place.layout()
            assert layout is not None  # noqa: S101 - made below
            layout.addWidget(self.charts)
            self._say()

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        self.shown.add(text("Figure"), self.figure, text("What the chart shows"))
        QVBoxLayout(self._chart_place).setContentsMargins(0, 0, 0, 0)
        self.splitter.setChildrenCollapsible(False)
        for number, part in enumerate((self._chart_place, self.points)):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(number, 3 - number)
        self.splitter.setSizes([3 * space(100), 2 * space(100)])
        self.again.hide()
        self.fill(
            (self.first, self.second, self.shown),
            (self.words, self.note, self.again, self.progress, self.splitter),
            self.splitter,
        )

    def _connect(self) -> None:
        for inputs in (self.first, self.second):
            inputs.edited.connect(self._edited)
        self.figure.value_edited.connect(lambda _value: self.ask_later())
        self.again.clicked.connect(self.compute)
        self.points.use_button.clicked.connect(self.use)
        self.points.save_button.clicked.connect(self.save)
        self.points.chosen_changed.connect(self._say_point)
        self.points.model.order_asked.connect(self._sort)
        self.points.model.copy_cut.connect(self._say_cut)
        self._job.progressed.connect(self._tell)

    # Asking

    def _edited(self) -> None:
        self.offer()
        self.ask_later()
        self.fit()

    def _asked(self) -> VaryQuestion | None:
        choices = [each.choice for each in (self.first, self.second) if each.parameter is not None]
        found = tuple(choice for choice in choices if choice is not None)
        if len(found) < len(choices) or not found:
            return None
        return VaryQuestion(
            self._document.plan, self._catalog.tables, found, str(self.figure.value)
        )

    def _begin(self, doing: str, title: Text, work: Work) -> None:
        self._doing = doing
        self.progress.begin(title)
        self._job.start(work)

    def _tell(self, share: Any) -> None:
        if isinstance(share, float):
            self.progress.show_progress(share, "", "")

    def _sort(self, asked: tuple[str, bool]) -> None:
        table = self.points.model.points
        if table is None or self._doing == _COMPUTE:
            # What is being computed comes in the order that is wanted.
            return
        run = table.run
        self._begin(
            _SORT,
            text("Sorting the points…"),
            lambda _tell, _cancelled: (asked, run.order(asked[0], descending=asked[1])),
        )

    # Showing

    def _show(self, result: VaryResult) -> None:
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
            self.points.put(result)
        self._say()

    def _say(self) -> None:
        result = self._result
        data = None if result is None else _data_of(result)
        self.words.setVisible(data is not None)
        self.points.setVisible(data is not None)
        lacks = text("Computing the points…")
        if result is not None:
            lacks = _lacks(result)
            if not self._stopped:
                self.note.put(_remark(result))
        if data is not None:
            self.words.setText(self._summary(data))
        if self.charts is not None:
            self.charts.put(result, lacks)
        self._say_point()

    def _summary(self, data: LineData | HeatData) -> str:
        """Return the figure's span in one sentence."""
        if not data.answered:
            return self._tongue.say("{name}: no answer", name=data.figure.title)
        low, high = data.span
        money = data.currency if data.figure.id == "cost" else ""
        run = None if self._result is None else self._result.run
        estimate = run is not None and run.is_estimate(data.figure.id)
        if low == high:
            return self._tongue.say(
                "{name}: {value} everywhere",
                name=data.figure.title,
                value=about(
                    Quantity(whole_if_whole(low), data.figure.unit, money), estimate=estimate
                ),
            )
        return self._tongue.say(
            "{name}: {low} to {high}",
            name=data.figure.title,
            low=about(Quantity(whole_if_whole(low), data.figure.unit, money), estimate=estimate),
            high=about(Quantity(whole_if_whole(high), data.figure.unit, money), estimate=estimate),
        )

    # The point

    def _say_point(self) -> None:
        result, chosen = self._result, self.chosen
        known = result is not None and result.run is not None and chosen is not None
        self.points.tell(self._point_said() if known else None)
        if self.charts is not None:
            self.charts.choose(chosen if known else None)

    def _point_name(self) -> str:
        """Return the varied values of the point that is selected, as a scenario is named."""
        assert self._result is not None  # noqa: S101 - a point is selected
        assert self._result.run is not None  # noqa: S101
        run = self._result.run
        values = run.values(run.point(self.chosen or 0))
        parts = [
            self._tongue.say(
                "{name} {value}", name=parameter.heading, value=_shown(parameter, value)
            )
            for parameter, value in values.items()
        ]
        return ", ".join(parts)

    def _point_said(self) -> str:
        """Return the varied values of the point with the figure that the chart shows."""
        assert self._result is not None  # noqa: S101 - a point is selected
        assert self._result.run is not None  # noqa: S101
        run, figure = self._result.run, figure_named(self._result.question.figure)
        point = run.point(self.chosen or 0)
        value = run.figure_at(figure.id, point)
        money = run.plan.currency if figure.id == "cost" else ""
        return self._tongue.say(
            "{point}: {value}",
            point=self._point_name(),
            value=about(
                Quantity(whole_if_whole(value), figure.unit, money),
                estimate=run.is_estimate(figure.id, point),
            )
            if math.isfinite(value)
            else text("no answer"),
        )

    def _plan_of_point(self) -> Plan | None:
        if self.chosen is None or self._result is None or self._result.run is None:
            return None
        run = self._result.run
        plan = run.plan_at(run.point(self.chosen))
        name = self._point_name()
        if plan.name:
            name = self._tongue.say("{plan}: {values}", plan=plan.name, values=name)
        return replace(plan, name=name)

    # Remarks

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


def _same_run(before: VaryResult, question: VaryQuestion) -> bool:
    """Whether only the figure of the chart differs, so that nothing is computed again."""
    return (
        before.run is not None
        and before.question.tables is question.tables
        and replace(before.question, figure=question.figure) == question
    )


def _data_of(result: VaryResult) -> LineData | HeatData | None:
    """Return what the chart of a result draws."""
    return result.heat if result.line is None else result.line


def _lacks(result: VaryResult) -> Text:
    """Return what a chart without anything to draw lacks."""
    if result.run is None:
        return text("There are no points to show. The inputs beside say why.")
    if result.question.figure == "cost":
        return text(
            "No point has a cost, as the plan has no price. Enter the price per card-hour in the"
            " plan."
        )
    return text("No point has an answer for this figure.")


def _remark(result: VaryResult) -> Remark | None:
    """Return why figures are missing, or how many are."""
    run, data = result.run, _data_of(result)
    if run is None or data is None:
        return None
    if run.issues:
        return Remark.of(run.issues[0])
    missing = run.count - data.answered
    if not missing:
        return None
    return Remark(
        Severity.INFO,
        text(
            "Points without an answer: {missing} of {count}. They are blank in the table and in"
            " the chart.",
            missing=missing,
            count=run.count,
        ),
    )


def _shown(parameter: Parameter, value: float) -> Quantity:
    unit = parameter.unit
    if unit in {Unit.DEVICES, Unit.TOKENS}:
        # Its name says what is counted.
        unit = Unit.NONE
    return Quantity(whole_if_whole(value), unit)
