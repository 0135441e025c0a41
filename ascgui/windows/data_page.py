"""The Data page: scans training data, says what is in it, and puts it into the plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from ascgui.catalog.load import Catalog
from ascgui.datasets.cleancopy import Cancelled, CleanCopy, export_clean_copy
from ascgui.datasets.records import Progress, ScanAnswer, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.estimation import Failure
from ascgui.session.job import Job
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.findings import FindingsModel
from ascgui.viewmodels.scan_shown import progress_words
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.findings_list import FindingsList
from ascgui.widgets.intro import Intro
from ascgui.widgets.path_edit import FILE, PathEdit
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.theme import Theme
from ascgui.windows.data_answer import DataAnswer
from ascgui.windows.data_inputs import DataInputs
from ascgui.windows.questions import Questions
from ascgui.windows.side_page import SidePage, with_file


class DataPage(SidePage):
    """Scans what is chosen or dropped. Nothing here ever writes into the data.

    ``report`` is told errors of the program, for the log.
    """

    def __init__(
        self,
        document: Document,
        settings: Settings,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        report: Callable[[Failure], None],
        questions: Questions | None = None,
    ) -> None:
        """Start with nothing to scan."""
        super().__init__(theme)
        self._tongue = tongue
        self._job = job
        self._report = report
        self._questions = questions or Questions(self, tongue, theme)
        self._request: ScanRequest | None = None
        self._folder: Path | None = None
        self.inputs = DataInputs(document, settings, tongue, theme)
        self.intro = Intro(
            (
                text(
                    "This page reads training data, checks every row the way the frameworks will,"
                    " and counts the tokens with the model's own tokenizer. Nothing is written into"
                    " the data."
                ),
                text(
                    "For example: a folder of alpaca files, 12,000 rows: how many of them"
                    " LLaMA-Factory and MindSpeed-LLM will train on, how many tokens one epoch has,"
                    " and how many samples are longer than the sequence length."
                ),
                text(
                    "json, json lines, parquet, arrow, csv and txt are read, also compressed by"
                    " gzip; files of any size."
                ),
            ),
            ((text("Choose files…"), "open"), (text("Choose a folder…"), "folder")),
            tongue,
            theme,
        )
        self.progress = ProgressCard(tongue, theme)
        self.problems = FindingsModel(tongue.language, self)
        self.problems_list = FindingsList(self.problems, lambda _issue: None, tongue, theme)
        self.note = FieldNote(tongue, theme)
        self.stale = FieldNote(tongue, theme)
        self.answer = DataAnswer(document, tongue, theme)
        self.fill(
            [self.inputs],
            [
                self.intro,
                self.progress,
                self.problems_list,
                self.note,
                self.stale,
                self.answer,
            ],
        )
        self.problems_list.hide()
        self.answer.hide()
        self._connect()

    def _connect(self) -> None:
        self.inputs.files_asked.connect(self.ask_for_files)
        self.inputs.folder_asked.connect(self.ask_for_folder)
        self.inputs.scan_asked.connect(self.scan)
        self.inputs.browse_asked.connect(self._browse)
        self.inputs.changed.connect(self._follow)
        self.intro.asked.connect(lambda at: self.ask_for_folder() if at else self.ask_for_files())
        self.answer.faults_asked.connect(self._show_faults)
        self.answer.copy_asked.connect(self.ask_for_copy)
        self.progress.cancel_asked.connect(self._job.cancel)
        self.progress.appeared.connect(self._hide_old)
        self._job.progressed.connect(self._show_progress)
        self._job.finished.connect(self._finish)
        self._job.failed.connect(self._fail)
        self._job.abandoned.connect(self._abandon)
        self._job.busy_changed.connect(self._set_busy)
        self._tongue.changed.connect(self.retranslate)

    # What others ask of the page

    def set_catalog(self, catalog: Catalog) -> None:
        """Nothing here comes from the catalog."""

    def take_paths(self, paths: tuple[Path, ...]) -> None:
        """Scan ``paths``, which were chosen or dropped."""
        if self._job.busy:
            return
        self.inputs.choose_paths(paths)
        self._folder = paths[0].parent
        self.scan()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.problems.speak(self._tongue.language)

    # Asking

    def ask_for_files(self) -> None:
        """Have files chosen, and scan them."""
        title = self._tongue.say("Choose training data")
        paths = self._questions.files_to_read(title, self._start_folder(), several=True)
        if paths:
            self.take_paths(paths)

    def ask_for_folder(self) -> None:
        """Have a folder chosen, and scan it."""
        title = self._tongue.say("Choose a folder of training data")
        folder = self._questions.folder_to_read(title, self._start_folder())
        if folder is not None:
            self.take_paths((folder,))

    def ask_for_copy(self) -> None:
        """Have a place chosen for a clean copy, and write it there."""
        answer = self.answer.answer
        if answer is None:
            return
        first = answer.request.paths[0]
        # A folder is data as a whole: its copy stands beside it.
        suggested = first.parent / f"{first.stem or 'data'}.clean.jsonl"
        target = self._questions.file_to_save(
            self._tongue.say("Export clean copy"),
            suggested,
            self._tongue.say("JSON lines or an array (*.jsonl *.json)"),
        )
        if target is None:
            return
        request, drop = answer.request, self.answer.without_duplicates.isChecked()
        self._clear_notes()
        self.progress.begin(text("Writing the clean copy…"))
        self._job.start(
            lambda progress, cancelled: export_clean_copy(
                request,
                target,
                # The dialog has asked whether to replace a file of that name.
                overwrite=True,
                drop_duplicates=drop,
                progress=progress,
                cancelled=cancelled,
            )
        )

    def _browse(self, field: PathEdit, kind: str) -> None:
        start = self._start_folder() if field.value is None else Path(field.value).parent
        title = self._tongue.say("Choose a file or folder")
        if kind == FILE:
            files = self._questions.files_to_read(title, start, several=False)
            chosen = files[0] if files else None
        else:
            chosen = self._questions.folder_to_read(title, start)
        if chosen is not None:
            field.choose(str(chosen))

    def _start_folder(self) -> Path:
        if self._folder is not None:
            return self._folder
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        return Path(QStandardPaths.writableLocation(documents) or Path.home())

    # Scanning

    def scan(self) -> None:
        """Scan what is chosen, with the settings as they stand."""
        if not self.inputs.paths:
            return
        request = self._request = self.inputs.request()
        self._clear_notes()
        self.progress.begin(text("Reading the data…"))
        self._job.start(partial(_scan, request))

    def _hide_old(self) -> None:
        """Take away the answer of other data once a new one takes its time."""
        self.intro.hide()
        if self._request is not None:
            self.answer.hide()

    def _show_progress(self, progress: Progress) -> None:
        share = progress.share if progress.bytes_total else None
        words = progress_words(progress, self._tongue.language)
        self.progress.show_progress(share, words, progress.file)

    def _finish(self, result: object) -> None:
        self.progress.end()
        self._request = None
        if isinstance(result, ScanAnswer):
            self.intro.hide()
            self.answer.put(result)
            self.answer.show()
            self._follow()
            self.content_area.verticalScrollBar().setValue(0)
        elif isinstance(result, CleanCopy):
            self.note.put(Remark(Severity.INFO, _written(result)))

    def _fail(self, failure: Failure) -> None:
        self.progress.end()
        scanned, self._request = self._request is not None, None
        if isinstance(failure.error, Cancelled):
            self.note.put(
                Remark(Severity.INFO, text("The export was cancelled; nothing was written."))
            )
            return
        if isinstance(failure.error, Refused):
            issues = failure.error.issues
        else:
            self._report(failure)
            issues = (_program_error(failure),)
        if scanned:
            self.answer.hide()
            self.stale.put(None)
            self.intro.hide()
        self.problems.put([with_file(issue) for issue in issues])
        self.problems_list.show()
        for row in self.problems_list.rows:
            row.unfold(unfolded=True)

    def _abandon(self) -> None:
        self.progress.end()
        self._request = None
        self.note.put(
            Remark(
                Severity.WARNING,
                text(
                    "The drive does not answer, so it is no longer waited for. Nothing was changed."
                    " Try again once the drive is back."
                ),
            )
        )
        self.intro.setVisible(self.answer.answer is None)

    def _set_busy(self, busy: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.inputs.set_busy(busy=busy)
        self.answer.set_busy(busy=busy)

    def _follow(self) -> None:
        """Show the answer for the framework and the length now chosen, and what is outdated."""
        answer = self.answer.answer
        if answer is None:
            return
        wanted = self.inputs.request()
        self.answer.show_for(self.inputs.chosen_framework, self.inputs.chosen_seq_len)
        known = set(answer.request.frameworks) >= {self.inputs.chosen_framework}
        asked = replace(
            wanted,
            frameworks=answer.request.frameworks if known else wanted.frameworks,
            seq_len=answer.request.seq_len,
        )
        outdated = asked != answer.request and not self._job.busy
        self.stale.put(
            Remark(
                Severity.WARNING,
                text("The settings differ from those of this scan. Scan again to follow them."),
            )
            if outdated
            else None
        )

    def _clear_notes(self) -> None:
        self.note.put(None)
        self.stale.put(None)
        self.problems.put(())
        self.problems_list.hide()

    def _show_faults(self) -> None:
        self.content_area.ensureWidgetVisible(self.answer.table)
        self.answer.table.setFocus()


def _scan(
    request: ScanRequest, progress: Callable[[Progress], None], cancelled: Callable[[], bool]
) -> ScanAnswer:
    return scan(request, progress, cancelled)


def _written(copy: CleanCopy) -> Text:
    if not copy.rows_left_out:
        return text(
            "All {rows} rows were written to {path}; none was left out.",
            rows=copy.rows,
            path=str(copy.path),
        )
    return text(
        "{rows} rows were written to {path}. {left_out} were left out; {report} says which.",
        rows=copy.rows,
        path=str(copy.path),
        left_out=copy.rows_left_out,
        report=copy.report.name,
    )


def _program_error(failure: Failure) -> Issue:
    return Issue(
        Severity.ERROR,
        "scan-failed",
        text(
            "The data could not be read because of an error in the program ({error}).",
            error=type(failure.error).__name__,
        ),
        text("Try it on fewer files, and send the log if it happens again."),
    )
