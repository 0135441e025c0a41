"""How much the answer hangs on what is assumed: a tornado, and the chance of the deadline."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.charts.sensitivity_series import SpreadData, TornadoData, spread_data, tornado_data
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Plan
from ascgui.domain.text import Quantity, Text, about, text
from ascgui.estimator.assumptions import Assumption
from ascgui.estimator.axis import Parameter, with_values
from ascgui.estimator.sensitivity import DRAWS, SEED, Chance, Tornado, chance, tornado
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job, Work
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.axis_choice import reading_of
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import IDENTIFIER
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field_note import FieldNote, LinkButton, Remark
from ascgui.widgets.foldout import Foldout
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import Card, ThemedLabel, WordsLabel
from ascgui.widgets.theme import Theme
from ascgui.windows.axis_inputs import ValueEdit
from ascgui.windows.working_panel import WorkingPanel

ASSUMED = (Parameter.TPS, Parameter.EFFICIENCY, Parameter.TOKENS, Parameter.PRICE)
"""What a plan may assume, in the order of its inputs."""

SHOWN = ("duration_s", "devices", "cost")
_MOST_SEED = 2**32


@dataclass(frozen=True, slots=True, eq=False)
class SensitivityResult:
    """What was worked out for one plan: bars by figure, and the draws."""

    plan: Plan
    tornado: Tornado
    bars: dict[str, TornadoData | None]
    chance: Chance | None
    spread: SpreadData | None


def sensitivity_of(
    plan: Plan,
    tables: Tables,
    ranges: dict[Parameter, tuple[float, float]],
    seed: int,
    cancelled: Callable[[], bool],
) -> SensitivityResult | None:
    """Return the effect of each assumption and the draws; None once cancelled."""
    found = tornado(plan, tables, ranges)
    drawn = chance(plan, tables, ranges, draws=DRAWS, seed=seed, cancelled=cancelled)
    if cancelled():
        return None
    bars = {name: tornado_data(found, name, plan.currency) for name in SHOWN}
    spread = None if drawn is None else spread_data(drawn)
    return SensitivityResult(plan, found, bars, drawn, spread)


class SensitivityPanel(WorkingPanel):
    """Shows what the assumptions do; ranges can be edited beside their evidence.

    ``scenario_wanted`` carries the named plan with one assumption at an end of its range.
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
        """Work nothing out until it is shown."""
        super().__init__(document, estimation, catalog, tongue, theme, job, report)
        self._result: SensitivityResult | None = None
        self._chosen: tuple[Parameter, int] | None = None
        self.tornado_chart: Any = None
        self.spread_chart: Any = None
        self.ranges = FormGroup(text("Ranges of the assumptions"), tongue, theme)
        self.lows: dict[Parameter, ValueEdit] = {}
        self.highs: dict[Parameter, ValueEdit] = {}
        self.evidence_link = LinkButton("", theme)
        self.shown = FormGroup(text("Charts"), tongue, theme)
        self.figure = ChoiceBox(tongue, theme, characters=14)
        self.seed = ValueEdit(tongue, theme, characters=12)
        self.words = WordsLabel(theme, scale=1.25, bold=True)
        self.aside = ThemedLabel(theme, "quiet", wrap=True)
        self.note = FieldNote(tongue, theme)
        self.point_words = ThemedLabel(theme, wrap=True)
        self.use_button = QPushButton()
        self.method = ThemedLabel(theme, "quiet", wrap=True)
        self.method_fold = Foldout(self.method, theme)
        self._cards = (Card(theme), Card(theme))
        self._lay_out()
        self.figure.value_edited.connect(lambda _value: self._draw())
        self.use_button.clicked.connect(self.use)
        self.evidence_link.clicked.connect(self.use_evidence)
        self.figure.set_value("duration_s")
        self.retranslate()

    @property
    def result(self) -> SensitivityResult | None:
        """What is shown."""
        return self._result

    def use(self) -> None:
        """Want a scenario with the end of the bar that is selected."""
        made = self._plan_of_end()
        if made is not None:
            self.scenario_wanted.emit(made)

    def use_evidence(self) -> None:
        """Take the ranges of the evidence again."""
        for field in (*self.lows.values(), *self.highs.values()):
            field.set_value(None)
            field.reset()
        self.ask_later()

    @override
    def retranslate(self) -> None:
        say = self._tongue.say
        self.figure.set_choices(
            [
                Choice("duration_s", text("Duration")),
                Choice("devices", text("Devices needed")),
                Choice("cost", text("Cost")),
            ]
        )
        self.use_button.setText(say("Make a scenario"))
        self.evidence_link.setText(say("Use the ranges of the evidence"))
        self.method_fold.name(say("How this was computed"))
        align_groups((self.ranges, self.shown))
        self._say()
        self.fit()

    @override
    def title(self) -> Text:
        return text("Drawing the assumptions…")

    @override
    def offer(self) -> None:
        # The ranges of the evidence come with the result.
        known = {each.parameter for each in self._assumptions()}
        for parameter, field in self.lows.items():
            self.ranges.show_row(field, shown=parameter in known)

    @override
    def work(self) -> Work | None:
        plan, tables, seed = self._document.plan, self._catalog.tables, int(self.seed.meant)
        ranges: dict[Parameter, tuple[float, float]] = {}
        defaults = {each.parameter: each for each in self._assumptions()}
        for parameter, low in self.lows.items():
            high, default = self.highs[parameter], defaults.get(parameter)
            if default is None or (low.value is None and high.value is None):
                continue
            ranges[parameter] = (
                float(default.low if low.value is None else low.value),
                float(default.high if high.value is None else high.value),
            )
        return lambda _tell, cancelled: sensitivity_of(plan, tables, ranges, seed, cancelled)

    @override
    def put(self, found: SensitivityResult) -> None:
        self._result = found
        if self._chosen is not None and self._end() is None:
            self._chosen = None
        self.offer()
        self._say()

    @override
    def stopped(self) -> None:
        self.note.put(
            Remark(Severity.INFO, text("Stopped, so what stands here may be of the inputs before."))
        )

    @override
    def build(self) -> None:
        if self.tornado_chart is not None:
            return
        from ascgui.charts.spread_chart import SpreadChart  # noqa: PLC0415 - slow to import
        from ascgui.charts.tornado_chart import TornadoChart  # noqa: PLC0415

        self.tornado_chart = TornadoChart(self._tongue, self._theme)
        self.spread_chart = SpreadChart(self._tongue, self._theme)
        self.tornado_chart.point_chosen.connect(self.choose)
        for card, chart in zip(self._cards, (self.tornado_chart, self.spread_chart), strict=True):
            layout = card.layout()
            assert layout is not None  # noqa: S101 - made with the card
            layout.addWidget(chart)
        self._draw()

    def choose(self, end: tuple[Parameter, int] | None) -> None:
        """Select an end of a bar: its assumption, and 0 for low or 1 for high."""
        self._chosen = end
        if self.tornado_chart is not None:
            self.tornado_chart.choose(end)
        self._say_end()

    # Making

    def _lay_out(self) -> None:
        tongue, theme, space = self._tongue, self._theme, self._theme.space
        for parameter in ASSUMED:
            low, high = (ValueEdit(tongue, theme, characters=10) for _ in range(2))
            for field in (low, high):
                field.be(reading_of(parameter))
                field.value_edited.connect(lambda _value: self.ask_later())
            self.lows[parameter], self.highs[parameter] = low, high
            self.ranges.add(parameter.heading, low, text("The low end of the range"))
            low.add_beside(high, text("to"))
            high.describe(text("{name}, high end", name=parameter.heading),
                          text("The high end of the range"))  # fmt: skip
            self.ranges.show_row(low, shown=False)
        self.seed.be(IDENTIFIER)
        self.seed.offer(SEED)
        self.seed.value_edited.connect(self._take_seed)
        self.shown.add(text("Figure"), self.figure, text("What the bars show"))
        self.shown.add(text("Seed"), self.seed, text("The same seed draws the same numbers again"))
        for card in self._cards:
            layout = QVBoxLayout(card)
            margin = space(2)
            layout.setContentsMargins(margin, margin, margin, space(1))
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(space(2))
        line.addWidget(self.point_words, 1)
        line.addWidget(self.use_button)
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._cards[0], 1)
        column.addWidget(row)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self._cards[1])
        self.splitter.addWidget(upper)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([space(100), space(110)])
        self.fill(
            (self.ranges, self.evidence_link, self.shown, self.method_fold),
            (self.words, self.aside, self.note, self.progress, self.splitter),
            self.splitter,
        )

    def _take_seed(self, value: object) -> None:
        wrong = isinstance(value, int) and not 0 <= value < _MOST_SEED
        self.seed.remark(
            Remark(
                Severity.ERROR,
                text("The seed must be from 0 to {most}.", most=_MOST_SEED - 1),
            )
            if wrong
            else None
        )
        if not wrong:
            self.ask_later()

    # Showing

    def _assumptions(self) -> tuple[Assumption, ...]:
        """Return the assumptions of the plan with the ranges of their evidence."""
        from ascgui.estimator.assumptions import assumptions  # noqa: PLC0415 - numpy is slow

        return assumptions(self._document.plan, self._catalog.tables)

    def _say(self) -> None:
        result = self._result
        drawn = None if result is None else result.chance
        show = self._tongue.show
        for part in (self.words, self.aside, self.method_fold):
            part.setVisible(drawn is not None)
        self._say_ranges()
        if drawn is not None:
            statement = drawn.statement
            self.words.setText(
                "" if statement is None else show(statement).replace(" %", "\u00a0%")
            )
            self.aside.setText(show(_spread_words(drawn)))
            self.method.setText("\n\n".join(map(show, drawn.method)))
        issues = () if result is None else result.tornado.issues
        others = [issue for issue in issues if _about(issue) is None]
        self.note.put(Remark.of(others[0]) if others and drawn is None else None)
        self._draw()

    def _say_ranges(self) -> None:
        """Offer the ranges of the evidence and say beside each where it comes from."""
        result = self._result
        if result is None:
            return
        own = {each.parameter: each for each in result.tornado.assumptions}
        wrong = {_about(issue): issue for issue in result.tornado.issues}
        for each in self._assumptions():
            parameter = each.parameter
            low, high = self.lows[parameter], self.highs[parameter]
            whole = parameter.whole
            low.offer(round(each.low) if whole else _rounded(each.low))
            high.offer(round(each.high) if whole else _rounded(each.high))
            issue = wrong.get(parameter)
            if issue is not None:
                low.remark(Remark.of(issue))
            elif parameter in own:
                low.remark(Remark(Severity.INFO, own[parameter].rule))
        edited = [*self.lows.values(), *self.highs.values()]
        self.evidence_link.setVisible(any(field.value is not None for field in edited))

    def _draw(self) -> None:
        if self.tornado_chart is None:
            return
        result, figure = self._result, str(self.figure.value)
        lacks = text("Drawing the assumptions…")
        data = spread = None
        if result is not None:
            data, spread = result.bars.get(figure), result.spread
            lacks = text("The plan has no duration, so there is nothing that hangs on assumptions.")
            if spread is not None:
                lacks = _missing(figure, result)
        self.tornado_chart.put(data, lacks)
        self.tornado_chart.choose(self._chosen)
        self.spread_chart.put(spread, lacks)
        self._say_end()

    def _end(self) -> tuple[Assumption, float] | None:
        """Return the assumption that is selected and its value at the end."""
        if self._chosen is None or self._result is None:
            return None
        parameter, side = self._chosen
        for each in self._result.tornado.assumptions:
            if each.parameter is parameter:
                return each, each.high if side else each.low
        return None

    def _say_end(self) -> None:
        found = self._end()
        drawn = self._result is not None and self._result.spread is not None
        for part in (self.point_words, self.use_button):
            part.setVisible(drawn)
        self.use_button.setEnabled(found is not None)
        if found is None:
            self.point_words.setText(self._tongue.say("Select the end of a bar in the chart."))
            self.point_words.put_on("quiet")
        else:
            self.point_words.setText(self._end_name(*found))
            self.point_words.put_on("text")

    def _end_name(self, assumption: Assumption, value: float) -> str:
        parameter = assumption.parameter
        if parameter.whole:
            value = round(value)
        return self._tongue.say(
            "{name} {value}", name=parameter.heading, value=Quantity(value, parameter.unit)
        )

    def _plan_of_end(self) -> Plan | None:
        found, result = self._end(), self._result
        if found is None or result is None:
            return None
        assumption, value = found
        if assumption.parameter.whole:
            value = float(round(value))
        plan = with_values(result.plan, {assumption.parameter: value})
        name = self._end_name(*found)
        if plan.name:
            name = self._tongue.say("{plan}: {values}", plan=plan.name, values=name)
        return replace(plan, name=name)


