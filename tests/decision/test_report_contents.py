from __future__ import annotations

import io
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path

import decision_sample as sample
import pytest
from python_calamine import CalamineWorkbook

from ascgui.decision.blocks import (
    Block,
    Cell,
    Column,
    DurationChart,
    Grid,
    Remarks,
    Report,
    Row,
    Signatures,
    TradeOffChart,
)
from ascgui.decision.contents import contents
from ascgui.decision.decision import decide
from ascgui.decision.markdown import as_markdown
from ascgui.decision.options import ALL_SECTIONS, ReportOptions, ReportSection
from ascgui.decision.teller import Teller
from ascgui.decision.workbook import as_xlsx
from ascgui.domain.issues import Refused
from ascgui.domain.plan import FailureChoice, Goal, GoalKind, Plan
from ascgui.domain.project import Project


def blocks(report: Report, kind: ReportSection) -> tuple[Block, ...]:
    return next(section.blocks for section in report.sections if section.kind is kind)


def many(count: int, name: str = "Scenario") -> Project:
    made = Project("Many")
    plans = [
        replace(
            sample.BASE,
            name=f"{name} {number}",
            goal=Goal(GoalKind.DEVICES, None, 8 * (1 + number % 16)),
            price_per_card_hour=10.0 + number % 7,
        )
        for number in range(count)
    ]
    return sample.project(*plans, preferred="1") if plans else made


def test_the_parts_stand_in_one_order_whatever_order_they_are_asked_in() -> None:
    options = replace(sample.OPTIONS, sections=tuple(reversed(ALL_SECTIONS)))
    kinds = [section.kind for section in sample.report(sample.SEVERAL, options=options).sections]
    assert kinds == [section for section in ALL_SECTIONS if section is not ReportSection.COVER]


def test_only_what_is_asked_is_there() -> None:
    options = replace(sample.OPTIONS, sections=(ReportSection.SUMMARY,))
    report = sample.report(sample.SEVERAL, options=options)
    assert report.cover is None
    assert [section.kind for section in report.sections] == [ReportSection.SUMMARY]


def test_an_empty_project_gives_a_report_in_every_form() -> None:
    report = sample.report(Project("Nothing yet"))
    assert "There is no scenario to decide on yet." in as_markdown(report, sample.ENGLISH)
    assert as_xlsx(report, sample.ENGLISH).startswith(b"PK")
    bare = sample.report(Project(), options=ReportOptions(sections=()))
    assert as_markdown(bare, sample.ENGLISH).startswith("# Plan without a name")
    assert as_xlsx(bare, sample.ENGLISH).startswith(b"PK")


def test_an_empty_plan_gives_a_report_in_every_form() -> None:
    report = sample.report(sample.project(Plan(), Plan(name="Second")))
    assert "Nothing can be derived yet" in as_markdown(report, sample.ENGLISH)
    assert as_xlsx(report, sample.ENGLISH).startswith(b"PK")


def test_chosen_scenarios_are_numbered_anew_and_the_others_counted() -> None:
    options = replace(sample.OPTIONS, scenarios=("3", "1"))
    report = sample.report(sample.SEVERAL, options=options)
    said = as_markdown(report, sample.ENGLISH)
    assert "| 1 | **★ Base** |" in said
    assert "| 2 | 慢但省 |" in said
    assert "Scenarios of the project that this report leaves out: 2." in said
    assert "DIE" not in said


def test_a_preferred_scenario_that_is_left_out_is_not_preferred_here() -> None:
    decision = sample.decided(sample.SEVERAL, ("2", "3"))
    assert decision.proposed is None
    assert sample.decided(sample.SEVERAL, ("2",)).proposed == "2"


def test_a_scenario_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        decide(sample.SEVERAL, sample.TABLES, ("9",))
    assert refused.value.issues[0].code == "scenario-missing"


def test_answers_that_are_known_are_not_made_again() -> None:
    first = sample.decided(sample.SEVERAL)
    again = decide(sample.SEVERAL, sample.TABLES, answers=first.answers)
    assert again is not None
    assert all(again.answers[each] is answer for each, answer in first.answers.items())
    changed = replace(
        sample.SEVERAL,
        scenarios=(
            replace(sample.SEVERAL.scenarios[0], plan=replace(sample.BASE, efficiency=0.5)),
            *sample.SEVERAL.scenarios[1:],
        ),
    )
    other = decide(changed, sample.TABLES, answers=first.answers)
    assert other is not None
    assert other.answers["1"] is not first.answers["1"]
    assert other.answers["2"] is first.answers["2"]


