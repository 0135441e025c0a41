"""What can be edited of a row of the catalog: one field each, with how it is read and written.

The table's cells and the form beside it edit through the same fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from ascgui.catalog.intake.spelling import Wrong
from ascgui.catalog.intake.spelling import devices as printed_devices
from ascgui.catalog.linetables import SEVERAL
from ascgui.catalog.overlay import OWN_DOCUMENT
from ascgui.catalog.records import Record
from ascgui.catalog.tables import KINDS, LARGEST_DEVICES, SCOPES
from ascgui.catalog.typed import faults
from ascgui.domain.catalog import (
    OVERLAY_FILE,
    Feature,
    FeatureValue,
    JobKey,
    Model,
    Requirement,
    Tables,
    ThroughputRow,
)
from ascgui.domain.feature_names import FEATURES
from ascgui.domain.plan import STAGES, STRATEGIES
from ascgui.domain.text import Text, text
from ascgui.language.numbers import NumberProblem, parse_count
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import COUNT, NUMBER, PLAIN, Reading, written_count
from ascgui.viewmodels.vocabulary import STAGES as STAGE_NAMES
from ascgui.viewmodels.vocabulary import STRATEGY_NOTES, named

NOT_SUPPORTED = "-"
"""The value of a device count that is "not supported", as the vendor prints it."""

_NO_COUNT = text("Type a count from 1 to {most}, or - for “not supported”.", most=LARGEST_DEVICES)


class Kind(StrEnum):
    """How a field is entered."""

    CHOICE = "choice"
    COUNT = "count"
    DEVICES = "devices"
    NUMBER = "number"
    TEXT = "text"
    DATE = "date"
    NAMES = "names"


@dataclass(frozen=True, slots=True)
class RecordField:
    """One field: ``id`` is also its column. A field of the ``key`` says which row it is.

    ``faulty`` are further names by which a fault names the field.
    """

    id: str
    title: Text
    kind: Kind
    get: Callable[[Any], Any]
    put: Callable[[Any, Any], Any]
    key: bool = False
    choices: Callable[[Tables, Any], Sequence[Choice]] | None = None
    faulty: tuple[str, ...] = ()
    tip: Text | None = None
    unit: Text | None = None

    @property
    def reading(self) -> Reading:
        """How what is typed is read."""
        return _READINGS[self.kind]


def _read_devices(typed: str) -> Any:
    plain = typed.strip()
    try:
        # As a document prints it, which a person may copy from there.
        count = printed_devices(plain)
    except Wrong:
        pass
    else:
        return NOT_SUPPORTED if count is None else count
    try:
        count = parse_count(plain)
    except NumberProblem:
        raise NumberProblem(_NO_COUNT) from None
    if not 1 <= count <= LARGEST_DEVICES:
        raise NumberProblem(_NO_COUNT)
    return count


def _read_count(typed: str) -> int:
    count = parse_count(typed)
    if count < 1:
        raise NumberProblem(text("Type a whole number from 1."))
    return count


def _write_devices(value: Any) -> str:
    return NOT_SUPPORTED if value == NOT_SUPPORTED else written_count(value)


def _read_day(typed: str) -> str:
    try:
        return date.fromisoformat(typed.strip()).isoformat()
    except ValueError:
        raise NumberProblem(text("Type a date as in 2026-06-25.")) from None


def _read_names(typed: str) -> tuple[str, ...]:
    parts = (part.strip() for part in typed.replace("；", SEVERAL).split(SEVERAL))
    return tuple(dict.fromkeys(part for part in parts if part))


def _write_names(names: Iterable[str]) -> str:
    return f"{SEVERAL} ".join(names)


_READINGS: Mapping[Kind, Reading] = MappingProxyType(
    {
        Kind.CHOICE: PLAIN,
        Kind.COUNT: Reading(_read_count, COUNT.write),
        Kind.DEVICES: Reading(_read_devices, _write_devices),
        Kind.NUMBER: NUMBER,
        Kind.TEXT: PLAIN,
        Kind.DATE: Reading(_read_day, str, numeric=False),
        Kind.NAMES: Reading(_read_names, _write_names, numeric=False),
    }
)


def _own(record: Any, **changes: Any) -> Any:
    """Return ``record`` changed, as a row of the user's own file."""
    return replace(record, **changes, file=OVERLAY_FILE, line=0)


def _attribute(
    name: str, title: Text, kind: Kind, *, blank: Any = None, where: str = "", **more: Any
) -> RecordField:
    """A field that is one attribute of its record; nothing entered is ``blank``."""
    own = where or name
    return RecordField(
        name,
        title,
        kind,
        attrgetter(own),
        lambda record, value: _own(record, **{own: blank if value in (None, "") else value}),
        **more,
    )


