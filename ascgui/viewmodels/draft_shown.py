"""Unsaved work as people read it: what it is of, and each field before and after."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from ascgui.domain.calendar import Window
from ascgui.domain.catalog import Tables
from ascgui.domain.plan import Formula, GoalKind, Rounding, WorkloadKind
from ascgui.domain.project import short
from ascgui.domain.text import Quantity, Text, Unit, Value, text
from ascgui.estimator.naming import framework_name, hardware_name
from ascgui.language.numbers import written_duration, written_number
from ascgui.planfile.differences import Difference, Kind, differences
from ascgui.planfile.drafts import Draft
from ascgui.planfile.fields import by_name
from ascgui.viewmodels.vocabulary import STAGES, named

_LABELS: Mapping[str, Text] = {
    "title": text("Name of the project"),
    "preferred": text("Preferred scenario"),
    "order": text("Order of the scenarios"),
    "name": text("Name"),
    "note": text("Remark"),
    "model": text("Model"),
    "stage": text("Stage"),
    "strategy": text("Strategy"),
    "seq_len": text("Sequence length"),
    "framework": text("Framework"),
    "hardware": text("Hardware"),
    "edition": text("Edition"),
    "counted_by": text("Data counted by"),
    "tokens": text("Tokens"),
    "samples": text("Samples"),
    "tokens_per_sample": text("Tokens per sample"),
    "epochs": text("Epochs"),
    "counted_from": text("Where the count is from"),
    "count_low": text("Least of the estimated count"),
    "count_high": text("Most of the estimated count"),
    "tps": text("Throughput"),
    "row": text("Chosen throughput row"),
    "efficiency": text("Scaling efficiency"),
    "scaling": text("Measured scaling"),
    "scaling_from": text("Where the scaling was measured"),
    "goal": text("Goal"),
    "deadline": text("Deadline"),
    "devices": text("Devices"),
    "start": text("Start"),
    "formula": text("Formula"),
    "rounding": text("Rounding"),
    "price": text("Price per card-hour"),
    "currency": text("Currency"),
    "save_interval": text("Save interval"),
    "save_time": text("Time of a save"),
    "failures_every": text("Mean time between failures"),
    "restart_time": text("Restart time"),
    "calendar_hours": text("Open"),
    "calendar_windows": text("Closed windows"),
    "availability": text("Availability"),
}

_WORDS: Mapping[object, Text] = {
    WorkloadKind.TOKENS: text("tokens"),
    WorkloadKind.SAMPLES: text("samples"),
    GoalKind.DEADLINE: text("deadline"),
    GoalKind.DEVICES: text("devices"),
    Formula.EXPECTED: text("expected"),
    Formula.PUBLISHED: text("by the printed formula"),
    Rounding.RECOMMENDED: text("recommended, at least 8 devices"),
    Rounding.EXACT: text("exact"),
}

_UNITS = {
    "seq_len": Unit.TOKENS,
    "tokens": Unit.TOKENS,
    "devices": Unit.DEVICES,
}

_DURATIONS = ("deadline", "save_interval", "save_time", "failures_every", "restart_time")

_LONGEST = 120


@dataclass(frozen=True, slots=True)
class ShownField:
    """One field that differs; None stands for nothing."""

    label: Text
    before: Value | None
    after: Value | None


@dataclass(frozen=True, slots=True)
class ShownDifference:
    """A heading, None where there is only one scenario, and the fields below it."""

    heading: Text | None
    fields: tuple[ShownField, ...]


def shown_title(draft: Draft) -> Text | str:
    """Return what unsaved work is called: its name, else its file's, else that it is new."""
    title = short(draft.project.title, 60)
    if title:
        return title
    return text("New plan") if draft.file is None else draft.file.name


def shown_moment(kept_at: datetime, now: datetime) -> Text | datetime:
    """Return when work was kept: the time alone if that was today."""
    if kept_at.date() == now.date():
        return text("today, {time}", time=f"{kept_at:%H:%M:%S}")
    return kept_at


def shown_differences(draft: Draft, tables: Tables) -> tuple[ShownDifference, ...]:
    """Return how unsaved work differs from its file, or from an empty plan where it has none."""
    alone = len(draft.project.scenarios) == 1
    found = differences(draft.before(), draft.project, tables)
    return tuple(
        ShownDifference(
            None if alone and one.kind is Kind.CHANGED else _heading(one),
            tuple(
                ShownField(
                    _LABELS[each.field],
                    _value(each.field, each.before, tables),
                    _value(each.field, each.after, tables),
                )
                for each in one.fields
            ),
        )
        for one in found
    )


def _heading(difference: Difference) -> Text:
    label = difference.label
    if difference.kind is Kind.PROJECT:
        return text("The project")
    if difference.kind is Kind.ADDED:
        return text("{scenario}, added", scenario=label)
    if difference.kind is Kind.REMOVED:
        return text("{scenario}, removed", scenario=label)
    return text("{scenario}", scenario=label)


def _value(field: str, value: Any, tables: Tables) -> Value | None:
    if value is None:
        return None
    names: dict[str, Callable[[Any], Value]] = {
        "stage": lambda name: named(STAGES, name),
        "framework": lambda name: framework_name(name, tables),
        "hardware": lambda name: hardware_name(name, tables),
        **dict.fromkeys(_DURATIONS, written_duration),
        "calendar_hours": lambda hours: tuple(
            cast("list[str]", by_name(field).kind.written(hours))
        ),
        "calendar_windows": lambda windows: tuple(map(_window, windows)),
        # With all digits: two values that differ must not look alike.
        "tps": lambda tps: text("{n} tokens/s per device", n=written_number(tps)),
        "tokens_per_sample": lambda tokens: text("{n} tokens", n=written_number(tokens)),
        "scaling": lambda points: text("{n} measurements", n=len(points)),
    }
    if field in names:
        return names[field](value)
    if value in _WORDS:
        return _WORDS[value]
    if field in _UNITS:
        return Quantity(value, _UNITS[field])
    if isinstance(value, float):
        return written_number(value)
    if isinstance(value, str):
        return short(value, _LONGEST)
    shown: Value = value
    return shown


def _window(window: Window) -> Text:
    return text("{start} to {end}", start=window.start, end=window.end)
