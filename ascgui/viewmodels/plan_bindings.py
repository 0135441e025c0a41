"""Every input of the Plan page: which part of the plan it edits, and how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ascgui.domain.plan import GoalKind, Plan, ThroughputChoice, WorkloadKind
from ascgui.domain.text import Text, text
from ascgui.viewmodels.binding import Binding

ENTERED = "entered"
"""Stands for the user's own throughput among the evidence."""


def _plain(field: str, label: Text) -> Binding:
    return Binding(
        field, field, label, lambda plan: getattr(plan, field), lambda _, value: {field: value}
    )


def _part(
    field: str, part: str, label: Text, change: Callable[[Plan, Any], Mapping[str, Any]]
) -> Binding:
    return Binding(
        f"{field}.{part}", field, label, lambda plan: getattr(getattr(plan, field), part), change
    )


def _workload(**parts: Any) -> Callable[[Plan, Any], Mapping[str, Any]]:
    """Return a change of the part named with ``...``; the other ``parts`` follow along."""

    def change(plan: Plan, value: Any) -> Mapping[str, Any]:
        given = {name: value if part is ... else part for name, part in parts.items()}
        return {"workload": replace(plan.workload, **given)}

    return change


def _entered(**parts: Any) -> Callable[[Plan, Any], Mapping[str, Any]]:
    """Return the same change of an amount: what is entered by hand is no longer as counted."""
    changed = _workload(**parts)

    def change(plan: Plan, value: Any) -> Mapping[str, Any]:
        return changed(replace(plan, workload=plan.workload.unproven), value)

    return change


def _goal(**parts: Any) -> Callable[[Plan, Any], Mapping[str, Any]]:
    def change(plan: Plan, value: Any) -> Mapping[str, Any]:
        given = {name: value if part is ... else part for name, part in parts.items()}
        return {"goal": replace(plan.goal, **given)}

    return change


def _evidence(plan: Plan) -> str | None:
    if plan.throughput.entered_tps is not None:
        return ENTERED
    return plan.throughput.row_id


def _choose_evidence(plan: Plan, value: str | None) -> Mapping[str, Any]:
    if value == ENTERED:
        return {"throughput": plan.throughput}
    return {"throughput": ThroughputChoice(row_id=value)}


MODEL = _plain("model", text("Change the model"))
STAGE = _plain("stage", text("Change the stage"))
STRATEGY = _plain("strategy", text("Change the strategy"))
SEQ_LEN = _plain("seq_len", text("Change the sequence length"))
FRAMEWORK = _plain("framework", text("Change the framework"))
HARDWARE = _plain("hardware", text("Change the hardware"))
EDITION = _plain("edition", text("Change the edition"))

WORKLOAD_KIND = _part("workload", "kind", text("Change how the data is given"), _workload(kind=...))
TOKENS = _part(
    "workload",
    "tokens",
    text("Change the tokens"),
    _entered(tokens=..., kind=WorkloadKind.TOKENS),
)
SAMPLES = _part(
    "workload",
    "samples",
    text("Change the samples"),
    _entered(samples=..., kind=WorkloadKind.SAMPLES),
)
TOKENS_PER_SAMPLE = _part(
    "workload",
    "tokens_per_sample",
    text("Change the tokens per sample"),
    _entered(tokens_per_sample=..., kind=WorkloadKind.SAMPLES),
)
EPOCHS = _part("workload", "epochs", text("Change the epochs"), _workload(epochs=...))

TPS = _part(
    "throughput",
    "entered_tps",
    text("Change the throughput"),
    lambda _, value: {"throughput": ThroughputChoice(entered_tps=value)},
)
EVIDENCE = Binding(
    "throughput.row_id", "throughput", text("Change the evidence"), _evidence, _choose_evidence
)
EFFICIENCY = Binding(
    "efficiency",
    "efficiency",
    text("Change the efficiency"),
    lambda plan: None if plan.scaling is not None else plan.efficiency,
    # A number that is entered goes before a curve, as with the throughput.
    lambda _, value: {"efficiency": value, "scaling": None},
    follows=("scaling",),
)

GOAL_KIND = _part("goal", "kind", text("Change the goal"), _goal(kind=...))
DEADLINE = _part(
    "goal",
    "deadline_s",
    text("Change the deadline"),
    _goal(deadline_s=..., kind=GoalKind.DEADLINE),
)
DEVICES = _part(
    "goal", "devices", text("Change the devices"), _goal(devices=..., kind=GoalKind.DEVICES)
)
ROUNDING = _plain("rounding", text("Change the rounding"))
FORMULA = _plain("formula", text("Change the formula"))
START = _plain("start", text("Change the start"))
PRICE = _plain("price_per_card_hour", text("Change the price"))
CURRENCY = Binding(
    "currency",
    "currency",
    text("Change the currency"),
    lambda plan: plan.currency or None,
    lambda _, value: {"currency": value or ""},
)
NAME = Binding(
    "name",
    "name",
    text("Change the name"),
    lambda plan: plan.name or None,
    lambda _, value: {"name": value or ""},
)
NOTE = Binding(
    "note",
    "note",
    text("Change the remark"),
    lambda plan: plan.note or None,
    lambda _, value: {"note": value or ""},
)
