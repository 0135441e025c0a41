from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ascgui.domain.plan import Plan
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
