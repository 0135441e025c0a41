"""Two editions side by side, entry by entry, or the user's changes beside the shipped tables."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ascgui.domain.text import text
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.differences_model import (
    SIDE_NAMES,
    DifferencesModel,
    DifferenceTable,
    Side,
    of_changes,
    of_editions,
)
from ascgui.widgets.edition_box import EditionBox
from ascgui.widgets.filter_edit import FilterEdit
from ascgui.widgets.form import RadioRow
from ascgui.widgets.kind_bar import KindBar
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme

EDITIONS, CHANGES = "editions", "changes"


class CompareEditions(QWidget):
    """Compares in another thread; ``report`` is told errors of the program."""

    def __init__(
        self,
        workbench: Workbench,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
    ) -> None:
        """Compare the newest edition with the one before it."""
        super().__init__()
        self._workbench = workbench
        self._tongue = tongue
        self._theme = theme
        self._job = job
        self._table = DifferenceTable()
        self._row_id: str | None = None
        self.what = RadioRow(
            (
                (
                    EDITIONS,
                    text("Two editions"),
                    text("The minimum devices of two editions, entry by entry"),
                ),
                (
                    CHANGES,
                    text("Your changes"),
                    text("Every row that you changed, beside what is shipped"),
                ),
            ),
            tongue,
            theme,
        )
        self.before, self.after = EditionBox(tongue), EditionBox(tongue)
        self._arrow = QLabel("→")
        self.kinds = KindBar(SIDE_NAMES, frozenset({Side.DIFFERING, Side.ALL}), tongue, theme)
        self.filter = FilterEdit(tongue, theme)
        self.model = DifferencesModel(tongue, self)
        self.view = TableView(self.model, tongue, theme)
        self.view.name = "editions"
        self.words = ThemedLabel(theme, "quiet", wrap=True)
        self._lay_out()
        self.what.set_value(EDITIONS)
        self.what.describe(text("Compare editions"))
        job.finished.connect(self._show)
        job.failed.connect(report)
        self.what.value_edited.connect(lambda _value: self._compare())
        self.before.currentIndexChanged.connect(self._compare)
        self.after.currentIndexChanged.connect(self._compare)
        self.kinds.chosen.connect(self._show_rows)
        self.filter.textChanged.connect(self._filter)
        self.view.selectionModel().currentRowChanged.connect(self._remember)
        self.view.order_changed.connect(self._keep_row)
        self.filter.reach_from(self)
        tongue.changed.connect(self.retranslate)
        self.set_catalog()
        self.retranslate()

    def set_catalog(self) -> None:
        """Compare in the catalog as it is now."""
        tables = self._workbench.catalog.tables
        self.after.put(tables)
        self.before.put(tables, first=1)
        self._compare()

    def compare(self, before: str, after: str) -> None:
        """Compare two editions."""
        self.what.set_value(EDITIONS)
        with QSignalBlocker(self.before), QSignalBlocker(self.after):
            self.before.go(before)
            self.after.go(after)
        self._compare()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.before.setAccessibleName(say("Edition before"))
        self.after.setAccessibleName(say("Edition after"))
        self.view.setAccessibleName(say("Differences"))
        self.view.size_columns()
        self._say_words()

    def _lay_out(self) -> None:
        space = self._theme.space
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        top = QHBoxLayout()
        top.setSpacing(space(2))
        top.addWidget(self.what)
        top.addSpacing(space(4))
        for part in (self.before, self._arrow, self.after):
            top.addWidget(part)
        top.addStretch(1)
        narrow = QHBoxLayout()
        narrow.setSpacing(space(3))
        narrow.addWidget(self.kinds, 3)
        narrow.addWidget(self.filter, 2, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(space(4), space(2), space(4), space(3))
        column.setSpacing(space(2))
        column.addLayout(top)
        column.addLayout(narrow)
        column.addWidget(self.view, 1)
        column.addWidget(self.words)

    def _compare(self) -> None:
        editions = self.what.value == EDITIONS
        for part in (self.before, self._arrow, self.after):
            part.setVisible(editions)
        catalog = self._workbench.catalog
        before, after = self.before.edition, self.after.edition
        self._job.start(
            lambda _tell, _cancelled: (
                of_editions(catalog.tables, before, after) if editions else of_changes(catalog)
            )
        )

    def _show(self, table: DifferenceTable) -> None:
        self._table = table
        self.kinds.put(table.counts)
        self._show_rows()

    def _show_rows(self) -> None:
        self.model.set_rows(self._table.columns, self._table.of(self.kinds.kind))
        self.view.size_columns()
        self._keep_row()
        self._say_words()

    def _filter(self, typed: str) -> None:
        self.model.set_filter(typed)
        self._keep_row()
        self._say_words()

    def _remember(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self._row_id = self.model.row_at(index.row()).id

    def _keep_row(self) -> None:
        if self._row_id is not None:
            self.view.select_row(self._row_id)

    def _say_words(self) -> None:
        say = self._tongue.say
        if self.what.value == CHANGES and not self._table.rows:
            words = say("You have changed nothing in the catalog so far.")
        elif not self._table.counts.get(Side.DIFFERING):
            words = say("Nothing differs.")
        elif self.model.filtered:
            shown, total = self.model.rowCount(), self.model.total
            words = say("{shown} of {total} rows", shown=shown, total=total)
        elif self.what.value == EDITIONS:
            words = say("A dash is “not supported”; a blank: the edition has no such entry.")
        else:
            words = say("A dash is “not supported”; a blank: there is no such row.")
        self.words.setText(words)
