"""The file of the user's changes: read with every problem, edited in place, replaced whole.

The form is in ``catalog/SCHEMA.md``. A save changes the lines of what was changed; comments,
order, unknown keys, and rows that this program could not use stay. What was made is read again
and compared with what was meant before the file is replaced, and a change that another program
made meanwhile is never overwritten.
"""

from __future__ import annotations

import codecs
import contextlib
import gc
import hashlib
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from ascgui.catalog import rowlines, tomlfile
from ascgui.catalog.linetables import LINE_TABLES, Built, Columns, rows_read_in_full
from ascgui.catalog.overlay import About, Change, Layer, Origin, Overlay, Silence
from ascgui.catalog.records import Identity, Record, of_table
from ascgui.catalog.row import Row, shown
from ascgui.catalog.rowlines import Cells, NotRows
from ascgui.catalog.tables import READ_ORDER, Entry, Known, Table, reference
from ascgui.catalog.tomlfile import TomlFile
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text

FORMAT = 1

ADDED = "+"
AGAINST = "-"
ASIDE = "~"

ORIGINS = "origins"
SILENCED = "silenced"
ORIGIN_COLUMNS = ("id", *(item.name for item in fields(Origin)))
SILENCE_COLUMNS = ("code", "about", "reason", "date", "author")

BETWEEN_PAIRS = "; "
_MOST_PROBLEMS = 500


@dataclass(frozen=True, slots=True)
class OverlayFile:
    """A file of changes as it was read: what it says, what is wrong in it, and its exact text."""

    path: Path
    text: str
    sha256: str
    overlay: Overlay
    issues: tuple[Issue, ...] = ()
    newline: str = "\n"
    bom: bool = False


def read(path: Path, beneath: Tables) -> OverlayFile:
    """Return the changes in ``path``; rows that cannot be used are left out and reported.

    Args:
        path: the file.
        beneath: the tables that the changes lie over, for the names that rows may use.

    Raises:
        Refused: it cannot be read, or is not TOML of this form.
    """
    return parse(path, tomlfile.read_bytes(path), beneath)


def parse(path: Path, content: bytes, beneath: Tables) -> OverlayFile:
    """Return the changes in ``content``, the bytes of ``path``.

    Raises:
        Refused: it is not TOML of this form.
    """
    written = tomlfile.decode(path, content)
    sha256 = hashlib.sha256(content).hexdigest()
    newline = "\r\n" if b"\r\n" in content else "\n"
    bom = content.startswith(codecs.BOM_UTF8)
    # A file of many rows is large: what is done with is let go before the rows are made.
    del content
    lines = written.split("\n")
    found = rowlines.blocks(lines)
    remaining = "\n".join(rowlines.without(lines, found))
    name = f"{path.parent.name}/{path.name}"
    rest = TomlFile(path, name, remaining, tomlfile.data(path, remaining))
    reading = _Reading(rest, lines, beneath)
    with _uncollected():
        reading.read(rowlines.by_table(found))
    return OverlayFile(
        path,
        written,
        sha256,
        reading.overlay(),
        tuple(reading.issues),
        newline,
        bom,
    )


@contextlib.contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the collector from walking, again and again, over many new rows of which none is waste.

    It saves a quarter of the time that a hundred thousand rows take.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def known_of(beneath: Tables) -> Known:
    """Return what rows over ``beneath`` may refer to; they may cite any document."""
    known = Known(any_document=True)
    for table in READ_ORDER:
        known.complete.add(table.name)
        if table.name in _REFERRED_TO:
            known.of(table.name).update(of_table(beneath, table.name))
            known.written[table.name] = set(known.of(table.name))
    return known


_REFERRED_TO = ("editions", "hardware", "documents", "frameworks", "models")


@dataclass(frozen=True, slots=True)
class _LineFile(TomlFile):
    """A file whose row is one line: every field of it stands there."""

    def field_line(self, field: str, row_line: int) -> int:  # noqa: ARG002
        return row_line


