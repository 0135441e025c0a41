from __future__ import annotations

from dataclasses import replace

import decision_sample as sample
import pytest

from ascgui.decision.blocks import DurationChart, Figures, Paragraph, Remarks, TradeOffChart
from ascgui.decision.charts import Charts
from ascgui.decision.options import ReportSection
from ascgui.decision.summary import Summary
from ascgui.decision.teller import Teller
from ascgui.domain.calendar import Calendar, weekly
from ascgui.domain.plan import Goal, GoalKind, Plan, ThroughputChoice, Workload
from ascgui.domain.project import Project


def sentence(*plans: Plan, preferred: str | None = None) -> str:
    decision = sample.decided(sample.project(*plans, preferred=preferred))
    return Summary(Teller(decision, sample.ENGLISH)).sentence()


def plan(name: str, devices: int, tps: float, price: float = 10.0) -> Plan:
    return replace(
        sample.BASE,
        name=name,
        note="",
        goal=Goal(GoalKind.DEVICES, None, devices),
        throughput=ThroughputChoice(entered_tps=tps),
        price_per_card_hour=price,
        start=None,
    )


QUICK, CHEAP = plan("Quick", 32, 3800), plan("Cheap", 8, 4000)
MIDDLE = plan("Middle", 16, 3900)


def test_a_single_plan_is_said_with_its_job() -> None:
    assert sentence(sample.BASE) == (
        "qwen2.5-7b is trained with MindSpeed-LLM on Snt9b: 8 devices, 23 h 9 min, done on"
        " Wed 2 Dec 2026, 08:09, cost CNY 1,852, within the deadline of 72 h."
    )


def test_the_cheapest_is_set_against_the_quickest() -> None:
    assert sentence(CHEAP, QUICK, preferred="1") == (
        "Preferred is “Cheap”: 8 devices, 23 h 9 min, cost CNY 1,852; it is the cheapest of 2"
        " scenarios, and “Quick”, the quickest, takes 17 h 3 min less for CNY 97.47 more."
    )


def test_the_quickest_is_set_against_the_cheapest() -> None:
    assert sentence(CHEAP, QUICK, preferred="2").endswith(
        "it is the quickest of 2 scenarios, and “Cheap”, the cheapest, takes 17 h 3 min more for"
        " CNY 97.47 less."
    )


def test_one_in_the_middle_says_what_the_ends_would_mean() -> None:
    assert sentence(CHEAP, MIDDLE, QUICK, preferred="2").endswith(
        "none of the other scenarios is both quicker and cheaper: the quickest, “Quick”, costs CNY"
        " 49.98 more, and the cheapest, “Cheap”, takes 11 h 17 min longer."
    )


def test_one_that_nothing_beats_says_so() -> None:
    best = plan("Best", 32, 5000)
    assert sentence(best, CHEAP, preferred="1").endswith(
        "; of 2 scenarios none is quicker or cheaper."
    )


def test_one_that_is_beaten_says_by_which() -> None:
    best = plan("Best", 32, 5000)
    assert sentence(best, CHEAP, preferred="2").endswith(
        "; “Best” is neither slower nor dearer: 32 devices, 4 h 38 min, CNY 1,481."
    )


def test_what_costs_the_same_but_for_rounding_is_not_called_dearer() -> None:
    plans = [plan(f"{nodes} nodes", 8 * nodes, 4034) for nodes in range(1, 15)]
    assert sentence(*plans, preferred="14").endswith(
        "; of 14 scenarios none is quicker or cheaper."
    )
    assert "the quickest and the cheapest is “14 nodes”" in sentence(*plans)


def test_with_a_calendar_the_finish_counts_and_not_the_computing() -> None:
    start = sample.BASE.start
    hours = Calendar(weekly(range(5), 8 * 3600, 20 * 3600))
    days = replace(plan("Days", 16, 4000), start=start, calendar=hours)
    nights = replace(plan("Nights", 8, 4000), start=start)
    assert sentence(days, nights, preferred="2").endswith(
        "; of 2 scenarios none is quicker or cheaper."
    )


def test_without_prices_card_hours_are_compared() -> None:
    plans = [replace(each, price_per_card_hour=None) for each in (CHEAP, QUICK)]
    said = sentence(*plans, preferred="1")
    assert "cost" not in said
    assert said.endswith("takes 17 h 3 min less for 9.747 card-hours more.")


def test_nothing_decided_names_both_ends() -> None:
    assert sentence(CHEAP, QUICK) == (
        "No scenario is preferred yet; the quickest is “Quick” (32 devices, 6 h 5 min, CNY 1,949),"
        " the cheapest “Cheap” (8 devices, 23 h 9 min, CNY 1,852)."
    )
    assert sentence(plan("Best", 32, 5000), CHEAP).startswith(
        "No scenario is preferred yet; the quickest and the cheapest is “Best”: 32 devices"
    )
    assert sentence(sample.BARE, sample.BARE) == (
        "No scenario is preferred yet, and none has a duration."
    )


