"""The user's changes over the tables beneath: what holds, how each row stands, and conflicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from ascgui.catalog import records
from ascgui.catalog.overlay import OWN_DOCUMENT, Change, Layer, Origin, Overlay, State
from ascgui.catalog.records import Identity, Record, Records, of_table, same
from ascgui.catalog.wording import row_text, said, where
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Issue, Severity, Source
from ascgui.domain.text import Text, text

_EMPTY = Layer()


@dataclass(frozen=True, slots=True)
class Standing:
    """How a row stands: its state, who changed it, what it says, and what is shipped.

    ``against`` is what a change was made against, and ``beneath`` what stands there now; they
    differ where the row is ``in_conflict``.
    """

    state: State
    record: Record | None
    shipped: Record | None
    origin: Origin | None = None
    against: Record | None = None
    beneath: Record | None = None
    in_conflict: bool = False


@dataclass(frozen=True, slots=True)
class Layered:
    """The tables with the changes in force, and what was noticed."""

    tables: Tables
    issues: tuple[Issue, ...]


def layered(beneath: Tables, overlay: Overlay, sha256: str) -> Layered:
    """Return ``beneath`` with ``overlay`` over it; a row that both changed is an issue.

    What is removed but still named by other rows stays, and is reported.
    """
    if not overlay.layers:
        return Layered(replace(beneath, sha256=sha256), ())
    held = records.by_identity(beneath)
    for table, layer in overlay.layers.items():
        rows = held[table]
        rows.update(layer.rows)
        for row in [row for row, record in layer.rows.items() if record is None]:
            del rows[row]
    issues = [
        *_still_needed(beneath, overlay, held),
        *(_conflict(change, beneath) for change in conflicts(beneath, overlay)),
    ]
    tables = records.assembled(held, sha256)
    return Layered(tables, (*issues, *_older(overlay, tables)))


def conflicts(beneath: Tables, overlay: Overlay) -> Iterator[Change]:
    """Yield the changes whose row beneath is no longer what they were made against."""
    for table, layer in overlay.layers.items():
        under = of_table(beneath, table)
        # Most rows of a large overlay have nothing beneath: look from the smaller side.
        few, many = sorted((layer.rows, under), key=len)
        meeting = dict.fromkeys((*layer.against, *(row for row in few if row in many)))
        for row in meeting:
            if _clashes(table, layer, row, under):
                yield Change(
                    table, row, layer.rows[row], layer.against.get(row), layer.origins[row]
                )


def left_behind(overlay: Overlay, tables: Tables, before: str, after: str) -> Iterator[Change]:
    """Yield the changes of edition ``before`` that do not hold in ``after``.

    Those that read the same there, or that were made there too, are none of them.
    """
    for table in ("min-devices", "features"):
        layer = overlay.layers.get(table, _EMPTY)
        if not layer.rows:
            continue
        now = of_table(tables, table)
        for row, record in layer.rows.items():
            if row[0] != before or (after, *row[1:]) in layer.rows:
                continue
            there = now.get((after, *row[1:]))
            if not same(table, there, record):
                yield Change(table, row, record, layer.against.get(row), layer.origins[row])


def _older(overlay: Overlay, tables: Tables) -> Iterator[Issue]:
    """Yield a finding for each edition whose changes the newest edition does not have."""
    if not tables.editions:
        return
    newest = tables.newest_edition
    own = overlay.layers.get("editions", _EMPTY).rows
    for edition in tables.editions:
        # An edition that was imported whole is no set of changes to carry on.
        if edition == newest or edition in own:
            continue
        count = sum(1 for _ in left_behind(overlay, tables, edition, newest))
        if count:
            yield Issue(
                Severity.INFO,
                "overlay-older-edition",
                text(
                    "{count} of your changes are of edition {edition} and do not hold in the "
                    "newest edition, {newest}.",
                    count=count,
                    edition=edition,
                    newest=newest,
                ),
                text("Compare them with the newest edition, and carry over those that still hold."),
                (("edition", edition), ("newest", newest)),
            )


class Standings:
    """How the rows of one table stand, looked up by identity."""

    def __init__(
        self, table: str, tables: Tables, shipped: Tables, beneath: Tables, overlay: Overlay
    ) -> None:
        """``beneath`` is ``shipped`` with the user's hand-written tables, without ``overlay``."""
        self._table = table
        self._now = of_table(tables, table)
        self._shipped = of_table(shipped, table)
        self._beneath = of_table(beneath, table)
        self._layer = overlay.layers.get(table, _EMPTY)

    def of(self, row: Identity) -> Standing:
        """Return how ``row`` stands."""
        record, shipped = self._now.get(row), self._shipped.get(row)
        return Standing(
            self._state(record, shipped),
            record,
            shipped,
            self._layer.origins.get(row),
            self._layer.against.get(row),
            self._beneath.get(row),
            row in self._layer.rows and _clashes(self._table, self._layer, row, self._beneath),
        )

    def _state(self, record: Record | None, shipped: Record | None) -> State:
        if same(self._table, record, shipped):
            return State.SHIPPED
        if record is None:
            return State.REMOVED
        return State.ADDED if shipped is None else State.CHANGED


