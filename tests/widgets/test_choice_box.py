from __future__ import annotations

from enum import StrEnum

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from ascgui.domain.text import text
from ascgui.viewmodels.choices import Choice, Mark
from ascgui.widgets.choice_box import ChoiceBox

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

MODELS = (
    Choice("qwen2-7b", "qwen2-7b"),
    Choice("qwen2.5-7b", "qwen2.5-7b", aliases=("Qwen/Qwen2.5-7B",)),
    Choice("qwen2.5-14b", "qwen2.5-14b", text("not here"), mark=Mark.NOT_SUPPORTED),
    Choice("glm4-9b", "glm4-9b"),
)


@pytest.fixture
def form(qtbot, theme, tongue):
    window = QWidget()
    window.elsewhere = QLineEdit()
    layout = QVBoxLayout(window)
    layout.addWidget(window.elsewhere)
    qtbot.addWidget(window)

    def make(**how):
        box = ChoiceBox(tongue, theme, **how)
        box.set_choices(MODELS)
        layout.addWidget(box)
        window.show()
        window.activateWindow()
        window.elsewhere.setFocus()
        qtbot.waitUntil(window.elsewhere.hasFocus)
        return box

    make.window = window
    return make


def edits(box):
    found = []
    box.value_edited.connect(found.append)
    return found


def focus(box, qtbot):
    box.line.setFocus()
    qtbot.waitUntil(lambda: box.line.hasFocus() and box.line.hasSelectedText() == bool(box.shown))


def leave(form, qtbot):
    form.window.activateWindow()
    form.window.elsewhere.setFocus()
    qtbot.waitUntil(form.window.elsewhere.hasFocus)


def test_the_model_of_what_was_found_is_sound(form, qtbot):
    box = form(typed=True)
    QAbstractItemModelTester(box.found, QAbstractItemModelTester.FailureReportingMode.Fatal, box)
    focus(box, qtbot)
    for typed in "qwen2.5":
        qtbot.keyClicks(box.line, typed)
    box.reset()


def test_choosing_an_entry_tells_its_value_once(form):
    box = form()
    told = edits(box)
    box.box.setCurrentIndex(3)
    box.box.activated.emit(3)
    assert told == ["glm4-9b"]
    assert box.shown == "glm4-9b"


class Word(StrEnum):
    ONE = "one"
    TWO = "two"


@pytest.mark.parametrize("typed", [False, True])
def test_the_value_told_is_the_one_offered_and_not_what_qt_makes_of_it(form, qtbot, typed):
    box = form(typed=typed)
    told = edits(box)
    box.set_choices([Choice(Word.ONE, "first"), Choice(Word.TWO, "second")])
    if typed:
        focus(box, qtbot)
        qtbot.keyClicks(box.line, "sec")
        qtbot.keyClick(box._popup, Qt.Key.Key_Down)
        qtbot.keyClick(box._popup, Qt.Key.Key_Return)
    else:
        box.box.setCurrentIndex(1)
        box.box.activated.emit(1)
    assert [type(value) for value in told] == [Word]
    assert told == [Word.TWO]


def test_a_value_that_was_set_is_shown_and_not_told(form):
    box = form(typed=True)
    told = edits(box)
    box.set_value("glm4-9b")
    assert box.shown == "glm4-9b"
    assert told == []


def test_typing_filters_over_names_and_aliases(form, qtbot):
    box = form(typed=True)
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "2.5")
    found = [box.found.index(row).data() for row in range(box.found.rowCount())]
    assert found == ["qwen2.5-7b", "qwen2.5-14b"]
    assert box._popup.isVisible()
    box._popup.hide()


def test_a_name_that_is_typed_whole_is_taken_at_once(form, qtbot):
    box = form(typed=True)
    told = edits(box)
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "QWEN2.5-7B")
    assert told == ["qwen2.5-7b"]
    box._popup.hide()
    leave(form, qtbot)
    assert box.shown == "qwen2.5-7b"


def test_an_entry_of_the_popup_is_taken_by_the_keyboard(form, qtbot):
    box = form(typed=True)
    told = edits(box)
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "2.5")
    qtbot.keyClick(box._popup, Qt.Key.Key_Down)
    qtbot.keyClick(box._popup, Qt.Key.Key_Down)
    qtbot.keyClick(box._popup, Qt.Key.Key_Return)
    assert told == ["qwen2.5-14b"]
    assert box.shown == "qwen2.5-14b"


