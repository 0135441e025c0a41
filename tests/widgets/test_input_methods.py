"""Chinese typed through an input method: nothing is read before it is committed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.choices import Choice
from ascgui.viewmodels.quantities import COUNT
from ascgui.widgets.choice_box import ChoiceBox
from ascgui.widgets.path_edit import FILE, PathEdit
from ascgui.widgets.quantity_edit import MomentEdit, QuantityEdit

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def shown(qtbot):
    """Puts a field into a window and the focus into its line."""
    window = QWidget()
    window.elsewhere = QLineEdit()
    layout = QVBoxLayout(window)
    layout.addWidget(window.elsewhere)
    qtbot.addWidget(window)

    def show(field):
        layout.addWidget(field)
        window.show()
        window.activateWindow()
        field.line.setFocus()
        qtbot.waitUntil(field.line.hasFocus)
        heard = []
        field.value_edited.connect(heard.append)
        return heard

    return show


def compose(line, being_typed):
    """Show ``being_typed`` in ``line`` as an input method does before anything is chosen."""
    QApplication.sendEvent(line, QInputMethodEvent(being_typed, []))


def commit(line, chosen):
    event = QInputMethodEvent("", [])
    event.setCommitString(chosen)
    QApplication.sendEvent(line, event)


def quantity(theme):
    return QuantityEdit(COUNT, Tongue(), theme)


def moment(theme):
    return MomentEdit(Tongue(), theme)


def choice(theme):
    box = ChoiceBox(Tongue(), theme, typed=True)
    box.set_choices((Choice("qwen2.5-7b", "qwen2.5-7b"), Choice("glm4-9b", "智谱 glm4-9b")))
    return box


def path(theme):
    return PathEdit(Tongue(), theme, kinds=(FILE,))


@pytest.mark.parametrize("make", [quantity, moment, choice, path])
def test_what_is_being_composed_is_neither_read_nor_called_wrong(make, theme, shown):
    field = make(theme)
    heard = shown(field)
    for being_typed in ("y", "yi", "yi'wan"):
        compose(field.line, being_typed)
    assert heard == []
    assert field.problem == ""
    assert QApplication.activePopupWidget() is None
    compose(field.line, "")
    assert heard == []


def test_a_count_in_chinese_is_read_once_it_is_committed(theme, shown):
    field = quantity(theme)
    heard = shown(field)
    commit(field.line, "12")
    compose(field.line, "yi")
    assert heard == [12]
    commit(field.line, "亿")
    assert heard == [12, 1_200_000_000]
    commit(field.line, "。")
    field.window().elsewhere.setFocus()
    assert field.problem != ""


def test_a_choice_is_found_by_its_chinese_name(theme, shown, qtbot):
    field = choice(theme)
    heard = shown(field)
    field.line.selectAll()
    commit(field.line, "智谱")
    qtbot.waitUntil(field._popup.isVisible)
    # The next word is composed while the list stands open.
    compose(field.line, "g")
    assert field._popup.isVisible()
    compose(field.line, "")
    qtbot.keyClick(field._popup, Qt.Key.Key_Down)
    qtbot.keyClick(field._popup, Qt.Key.Key_Return)
    assert heard == ["glm4-9b"]


def test_a_path_with_chinese_is_taken_as_it_is(theme, shown):
    field = path(theme)
    heard = shown(field)
    commit(field.line, "/数据/训练.jsonl")
    assert heard == ["/数据/训练.jsonl"]
    assert field.value == "/数据/训练.jsonl"


@pytest.mark.parametrize("make", [quantity, moment, choice, path])
def test_an_input_method_is_asked_for_in_every_line(make, theme, shown):
    field = make(theme)
    shown(field)
    assert field.line.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    assert field.line.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle).isValid()
