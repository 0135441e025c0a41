"""The rows that are chosen in the table of the Catalog page, and the records behind them."""

from __future__ import annotations

from typing import Any

from ascgui.catalog.records import Record, of_table
from ascgui.domain.catalog import Tables
from ascgui.viewmodels.catalog_model import CatalogModel, CatalogRow
from ascgui.viewmodels.table_rows import GroupRow, Row
from ascgui.widgets.table_view import TableView


class CatalogRows:
    """Looks rows up in the table in view."""

    def __init__(self, model: CatalogModel, view: TableView, tables: Tables) -> None:
        """The records stand in ``tables`` until it is given others."""
        self._model = model
        self._view = view
        self._tables = tables
        self._records: dict[str, Any] = {}

    def set_tables(self, tables: Tables) -> None:
        """Look records up in ``tables`` from now on."""
        self._tables = tables
        self._records.clear()

    @property
    def current(self) -> Row | None:
        """The row of the current cell, None where it only groups others."""
        index = self._view.currentIndex()
        row = self._model.row_at(index.row()) if index.isValid() else None
        return None if isinstance(row, GroupRow) else row

    @property
    def chosen(self) -> list[CatalogRow]:
        """The selected rows of the catalog."""
        rows = map(self._model.row_at, self._view.selected_positions())
        return [row for row in rows if isinstance(row, CatalogRow)]

    def record(self, row: Row) -> Record | None:
        """Return what a row of the table in view stands for."""
        if not isinstance(row, CatalogRow):
            return None
        table = self._model.table
        if table not in self._records:
            self._records[table] = of_table(self._tables, table)
        record: Record | None = self._records[table].get(row.listed.identity)
        if record is None and row.standing is not None:
            return row.standing.shipped
        return record
