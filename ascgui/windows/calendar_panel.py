"""When a job starts, when its cluster works, and when it finishes: a form and a time line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.charts.timeline_series import TimelineData, timeline_data
from ascgui.domain.answer import Answer
from ascgui.domain.calendar import ROUND_THE_CLOCK
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, Unit, about, text
from ascgui.estimator.answer import answer
from ascgui.estimator.calendar import Schedule, calendar_words, schedule
from ascgui.estimator.timeline import timeline
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job, Work
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.calendar_draft import TIME_OF_DAY, CalendarDraft, OpenDays
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import SHARE, SPAN
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import Card, ThemedLabel, WordsLabel
from ascgui.widgets.quantity_edit import MomentEdit
from ascgui.widgets.theme import Theme
from ascgui.windows.axis_inputs import ValueEdit
from ascgui.windows.window_list import WindowList
from ascgui.windows.working_panel import WorkingPanel

_HOUR_S = 3600.0


@dataclass(frozen=True, slots=True)
class CalendarResult:
    """When the job of a plan finishes, and its time line."""

    answer: Answer
    schedule: Schedule
    line: TimelineData | None
    issues: tuple[Issue, ...]
    open_devices: int | None = None
    """The devices that the plan would use if the cluster were open round the clock."""


def calendar_result(plan: Plan, tables: Tables, checkpoint_s: float | None) -> CalendarResult:
    """Return when the job of ``plan`` finishes, with a checkpoint after each ``checkpoint_s``."""
    answered = answer(plan, tables)
    calendar = plan.calendar or ROUND_THE_CLOCK
    planned = schedule(answered, calendar)
    if checkpoint_s is not None and answered.goodput:
        # Between two saves lies so much training; with what else happens it takes longer.
        checkpoint_s /= answered.goodput
    line = timeline(answered, calendar, checkpoint_s=checkpoint_s)
    always = (
        answered if calendar == ROUND_THE_CLOCK else answer(replace(plan, calendar=None), tables)
    )
    return CalendarResult(answered, planned, timeline_data(line), line.issues, always.devices)


class CalendarPanel(WorkingPanel):
    """Tries a start and a calendar; they become the plan's, or a scenario's, on demand.

    ``scenario_wanted`` carries the named plan with them.
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
    ) -> None:
        """Start with the start and the calendar of the plan."""
        super().__init__(document, estimation, catalog, tongue, theme, job, report)
        self._result: CalendarResult | None = None
        self._draft = CalendarDraft.of(document.plan.start, document.plan.calendar)
        self._of_plan = self._draft
        self.chart: Any = None
        self.when = FormGroup(text("Start"), tongue, theme)
        self.hours = FormGroup(text("Cluster"), tongue, theme)
        self.start = MomentEdit(tongue, theme)
        self.open_days = ChoiceBox(tongue, theme, characters=17)
        self.opens, self.closes = (ValueEdit(tongue, theme, characters=6) for _ in range(2))
        self.availability = ValueEdit(tongue, theme, characters=8)
        self.checkpoint = ValueEdit(tongue, theme, characters=11)
        self.windows = WindowList(tongue, theme)
        self.words = WordsLabel(theme, scale=1.5, bold=True)
        self.between = ThemedLabel(theme, "quiet", wrap=True)
        self.met = WordsLabel(theme)
        self.work_words = ThemedLabel(theme, "quiet", wrap=True)
        self.need_words = WordsLabel(theme)
        self.note = FieldNote(tongue, theme)
        self.plan_button, self.use_button = QPushButton(), QPushButton()
        self._card = Card(theme)
        self._lay_out()
        self._connect()
        self._show_draft()
        self.retranslate()

    @property
    def result(self) -> CalendarResult | None:
        """What is shown."""
        return self._result

    @property
    def draft(self) -> CalendarDraft:
        """What stands in the form."""
        return self._draft

    def use_in_plan(self) -> None:
        """Give start and calendar to the plan, as one step of undo."""
        self._document.settle()
        self._document.apply(
            text("Use the calendar"), start=self._draft.start, calendar=self._draft.calendar
        )
        self._document.settle()

    def use(self) -> None:
        """Want a scenario with start and calendar."""
        plan = self._planned()
        calendar = plan.calendar or ROUND_THE_CLOCK
        name = self._tongue.show(calendar_words(calendar))
        if plan.start is not None:
            name = self._tongue.say(
                "from {start}, {calendar}", start=plan.start, calendar=calendar_words(calendar)
            )
        if plan.name:
            name = self._tongue.say("{plan}: {values}", plan=plan.name, values=name)
        self.scenario_wanted.emit(replace(plan, name=name))

    @override
    def retranslate(self) -> None:
        say = self._tongue.say
        self._offer_days()
        self.plan_button.setText(say("Use in the plan"))
        self.use_button.setText(say("Make a scenario"))
        align_groups((self.when, self.hours, self.windows.group))
        self._say()
        self.fit()

    @override
    def title(self) -> Text:
        return text("Working out the finish…")

    @override
    def work(self) -> Work | None:
        plan, tables = self._planned(), self._catalog.tables
        every = None if self.checkpoint.meant is None else float(self.checkpoint.meant)
        return lambda _tell, _cancelled: calendar_result(plan, tables, every)

    @override
    def put(self, found: CalendarResult) -> None:
        self._result = found
        self._say()

    @override
    def stopped(self) -> None:
        self.note.put(
            Remark(Severity.INFO, text("Stopped, so what stands here may be of the inputs before."))
        )

    @override
    def offer(self) -> None:
        plan = self._document.plan
        of_plan = CalendarDraft.of(plan.start, plan.calendar)
        if of_plan != self._of_plan:
            # What the plan says now goes before what was tried.
            self._of_plan = self._draft = of_plan
            self._show_draft()
        failures = plan.failures
        self.checkpoint.offer(None if failures is None else failures.interval_s)
        self._enable()

    @override
    def build(self) -> None:
        if self.chart is None:
            from ascgui.charts.timeline_chart import TimelineChart  # noqa: PLC0415 - slow to import

            self.chart = TimelineChart(self._tongue, self._theme)
            layout = self._card.layout()
            assert layout is not None  # noqa: S101 - made with the card
            layout.addWidget(self.chart)
            self._draw()

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        self.opens.be(TIME_OF_DAY)
        self.closes.be(TIME_OF_DAY)
        self.availability.be(SHARE)
        self.availability.offer(1.0)
        self.checkpoint.be(SPAN, example=text("such as 30 min"))
        self.when.add(text("Start"), self.start, text("Local time at which the job starts"))
        self.hours.add(text("Open"), self.open_days, text("When the cluster works"))
        self.hours.add(text("Hours"), self.opens, text("When it opens"))
        self.opens.add_beside(self.closes, text("to"))
        self.closes.describe(text("Hours, closing"), text("When it closes"))
        self.hours.add(
            text("Availability"),
            self.availability,
            text("Share of the open time in which it really computes"),
        )
        self.hours.add(
            text("A checkpoint every"), self.checkpoint, text("Time between two saves, to be drawn")
        )
        layout = QVBoxLayout(self._card)
        margin = space(2)
        layout.setContentsMargins(margin, margin, margin, space(1))
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(space(2))
        row.addWidget(self.plan_button)
        row.addWidget(self.use_button)
        row.addStretch(1)
        self.fill(
            (self.when, self.hours, self.windows),
            (self.words, self.between, self.met, self.need_words, self.work_words, self.note,
             buttons, self.progress, self._card),
        )  # fmt: skip
        self._card.setFixedHeight(space(75))

    def _connect(self) -> None:
        self.start.value_edited.connect(lambda value: self._change(start=value))
        self.open_days.value_edited.connect(lambda value: self._change(open_days=value))
        self.opens.value_edited.connect(self._change_hours)
        self.closes.value_edited.connect(self._change_hours)
        self.availability.value_edited.connect(self._change_availability)
        self.checkpoint.value_edited.connect(self.ask_later)
        self.windows.edited.connect(lambda: self._change(windows=self.windows.windows))
        self.plan_button.clicked.connect(self.use_in_plan)
        self.use_button.clicked.connect(self.use)

    def _offer_days(self) -> None:
        choices = [
            Choice(OpenDays.ALWAYS, text("round the clock")),
            Choice(OpenDays.DAILY, text("every day")),
            Choice(OpenDays.WEEKDAYS, text("Monday to Friday")),
            Choice(OpenDays.SIX_DAYS, text("Monday to Saturday")),
        ]
        if self._draft.own is not None:
            choices.append(Choice(OpenDays.OWN, text("hours of the plan file")))
        self.open_days.set_choices(choices)

    # The form

    def _planned(self) -> Plan:
        plan = self._document.plan
        return replace(plan, start=self._draft.start, calendar=self._draft.calendar)

    def _show_draft(self) -> None:
        draft = self._draft
        self._offer_days()
        self.start.set_value(draft.start)
        self.open_days.set_value(draft.open_days)
        self.opens.offer(draft.opens_s)
        self.closes.offer(draft.closes_s)
        self.opens.set_value(None)
        self.closes.set_value(None)
        self.availability.set_value(None if draft.availability == 1 else draft.availability)
        self.windows.put(draft.windows)
        self._show_hours()

    def _show_hours(self) -> None:
        timed = self._draft.open_days not in {OpenDays.ALWAYS, OpenDays.OWN}
        self.hours.show_row(self.opens, shown=timed)
        self.closes.setVisible(timed)

    def _change(self, **changes: Any) -> None:
        self._draft = replace(self._draft, **changes)
        self._show_hours()
        self._enable()
        self.ask_later()

    def _change_hours(self, _value: object) -> None:
        self._change(opens_s=self.opens.meant, closes_s=self.closes.meant)

    def _change_availability(self, value: float | None) -> None:
        self._change(availability=1.0 if value is None else float(value))

    def _enable(self) -> None:
        self.plan_button.setEnabled(self._draft != self._of_plan)

    # Showing

    def _say(self) -> None:
        result = self._result
        planned = None if result is None else result.schedule
        finish = None if planned is None else planned.finish
        show, say = self._tongue.show, self._tongue.say
        for part in (self.words, self.between, self.work_words):
            part.setVisible(finish is not None)
        self.met.setVisible(planned is not None and planned.deadline_met is not None)
        rough = result is not None and result.answer.is_estimate
        if planned is not None and finish is not None:
            self.words.setText(show(text("Finish: {finish}", finish=about(finish, estimate=rough))))
            low, high = planned.finish_low, planned.finish_high
            if low is not None and high is not None:
                self.between.setText(say("between {low} and {high}", low=low, high=high))
            words = _work_words(planned, estimate=rough)
            if result is not None and result.answer.cost is not None and planned.closed_s:
                words = text(
                    "{work}. The cost counts the computing: closed hours are not charged.",
                    work=words,
                )
            self.work_words.setText(show(words))
        if planned is not None and planned.deadline_met is not None:
            self.met.setText(
                say("The deadline is met.") if planned.deadline_met
                else say("The deadline is missed.")
            )  # fmt: skip
            self.met.put_on("success" if planned.deadline_met else "warning")
        self._say_need()
        self._say_issues()
        self._draw()

    def _say_need(self) -> None:
        """Say where the calendar asks for more devices than a cluster that is always open."""
        result = self._result
        needed = None if result is None else result.answer.devices
        differs = result is not None and None not in {needed, result.open_devices}
        differs = differs and result is not None and needed != result.open_devices
        self.need_words.setVisible(differs)
        if result is not None and differs:
            self.need_words.setText(self._tongue.show(_need_words(result)))
            self.need_words.put_on("warning")

    def _say_issues(self) -> None:
        result = self._result
        if result is None:
            return
        issues = result.issues
        if result.answer.duration is None:
            worst = [one for one in result.answer.issues if one.severity is not Severity.INFO]
            issues = (*issues, *worst[:1])
        self.note.put(Remark.of(issues[0]) if issues else None)

    def _draw(self) -> None:
        if self.chart is None:
            return
        result = self._result
        lacks = text("Enter when the job starts, and complete the plan until it has a duration.")
        if result is not None and result.answer.duration is None:
            lacks = text("The plan has no duration, so no finish can be given. Complete it first.")
        elif result is not None and result.schedule.start is None:
            lacks = text("Enter when the job starts; the time line then stands here.")
        self.chart.put(None if result is None else result.line, lacks)


def _need_words(result: CalendarResult) -> Text:
    estimate = result.answer.devices_are_estimate
    return text(
        "By this calendar the deadline needs {needed} instead of {open} round the clock.",
        needed=about(Quantity(result.answer.devices or 0, Unit.DEVICES), estimate=estimate),
        open=about(Quantity(result.open_devices or 0, Unit.DEVICES), estimate=estimate),
    )


def _work_words(planned: Schedule, *, estimate: bool) -> Text:
    open_s, closed_s = planned.open_s or 0.0, planned.closed_s or 0.0
    if closed_s < 1:
        return text(
            "{duration} without a pause",
            duration=about(Quantity(open_s, Unit.SECONDS), estimate=estimate),
        )
    return text(
        "{open} of open time, and {closed} in which the cluster is closed",
        open=about(Quantity(open_s, Unit.SECONDS), estimate=estimate),
        closed=about(Quantity(closed_s, Unit.SECONDS), estimate=estimate),
    )
