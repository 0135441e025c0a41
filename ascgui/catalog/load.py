"""Loads the catalog: every table, checked, with all that is wrong in it at once.

Each table is read in layers, the shipped file first, then the user's file of the same name in the
overlay's folder, if there is one; over them all lie the changes in ``overlay.toml``. A layer's
entry takes the place of an earlier layer's entry of the same identity and is added otherwise. A
problem of a shipped file refuses the catalog; a problem of the user's files leaves out that row
and is reported.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ascgui import paths
from ascgui.catalog import overlayfile, tomlfile
from ascgui.catalog.layering import Standings, layered
from ascgui.catalog.overlay import OVERLAY_FILE, Overlay
from ascgui.catalog.overlayfile import OverlayFile
from ascgui.catalog.overlaytext import dumps, save
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


@dataclass(frozen=True, slots=True)
class Catalog:
    """The tables, what was noticed while reading them, and where they came from.

    ``shipped`` are the tables without anything of the user's, ``beneath`` with the user's
    hand-written tables but without ``changes``, which came from ``file`` (None: there is none
    yet). Both are None where a catalog was put together without layers.
    """

    tables: Tables
    issues: tuple[Issue, ...]
    folder: Path
    overlay: Path | None = None
    unknown_fields: tuple[UnknownField, ...] = ()
    shipped: Tables | None = None
    beneath: Tables | None = None
    changes: Overlay = field(default_factory=Overlay)
    file: OverlayFile | None = None
    beneath_issues: tuple[Issue, ...] = ()

    @property
    def under(self) -> Tables:
        """The tables that the user's changes lie over."""
        return self.beneath or self.tables

    def standings(self, table: str) -> Standings:
        """Return how the rows of ``table`` stand: shipped, changed, added or removed."""
        return Standings(table, self.tables, self.shipped or self.under, self.under, self.changes)

    def changed_to(self, changes: Overlay, file: OverlayFile | None = None) -> Catalog:
        """Return the catalog with other changes over the same tables; no file is touched.

        ``file`` is the file that says these changes, where they were saved.
        """
        sha256 = self.under.sha256
        if file is not None:
            sha256 = _stamp(sha256, file.sha256)
        elif changes != Overlay():
            sha256 = _stamp(sha256, dumps(changes))
        over = layered(self.under, changes, sha256)
        own = self.file if file is None else file
        issues = (*self.beneath_issues, *(own.issues if own else ()), *over.issues)
        return replace(self, tables=over.tables, issues=issues, changes=changes, file=own)

    def saved(self, changes: Overlay | None = None, *, force: bool = False) -> Catalog:
        """Save ``changes`` (those of this catalog) to the overlay's file; return what holds then.

        Raises:
            Refused: nothing was changed; see :func:`ascgui.catalog.overlaytext.save`.
        """
        if self.overlay is None:
            message = text("This catalog has no place for changes.")
            raise Refused(Issue(Severity.ERROR, "overlay-missing", message))
        wanted = self.changes if changes is None else changes
        path = self.overlay / OVERLAY_FILE
        file = save(path, wanted, self.file, self.under, force=force)
        return self.changed_to(file.overlay, file)


def _stamp(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def user_overlay() -> Path:
    """Return the folder of the user's own changes (not yet made)."""
    return paths.user_data() / "catalog"


def load(folder: Path | None = None, overlay: Path | None = None) -> Catalog:
    """Return the catalog in ``folder`` (the shipped one), with what is in ``overlay`` over it.

    An overlay folder, or a file in it, that does not exist is an empty one; the user's own is
    :func:`user_overlay`.

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
    beneath = reading.tables()
    catalog = Catalog(
        beneath,
        tuple(reading.issues),
        folder,
        overlay,
        tuple(reading.unknown_fields),
        reading.shipped_tables() or beneath,
        beneath,
        beneath_issues=tuple(reading.issues),
    )
    path = None if overlay is None else overlay / OVERLAY_FILE
    if path is None or not path.exists():
        return catalog
    try:
        file = overlayfile.read(path, beneath)
    except Refused as refused:
        return replace(catalog, issues=(*catalog.issues, *refused.issues))
    return catalog.changed_to(file.overlay, file)


class _Reading:
    """What was read so far."""

    def __init__(self) -> None:
        self.problems: list[Issue] = []
        self.issues: list[Issue] = []
        self.unknown_fields: list[UnknownField] = []
        self._known = Known()
        self._shipped: dict[str, dict[Hashable, Any]] = {}
        self._has_own = False
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
