"""The points of a parametric run as a table, with what is done with one of them."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.points_model import PointsModel
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme
from ascgui.windows.vary_work import VaryResult

_LEAST_ROWS = 5


class PointsView(QWidget):
    """Shows rows in any order; a point stays selected wherever sorting puts it.

    ``chosen_changed`` tells that another point is selected, or none.
    """

    chosen_changed = Signal()

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        """Start empty."""
        super().__init__()
        self._tongue = tongue
        self._chosen: int | None = None
        self.model = PointsModel(tongue, self)
        self.view = TableView(self.model, tongue, theme)
        self.view.name = "points"
        self.words = ThemedLabel(theme, wrap=True)
        self.use_button, self.save_button = QPushButton(), QPushButton()
        space = theme.space
        row = QHBoxLayout()
        row.setSpacing(space(2))
        # Beside the buttons a large font would break it into a column of words.
        self.words.setMinimumWidth(space(50))
        row.addWidget(self.words, 1)
        row.addWidget(self.use_button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.save_button, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(2))
        layout.addLayout(row)
        layout.addWidget(self.view, 1)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        line = self.view.verticalHeader().defaultSectionSize()
        self.view.setMinimumHeight(_LEAST_ROWS * line)
        self.model.modelReset.connect(self._keep)
        self.view.selectionModel().currentRowChanged.connect(self._choose_row)

    @property
    def chosen(self) -> int | None:
        """The number of the point that is selected, or None."""
        return self._chosen

    def put(self, result: VaryResult) -> None:
        """Show the points of another run; none of them is selected."""
        self._chosen = None
        order = result.order if result.sorting == self.model.sorting else None
        self.model.put(result.table, order)
        self._mark_sorting()
        self.view.size_columns()
        self.chosen_changed.emit()

    def choose(self, number: int | None) -> None:
        """Select the point ``number``."""
        self._chosen = number
        if number is not None:
            self.view.select_row(str(number))
        self.chosen_changed.emit()

    def tell(self, point: str | None) -> None:
        """Say which ``point`` is selected, None where none is."""
        words = self._tongue.say("Select a point in the chart or in the table.")
        self.words.setText(words if point is None else point)
        self.words.put_on("quiet" if point is None else "text")
        self.use_button.setEnabled(point is not None)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.use_button.setText(say("Make a scenario"))
        self.save_button.setText(say("Save all points…"))
        self.view.setAccessibleName(say("Points"))
        self.view.size_columns()

    def _choose_row(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self._chosen = self.model.row_at(index.row()).number
            self.chosen_changed.emit()

    def _keep(self) -> None:
        """Find the point that is selected again, wherever sorting has put it."""
        if self._chosen is not None and self.model.total > self._chosen:
            self.view.select_row(str(self._chosen))

    def _mark_sorting(self) -> None:
        """Mark the column that the points are sorted by, which may be another one now."""
        header, sorting = self.view.horizontalHeader(), self.model.sorting
        ids = [column.id for column in self.model.columns]
        at = -1 if sorting is None else ids.index(sorting[0])
        descending = sorting is not None and sorting[1]
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        with QSignalBlocker(header):
            header.setSortIndicator(at, order)
        header.viewport().update()