def test_making_it_can_be_stopped_at_any_step() -> None:
    seen: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> bool:
        seen.append((done, total))
        return done < 2

    assert decide(sample.SEVERAL, sample.TABLES, progress=stop) is None
    assert seen == [(0, 4), (1, 4), (2, 4)]
    decision = sample.decided(sample.SEVERAL)
    assert contents(decision, sample.OPTIONS, sample.ENGLISH, progress=stop) is None


def test_progress_never_goes_back() -> None:
    seen: list[float] = []
    decision = sample.decided(sample.SEVERAL)
    contents(
        decision, sample.OPTIONS, sample.ENGLISH,
        progress=lambda done, total: seen.append(done / total) is None,
    )  # fmt: skip
    assert all(one <= other for one, other in pairwise(seen))
    assert seen[0] > 0
    assert seen[-1] == 1


def test_scenarios_are_called_by_number_where_they_are_many() -> None:
    teller = Teller(sample.decided(many(12)), sample.ENGLISH)
    assert teller.whose(["1", "2", "3", "5", "7", "8"]) == "1–3, 5, 7, 8"
    assert teller.whose([str(number) for number in range(1, 13)]) == "all"
    assert teller.whose(["3", "3"]) == "3"


def test_the_same_finding_in_other_numbers_is_told_once() -> None:
    report = sample.report(many(6))
    (remarks,) = blocks(report, ReportSection.FINDINGS)
    assert isinstance(remarks, Remarks)
    told = [item for item in remarks.items if "printed formula multiplies" in item.message]
    assert len(told) == 1
    assert told[0].who == "Scenarios: 1; with other numbers also 2–6"
    assert told[0].sources


def test_the_same_derivation_is_told_once() -> None:
    report = sample.report(sample.project(sample.BASE, replace(sample.BASE, name="Again")))
    said = as_markdown(report, sample.ENGLISH)
    assert "As for 1. Base." in said


def test_a_scenario_with_failures_has_a_curve_and_an_assumption_of_its_own() -> None:
    failures = FailureChoice(3600.0, 120.0, 86400.0, 600.0)
    plans = (sample.BASE, replace(sample.BASE, name="With failures", failures=failures))
    report = sample.report(sample.project(*plans, preferred="1"))
    (chart,) = (
        block for block in blocks(report, ReportSection.CHARTS) if isinstance(block, DurationChart)
    )
    assert len(chart.curves) == 2
    without, included = (dict(zip(c.devices, c.duration_s, strict=True)) for c in chart.curves)
    for devices, seconds, _ in chart.marks:
        assert included[devices] == pytest.approx(seconds)
        assert without[devices] < seconds
    (grid,) = blocks(report, ReportSection.ASSUMPTIONS)
    assert isinstance(grid, Grid)
    rows = [row for row in grid.rows if row.cells[0].text == "Saves and failures"]
    assert [[cell.text for cell in row.cells[2:]] for row in rows] == [
        ["a save of 2 min every 1 h, a failure every 24 h, restart 10 min", "2"]
    ]


def test_a_curve_reaches_every_scenario_that_is_marked_on_it() -> None:
    plans = [
        replace(sample.BASE, name=f"{count}", goal=Goal(GoalKind.DEVICES, None, count))
        for count in (8, 16, 400, 24)
    ]
    report = sample.report(sample.project(*plans, preferred="1"))
    (chart,) = (
        block for block in blocks(report, ReportSection.CHARTS) if isinstance(block, DurationChart)
    )
    (curve,) = chart.curves
    assert curve.chosen
    assert max(devices for devices, _, _ in chart.marks) == 400 <= curve.devices[-1]


def test_equal_curves_are_drawn_once_and_at_most_six() -> None:
    report = sample.report(many(12))
    chart = next(
        block for block in blocks(report, ReportSection.CHARTS) if isinstance(block, DurationChart)
    )
    assert len(chart.curves) == 1
    assert chart.names[0].endswith("and 3 more"), "all six share it"
    assert len(chart.marks) == 5
    assert sum(curve.chosen for curve in chart.curves) == 1


def test_the_front_is_of_those_that_can_be_run() -> None:
    report = sample.report(sample.SEVERAL)
    chart = next(
        block for block in blocks(report, ReportSection.CHARTS) if isinstance(block, TradeOffChart)
    )
    front = {point.number for point in chart.points if point.efficient}
    # The fourth would be the cheapest, but is not supported.
    assert front == {2}
    assert [point.number for point in chart.points if point.preferred] == [1]


def test_scenarios_without_a_duration_have_no_chart_of_cost() -> None:
    report = sample.report(sample.project(sample.BARE, sample.BASE))
    charts = blocks(report, ReportSection.CHARTS)
    assert not any(isinstance(block, TradeOffChart) for block in charts)
    assert any(isinstance(block, DurationChart) for block in charts)