def test_escape_leaves_the_value_as_it_was(form, qtbot):
    box = form(typed=True)
    box.set_value("glm4-9b")
    told = edits(box)
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "qw")
    qtbot.keyClick(box._popup, Qt.Key.Key_Escape)
    qtbot.keyClick(box.line, Qt.Key.Key_Escape)
    assert told == []
    assert box.shown == "glm4-9b"


def test_another_spelling_is_resolved_when_the_box_is_left(form, qtbot):
    box = form(typed=True, resolve={"the big one": "qwen2.5-14b"}.get)
    told = edits(box)
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "the big one")
    leave(form, qtbot)
    assert told == ["qwen2.5-14b"]
    assert box.shown == "qwen2.5-14b"


def test_what_is_no_entry_stays_and_is_explained(form, qtbot):
    box = form(typed=True)
    box.set_value("glm4-9b")
    told = edits(box)
    focus(box, qtbot)
    box.line.selectAll()
    qtbot.keyClicks(box.line, "gpt")
    leave(form, qtbot)
    assert told == []
    assert box.shown == "gpt"
    assert "none of the choices" in box.note.sentence
    assert box.value == "glm4-9b"


def test_a_free_box_takes_what_was_typed(form, qtbot):
    box = form(typed=True, free=True)
    told = edits(box)
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "my-own-model")
    leave(form, qtbot)
    assert told == ["my-own-model"]
    assert box.shown == "my-own-model"
    assert box.box.toolTip() == "my-own-model"


def test_emptying_a_typed_box_takes_the_value_away(form, qtbot):
    box = form(typed=True)
    box.set_value("glm4-9b")
    told = edits(box)
    focus(box, qtbot)
    box.line.selectAll()
    qtbot.keyClick(box.line, Qt.Key.Key_Delete)
    box._popup.hide()
    QApplication.processEvents()
    leave(form, qtbot)
    assert told == [None]


def test_undo_takes_back_what_is_half_typed(form, qtbot):
    box = form(typed=True)
    box.set_value("glm4-9b")
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "gp")
    qtbot.keyClick(box.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert box.shown == "glm4-9b"


def test_new_choices_keep_the_value(form):
    box = form(typed=True)
    box.set_value("glm4-9b")
    box.set_choices(MODELS[2:])
    assert box.shown == "glm4-9b"
    box.set_choices(MODELS[:1])
    assert box.shown == "glm4-9b"
    assert box.value == "glm4-9b"


def test_new_choices_do_not_disturb_what_is_being_typed(form, qtbot):
    box = form(typed=True)
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "qw")
    box.set_choices(MODELS[:2])
    assert box.shown == "qw"
    box._popup.hide()


def test_the_wheel_changes_nothing_while_the_box_has_no_focus(form):
    box = form()
    box.set_value("qwen2-7b")
    told = edits(box)
    down = QWheelEvent(
        QPointF(5, 5),
        QPointF(box.box.mapToGlobal(QPoint(5, 5))),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box.box, down)
    assert box.shown == "qwen2-7b"
    assert told == []


def test_the_tool_tip_of_the_box_says_what_is_known_of_its_value(form):
    box = form()
    box.set_value("qwen2.5-14b")
    assert "not here" in box.box.toolTip()


def test_a_long_note_is_cut_and_the_popup_stays_within_bounds(form):
    box = form()
    box.set_choices((Choice("a", "a", text("long " * 200)), *MODELS))
    box.box.showPopup()
    assert box.box.width() <= box.box.view().minimumWidth() < 400
    box.box.hidePopup()


def test_a_popup_is_little_wider_than_its_box_and_as_wide_as_what_was_found(form, qtbot):
    box = form(typed=True, characters=34)
    box.set_choices((Choice("z", "zzz", text("long " * 200)), *MODELS))
    box.box.showPopup()
    assert box.box.view().minimumWidth() == round(box.box.width() * 1.3)
    box.box.hidePopup()
    focus(box, qtbot)
    qtbot.keyClicks(box.line, "glm")
    assert box._popup.width() == box.box.width()
    box._popup.hide()


def test_a_popup_does_not_cut_a_long_name_for_a_small_box(form):
    box = form(characters=6)
    name = "a-model-whose-name-is-much-longer-than-the-box-that-it-is-chosen-in"
    box.set_choices((Choice("a", name), *MODELS))
    box.box.showPopup()
    assert box.box.view().minimumWidth() > box.box.fontMetrics().horizontalAdvance(name)
    box.box.hidePopup()
