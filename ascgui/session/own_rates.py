"""Measured rates as rows of the user's own catalog: put in, and taken back."""

from __future__ import annotations

from collections.abc import Callable

from ascgui.catalog.load import Catalog, load, user_overlay
from ascgui.catalog.overlay import Change, Origin, Overlay
from ascgui.domain.catalog import ThroughputRow
from ascgui.domain.issues import Refused

TABLE = "throughput"


def before(catalog: Catalog, row_id: str) -> Change | None:
    """Return what the user's changes say of the row, to be put back by :func:`taken_back`."""
    return catalog.changes.change(TABLE, row_id)


def saved(catalog: Catalog, row: ThroughputRow, origin: Origin) -> Catalog:
    """Write ``row`` to the user's changes and return the catalog that holds then.

    Raises:
        Refused: the file of the changes cannot be written or read; nothing was changed.
    """
    return _written(catalog, lambda now: now.changes.set_throughput(row, origin, now.under))


def taken_back(catalog: Catalog, row_id: str, earlier: Change | None) -> Catalog:
    """Undo :func:`saved`: the row goes, or is again what it was before.

    Raises:
        Refused: the file of the changes cannot be written or read; nothing was changed.
    """

    def without(now: Catalog) -> Overlay:
        if earlier is not None:
            return now.changes.take((earlier,))
        return now.changes.revert(TABLE, row_id)

    return _written(catalog, without)


def _written(catalog: Catalog, change: Callable[[Catalog], Overlay]) -> Catalog:
    if catalog.overlay is None:
        catalog = load(catalog.folder, user_overlay())
    try:
        return catalog.saved(change(catalog))
    except Refused as refused:
        if all(issue.code != "file-changed-meanwhile" for issue in refused.issues):
            raise
    # Another window or the command line has written: this change goes on top of that.
    catalog = load(catalog.folder, catalog.overlay)
    return catalog.saved(change(catalog))
