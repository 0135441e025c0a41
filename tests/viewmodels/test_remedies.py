from __future__ import annotations

from dataclasses import replace

import pytest

from ascgui.catalog.load import load
from ascgui.domain.issues import Issue, Severity
from ascgui.domain.plan import Formula, Goal, GoalKind, Plan, Rounding, ThroughputChoice
from ascgui.domain.text import text
from ascgui.estimator.answer import answer
from ascgui.language.language import Language
from ascgui.viewmodels.remedies import beside_fields, remedies, remedy_name

ENGLISH = Language("en", {})
PLAN = Plan(model="qwen2.5-7b", framework="mindspeed-llm", hardware="snt9b")


@pytest.fixture(scope="module")
def tables():
    return load().tables


def issue(*fix, code="code"):
    return Issue(Severity.ERROR, code, text("wrong"), fix=fix)


@pytest.mark.parametrize(
    ("fix", "name"),
    [
        ((("goal", Goal(GoalKind.DEVICES, devices=8)),), "Use 8 devices"),
        ((("goal", Goal(deadline_s=3600.0)),), "Finish within 1 h"),
        ((("goal", Goal()),), "Use the minimum"),
        ((("efficiency", 0.9),), "Use 0.9"),
        ((("seq_len", 8192),), "Use 8192"),
        ((("framework", "mindspeed-llm"), ("hardware", "snt9b")), "Use MindSpeed-LLM, Snt9b"),
        ((("model", "qwen2.5-7b"),), "Use qwen2.5-7b"),
        ((("stage", "rl"),), "Use RL"),
        ((("formula", Formula.EXPECTED),), "Use the expected formula"),
        ((("formula", Formula.PUBLISHED),), "Use the printed formula"),
        ((("rounding", Rounding.EXACT),), "Use as few devices as needed"),
        ((("rounding", Rounding.RECOMMENDED),), "Round as recommended"),
        ((("throughput", ThroughputChoice()),), "Use the best row"),
        ((("calendar", None),), "Work round the clock"),
        ((("throughput", ThroughputChoice(row_id="x")),), "Use the row"),
    ],
)
def test_a_remedy_is_called_by_what_it_does(tables, fix, name):
    assert ENGLISH.show(remedy_name(issue(*fix), tables)) == name


def test_a_finding_without_a_remedy_offers_none(tables):
    assert remedy_name(issue(), tables) is None
    assert remedies(issue(), tables) == ()


def test_a_misspelt_model_is_offered_in_every_near_spelling(tables):
    found = answer(replace(PLAN, model="qwen2.5-7"), tables)
    said = beside_fields(found)["model"]
    names = [ENGLISH.show(name) for name, _ in remedies(said, tables)]
    assert "Use qwen2.5-7b" in names
    assert len(names) > 1


def test_errors_stand_beside_their_field_and_notes_do_not(tables):
    said = beside_fields(answer(replace(PLAN, efficiency=3.0), tables))
    assert said["efficiency"].code == "efficiency-above-one"
    assert beside_fields(answer(PLAN, tables)) == {}


def test_what_is_missing_is_said_by_the_answer_and_not_beside_the_field(tables):
    assert beside_fields(answer(Plan(), tables)) == {}