@dataclass(slots=True)
class _Marked:
    """What the rows of one table say, by what is done with them."""

    added: dict[Identity, Record] = field(default_factory=dict)
    against: dict[Identity, Record] = field(default_factory=dict)
    origins: dict[Identity, Origin] = field(default_factory=dict)
    removed_by: dict[Identity, Origin] = field(default_factory=dict)
    aside: list[tuple[Identity, Record, Origin]] = field(default_factory=list)

    def layer(self) -> Layer:
        """Return the changes; what stands there only as it was before is a removal."""
        if not self.against:
            return Layer(self.added, {}, self.origins)
        removed = [row for row in self.against if row not in self.added]
        rows: dict[Identity, Record | None] = {**self.added, **dict.fromkeys(removed)}
        origins = {**self.origins, **{row: self.removed_by[row] for row in removed}}
        return Layer(rows, self.against, origins)


class _Reading:
    """A file of changes while it is being read."""

    def __init__(self, file: TomlFile, lines: Sequence[str], beneath: Tables) -> None:
        self.issues: list[Issue] = []
        self._file = file
        self._line_file = _LineFile(file.path, file.name, file.text, file.data)
        self._lines = lines
        self._beneath = beneath
        self._known = known_of(beneath)
        self._origins: dict[Any, Origin] = {"": Origin()}
        self._marked: dict[str, _Marked] = {}
        self._silences: list[Silence] = []
        self._about = About()
        self._unusable = 0

    def overlay(self) -> Overlay:
        layers = {name: marked.layer() for name, marked in self._marked.items()}
        aside = tuple(
            Change(name, row, record, None, origin)
            for name, marked in self._marked.items()
            for row, record, origin in marked.aside
        )
        return Overlay(
            self._about,
            {name: layer for name, layer in layers.items() if layer.rows},
            tuple(self._silences),
            aside,
        )

    def read(self, found: Mapping[str, list[rowlines.Block]]) -> None:
        """Read everything.

        Raises:
            Refused: the form is another, or a line that should be a row is none.
        """
        data = self._file.data
        if data.get("format", FORMAT) != FORMAT:
            message = text(
                "The file says format {found}; this program reads format {known}.",
                found=shown(data["format"]),
                known=FORMAT,
            )
            raise self._refused("format", message, text("Use a newer program for it."))
        self._read_about()
        named = {part for table in READ_ORDER for part in (table.name, table.header)}
        for name in data.keys() - named - {"format", "about", ORIGINS, SILENCED}:
            self.issues.append(_unknown(self._file, self._file.top_line(name), name))
        for cells, line in self._plain_lines(ORIGINS, ORIGIN_COLUMNS, found):
            self._read_origin(cells, line)
        for table in READ_ORDER:
            marked = self._marked.setdefault(table.name, _Marked())
            if table.name in LINE_TABLES:
                self._refuse_other_rows(table)
            else:
                self._read_blocks(table, marked)
            for block in found.get(table.name, ()):
                self._read_lines(table, block, marked)
            if table.name in _REFERRED_TO:
                self._known.of(table.name).update(marked.added)
                self._known.written[table.name].update(map(str, marked.added))
        for cells, line in self._plain_lines(SILENCED, SILENCE_COLUMNS, found):
            self._read_silence(cells, line)
        self._tell_the_rest()

    # --- parts that are not tables of the catalog ---------------------------------------------

    def _read_about(self) -> None:
        about = self._file.data.get("about", {})
        if isinstance(about, dict):
            names = (item.name for item in fields(About))
            self._about = About(**{name: str(about.get(name, "")) for name in names})

    def _read_origin(self, cells: Mapping[str, Any], line: int) -> None:
        identity = cells["id"]
        if identity in self._origins or isinstance(identity, bool):
            self._problem(
                line,
                text("Another line of origins has the id {id}.", id=shown(identity)),
                text("Give each line an id of its own."),
                "row-twice",
            )
            return
        self._origins[identity] = Origin(*(str(cells[name]) for name in ORIGIN_COLUMNS[1:]))

    def _read_silence(self, cells: Mapping[str, Any], line: int) -> None:
        pairs = []
        for part in str(cells["about"]).split(BETWEEN_PAIRS):
            name, equals, value = part.partition("=")
            if not equals:
                self._problem(
                    line,
                    text("{found} does not say what the note is about.", found=shown(part)),
                    text("Write it as in “model=qwen2.5-7b; edition=6.5.910”."),
                )
                return
            value = unquoted(value)
            pairs.append((name, int(value) if name in _NUMBERS and value.isdecimal() else value))
        self._silences.append(
            Silence(
                str(cells["code"]),
                tuple(pairs),
                str(cells["reason"]),
                str(cells["date"]),
                str(cells["author"]),
            )
        )

    def _plain_lines(
        self, table: str, columns: Sequence[str], found: Mapping[str, list[rowlines.Block]]
    ) -> Iterator[tuple[dict[str, Any], int]]:
        """Yield the rows of a table that is none of the catalog's, by column, and their lines."""
        names = self._columns(table, columns)
        for block in found.get(table, ()):
            for numbers, rows in self._rows(block):
                for line, cells in zip(numbers, rows, strict=True):
                    if len(cells) == len(names):
                        yield (
                            dict.fromkeys(columns, "") | dict(zip(names, cells, strict=True)),
                            line,
                        )
                    else:
                        self._ragged(line, len(cells), len(names))

    # --- tables of the catalog ----------------------------------------------------------------

    def _read_blocks(self, table: Table, marked: _Marked) -> None:
        """Read rows written as ``[[model]]``, with what was changed in ``was`` and ``removed``."""
        rows = self._file.data.get(table.header, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            message = text("The file has no rows under [[{header}]].", header=table.header)
            action = text("Start each row with a line [[{header}]].", header=table.header)
            raise self._refused(table.header, message, action)
        lines = self._file.row_lines(table.header) if rows else []
        if len(lines) != len(rows):
            lines = [0] * len(rows)
        for line, values in zip(lines, rows, strict=True):
            rest = {name: value for name, value in values.items() if name not in BLOCK_KEYS}
            origin = self._origin(values.get("origin", ""), line)
            was = values.get("was")
            before = dict(self._entries(table, line, was, [])) if isinstance(was, dict) else {}
            if values.get("removed") is True:
                under = dict(self._entries(table, line, rest, [])) or self._named(table, rest)
                marked.against.update(under)
                marked.removed_by.update(dict.fromkeys(under, origin))
                continue
            for entry in self._entries(table, line, rest, self.issues):
                self._mark(marked, ASIDE if values.get("aside") else ADDED, entry, origin, line)
            marked.against.update(before)
            marked.removed_by.update(dict.fromkeys(before, origin))

    def _named(self, table: Table, values: Mapping[str, object]) -> dict[Identity, Record]:
        """Return what stands beneath under the id of a removed row that says no more than it."""
        under = of_table(self._beneath, table.name)
        row = values.get("id")
        return {row: under[row]} if isinstance(row, Hashable) and row in under else {}

    def _entries(
        self, table: Table, line: int, values: Mapping[str, object], problems: list[Issue]
    ) -> list[tuple[Identity, Any]]:
        row = Row(self._file, table.name, line, values, problems)
        entries = list(table.read(row, self._known))
        if not row.sound:
            return []
        if problems is self.issues:
            for name in row.rest():
                place = self._file.field_line(name, line)
                self.issues.append(_unknown(self._file, place, name))
        return entries

    def _read_lines(self, table: Table, block: rowlines.Block, marked: _Marked) -> None:
        layout = LINE_TABLES.get(table.name)
        if layout is None:
            message = text("The rows of {table} cannot stand on lines.", table=table.name)
            action = text("Write each as a block [[{header}]].", header=table.header)
            raise self._refused(table.name, message, action)
        names = self._columns(table.name, ("change", *layout.columns, "origin"))
        missing = [name for name in ("change", *layout.columns[:1]) if name not in names]
        if missing:
            message = text(
                "The columns of {table} lack {names}.", table=table.name, names=tuple(missing)
            )
            raise self._refused("columns", message, text("Add them, as SCHEMA.md shows."))
        columns = Columns(layout, self._known, names)
        change, origin = names.index("change"), _index(names, "origin")
        for numbers, rows in self._even_rows(block, len(names)):
            built, unsure = columns.read(rows, self._file.name, numbers)
            for index in unsure:
                self._read_in_full(table, names, rows[index], numbers[index], marked)
            if unsure:
                skipped = set(unsure)
                kept = [index for index in range(len(rows)) if index not in skipped]
                rows = [rows[index] for index in kept]  # noqa: PLW2901
                numbers = [numbers[index] for index in kept]  # noqa: PLW2901
            marks = [row[change] for row in rows]
            named = [row[origin] if origin >= 0 else "" for row in rows]
            if set(marks) == {ADDED} and self._add_all(marked, built, named):
                continue
            origins = [self._origin(name, line) for name, line in zip(named, numbers, strict=True)]
            together = zip(marks, built.identities, built.records, origins, numbers, strict=True)
            for mark, row, record, came_from, line in together:
                self._mark(marked, mark, (row, record), came_from, line)

    def _add_all(self, marked: _Marked, built: Built, named: Sequence[Any]) -> bool:
        """Add many rows at once; False, with nothing done, if any needs a closer look."""
        new = dict(zip(built.identities, built.records, strict=True))
        ids = set(map(type, named)), set(named)
        if (
            len(new) < len(named)
            or len(ids[0]) > 1
            or not ids[1] <= self._origins.keys()
            or (marked.added and not marked.added.keys().isdisjoint(new))
        ):
            return False
        marked.added.update(new)
        if len(ids[1]) == 1:
            marked.origins.update(dict.fromkeys(new, self._origins[named[0]]))
        else:
            marked.origins.update(zip(new, map(self._origins.__getitem__, named), strict=True))
        return True

    def _read_in_full(
        self, table: Table, names: Sequence[str], cells: Cells, line: int, marked: _Marked
    ) -> None:
        """Read a row that whole columns could not vouch for, as a row of an ordinary table."""
        values = dict(zip(names, cells, strict=True))
        problems: list[Issue] = []
        fields_of = rows_read_in_full(LINE_TABLES[table.name], names, cells)
        row = Row(self._line_file, table.name, line, fields_of, problems)
        if table.name != "throughput":
            reference(row, "framework", "frameworks", self._known)
        entries = list(table.read(row, self._known)) if row.sound else []
        if not row.sound or len(entries) != 1:
            self._unusable += 1
            if self._unusable <= _MOST_PROBLEMS:
                self.issues += problems
            return
        origin = self._origin(values.get("origin", ""), line)
        self._mark(marked, values["change"], entries[0], origin, line)

    def _refuse_other_rows(self, table: Table) -> None:
        """Refuse rows that do not stand on lines, where an edit could not find them."""
        section = self._file.data.get(table.name, {})
        if table.header != table.name and table.header in self._file.data:
            section = self._file.data[table.header]
        if isinstance(section, dict) and not section.get("rows"):
            return
        message = text("Each row of {table} must stand on a line of its own.", table=table.name)
        action = text(
            "Write rows = [ on one line, then a row a line, then ]; or put blocks into "
            "{table}.toml in this folder.",
            table=table.name,
        )
        name = table.name if table.name in self._file.data else table.header
        raise self._refused(name, message, action)

    def _mark(self, marked: _Marked, mark: object, entry: Entry, origin: Origin, line: int) -> None:
        row, record = entry
        if mark == ADDED:
            self._add(marked, entry, origin, line)
        elif mark == AGAINST:
            marked.against[row] = record
            marked.removed_by[row] = origin
        elif mark == ASIDE:
            marked.aside.append((row, record, origin))
        else:
            self._problem(
                line,
                text("{found} is no kind of change.", found=shown(mark)),
                text(
                    'Write "+" for a row that holds, "-" for one as it was, "~" for one set aside.'
                ),
            )

    def _add(self, marked: _Marked, entry: Entry, origin: Origin, line: int) -> None:
        row, record = entry
        if row in marked.added:
            self._problem(
                line,
                text("This row says again what line {line} says.", line=marked.added[row].line),
                text("Remove one of them; the first one holds."),
                "row-twice",
            )
            return
        marked.added[row] = record
        marked.origins[row] = origin

    # --- lines --------------------------------------------------------------------------------

    def _rows(self, block: rowlines.Block) -> Iterator[tuple[list[int], list[Cells]]]:
        try:
            yield from rowlines.rows(self._lines, block)
        except NotRows as problem:
            message = text("This line is no row: {reason}.", reason=problem.reason.rstrip("."))
            action = text("Mend this line; nothing of the file was used.")
            where = (("file", str(self._file.path)), ("line", problem.line))
            raise Refused(Issue(Severity.ERROR, "file-not-toml", message, action, where)) from None

    def _columns(self, table: str, standard: Sequence[str]) -> list[str]:
        section = self._file.data.get(table, {})
        if not isinstance(section, dict):
            message = text("{table} must be a table with columns and rows.", table=table)
            raise self._refused(table, message, text("Write it as SCHEMA.md shows."))
        columns = section.get("columns", list(standard))
        if (
            not isinstance(columns, list)
            or not all(isinstance(name, str) for name in columns)
            or len(set(columns)) != len(columns)
        ):
            message = text("The columns of {table} are no list of different names.", table=table)
            raise self._refused(table, message, text("Write them as SCHEMA.md shows."))
        for name in columns:
            if name not in standard:
                line = self._file.top_line(table)
                self.issues.append(_unknown(self._file, line, name))
        return columns

    def _even_rows(
        self, block: rowlines.Block, width: int
    ) -> Iterator[tuple[list[int], list[Cells]]]:
        """Yield the rows that have a cell for each column, and report the others."""
        for numbers, rows in self._rows(block):
            if set(map(len, rows)) == {width}:
                yield numbers, rows
                continue
            kept = []
            for line, cells in zip(numbers, rows, strict=True):
                if len(cells) == width:
                    kept.append((line, cells))
                else:
                    self._ragged(line, len(cells), width)
            if kept:
                yield [line for line, _ in kept], [cells for _, cells in kept]

    def _ragged(self, line: int, found: int, width: int) -> None:
        self._problem(
            line,
            text(
                "This row has {found} cells, but there are {width} columns.",
                found=found,
                width=width,
            ),
            text('Write a cell for each column; an empty one is "".'),
        )

    def _origin(self, identity: Any, line: int) -> Origin:
        origin = self._origins.get(identity) if isinstance(identity, Hashable) else None
        if origin is None:
            message = text("No line of origins has the id {id}.", id=shown(identity))
            action = text("Add the line, or correct the id.")
            self._problem(line, message, action, "name-unknown", Severity.WARNING)
            origin = self._origins[""]
        return origin

    def _problem(
        self,
        line: int,
        message: Text,
        action: Text,
        code: str = "field-wrong",
        severity: Severity = Severity.ERROR,
    ) -> None:
        self._unusable += 1
        if self._unusable <= _MOST_PROBLEMS:
            where = (("file", str(self._file.path)), ("line", max(line, 1)))
            self.issues.append(Issue(severity, code, message, action, where))

    def _tell_the_rest(self) -> None:
        if self._unusable > _MOST_PROBLEMS:
            message = text(
                "Further rows that cannot be used: {count}.", count=self._unusable - _MOST_PROBLEMS
            )
            action = text("Mend those that are named, then look again.")
            where = (("file", str(self._file.path)), ("line", 1))
            self.issues.append(Issue(Severity.ERROR, "field-wrong", message, action, where))

    def _refused(self, name: str, message: Text, action: Text) -> Refused:
        where = (("file", str(self._file.path)), ("line", self._file.top_line(name)))
        return Refused(Issue(Severity.ERROR, "table-unusable", message, action, where))


BLOCK_KEYS = frozenset({"origin", "was", "removed", "aside"})
_NUMBERS = frozenset({"seq_len", "row", "devices"})


def quoted(value: str | int) -> str:
    """Return ``value`` as it stands in what a note is about, where ``;`` divides."""
    return str(value).replace("%", "%25").replace(";", "%3B")


def unquoted(value: str) -> str:
    """Return what :func:`quoted` was given."""
    return value.replace("%3B", ";").replace("%25", "%")


def _index(names: Sequence[str], name: str) -> int:
    return names.index(name) if name in names else -1


def _unknown(file: TomlFile, line: int, name: str) -> Issue:
    message = text("The field {field} is not known here; it is kept and not used.", field=name)
    action = text("Correct its name if it is misspelt; SCHEMA.md lists the fields.")
    where = (("file", str(file.path)), ("line", max(line, 1)), ("field", name))
    return Issue(Severity.WARNING, "field-unknown", message, action, where)