def _of_key(name: str, title: Text, kind: Kind, **more: Any) -> RecordField:
    """A field of a requirement's job."""
    return RecordField(
        name,
        title,
        kind,
        attrgetter(f"key.{name}"),
        lambda entry, value: _own(entry, key=replace(entry.key, **{name: value or ""})),
        key=True,
        **more,
    )


def _flag(name: str, title: Text, *, known: bool) -> RecordField:
    """A field that is yes or no, or not known."""

    def choices(_tables: Tables, _record: Any) -> Sequence[Choice]:
        both = (Choice(True, text("yes")), Choice(False, text("no")))  # noqa: FBT003
        return both if known else (*both, Choice(None, text("unknown")))

    return RecordField(
        name,
        title,
        Kind.CHOICE,
        attrgetter(name),
        lambda record, value: _own(record, **{name: bool(value) if known else value}),
        choices=choices,
    )


def _models(tables: Tables, _record: Any) -> Sequence[Choice]:
    return [Choice(one.id, one.id, aliases=one.aliases) for one in tables.models.values()]


def _frameworks(tables: Tables, _record: Any) -> Sequence[Choice]:
    return [Choice(one.id, one.id, one.name) for one in tables.frameworks.values()]


def _hardware(tables: Tables, _record: Any) -> Sequence[Choice]:
    return [Choice(one.id, one.id, one.chip) for one in tables.hardware.values()]


def _editions(tables: Tables, _record: Any) -> Sequence[Choice]:
    ordered = sorted(tables.editions.values(), key=lambda edition: -edition.order)
    return [Choice(one.id, one.id) for one in ordered]


def _strategies(_tables: Tables, _record: Any) -> Sequence[Choice]:
    return [Choice(one, one, STRATEGY_NOTES[one]) for one in STRATEGIES]


def _stages(_tables: Tables, _record: Any) -> Sequence[Choice]:
    return [Choice(one, one, STAGE_NAMES[one]) for one in STAGES]


def _features(tables: Tables, record: Feature) -> Sequence[Choice]:
    framework = tables.frameworks.get(record.framework)
    listed = () if framework is None else framework.features
    return [Choice(one.id, one.id, named(FEATURES, one.id)) for one in listed]


def _feature_values(_tables: Tables, _record: Any) -> Sequence[Choice]:
    return (
        Choice(FeatureValue.SUPPORTED, text("supported")),
        Choice(FeatureValue.NOT_SUPPORTED, text("not supported")),
        Choice(FeatureValue.NOT_PLANNED, text("no support planned")),
    )


def _listed(*values: str) -> Callable[[Tables, Any], Sequence[Choice]]:
    return lambda _tables, _record: [Choice(value, value) for value in values]


def _optional(
    choices: Callable[[Tables, Any], Sequence[Choice]],
) -> Callable[[Tables, Any], Sequence[Choice]]:
    return lambda tables, record: [
        Choice("", text("none of the catalog's")),
        *choices(tables, record),
    ]


def _put_value(cell: Feature, chosen: str) -> Feature:
    # Qt gives a plain text back for it.
    value = FeatureValue(chosen)
    detail = cell.detail if value is FeatureValue.SUPPORTED else ""
    changed: Feature = _own(cell, value=value, detail=detail)
    return changed


def _put_detail(cell: Feature, detail: str | None) -> Feature:
    # A printed text stands for "supported".
    value = FeatureValue.SUPPORTED if detail else cell.value
    changed: Feature = _own(cell, value=value, detail=detail or "")
    return changed


def _put_length(row: ThroughputRow, printed: str | None) -> ThroughputRow:
    plain = (printed or "").strip()
    try:
        length: int | None = parse_count(plain)
    except NumberProblem:
        length = None
    changed: ThroughputRow = _own(
        row, seq_len=length, seq_len_printed=plain if length is None else str(length)
    )
    return changed


def _put_rate(row: ThroughputRow, rate: float | None) -> ThroughputRow:
    """A rate that was measured or entered per device is also what was published."""
    changed: ThroughputRow = _own(row, tokens_per_second=rate)
    if rate is not None and row.published_value in (0, row.tokens_per_second):
        changed = replace(changed, published_value=rate)
    return changed


