"""The ways to run a job as columns and rows, for the window, the terminal and files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ascgui.catalog.listing import Cell, Column, Row
from ascgui.domain.catalog import Tables
from ascgui.domain.text import Quantity, Text, Unit, text
from ascgui.estimator.naming import framework_name, hardware_name
from ascgui.estimator.ways import Way, Ways, obstacle_words, obstacles
from ascgui.language.language import Language

_WORDS: Mapping[str, Text] = {
    "yes": text("yes"),
    "no": text("no"),
    "measured": text("measured"),
    "entered": text("entered"),
    "catalog": text("catalog"),
    "nearest": text("nearest row"),
}
"""What a person reads for what a program does."""


@dataclass(frozen=True, slots=True)
class _Field:
    column: Column
    cell: Callable[[Way], Cell]
    quantity: bool = False
    """Whether a person reads the value with its unit."""
    estimate: bool = False
    """Whether it hangs on the throughput."""


def columns() -> tuple[Column, ...]:
    """Return the columns; the first ones say which way it is. Durations are in seconds."""
    return tuple(field.column for field in _FIELDS)


def rows(ways: Ways) -> list[Row]:
    """Return the ways as programs read them, under their identities."""
    return [
        Row(
            way.id,
            tuple(field.cell(way) for field in _FIELDS),
            "",
            0,
            "" if way.answer.requirement is None else way.answer.requirement.document,
        )
        for way in ways.rows
    ]


def shown_rows(ways: Ways, tables: Tables, language: Language) -> list[Row]:
    """Return the ways as a person reads them: with names, units and ≈ before estimates."""
    made = []
    for way, row in zip(ways.rows, rows(ways), strict=True):
        cells = [
            _shown(field, cell, way, language)
            for field, cell in zip(_FIELDS, row.cells, strict=True)
        ]
        cells[_PLACES["framework"]] = framework_name(way.framework, tables)
        cells[_PLACES["hardware"]] = hardware_name(way.hardware, tables)
        cells[_PLACES["errors"]] = language.show(obstacle_words(way.answer)) or None
        made.append(Row(row.id, tuple(cells), "", 0, row.source))
    return made


def _shown(field: _Field, cell: Cell, way: Way, language: Language) -> Cell:
    if cell is None:
        return None
    shown = language.show(_WORDS.get(cell, cell)) if isinstance(cell, str) else str(cell)
    if isinstance(cell, int | float):
        unit = field.column.unit if field.quantity else Unit.NONE
        shown = language.show(Quantity(cell, unit))
        if field.column.id == "cost" and way.plan.currency:
            shown = language.show(Quantity(cell, currency=way.plan.currency))
    rate = field.column.id == "tps"
    if field.estimate and (way.answer.rate_is_estimate if rate else way.answer.is_estimate):
        return language.say("≈ {figure}", figure=shown)
    if field.column.id == "devices" and way.answer.devices_are_estimate:
        return language.say("≈ {figure}", figure=shown)
    return shown


def _words(name: str, title: Text, cell: Callable[[Way], Cell]) -> _Field:
    return _Field(Column(name, title), cell)


def _count(name: str, title: Text, unit: Unit, cell: Callable[[Way], Cell], **more: bool) -> _Field:
    return _Field(Column(name, title, numeric=True, unit=unit), cell, **more)


def _range(way: Way, end: str) -> float | None:
    duration = way.answer.duration
    return None if duration is None else float(getattr(duration, end))


_FIELDS = (
    _words("edition", text("Edition"), lambda way: way.edition),
    _words("framework", text("Framework"), lambda way: way.framework),
    _words("hardware", text("Hardware"), lambda way: way.hardware),
    _count("minimum_devices", text("Minimum"), Unit.DEVICES,
           lambda way: way.answer.minimum_devices),
    _count("devices", text("Devices"), Unit.DEVICES, lambda way: way.answer.devices),
    _count("cards", text("Cards"), Unit.CARDS, lambda way: way.answer.cards),
    _count("nodes", text("Nodes"), Unit.NODES, lambda way: way.answer.nodes),
    _count("duration_seconds", text("Duration"), Unit.SECONDS, lambda way: way.duration_s,
           quantity=True, estimate=True),
    _count("low_seconds", text("Shortest"), Unit.SECONDS, lambda way: _range(way, "low"),
           quantity=True, estimate=True),
    _count("high_seconds", text("Longest"), Unit.SECONDS, lambda way: _range(way, "high"),
           quantity=True, estimate=True),
    _words("deadline_met", text("Deadline met"), lambda way: {True: "yes", False: "no"}.get(
        way.answer.deadline_met)),  # type: ignore[arg-type]
    _count("card_hours", text("Card-hours used"), Unit.CARD_HOURS,
           lambda way: way.answer.card_hours, estimate=True),
    _count("cost", text("Cost"), Unit.NONE, lambda way: way.answer.cost, estimate=True),
    _words("currency", text("Currency"), lambda way: way.plan.currency or None),
    _count("tps", text("Throughput"), Unit.TOKENS_PER_SECOND,
           lambda way: None if way.answer.evidence is None else way.answer.evidence.tps,
           estimate=True),
    _words("evidence", text("Evidence"),
           lambda way: None if way.answer.evidence is None else way.answer.evidence.kind.value),
    _words("chosen", text("The plan's own"), lambda way: "yes" if way.chosen else "no"),
    _words("efficient", text("Best trade-off"), lambda way: None if way.duration_s is None
           else "yes" if way.efficient else "no"),
    _words("errors", text("Errors"), lambda way: "; ".join(obstacles(way.answer)) or None),
)  # fmt: skip
_PLACES = {field.column.id: place for place, field in enumerate(_FIELDS)}
