"""What each table's rows mean: one function a table, from a row of TOML to the entries it holds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ascgui.catalog.names import nearest, spellings
from ascgui.catalog.records import NOT_PLANNED_MARK, NOT_SUPPORTED_MARK
from ascgui.catalog.row import Row, shown
from ascgui.domain.catalog import (
    Document,
    Edition,
    Feature,
    FeatureName,
    FeatureValue,
    FootNote,
    Framework,
    Hardware,
    JobKey,
    Model,
    Requirement,
    ThroughputRow,
)
from ascgui.domain.plan import STAGES, STRATEGIES
from ascgui.domain.text import text

LARGEST_DEVICES = 10**6
SCOPES = ("device", "card", "unclear")
KINDS = ("dense", "moe", "vl-dense", "vl-moe")

Entry = tuple[Hashable, Any]
"""An identity and the record under it; what an overlay replaces is found by the identity."""


@dataclass(slots=True)
class Known:
    """What rows may refer to: identity → record of each table, by the table's name.

    ``complete`` names the tables whose files could be read: a reference into any other table is
    not checked, or one missing file would make every row of the rest wrong.
    """

    records: dict[str, dict[Hashable, Any]] = field(default_factory=dict)
    written: dict[str, set[str]] = field(default_factory=dict)
    complete: set[str] = field(default_factory=set)
    any_document: bool = False
    """Whether a row may cite what is no document of the tables: the user's own rows do."""

    def of(self, table: str) -> dict[Any, Any]:
        """Return identity → record of ``table``."""
        return self.records.setdefault(table, {})

    def ids(self, table: str) -> Collection[str]:
        """Return the ids of ``table``, also those of rows that were wrong in other fields."""
        return self.written.setdefault(table, set())

    def all_sound(self, table: str) -> bool:
        """Whether every row of ``table`` could be used, so that what it lacks does not exist."""
        return table in self.complete and set(self.ids(table)) == self.of(table).keys()


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its file (``name.toml``), the header of its rows, and what a row means."""

    name: str
    header: str
    read: Callable[[Row, Known], Iterator[Entry]]


def _edition(row: Row, known: Known) -> Iterator[Entry]:
    edition = Edition(
        id=_own_id(row, "editions", known),
        documents=(),
        order=row.count("order"),
        inferred=row.optional_flag("inferred") or False,
        note=row.text("note", ""),
        file=row.file.name,
        line=row.line,
    )
    yield edition.id, edition


def _document(row: Row, known: Known) -> Iterator[Entry]:
    hardware = row.texts("hardware", ())
    document = Document(
        id=_own_id(row, "documents", known),
        title=row.text("title"),
        edition=reference(row, "edition", "editions", known),
        hardware=hardware,
        note=row.text("note", ""),
        file=row.file.name,
        line=row.line,
    )
    for name in hardware:
        _check_reference(row, "hardware", name, "hardware", known)
    yield document.id, document


def _hardware(row: Row, known: Known) -> Iterator[Entry]:
    hardware = Hardware(
        id=_own_id(row, "hardware", known),
        name=row.text("name"),
        chip=row.text("chip"),
        devices_per_card=row.count("devices_per_card"),
        cards_per_node=row.count("cards_per_node"),
        allocation_unit=row.count("allocation_unit"),
        memory_bytes=row.count("memory_bytes"),
        visible_memory_bytes=row.optional_count("visible_memory_bytes"),
        peak_flops_per_second=row.optional_number("peak_flops_per_second"),
        source=row.text("source"),
        aliases=row.texts("aliases", ()),
        note=row.text("note", ""),
        file=row.file.name,
        line=row.line,
    )
    yield hardware.id, hardware


def _framework(row: Row, known: Known) -> Iterator[Entry]:
    framework = Framework(
        id=_own_id(row, "frameworks", known),
        name=row.text("name"),
        source=row.text("source"),
        aliases=row.texts("aliases", ()),
        features=_feature_names(row),
        note=row.text("note", ""),
        file=row.file.name,
        line=row.line,
    )
    yield framework.id, framework


def _feature_names(row: Row) -> tuple[FeatureName, ...]:
    value = row.raw("features")
    fields = {"id", "name_en", "name_zh"}
    names = []
    for item in value if isinstance(value, list) else [] if value is None else [value]:
        if (
            not isinstance(item, dict)
            or set(item) != fields
            or not all(isinstance(part, str) and part for part in item.values())
        ):
            row.wrong(
                "features",
                text("{found} in features is not a feature.", found=shown(item)),
                text('Write each as {{ id = "full", name_en = "…", name_zh = "…" }}.'),
            )
            continue
        names.append(FeatureName(**item))
    return tuple(names)


def _model(row: Row, known: Known) -> Iterator[Entry]:
    model = Model(
        id=_own_id(row, "models", known),
        series=row.text("series"),
        kind=row.text("kind", "", KINDS),
        source=row.text("source"),
        aliases=row.texts("aliases", ()),
        params_total=row.optional_number("params_total"),
        params_active=row.optional_number("params_active"),
        params_vision=row.optional_number("params_vision"),
        hidden_size=row.optional_count("hidden_size"),
        num_hidden_layers=row.optional_count("num_hidden_layers"),
        num_attention_heads=row.optional_count("num_attention_heads"),
        num_key_value_heads=row.optional_count("num_key_value_heads"),
        head_dim=row.optional_count("head_dim"),
        intermediate_size=row.optional_count("intermediate_size"),
        vocab_size=row.optional_count("vocab_size"),
        tie_word_embeddings=row.optional_flag("tie_word_embeddings"),
        architecture=row.named_counts("architecture"),
        note=row.text("note", ""),
        file=row.file.name,
        line=row.line,
    )
    yield model.id, model


def _requirement(row: Row, known: Known) -> Iterator[Entry]:
    edition, document = _edition_and_document(row, known)
    model = reference(row, "model", "models", known)
    strategies = row.texts("strategy")
    for strategy in strategies:
        _check_choice(row, "strategy", strategy, STRATEGIES)
    lengths = row.counts("seq_len")
    number = row.optional_count("row") or 0
    columns = {
        framework: _device_counts(row, framework, document, known)
        for framework in known.of("frameworks")
        if row.raw(framework) is not None
    }
    if not columns and known.all_sound("frameworks"):
        row.wrong(
            "",
            text("This row names no framework, so it says nothing."),
            text("Add a count for one, as in mindspeed-llm = 4, or remove the row."),
            "field-missing",
        )
    for strategy in strategies:
        for seq_len in lengths:
            for framework, counts in columns.items():
                for hardware, devices in counts.items():
                    key = JobKey(model, strategy, seq_len, framework, hardware)
                    yield (
                        (edition, key),
                        Requirement(
                            key, edition, devices, document, number, row.file.name, row.line
                        ),
                    )


def _device_counts(
    row: Row, framework: str, document: str, known: Known
) -> Mapping[str, int | None]:
    """Return hardware → devices (None: not supported) of one framework's value in a row."""
    value = row.raw(framework)
    if not isinstance(value, dict):
        printed = known.of("documents").get(document)
        if printed is None:
            return {}
        if not printed.hardware:
            row.wrong(
                framework,
                text(
                    "{field} is one count, but document {document} names no hardware columns.",
                    field=framework,
                    document=document,
                ),
                text("Write one for each hardware, as in {{ snt9b = 1, snt9b23 = 2 }}."),
            )
        value = dict.fromkeys(printed.hardware, value)
    counts: dict[str, int | None] = {}
    for hardware, count in value.items():
        field_name = f"{framework}.{hardware}"
        _check_reference(row, field_name, hardware, "hardware", known)
        if count == NOT_SUPPORTED_MARK:
            counts[hardware] = None
        elif (
            isinstance(count, int) and not isinstance(count, bool) and 1 <= count <= LARGEST_DEVICES
        ):
            counts[hardware] = count
        else:
            row.wrong(
                framework,
                text("{field} is {found}, no device count.", field=field_name, found=shown(count)),
                text('Write a whole number from 1 to 1000000, or "-" for "not supported".'),
            )
            break
    return counts


