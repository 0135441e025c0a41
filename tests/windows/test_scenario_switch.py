from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from ascgui.domain import project as projects
from ascgui.domain.plan import Plan
from ascgui.domain.project import project_of
from ascgui.windows.plan_page import EXAMPLE, PlanPage
from ascgui.windows.scenario_switch import ScenarioSwitch

# The offscreen platform says so whenever a popup opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def switch(qtbot, document, tongue, theme):
    made = ScenarioSwitch(document, tongue, theme)
    qtbot.addWidget(made)
    return made


def two():
    return projects.add(project_of(Plan(name="Base")), Plan(name="Long", seq_len=8192))


def test_the_switch_takes_no_room_while_there_is_one_scenario(switch, document):
    assert switch.isHidden()
    document.replace(two(), None, None)
    assert not switch.isHidden()
    document.replace(Plan(), None, None)
    assert switch.isHidden()


def test_the_switch_names_the_current_scenario_and_shows_another(switch, document):
    document.replace(two(), None, None)
    assert switch.box.shown == "Base"
    switch.box._take("2")
    assert (document.current, document.plan.seq_len) == ("2", 8192)
    document.show_scenario("1")
    assert switch.box.shown == "Base"
    document.apply("name", name="")
    assert switch.box.shown == "Scenario 1"


def test_a_cleared_switch_shows_the_current_scenario_again(switch, document):
    document.replace(two(), None, None)
    switch.box._take_typed(None)
    assert switch.box.shown == "Base"
    assert document.current == "1"


def test_names_of_ten_thousand_letters_are_cut(switch, document):
    document.replace(projects.rename(two(), "1", "n" * 10_000), None, None)
    assert len(switch.box.shown) < 60


def test_the_plan_page_keeps_the_plan_as_a_scenario_and_goes_on_with_a_copy(
    qtbot, document, estimation, catalog, tongue, theme
):
    document.replace(replace(EXAMPLE, name="Base"), None, None)
    page = PlanPage(document, estimation, catalog, tongue, theme)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    with qtbot.waitExposed(page):
        page.show()
    # Keys act in the window that is in front only.
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.add_button.click()
    assert (document.current, document.plan.name) == ("2", "Base 2")
    assert page.switch.isVisible()
    document.apply("length", seq_len=8192)
    assert document.project.scenario("1").plan == replace(EXAMPLE, name="Base")
    # What was typed for one scenario and cannot be read does not stand in another.
    line = page.inputs.fields["efficiency"].line
    line.setFocus()
    line.setText("much")
    line.textEdited.emit("much")
    document.show_scenario("1")
    assert line.text() == "0.90"
    qtbot.waitUntil(lambda: page.answer is not None and page.answer.plan == document.plan)
    qtbot.keyClick(page, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert len(document.project.scenarios) == 3
    while document.undo_stack.index():
        document.undo_stack.undo()
    assert not page.switch.isVisible()
