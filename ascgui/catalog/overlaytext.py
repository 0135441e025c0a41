"""The user's changes → the text of their file, and safely onto the disk."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import astuple, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit import TOMLDocument
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Table

from ascgui import safefile
from ascgui.catalog import lock, rowlines, tomlfile
from ascgui.catalog.linetables import LINE_TABLES
from ascgui.catalog.overlay import About, Change, Layer, Origin, Overlay
from ascgui.catalog.overlayfile import (
    ADDED,
    AGAINST,
    ASIDE,
    BETWEEN_PAIRS,
    BLOCK_KEYS,
    FORMAT,
    ORIGIN_COLUMNS,
    ORIGINS,
    SILENCE_COLUMNS,
    SILENCED,
    OverlayFile,
    parse,
    quoted,
)
from ascgui.catalog.records import TABLE_OF, Identity, Record, plain
from ascgui.catalog.rowlines import Block, NotRows
from ascgui.catalog.tables import READ_ORDER
from ascgui.catalog.tomlfile import TomlFile
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Refused
from ascgui.domain.text import text

_HEAD = (
    "# Changes to the catalog, over the tables that the program ships. They may be edited by hand:",
    "# SCHEMA.md of the catalog describes the form. Comments and fields of your own are kept.",
)
_ABOVE = {
    ORIGINS: "# Where the changes came from; each change names one by its id.",
    SILENCED: "# Notes that silence a finding.",
    **dict.fromkeys(
        LINE_TABLES,
        '# "+" holds now; "-" is what stood there when it was changed or removed; "~" is aside.',
    ),
}
_EMPTY = Layer()
_ANY_HEADER = re.compile(r"\s*\[{1,2}[^\[\],=]+\]{1,2}\s*(#.*)?$")
_STAGED = ".ascgui-*.tmp"


def dumps(overlay: Overlay, based_on: OverlayFile | None = None) -> str:
    """Return the text of a file that says ``overlay``, changed from ``based_on`` if given.

    Raises:
        Refused: the old text is of a form that cannot be changed in place.
    """
    old = Overlay() if based_on is None else based_on.overlay
    written = (
        "\n".join((*_HEAD, "", f"format = {FORMAT}", "")) if based_on is None else based_on.text
    )
    path = Path() if based_on is None else based_on.path
    try:
        return _Writing(path, written, old, overlay).text()
    except (TOMLKitError, NotRows, LookupError, TypeError, ValueError) as problem:
        raise safefile.refusal(path, "overlay-unverified", _UNVERIFIED) from problem


def save(
    path: Path,
    overlay: Overlay,
    based_on: OverlayFile | None,
    beneath: Tables,
    *,
    force: bool = False,
) -> OverlayFile:
    """Make the file ``path`` say ``overlay`` and return it as it now stands there.

    The folder is made if it is missing. The old file stays as ``<name>.bak``.

    Args:
        path: the file.
        overlay: what it shall say.
        based_on: the file as it was read; None if there was none.
        beneath: the tables that the changes lie over.
        force: overwrite what another program changed meanwhile.

    Raises:
        Refused: nothing was changed. ``file-changed-meanwhile`` if the file is not the one that
            was read; ``overlay-unverified`` if the text made would not say the same.
    """
    made = encoded(dumps(overlay, based_on), based_on)
    check = verified(path, made, overlay, beneath)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    with lock.held(path):
        # Whoever held the lock and was killed may have left these; nobody else writes now.
        for left in path.parent.glob(_STAGED):
            with contextlib.suppress(OSError):
                left.unlink()
        expected = None if force else based_on.sha256 if based_on is not None else ""
        safefile.replace(path, made, expected_sha256=expected)
    return check


def encoded(written: str, based_on: OverlayFile | None = None) -> bytes:
    """Return the bytes of a file of this text, with the line ends of the old one."""
    if based_on is None:
        return written.encode()
    made = written.replace("\n", based_on.newline).encode()
    return b"\xef\xbb\xbf" + made if based_on.bom else made


def verified(path: Path, content: bytes, overlay: Overlay, beneath: Tables) -> OverlayFile:
    """Return ``content`` as it will be read, having compared it with what was meant.

    Raises:
        Refused: it would not be read as ``overlay``.
    """
    check = parse(path, content, beneath)
    if not says_same(check.overlay, overlay):
        raise Refused(
            *safefile.refusal(path, "overlay-unverified", _UNVERIFIED).issues, *check.issues
        )
    return check


def says_same(one: Overlay, other: Overlay) -> bool:
    """Return whether two overlays hold the same, wherever their rows stand."""
    if (one.about, sorted(map(repr, one.silences))) != (
        other.about,
        sorted(map(repr, other.silences)),
    ) or one.layers.keys() != other.layers.keys():
        return False
    if sorted(map(repr, map(_bare, one.aside))) != sorted(map(repr, map(_bare, other.aside))):
        return False
    return all(_same_layer(layer, other.layers[name]) for name, layer in one.layers.items())


_UNVERIFIED = text(
    "The changes could not be put into this file so that they read back the same. Nothing was "
    "written; export them under a new name, and look at the form of this file."
)


# --- comparing ------------------------------------------------------------------------------------


def _same_layer(one: Layer, other: Layer) -> bool:
    return (
        one.rows.keys() == other.rows.keys()
        and one.against.keys() == other.against.keys()
        and all(one.origins[row] == other.origins[row] for row in one.rows)
        and all(_alike(record, other.rows[row]) for row, record in one.rows.items())
        and all(_alike(record, other.against[row]) for row, record in one.against.items())
    )


def _alike(one: Record | None, other: Record | None) -> bool:
    """Return whether two records are equal but for where they stand."""
    if one is other or one is None or other is None:
        return one is other
    layout = LINE_TABLES.get(TABLE_OF[type(one)])
    if layout is not None:
        return layout.cells(one) == layout.cells(other)
    return plain(one) == plain(other)


def _bare(change: Change) -> Change:
    """Return a change that was set aside without where it stands and what it was made against."""
    record = change.record
    if record is not None:
        record = replace(record, file="", line=0)
    return replace(change, record=record, against=None)


# --- writing --------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Edits:
    """What happens to the rows of one table."""

    replaced: dict[int, list[str]] = field(default_factory=dict)
    added: list[str] = field(default_factory=list)


class _Writing:
    """A text while it is being changed from saying one overlay to saying another."""

    def __init__(self, path: Path, written: str, old: Overlay, new: Overlay) -> None:
        self._path = path
        self._lines = written.split("\n")
        self._old = old
        self._new = new
        self._blocks = rowlines.by_table(rowlines.blocks(self._lines))
        rest = rowlines.without(self._lines, (b for found in self._blocks.values() for b in found))
        self._data = tomlfile.data(path, "\n".join(rest))
        self._edits: dict[str, _Edits] = {}
        self._origins = self._known_origins()
        self._widened: dict[str, list[str]] = {}

    def text(self) -> str:
        """Return the new text."""
        for table in LINE_TABLES:
            self._edit_lines(table)
        self._edit_silences()
        changed = [
            table.name
            for table in READ_ORDER
            if table.name not in LINE_TABLES and self._changed_rows(table.name)
        ]
        document = None
        if changed or self._old.about != self._new.about or self._widened:
            document = self._document(changed)
        # Only now are all the origins known that the rest names.
        return self._together(document)

    # --- origins ------------------------------------------------------------------------------

    def _known_origins(self) -> dict[Origin, Any]:
        known: dict[Origin, Any] = {Origin(): ""}
        names = self._columns(ORIGINS, ORIGIN_COLUMNS)
        for _, cells in self._rows(ORIGINS):
            values = dict.fromkeys(ORIGIN_COLUMNS, "") | dict(zip(names, cells, strict=False))
            origin = Origin(*(str(values[name]) for name in ORIGIN_COLUMNS[1:]))
            known.setdefault(origin, values["id"])
        return known

    def _origin_id(self, origin: Origin) -> Any:
        if origin not in self._origins:
            taken = [item for item in self._origins.values() if type(item) is int]
            identity = max(taken, default=0) + 1
            self._origins[origin] = identity
            row = dict(zip(ORIGIN_COLUMNS, (identity, *astuple(origin)), strict=True))
            self._edits_of(ORIGINS).added.append(self._line(ORIGINS, ORIGIN_COLUMNS, row))
        return self._origins[origin]

    # --- rows on lines ------------------------------------------------------------------------

    def _edit_lines(self, table: str) -> None:
        old = self._old.layers.get(table, _EMPTY)
        new = self._new.layers.get(table, _EMPTY)
        edits = self._edits_of(table)
        for row in self._changed_rows(table):
            instead: list[str] = []
            places = []
            for mark, before, after in (
                (AGAINST, old.against.get(row), new.against.get(row)),
                (ADDED, old.rows.get(row), new.rows.get(row)),
            ):
                place = before.line if before is not None else 0
                if place:
                    places.append(place)
                    edits.replaced[place] = []
                if after is None:
                    continue
                # What was there before the change needs no origin, unless it is a removal.
                named = mark == ADDED or new.rows[row] is None
                if place and not named and _alike(before, after):
                    instead.append(self._lines[place - 1])
                    continue
                origin = new.origins[row] if named else Origin()
                instead.append(self._record_line(table, mark, after, origin, place))
            if places:
                edits.replaced[places[-1]] = instead
            else:
                edits.added += instead
        self._edit_aside(table)

    def _edit_aside(self, table: str) -> None:
        old = {repr(_bare(item)): item for item in self._old.aside if item.table == table}
        new = {repr(_bare(item)): item for item in self._new.aside if item.table == table}
        edits = self._edits_of(table)
        for shape, change in old.items():
            if shape not in new and change.record is not None:
                edits.replaced[change.record.line] = []
        edits.added += [
            self._record_line(table, ASIDE, change.record, change.origin)
            for shape, change in new.items()
            if shape not in old and change.record is not None
        ]

    def _record_line(
        self, table: str, mark: str, record: Record, origin: Origin, instead: int = 0
    ) -> str:
        layout = LINE_TABLES[table]
        standard = ("change", *layout.columns, "origin")
        cells = (mark, *layout.cells(record), self._origin_id(origin))
        return self._line(table, standard, dict(zip(standard, cells, strict=True)), instead)

    def _changed_rows(self, table: str) -> list[Identity]:
        old = self._old.layers.get(table, _EMPTY)
        new = self._new.layers.get(table, _EMPTY)
        if old is new:
            return []
        return [
            row
            for row in dict.fromkeys((*old.rows, *new.rows))
            if (row in old.rows) != (row in new.rows)
            or not _alike(old.rows[row], new.rows[row])
            or not _alike(old.against.get(row), new.against.get(row))
            or old.origins[row] != new.origins[row]
        ]

    def _edit_silences(self) -> None:
        old = {(note.code, note.about): note for note in self._old.silences}
        new = {(note.code, note.about): note for note in self._new.silences}
        if old == new:
            return
        names = self._columns(SILENCED, SILENCE_COLUMNS)
        places = {
            (cells[names.index("code")], cells[names.index("about")]): number
            for number, cells in self._rows(SILENCED)
            if len(cells) == len(names)
        }
        edits = self._edits_of(SILENCED)
        for about in dict.fromkeys((*old, *new)):
            if old.get(about) == new.get(about):
                continue
            note = new.get(about)
            place = places.get((about[0], _about_text(about[1])), 0)
            instead = []
            if note is not None:
                cells = (note.code, _about_text(note.about), note.reason, note.date, note.author)
                row = dict(zip(SILENCE_COLUMNS, cells, strict=True))
                instead = [self._line(SILENCED, SILENCE_COLUMNS, row, place)]
            if place:
                edits.replaced[place] = instead
            else:
                edits.added += instead

    def _line(
        self, table: str, standard: Sequence[str], row: Mapping[str, Any], instead: int = 0
    ) -> str:
        """Return a row's line; of the line it replaces, unknown cells and the comment stay."""
        names = self._columns(table, standard)
        missing = [name for name in standard if name not in names]
        if missing:
            self._widened[table] = [*names, *missing]
            names = self._widened[table]
        cells: dict[str, Any] = {}
        comment = ""
        if instead:
            before, comment = rowlines.cells(self._lines[instead - 1])
            cells = dict(zip(names, before, strict=False))
        cells |= row
        return rowlines.row_text([cells.get(name, "") for name in names], comment)

    def _columns(self, table: str, standard: Sequence[str]) -> list[str]:
        section = self._data.get(table)
        columns = section.get("columns") if isinstance(section, dict) else None
        return list(columns) if isinstance(columns, list) else list(standard)

    def _rows(self, table: str) -> Iterator[tuple[int, list[Any]]]:
        for block in self._blocks.get(table, ()):
            for numbers, rows in rowlines.rows(self._lines, block):
                yield from zip(numbers, rows, strict=True)

    def _edits_of(self, table: str) -> _Edits:
        return self._edits.setdefault(table, _Edits())

    # --- rows as blocks -----------------------------------------------------------------------

    def _document(self, changed: Iterable[str]) -> TOMLDocument:
        """Return what is not on lines, changed; the lines are left out and put back later."""
        kept = list(self._lines)
        for block in reversed(self._all_blocks()):
            del kept[block.first : block.last]
        for table in changed:
            kept = self._without_reverted(kept, table)
        document = tomlkit.parse("\n".join(kept))
        if self._old.about != self._new.about:
            _put_about(document, self._new.about)
        for table in changed:
            self._put_blocks(document, table)
        for table, columns in self._widened.items():
            if table in document:
                document[table]["columns"] = columns
        return document

    def _without_reverted(self, lines: list[str], table: str) -> list[str]:
        """Return ``lines`` without the blocks of rows that are changed no more.

        Done on the text, because tomlkit takes the comment above the next block with it.
        """
        layer = self._new.layers.get(table, _EMPTY)
        header = _header(table)
        written = "\n".join(lines)
        file = TomlFile(self._path, "", written, tomlfile.data(self._path, written))
        rows: Any = file.data.get(header, [])
        places = file.row_lines(header)
        for row in self._changed_rows(table):
            index = _found(rows, row)
            if row in layer.rows or index < 0:
                continue
            first = places[index] - 1
            last = first + 1
            within = re.compile(rf"\s*\[+\s*{re.escape(header)}\s*\.")
            while last < len(lines) and not (
                _ANY_HEADER.match(lines[last]) and not within.match(lines[last])
            ):
                last += 1
            while not lines[last - 1].strip() or lines[last - 1].lstrip().startswith("#"):
                last -= 1
            comments = [line for line in lines[first:last] if line.lstrip().startswith("#")]
            if not comments and first and not lines[first - 1].strip():
                first -= 1
            lines = lines[:first] + comments + lines[last:]
            return self._without_reverted(lines, table)
        return lines

    def _put_blocks(self, document: TOMLDocument, table: str) -> None:
        header = _header(table)
        rows = document.get(header)
        if rows is None:
            rows = tomlkit.aot()
        elif not isinstance(rows, AoT):
            raise TypeError(header)
        layer = self._new.layers.get(table, _EMPTY)
        for row in self._changed_rows(table):
            if row not in layer.rows:
                continue
            index = _found(rows, row)
            if index < 0:
                rows.append(tomlkit.table())
                index = len(rows) - 1
                if index:
                    rows[index].trivia.indent = "\n"
            _merge(rows[index], self._block(layer, row))
        if len(rows) and header not in document:
            if document.as_string().strip() and not document.as_string().endswith("\n\n"):
                document.add(tomlkit.nl())
            document.add(header, rows)

    def _block(self, layer: Layer, row: Identity) -> dict[str, Any]:
        record, against = layer.rows[row], layer.against.get(row)
        origin = self._origin_id(layer.origins[row])
        values: dict[str, Any] = {}
        if record is not None:
            values = plain(record)
            if against is not None:
                values["was"] = plain(against)
        elif against is not None:
            values = plain(against) | {"removed": True}
        return values | ({"origin": origin} if origin != "" else {})

    # --- all together -------------------------------------------------------------------------

    def _all_blocks(self) -> list[Block]:
        return sorted(
            (block for found in self._blocks.values() for block in found),
            key=lambda block: block.first,
        )

    def _together(self, document: TOMLDocument | None) -> str:
        blocks = self._all_blocks()
        if document is None:
            lines, places = self._lines, [(block.first, block.last) for block in blocks]
        else:
            lines = document.as_string().split("\n")
            again = rowlines.blocks(lines)
            if [block.table for block in again] != [block.table for block in blocks]:
                raise LookupError("blocks")
            places = [(block.first, block.last) for block in again]
        whole: list[str] = []
        start = 0
        done = set()
        for block, (first, last) in zip(blocks, places, strict=True):
            whole += lines[start:first]
            whole += self._block_lines(block, is_first=block.table not in done)
            done.add(block.table)
            start = last
        whole += lines[start:]
        for table in (ORIGINS, *LINE_TABLES, SILENCED):
            edits = self._edits.get(table)
            if edits is not None and edits.added and table not in done:
                _append_section(whole, table, edits.added, table in self._data)
        return "\n".join(whole)

    def _block_lines(self, block: Block, *, is_first: bool) -> list[str]:
        edits = self._edits.get(block.table, _Edits())
        within = {
            number: instead
            for number, instead in edits.replaced.items()
            if block.first < number <= block.last
        }
        added = edits.added if is_first else []
        edited = rowlines.edited(self._lines, block, within, added)
        names = self._widened.get(block.table)
        if names is None:
            return edited
        return [_widened(line, len(names)) for line in edited]


