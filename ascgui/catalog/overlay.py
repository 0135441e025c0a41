"""What the user changed in the catalog: an immutable value with one operation a change.

Every operation returns a new :class:`Overlay`, so that undo is keeping the old one. A change
remembers the record that it was made against; when the tables beneath say something else later,
that is a conflict to be shown, and the change stays.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from ascgui.catalog.records import TABLE_OF, Identity, Record, identity, of_table, same
from ascgui.domain.catalog import (
    OVERLAY_FILE,
    JobKey,
    Model,
    Requirement,
    Tables,
    ThroughputRow,
)
from ascgui.domain.issues import Issue

OWN_DOCUMENT = "overlay"
"""What a row of the user's cites where no source was given."""

_FILE_KEYS = frozenset({"file", "line", "field"})


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a change came from. ``date`` is as in ``2026-11-30``; "" is "not given"."""

    source: str = ""
    author: str = ""
    date: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class About:
    """What a file of changes says about itself when it is handed on."""

    name: str = ""
    author: str = ""
    date: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """One row that was added, changed or removed (``record`` is None).

    ``against`` is the record beneath when the change was made, None where there was none.
    """

    table: str
    identity: Identity
    record: Record | None
    against: Record | None
    origin: Origin


class State(StrEnum):
    """How a row stands to the shipped tables."""

    SHIPPED = "shipped"
    CHANGED = "changed"
    ADDED = "added"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class Silence:
    """A note that silences one finding. ``about`` is the finding's ``where`` without its file."""

    code: str
    about: tuple[tuple[str, str | int], ...]
    reason: str
    date: str = ""
    author: str = ""


@dataclass(frozen=True, slots=True)
class Layer:
    """The changes of one table. ``rows`` holds None for what is removed."""

    rows: Mapping[Any, Any] = field(default_factory=dict)
    against: Mapping[Any, Any] = field(default_factory=dict)
    origins: Mapping[Any, Origin] = field(default_factory=dict)


_EMPTY = Layer()


