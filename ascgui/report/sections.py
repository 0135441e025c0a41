"""What the printed plan says, section by section, as strips for the page."""

from __future__ import annotations

import math
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from ascgui.domain.answer import Answer, Curve, Derivation, Evidence, EvidenceKind, Term
from ascgui.domain.catalog import Feature, Support, Tables, ThroughputRow
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.plan import Formula, GoalKind, Rounding, WorkloadKind
from ascgui.domain.text import Quantity, Text, Unit, Value, text
from ascgui.language.language import Language
from ascgui.report import chart as charts
from ascgui.report.flow import Strip, bound, spaced
from ascgui.report.paper import MM, PT
from ascgui.report.table import (
    GAP,
    Cell,
    Column,
    Row,
    facts,
    paragraph,
    row,
    rule,
    table,
)
from ascgui.report.typesetter import (
    BODY,
    HEADING,
    LARGE,
    SMALL,
    Ink,
    Lines,
    Style,
    Typesetter,
)
from ascgui.report.words import Words

_MOST_EVIDENCE = 12
_NOTE_MOST = 20_000
_FACT_MOST = 200
_BEFORE_SECTION = 15 * PT
_BEFORE_PART = 8 * PT
_AFTER_HEADING = 4 * PT
_NONE = "–"


class Section(StrEnum):
    """The parts of the printed plan, in the order in which they stand."""

    ANSWER = "answer"
    JOB = "job"
    CHART = "chart"
    FINDINGS = "findings"
    DERIVATION = "derivation"
    EVIDENCE = "evidence"
    FEATURES = "features"
    NOTES = "notes"


@dataclass(frozen=True, slots=True)
class _Figure:
    """One figure of the answer: what it is, the figure, and what stands below it."""

    label: str
    value: str
    below: str = ""


