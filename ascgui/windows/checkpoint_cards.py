"""Two cards of the Checkpoints page: the preview of a new tracker, and what failures cost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from ascgui.checkpoints.scan import shown
from ascgui.checkpoints.tracker import Repair
from ascgui.domain.plan import FailureChoice
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.checkpoint_costs import CostLine
from ascgui.widgets.labels import Card, ThemedLabel
from ascgui.widgets.theme import Theme


class TrackerPreview(Card):
    """Shows the tracker before and after; nothing is written until it is ``accepted``."""

    accepted = Signal()
    dismissed = Signal()

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start hidden."""
        super().__init__(theme, parent)
        self._tongue = tongue
        self._repair: Repair | None = None
        self._title = ThemedLabel(theme, scale=1.25, bold=True, wrap=True)
        self._file = ThemedLabel(theme, "quiet", wrap=True)
        self._names = (ThemedLabel(theme, "quiet"), ThemedLabel(theme, "quiet"))
        self.before = ThemedLabel(theme)
        self.after = ThemedLabel(theme, bold=True)
        self._kept = ThemedLabel(theme, "quiet", wrap=True)
        self.write_button = QPushButton()
        self.leave_button = QPushButton()
        self.write_button.clicked.connect(self.accepted)
        self.leave_button.clicked.connect(self.dismissed)
        grid = QGridLayout(self)
        grid.setContentsMargins(*[theme.space(4)] * 4)
        grid.setHorizontalSpacing(theme.space(3))
        grid.setVerticalSpacing(theme.space(1))
        grid.addWidget(self._title, 0, 0, 1, 2)
        grid.addWidget(self._file, 1, 0, 1, 2)
        for row, (name, value) in enumerate(
            zip(self._names, (self.before, self.after), strict=True), start=2
        ):
            grid.addWidget(name, row, 0)
            grid.addWidget(value, row, 1)
        grid.addWidget(self._kept, 4, 0, 1, 2)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(0, theme.space(2), 0, 0)
        buttons.setSpacing(theme.space(2))
        buttons.addWidget(self.write_button)
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)
        grid.addLayout(buttons, 5, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        tongue.changed.connect(self.retranslate)
        self.hide()
        self.retranslate()

    def put(self, repair: Repair) -> None:
        """Show ``repair``, and take the focus to what leaves everything as it is."""
        self._repair = repair
        self.retranslate()
        self.show()
        self.leave_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_busy(self, *, busy: bool) -> None:
        """Allow or forbid to write."""
        self.write_button.setEnabled(not busy)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self._title.setText(say("This is what would be written"))
        self._names[0].setText(say("before"))
        self._names[1].setText(say("after"))
        self.write_button.setText(say("Write the tracker"))
        self.leave_button.setText(say("Leave it as it is"))
        if self._repair is None:
            return
        before = self._repair.before
        self._file.setText(shown(self._repair.path))
        self.before.setText(
            say("no file")
            if before is None
            else before[:64].decode("utf-8", "backslashreplace").strip() or say("an empty file")
        )
        self.after.setText(self._repair.after.decode().strip())
        self._kept.setText(
            say("It can be undone here.")
            if before is None
            else say("The old file is kept beside it with the ending .bak. It can be undone here.")
        )


class CostsCard(Card):
    """What saves and failures cost: name, figure, and what stands beside each.

    ``choice`` is what the plan would include by what is shown, None where that is not known;
    ``include_asked`` and ``leave_out_asked`` ask for a change of the plan.
    """

    include_asked = Signal()
    leave_out_asked = Signal()

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(theme, parent)
        self._tongue = tongue
        self._theme = theme
        self._title = ThemedLabel(theme, "quiet", bold=True)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(*[theme.space(4)] * 4)
        self._grid.setHorizontalSpacing(theme.space(4))
        self._grid.setVerticalSpacing(theme.space(1))
        self._grid.addWidget(self._title, 0, 0, 1, 3)
        self._grid.setColumnStretch(2, 1)
        self.rows: list[tuple[ThemedLabel, ThemedLabel, ThemedLabel]] = []
        self.choice: FailureChoice | None = None
        self.in_plan = ThemedLabel(theme, wrap=True)
        self.in_plan.setContentsMargins(0, theme.space(2), 0, 0)
        self.include_button, self.leave_button = QPushButton(), QPushButton()
        self.include_button.clicked.connect(self.include_asked)
        self.leave_button.clicked.connect(self.leave_out_asked)
        self._buttons = QWidget()
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, theme.space(2), 0, 0)
        buttons.setSpacing(theme.space(2))
        buttons.addWidget(self.include_button)
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)

    def put(
        self,
        lines: Sequence[CostLine],
        choice: FailureChoice | None,
        in_plan: FailureChoice | None,
    ) -> None:
        """Show ``lines``, and what the plan may include or includes."""
        self.choice = choice
        self._title.setText(self._tongue.say("What saves and failures cost this plan"))
        while len(self.rows) < len(lines):
            row = len(self.rows) + 1
            labels = (
                ThemedLabel(self._theme, "quiet"),
                ThemedLabel(self._theme, bold=True),
                ThemedLabel(self._theme, "quiet", wrap=True),
            )
            for column, label in enumerate(labels):
                self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
            labels[1].setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.rows.append(labels)
        for labels, line in zip(self.rows, lines, strict=True):
            labels[0].setText(self._tongue.show(line.name))
            labels[1].setText(line.words or "–")
            labels[2].setText(line.aside)
        self._grid.addWidget(self.in_plan, len(self.rows) + 1, 0, 1, 3)
        self._grid.addWidget(self._buttons, len(self.rows) + 2, 0, 1, 3)
        self._show_choice(in_plan)

    def _show_choice(self, in_plan: FailureChoice | None) -> None:
        say = self._tongue.say
        self.include_button.setEnabled(self.choice not in (None, in_plan))
        self.leave_button.setVisible(in_plan is not None)
        self.leave_button.setText(say("Leave failures out"))
        if in_plan is None:
            self.include_button.setText(say("Include in the plan's duration"))
            words = say("The plan's duration is that of training alone.")
        elif self.choice in (None, in_plan):
            self.include_button.setText(say("Include in the plan's duration"))
            words = say("The plan's duration includes saves, restarts and lost work.")
        else:
            self.include_button.setText(say("Include these instead"))
            words = say("The plan's duration includes other figures than these.")
        self.in_plan.setText(words)