_MIN_DEVICES = (
    _of_key("model", text("Model"), Kind.CHOICE, choices=_models),
    _of_key("strategy", text("Strategy"), Kind.CHOICE, choices=_strategies),
    RecordField(
        "seq_len",
        text("Sequence length"),
        Kind.COUNT,
        lambda entry: entry.key.seq_len or None,
        lambda entry, value: _own(entry, key=replace(entry.key, seq_len=value or 0)),
        key=True,
        unit=text("tokens"),
    ),
    _of_key("framework", text("Framework"), Kind.CHOICE, choices=_frameworks),
    _of_key("hardware", text("Hardware"), Kind.CHOICE, choices=_hardware),
    RecordField(
        "devices",
        text("Minimum devices"),
        Kind.DEVICES,
        lambda entry: NOT_SUPPORTED if entry.devices is None else entry.devices or None,
        lambda entry, value: _own(
            entry, devices=None if value == NOT_SUPPORTED else value or 0, row=0
        ),
        tip=text("A count from 1, or - for “not supported”"),
    ),
    _attribute("edition", text("Edition"), Kind.CHOICE, blank="", key=True, choices=_editions),
)
_FEATURES = (
    _attribute("series", text("Series"), Kind.TEXT, blank="", key=True),
    _attribute(
        "model",
        text("Model"),
        Kind.TEXT,
        blank="",
        key=True,
        tip=text("As the document prints it."),
    ),
    _attribute("framework", text("Framework"), Kind.CHOICE, blank="", key=True,
               choices=_frameworks),
    _attribute("feature", text("Feature"), Kind.CHOICE, blank="", key=True, choices=_features),
    RecordField(
        "value", text("Support"), Kind.CHOICE, attrgetter("value"), _put_value,
        choices=_feature_values,
    ),
    RecordField(
        "detail", text("Detail"), Kind.TEXT, attrgetter("detail"), _put_detail,
        tip=text("The printed text, where there is one."),
    ),
    _attribute(
        "catalog_models", text("Catalog models"), Kind.NAMES, blank=(), faulty=("models",),
        tip=text("Ids of the catalog, with a semicolon between them"),
    ),
    _attribute("edition", text("Edition"), Kind.CHOICE, blank="", key=True, choices=_editions),
)  # fmt: skip
_THROUGHPUT = (
    _attribute("id", text("Row id"), Kind.TEXT, blank="", key=True),
    _attribute("model", text("Model"), Kind.CHOICE, blank="", choices=_optional(_models)),
    _attribute("model_published", text("Published model"), Kind.TEXT, blank=""),
    _attribute("framework", text("Framework"), Kind.CHOICE, blank="", choices=_frameworks),
    _attribute("hardware", text("Hardware"), Kind.CHOICE, blank="", choices=_hardware),
    _attribute("stage", text("Stage"), Kind.CHOICE, blank="", choices=_stages),
    _attribute("strategy", text("Strategy"), Kind.CHOICE, blank="", choices=_strategies),
    RecordField(
        "seq_len_printed", text("Sequence length"), Kind.TEXT, attrgetter("seq_len_printed"),
        _put_length, faulty=("seq_len",),
        tip=text("Tokens per sequence, or as published, as in 1024+2048"),
    ),
    _attribute("devices", text("Devices"), Kind.COUNT),
    RecordField(
        "tokens_per_second", text("Throughput per device"), Kind.NUMBER,
        attrgetter("tokens_per_second"), _put_rate, unit=text("tokens/s"),
    ),
    _attribute("scope", text("Published per"), Kind.CHOICE, blank="", choices=_listed(*SCOPES),
               tip=text("Unclear: the row is shown, and never chosen.")),
    RecordField(
        "published_value", text("Published value"), Kind.NUMBER,
        lambda row: row.published_value or None,
        lambda row, value: _own(row, published_value=value or 0),
    ),
    _attribute("published_unit", text("Published unit"), Kind.TEXT, blank=""),
    _flag("measured", text("Measured"), known=True),
    _flag("suspect", text("Doubtful"), known=True),
    _attribute("source", text("Source"), Kind.TEXT, blank=""),
    _attribute("first_seen", text("First seen"), Kind.DATE, blank=""),
    _attribute("last_seen", text("Last seen"), Kind.DATE, blank=""),
    _attribute("note", text("Note"), Kind.TEXT, blank=""),
)  # fmt: skip
_MODELS = (
    _attribute("model", text("Model"), Kind.TEXT, blank="", where="id", key=True, faulty=("id",)),
    _attribute("series", text("Series"), Kind.TEXT, blank=""),
    _attribute("kind", text("Kind"), Kind.CHOICE, blank="",
               choices=_optional(_listed(*KINDS))),
    _attribute("params_total", text("Parameters"), Kind.NUMBER),
    _attribute("params_active", text("Active parameters"), Kind.NUMBER),
    _attribute("params_vision", text("Vision parameters"), Kind.NUMBER),
    _attribute("hidden_size", text("Hidden size"), Kind.COUNT),
    _attribute("num_hidden_layers", text("Layers"), Kind.COUNT),
    _attribute("num_attention_heads", text("Attention heads"), Kind.COUNT),
    _attribute("num_key_value_heads", text("Key/value heads"), Kind.COUNT),
    _attribute("head_dim", text("Head size"), Kind.COUNT),
    _attribute("intermediate_size", text("Intermediate size"), Kind.COUNT),
    _attribute("vocab_size", text("Vocabulary"), Kind.COUNT),
    _flag("tie_word_embeddings", text("Tied embeddings"), known=False),
    _attribute("aliases", text("Other names"), Kind.NAMES, blank=(),
               tip=text("Other spellings, with a semicolon between them")),
    _attribute("source", text("Source"), Kind.TEXT, blank=""),
    _attribute("note", text("Note"), Kind.TEXT, blank=""),
)  # fmt: skip