@dataclass(frozen=True, slots=True)
class Overlay:
    """The user's changes, by table; notes that silence findings; and rows set aside.

    A row set aside is one that was not chosen where two people changed the same row: it is kept,
    shown, and used by nothing.
    """

    about: About = About()
    layers: Mapping[str, Layer] = field(default_factory=dict)
    silences: tuple[Silence, ...] = ()
    aside: tuple[Change, ...] = ()

    def __len__(self) -> int:
        """Return the number of changed rows."""
        return sum(len(layer.rows) for layer in self.layers.values())

    def change(self, table: str, row: Identity) -> Change | None:
        """Return what was changed about ``row`` of ``table``, None where nothing was."""
        layer = self.layers.get(table, _EMPTY)
        if row not in layer.rows:
            return None
        return _change(table, row, layer)

    def changes(self, table: str | None = None) -> Iterator[Change]:
        """Yield every change, or those of one table, in the order in which they were made."""
        for name, layer in self.layers.items():
            if table in {None, name}:
                for row in layer.rows:
                    yield _change(name, row, layer)

    # --- operations: each returns a new overlay ---------------------------------------------------

    def put(self, records: Iterable[Record], origin: Origin, beneath: Tables) -> Overlay:
        """Add or change rows, each of whatever table it belongs to.

        Args:
            records: the rows as they shall be.
            origin: where they came from.
            beneath: the tables without this overlay; a row that is as it is there is reverted.
        """
        by_table: dict[str, list[Record]] = {}
        for record in records:
            by_table.setdefault(TABLE_OF[type(record)], []).append(record)
        layers = dict(self.layers)
        for table, wanted in by_table.items():
            under = of_table(beneath, table)
            edit = _Edit(layers.get(table, _EMPTY))
            for record in wanted:
                row = identity(table, record)
                if same(table, record, under.get(row)):
                    edit.drop(row)
                else:
                    edit.put(row, record, under.get(row), origin)
            layers[table] = edit.layer()
        return self._with(layers)

    def take(self, changes: Iterable[Change]) -> Overlay:
        """Take changes as they are, with what they were made against; they replace own ones."""
        layers = dict(self.layers)
        edits: dict[str, _Edit] = {}
        for change in changes:
            edit = edits.get(change.table)
            if edit is None:
                edit = edits[change.table] = _Edit(layers.get(change.table, _EMPTY))
            edit.drop(change.identity)
            edit.put(change.identity, change.record, change.against, change.origin)
        return self._with({**layers, **{table: edit.layer() for table, edit in edits.items()}})

    def remove(
        self, table: str, rows: Collection[Identity], origin: Origin, beneath: Tables
    ) -> Overlay:
        """Remove rows: what stands beneath is marked as removed, an own row goes altogether."""
        under = of_table(beneath, table)
        edit = _Edit(self.layers.get(table, _EMPTY))
        for row in rows:
            if row in under:
                edit.put(row, None, under[row], origin)
            else:
                edit.drop(row)
        return self._with({**self.layers, table: edit.layer()})

    def revert(self, table: str, *rows: Identity) -> Overlay:
        """Give up the changes of ``rows``: what stands beneath holds again."""
        edit = _Edit(self.layers.get(table, _EMPTY))
        for row in rows:
            edit.drop(row)
        return self._with({**self.layers, table: edit.layer()})

    def keep(self, table: str, row: Identity, beneath: Tables) -> Overlay:
        """Settle the conflict of ``row`` in favour of the change, against what is beneath now."""
        changed = self.change(table, row)
        if changed is None:
            return self
        under = of_table(beneath, table).get(row)
        if same(table, changed.record, under):
            return self.revert(table, row)
        edit = _Edit(self.layers[table])
        edit.drop(row)
        edit.put(row, changed.record, under, changed.origin)
        return self._with({**self.layers, table: edit.layer()})

    def set_requirement(
        self, key: JobKey, edition: str, devices: int | None, origin: Origin, beneath: Tables
    ) -> Overlay:
        """Set one entry of the minimum table; ``devices`` None is "not supported"."""
        document = origin.source or OWN_DOCUMENT
        entry = Requirement(key, edition, devices, document, 0, OVERLAY_FILE)
        return self.put((entry,), origin, beneath)

    def set_throughput(self, row: ThroughputRow, origin: Origin, beneath: Tables) -> Overlay:
        """Set one throughput row, found by its id."""
        return self.put((replace(row, file=OVERLAY_FILE, line=0),), origin, beneath)

    def set_model(self, model: Model, origin: Origin, beneath: Tables) -> Overlay:
        """Set one model with its figures and other names, found by its id."""
        return self.put((replace(model, file=OVERLAY_FILE, line=0),), origin, beneath)

    def set_aside(self, *changes: Change) -> Overlay:
        """Keep ``changes`` without using them; of a removal there is nothing to keep."""
        held: dict[tuple[str, Identity], list[Change]] = {}
        for change in self.aside:
            held.setdefault((change.table, change.identity), []).append(change)
        new = []
        for change in changes:
            same_row = held.setdefault((change.table, change.identity), [])
            if change.record is not None and change not in same_row:
                same_row.append(change)
                new.append(change)
        return replace(self, aside=(*self.aside, *new)) if new else self

    def silence(self, issue: Issue, reason: str, date: str = "", author: str = "") -> Overlay:
        """Silence ``issue`` for the rows that it is about, with the reason."""
        about = subject(issue)
        kept = [note for note in self.silences if (note.code, note.about) != (issue.code, about)]
        return replace(
            self, silences=(*kept, Silence(issue.code, about, reason.strip(), date, author))
        )

    def unsilence(self, note: Silence) -> Overlay:
        """Let the finding be shown again."""
        return replace(self, silences=tuple(item for item in self.silences if item != note))

    def silence_of(self, issue: Issue) -> Silence | None:
        """Return the note that silences ``issue``, if there is one."""
        about = subject(issue)
        return next(
            (note for note in self.silences if (note.code, note.about) == (issue.code, about)), None
        )

    def _with(self, layers: Mapping[str, Layer]) -> Overlay:
        held = {table: layer for table, layer in layers.items() if layer.rows}
        return replace(self, layers=MappingProxyType(held))


def subject(issue: Issue) -> tuple[tuple[str, str | int], ...]:
    """Return what a finding is about, without where that stands."""
    return tuple(pair for pair in issue.where if pair[0] not in _FILE_KEYS)


def heard(
    issues: Iterable[Issue], overlay: Overlay
) -> tuple[tuple[Issue, ...], tuple[tuple[Issue, Silence], ...]]:
    """Return the findings that no note silences, and those that one does, with their notes."""
    loud, silenced = [], []
    for issue in issues:
        note = overlay.silence_of(issue)
        if note is None:
            loud.append(issue)
        else:
            silenced.append((issue, note))
    return tuple(loud), tuple(silenced)


def _change(table: str, row: Identity, layer: Layer) -> Change:
    return Change(table, row, layer.rows[row], layer.against.get(row), layer.origins[row])


class _Edit:
    """A layer while it is being changed."""

    def __init__(self, layer: Layer) -> None:
        self._rows = dict(layer.rows)
        self._against = dict(layer.against)
        self._origins = dict(layer.origins)

    def put(
        self, row: Identity, record: Record | None, under: Record | None, origin: Origin
    ) -> None:
        # A row that was changed before keeps what it was first made against.
        if row not in self._rows and under is not None:
            self._against[row] = under
        self._rows[row] = record
        self._origins[row] = origin

    def drop(self, row: Identity) -> None:
        self._rows.pop(row, None)
        self._against.pop(row, None)
        self._origins.pop(row, None)

    def layer(self) -> Layer:
        return Layer(self._rows, self._against, self._origins)
