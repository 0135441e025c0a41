"""Every table as columns and rows of plain values, for the terminal, files and the Catalog page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from operator import attrgetter
from types import MappingProxyType
from typing import Any, TypeAlias

from ascgui.catalog.bulk import bulk
from ascgui.catalog.records import Identity, identity_of
from ascgui.domain.catalog import Requirement, Tables
from ascgui.domain.text import Text, Unit, text

Cell: TypeAlias = str | int | float | None
"""None is "not supported" in the column ``devices`` of min-devices, else "not known"."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its stable id, its heading, and what its values count.

    ``none_shown`` stands for None where a person reads the table. ``extra`` marks a column that
    a narrow view leaves out; files have it.
    """

    id: str
    title: Text
    numeric: bool = False
    unit: Unit = Unit.NONE
    tip: Text | None = None
    none_shown: str = ""
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One row under an identity that no sorting changes, and where it stands and by whom.

    ``id`` is the identity as a text, ``identity`` as the user's changes know it.
    """

    id: str
    cells: tuple[Cell, ...]
    file: str
    line: int
    source: str
    identity: Identity = None


@dataclass(frozen=True, slots=True)
class _Field:
    column: Column
    cell: Callable[[Any], Cell]


@dataclass(frozen=True, slots=True)
class _Listing:
    """How one table is listed: its records, what identifies and vouches for one, its fields."""

    records: Callable[[Tables], Iterable[Any]]
    identity: Callable[[Any], str]
    source: Callable[[Any], str]
    fields: tuple[_Field, ...]
    by_edition: bool = False


def columns(table: str) -> tuple[Column, ...]:
    """Return the columns of ``table``, one of :data:`TABLES`; the first ones are public."""
    return tuple(field.column for field in _LISTINGS[table].fields)


def rows(tables: Tables, table: str, edition: str | None = None) -> list[Row]:
    """Return the rows of ``table`` in their own order, of ``edition`` or of all editions.

    A table whose rows have no edition holds for every one.
    """
    listing = _LISTINGS[table]
    chosen = listing.records(tables)
    if edition is not None and listing.by_edition:
        chosen = [record for record in chosen if record.edition == edition]
    return rows_of(table, chosen)


def count(tables: Tables, table: str, edition: str | None = None) -> int:
    """Return how many rows :func:`rows` would return, without making them."""
    listing = _LISTINGS[table]
    records = listing.records(tables)
    if edition is not None and listing.by_edition:
        return sum(1 for record in records if record.edition == edition)
    return sum(1 for _ in records)


def rows_of(table: str, records: Iterable[Any]) -> list[Row]:
    """Return rows for ``records`` of ``table``, such as those that were removed."""
    listing = _LISTINGS[table]
    chosen = list(records)
    # Column by column: with many rows it takes half the time.
    cells = zip(*(map(field.cell, chosen) for field in listing.fields), strict=True)
    return bulk(
        Row,
        len(chosen),
        map(listing.identity, chosen),
        cells,
        [record.file for record in chosen],
        [record.line for record in chosen],
        map(listing.source, chosen),
        map(identity_of(table), chosen),
    )


def row_id(table: str, record: Any) -> str:
    """Return the id of the row for ``record``, a text that no sorting changes."""
    listed = _LISTINGS.get(table)
    return str(record.id) if listed is None else listed.identity(record)


def _field(
    name: str, title: Text, where: str | Callable[[Any], Cell] = "", tip: Text | None = None
) -> _Field:
    """A field of words, from the attribute ``where`` (that named ``name`` if left out)."""
    cell = where if callable(where) else attrgetter(where or name)
    return _Field(Column(name, title, tip=tip), cell)


def _count(
    name: str,
    title: Text,
    unit: Unit = Unit.NONE,
    where: str = "",
    tip: Text | None = None,
) -> _Field:
    """A field of numbers, from the attribute ``where`` (that named ``name`` if left out)."""
    return _Field(Column(name, title, numeric=True, unit=unit, tip=tip), attrgetter(where or name))


