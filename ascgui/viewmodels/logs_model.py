"""The logs as a table: what was read of each, and what it gave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from typing_extensions import override

from ascgui.domain.text import Text, Unit, text
from ascgui.session.log_shelf import LogEntry, LogState
from ascgui.viewmodels.log_shown import names_of
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import Cell, Row

STATES: dict[LogState, Text] = {
    LogState.WAITING: text("waiting"),
    LogState.READING: text("reading"),
    LogState.CANCELLED: text("not read"),
    LogState.NEEDS_INPUT: text("needs input"),
    LogState.REFUSED: text("no throughput"),
    LogState.MEASURED: text("measured"),
}


@dataclass(frozen=True, slots=True)
class LogColumn:
    """One column of the table of logs."""

    id: str
    title: Text
    numeric: bool = False
    unit: Unit = Unit.NONE


COLUMNS = (
    LogColumn("file", text("Log")),
    LogColumn("state", text("State")),
    LogColumn("tps", text("Throughput per device"), numeric=True, unit=Unit.TOKENS_PER_SECOND),
    LogColumn("range", text("10th–90th percentile"), numeric=True),
    LogColumn("devices", text("Devices"), numeric=True),
    LogColumn("used", text("Steps used"), numeric=True),
    LogColumn("form", text("Kind of log")),
)
_STATE = next(at for at, column in enumerate(COLUMNS) if column.id == "state")


@dataclass(frozen=True, slots=True)
class LogRow:
    """One log. ``why`` explains its state."""

    id: str
    cells: tuple[Cell, ...]
    state: LogState
    why: tuple[Text, ...]


def log_row(entry: LogEntry, name: str) -> LogRow:
    """Return ``entry`` as a row of the table, under ``name``."""
    found, log = entry.found, entry.log
    spread: Text | None = None
    if found is not None and found.low is not None and found.high is not None:
        spread = text("{low} – {high}", low=round_rate(found.low), high=round_rate(found.high))
    why: tuple[Text, ...] = ()
    if entry.refusal is not None:
        why = (entry.refusal.message,)
    elif found is not None:
        why = tuple(need.reason for need in found.needs)
    state = text("saved") if entry.saved_row else STATES[entry.state]
    return LogRow(
        entry.id,
        (
            name,
            state,
            None if found is None or found.tps is None else round_rate(found.tps),
            spread,
            None if found is None else found.devices,
            None if found is None or found.tps is None else found.steps_used,
            None if log is None or log.form is None else log.form.title,
        ),
        entry.state,
        why,
    )


def round_rate(tps: float) -> float:
    """Return a rate as a table shows it: four digits, whole from 1,000 on."""
    if tps >= 1000:
        return round(tps)
    return round(tps, 1) if tps >= 100 else round(tps, 2)


class LogsModel(RowsModel):
    """The table of logs. Rows that stay are changed in place, so that a view keeps its place."""

    def put(self, entries: Sequence[LogEntry]) -> None:
        """Show ``entries``."""
        names = names_of([entry.path for entry in entries])
        rows = [log_row(entry, name) for entry, name in zip(entries, names, strict=True)]
        if self._columns:
            self.update_rows(rows)
        else:
            self.set_rows(COLUMNS, rows)

    @override
    def tip(self, row: Row, column: int) -> str:
        if isinstance(row, LogRow):
            if COLUMNS[column].id == "file":
                return row.id
            if column == _STATE and row.why:
                return "\n".join(map(self._tongue.show, row.why))
        return super().tip(row, column)

    @override
    def quiet(self, row: Row, column: int) -> bool:
        waits = isinstance(row, LogRow) and row.state in {LogState.WAITING, LogState.CANCELLED}
        return waits or COLUMNS[column].id == "form"
