"""Changes handed from one person to another: one TOML file out, a preview in, nothing lost."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from ascgui import safefile
from ascgui.catalog import overlayfile
from ascgui.catalog.intake.draft import Rejected
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import About, Change, Origin, Overlay
from ascgui.catalog.overlayfile import OverlayFile
from ascgui.catalog.overlaytext import dumps, encoded, verified
from ascgui.catalog.preview import Item, Preview, Rows, item_id, outcome, own_conflict
from ascgui.catalog.records import TABLE_OF, Record, by_identity, edition_of, identity
from ascgui.catalog.tomlfile import LARGEST_BYTES
from ascgui.domain.catalog import OVERLAY_FILE, Feature, Requirement
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text

_LOOKED_AT = 65_536
_OF_CHANGES = re.compile(
    rb"^\[+(?:about|origins|silenced|" + "|".join(TABLE_OF.values()).encode() + rb")\]",
    re.MULTILINE,
)


def changes_text(overlay: Overlay, about: About) -> str:
    """Return the file that hands on all of the user's changes, notes and rows set aside."""
    return dumps(replace(overlay, about=about))


def write(path: Path, overlay: Overlay, about: About, catalog: Catalog) -> None:
    """Write the file that hands on ``overlay``; an old file stays as ``<name>.bak``.

    Raises:
        Refused: nothing was written.
    """
    safefile.replace(path, content(path, overlay, about, catalog))


def content(path: Path, overlay: Overlay, about: About, catalog: Catalog) -> bytes:
    """Return what :func:`write` would write to ``path``, read again and found to be meant.

    Raises:
        Refused: it would not be read as it is meant.
    """
    made = encoded(changes_text(overlay, about))
    verified(path, made, replace(overlay, about=about), catalog.tables)
    return made


def edition_overlay(catalog: Catalog, edition: str, about: About) -> Overlay:
    """Return ``edition`` whole, as additions, with the models that no shipped table has.

    Raises:
        Refused: there is no such edition.
    """
    if edition not in catalog.tables.editions:
        message = text("The catalog has no {kind} “{typed}”.", kind=text("edition"), typed=edition)
        action = text("Write one of: {names}.", names=tuple(catalog.tables.editions))
        raise Refused(Issue(Severity.ERROR, "bad-usage", message, action))
    records: list[Record] = [
        record
        for rows in by_identity(catalog.tables).values()
        for record in rows.values()
        if edition_of(record) == edition
    ]
    named: set[str] = set()
    for record in records:
        if isinstance(record, Requirement):
            named.add(record.key.model)
        elif isinstance(record, Feature):
            named.update(record.catalog_models)
    shipped = (catalog.shipped or catalog.under).models
    own = [model for name, model in catalog.tables.models.items() if name in named - shipped.keys()]
    origin = Origin(about.name, about.author, about.date, about.reason)
    return Overlay().take(_addition(record, origin) for record in (*own, *records))


def read(path: Path, catalog: Catalog) -> OverlayFile:
    """Return the file that was handed over, as it reads over this catalog.

    Raises:
        Refused: it cannot be read, or is of another form, such as a plan.
    """
    content = safefile.read_bytes(path, LARGEST_BYTES)
    file = overlayfile.parse(path, content, catalog.tables)
    if _OF_CHANGES.search(content) is None and any(
        issue.code == "field-unknown" for issue in file.issues
    ):
        raise Refused(
            Issue(
                Severity.ERROR,
                "no-table",
                text("This TOML file holds no changes of the catalog."),
                text("Choose a file that Export or “ascgui catalog export changes” wrote."),
                (("file", str(path)), ("line", 1)),
            )
        )
    return file


def is_shared(path: Path) -> bool:
    """Return whether ``path`` looks like a file of changes, and not like a plan."""
    try:
        if not path.is_file():  # Opening a pipe would wait for the one who writes into it.
            return False
        with path.open("rb") as file:
            begin = file.read(_LOOKED_AT)
    except OSError:
        return False
    return _OF_CHANGES.search(begin) is not None


def preview(file: OverlayFile, catalog: Catalog) -> Preview:
    """Return what taking over the changes in ``file`` would do.

    A row that both sides changed is a conflict to be settled; the one that does not hold is set
    aside. Notes and rows set aside come along.
    """
    now = Rows(catalog.tables)
    items = []
    for change in file.overlay.changes():
        named = change.record or change.against
        if named is None:
            continue
        before = now.get(change.table, change.identity)
        items.append(
            Item(
                item_id(change.table, named),
                outcome(change.table, before, change.record),
                change.table,
                before,
                change.record,
                _signed(change, file.overlay.about),
                own_conflict(change, catalog.changes),
                named.line,
            )
        )
    rejected = tuple(
        Rejected(int(issue.at("line") or 1), "", issue.message)
        for issue in file.issues
        if issue.severity is Severity.ERROR
    )
    extra = Overlay(silences=file.overlay.silences, aside=file.overlay.aside)
    return Preview(tuple(items), rejected, extra=extra)


def _addition(record: Record, origin: Origin) -> Change:
    table = TABLE_OF[type(record)]
    return Change(table, identity(table, record), record, None, origin)


def _signed(change: Change, about: About) -> Change:
    """Return ``change`` with what its file says about itself, where the row does not say it."""
    origin = change.origin
    signed = Origin(
        origin.source or about.name,
        origin.author or about.author,
        origin.date or about.date,
        origin.reason or about.reason,
    )
    return replace(change, record=_own(change.record), against=_own(change.against), origin=signed)


def _own(record: Record | None) -> Record | None:
    """Return a record as one of the user's own file, where it is not written yet."""
    return None if record is None else replace(record, file=OVERLAY_FILE, line=0)
