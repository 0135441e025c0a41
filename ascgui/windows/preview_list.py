"""The rows of a preview: narrowed down by kind, seen in full, left out or decided one by one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ascgui.session.importing import Importing
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.preview_model import (
    HAPPENS,
    KIND_NAMES,
    Choices,
    Kind,
    PreviewModel,
    PreviewRow,
    PreviewTable,
    leavable,
)
from ascgui.viewmodels.record_cells import ENTRY
from ascgui.widgets.filter_edit import FilterEdit
from ascgui.widgets.kind_bar import KindBar
from ascgui.widgets.table_header import PADDING
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme
from ascgui.windows.import_details import ImportDetails

_WIDEST_ENTRY = 28
"""The widest that the column of models is made by itself, in digits."""


class PreviewList(QWidget):
    """Shows what ``importing`` would do, and takes the user's choices about rows to it."""

    def __init__(self, importing: Importing, tongue: Tongue, theme: Theme) -> None:
        """Start without rows."""
        super().__init__()
        self._importing = importing
        self._tongue = tongue
        self._theme = theme
        self._table = PreviewTable()
        self._row_id: str | None = None
        self.kinds = KindBar(KIND_NAMES, frozenset({Kind.DIFFERING, Kind.ALL}), tongue, theme)
        self.filter = FilterEdit(tongue, theme)
        self.model = PreviewModel(tongue, self)
        self.view = TableView(self.model, tongue, theme)
        self.view.name = "preview"
        self.details = ImportDetails(tongue, theme)
        self.leave_button = QPushButton()
        self._lay_out()
        self.kinds.chosen.connect(self._show_rows)
        self.filter.textChanged.connect(self._filter)
        selection = self.view.selectionModel()
        selection.currentRowChanged.connect(self._show_row)
        selection.selectionChanged.connect(self._show_leaving)
        self.view.order_changed.connect(self._keep_row)
        self.view.activated.connect(self.toggle)
        self.details.chosen.connect(self._choose)
        self.leave_button.clicked.connect(self.toggle)
        importing.chosen.connect(self.show_choices)
        toggle = QAction(self)
        toggle.setShortcut(QKeySequence(Qt.Key.Key_Space))
        toggle.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        toggle.triggered.connect(self.toggle)
        self.view.addAction(toggle)
        self.filter.reach_from(self)
        tongue.changed.connect(self.retranslate)
        self.retranslate()

    def begin(self) -> None:
        """Start anew, for another table."""
        self.filter.clear()
        self.kinds.choose(Kind.DIFFERING)
        self._row_id = None
        self.put(PreviewTable())

    def put(self, table: PreviewTable) -> None:
        """Show ``table``; the row that was current stays so, else the first one becomes it."""
        self._table = table
        self.kinds.put(table.counts)
        self._show_rows()
        if not self.view.currentIndex().isValid() and self.model.rowCount():
            self.view.select_row(self.model.row_at(0).id)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.view.setAccessibleName(say("What would happen"))
        self._size_columns()
        self._show_row()

    def show_choices(self, changed: object = frozenset()) -> None:
        """Say again what happens to the rows with the ids in ``changed``."""
        self.model.set_choices(self._choices(), changed if isinstance(changed, set) else ())
        self.details.put(self.details.row, self._choices())
        self._show_leaving()

    def toggle(self) -> None:
        """Leave the selected rows out, or take them over if all of them are left out."""
        ids = leavable(self._selected())
        if ids:
            self._importing.leave_out(ids, out=not self._importing.left_out.issuperset(ids))

    def _lay_out(self) -> None:
        space = self._theme.space
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        narrow = QHBoxLayout()
        narrow.setSpacing(space(3))
        narrow.addWidget(self.kinds, 3)
        narrow.addWidget(self.filter, 2, Qt.AlignmentFlag.AlignTop)
        below = QHBoxLayout()
        below.setSpacing(space(3))
        below.addWidget(self.details, 1)
        below.addWidget(self.leave_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space(2))
        column.addLayout(narrow)
        column.addWidget(self.view, 1)
        column.addLayout(below)

    # Rows

    def _show_rows(self) -> None:
        self.model.set_choices(self._choices())
        self.model.set_rows(self._table.columns, self._table.of(self.kinds.kind))
        self._size_columns()
        self._keep_row()

    def _size_columns(self) -> None:
        self.view.size_columns()
        if self._table.columns[:1] == (HAPPENS,):
            header = self.view.horizontalHeader()
            metrics = self.view.fontMetrics()
            words = map(metrics.horizontalAdvance, self.model.all_that_happens())
            room = self._theme.space(2 * PADDING) + 1
            self.view.fit_column(0, max(header.sectionSize(0), max(words) + room))
            # A rejected row is shown as it is printed, however long that is.
            widest = metrics.horizontalAdvance("0") * _WIDEST_ENTRY
            entry = self._table.columns.index(ENTRY)
            self.view.fit_column(entry, min(header.sectionSize(entry), widest))

    def _filter(self, typed: str) -> None:
        self.model.set_filter(typed)
        self._keep_row()

    def _keep_row(self) -> None:
        if self._row_id is None or not self.view.select_row(self._row_id):
            self._show_row()

    def _current(self) -> PreviewRow | None:
        index = self.view.currentIndex()
        row = self.model.row_at(index.row()) if index.isValid() else None
        return row if isinstance(row, PreviewRow) else None

    def _show_row(self) -> None:
        row = self._current()
        if row is not None:
            self._row_id = row.id
        self.details.put(row, self._choices())
        self._show_leaving()

    # Choices

    def _choices(self) -> Choices:
        chosen = self._importing
        return Choices(dict(chosen.decisions), dict(chosen.sides), frozenset(chosen.left_out))

    def _selected(self) -> list[PreviewRow]:
        rows = (self.model.row_at(at) for at in self.view.selected_positions())
        return [row for row in rows if isinstance(row, PreviewRow)]

    def _choose(self, name: str) -> None:
        row = self.details.row
        if row is None:
            return
        if row.question is not None:
            self._importing.decide(row.question.id, name)
        elif row.is_conflict:
            rows = {one.id for one in self._selected() if one.is_conflict} | {row.id}
            self._importing.settle(rows, name)

    def _show_leaving(self) -> None:
        ids = leavable(self._selected())
        all_out = bool(ids) and self._importing.left_out.issuperset(ids)
        say = self._tongue.say
        self.leave_button.setText(say("Take over again") if all_out else say("Leave out"))
        self.leave_button.setEnabled(bool(ids))
        self.leave_button.setToolTip(say("Space does the same for the selected rows"))