FIELDS: Mapping[str, tuple[RecordField, ...]] = MappingProxyType(
    {
        "min-devices": _MIN_DEVICES,
        "features": _FEATURES,
        "throughput": _THROUGHPUT,
        "models": _MODELS,
    }
)
"""The tables that people edit, and their fields in the order of the form."""


def field_of(table: str, column: str) -> RecordField | None:
    """Return the field that stands in ``column`` of ``table``, None where it is read-only."""
    return next((field for field in FIELDS.get(table, ()) if field.id == column), None)


def blank_record(table: str, tables: Tables) -> Record:
    """Return a new row of ``table`` in which nothing is entered yet but what has a default."""
    edition = tables.newest_with("features" if table == "features" else "min-devices")
    if table == "min-devices":
        return Requirement(JobKey("", "", 0, "", ""), edition, 0, OWN_DOCUMENT, 0, OVERLAY_FILE)
    if table == "features":
        return Feature(
            "", "", "", "", FeatureValue.SUPPORTED, "", (), edition, OWN_DOCUMENT,
            file=OVERLAY_FILE,
        )  # fmt: skip
    if table == "throughput":
        return ThroughputRow(
            id=free_id("own", tables.throughput_by_id), framework="", model="",
            model_published="", stage="", strategy="", seq_len=None, seq_len_printed="",
            hardware="", devices=None, tokens_per_second=None, published_value=0,
            published_unit="tokens/s", scope="device", source="", file=OVERLAY_FILE,
        )  # fmt: skip
    return Model("", "", "", "", file=OVERLAY_FILE)


def duplicate_of(record: Record, tables: Tables) -> Record:
    """Return a copy of ``record`` to be made another row: its id is free where it has one."""
    if isinstance(record, ThroughputRow):
        copy: Record = _own(record, id=free_id(record.id, tables.throughput_by_id))
        return copy
    if isinstance(record, Model):
        # What finds the one model must not find the other too.
        return _own(record, id="", aliases=())
    if isinstance(record, Requirement):
        return _own(record, document=OWN_DOCUMENT, row=0)
    return _own(record, document=OWN_DOCUMENT, table=0, row=0)


def free_id(stem: str, taken: Mapping[str, object]) -> str:
    """Return ``stem``, or the first of ``stem-2``, ``stem-3`` … that is not ``taken``."""
    name, number = stem, 1
    while name in taken:
        number += 1
        name = f"{stem}-{number}"
    return name


def field_faults(record: Record, table: str, tables: Tables) -> dict[str, Text]:
    """Return what is wrong with ``record``, by the id of the field; "" is the row as a whole."""
    by_name = {}
    for field in FIELDS[table]:
        for name in (field.id, *field.faulty):
            by_name[name] = field.id
    found: dict[str, Text] = {}
    for issue in faults(record, tables):
        name = str(issue.at("field") or "")
        found.setdefault(by_name.get(name) or _within(name, record, issue.code), issue.message)
    return found


def _within(name: str, record: Record, code: str) -> str:
    """Return the field that a fault of a framework's cell is about."""
    if code == "bad-usage":
        return "framework"
    framework, dot, _ = name.partition(".")
    if isinstance(record, Requirement) and framework == record.key.framework:
        return "hardware" if dot else "devices"
    if isinstance(record, Feature) and framework == record.framework:
        return "feature"
    return ""
