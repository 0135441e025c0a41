"""What the Checkpoints page does beside the window: looking, and writing the tracker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ascgui.checkpoints import launch, tracker
from ascgui.checkpoints.launch import Settings
from ascgui.checkpoints.records import Scan
from ascgui.checkpoints.scan import scan, shown
from ascgui.checkpoints.tracker import Repair
from ascgui.domain.issues import Issue, Refused, Severity
from ascgui.domain.text import text


@dataclass(frozen=True, slots=True)
class ReadLaunch:
    """A launch file that was read."""

    path: Path
    settings: Settings
    issues: tuple[Issue, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """A tracker that was written or put back, and the folder as it is since."""

    repair: Repair
    undone: bool
    scan: Scan


def looked(path: Path, progress: Callable[[object], None], cancelled: Callable[[], bool]) -> object:
    """Look at a folder, or read a launch file."""
    if path.is_dir():
        return scan(path, cancelled, progress)
    if path.name == tracker.NAME:
        return scan(path.parent, cancelled, progress)
    if path.exists():
        settings, issues = launch.read(path, Settings())
        return ReadLaunch(path, settings, issues)
    raise Refused(
        Issue(
            Severity.ERROR,
            "folder-missing",
            text("This is no folder that can be read."),
            text("Name the folder that training saves its checkpoints to."),
            where=(("file", shown(path)),),
        )
    )


def carried_out(
    repair: Repair, progress: Callable[[object], None], cancelled: Callable[[], bool]
) -> object:
    """Write the tracker, and look at the folder again."""
    tracker.carry_out(repair)
    return Written(repair, undone=False, scan=scan(repair.path.parent, cancelled, progress))


def taken_back(
    repair: Repair, progress: Callable[[object], None], cancelled: Callable[[], bool]
) -> object:
    """Put the tracker back, and look at the folder again."""
    tracker.undo(repair)
    return Written(repair, undone=True, scan=scan(repair.path.parent, cancelled, progress))
