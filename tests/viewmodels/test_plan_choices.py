from __future__ import annotations

from dataclasses import replace

import pytest

from ascgui.catalog.load import load
from ascgui.domain.plan import Plan, ThroughputChoice
from ascgui.estimator.answer import answer
from ascgui.language.language import Language
from ascgui.viewmodels.choices import Mark, matching
from ascgui.viewmodels.plan_bindings import ENTERED
from ascgui.viewmodels.plan_choices import JOB_FIELDS, evidence_choices, job_choices

ENGLISH = Language("en", {})
PLAN = Plan(model="qwen2.5-7b", framework="mindspeed-llm", hardware="snt9b")


@pytest.fixture(scope="module")
def tables():
    return load().tables


def by_value(choices):
    return {choice.value: choice for choice in choices}


def test_choices_that_the_catalog_denies_stay_with_the_reason(tables):
    found = by_value(job_choices("framework", PLAN, tables))
    assert found["mindspeed-llm"].mark is Mark.NONE
    assert found["verl"].mark is Mark.NOT_SUPPORTED
    assert "document 000" in ENGLISH.show(found["verl"].note)
    assert found["mindspeed-rl"].mark is Mark.UNKNOWN
    assert all(choice.enabled for choice in found.values())


def test_a_model_is_found_by_its_other_spellings(tables):
    models = job_choices("model", PLAN, tables)
    assert matching(models, "Qwen2.5-7B", ENGLISH)[0].value == "qwen2.5-7b"
    assert matching(models, "deepseek-r1", ENGLISH)[0].value == "DeepSeek-V3/R1"


def test_the_newest_edition_is_named_and_stands_for_no_choice(tables):
    editions = job_choices("edition", PLAN, tables)
    assert editions[0].value is None
    assert ENGLISH.show(editions[0].name) == "Newest (6.5.910)"
    assert [choice.value for choice in editions[1:]] == ["6.5.910", "6.5.902"]


@pytest.mark.parametrize("field", JOB_FIELDS)
def test_an_empty_plan_has_choices_for_every_field(tables, field):
    assert len(job_choices(field, Plan(), tables)) > 1


def test_the_evidence_names_its_best_row_and_what_differs_in_each(tables):
    found = evidence_choices(answer(PLAN, tables))
    assert found[0].value is None
    assert ENGLISH.show(found[0].name) == "Best: 4,034, qwen2-7b, full, 4096"
    assert ENGLISH.show(found[0].note).endswith("differs in model, stage")
    assert any("pretraining" in ENGLISH.show(sentence) for sentence in found[0].tip)


def test_a_value_that_was_entered_stands_among_the_evidence(tables):
    plan = replace(PLAN, throughput=ThroughputChoice(entered_tps=3000.0))
    found = by_value(evidence_choices(answer(plan, tables)))
    assert ENGLISH.show(found[ENTERED].name) == "Entered: 3,000 tokens/s per device"


def test_a_rate_that_is_not_clear_per_what_is_shown_and_cannot_be_taken(tables):
    plan = replace(PLAN, model="qwen3-8b", hardware="snt9b23")
    unclear = [choice for choice in evidence_choices(answer(plan, tables)) if not choice.enabled]
    assert unclear
    assert "not clear per what" in ENGLISH.show(unclear[0].note)


def test_without_a_near_row_the_evidence_says_so(tables):
    found = evidence_choices(answer(Plan(model="no-such-model"), tables))
    assert ENGLISH.show(found[0].name) == "Best: none is near enough"


def test_without_a_model_the_evidence_says_what_to_do_first(tables):
    found = evidence_choices(answer(Plan(), tables))
    assert [ENGLISH.show(one.name) for one in found] == ["Choose a model first"]
