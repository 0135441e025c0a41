"""Measured rates as rows of the user's own catalog: put in, and taken back."""

from __future__ import annotations

from ascgui.catalog.overlay import Change, Origin, Overlay
from ascgui.domain.catalog import ThroughputRow
from ascgui.domain.text import text
from ascgui.session.workbench import Workbench

TABLE = "throughput"


def before(bench: Workbench, row_id: str) -> Change | None:
    """Return what the user's changes say of the row, to be put back by :func:`take_back`."""
    return bench.overlay.change(TABLE, row_id)


def put(bench: Workbench, row: ThroughputRow, origin: Origin) -> None:
    """Let ``row`` hold as one of the user's, as one step of undo.

    A row that is there already, but could not be saved, is tried again.
    """
    changed = bench.overlay.set_throughput(row, origin, bench.catalog.under)
    if not bench.put(text("Save a measured throughput"), changed):
        bench.retry()


def take_back(bench: Workbench, row_id: str, earlier: Change | None) -> None:
    """Undo :func:`put`: the row goes, or is again what it was before."""
    overlay: Overlay = bench.overlay
    without = overlay.revert(TABLE, row_id) if earlier is None else overlay.take((earlier,))
    bench.put(text("Remove a measured throughput"), without)
