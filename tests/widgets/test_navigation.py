from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ascgui.widgets.navigation import Navigation
from ascgui.widgets.theme import Theme


@pytest.fixture
def navigation(qapp, qtbot):
    theme = Theme(qapp, "light")
    made = Navigation(theme, row_steps=8)
    qtbot.addWidget(made)
    made.add("plan", "plan")
    made.add("catalog")
    made.name("plan", "Plan", "Ctrl+1")
    made.name("catalog", "Catalog")
    made.set_count("catalog", "1,232")
    yield made
    theme.end()


def test_entries_are_addressed_by_their_keys(navigation):
    assert navigation.keys() == ["plan", "catalog"]
    navigation.go("catalog")
    assert navigation.key() == "catalog"
    assert navigation.count_at("catalog") == "1,232"
    assert navigation.count_at("plan") == ""


def test_the_arrow_keys_go_from_entry_to_entry(navigation, qtbot):
    navigation.go("plan")
    qtbot.keyClick(navigation, Qt.Key.Key_Down)
    assert navigation.key() == "catalog"


def test_it_is_as_wide_as_its_longest_entry(navigation):
    navigation.fit()
    before = navigation.width()
    navigation.name("catalog", "A name that is longer than the others")
    navigation.fit()
    needed = navigation.fontMetrics().horizontalAdvance("A name that is longer than the others")
    assert navigation.width() > max(before, needed)


def test_it_can_be_painted_with_and_without_the_focus(navigation, qtbot):
    navigation.go("plan")
    with qtbot.waitExposed(navigation):
        navigation.show()
    navigation.clearFocus()
    unfocused = navigation.grab().toImage()
    navigation.setFocus()
    assert navigation.grab().toImage() != unfocused
