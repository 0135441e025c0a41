"""Loads the catalog: every table, checked, with all that is wrong in it at once.

Each table is read in layers, the shipped file first, then the user's file of the same name in the
overlay's folder, if there is one; over them all lie the changes in ``overlay.toml``. A layer's
entry takes the place of an earlier layer's entry of the same identity and is added otherwise. A
problem of a shipped file refuses the catalog; a problem of the user's files leaves out that row
and is reported.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ascgui import paths
from ascgui.catalog import kept
from ascgui.domain.catalog import OVERLAY_FILE, Tables
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.record import frozen
from ascgui.domain.text import text

if TYPE_CHECKING:
    from ascgui.catalog.layering import Standings
    from ascgui.catalog.overlay import Overlay
    from ascgui.catalog.overlayfile import OverlayFile
    from ascgui.catalog.reading import UnknownField

# What reads TOML, and all that the user's changes need, is imported where it is used: most starts
# of the program need neither, and they make up a good part of its imports.


@frozen
class Catalog:
    """The tables, what was noticed while reading them, and where they came from.

    ``shipped`` are the tables without anything of the user's, ``beneath`` with the user's
    hand-written tables but without ``own_changes``, which came from ``file`` (None: there is none
    yet). Both are None where a catalog was put together without layers. ``unusable`` says why the
    file of the user's changes, which is there, could not be read at all.
    """

    tables: Tables
    issues: tuple[Issue, ...]
    folder: Path
    overlay: Path | None = None
    unknown_fields: tuple[UnknownField, ...] = ()
    shipped: Tables | None = None
    beneath: Tables | None = None
    own_changes: Overlay | None = None
    file: OverlayFile | None = None
    beneath_issues: tuple[Issue, ...] = ()
    unusable: tuple[Issue, ...] = ()

    @property
    def changes(self) -> Overlay:
        """The user's changes; empty where there are none."""
        from ascgui.catalog.overlay import Overlay  # noqa: PLC0415 - see above

        return Overlay() if self.own_changes is None else self.own_changes

    @property
    def under(self) -> Tables:
        """The tables that the user's changes lie over."""
        return self.beneath or self.tables

    def standings(self, table: str) -> Standings:
        """Return how the rows of ``table`` stand: shipped, changed, added or removed."""
        from ascgui.catalog.layering import Standings  # noqa: PLC0415 - see above

        return Standings(table, self.tables, self.shipped or self.under, self.under, self.changes)

    def changed_to(self, changes: Overlay, file: OverlayFile | None = None) -> Catalog:
        """Return the catalog with other changes over the same tables; no file is touched.

        ``file`` is the file that says these changes, where they were saved.
        """
        from ascgui.catalog.layering import layered  # noqa: PLC0415 - see above
        from ascgui.catalog.overlay import Overlay  # noqa: PLC0415
        from ascgui.catalog.overlaytext import differences  # noqa: PLC0415

        written = self.file if file is None else file
        unsaved = differences(Overlay() if written is None else written.overlay, changes)
        sha256 = self.under.sha256
        if written is not None or unsaved:
            sha256 = _stamp(sha256, written.sha256 if written is not None else "", unsaved)
        over = layered(self.under, changes, sha256)
        issues = (*self.beneath_issues, *(written.issues if written else ()), *over.issues)
        return replace(self, tables=over.tables, issues=issues, own_changes=changes, file=written)

    def saved(self, changes: Overlay | None = None, *, force: bool = False) -> Catalog:
        """Save ``changes`` (those of this catalog) to the overlay's file; return what holds then.

        Raises:
            Refused: nothing was changed; see :func:`ascgui.catalog.overlaytext.save`.
        """
        from ascgui.catalog.overlaytext import save  # noqa: PLC0415 - see above

        if self.overlay is None:
            message = text("This catalog has no place for changes.")
            raise Refused(Issue(Severity.ERROR, "overlay-missing", message))
        wanted = self.changes if changes is None else changes
        path = self.overlay / OVERLAY_FILE
        file = save(path, wanted, self.file, self.under, force=force)
        return self.changed_to(file.overlay, file)


def _stamp(*parts: str) -> str:
    import hashlib  # noqa: PLC0415 - see above

    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def user_overlay() -> Path:
    """Return the folder of the user's own changes (not yet made)."""
    return paths.user_data() / "catalog"


def load(
    folder: Path | None = None, overlay: Path | None = None, cache: Path | None = None
) -> Catalog:
    """Return the catalog in ``folder`` (the shipped one), with what is in ``overlay`` over it.

    An overlay folder, or a file in it, that does not exist is an empty one; the user's own is
    :func:`user_overlay`. With ``cache``, a folder, the tables are kept there for the next time.

    Raises:
        Refused: a shipped table cannot be used; with every problem of every file.
    """
    folder = folder or paths.shipped("catalog")
    beneath = _beneath(folder, overlay, cache)
    path = None if overlay is None else overlay / OVERLAY_FILE
    if path is None or not path.exists():
        return beneath
    from ascgui.catalog import overlayfile  # noqa: PLC0415 - see above

    try:
        file = overlayfile.read(path, beneath.tables)
    except Refused as refused:
        left_out = tuple(map(_left_out, refused.issues))
        return replace(beneath, issues=(*beneath.issues, *left_out), unusable=refused.issues)
    return beneath.changed_to(file.overlay, file)


def _left_out(why: Issue) -> Issue:
    """Return that all of the user's changes are left out, since their file has this fault."""
    message = text("All of your changes to the catalog are left out. {why}", why=why.message)
    action = text("Mend the file, or move it away to go on without your old changes.")
    return replace(why, message=message, action=action)


def _beneath(folder: Path, overlay: Path | None, cache: Path | None) -> Catalog:
    """Return the catalog without the user's changes, as it was kept or as it is read."""
    written_by_hand = overlay is not None and any(
        path.name != OVERLAY_FILE for path in overlay.glob("*.toml")
    )
    place = None if cache is None or written_by_hand else kept.Place(cache, folder)
    tables = None if place is None else place.take()
    if tables is not None:
        return Catalog(tables, (), folder, overlay, shipped=tables, beneath=tables)
    from ascgui.catalog.reading import Reading  # noqa: PLC0415 - see above

    reading = Reading()
    reading.add_folders(folder, overlay)
    if reading.problems:
        raise Refused(*reading.problems)
    tables = reading.tables()
    issues = tuple(reading.issues)
    if place is not None and not issues:
        place.keep(tables)
    return Catalog(
        tables,
        issues,
        folder,
        overlay,
        tuple(reading.unknown_fields),
        reading.shipped_tables() or tables,
        tables,
        beneath_issues=issues,
    )
