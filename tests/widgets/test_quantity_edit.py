from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QApplication, QCalendarWidget, QLineEdit, QVBoxLayout, QWidget

from ascgui.domain.issues import Severity
from ascgui.domain.text import text
from ascgui.language.language import Language
from ascgui.viewmodels.quantities import COUNT, DURATION, RATIO
from ascgui.widgets.field_note import Remark
from ascgui.widgets.quantity_edit import MomentEdit, QuantityEdit


@pytest.fixture
def form(qtbot, theme, tongue):
    """Return a maker of fields in a window that has another line to leave them for."""
    window = QWidget()
    window.elsewhere = QLineEdit()
    layout = QVBoxLayout(window)
    layout.addWidget(window.elsewhere)
    qtbot.addWidget(window)

    def make(reading=COUNT, **how):
        field = QuantityEdit(reading, tongue, theme, **how)
        layout.addWidget(field)
        window.show()
        window.activateWindow()
        field.line.setFocus()
        qtbot.waitUntil(field.line.hasFocus)
        return field

    make.window = window
    return make


def edits(field):
    found = []
    field.value_edited.connect(found.append)
    return found


def leave(field, qtbot, form):
    form.window.elsewhere.setFocus()
    qtbot.waitUntil(form.window.elsewhere.hasFocus)


def test_what_is_typed_is_told_as_it_becomes_readable(form, qtbot):
    field = form()
    told = edits(field)
    qtbot.keyClicks(field.line, "1.2B")
    assert told[-1] == 1_200_000_000
    assert type(told[-1]) is int


def test_a_number_is_shown_with_separators_once_the_field_is_left(form, qtbot):
    field = form()
    qtbot.keyClicks(field.line, "1.2e9")
    assert field.typed == "1.2e9"
    leave(field, qtbot, form)
    assert field.typed == "1,200,000,000"


def test_enter_shows_the_number_too_and_ends_the_edit(form, qtbot):
    field = form()
    field.line.insert("3万")
    with qtbot.waitSignal(field.left):
        qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert field.typed == "30,000"


def test_leaving_a_field_as_it_is_changes_nothing(form, qtbot):
    field = form(RATIO)
    field.set_value(0.123456789)
    told = edits(field)
    qtbot.keyClick(field.line, Qt.Key.Key_End)
    leave(field, qtbot, form)
    assert told == []
    assert field.value == 0.123456789


def test_a_value_that_was_set_is_not_told(form):
    field = form()
    told = edits(field)
    field.set_value(5)
    assert told == []
    assert field.typed == "5"


def test_the_value_that_is_being_typed_does_not_disturb_the_caret(form, qtbot):
    field = form()
    field.value_edited.connect(field.set_value)
    qtbot.keyClicks(field.line, "1.2e9")
    field.line.setCursorPosition(2)
    field.set_value(1_200_000_000)
    assert field.typed == "1.2e9"
    assert field.line.cursorPosition() == 2


def test_another_value_replaces_the_text_also_while_the_field_has_the_focus(form, qtbot):
    field = form()
    qtbot.keyClicks(field.line, "7")
    field.set_value(12)
    assert field.typed == "12"


def test_what_cannot_be_read_stays_and_is_explained_below_the_field(form, qtbot):
    field = form()
    field.set_value(8)
    field.line.selectAll()
    qtbot.keyClicks(field.line, "eight")
    leave(field, qtbot, form)
    assert field.typed == "eight"
    assert field.note.isVisible()
    assert "not a number" in field.note.sentence
    assert "keeps 8" in field.note.sentence
    assert field.value == 8


def test_half_typed_text_is_not_called_wrong_before_a_pause(form, qtbot):
    field = form()
    qtbot.keyClicks(field.line, "1.2e")
    assert not field.note.isVisible()
    qtbot.waitUntil(field.note.isVisible)
    qtbot.keyClicks(field.line, "9")
    assert not field.note.isVisible()
    assert field.value == 1_200_000_000


