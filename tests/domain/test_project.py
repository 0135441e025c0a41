from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ascgui.domain.plan import Plan
from ascgui.domain.project import (
    Project,
    Scenario,
    add,
    annotate,
    change,
    duplicate,
    label,
    next_id,
    prefer,
    project_of,
    remove,
    rename,
    reorder,
    short,
)
from ascgui.domain.text import text


def project(*names: str) -> Project:
    made = Project("Customer")
    for name in names:
        made = add(made, Plan(name=name))
    return made


def names(of: Project) -> list[str]:
    return [scenario.name for scenario in of.scenarios]


def test_a_scenario_and_its_plan_bear_one_name_and_note() -> None:
    scenario = Scenario("1", "Base", "as asked", Plan(name="other", note="other"))
    assert (scenario.plan.name, scenario.plan.note) == ("Base", "as asked")


def test_a_single_plan_is_a_project_of_one_that_a_plan_file_holds() -> None:
    single = project_of(Plan(name="Base", note="n"))
    assert single.ids == ("1",)
    assert single.title == "Base"
    assert single.is_plain
    assert not add(single, Plan()).is_plain
    assert not Project().is_plain
    assert not Project("Customer", single.scenarios).is_plain


def test_ids_stay_through_every_operation() -> None:
    made = project("A", "B", "C")
    assert made.ids == ("1", "2", "3")
    made = reorder(made, "3", 0)
    made = rename(made, "3", "Last, now first")
    made = annotate(made, "3", "moved")
    made = change(made, "1", Plan(name="A'", seq_len=8192))
    made = remove(made, "2")
    assert made.ids == ("3", "1")
    assert made.scenario("3").note == made.scenario("3").plan.note == "moved"
    assert made.scenario("1").plan.seq_len == 8192
    assert names(made) == ["Last, now first", "A'"]
    assert next_id(made) == "4"


def test_a_copy_stands_behind_its_original_under_the_next_free_name() -> None:
    made = duplicate(project("Base", "Large"), "1")
    assert names(made) == ["Base", "Base 2", "Large"]
    made = duplicate(duplicate(made, "1"), "3")
    assert names(made) == ["Base", "Base 3", "Base 2", "Base 4", "Large"]
    assert len(set(made.ids)) == 5
    assert names(duplicate(project(""), "1")) == ["", ""]


def test_the_preferred_scenario_is_one_of_several_or_none() -> None:
    made = prefer(project("A", "B"), "2")
    assert made.preferred == "2"
    assert reorder(made, "2", 0).preferred == "2"
    assert remove(add(made, Plan()), "1").preferred == "2"
    assert remove(made, "2").preferred is None
    assert remove(made, "1").preferred is None, "among one there is nothing to prefer"
    assert prefer(made, None).preferred is None


def test_an_id_that_is_not_there_is_refused() -> None:
    made = project("A", "B")
    for operation in (
        lambda: remove(made, "9"),
        lambda: prefer(made, "9"),
        lambda: rename(made, "9", "x"),
        lambda: duplicate(made, "9"),
        lambda: reorder(made, "9", 0),
        lambda: change(made, "9", Plan()),
    ):
        with pytest.raises(KeyError):
            operation()
    with pytest.raises(ValueError, match="same id"):
        Project("", (made.scenarios[0], made.scenarios[0]))
    with pytest.raises(ValueError, match="not in the project"):
        Project("", made.scenarios, "9")


@given(order=st.lists(st.tuples(st.integers(0, 4), st.integers(-3, 9)), max_size=20))
def test_reordering_loses_nothing(order: list[tuple[int, int]]) -> None:
    made = project("A", "B", "C", "D", "E")
    for which, index in order:
        moved = made.ids[which]
        made = reorder(made, moved, index)
        assert made.index(moved) == min(max(index, 0), 4)
    assert sorted(names(made)) == ["A", "B", "C", "D", "E"]


def test_names_of_any_characters_and_length_and_many_scenarios_are_held() -> None:
    long = "名\n\0\u202e" * 2500
    made = project_of(Plan(name=long))
    for _ in range(499):
        made = duplicate(made, made.ids[0])
    assert len(made.scenarios) == 500
    assert len(set(names(made))) == 500
    assert made.scenario("1").name == long


def test_names_of_any_kind_become_labels_in_one_line() -> None:
    scenario = rename(project_of(Plan()), "1", " \n\0\u202e ").scenarios[0]
    assert label(scenario, 7) == text("Scenario {n}", n=7)
    assert short("a\nb" * 100, 10) == "a ba ba b…"
    assert short("a\n" * 100, 10) == "a a a a a…"
    assert short("名" * 20, 10) == "名" * 9 + "…"
    assert short("x", 10) == "x"
