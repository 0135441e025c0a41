"""Scenarios as the columns of a table, and what was asked, answered and found as its rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from ascgui.comparison.formats import GROUPS, copied, shown
from ascgui.comparison.lines import Cell, Group, Line
from ascgui.comparison.table import Comparison, Heading
from ascgui.domain.project import short
from ascgui.domain.text import Quantity, Unit
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.tip import tip

DiffersRole = Qt.ItemDataRole.UserRole + 1
"""Whether the scenarios differ in this row."""
BestRole = Qt.ItemDataRole.UserRole + 2
"""Whether no other scenario has a lower value in this row."""
GroupRole = Qt.ItemDataRole.UserRole + 3
"""Whether the row is the heading of a group."""
StateRole = Qt.ItemDataRole.UserRole + 4
"""In the horizontal header: what there is to say of the scenario, as words."""

ROOT = QModelIndex()

_LONGEST_NAME = 200
_LONGEST_TIP = 600
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BARE = frozenset(
    {
        Unit.TOKENS,
        Unit.DEVICES,
        Unit.CARDS,
        Unit.NODES,
        Unit.TOKENS_PER_SECOND,
        Unit.CARD_HOURS,
        Unit.NODE_HOURS,
    }
)
"""Units that the row's name says, so that no cell repeats them."""

_HEADLINE = ("devices", "duration", "finish", "cost")
"""Figures that one looks at first."""
_ORDER = (Group.ANSWER, Group.INPUT, Group.FINDING)

_Row = Group | Line


@dataclass(frozen=True, slots=True)
class _Shown:
    """What the model shows: the comparison, which scenario the Plan page shows, and the rows."""

    comparison: Comparison
    current: str
    rows: tuple[_Row, ...]


