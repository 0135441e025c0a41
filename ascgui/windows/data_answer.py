"""The answer of the Data page: rows and tokens in words, lengths, faults, and what to do next."""

from __future__ import annotations

import os

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ascgui.datasets.records import ScanAnswer
from ascgui.datasets.sources import shown_name
from ascgui.datasets.workload import Handling, workload
from ascgui.domain.issues import Severity
from ascgui.domain.plan import Workload
from ascgui.domain.text import Text, text
from ascgui.session.document import Document
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import tsv
from ascgui.viewmodels.faults_model import (
    FaultRow,
    FaultsModel,
    fault_columns,
    fault_rows,
    place_lines,
    place_words,
)
from ascgui.viewmodels.scan_shown import (
    bars,
    files_line,
    name_of,
    present,
    present_lengths,
    usual_handling,
)
from ascgui.widgets.explanation import Explanation
from ascgui.widgets.field_note import FieldNote, LinkButton, Remark
from ascgui.widgets.figure import Figure
from ascgui.widgets.histogram import Histogram, distribution
from ascgui.widgets.labels import Card, ThemedLabel
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme

_MOST_ROWS = 9
"""How many faults a table shows before it scrolls."""

_NAMES = {
    Handling.PADDED: text("Padded"),
    Handling.PACKED: text("Packed"),
    Handling.TRUNCATED: text("Truncated"),
}


