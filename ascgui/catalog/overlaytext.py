"""The user's changes → the text of their file, and safely onto the disk."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import astuple, dataclass, field, fields, replace
from itertools import islice
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


def changed_rows(old: Overlay, new: Overlay, table: str) -> list[Identity]:
    """Return the rows of ``table`` whose changes differ between two overlays."""
    before, after = old.layers.get(table, _EMPTY), new.layers.get(table, _EMPTY)
    if before is after:
        return []
    touched = _touched(before, after)
    return [
        row
        for row in (dict.fromkeys((*before.rows, *after.rows)) if touched is None else touched)
        if (row in before.rows) != (row in after.rows)
        or not _alike(before.rows[row], after.rows[row])
        or not _alike(before.against.get(row), after.against.get(row))
        or before.origins[row] != after.origins[row]
    ]


def _touched(before: Layer, after: Layer) -> list[Identity] | None:
    """Return the rows about which anything is another object; None if that takes a full look.

    An operation on an overlay leaves the other rows as they are and in their order, so that the
    two can be walked along side by side, without a hash for each row.
    """
    found: dict[Identity, None] = {}
    for one, other in (
        (before.rows, after.rows),
        (before.against, after.against),
        (before.origins, after.origins),
    ):
        if one is other:
            continue
        short = min(len(one), len(other))
        for (row, value), (beside, its) in zip(one.items(), other.items(), strict=False):
            if row is not beside:
                return None
            if value is not its:
                found[row] = None
        found |= dict.fromkeys(islice(one, short, None))
        found |= dict.fromkeys(islice(other, short, None))
    return list(found)


def differences(old: Overlay, new: Overlay) -> str:
    """Return a text that tells ``new`` from every other overlay that ``old`` could become."""
    if old is new:
        return ""
    parts: list[object] = [
        (table, row, new.change(table, row))
        for table in (item.name for item in READ_ORDER)
        for row in changed_rows(old, new, table)
    ]
    for one, other in ((old.silences, new.silences), (old.aside, new.aside)):
        if one != other:
            parts.append(other)
    return repr(parts) if parts else ""


_UNVERIFIED = text(
    "The changes could not be put into this file so that they read back the same. Nothing was "
    "written; export them under a new name, and look at the format of this file."
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
    new: list[tuple[Any, ...]] = field(default_factory=list)
    """Cells of rows whose table has no section yet."""


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
            if table.name not in LINE_TABLES
            and (self._changed_rows(table.name) or self._changed_aside(table.name))
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
            self._add_row(ORIGINS, (identity, *astuple(origin)))
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
                cells = self._cells(table, mark, after, new.origins[row] if named else Origin())
                if table in self._data:
                    instead.append(self._line(table, cells, place))
                else:
                    edits.new.append(cells)
            if places:
                edits.replaced[places[-1]] = instead
            else:
                edits.added += instead
        self._edit_aside(table)

    def _edit_aside(self, table: str) -> None:
        gone, new = self._changed_aside(table) or ([], [])
        edits = self._edits_of(table)
        for change in gone:
            if change.record is not None:
                edits.replaced[change.record.line] = []
        for change in new:
            if change.record is not None:
                self._add_row(table, self._cells(table, ASIDE, change.record, change.origin))

    def _changed_aside(self, table: str) -> tuple[list[Change], list[Change]] | None:
        """Return what is aside no more and what is now, None where neither is anything."""
        old = {repr(_bare(item)): item for item in self._old.aside if item.table == table}
        new = {repr(_bare(item)): item for item in self._new.aside if item.table == table}
        if old.keys() == new.keys():
            return None
        return (
            [change for shape, change in old.items() if shape not in new],
            [change for shape, change in new.items() if shape not in old],
        )

    def _cells(self, table: str, mark: str, record: Record, origin: Origin) -> tuple[Any, ...]:
        return (mark, *LINE_TABLES[table].cells(record), self._origin_id(origin))

    def _add_row(self, table: str, cells: tuple[Any, ...]) -> None:
        edits = self._edits_of(table)
        if table in self._data:
            edits.added.append(self._line(table, cells))
        else:
            edits.new.append(cells)

    def _changed_rows(self, table: str) -> list[Identity]:
        return changed_rows(self._old, self._new, table)

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
            if place:
                edits.replaced[place] = []
            if note is None:
                continue
            cells = (note.code, _about_text(note.about), note.reason, note.date, note.author)
            if place:
                edits.replaced[place] = [self._line(SILENCED, cells, place)]
            else:
                self._add_row(SILENCED, cells)

    def _line(self, table: str, cells: Sequence[Any], instead: int = 0) -> str:
        """Return a row's line; of the line it replaces, unknown cells and the comment stay."""
        standard = _standard(table)
        names = self._widened.get(table) or self._columns(table, standard)
        row = dict(zip(standard, cells, strict=True))
        missing = [name for name, cell in row.items() if name not in names and _says(cell)]
        if missing:
            names = self._widened[table] = [*names, *missing]
        held: dict[str, Any] = {}
        comment = ""
        if instead:
            before, comment = rowlines.cells(self._lines[instead - 1])
            held = dict(zip(names, before, strict=False))
        held |= row
        return rowlines.row_text([held.get(name, "") for name in names], comment)

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
        gone, _ = self._changed_aside(table) or ([], [])
        unwanted = [
            *(_found(rows, row) for row in self._changed_rows(table) if row not in layer.rows),
            *(_found_aside(rows, change) for change in gone),
        ]
        for index in (index for index in unwanted if index >= 0):
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
        _, new = self._changed_aside(table) or ([], [])
        for change in new:
            if change.record is not None:
                rows.append(tomlkit.table())
                rows[-1].trivia.indent = "\n" if len(rows) > 1 else ""
                origin = self._origin_id(change.origin)
                named = {"origin": origin} if origin != "" else {}
                _merge(rows[-1], plain(change.record) | {"aside": True} | named)
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
            if edits is not None and edits.new:
                _append_section(whole, table, edits.new)
            elif edits is not None and edits.added and table not in done:
                # The section stands there without rows in a form that lines could be put into.
                raise LookupError(table)
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


