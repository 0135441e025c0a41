"""Records of all tables alike: what identifies one, when two say the same, what one is in TOML."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import fields, replace
from operator import attrgetter
from types import MappingProxyType
from typing import Any, TypeAlias

from ascgui.catalog.names import spellings
from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FeatureValue,
    FootNote,
    Framework,
    Hardware,
    Model,
    Requirement,
    Tables,
    ThroughputRow,
)

Record: TypeAlias = (
    Edition
    | Document
    | Hardware
    | Framework
    | Model
    | Requirement
    | Feature
    | ThroughputRow
    | FootNote
)
Identity: TypeAlias = Hashable
Records: TypeAlias = "dict[str, dict[Any, Any]]"
"""Identity → record of each table, by the table's name."""

NOT_SUPPORTED_MARK = "-"
NOT_PLANNED_MARK = "NA"

_IDENTITY: Mapping[str, Callable[[Any], Identity]] = MappingProxyType(
    {
        "editions": attrgetter("id"),
        "hardware": attrgetter("id"),
        "documents": attrgetter("id"),
        "frameworks": attrgetter("id"),
        "models": attrgetter("id"),
        "min-devices": attrgetter("edition", "key"),
        "features": attrgetter("edition", "framework", "feature", "series", "model"),
        "throughput": attrgetter("id"),
        "notes": attrgetter("id", "document"),
    }
)

TABLE_OF: Mapping[type, str] = MappingProxyType(
    {
        Edition: "editions",
        Hardware: "hardware",
        Document: "documents",
        Framework: "frameworks",
        Model: "models",
        Requirement: "min-devices",
        Feature: "features",
        ThroughputRow: "throughput",
        FootNote: "notes",
    }
)
"""The table that holds records of a kind."""

_SAID: Mapping[str, Callable[[Any], object]] = MappingProxyType(
    {
        "min-devices": attrgetter("devices"),
        "features": attrgetter("value", "detail", "catalog_models"),
        "editions": lambda edition: replace(edition, documents=(), file="", line=0),
    }
)

_DROPPED = frozenset({"file", "line"})
_OFF_UNLESS_SET = frozenset({"inferred", "measured", "suspect"})


def identity(table: str, record: Record) -> Identity:
    """Return what tells ``record`` from every other of ``table``."""
    return _IDENTITY[table](record)


def identity_of(table: str) -> Callable[[Any], Identity]:
    """Return the function that :func:`identity` uses for ``table``, for many records."""
    return _IDENTITY[table]


def edition_of(record: Record) -> str:
    """Return the edition that ``record`` belongs to, "" where it holds for all."""
    return record.id if isinstance(record, Edition) else getattr(record, "edition", "")


def same(table: str, one: Record | None, other: Record | None) -> bool:
    """Return whether two records of one identity say the same, wherever they stand."""
    if one is None or other is None:
        return one is other
    said = _SAID.get(table)
    if said is not None:
        return said(one) == said(other)
    return replace(one, file="", line=0) == replace(other, file="", line=0)


def of_table(tables: Tables, table: str) -> Mapping[Any, Any]:
    """Return identity → record of one table, in its order."""
    mappings: Mapping[str, Mapping[Any, Any]] = {
        "editions": tables.editions,
        "hardware": tables.hardware,
        "documents": tables.documents,
        "frameworks": tables.frameworks,
        "models": tables.models,
        "min-devices": tables.requirements,
    }
    if table in mappings:
        return mappings[table]
    listed: Mapping[str, tuple[Any, ...]] = {
        "features": tables.features,
        "throughput": tables.throughput,
        "notes": tables.notes,
    }
    identify = _IDENTITY[table]
    return {identify(record): record for record in listed[table]}


def by_identity(tables: Tables) -> Records:
    """Return the records of ``tables``, in their order, for changing."""
    return {table: dict(of_table(tables, table)) for table in _IDENTITY}


