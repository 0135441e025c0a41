"""Rows in words: which row is meant, what it says, and what a finding about it is about."""

from __future__ import annotations

from collections.abc import Iterable

from ascgui.catalog.records import Record, plain
from ascgui.catalog.row import shown
from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FeatureValue,
    FootNote,
    JobKey,
    Model,
    Requirement,
)
from ascgui.domain.feature_names import feature_name
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.support import requirement_where

_NOTHING = text("no such row")
_SAME = text("the same as before")
_ALONE = text("a row")


def row_text(record: Record) -> Text | str:
    """Return which row of its table is meant."""
    if isinstance(record, Requirement):
        return text("{job}, edition {edition}", job=job_text(record.key), edition=record.edition)
    if isinstance(record, Feature):
        return text(
            "{model}, {framework}, {feature}, edition {edition}",
            model=record.model,
            framework=record.framework,
            feature=feature_name(record.feature),
            edition=record.edition,
        )
    if isinstance(record, FootNote):
        return text("{id} of document {document}", id=record.id, document=record.document)
    return record.id


def named(record: Record) -> Text | str:
    """Return :func:`row_text` with the table, where the id alone does not say what it is."""
    if isinstance(record, Edition):
        return text("edition {edition}", edition=record.id)
    if isinstance(record, Document):
        return text("document {document}", document=record.id)
    if isinstance(record, Model):
        return text("model {model}", model=record.id)
    return row_text(record)


def job_text(key: JobKey) -> Text:
    """Return what a requirement is asked for."""
    return text(
        "{model}, {strategy}, sequence length {seq_len}, {framework}, {hardware}",
        model=key.model,
        strategy=key.strategy,
        seq_len=str(key.seq_len),
        framework=key.framework,
        hardware=key.hardware,
    )


def said(record: Record | None, beside: Iterable[Record | None] = ()) -> Text:
    """Return what a row says: its count or cell, or the fields in which it differs from others."""
    if record is None:
        return _NOTHING
    if isinstance(record, Requirement):
        return devices_text(record.devices)
    if isinstance(record, Feature):
        return feature_text(record)
    own = plain(record)
    others = [plain(other) for other in beside if other is not None and other is not record]
    if not others:
        return _ALONE
    differing = [
        name
        for name in dict.fromkeys((*own, *(key for other in others for key in other)))
        if any(other.get(name) != own.get(name) for other in others)
    ]
    if not differing:
        return _SAME
    parts = tuple(
        text("{field} = {value}", field=name, value=shown(own[name]))
        if name in own
        else text("no {field}", field=name)
        for name in differing
    )
    return text("{parts}", parts=parts)


def devices_text(devices: int | None) -> Text:
    """Return what an entry of the minimum table says."""
    if devices is None:
        return text("not supported")
    return text("at least {devices}", devices=Quantity(devices, Unit.DEVICES))


def feature_text(cell: Feature) -> Text:
    """Return what a cell of the feature table says."""
    if cell.value is FeatureValue.SUPPORTED:
        return (
            text("supported ({detail})", detail=cell.detail) if cell.detail else text("supported")
        )
    if cell.value is FeatureValue.NOT_SUPPORTED:
        return text("not supported")
    return text("no support planned")


def where(table: str, record: Record) -> tuple[tuple[str, str | int], ...]:
    """Return what a finding about ``record`` is about."""
    if isinstance(record, Requirement):
        return requirement_where(record)
    if isinstance(record, Feature):
        return (
            ("table", table),
            ("series", record.series),
            ("model", record.model),
            ("framework", record.framework),
            ("feature", record.feature),
            ("edition", record.edition),
        )
    if isinstance(record, FootNote):
        return (("table", table), ("id", record.id), ("document", record.document))
    return (("table", table), ("id", record.id))