def test_what_is_not_supported_cannot_be_run_and_beats_nobody() -> None:
    assert sentence(sample.NOT_SUPPORTED) == (
        "Scenario 1 cannot be run as it is planned: Llama-Factory on Snt9b23 does not support this"
        " job."
    )
    free = replace(sample.NOT_SUPPORTED, price_per_card_hour=0.01)
    assert "cheapest" not in sentence(CHEAP, free, preferred="1")


def test_a_plan_without_a_duration_says_what_is_known() -> None:
    assert sentence(sample.BARE) == (
        "“Bare”: At least 4 devices; how long it takes is not known yet."
    )
    assert sentence(Plan(name="Empty")) == (
        "“Empty” cannot be decided yet: neither devices nor duration are known."
    )


def test_no_scenario_is_said_too() -> None:
    decision = sample.decided(Project("Empty"))
    assert Summary(Teller(decision, sample.ENGLISH)).sentence() == (
        "There is no scenario to decide on yet."
    )


def test_what_speaks_against_the_comparison_stands_below_the_sentence() -> None:
    summary = sample.report(sample.SEVERAL).sections[0]
    assert summary.kind is ReportSection.SUMMARY
    assert any(isinstance(block, Figures) for block in summary.blocks)
    # That it is beaten stands in the sentence already.
    assert not any(isinstance(block, Remarks) for block in summary.blocks)
    other = replace(sample.BASE, name="More data", workload=Workload(tokens=9_000_000_000))
    summary = sample.report(sample.project(sample.BASE, other)).sections[0]
    (remarks,) = (block for block in summary.blocks if isinstance(block, Remarks))
    assert any("do not train the same" in item.message for item in remarks.items)


def test_errors_of_the_preferred_scenario_are_counted() -> None:
    made = sample.project(sample.NOT_SUPPORTED, sample.BASE, preferred="1")
    said = [
        block.text
        for block in sample.report(made).sections[0].blocks
        if isinstance(block, Paragraph)
    ]
    assert any(each.startswith("Errors that stand against this scenario: 1.") for each in said)


@pytest.mark.parametrize("name", ["x" * 10_000, "行" * 10_000, "a\nb\tc\x00d", "{name}", "“”"])
def test_any_name_stands_in_one_line(name: str) -> None:
    said = sentence(replace(CHEAP, name=name), QUICK, preferred="1")
    assert len(said) < 400
    assert "\n" not in said
    assert "\x00" not in said


TOO_FEW = replace(plan("Too few", 2, 60000.0), stage="sft")


def test_a_scenario_below_the_minimum_is_neither_quickest_nor_cheapest_but_left_out() -> None:
    assert sentence(CHEAP, TOO_FEW) == (
        "No scenario is preferred yet; the quickest and the cheapest is “Cheap”: 8 devices,"
        " 23 h 9 min, cost CNY 1,852. Left out, since they cannot be run as planned: “Too few”"
        " (below minimum)."
    )
    assert sentence(CHEAP, QUICK, TOO_FEW, preferred="1").startswith(
        "Preferred is “Cheap”: 8 devices, 23 h 9 min, cost CNY 1,852; it is the cheapest of 2"
    )


def test_a_preferred_scenario_with_errors_is_not_set_against_the_others() -> None:
    assert sentence(CHEAP, TOO_FEW, preferred="2").startswith(
        "Preferred is “Too few”, which cannot be run as it is planned (below minimum): 2 devices,"
    )


def test_the_front_of_a_report_names_what_stands_against_a_scenario() -> None:
    decision = sample.decided(sample.project(CHEAP, QUICK, TOO_FEW))
    chart = next(
        block
        for block in Charts(Teller(decision, sample.ENGLISH)).blocks()
        if isinstance(block, TradeOffChart)
    )
    assert [row.cells[-1].text for row in chart.grid.rows] == ["yes", "yes", "below minimum"]
    assert [point.number for point in chart.points] == [1, 2]


def chart_of(*plans: Plan, preferred: str | None = None) -> DurationChart:
    decision = sample.decided(sample.project(*plans, preferred=preferred))
    return next(
        block
        for block in Charts(Teller(decision, sample.ENGLISH)).blocks()
        if isinstance(block, DurationChart)
    )


def test_a_chart_names_the_scenario_of_its_deadline_and_every_one_of_a_shared_curve() -> None:
    late, soon = (
        replace(CHEAP, name=name, goal=Goal(deadline_s=hours * 3600.0))
        for name, hours in (("Late", 30), ("Soon", 10))
    )
    chart = chart_of(late, soon)
    assert chart.answer.plan.name == "Soon"
    assert "are those of 2. Soon." in chart.note
    assert chart.names == ("1. Late, 2. Soon",)
    assert (chart.whose, [said for *_, said in chart.marks]) == ("2", ["1"])


def test_scenarios_that_give_the_same_share_a_point_of_the_chart() -> None:
    chart = chart_of(CHEAP, QUICK, replace(CHEAP, name="Again"))
    marked = {chart.whose, *(said for *_, said in chart.marks)}
    assert marked == {"2", "1, 3"}
    assert chart_of(CHEAP, QUICK, preferred="1").whose == "★ 1"