def _feature(row: Row, known: Known) -> Iterator[Entry]:
    edition, document = _edition_and_document(row, known)
    series, model = row.text("series"), row.text("model")
    models = row.texts("models", ())
    for name in models:
        _check_reference(row, "models", name, "models", known)
    kind = row.text("kind", "")
    table, number = row.optional_count("table") or 0, row.optional_count("row") or 0
    found = False
    for framework in known.of("frameworks").values():
        cells = row.raw(framework.id)
        if cells is None:
            continue
        found = True
        for feature, cell in _feature_cells(row, framework, cells).items():
            meaning = _feature_value(row, framework.id, feature, cell)
            if meaning is None:
                continue
            value, detail = meaning
            yield (
                (edition, framework.id, feature, series, model),
                Feature(
                    series=series,
                    model=model,
                    framework=framework.id,
                    feature=feature,
                    value=value,
                    detail=detail,
                    catalog_models=models,
                    edition=edition,
                    document=document,
                    kind=kind,
                    table=table,
                    row=number,
                    file=row.file.name,
                    line=row.line,
                ),
            )
    if not found and known.all_sound("frameworks"):
        row.wrong(
            "",
            text("This row names no framework, so it says nothing."),
            text("Add the features of one, as in llama-factory = {{ zero = true }}."),
            "field-missing",
        )


