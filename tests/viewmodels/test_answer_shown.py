from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from ascgui.catalog.load import load
from ascgui.domain.plan import (
    Formula,
    Goal,
    GoalKind,
    Plan,
    Rounding,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)
from ascgui.estimator.answer import answer
from ascgui.language.language import Language
from ascgui.viewmodels.answer_shown import State, present

ENGLISH = Language("en", {})
SAMPLE = Plan(
    model="qwen2.5-7b",
    framework="mindspeed-llm",
    hardware="snt9b",
    workload=Workload(tokens=1_200_000_000, epochs=2.0),
    goal=Goal(deadline_s=259_200.0),
    start=datetime(2026, 11, 30, 9),
    price_per_card_hour=10.0,
    currency="CNY",
)
MEASURED = replace(SAMPLE, throughput=ThroughputChoice(entered_tps=4034.0))


@pytest.fixture(scope="module")
def tables():
    return load().tables


def shown(plan, tables):
    return present(answer(plan, tables), tables, ENGLISH)


def test_the_answer_says_devices_duration_finish_and_cost_in_words(tables):
    said = shown(MEASURED, tables)
    assert said.devices.words == "8 devices · 8 cards · 1 node"
    assert said.devices.tag == "recommended"
    assert said.duration.words == "22 h 57 min"
    assert said.duration.tag == "expected"
    assert said.finish.words == "Done Tue 1 Dec 2026, 07:57"
    assert said.finish.tag == "within 72 h"
    assert said.cost.words == "Cost CNY 1,836"
    assert said.minimum.words == "Minimum 4 devices"
    assert said.minimum.aside == "6.5.910 · MindSpeed-LLM · Snt9b"
    assert said.required.words == "By the formula 2.55 → exact 4 → recommended 8"


def test_what_hangs_on_a_near_rate_is_marked_as_an_estimate(tables):
    said = shown(SAMPLE, tables)
    for line in (said.devices, said.duration, said.finish, said.cost):
        assert line.words.startswith("≈ ")
        assert line.state is State.ESTIMATE
    assert said.minimum.state is State.KNOWN


def test_devices_that_were_entered_are_no_estimate(tables):
    plan = replace(SAMPLE, goal=Goal(GoalKind.DEVICES, devices=16))
    said = shown(plan, tables)
    assert said.devices.words == "16 devices · 16 cards · 2 nodes"
    assert said.devices.tag == "as entered"
    assert said.duration.words.startswith("≈ ")


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"model": None}, "model"),
        ({"framework": None}, "framework"),
        ({"hardware": None}, "hardware"),
        ({"seq_len": None}, "seq_len"),
        ({"strategy": None}, "strategy"),
    ],
)
def test_a_missing_part_of_the_job_is_asked_for_in_place_of_the_devices(tables, changes, wanted):
    said = shown(replace(MEASURED, goal=Goal(), **changes), tables)
    assert said.devices.state is State.MISSING
    assert said.devices.wanted == wanted


@pytest.mark.parametrize(
    ("workload", "wanted"),
    [
        (Workload(), "workload.tokens"),
        (Workload(WorkloadKind.SAMPLES), "workload.samples"),
        (Workload(WorkloadKind.SAMPLES, samples=5), "workload.tokens_per_sample"),
    ],
)
def test_missing_data_are_asked_for_in_place_of_the_duration(tables, workload, wanted):
    said = shown(replace(SAMPLE, workload=workload), tables)
    assert said.duration.state is State.MISSING
    assert said.duration.wanted == wanted
    assert said.devices.words == "At least 4 devices"
    assert said.finish.state is said.cost.state is State.ABSENT


def test_a_missing_throughput_is_asked_for_while_the_minimum_stands(tables):
    said = shown(replace(SAMPLE, framework="llama-factory"), tables)
    assert said.duration.wanted == "throughput.entered_tps"
    assert said.devices.words == "At least 8 devices"
    assert said.devices.figure == "minimum"


def test_a_missing_start_is_asked_for_in_place_of_the_finish(tables):
    said = shown(replace(MEASURED, start=None), tables)
    assert said.finish.wanted == "start"
    assert said.finish.tag == "within 72 h"


def test_what_is_not_supported_says_by_whom_and_what_is_near(tables):
    said = shown(replace(SAMPLE, framework="verl"), tables)
    assert said.devices.state is State.NOT_SUPPORTED
    assert said.devices.words == "Not supported"
    assert "document 000" in said.devices.aside
    assert "MindSpeed-LLM on Snt9b needs at least 4 devices" in said.minimum.words


def test_what_is_not_supported_stays_so_when_a_duration_can_be_computed(tables):
    said = shown(replace(MEASURED, framework="verl"), tables)
    assert said.devices.words == "Not supported"
    assert said.duration.tag == "if it ran on 8 devices"


def test_unknown_is_another_answer_than_not_supported(tables):
    said = shown(replace(MEASURED, seq_len=6000), tables)
    assert said.minimum.state is State.UNKNOWN
    assert said.minimum.words == "Minimum unknown"
    assert "8192" in said.minimum.aside


def test_the_printed_formula_and_exact_rounding_are_named(tables):
    said = shown(replace(MEASURED, formula=Formula.PUBLISHED), tables)
    assert said.duration.words == "18 h 36 min"
    assert said.duration.tag == "by the printed formula"
    assert shown(replace(MEASURED, rounding=Rounding.EXACT), tables).devices.tag == "exact"


def test_a_range_within_one_day_does_not_repeat_the_day(tables):
    assert shown(MEASURED, tables).finish.aside.count("12-01") == 0
    wider = replace(MEASURED, goal=Goal(GoalKind.DEVICES, devices=1))
    assert " Dec, " in shown(wider, tables).finish.aside


def test_features_that_are_just_supported_say_no_more_than_their_name(tables):
    said = {one.name: one for one in shown(SAMPLE, tables).features}
    assert said["LoRA"].plain
    other = shown(replace(SAMPLE, framework="llama-factory"), tables)
    assert {one.name: one.word for one in other.features}["Methods"] == "PT、SFT"


def test_the_summary_is_one_sentence_for_a_screen_reader(tables):
    summary = shown(MEASURED, tables).summary
    assert "8 devices" in summary
    assert "22 h 57 min" in summary


@pytest.mark.parametrize(
    "plan",
    [
        Plan(),
        replace(SAMPLE, workload=Workload(tokens=10**17, epochs=1.0)),
        replace(SAMPLE, efficiency=3.0),
        replace(SAMPLE, efficiency=float("nan")),
        replace(SAMPLE, goal=Goal(deadline_s=0.0)),
        replace(SAMPLE, goal=Goal(GoalKind.DEVICES, devices=-1)),
        replace(SAMPLE, model="no such model", edition="0"),
        replace(SAMPLE, hardware="abacus"),
    ],
)
def test_every_plan_has_words(tables, plan):
    said = shown(plan, tables)
    for name, line in said.lines().items():
        assert line.words or line.state is State.ABSENT, name
        assert "nan" not in line.words
        assert "inf" not in line.words.split()
