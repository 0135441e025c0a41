"""The Throughput page: rates from training logs, kept as evidence, and how they scale."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.domain.issues import Issue
from ascgui.domain.text import text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job
from ascgui.session.log_shelf import LogShelf, Reading
from ascgui.session.tongue import Tongue
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.logs_model import LogsModel
from ascgui.widgets.field_note import Remark
from ascgui.widgets.intro import Intro
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme
from ascgui.windows.evidence_form import EvidenceForm
from ascgui.windows.log_details import LogDetails
from ascgui.windows.questions import Questions
from ascgui.windows.scaling_panel import ScalingPanel
from ascgui.windows.side_page import FilesPage
from ascgui.windows.steps_calculator import StepsCalculator

LOGS, SCALING, STEPS = range(3)
"""The three views of the page."""

_MOST_ROWS = 6
_LEAST_ROWS = 2


class ThroughputPage(FilesPage):
    """Reads logs with ``reading``, hashes them with ``hashing``, and writes to the user's catalog.

    Rows are written through ``workbench``; ``report`` is told errors of the program, for the log.
    """

    def __init__(
        self,
        document: Document,
        estimation: Estimation,
        workbench: Workbench,
        tongue: Tongue,
        theme: Theme,
        reading: Job,
        hashing: Job,
        report: Callable[[Failure], None],
        questions: Questions | None = None,
    ) -> None:
        """Start without logs."""
        super().__init__(tongue, theme, questions)
        self._shown_id: str | None = None
        self.shelf = LogShelf(reading, self)
        self.model = LogsModel(tongue, self)
        self.view = TableView(self.model, tongue, theme)
        self.view.name = "logs"
        self.tabs = QTabBar()
        self.stack = QStackedWidget()
        self.intro = Intro(
            (
                text(
                    "This page reads the tokens per second of one device from training logs, keeps"
                    " it as evidence for plans, and learns from several logs how a job scales."
                ),
                text(
                    "For example: two logs of one job, on 16 and on 64 devices: what each device"
                    " did, how steady it was, and what the larger cluster lost."
                ),
                text(
                    "Logs of MindSpeed-LLM, Megatron, MindSpeed-MM, Llama-Factory, VeRL and"
                    " MindSpeed-RL are told apart by their content; any size, also compressed by"
                    " gzip. They can be dropped here."
                ),
            ),
            ((text("Choose logs…"), "open"), (text("Choose a folder…"), "folder")),
            tongue,
            theme,
        )
        self.files_button, self.folder_button = QPushButton(), QPushButton()
        self.remove_button = QPushButton()
        self.evidence = EvidenceForm(document, workbench, tongue, theme, hashing, report)
        self.details = LogDetails(self.evidence, tongue, theme)
        rows = workbench.catalog.tables.throughput
        self.scaling = ScalingPanel(document, estimation, rows, tongue, theme)
        self.calculator = StepsCalculator(document, tongue, theme)
        self._tools = QWidget()
        self._lay_out()
        self._connect(report)
        self._restyle()
        self.retranslate()
        self._list()

    # What others ask of the page

    def set_catalog(self, catalog: Catalog) -> None:
        """Offer the models and the saved rates of the catalog, which is that of the workbench."""
        self.evidence.offer()
        self.scaling.use_rows(catalog.tables.throughput)

    def take_paths(self, paths: tuple[Path, ...]) -> None:
        """Read ``paths``, which were chosen or dropped."""
        self.note.put(None)
        self._folder = paths[0].parent
        self.tabs.setCurrentIndex(LOGS)
        self.shelf.add(paths)

    def ask_for_files(self) -> None:
        """Have logs chosen, and read them."""
        self.choose_files(self._tongue.say("Choose training logs"))

    def ask_for_folder(self) -> None:
        """Have a folder chosen, and read the logs in it."""
        self.choose_folder(self._tongue.say("Choose a folder of training logs"))

    def show_log(self, log_id: str) -> None:
        """Bring one log into view."""
        self.tabs.setCurrentIndex(LOGS)
        self.view.select_row(log_id)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        for at, name in enumerate((say("Logs"), say("Scaling"), say("From steps"))):
            self.tabs.setTabText(at, name)
        self.tabs.setAccessibleName(say("Parts of the page"))
        self.files_button.setText(say("Choose logs…"))
        self.folder_button.setText(say("Choose a folder…"))
        self.remove_button.setText(say("Remove from the list"))
        self.view.setAccessibleName(say("Logs"))
        self._size_columns()
        self._again()

    # Making

    def _lay_out(self) -> None:
        space = self._theme.space
        for _ in range(3):
            self.tabs.addTab("")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.setSpacing(space(2))
        for button in (self.files_button, self.folder_button, self.remove_button):
            tools.addWidget(button)
        tools.addStretch(1)
        logs = QWidget()
        column = QVBoxLayout(logs)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QVBoxLayout()
        head.setContentsMargins(space(4), space(2), space(4), 0)
        head.setSpacing(space(2))
        for part in (self.intro, self._tools, self.note, self.progress, self.view):
            head.addWidget(part)
        column.addLayout(head)
        column.addWidget(self.details, 1)
        self._spring = QWidget()
        column.addWidget(self._spring, 1)
        for view in (logs, self.scaling, self.calculator):
            self.stack.addWidget(view)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(space(4), space(2), space(4), 0)
        tabs.addWidget(self.tabs)
        tabs.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(tabs)
        layout.addWidget(self.stack, 1)

    def _connect(self, report: Callable[[Failure], None]) -> None:
        shelf = self.shelf
        self.tabs.currentChanged.connect(self._show_view)
        self.intro.asked.connect(lambda at: self.ask_for_folder() if at else self.ask_for_files())
        self.files_button.clicked.connect(self.ask_for_files)
        self.folder_button.clicked.connect(self.ask_for_folder)
        self.remove_button.clicked.connect(self._remove)
        self.scaling.logs_asked.connect(self.ask_for_files)
        self.progress.cancel_asked.connect(shelf.cancel)
        shelf.listed.connect(self._list)
        shelf.changed.connect(self._change)
        shelf.progressed.connect(self._progress)
        shelf.reading_changed.connect(self._set_reading)
        shelf.noticed.connect(self._notice)
        shelf.failed.connect(report)
        self.view.selectionModel().currentRowChanged.connect(self._choose)
        self.model.modelReset.connect(self._keep)
        self.details.given.connect(self._give)
        self.details.form_chosen.connect(self._take_form)
        self.details.read_on_asked.connect(self._read_on)
        self.evidence.devices_given.connect(lambda value: self._give(("devices", value)))
        self.evidence.unfolded.connect(self.details.show_below)
        self.evidence.saved.connect(lambda pair: shelf.mark_saved(*pair))
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self._restyle)

    def _restyle(self) -> None:
        icons = ((self.files_button, "open"), (self.folder_button, "folder"),
                 (self.remove_button, "close"))  # fmt: skip
        for button, icon in icons:
            button.setIcon(self._theme.icon(icon))
        self._size_view()

    # The list

    def _list(self) -> None:
        """Show the logs as they are now; the first one is shown where none was."""
        entries = self.shelf.entries
        self.model.put(entries)
        some = bool(entries)
        for part in (self._tools, self.view, self.details):
            part.setVisible(some)
        self.intro.setVisible(not some)
        self._spring.setVisible(not some)
        self._size_columns()
        self._size_view()
        known = {entry.id for entry in entries}
        if some and self._shown_id not in known:
            self.view.select_row(entries[0].id)
        elif not some:
            self._shown_id = None
        self._again()
        self.scaling.put(entries)

    def _change(self, log_id: str) -> None:
        entries = self.shelf.entries
        self.model.put(entries)
        self._size_columns()
        if log_id == self._shown_id:
            self._again()
        self.scaling.put(entries)

    def _size_columns(self) -> None:
        """Size the columns; the last one takes what is left, and is cut rather than scrolled to."""
        self.view.size_columns()

    def _size_view(self) -> None:
        rows = min(max(len(self.shelf.entries), _LEAST_ROWS), _MOST_ROWS)
        line = self.view.verticalHeader().defaultSectionSize()
        head = self.view.horizontalHeader().sizeHint().height()
        bar = self.view.horizontalScrollBar().sizeHint().height()
        self.view.setFixedHeight(head + rows * line + bar)

    def _choose(self) -> None:
        index = self.view.currentIndex()
        if index.isValid():
            self._shown_id = self.model.row_at(index.row()).id
            self._again()

    def _keep(self) -> None:
        """Find the log that is shown again, wherever sorting has put it."""
        if self._shown_id is not None:
            self.view.select_row(self._shown_id)

    def _again(self) -> None:
        entry = None if self._shown_id is None else self.shelf.entry(self._shown_id)
        self.details.put(entry)
        self.evidence.put(entry)
        self.remove_button.setEnabled(entry is not None)

    def _remove(self) -> None:
        positions = self.view.selected_positions()
        if positions:
            self.shelf.remove([self.model.row_at(at).id for at in positions])

    # The log that is shown

    def _give(self, pair: tuple[str, object]) -> None:
        if self._shown_id is not None and self.shelf.entry(self._shown_id) is not None:
            self.shelf.give(self._shown_id, **{pair[0]: pair[1]})

    def _take_form(self, form_id: str) -> None:
        if self._shown_id is not None:
            self.shelf.take_form(self._shown_id, form_id)

    def _read_on(self) -> None:
        if self._shown_id is not None:
            self.shelf.read_on(self._shown_id)

    # Reading

    def _set_reading(self, reading: bool) -> None:  # noqa: FBT001 - Qt's signal
        if reading:
            self.progress.begin(text("Reading the logs…"))
        else:
            self.progress.end()

    def _progress(self, reading: Reading) -> None:
        words = ""
        if reading.count > 1:
            words = self._tongue.say(
                "Log {number} of {count}", number=reading.number, count=reading.count
            )
        share = reading.done / reading.total if reading.total else None
        self.progress.show_progress(share, words, reading.path.name)

    def _notice(self, issue: Issue) -> None:
        self.note.put(Remark(issue.severity, issue.message))

    # The page itself

    def _show_view(self, at: int) -> None:
        self.stack.setCurrentIndex(at)
        if at == SCALING:
            self.scaling.build_chart()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.view.hasFocus():
            self._remove()
            return
        super().keyPressEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.details.stop()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size_view()
