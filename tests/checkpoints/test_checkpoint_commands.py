from __future__ import annotations

import argparse
import io
import json
from pathlib import Path
from typing import Any

import trees

from ascgui.checkpoints import commands
from ascgui.domain.issues import Refused
from ascgui.language.findings import error_lines
from ascgui.language.language import Language

ENGLISH = Language("en", {})


def ran(*typed: str) -> tuple[int, str, str]:
    parser = argparse.ArgumentParser()
    commands.add_parser(parser.add_subparsers())
    out = io.StringIO()
    try:
        status = commands.run(parser.parse_args(["checkpoint", *typed]), out, ENGLISH)
    except Refused as refused:
        return 2, out.getvalue(), "\n".join(error_lines(refused, ENGLISH))
    return status, out.getvalue(), ""


def test_inspect_says_in_words_and_in_json_what_will_be_loaded(tmp_path: Path) -> None:
    trees.megatron(tmp_path, 500)
    trees.tracker(tmp_path, "500")
    typed = ["inspect", str(tmp_path), "--edition", "6.5.910", "--resume-path", str(tmp_path)]
    status, out, _ = ran(*typed)
    assert status == 0
    assert out.startswith("If you start now with these settings, training will go on from iterati")
    told: dict[str, Any] = json.loads(ran(*typed, "--json")[1])
    assert told["will"] == "resumes"
    assert told["loads"] == "iter_0000500"
    assert told["checkpoints"][0]["complete"] is True
    assert told["issues"] == []


def test_strict_gives_one_where_a_finding_is_an_error(tmp_path: Path) -> None:
    trees.megatron(tmp_path, 500)
    assert ran("inspect", str(tmp_path), "--edition", "6.5.910")[0] == 0
    assert ran("inspect", str(tmp_path), "--edition", "6.5.910", "--strict")[0] == 1


def test_no_folder_is_bad_input(tmp_path: Path) -> None:
    status, out, errors = ran("inspect", str(tmp_path / "absent"))
    assert (status, out) == (2, "")
    assert errors.startswith(f"error: {tmp_path / 'absent'}:1: This is no folder")


def test_repair_sets_the_tracker_to_a_complete_iteration_only(tmp_path: Path) -> None:
    trees.megatron(tmp_path, 500)
    broken = trees.megatron(tmp_path, 600)
    trees.write(broken / "mp_rank_00_000" / "model_optim_rng.pt", 0)
    path = trees.tracker(tmp_path, "600\r\n")
    assert ran("repair", str(tmp_path), "600")[0] == 2
    assert ran("repair", str(tmp_path), "500", "--dry-run")[1].endswith("600 → 500\n")
    assert path.read_bytes() == b"600\r\n"
    assert ran("repair", str(tmp_path), "500")[0] == 0
    assert path.read_text() == "500\n"


def test_the_list_says_what_is_known_of_layout_and_optimizer(tmp_path):
    trees.megatron(tmp_path / "a", 500)
    trees.hugging_face(tmp_path / "b", 500)
    assert "TP2 PP|EP2" in ran("inspect", str(tmp_path / "a"))[1]
    assert "with optimizer state" in ran("inspect", str(tmp_path / "b"))[1]


def test_an_empty_checkpoint_is_listed_without_a_date(tmp_path: Path) -> None:
    (tmp_path / "iter_0000005").mkdir()
    _, out, _ = ran("inspect", str(tmp_path))
    assert "date unknown" in out
    assert "1970" not in out
    _, out, _ = ran("inspect", str(tmp_path), "--json")
    assert json.loads(out)["checkpoints"][0]["date"] is None


def test_a_launch_file_that_says_nothing_of_a_start_is_remarked_upon(tmp_path: Path) -> None:
    trees.megatron(tmp_path, 5)
    file = tmp_path / "notes.txt"
    file.write_text("Buy bread.\nMOOD=good\n")
    _, out, _ = ran("inspect", str(tmp_path), "--launch", str(file), "--json")
    assert "launch-nothing" in {issue["code"] for issue in json.loads(out)["issues"]}
    file.write_text("torchrun train.py --save-interval 100\n")
    _, out, _ = ran("inspect", str(tmp_path), "--launch", str(file), "--json")
    assert "launch-nothing" not in {issue["code"] for issue in json.loads(out)["issues"]}
