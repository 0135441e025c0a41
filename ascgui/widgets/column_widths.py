"""How wide the user made the columns of each table; remembered from one start to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, QTimer

from ascgui.domain.issues import Issue
from ascgui.session.settings import Settings

WRITTEN_AFTER_MS = 400
"""How long after the last change the widths are written: dragging changes them many times."""

_LEAST, _MOST = 1.0, 500.0
"""What a width in the file is taken for, in average characters."""


class ColumnWidths(QObject):
    """Keeps the widths in ``settings``, in average characters, so that they suit any text size.

    It is a child of the window; a table finds it there (see :func:`widths_for`), whoever made the
    table.
    """

    def __init__(
        self, settings: Settings, tell: Callable[[Issue | None], object], window: QObject
    ) -> None:
        """``tell`` is told why the widths cannot be written, or None where they can."""
        super().__init__(window)
        self._settings = settings
        self._tell = tell
        self._widths: dict[str, dict[str, float]] = {}
        for line in settings.preferences.column_widths:
            table, colon, columns = line.partition(":")
            if colon:
                self._widths[table.strip()] = dict(_read(columns))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WRITTEN_AFTER_MS)
        self._timer.timeout.connect(self._write)

    def of(self, table: str) -> Mapping[str, float]:
        """Return the widths that the user gave to columns of ``table``."""
        return self._widths.get(table, {})

    def keep(self, table: str, column: str, width: float) -> None:
        """Remember a width, in average characters."""
        self._widths.setdefault(table, {})[column] = round(min(max(width, _LEAST), _MOST), 1)
        self._timer.start()

    def forget(self, table: str) -> None:
        """Let the columns of ``table`` be as wide as they need again."""
        if self._widths.pop(table, None) is not None:
            self._timer.start()

    def flush(self) -> None:
        """Write what is not written yet."""
        if self._timer.isActive():
            self._timer.stop()
            self._write()

    def _write(self) -> None:
        lines = (
            f"{table}: " + " ".join(f"{name}={width:g}" for name, width in columns.items())
            for table, columns in sorted(self._widths.items())
        )
        self._tell(self._settings.change(column_widths=tuple(lines)))


def widths_for(window: QObject) -> ColumnWidths | None:
    """Return what remembers the widths of the tables in ``window``, if anything does."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return window.findChild(ColumnWidths, options=direct)


def _read(columns: str) -> list[tuple[str, float]]:
    found = []
    for word in columns.split():
        name, _, width = word.rpartition("=")
        try:
            number = float(width)
        except ValueError:
            continue
        if name and _LEAST <= number <= _MOST:
            found.append((name, number))
    return found
