"""Loads the catalog: every table, checked, with all that is wrong in it at once.

Each table is read in layers, the shipped file first, then the user's file of the same name in the
overlay. A layer's entry takes the place of an earlier layer's entry of the same identity and is
added otherwise. A problem of a shipped file refuses the catalog; a problem of the overlay leaves
out that row of the overlay and is reported.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ascgui import paths
from ascgui.catalog import tomlfile
from ascgui.catalog.names import spellings
from ascgui.catalog.row import Row, shown
from ascgui.catalog.tables import READ_ORDER, Known, Table
from ascgui.catalog.tomlfile import TomlFile
from ascgui.domain.catalog import Edition, Model, Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text

FORMAT = 1


@dataclass(frozen=True, slots=True)
class UnknownField:
    """A field that this version has no use for, kept as it was read."""

    file: str
    line: int
    table: str
    field: str
    value: object


@dataclass(frozen=True, slots=True)
class Catalog:
    """The tables, what was noticed while reading them, and where they came from."""

    tables: Tables
    issues: tuple[Issue, ...]
    folder: Path
    overlay: Path | None = None
    unknown_fields: tuple[UnknownField, ...] = ()


def load(folder: Path | None = None, overlay: Path | None = None) -> Catalog:
    """Return the catalog in ``folder`` (the shipped one), with ``overlay``'s rows over it.

    An overlay folder, or a table in it, that does not exist is an empty one.

    Raises:
        Refused: a shipped table cannot be used; with every problem of every file.
    """
    folder = folder or paths.shipped("catalog")
    reading = _Reading()
    for table in READ_ORDER:
        reading.add_file(folder / f"{table.name}.toml", table)
        if overlay is not None and (overlay / f"{table.name}.toml").exists():
            reading.add_file(overlay / f"{table.name}.toml", table, of_overlay=True)
    if reading.problems:
        raise Refused(*reading.problems)
    return Catalog(
        reading.tables(),
        tuple(reading.issues),
        folder,
        overlay,
        tuple(reading.unknown_fields),
    )


class _Reading:
    """What was read so far."""

    def __init__(self) -> None:
        self.problems: list[Issue] = []
        self.issues: list[Issue] = []
        self.unknown_fields: list[UnknownField] = []
        self._known = Known()
        self._hash = hashlib.sha256()

    def add_file(self, path: Path, table: Table, *, of_overlay: bool = False) -> None:
        """Read ``path`` over what is known of ``table``."""
        problems = self.issues if of_overlay else self.problems
        try:
            file = tomlfile.read(path)
        except Refused as refused:
            problems.extend(refused.issues)
            return
        self._hash.update(f"{table.name}\0{file.text}\0".encode())
        rows = self._rows(file, table, problems, may_be_empty=of_overlay)
        if rows is None:
            return
        self._known.complete.add(table.name)
        layer: dict[Hashable, Any] = {}
        for row in rows:
            entries = list(table.read(row, self._known))
            if not row.sound:
                continue
            found = dict(entries)
            twice = [layer[key].line for key in found if key in layer]
            if twice or len(found) < len(entries):
                first = twice[0] if twice else row.line
                message = text("This row says again what line {line} says.", line=first)
                action = text("Remove one of them, or correct what tells them apart.")
                row.wrong("", message, action, "row-twice")
                continue
            layer.update(found)
            for name, value in row.rest().items():
                line = file.field_line(name, row.line)
                self._keep_unknown(file, table.name, line, name, value)
        self._known.of(table.name).update(layer)

    def tables(self) -> Tables:
        """Return the tables as they were read."""
        of = self._known.of
        models: dict[str, Model] = of("models")
        documents = of("documents")
        editions: Mapping[str, Edition] = {
            identity: replace(
                edition,
                documents=tuple(item.id for item in documents.values() if item.edition == identity),
            )
            for identity, edition in of("editions").items()
        }
        return Tables(
            editions=MappingProxyType(editions),
            documents=MappingProxyType(documents),
            hardware=MappingProxyType(of("hardware")),
            frameworks=MappingProxyType(of("frameworks")),
            models=MappingProxyType(models),
            requirements=MappingProxyType(of("min-devices")),
            features=tuple(of("features").values()),
            throughput=tuple(of("throughput").values()),
            notes=tuple(of("notes").values()),
            sha256=self._hash.hexdigest(),
            aliases=MappingProxyType(
                spellings((model.id, model.aliases) for model in models.values())
            ),
        )

    def _rows(
        self, file: TomlFile, table: Table, problems: list[Issue], *, may_be_empty: bool
    ) -> list[Row] | None:
        """Return the rows of ``file``, or None where it has none that this program can read."""
        written = file.data.get("format", FORMAT)
        if written != FORMAT:
            message = text(
                "The file says format {found}; this program reads format {known}.",
                found=shown(written),
                known=FORMAT,
            )
            action = text("Use a newer program, or a table of this one.")
            problems.append(_file_issue(file, "format", message, action))
            return None
        rows = file.data.get(table.header, [])
        if (
            not isinstance(rows, list)
            or not all(isinstance(row, dict) for row in rows)
            or not (rows or may_be_empty)
        ):
            message = text("The file has no rows under [[{header}]].", header=table.header)
            action = text("Start each row with a line [[{header}]].", header=table.header)
            problems.append(_file_issue(file, table.header, message, action))
            return None
        for name, value in file.data.items():
            if name not in {"format", table.header}:
                self._keep_unknown(file, table.name, file.top_line(name), name, value)
        lines = file.row_lines(table.header)
        if len(lines) != len(rows):
            lines = [0] * len(rows)
        return [
            Row(file, table.name, line, values, problems)
            for line, values in zip(lines, rows, strict=True)
        ]

    def _keep_unknown(
        self, file: TomlFile, table: str, line: int, name: str, value: object
    ) -> None:
        where = (("file", str(file.path)), ("line", line), ("field", name))
        message = text("The field {field} is not known here; it is kept and not used.", field=name)
        action = text("Correct its name if it is misspelt; SCHEMA.md lists the fields.")
        self.issues.append(Issue(Severity.WARNING, "field-unknown", message, action, where))
        self.unknown_fields.append(UnknownField(file.name, line, table, name, value))


def _file_issue(file: TomlFile, field: str, message: Text, action: Text) -> Issue:
    where = (("file", str(file.path)), ("line", file.top_line(field)), ("field", field))
    return Issue(Severity.ERROR, "table-unusable", message, action, where)
