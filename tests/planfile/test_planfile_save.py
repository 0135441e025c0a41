from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest
from plan_examples import PLAN, answered, tables

from ascgui import safefile
from ascgui.domain.issues import Refused
from ascgui.domain.plan import Plan
from ascgui.planfile.parse import PlanText, parse
from ascgui.planfile.read import read
from ascgui.planfile.write import dumps, save

OTHER = replace(PLAN, name="Other", note="a\nb")
GOLDEN = Path(__file__).parent.parent / "data" / "plan-format-1.toml"


def _save(path: Path, plan: Plan, based_on: PlanText | None, *, force: bool = False) -> PlanText:
    return save(path, plan, answered(plan), tables(), based_on, force=force)


def test_a_plan_is_saved_and_saved_again_from_the_text_that_saving_returned(
    tmp_path: Path,
) -> None:
    path = tmp_path / "plan.toml"
    text = _save(path, PLAN, None)
    assert text == read(path, tables()).text
    text = _save(path, OTHER, text)
    assert text == read(path, tables()).text
    assert read(path, tables()).plan == OTHER
    assert parse((tmp_path / "plan.toml.bak").read_bytes(), path).plan == PLAN


def test_a_file_that_another_program_changed_is_overwritten_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    text = _save(path, PLAN, None)
    theirs = path.read_text() + "# theirs\n"
    path.write_text(theirs)
    with pytest.raises(Refused) as caught:
        _save(path, OTHER, text)
    assert caught.value.issues[0].code == "file-changed-meanwhile"
    assert path.read_text() == theirs
    _save(path, OTHER, text, force=True)
    assert read(path, tables()).plan == OTHER
    assert (tmp_path / "plan.toml.bak").read_text() == theirs


def test_a_file_that_was_removed_meanwhile_is_made_again(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    text = _save(path, PLAN, None)
    path.unlink()
    _save(path, OTHER, text)
    assert read(path, tables()).plan == OTHER


def test_comments_go_along_when_a_plan_is_saved_under_another_name(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    _save(path, PLAN, None)
    path.write_text("# mine\n" + path.read_text())
    opened = read(path, tables())
    (tmp_path / "other.toml").write_text("something else")
    _save(tmp_path / "other.toml", OTHER, opened.text)
    assert (tmp_path / "other.toml").read_text().startswith("# mine\n")
    assert (tmp_path / "other.toml.bak").read_text() == "something else"
    assert path.read_text().startswith("# mine\n")


def test_line_ends_of_the_file_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "plan.toml"
    _save(path, PLAN, None)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    opened = read(path, tables())
    assert opened.plan == PLAN
    _save(path, OTHER, opened.text)
    data = path.read_bytes()
    assert data.count(b"\n") == data.count(b"\r\n")
    assert read(path, tables()).plan == OTHER


def test_a_full_disk_and_a_read_only_folder_leave_the_old_plan_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "plan.toml"
    text = _save(path, PLAN, None)
    before = path.read_bytes()
    for number, code in ((errno.ENOSPC, "disk-full"), (errno.EROFS, "folder-read-only")):

        def fail(*_: object, number: int = number) -> int:
            raise OSError(number, os.strerror(number))

        with monkeypatch.context() as patched:
            patched.setattr(safefile.os, "open", fail)
            with pytest.raises(Refused) as caught:
                _save(path, OTHER, text)
        assert caught.value.issues[0].code == code
        assert path.read_bytes() == before
    assert sorted(found.name for found in tmp_path.iterdir()) == ["plan.toml"]


def test_a_plan_that_would_be_too_large_to_open_is_not_saved(tmp_path: Path) -> None:
    with pytest.raises(Refused):
        _save(tmp_path / "plan.toml", replace(PLAN, note="x" * 6_000_000), None)
    assert list(tmp_path.iterdir()) == []


def test_the_golden_file_of_format_1_opens_as_the_plan_that_it_was() -> None:
    parsed = parse(GOLDEN.read_bytes(), GOLDEN)
    assert parsed.plan == replace(PLAN, note="For the customer's cluster.\n客户现场")
    assert parsed.issues == ()
    assert parsed.unknown == {}
    assert parsed.records["answer"]["devices"] == 8


def test_a_new_file_still_looks_like_the_golden_file() -> None:
    plan = replace(PLAN, note="For the customer's cluster.\n客户现场")
    made = dumps(plan, answered(plan), tables())
    assert _inputs(made) == _inputs(GOLDEN.read_text(encoding="utf-8"))


def _inputs(text: str) -> str:
    return text.partition("\n[answer]")[0]
