from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from ascgui.catalog.load import load
from ascgui.domain import project as projects
from ascgui.domain.calendar import Calendar, Window, weekly
from ascgui.domain.plan import (
    FailureChoice,
    Formula,
    Goal,
    GoalKind,
    Plan,
    Rounding,
    ScalingChoice,
    ScalingPoint,
    ThroughputChoice,
    Workload,
    WorkloadKind,
)
from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.planfile.drafts import Draft
from ascgui.planfile.fields import FIELDS
from ascgui.viewmodels.draft_shown import (
    _LABELS,
    shown_differences,
    shown_moment,
    shown_title,
)

NOW = datetime(2026, 12, 1, 7, 57, 30)
ENGLISH = Language("en", {})

FULL = Plan(
    name="Trial", note="a\nb", model="qwen2.5-7b", stage="dpo", strategy="lora", seq_len=8192,
    framework="mindspeed-llm", hardware="snt9b23", edition="6.5.902",
    workload=Workload(WorkloadKind.SAMPLES, 10**9, 70_000, 512.5, 2.5, "scan", 0.8, 1.37),
    throughput=ThroughputChoice(4034.5, "row"), efficiency=0.85,
    goal=Goal(GoalKind.DEVICES, 259_200.0, 16), start=NOW, price_per_card_hour=2.0, currency="CNY",
    formula=Formula.PUBLISHED, rounding=Rounding.EXACT,
    calendar=Calendar(weekly(range(5), 8 * 3600, 18 * 3600), (Window(NOW, NOW),), 0.95),
    scaling=ScalingChoice((ScalingPoint(8, 1.0), ScalingPoint(16, 0.9)), "measured"),
    failures=FailureChoice(3600.0, 120.0, 259_200.0, 1200.0),
)  # fmt: skip


@pytest.fixture(scope="module")
def tables():
    return load().tables


def draft(project, file=None):
    return Draft(project, file, None, NOW)


def test_every_field_of_a_plan_has_a_name_in_front_of_people():
    assert {field.name for field in FIELDS} <= set(_LABELS)


def test_every_field_is_told_as_people_read_it(tables):
    (one,) = shown_differences(draft(projects.project_of(FULL)), tables)
    assert one.heading is None
    said = {
        ENGLISH.show(field.label): tuple(
            None if value is None else ENGLISH.show(value) for value in (field.before, field.after)
        )
        for field in one.fields
    }
    assert len(said) == len(one.fields) == len(FIELDS)
    assert said["Stage"] == ("SFT", "DPO")
    assert said["Framework"] == (None, "MindSpeed-LLM")
    assert said["Tokens"] == (None, "1,000,000,000 tokens")
    assert said["Throughput"] == (None, "4,034.5 tokens/s per device")
    assert said["Deadline"] == (None, "72 h")
    assert said["Devices"] == (None, "16 devices")
    assert said["Goal"] == ("deadline", "devices")
    assert said["Formula"] == ("expected", "by the printed formula")
    assert said["Measured scaling"] == (None, "2 measurements")
    assert said["Start"] == (None, "Tue 1 Dec 2026, 07:57")
    assert said["Save interval"] == (None, "1 h")
    assert said["Mean time between failures"] == (None, "72 h")
    assert said["Open"] == (None, "Mon-Fri 08:00-18:00")
    assert said["Closed windows"] == (None, "Tue 1 Dec 2026, 07:57 to Tue 1 Dec 2026, 07:57")
    assert said["Availability"] == (None, "0.95")
    assert said["Remark"] == (None, "a b")


def test_two_values_that_differ_a_little_do_not_look_alike(tables):
    base = Plan(efficiency=0.90001, throughput=ThroughputChoice(4034.51))
    (one,) = shown_differences(draft(projects.project_of(base)), tables)
    shown = [ENGLISH.show(field.after) for field in one.fields if field.after is not None]
    assert shown == ["4,034.51 tokens/s per device", "0.90001"]


def test_several_scenarios_stand_under_headings(tables):
    project = projects.add(projects.project_of(Plan(name="One", seq_len=1)), Plan(name="Two"))
    found = shown_differences(draft(project), tables)
    assert [ENGLISH.show(one.heading) for one in found] == ["One", "Two, added"]


def test_it_is_called_by_its_name_else_its_file_else_new():
    assert shown_title(draft(projects.project_of(Plan(name="Trial")))) == "Trial"
    assert shown_title(draft(projects.project_of(Plan()), Path("a/b.toml"))) == "b.toml"
    assert shown_title(draft(projects.project_of(Plan()))) == text("New plan")


def test_of_today_the_time_alone_is_said():
    assert ENGLISH.show(shown_moment(NOW, NOW)) == "today, 07:57:30"
    assert shown_moment(NOW, datetime(2026, 12, 2)) == NOW
