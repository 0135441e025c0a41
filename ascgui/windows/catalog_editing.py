"""Changes the rows of the Catalog page: in their cells, in the form, and by the tools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from ascgui.catalog import listing
from ascgui.catalog.overlay import Origin, State
from ascgui.catalog.records import Record
from ascgui.catalog.wording import row_text
from ascgui.domain.text import text
from ascgui.session import catalog_edits
from ascgui.session.workbench import Workbench
from ascgui.viewmodels.catalog_content import row_to_come
from ascgui.viewmodels.catalog_model import CatalogModel, CatalogRow
from ascgui.viewmodels.record_draft import Edited, edited, put_into
from ascgui.viewmodels.record_fields import FIELDS, blank_record, duplicate_of, field_of
from ascgui.viewmodels.table_rows import Row
from ascgui.widgets.edition_box import EditionBox
from ascgui.windows.catalog_rows import CatalogRows
from ascgui.windows.catalog_tools import CatalogTools
from ascgui.windows.cell_editors import read
from ascgui.windows.record_form import READ_ONLY, RecordForm, Shown, label_of

_MOST_TOGETHER = 5_000
"""How many rows the form changes together at most."""


class CatalogEditing(QObject):
    """Every change goes to the workbench. ``adding`` carries the table that gets a new row.

    ``added`` tells that it has it.
    """

    adding = Signal(object)
    added = Signal()

    def __init__(
        self,
        workbench: Workbench,
        model: CatalogModel,
        rows: CatalogRows,
        form: RecordForm,
        tools: CatalogTools,
        edition: EditionBox,
    ) -> None:
        """Change ``rows`` of ``model``; a new row is of the ``edition`` that is chosen."""
        super().__init__(model)
        self._bench = workbench
        self._model = model
        self._rows = rows
        self._form = form
        self._tools = tools
        self._edition = edition
        self._select_next: str | None = None
        model.edited.connect(self._edit_cell)
        form.applied.connect(self._apply)
        form.added.connect(self._add_row)
        form.discarded.connect(self._discard)
        for name, do in {
            "add": self._add,
            "duplicate": self._duplicate,
            "remove": self._remove,
            "revert": self._revert,
        }.items():
            tools.actions_by_name[name].triggered.connect(do)
        tools.actions_by_name["form"].toggled.connect(self._show_form)

    def taken_next(self) -> str | None:
        """Return the row to be selected now that the catalog has changed, if any; once."""
        wanted, self._select_next = self._select_next, None
        return wanted

    def show_chosen(self, *_args: object) -> None:
        """Enable what can be done to the rows chosen, and show them in the form."""
        table, chosen = self._model.table, self._rows.chosen
        editable = table in FIELDS
        standing = [row for row in chosen if row.state is not State.REMOVED]
        self._tools.enable(
            add=editable,
            duplicate=editable and len(chosen) == 1,
            remove=editable and bool(standing),
            revert=any(row.state is not State.SHIPPED for row in chosen),
        )
        if self._form.isHidden() or self._form.adding:
            return
        if not editable:
            self._form.show_nothing(READ_ONLY.get(table))
        elif not chosen:
            self._form.show_nothing()
        elif len(chosen) > _MOST_TOGETHER:
            self._form.show_nothing(
                text(
                    "Rows chosen: {count}. At most {most} are changed together.",
                    count=len(chosen),
                    most=_MOST_TOGETHER,
                )
            )
        else:
            self._show_in_form(table, standing or chosen, removed=not standing)

    def _show_in_form(self, table: str, rows: Sequence[CatalogRow], *, removed: bool) -> None:
        records = [record for row in rows if (record := self._rows.record(row)) is not None]
        first = rows[0].standing
        one = len(rows) == 1
        self._form.show_records(
            Shown(
                table,
                tuple(records),
                first.origin if one and first is not None else None,
                keys_open=one and rows[0].state is State.ADDED,
                removed=removed,
            )
        )

    def _edit_cell(self, edit: tuple[Row, int, Any]) -> None:
        row, column, entered = edit
        record = self._rows.record(row)
        table = self._model.table
        field = field_of(table, self._model.columns[column].id)
        if record is None or field is None:
            return
        value = read(field, entered)
        if value != field.get(record):
            change = edited(table, (record,), field, value, self._bench.catalog.tables)
            self._apply((change, self._form.origin_for_cells()))

    def _apply(self, change: tuple[Edited, Origin]) -> None:
        edit, origin = change
        if not edit.sound:
            return
        table, catalog = self._model.table, self._bench.catalog
        overlay = put_into(self._bench.overlay, table, edit, origin, catalog.under)
        if len(edit.after) == 1:
            self._select_next = listing.row_id(table, edit.after[0])
        label = label_of(edit.after)
        if self._bench.put(label, overlay) and self._bench.catalog.changes is not overlay:
            # A large catalog follows in a while: the rows are shown as they will be.
            for record in edit.after:
                self._model.replace(row_to_come(catalog, table, record, origin))
        else:
            self._select_next = None

    def _add_row(self, added: tuple[Edited, Origin]) -> None:
        edit, origin = added
        table, record = self._form.table, edit.after[0]
        overlay = put_into(self._bench.overlay, table, edit, origin, self._bench.catalog.under)
        self._select_next = listing.row_id(table, record)
        self._form.show_nothing()
        self.adding.emit(table)
        self._bench.put(text("Add {row}", row=row_text(record)), overlay)
        if self._bench.catalog.changes is overlay:
            self._select_next = None
        self.show_chosen()
        self.added.emit()

    def _begin(self, record: Record) -> None:
        self._tools.actions_by_name["form"].setChecked(True)
        self._form.begin(self._model.table, record)

    def _add(self) -> None:
        table = self._model.table
        record = blank_record(table, self._bench.catalog.tables)
        field = field_of(table, "edition")
        if self._edition.edition and field is not None:
            record = field.put(record, self._edition.edition)
        self._begin(record)

    def _duplicate(self) -> None:
        chosen = self._rows.chosen
        record = self._rows.record(chosen[0]) if len(chosen) == 1 else None
        if record is not None:
            self._begin(duplicate_of(record, self._bench.catalog.tables))

    def _remove(self) -> None:
        rows = [row.listed.identity for row in self._rows.chosen if row.state is not State.REMOVED]
        catalog_edits.remove(self._bench, self._model.table, rows)

    def _revert(self) -> None:
        rows = [row.listed.identity for row in self._rows.chosen]
        catalog_edits.revert(self._bench, self._model.table, rows)

    def _discard(self) -> None:
        self._form.show_nothing()
        self.show_chosen()

    def _show_form(self, shown: bool) -> None:  # noqa: FBT001 - Qt's signal
        if not shown and self._form.adding:
            self._form.show_nothing()
        self._form.setVisible(shown)
        self.show_chosen()
