from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ascgui.domain import project as projects
from ascgui.domain.plan import Plan
from ascgui.domain.project import Project, project_of
from ascgui.domain.text import text
from ascgui.session.document import ALL_FIELDS, Document

SEQUENCE = text("Sequence length")


@pytest.fixture
def document(qapp):
    return Document(Plan(model="qwen2.5-7b"))


def collected(signal):
    heard = []
    signal.connect(lambda *args: heard.append(args[0] if args else None))
    return heard


def test_an_edit_changes_the_plan_and_names_the_field(document):
    heard = collected(document.changed)
    document.apply(SEQUENCE, seq_len=8192)
    assert document.plan.seq_len == 8192
    assert heard == [frozenset({"seq_len"})]


def test_undo_and_redo_restore_the_whole_plan_and_tell_the_fields(document):
    document.apply(SEQUENCE, seq_len=8192)
    heard = collected(document.changed)
    document.undo_stack.undo()
    assert document.plan == Plan(model="qwen2.5-7b")
    document.undo_stack.redo()
    assert document.plan.seq_len == 8192
    assert heard == [frozenset({"seq_len"})] * 2


def test_typing_in_one_field_is_one_step(document):
    for length in (8, 81, 819, 8192):
        document.apply(SEQUENCE, seq_len=length)
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.plan.seq_len == 4096


def test_edits_of_different_fields_are_different_steps(document):
    document.apply(SEQUENCE, seq_len=8192)
    document.apply(text("Model"), model="qwen3-8b")
    document.apply(SEQUENCE, seq_len=4096)
    assert document.undo_stack.count() == 3


def test_the_same_field_under_another_label_is_another_step(document):
    document.apply(text("Tokens"), name="a")
    document.apply(text("Epochs"), name="b")
    assert document.undo_stack.count() == 2


def test_leaving_a_field_ends_its_step(document):
    document.apply(SEQUENCE, seq_len=8)
    document.settle()
    document.apply(SEQUENCE, seq_len=9)
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert document.plan.seq_len == 8


def test_typing_back_to_the_old_value_leaves_nothing_to_undo(document):
    document.apply(SEQUENCE, seq_len=8192)
    document.apply(SEQUENCE, seq_len=4096)
    assert document.undo_stack.count() == 0
    assert not document.modified


def test_an_edit_that_changes_nothing_is_no_step_and_tells_nothing(document):
    heard = collected(document.changed)
    document.apply(SEQUENCE, seq_len=4096)
    assert document.undo_stack.count() == 0
    assert heard == []


def test_several_fields_change_in_one_step(document):
    document.apply(text("Framework"), framework="verl", strategy="grpo")
    document.undo_stack.undo()
    assert (document.plan.framework, document.plan.strategy) == (None, "full")


def test_the_labels_of_undo_and_redo_follow_the_steps(document):
    assert document.undo_label is None
    document.apply(SEQUENCE, seq_len=8192)
    assert document.undo_label == SEQUENCE
    assert document.redo_label is None
    document.undo_stack.undo()
    assert document.redo_label == SEQUENCE


def test_an_edit_marks_the_plan_as_modified_until_it_is_undone(document):
    document.apply(SEQUENCE, seq_len=8192)
    assert document.modified
    document.undo_stack.undo()
    assert not document.modified


def test_saving_takes_the_mark_away_and_an_edit_after_it_is_a_step_of_its_own(document):
    document.apply(SEQUENCE, seq_len=8)
    document.mark_saved(Path("plan.toml"), None)
    assert not document.modified
    document.apply(SEQUENCE, seq_len=9)
    assert document.modified
    document.undo_stack.undo()
    assert document.plan.seq_len == 8
    assert not document.modified


def test_undoing_over_a_save_marks_the_plan_again(document):
    document.apply(SEQUENCE, seq_len=8)
    document.mark_saved(Path("plan.toml"), None)
    document.undo_stack.undo()
    assert document.modified


def test_another_plan_comes_in_whole_and_without_history(document):
    document.apply(SEQUENCE, seq_len=8)
    changed, replaced = collected(document.changed), collected(document.replaced)
    document.replace(Plan(model="glm4-9b"), Path("other.toml"), None)
    assert document.plan.model == "glm4-9b"
    assert document.path == Path("other.toml")
    assert changed == [ALL_FIELDS]
    assert len(replaced) == 1
    assert document.undo_stack.count() == 0
    assert not document.modified


def test_a_recovered_plan_is_modified_from_the_start(document):
    document.replace(Plan(), Path("plan.toml"), None, recovered=True)
    assert document.modified
    document.mark_saved(Path("plan.toml"), None)
    assert not document.modified


