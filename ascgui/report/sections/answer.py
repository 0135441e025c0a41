"""The answer: what one sees first, and the sentence that sums it up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from ascgui.decision.sayer import NONE
from ascgui.domain.catalog import Support
from ascgui.domain.plan import GoalKind, Rounding
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator import failure_loss
from ascgui.estimator.calendar import spare_s
from ascgui.language.numbers import written_duration
from ascgui.report.flow import Strip
from ascgui.report.paper import PT
from ascgui.report.sections.part import Part
from ascgui.report.table import GAP
from ascgui.report.tags import Role
from ascgui.report.typesetter import BODY, HEADING, LARGE, SMALL, Ink, Lines, Style

_PANEL_PAD = 10 * PT
_PANEL_GAP = 7 * PT


@dataclass(frozen=True, slots=True)
class _Figure:
    """One figure of the answer: what it is, the figure, and what stands below it."""

    label: str
    value: str
    below: str = ""


class AnswerPart(Part):
    """The large figures of the answer in a panel."""

    def strips(self) -> list[Strip]:
        """Return the figures that one sees first, and the sentence that sums them up."""
        strips = [self._panel(self._large_figures(), self._small_figures())]
        for number, sentence in enumerate(self._verdict()):
            strips += self.paragraph(sentence, before=7 * PT if number == 0 else 2 * PT)
        lost = failure_loss.lost_s(self.answer)
        if lost is not None:
            included = self.say(
                "Of this, {lost} are saves, restarts and lost work.",
                lost=self.about(Quantity(lost, Unit.SECONDS, like=self.answer.duration_s)),
            )
            strips += self.paragraph(included, before=2 * PT)
        if self.estimated:
            strips += self.paragraph(self._why_estimate(), SMALL.quiet(), before=3 * PT)
        return strips

    def _why_estimate(self) -> str:
        if not self.answer.data_is_estimate:
            return self.say(
                "≈ marks an estimate: the throughput is that of a near job, not of this one."
            )
        if not self.answer.rate_is_estimate:
            return self.say("≈ marks an estimate: the tokens were not counted with a tokenizer.")
        return self.say(
            "≈ marks an estimate: the throughput is that of a near job, and the tokens were not"
            " counted with a tokenizer."
        )

    def _large_figures(self) -> list[_Figure]:
        answer = self.answer
        if answer.devices is None:
            devices = _Figure(self.say("Devices"), self._no_devices(), self._why_no_devices())
        else:
            shown = Quantity(answer.devices, Unit.DEVICES)
            from_rate = self.plan.goal.kind is GoalKind.DEADLINE and answer.required is not None
            devices = _Figure(
                self.say("Devices, {how}", how=self._how_many()),
                self.about(shown) if from_rate else self.show(shown),
                self.parts(
                    None if answer.cards is None else Quantity(answer.cards, Unit.CARDS),
                    None if answer.nodes is None else Quantity(answer.nodes, Unit.NODES),
                ),
            )
        durations = answer.duration
        seconds = answer.duration_s
        if durations is None or seconds is None:
            return [devices, _Figure(self.say("Duration"), NONE, self._why_no_duration())]
        label = self.say("Duration, {formula}", formula=self.words.formula(self.plan.formula))
        return [
            devices,
            _Figure(
                label,
                self.about(Quantity(seconds, Unit.SECONDS)),
                self.say(
                    "between {low} and {high}",
                    low=Quantity(durations.low, Unit.SECONDS, like=seconds),
                    high=Quantity(durations.high, Unit.SECONDS, like=seconds),
                ),
            ),
        ]

    def _how_many(self) -> Text:
        plan = self.plan
        if plan.goal.kind is GoalKind.DEVICES and plan.goal.devices is not None:
            return text("as entered")
        if self.answer.required is None and self.answer.devices == self.answer.minimum_devices:
            return text("by the minimum")
        return text("exact") if plan.rounding is Rounding.EXACT else text("recommended")

    def _small_figures(self) -> list[_Figure]:
        answer = self.answer
        if answer.finish is None:
            finish = _Figure(
                self.say("Finish"), NONE, self.say("known with a start and a duration")
            )
        else:
            finish = _Figure(
                self.say("Finish"),
                self.about(answer.finish),
                self._between(answer.finish_low, answer.finish_high),
            )
        return [finish, self._cost_figure(), self._minimum_figure()]

    def _between(self, low: datetime | None, high: datetime | None) -> str:
        if low is None or high is None:
            return ""
        return self.say("between {low} and {high}", low=low, high=high)

    def _cost_figure(self) -> _Figure:
        answer, label = self.answer, self.say("Cost")
        hours = (
            None
            if answer.card_hours is None
            else self.show(Quantity(answer.card_hours, Unit.CARD_HOURS))
        )
        if answer.cost is None:
            return _Figure(label, NONE, hours or self.say("known with a price and a duration"))
        spread = (
            None
            if answer.cost_low is None or answer.cost_high is None
            else self.say(
                "between {low} and {high}",
                low=self.money(answer.cost_low),
                high=self.money(answer.cost_high),
            )
        )
        return _Figure(
            label, self.about(self.money(answer.cost)), "\n".join(filter(None, (spread, hours)))
        )

    def _minimum_figure(self) -> _Figure:
        answer = self.answer
        edition = self.say("edition {edition}", edition=self.words.edition(answer.edition))
        if not self.job_is_complete:
            return _Figure(self.say("Minimum"), NONE, self.say("known when the job is complete"))
        if answer.support is Support.SUPPORTED and answer.minimum_devices is not None:
            value = self.show(Quantity(answer.minimum_devices, Unit.DEVICES))
        else:
            value = self.words.support(answer.support)
        requirement = answer.requirement
        below = (
            edition
            if requirement is None
            else self.parts(
                text("edition {edition}", edition=self.words.edition(answer.edition)),
                self.row_of(requirement.document, requirement.row),
            )
        )
        return _Figure(self.say("Minimum"), value, below)

    def _no_devices(self) -> str:
        if self.answer.support is Support.NOT_SUPPORTED:
            return self.say("Not supported")
        if self.answer.minimum_devices is not None:
            least = Quantity(self.answer.minimum_devices, Unit.DEVICES)
            return self.say("At least {devices}", devices=least)
        return self.say("Unknown")

    def _why_no_devices(self) -> str:
        plan, answer = self.plan, self.answer
        framework, hardware = plan.framework or NONE, plan.hardware or NONE
        if answer.support is Support.NOT_SUPPORTED:
            return self.say(
                "by {framework} on {hardware}, says edition {edition}",
                framework=self.words.framework(framework),
                hardware=self.words.hardware(hardware),
                edition=answer.edition,
            )
        if answer.support is Support.UNKNOWN and self.job_is_complete:
            return self.say("edition {edition} has no entry for this job", edition=answer.edition)
        if answer.minimum_devices is not None:
            return self.say("by the minimum; the deadline may need more")
        return self.say("the plan does not say enough yet")

    def _why_no_duration(self) -> str:
        if not self.job_is_complete:
            return self.say("known when the job is complete")
        if self.answer.evidence is None:
            return self.say("no throughput is known for this job")
        if self.answer.total_tokens is None:
            return self.say("the amount of training data is not given")
        return self.say("the number of devices is unknown")

    def _panel(self, large: Sequence[_Figure], small: Sequence[_Figure]) -> Strip:
        """Return the toned panel: large figures in two columns, the others in three below."""
        inner = self.width - 2 * _PANEL_PAD
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
        width = self.width

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

        heading = self.say("The answer")
        return Strip(height, draw, heading=heading, level=1, role=Role.PARAGRAPH)

    def _figure(self, figure: _Figure, value: Style, below: Style, width: float) -> list[Lines]:
        lines = self.typesetter.lines
        stack = [
            lines(figure.label, SMALL.quiet(), width, most=2),
            lines(figure.value, value, width, most=2),
        ]
        if figure.below:
            stack.append(lines(figure.below, below.quiet(), width, most=4))
        return stack

    def _verdict(self) -> list[str]:
        answer, plan = self.answer, self.plan
        seconds = answer.duration_s
        if seconds is None or answer.devices is None:
            return []
        devices = Quantity(answer.devices, Unit.DEVICES)
        duration = self.about(Quantity(seconds, Unit.SECONDS))
        deadline, left = plan.goal.deadline_s, spare_s(answer)
        if answer.deadline_met is None or deadline is None or left is None:
            return [
                self.say(
                    "With {devices} the training takes {duration}.",
                    devices=devices,
                    duration=duration,
                )
            ]
        goal = written_duration(deadline)
        if answer.deadline_met and left < 0.01 * deadline:
            return [
                self.say(
                    "With {devices} the training takes {duration}. The deadline of {deadline} is"
                    " just met.",
                    devices=devices,
                    duration=duration,
                    deadline=goal,
                )
            ]
        if answer.deadline_met:
            return [
                self.say(
                    "With {devices} the training takes {duration}. The deadline of {deadline} is"
                    " met, with {spare} to spare.",
                    devices=devices,
                    duration=duration,
                    deadline=goal,
                    spare=self.about(Quantity(round(left), Unit.SECONDS)),
                )
            ]
        return [
            self.say(
                "With {devices} the training takes {duration}. The deadline of {deadline} is"
                " missed by {late}.",
                devices=devices,
                duration=duration,
                deadline=goal,
                late=self.about(Quantity(max(1, round(-left)), Unit.SECONDS)),
            )
        ]


def _stack_height(stack: Sequence[Lines]) -> float:
    return sum(lines.height for lines in stack)


def _draw_stack(painter: QPainter, stack: Sequence[Lines], x: float, y: float) -> None:
    for lines in stack:
        lines.draw(painter, x, y)
        y += lines.height
