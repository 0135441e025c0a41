"""The editors of the catalog's cells: typed by their field, checked before they are taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QWidget

from ascgui.catalog.records import Record
from ascgui.domain.catalog import Tables
from ascgui.domain.text import Text, text
from ascgui.language.numbers import NumberProblem
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.catalog_model import CatalogModel
from ascgui.viewmodels.record_draft import edited
from ascgui.viewmodels.record_fields import Kind, RecordField, field_of
from ascgui.viewmodels.table_rows import Row
from ascgui.widgets.field import IgnoreWheel, LineEdit
from ascgui.widgets.theme import Theme

_TYPED_FROM = 9
"""From this number of choices on a choice is typed into."""


class CatalogCellEditors:
    """Makes and reads the editors of the table that ``model`` shows."""

    def __init__(
        self,
        model: CatalogModel,
        tables: Callable[[], Tables],
        record: Callable[[Row], Record | None],
        tongue: Tongue,
        theme: Theme,
    ) -> None:
        """``record`` gives what a row stands for; both are asked when a cell is edited."""
        self._model = model
        self._tables = tables
        self._record = record
        self._tongue = tongue
        self._theme = theme

    def make(self, parent: QWidget, row: Row, column: int) -> QWidget | None:
        """Return an editor that shows the cell's value, or None if it has none."""
        field, record = self._field(column), self._record(row)
        if field is None or record is None:
            return None
        name = self._tongue.show(field.title)
        if field.kind is Kind.CHOICE and field.choices is not None:
            editor: QWidget = self._choice(parent, field, record)
        else:
            line = LineEdit(self._theme, parent)
            value = field.get(record)
            empty = value in (None, "", ())
            line.setText("" if empty else field.reading.write(value))
            line.selectAll()
            if field.reading.numeric:
                line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            line.textEdited.connect(lambda: line.mark(wrong=False, unread=False))
            editor = line
        editor.setAccessibleName(name)
        editor.setAutoFillBackground(True)
        return editor

    def value(self, editor: QWidget) -> Any:
        """Return what was entered, None for nothing."""
        if isinstance(editor, QComboBox):
            at = editor.currentIndex()
            if editor.isEditable():
                at = editor.findText(editor.currentText().strip(), Qt.MatchFlag.MatchFixedString)
            return editor.itemData(at) if at >= 0 else editor.currentText().strip()
        assert isinstance(editor, LineEdit)  # noqa: S101 - made above
        return editor.text().strip() or None

    def problem(self, editor: QWidget, row: Row, column: int) -> Text | None:
        """Return why that cannot be taken, or None."""
        field, record = self._field(column), self._record(row)
        if field is None or record is None:
            return text("This row is no longer in the table.")
        try:
            value = read(field, self.value(editor))
        except NumberProblem as problem:
            why: Text | None = problem.text
        else:
            why = edited(self._model.table, (record,), field, value, self._tables()).fault(field.id)
        if isinstance(editor, LineEdit):
            editor.mark(wrong=why is not None, unread=False)
        return why

    def _field(self, column: int) -> RecordField | None:
        return field_of(self._model.table, self._model.columns[column].id)

    def _choice(self, parent: QWidget, field: RecordField, record: Record) -> QComboBox:
        assert field.choices is not None  # noqa: S101 - asked for above
        choices = field.choices(self._tables(), record)
        box = QComboBox(parent)
        box.installEventFilter(IgnoreWheel(box))
        for choice in choices:
            box.addItem(self._tongue.show(choice.name), choice.value)
        value = field.get(record)
        at = next((n for n, choice in enumerate(choices) if choice.value == value), -1)
        if len(choices) >= _TYPED_FROM:
            box.setEditable(True)
            box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            completer = QCompleter(box.model(), box)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
            box.setCompleter(completer)
        box.setCurrentIndex(at)
        if box.isEditable():
            box.setEditText("" if value in (None, "") and at < 0 else box.currentText())
        return box


def read(field: RecordField, entered: Any) -> Any:
    """Return the value of what was entered into the editor of ``field``.

    Raises:
        NumberProblem: it cannot be read.
    """
    if field.kind is Kind.CHOICE or entered is None:
        return entered
    return field.reading.read(str(entered))