def test_the_title_is_the_name_else_the_file_else_new(document):
    assert document.title == text("New plan")
    document.mark_saved(Path("somewhere/plan.toml"), None)
    assert document.title == "plan.toml"
    heard = collected(document.title_changed)
    document.apply(text("Name"), name="Customer A")
    assert document.title == "Customer A"
    assert heard


# Several scenarios


@pytest.fixture
def several(document):
    """Base, shown, and two others."""
    document.apply(text("Name"), name="Base")
    document.add_scenario(text("Add a scenario"), Plan(name="Long", seq_len=8192))
    document.add_scenario(text("Add a scenario"), Plan(model="glm4-9b", seq_len=8192))
    return document


def test_a_plan_is_a_project_of_one(document):
    assert document.project == project_of(Plan(model="qwen2.5-7b"))
    assert document.current == "1"
    document.apply(SEQUENCE, seq_len=8192)
    assert document.project.scenario("1").plan == document.plan


def test_a_scenario_is_added_as_one_step_and_what_is_shown_stays(document):
    changed, project_changed = collected(document.changed), collected(document.project_changed)
    added = document.add_scenario(text("Add a scenario"), Plan(name="Long", seq_len=8192))
    assert document.project.scenario(added).plan.seq_len == 8192
    assert document.current == "1"
    assert (changed, len(project_changed)) == ([], 1)
    assert document.undo_label == text("Add a scenario")
    document.undo_stack.undo()
    assert document.project.ids == ("1",)


def test_an_added_scenario_gets_a_name_that_no_other_bears(several):
    again = several.add_scenario(text("Add a scenario"), Plan(name="Long"))
    assert several.project.scenario(again).name == "Long 2"
    unnamed = several.add_scenario(text("Add a scenario"), Plan())
    assert several.project.scenario(unnamed).name == ""


def test_another_scenario_shown_tells_only_what_differs_and_is_no_edit(several):
    several.mark_saved(Path("project.toml"), None)
    changed, steps = collected(several.changed), several.undo_stack.count()
    shown, titles = collected(several.current_changed), collected(several.title_changed)
    several.show_scenario("2")
    assert (several.current, several.plan.seq_len) == ("2", 8192)
    assert changed == [frozenset({"name", "model", "seq_len"})]
    assert len(shown) == len(titles) == 1
    assert several.undo_stack.count() == steps
    assert not several.modified
    with pytest.raises(KeyError):
        several.show_scenario("9")


def test_an_undo_shows_the_scenario_that_it_changes(several):
    several.show_scenario("2")
    several.apply(SEQUENCE, seq_len=16384)
    several.show_scenario("3")
    several.undo_stack.undo()
    assert (several.current, several.plan.seq_len) == ("2", 8192)
    several.show_scenario("1")
    several.undo_stack.redo()
    assert (several.current, several.plan.seq_len) == ("2", 16384)


def test_typing_in_two_scenarios_is_two_steps(several):
    several.apply(SEQUENCE, seq_len=1)
    several.show_scenario("2")
    several.apply(SEQUENCE, seq_len=2)
    several.show_scenario("1")
    several.apply(SEQUENCE, seq_len=3)
    several.undo_stack.undo()
    assert several.plan.seq_len == 1


def test_a_project_is_altered_in_one_step_and_what_is_shown_stays(several):
    before = several.project
    several.alter(text("Move"), projects.reorder(before, "1", 2))
    assert several.project.ids == ("2", "3", "1")
    assert several.current == "1"
    several.alter(text("Prefer"), projects.prefer(several.project, "3"))
    several.undo_stack.undo()
    several.undo_stack.undo()
    assert several.project == before


def test_where_the_shown_scenario_is_removed_its_neighbour_is_shown(several):
    several.show_scenario("2")
    several.alter(text("Remove"), projects.remove(several.project, "2"))
    assert several.current == "3"
    several.alter(text("Remove"), projects.remove(several.project, "3"))
    assert several.current == "1"
    several.undo_stack.undo()
    assert several.current == "3"
    several.undo_stack.undo()
    assert (several.current, several.project.ids) == ("2", ("1", "2", "3"))


def test_an_alteration_can_show_another_scenario_and_needs_one(several):
    several.alter(text("Duplicate"), projects.duplicate(several.project, "1"), "4")
    assert (several.current, several.plan.name) == ("4", "Base 2")
    with pytest.raises(ValueError, match="at least one"):
        several.alter(text("Remove"), Project())
    with pytest.raises(KeyError):
        several.alter(text("Remove"), several.project, "9")