class ComparisonModel(QAbstractTableModel):
    """Shows a :class:`Comparison`; a scenario is addressed by its id, whatever its column.

    Where the scenarios and the rows stay the same, what changed is told in place.
    """

    def __init__(self, tongue: Tongue, parent: QObject | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._tongue = tongue
        self._shown: _Shown | None = None
        self._only_differing = False
        self._numeric: dict[str, bool] = {}
        # Made once for each cell that is seen: a view paints them again with every scroll.
        self._texts: dict[tuple[str, int], str] = {}
        tongue.changed.connect(self.retranslate)

    # What is shown

    @property
    def comparison(self) -> Comparison | None:
        """What is shown, or None."""
        return None if self._shown is None else self._shown.comparison

    @property
    def headings(self) -> tuple[Heading, ...]:
        """The scenarios in the order of the columns."""
        return () if self._shown is None else self._shown.comparison.headings

    @property
    def only_differing(self) -> bool:
        """Whether rows in which all scenarios are alike are left out."""
        return self._only_differing

    def put(self, comparison: Comparison, current: str) -> None:
        """Show ``comparison``; ``current`` is the id of the scenario on the Plan page."""
        self._change(_Shown(comparison, current, self._rows(comparison)))

    def show_only_differing(self, *, only: bool) -> None:
        """Leave rows out in which all scenarios are alike, or not."""
        self._only_differing = only
        if self._shown is not None:
            self.put(self._shown.comparison, self._shown.current)

    def id_at(self, column: int) -> str:
        """Return the id of the scenario in ``column``."""
        return self.headings[column].id

    def column_of(self, scenario_id: str) -> int | None:
        """Return the column of a scenario, or None."""
        ids = [heading.id for heading in self.headings]
        return ids.index(scenario_id) if scenario_id in ids else None

    def row_of(self, line_id: str) -> int | None:
        """Return the row of a line, or None where it is not shown."""
        rows = () if self._shown is None else self._shown.rows
        return next(
            (at for at, row in enumerate(rows) if isinstance(row, Line) and row.id == line_id), None
        )

    def name(self, column: int) -> str:
        """Return the name of the scenario in ``column``, in one line."""
        return short(self._tongue.show(self.headings[column].label), _LONGEST_NAME)

    def is_group(self, row: int) -> bool:
        """Return whether ``row`` is the heading of a group."""
        return self._shown is not None and not isinstance(self._shown.rows[row], Line)

    def row_name(self, row: int) -> str:
        """Return what ``row`` is called, with the unit of its numbers."""
        one = self._row(row)
        if not isinstance(one, Line):
            return self._tongue.show(GROUPS[one])
        title = self._tongue.show(one.title)
        if one.unit is Unit.TOKENS_PER_SECOND:
            return self._tongue.say("{title} (tokens/s)", title=title)
        return title

    def cell_text(self, line: Line, column: int) -> str:
        """Return what stands in a cell."""
        known = self._texts.get((line.id, column))
        if known is None:
            known = self._texts[line.id, column] = self._worded(line.cells[column])
        return known

    def _worded(self, cell: Cell) -> str:
        one = cell.shown
        if isinstance(one, Quantity) and one.unit in _BARE and not one.currency:
            cell = Cell(cell.value, one.value, cell.estimate)
        return short(shown(cell, self._tongue.language), _LONGEST_NAME)

    def is_numeric(self, line: Line) -> bool:
        """Return whether numbers stand in ``line``."""
        known = self._numeric.get(line.id)
        if known is None:
            known = any(isinstance(cell.value, int | float) for cell in line.cells)
            self._numeric[line.id] = known
        return known

    def copied(self, lines: Sequence[Line] | None = None) -> str:
        """Return the rows that are shown as tab-separated text with the names above."""
        if self._shown is None:
            return ""
        rows = [row for row in self._shown.rows if isinstance(row, Line)]
        return copied(self._shown.comparison, lines or rows, self._tongue.language)

    def line_at(self, row: int) -> Line | None:
        """Return the line in ``row``, None for a heading."""
        one = self._row(row)
        return one if isinstance(one, Line) else None

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._texts = {}
        self._say_again()

    # Qt's side

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return 0 if parent.isValid() or self._shown is None else len(self._shown.rows)

    @override
    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self.headings)

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        line = self._row(index.row())
        if role == GroupRole:
            return not isinstance(line, Line)
        if not isinstance(line, Line):
            return None
        return self._cell(line, index.column(), role)

    def _cell(self, line: Line, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell_text(line, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(_RIGHT if self.is_numeric(line) else _LEFT)
        if role == Qt.ItemDataRole.ToolTipRole:
            whole = shown(line.cells[column], self._tongue.language)
            return tip(short(whole, _LONGEST_TIP))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(line, column)
        if role == DiffersRole:
            return line.differs
        if role == BestRole:
            return line.cells[column].best
        if role == Qt.ItemDataRole.UserRole:
            return line.cells[column].value
        return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal:
            if 0 <= section < len(self.headings):
                return self._heading(section, role)
            return None
        if self._shown is None or not 0 <= section < len(self._shown.rows):
            return None
        row = self._shown.rows[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.row_name(section)
        if role == DiffersRole:
            return isinstance(row, Line) and row.differs
        if role == GroupRole:
            return not isinstance(row, Line)
        if role == Qt.ItemDataRole.AccessibleTextRole and isinstance(row, Line) and row.differs:
            return self._tongue.say("{line}: the scenarios differ", line=self.row_name(section))
        return None

    def _heading(self, column: int, role: int) -> Any:
        heading = self.headings[column]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.name(column)
        if role == StateRole:
            return self.states(column)
        if role == Qt.ItemDataRole.ToolTipRole:
            words = [self.name(column), *self._all_states(column)]
            if heading.note:
                words.append(short(heading.note, _LONGEST_TIP))
            return tip("\n".join(words))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._tongue.show((self.name(column), *self._all_states(column)))
        return None

    def _all_states(self, column: int) -> tuple[str, ...]:
        preferred = (self._tongue.say("preferred"),) if self.headings[column].preferred else ()
        return (*preferred, *self.states(column))

    def states(self, column: int) -> tuple[str, ...]:
        """Return what there is to say of the scenario in ``column``, but that it is preferred."""
        heading, say = self.headings[column], self._tongue.say
        words = [self._tongue.show(each) for each in heading.obstacles]
        if heading.efficient:
            words.append(say("best trade-off"))
        if self._shown is not None and heading.id == self._shown.current:
            words.append(say("on the Plan page"))
        return tuple(words)

    def _spoken(self, line: Line, column: int) -> str:
        words = [self.cell_text(line, column) or self._tongue.say("nothing")]
        if line.cells[column].best:
            words.append(self._tongue.say("the least"))
        if line.differs:
            words.append(self._tongue.say("the scenarios differ"))
        return self._tongue.show(tuple(words))

    def _row(self, row: int) -> _Row:
        assert self._shown is not None  # noqa: S101 - without it there are no rows
        return self._shown.rows[row]

    def _rows(self, comparison: Comparison) -> tuple[_Row, ...]:
        rows: list[_Row] = []
        for group in _ORDER:
            lines = [
                line
                for line in comparison.lines
                if line.group is group and (line.differs or not self._only_differing)
            ]
            if lines:
                rows += (group, *sorted(lines, key=_rank))
        return tuple(rows)

    def _change(self, after: _Shown) -> None:
        before = self._shown
        self._texts = {}
        self._numeric = {}
        if before is not None and _layout(before) == _layout(after):
            self._shown = after
            self._say_again()
            return
        self.beginResetModel()
        self._shown = after
        self.endResetModel()

    def _say_again(self) -> None:
        if self._shown is None or not self._shown.rows or not self.headings:
            return
        rows, columns = len(self._shown.rows), len(self.headings)
        self.dataChanged.emit(self.index(0, 0), self.index(rows - 1, columns - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, rows - 1)


def _rank(line: Line) -> tuple[int, bool]:
    """Return what puts the headline before other figures, and what differs before other inputs."""
    first = _HEADLINE.index(line.id) if line.id in _HEADLINE else len(_HEADLINE)
    return first, line.group is Group.INPUT and not line.differs


def _layout(one: _Shown) -> tuple[list[str], list[str]]:
    """Return which scenarios and which rows stand where."""
    rows = [row.id if isinstance(row, Line) else row.value for row in one.rows]
    return [heading.id for heading in one.comparison.headings], rows
