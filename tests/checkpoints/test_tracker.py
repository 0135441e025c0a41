from __future__ import annotations

from pathlib import Path

import pytest
import trees

from ascgui.checkpoints import tracker as trackers
from ascgui.domain.issues import Refused


@pytest.mark.parametrize(
    ("content", "iteration", "release", "codes"),
    [
        ("500", 500, False, []),
        ("500\n", 500, False, []),
        ("release", None, True, []),
        (" 500 \r\n", 500, False, ["tracker-has-spaces"]),
        ("500\r\n", 500, False, ["tracker-has-spaces"]),
        (b"\xef\xbb\xbf500", 500, False, ["tracker-has-bom"]),
        ("500".encode("utf-16"), 500, False, ["tracker-has-bom"]),
        ("", None, False, ["tracker-unreadable"]),
        ("iter_0000500", None, False, ["tracker-unreadable"]),
        ("-5", None, False, ["tracker-unreadable"]),
        (b"\xff" * 10_000, None, False, ["tracker-has-spaces", "tracker-unreadable"]),
    ],
)
def test_a_tracker_is_read_with_each_of_its_faults(
    tmp_path: Path, content: str | bytes, iteration: int | None, release: bool, codes: list[str]
) -> None:
    trees.tracker(tmp_path, content)
    tracker = trackers.read(tmp_path)
    assert tracker is not None
    assert (tracker.iteration, tracker.release) == (iteration, release)
    assert sorted({issue.code for issue in tracker.issues} - {"tracker-has-spaces"}) == sorted(
        set(codes) - {"tracker-has-spaces"}
    )


def test_no_tracker_and_a_folder_in_its_place_are_different(tmp_path: Path) -> None:
    assert trackers.read(tmp_path) is None
    (tmp_path / trackers.NAME).mkdir()
    tracker = trackers.read(tmp_path)
    assert tracker is not None
    assert [issue.code for issue in tracker.issues] == ["tracker-unreadable"]


def test_a_repair_is_shown_then_made_with_a_backup_then_undone(tmp_path: Path) -> None:
    path = trees.tracker(tmp_path, "400\r\n")
    repair = trackers.plan_repair(tmp_path, 500)
    assert (repair.before, repair.after) == (b"400\r\n", b"500\n")
    assert path.read_bytes() == b"400\r\n"
    trackers.carry_out(repair)
    assert path.read_bytes() == b"500\n"
    assert (tmp_path / f"{trackers.NAME}.bak").read_bytes() == b"400\r\n"
    trackers.undo(repair)
    assert path.read_bytes() == b"400\r\n"


def test_a_repair_of_a_missing_tracker_makes_one_and_its_undo_removes_it(tmp_path: Path) -> None:
    repair = trackers.plan_repair(tmp_path, 500)
    trackers.carry_out(repair)
    assert (tmp_path / trackers.NAME).read_text() == "500\n"
    trackers.undo(repair)
    assert list(tmp_path.iterdir()) == []


def test_a_tracker_changed_since_it_was_shown_is_left_alone(tmp_path: Path) -> None:
    path = trees.tracker(tmp_path, "400")
    repair = trackers.plan_repair(tmp_path, 500)
    path.write_text("450")
    with pytest.raises(Refused) as caught:
        trackers.carry_out(repair)
    assert caught.value.issues[0].code == "file-changed-meanwhile"
    assert path.read_text() == "450"


def test_a_link_is_never_written_through(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("7")
    folder = tmp_path / "saved"
    folder.mkdir()
    (folder / trackers.NAME).symlink_to(outside)
    with pytest.raises(Refused):
        trackers.plan_repair(folder, 500)
    assert outside.read_text() == "7"


def test_a_link_put_in_between_is_not_written_through(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("400")
    folder = tmp_path / "saved"
    path = trees.tracker(folder, "400")
    repair = trackers.plan_repair(folder, 500)
    path.unlink()
    path.symlink_to(outside)
    with pytest.raises(Refused):
        trackers.carry_out(repair)
    assert outside.read_text() == "400"
