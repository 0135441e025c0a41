from __future__ import annotations

from dataclasses import replace

import pytest

from ascgui.catalog.planrows import change_issues, changed_rows
from ascgui.domain.catalog import FeatureValue, Requirement, Tables
from ascgui.domain.issues import Severity
from ascgui.domain.plan import Plan
from ascgui.language.language import Language

ENGLISH = Language("en", {})
PLAN = Plan(
    model="qwen2.5-32b",
    strategy="full",
    seq_len=4096,
    framework="llama-factory",
    hardware="snt9b",
)


def test_the_rows_of_a_plan_that_differ_between_editions_are_told(tables: Tables) -> None:
    change, *features = changed_rows(PLAN, tables, "6.5.902", "6.5.910")
    assert isinstance(change.before, Requirement)
    assert isinstance(change.after, Requirement)
    assert (change.before.devices, change.after.devices) == (32, 16)
    assert {item.before for item in features} == {None}, "the older edition has no feature table"
    issue, *rest = change_issues(PLAN, tables, "6.5.902", "6.5.910")
    assert (issue.severity, issue.code) == (Severity.WARNING, "plan-row-changed")
    assert [source.document for source in issue.sources] == ["002", "000"]
    assert "says at least 32 devices, edition 6.5.910 says at least 16" in ENGLISH.show(
        issue.message
    )
    assert {item.severity for item in rest} == {Severity.INFO}


@pytest.mark.parametrize("plan", [Plan(), replace(PLAN, model="nobody")])
def test_a_plan_without_a_known_model_has_no_rows(tables: Tables, plan: Plan) -> None:
    assert changed_rows(plan, tables, "6.5.902", "6.5.910") == ()


def test_rows_that_are_the_same_are_not_told(tables: Tables) -> None:
    assert changed_rows(PLAN, tables, "6.5.910", "6.5.910") == ()
    same = replace(PLAN, model="qwen2-7b", framework="mindspeed-llm")
    assert all(
        change.table == "features" for change in changed_rows(same, tables, "6.5.902", "6.5.910")
    )


def test_what_the_plan_does_not_say_yet_is_any(tables: Tables) -> None:
    open_plan = replace(PLAN, seq_len=None, hardware=None)
    rows = [
        change.after.key.hardware
        for change in changed_rows(open_plan, tables, "6.5.902", "6.5.910")
        if isinstance(change.after, Requirement)
    ]
    assert sorted(set(rows)) == ["snt9b", "snt9b23"]
    assert len(rows) > 2


def test_an_edited_catalog_is_compared_with_the_earlier_one(tables: Tables) -> None:
    key = next(
        key
        for (edition, key) in tables.requirements
        if edition == "6.5.910" and key.model == PLAN.model and key.hardware == "snt9b"
        and (key.strategy, key.seq_len, key.framework) == ("full", 4096, "llama-factory")
    )  # fmt: skip
    entries = dict(tables.requirements)
    entries["6.5.910", key] = replace(entries["6.5.910", key], devices=64)
    cells = tuple(
        replace(cell, value=FeatureValue.NOT_PLANNED)
        if (cell.model, cell.framework, cell.feature) == ("Qwen2.5-32B", "llama-factory", "zero")
        else cell
        for cell in tables.features
    )
    edited = replace(tables, requirements=entries, features=cells)
    changes = changed_rows(PLAN, edited, "6.5.910", "6.5.910", earlier=tables)
    assert [change.table for change in changes] == ["min-devices", "features"]
