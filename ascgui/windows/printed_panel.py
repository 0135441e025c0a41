"""The minimum table as the vendor prints it, of one edition."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ascgui.catalog.load import Catalog
from ascgui.catalog.overlay import Layer
from ascgui.catalog.pivot import Pivot, pivot
from ascgui.domain.text import text
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.pivot_model import PivotModel
from ascgui.widgets.edition_box import EditionBox
from ascgui.widgets.filter_edit import FilterEdit
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.pivot_view import PivotView
from ascgui.widgets.theme import Theme


class PrintedPanel(QWidget):
    """Lays the table out in another thread; ``report`` is told errors of the program."""

    def __init__(
        self,
        workbench: Workbench,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
    ) -> None:
        """Show the newest edition."""
        super().__init__()
        self._workbench = workbench
        self._tongue = tongue
        self._theme = theme
        self._job = job
        self.edition = EditionBox(tongue)
        self._edition_label = QLabel()
        self._edition_label.setBuddy(self.edition)
        self.filter = FilterEdit(tongue, theme, text("Filter by model, strategy or length"))
        self.copy_button = QPushButton()
        self.model = PivotModel(tongue, self)
        self.view = PivotView(self.model, theme)
        self.words = ThemedLabel(theme, "quiet", wrap=True)
        self._lay_out()
        job.finished.connect(self._show)
        job.failed.connect(report)
        self.edition.currentIndexChanged.connect(self._arrange)
        self.filter.textChanged.connect(self._filter)
        self.copy_button.clicked.connect(self.view.copy_all)
        self.view.current_changed.connect(self._say)
        self.filter.reach_from(self)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.set_catalog()
        self.retranslate()

    def set_catalog(self) -> None:
        """Show the catalog as it is now."""
        self.edition.put(self._workbench.catalog.tables)
        self._arrange()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self._edition_label.setText(say("Edition"))
        self.copy_button.setText(say("Copy the table"))
        self.view.counts.setAccessibleName(say("Minimum devices, as they are printed"))
        self.view.names.setAccessibleName(say("Models, strategies and sequence lengths"))
        self._say()

    def _lay_out(self) -> None:
        space = self._theme.space
        top = QHBoxLayout()
        top.setSpacing(space(2))
        top.addWidget(self.filter, 1)
        top.addWidget(self._edition_label)
        top.addWidget(self.edition)
        top.addWidget(self.copy_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(space(4), space(2), space(4), space(3))
        column.setSpacing(space(2))
        column.addLayout(top)
        column.addWidget(self.view, 1)
        column.addWidget(self.words)

    def _restyle(self) -> None:
        self.copy_button.setIcon(self._theme.icon("copy"))
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing())

    def _arrange(self) -> None:
        catalog, edition = self._workbench.catalog, self.edition.edition
        self._job.start(lambda _tell, _cancelled: (catalog, pivot(catalog.tables, edition)))
        self._say()

    def _show(self, result: tuple[Catalog, Pivot]) -> None:
        catalog, made = result
        layer = catalog.changes.layers.get("min-devices", Layer())
        # An entry with something beneath it; one of an imported edition is no change.
        self.model.put(made, catalog.tables, frozenset(layer.against))
        self._say()

    def _filter(self, typed: str) -> None:
        self.model.set_filter(typed)
        self._say()

    def _say(self, index: QModelIndex | None = None) -> None:
        if index is not None and index.isValid():
            words = self._tongue.show(self.model.sentence(index.row(), index.column()))
        elif self._job.busy and not self.model.total:
            words = self._tongue.say("Laying out the table…")
        elif self.model.total and not self.model.rowCount():
            words = self._tongue.say("No row holds all these words.")
        else:
            words = self._tongue.say(
                "A dash is “not supported”, a blank “unknown”. A cell over two columns holds for "
                "both; what you copy keeps the merged cells."
            )
        self.words.setText(words)
