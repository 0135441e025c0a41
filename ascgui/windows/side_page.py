"""What the pages that work on files have in common: choosing, dropping, long work, two columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QStandardPaths, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.issues import Issue, Refused, Severity, Source
from ascgui.domain.text import Text, text
from ascgui.session.estimation import Failure
from ascgui.session.job import Job, Work
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.findings import FindingsModel
from ascgui.widgets.dropped import local_paths
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.findings_list import FindingsList
from ascgui.widgets.layouts import beside_in_order
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.theme import Theme
from ascgui.windows.questions import Questions


class FilesPage(QWidget):
    """A page that works on files: chosen, or dropped on it. A subclass says what it does with them.

    ``progress`` shows long work, ``note`` says what came of it.
    """

    def __init__(self, tongue: Tongue, theme: Theme, questions: Questions | None) -> None:
        """Ask by ``questions``, else by dialogs of its own."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._questions = questions or Questions(self, tongue, theme)
        self._folder: Path | None = None
        """Where the files lay that were used last."""
        self.progress = ProgressCard(tongue, theme)
        self.note = FieldNote(tongue, theme)
        self.setAcceptDrops(True)

    def take_paths(self, paths: tuple[Path, ...]) -> None:
        """Use what was chosen or dropped."""
        raise NotImplementedError

    def start_folder(self) -> Path:
        """Return where to begin to look for files."""
        if self._folder is not None:
            return self._folder
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(documents) or Path.home())

    def choose_files(self, title: str, *, several: bool = True) -> None:
        """Have files chosen, and use them."""
        paths = self._questions.files_to_read(title, self.start_folder(), several=several)
        if paths:
            self.take_paths(paths if several else paths[:1])

    def choose_folder(self, title: str) -> None:
        """Have a folder chosen, and use it."""
        folder = self._questions.folder_to_read(title, self.start_folder())
        if folder is not None:
            self.take_paths((folder,))

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        # Reading order, as on the Plan page: what comes and goes spoils Qt's own chain.
        focus = self.focusWidget()
        beside = None if focus is None else beside_in_order(self, focus, forward=next)
        if beside is None:
            return super().focusNextPrevChild(next)
        reason = Qt.FocusReason
        beside.setFocus(reason.TabFocusReason if next else reason.BacktabFocusReason)
        return True

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            event.acceptProposedAction()
        else:
            event.ignore()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        paths = _dropped(event)
        if paths:
            event.acceptProposedAction()
            self.take_paths(paths)
        else:
            event.ignore()


class SidePage(FilesPage):
    """Two columns that scroll apart, inputs and answer, and one piece of work at a time.

    ``job`` does the work; what comes of it goes to :meth:`finish`, what goes wrong is listed in
    ``problems``; ``report`` is told errors of the program, for the log.
    """

    def __init__(
        self,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
        questions: Questions | None,
    ) -> None:
        """Start with both columns empty."""
        super().__init__(tongue, theme, questions)
        self._job = job
        self._report = report
        self.problems = FindingsModel(tongue.language, self)
        self.problems_list = FindingsList(self.problems, lambda _issue: None, tongue, theme)
        self.problems_list.hide()
        self._inputs = QWidget()
        self._content = QWidget()
        self.inputs_area = _scrolled(self._inputs)
        self.content_area = _scrolled(self._content)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.inputs_area)
        row.addWidget(self.content_area, 1)
        self.progress.cancel_asked.connect(job.cancel)
        job.progressed.connect(self.show_progress)
        job.finished.connect(self._finish)
        job.failed.connect(self.fail)
        job.abandoned.connect(self.abandon)
        job.busy_changed.connect(self.set_busy)
        theme.changed.connect(self.fit)

    # Work beside the window

    def begin(self, title: Text, work: Work) -> None:
        """Do ``work`` under ``title``; what was said before no longer holds."""
        self.note.put(None)
        self.problems.put(())
        self.problems_list.hide()
        self.progress.begin(title)
        self._job.start(work)

    def show_progress(self, progress: Any) -> None:
        """Show how far the work is."""
        raise NotImplementedError

    def finish(self, result: object) -> None:
        """Use what the work has returned."""
        raise NotImplementedError

    def set_busy(self, busy: bool) -> None:  # noqa: FBT001 - Qt's signal
        """Allow or forbid to begin something new."""
        raise NotImplementedError

    def fail(self, failure: Failure) -> None:
        """Say why there is nothing to use."""
        self.progress.end()
        if isinstance(failure.error, Refused):
            issues = failure.error.issues
        else:
            self._report(failure)
            issues = (_program_error(failure),)
        self.problems.put([with_file(issue) for issue in issues])
        self.problems_list.show()
        for row in self.problems_list.rows:
            row.unfold(unfolded=True)

    def abandon(self) -> None:
        """Say that the work was given up, because the drive does not answer."""
        self.progress.end()
        self.note.put(
            Remark(
                Severity.WARNING,
                text(
                    "The drive does not answer, so it is no longer waited for. Nothing was changed."
                    " Try again once the drive is back."
                ),
            )
        )

    def _finish(self, result: object) -> None:
        self.progress.end()
        self.finish(result)

    # Looks

    def fill(self, inputs: Sequence[QWidget], content: Sequence[QWidget]) -> None:
        """Put ``inputs`` into the left column and ``content`` into the right one."""
        for column, widgets in ((self._inputs, inputs), (self._content, content)):
            layout = QVBoxLayout(column)
            margin = self._theme.space(4)
            layout.setContentsMargins(margin, margin, margin, margin)
            layout.setSpacing(self._theme.space(3))
            for widget in widgets:
                layout.addWidget(widget)
            layout.addStretch(1)

    def fit(self) -> None:
        """Give the inputs the width that they want, but not more than the answer's."""
        bar = self.inputs_area.verticalScrollBar().sizeHint().width()
        wanted = self._inputs.sizeHint().width() + bar
        self.inputs_area.setFixedWidth(min(wanted, self.width() // 2))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()


def with_file(issue: Issue) -> Issue:
    """Return ``issue`` with the file that it is about as its source, so that the file is shown."""
    file, line = issue.at("file"), issue.at("line")
    if file is None or issue.sources:
        return issue
    return replace(issue, sources=(Source(str(file), place="" if line is None else f":{line}"),))


def _program_error(failure: Failure) -> Issue:
    return Issue(
        Severity.ERROR,
        "work-failed",
        text(
            "This could not be done because of an error in the program ({error}).",
            error=type(failure.error).__name__,
        ),
        text("Send the log if it happens again."),
    )


def _dropped(event: QDropEvent) -> tuple[Path, ...]:
    """Return what was dropped, nothing where it is one plan: that is for the window."""
    paths = local_paths(event.mimeData())
    if len(paths) == 1 and paths[0].suffix.lower() == ".toml":
        return ()
    return paths


def _scrolled(column: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(column)
    return area
