"""The Catalog page with its parts: the tables, as printed, compared, imported, exported."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import State
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.catalog_model import CatalogRow
from ascgui.widgets.reading_page import ReadingPage
from ascgui.widgets.theme import Theme
from ascgui.windows.catalog_page import CatalogPage
from ascgui.windows.dropped_tables import droppable
from ascgui.windows.questions import Questions

if TYPE_CHECKING:
    from ascgui.windows.compare_editions import CompareEditions
    from ascgui.windows.export_panel import ExportPanel, InFront
    from ascgui.windows.import_panel import ImportPanel
    from ascgui.windows.printed_panel import PrintedPanel

# The parts are imported when they are first shown: together they take longer than the tables.

TABLES, PRINTED, COMPARE, IMPORT, EXPORT = range(5)
"""The parts of the page, in the order of their tabs."""
NAMES = ("tables", "printed", "compare", "import", "export")
"""What menus call them."""


class CatalogDesk(ReadingPage):
    """``tables`` is the page of the tables; ``new_job`` makes a job for each other part."""

    def __init__(
        self,
        tables: CatalogPage,
        workbench: Workbench,
        tongue: Tongue,
        theme: Theme,
        new_job: Callable[[], Job],
        report: Callable[[Failure], None],
        questions: Questions | None = None,
    ) -> None:
        """Start with the tables in front; the other parts are built when they are first shown."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self.tables = tables
        self.tabs = QTabBar()
        self.stack = QStackedWidget()
        self._workbench = workbench
        self._new_job = new_job
        self._report = report
        self._questions = questions
        self._build: dict[int, Callable[[], QWidget]] = {
            PRINTED: self._build_printed,
            COMPARE: self._build_comparing,
            IMPORT: self._build_importing,
            EXPORT: self._build_exporting,
        }
        self._built: dict[int, QWidget] = {}
        self._stale: set[int] = set()
        self._behind = TABLES
        self._lay_out()
        self.setAcceptDrops(True)
        paste = QAction(self)
        paste.setShortcuts(QKeySequence.StandardKey.Paste)
        # Fields take the key for themselves before this is asked.
        paste.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        paste.triggered.connect(self.paste)
        self.addAction(paste)
        self.tabs.currentChanged.connect(self._show_part)
        tongue.changed.connect(self.retranslate)
        self.retranslate()

    # What others ask of the page

    def set_catalog(self, _catalog: Catalog) -> None:
        """Show the catalog of the workbench, which is the window's: the part in view at once.

        The others follow when they are shown: with many rows each takes a while.
        """
        self._stale.update((TABLES, *self._built))
        self._refresh(self.tabs.currentIndex())

    @property
    def printed(self) -> PrintedPanel:
        """The table as the vendor prints it."""
        return cast("PrintedPanel", self._part(PRINTED))

    @property
    def comparing(self) -> CompareEditions:
        """Two states side by side."""
        return cast("CompareEditions", self._part(COMPARE))

    @property
    def importing(self) -> ImportPanel:
        """What takes tables in."""
        return cast("ImportPanel", self._part(IMPORT))

    @property
    def exporting(self) -> ExportPanel:
        """What hands tables on."""
        return cast("ExportPanel", self._part(EXPORT))

    def open_part(self, name: str) -> None:
        """Bring the part called ``name`` into view, one of :data:`NAMES`."""
        self.show_part(NAMES.index(name))

    def show_part(self, part: int) -> None:
        """Bring a part into view."""
        self.tabs.setCurrentIndex(part)

    def show_changes(self, table: str) -> None:
        """Show the user's own rows of ``table``, of every edition."""
        self.show_part(TABLES)
        self.tables.show_changes(table)

    def paste(self) -> None:
        """Show what importing the clipboard would do."""
        panel = self.importing
        self.show_part(IMPORT)
        panel.paste()

    def in_front(self) -> InFront:
        """Return the table in view, with the rows that its filter leaves."""
        from ascgui.windows.export_panel import InFront  # noqa: PLC0415 - see above

        self._refresh(TABLES)
        model = self.tables.model
        rows = [
            row.listed
            for row in model.selected
            if isinstance(row, CatalogRow) and row.state is not State.REMOVED
        ]
        return InFront(self.tables.table, rows, model.total)

    def retranslate(self) -> None:
        """Say the names of the parts in the language in force."""
        say = self._tongue.say
        names = (
            say("Tables"),
            say("Printed layout"),
            say("Compare editions"),
            say("Import"),
            say("Export"),
        )
        for at, name in enumerate(names):
            self.tabs.setTabText(at, name)
        self.tabs.setAccessibleName(say("Parts of the page"))

    # The page itself

    def _lay_out(self) -> None:
        space = self._theme.space
        for _ in range(EXPORT + 1):
            self.tabs.addTab("")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.stack.addWidget(self.tables)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(space(4), space(2), space(4), 0)
        tabs.addWidget(self.tabs)
        tabs.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(tabs)
        # A small window or a large font scrolls a part that would not fit.
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.stack)
        column.addWidget(area, 1)

    def _build_printed(self) -> QWidget:
        from ascgui.windows.printed_panel import PrintedPanel  # noqa: PLC0415 - see above

        return PrintedPanel(
            self._workbench, self._tongue, self._theme, self._new_job(), self._report
        )

    def _build_comparing(self) -> QWidget:
        from ascgui.windows.compare_editions import CompareEditions  # noqa: PLC0415 - see above

        return CompareEditions(
            self._workbench, self._tongue, self._theme, self._new_job(), self._report
        )

    def _build_importing(self) -> QWidget:
        from ascgui.windows.import_panel import ImportPanel  # noqa: PLC0415 - see above

        panel = ImportPanel(
            self._workbench,
            self._tongue,
            self._theme,
            self._new_job(),
            self._report,
            self._headings,
            self._questions,
        )
        panel.changes_asked.connect(self.show_changes)
        return panel

    def _build_exporting(self) -> QWidget:
        from ascgui.windows.export_panel import ExportPanel  # noqa: PLC0415 - see above

        return ExportPanel(
            self._workbench,
            self._tongue,
            self._theme,
            self._new_job(),
            self._report,
            self.in_front,
            self._questions,
        )

    def _part(self, at: int) -> QWidget:
        if at not in self._built:
            self._built[at] = self._build[at]()
            self.stack.addWidget(self._built[at])
        return self._built[at]

    def _show_part(self, at: int) -> None:
        if at in {TABLES, PRINTED}:
            self._behind = at
        if at == TABLES:
            self._refresh(TABLES)
            self.stack.setCurrentWidget(self.tables)
            return
        new = at not in self._built
        part = self._part(at)
        if at == EXPORT and not new:
            # The table in front, or its filter, may be another one.
            self._stale.add(EXPORT)
        self._refresh(at)
        self.stack.setCurrentWidget(part)

    def _refresh(self, at: int) -> None:
        if at not in self._stale:
            return
        self._stale.discard(at)
        if at == TABLES:
            self.tables.set_catalog(self._workbench.catalog)
        else:
            cast("ImportPanel", self._built[at]).set_catalog()

    def _headings(self) -> tuple[str, ...]:
        """Return the headings of the table in front, for a block that has none."""
        if self._behind == PRINTED:
            return self.printed.model.headings()
        model = self.tables.model
        columns = [model.columns[at].id for at in self.tables.view.shown_columns()]
        return tuple(columns)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if droppable(event.mimeData()):
            event.acceptProposedAction()
        else:
            # A plan is for the window.
            event.ignore()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        if droppable(event.mimeData()):
            event.acceptProposedAction()
            panel = self.importing
            self.show_part(IMPORT)
            panel.take_data(event.mimeData())
        else:
            event.ignore()
