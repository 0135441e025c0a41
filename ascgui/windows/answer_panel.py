"""The answer in words, large and first, and the three figures that stay in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.answer_shown import AnswerShown, State
from ascgui.widgets.figure import Figure
from ascgui.widgets.labels import Card, Spinner
from ascgui.widgets.theme import Theme

LARGE = ("devices", "duration")
MIDDLE = ("finish", "cost")
SMALL = ("failures", "minimum", "required", "forms")
PINNED = ("devices", "duration", "finish")

COLOURS = {
    State.KNOWN: "text",
    State.ESTIMATE: "text",
    State.MISSING: "quiet",
    State.NOT_SUPPORTED: "error",
    State.UNKNOWN: "warning",
    State.ABSENT: "quiet",
}


class AnswerPanel(Card):
    """Shows an :class:`AnswerShown`, the whole of it or what ``PinnedAnswer`` leaves.

    ``explain_asked`` carries the name of the figure; ``input_asked`` the key of the input that is
    missing for one.
    """

    explain_asked = Signal(object)
    input_asked = Signal(object)

    def __init__(
        self,
        tongue: Tongue,
        theme: Theme,
        *,
        pinned: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """A ``pinned`` panel has the three figures side by side and no more."""
        super().__init__(theme, parent)
        self._tongue = tongue
        self._pinned = pinned
        self._without: frozenset[str] = frozenset()
        self._shown: AnswerShown | None = None
        self._explained: frozenset[str] = frozenset()
        self.figures: dict[str, Figure] = {}
        self.spinner = Spinner(theme, parent=self)
        names = PINNED if pinned else (*LARGE, *MIDDLE, *SMALL)
        for name in names:
            self.figures[name] = self._figure(name, theme)
        margin = theme.space(2) if pinned else theme.space(4)
        if pinned:
            column = QVBoxLayout(self)
            column.setContentsMargins(margin, margin, margin, margin)
            column.setSpacing(theme.space(1))
            row = QHBoxLayout()
            row.setSpacing(theme.space(4))
            column.addLayout(row)
            for name in names:
                row.addWidget(self.figures[name])
            return
        grid = QGridLayout(self)
        grid.setContentsMargins(margin, margin, margin, margin)
        grid.setVerticalSpacing(theme.space(1))
        for number, name in enumerate(names):
            grid.addWidget(self.figures[name], number, 0)

    def add_below(self, widget: QWidget) -> None:
        """Put ``widget`` below the figures of a pinned panel, at the left."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)  # noqa: S101 - only a pinned one has it
        layout.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft)

    def leave_out(self, names: frozenset[str]) -> None:
        """Show all figures but ``names``."""
        self._without = names
        if self._shown is not None:
            self.put(self._shown, self._explained)

    def put(self, shown: AnswerShown, explained: frozenset[str]) -> None:
        """Show ``shown``; the figures ``explained`` have a derivation."""
        self._shown, self._explained = shown, explained
        for name, line in shown.lines().items():
            figure = self.figures.get(name)
            if figure is None:
                continue
            figure.setVisible(line.state is not State.ABSENT and name not in self._without)
            figure.show_figure(
                line.words,
                line.aside,
                line.tag,
                colour=COLOURS[line.state],
                explained=line.figure in explained,
                wanted=line.wanted,
            )
        self.setAccessibleName(self._tongue.say("Answer"))
        self.setAccessibleDescription(shown.summary)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In the corner and in no layout, so that nothing moves when it appears.
        self.spinner.move(self.width() - self.spinner.width() - 2, 2)

    def dim(self, *, dimmed: bool) -> None:
        """Show all figures as not fresh."""
        for figure in self.figures.values():
            figure.dim(dimmed=dimmed)

    def _explain(self, name: str) -> None:
        if self._shown is not None:
            self.explain_asked.emit(self._shown.lines()[name].figure)

    def _figure(self, name: str, theme: Theme) -> Figure:
        scale = 1.0
        if name in LARGE:
            scale = 1.25 if self._pinned else 2.0
        elif name in MIDDLE:
            scale = 1.25
        figure = Figure(self._tongue, theme, scale=scale, bold=name in LARGE, stacked=self._pinned)
        figure.explain_asked.connect(lambda: self._explain(name))
        figure.input_asked.connect(self.input_asked)
        return figure