def test_undo_takes_text_back_that_cannot_be_read(form, qtbot):
    field = form()
    field.set_value(8)
    field.line.selectAll()
    qtbot.keyClicks(field.line, "x")
    qtbot.keyClick(field.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.typed == "8"
    assert not field.note.isVisible()


def test_undo_of_readable_text_is_left_to_the_document(form, qtbot):
    field = form()
    qtbot.keyClicks(field.line, "12")
    qtbot.keyClick(field.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert field.typed == "12"


def test_an_optional_field_may_be_emptied_and_another_may_not(form, qtbot):
    optional = form()
    optional.set_value(8)
    told = edits(optional)
    optional.line.selectAll()
    qtbot.keyClick(optional.line, Qt.Key.Key_Delete)
    assert told == [None]
    needed = form(optional=False)
    needed.set_value(8)
    needed.line.selectAll()
    qtbot.keyClick(needed.line, Qt.Key.Key_Delete)
    leave(needed, qtbot, form)
    assert "missing" in needed.note.sentence
    assert needed.value == 8


def test_an_offered_value_stands_there_without_being_the_user_s(form, qtbot):
    field = form()
    field.offer(4034)
    assert field.typed == "4,034"
    assert field.value is None
    field.line.selectAll()
    qtbot.keyClicks(field.line, "3000")
    field.offer(5000)
    assert field.typed == "3000"
    field.line.selectAll()
    qtbot.keyClick(field.line, Qt.Key.Key_Delete)
    leave(field, qtbot, form)
    assert field.typed == "5,000"


def test_a_large_count_is_said_shortly_beside_the_field(form, qtbot):
    field = form(unit=text("tokens"), echo=True)
    qtbot.keyClicks(field.line, "1200000000")
    assert field.unit_label.text() == "tokens = 1.2 B"


def test_a_count_beyond_32_bits_is_kept_exactly(form, qtbot):
    field = form()
    told = edits(field)
    qtbot.keyClicks(field.line, "70,000,000,001")
    assert told[-1] == 70_000_000_001


def test_a_duration_is_shown_as_it_is_typed(form, qtbot):
    field = form(DURATION)
    qtbot.keyClicks(field.line, "3d")
    leave(field, qtbot, form)
    assert field.typed == "72 h"


def test_what_others_remark_stands_below_until_the_field_has_a_problem_of_its_own(form, qtbot):
    field = form(RATIO)
    field.set_value(3.0)
    field.remark(Remark(Severity.ERROR, text("above 1"), ((text("Use 0.9"), "fix"),)))
    assert field.note.sentence == "above 1"
    field.line.selectAll()
    qtbot.keyClicks(field.line, "x")
    leave(field, qtbot, form)
    assert "not a number" in field.note.sentence
    field.reset()
    assert field.note.sentence == "above 1"


def test_a_remedy_in_the_note_is_carried_on(form, qtbot):
    field = form(RATIO)
    field.remark(Remark(Severity.ERROR, text("above 1"), ((text("Use 0.9"), "fix"),)))
    button = next(b for b in field.note.findChildren(QWidget) if b.isWidgetType() and
                  getattr(b, "text", str)() == "Use 0.9")  # fmt: skip
    with qtbot.waitSignal(field.remedy_chosen) as caught:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert caught.args == ["fix"]


def test_the_field_has_a_name_for_screen_readers_that_follows_the_language(form, tongue):
    field = form()
    field.describe(text("Epochs"), text("How often"))
    assert field.line.accessibleName() == "Epochs"
    tongue._language = Language("zh_CN", {"Epochs": "轮数"})
    tongue.changed.emit()
    assert field.line.accessibleName() == "轮数"


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_start_may_be_empty_typed_or_picked(qtbot, theme, tongue):
    field = MomentEdit(tongue, theme)
    qtbot.addWidget(field)
    field.show()
    told = edits(field)
    assert field.value is None
    qtbot.keyClicks(field.line, "2026-12-01 07:57")
    assert told[-1] == datetime(2026, 12, 1, 7, 57)
    assert field.unit_label.text() == "Tue"
    qtbot.mouseClick(field.button, Qt.MouseButton.LeftButton)
    popup = QApplication.activePopupWidget()
    calendar = popup.findChild(QCalendarWidget)
    calendar.activated.emit(QDate(2026, 12, 24))
    assert told[-1] == datetime(2026, 12, 24, 7, 57)
    assert field.typed == "2026-12-24 07:57"