def _joined(name: str, title: Text) -> _Field:
    """A field of several names, as they are joined in a file."""
    names = attrgetter(name)
    return _field(name, title, lambda record: ";".join(names(record)))


def _flag(name: str, title: Text, tip: Text | None = None) -> _Field:
    """A field that is yes, no, or not known."""
    return _field(
        name, title, lambda record: {True: "yes", False: "no"}.get(getattr(record, name)), tip
    )


def _extra(field: _Field) -> _Field:
    """The same field, left out of narrow views."""
    return replace(field, column=replace(field.column, extra=True))


def _requirement_id(entry: Requirement) -> str:
    key = entry.key
    return (
        f"{entry.edition}|{key.model}|{key.strategy}|{key.seq_len}|{key.framework}|{key.hardware}"
    )


_FRAMEWORK = _field("framework", text("Framework"))
_HARDWARE = _field("hardware", text("Hardware"))
_STRATEGY = _field("strategy", text("Strategy"))
_SERIES = _field("series", text("Series"))
_EDITION = _field("edition", text("Edition"))
CITING = frozenset({"document", "source"})
"""The columns that name a document."""

_DOCUMENT = _field("document", text("Document"))
_PRINTED_ROW = _count("row", text("Row"), tip=text("Number of the printed row in its table."))
_ALIASES = _joined("aliases", text("Other names"))
_SOURCE = _field("source", text("Source"))
_NOTE = _field("note", text("Note"))

_MIN_DEVICES = _Listing(
    lambda tables: tables.requirements.values(),
    _requirement_id,
    attrgetter("document"),
    (
        _field("model", text("Model"), "key.model"),
        _field("strategy", text("Strategy"), "key.strategy"),
        _count("seq_len", text("Sequence length"), Unit.TOKENS, "key.seq_len"),
        _field("framework", text("Framework"), "key.framework"),
        _field("hardware", text("Hardware"), "key.hardware"),
        _Field(
            Column(
                "devices",
                text("Minimum devices"),
                numeric=True,
                unit=Unit.DEVICES,
                tip=text("A dash: the document says that it is not supported."),
                none_shown="-",
            ),
            attrgetter("devices"),
        ),
        _EDITION,
        _DOCUMENT,
        _PRINTED_ROW,
    ),
    by_edition=True,
)

_FEATURES = _Listing(
    attrgetter("features"),
    lambda cell: f"{cell.edition}|{cell.series}|{cell.model}|{cell.framework}|{cell.feature}",
    attrgetter("document"),
    (
        _SERIES,
        _field("model", text("Model"), tip=text("As the document prints it.")),
        _FRAMEWORK,
        _field("feature", text("Feature")),
        _field("value", text("Support"), "value.value"),
        _field("detail", text("Detail"), tip=text("The printed text, where there is one.")),
        _joined("catalog_models", text("Catalog models")),
        _EDITION,
        _DOCUMENT,
        _count("table", text("Table"), tip=text("Number of the table in its document.")),
        _PRINTED_ROW,
    ),
    by_edition=True,
)

_THROUGHPUT = _Listing(
    attrgetter("throughput"),
    attrgetter("id"),
    attrgetter("source"),
    (
        _extra(_field("id", text("Row id"))),
        _field("model", text("Model"), tip=text("Empty: none of the catalog's models.")),
        _field("model_published", text("Published model")),
        _FRAMEWORK,
        _HARDWARE,
        _field("stage", text("Stage")),
        _STRATEGY,
        _field(
            "seq_len_printed",
            text("Sequence length"),
            tip=text("As published; for multimodal models the average length of a sample."),
        ),
        _extra(_count("seq_len", text("Length in tokens"), Unit.TOKENS)),
        _count("devices", text("Devices"), Unit.DEVICES),
        _count("tokens_per_second", text("Throughput per device"), Unit.TOKENS_PER_SECOND),
        _field("scope", text("Published per")),
        _extra(_count("published_value", text("Published value"))),
        _extra(_field("published_unit", text("Published unit"))),
        _extra(_flag("measured", text("Measured"))),
        _extra(_flag("suspect", text("Doubtful"))),
        _extra(_SOURCE),
        _extra(_field("first_seen", text("First seen"))),
        _extra(_field("last_seen", text("Last seen"))),
        _extra(_NOTE),
    ),
)

