"""A line in which a count, a number, a ratio, a duration or a date is typed freely."""

from __future__ import annotations

from datetime import date, datetime, time
from typing import Any

from PySide6.QtCore import QDate, QPoint, Qt, QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.issues import Severity
from ascgui.domain.text import Text, text
from ascgui.language.numbers import NumberProblem
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.quantities import MOMENT, Reading
from ascgui.widgets.field import Field, LineEdit
from ascgui.widgets.field_note import Remark
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme

PATIENCE_MS = 700
"""How long a typing pause is before half-typed text is called wrong."""

ECHO_FROM = 100_000
"""From this number on its short form stands beside the field: ``= 1.2 B``."""

_MORNING = time(9)


class QuantityEdit(Field):
    """A quantity as free text, with its unit beside it.

    What cannot be read stays as typed, and a sentence below says why; the value then stays what
    it was. ``offered`` is a value that stands in the line while the user gave none.
    """

    def __init__(
        self,
        reading: Reading,
        tongue: Tongue,
        theme: Theme,
        *,
        unit: Text | None = None,
        characters: int = 14,
        optional: bool = True,
        placeholder: Text | str = "",
        echo: bool = False,
        says_kept: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """``characters`` is the width of the line; ``echo`` says large numbers shortly beside.

        ``says_kept`` adds to what is wrong which value the plan keeps.
        """
        super().__init__(tongue, theme, parent)
        self._reading = reading
        self._unit = unit
        self._characters = characters
        self._optional = optional
        self._placeholder = placeholder
        self._echo = echo
        self._says_kept = says_kept
        self._value: Any = None
        self._offered: Any = None
        self._offer_remark: Text | None = None
        self._pending: Remark | None = None
        self.line = LineEdit(theme)
        self.unit_label = QLabel()
        self.row.addWidget(self.line)
        self.row.addWidget(self.unit_label)
        self.row.addStretch(1)
        self.setFocusProxy(self.line)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PATIENCE_MS)
        self._pause.timeout.connect(self._say_pending)
        self.line.textEdited.connect(self._read)
        self.line.editingFinished.connect(self._leave)
        self.line.done.connect(self._leave)
        self.line.restore_asked.connect(self.reset)
        self.retranslate()
        self.restyle()

    @property
    @override
    def editor(self) -> QWidget:
        return self.line

    @property
    def value(self) -> Any:
        """The last value that could be read, or None."""
        return self._value

    @property
    def typed(self) -> str:
        """What stands in the line."""
        return self.line.text()

    @override
    def set_value(self, value: Any) -> None:
        if value == self._value and type(value) is type(self._value):
            if not self.line.hasFocus() and self._pending is None:
                self._write()
            return
        self._value = value
        self.reset()

    def offer(self, value: Any, remark: Text | None = None) -> None:
        """Show ``value`` wherever the user gave none, and ``remark`` of it after the unit."""
        if (value, remark) != (self._offered, self._offer_remark):
            self._offered, self._offer_remark = value, remark
            if self._value is None and self._pending is None and not self.line.isModified():
                self._write()

    @override
    def reset(self) -> None:
        self._pause.stop()
        self._pending = None
        self._set_problem(None)
        self.line.mark(wrong=False, unread=False)
        self._write()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.line.setPlaceholderText(self.tongue.show(self._placeholder))
        if not self.line.isModified() and self._pending is None:
            self._write()  # another form of numbers may hold
        self._say_unit()

    @override
    def restyle(self) -> None:
        width = self.line.fontMetrics().horizontalAdvance("0") * self._characters
        self.line.setFixedWidth(width + self.theme.space(5))
        self._colour()
        colours = self.unit_label.palette()
        colours.setColor(colours.ColorRole.WindowText, self.theme.color("quiet"))
        self.unit_label.setPalette(colours)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._pause.isActive():
            self._pause.stop()
            self._say_pending()

    def _read(self, typed: str) -> None:
        if not typed.strip() and self._optional:
            self._accept(None)
            return
        try:
            value = self._reading.read(typed)
        except NumberProblem as problem:
            self._pending = Remark(Severity.ERROR, self._told(problem.text))
            self.line.mark(wrong=self._problem is not None, unread=True)
            self._pause.start()
            return
        self._accept(value)

    def _told(self, problem: Text) -> Text:
        if self._value is None or not self._says_kept:
            return problem
        return text(
            "{problem} The plan keeps {value}.",
            problem=problem,
            value=self._written(self._value),
        )

    def _accept(self, value: Any) -> None:
        self._pause.stop()
        self._pending = None
        self._set_problem(None)
        self.line.mark(wrong=False, unread=False)
        changed = value != self._value
        self._value = value
        self._colour()
        self._say_unit()
        if changed:
            self.value_edited.emit(value)

    def _say_pending(self) -> None:
        self._set_problem(self._pending)
        self.line.mark(wrong=self._pending is not None, unread=self._pending is not None)

    def _leave(self) -> None:
        self._pause.stop()
        if self._pending is None:
            self._write()
        else:
            self._say_pending()
        self.left.emit()

    def _write(self) -> None:
        value = self._offered if self._value is None else self._value
        written = "" if value is None else self._shown(value)
        if written != self.line.text():
            self.line.setText(written)
            self.line.setCursorPosition(0 if not self.line.hasFocus() else len(written))
        self.line.setModified(False)
        self._colour()
        self._say_unit()

    def _shown(self, value: Any) -> str:
        """Return what stands in the line: the value itself stays as exact as it was given."""
        if self._reading.shown is None:
            return self._written(value)
        return self.tongue.language.grouped(self._reading.shown(value))

    def _written(self, value: Any) -> str:
        written = self._reading.write(value)
        return self.tongue.language.grouped(written) if self._reading.numeric else written

    def _colour(self) -> None:
        """Write what is only offered in quiet letters."""
        offered = self._value is None and self._offered is not None and not self.line.isModified()
        colours = self.line.palette()
        colours.setColor(colours.ColorRole.Text, self.theme.color("quiet" if offered else "text"))
        colours.setColor(
            colours.ColorGroup.Disabled, colours.ColorRole.Text, self.theme.color("quiet")
        )
        self.line.setPalette(colours)

    def _say_unit(self) -> None:
        unit = "" if self._unit is None else self.tongue.show(self._unit)
        number = self._value
        if self._echo and isinstance(number, int | float) and abs(number) >= ECHO_FROM:
            short = self.tongue.language.short_number(number)
            unit = self.tongue.say("{unit} = {short}", unit=unit, short=short)
        if number is None and self._offered is not None and self._offer_remark is not None:
            remark = self._offer_remark
            unit = (
                self.tongue.say("{unit}, {remark}", unit=unit, remark=remark)
                if unit
                else self.tongue.show(remark)
            )
        self.unit_label.setText(unit)
        self.unit_label.setVisible(bool(unit))