class PlanSections:
    """Sets one answer in type. Each method returns the strips of one section, or none."""

    def __init__(
        self,
        typesetter: Typesetter,
        language: Language,
        answer: Answer,
        curves: Sequence[Curve],
        tables: Tables,
        *,
        width: float,
    ) -> None:
        self._typesetter = typesetter
        self._language = language
        self._say = language.say
        self._answer = answer
        self._plan = answer.plan
        self._curves = curves
        self._tables = tables
        self._words = Words(language, tables)
        self._width = width

    def strips(self, sections: Sequence[Section] = tuple(Section)) -> list[Strip]:
        """Return the chosen sections one after the other, in their own order."""
        makers = {
            Section.ANSWER: self.answer,
            Section.JOB: self.job,
            Section.CHART: self.chart,
            Section.FINDINGS: self.findings,
            Section.DERIVATION: self.derivation,
            Section.EVIDENCE: self.evidence,
            Section.FEATURES: self.features,
            Section.NOTES: self.notes,
        }
        return [strip for part in Section if part in sections for strip in makers[part]()]

    @property
    def estimated(self) -> bool:
        """Whether the figures rest on a rate that is not of this very job."""
        evidence = self._answer.evidence
        return evidence is not None and evidence.kind is EvidenceKind.NEAREST

    @property
    def _job_is_complete(self) -> bool:
        plan = self._plan
        parts = (plan.model, plan.strategy, plan.seq_len, plan.framework, plan.hardware)
        return all(part is not None and part != "" for part in parts)

    def _show(self, value: Value) -> str:
        return self._language.show(value)

    def _about(self, value: Value) -> str:
        """Return ``value`` with the mark of an estimate where the answer is one."""
        return self._say("≈ {value}", value=value) if self.estimated else self._show(value)

    def _heading(self, title: str) -> list[Strip]:
        lines = self._typesetter.lines(title, HEADING, self._width, most=3)
        height = lines.height + _AFTER_HEADING

        def draw(painter: QPainter, x: float, y: float) -> None:
            lines.draw(painter, x, y)

        return [Strip(height, draw, before=_BEFORE_SECTION, keep=True, heading=title, level=1)]

    def _section(self, title: str, content: Sequence[Strip]) -> list[Strip]:
        return [*self._heading(title), *content] if content else []

    def _subheading(self, title: str) -> list[Strip]:
        lines = self._typesetter.lines(title, BODY.strong(), self._width, most=3)

        def draw(painter: QPainter, x: float, y: float) -> None:
            lines.draw(painter, x, y)

        return [Strip(lines.height + PT, draw, before=_BEFORE_PART, keep=True)]

    def _paragraph(self, raw: str, style: Style = BODY, *, before: float = 0.0) -> list[Strip]:
        return paragraph(self._typesetter, raw, self._width, style, before=before)

    # The answer

    def answer(self) -> list[Strip]:
        """Return the figures that one sees first, and the sentence that sums them up."""
        strips = [self._panel(self._large_figures(), self._small_figures())]
        for number, sentence in enumerate(self._verdict()):
            strips += self._paragraph(sentence, before=7 * PT if number == 0 else 2 * PT)
        if self.estimated:
            strips += self._paragraph(
                self._say(
                    "≈ marks an estimate: the throughput is that of a near job, not of this one."
                ),
                SMALL.quiet(),
                before=3 * PT,
            )
        return strips

    def _large_figures(self) -> list[_Figure]:
        answer = self._answer
        if answer.devices is None:
            devices = _Figure(self._say("Devices"), self._no_devices(), self._why_no_devices())
        else:
            shown = Quantity(answer.devices, Unit.DEVICES)
            from_rate = self._plan.goal.kind is GoalKind.DEADLINE and answer.required is not None
            devices = _Figure(
                self._say("Devices, {how}", how=self._how_many()),
                self._about(shown) if from_rate else self._show(shown),
                self._parts(
                    None if answer.cards is None else Quantity(answer.cards, Unit.CARDS),
                    None if answer.nodes is None else Quantity(answer.nodes, Unit.NODES),
                ),
            )
        durations = answer.duration
        seconds = answer.duration_s
        if durations is None or seconds is None:
            return [devices, _Figure(self._say("Duration"), _NONE, self._why_no_duration())]
        label = self._say("Duration, {formula}", formula=self._words.formula(self._plan.formula))
        return [
            devices,
            _Figure(
                label,
                self._about(Quantity(seconds, Unit.SECONDS)),
                self._say(
                    "between {low} and {high}",
                    low=Quantity(durations.low, Unit.SECONDS),
                    high=Quantity(durations.high, Unit.SECONDS),
                ),
            ),
        ]

    def _how_many(self) -> Text:
        plan = self._plan
        if plan.goal.kind is GoalKind.DEVICES and plan.goal.devices is not None:
            return text("as entered")
        if self._answer.required is None:
            return text("by the minimum")
        return text("exact") if plan.rounding is Rounding.EXACT else text("recommended")

    def _small_figures(self) -> list[_Figure]:
        answer = self._answer
        if answer.finish is None:
            finish = _Figure(
                self._say("Finish"), _NONE, self._say("known with a start and a duration")
            )
        else:
            finish = _Figure(
                self._say("Finish"),
                self._about(answer.finish),
                self._between(answer.finish_low, answer.finish_high),
            )
        return [finish, self._cost_figure(), self._minimum_figure()]

    def _between(self, low: datetime | None, high: datetime | None) -> str:
        if low is None or high is None:
            return ""
        return self._say("between {low} and {high}", low=low, high=high)

    def _cost_figure(self) -> _Figure:
        answer, label = self._answer, self._say("Cost")
        hours = (
            None
            if answer.card_hours is None
            else self._say("{hours}", hours=Quantity(answer.card_hours, Unit.CARD_HOURS))
        )
        if answer.cost is None:
            return _Figure(label, _NONE, hours or self._say("known with a price and a duration"))
        spread = (
            None
            if answer.cost_low is None or answer.cost_high is None
            else self._say(
                "between {low} and {high}",
                low=self._money(answer.cost_low),
                high=self._money(answer.cost_high),
            )
        )
        return _Figure(
            label, self._about(self._money(answer.cost)), "\n".join(filter(None, (spread, hours)))
        )

    def _money(self, amount: float) -> str:
        if self._plan.currency:
            return self._show(Quantity(amount, currency=self._plan.currency))
        return self._language.money(amount)

    def _minimum_figure(self) -> _Figure:
        answer = self._answer
        edition = self._say("edition {edition}", edition=self._words.edition(answer.edition))
        if not self._job_is_complete:
            return _Figure(self._say("Minimum"), _NONE, self._say("known when the job is complete"))
        if answer.support is Support.SUPPORTED and answer.minimum_devices is not None:
            value = self._show(Quantity(answer.minimum_devices, Unit.DEVICES))
        else:
            value = self._words.support(answer.support)
        requirement = answer.requirement
        below = (
            edition
            if requirement is None
            else self._parts(
                text("edition {edition}", edition=self._words.edition(answer.edition)),
                self._row_of(requirement.document, requirement.row),
            )
        )
        return _Figure(self._say("Minimum"), value, below)

    def _row_of(self, document: str, number: int) -> str:
        return self._say(
            "{document}, row {row}", document=self._words.document(document), row=str(number)
        )

    def _parts(self, *parts: Value | None) -> str:
        known = tuple(self._show(part) for part in parts if part is not None and part != "")
        return self._show(known) if known else ""

    def _no_devices(self) -> str:
        if self._answer.support is Support.NOT_SUPPORTED:
            return self._say("Not supported")
        return self._say("Not known")

    def _why_no_devices(self) -> str:
        plan, answer = self._plan, self._answer
        framework, hardware = plan.framework or _NONE, plan.hardware or _NONE
        if answer.support is Support.NOT_SUPPORTED:
            return self._say(
                "by {framework} on {hardware}, says edition {edition}",
                framework=self._words.framework(framework),
                hardware=self._words.hardware(hardware),
                edition=answer.edition,
            )
        if answer.support is Support.UNKNOWN and self._job_is_complete:
            return self._say("edition {edition} has no entry for this job", edition=answer.edition)
        return self._say("the plan does not say enough yet")

    def _why_no_duration(self) -> str:
        if not self._job_is_complete:
            return self._say("known when the job is complete")
        if self._answer.evidence is None:
            return self._say("no throughput is known for this job")
        if self._answer.total_tokens is None:
            return self._say("the amount of training data is not given")
        return self._say("the number of devices is not known")

    def _panel(self, large: Sequence[_Figure], small: Sequence[_Figure]) -> Strip:
        """Return the toned panel: large figures in two columns, the others in three below."""
        inner = self._width - 2 * _PANEL_PAD
        top = [self._figure(figure, LARGE.strong(), BODY, (inner - GAP) / 2) for figure in large]
        room = inner - 2 * GAP
        widths = [0.39 * room, 0.28 * room, 0.33 * room]
        lefts = [0.0, widths[0] + GAP, widths[0] + widths[1] + 2 * GAP]
        bottom = [
            self._figure(figure, HEADING, SMALL, width)
            for figure, width in zip(small, widths, strict=True)
        ]
        top_height = max(_stack_height(stack) for stack in top)
        bottom_height = max(_stack_height(stack) for stack in bottom)
        height = top_height + bottom_height + 2 * _PANEL_PAD + 2 * _PANEL_GAP
        width = self._width

        def draw(painter: QPainter, x: float, y: float) -> None:
            painter.fillRect(QRectF(x, y, width, height), Ink.PANEL.color)
            painter.fillRect(QRectF(x, y, 2.2 * PT, height), Ink.ACCENT.color)
            left, upper = x + _PANEL_PAD, y + _PANEL_PAD
            for index, stack in enumerate(top):
                _draw_stack(painter, stack, left + index * (inner + GAP) / 2, upper)
            middle = upper + top_height + _PANEL_GAP
            painter.setPen(QPen(Ink.RULE.color, 0.5 * PT))
            painter.drawLine(QPointF(left, middle), QPointF(left + inner, middle))
            for left_of, stack in zip(lefts, bottom, strict=True):
                _draw_stack(painter, stack, left + left_of, middle + _PANEL_GAP)

        return Strip(height, draw, heading=self._say("The answer"), level=1)

    def _figure(self, figure: _Figure, value: Style, below: Style, width: float) -> list[Lines]:
        lines = self._typesetter.lines
        stack = [
            lines(figure.label, SMALL.quiet(), width, most=2),
            lines(figure.value, value, width, most=2),
        ]
        if figure.below:
            stack.append(lines(figure.below, below.quiet(), width, most=4))
        return stack

    def _verdict(self) -> list[str]:
        answer, plan = self._answer, self._plan
        seconds = answer.duration_s
        if seconds is None or answer.devices is None:
            return []
        devices = Quantity(answer.devices, Unit.DEVICES)
        duration = self._about(Quantity(seconds, Unit.SECONDS))
        deadline = plan.goal.deadline_s
        if answer.deadline_met is None or deadline is None:
            return [
                self._say(
                    "With {devices} the training takes {duration}.",
                    devices=devices,
                    duration=duration,
                )
            ]
        goal = Quantity(deadline, Unit.SECONDS)
        left = deadline - seconds
        if answer.deadline_met and left < 0.01 * deadline:
            return [
                self._say(
                    "With {devices} the training takes {duration}. The deadline of {deadline} is"
                    " just met.",
                    devices=devices,
                    duration=duration,
                    deadline=goal,
                )
            ]
        if answer.deadline_met:
            return [
                self._say(
                    "With {devices} the training takes {duration}. The deadline of {deadline} is"
                    " met, with {spare} to spare.",
                    devices=devices,
                    duration=duration,
                    deadline=goal,
                    spare=self._about(Quantity(round(left), Unit.SECONDS)),
                )
            ]
        return [
            self._say(
                "With {devices} the training takes {duration}. The deadline of {deadline} is"
                " missed by {late}.",
                devices=devices,
                duration=duration,
                deadline=goal,
                late=self._about(Quantity(max(1, round(-left)), Unit.SECONDS)),
            )
        ]

    # The job

    def job(self) -> list[Strip]:
        """Return what was asked and chosen."""
        given = self._given
        plan = self._plan
        hardware = self._words.hardware_row(plan.hardware)
        shown_hardware = None if plan.hardware is None else self._words.hardware(plan.hardware)
        if hardware is not None and hardware.chip and shown_hardware is not None:
            shown_hardware = self._say(
                "{hardware} ({chip})", hardware=shown_hardware, chip=hardware.chip
            )
        left = [
            (self._say("Model"), given(plan.model)),
            (self._say("Stage"), given(plan.stage and self._words.stage(plan.stage))),
            (self._say("Strategy"), given(plan.strategy)),
            (
                self._say("Sequence length"),
                given(None if plan.seq_len is None else Quantity(plan.seq_len, Unit.TOKENS)),
            ),
            (
                self._say("Framework"),
                given(plan.framework and self._words.framework(plan.framework)),
            ),
            (self._say("Hardware"), given(shown_hardware)),
            (self._say("Edition"), self._words.edition(self._answer.edition)),
        ]
        strips = facts(self._typesetter, left, self._goal_facts(), width=self._width)
        if plan.note.strip():
            strips += spaced(self._note(plan.note.strip()), _BEFORE_PART)
        return self._section(self._say("The job"), strips)

    def _goal_facts(self) -> list[tuple[str, str]]:
        plan, given = self._plan, self._given
        goal = plan.goal
        total = self._answer.total_tokens
        pairs = [
            (self._say("Training data"), self._workload()),
            (
                self._say("Total"),
                given(None if total is None else Quantity(total, Unit.TOKENS)),
            ),
        ]
        if plan.workload.evidence:
            pairs.append((self._say("Data counted from"), plan.workload.evidence))
        if goal.kind is GoalKind.DEADLINE and goal.deadline_s is not None:
            asked = self._say(
                "finish within {duration}", duration=Quantity(goal.deadline_s, Unit.SECONDS)
            )
        elif goal.kind is GoalKind.DEVICES and goal.devices is not None:
            asked = self._say("use {devices}", devices=Quantity(goal.devices, Unit.DEVICES))
        else:
            asked = given(None)
        pairs += [
            (self._say("Goal"), asked),
            (self._say("Rounding"), self._words.rounding(plan.rounding)),
            (self._say("Scaling efficiency"), self._show(plan.efficiency)),
            (self._say("Start"), given(plan.start)),
            (
                self._say("Price"),
                given(
                    None
                    if plan.price_per_card_hour is None
                    else text("{price} per card-hour", price=self._money(plan.price_per_card_hour))
                ),
            ),
        ]
        return pairs

    def _workload(self) -> str:
        workload = self._plan.workload
        epochs = (
            self._say("1 epoch")
            if workload.epochs == 1
            else self._say("{n} epochs", n=workload.epochs)
        )
        if workload.kind is WorkloadKind.TOKENS:
            if workload.tokens is None:
                return self._given(None)
            return self._say(
                "{tokens} × {epochs}",
                tokens=Quantity(workload.tokens, Unit.TOKENS),
                epochs=epochs,
            )
        if workload.samples is None or workload.tokens_per_sample is None:
            return self._given(None)
        return self._say(
            "{samples} samples × {tokens} × {epochs}",
            samples=workload.samples,
            tokens=Quantity(workload.tokens_per_sample, Unit.TOKENS),
            epochs=epochs,
        )

    def _given(self, value: Value | None) -> str:
        if value is None or value == "":
            return self._say("not given")
        shown = " ".join(self._show(value).split())
        return shown if len(shown) <= _FACT_MOST else shown[: _FACT_MOST - 1] + "…"

    def _note(self, note: str) -> list[Strip]:
        kept = note if len(note) <= _NOTE_MOST else note[: _NOTE_MOST - 1] + "…"
        return [*self._subheading(self._say("Note")), *self._paragraph(kept)]

    # The chart

    def chart(self) -> list[Strip]:
        """Return the curves of duration over devices, and what they do not show."""
        selection = charts.select(self._curves)
        strips: list[Strip] = []
        if selection.shown:
            strips.append(
                charts.strip(
                    self._typesetter,
                    self._language,
                    self._answer,
                    selection.shown,
                    name=lambda curve: self._words.curve(curve, estimate=charts.is_estimate(curve)),
                    width=self._width,
                )
            )
        for sentence in self._chart_notes(selection):
            strips += self._paragraph(sentence, SMALL.quiet(), before=2 * PT)
        return self._section(self._say("Duration over devices"), strips)

    def _chart_notes(self, selection: charts.Selection) -> list[str]:
        def named(curve: Curve) -> str:
            return self._words.curve(curve, estimate=False)

        notes: list[str] = []
        if selection.shown:
            notes.append(
                self._say(
                    "Both axes are logarithmic. A curve begins at the minimum of its framework"
                    " and hardware; the upright bar is the range of the chosen point."
                )
                if self._answer.duration is not None
                else self._say(
                    "Both axes are logarithmic. A curve begins at the minimum of its framework"
                    " and hardware."
                )
            )
        if selection.left_out:
            notes.append(
                self._say(
                    "Not drawn, because slower per device: {curves}.",
                    curves=tuple(named(curve) for curve in selection.left_out),
                )
            )
        reasons = [curve.reason for curve in selection.empty if curve.reason is not None]
        if reasons:
            notes.append(self._sentences([text("Without a curve:"), *reasons]))
        return notes

    # Findings

    def findings(self) -> list[Strip]:
        """Return each issue with its word, what to do, and its sources beside one another."""
        issues = sorted(self._answer.issues, key=lambda issue: issue.severity.rank)
        if not issues:
            return self._section(
                self._say("Findings"),
                self._paragraph(self._say("Nothing stands against this plan.")),
            )
        strips: list[Strip] = []
        divider = rule(self._width, Ink.HAIR)
        for number, issue in enumerate(issues):
            first, *rest = self._finding(issue, before=10 * PT if number else 0.0)
            strips += [replace(first, divider=divider if number else None), *rest]
        return self._section(self._say("Findings"), strips)

    def _finding(self, issue: Issue, before: float) -> list[Strip]:
        room = self._width - _WORD_WIDTH - GAP
        left = _WORD_WIDTH + GAP
        lines = self._typesetter.lines
        word = lines(self._words.severity(issue.severity), BODY, _WORD_WIDTH - 12 * PT, most=1)
        message = lines(self._show(issue.message), BODY, room)
        strips = row([(12 * PT, word), (left, message)], before=before)
        strips[0] = _marked(strips[0], issue.severity)
        if issue.action is not None:
            action = lines(
                self._say("What to do: {action}", action=issue.action), BODY.quiet(), room
            )
            strips += row([(left, action)], before=1 * PT)
        if issue.sources:
            strips += self._sources(issue.sources, left, room)
        # A finding of a few lines is not torn apart.
        return bound(strips, before=before) if len(strips) <= 8 else strips

    def _sources(self, sources: Sequence[Source], left: float, room: float) -> list[Strip]:
        per_row = 2 if len(sources) in {2, 4} else min(3, len(sources))
        width = (room - GAP * (per_row - 1)) / per_row
        pad = 6 * PT
        strips: list[Strip] = []
        for start in range(0, len(sources), per_row):
            cells: list[tuple[float, Lines]] = []
            heads: list[tuple[float, Lines]] = []
            edges: list[float] = []
            for index, source in enumerate(sources[start : start + per_row]):
                x = left + index * (width + GAP)
                edges.append(x)
                cite = self._typesetter.lines(
                    self._words.source(source), SMALL.quiet(), width - pad, most=4
                )
                heads.append((x + pad, cite))
                says = self._show(source.says)
                if says:
                    cells.append((x + pad, self._typesetter.lines(says, SMALL, width - pad)))
            block = row(heads, whole=True)
            if cells:
                block += row(cells)
            strips += spaced([_edged(strip, edges) for strip in block], 4 * PT)
        return strips

    # How the figures came about

    def derivation(self) -> list[Strip]:
        """Return the values, the three durations, and the steps from one to the other."""
        answer = self._answer
        strips: list[Strip] = []
        terms = _distinct_terms(answer.derivations)
        if terms:
            strips += self._terms(terms)
        required = answer.derivation("required")
        said: set[Text] = set()
        for each in answer.derivations:
            if each.figure == "devices" and required is not None:
                said.update((*required.steps, required.with_numbers))
            elif each.figure == "duration":
                said.update(each.steps)
            strips += self._steps(each, said)
            if each.source is not None:
                said.add(each.source)
            if each.figure == "duration":
                strips += self._durations()
        return self._section(self._say("How the figures came about"), strips)

    def _terms(self, terms: Sequence[Term]) -> list[Strip]:
        columns = (
            Column(self._say("Symbol"), flex=0),
            Column(self._say("Value of")),
            Column(self._say("Value"), flex=0),
            Column(self._say("Where it comes from"), flex=3),
        )
        rows = [
            Row(
                (
                    term.symbol,
                    self._show(term.name),
                    self._show(term.value),
                    self._show(term.evidence),
                )
            )
            for term in terms
        ]
        return table(self._typesetter, columns, rows, self._width)

    def _durations(self) -> list[Strip]:
        durations = self._answer.duration
        if durations is None:
            return []
        columns = (
            Column(self._say("Form"), flex=0),
            Column(self._say("Formula"), flex=0),
            Column(self._say("Duration"), flex=0),
            Column(self._say("Seconds"), numeric=True, flex=0),
            Column(self._say("What it says"), flex=3),
        )
        forms = (
            (
                Formula.EXPECTED.value,
                self._say("expected"),
                "T ÷ (R × N × η)",
                durations.expected,
                self._say("what the cluster loses makes the training longer"),
            ),
            (
                "ideal",
                self._say("ideal"),
                "T ÷ (R × N)",
                durations.ideal,
                self._say("nothing is lost, η = 1"),
            ),
            (
                Formula.PUBLISHED.value,
                self._say("as printed"),
                "T ÷ (R × N) × η",
                durations.published,
                self._say("the vendor's sheet as printed"),
            ),
        )
        chosen = self._plan.formula.value
        rows = [
            Row(
                (
                    Cell(name, SMALL.strong() if key == chosen else None),
                    formula,
                    Cell(
                        self._about(Quantity(seconds, Unit.SECONDS)),
                        SMALL.strong() if key == chosen else None,
                    ),
                    f"{seconds:,.1f}",
                    meaning,
                )
            )
            for key, name, formula, seconds, meaning in forms
        ]
        return [
            *self._subheading(self._say("Three forms of the duration")),
            *table(self._typesetter, columns, rows, self._width),
            *self._paragraph(
                self._say(
                    "They differ because the published sheet multiplies by the scaling efficiency"
                    " η where the time must be divided by it: as printed, a cluster that loses"
                    " more would finish sooner."
                ),
                SMALL,
                before=4 * PT,
            ),
            *self._paragraph(self._show(durations.range_rule), SMALL.quiet(), before=2 * PT),
        ]

    def _steps(self, derivation: Derivation, said: Set[Text]) -> list[Strip]:
        """Return one derivation without what was ``said`` already."""
        labels = [
            self._say("Formula"),
            self._say("With numbers"),
            self._say("Steps"),
            self._say("Result"),
            self._say("Source"),
        ]
        result = ""
        if derivation.result is not None:
            hangs_on_rate = derivation.figure in {"required", "duration", "finish", "cost"}
            result = (self._about if hangs_on_rate else self._show)(derivation.result)
        numbers, source = derivation.with_numbers, derivation.source
        # A formula that is a mere symbol explains nothing.
        formula = derivation.formula if "=" in derivation.formula else ""
        values = [
            "" if numbers in said else formula,
            "" if numbers in said else self._show(numbers),
            "\n".join(self._show(step) for step in derivation.steps if step not in said),
            result,
            "" if source is None or source in said else self._show(source),
        ]
        names_width = max(self._typesetter.width(label, SMALL) for label in labels)
        if not formula:
            labels[1] = self._say("From")
        block = facts(
            self._typesetter,
            [(name, value) for name, value in zip(labels, values, strict=True) if value],
            width=self._width,
            style=SMALL,
            names_width=names_width + 4 * PT,
        )
        heading = self._subheading(self._show(derivation.title))
        return bound([*heading, *block], before=_BEFORE_PART)

    # Evidence

    def evidence(self) -> list[Strip]:
        """Return the rows behind the minimum and the throughput, the used one first."""
        content: list[Strip] = []
        for part in (self._requirement(), self._rates(), self._documents()):
            content += spaced(part, _BEFORE_PART if content else 0.0)
        return self._section(self._say("Evidence"), content)

    def _requirement(self) -> list[Strip]:
        requirement = self._answer.requirement
        if requirement is None:
            return []
        key = requirement.key
        columns = (
            Column(self._say("Minimum"), flex=0),
            Column(self._say("Entry"), flex=3),
            Column(self._say("Edition"), flex=0),
            Column(self._say("Source")),
        )
        value = (
            self._words.support(requirement.support)
            if requirement.devices is None
            else self._show(Quantity(requirement.devices, Unit.DEVICES))
        )
        entry = self._parts(
            key.model,
            key.strategy,
            text("sequence length {n}", n=str(key.seq_len)),
            self._words.framework(key.framework),
            self._words.hardware(key.hardware),
        )
        source = self._row_of(requirement.document, requirement.row)
        cells = (value, entry, self._words.edition(requirement.edition), source)
        return table(self._typesetter, columns, [Row(cells)], self._width)

    def _rates(self) -> list[Strip]:
        used = self._answer.evidence
        others = [item for item in self._answer.candidates if item != used]
        listed = [*(() if used is None else (used,)), *others][:_MOST_EVIDENCE]
        if not listed:
            return self._paragraph(self._say("No throughput is known for this job or one near it."))
        columns = (
            Column(self._say("Tokens/s per device"), numeric=True, flex=0.6),
            Column(self._say("Kind"), flex=0),
            Column(self._say("Row, and how it differs from this job"), flex=3),
            Column(self._say("Edition or date"), flex=0),
            Column(self._say("Source"), flex=2),
        )
        rows = [self._rate(item, used=item is used) for item in listed]
        strips = table(self._typesetter, columns, rows, self._width)
        left_out = len(others) + (used is not None) - len(listed)
        if left_out > 0:
            strips += self._paragraph(
                self._say(
                    "{n} further rows of the throughput table are farther from this job.",
                    n=left_out,
                ),
                SMALL.quiet(),
                before=4 * PT,
            )
        return strips

    def _rate(self, item: Evidence, *, used: bool) -> Row:
        shown = _NONE if math.isnan(item.tps) else self._show(item.tps)
        if item.kind is EvidenceKind.NEAREST and not math.isnan(item.tps):
            shown = self._say("≈ {value}", value=shown)
        kind = self._words.kind(item.kind)
        if not item.choosable:
            kind = self._say("shown only")
        if used:
            kind = self._say("{kind}, used", kind=kind)
        editions = tuple(dict.fromkeys(source.edition for source in item.sources if source.edition))
        return Row(
            (
                shown,
                kind,
                self._rate_row(item),
                self._show(editions or (_seen(item.row) or _NONE,)),
                self._rate_source(item),
            ),
            below=self._sentences(item.differences),
            from_column=2,
        )

    def _sentences(self, sentences: Sequence[Text]) -> str:
        """Return ``sentences`` one after the other, as this language separates them."""
        said = self._show(sentences[0]) if sentences else ""
        for sentence in sentences[1:]:
            said = self._say("{first} {next}", first=said, next=sentence)
        return said

    def _rate_row(self, item: Evidence) -> str:
        rate = item.row
        if rate is None:
            return self._show(item.explanation)
        return self._parts(
            rate.model_published or rate.model,
            self._words.stage(rate.stage),
            rate.strategy,
            _length(rate),
            self._words.framework(rate.framework),
            self._words.hardware(rate.hardware),
            None if rate.devices is None else Quantity(rate.devices, Unit.DEVICES),
        )

    def _rate_source(self, item: Evidence) -> str:
        names = [self._words.document(source.document) for source in item.sources]
        if not names and item.row is not None and item.row.source:
            names = [item.row.source]
        return "\n".join(dict.fromkeys(names)) or _NONE

    def _documents(self) -> list[Strip]:
        """Return what the documents are that this paper cites by number."""
        answer = self._answer
        cited = {source.document for issue in answer.issues for source in issue.sources}
        cited.update(cell.document for cell in answer.features)
        cited.update(note.document for note in answer.notes)
        if answer.requirement is not None:
            cited.add(answer.requirement.document)
        known = sorted(cited & set(self._tables.documents))
        if not known:
            return []
        columns = (
            Column(self._say("Document"), flex=0),
            Column(self._say("Edition"), flex=0),
            Column(self._say("What it is"), flex=3),
        )
        rows = [
            Row(
                (
                    document,
                    self._words.edition(self._tables.documents[document].edition),
                    self._words.title(document),
                )
            )
            for document in known
        ]
        return table(self._typesetter, columns, rows, self._width)

    # Features and foot notes

    def features(self) -> list[Strip]:
        """Return the cells of the feature table for this model and framework."""
        rows: dict[tuple[str, str, str], list[Feature]] = {}
        for cell in self._answer.features:
            rows.setdefault((cell.model, cell.document, cell.edition), []).append(cell)
        strips: list[Strip] = []
        for number, ((model, document, edition), cells) in enumerate(rows.items()):
            cite = self._say(
                "Row {model} of {document}, edition {edition}.",
                model=model,
                document=self._words.document(document),
                edition=self._words.edition(edition),
            )
            pairs = [(self._words.feature(cell), self._feature_answer(cell)) for cell in cells]
            half = (len(pairs) + 1) // 2
            block = self._paragraph(cite, SMALL.quiet())
            block += spaced(
                facts(
                    self._typesetter,
                    pairs[:half],
                    pairs[half:],
                    width=self._width,
                    style=SMALL,
                    names_most=0.6,
                ),
                3 * PT,
            )
            strips += bound(block, before=_BEFORE_PART if number else 0.0)
        title = self._say(
            "Features of {model} with {framework}",
            model=self._plan.model or _NONE,
            framework=self._words.framework(self._plan.framework or _NONE),
        )
        return self._section(title, strips)

    def _feature_answer(self, cell: Feature) -> str:
        value = self._words.feature_value(cell.value)
        if not cell.detail:
            return value
        return self._say("{value}: {detail}", value=value, detail=self._words.printed(cell.detail))

    def notes(self) -> list[Strip]:
        """Return the foot notes of the documents in this language."""
        strips: list[Strip] = []
        left, cite_width = 15 * PT, 40 * MM
        right = self._width - cite_width
        lines = self._typesetter.lines
        for number, note in enumerate(self._answer.notes, start=1):
            said = note.text_zh if self._language.is_chinese else note.text_en
            cite = self._parts(
                self._words.document(note.document),
                text("edition {edition}", edition=note.edition),
            )
            strips += row(
                [
                    (0.0, lines(str(number), SMALL.quiet(), left - GAP / 2)),
                    (left, lines(said or note.text_en, SMALL, right - GAP - left)),
                    (right, lines(cite, SMALL.quiet(), cite_width)),
                ],
                before=3 * PT if number > 1 else 0.0,
            )
        return self._section(self._say("Foot notes of the documents"), strips)


