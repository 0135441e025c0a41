"""Reads the tables of a catalog, layer over layer, and collects all that is wrong in them."""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ascgui.catalog import tomlfile
from ascgui.catalog.records import assembled
from ascgui.catalog.row import Row, shown
from ascgui.catalog.tables import READ_ORDER, Known, Table
from ascgui.catalog.tomlfile import TomlFile
from ascgui.domain.catalog import Tables
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


class Reading:
    """What was read so far: the rows, the ``problems`` of shipped files, and the other issues."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self.problems: list[Issue] = []
        self.issues: list[Issue] = []
        self.unknown_fields: list[UnknownField] = []
        self._known = Known()
        self._shipped: dict[str, dict[Hashable, Any]] = {}
        self._has_own = False
        self._hash = hashlib.sha256()

    def add_folders(self, folder: Path, overlay: Path | None) -> None:
        """Read every table in ``folder``, and over it the one in ``overlay`` if there is one."""
        for table in READ_ORDER:
            self.add_file(folder / f"{table.name}.toml", table)
            if overlay is not None and (overlay / f"{table.name}.toml").exists():
                self.add_file(overlay / f"{table.name}.toml", table, of_overlay=True)

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
        if of_overlay:
            self._has_own = True
        else:
            self._shipped[table.name] = layer

    def tables(self) -> Tables:
        """Return the tables as they were read."""
        return assembled(self._known.records, self._hash.hexdigest())

    def shipped_tables(self) -> Tables | None:
        """Return the shipped tables where the user's lie over them, else None."""
        return assembled(self._shipped, "") if self._has_own else None

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
