"""A line that finds words in a table as they are typed, without hiding other rows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.table_view import TableView
from ascgui.widgets.theme import Theme

_WIDTH = 26
"""The width of the line, in average characters."""


class FindBar(QWidget):
    """Goes from one row that holds the words to the next; hidden until it is opened."""

    def __init__(self, view: TableView, model: RowsModel, tongue: Tongue, theme: Theme) -> None:
        """Find in the table that ``view`` shows."""
        super().__init__()
        self._view = view
        self._model = model
        self._tongue = tongue
        self._theme = theme
        self._places: list[int] = []
        self._from = 0
        self.line = QLineEdit()
        self.line.setClearButtonEnabled(True)
        self.previous, self.next, self.close_button = QuietButton(), QuietButton(), QuietButton()
        self.count = ThemedLabel(theme, "quiet")
        layout = self._layout = QHBoxLayout(self)
        layout.addWidget(self.line)
        for button, step in ((self.previous, self.go_back), (self.next, self.go_on)):
            button.clicked.connect(step)
            layout.addWidget(button)
        layout.addWidget(self.count)
        layout.addStretch(1)
        self.close_button.clicked.connect(self.leave)
        layout.addWidget(self.close_button)
        self.line.textEdited.connect(self._find)
        self.line.textChanged.connect(self._cleared)
        self.line.installEventFilter(self)
        model.modelReset.connect(self._look_again)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()
        self.hide()

    def open(self) -> None:
        """Come into sight, ready to be typed into."""
        self._from = max(0, self._view.currentIndex().row())
        self.show()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()
        self._look_again()

    def leave(self) -> None:
        """Go out of sight; what was found stays the current cell."""
        self.hide()
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on(self) -> None:
        """Go to the next row with the words, from the last one to the first."""
        self._step(forward=True)

    def go_back(self) -> None:
        """Go to the row before with the words, from the first one to the last."""
        self._step(forward=False)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.line.setPlaceholderText(say("Find in the rows shown"))
        self.line.setAccessibleName(say("Find"))
        for button, name in (
            (self.previous, say("Previous (Shift+Enter)")),
            (self.next, say("Next (Enter)")),
            (self.close_button, say("Close (Escape)")),
        ):
            button.setToolTip(name)
            button.setAccessibleName(name)
        self._say_count()

    def _find(self, typed: str) -> None:
        self._places = self._model.found(typed)
        at = next((at for at in self._places if at >= self._from), None)
        if at is None and self._places:
            at = self._places[0]
        if at is not None:
            self._go(at)
        self._say_count()

    def _cleared(self, typed: str) -> None:
        if not typed:
            self._places = []
            self._say_count()

    def _look_again(self) -> None:
        """The rows are others, or stand elsewhere."""
        if self.isVisible():
            self._places = self._model.found(self.line.text())
            self._say_count()

    def _step(self, *, forward: bool) -> None:
        if not self._places:
            return
        current = self._view.currentIndex().row()
        if forward:
            at = next((at for at in self._places if at > current), self._places[0])
        else:
            before = (at for at in reversed(self._places) if at < current)
            at = next(before, self._places[-1])
        self._go(at)
        self._from = at
        self._say_count()

    def _go(self, at: int) -> None:
        shown = self._view.shown_columns()
        column = self._model.column_with(at, self.line.text(), shown)
        self._view.go_to(at, column if column is not None else shown[0])

    def _say_count(self) -> None:
        say = self._tongue.say
        current = self._view.currentIndex()
        if not self.line.text():
            words = ""
        elif not self._places:
            words = say("Not found")
        elif isinstance(current, QModelIndex) and current.row() in self._places:
            number = self._places.index(current.row()) + 1
            words = say("{number} of {count}", number=number, count=len(self._places))
        else:
            words = say("Found: {count}", count=len(self._places))
        self.count.setText(words)

    def _restyle(self) -> None:
        space = self._theme.space
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(space(1))
        self.line.setFixedWidth(self.line.fontMetrics().averageCharWidth() * _WIDTH)
        self.previous.setIcon(self._theme.icon("chevron-up", "quiet"))
        self.next.setIcon(self._theme.icon("chevron-down", "quiet"))
        self.close_button.setIcon(self._theme.icon("close", "quiet"))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            backwards = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F3):
                self._step(forward=not backwards)
                return True
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self._step(forward=event.key() == Qt.Key.Key_Down)
                return True
            if event.matches(QKeySequence.StandardKey.Cancel):
                self.leave()
                return True
        return super().eventFilter(watched, event)
