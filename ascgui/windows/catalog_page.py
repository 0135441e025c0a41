"""The Catalog page: every table to read, filter, sort and copy, and what is wrong in them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ascgui.catalog.check import check
from ascgui.catalog.listing import TABLES
from ascgui.catalog.load import Catalog
from ascgui.domain.issues import Issue, Source
from ascgui.domain.text import text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.catalog_model import (
    ISSUE_COLUMNS,
    CatalogModel,
    CatalogRow,
    IssueRow,
    catalog_rows,
    issue_rows,
)
from ascgui.viewmodels.table_rows import Column, Row
from ascgui.widgets.navigation import Navigation
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme

FINDINGS = "findings"
"""The entry below the tables: what the catalog's own check found."""

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
_DETAIL_LINES = 6
_SIGNS = str.maketrans({"✅": "✓", "❌": "✗"})
_ALL = ""
"""The edition choice that shows the rows of every edition."""


class CatalogPage(QWidget):
    """Shows one table at a time; nothing here changes the catalog."""

    def __init__(
        self,
        document: Document,
        estimation: Estimation,
        catalog: Catalog,
        tongue: Tongue,
        theme: Theme,
    ) -> None:
        """Show ``catalog``, its minimum devices first."""
        super().__init__()
        self._document = document
        self._estimation = estimation
        self._catalog = catalog
        self._tongue = tongue
        self._theme = theme
        self._issues: tuple[Issue, ...] = ()
        self.tables = Navigation(theme, row_steps=8)
        self.filter = QLineEdit()
        self.edition = QComboBox()
        self.count = QLabel()
        self.model = CatalogModel(tongue, self)
        self.view = TableView(self.model, tongue, theme)
        self.details = QLabel()
        self._edition_label = QLabel()
        self._filter_icon = QAction(self)
        self._lay_out()

        self.tables.currentRowChanged.connect(self._show_table)
        self.edition.currentIndexChanged.connect(self._show_table)
        self.filter.textChanged.connect(self._filter)
        self.view.selectionModel().currentRowChanged.connect(self._show_details)
        self.view.activated.connect(self._follow)
        self.view.horizontalHeader().sortIndicatorChanged.connect(self._keep_row)
        find = QAction(self)
        find.setShortcuts(QKeySequence.StandardKey.Find)
        find.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.triggered.connect(self._find)
        self.addAction(find)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._row_id: str | None = None
        self.set_catalog(catalog)
        self._restyle()
        self.retranslate()

    # What is shown

    @property
    def table(self) -> str:
        """The id of the table in view."""
        return self.tables.key()

    def set_catalog(self, catalog: Catalog) -> None:
        """Show ``catalog`` from now on, on the same table and with the same filter."""
        self._catalog = catalog
        self._issues = (*catalog.issues, *check(catalog.tables))
        self._fill_editions()
        self._fill_tables()
        self._show_table()

    def show_table(self, table: str, words: str = "") -> None:
        """Show ``table``, filtered by ``words``."""
        self.tables.go(table)
        self.filter.setText(words)

    def retranslate(self) -> None:
        """Say every text in the language in force."""
        say = self._tongue.say
        for table, title in TITLES.items():
            self.tables.name(table, self._tongue.show(title))
        self.tables.setAccessibleName(say("Tables"))
        self.tables.fit()
        self.filter.setPlaceholderText(say("Filter: one or more words, in any column"))
        self.filter.setAccessibleName(say("Filter"))
        self._edition_label.setText(say("Edition"))
        self._name_editions()
        self.view.setAccessibleName(self._tongue.show(TITLES[self.table]))
        self.view.size_columns()
        self._show_count()
        self._show_details()

    def _lay_out(self) -> None:
        for table in TITLES:
            self.tables.add(table)
        self.tables.go(TABLES[0])
        self.filter.setClearButtonEnabled(True)
        self.filter.addAction(self._filter_icon, QLineEdit.ActionPosition.LeadingPosition)
        self._edition_label.setBuddy(self.edition)
        self.edition.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.count.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.details.setWordWrap(True)
        self.details.setTextFormat(Qt.TextFormat.RichText)
        self.details.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.details.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.details.linkActivated.connect(self._follow)
        self._top = QHBoxLayout()
        self._top.addWidget(self.filter, 1)
        self._top.addWidget(self._edition_label)
        self._top.addWidget(self.edition)
        self._top.addWidget(self.count)
        self._right = QVBoxLayout()
        self._right.addLayout(self._top)
        self._right.addWidget(self.view, 1)
        self._right.addWidget(self.details)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.tables)
        self._row.addLayout(self._right, 1)

    def _restyle(self) -> None:
        space = self._theme.space
        self._row.setContentsMargins(space(2), space(3), space(3), space(3))
        self._row.setSpacing(space(3))
        self._right.setSpacing(space(2))
        self._top.setSpacing(space(2))
        self._filter_icon.setIcon(self._theme.icon("filter", "quiet"))
        self.details.setFixedHeight(self.details.fontMetrics().lineSpacing() * _DETAIL_LINES)

    def _fill_editions(self) -> None:
        chosen = self.edition.currentData() if self.edition.count() else None
        editions = sorted(self._catalog.tables.editions.values(), key=lambda one: -one.order)
        with QSignalBlocker(self.edition):
            self.edition.clear()
            for edition in editions:
                self.edition.addItem("", edition.id)
            self.edition.addItem("", _ALL)
            self.edition.setCurrentIndex(max(0, self.edition.findData(chosen)))
        self._name_editions()

    def _name_editions(self) -> None:
        newest = self._catalog.tables.newest_edition
        for at in range(self.edition.count()):
            edition = self.edition.itemData(at)
            if edition == _ALL:
                self.edition.setItemText(at, self._tongue.say("All"))
            elif edition == newest:
                name = self._tongue.say("{edition} (newest)", edition=edition)
                self.edition.setItemText(at, name)
            else:
                self.edition.setItemText(at, edition)

    def _chosen_edition(self) -> str | None:
        return self.edition.currentData() or None

    def _fill_tables(self) -> None:
        for table in TITLES:
            self.tables.set_count(table, self._tongue.show(len(self._content(table)[1])))
        self.tables.fit()

    def _content(self, table: str) -> tuple[Sequence[Column], Sequence[Row]]:
        edition = self._chosen_edition()
        if table != FINDINGS:
            return catalog_rows(self._catalog.tables, table, edition)
        named = (issue.at("edition") for issue in self._issues)
        of_edition = (
            issue
            for issue, of in zip(self._issues, named, strict=True)
            if edition is None or of is None or of == edition
        )
        return ISSUE_COLUMNS, issue_rows(of_edition)

    def _show_table(self) -> None:
        table = self.table
        self._row_id = None
        self.edition.setEnabled(table in _BY_EDITION)
        self._fill_tables()
        header = self.view.horizontalHeader()
        with QSignalBlocker(header):
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.model.set_rows(*self._content(table))
        self.view.size_columns()
        self.view.setAccessibleName(self._tongue.show(TITLES[table]))
        self.view.scrollToTop()
        self._show_count()
        self._show_details()

    def _filter(self, typed: str) -> None:
        self.model.set_filter(typed)
        self._show_count()
        self._keep_row()

    def _keep_row(self) -> None:
        """Find the current row again, wherever filtering or sorting has put it."""
        if self._row_id is None or not self.view.select_row(self._row_id):
            self._show_details()

    def _show_count(self) -> None:
        shown, total = self.model.rowCount(), self.model.total
        self.count.setText(
            self._tongue.say("{shown} of {total} rows", shown=shown, total=total)
            if self.model.filtered
            else self._tongue.say("{total} rows", total=total)
        )

    def _find(self) -> None:
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    # The row in full

    def _current(self) -> Row | None:
        index = self.view.currentIndex()
        return self.model.row_at(index.row()) if index.isValid() else None

    def _show_details(self) -> None:
        row = self._current()
        if row is not None:
            self._row_id = row.id
        if isinstance(row, IssueRow):
            self.details.setText(self._issue_html(row.issue))
        elif isinstance(row, CatalogRow):
            self.details.setText(self._row_html(row))
        else:
            say = self._tongue.say
            words = (
                say("No row holds all these words.")
                if self.model.rowCount() == 0 and self.model.filtered
                else say("Choose a row to see it in full, with its source.")
            )
            self.details.setText(self._quiet(words))

    def _row_html(self, row: CatalogRow) -> str:
        values = []
        for at, column in enumerate(self.model.columns):
            value = self.model.spoken(row, at)
            # The source has a line of its own.
            if value and column.id != "source":
                title = self._tongue.show(column.title)
                values.append(f"{self._quiet(title)}&nbsp;{escape(value)}")
        say = self._tongue.say
        document = self._catalog.tables.documents.get(row.listed.source)
        source = row.listed.source if document is None else f"{document.id} {document.title}"
        where = say("Source: {source}. Stands in {place}.", source=source, place=row.place)
        return " &nbsp; ".join(values) + "<br>" + self._quiet(where)

    def _issue_html(self, issue: Issue) -> str:
        lines = [escape(self._tongue.show(issue.message))]
        if issue.action is not None:
            lines.append(self._quiet(self._tongue.show(issue.action)))
        lines.extend(map(self._source_html, issue.sources))
        if self._words_of(issue):
            link = self._tongue.say("Show its rows")
            colour = self._theme.tokens.accent
            lines.append(f'<a href="#rows" style="color:{colour}">{escape(link)}</a>')
        return "<br>".join(lines)

    def _source_html(self, source: Source) -> str:
        named = filter(None, (source.document, source.edition, source.place))
        # Many machines have no face with the signs as the documents print them.
        says = self._tongue.show(source.says).translate(_SIGNS)
        return f"{self._quiet(', '.join(named))}&nbsp; {escape(says)}"

    def _quiet(self, words: str) -> str:
        colour = self._theme.tokens.quiet
        return f'<span style="color:{colour}">{escape(words)}</span>'

    def _words_of(self, issue: Issue) -> str:
        """Return what finds the rows that a finding is about."""
        keys = ("model", "strategy", "framework", "hardware", "seq_len")
        return " ".join(str(issue.at(key)) for key in keys if issue.at(key) is not None)

    def _follow(self) -> None:
        """From a finding, go to the rows that it is about."""
        row = self._current()
        if isinstance(row, IssueRow) and self._words_of(row.issue):
            self.show_table("min-devices", self._words_of(row.issue))