def _clashes(table: str, layer: Layer, row: Identity, under: Mapping[Any, Any]) -> bool:
    now, before, own = under.get(row), layer.against.get(row), layer.rows[row]
    return not same(table, now, before) and not same(table, now, own)


def _conflict(change: Change, beneath: Tables) -> Issue:
    now = of_table(beneath, change.table).get(change.identity)
    sides = (change.record, change.against, now)
    own, before, shipped = (said(side, sides) for side in sides)
    meant = next(side for side in sides if side is not None)
    mine = change.origin
    return Issue(
        Severity.WARNING,
        "overlay-conflict",
        text(
            "{row}: your change says {own}. It was made when the tables said {before}; now they "
            "say {shipped}. Your change holds.",
            row=row_text(meant),
            own=own,
            before=before,
            shipped=shipped,
        ),
        text("Keep your change, or revert it to what the tables say now."),
        where(change.table, meant),
        (
            Source(mine.source or mine.author or OWN_DOCUMENT, "", mine.date, own),
            *(() if now is None else (_source(now, shipped),)),
        ),
    )


def _source(record: Record, says: Text) -> Source:
    document = getattr(record, "document", "") or getattr(record, "source", "")
    place = f"{record.file}:{record.line}" if record.line else record.file
    return Source(document, records.edition_of(record), place, says)


_NAMED_BY = {
    "editions": (
        ("documents", attrgetter("edition")),
        ("min-devices", attrgetter("edition")),
        ("features", attrgetter("edition")),
    ),
    "hardware": (
        ("min-devices", attrgetter("key.hardware")),
        ("throughput", attrgetter("hardware")),
    ),
    "frameworks": (
        ("min-devices", attrgetter("key.framework")),
        ("features", attrgetter("framework")),
        ("throughput", attrgetter("framework")),
    ),
    "models": (("min-devices", attrgetter("key.model")), ("throughput", attrgetter("model"))),
}


def _still_needed(beneath: Tables, overlay: Overlay, held: Records) -> Iterator[Issue]:
    """Put back what was removed but is named by rows that were not, and say so."""
    for table, naming in _NAMED_BY.items():
        layer = overlay.layers.get(table, _EMPTY)
        removed = {row for row, record in layer.rows.items() if record is None}
        if not removed:
            continue
        under = of_table(beneath, table)
        needed = {
            name(record) for other, name in naming for record in held[other].values()
        } & removed
        for row in (row for row in under if row in needed):
            held[table][row] = under[row]
            yield Issue(
                Severity.WARNING,
                "overlay-still-needed",
                text("{row} was removed, but other rows still name it, so it stays.", row=row),
                text("Remove those rows as well, or revert the removal."),
                where(table, under[row]),
            )