def _append_section(lines: list[str], table: str, added: Sequence[str], there: bool) -> None:  # noqa: FBT001
    """Add the section of a table that has no lines yet."""
    if there:
        # The section stands there without rows in a form that lines could be put into.
        raise LookupError(table)
    while lines and not lines[-1]:
        lines.pop()
    if table == ORIGINS:
        standard: Sequence[str] = ORIGIN_COLUMNS
    elif table == SILENCED:
        standard = SILENCE_COLUMNS
    else:
        standard = ("change", *LINE_TABLES[table].columns, "origin")
    columns = ", ".join(f'"{name}"' for name in standard)
    lines += [
        "",
        _ABOVE[table],
        f"[{table}]",
        f"columns = [{columns}]",
        "rows = [",
        *added,
        "]",
        "",
    ]


def _widened(line: str, width: int) -> str:
    """Return the line of a row with an empty cell for each column that was added."""
    if not line.strip() or line.lstrip().startswith("#"):
        return line
    row, comment = rowlines.cells(line)
    if len(row) >= width:
        return line
    return rowlines.row_text([*row, *[""] * (width - len(row))], comment)


def _header(table: str) -> str:
    return next(item.header for item in READ_ORDER if item.name == table)


def _about_text(about: Iterable[tuple[str, str | int]]) -> str:
    return BETWEEN_PAIRS.join(f"{name}={quoted(value)}" for name, value in about)