_PANEL_PAD = 10 * PT
_PANEL_GAP = 7 * PT
_WORD_WIDTH = 20 * MM


def _stack_height(stack: Sequence[Lines]) -> float:
    return sum(lines.height for lines in stack)


def _draw_stack(painter: QPainter, stack: Sequence[Lines], x: float, y: float) -> None:
    for lines in stack:
        lines.draw(painter, x, y)
        y += lines.height


def _distinct_terms(derivations: Sequence[Derivation]) -> list[Term]:
    """Return each value once, in the order in which the derivations need them."""
    terms = {(term.symbol, str(term.value)): term for each in derivations for term in each.terms}
    return list(terms.values())


def _length(rate: ThroughputRow) -> str:
    return rate.seq_len_printed or ("" if rate.seq_len is None else str(rate.seq_len))


def _seen(rate: ThroughputRow | None) -> str:
    return "" if rate is None else rate.last_seen or rate.first_seen


def _marked(strip: Strip, severity: Severity) -> Strip:
    """Return ``strip`` with the shape of its severity: told apart without colour."""
    inner = strip.draw
    middle = BODY.size.leading / 2

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        center, size = QPointF(x + 4 * PT, y + middle), 3 * PT
        if severity is Severity.ERROR:
            painter.setBrush(Ink.TEXT.color)
            painter.drawRect(QRectF(center.x() - size, center.y() - size, 2 * size, 2 * size))
        elif severity is Severity.WARNING:
            painter.setBrush(Ink.TEXT.color)
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(center.x(), center.y() - 1.15 * size),
                        QPointF(center.x() + 1.15 * size, center.y() + 0.85 * size),
                        QPointF(center.x() - 1.15 * size, center.y() + 0.85 * size),
                    ]
                )
            )
        else:
            painter.setPen(QPen(Ink.QUIET.color, 0.8 * PT))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(center, 0.85 * size, 0.85 * size)
        painter.restore()
        if inner is not None:
            inner(painter, x, y)

    return replace(strip, draw=draw)


def _edged(strip: Strip, edges: Sequence[float]) -> Strip:
    """Return ``strip`` with a thin upright line at each of ``edges``."""
    inner, height = strip.draw, strip.height

    def draw(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(Ink.RULE.color, 0.8 * PT))
        for edge in edges:
            painter.drawLine(QPointF(x + edge, y), QPointF(x + edge, y + height))
        if inner is not None:
            inner(painter, x, y)

    return replace(strip, draw=draw)
