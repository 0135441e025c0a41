from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from ascgui.checkpoints.records import Checkpoint, Layout, Parallel, Scan, Tracker, Weights
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.text import text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.checkpoints_model import (
    COLUMNS,
    CheckpointsModel,
    checkpoint_rows,
)

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
CUT = Issue(Severity.ERROR, "rank-missing", text("One part is missing."))


def checkpoint(iteration, *issues, optimizer=True):
    name = "release" if iteration is None else f"iter_{iteration:07d}"
    return Checkpoint(
        Path("/job") / name, Layout.MEGATRON, iteration, 3 * 1024**3, 4, 1.7e9,
        Parallel(tensor=2, ambiguous=2), Weights.FULL, optimizer, issues,
    )  # fmt: skip


def scan(*checkpoints, tracker=None):
    named = None if tracker is None else Tracker(Path("/job/t.txt"), str(tracker), tracker)
    return Scan(
        Path("/job"), Layout.MEGATRON, tuple(checkpoints), named, None, 9, stopped=False, issues=()
    )


@pytest.fixture
def model(qapp):
    made = CheckpointsModel(Tongue())
    QAbstractItemModelTester(made, FATAL, made)
    return made


def shown(model, row):
    return [model.index(row, at).data() for at in range(model.columnCount())]


def test_the_newest_stands_first_and_says_what_becomes_of_it(model):
    old, new = checkpoint(500), checkpoint(1000, CUT, optimizer=False)
    model.set_rows(COLUMNS, checkpoint_rows(scan(old, new, tracker=500), new))
    assert shown(model, 0)[:3] == ["1,000", "to be loaded", "incomplete"]
    assert shown(model, 0)[4:7] == ["3", "missing", "full"]
    assert shown(model, 1)[:3] == ["500", "in the tracker", "complete"]


def test_converted_weights_have_no_iteration_and_unknown_optimizer_is_blank(model):
    model.set_rows(COLUMNS, checkpoint_rows(scan(checkpoint(None, optimizer=None)), None))
    assert shown(model, 0)[0] == ""
    assert shown(model, 0)[5] == ""


def test_what_is_wrong_with_a_checkpoint_stands_in_its_tip(model):
    from PySide6.QtCore import Qt

    model.set_rows(COLUMNS, checkpoint_rows(scan(checkpoint(1000, CUT)), None))
    assert "One part is missing." in model.index(0, 2).data(Qt.ItemDataRole.ToolTipRole)


def test_only_what_the_names_tell_of_the_layout_is_said():
    assert Parallel().words is None
    assert Parallel(tensor=2, ambiguous=4).words == "TP2 PP|EP4"
    assert Parallel(world_size=16).words == "N16"