class MomentEdit(QuantityEdit):
    """A date and time of day that may be empty, typed or picked from a calendar."""

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start empty."""
        self.button = QuietButton()
        super().__init__(
            MOMENT,
            tongue,
            theme,
            characters=21,
            placeholder=text("such as 2026-12-01 09:00"),
            parent=parent,
        )
        self.button.clicked.connect(self._open_calendar)
        self.row.insertWidget(1, self.button)
        self.restyle()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.button.setAccessibleName(self.tongue.say("Pick a day"))
        self.button.setToolTip(self.tongue.say("Pick a day"))

    @override
    def restyle(self) -> None:
        super().restyle()
        self.button.setIcon(self.theme.icon("calendar", "quiet"))

    @override
    def _say_unit(self) -> None:
        weekday = "" if self._value is None else self.tongue.language.weekday(self._value)
        self.unit_label.setText(weekday)
        self.unit_label.setVisible(bool(weekday))

    def _open_calendar(self) -> None:
        from PySide6.QtWidgets import QCalendarWidget  # noqa: PLC0415 - seldom opened

        popup = QFrame(self, Qt.WindowType.Popup)
        popup.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        popup.setFrameShape(QFrame.Shape.StyledPanel)
        calendar = QCalendarWidget()
        calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        plain = calendar.weekdayTextFormat(Qt.DayOfWeek.Monday)
        for day in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            calendar.setWeekdayTextFormat(day, plain)
        calendar.setFirstDayOfWeek(Qt.DayOfWeek.Monday)
        if self._value is not None:
            calendar.setSelectedDate(QDate(self._value.year, self._value.month, self._value.day))
        calendar.activated.connect(self._take_day)
        calendar.clicked.connect(self._take_day)
        calendar.activated.connect(popup.close)
        calendar.clicked.connect(popup.close)
        layout = QVBoxLayout(popup)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.addWidget(calendar)
        popup.move(self.mapToGlobal(QPoint(0, self.line.height())))
        popup.show()
        calendar.setFocus()

    def _take_day(self, day: QDate) -> None:
        time = _MORNING if self._value is None else self._value.time()
        self._accept(datetime.combine(date(day.year(), day.month(), day.day()), time))
        self._write()
        self.left.emit()
