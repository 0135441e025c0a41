from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from ascgui.catalog.load import load
from ascgui.domain import project as projects
from ascgui.domain.calendar import Calendar, Window, weekly
from ascgui.domain.issues import Refused
from ascgui.domain.plan import (
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
from ascgui.estimator.answer import answer
from ascgui.planfile.differences import FieldDifference, Kind, differences
from ascgui.planfile.drafts import Draft, Writer, parse, read
from ascgui.planfile.read import read as read_plan
from ascgui.planfile.write import save

NOW = datetime(2026, 12, 1, 7, 57, 30)
FULL = Plan(
    name="Trial “A” 中文",
    note="two\nlines with ''' and \"\"\" and \\ and \u200b",
    model="qwen2.5-7b",
    stage="sft",
    strategy="full",
    seq_len=8192,
    framework="mindspeed-llm",
    hardware="snt9b23",
    edition="6.5.902",
    workload=Workload(WorkloadKind.SAMPLES, 10**9, 70_000, 512.5, 2.5, "scan"),
    throughput=ThroughputChoice(4034.5, None),
    efficiency=0.123456789012345,
    goal=Goal(GoalKind.DEVICES, 259_200.0, 16),
    start=datetime(2026, 12, 1, 9),
    price_per_card_hour=0.0,
    currency="CNY",
    formula=Formula.PUBLISHED,
    rounding=Rounding.EXACT,
    calendar=Calendar(
        weekly(range(5), 8 * 3600, 18 * 3600),
        (Window(NOW, NOW + timedelta(days=1), 'a "note"', 7),),
        0.95,
    ),
    scaling=ScalingChoice((ScalingPoint(8, 4000.0), ScalingPoint(64, 3600.0, 3500.0, 3700.0)), "x"),
)


def draft(project, file=None, base=None):
    return Draft(project, file, base, NOW)


def again(one):
    return parse(Writer().text(one).encode(), one.file or __file__)


@pytest.mark.parametrize("plan", [Plan(), FULL, replace(FULL, note="ends with '\n'")])
def test_a_plan_comes_back_as_it_was(plan):
    one = draft(projects.project_of(plan))
    assert again(one) == one


def test_a_project_comes_back_with_its_order_names_and_preferred(tmp_path):
    project = projects.project_of(FULL)
    project = projects.duplicate(projects.add(project, Plan(name="Small")), "1")
    project = replace(projects.prefer(project, "2"), name="Decision")
    one = draft(project, tmp_path / "a.toml")
    assert again(one) == one


def test_the_text_of_the_file_comes_back_with_its_comments_and_line_ends(tmp_path):
    path = tmp_path / "plan.toml"
    tables = load().tables
    save(path, FULL, answer(FULL, tables), tables, None)
    path.write_bytes(b"# mine\r\n" + path.read_bytes().replace(b"\n", b"\r\n"))
    opened = read_plan(path, tables)
    one = draft(projects.project_of(opened.plan), path, opened.text)
    assert again(one).base == opened.text
    assert not again(one).file_changed
    path.write_bytes(path.read_bytes() + b"# changed\n")
    assert again(one).file_changed


def test_half_a_character_does_not_cost_the_rest():
    one = draft(projects.project_of(replace(FULL, name="half \ud83d", note="")))
    assert again(one).project.scenarios[0].plan == replace(FULL, name="half ?", note="")


def test_a_value_that_no_plan_may_hold_does_not_cost_the_rest():
    one = draft(projects.project_of(replace(FULL, efficiency=-1.0)))
    assert again(one).project.scenarios[0].plan == replace(FULL, efficiency=Plan().efficiency)


@pytest.mark.parametrize(
    "data", [b"", b"broken =", b"\xff\xfe", b"format = 1\n", b"scenario = 3\n", b"[[scenario]]\n"]
)
def test_what_is_no_draft_is_refused(tmp_path, data):
    path = tmp_path / "a.toml"
    path.write_bytes(data)
    with pytest.raises(Refused):
        read(path)


def test_only_what_changed_is_made_again(monkeypatch):
    from ascgui.planfile import drafts

    made = []
    true = drafts._plan
    monkeypatch.setattr(drafts, "_plan", lambda plan: made.append(plan.name) or true(plan))
    project = projects.add(projects.project_of(Plan(name="One")), Plan(name="Two"))
    writer = Writer()
    writer.text(draft(project))
    later = projects.change(project, "2", Plan(name="Two", seq_len=1))
    assert parse(writer.text(draft(later)).encode(), __file__).project == later
    assert made == ["One", "Two", "Two"]


def test_before_is_what_the_file_says_now_or_said_when_it_is_gone(tmp_path):
    tables, path = load().tables, tmp_path / "plan.toml"
    old = Plan(name="Old", model="qwen2.5-7b")
    base = save(path, old, answer(old, tables), tables, None)
    one = draft(projects.project_of(FULL), path, base)
    assert one.before() == projects.project_of(old)
    newer = Plan(name="Newer", model="qwen2.5-7b")
    save(path, newer, answer(newer, tables), tables, base, force=True)
    assert one.before() == projects.project_of(newer)
    path.unlink()
    assert one.before() == projects.project_of(old)
    assert one.file_changed
    assert draft(projects.project_of(FULL)).before() is None


def test_the_fields_that_differ_are_told_before_and_after():
    old, new = Plan(name="A", seq_len=4096), Plan(name="A", seq_len=8192, model="qwen3-8b")
    (one,) = differences(projects.project_of(old), projects.project_of(new))
    assert (one.kind, one.label) == (Kind.CHANGED, "A")
    assert one.fields == (
        FieldDifference("model", None, "qwen3-8b"),
        FieldDifference("seq_len", 4096, 8192),
    )


def test_without_a_file_an_empty_plan_is_compared_with():
    assert differences(None, projects.project_of(Plan())) == ()
    (one,) = differences(None, projects.project_of(Plan(model="qwen3-8b")))
    assert one.fields == (FieldDifference("model", None, "qwen3-8b"),)


def test_scenarios_that_came_went_or_moved_are_told():
    old = projects.add(projects.project_of(Plan(name="One")), Plan(name="Two"))
    new = projects.add(projects.remove(old, "1"), Plan(name="Three"))
    new = replace(projects.prefer(new, "3"), name="Decision")
    found = differences(old, new)
    assert [(one.kind, one.label) for one in found] == [
        (Kind.PROJECT, "Decision"),
        (Kind.ADDED, "Three"),
        (Kind.REMOVED, "One"),
    ]
    assert found[0].fields == (
        FieldDifference("title", None, "Decision"),
        FieldDifference("preferred", None, "Three"),
    )
    moved = differences(old, projects.reorder(old, "2", 0))
    assert moved[0].fields == (FieldDifference("order", ("One", "Two"), ("Two", "One")),)
    nameless = projects.add(projects.project_of(Plan()), Plan(name="Two"))
    assert differences(nameless, projects.remove(nameless, "1"))[-1].label == text(
        "Scenario {n}", n=1
    )


def test_two_spellings_of_one_name_are_no_difference():
    old, new = Plan(model="Qwen2.5 7B"), Plan(model="qwen2.5-7b")
    pair = projects.project_of(old), projects.project_of(new)
    assert differences(*pair, load().tables) == ()
    assert differences(*pair) != ()
