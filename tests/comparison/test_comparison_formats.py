from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from pathlib import Path

import pytest
from comparison_examples import BASE, PROJECT, TABLES, answers, compared
from python_calamine import CalamineWorkbook

from ascgui.comparison.formats import (
    as_csv,
    as_json,
    as_markdown,
    as_text,
    copied,
)
from ascgui.comparison.workbook import as_xlsx
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project, add, project_of, rename
from ascgui.language.language import Language, load
from ascgui.language.terminal import width

GOLDEN = Path(__file__).parents[1] / "data" / "comparison"
ENGLISH = Language("en", {})
NASTY = ("=1+1", "+1", "-1", "@x", "＝1", "\t=1", "a|b", "<b>", "`x`", "\r\n=1", "a\0b", "'", '"')


def sheets(data: bytes) -> dict[str, list[list[object]]]:
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    return {name: book.get_sheet_by_name(name).to_python() for name in book.sheet_names}


def dump(data: bytes) -> str:
    lines = []
    for name, found in sheets(data).items():
        lines += [f"[{name}]", *("\t".join(_cell(cell) for cell in row) for row in found), ""]
    return "\n".join(lines)


def _cell(cell: object) -> str:
    shown = f"{cell:.6g}" if isinstance(cell, float) else str(cell)
    return shown.replace("\n", "⏎")


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("comparison.csv", lambda: as_csv(compared())),
        ("comparison.md", lambda: as_markdown(compared(), ENGLISH)),
        ("comparison.txt", lambda: as_text(compared(), ENGLISH, 100)),
        ("comparison.tsv", lambda: copied(compared(), compared().lines, ENGLISH)),
        ("comparison.xlsx.txt", lambda: dump(as_xlsx(compared(), ENGLISH))),
    ],
)
def test_each_form_is_that_of_its_golden_file(name: str, made: object) -> None:
    wanted = (GOLDEN / name).read_bytes().decode()
    assert made() == wanted


def test_csv_keeps_values_as_programs_read_them() -> None:
    rows = {row[1]: row[4:] for row in csv.reader(io.StringIO(as_csv(compared())))}
    found = answers(PROJECT)
    assert [float(each) for each in rows["duration"]] == [
        found[each].duration_s for each in PROJECT.ids
    ]
    assert rows["deadline"] == ["259200"] * 3
    assert rows["preferred"] == ["no", "yes", "no"]


def test_no_name_is_ever_a_formula_or_breaks_a_table() -> None:
    project = Project("=cmd")
    for name in NASTY:
        project = add(project, replace(BASE, name=name, note=name, model=name))
    made = compared(project)
    for row in csv.reader(io.StringIO(as_csv(made), newline="")):
        assert len(row) == 4 + len(NASTY)
        assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r", "＝")) for cell in row)
    table = [line for line in as_markdown(made, ENGLISH).splitlines() if line.startswith("|")]
    bars = {line.replace("\\|", "").count("|") for line in table}
    assert bars == {len(NASTY) + 2}
    assert "<b>" not in as_markdown(made, ENGLISH).replace("\\<b\\>", "")
    book = sheets(as_xlsx(made, ENGLISH))
    names = book["Comparison"][0][2:]
    assert names[:4] == ["=1+1", "+1", "-1", "@x"], "texts, to the letter"
    assert all(line.isprintable() for line in as_text(made, ENGLISH, 100).splitlines())


def test_no_control_character_reaches_a_csv_file_or_hides_a_formula_in_it() -> None:
    made = as_csv(compared(project_of(replace(BASE, name="\x00=1+1", note="a\x1b[31m\x85b\nc"))))
    rows = {row[1]: row[4] for row in csv.reader(io.StringIO(made, newline=""))}
    assert rows["name"] == "'=1+1"
    assert rows["note"] == "a[31mb\nc"


def test_a_workbook_holds_texts_numbers_and_dates_and_no_formula() -> None:
    data = as_xlsx(compared(), ENGLISH)
    rows = {row[0]: row for row in sheets(data)["Comparison"]}
    assert rows["Duration"][1:3] == ["hours", pytest.approx(83333.3333 / 3600)]
    assert rows["Finish"][2].year == 2026
    assert b"<f>" not in data
    assert as_xlsx(compared(), ENGLISH) == data, "the same comparison gives the same file"


def test_what_a_cell_cannot_hold_is_cut_and_said() -> None:
    project = rename(project_of(replace(BASE, note="長" * 40_000)), "1", "😀" * 20_000)
    early = replace(BASE, name="early", start=BASE.start.replace(year=1))
    found = sheets(as_xlsx(compared(add(project, early)), ENGLISH))["Comparison"]
    assert found[0][2].endswith("…")
    notes = next(row for row in found if row[0] == "Scenario note")
    assert notes[2].endswith("…")
    assert next(row for row in found if row[0] == "Start")[3] == "Sat 1 Dec 1, 09:00"


def test_json_holds_the_whole_answers() -> None:
    made = json.loads(as_json(compared(), answers(PROJECT), TABLES, ENGLISH))
    assert made["preferred"] == "2"
    assert [each["id"] for each in made["scenarios"]] == ["1", "2", "3"]
    assert made["scenarios"][0]["answer"]["devices"] == 8
    devices = next(line for line in made["lines"] if line["id"] == "devices")
    assert (devices["values"], devices["estimates"]) == ([8, 32, 8], [False, False, False])
    assert "NaN" not in as_json(compared(), answers(PROJECT), TABLES, ENGLISH)


def test_a_terminal_gets_a_few_scenarios_at_a_time_and_lines_that_fit() -> None:
    project = PROJECT
    for number in range(9):
        project = add(project, replace(BASE, name=f"方案 {number} " + "x" * 100))
    for columns in (60, 100, 160):
        made = as_text(compared(project), load("zh"), columns)
        table = made.partition("\n\n•")[0]
        assert max(width(line) for line in table.splitlines()) <= columns
        for number in range(9):
            assert f"方案 {number}" in made


def test_a_terminal_gets_every_figure_whole() -> None:
    project = add(project_of(BASE), replace(BASE, name="Endless", model="m" * 10_000))
    made = as_text(compared(add(project, replace(BASE, name="Last"))), ENGLISH, 80)
    table = made.partition("\n\n•")[0]
    lines = [line.split("  ") for line in table.splitlines()]
    words = " ".join(part.strip() for line in lines for part in line)
    assert width(max(table.splitlines(), key=width)) <= 80
    assert table.count("…") == 1, "only the endless name is cut"
    assert "2,400,000,000" in words
    finish = answers(project)["1"].finish
    assert finish is not None
    assert ENGLISH.moment(finish) in words or ENGLISH.short_moments(finish)[0] in words


def test_nothing_to_compare_is_written_as_well() -> None:
    for project in (Project(), project_of(Plan())):
        made = compared(project)
        assert as_csv(made).startswith("group,id,unit,differs")
        assert as_markdown(made, ENGLISH).startswith("# ")
        assert as_text(made, ENGLISH, 80)
        assert sheets(as_xlsx(made, ENGLISH))["Comparison"]
        assert json.loads(as_json(made, answers(project), TABLES, ENGLISH))