def _spread_words(drawn: Chance) -> Text:
    found = drawn.duration_percentiles
    finish = drawn.finish_percentiles
    if 50 in finish and 90 in finish:
        return text(
            "Half of the draws finish by {median}, nine of ten by {late}.",
            median=about(finish[50], estimate=drawn.is_estimate),
            late=about(finish[90], estimate=drawn.is_estimate),
        )
    low, high = found[5], found[95]
    return text(
        "Nine of ten draws take from {low} to {high}.",
        low=about(Quantity(low, Parameter.DEADLINE.unit, like=high), estimate=drawn.is_estimate),
        high=about(Quantity(high, Parameter.DEADLINE.unit), estimate=drawn.is_estimate),
    )


def _missing(figure: str, result: SensitivityResult) -> Text:
    if figure == "cost":
        return text("The plan has no price, so there is no cost. Enter the price per card-hour.")
    if figure == "devices" and "devices" in result.tornado.base:
        return text("No number of devices is enough for the deadline.")
    if figure == "devices":
        return text("The plan has no deadline, so none says how many devices are needed.")
    return text("No assumption changes this figure.")


def _about(issue: Issue) -> Parameter | None:
    field = str(issue.at("field"))
    return Parameter(field) if field in set(Parameter) else None


def _rounded(value: float) -> float:
    return float(f"{value:.6g}")
