from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ascgui.domain.text import text
from ascgui.session.tongue import Tongue
from ascgui.widgets.kind_bar import KindBar
from ascgui.widgets.theme import Theme

NAMES = {"all": text("All"), "added": text("Added"), "removed": text("Removed")}


@pytest.fixture
def bar(qtbot, qapp):
    font = QApplication.font()
    theme = Theme(qapp, "light")
    made = KindBar(NAMES, frozenset({"all"}), Tongue(), theme)
    qtbot.addWidget(made)
    made.show()
    yield made
    theme.end()
    qapp.setFont(font)


def test_kinds_are_named_with_their_counts_and_hidden_without_rows(bar):
    bar.put({"all": 1200, "added": 3})
    assert bar.buttons["all"].text() == "All: 1,200"
    assert bar.buttons["added"].isVisible()
    assert not bar.buttons["removed"].isVisible()


def test_the_kind_pressed_is_told_and_stays_in_sight_when_its_rows_are_gone(qtbot, bar):
    bar.put({"all": 3, "added": 3})
    with qtbot.waitSignal(bar.chosen) as chosen:
        bar.buttons["added"].click()
    assert chosen.args == ["added"]
    bar.put({"all": 0})
    assert bar.kind == "added"
    assert bar.buttons["added"].isVisible()


def test_a_kind_can_be_chosen_without_telling(qtbot, bar):
    with qtbot.assertNotEmitted(bar.chosen):
        bar.choose("removed")
    assert bar.kind == "removed"
    # The bar below what is pressed is painted.
    assert not bar.grab().isNull()
