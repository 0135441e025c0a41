"""What the remedies of findings are called, and which findings are said beside a field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from ascgui.catalog.names import nearest_models
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Formula, Goal, GoalKind, Rounding, ThroughputChoice
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.language.numbers import written_duration
from ascgui.viewmodels.vocabulary import STAGES, named

if TYPE_CHECKING:
    from ascgui.domain.answer import Answer

Fix: TypeAlias = "tuple[tuple[str, object], ...]"
"""The fields of the plan to replace, with their new values, as in ``Issue.fix``."""

SAID_BY_THE_ANSWER = frozenset({"missing-input"})
"""Codes of findings that the answer itself says in the place of the figure that is missing."""


def remedy_name(issue: Issue, tables: Tables) -> Text | None:
    """Return what to call the remedy of ``issue``, or None where it has none."""
    if not issue.fix:
        return None
    field, value = issue.fix[0]
    if field == "scaling":
        return text("Use a constant efficiency")
    if field == "failures":
        return text("Leave failures out")
    if field == "calendar":
        return text("Work round the clock")
    if isinstance(value, Goal):
        return _goal_name(value)
    if isinstance(value, ThroughputChoice):
        if value.row_id is not None:
            return text("Use the row")
        return text("Use the best row")
    if isinstance(value, Formula):
        return (
            text("Use the expected formula")
            if value is Formula.EXPECTED
            else text("Use the printed formula")
        )
    if isinstance(value, Rounding):
        return (
            text("Use as few devices as needed")
            if value is Rounding.EXACT
            else text("Round as recommended")
        )
    if len(issue.fix) > 1:
        return text("Use {value}", value=tuple(_named(one, tables) for one in issue.fix))
    return text("Use {value}", value=_value_name(field, value, tables))


def _named(change: tuple[str, object], tables: Tables) -> Text | str:
    shown = _value_name(*change, tables)
    return shown if isinstance(shown, Text | str) else str(shown)


def _goal_name(goal: Goal) -> Text:
    if goal.kind is GoalKind.DEVICES and goal.devices is not None:
        return text("Use {value}", value=Quantity(goal.devices, Unit.DEVICES))
    if goal.deadline_s is not None:
        return text("Finish within {duration}", duration=written_duration(goal.deadline_s))
    return text("Use the minimum")


def _value_name(field: str, value: object, tables: Tables) -> Text | str | float:
    if field == "framework" and value in tables.frameworks:
        return tables.frameworks[str(value)].name
    if field == "hardware" and value in tables.hardware:
        return tables.hardware[str(value)].name
    if field == "stage":
        return named(STAGES, str(value))
    if field == "seq_len":
        return str(value)
    return value if isinstance(value, int | float) else str(value)


def remedies(issue: Issue, tables: Tables) -> tuple[tuple[Text | str, Fix], ...]:
    """Return the remedies of ``issue`` by name; a misspelt model has one for each near spelling."""
    if issue.code == "unknown-model":
        typed = dict(issue.message.values).get("typed", "")
        near = nearest_models(tables, str(typed))
        return tuple(
            (text("Use {value}", value=name), (("model", name),)) for name in near
        ) or _own(issue, tables)
    return _own(issue, tables)


def _own(issue: Issue, tables: Tables) -> tuple[tuple[Text | str, Fix], ...]:
    name = remedy_name(issue, tables)
    return () if name is None else ((name, issue.fix),)


_ABOUT_A_NUMBER = frozenset(
    {
        "efficiency-above-one",
        "efficiency-low",
        "throughput-unusual",
        "odd-die-count",
        "scaling-unsupported",
        "tokens-estimated",
    }
)
_INPUTS = {
    "throughput": "throughput.entered_tps",
    "workload": "workload.tokens",
    "goal": "goal.deadline_s",
}
"""The input that stands for a whole field of the plan."""


def beside_fields(answer: Answer) -> Mapping[str, Issue]:
    """Return the worst finding that is said beside each input, by the input's key.

    Errors are, and warnings about a number that was typed; what else there is to say stands among
    the findings alone.
    """
    said: dict[str, Issue] = {}
    for issue in sorted(answer.issues, key=lambda issue: issue.severity.rank):
        key = issue.at("field")
        if (
            isinstance(key, str)
            and (issue.severity is Severity.ERROR or issue.code in _ABOUT_A_NUMBER)
            and issue.code not in SAID_BY_THE_ANSWER
        ):
            said.setdefault(_INPUTS.get(key, key), issue)
    return said