def test_signatures_name_author_and_customer_where_they_are_given() -> None:
    (signed,) = blocks(sample.report(sample.ONE), ReportSection.SIGNATURES)
    assert isinstance(signed, Signatures)
    assert signed.roles == (
        "Prepared by Planning group", "Checked by", "Approved for Customer A",
    )  # fmt: skip
    bare = sample.report(sample.ONE, options=ReportOptions())
    (signed,) = blocks(bare, ReportSection.SIGNATURES)
    assert isinstance(signed, Signatures)
    assert signed.roles == ("Prepared by", "Checked by", "Approved by")


def test_a_wide_table_goes_on_with_its_first_column() -> None:
    columns = tuple(Column(str(number)) for number in range(13))
    row = Row(tuple(Cell(str(number)) for number in range(13)))
    parts = Grid(columns, (row,), cut=True).parts(5)
    assert [[column.title for column in part.columns] for part in parts] == [
        ["0", "1", "2", "3", "4"],
        ["0", "5", "6", "7", "8"],
        ["0", "9", "10", "11", "12"],
    ]
    assert [[cell.text for cell in part.rows[0].cells] for part in parts][2][0] == "0"
    whole = Grid(columns, (row,))
    assert whole.parts(5) == (whole,)


# --- forms --------------------------------------------------------------------------------------


def test_names_are_no_markdown_and_no_formula() -> None:
    report = sample.report(sample.SEVERAL)
    said = as_markdown(report, sample.ENGLISH)
    assert "<b>" not in said
    assert r"=1\+1 \| \<b\>32\</b\> DIE" in said
    book = CalamineWorkbook.from_filelike(io.BytesIO(as_xlsx(report, sample.ENGLISH)))
    rows = book.get_sheet_by_name("The scenarios").to_python()
    assert any("=1+1 | <b>32</b> DIE" in row for row in rows)


def test_every_row_of_a_markdown_table_has_its_columns() -> None:
    said = as_markdown(sample.report(many(23)), sample.ENGLISH)
    tables = [part.splitlines() for part in said.split("\n\n") if part.startswith("|")]
    for table in tables:
        counts = {line.replace(r"\|", "").count("|") for line in table if line.startswith("|")}
        assert len(counts) == 1, table[0]


def test_the_workbook_holds_numbers_as_numbers_and_hours_for_durations() -> None:
    book = CalamineWorkbook.from_filelike(
        io.BytesIO(as_xlsx(sample.report(sample.SEVERAL), sample.ENGLISH))
    )
    rows = book.get_sheet_by_name("The scenarios").to_python()
    head = next(row for row in rows if row[0] == "No.")
    first = rows[rows.index(head) + 1]
    figures = dict(zip(head, first, strict=True))
    assert figures["Devices"] == 8
    assert figures["Duration, hours"] == pytest.approx(23.148, abs=1e-3)
    assert figures["Cost"] == pytest.approx(1851.85, abs=0.01)
    assert figures["Finish"].date() == date(2026, 12, 2)


def test_the_same_report_gives_the_same_files() -> None:
    report = sample.report(sample.SEVERAL)
    assert as_xlsx(report, sample.ENGLISH) == as_xlsx(report, sample.ENGLISH)
    assert as_markdown(report, sample.ENGLISH) == as_markdown(report, sample.ENGLISH)


def test_a_logo_is_put_into_the_workbook_and_a_broken_one_refused(tmp_path: Path) -> None:
    # One white pixel.
    png = bytes.fromhex(
        "89504e470d0a1a0a0000000d49484452000000010000000108020000009077 53de"
        "0000000c4944415408d763f8ffff3f0005fe02fea7 35 8184 0000000049454e44ae426082".replace(
            " ", ""
        )
    )
    logo = tmp_path / "logo.png"
    logo.write_bytes(png)
    with_logo = sample.report(sample.ONE, options=replace(sample.OPTIONS, logo=logo))
    assert len(as_xlsx(with_logo, sample.ENGLISH)) > len(
        as_xlsx(sample.report(sample.ONE), sample.ENGLISH)
    )
    logo.write_bytes(b"no picture at all")
    with pytest.raises(Refused) as refused:
        as_xlsx(with_logo, sample.ENGLISH)
    assert refused.value.issues[0].code == "logo-unreadable"
    logo.unlink()
    with pytest.raises(Refused) as refused:
        as_xlsx(with_logo, sample.ENGLISH)
    assert refused.value.issues[0].code == "file-missing"


def test_five_hundred_scenarios_with_long_names_are_written() -> None:
    report = sample.report(many(500, "名" * 10_000))
    said = as_markdown(report, sample.ENGLISH)
    assert "## The scenarios" in said
    assert max(map(len, said.splitlines())) < 4_000
    assert as_xlsx(report, sample.ENGLISH).startswith(b"PK")
