"""What a plan file records of an answer: the figures, and copies of the rows behind them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, TypeAlias

import ascgui
from ascgui.domain.answer import Answer
from ascgui.domain.catalog import (
    Feature,
    Hardware,
    JobKey,
    Requirement,
    Tables,
    ThroughputRow,
)
from ascgui.domain.plan import Plan
from ascgui.language.language import Language
from ascgui.planfile.fields import FIELDS, spread

PROGRAM = f"ascgui {ascgui.__version__}"

Record: TypeAlias = dict[str, Any]
"""Plain TOML values by key; a nested record is a table of its own."""

_ENGLISH = Language("en", {})
_DIGITS = 8

IDENTITY: Mapping[str, tuple[str, ...]] = {
    "min-devices": ("edition", "model", "strategy", "seq_len", "framework", "hardware"),
    "throughput": ("id",),
    "hardware": ("id",),
    "features": ("edition", "series", "model", "framework"),
}
"""Table of the catalog → the keys that say which row of it is meant."""

ANSWER_KEYS = frozenset(
    {
        "program", "inputs_sha256", "edition", "formula", "support", "minimum_devices", "devices",
        "cards", "nodes", "total_tokens", "tps", "tps_evidence", "required_raw", "required_exact",
        "required_recommended", "required_published", "duration", "duration_expected_s",
        "duration_ideal_s", "duration_published_s", "duration_low_s", "duration_high_s",
        "goodput", "deadline_met", "finish", "card_hours", "node_hours", "cost", "findings",
    }
)  # fmt: skip
"""Every key that an answer's record may have."""

OPTIONAL = frozenset(
    {"model", "devices", "tokens_per_second", "measured", "low", "high", "last_seen", "why"}
)
"""Keys of a recorded row that stand there only where the row has the value."""

EXPLANATION = frozenset({"table", "source", "why"})
"""Keys of a recorded row that explain it and are not compared."""


def inputs_sha256(plan: Plan) -> str:
    """Return a short hash of what was asked, to tell a hand-edited plan from a changed answer."""
    values = spread(plan)
    # Where a count is from says how far off it is as well.
    silent = {"name", "note", "counted_from", "count_low", "count_high"}
    asked = [
        (field.name, str(field.kind.written(values[field.name])))
        for field in FIELDS
        if field.name in values and field.name not in silent
    ]
    return hashlib.sha256(json.dumps(asked).encode()).hexdigest()[:16]


def answer_record(answer: Answer) -> Record:
    """Return the figures of ``answer`` that the file keeps; what is not known is left out."""
    duration, required = answer.duration, answer.required
    formula = answer.derivation("duration")
    record: Record = {
        "program": PROGRAM,
        "inputs_sha256": inputs_sha256(answer.plan),
        "edition": answer.edition,
        "formula": formula.formula if formula is not None else None,
        "support": str(answer.support),
        "minimum_devices": answer.minimum_devices,
        "devices": answer.devices,
        "cards": answer.cards,
        "nodes": answer.nodes,
        "total_tokens": answer.total_tokens,
        "tps": None if answer.evidence is None else answer.evidence.tps,
        "tps_evidence": None if answer.evidence is None else str(answer.evidence.kind),
    }
    if required is not None:
        record |= {
            "required_raw": required.raw,
            "required_exact": required.exact,
            "required_recommended": required.recommended,
            "required_published": required.published,
        }
    if duration is not None and answer.duration_s is not None:
        record |= {
            "duration": _ENGLISH.duration(answer.duration_s),
            "duration_expected_s": duration.expected,
            "duration_ideal_s": duration.ideal,
            "duration_published_s": duration.published,
            "duration_low_s": duration.low,
            "duration_high_s": duration.high,
            "goodput": answer.goodput,
        }
    record |= {
        "deadline_met": answer.deadline_met,
        "finish": None if answer.finish is None else answer.finish.replace(microsecond=0),
        "card_hours": answer.card_hours,
        "node_hours": answer.node_hours,
        "cost": answer.cost,
        "findings": list(dict.fromkeys(issue.code for issue in answer.issues)),
    }
    return _tidy(record)


