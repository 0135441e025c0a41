from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.viewmodels.choices import (
    Choice,
    ChoiceModel,
    Mark,
    MarkRole,
    NoteRole,
    ValueRole,
    matching,
)

ENGLISH = Language("en", {})
OTHER = Language("zh_CN", {"not here": "此处没有"})
MODELS = (
    Choice("qwen2-7b", "qwen2-7b"),
    Choice("qwen2.5-7b", "qwen2.5-7b", aliases=("Qwen2.5 7B Instruct",)),
    Choice("qwen2.5_vl-7b", "qwen2.5_vl-7b"),
    Choice("DeepSeek-V3/R1", "DeepSeek-V3/R1", aliases=("deepseek-r1",)),
)


@pytest.fixture
def model(qapp):
    made = ChoiceModel(ENGLISH)
    tester = QAbstractItemModelTester(
        made, QAbstractItemModelTester.FailureReportingMode.Fatal, made
    )
    assert tester.model() is made
    return made


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("qwen2.5-7b", "qwen2.5-7b"),
        ("QWEN2.5 7B", "qwen2.5-7b"),
        ("instruct", "qwen2.5-7b"),
        ("r1", "DeepSeek-V3/R1"),
        ("vl", "qwen2.5_vl-7b"),
        ("７b", "qwen2-7b"),
    ],
)
def test_a_choice_is_found_by_name_and_alias_in_any_spelling(typed, first):
    assert matching(MODELS, typed, ENGLISH)[0].value == first


def test_what_begins_as_typed_comes_before_what_contains_it():
    names = [choice.value for choice in matching(MODELS, "qwen2.5", ENGLISH)]
    assert names == ["qwen2.5-7b", "qwen2.5_vl-7b"]


def test_nothing_typed_finds_everything_and_nonsense_finds_nothing():
    assert matching(MODELS, "  ", ENGLISH) == MODELS
    assert matching(MODELS, "gpt", ENGLISH) == ()


def test_the_model_shows_name_note_mark_and_value(model):
    model.put((Choice("lora", "lora", text("not here"), mark=Mark.NOT_SUPPORTED),))
    index = model.index(0)
    assert index.data() == "lora"
    assert index.data(NoteRole) == "not here"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "not here"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "lora, not here"
    assert index.data(MarkRole) == Mark.NOT_SUPPORTED
    assert index.data(ValueRole) == "lora"


def test_a_choice_that_is_not_supported_can_be_taken_and_one_that_is_disabled_cannot(model):
    model.put((Choice("a", "a", mark=Mark.NOT_SUPPORTED), Choice("b", "b", enabled=False)))
    enabled = Qt.ItemFlag.ItemIsEnabled
    assert model.flags(model.index(0)) & enabled
    assert not model.flags(model.index(1)) & enabled


def test_only_rows_whose_words_differ_are_repainted(model, qtbot):
    model.put(MODELS)
    changed = Choice("qwen2.5-7b", "qwen2.5-7b", text("not here"))
    with qtbot.waitSignal(model.dataChanged) as caught, qtbot.assertNotEmitted(model.modelReset):
        model.put((MODELS[0], changed, *MODELS[2:]))
    assert [caught.args[0].row(), caught.args[1].row()] == [1, 1]


def test_other_choices_replace_the_rows(model, qtbot):
    model.put(MODELS)
    with qtbot.waitSignal(model.modelReset):
        model.put(MODELS[:2])
    assert model.rowCount() == 2
    assert model.row_of("qwen2.5-7b") == 1
    assert model.row_of("qwen2.5_vl-7b") == -1


def test_the_words_follow_the_language(model):
    model.put((Choice("lora", "lora", text("not here")),))
    model.speak(OTHER)
    assert model.index(0).data(NoteRole) == "此处没有"
