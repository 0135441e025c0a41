"""Which files may be dropped on the Catalog page."""

from __future__ import annotations

from PySide6.QtCore import QMimeData

from ascgui.domain.catalog import SHARED_SUFFIX
from ascgui.widgets.dropped import local_paths

SUFFIXES = frozenset({".csv", ".tsv", ".txt", ".md", ".markdown", ".html", ".htm", ".xlsx", ".xls"})
"""How the names of files end that may hold a table."""


def droppable(data: QMimeData) -> bool:
    """Return whether ``data`` is one file that may be imported."""
    paths = local_paths(data)
    if len(paths) != 1:
        return False
    suffix = paths[0].suffix.casefold()
    if suffix != SHARED_SUFFIX:
        return suffix in SUFFIXES
    from ascgui.catalog import sharing  # noqa: PLC0415 - what reads changes is seldom needed

    # A plan is for the window.
    return sharing.is_shared(paths[0])
