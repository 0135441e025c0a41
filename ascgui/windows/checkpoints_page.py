"""The Checkpoints page: from where training will go on, and what saves and failures cost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy
from typing_extensions import override

from ascgui.catalog.load import Catalog
from ascgui.checkpoints import tracker
from ascgui.checkpoints.advice import Outcome, OutcomeKind, advise, told
from ascgui.checkpoints.records import Checkpoint, Layout, Scan
from ascgui.checkpoints.scan import shown
from ascgui.checkpoints.tracker import Repair
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import FailureChoice
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.estimation import Estimation, Failure
from ascgui.session.job import Job
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.checkpoint_costs import choice, plan_bytes, present_costs, step_seconds
from ascgui.viewmodels.checkpoints_model import (
    COLUMNS,
    CheckpointRow,
    CheckpointsModel,
    checkpoint_rows,
)
from ascgui.viewmodels.findings import FindingsModel, identity
from ascgui.widgets.field_note import Remark
from ascgui.widgets.findings_list import FindingsList
from ascgui.widgets.intro import Intro
from ascgui.widgets.labels import Card, IconLabel, ThemedLabel
from ascgui.widgets.path_edit import PathEdit
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme
from ascgui.windows.checkpoint_cards import CostsCard, TrackerPreview
from ascgui.windows.checkpoint_inputs import CheckpointInputs
from ascgui.windows.checkpoint_work import ReadLaunch, Written, carried_out, looked, taken_back
from ascgui.windows.questions import Questions
from ascgui.windows.side_page import SidePage, with_file

TYPING_PAUSE_MS = 150
"""How long after a keystroke the answer is worked out again."""

_MOST_ROWS = 8

_LOOKS = {
    OutcomeKind.RESUMES: ("ok", "success"),
    OutcomeKind.WEIGHTS_ONLY: ("warning", "warning"),
    OutcomeKind.FROM_SCRATCH: ("warning", "warning"),
    OutcomeKind.STOPS: ("error", "error"),
    OutcomeKind.UNKNOWN: ("unknown", "quiet"),
}

_CURED_BY_TRACKER = frozenset(
    {
        "tracker-missing",
        "tracker-names-nothing",
        "tracker-says-release",
        "tracker-differs",
        "tracker-unreadable",
        "tracker-has-bom",
        "tracker-has-spaces",
        "not-the-wanted-iteration",
    }
)


class CheckpointsPage(SidePage):
    """Looks at a folder and says what training will load from it.

    ``job`` reads the disk; ``adviser`` works the answer out again while settings are typed, in
    its own thread, because a path on a drive that does not answer must not stop the typing.
    ``report`` is told errors of the program, for the log.
    """

    def __init__(
        self,
        document: Document,
        estimation: Estimation,
        catalog: Catalog,
        tongue: Tongue,
        theme: Theme,
        job: Job,
        adviser: Job,
        report: Callable[[Failure], None],
        questions: Questions | None = None,
    ) -> None:
        """Start with no folder."""
        super().__init__(tongue, theme, job, report, questions)
        self._document = document
        self._estimation = estimation
        self._tables = catalog.tables
        self._adviser = adviser
        self._scan: Scan | None = None
        self._outcome: Outcome | None = None
        self._launch_issues: tuple[Issue, ...] = ()
        self._repair: Repair | None = None
        self._writing = False
        self._row_id = ""
        self.inputs = CheckpointInputs(document, catalog.tables, tongue, theme)
        self.intro = Intro(
            (
                text(
                    "This page says what training will load if it is started now: it looks at the"
                    " folder that training saves to, by the rules of the job's edition. No weights"
                    " are read, and nothing is written without a preview."
                ),
                text(
                    "For example: fast recovery is on, the newest checkpoint lacks the file of one"
                    " rank, and the tracker file names another iteration: will the job go on, stop,"
                    " or silently start from scratch?"
                ),
                text(
                    "Known are saved_checkpoints of MindSpeed-LLM (Megatron), checkpoint-… of"
                    " Llama-Factory and global_step_… of VeRL."
                ),
            ),
            ((text("Choose a folder…"), "folder"), (text("Read a launch file…"), "open")),
            tongue,
            theme,
        )
        self._icon = IconLabel()
        self.sentence = ThemedLabel(theme, scale=1.5, bold=True, wrap=True)
        self.steps = ThemedLabel(theme, wrap=True)
        self.rules = ThemedLabel(theme, "quiet", wrap=True)
        self.answer = Card(theme)
        self.preview = TrackerPreview(tongue, theme)
        self._findings_title = ThemedLabel(theme, "quiet", bold=True)
        self.findings = FindingsModel(tongue.language, self)
        self.findings_list = FindingsList(self.findings, self._remedy_name, tongue, theme)
        self._table_title = ThemedLabel(theme, "quiet", bold=True)
        self.model = CheckpointsModel(tongue, self)
        self.table = TableView(self.model, tongue, theme)
        self.table.name = "checkpoints"
        self.set_button = QPushButton()
        self.costs = CostsCard(tongue, theme)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE_MS)
        self._pause.timeout.connect(self._advise)
        self._lay_out()
        self._connect()
        self._show_scan()
        self._show_costs()
        self.retranslate()

    def _connect(self) -> None:
        inputs = self.inputs
        inputs.folder_asked.connect(self.ask_for_folder)
        inputs.launch_asked.connect(self.ask_for_launch)
        inputs.again_asked.connect(self.look_again)
        inputs.look_asked.connect(lambda folder: self.take_paths((Path(folder),)))
        inputs.browse_asked.connect(self._browse)
        inputs.changed.connect(self._settings_changed)
        inputs.changed.connect(self._show_costs)
        inputs.costs_changed.connect(self._show_costs)
        self.intro.asked.connect(lambda at: self.ask_for_launch() if at else self.ask_for_folder())
        self.findings_list.remedy_chosen.connect(lambda _issue: self._preview_cure())
        self.table.selectionModel().currentRowChanged.connect(self._remember_row)
        self.model.modelReset.connect(self._keep_row)
        self.set_button.clicked.connect(self._preview_selected)
        self.preview.accepted.connect(self._write)
        self.preview.dismissed.connect(self._drop_preview)
        self.note.remedy_chosen.connect(self._undo)
        self.costs.include_asked.connect(self._include)
        self.costs.leave_out_asked.connect(self._leave_out)
        self._adviser.finished.connect(self._take_outcome)
        self._adviser.failed.connect(self._report)
        self._estimation.answered.connect(self._show_costs)
        self._tongue.changed.connect(self.retranslate)
        self._theme.changed.connect(self._restyle)

    # What others ask of the page

    def set_catalog(self, catalog: Catalog) -> None:
        """Take editions and models from ``catalog`` from now on."""
        self._tables = catalog.tables
        self.inputs.use_tables(catalog.tables)
        self._show_costs()

    def take_paths(self, paths: tuple[Path, ...]) -> None:
        """Look at a folder, or read a launch file, which was chosen or dropped."""
        if not self._job.busy:
            self.begin(text("Looking at the folder…"), partial(looked, paths[0]))

    def look_again(self) -> None:
        """Look at the same folder again."""
        if self._folder is not None:
            self.take_paths((self._folder,))

    # Asking

    def ask_for_folder(self) -> None:
        """Have a folder chosen, and look at it."""
        self.choose_folder(self._tongue.say("Choose the folder that training saves to"))

    def ask_for_launch(self) -> None:
        """Have a launch file chosen, and read it."""
        self.choose_files(self._tongue.say("Choose a launch file"), several=False)

    def _browse(self, field: PathEdit, _kind: str) -> None:
        title = self._tongue.say("Choose a folder")
        folder = self._questions.folder_to_read(title, self.start_folder())
        if folder is not None:
            field.choose(str(folder))

    # Work beside the window

    @override
    def show_progress(self, progress: object) -> None:
        if isinstance(progress, int):
            words = self._tongue.say("{n} entries seen", n=progress)
            self.progress.show_progress(None, words, "")

    @override
    def finish(self, result: object) -> None:
        self._writing = False
        if isinstance(result, Scan):
            self._repair = None
            self._use_scan(result)
        elif isinstance(result, ReadLaunch):
            self._launch_issues = result.issues
            self.inputs.use_launch(result.path.name, result.settings)
        elif isinstance(result, Repair):
            self._repair = result
            self.preview.put(result)
            self.content_area.ensureWidgetVisible(self.preview)
        elif isinstance(result, Written):
            self._tell_written(result)
            self._use_scan(result.scan)

    @override
    def fail(self, failure: Failure) -> None:
        self._writing = False
        super().fail(failure)

    @override
    def abandon(self) -> None:
        super().abandon()
        if self._writing:
            sentence = text(
                "The drive does not answer, so it is no longer waited for. Whether the tracker was"
                " written is unknown: look at the folder again once the drive is back."
            )
            self.note.put(Remark(Severity.WARNING, sentence))
        self._writing = False

    @override
    def set_busy(self, busy: bool) -> None:
        self.inputs.set_busy(busy=busy)
        self.preview.set_busy(busy=busy)
        self._show_button()

    # The answer

    def _use_scan(self, found: Scan) -> None:
        self._scan = found
        self._folder = found.folder
        self._outcome = None
        self.preview.hide()
        self.inputs.use_scan(found, shown(found.folder))
        self._pause.stop()
        self._advise()
        self._show_costs()

    def _settings_changed(self) -> None:
        if self._scan is not None:
            self._pause.start()

    def _advise(self) -> None:
        if self._scan is not None:
            found, settings = self._scan, self.inputs.settings
            self._adviser.start(lambda _progress, _cancelled: advise(found, settings))

    def _take_outcome(self, outcome: object) -> None:
        assert isinstance(outcome, Outcome)  # noqa: S101 - what _advise asks for
        self._outcome = outcome
        self._show_scan()

    def _show_scan(self) -> None:
        """Show folder and outcome, or nothing of them before there are both."""
        found, outcome = self._scan, self._outcome
        if found is None:
            for part in (
                self.answer,
                self._findings_title,
                self.findings_list,
                self._table_title,
                self.table,
                self.set_button,
                self.preview,
                self.problems_list,
            ):
                part.hide()
            return
        if outcome is None:
            return
        self.intro.hide()
        self.answer.show()
        issues: dict[object, Issue] = {}
        for issue in (*told(found, outcome), *self._launch_issues):
            issues.setdefault(identity(issue), issue)
        self.findings.put([with_file(issue) for issue in issues.values()])
        for part in (self._findings_title, self.findings_list):
            part.setVisible(bool(issues))
        start = outcome.checkpoint or found.newest
        if start is not None and not _holds(found, self._row_id):
            self._row_id = shown(start.path.name)
        self.model.set_rows(COLUMNS, checkpoint_rows(found, outcome.checkpoint))
        self.table.size_columns()
        self.table.fit_rows(_MOST_ROWS)
        for part in (self._table_title, self.table, self.set_button):
            part.setVisible(bool(found.checkpoints))
        self._say()

    def _say(self) -> None:
        """Say the outcome in the language in force."""
        outcome = self._outcome
        if outcome is None:
            return
        show, say = self._tongue.show, self._tongue.say
        icon, colour = _LOOKS[outcome.kind]
        size = self._theme.space(8)
        self._icon.put(self._theme.icon(icon, colour), size)
        self.sentence.setText(show(outcome.sentence))
        self.sentence.put_on("text" if colour in {"success", "quiet"} else colour)
        self.steps.setText("\n".join(map(show, outcome.because)))
        self.steps.setVisible(bool(outcome.because))
        rules = [
            say(
                "Rules: document {document}, edition {edition}, {place}",
                document=one.document,
                edition=one.edition,
                place=one.place,
            )
            if one.document
            else say(
                "Rules: the vendor's public page of edition {edition}, {place}",
                edition=one.edition,
                place=one.place,
            )
            for one in outcome.sources
        ]
        self.rules.setText("\n".join(rules))
        self.rules.setVisible(bool(rules))
        self._show_button()

    def _show_costs(self, _what: object = None) -> None:
        latest, plan = self._estimation.latest, self._document.plan
        answer = None
        if latest is not None and latest.answer.plan == plan:
            answer = latest.answer
        self.inputs.offer_costs(step_seconds(self.inputs.settings, answer))
        said, found = self.inputs.cost_inputs, self._found_bytes()
        self.costs.put(
            present_costs(
                said,
                plan,
                self._tables,
                found,
                None if answer is None else answer.training_s,
                self._tongue.language,
                duration_is_estimate=answer is not None and answer.is_estimate,
            ),
            choice(said, plan_bytes(plan, self._tables) if found is None else float(found)),
            plan.failures,
        )

    def _include(self) -> None:
        """Let the plan's duration include what is shown, as one step of undo."""
        self._put_failures(text("Include failures in the duration"), self.costs.choice)

    def _leave_out(self) -> None:
        self._put_failures(text("Leave failures out"), None)

    def _put_failures(self, label: Text, failures: FailureChoice | None) -> None:
        self._document.settle()
        self._document.apply(label, failures=failures)
        self._document.settle()

    def _found_bytes(self) -> int | None:
        if self._scan is None:
            return None
        whole = [
            one
            for one in self._scan.checkpoints
            if one.complete and one.iteration is not None and one.size_bytes
        ]
        return whole[-1].size_bytes if whole else None

    # The tracker

    def _remember_row(self) -> None:
        one = self._selected()
        if one is not None:
            self._row_id = shown(one.path.name)
        self._show_button()

    def _keep_row(self) -> None:
        """Find the current row again after sorting, another language or another answer."""
        self.table.select_row(self._row_id)

    def _selected(self) -> Checkpoint | None:
        index = self.table.currentIndex()
        row = self.model.row_at(index.row()) if index.isValid() else None
        return row.checkpoint if isinstance(row, CheckpointRow) else None

    def _settable(self, one: Checkpoint | None) -> bool:
        return (
            one is not None
            and one.complete
            and one.iteration is not None
            and one.layout in {Layout.MEGATRON, Layout.VERL}
        )

    def _target(self) -> Checkpoint | None:
        """Return what the tracker should name: what is wanted, else the newest complete one."""
        if self._scan is None:
            return None
        wanted = self.inputs.settings.wanted
        if wanted is not None:
            chosen = self._scan.at(wanted)
            return chosen if self._settable(chosen) else None
        return next((one for one in reversed(self._scan.checkpoints) if self._settable(one)), None)

    def _remedy_name(self, issue: Issue) -> Text | str | None:
        cured = issue.code in _CURED_BY_TRACKER or self._is_of_named(issue)
        target = self._target() if cured else None
        if target is None or target.iteration is None:
            return None
        return text("Set the tracker to iteration {iteration}…", iteration=target.iteration)

    def _is_of_named(self, issue: Issue) -> bool:
        """Whether ``issue`` spoils the checkpoint that is loaded because the tracker names it."""
        outcome, found = self._outcome, self._scan
        if outcome is None or outcome.checkpoint is None or found is None or not found.tracker:
            return False
        named = found.tracker.iteration == outcome.checkpoint.iteration
        spoiled = {identity(one) for one in outcome.checkpoint.issues if one.severity == "error"}
        return named and not self.inputs.settings.auto_resume and identity(issue) in spoiled

    def _show_button(self) -> None:
        one = self._selected()
        usable = self._settable(one)
        say = self._tongue.say
        if one is not None and one.iteration is not None:
            self.set_button.setText(
                say("Set the tracker to iteration {iteration}…", iteration=one.iteration)
            )
        else:
            self.set_button.setText(say("Set the tracker to this iteration…"))
        now = None if self._scan is None else self._scan.tracker
        current = None if now is None else now.iteration
        is_there = one is not None and current is not None and one.iteration == current
        self.set_button.setEnabled(usable and not is_there and not self._job.busy)
        tip = ""
        if is_there:
            tip = say("The tracker names this iteration already.")
        elif one is not None and not one.complete:
            tip = say("This checkpoint is not complete.")
        elif not usable:
            tip = say("This layout has no tracker, or the checkpoint has no iteration.")
        self.set_button.setToolTip(tip)

    def _preview_selected(self) -> None:
        self._plan_repair(self._selected())

    def _preview_cure(self) -> None:
        self._plan_repair(self._target())

    def _plan_repair(self, one: Checkpoint | None) -> None:
        if self._scan is None or one is None or one.iteration is None or self._job.busy:
            return
        folder, iteration = self._scan.folder, one.iteration
        self.begin(
            text("Reading the tracker…"),
            lambda _progress, _cancelled: tracker.plan_repair(folder, iteration),
        )

    def _drop_preview(self) -> None:
        self._repair = None
        self.preview.hide()

    def _write(self) -> None:
        if self._repair is not None and not self._job.busy:
            repair, self._repair = self._repair, None
            self.preview.hide()
            self._writing = True
            self.begin(text("Writing the tracker…"), partial(carried_out, repair))

    def _undo(self, repair: object) -> None:
        if isinstance(repair, Repair) and not self._job.busy:
            self._writing = True
            self.begin(text("Putting the tracker back…"), partial(taken_back, repair))

    def _tell_written(self, written: Written) -> None:
        if written.undone:
            self.note.put(Remark(Severity.INFO, text("The tracker is as it was before.")))
            return
        after = written.repair.after.decode().strip()
        sentence = (
            text("The tracker says {after} now. There was none before.", after=after)
            if written.repair.before is None
            else text(
                "The tracker says {after} now. The old file is kept beside it as {backup}.",
                after=after,
                backup=f"{written.repair.path.name}.bak",
            )
        )
        self.note.put(Remark(Severity.INFO, sentence, ((text("Undo this"), written.repair),)))

    # Looks

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.problems.speak(self._tongue.language)
        self.findings.speak(self._tongue.language)
        self._findings_title.setText(say("Findings"))
        self._table_title.setText(say("Checkpoints"))
        self.table.setAccessibleName(say("Checkpoints"))
        self.table.size_columns()
        self._show_button()
        self._say()
        self._show_costs()

    def _restyle(self) -> None:
        self.table.fit_rows(_MOST_ROWS)
        self._say()

    def _lay_out(self) -> None:
        space = self._theme.space
        grid = QGridLayout(self.answer)
        grid.setContentsMargins(*[space(4)] * 4)
        grid.setHorizontalSpacing(space(3))
        grid.setVerticalSpacing(space(1.5))
        grid.addWidget(self._icon, 0, 0)
        for row, label in enumerate((self.sentence, self.steps, self.rules)):
            grid.addWidget(label, row, 1)
        grid.setColumnStretch(1, 1)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.set_button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.fill(
            [self.inputs],
            [
                self.intro,
                self.progress,
                self.problems_list,
                self.note,
                self.answer,
                self.preview,
                self._findings_title,
                self.findings_list,
                self._table_title,
                self.table,
                self.set_button,
                self.costs,
            ],
        )


def _holds(found: Scan, name: str) -> bool:
    return any(shown(one.path.name) == name for one in found.checkpoints)
