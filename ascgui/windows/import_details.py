"""One row of a preview in full: what would happen, why not, or what is to be decided about it."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from ascgui.catalog.overlay import Origin
from ascgui.catalog.preview import BOTH, MINE, THEIRS
from ascgui.catalog.wording import row_text
from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.preview_model import Choices, PreviewRow
from ascgui.viewmodels.record_cells import brief
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.layouts import FlowLayout, emptied
from ascgui.widgets.theme import Theme

_LINES = 3


class ImportDetails(QWidget):
    """``chosen`` carries the id of the alternative that the user picked for the row shown."""

    chosen = Signal(object)

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        """Start without a row."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._row: PreviewRow | None = None
        self._choices = Choices()
        self._offered: tuple[str, ...] = ()
        self.words = ThemedLabel(theme, wrap=True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.alternatives = QWidget()
        self._flow = FlowLayout(theme.space(4), theme.space(1), self.alternatives)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._offered[number]))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self.words)
        layout.addWidget(self.alternatives)
        theme.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def row(self) -> PreviewRow | None:
        """The row shown, or None."""
        return self._row

    @property
    def buttons(self) -> dict[str, QRadioButton]:
        """The alternatives by their ids."""
        made = (self._group.button(number) for number in range(len(self._offered)))
        return {
            name: button
            for name, button in zip(self._offered, made, strict=True)
            if isinstance(button, QRadioButton)
        }

    def put(self, row: PreviewRow | None, choices: Choices) -> None:
        """Show ``row`` as the choices stand."""
        self._row, self._choices = row, choices
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        # Room is kept, so that the table above does not move with every row.
        self.words.setMinimumHeight(self.words.fontMetrics().lineSpacing() * _LINES)
        row = self._row
        if row is None:
            self.words.setText(
                self._quiet(self._tongue.say("Choose a row to see it in full, with its line."))
            )
            self._offer((), "")
        elif row.question is not None:
            self._show_question(row)
        elif row.rejected is not None:
            self._show_rejected(row)
        else:
            self._show_item(row)

    def _show_question(self, row: PreviewRow) -> None:
        question = row.question
        assert question is not None  # noqa: S101 - the caller has looked
        say = self._tongue.say
        lines = [escape(self._tongue.show(question.asks))]
        if question.printed:
            lines.append(
                self._quiet(
                    say("Line {line}: {printed}", line=question.lines[0], printed=question.printed)
                    if question.lines
                    else question.printed
                )
            )
        lines.append(self._quiet(say("Until you decide, its rows are left out.")))
        self.words.setText("<br>".join(lines))
        self._offer(
            tuple((choice.id, choice.label) for choice in question.choices),
            self._choices.decisions.get(question.id, ""),
        )

    def _show_rejected(self, row: PreviewRow) -> None:
        rejected = row.rejected
        assert rejected is not None  # noqa: S101 - the caller has looked
        say = self._tongue.say
        lines = [escape(self._tongue.show(rejected.reason))]
        if rejected.printed:
            lines.append(
                self._quiet(
                    say("Line {line}: {printed}", line=rejected.line, printed=rejected.printed)
                )
            )
        lines.append(self._quiet(say("The row is left out; correct it where it comes from.")))
        self.words.setText("<br>".join(lines))
        self._offer((), "")

    def _show_item(self, row: PreviewRow) -> None:
        item = row.item
        assert item is not None  # noqa: S101 - a row has one of the three
        say, show = self._tongue.say, self._tongue.show
        meant = item.after or item.before
        lines = [] if meant is None else [escape(show(row_text(meant)))]
        nothing = text("no such row")
        before = brief(item.before, item.after)
        after = brief(item.after, item.before)
        change = say(
            "Now: {before}. After: {after}.",
            before=nothing if before is None else before,
            after=nothing if after is None else after,
        )
        if item.is_absent:
            change = say("Edition {edition} has it; the new one does not.",
                         edition=getattr(item.before, "edition", ""))  # fmt: skip
        where = say("Line {line}.", line=item.line) if item.line else ""
        lines.append(escape(change) + " " + self._quiet(where))
        sides: tuple[tuple[str, Text], ...] = ()
        if item.mine is not None:
            mine = brief(item.mine.record, item.after)
            lines.append(
                self._quiet(
                    say(
                        "You changed this row yourself: {mine}. {origin} The row that does not "
                        "hold is set aside, not lost.",
                        mine=nothing if mine is None else mine,
                        origin=_origin(item.mine.origin),
                    )
                )
            )
            sides = ((MINE, text("Keep my row")), (THEIRS, text("Take this one")))
            if item.table == "throughput":
                sides = (*sides, (BOTH, text("Keep both")))
        self.words.setText("<br>".join(lines))
        self._offer(sides, self._choices.sides.get(row.id, MINE))

    def _offer(self, alternatives: tuple[tuple[str, Text], ...], picked: str) -> None:
        ids = tuple(name for name, _ in alternatives)
        if ids != self._offered:
            for button in self._group.buttons():
                self._group.removeButton(button)
            emptied(self._flow)
            self._offered = ids
            for number in range(len(ids)):
                button = QRadioButton()
                self._group.addButton(button, number)
                self._flow.addWidget(button)
        # A group in which one must be picked does not let go of the last one by itself.
        self._group.setExclusive(False)
        for (name, label), button in zip(alternatives, self._group.buttons(), strict=True):
            button.setText(self._tongue.show(label))
            button.setChecked(name == picked)
        self._group.setExclusive(True)
        self.alternatives.setVisible(bool(ids))

    def _quiet(self, words: str) -> str:
        return f'<span style="color:{self._theme.tokens.quiet}">{escape(words)}</span>'


def _origin(origin: Origin) -> Text | str:
    """Return who changed a row, when and why, as far as it is known."""
    known = tuple(filter(None, (origin.source, origin.author, origin.date, origin.reason)))
    return text("({parts})", parts=known) if known else ""
