from __future__ import annotations

import pytest

from ascgui.catalog.load import load
from ascgui.domain.plan import Plan
from ascgui.estimator.failures import with_failures
from ascgui.language.language import Language
from ascgui.language.numbers import written_duration
from ascgui.viewmodels.checkpoint_costs import (
    CostInputs,
    costs,
    plan_bytes,
    present_costs,
    save_seconds,
)

ENGLISH = Language("en", {})
GIB = 1024**3
WHOLE = CostInputs(1800.0, 60.0, None, 600.0, 3 * 86400.0, 3)


@pytest.fixture(scope="module")
def tables():
    return load().tables


def lines(tables, inputs=WHOLE, plan=None, found=None, duration_s=72 * 3600.0):
    plan = plan or Plan(model="qwen2.5-7b")
    shown = present_costs(inputs, plan, tables, found, duration_s, ENGLISH)
    return {one.name.template: (one.words, one.aside) for one in shown}


def test_the_size_is_estimated_for_full_training_of_a_known_model_only(tables):
    params = tables.models["qwen2.5-7b"].params_total
    assert plan_bytes(Plan(model="qwen2.5-7b"), tables) == params * 14
    assert plan_bytes(Plan(model="qwen2.5-7b", strategy="lora"), tables) is None
    assert plan_bytes(Plan(model="my-own"), tables) is None
    assert plan_bytes(Plan(), tables) is None


def test_an_estimated_size_is_marked_and_a_found_one_is_not(tables):
    words, aside = lines(tables)["Size of a checkpoint"]
    assert words.startswith("≈")
    assert "estimate" in aside
    words, aside = lines(tables, found=90 * GIB)["Size of a checkpoint"]
    assert words == "90 GiB"
    assert "here" in aside
    assert lines(tables, plan=Plan(model="qwen2.5-7b", strategy="lora"))[
        "Size of a checkpoint"
    ] == ("", "unknown: LoRA saves the adapter, whose rank is not said")


def test_the_time_of_a_save_is_as_entered_else_from_size_and_speed():
    assert save_seconds(CostInputs(save_s=45.0, write_gib_s=2.0), 10 * GIB) == 45.0
    assert save_seconds(CostInputs(write_gib_s=2.0), 10 * GIB) == 5.0
    assert save_seconds(CostInputs(write_gib_s=0.0), 10 * GIB) is None
    assert save_seconds(CostInputs(write_gib_s=2.0), None) is None


def test_the_figures_are_those_of_the_estimate(tables):
    found = with_failures(72 * 3600.0, 1800.0, 60.0, 600.0, 3 * 86400.0)
    shown = lines(tables, found=90 * GIB)
    assert shown["Goodput"][0] == f"{found.goodput * 100:.1f} %"
    assert shown["Disk"] == ("≈ 270 GiB", "3 checkpoints")
    assert "Daly 2006" in shown["Best interval"][1]
    assert "Young 1974" in shown["Best interval"][1]
    assert shown["Added duration"][0] == ENGLISH.duration(found.lost_s)


def test_what_is_missing_is_named(tables):
    shown = lines(tables, CostInputs())
    assert shown["Goodput"] == ("", "needs the interval, the mean time between failures")
    assert shown["Added duration"] == (
        "",
        "needs the interval, the time of a save and the time between failures",
    )
    assert lines(tables, duration_s=None)["Goodput"] == ("", "needs the plan's duration")
    assert lines(tables, CostInputs(1800.0, failure_mean_s=1e5))["Goodput"] == (
        "",
        "needs the time of a save",
    )


@pytest.mark.parametrize("value", [0.0, -1.0, float("inf"), float("nan")])
@pytest.mark.parametrize("name", ["interval_s", "save_s", "failure_mean_s"])
def test_a_time_that_is_none_gives_no_figure(tables, name, value):
    from dataclasses import replace

    assert costs(replace(WHOLE, **{name: value}), 1.0, 3600.0) is None


def test_a_job_that_fails_faster_than_it_saves_does_not_end(tables):
    shown = lines(tables, CostInputs(1e6, 60.0, None, 600.0, 100.0))
    assert shown["Added duration"][0] == "does not end"


def test_what_hangs_on_an_estimate_is_marked_and_the_rest_is_not(tables):
    def marked(**more):
        inputs = CostInputs(1800.0, more.pop("save_s", None), 2.0, 600.0, 3 * 86400.0, 3)
        shown = present_costs(
            inputs, Plan(model="qwen2.5-7b"), tables, None, 72 * 3600.0, ENGLISH, **more
        )
        return {one.name.template for one in shown if one.words.startswith("≈")}

    figures = {"Goodput", "Best interval", "Added duration"}
    assert marked() >= figures
    assert not marked(save_s=60.0) & figures
    assert marked(save_s=60.0, duration_is_estimate=True) & figures == {"Added duration"}


def test_a_save_that_follows_from_the_speed_is_a_time_as_people_read_it():
    said = CostInputs(write_gib_s=0.465)
    assert save_seconds(said, 99.32 * GIB) == 216.0  # 213.59 s
    assert written_duration(216.0) == "3.6 min"
    assert save_seconds(said, 20 * GIB) == 43.0
    assert save_seconds(said, 2 * GIB) == 4.3
    assert save_seconds(said, 5000 * GIB) == 179 * 60.0
