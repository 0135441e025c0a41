"""The Catalog page: every table to read, filter, change and copy, and what is wrong in them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ascgui.catalog import listing
from ascgui.catalog.listing import TABLES
from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import State
from ascgui.catalog.records import of_table
from ascgui.domain.issues import Issue
from ascgui.domain.text import text
from ascgui.session import catalog_edits
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.catalog_content import (
    FINDINGS,
    About,
    Content,
    about,
    content,
    is_large,
)
from ascgui.viewmodels.catalog_findings import Place
from ascgui.viewmodels.catalog_model import (
    STATE,
    STATES,
    CatalogModel,
    IssueRow,
    family_of,
)
from ascgui.viewmodels.table_rows import Row
from ascgui.widgets.edition_box import EditionBox
from ascgui.widgets.filter_edit import FilterEdit
from ascgui.widgets.find_bar import FindBar
from ascgui.widgets.navigation import Navigation
from ascgui.widgets.reading_page import ReadingPage
from ascgui.widgets.saving_label import SavingLabel
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme
from ascgui.windows.catalog_details import CatalogDetails
from ascgui.windows.catalog_editing import CatalogEditing
from ascgui.windows.catalog_rows import CatalogRows
from ascgui.windows.catalog_tools import CatalogTools
from ascgui.windows.cell_editors import CatalogCellEditors
from ascgui.windows.column_choice import ColumnChoice
from ascgui.windows.record_form import RecordForm

TITLES = {
    "min-devices": text("Minimum devices"),
    "features": text("Features"),
    "throughput": text("Throughput"),
    "hardware": text("Hardware"),
    "frameworks": text("Frameworks"),
    "models": text("Models"),
    "editions": text("Editions"),
    "notes": text("Foot notes"),
    FINDINGS: text("Findings"),
}
_BY_EDITION = frozenset({"min-devices", "features", "notes", FINDINGS})
"""The tables whose rows belong to an edition; the others hold for every one."""


class CatalogPage(ReadingPage):
    """Shows one table at a time; what is changed goes to the workbench."""

    def __init__(
        self,
        workbench: Workbench,
        tongue: Tongue,
        theme: Theme,
        settings: Settings | None = None,
        tell: Callable[[Issue], None] | None = None,
        job: Job | None = None,
        report: Callable[[Failure], None] | None = None,
    ) -> None:
        """Show the catalog of ``workbench``, its minimum devices first.

        The columns are remembered in ``settings``; ``tell`` is told where they cannot be. Large
        tables are made ready by ``job``; ``report`` is told errors of the program.
        """
        super().__init__()
        self._bench = workbench
        self._catalog = workbench.catalog
        self._tongue = tongue
        self._theme = theme
        self._job = job
        self._about: About | None = None
        self._wanted: tuple[Catalog, str, str | None, bool] | None = None
        self._jump_next: Place | None = None
        self.tables = Navigation(theme, row_steps=8)
        self.filter = FilterEdit(tongue, theme, text("Filter: words, column:value, -not this"))
        self.edition = EditionBox(tongue, with_all=True)
        self.count = QLabel()
        self.saving = SavingLabel(workbench, tongue, theme)
        self.model = CatalogModel(tongue, self)
        self.view = TableView(self.model, tongue, theme)
        self.find_bar = FindBar(self.view, self.model, tongue, theme)
        self.tools = CatalogTools(tongue, theme)
        self.columns = ColumnChoice(self.view, self.model, settings, tongue, tell)
        self.form = RecordForm(lambda: self._catalog.tables, tongue, theme)
        self.details = CatalogDetails(self.model, tongue, theme)
        self._edition_label = QLabel()
        self._row_id: str | None = None
        self.rows = CatalogRows(self.model, self.view, self._catalog.tables)
        self.editing = CatalogEditing(
            workbench, self.model, self.rows, self.form, self.tools, self.edition
        )
        self.details.explanation.also_in(self.view)
        self._lay_out()
        self._connect(report)
        self._take(self._catalog)
        self._restyle()
        self.retranslate()

    # What is shown

    @property
    def table(self) -> str:
        """The id of the table in view."""
        return self.tables.key()

    @property
    def waiting(self) -> bool:
        """Whether a table is being made ready beside the window."""
        return self._wanted is not None

    def set_catalog(self, catalog: Catalog) -> None:
        """Show ``catalog`` from now on, on the same table, with the same filter and rows."""
        if catalog is not self._catalog:
            self._take(catalog)

    def _take(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self.rows.set_tables(catalog.tables)
        self.edition.put(catalog.tables)
        self._show_table(anew=False)

    def show_table(self, table: str, words: str = "") -> None:
        """Show ``table``, filtered by ``words``."""
        self.tables.go(table)
        self.filter.setText(words)

    def show_changes(self, table: str) -> None:
        """Show the rows of ``table`` that the user added, changed or removed, of all editions."""
        self.edition.go("")
        self.show_table(table)
        self.tools.actions_by_name["changes"].setChecked(True)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say every text in the language in force."""
        say = self._tongue.say
        for table, title in TITLES.items():
            self.tables.name(table, self._tongue.show(title))
        self.tables.setAccessibleName(say("Tables"))
        self.tables.fit()
        self.filter.setToolTip(
            say(
                "All conditions hold together: words in any column; strategy:full in one column;"
                " devices:>=16 for numbers; -lora or -strategy:lora to leave rows out; quotes"
                " around several words."
            )
        )
        self._edition_label.setText(say("Edition"))
        self.view.setAccessibleName(self._tongue.show(TITLES[self.table]))
        self.view.size_columns()
        self._filter()

    def _show_table(self, *_at: int, anew: bool = True) -> None:
        """Show the table chosen; unless ``anew`` it is the one in view with other rows.

        A large one is made ready beside the window, and the one in view stays until then.
        """
        catalog, table, edition = self._catalog, self.table, self.edition.edition or None
        known, make = self._about, self.model.make
        pending = self._wanted
        # What is still being made ready anew is not shown as the same table with other rows.
        anew = anew or (pending is not None and pending[3])
        self.edition.setEnabled(table in _BY_EDITION)
        if self._job is None or not is_large(catalog):
            self._wanted = None
            if known is None or known.catalog is not catalog:
                known = about(catalog)
            self._show_content(known, content(known, table, edition), anew=anew)
            return

        def work(_progress: object, _cancelled: object) -> tuple[About, Content]:
            both = about(catalog) if known is None or known.catalog is not catalog else known
            return both, content(both, table, edition, make)

        self._wanted = (catalog, table, edition, anew)
        if anew or self.model.table != table:
            # Nothing is changed in a table that is on its way out.
            self.model.table = ""
            self.model.set_rows((), ())
            self._show_count()
            self._show_row()
        self._job.start(work)

    def _made_ready(self, result: object) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None and isinstance(result, tuple):
            self._show_content(result[0], result[1], anew=wanted[3])
            self._arrive()

    def _show_content(self, known: About, shown: Content, *, anew: bool) -> None:
        self._about = known
        table = shown.table
        for name, count in shown.counts.items():
            self.tables.set_count(name, self._tongue.show(count))
        self.tables.fit()
        self.model.set_warnings(known.warnings.get(table, {}))
        if anew or self.model.table != table:
            self._row_id = None
            self.model.table = table
            self.view.show_margin(shown=table != FINDINGS)
            header = self.view.horizontalHeader()
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
            self.model.set_rows(shown.columns, shown.rows, shown.made)
            self.tools.enable(changes=table != FINDINGS)
            self._filter()
            self._group(self.tools.actions_by_name["group"].isChecked())
            self.columns.show_table(table)
            self.view.size_columns()
            self.view.setAccessibleName(self._tongue.show(TITLES[table]))
            self.view.scrollToTop()
            self.view.horizontalScrollBar().setValue(0)
        else:
            self._update(shown)
        self._show_count()
        self._show_row()

    def _update(self, shown: Content) -> None:
        """Put other rows in, and keep the place, the selection and the current cell."""
        chosen = [row.id for row in self.rows.chosen]
        column = max(0, self.view.currentIndex().column())
        scrolled = self.view.verticalScrollBar().value()
        family = family_of(self._catalog.tables, self.model.table, self.model.columns)
        wanted = self.editing.taken_next()
        if self.model.grouped:
            self.model.regroup(family)
        stays = self.model.update_rows(shown.rows, shown.made)
        if wanted is not None:
            self.view.select_row(wanted)
        elif not stays:
            self.view.verticalScrollBar().setValue(scrolled)
            self.view.select_rows(chosen)
            current = self.view.currentIndex()
            if current.isValid() and chosen:
                self.view.setCurrentIndex(current.siblingAtColumn(column))

    def _filter(self, *_typed: object) -> None:
        conditions = self.filter.text()
        changes = self.tools.actions_by_name["changes"]
        if changes.isChecked() and self.model.table != FINDINGS:
            shipped = self._tongue.show(STATES[State.SHIPPED])
            conditions = f'{conditions} -{STATE.id}:"{shipped}"'
        self.details.only_changes = changes.isChecked() and not self.filter.text().strip()
        self.model.set_filter(conditions)
        self._show_count()
        self._keep_row()

    def _keep_row(self) -> None:
        """Find the current row again, wherever filtering or sorting has put it."""
        if self._row_id is None or not self.view.select_row(self._row_id):
            self._show_row()

    def _show_count(self) -> None:
        if self._wanted is not None and not self.model.table:
            self.count.setText(self._tongue.say("Reading the rows…"))
            return
        shown, total = self.model.selected_count, self.model.total
        self.count.setText(
            self._tongue.say("{shown} of {total} rows", shown=shown, total=total)
            if self.model.filtered
            else self._tongue.say("{total} rows", total=total)
        )

    def _group(self, grouped: bool) -> None:  # noqa: FBT001 - Qt's signal
        family = family_of(self._catalog.tables, self.model.table, self.model.columns)
        self.tools.enable(group=family is not None)
        self.model.group_by(family if grouped else None)
        self._keep_row()

    def _show_row(self, *_args: object) -> None:
        row = self.rows.current
        if row is not None:
            self._row_id = row.id
        self.details.show_row(row, self._catalog)
        self.editing.show_chosen()

    # Findings

    def _follow(self) -> None:
        """From a finding, go to the rows that it is about."""
        row = self.rows.current
        if isinstance(row, IssueRow):
            self._jump(row.issue)

    def _leads(self, issue: Issue) -> bool:
        return self._about is not None and self._about.places.of(issue) is not None

    def _jump(self, issue: Issue) -> None:
        place = None if self._about is None else self._about.places.of(issue)
        if place is None:
            return
        edition = issue.at("edition")
        at = self.edition.findData(edition) if edition is not None else -1
        if self.edition.edition and at >= 0:
            self.edition.setCurrentIndex(at)
        self._jump_next = place
        self.show_table(place.table)
        if self._wanted is None:
            self._arrive()

    def _arrive(self) -> None:
        """Go to the rows that were asked for, now that their table is shown."""
        place, self._jump_next = self._jump_next, None
        if place is None or place.table != self.model.table:
            return
        self.view.select_rows(place.row_ids)
        columns = [column.id for column in self.model.columns]
        current = self.view.currentIndex()
        if current.isValid() and place.column in columns:
            rows = self.view.selected_positions()
            self.view.setCurrentIndex(current.siblingAtColumn(columns.index(place.column)))
            self.view.select_positions(rows)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _settle(self, issue: Issue, *, keep: bool) -> None:
        """Settle the conflict that ``issue`` tells of."""
        place = None if self._about is None else self._about.places.of(issue)
        if place is None:
            return
        held = of_table(self._catalog.tables, place.table)
        under = of_table(self._catalog.under, place.table)
        ids = set(place.row_ids)
        for row, record in {**under, **held}.items():
            if listing.row_id(place.table, record) in ids:
                if keep:
                    catalog_edits.keep(self._bench, place.table, row)
                else:
                    catalog_edits.revert(self._bench, place.table, [row])

    def _note(self, noted: tuple[Issue, str]) -> None:
        catalog_edits.silence(self._bench, *noted)

    def _hear(self, row: Row | None) -> None:
        if isinstance(row, IssueRow) and row.silence is not None:
            catalog_edits.unsilence(self._bench, row.silence)

    # Making

    def _connect(self, report: Callable[[Failure], None] | None) -> None:
        self.tables.currentRowChanged.connect(self._show_table)
        self.edition.currentIndexChanged.connect(self._show_table)
        if self._job is not None:
            self._job.finished.connect(self._made_ready)
            if report is not None:
                self._job.failed.connect(report)
        self.filter.textChanged.connect(self._filter)
        self.view.selectionModel().currentRowChanged.connect(self._show_row)
        self.view.selectionModel().selectionChanged.connect(self.editing.show_chosen)
        self.view.activated.connect(self._follow)
        self.view.order_changed.connect(self._keep_row)
        self.view.set_editors(
            CatalogCellEditors(
                self.model,
                lambda: self._catalog.tables,
                self.rows.record,
                self._tongue,
                self._theme,
            )
        )
        self.view.extra_actions = self.tools.row_actions
        self.editing.adding.connect(self.tables.go)
        self.editing.added.connect(lambda: self.view.setFocus(Qt.FocusReason.OtherFocusReason))
        self.details.leads = self._leads
        self.details.followed.connect(self._jump)
        self.details.kept.connect(lambda issue: self._settle(issue, keep=True))
        self.details.reverted.connect(lambda issue: self._settle(issue, keep=False))
        self.details.noted.connect(self._note)
        self.details.heard.connect(self._hear)
        actions = self.tools.actions_by_name
        actions["find"].triggered.connect(self.find_bar.open)
        actions["changes"].toggled.connect(self._filter)
        actions["group"].toggled.connect(self._group)
        self.tools.buttons["columns"].setMenu(self.columns.menu)
        # Keys that a line of text needs itself are the table's alone.
        for name, action in actions.items():
            (self.view if name in {"add", "remove"} else self).addAction(action)
        self.filter.reach_from(self, QKeySequence("Ctrl+Shift+F"))
        self._bench.changed.connect(self._follow_bench)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self._restyle)

    def _follow_bench(self) -> None:
        self.set_catalog(self._bench.catalog)

    def _lay_out(self) -> None:
        for table in TITLES:
            self.tables.add(table)
        self.tables.go(TABLES[0])
        self._edition_label.setBuddy(self.edition)
        self.count.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self._top = QHBoxLayout()
        self._top.addWidget(self.filter, 1)
        self._top.addWidget(self._edition_label)
        self._top.addWidget(self.edition)
        self._top.addWidget(self.count)
        self._top.addWidget(self.saving)
        left = QWidget()
        self._middle = QVBoxLayout(left)
        self._middle.setContentsMargins(0, 0, 0, 0)
        self._middle.addWidget(self.view, 1)
        self._middle.addWidget(self.find_bar)
        self._middle.addWidget(self.details)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.form)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setCollapsible(0, False)  # noqa: FBT003 - Qt's form
        self.splitter.setCollapsible(1, False)  # noqa: FBT003
        self.form.hide()
        self._right = QVBoxLayout()
        self._right.addLayout(self._top)
        self._right.addWidget(self.tools)
        self._right.addWidget(self.splitter, 1)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.tables)
        self._row.addLayout(self._right, 1)

    def _restyle(self) -> None:
        space = self._theme.space
        self._row.setContentsMargins(space(2), space(3), space(3), space(3))
        self._row.setSpacing(space(3))
        self._right.setSpacing(space(2))
        self._middle.setSpacing(space(2))
        self._top.setSpacing(space(2))
