"""What every input of a form has in common: a value, a note below it, and its manners."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.frames import paint_frame
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme


class Field(QWidget):
    """An input with a note below it.

    ``value_edited`` carries each new value that the *user* gave, never one that was set;
    ``left`` tells that the user is done with it for now; ``remedy_chosen`` carries the value of a
    remedy in the note. A field says its own problem first, else what others remarked.
    """

    value_edited = Signal(object)
    left = Signal()
    remedy_chosen = Signal(object)

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Make the row for the editor and the note below it."""
        super().__init__(parent)
        self.tongue = tongue
        self.theme = theme
        self._problem: Remark | None = None
        self._remark: Remark | None = None
        self._label: Text | None = None
        self._tip: Text | None = None
        self._units: list[tuple[ThemedLabel, Text | str]] = []
        self.note = FieldNote(tongue, theme)
        self.note.remedy_chosen.connect(self.remedy_chosen)
        self.row = QHBoxLayout()
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(theme.space(1.5))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self.row)
        layout.addWidget(self.note)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)

    @property
    def editor(self) -> QWidget:
        """The widget that takes the focus."""
        raise NotImplementedError

    @property
    def problem(self) -> str:
        """What is wrong with what was typed, in the language in force, or ""."""
        return "" if self._problem is None else self.tongue.show(self._problem.sentence)

    def set_value(self, value: Any) -> None:
        """Show ``value`` unless it is what the user has just typed."""
        raise NotImplementedError

    def reset(self) -> None:
        """Forget what was typed and could not be read."""

    def describe(self, label: Text, tip: Text | None = None) -> None:
        """Name the field for screen readers by its ``label``, and explain it by ``tip``."""
        self._label, self._tip = label, tip
        self.retranslate()

    def remark(self, remark: Remark | None) -> None:
        """Say ``remark`` below the field wherever it has no problem of its own."""
        self._remark = remark
        self._say()

    def add_beside(self, other: Field, between: Text | str = "", *, quiet: bool = True) -> None:
        """Put ``other`` into the same row, after the words ``between``.

        Its note goes below the whole row: within the width of ``other`` it would be a tall column,
        beside which everything else in the row would move.
        """
        if between:
            self.add_unit(between, quiet=quiet)
        other.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.row.insertWidget(self.row.count() - 1, other)
        whole = self.layout()
        assert whole is not None  # noqa: S101 - made with the field
        whole.addWidget(other.note)

    def add_unit(self, unit: Text | str, *, quiet: bool = True) -> None:
        """Say ``unit`` at the end of the row."""
        label = ThemedLabel(self.theme, "quiet" if quiet else "text")
        self._units.append((label, unit))
        self.row.insertWidget(self.row.count() - 1, label)
        self.retranslate()

    def retranslate(self) -> None:
        """Say names and tips in the language in force."""
        for label, unit in self._units:
            label.setText(self.tongue.show(unit))
        if self._label is not None:
            self.editor.setAccessibleName(self.tongue.show(self._label))
        if self._tip is not None:
            self.editor.setToolTip(self.tongue.show(self._tip))
            self.editor.setAccessibleDescription(self.tongue.show(self._tip))

    def restyle(self) -> None:
        """Take the colours of the theme in force."""

    def _set_problem(self, problem: Remark | None) -> None:
        self._problem = problem
        self._say()

    def _say(self) -> None:
        said = self._problem or self._remark
        self.note.put(said)
        if self._tip is None:
            self.editor.setAccessibleDescription(self.note.sentence)


class LineEdit(QLineEdit):
    """A line of text that leaves undo to the document and shows that something is wrong.

    While what stands in it cannot be used, undo and Escape take back the typing instead.
    """

    restore_asked = Signal()
    done = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._theme = theme
        self._wrong = False
        self._unread = False
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)

    def mark(self, *, wrong: bool, unread: bool) -> None:
        """Frame the line as ``wrong``; ``unread`` text is what an undo takes back first."""
        self._unread = unread
        if wrong != self._wrong:
            self._wrong = wrong
            self.update()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and _is_undo(event):
            if self._unread:
                event.accept()
                return True
            event.ignore()
            return False
        return super().event(event)

    @override
    def keyPressEvent(self, event: Any) -> None:
        if _is_undo(event):
            if self._unread:
                self.restore_asked.emit()
            else:
                event.ignore()
            return
        if event.key() == Qt.Key.Key_Escape and self._unread:
            self.restore_asked.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
            # As Qt leaves it, so that an open list of what was found takes the key.
            event.ignore()
            return
        super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not isinstance(self.parentWidget(), QComboBox):
            paint_frame(self, self._theme, wrong=self._wrong)

    def _open_menu(self, position: Any) -> None:
        menu = self.createStandardContextMenu()
        # The line's own undo knows nothing of the document: its two entries and the line go.
        for action in menu.actions()[:3]:
            menu.removeAction(action)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(position))


def _is_undo(event: QEvent) -> bool:
    matches = getattr(event, "matches", None)
    return matches is not None and (
        matches(QKeySequence.StandardKey.Undo) or matches(QKeySequence.StandardKey.Redo)
    )


class IgnoreWheel(QObject):
    """Filters the wheel away from inputs without focus, so that scrolling changes nothing."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.Wheel
            and isinstance(watched, QWidget)
            and not watched.hasFocus()
        ):
            event.ignore()
            return True
        return False