class DataAnswer(QWidget):
    """Shows a :class:`ScanAnswer` for one framework and one sequence length.

    ``faults_asked`` wants the table of faults in sight, ``copy_asked`` a clean copy.
    """

    faults_asked = Signal()
    copy_asked = Signal()

    def __init__(self, document: Document, tongue: Tongue, theme: Theme) -> None:
        """Start empty; the page shows it once there is an answer."""
        super().__init__()
        self._document = document
        self._tongue = tongue
        self._theme = theme
        self._answer: ScanAnswer | None = None
        self._framework = ""
        self._seq_len: int | None = None
        self._row_id = ""
        self.rows = Figure(tongue, theme, scale=2.0, bold=True)
        self.tokens = Figure(tongue, theme, scale=2.0, bold=True)
        self.trouble = FieldNote(tongue, theme)
        self.faults_link = LinkButton("", theme)
        self.no_faults = ThemedLabel(theme, "quiet")
        self.others = ThemedLabel(theme, wrap=True)
        self.facts = ThemedLabel(theme, "quiet", wrap=True)
        self._use_title = ThemedLabel(theme, "quiet", bold=True)
        self.handlings = {one: QRadioButton() for one in Handling}
        self._explained = {one: ThemedLabel(theme, wrap=True) for one in Handling}
        self._group = QButtonGroup(self)
        self.put_button = QPushButton()
        self.copy_button = QPushButton()
        self.without_duplicates = QCheckBox()
        self.differs = FieldNote(tongue, theme)
        self._lengths_title = ThemedLabel(theme, "quiet", bold=True)
        self.histogram = Histogram(tongue, theme)
        self.percentiles = ThemedLabel(theme, wrap=True)
        self.longer = ThemedLabel(theme, wrap=True)
        self.faults_title = ThemedLabel(theme, "quiet", bold=True)
        self.model = FaultsModel(tongue, self)
        self.table = TableView(self.model, tongue, theme)
        self.table.name = "faults"
        self.details = ThemedLabel(theme, wrap=True)
        self._faults = QWidget()
        self.explanation = Explanation(self._faults, tongue, theme)
        self.copy_faults = LinkButton("", theme)
        self._use = QWidget()
        self._lengths = Card(theme)
        self._lay_out()
        self.faults_link.clicked.connect(self.faults_asked)
        self._group.buttonClicked.connect(self._show_use)
        self.put_button.clicked.connect(self.put_into_plan)
        self.copy_button.clicked.connect(self.copy_asked)
        self.copy_faults.clicked.connect(self._copy_faults)
        self.explanation.unfolded.connect(self._keep_focus)
        self.table.selectionModel().currentRowChanged.connect(self._show_details)
        self.model.modelReset.connect(self._keep_row)
        document.changed.connect(self._show_use)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)

    @property
    def answer(self) -> ScanAnswer | None:
        """What is shown, or None."""
        return self._answer

    @property
    def handling(self) -> Handling:
        """How samples are laid into sequences, as chosen."""
        return next(one for one, button in self.handlings.items() if button.isChecked())

    def put(self, answer: ScanAnswer) -> None:
        """Show another answer."""
        self._answer = answer
        self.handlings[usual_handling(answer)].setChecked(True)
        self.without_duplicates.setChecked(False)

    def show_for(self, framework: str, seq_len: int | None) -> None:
        """Show the answer for ``framework``, where it was asked for, at ``seq_len``."""
        if self._answer is None:
            return
        if framework not in self._answer.answers:
            framework = self._answer.request.frameworks[0]
        self._framework, self._seq_len = framework, seq_len
        self.retranslate()

    def put_into_plan(self) -> None:
        """Take the tokens into the plan as one step of undo."""
        if self._answer is None or self._seq_len is None:
            return
        self._document.settle()
        self._document.apply(text("Take the scanned data"), workload=self._workload())
        self._document.settle()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        if self._answer is None:
            return
        say, language = self._tongue.say, self._tongue.language
        answer = self._answer
        shown = present(answer, self._framework, language)
        self.rows.show_figure(
            shown.rows, name_of(self._framework), colour="error" if shown.trouble else "text"
        )
        self.tokens.setVisible(bool(shown.tokens))
        self.tokens.show_figure(shown.tokens, shown.tokens_aside, shown.tokens_tag)
        self.trouble.put(Remark(Severity.ERROR, shown.trouble) if shown.trouble else None)
        self.others.setText("\n".join(shown.others))
        self.others.setVisible(bool(shown.others))
        self.facts.setText("\n".join((*shown.facts, files_line(answer, language))))
        self._use_title.setText(say("What training works through in one epoch"))
        self._lengths_title.setText(say("Lengths of the sequences"))
        self.copy_button.setText(say("Export clean copy…"))
        self.copy_button.setToolTip(
            say("Writes the rows that these frameworks train on to a new file; yours stays as is")
        )
        self.without_duplicates.setText(say("without duplicates"))
        self._show_faults()
        self._show_lengths()
        self._show_use()

    def set_busy(self, *, busy: bool) -> None:
        """Allow or forbid to begin something new."""
        self.copy_button.setEnabled(not busy)

    # Parts

    def _show_lengths(self) -> None:
        answer = self._answer
        assert answer is not None  # noqa: S101 - asked by the caller
        lengths = present_lengths(answer, self._framework, self._seq_len, self._tongue.language)
        for part in (self._lengths, self._lengths_title):
            part.setVisible(lengths is not None)
        if lengths is None:
            self.histogram.put(None)
            return
        self.percentiles.setText(lengths.percentiles)
        self.longer.setText(lengths.longer)
        self.longer.setVisible(bool(lengths.longer))
        longer = self._seq_len is not None and answer.answers[
            self._framework
        ].lengths.share_longer_than(self._seq_len)
        self.longer.put_on("warning" if longer else "text")
        self.histogram.put(
            distribution(
                bars(answer, self._framework, self._seq_len),
                self._seq_len,
                estimated=answer.tokenizer.is_estimate,
            )
        )

    def _show_use(self, _what: object = None) -> None:
        answer = self._answer
        if answer is None or not self._framework:
            return
        lengths = present_lengths(answer, self._framework, self._seq_len, self._tongue.language)
        usable = lengths is not None and bool(lengths.handlings)
        for part in (self._use_title, *self.handlings.values(), *self._explained.values()):
            part.setVisible(usable)
        self.put_button.setVisible(usable)
        duplicates = answer.finding("duplicate-row") is not None
        self.without_duplicates.setVisible(duplicates)
        if lengths is None or not usable:
            self.differs.put(None)
            return
        for one, words in lengths.handlings:
            self.handlings[one].setText(self._tongue.show(_NAMES[one]))
            self._explained[one].setText(words)
            self.handlings[one].setAccessibleDescription(words)
        is_there = self._document.plan.workload == self._workload()
        self.put_button.setText(
            self._tongue.say("In the plan") if is_there else self._tongue.say("Put into the plan")
        )
        self.put_button.setIcon(self._theme.icon("ok", "success") if is_there else QIcon())
        self.put_button.setEnabled(not is_there)
        self.differs.put(self._difference())

    def _difference(self) -> Remark | None:
        """Return what the figures are for and the plan is not."""
        plan = self._document.plan
        if plan.seq_len is not None and plan.seq_len != self._seq_len:
            sentence: Text | None = text(
                "These figures are for sequence length {mine}; the plan has {plan}.",
                mine=self._seq_len or 0,
                plan=plan.seq_len,
            )
        elif plan.framework is not None and plan.framework != self._framework:
            sentence = text(
                "These figures are for {mine}; the plan has {plan}.",
                mine=name_of(self._framework),
                plan=name_of(plan.framework),
            )
        else:
            sentence = None
        return None if sentence is None else Remark(Severity.WARNING, sentence)

    def _workload(self) -> Workload:
        assert self._answer is not None  # noqa: S101 - asked by the caller
        assert self._seq_len is not None  # noqa: S101
        return workload(
            self._answer,
            self._framework,
            self._seq_len,
            self.handling,
            self._document.plan.workload,
        )

    def _show_faults(self) -> None:
        answer = self._answer
        assert answer is not None  # noqa: S101 - asked by the caller
        # The page itself says how many are longer, at any sequence length.
        same_length = self._seq_len == answer.request.seq_len
        found = [
            one for one in answer.findings if same_length or one.code != "longer-than-sequence"
        ]
        frameworks = answer.request.frameworks
        self.model.set_rows(fault_columns(frameworks), fault_rows(found, frameworks, self._base()))
        self.table.size_columns()
        self.table.fit_rows(_MOST_ROWS)
        say = self._tongue.say
        self.table.setAccessibleName(say("Faults"))
        self.faults_title.setText(say("Faults"))
        self.copy_faults.setText(say("Copy the table with its places"))
        errors = sum(one.severity is Severity.ERROR for one in found)
        words = ""
        if len(found) == 1:
            words = say("One kind of fault was found")
        elif found:
            words = say(
                "{n} kinds of fault were found, {errors} of them errors",
                n=len(found),
                errors=errors,
            )
        self.faults_link.setText(words)
        self.faults_link.setVisible(bool(found))
        self.no_faults.setText(say("No fault was found."))
        self.no_faults.setVisible(not found)
        self._faults.setVisible(bool(found))
        self._keep_row()

    def _keep_row(self) -> None:
        """Find the current row again after sorting or another answer, else take the first."""
        if not self.table.select_row(self._row_id) and self.model.rowCount():
            self.table.select_row(self.model.row_at(0).id)
        self._show_details()

    def _show_details(self) -> None:
        index = self.table.currentIndex()
        row = self.model.row_at(index.row()) if index.isValid() else None
        if not isinstance(row, FaultRow):
            self.details.clear()
            self.explanation.put("")
            return
        self._row_id = row.id
        issue = row.finding.issue
        show = self._tongue.show
        parts = [show(issue.message)]
        if issue.action is not None:
            parts.append(show(issue.action))
        places = place_lines(row.finding, self._base(), self._tongue.language)
        self.details.setText("\n".join(filter(None, (*parts, places))))
        self.explanation.put(issue.code, parts[0])

    def _keep_focus(self) -> None:
        if self.explanation.link.hasFocus():
            self.table.setFocus()

    def _base(self) -> str:
        """Return the beginning that all names of files share and that need not be said."""
        assert self._answer is not None  # noqa: S101 - asked by the caller
        first, *others = self._answer.request.paths
        names = {file.path for file in self._answer.files}
        folder = first.parent if first in names or others else first
        return shown_name(folder) + os.sep

    def _copy_faults(self) -> None:
        columns = range(self.model.columnCount())
        heads = [*(self.model.heading(at) for at in columns), self._tongue.say("Excerpt")]
        lines: list[list[str | int | float | None]] = [list(heads)]
        first = next(at for at in columns if self.model.columns[at].id == "first")
        for position in range(self.model.rowCount()):
            row = self.model.row_at(position)
            assert isinstance(row, FaultRow)  # noqa: S101 - this model has no other
            cells = [self.model.plain(row, at) for at in columns]
            lines.append([*cells, row.finding.places[0].excerpt if row.finding.places else None])
            for place in row.finding.places[1:]:
                more: list[str | int | float | None] = [None] * len(columns)
                more[first] = place_words(place, self._base())
                lines.append([*more, place.excerpt])
        QGuiApplication.clipboard().setText(tsv(lines))

    def _restyle(self) -> None:
        self.table.fit_rows(_MOST_ROWS)

    def _lay_out(self) -> None:
        space = self._theme.space
        card = Card(self._theme)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(*[space(4)] * 4)
        inside.setSpacing(space(1))
        for part in (
            self.rows,
            self.trouble,
            self.tokens,
            self.others,
            self.faults_link,
            self.no_faults,
            self.facts,
        ):
            inside.addWidget(part)
        for label in (self.facts, self.others, self.details, self.percentiles, self.longer):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        grid = QGridLayout(self._use)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(space(3))
        grid.setVerticalSpacing(space(1))
        grid.addWidget(self._use_title, 0, 0, 1, 2)
        for at, (one, button) in enumerate(self.handlings.items(), start=1):
            self._group.addButton(button)
            grid.addWidget(button, at, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(self._explained[one], at, 1)
        grid.setColumnStretch(1, 1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, space(1), 0, 0)
        buttons.setSpacing(space(2))
        buttons.addWidget(self.put_button)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.without_duplicates)
        buttons.addStretch(1)
        grid.addLayout(buttons, grid.rowCount(), 0, 1, 2)
        grid.addWidget(self.differs, grid.rowCount(), 0, 1, 2)
        lengths = QVBoxLayout(self._lengths)
        lengths.setContentsMargins(*[space(3)] * 4)
        lengths.setSpacing(space(1))
        lengths.addWidget(self.histogram)
        lengths.addWidget(self.percentiles)
        lengths.addWidget(self.longer)
        faults = QVBoxLayout(self._faults)
        faults.setContentsMargins(0, 0, 0, 0)
        faults.setSpacing(space(2))
        head = QHBoxLayout()
        head.addWidget(self.faults_title)
        head.addStretch(1)
        head.addWidget(self.copy_faults)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        faults.addLayout(head)
        faults.addWidget(self.table)
        faults.addWidget(self.details)
        faults.addWidget(self.explanation.link, 0, Qt.AlignmentFlag.AlignLeft)
        faults.addWidget(self.explanation.card)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(3))
        for piece in (card, self._use, self._lengths_title, self._lengths, self._faults):
            layout.addWidget(piece)
