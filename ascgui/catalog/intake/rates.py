"""A list of throughput rows: the program's own, or an engineer's with a few columns."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from ascgui.catalog.intake.draft import Part, RateDraft, Rejected
from ascgui.catalog.intake.grid import Grid, Line, Value, cell_text
from ascgui.catalog.intake.spelling import Names
from ascgui.catalog.names import resolve_stage, resolve_strategy
from ascgui.catalog.overlayfile import known_of
from ascgui.catalog.row import Row
from ascgui.catalog.tables import READ_ORDER, Known
from ascgui.catalog.tomlfile import TomlFile
from ascgui.catalog.watch import UNWATCHED, Watch
from ascgui.domain.catalog import ThroughputRow
from ascgui.domain.issues import Issue
from ascgui.domain.names import fold
from ascgui.domain.text import text

_FIELDS = {
    "id": ("id", "row id"),
    "model": ("model", "模型"),
    "model_published": ("model_published", "published model"),
    "framework": ("framework", "框架", "训练框架"),
    "hardware": ("hardware", "规格", "硬件"),
    "stage": ("stage", "训练阶段", "阶段"),
    "strategy": ("strategy", "训练策略", "训练策略类型"),
    "seq_len": ("seq_len", "seq_len_printed", "sequence length", "序列长度"),
    "devices": ("devices", "卡数"),
    "tokens_per_second": ("tokens_per_second", "tps", "throughput per device", "吞吐"),
    "scope": ("scope", "published per"),
    "published_value": ("published_value", "published value"),
    "published_unit": ("published_unit", "published unit"),
    "measured": ("measured",),
    "suspect": ("suspect", "doubtful"),
    "source": ("source", "来源"),
    "first_seen": ("first_seen", "first seen"),
    "last_seen": ("last_seen", "last seen"),
    "low": ("low",),
    "high": ("high",),
    "note": ("note", "备注"),
}
_FIELD_OF = {fold(name): field for field, spellings in _FIELDS.items() for name in spellings}
_NEEDED = {"framework", "hardware", "tokens_per_second"}
_NUMBERS = ("devices", "tokens_per_second", "published_value", "low", "high")
_FLAGS = {"yes": True, "true": True, "no": False, "false": False}
_NOT_IN_ID = re.compile(r"[^a-z0-9.]+")


def part(grid: Grid, names: Names, watch: Watch = UNWATCHED) -> Part | None:
    """Return the throughput rows of ``grid``, None if it is no such list."""
    for index, line in enumerate(grid.lines[:20]):
        places: dict[str, int] = {}
        for place, cell in enumerate(line.cells):
            field = _FIELD_OF.get(fold(cell_text(cell)))
            if field is not None:
                places.setdefault(field, place)
        if places.keys() >= _NEEDED and ("model" in places or "model_published" in places):
            return _listed(watch.over(grid.lines[index + 1 :]), places, names)
    return None


def _listed(lines: Iterable[Line], places: Mapping[str, int], names: Names) -> Part:
    found = Part()
    known = known_of(names.tables)
    for line in lines:
        if len(line.cells) <= max(places.values()):
            reason = text("The row has {found} cells, the heading more.", found=len(line.cells))
            found.rejected.append(Rejected(line.number, line.printed, reason))
            continue
        cells = {field: line.cells[place] for field, place in places.items()}
        rate, problems = _rate(_row(cells, names), known)
        if rate is None:
            found.rejected += [
                Rejected(line.number, line.printed, issue.message) for issue in problems[:1]
            ]
        else:
            found.drafts.append(RateDraft(rate, line.number))
    return found


def _row(cells: Mapping[str, Value], names: Names) -> dict[str, object]:
    """Return the fields of a row of throughput.toml; what a short list lacks is filled in."""
    row: dict[str, object] = {
        field: cell_text(cell) for field, cell in cells.items() if cell_text(cell)
    }
    for field in _NUMBERS:
        if field in row:
            row[field] = _number(cells[field])
    for field in ("measured", "suspect"):
        if field in row:
            row[field] = _FLAGS.get(str(row[field]).casefold(), row[field])
    if isinstance(row.get("seq_len"), str) and str(row["seq_len"]).isdecimal():
        row["seq_len"] = int(str(row["seq_len"])[:18])
    printed = str(row.get("model", ""))
    if printed:
        row["model"] = names.model(printed) or printed
    row["framework"] = names.framework(str(row.get("framework", ""))) or row.get("framework", "")
    row["hardware"] = names.hardware(str(row.get("hardware", ""))) or row.get("hardware", "")
    row["stage"] = resolve_stage(str(row.get("stage", "sft"))) or row.get("stage")
    row["strategy"] = resolve_strategy(str(row.get("strategy", "full"))) or row.get("strategy")
    row.setdefault("model_published", printed)
    row.setdefault("scope", "device")
    row.setdefault("published_value", row.get("tokens_per_second", 0))
    row.setdefault("published_unit", "tokens/s")
    row.setdefault("source", "import")
    parts = ("framework", "model_published", "stage", "strategy", "seq_len", "hardware", "devices")
    row.setdefault("id", "-".join(_slug(row.get(field, "")) for field in parts).strip("-"))
    return row


def _rate(row: Mapping[str, object], known: Known) -> tuple[ThroughputRow | None, list[Issue]]:
    """Return the row if it can be used, else what is wrong with it."""
    table = next(table for table in READ_ORDER if table.name == "throughput")
    problems: list[Issue] = []
    reading = Row(TomlFile(Path("import"), "import", "", {}), table.name, 0, row, problems)
    entries = list(table.read(reading, known))
    if not reading.sound or len(entries) != 1:
        return None, problems
    rate: ThroughputRow = entries[0][1]
    return rate, []


def _number(value: Value) -> object:
    if isinstance(value, int | float):
        return int(value) if isinstance(value, float) and value.is_integer() else value
    printed = cell_text(value).replace(",", "")
    try:
        return int(printed) if printed.isdecimal() else float(printed)
    except ValueError:
        return printed


def _slug(value: object) -> str:
    return _NOT_IN_ID.sub("-", str(value).casefold()).strip("-")
