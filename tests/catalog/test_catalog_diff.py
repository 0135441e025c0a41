from __future__ import annotations

from ascgui.catalog.diff import Difference, diff
from ascgui.domain.catalog import JobKey, Support, Tables


def test_changed_counts_between_the_editions_are_exactly_these(tables: Tables) -> None:
    both = {
        (item.key.model, item.key.strategy, item.key.framework, item.before, item.after)
        for item in diff(tables, "6.5.902", "6.5.910")
        if None not in {item.before, item.after}
    }
    assert both == {
        ("llama3.2-1b", "full", "llama-factory", 1, 2),
        ("llama3.2-1b", "lora", "llama-factory", 1, 2),
        ("qwen2.5-32b", "full", "llama-factory", 32, 16),
        ("qwen2vl-2b", "lora", "llama-factory", 1, 2),
        ("qwen2.5_vl-72b", "full", "llama-factory", 32, 64),
        ("qwen2.5_vl-72b", "lora", "llama-factory", 16, 32),
    }


def test_an_entry_of_one_edition_only_has_nothing_on_the_other_side(tables: Tables) -> None:
    found = {item.key: item for item in diff(tables, "6.5.902", "6.5.910")}
    gone = JobKey("qwen2.5_vl-7b", "lora", 8192, "llama-factory", "snt9b")
    assert found[gone] == Difference(gone, 1, None)
    new = JobKey("qwen2.5-7b", "grpo", 4096, "verl", "snt9b")
    assert found[new] == Difference(new, None, 8)
    dash = JobKey("qwen2.5-7b", "full", 4096, "verl", "snt9b")
    assert found[dash] == Difference(dash, None, Support.NOT_SUPPORTED)
    assert len(found) == 948


def test_the_way_back_swaps_the_sides(tables: Tables) -> None:
    there = {(item.key, item.before, item.after) for item in diff(tables, "6.5.902", "6.5.910")}
    back = {(item.key, item.after, item.before) for item in diff(tables, "6.5.910", "6.5.902")}
    assert there == back


def test_an_edition_does_not_differ_from_itself(tables: Tables) -> None:
    assert diff(tables, "6.5.910", "6.5.910") == ()