def _put_about(document: TOMLDocument, about: About) -> None:
    section = document.get("about")
    if not isinstance(section, Table):
        section = tomlkit.table()
        if document.as_string().strip():
            document.add(tomlkit.nl())
        document.add("about", section)
        section = document["about"]
    for item in fields(About):
        value = getattr(about, item.name)
        if value and str(section.get(item.name, "")) != value:
            section[item.name] = value
        elif not value and item.name in section:
            del section[item.name]


def _found(rows: Iterable[Mapping[str, Any]], row: Identity) -> int:
    """Return which block is about ``row``, -1 if none is."""
    for index, section in enumerate(rows):
        if isinstance(row, tuple):
            identity, document = row
            documents = section.get("documents")
            named = [documents] if isinstance(documents, str) else list(documents or ())
            if section.get("id") == identity and named == [document]:
                return index
        elif section.get("id") == row:
            return index
    return -1


def _merge(section: MutableMapping[str, Any], values: Mapping[str, Any]) -> None:
    """Make ``values`` stand in a block; fields that this program does not know stay."""
    known = _FIELDS | BLOCK_KEYS
    for name in [name for name in section if name in known and name not in values]:
        del section[name]
    for name, value in values.items():
        item: Any = section.get(name)
        if (item.unwrap() if hasattr(item, "unwrap") else item) != value:
            section[name] = _item(value)


def _item(value: object) -> Any:
    if isinstance(value, dict):
        table = tomlkit.inline_table()
        table.update({name: _item(part) for name, part in value.items()})
        return table
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        array = tomlkit.array()
        for part in value:
            array.append(_item(part))
        return array.multiline(multiline=True)
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return tomlkit.item(int(value))
    return tomlkit.item(value)


_FIELDS = frozenset(
    item.name
    for kind, table in TABLE_OF.items()
    if table not in LINE_TABLES
    for item in fields(kind)
) | {"documents"}