def evidence_records(answer: Answer, tables: Tables) -> list[Record]:
    """Return copies of the rows that ``answer`` stands on, with edition and source."""
    records: list[Record] = []
    if answer.requirement is not None:
        records.append(_requirement(answer.requirement, tables))
    evidence = answer.evidence
    if evidence is not None and evidence.row is not None:
        records.append(_throughput(evidence.row) | {"why": _ENGLISH.show(evidence.explanation)})
    hardware = tables.hardware.get(answer.plan.hardware or "")
    if hardware is not None:
        records.append(_hardware(hardware))
    groups: dict[tuple[str, str, str, str], list[Feature]] = {}
    for cell in answer.features:
        groups.setdefault(_feature_key(cell), []).append(cell)
    records += [_features(cells, tables) for cells in groups.values()]
    return [_tidy(record) for record in records]


def current_record(saved: Mapping[str, Any], tables: Tables) -> Record | None:
    """Return the row that ``saved`` is a copy of as it stands in ``tables`` now.

    None if there is none any more, or ``saved`` does not say which row it was.
    """
    table = saved.get("table")
    keys = IDENTITY.get(table) if isinstance(table, str) else None
    if keys is None or any(key not in saved for key in keys):
        return None
    wanted = tuple(saved[key] for key in keys)
    if not all(isinstance(each, str | int) for each in wanted):
        return None
    if table == "min-devices":
        found = tables.requirements.get((wanted[0], JobKey(*wanted[1:])))
        return None if found is None else _tidy(_requirement(found, tables))
    if table == "throughput":
        rate = tables.throughput_by_id.get(wanted[0])
        return None if rate is None else _tidy(_throughput(rate))
    if table == "hardware":
        hardware = tables.hardware.get(wanted[0])
        return None if hardware is None else _tidy(_hardware(hardware))
    cells = [cell for cell in tables.features if _feature_key(cell) == wanted]
    return _tidy(_features(cells, tables)) if cells else None


def _requirement(row: Requirement, tables: Tables) -> Record:
    return {
        "table": "min-devices",
        "model": row.key.model,
        "strategy": row.key.strategy,
        "seq_len": row.key.seq_len,
        "framework": row.key.framework,
        "hardware": row.key.hardware,
        "support": str(row.support),
        "devices": row.devices,
        "edition": row.edition,
        "document": row.document,
        "row": row.row,
        "source": _title(row.document, tables),
    }


def _throughput(row: ThroughputRow) -> Record:
    return {
        "table": "throughput",
        "id": row.id,
        "model": row.model or None,
        "model_published": row.model_published,
        "stage": row.stage,
        "strategy": row.strategy,
        "seq_len": row.seq_len if row.seq_len is not None else row.seq_len_printed,
        "framework": row.framework,
        "hardware": row.hardware,
        "devices": row.devices,
        "tokens_per_second": row.tokens_per_second,
        "published_value": row.published_value,
        "published_unit": row.published_unit,
        "scope": row.scope,
        "measured": row.measured or None,
        "low": row.low,
        "high": row.high,
        "last_seen": row.last_seen or None,
        "source": row.source,
    }


def _hardware(row: Hardware) -> Record:
    return {
        "table": "hardware",
        "id": row.id,
        "name": row.name,
        "devices_per_card": row.devices_per_card,
        "cards_per_node": row.cards_per_node,
        "allocation_unit": row.allocation_unit,
        "source": row.source,
    }


def _feature_key(cell: Feature) -> tuple[str, str, str, str]:
    return (cell.edition, cell.series, cell.model, cell.framework)


def _features(cells: list[Feature], tables: Tables) -> Record:
    first = cells[0]
    return {
        "table": "features",
        "series": first.series,
        "model": first.model,
        "framework": first.framework,
        "edition": first.edition,
        "document": first.document,
        "source": _title(first.document, tables),
        "cells": {
            cell.feature: f"{cell.value}: {cell.detail}" if cell.detail else str(cell.value)
            for cell in cells
        },
    }


def _title(document: str, tables: Tables) -> str | None:
    known = tables.documents.get(document)
    return None if known is None else known.title


def _tidy(record: Record) -> Record:
    """Return ``record`` without what is not known, and with numbers of a readable length."""
    return {key: _rounded(value) for key, value in record.items() if value is not None}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        short = float(f"{value:.{_DIGITS}g}")
        return int(short) if short == short // 1 and abs(short) < 1e15 else short
    return value
