"""An answer as the JSON object that ``ascgui plan --json`` prints.

The keys are public: they may gain others, and never change their meaning. What is not known is
null; no number is ever NaN.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from ascgui.domain.answer import Answer, Evidence
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue
from ascgui.domain.plan import Plan
from ascgui.estimator import failure_loss
from ascgui.language.findings import issue_object
from ascgui.language.language import Language
from ascgui.planfile.fields import FIELDS, spread
from ascgui.planfile.record import PROGRAM


def as_object(
    answer: Answer, issues: Iterable[Issue], tables: Tables, language: Language
) -> dict[str, Any]:
    """Return ``answer`` with ``issues``, its own and the file's, in ``language``."""
    required, duration = answer.required, answer.duration
    made: dict[str, Any] = {
        "minimum_devices": answer.minimum_devices,
        "support": str(answer.support),
        "devices": answer.devices,
        "cards": answer.cards,
        "nodes": answer.nodes,
        "required_devices": None
        if required is None
        else {
            "raw": required.raw,
            "exact": required.exact,
            "recommended": required.recommended,
            "published": required.published,
        },
        "duration_seconds": None
        if duration is None
        else {
            "expected": duration.expected,
            "ideal": duration.ideal,
            "published": duration.published,
            "low": duration.low,
            "high": duration.high,
        },
        "failures": _failures(answer),
        "tps": _rate(answer.evidence, language),
        "cost": answer.cost,
        "issues": [issue_object(issue, language) for issue in issues],
        "edition": answer.edition,
        "idle_devices": answer.idle_devices,
        "total_tokens": answer.total_tokens,
        "deadline_met": answer.deadline_met,
        "finish": None
        if answer.finish is None
        else {
            "expected": _moment(answer.finish),
            "low": _moment(answer.finish_low),
            "high": _moment(answer.finish_high),
        },
        "card_hours": answer.card_hours,
        "node_hours": answer.node_hours,
        "cost_range": None
        if answer.cost is None
        else {"low": answer.cost_low, "high": answer.cost_high},
        "currency": answer.plan.currency or None,
        "plan": _inputs(answer.plan),
        "requirement": None
        if answer.requirement is None
        else {
            "document": answer.requirement.document,
            "edition": answer.requirement.edition,
            "row": answer.requirement.row,
        },
        "candidates": [_rate(candidate, language) for candidate in answer.candidates],
        "features": [
            {
                "feature": cell.feature,
                "value": str(cell.value),
                "detail": cell.detail,
                "document": cell.document,
            }
            for cell in answer.features
        ],
        "derivations": [
            {
                "figure": each.figure,
                "title": language.show(each.title),
                "formula": each.formula,
                "with_numbers": language.show(each.with_numbers),
                "steps": [language.show(step) for step in each.steps],
                "result": None if each.result is None else language.show(each.result),
                "source": None if each.source is None else language.show(each.source),
            }
            for each in answer.derivations
        ],
        "catalog_sha256": tables.sha256,
        "program": PROGRAM,
    }
    return {key: _without_nan(value) for key, value in made.items()}


def _failures(answer: Answer) -> dict[str, Any] | None:
    """Return what the plan includes beside training; ``low`` and ``high`` include it too."""
    if answer.goodput is None:
        return None
    return {
        "goodput": answer.goodput,
        "duration_seconds": answer.duration_s,
        "added_seconds": failure_loss.lost_s(answer),
        "expected_failures": failure_loss.expected_failures(answer),
    }


def _rate(evidence: Evidence | None, language: Language) -> dict[str, Any]:
    if evidence is None:
        return {"value": None, "evidence": None}
    row = evidence.row
    return {
        "value": evidence.tps,
        "evidence": str(evidence.kind),
        "low": evidence.low,
        "high": evidence.high,
        "row": None if row is None else row.id,
        "source": None if row is None else row.source,
        "explanation": language.show(evidence.explanation),
        "differences": [language.show(difference) for difference in evidence.differences],
        "choosable": evidence.choosable,
        "automatic": evidence.automatic,
    }


def _inputs(plan: Plan) -> dict[str, Any]:
    """Return what was asked, by the names of the options; what was not said is null."""
    values: Mapping[str, object] = spread(plan)
    written: dict[str, Any] = {}
    for field in FIELDS:
        value = values.get(field.name)
        shown = None if value is None else field.kind.written(value)
        written[field.name] = shown.isoformat() if isinstance(shown, datetime) else shown
    return written


def _moment(when: datetime | None) -> str | None:
    return None if when is None else when.isoformat()


def _without_nan(value: Any) -> Any:
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, dict):
        return {key: _without_nan(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_without_nan(inner) for inner in value]
    return value
