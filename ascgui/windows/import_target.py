"""Into which edition a table is imported, from whom, and whether it is the whole table."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget
from typing_extensions import override

from ascgui.catalog.overlay import Origin
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Severity
from ascgui.domain.text import Text, text
from ascgui.session.importing import Target
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import PLAIN
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.field import Field
from ascgui.widgets.field_note import Remark
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme

TYPING_PAUSE_MS = 250
"""How long typing must pause before the preview is made anew."""

_NEW = "\n"
"""The value of the choice that makes a new edition; no edition is called so."""


class ImportTarget(QWidget):
    """``changed`` tells that :meth:`target` may be another one."""

    changed = Signal()

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        """Start without editions."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._tables: Tables | None = None
        self.edition = ChoiceBox(tongue, theme, characters=20)
        self.name = QuantityEdit(
            PLAIN, tongue, theme, characters=12, placeholder=text("as in 6.5.911")
        )
        self.source = QuantityEdit(
            PLAIN, tongue, theme, characters=26, placeholder=text("where the table is from")
        )
        self.date = QuantityEdit(PLAIN, tongue, theme, characters=12)
        self.author = QuantityEdit(PLAIN, tongue, theme, characters=20)
        self.reason = QuantityEdit(PLAIN, tongue, theme, characters=26)
        self.whole = QCheckBox()
        self._labels: list[tuple[ThemedLabel, Text, Field]] = []
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_PAUSE_MS)
        self._pause.timeout.connect(self.changed)
        self._lay_out()
        self.edition.value_edited.connect(self._choose)
        for field in (self.name, self.source, self.date, self.author, self.reason):
            field.value_edited.connect(self._typed)
            field.left.connect(self._leave)
        self.whole.toggled.connect(self.changed)
        tongue.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def is_new(self) -> bool:
        """Whether the table is to become an edition of its own."""
        return self.edition.value == _NEW

    @property
    def is_complete(self) -> bool:
        """Whether there is nothing missing or wrong."""
        return self._problem() is None and self._date_remark() is None

    def target(self) -> Target:
        """Return what was chosen."""
        given = (self.source, self.author, self.date, self.reason)
        source, author, day, reason = (str(field.value or "").strip() for field in given)
        origin = Origin(source, author, day if self._date_remark() is None else "", reason)
        name = str(self.name.value or "").strip() if self.is_new else str(self.edition.value)
        return Target(name, origin, self.whole.isChecked() and not self.is_new)

    def put(self, tables: Tables) -> None:
        """Offer the editions of ``tables``."""
        self._tables = tables
        editions = sorted(tables.editions.values(), key=lambda one: -one.order)
        newest = tables.newest_edition
        self.edition.set_choices(
            [
                *(
                    Choice(one.id, one.id, text("newest") if one.id == newest else "")
                    for one in editions
                ),
                Choice(_NEW, text("A new edition")),
            ]
        )
        if self.edition.value not in {_NEW, *tables.editions}:
            self.edition.set_value(tables.newest_edition)
        self._check()

    def clear(self) -> None:
        """Forget what was entered about a table; the edition stays."""
        for field in (self.name, self.source, self.author, self.reason):
            field.reset()
            field.set_value(None)
        self.date.reset()
        self.date.set_value(date.today().isoformat())  # noqa: DTZ011 - the user's own day
        self.whole.setChecked(False)
        if self.is_new and self._tables is not None:
            self.edition.set_value(self._tables.newest_edition)
        self._check()

    def propose(self, source: str) -> None:
        """Offer ``source``, what the table calls itself, while the user gave none."""
        self.source.offer(source or None)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        for label, name, _ in self._labels:
            label.setText(self._tongue.show(name))
        self.whole.setText(
            self._tongue.say("This is the whole table: remove the rows that it lacks")
        )
        self._check()

    def _lay_out(self) -> None:
        space = self._theme.space
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(space(2))
        grid.setVerticalSpacing(space(1))
        places = (
            (self.edition, text("Into edition"), 0, 0),
            (self.source, text("Source"), 0, 2),
            (self.author, text("Author"), 0, 4),
            (self.name, text("Its number"), 1, 0),
            (self.reason, text("Reason"), 1, 2),
            (self.date, text("Date"), 1, 4),
        )
        for field, name, row, column in places:
            label = ThemedLabel(self._theme)
            label.setBuddy(field.editor)
            label.setMinimumHeight(field.editor.sizeHint().height())
            field.describe(name)
            self._labels.append((label, name, field))
            grid.addWidget(label, row, column)
            grid.addWidget(field, row, column + 1)
        grid.addWidget(self.whole, 2, 1, 1, 5)
        grid.setColumnStretch(5, 1)

    def _choose(self, _value: object) -> None:
        self._check()
        self._pause.stop()
        if self.is_new and not self.name.value:
            self.name.setFocus()
        self.changed.emit()

    def _typed(self, _value: object) -> None:
        self._check()
        self._pause.start()

    def _leave(self) -> None:
        if self._pause.isActive():
            self._pause.stop()
            self.changed.emit()

    def _problem(self) -> Text | None:
        if not self.is_new:
            return None
        name = str(self.name.value or "").strip()
        if not name:
            return text("A new edition needs a number.")
        if self._tables is not None and name in self._tables.editions:
            return text("There is such an edition; choose it above.")
        return None

    def _check(self) -> None:
        new = self.is_new
        for label, _, field in self._labels:
            if field is self.name:
                label.setVisible(new)
                field.setVisible(new)
        self.whole.setVisible(not new)
        problem = self._problem()
        remark = None if problem is None else Remark(Severity.INFO, problem)
        self.name.remark(remark)
        self.date.remark(self._date_remark())

    def _date_remark(self) -> Remark | None:
        written = str(self.date.value or "").strip()
        try:
            if written:
                date.fromisoformat(written)
        except ValueError:
            return Remark(Severity.WARNING, text("Enter a date as in 2026-11-30."))
        return None

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause.stop()