def _feature_cells(row: Row, framework: Framework, cells: object) -> Mapping[str, object]:
    """Return feature id → plain value, in the framework's order."""
    if not isinstance(cells, dict):
        row.wrong(
            framework.id,
            text("{field} is {found}, no features.", field=framework.id, found=shown(cells)),
            text("Write them as in {{ zero = true, flash_attention = false }}."),
        )
        return {}
    names = [feature.id for feature in framework.features]
    for name in cells:
        if name not in names:
            row.wrong(
                f"{framework.id}.{name}",
                text(
                    "{name} is no feature of {framework}. It has {names}.",
                    name=name,
                    framework=framework.id,
                    names=tuple(names),
                ),
                text("Correct the name, or add the feature to frameworks.toml."),
                "name-unknown",
            )
    return {name: cells[name] for name in names if name in cells}


def _feature_value(
    row: Row, framework: str, feature: str, cell: object
) -> tuple[FeatureValue, str] | None:
    """Return what a cell means and the printed text in it, where there is one."""
    if cell is True:
        return FeatureValue.SUPPORTED, ""
    if cell is False:
        return FeatureValue.NOT_SUPPORTED, ""
    if cell == NOT_PLANNED_MARK:
        return FeatureValue.NOT_PLANNED, ""
    if isinstance(cell, str) and cell.strip():
        return FeatureValue.SUPPORTED, cell.strip()
    row.wrong(
        f"{framework}.{feature}",
        text("{feature} of {framework} is {found}.", **_named(framework, feature, cell)),
        text('Write true, false, "NA" (no support is planned), or the printed text in quotes.'),
    )
    return None


def _named(framework: str, feature: str, cell: object) -> dict[str, str]:
    return {"framework": framework, "feature": feature, "found": shown(cell)}


def _throughput(row: Row, known: Known) -> Iterator[Entry]:
    seq_len, printed = _sequence_length(row)
    model = row.text("model", "")
    if model:
        _check_reference(row, "model", model, "models", known)
    scope = row.text("scope", None, SCOPES)
    measured = ThroughputRow(
        id=_own_id(row, "throughput", known),
        framework=reference(row, "framework", "frameworks", known),
        model=model,
        model_published=row.text("model_published"),
        stage=row.text("stage", None, STAGES),
        strategy=row.text("strategy", None, STRATEGIES),
        seq_len=seq_len,
        seq_len_printed=printed,
        hardware=reference(row, "hardware", "hardware", known),
        devices=row.optional_count("devices"),
        tokens_per_second=row.optional_number("tokens_per_second"),
        published_value=row.number("published_value"),
        published_unit=row.text("published_unit"),
        scope=scope,
        source=row.text("source"),
        first_seen=row.day("first_seen"),
        last_seen=row.day("last_seen"),
        note=row.text("note", ""),
        measured=row.optional_flag("measured") or False,
        low=row.optional_number("low"),
        high=row.optional_number("high"),
        suspect=row.optional_flag("suspect") or False,
        file=row.file.name,
        line=row.line,
    )
    if scope == "unclear" and measured.tokens_per_second is not None:
        row.wrong(
            "tokens_per_second",
            text("A row of unclear scope has no rate per device, so it cannot be chosen."),
            text("Remove tokens_per_second, or correct scope."),
        )
    elif scope and scope != "unclear" and measured.tokens_per_second is None:
        row.wrong(
            "tokens_per_second",
            text("The field {field} is missing.", field="tokens_per_second"),
            text('Add the rate per device, or write scope = "unclear".'),
            "field-missing",
        )
    rate = measured.tokens_per_second or 0.0
    if (measured.low or rate) > rate or (measured.high or rate) < rate:
        row.wrong(
            "tokens_per_second",
            text("The rate does not lie between low and high."),
            text("Correct low, high or tokens_per_second."),
        )
    yield measured.id, measured


