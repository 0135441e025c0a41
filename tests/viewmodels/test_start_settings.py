from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ascgui.catalog.load import load
from ascgui.checkpoints.launch import Settings
from ascgui.checkpoints.records import Layout, Scan
from ascgui.domain.plan import Goal, GoalKind, Plan
from ascgui.viewmodels.start_settings import StartSettings, settings_of

PLAN = Settings(framework="mindspeed-llm", edition="6.5.910", strategy="full")


def found(layout):
    return Scan(Path("/job"), layout, (), None, None, 0, stopped=False, issues=())


def test_what_was_typed_wins_over_the_launch_file_and_that_over_the_plan():
    said = StartSettings(plan=PLAN).with_launch(Settings(edition="6.5.902", tensor=4))
    assert said.effective(None).edition == "6.5.902"
    said = said.with_typed("edition", "6.5.910")
    assert said.effective(None) == replace(PLAN, tensor=4)


def test_another_launch_file_replaces_what_the_first_said_and_nothing_typed():
    said = StartSettings(plan=PLAN).with_typed("tensor", 8)
    said = said.with_launch(Settings(tensor=4, pipeline=2)).with_launch(Settings(tensor=2))
    assert (said.said("tensor"), said.said("pipeline")) == (8, None)


def test_off_is_something_that_was_said():
    said = StartSettings().with_launch(Settings(auto_resume=True)).with_typed("auto_resume", False)
    assert said.effective(None).auto_resume is False


def test_emptying_a_field_takes_back_what_the_launch_file_said():
    said = StartSettings(plan=PLAN).with_launch(Settings(resume_path="/a"))
    assert said.with_typed("resume_path", None).effective(None).resume_path is None


def test_the_framework_that_saved_the_files_goes_before_the_plans():
    said = StartSettings(plan=PLAN)
    assert said.effective(found(Layout.VERL)).framework == "verl"
    assert said.effective(found(None)).framework == "mindspeed-llm"
    typed = said.with_typed("framework", "llama-factory")
    assert typed.effective(found(Layout.VERL)).framework == "llama-factory"


def test_a_plan_gives_what_resuming_hangs_on():
    tables = load().tables
    plan = Plan(framework="mindspeed-mm", strategy="grpo", goal=Goal(GoalKind.DEVICES, None, 16))
    assert settings_of(plan, tables) == Settings(edition=tables.newest_edition, world_size=16)
    plan = Plan(framework="verl", strategy="lora", edition="6.5.902")
    assert settings_of(plan, tables) == Settings("verl", "6.5.902", "lora")
