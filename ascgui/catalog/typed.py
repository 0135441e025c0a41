"""One row as a person types it, ``FIELD=VALUE``, or fills it into a form, as a checked record."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ascgui.catalog import names
from ascgui.catalog.choosing import one_edition, unknown, usage
from ascgui.catalog.intake.spelling import Names, Wrong, devices, feature_mark, lengths
from ascgui.catalog.linetables import SEVERAL
from ascgui.catalog.overlay import OWN_DOCUMENT
from ascgui.catalog.overlayfile import known_of
from ascgui.catalog.records import TABLE_OF, Identity, Record, identity, of_table, plain
from ascgui.catalog.row import Row
from ascgui.catalog.tables import READ_ORDER
from ascgui.catalog.tomlfile import TomlFile
from ascgui.domain.catalog import OVERLAY_FILE, Feature, JobKey, Requirement, Tables
from ascgui.domain.issues import Issue, Refused
from ascgui.domain.names import fold
from ascgui.domain.plan import STRATEGIES
from ascgui.domain.text import Text, text

_JOB = ("model", "strategy", "seq_len", "framework", "hardware")
_ID_FIELD = {"hardware": "hardware", "frameworks": "framework", "models": "model",
             "editions": "edition", "notes": "note"}  # fmt: skip
_LISTS = frozenset({"aliases", "documents"})
_WORDS = frozenset({"id", "series", "name", "chip", "note", "source", "model_published", "title"})


def faults(record: Record, tables: Tables) -> tuple[Issue, ...]:
    """Return what is wrong with ``record`` as a row over ``tables``, with the field of each.

    The same is checked, and said in the same words, as when its file is read.
    """
    table = TABLE_OF[type(record)]
    problems: list[Issue] = []
    framework = ""
    if isinstance(record, Requirement):
        framework = record.key.framework
    elif isinstance(record, Feature):
        framework = record.framework
    if framework and framework not in tables.frameworks:
        return unknown(text("framework"), framework, (), tables.frameworks).issues
    row = Row(TomlFile(Path(OVERLAY_FILE), OVERLAY_FILE, "", {}), table, 0, plain(record), problems)
    reader = next(item for item in READ_ORDER if item.name == table)
    list(reader.read(row, known_of(tables)))
    return tuple(problems)


def assignments(words: Sequence[str]) -> dict[str, str]:
    """Return field → text of words such as ``devices=8``.

    Raises:
        Refused: a word is no assignment, or a field is set twice.
    """
    values: dict[str, str] = {}
    for word in words:
        field, equals, value = word.partition("=")
        field = field.strip().replace("-", "_")
        if not equals or not field:
            raise usage(
                text("“{typed}” sets no field.", typed=word),
                text("Write FIELD=VALUE, as in devices=8."),
            )
        if field in values:
            raise usage(text("{field} is set twice.", field=field), text("Leave one of them out."))
        values[field] = value.strip()
    return values


def row_of(table: str, values: Mapping[str, str], tables: Tables) -> Identity:
    """Return the identity of the row that ``values`` name.

    Raises:
        Refused: they name none.
    """
    if table == "min-devices":
        edition, key, _ = _job(values, tables)
        return edition, key
    if table == "features":
        return identity(table, _cell(values, tables))
    row = _identity_value(table, values)
    rows = of_table(tables, table)
    if table == "models":
        row = names.resolve_model(tables, row) or row
    if table == "notes":
        return next((key for key in rows if key[0] == row), (row, values.get("document", "")))
    return row


def record_of(table: str, values: Mapping[str, str], tables: Tables, source: str = "") -> Record:
    """Return the row as it shall be: that of ``tables`` with ``values``, or a new one.

    Raises:
        Refused: with everything that is wrong with it.
    """
    if table == "min-devices":
        edition, key, rest = _job(values, tables)
        count = _devices(rest.pop("devices", None))
        _nothing_else(table, rest, (*_JOB, "edition", "devices"))
        return Requirement(key, edition, count, source or OWN_DOCUMENT, 0, OVERLAY_FILE)
    if table == "features":
        return _changed_cell(values, tables, source)
    return _changed_row(table, values, tables, source)


def _job(values: Mapping[str, str], tables: Tables) -> tuple[str, JobKey, dict[str, str]]:
    """Return edition and key that ``values`` name, and the other values."""
    rest = dict(values)
    edition = _edition(rest.pop("edition", ""), tables)
    missing = [field for field in _JOB if not rest.get(field)]
    if missing:
        raise usage(
            text("These fields are missing: {names}.", names=tuple(missing)),
            text("Name the row with all of {names}.", names=_JOB),
        )
    model = names.resolve_model(tables, rest["model"])
    if model is None:
        near = names.nearest_models(tables, rest["model"])
        raise unknown(text("model"), rest["model"], near, ())
    strategy = names.resolve_strategy(rest["strategy"])
    if strategy is None:
        near = names.nearest_strategies(rest["strategy"])
        raise unknown(text("strategy"), rest["strategy"], near, STRATEGIES)
    try:
        found = lengths(rest["seq_len"])
    except Wrong as wrong:
        raise usage(wrong.reason, text("Write a whole number of tokens.")) from None
    if len(found) != 1:
        raise usage(text("One row has one sequence length."), text("Set each of them by itself."))
    key = JobKey(
        model,
        strategy,
        found[0],
        _framework(rest["framework"], tables),
        _hardware(rest["hardware"], tables),
    )
    return edition, key, {field: value for field, value in rest.items() if field not in _JOB}


def _edition(typed: str, tables: Tables) -> str:
    return one_edition(typed, tables) if typed else tables.newest_edition


def _framework(typed: str, tables: Tables) -> str:
    found = names.resolve_framework(tables, typed)
    if found is None:
        near = names.nearest_frameworks(tables, typed)
        raise unknown(text("framework"), typed, near, tables.frameworks)
    return found


def _hardware(typed: str, tables: Tables) -> str:
    found = names.resolve_hardware(tables, typed)
    if found is None:
        near = names.nearest_hardware(tables, typed)
        raise unknown(text("hardware"), typed, near, tables.hardware)
    return found


def _devices(typed: str | None) -> int | None:
    if typed is None:
        raise usage(text("The device count is missing."), text("Add devices=8, or devices=-."))
    try:
        return devices(typed)
    except Wrong as wrong:
        action = text("Write a whole number, or - for “not supported”.")
        raise usage(wrong.reason, action) from None


def _cell(values: Mapping[str, str], tables: Tables) -> Feature:
    """Return the cell that ``values`` name, or a new one of that name.

    Raises:
        Refused: they name none, or several.
    """
    missing = [field for field in ("model", "framework", "feature") if not values.get(field)]
    if missing:
        raise usage(
            text("These fields are missing: {names}.", names=tuple(missing)),
            text("Name the cell with model, framework and feature, and series where it is needed."),
        )
    edition = _edition(values.get("edition", ""), tables)
    framework = tables.frameworks[_framework(values["framework"], tables)]
    features = tuple(item.id for item in framework.features)
    if values["feature"] not in features:
        raise unknown(text("feature"), values["feature"], (), features)
    model = fold(values["model"])
    found = [
        cell
        for cell in tables.features
        if (cell.edition, cell.framework, cell.feature)
        == (edition, framework.id, values["feature"])
        and (fold(cell.model) == model or values["model"] in cell.catalog_models)
        and values.get("series", cell.series) == cell.series
    ]
    if len(found) > 1:
        raise usage(
            text("Several printed models have that name."),
            text("Write one of: {names}.", names=tuple(cell.model for cell in found)),
        )
    if found:
        return found[0]
    return Feature(
        values.get("series") or values["model"],
        values["model"],
        framework.id,
        values["feature"],
        feature_mark("-")[0],
        "",
        Names(tables).models(values["model"]),
        edition,
        OWN_DOCUMENT,
        file=OVERLAY_FILE,
    )


def _changed_cell(values: Mapping[str, str], tables: Tables, source: str) -> Feature:
    cell = _cell(values, tables)
    if "value" not in values:
        raise usage(
            text("The value is missing."),
            text("Add value=true, value=false, value=NA, or the printed text."),
        )
    try:
        value, detail = feature_mark(values["value"])
    except Wrong as wrong:
        raise usage(wrong.reason, text("Write true, false, NA, or the printed text.")) from None
    models = cell.catalog_models
    if "catalog_models" in values:
        models = tuple(filter(None, values["catalog_models"].split(SEVERAL)))
        for name in models:
            if name not in tables.models:
                raise unknown(text("model"), name, names.nearest_models(tables, name), ())
    known = ("edition", "series", "model", "framework", "feature", "value", "catalog_models")
    _nothing_else("features", {k: v for k, v in values.items() if k not in known}, known)
    return Feature(
        cell.series,
        cell.model,
        cell.framework,
        cell.feature,
        value,
        detail,
        models,
        cell.edition,
        source or OWN_DOCUMENT,
        cell.kind,
        file=OVERLAY_FILE,
    )


def _changed_row(table: str, values: Mapping[str, str], tables: Tables, source: str) -> Record:
    """Return a row of one of the tables whose rows have an id."""
    row = row_of(table, values, tables)
    old = of_table(tables, table).get(row)
    fields: dict[str, Any] = plain(old) if old is not None else {}
    own_name = _ID_FIELD.get(table, "id")
    fields["id"] = row[0] if isinstance(row, tuple) else row
    for field, value in values.items():
        if field not in {"id", own_name}:
            fields[field] = _value(field, value)
            if value == "":
                del fields[field]
    if source or "source" not in fields:
        fields["source"] = source or fields.get("source") or OWN_DOCUMENT
    if table in {"editions", "documents", "notes"}:
        fields.pop("source", None)
    if table == "throughput":
        fields.setdefault("scope", "device")
        fields.setdefault("published_unit", "tokens/s")
        if "tokens_per_second" in values and "published_value" not in values:
            fields["published_value"] = fields["tokens_per_second"]
        fields.setdefault("model_published", fields.get("model"))
    reader = next(item for item in READ_ORDER if item.name == table)
    problems: list[Issue] = []
    reading = Row(TomlFile(Path(OVERLAY_FILE), OVERLAY_FILE, "", {}), table, 0, fields, problems)
    entries = list(reader.read(reading, known_of(tables)))
    _nothing_else(table, dict.fromkeys(reading.rest(), ""), ())
    if problems or not entries:
        raise Refused(*(Issue(i.severity, "bad-usage", i.message, i.action) for i in problems))
    record: Record = entries[0][1]
    return record


def _identity_value(table: str, values: Mapping[str, str]) -> str:
    name = _ID_FIELD.get(table, "id")
    row = values.get("id") or values.get(name, "")
    if not row:
        raise usage(
            text("These fields are missing: {names}.", names=(name,)),
            text("Name the row with it, as in {field}=….", field=name),
        )
    return row


def _value(field: str, typed: str) -> Any:
    """Return a typed value as TOML has it: a number, true or false, a list, or a text."""
    if field in _LISTS:
        return [part.strip() for part in typed.split(SEVERAL) if part.strip()]
    if field not in _WORDS:
        try:
            return tomllib.loads(f"value = {typed}")["value"]
        except (ValueError, RecursionError):
            pass
    return typed


def _nothing_else(table: str, rest: Mapping[str, str], known: Sequence[str]) -> None:
    for field in rest:
        message: Text = text("{table} has no field {field}.", table=table, field=field)
        action = (
            text("Write one of: {names}.", names=tuple(known))
            if known
            else text("SCHEMA.md of the catalog lists the fields.")
        )
        raise usage(message, action)
