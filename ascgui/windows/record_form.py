"""The form beside the table: one row of the catalog, several together, or one to be added."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ascgui.catalog.names import resolve_model
from ascgui.catalog.overlay import Origin
from ascgui.catalog.records import Record
from ascgui.catalog.wording import row_text
from ascgui.domain.catalog import Tables
from ascgui.domain.issues import Severity
from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.quantities import PLAIN
from ascgui.viewmodels.record_draft import SEVERAL, Edited, checks, edited, missing, value_of
from ascgui.viewmodels.record_fields import FIELDS, Kind, RecordField
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.column_area import Column, ColumnArea
from ascgui.widgets.field import Field
from ascgui.widgets.field_note import FieldNote, Remark
from ascgui.widgets.form import FormGroup, align_groups
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.quantity_edit import QuantityEdit
from ascgui.widgets.theme import Theme

READ_ONLY: dict[str, Text] = {
    "hardware": text(
        "Hardware is not edited here: every count and figure stands on it. A row of your own can "
        "be added on the command line or in a file; SCHEMA.md of the catalog says how."
    ),
    "frameworks": text(
        "Frameworks are not edited here: the columns of the other tables come from them. "
        "SCHEMA.md of the catalog says how a file adds one."
    ),
    "editions": text(
        "Editions are not edited here: importing a table of the vendor's makes a new one."
    ),
    "notes": text(
        "Foot notes are not edited here: they are told in both languages and stand with their "
        "documents. Importing or a file changes them."
    ),
    "findings": text("Findings follow from the rows. Change a row, keep it, or note why."),
}
"""Why the other tables are not edited, in the place of their form."""

_CHOOSE = text("Choose a row to change it here. Several rows are changed together.")
_SHIPPED_KEY = text(
    "What names a shipped row stays as it is. Duplicate the row to make one for another job."
)
_REMOVED = text("You removed this row. Revert it to have it back.")


@dataclass(frozen=True, slots=True)
class Shown:
    """The rows that the form is about."""

    table: str
    records: tuple[Record, ...]
    origin: Origin | None = None
    keys_open: bool = False
    removed: bool = False


class RecordForm(QWidget):
    """Edits through the same fields as the cells; each field is taken when it is left.

    ``applied`` carries (:class:`Edited`, :class:`Origin`) of rows that changed, ``added`` the same
    of one to be added; ``discarded`` tells that it is not to be added after all.
    """

    applied = Signal(object)
    added = Signal(object)
    discarded = Signal()

    def __init__(self, tables: Callable[[], Tables], tongue: Tongue, theme: Theme) -> None:
        """Start without a row; ``tables`` gives the tables in force."""
        super().__init__()
        self._tables = tables
        self._tongue = tongue
        self._theme = theme
        self._shown: Shown | None = None
        self._draft: Record | None = None
        self._draft_table = ""
        self._tried = False
        self._sticky = Origin()
        self._why: Text | None = _CHOOSE
        self.heading = ThemedLabel(theme, bold=True, wrap=True)
        self.sentence = ThemedLabel(theme, "quiet", wrap=True)
        self.problem = FieldNote(tongue, theme)
        self.fields: dict[tuple[str, str], Field] = {}
        self._groups: dict[str, FormGroup] = {}
        self.origin_group = FormGroup(text("Your change"), tongue, theme)
        self.source = QuantityEdit(PLAIN, tongue, theme, characters=18, says_kept=False)
        self.reason = QuantityEdit(PLAIN, tongue, theme, characters=18, says_kept=False)
        self.add_button = QPushButton()
        self.discard_button = QPushButton()
        self._lay_out()
        self.source.left.connect(self._origin_left)
        self.reason.left.connect(self._origin_left)
        self.add_button.clicked.connect(self.add)
        self.discard_button.clicked.connect(self.discarded)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()
        self._show()

    # What is shown

    @property
    def adding(self) -> bool:
        """Whether the form holds a row that is still to be added."""
        return self._draft is not None

    @property
    def records(self) -> tuple[Record, ...]:
        """The rows that the form changes."""
        return () if self._shown is None else self._shown.records

    def show_nothing(self, why: Text | None = None) -> None:
        """Show no row, and the sentence ``why``."""
        self._shown, self._draft = None, None
        self._why = why or _CHOOSE
        self._show()

    def show_records(self, shown: Shown) -> None:
        """Show rows of one table; what they differ in is left open."""
        same_rows = self._shown is not None and self._draft is None and shown == self._shown
        self._shown, self._draft = shown, None
        if not same_rows:
            self._show()

    def begin(self, table: str, record: Record) -> None:
        """Show ``record`` as a row that is still to be added."""
        self._shown, self._draft, self._draft_table = None, record, table
        self._tried = False
        self._show()
        gaps = missing(table, record)
        first = gaps[0] if gaps else FIELDS[table][-1].id
        self.fields[table, first].setFocus()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.add_button.setText(self._tongue.say("Add row"))
        self.discard_button.setText(self._tongue.say("Discard"))
        self._say_heading()

    @property
    def table(self) -> str:
        """The table of the rows shown, "" for none."""
        if self._draft is not None:
            return self._draft_table
        return "" if self._shown is None else self._shown.table

    def _current(self) -> tuple[Record, ...]:
        return (self._draft,) if self._draft is not None else self.records

    def _show(self) -> None:
        table = self.table
        if table and table not in self._groups:
            self._make(table)
        for name, group in self._groups.items():
            group.setVisible(name == table)
        removed = self._shown is not None and self._shown.removed
        self.origin_group.setVisible(bool(table) and not removed)
        self.add_button.setVisible(self.adding)
        self.discard_button.setVisible(self.adding)
        self.problem.put(None)
        self._say_heading()
        if not table:
            return
        groups = [self._groups[table], self.origin_group]
        align_groups(groups)
        self._groups[table].setEnabled(not removed)
        self._fill(table)
        origin = self._shown.origin if self._shown is not None else None
        said = self._sticky if origin is None else origin
        for field, value in ((self.source, said.source), (self.reason, said.reason)):
            field.reset()
            field.set_value(value or None)

    def _fill(self, table: str) -> None:
        records, tables = self._current(), self._tables()
        keys_open = self.adding or (self._shown is not None and self._shown.keys_open)
        for spec in FIELDS[table]:
            field = self.fields[table, spec.id]
            value = value_of(table, records, spec.id)
            if isinstance(field, ChoiceBox) and spec.choices is not None:
                field.set_choices(tuple(spec.choices(tables, records[0])))
            field.reset()
            field.remark(None)
            several = value is SEVERAL
            empty = several or value in ("", ())
            field.set_value(None if empty and value != "" else value if not empty else _blank(spec))
            if isinstance(field, QuantityEdit):
                field.line.setPlaceholderText(self._tongue.say("several values") if several else "")
            elif isinstance(field, ChoiceBox):
                field.box.setPlaceholderText(
                    self._tongue.say("several values") if several else self._tongue.say("choose")
                )
            # Rows of one name cannot be several.
            is_open = not spec.key or (keys_open and len(records) == 1)
            field.setEnabled(is_open)

    def _say_heading(self) -> None:
        say = self._tongue.say
        sentence: Text | str = ""
        if self._draft is not None:
            heading = say("A new row")
            sentence = say("Nothing is changed until it is added.")
        elif self._shown is None or not self._shown.records:
            heading = ""
            sentence = self._why or ""
        elif len(self._shown.records) > 1:
            heading = say("Rows chosen: {count}", count=len(self._shown.records))
            sentence = say("What is entered here is entered into all of them.")
        else:
            heading = self._tongue.show(row_text(self._shown.records[0]))
            if self._shown.removed:
                sentence = _REMOVED
            elif not self._shown.keys_open:
                sentence = _SHIPPED_KEY
        self.heading.setText(heading)
        self.heading.setVisible(bool(heading))
        shown = self._tongue.show(sentence)
        self.sentence.setText(shown)
        self.sentence.setVisible(bool(shown))

    # What is entered

    def _left(self, table: str, spec: RecordField) -> None:
        if table != self.table:
            return
        records, field = self._current(), self.fields[table, spec.id]
        if field.problem:
            return
        value = self._entered(field, spec)
        was = value_of(table, records, spec.id)
        if (was is SEVERAL and value is None) or _alike(value, was):
            if not self.adding:
                field.remark(None)
            return
        edit = edited(table, records, spec, value, self._tables(), checked=not self.adding)
        if self._draft is not None:
            self._draft = edit.after[0]
            self._refresh_choices(table)
            self._check_draft()
            return
        self._say_faults(table, dict(edit.faults))
        if edit.sound:
            self.applied.emit((edit, self.origin()))

    def _refresh_choices(self, table: str) -> None:
        """What may be chosen can hang on what else was entered: a framework has its features."""
        for spec in FIELDS[table]:
            field = self.fields[table, spec.id]
            if isinstance(field, ChoiceBox) and spec.choices is not None and self._draft:
                field.set_choices(tuple(spec.choices(self._tables(), self._draft)))

    def _check_draft(self) -> bool:
        """Say what the new row still lacks; nothing is called missing before it was tried."""
        if self._draft is None:
            return False
        table = self._draft_table
        gaps = missing(table, self._draft)
        found = checks(table, self._draft, self._tables())
        entered = {name: why for name, why in found.items() if name not in gaps}
        if gaps:
            # Before the row has a name, what else is wrong follows from that.
            entered = {name: why for name, why in entered.items() if name and self._tried}
        said = dict(entered)
        if self._tried:
            said |= dict.fromkeys(gaps, text("This is needed."))
        self._say_faults(table, said if self._tried or not gaps else {})
        return not gaps and not found

    def _say_faults(self, table: str, faults: dict[str, Text]) -> None:
        for spec in FIELDS[table]:
            why = faults.get(spec.id)
            self.fields[table, spec.id].remark(None if why is None else Remark(Severity.ERROR, why))
        whole = faults.get("")
        self.problem.put(None if whole is None else Remark(Severity.ERROR, whole))

    def add(self) -> None:
        """Add the new row if it is sound; say what is wrong with it otherwise."""
        self._tried = True
        if self._draft is None or not self._check_draft():
            return
        edit = Edited((), (self._draft,))
        self.added.emit((edit, self.origin()))

    def origin(self) -> Origin:
        """Return where the next change comes from, as it is entered."""
        today = datetime.now().date().isoformat()
        return Origin(self.source.value or "", "", today, self.reason.value or "")

    def origin_for_cells(self) -> Origin:
        """Return where a change in a cell comes from: what was said for changes to come."""
        today = datetime.now().date().isoformat()
        return Origin(self._sticky.source, "", today, self._sticky.reason)

    def _origin_left(self) -> None:
        entered = Origin(self.source.value or "", "", "", self.reason.value or "")
        shown = self._shown
        was = self._sticky if shown is None or shown.origin is None else shown.origin
        if (entered.source, entered.reason) == (was.source, was.reason):
            return
        if shown is not None and shown.origin is not None:
            self.applied.emit((Edited(shown.records, shown.records), self.origin()))
        else:
            self._sticky = entered

    def _entered(self, field: Field, spec: RecordField) -> Any:
        assert isinstance(field, ChoiceBox | QuantityEdit)  # noqa: S101 - made below
        value = field.value
        return () if value is None and spec.kind is Kind.NAMES else value

    # Making

    def _make(self, table: str) -> None:
        group = FormGroup(text("Row"), self._tongue, self._theme)
        group.heading.hide()
        for spec in FIELDS[table]:
            field = self._field(spec)
            self.fields[table, spec.id] = field
            group.add(spec.title, field, spec.tip)
            field.left.connect(partial(self._left, table, spec))
        self._groups[table] = group
        self._column.insertWidget(self._column.indexOf(self.origin_group), group)

    def _field(self, spec: RecordField) -> Field:
        tongue, theme = self._tongue, self._theme
        if spec.kind is Kind.CHOICE:
            if spec.id == "model":
                return ChoiceBox(
                    tongue, theme, typed=True, characters=16, placeholder=text("choose"),
                    resolve=lambda typed: resolve_model(self._tables(), typed),
                )  # fmt: skip
            return ChoiceBox(tongue, theme, characters=15, placeholder=text("choose"))
        short = spec.kind in {Kind.COUNT, Kind.DEVICES, Kind.NUMBER, Kind.DATE}
        return QuantityEdit(
            spec.reading, tongue, theme, unit=spec.unit, characters=12 if short else 18,
            says_kept=False,
        )  # fmt: skip

    def _lay_out(self) -> None:
        self.origin_group.add(
            text("Source"), self.source, text("Where the change comes from, such as a document")
        )
        self.origin_group.add(text("Reason"), self.reason, text("Kept with the change"))
        buttons = QHBoxLayout()
        buttons.addWidget(self.add_button)
        buttons.addWidget(self.discard_button)
        buttons.addStretch(1)
        content = Column()
        self._column = QVBoxLayout(content)
        self._column.addWidget(self.heading)
        self._column.addWidget(self.sentence)
        self._column.addWidget(self.problem)
        self._column.addWidget(self.origin_group)
        self._column.addLayout(buttons)
        self._column.addStretch(1)
        self.area = ColumnArea()
        self.area.setWidget(content)
        self.area.least_width_changed.connect(self._fit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.area)

    def _fit(self) -> None:
        """Be wide enough for the fields; nothing of them is cut."""
        self.setMinimumWidth(self.area.least_width)

    def _restyle(self) -> None:
        space = self._theme.space
        self._column.setContentsMargins(space(3), 0, space(1), 0)
        self._column.setSpacing(space(2))
        self.add_button.setIcon(self._theme.icon("add"))


def _blank(spec: RecordField) -> Any:
    """Return the value of nothing entered: a choice may have an entry for it."""
    return "" if spec.kind is Kind.CHOICE else None


def _alike(value: Any, other: Any) -> bool:
    empty = (None, "", ())
    return value == other or (value in empty and other in empty)


def label_of(records: Sequence[Record]) -> Text:
    """Return what a change of ``records`` is called in the Edit menu."""
    if len(records) == 1:
        return text("Change {row}", row=row_text(records[0]))
    return text("Change rows: {count}", count=len(records))