_HARDWARE_TABLE = _Listing(
    lambda tables: tables.hardware.values(),
    attrgetter("id"),
    attrgetter("source"),
    (
        _field("hardware", text("Hardware"), "id"),
        _field("name", text("Name")),
        _field("chip", text("Chip")),
        _count("devices_per_card", text("Devices per card"), Unit.DEVICES),
        _count("cards_per_node", text("Cards per node"), Unit.CARDS),
        _count("devices_per_node", text("Devices per node"), Unit.DEVICES),
        _count("allocation_unit", text("Allocation unit"), Unit.DEVICES),
        _count("memory_bytes", text("Memory per device"), Unit.BYTES),
        _extra(_count("visible_memory_bytes", text("Visible memory"), Unit.BYTES)),
        _count("peak_flops_per_second", text("Peak FLOP/s per device")),
        _extra(_ALIASES),
        _extra(_SOURCE),
        _extra(_NOTE),
    ),
)

_FRAMEWORKS = _Listing(
    lambda tables: tables.frameworks.values(),
    attrgetter("id"),
    attrgetter("source"),
    (
        _field("framework", text("Framework"), "id"),
        _field("name", text("Name")),
        _field(
            "features",
            text("Features"),
            lambda framework: ";".join(feature.id for feature in framework.features),
        ),
        _extra(_ALIASES),
        _extra(_SOURCE),
        _extra(_NOTE),
    ),
)

_MODELS = _Listing(
    lambda tables: tables.models.values(),
    attrgetter("id"),
    attrgetter("source"),
    (
        _field("model", text("Model"), "id"),
        _SERIES,
        _field("kind", text("Kind")),
        _count("params_total", text("Parameters")),
        _count("params_active", text("Active parameters")),
        _count("params_vision", text("Vision parameters")),
        _count("hidden_size", text("Hidden size")),
        _count("num_hidden_layers", text("Layers")),
        _extra(_count("num_attention_heads", text("Attention heads"))),
        _extra(_count("num_key_value_heads", text("Key/value heads"))),
        _extra(_count("head_dim", text("Head size"))),
        _extra(_count("intermediate_size", text("Intermediate size"))),
        _extra(_count("vocab_size", text("Vocabulary"))),
        _extra(_flag("tie_word_embeddings", text("Tied embeddings"))),
        _extra(
            _field(
                "architecture",
                text("Further figures"),
                lambda model: ";".join(f"{name}={value}" for name, value in model.architecture),
            )
        ),
        _extra(_ALIASES),
        _extra(_SOURCE),
        _extra(_NOTE),
    ),
)

_EDITIONS = _Listing(
    lambda tables: tables.editions.values(),
    attrgetter("id"),
    lambda edition: ";".join(edition.documents),
    (
        _field("edition", text("Edition"), "id"),
        _joined("documents", text("Documents")),
        _flag("inferred", text("Inferred"), text("Yes: no document prints this number.")),
        _NOTE,
    ),
)

_NOTES = _Listing(
    attrgetter("notes"),
    lambda note: f"{note.id}|{note.document}",
    attrgetter("document"),
    (
        _field("note", text("Note"), "id"),
        _FRAMEWORK,
        _field("text_en", text("English")),
        _field("text_zh", text("Chinese")),
        _EDITION,
        _DOCUMENT,
    ),
    by_edition=True,
)

_LISTINGS = MappingProxyType(
    {
        "min-devices": _MIN_DEVICES,
        "features": _FEATURES,
        "throughput": _THROUGHPUT,
        "hardware": _HARDWARE_TABLE,
        "frameworks": _FRAMEWORKS,
        "models": _MODELS,
        "editions": _EDITIONS,
        "notes": _NOTES,
    }
)

TABLES = tuple(_LISTINGS)
"""The tables by their public names."""
