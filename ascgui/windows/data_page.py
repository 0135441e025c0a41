"""The Data page: scans training data, says what is in it, and puts it into the plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.datasets.cleancopy import Cancelled, CleanCopy, export_clean_copy
from ascgui.datasets.records import Progress, ScanAnswer, ScanRequest
from ascgui.datasets.scan import scan
from ascgui.domain.issues import Severity
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.estimation import Failure
from ascgui.session.job import Job, Work
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.scan_shown import progress_words
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.intro import Intro
from ascgui.widgets.path_edit import FILE, PathEdit
from ascgui.widgets.theme import Theme
from ascgui.windows.data_answer import DataAnswer
from ascgui.windows.data_inputs import DataInputs
from ascgui.windows.questions import Questions
from ascgui.windows.side_page import SidePage


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
        super().__init__(tongue, theme, job, report, questions)
        self._request: ScanRequest | None = None
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
                    " Llama-Factory and MindSpeed-LLM will train on, how many tokens one epoch has,"
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
        self.progress.appeared.connect(self._hide_old)
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
        self.choose_files(self._tongue.say("Choose training data"))

    def ask_for_folder(self) -> None:
        """Have a folder chosen, and scan it."""
        self.choose_folder(self._tongue.say("Choose a folder of training data"))

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
        self.begin(
            text("Writing the clean copy…"),
            lambda progress, cancelled: export_clean_copy(
                request,
                target,
                # The dialog has asked whether to replace a file of that name.
                overwrite=True,
                drop_duplicates=drop,
                progress=progress,
                cancelled=cancelled,
            ),
        )

    def _browse(self, field: PathEdit, kind: str) -> None:
        start = self.start_folder() if field.value is None else Path(field.value).parent
        title = self._tongue.say("Choose a file or folder")
        if kind == FILE:
            files = self._questions.files_to_read(title, start, several=False)
            chosen = files[0] if files else None
        else:
            chosen = self._questions.folder_to_read(title, start)
        if chosen is not None:
            field.choose(str(chosen))

    # Scanning

    def scan(self) -> None:
        """Scan what is chosen, with the settings as they stand."""
        if not self.inputs.paths:
            return
        request = self._request = self.inputs.request()
        self.begin(text("Reading the data…"), partial(_scan, request))

    def _hide_old(self) -> None:
        """Take away the answer of other data once a new one takes its time."""
        self.intro.hide()
        if self._request is not None:
            self.answer.hide()

    @override
    def begin(self, title: Text, work: Work) -> None:
        self.stale.put(None)
        super().begin(title, work)

    @override
    def show_progress(self, progress: Progress) -> None:
        share = progress.share if progress.bytes_total else None
        words = progress_words(progress, self._tongue.language)
        self.progress.show_progress(share, words, progress.file)

    @override
    def finish(self, result: object) -> None:
        self._request = None
        if isinstance(result, ScanAnswer):
            self.intro.hide()
            self.answer.put(result)
            self.answer.show()
            self._follow()
            self.content_area.verticalScrollBar().setValue(0)
        elif isinstance(result, CleanCopy):
            self.note.put(Remark(Severity.INFO, _written(result)))

    @override
    def fail(self, failure: Failure) -> None:
        scanned, self._request = self._request is not None, None
        if isinstance(failure.error, Cancelled):
            self.progress.end()
            self.note.put(
                Remark(Severity.INFO, text("The export was cancelled; nothing was written."))
            )
            return
        if scanned:
            self.answer.hide()
            self.stale.put(None)
            self.intro.hide()
        super().fail(failure)

    @override
    def abandon(self) -> None:
        super().abandon()
        self._request = None
        self.intro.setVisible(self.answer.answer is None)

    @override
    def set_busy(self, busy: bool) -> None:
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
