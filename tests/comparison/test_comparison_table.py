from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from comparison_examples import BASE, PROJECT, TABLES, answers, compared

from ascgui.comparison.lines import Group
from ascgui.comparison.table import compare
from ascgui.domain.calendar import Calendar, Window, weekly
from ascgui.domain.issues import Severity
from ascgui.domain.plan import (
    FailureChoice,
    Formula,
    Goal,
    GoalKind,
    Plan,
    ScalingChoice,
    ScalingPoint,
    ThroughputChoice,
)
from ascgui.domain.project import Project, add, duplicate, prefer, project_of
from ascgui.domain.text import Quantity, Unit
from ascgui.language.language import Language

SHOW = Language("en", {}).show


def codes(project: Project) -> list[str]:
    return [issue.code for issue in compared(project).issues]


def test_scenarios_are_columns_and_figures_lines() -> None:
    made = compared()
    assert [heading.id for heading in made.headings] == ["1", "2", "3"]
    assert [heading.preferred for heading in made.headings] == [False, True, False]
    assert [SHOW(heading.label) for heading in made.headings][2] == "Scenario 3"
    assert all(len(line.cells) == 3 for line in made.lines)
    groups = [line.group for line in made.lines]
    assert groups == sorted(groups, key=list(Group).index)


def test_every_figure_is_that_of_the_scenarios_answer() -> None:
    made, found = compared(), answers(PROJECT)
    for number, scenario in enumerate(PROJECT.scenarios):
        alone = found[scenario.id]
        for line, value in (
            ("devices", alone.devices),
            ("duration", alone.duration_s),
            ("cost", alone.cost),
            ("minimum_devices", alone.minimum_devices),
            ("finish", alone.finish),
            ("total_tokens", alone.total_tokens),
        ):
            assert made.line(line).cells[number].value == value


def test_inputs_that_differ_are_flagged_and_those_that_do_not_count_left_out() -> None:
    made = compared()
    differing = {line.id for line in made.lines if line.group is Group.INPUT and line.differs}
    assert differing == {"framework", "hardware", "tps", "given_devices"}
    with pytest.raises(KeyError):
        made.line("samples")
    # A count of devices that is kept behind a deadline is no input that differs.
    kept = replace(BASE, goal=replace(BASE.goal, devices=99))
    made = compared(add(project_of(BASE), kept))
    assert [line.id for line in made.lines if line.differs] == []


def test_an_edition_that_is_the_newest_anyway_does_not_differ() -> None:
    made = compared(add(project_of(BASE), replace(BASE, edition="6.5.910")))
    assert not made.line("edition").differs


def test_estimates_and_the_best_of_each_line_are_marked() -> None:
    made = compared()
    assert [cell.estimate for cell in made.line("duration").cells] == [False, True, False]
    assert [cell.estimate for cell in made.line("minimum_devices").cells] == [False] * 3
    assert [cell.best for cell in made.line("duration").cells] == [False, True, False]
    assert [cell.best for cell in made.line("devices").cells] == [True, False, True]
    assert not any(cell.best for cell in made.line("epochs").cells)
    assert made.line("duration").cells[0].shown == Quantity(
        made.line("duration").cells[0].value, Unit.SECONDS
    )
    assert [heading.efficient for heading in made.headings] == [False, True, False]


def test_findings_of_one_kind_stand_together_with_who_has_them() -> None:
    made = compared()
    ranks = [finding.severity.rank for finding in made.findings]
    assert ranks == sorted(ranks)
    kinds = [(finding.severity, finding.code) for finding in made.findings]
    assert len(set(kinds)) == len(kinds)
    printed = next(each for each in made.findings if each.code == "published-formula")
    assert printed.scenarios == ("1", "2", "3")
    assert len(printed.wordings) == 3
    missed = next(each for each in made.findings if each.code == "deadline-missed")
    assert (missed.scenarios, missed.severity) == (("3",), Severity.WARNING)
    same = compared(duplicate(project_of(BASE), "1"))
    assert {len(finding.wordings) for finding in same.findings} == {1}


