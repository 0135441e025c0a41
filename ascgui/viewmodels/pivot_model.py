"""The minimum table as the vendor prints it, as Qt's views see it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from ascgui.catalog.pivot import Pivot, PivotRow, as_html, as_lines
from ascgui.catalog.records import Identity
from ascgui.catalog.wording import devices_text, job_text
from ascgui.domain.catalog import JobKey, Requirement, Support, Tables
from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import tsv
from ascgui.viewmodels.row_query import folded
from ascgui.viewmodels.rows_model import ROOT
from ascgui.viewmodels.tip import tip

NAMES = (text("Model"), text("Strategy"), text("Sequence length"))
"""The headings of the columns that say which job a row is about."""

FIRST_COUNT = len(NAMES)
"""The first column of counts."""


class PivotModel(QAbstractTableModel):
    """One row a printed row. What is merged is said by :meth:`merged`, for the view to span."""

    def __init__(self, tongue: Tongue, parent: QObject | None = None) -> None:
        """Start empty; texts follow ``tongue``."""
        super().__init__(parent)
        self._tongue = tongue
        self._whole = Pivot("", (), ())
        self._shown = self._whole
        self._tables: Tables | None = None
        self._changed: Collection[Identity] = frozenset()
        self._typed = ""
        tongue.changed.connect(self._retranslate)

    # What is shown

    @property
    def pivot(self) -> Pivot:
        """The table as it is shown now, with the rows that the filter leaves."""
        return self._shown

    @property
    def total(self) -> int:
        """How many rows there are, shown or not."""
        return len(self._whole.rows)

    def put(self, pivot: Pivot, tables: Tables, changed: Collection[Identity]) -> None:
        """Show ``pivot``; ``changed`` are the entries that the user changed."""
        self.beginResetModel()
        self._whole, self._tables, self._changed = pivot, tables, changed
        self._select()
        self.endResetModel()

    def set_filter(self, typed: str) -> None:
        """Show only the rows with every word of ``typed`` in what names them."""
        self.beginResetModel()
        self._typed = typed
        self._select()
        self.endResetModel()

    def merged(self) -> list[tuple[int, int, int, int]]:
        """Return (row, column, rows, columns) of every cell that spans several places."""
        spans = [(row, 0, height, 1) for row, height in self._shown.down() if height > 1]
        for at, row in enumerate(self._shown.rows):
            spans += [
                (at, FIRST_COUNT + first, 1, width)
                for first, width in self._shown.across(row)
                if width > 1
            ]
        return spans

    def groups(self) -> list[tuple[str, int, int]]:
        """Return (name, first column, number of columns) of each framework."""
        tables = self._tables
        return [
            (
                framework if tables is None else tables.frameworks[framework].name,
                FIRST_COUNT + first,
                width,
            )
            for framework, first, width in self._shown.frameworks()
        ]

    def shown(self, row: int, column: int) -> str:
        """Return what stands in a place."""
        return _shown(self._shown.rows[row], column)

    def entry(self, row: int, column: int) -> Requirement | None:
        """Return the entry that stands in a place, None where there is none."""
        return (
            self._shown.rows[row].entries[column - FIRST_COUNT] if column >= FIRST_COUNT else None
        )

    def is_quiet(self, row: int, column: int) -> bool:
        """Whether a cell steps back, as the dash for "not supported" does."""
        return (
            column >= FIRST_COUNT
            and self._shown.rows[row].counts[column - FIRST_COUNT] is Support.NOT_SUPPORTED
        )

    def is_changed(self, row: int, column: int) -> bool:
        """Whether the user changed the entry."""
        entry = self.entry(row, column)
        return entry is not None and (entry.edition, entry.key) in self._changed

    def sentence(self, row: int, column: int) -> Text:
        """Return what a place says, in words."""
        one = self._shown.rows[row]
        if column < FIRST_COUNT:
            return text(
                "{model}, {strategy}, sequence length {seq_len}",
                model=one.model,
                strategy=one.strategy,
                seq_len=str(one.seq_len),
            )
        place, entry = self._shown.columns[column - FIRST_COUNT], self.entry(row, column)
        if entry is None:
            key = JobKey(
                one.model, one.strategies[0], one.lengths[0], place.framework, place.hardware
            )
            return text("{job}: unknown; the edition has no such entry.", job=job_text(key))
        said = devices_text(entry.devices)
        if self.is_changed(row, column):
            return text("{job}: {said}, as you changed it.", job=job_text(entry.key), said=said)
        return text(
            "{job}: {said}. Document {document}, row {row}.",
            job=job_text(entry.key),
            said=said,
            document=entry.document,
            row=entry.row,
        )

    def copied(self, rows: Sequence[int]) -> tuple[str, str]:
        """Return ``rows`` below their headings as tab-separated text and as HTML."""
        if self._tables is None or not rows:
            return "", ""
        headings = [self._tongue.show(name) for name in NAMES]
        chosen = [self._shown.rows[at] for at in rows]
        lines = as_lines(self._shown, chosen, headings, self._tables)
        return tsv(lines), as_html(self._shown, chosen, headings, self._tables)

    def headings(self) -> tuple[str, ...]:
        """Return the headings of a block copied from here without any."""
        if self._tables is None:
            return ()
        return tuple(map(str, as_lines(self._whole, (), self._say_names(), self._tables)[0]))

    # Qt's side

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._shown.rows)

    @override
    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return 0 if parent.isValid() else FIRST_COUNT + len(self._shown.columns)

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.shown(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignHCenter if column >= FIRST_COUNT else (
                Qt.AlignmentFlag.AlignLeft
            )  # fmt: skip
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._tongue.show(self.sentence(row, column)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._tongue.show(self.sentence(row, column))
        return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if section < FIRST_COUNT:
                return self._tongue.show(NAMES[section])
            hardware = self._shown.columns[section - FIRST_COUNT].hardware
            return hardware if self._tables is None else self._tables.hardware[hardware].name
        return None

    def _say_names(self) -> list[str]:
        return [self._tongue.show(name) for name in NAMES]

    def _select(self) -> None:
        words = folded(self._typed).split()
        whole = self._whole
        rows = tuple(
            row
            for row in whole.rows
            if all(word in folded(f"{row.model} {row.strategy} {row.seq_len}") for word in words)
        )
        self._shown = whole if not words else Pivot(whole.edition, whole.columns, rows)

    def _retranslate(self) -> None:
        self.beginResetModel()
        self.endResetModel()


def _shown(row: PivotRow, column: int) -> str:
    if column < FIRST_COUNT:
        return (row.model, row.strategy, row.seq_len)[column]
    one = row.counts[column - FIRST_COUNT]
    if one is None:
        return ""
    return "–" if one is Support.NOT_SUPPORTED else f"{one:,}"
