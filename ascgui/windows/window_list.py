"""The times in which a cluster does not work: a list, and a row to add another."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.calendar import DAY_S, Window
from ascgui.domain.issues import Severity
from ascgui.domain.text import Quantity, Unit, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.quantities import COUNT, DURATION, PLAIN, within
from ascgui.widgets.field_note import Remark
from ascgui.widgets.form import FormGroup
from ascgui.widgets.quantity_edit import MomentEdit, QuantityEdit
from ascgui.widgets.theme import Theme

_MOST_ROWS = 4
_LONGEST_S = 366 * 86400.0
_LONGEST_PERIOD = 3650


class WindowList(QWidget):
    """Lists windows; ``edited`` tells that there is one more or one less."""

    edited = Signal()

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        """Start without windows."""
        super().__init__()
        self._tongue = tongue
        self._windows: tuple[Window, ...] = ()
        self.group = FormGroup(text("Closed windows"), tongue, theme)
        self.rows = QListWidget()
        self.start = MomentEdit(tongue, theme)
        self.length = QuantityEdit(
            within(DURATION, _LONGEST_S), tongue, theme, characters=8, placeholder="6h"
        )
        self.every = QuantityEdit(
            within(COUNT, _LONGEST_PERIOD), tongue, theme, unit=text("days"), characters=5
        )
        self.note = QuantityEdit(PLAIN, tongue, theme, characters=16)
        self.add_button, self.remove_button = QPushButton(), QPushButton()
        self.group.add(text("From"), self.start, text("When the cluster closes"))
        self.group.add(text("For"), self.length, text("How long it is closed"))
        self.group.add(text("Again every"), self.every, text("Empty for a single time"))
        self.group.add(text("Remark"), self.note, text("What it is closed for"))
        buttons = QHBoxLayout()
        buttons.addWidget(self.add_button)
        buttons.addWidget(self.remove_button)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1.5))
        for part in (self.group, self.rows):
            layout.addWidget(part)
        layout.insertLayout(1, buttons)
        self.add_button.clicked.connect(self.add)
        self.remove_button.clicked.connect(self.remove)
        self.rows.currentRowChanged.connect(lambda _row: self._enable())
        for field in (self.start, self.length, self.every):
            field.value_edited.connect(lambda _value: self.start.remark(None))
        tongue.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def windows(self) -> tuple[Window, ...]:
        """The windows that are listed."""
        return self._windows

    def put(self, windows: Sequence[Window]) -> None:
        """List ``windows``."""
        if tuple(windows) != self._windows:
            self._windows = tuple(windows)
            self._list()

    def add(self) -> None:
        """Add the window that stands in the row, or say what it lacks."""
        start, length, every = self.start.value, self.length.value, self.every.value
        if start is None or not length:
            self.start.remark(
                Remark(Severity.ERROR, text("Enter when the cluster closes, and for how long."))
            )
            return
        if every is not None and every < 1:
            self.start.remark(Remark(Severity.ERROR, text("Enter at least 1 day, or nothing.")))
            return
        try:
            end = start + timedelta(seconds=length)
        except OverflowError:
            self.start.remark(Remark(Severity.ERROR, text("The window ends after the year 9999.")))
            return
        made = Window(start, end, self.note.value or "", every)
        self._windows = (*self._windows, made)
        for field in (self.start, self.length, self.every, self.note):
            field.set_value(None)
        self._list()
        self.rows.setCurrentRow(len(self._windows) - 1)
        self.edited.emit()

    def remove(self) -> None:
        """Remove the window that is selected."""
        at = self.rows.currentRow()
        if 0 <= at < len(self._windows):
            self._windows = self._windows[:at] + self._windows[at + 1 :]
            self._list()
            self.edited.emit()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say = self._tongue.say
        self.add_button.setText(say("Add"))
        self.remove_button.setText(say("Remove"))
        self.rows.setAccessibleName(say("Closed windows"))
        self._list()

    def _list(self) -> None:
        self.rows.clear()
        for window in self._windows:
            self.rows.addItem(self._said(window))
        line = max(self.rows.sizeHintForRow(0), self.fontMetrics().height())
        shown = min(max(len(self._windows), 1), _MOST_ROWS)
        self.rows.setFixedHeight(shown * line + 2 * self.rows.frameWidth() + 2)
        self.rows.setVisible(bool(self._windows))
        self._enable()

    def _said(self, window: Window) -> str:
        say = self._tongue.say
        span = say("{start} to {end}", start=f"{window.start:%Y-%m-%d %H:%M}",
                   end=f"{window.end:%m-%d %H:%M}")  # fmt: skip
        if window.every_days is not None:
            period = Quantity(window.every_days * DAY_S, Unit.SECONDS)
            span = say("{span}, again every {period}", span=span, period=period)
        return say("{span}: {note}", span=span, note=window.note) if window.note else span

    def _enable(self) -> None:
        self.remove_button.setVisible(bool(self._windows))
        self.remove_button.setEnabled(self.rows.currentRow() >= 0)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.rows.hasFocus():
            self.remove()
            return
        super().keyPressEvent(event)