def test_empty_and_single_projects_say_so() -> None:
    made = compared(Project("Nothing"))
    assert (made.headings, made.findings, made.title) == ((), (), "Nothing")
    assert [issue.code for issue in made.issues] == ["few-scenarios"]
    single = compared(project_of(BASE))
    assert [issue.code for issue in single.issues] == ["few-scenarios"]
    assert not any(line.differs for line in single.lines)
    assert not single.headings[0].efficient, "among one there is no front"


def test_what_cannot_be_compared_is_pointed_out() -> None:
    base = project_of(BASE)
    assert codes(add(base, replace(BASE, currency="USD", efficiency=0.8))) == ["currencies-differ"]
    assert codes(add(base, replace(BASE, price_per_card_hour=None))) == ["prices-missing"]
    assert codes(add(base, replace(BASE, formula=Formula.PUBLISHED))) == ["formulas-differ"]
    assert codes(add(base, replace(BASE, strategy="lora"))) == ["work-differs"]
    assert codes(duplicate(base, "1")) == ["scenarios-same"]
    assert codes(add(base, Plan())) == ["work-differs"]


def test_costs_in_several_currencies_have_no_best() -> None:
    project = add(project_of(BASE), replace(BASE, currency="USD", price_per_card_hour=1.0))
    made = compared(project)
    assert not any(cell.best for cell in made.line("cost").cells)
    assert SHOW(made.line("cost").cells[1].shown or "").startswith("USD")


def test_what_speaks_against_the_preferred_scenario_is_said() -> None:
    assert codes(prefer(PROJECT, "1")) == ["preferred-beaten"]
    assert codes(PROJECT) == []
    below = replace(BASE, goal=Goal(GoalKind.DEVICES, devices=2))
    project = prefer(add(project_of(BASE), below), "2")
    assert "preferred-has-errors" in codes(project)


def test_a_value_that_is_no_number_stays_visible() -> None:
    odd = replace(BASE, efficiency=float("nan"), price_per_card_hour=float("inf"))
    made = compared(add(project_of(BASE), odd))
    assert made.line("efficiency").cells[1].value == "nan"
    assert made.line("price").cells[1].value == "inf"
    assert made.line("duration").cells[1].value is None


def test_two_measurements_of_the_scaling_are_two_inputs() -> None:
    points = (ScalingPoint(16, 2000.0), ScalingPoint(64, 1800.0))
    followed = replace(BASE, scaling=ScalingChoice(points, "two logs"))
    other = replace(BASE, scaling=ScalingChoice((points[0], ScalingPoint(64, 1700.0)), "two logs"))
    line = compared(add(add(project_of(followed), other), BASE)).line("scaling")
    assert line.differs
    assert [cell.shown for cell in line.cells] == ["two logs", "two logs", None]
    assert len({cell.value for cell in line.cells}) == 3
    with pytest.raises(KeyError):
        compared(project_of(BASE)).line("scaling")


def test_two_calendars_of_as_many_hours_are_two_inputs() -> None:
    days, nights = (Calendar(weekly(range(5), *hours)) for hours in ((0, 43200), (43200, 86400)))
    windows = (Window(datetime(2026, 12, 24), datetime(2026, 12, 27)),)
    project = add(project_of(replace(BASE, calendar=days)), replace(BASE, calendar=nights))
    line = compared(add(project, replace(BASE, calendar=Calendar(windows=windows)))).line(
        "calendar"
    )
    assert [SHOW(cell.shown) for cell in line.cells if cell.shown is not None] == [
        "60 h a week", "60 h a week", "round the clock, closed windows: 1",
    ]  # fmt: skip
    assert len({cell.value for cell in line.cells}) == 3
    with pytest.raises(KeyError):
        compared(project_of(BASE)).line("calendar")


