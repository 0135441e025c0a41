from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from python_calamine import CalamineWorkbook

from ascgui import cli, paths
from ascgui.catalog.load import load
from ascgui.domain.project import duplicate, prefer
from ascgui.planfile.project_read import read_project
from ascgui.planfile.project_write import save_project

SAMPLE = paths.shipped("resources", "samples", "qwen2.5-7b.toml")
JOB = ("--model", "qwen2.5-7b", "--tokens", "1.2B", "--epochs", "2", "--deadline", "72h")


def write_pdf(*_: object) -> None:
    raise AssertionError


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tables = load().tables
    opened = read_project(SAMPLE, tables)
    made = prefer(duplicate(opened.project, "1"), "2")
    path = tmp_path_factory.mktemp("projects") / "project.toml"
    save_project(path, made, dict.fromkeys("12", opened.answers["1"]), tables, opened.text)
    return path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "C")

    def carried_out(*words: str | Path, status: int = 0) -> str:
        assert cli.main([str(word) for word in words], write_pdf, write_pdf) == status
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        if status == cli.BAD_INPUT:
            assert captured.out == ""
            return captured.err
        assert captured.err == ""
        return captured.out

    return carried_out


def test_compare_prints_the_scenarios_side_by_side(run, project: Path) -> None:
    out = run("compare", project)
    assert "★ " in out
    assert "Minimum devices" in out
    assert "These scenarios ask the same" in out


def test_compare_writes_each_form_by_the_ending_of_its_file(
    run, project: Path, tmp_path: Path
) -> None:
    for name in ("a.csv", "a.md", "a.xlsx", "a.json", "a.txt"):
        path = tmp_path / name
        assert str(path) in run("compare", project, "-o", path)
        assert path.stat().st_size > 100
    assert (tmp_path / "a.csv").read_text().splitlines()[0].endswith(",1,2")
    assert json.loads((tmp_path / "a.json").read_text())["preferred"] == "2"
    assert CalamineWorkbook.from_path(str(tmp_path / "a.xlsx")).sheet_names == [
        "Comparison",
        "Findings",
    ]
    assert (tmp_path / "a.md").read_text().startswith("# ")
    run("compare", project, "--format", "csv", "--output", tmp_path / "b.txt")
    assert (tmp_path / "b.txt").read_bytes() == (tmp_path / "a.csv").read_bytes()


def test_compare_puts_several_files_together(run, project: Path, tmp_path: Path) -> None:
    unnamed = tmp_path / "unnamed.toml"
    unnamed.write_text('model = "qwen2.5-7b"\ntokens = "2B"\n')
    made = json.loads(run("compare", project, unnamed, SAMPLE, "--json"))
    assert [each["id"] for each in made["scenarios"]] == ["1", "2", "3", "4"]
    assert made["scenarios"][2]["name"] == "unnamed"
    assert made["scenarios"][2]["answer"]["total_tokens"] == 2e9


def test_compare_speaks_chinese_when_it_is_asked_to(run, project: Path) -> None:
    assert run("compare", project, "--lang", "zh", "--format", "md")


def test_what_compare_cannot_do_is_told_at_once(run, project: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("[[scenario]]\nseq_len = 'x'\n[[scenario]]\nepochs = 0\n")
    told = run("compare", bad, tmp_path / "none.toml", status=2).splitlines()
    assert [line.rpartition("bad.toml:")[2].partition(":")[0] for line in told[:2]] == ["2", "4"]
    assert "There is no such file" in told[2]
    assert "--output" in run("compare", project, "--format", "xlsx", status=2)
    before = project.read_bytes()
    assert "same file" in run("compare", project, "-o", project, status=2)
    assert project.read_bytes() == before
    assert "FILE.toml" in run("compare", status=2)
    assert run("compare", project, "-o", tmp_path / "no" / "x.csv", status=2)
    assert "may be meant" in run("compar", project, status=2)


def test_strict_tells_of_errors_by_the_status(run, project: Path, tmp_path: Path) -> None:
    run("compare", project, "--strict")
    bad = tmp_path / "bad.toml"
    bad.write_text('model = "qwen2.5-7b"\nhardware = "snt9b"\nframework = "verl"\n')
    run("compare", project, bad, "--strict", status=1)


def test_a_project_is_no_plan_for_the_plan_command(run, project: Path) -> None:
    assert "ascgui compare" in run("plan", project, status=2)


def test_ways_lists_framework_hardware_and_edition(run) -> None:
    out = run("ways", *JOB)
    assert out.splitlines()[0].split()[:4] == ["Edition", "Framework", "Hardware", "Minimum"]
    assert "≈ 22 h 57 min" in out
    rows = list(csv.DictReader(io.StringIO(run("ways", *JOB, "--format", "csv"))))
    made = json.loads(run("ways", *JOB, "--json"))
    assert [row["minimum_devices"] for row in rows] == [
        str(way["minimum_devices"]) for way in made["ways"]
    ]
    assert list(rows[0])[:3] == ["edition", "framework", "hardware"]
    assert made["ways"][0]["id"] == "|".join(list(rows[0].values())[:3])
    assert made["issues"] == []


def test_ways_takes_a_plan_file_and_says_what_does_not_carry_over(run) -> None:
    out = run("ways", SAMPLE, "--tps", "4000")
    assert "its own framework and hardware only" in out
    assert "The price is that of a card of Snt9b" in out


def test_ways_says_when_there_is_none(run) -> None:
    assert "No edition has a minimum" in run("ways", "--model", "qwen2.5-7b", "--seq-len", "5000")
    assert "not complete" in run("ways")
    assert "--seq-len" in run("ways", "--seq-len", "x", status=2)


def test_ways_below_the_minimum_say_so_and_every_word_is_in_the_language_asked_for(run) -> None:
    job = JOB[:-2]
    asked = ("ways", *job, "--devices", "3", "--price", "10")
    found = json.loads(run(*asked, "--json"))["ways"]
    assert {way["efficient"] for way in found} <= {"no", None}
    assert all("below-minimum" in way["errors"] for way in found)
    assert run(*asked).count("below minimum") == len(found)
    chinese = run("--lang", "zh", "ways", *job, "--devices", "8")
    assert "nearest" not in chinese
    assert " yes" not in chinese
    assert "相近行" in chinese
    assert "是" in chinese