def _standard(table: str) -> tuple[str, ...]:
    """Return the columns that the lines of ``table`` have."""
    if table == ORIGINS:
        return ORIGIN_COLUMNS
    if table == SILENCED:
        return SILENCE_COLUMNS
    return ("change", *LINE_TABLES[table].columns, "origin")


def _says(cell: object) -> bool:
    return cell is not None and cell != ""


def _append_section(lines: list[str], table: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Add a section; columns in which no row says anything are left out."""
    while lines and not lines[-1]:
        lines.pop()
    names = _standard(table)
    columns = list(zip(*rows, strict=True))
    kept = [place for place, column in enumerate(columns) if any(map(_says, column))]
    columns_text = ", ".join(f'"{names[place]}"' for place in kept)
    chosen = zip(*(columns[place] for place in kept), strict=True)
    lines += [
        "",
        _ABOVE[table],
        f"[{table}]",
        f"columns = [{columns_text}]",
        "rows = [",
        *map(rowlines.row_text, chosen),
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
        if section.get("aside"):
            continue
        if isinstance(row, tuple):
            identity, document = row
            documents = section.get("documents")
            named = [documents] if isinstance(documents, str) else list(documents or ())
            if section.get("id") == identity and named == [document]:
                return index
        elif section.get("id") == row:
            return index
    return -1


def _found_aside(rows: Iterable[Mapping[str, Any]], change: Change) -> int:
    """Return which block holds a row that was set aside, -1 if none does."""
    wanted = {} if change.record is None else plain(change.record)
    for index, section in enumerate(rows):
        if section.get("aside") and wanted.items() <= dict(section).items():
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