def test_what_saves_and_failures_are_taken_to_cost_is_an_input_that_differs() -> None:
    failures = FailureChoice(3600.0, 120.0, 86400.0, 600.0)
    project = add(project_of(BASE), replace(BASE, failures=failures))
    project = add(project, replace(BASE, failures=replace(failures, restart_s=900.0)))
    line = compared(add(project, replace(BASE, failures=FailureChoice(3600.0)))).line("failures")
    assert line.differs
    assert [SHOW(cell.shown) for cell in line.cells if cell.shown is not None] == [
        "a save of 2 min every 1 h, a failure every 24 h, restart 10 min",
        "a save of 2 min every 1 h, a failure every 24 h, restart 15 min",
    ]  # fmt: skip
    assert len({cell.value for cell in line.cells}) == 3
    with pytest.raises(KeyError):
        compared(project_of(BASE)).line("failures")


def test_what_only_rounding_tells_apart_is_the_same() -> None:
    # Card-hours do not depend on the devices, but for the last binary digit.
    project = Project()
    for nodes in range(1, 15):
        project = add(project, replace(BASE, goal=Goal(GoalKind.DEVICES, None, 8 * nodes)))
    comparison = compared(project)
    for line_id in ("card_hours", "cost"):
        line = comparison.line(line_id)
        assert len({cell.value for cell in line.cells}) > 1
        assert not line.differs
        assert not any(cell.best for cell in line.cells)
    assert [heading.id for heading in comparison.headings if heading.efficient] == ["14"]


def test_many_equal_scenarios_are_told_in_few_findings() -> None:
    project = Project()
    for number in range(40):
        devices = 8 * (1 + number % 20)
        project = add(
            project,
            replace(BASE, name=f"S{number}", goal=Goal(GoalKind.DEVICES, None, devices)),
        )
    told = [issue for issue in compared(project).issues if issue.code == "scenarios-same"]
    assert [SHOW(issue.message) for issue in told] == [
        "These scenarios ask the same: “S0”, “S20”.",
        "These scenarios ask the same: “S1”, “S21”.",
        "These scenarios ask the same: “S2”, “S22”.",
        "Further scenarios that ask the same as one before them: 17, such as “S23”.",
    ]


def test_what_differs_in_failures_alone_does_not_ask_the_same() -> None:
    failures = FailureChoice(3600.0, 120.0, 86400.0, 600.0)
    project = add(project_of(BASE), replace(BASE, failures=failures))
    assert "scenarios-same" not in codes(
        add(project, replace(BASE, calendar=Calendar(availability=0.9)))
    )


def test_five_hundred_scenarios_with_long_names_are_compared() -> None:
    project = Project("Many")
    for number in range(500):
        name = f"{number} " + "長い名前 " * 2000
        rate = ThroughputChoice(entered_tps=1000.0 + number)
        project = add(project, replace(BASE, name=name, throughput=rate))
    alone = answers(project_of(BASE))["1"]
    found = {scenario.id: replace(alone, plan=scenario.plan) for scenario in project.scenarios}
    made = compare(prefer(project, "7"), found, TABLES)
    assert len(made.headings) == 500
    assert made.line("tps").differs


def test_a_scenario_with_errors_is_never_the_least_or_on_the_front() -> None:
    def used(devices: int, tps: float) -> Plan:
        goal = Goal(GoalKind.DEVICES, None, devices)
        return replace(BASE, goal=goal, throughput=ThroughputChoice(entered_tps=tps))

    few, able, more = used(2, 90000.0), used(8, 3000.0), used(16, 2000.0)
    project = project_of(few)
    for plan in (able, more):
        project = add(project, plan)
    made = compared(project)
    assert [SHOW(heading.obstacles) for heading in made.headings] == ["below minimum", "", ""]
    assert [heading.efficient for heading in made.headings] == [False, True, True]
    assert [cell.best for cell in made.line("devices").cells] == [False, True, False]
    assert [cell.best for cell in made.line("duration").cells] == [False, False, True]
    assert "scenarios-with-errors" in codes(project)
