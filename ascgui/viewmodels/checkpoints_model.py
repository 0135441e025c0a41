"""The checkpoints of a folder as a table."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from typing_extensions import override

from ascgui.checkpoints.records import Checkpoint, Layout, Scan, Weights
from ascgui.checkpoints.scan import shown
from ascgui.domain.text import Text, Unit, text
from ascgui.viewmodels.rows_model import RowsModel
from ascgui.viewmodels.table_rows import Cell, Row

LAYOUTS = {
    Layout.MEGATRON: "Megatron",
    Layout.HUGGING_FACE: "Hugging Face",
    Layout.VERL: "VeRL",
}

_WEIGHTS = {
    Weights.FULL: text("full"),
    Weights.ADAPTER: text("adapter"),
    Weights.UNKNOWN: None,
}
COMPLETE = text("complete")


@dataclass(frozen=True, slots=True)
class CheckpointColumn:
    """A column of the table of checkpoints."""

    id: str
    title: Text
    numeric: bool = False
    unit: Unit = Unit.NONE


@dataclass(frozen=True, slots=True)
class CheckpointRow:
    """One checkpoint; addressed by the name of its folder."""

    id: str
    cells: tuple[Cell, ...]
    checkpoint: Checkpoint


COLUMNS = (
    CheckpointColumn("iteration", text("Iteration"), numeric=True),
    CheckpointColumn("start", text("At the start")),
    CheckpointColumn("complete", text("Completeness")),
    CheckpointColumn("date", text("Date")),
    CheckpointColumn("size", text("Size"), numeric=True, unit=Unit.BYTES),
    CheckpointColumn("optimizer", text("Optimizer")),
    CheckpointColumn("weights", text("Weights")),
    CheckpointColumn("parallel", text("Parallel")),
    CheckpointColumn("layout", text("Layout")),
)


def checkpoint_rows(scan: Scan, loaded: Checkpoint | None) -> list[CheckpointRow]:
    """Return the checkpoints, newest first; ``loaded`` is what training will go on from."""
    return [_row(one, scan, loaded) for one in reversed(scan.checkpoints)]


def _row(one: Checkpoint, scan: Scan, loaded: Checkpoint | None) -> CheckpointRow:
    name = shown(one.path.name)
    cells: tuple[Cell, ...] = (
        one.iteration,
        _at_start(one, scan, loaded),
        COMPLETE if one.complete else text("incomplete"),
        (
            ""
            if one.modified_s is None
            else f"{datetime.fromtimestamp(one.modified_s):%Y-%m-%d %H:%M}"
        ),
        one.size_bytes,
        _optimizer(one.has_optimizer),
        _WEIGHTS[one.weights],
        one.parallel.words,
        LAYOUTS[one.layout],
    )
    return CheckpointRow(name, cells, one)


def _at_start(one: Checkpoint, scan: Scan, loaded: Checkpoint | None) -> Text | None:
    if loaded is not None and loaded.path == one.path:
        return text("to be loaded")
    tracker = scan.tracker
    is_named = tracker is not None and one.iteration is not None
    if is_named and tracker is not None and tracker.iteration == one.iteration:
        return text("in the tracker")
    return None


def _optimizer(has: bool | None) -> Text | None:  # noqa: FBT001 - three values
    if has is None:
        return None
    return text("present") if has else text("missing")


class CheckpointsModel(RowsModel):
    """What is wrong with a checkpoint stands in the tip; what is as it should be steps back."""

    @override
    def quiet(self, row: Row, column: int) -> bool:
        return self.columns[column].id == "layout" or row.cells[column] == COMPLETE

    @override
    def tip(self, row: Row, column: int) -> str:
        if isinstance(row, CheckpointRow) and row.checkpoint.issues:
            return "\n".join(self._tongue.show(one.message) for one in row.checkpoint.issues)
        if self.columns[column].id == "parallel":
            return self._tongue.say(
                "TP, PP, EP: parallel sizes; PP|EP: one of the two, which the names do not tell; N:"
                " world size"
            )
        return super().tip(row, column) if column else row.id

    @override
    def heading_tip(self, column: int) -> str:
        if self.columns[column].id == "start":
            return self._tongue.say("What training started now with these settings does with it")
        return ""
