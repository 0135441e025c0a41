"""The job: what was asked and chosen."""

from __future__ import annotations

from ascgui.domain.plan import GoalKind, WorkloadKind
from ascgui.domain.text import Quantity, Text, Unit, Value, text
from ascgui.estimator.calendar import calendar_words
from ascgui.estimator.counted import counted_words
from ascgui.language.numbers import written_duration
from ascgui.report.flow import Strip, spaced
from ascgui.report.sections.blocks import BEFORE_PART
from ascgui.report.sections.part import Part
from ascgui.report.table import facts

_NOTE_MOST = 20_000
_FACT_MOST = 200


class JobPart(Part):
    """What was asked and chosen, and the plan's note."""

    def strips(self) -> list[Strip]:
        """Return what was asked and chosen."""
        given = self._given
        plan = self.plan
        hardware = self.words.hardware_row(plan.hardware)
        shown_hardware = None if plan.hardware is None else self.words.hardware(plan.hardware)
        if hardware is not None and hardware.chip and shown_hardware is not None:
            shown_hardware = self.say(
                "{hardware} ({chip})", hardware=shown_hardware, chip=hardware.chip
            )
        left = [
            (self.say("Model"), given(plan.model)),
            (self.say("Stage"), given(plan.stage and self.words.stage(plan.stage))),
            (self.say("Strategy"), given(plan.strategy)),
            (
                self.say("Sequence length"),
                given(None if plan.seq_len is None else str(plan.seq_len)),
            ),
            (
                self.say("Framework"),
                given(plan.framework and self.words.framework(plan.framework)),
            ),
            (self.say("Hardware"), given(shown_hardware)),
            (self.say("Edition"), self.words.edition(self.answer.edition)),
        ]
        strips = facts(self.typesetter, left, self._goal_facts(), width=self.width)
        if plan.note.strip():
            strips += spaced(self._note(plan.note.strip()), BEFORE_PART)
        return self.section(self.say("The job"), strips)

    def _goal_facts(self) -> list[tuple[str, str]]:
        plan, given = self.plan, self._given
        goal = plan.goal
        total = self.answer.total_tokens
        pairs = [
            (self.say("Training data"), self._workload()),
            (
                self.say("Total"),
                given(None if total is None else self._counted(Quantity(total, Unit.TOKENS))),
            ),
        ]
        if plan.workload.evidence:
            pairs.append(
                (self.say("Data counted from"), self.show(counted_words(plan.workload.evidence)))
            )
        if goal.kind is GoalKind.DEADLINE and goal.deadline_s is not None:
            asked = self.say("finish within {duration}", duration=written_duration(goal.deadline_s))
        elif goal.kind is GoalKind.DEVICES and goal.devices is not None:
            asked = self.say("use {devices}", devices=Quantity(goal.devices, Unit.DEVICES))
        else:
            asked = given(None)
        pairs += [
            (self.say("Goal"), asked),
            (self.say("Rounding"), self.words.rounding(plan.rounding)),
            (self.say("Scaling efficiency"), self._efficiency()),
            (self.say("Start"), given(plan.start)),
            *self._calendar(),
            (
                self.say("Price"),
                given(
                    None
                    if plan.price_per_card_hour is None
                    else text("{price} per card-hour", price=self.money(plan.price_per_card_hour))
                ),
            ),
        ]
        return pairs

    def _calendar(self) -> list[tuple[str, str]]:
        calendar = self.plan.calendar
        if calendar is None:
            return []
        return [(self.say("Calendar"), self._given(calendar_words(calendar)))]

    def _efficiency(self) -> str:
        used, scaling = self.answer.efficiency, self.plan.scaling
        if scaling is None:
            return self.show(self.plan.efficiency)
        if used is None:
            return self._given(text("by the curve of {source}", source=scaling.source))
        return self._given(text("{eta}, by the curve of {source}", eta=used, source=scaling.source))

    def _workload(self) -> str:
        workload = self.plan.workload
        epochs = (
            self.say("1 epoch")
            if workload.epochs == 1
            else self.say("{n} epochs", n=workload.epochs)
        )
        if workload.kind is WorkloadKind.TOKENS:
            if workload.tokens is None:
                return self._given(None)
            return self.say(
                "{tokens} × {epochs}",
                tokens=self._counted(Quantity(workload.tokens, Unit.TOKENS)),
                epochs=epochs,
            )
        if workload.samples is None or workload.tokens_per_sample is None:
            return self._given(None)
        return self.say(
            "{samples} samples × {tokens} × {epochs}",
            samples=workload.samples,
            tokens=self._counted(Quantity(workload.tokens_per_sample, Unit.TOKENS)),
            epochs=epochs,
        )

    def _counted(self, amount: Quantity) -> Text | Quantity:
        """Return an amount of data, with the mark of an estimate if it is one."""
        return text("≈ {value}", value=amount) if self.plan.workload.is_estimate else amount

    def _given(self, value: Value | None) -> str:
        if value is None or value == "":
            return self.say("not given")
        shown = " ".join(self.show(value).split())
        return shown if len(shown) <= _FACT_MOST else shown[: _FACT_MOST - 1] + "…"

    def _note(self, note: str) -> list[Strip]:
        kept = note if len(note) <= _NOTE_MOST else note[: _NOTE_MOST - 1] + "…"
        return [*self.subheading(self.say("Remark")), *self.paragraph(kept)]