def assembled(records: Mapping[str, Mapping[Any, Any]], sha256: str) -> Tables:
    """Return the tables that hold ``records``."""
    documents: Mapping[str, Document] = records.get("documents", {})
    editions = {
        name: replace(
            edition, documents=tuple(item.id for item in documents.values() if item.edition == name)
        )
        for name, edition in records.get("editions", {}).items()
    }
    models: Mapping[str, Model] = records.get("models", {})
    return Tables(
        editions=MappingProxyType(editions),
        documents=MappingProxyType(dict(documents)),
        hardware=MappingProxyType(dict(records.get("hardware", {}))),
        frameworks=MappingProxyType(dict(records.get("frameworks", {}))),
        models=MappingProxyType(dict(models)),
        requirements=MappingProxyType(records.get("min-devices", {})),
        features=tuple(records.get("features", {}).values()),
        throughput=tuple(records.get("throughput", {}).values()),
        notes=tuple(records.get("notes", {}).values()),
        sha256=sha256,
        aliases=MappingProxyType(spellings((model.id, model.aliases) for model in models.values())),
    )


def plain(record: Record) -> dict[str, object]:
    """Return ``record`` as the fields of its row in TOML; what is not known is left out.

    An entry of the minimum table becomes a row of one framework and hardware, a feature a row of
    one cell.
    """
    if isinstance(record, Requirement):
        return _plain_requirement(record)
    if isinstance(record, Feature):
        return _plain_feature(record)
    if isinstance(record, FootNote):
        note = {"id": record.id, "framework": record.framework, "documents": [record.document]}
        return _known(note | {"text_en": record.text_en, "text_zh": record.text_zh})
    values = {
        field.name: getattr(record, field.name)
        for field in fields(record)
        if field.name not in _DROPPED
    }
    if isinstance(record, Edition):
        del values["documents"]
    if isinstance(record, Model):
        values["architecture"] = dict(record.architecture)
    if isinstance(record, Framework):
        values["features"] = [
            {"id": item.id, "name_en": item.name_en, "name_zh": item.name_zh}
            for item in record.features
        ]
    if isinstance(record, ThroughputRow):
        del values["seq_len_printed"]
        values["seq_len"] = record.seq_len or record.seq_len_printed
    return _known(values)


def feature_mark(value: FeatureValue, detail: str) -> bool | str:
    """Return a cell of the feature table as it stands in TOML."""
    if value is FeatureValue.SUPPORTED:
        return detail or True
    return NOT_PLANNED_MARK if value is FeatureValue.NOT_PLANNED else False


def devices_mark(devices: int | None) -> int | str:
    """Return a cell of the minimum table as it stands in TOML."""
    return NOT_SUPPORTED_MARK if devices is None else devices


def _plain_requirement(entry: Requirement) -> dict[str, object]:
    key = entry.key
    row: dict[str, object] = {"edition": entry.edition, "document": entry.document}
    if entry.row:
        row["row"] = entry.row
    return row | {
        "model": key.model,
        "strategy": key.strategy,
        "seq_len": key.seq_len,
        key.framework: {key.hardware: devices_mark(entry.devices)},
    }


def _plain_feature(cell: Feature) -> dict[str, object]:
    row = {
        "edition": cell.edition,
        "document": cell.document,
        "table": cell.table or None,
        "row": cell.row or None,
        "kind": cell.kind,
        "series": cell.series,
        "model": cell.model,
        "models": list(cell.catalog_models),
    }
    mark = feature_mark(cell.value, cell.detail)
    return _known(row) | {cell.framework: {cell.feature: mark}}


def _known(values: Mapping[str, object]) -> dict[str, object]:
    """Return ``values`` without what is not known or not set, and with lists for tuples."""
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in values.items()
        if value is not None
        and value not in ("", (), [], {})
        and not (value is False and name in _OFF_UNLESS_SET)
    }
