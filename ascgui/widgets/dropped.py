"""What of a drag or drop is files and folders of this machine."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def local_paths(data: QMimeData) -> tuple[Path, ...]:
    """Return the files and folders in ``data``, none if anything in it is something else."""
    urls = data.urls()
    if not urls or not all(url.isLocalFile() for url in urls):
        return ()
    return tuple(Path(url.toLocalFile()) for url in urls)