def test_an_alteration_that_changes_nothing_is_no_step(several):
    steps = several.undo_stack.count()
    several.alter(text("Prefer"), projects.prefer(several.project, None))
    assert several.undo_stack.count() == steps
    several.alter(text("Prefer"), several.project, "2")
    assert (several.undo_stack.count(), several.current) == (steps, "2")


def test_a_project_opens_with_the_preferred_scenario_shown(several):
    project = projects.prefer(several.project, "2")
    several.replace(project, Path("project.toml"), None)
    assert several.current == "2"
    several.replace(project, Path("project.toml"), None, current="3")
    assert several.current == "3"
    several.replace(Project("Empty"), None, None)
    assert (several.project.name, several.plan) == ("Empty", Plan())


def test_the_heading_names_the_scenario_of_several(several):
    heading = text("{scenario} – {project}", scenario="Base", project=text("New project"))
    assert several.heading == heading
    several.show_scenario("3")
    several.alter(text("Name"), Project("Customer A", several.project.scenarios))
    scenario = text("Scenario {n}", n=3)
    assert several.heading == text(
        "{scenario} – {project}", scenario=scenario, project="Customer A"
    )
    several.replace(Plan(name="n" * 10_000), None, None)
    assert len(several.heading) < 100


CHANGES = st.lists(
    st.tuples(
        st.sampled_from(
            ["edit", "add", "duplicate", "remove", "rename", "annotate", "reorder", "prefer",
             "show", "settle", "save", "undo", "redo"]
        ),
        st.integers(0, 6),
        st.integers(0, 3),
    ),
    max_size=40,
)  # fmt: skip


def changed(document, what, number, value):
    """Do one thing to the document, to the scenario at ``number``."""
    project = document.project
    one = project.ids[number % len(project.ids)]
    altered = None
    if what == "edit":
        document.apply(SEQUENCE, seq_len=value)
    elif what == "add":
        document.add_scenario(text("Add"), Plan(name=f"{value}"))
    elif what == "show":
        document.show_scenario(one)
    elif what == "settle":
        document.settle()
    elif what == "duplicate":
        altered = projects.duplicate(project, one)
    elif what == "remove" and len(project.ids) > 1:
        altered = projects.remove(project, one)
    elif what == "rename":
        altered = projects.rename(project, one, f"{value}")
    elif what == "annotate":
        altered = projects.annotate(project, one, f"{value}")
    elif what == "reorder":
        altered = projects.reorder(project, one, value)
    elif what == "prefer":
        altered = projects.prefer(project, one)
    if altered is not None:
        document.alter(text("Alter"), altered)


@settings(
    max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(CHANGES)
def test_undo_and_redo_walk_through_every_project_there_was(qapp, steps):
    document = Document(Plan())
    seen = [document.project]  # the project after each step of undo, as a list would keep it
    saved = document.project
    for what, number, value in steps:
        before = document.project
        if what == "undo":
            document.undo_stack.undo()
        elif what == "redo":
            document.undo_stack.redo()
        elif what == "save":
            document.mark_saved(Path("project.toml"), None)
            saved = document.project
        else:
            plans, heard = document.plan, collected(document.changed)
            changed(document, what, number, value)
            for names in heard[:1]:
                assert names
                assert all(getattr(plans, name) != getattr(document.plan, name) for name in names)
        index = document.undo_stack.index()
        if what not in {"undo", "redo"} and document.project != before:
            seen = [*seen[:index], document.project]
        assert document.project == seen[index]
        assert document.current in document.project.ids
        assert document.plan == document.project.scenario(document.current).plan
        if not document.modified:
            assert document.project == saved
    while document.undo_stack.index():
        document.undo_stack.undo()
        assert document.project == seen[document.undo_stack.index()]
    while document.redo_label is not None:
        document.undo_stack.redo()
        assert document.project == seen[document.undo_stack.index()]


def test_a_document_with_steps_is_collected_without_harm(qapp) -> None:
    # With QUndoCommand the stack deleted steps again that the collector had taken already.
    script = """
import gc
from PySide6.QtCore import QCoreApplication
from ascgui.session.document import Document
application = QCoreApplication([])
class Holder: pass
for turn in range(60):
    document, holder = Document(), Holder()
    holder.document, holder.itself = document, holder
    document.undo_stack.index_changed.connect(lambda _at, holder=holder: None)
    document.holder = holder
    for number in range(4):
        document.apply(str(number), name=str(number))
    document.undo_stack.undo()
    del document, holder
    gc.collect()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