def _sequence_length(row: Row) -> tuple[int | None, str]:
    """Return the length as a number where it is one, and as printed ("" where it is left out)."""
    value = row.raw("seq_len")
    if isinstance(value, str) and not value.strip().isdecimal():
        return None, value.strip()
    if isinstance(value, str) and len(value) < 18:
        return int(value), str(int(value))
    seq_len = row.optional_count("seq_len")
    return seq_len, "" if seq_len is None else str(seq_len)


def _note(row: Row, known: Known) -> Iterator[Entry]:
    identity = _own_id(row, "notes", known)
    framework = row.text("framework", "")
    if framework:
        _check_reference(row, "framework", framework, "frameworks", known)
    text_en, text_zh = row.text("text_en"), row.text("text_zh")
    for name in row.texts("documents"):
        _check_reference(row, "documents", name, "documents", known)
        document = known.of("documents").get(name)
        edition = document.edition if document else ""
        yield (
            (identity, name),
            FootNote(identity, framework, text_en, text_zh, name, edition, row.file.name, row.line),
        )


def _own_id(row: Row, table: str, known: Known) -> str:
    identity = row.text("id")
    if identity:
        known.written.setdefault(table, set()).add(identity)
    return identity


def _edition_and_document(row: Row, known: Known) -> tuple[str, str]:
    edition = reference(row, "edition", "editions", known)
    if known.any_document:
        name = row.text("document")
    else:
        name = reference(row, "document", "documents", known)
    document = known.of("documents").get(name)
    if document is not None and edition in known.ids("editions") and document.edition != edition:
        row.wrong(
            "edition",
            text(
                "The row says edition {edition}, but document {document} belongs to {other}.",
                edition=edition,
                document=name,
                other=document.edition,
            ),
            text("Correct edition or document."),
        )
    return edition, name


def reference(row: Row, field_name: str, table: str, known: Known) -> str:
    """Return the id in ``field_name``, having checked that ``table`` has it."""
    name = row.text(field_name)
    if name:
        _check_reference(row, field_name, name, table, known)
    return name


def _check_reference(row: Row, field_name: str, name: str, table: str, known: Known) -> None:
    if table not in known.complete or name in known.ids(table):
        return
    near = nearest(name, spellings((known_id, ()) for known_id in known.ids(table)))
    message = text("{name} is no id in {table}.toml.", name=shown(name), table=table)
    if near:
        action = text("Write {names}, or add it to {table}.toml.", names=near, table=table)
    else:
        action = text("Write one of its ids, or add it to {table}.toml.", table=table)
    row.wrong(field_name, message, action, "name-unknown")


def _check_choice(row: Row, field_name: str, name: str, choices: tuple[str, ...]) -> None:
    if name not in choices:
        row.wrong(
            field_name,
            text("{name} is not one of {names}.", name=shown(name), names=choices),
            text("Write one of them."),
        )


READ_ORDER = (
    Table("editions", "edition", _edition),
    Table("hardware", "hardware", _hardware),
    Table("documents", "document", _document),
    Table("frameworks", "framework", _framework),
    Table("models", "model", _model),
    Table("min-devices", "requirement", _requirement),
    Table("features", "feature", _feature),
    Table("throughput", "throughput", _throughput),
    Table("notes", "note", _note),
)
"""The tables, each after those that its rows refer to."""
