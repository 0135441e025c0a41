"""The tables that may hold very many rows, as columns: what a column means, and records in bulk.

A column's distinct values are checked once each, which is what makes a hundred thousand rows
quick. A row with a value that is not surely right is read like a row of the shipped tables, so
the same problems are reported in the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from types import MappingProxyType
from typing import Any

from ascgui.catalog.bulk import bulk
from ascgui.catalog.records import (
    NOT_PLANNED_MARK,
    NOT_SUPPORTED_MARK,
    Identity,
    Record,
    devices_mark,
    feature_mark,
)
from ascgui.catalog.row import LARGEST_COUNT, LARGEST_NUMBER
from ascgui.catalog.rowlines import Cells
from ascgui.catalog.tables import LARGEST_DEVICES, SCOPES, Known
from ascgui.domain.catalog import Feature, FeatureValue, JobKey, Requirement, ThroughputRow
from ascgui.domain.plan import STAGES, STRATEGIES

_Convert = Callable[[Any], Any]

SEVERAL = ";"
"""Stands between several names in one cell."""


class _Unsure(Exception):
    """A value that is wrong, or that only a full reading of its row can judge."""


@dataclass(frozen=True, slots=True)
class LineTable:
    """How the rows of one table stand on lines.

    ``cells`` gives a record's cells in the order of ``columns``, ``as_row`` makes the fields of an
    ordinary TOML row of them, ``converters`` and ``build`` make records of whole columns.
    ``agreeing`` says of two columns which pairs of values go together; None of a pair is any.
    """

    name: str
    columns: tuple[str, ...]
    cells: Callable[[Any], Cells]
    as_row: Callable[[Mapping[str, Any]], dict[str, object]]
    converters: Callable[[Known], Mapping[str, _Convert]]
    build: Callable[[Mapping[str, Sequence[Any]], str, Sequence[int]], Built]
    agreeing: tuple[tuple[str, str, Callable[[Known, Any, Any], bool]], ...] = ()


@dataclass(frozen=True, slots=True)
class Built:
    """Records with their identities, in one order."""

    identities: list[Identity]
    records: list[Record]


class Columns:
    """Converts runs of rows of one table to records, remembering each value that it has seen."""

    def __init__(self, table: LineTable, known: Known, names: Sequence[str]) -> None:
        """``names`` are the columns as the file has them; those that it lacks are empty."""
        self._table = table
        self._names = names
        converters = table.converters(known)
        self._converters = {name: converters[name] for name in table.columns}
        self._known = known
        self._seen: dict[tuple[str, type], dict[Any, Any]] = {}

    def read(
        self, rows: Sequence[Cells], file: str, numbers: Sequence[int]
    ) -> tuple[Built, list[int]]:
        """Return the records of ``rows``, and the indices of rows that need a full reading.

        Where any row needs it, the others are still returned, in order.
        """
        by_name = dict(zip(self._names, zip(*rows, strict=True), strict=False))
        unsure: set[int] = set()
        columns: dict[str, list[Any]] = {}
        for name, convert in self._converters.items():
            if name in by_name:
                columns[name], doubtful = self._converted(name, by_name[name], convert)
                unsure.update(doubtful)
                continue
            left_out = _sure(convert, "")
            columns[name] = [left_out] * len(rows)
            if left_out is _Unsure:
                unsure.update(range(len(rows)))
        for one, other, agree in self._table.agreeing:
            pairs = list(zip(columns[one], columns[other], strict=True))
            wrong = {pair for pair in set(pairs) if not agree(self._known, *pair)}
            if wrong:
                unsure.update(index for index, pair in enumerate(pairs) if pair in wrong)
        if unsure:
            kept = [index for index in range(len(rows)) if index not in unsure]
            columns = {name: [column[index] for index in kept] for name, column in columns.items()}
            numbers = [numbers[index] for index in kept]
        return self._table.build(columns, file, numbers), sorted(unsure)

    def _converted(
        self, name: str, column: Sequence[Any], convert: _Convert
    ) -> tuple[list[Any], Iterable[int]]:
        kinds = set(map(type, column))
        if len(kinds) == 1:
            distinct = set(column)
            if 2 * len(distinct) > len(column):
                # Ids and figures: nothing would be gained by remembering them.
                try:
                    return [convert(value) for value in column], ()
                except _Unsure:
                    converted = [_sure(convert, value) for value in column]
            else:
                known = self._remembered(name, kinds.pop(), distinct, convert)
                converted = list(map(known.__getitem__, column))
        else:
            by_kind = {
                kind: self._remembered(
                    name, kind, {value for value in column if type(value) is kind}, convert
                )
                for kind in kinds
            }
            converted = [by_kind[type(value)][value] for value in column]
        if _Unsure not in converted:
            return converted, ()
        return converted, [index for index, value in enumerate(converted) if value is _Unsure]

    def _remembered(
        self, name: str, kind: type, values: set[Any], convert: _Convert
    ) -> dict[Any, Any]:
        """Return value → what it means, of one kind: true and 1 are equal, but not the same."""
        known = self._seen.setdefault((name, kind), {})
        for value in values - known.keys():
            known[value] = _sure(convert, value)
        return known


def _sure(convert: _Convert, value: Any) -> Any:
    """Return what ``value`` means, or the mark of a value that needs a full reading."""
    try:
        return convert(value)
    except _Unsure:
        return _Unsure


# --- what a column may hold -----------------------------------------------------------------------


def _one_of(known: Collection[Any], *, optional: bool = False) -> _Convert:
    def convert(value: object) -> object:
        if (optional and value == "") or (isinstance(value, str) and value in known):
            return value
        raise _Unsure

    return convert


def _several_of(known: Collection[Any]) -> _Convert:
    def convert(value: object) -> tuple[str, ...]:
        if not isinstance(value, str):
            raise _Unsure
        names = tuple(filter(None, value.split(SEVERAL)))
        if any(name not in known for name in names):
            raise _Unsure
        return names

    return convert


def _text(value: object) -> str:
    if isinstance(value, str) and value and value == value.strip():
        return value
    raise _Unsure


def _optional_text(value: object) -> str:
    if isinstance(value, str) and value == value.strip():
        return value
    raise _Unsure


def _count(value: object) -> int:
    if type(value) is int and 1 <= value <= LARGEST_COUNT:
        return value
    raise _Unsure


def _optional_count(value: object) -> int | None:
    return None if value == "" else _count(value)


def _row_number(value: object) -> int:
    return 0 if value == "" else _count(value)


def _devices(value: object) -> int | None:
    if value == NOT_SUPPORTED_MARK:
        return None
    if _count(value) <= LARGEST_DEVICES:
        return _count(value)
    raise _Unsure


def _number(value: object) -> float:
    if type(value) in {int, float} and 0 < value <= LARGEST_NUMBER:  # type: ignore[operator]
        return float(value)  # type: ignore[arg-type]
    raise _Unsure


def _flag(value: object) -> bool:
    if value == "" or isinstance(value, bool):
        return bool(value)
    raise _Unsure


def _cell(value: object) -> tuple[FeatureValue, str]:
    if value is True:
        return FeatureValue.SUPPORTED, ""
    if value is False:
        return FeatureValue.NOT_SUPPORTED, ""
    if value == NOT_PLANNED_MARK:
        return FeatureValue.NOT_PLANNED, ""
    return FeatureValue.SUPPORTED, _text(value)


def _only_empty(value: object) -> str:
    """For a column that is rarely written: anything in it is read in full."""
    if value == "":
        return ""
    raise _Unsure


def _of_edition(known: Known, edition: str, name: str) -> bool:
    document = known.of("documents").get(name)
    return document is None or document.edition == edition


def _of_framework(known: Known, name: str, feature: str) -> bool:
    framework = known.of("frameworks").get(name)
    return framework is not None and any(item.id == feature for item in framework.features)


# --- minimum devices ------------------------------------------------------------------------------


def _requirement_cells(entry: Requirement) -> Cells:
    key = entry.key
    return [
        entry.edition,
        key.model,
        key.strategy,
        key.seq_len,
        key.framework,
        key.hardware,
        devices_mark(entry.devices),
        entry.document,
        entry.row or "",
    ]


def _requirement_row(cells: Mapping[str, Any]) -> dict[str, object]:
    row = {name: cells.get(name, "") for name in ("edition", "model", "strategy", "seq_len")}
    row |= {"document": cells.get("document", ""), "row": cells.get("row", "")}
    return {
        **_given(row),
        "framework": cells.get("framework", ""),
        str(cells.get("framework", "")): {str(cells.get("hardware", "")): cells.get("devices", "")},
    }


def _requirement_converters(known: Known) -> Mapping[str, _Convert]:
    return {
        "edition": _one_of(known.of("editions")),
        "model": _one_of(known.of("models")),
        "strategy": _one_of(STRATEGIES),
        "seq_len": _count,
        "framework": _one_of(known.of("frameworks")),
        "hardware": _one_of(known.of("hardware")),
        "devices": _devices,
        "document": _text,
        "row": _row_number,
    }


def _built_requirements(
    columns: Mapping[str, Sequence[Any]], file: str, numbers: Sequence[int]
) -> Built:
    count = len(numbers)
    edition = columns["edition"]
    keys = bulk(
        JobKey,
        count,
        *(columns[name] for name in ("model", "strategy", "seq_len", "framework", "hardware")),
    )
    made: list[Record] = list(
        bulk(
            Requirement,
            count,
            keys,
            edition,
            columns["devices"],
            columns["document"],
            columns["row"],
            repeat(file),
            numbers,
        )
    )
    return Built(list(zip(edition, keys, strict=True)), made)


# --- features -------------------------------------------------------------------------------------


def _feature_cells(cell: Feature) -> Cells:
    return [
        cell.edition,
        cell.series,
        cell.model,
        cell.framework,
        cell.feature,
        feature_mark(cell.value, cell.detail),
        SEVERAL.join(cell.catalog_models),
        cell.document,
        cell.kind,
        cell.table or "",
        cell.row or "",
    ]


def _feature_row(cells: Mapping[str, Any]) -> dict[str, object]:
    names = ("edition", "series", "model", "document", "kind", "table", "row")
    models = cells.get("models", "")
    row = _given({name: cells.get(name, "") for name in names})
    return row | {
        "models": list(filter(None, models.split(SEVERAL))) if isinstance(models, str) else models,
        "framework": cells.get("framework", ""),
        str(cells.get("framework", "")): {str(cells.get("feature", "")): cells.get("value", "")},
    }


def _feature_converters(known: Known) -> Mapping[str, _Convert]:
    frameworks = known.of("frameworks")
    features = {feature.id for item in frameworks.values() for feature in item.features}
    return {
        "edition": _one_of(known.of("editions")),
        "series": _text,
        "model": _text,
        "framework": _one_of(frameworks),
        "feature": _one_of(features),
        "value": _cell,
        "models": _several_of(known.of("models")),
        "document": _text,
        "kind": _optional_text,
        "table": _row_number,
        "row": _row_number,
    }


def _built_features(
    columns: Mapping[str, Sequence[Any]], file: str, numbers: Sequence[int]
) -> Built:
    values = columns["value"]
    made = bulk(
        Feature,
        len(numbers),
        columns["series"],
        columns["model"],
        columns["framework"],
        columns["feature"],
        [value for value, _ in values],
        [detail for _, detail in values],
        columns["models"],
        columns["edition"],
        columns["document"],
        columns["kind"],
        columns["table"],
        columns["row"],
        repeat(file),
        numbers,
    )
    names = ("edition", "framework", "feature", "series", "model")
    identities: list[Identity] = list(zip(*(columns[name] for name in names), strict=True))
    return Built(identities, list(made))


# --- throughput -----------------------------------------------------------------------------------

_THROUGHPUT = (
    "id",
    "framework",
    "model",
    "model_published",
    "stage",
    "strategy",
    "seq_len",
    "hardware",
    "devices",
    "tokens_per_second",
    "published_value",
    "published_unit",
    "scope",
    "source",
    "first_seen",
    "last_seen",
    "note",
    "measured",
    "low",
    "high",
    "suspect",
)


def _throughput_cells(row: ThroughputRow) -> Cells:
    values = {name: getattr(row, name) for name in _THROUGHPUT}
    values["seq_len"] = row.seq_len or row.seq_len_printed
    return ["" if value is None or value is False else value for value in values.values()]


def _throughput_row(cells: Mapping[str, Any]) -> dict[str, object]:
    return _given({name: cells.get(name, "") for name in _THROUGHPUT})


def _throughput_converters(known: Known) -> Mapping[str, _Convert]:
    return {
        "id": _text,
        "framework": _one_of(known.of("frameworks")),
        "model": _one_of(known.of("models"), optional=True),
        "model_published": _text,
        "stage": _one_of(STAGES),
        "strategy": _one_of(STRATEGIES),
        "seq_len": _optional_count,
        "hardware": _one_of(known.of("hardware")),
        "devices": _optional_count,
        "tokens_per_second": _number,
        "published_value": _number,
        "published_unit": _text,
        "scope": _one_of([scope for scope in SCOPES if scope != "unclear"]),
        "source": _text,
        # What must agree with another cell or has a form of its own is read in full.
        "first_seen": _only_empty,
        "last_seen": _only_empty,
        "note": _optional_text,
        "measured": _flag,
        "low": _only_empty,
        "high": _only_empty,
        "suspect": _flag,
    }


def _built_throughput(
    columns: Mapping[str, Sequence[Any]], file: str, numbers: Sequence[int]
) -> Built:
    count = len(numbers)
    printed = ["" if length is None else str(length) for length in columns["seq_len"]]
    made = bulk(
        ThroughputRow,
        count,
        *(columns[name] for name in _THROUGHPUT[:7]),
        printed,
        *(columns[name] for name in _THROUGHPUT[7:18]),
        repeat(None, count),
        repeat(None, count),
        columns["suspect"],
        repeat(file),
        numbers,
    )
    return Built(list(columns["id"]), list(made))


def _given(row: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in row.items() if value != ""}


LINE_TABLES: Mapping[str, LineTable] = MappingProxyType(
    {
        table.name: table
        for table in (
            LineTable(
                "min-devices",
                (
                    "edition",
                    "model",
                    "strategy",
                    "seq_len",
                    "framework",
                    "hardware",
                    "devices",
                    "document",
                    "row",
                ),
                _requirement_cells,
                _requirement_row,
                _requirement_converters,
                _built_requirements,
                (("edition", "document", _of_edition),),
            ),
            LineTable(
                "features",
                (
                    "edition",
                    "series",
                    "model",
                    "framework",
                    "feature",
                    "value",
                    "models",
                    "document",
                    "kind",
                    "table",
                    "row",
                ),
                _feature_cells,
                _feature_row,
                _feature_converters,
                _built_features,
                (
                    ("edition", "document", _of_edition),
                    ("framework", "feature", _of_framework),
                ),
            ),
            LineTable(
                "throughput",
                _THROUGHPUT,
                _throughput_cells,
                _throughput_row,
                _throughput_converters,
                _built_throughput,
            ),
        )
    }
)


def rows_read_in_full(table: LineTable, names: Sequence[str], cells: Cells) -> dict[str, object]:
    """Return the fields of an ordinary TOML row for the cells of a line."""
    return table.as_row(dict(zip(names, cells, strict=False)))
