"""Records of any table as cells under common headings, and what each says, in few words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ascgui.catalog.records import Record
from ascgui.catalog.wording import feature_text, said
from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FootNote,
    Model,
    Requirement,
    ThroughputRow,
)
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.viewmodels.table_rows import Cell

NOT_SUPPORTED = text("not supported")

_NEW: dict[type, Text] = {
    Edition: text("an edition"),
    Document: text("a document that rows cite"),
    Model: text("a model"),
}


@dataclass(frozen=True, slots=True)
class Heading:
    """A column of a list of records."""

    id: str
    title: Text
    numeric: bool = False
    unit: Unit = Unit.NONE


ENTRY = Heading("entry", text("Model or row"))
STRATEGY = Heading("strategy", text("Strategy"))
SEQ_LEN = Heading("seq_len", text("Sequence length"), numeric=True, unit=Unit.TOKENS)
FEATURE = Heading("feature", text("Feature"))
FRAMEWORK = Heading("framework", text("Framework"))
HARDWARE = Heading("hardware", text("Hardware"))
EDITION = Heading("edition", text("Edition"))

_WITH_JOB = frozenset({"min-devices", "throughput"})


def headings_for(tables: Iterable[str], *, editions: bool = False) -> tuple[Heading, ...]:
    """Return the headings that rows of ``tables`` need; ``editions``: rows of several."""
    named = set(tables)
    jobs = bool(named & _WITH_JOB)
    wanted = (
        (ENTRY, True),
        (STRATEGY, jobs),
        (SEQ_LEN, jobs),
        (FEATURE, "features" in named),
        (FRAMEWORK, jobs or "features" in named),
        (HARDWARE, jobs),
        (EDITION, editions),
    )
    return tuple(heading for heading, is_wanted in wanted if is_wanted)


def cell_of(record: Record, heading: Heading) -> Cell:
    """Return what stands for ``record`` below ``heading``; None where it has nothing of the kind.

    An edition of its own stands below the first heading only.
    """
    if heading is ENTRY:
        return _entry(record)
    if isinstance(record, Requirement) and heading is not EDITION:
        value: Cell = getattr(record.key, heading.id, None)
    elif isinstance(record, Requirement | Feature | ThroughputRow):
        value = getattr(record, heading.id, None)
    else:
        value = getattr(record, EDITION.id, None) if heading is EDITION else None
    return value or None


def brief(record: Record | None, other: Record | None = None) -> Cell:
    """Return what ``record`` says in few words, or how it differs from ``other``."""
    if record is None:
        return None
    if isinstance(record, Requirement):
        return NOT_SUPPORTED if record.devices is None else record.devices
    if isinstance(record, Feature):
        if isinstance(other, Feature) and other.catalog_models != record.catalog_models:
            return text(
                "{value}, for {models}",
                value=feature_text(record),
                models=record.catalog_models,
            )
        return feature_text(record)
    if other is not None:
        return said(record, (other,))
    if isinstance(record, ThroughputRow) and record.tokens_per_second is not None:
        return text(
            "{tps} per device", tps=Quantity(record.tokens_per_second, Unit.TOKENS_PER_SECOND)
        )
    return _NEW.get(type(record), text("a row"))


def _entry(record: Record) -> str:
    if isinstance(record, Requirement):
        return record.key.model
    if isinstance(record, Feature):
        return record.model
    if isinstance(record, ThroughputRow):
        return record.model or record.model_published
    if isinstance(record, FootNote):
        return f"{record.id} ({record.document})"
    return record.id
