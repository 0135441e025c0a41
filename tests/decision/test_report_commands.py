from __future__ import annotations

from pathlib import Path

import pytest
from pypdf import PdfReader
from python_calamine import CalamineWorkbook

from ascgui import app, cli, paths
from ascgui.catalog.load import load
from ascgui.domain.project import project_of
from ascgui.planfile.project_read import read_project
from ascgui.planfile.project_write import save_project

SAMPLE = paths.shipped("resources", "samples", "qwen2.5-7b.toml")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, qapp: object):
    monkeypatch.setenv("LC_ALL", "C")

    def carried_out(*words: str | Path, status: int = 0) -> str:
        told = [str(word) for word in words]
        assert cli.main(["report", *told], app.write_pdf, app.write_report) == status
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        if status == cli.BAD_INPUT:
            assert captured.out == ""
            return captured.err
        assert captured.err == ""
        return captured.out

    return carried_out


@pytest.fixture
def project(tmp_path: Path) -> Path:
    from ascgui.domain.project import duplicate, prefer, rename

    tables = load().tables
    opened = read_project(SAMPLE, tables)
    made = rename(duplicate(project_of(opened.project.scenarios[0].plan), "1"), "2", "Second")
    path = tmp_path / "project.toml"
    answers = dict.fromkeys("12", opened.answers["1"])
    save_project(path, prefer(made, "2"), answers, tables, opened.text)
    return path


def test_without_a_file_the_report_is_printed_as_markdown(run) -> None:
    said = run(SAMPLE, "--customer", "Customer A", "--date", "2026-12-01")
    assert said.startswith("# ")
    assert "- Customer: Customer A" in said
    assert "- Date: Tue 1 Dec 2026" in said
    assert "## The decision" in said


def test_the_ending_says_the_form(run, project: Path, tmp_path: Path) -> None:
    for name in ("a.pdf", "a.md", "a.XLSX"):
        path = tmp_path / name
        assert f"Written: {path}." in run(project, "-o", path, "--author", "Planning group")
    reader = PdfReader(tmp_path / "a.pdf", strict=True)
    assert reader.metadata is not None
    assert reader.metadata.author == "Planning group"
    assert "Preferred is “Second”" in (tmp_path / "a.md").read_text(encoding="utf-8")
    names = CalamineWorkbook.from_path(tmp_path / "a.XLSX").sheet_names
    assert {"The decision", "The scenarios", "Findings", "Evidence"} <= set(names)


def test_parts_scenarios_and_page_are_chosen(run, project: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.pdf"
    run(project, "-o", path, "--sections", "summary,findings", "--scenarios", "2",
        "--page", "letter", "--title", "A title")  # fmt: skip
    reader = PdfReader(path)
    assert reader.metadata is not None
    assert reader.metadata.title == "A title"
    assert [round(float(each)) for each in reader.pages[0].mediabox[2:]] == [612, 792]
    titles = [entry["/Title"] for entry in reader.outline[1]]
    assert titles == ["The decision", "Findings"]


def test_several_files_are_compared(run, tmp_path: Path, project: Path) -> None:
    said = run(project, SAMPLE, "--sections", "scenarios")
    assert "| 3 |" in said


def test_all_that_is_wrong_is_told_at_once(run, tmp_path: Path) -> None:
    path = tmp_path / "a.doc"
    told = run(
        SAMPLE, "-o", path, "--sections", "cover,prices", "--page", "A5", "--scenarios", "7",
        "--date", "soon", status=cli.BAD_INPUT,
    )  # fmt: skip
    lines = told.splitlines()
    assert [line.split(": ")[1] for line in lines] == [
        "--output", "--date", "--sections", "--page", "--scenarios",
    ]  # fmt: skip
    assert list(tmp_path.iterdir()) == []


def test_a_missing_file_is_told_beside_what_else_is_wrong(run, tmp_path: Path) -> None:
    told = run(tmp_path / "no.toml", "--page", "A5", status=cli.BAD_INPUT)
    assert "--page" in told
    assert "no.toml" in told


def test_the_plan_itself_is_not_written_over(run, tmp_path: Path) -> None:
    plan = tmp_path / "plan.md"
    plan.write_bytes(SAMPLE.read_bytes())
    assert "same file" in run(plan, "-o", plan, status=cli.BAD_INPUT)
    assert plan.read_bytes() == SAMPLE.read_bytes()


@pytest.mark.parametrize("ending", ["pdf", "xlsx"])
def test_a_logo_that_is_none_writes_nothing(run, tmp_path: Path, ending: str) -> None:
    logo = tmp_path / "logo.png"
    logo.write_bytes(b"nothing")
    path = tmp_path / f"a.{ending}"
    path.write_bytes(b"old")
    assert "is no picture" in run(SAMPLE, "-o", path, "--logo", logo, status=cli.BAD_INPUT)
    assert path.read_bytes() == b"old"
    assert sorted(each.name for each in tmp_path.iterdir()) == [path.name, "logo.png"]


def test_it_speaks_chinese_when_it_is_asked_to(run) -> None:
    assert "## 提示" in run(SAMPLE, "--lang", "zh")


def test_strict_tells_of_errors_by_the_status(run, tmp_path: Path) -> None:
    run(SAMPLE, "--strict")
    plan = tmp_path / "plan.toml"
    plan.write_text(
        SAMPLE.read_text(encoding="utf-8").replace('"mindspeed-llm"', '"verl"'), encoding="utf-8"
    )
    run(plan, "--strict", status=1)
