"""Which columns of a table are in sight, in which order, and which stand still; remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from ascgui.domain.issues import Issue
from ascgui.session.settings import Settings
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.widgets.table_view import TableView

_FROZEN = "|"
_HIDDEN = "-"


_LEFT_OUT = frozenset({"row", "table"})
"""Where a row is printed: told below the table, and by the column if it is asked for."""
_STATE_BEFORE = ("edition", "catalog_models", "scope", "text_en", "documents")


class ColumnChoice(QObject):
    """Arranges the columns of ``view`` for each table, and keeps that in the settings."""

    def __init__(
        self,
        view: TableView,
        model: RowsModel,
        settings: Settings | None,
        tongue: Tongue,
        tell: Callable[[Issue], None] | None = None,
    ) -> None:
        """Without ``settings`` it is remembered until the page goes."""
        super().__init__(view)
        self._view = view
        self._model = model
        self._settings = settings
        self._tongue = tongue
        self._tell = tell
        self._table = ""
        self._kept: dict[str, str] = {}
        for line in () if settings is None else settings.preferences.catalog_columns:
            table, colon, columns = line.partition(":")
            if colon:
                self._kept[table.strip()] = columns
        self.menu = QMenu(view)
        self.menu.aboutToShow.connect(self._fill)
        view.columns_changed.connect(self._keep)
        view.columns_asked.connect(self._ask)

    def show_table(self, table: str) -> None:
        """Arrange the columns of ``table``, which the model shows now."""
        self._table = table
        self._view.name = f"catalog/{table}"
        names = [column.id for column in self._model.columns]
        order, hidden, frozen = self._arranged(names)
        self._view.arrange_columns(order, hidden)
        self._view.freeze(frozen)

    def set_shown(self, column: int, *, shown: bool) -> None:
        """Bring a column into sight, or take it out; one is always left."""
        if not shown and self._view.shown_columns() == [column]:
            return
        self._view.setColumnHidden(column, not shown)
        self._view.size_columns()
        self._view.freeze(self._view.frozen.count)
        self._keep()

    def freeze(self, count: int) -> None:
        """Let the first ``count`` columns in sight stand still."""
        self._view.freeze(count)
        self._keep()

    def reset(self) -> None:
        """Show the columns of the table as they come."""
        self._kept.pop(self._table, None)
        self._view.forget_widths()
        self.show_table(self._table)
        self._view.size_columns()
        self._save()

    def _arranged(self, names: list[str]) -> tuple[list[int], list[int], int]:
        kept = self._kept.get(self._table)
        if kept is None:
            columns: list[Any] = list(self._model.columns)
            hidden = [
                at
                for at, one in enumerate(columns)
                if getattr(one, "extra", False) or one.id in _LEFT_OUT
            ]
            return _state_in_sight(names), hidden, 1
        order: list[int] = []
        hidden = []
        frozen = 0
        for word in kept.split():
            name = word.removeprefix(_HIDDEN)
            if word == _FROZEN:
                frozen = sum(1 for at in order if at not in hidden)
            elif name in names and names.index(name) not in order:
                order.append(names.index(name))
                if name != word:
                    hidden.append(order[-1])
        # Columns that came with a later version stand at the end, in sight.
        order += [at for at in range(len(names)) if at not in order]
        if len(hidden) >= len(names):
            hidden = []
        return order, hidden, frozen

    def _keep(self) -> None:
        if not self._table:
            return
        words, frozen = [], self._view.frozen.columns()
        if not frozen:
            words.append(_FROZEN)
        for at in self._view.column_order():
            name = self._model.columns[at].id
            words.append(f"{_HIDDEN}{name}" if self._view.isColumnHidden(at) else name)
            if frozen and at == frozen[-1]:
                words.append(_FROZEN)
        now = " ".join(words)
        if self._kept.get(self._table) != now:
            self._kept[self._table] = now
            self._save()

    def _save(self) -> None:
        if self._settings is None:
            return
        lines = tuple(f"{table}: {columns}" for table, columns in sorted(self._kept.items()))
        issue = self._settings.change(catalog_columns=lines)
        if issue is not None and self._tell is not None:
            self._tell(issue)

    def _ask(self, asked: tuple[int, QPoint]) -> None:
        self._fill(asked[0])
        self.menu.popup(asked[1])

    def _fill(self, column: int = -1) -> None:
        say = self._tongue.say
        self.menu.clear()
        shown = self._view.shown_columns()
        for at in self._view.column_order():
            action = self.menu.addAction(self._model.heading(at).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(at in shown)
            action.setEnabled(shown != [at])
            action.toggled.connect(partial(self._toggle, at))
        self.menu.addSeparator()
        if column in shown:
            count = shown.index(column) + 1
            words = say("Keep in sight up to here")
            self.menu.addAction(words).triggered.connect(partial(self._freeze, count))
        else:
            action = self.menu.addAction(say("Keep the first column in sight"))
            action.setCheckable(True)
            action.setChecked(self._view.frozen.count > 0)
            action.toggled.connect(lambda on: self.freeze(1 if on else 0))
        if column in shown and self._view.frozen.count:
            words = say("Let all columns scroll")
            self.menu.addAction(words).triggered.connect(partial(self._freeze, 0))
        self.menu.addAction(say("Columns as they come")).triggered.connect(self.reset)

    def _toggle(self, column: int, shown: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.set_shown(column, shown=shown)

    def _freeze(self, count: int, _checked: bool = False) -> None:  # noqa: FBT001, FBT002
        self.freeze(count)


def _state_in_sight(names: list[str]) -> list[int]:
    """Return the columns as they come, but the state before what is looked at less."""
    order = list(range(len(names)))
    before = next((name for name in _STATE_BEFORE if name in names), None)
    if "state" in names and before is not None:
        at = names.index("state")
        order.remove(at)
        order.insert(order.index(names.index(before)), at)
    return order
