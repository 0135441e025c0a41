from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import QObject, Signal

from ascgui.domain.plan import (
    Formula,
    Goal,
    GoalKind,
    Plan,
    Rounding,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)
from ascgui.session.document import Document
from ascgui.viewmodels import plan_bindings as bindings
from ascgui.viewmodels.binding import PlanBinder


class FakeInput(QObject):
    value_edited = Signal(object)
    left = Signal()

    def __init__(self):
        super().__init__()
        self.shown = []
        self.resets = 0

    def set_value(self, value):
        self.shown.append(value)

    def reset(self):
        self.resets += 1


@pytest.fixture
def document(qapp):
    return Document(Plan(name="x"))


@pytest.fixture
def binder(document):
    return PlanBinder(document)


def bound(binder, binding):
    widget = FakeInput()
    binder.bind(binding, widget)
    return widget


def test_an_input_shows_the_plan_when_it_is_bound(binder):
    assert bound(binder, bindings.SEQ_LEN).shown == [4096]


@pytest.mark.parametrize(
    ("binding", "value"),
    [
        (bindings.MODEL, "qwen2.5-7b"),
        (bindings.STAGE, "rl"),
        (bindings.STRATEGY, "grpo"),
        (bindings.SEQ_LEN, 8192),
        (bindings.FRAMEWORK, "verl"),
        (bindings.HARDWARE, "snt9b23"),
        (bindings.EDITION, "6.5.902"),
        (bindings.WORKLOAD_KIND, WorkloadKind.SAMPLES),
        (bindings.TOKENS, 5),
        (bindings.SAMPLES, 5),
        (bindings.TOKENS_PER_SAMPLE, 512.5),
        (bindings.EPOCHS, 2.5),
        (bindings.TPS, 4034.0),
        (bindings.EVIDENCE, "some-row"),
        (bindings.EFFICIENCY, 0.95),
        (bindings.GOAL_KIND, GoalKind.DEVICES),
        (bindings.DEADLINE, 3600.0),
        (bindings.DEVICES, 16),
        (bindings.ROUNDING, Rounding.EXACT),
        (bindings.FORMULA, Formula.PUBLISHED),
        (bindings.START, datetime(2026, 12, 1)),
        (bindings.PRICE, 10.0),
        (bindings.CURRENCY, "CNY"),
        (bindings.NAME, "other"),
        (bindings.NOTE, "a remark"),
    ],
    ids=lambda value: getattr(value, "key", ""),
)
def test_every_input_edits_its_part_of_the_plan_and_undo_brings_it_back(
    document, binder, binding, value
):
    widget = bound(binder, binding)
    before = document.plan
    widget.value_edited.emit(value)
    assert binding.get(document.plan) == value
    assert document.undo_label == binding.label
    document.undo_stack.undo()
    assert document.plan == before
    assert widget.shown[-1] == binding.get(before)


def test_typing_in_one_field_is_one_step_until_it_is_left(document, binder):
    tokens = bound(binder, bindings.TOKENS)
    for value in (1, 12, 120):
        tokens.value_edited.emit(value)
    tokens.left.emit()
    tokens.value_edited.emit(1200)
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert document.plan.workload.tokens == 120


def test_an_edit_refreshes_only_the_inputs_of_its_field(document, binder):
    model, tokens = bound(binder, bindings.MODEL), bound(binder, bindings.TOKENS)
    tokens.value_edited.emit(7)
    assert len(model.shown) == 1
    assert tokens.shown[-1] == 7


def test_another_plan_resets_every_input(document, binder):
    model = bound(binder, bindings.MODEL)
    document.replace(Plan(model="qwen2-7b"), None, None)
    assert model.shown[-1] == "qwen2-7b"
    assert model.resets == 1


def test_an_amount_that_is_typed_also_says_how_the_data_are_given(document, binder):
    bound(binder, bindings.SAMPLES).value_edited.emit(10)
    assert document.plan.workload.kind is WorkloadKind.SAMPLES
    bound(binder, bindings.TOKENS).value_edited.emit(99)
    assert document.plan.workload == Workload(WorkloadKind.TOKENS, tokens=99, samples=10)


def test_a_goal_that_is_typed_is_the_goal_and_the_other_value_is_kept(document, binder):
    bound(binder, bindings.DEADLINE).value_edited.emit(3600.0)
    bound(binder, bindings.DEVICES).value_edited.emit(8)
    assert document.plan.goal == Goal(GoalKind.DEVICES, deadline_s=3600.0, devices=8)


def test_typing_a_rate_replaces_the_row_and_choosing_a_row_replaces_the_rate(document, binder):
    rate, row = bound(binder, bindings.TPS), bound(binder, bindings.EVIDENCE)
    rate.value_edited.emit(3000.0)
    assert row.shown[-1] == bindings.ENTERED
    row.value_edited.emit("some-row")
    assert document.plan.throughput == ThroughputChoice(row_id="some-row")
    row.value_edited.emit(None)
    assert document.plan.throughput == ThroughputChoice()


def test_taking_the_rate_that_is_already_entered_changes_nothing(document, binder):
    bound(binder, bindings.TPS).value_edited.emit(3000.0)
    bound(binder, bindings.EVIDENCE).value_edited.emit(bindings.ENTERED)
    assert document.plan.throughput == ThroughputChoice(entered_tps=3000.0)
