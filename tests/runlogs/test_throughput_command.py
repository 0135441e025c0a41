from __future__ import annotations

import argparse
import io
import json
import re
import sys
from pathlib import Path

import invented_logs as invented
import pytest
from invented_logs import Job

from ascgui.domain.issues import Refused
from ascgui.language.findings import error_lines
from ascgui.language.language import Language
from ascgui.runlogs.commands import add_parser, run

ENGLISH = Language("en", {})


def ascgui(*arguments: object) -> tuple[int, str]:
    parser = argparse.ArgumentParser()
    add_parser(parser.add_subparsers())
    out = io.StringIO()
    args = parser.parse_args(["throughput", "measure", *map(str, arguments)])
    try:
        status = run(args, out, ENGLISH)
    except Refused as refused:
        # As the command line tells it.
        sys.stderr.writelines(f"{line}\n" for line in error_lines(refused, ENGLISH))
        status = 2
    return status, out.getvalue()


def save(path: Path, lines: list[str]) -> Path:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return save(tmp_path / "train.log", invented.megatron(Job()))


def test_a_log_is_measured_for_people(log: Path) -> None:
    status, printed = ascgui(log, "--devices", "16", "--seq-len", "4096")
    assert status == 0
    lines = printed.splitlines()
    assert lines[0].startswith("train.log: ")
    assert lines[0].endswith("tokens/s per device")
    assert "  Steps: 59 used of 60" in lines
    assert any("R = GBS × L ÷ (N × t)" in line for line in lines)


def test_json_holds_the_rate_and_where_it_is_from(log: Path) -> None:
    status, printed = ascgui(log, "--devices", "16", "--seq-len", "4096", "--json", "--sha256",
                             "--steps")  # fmt: skip
    assert status == 0
    (found,) = json.loads(printed)
    assert found["tps"] == pytest.approx(2000, rel=0.005)
    assert found["low"] <= found["tps"] <= found["high"]
    assert (found["form"], found["devices"], found["steps_used"]) == ("mindspeed-llm", 16, 59)
    assert len(found["sha256"]) == 64
    assert found["runs"][0]["steps"][0]["dropped"] == "first"
    assert {issue["code"] for issue in found["issues"]} == {"full-length-assumed"}


def test_what_is_missing_is_asked_for_and_nothing_is_printed(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, printed = ascgui(log, "--json")
    assert (status, printed) == (2, "")
    errors = capsys.readouterr().err.splitlines()
    assert len(errors) == 2
    assert all(line.startswith(f"error: {log}:1: ") for line in errors)
    assert "--devices N" in errors[0]
    assert "--seq-len S" in errors[1]


def test_all_problems_of_all_files_are_told_at_once(
    log: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = save(tmp_path / "notes.txt", ["nothing to see"])
    status, printed = ascgui(log, other, tmp_path / "none", "--devices", "16")
    assert (status, printed) == (2, "")
    errors = capsys.readouterr().err
    assert errors.count("error: ") == 3


def test_options_that_are_no_numbers_are_told_at_once(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, printed = ascgui(log, "--devices", "many", "--seq-len=-4", "--from-step", "x")
    assert (status, printed) == (2, "")
    errors = capsys.readouterr().err
    assert errors.count("error: ") == 3
    assert "--devices" in errors


def test_each_file_can_have_its_own_device_count(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [
        save(tmp_path / f"{devices}.log", invented.megatron(Job(devices=devices)))
        for devices in (8, 16)
    ]
    status, printed = ascgui(*files, "--devices", "8,16", "--seq-len", "4096", "--json")
    assert status == 0
    assert [entry["tps"] for entry in json.loads(printed)] == pytest.approx([2000, 2000], rel=0.01)
    assert ascgui(*files, "--devices", "8,16,32", "--seq-len", "4096")[0] == 2
    assert "3 numbers of devices" in capsys.readouterr().err


def test_a_folder_is_measured_without_what_is_no_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save(tmp_path / "notes.txt", ["nothing to see"])
    (tmp_path / "empty.log").touch()
    status, _ = ascgui(tmp_path)
    assert status == 2
    assert "No training log was found there" in capsys.readouterr().err
    save(tmp_path / "verl.log", invented.verl(Job(tps=780)))
    status, printed = ascgui(tmp_path, "--json")
    assert status == 0
    assert [Path(entry["file"]).name for entry in json.loads(printed)] == ["verl.log"]


def test_a_form_that_is_asked_for_brings_its_own_needs(
    log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _ = ascgui(log, "--form", "mindspeed-mm", "--devices", "16", "--seq-len", "4096")
    assert status == 2
    assert "--tokens-per-sample L" in capsys.readouterr().err
    status, printed = ascgui(
        log, "--form", "mindspeed-mm", "--devices", "16", "--tokens-per-sample", "2048", "--json"
    )
    assert status == 0
    assert json.loads(printed)[0]["tps"] == pytest.approx(1000, rel=0.005)


def test_runs_and_lengths_are_printed(tmp_path: Path) -> None:
    lines = [*invented.verl(Job(tps=780)), *invented.verl(Job(tps=780))]
    status, printed = ascgui(save(tmp_path / "verl.log", lines))
    assert status == 0
    assert "  Runs: 1–60 at " in printed
    assert "  Mean lengths: prompt 312, response " in printed


def test_a_rate_that_no_device_reaches_is_a_finding(log: Path) -> None:
    words = (log, "--devices", "8", "--seq-len", "1e9", "--json")
    status, printed = ascgui(*words)
    assert status == 0
    (found,) = json.loads(printed)
    (issue,) = [one for one in found["issues"] if one["code"] == "throughput-impossible"]
    assert issue["severity"] == "error"
    assert issue["action"]


def test_a_batch_of_400_digits_is_a_finding_or_refused(log: Path) -> None:
    content = log.read_text(encoding="utf-8")
    size = re.search(r"global batch size: +(\d+)", content)
    assert size is not None
    log.write_text(content.replace(size[0], "global batch size: " + "7" * 400), encoding="utf-8")
    status, printed = ascgui(log, "--devices", "8", "--seq-len", "4096", "--json")
    codes = [one["code"] for found in json.loads(printed or "[]") for one in found["issues"]]
    assert status == 2 or "throughput-impossible" in codes
