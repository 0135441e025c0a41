from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton

from ascgui.domain.issues import Severity
from ascgui.domain.text import text
from ascgui.session.tongue import Tongue
from ascgui.widgets.notice_bar import NoticeBar
from ascgui.widgets.theme import Theme
from ascgui.widgets.topic import topic_of


@pytest.fixture
def bar(qapp, qtbot):
    theme = Theme(qapp, "light")
    made = NoticeBar(Tongue(), theme)
    qtbot.addWidget(made)
    yield made
    theme.end()


def shown(bar):
    return [label.text() for label in bar.findChildren(QLabel) if label.text()]


def test_it_is_hidden_until_there_is_something_to_tell(bar):
    assert bar.isHidden()
    bar.tell(Severity.WARNING, text("Saved plan"))
    assert not bar.isHidden()
    assert shown(bar) == ["Saved plan"]


def test_it_can_be_closed(bar, qtbot):
    bar.tell(Severity.INFO, text("Saved plan"))
    qtbot.mouseClick(bar.findChild(QToolButton), Qt.MouseButton.LeftButton)
    assert bar.isHidden()
    assert bar.sentence is None


def test_its_button_says_the_action_and_tells_when_it_is_pressed(bar, qtbot):
    bar.tell(Severity.INFO, text("Two findings"), text("Show them"))
    button = next(one for one in bar.findChildren(QPushButton) if one.text() == "Show them")
    with qtbot.waitSignal(bar.acted):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_without_an_action_there_is_no_button(bar):
    bar.tell(Severity.INFO, text("Two findings"), text("Show them"))
    bar.tell(Severity.INFO, text("Saved plan"))
    assert bar.findChild(QPushButton).isHidden()


@pytest.mark.parametrize("severity", list(Severity))
def test_every_severity_can_be_painted(bar, severity):
    bar.tell(severity, text("Saved plan"))
    assert not bar.grab().isNull()


def test_a_notice_that_is_a_finding_says_what_its_code_means(bar, qtbot):
    bar.tell(Severity.INFO, text("It is low."), code="efficiency-low")
    bar.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is bar)
    assert topic_of(bar) == "findings#efficiency-low"
    link = bar.explanation.link
    link.setFocus()
    qtbot.keyClick(link, Qt.Key.Key_Space)
    assert "The scaling efficiency is below what is typical." in shown(bar)
    assert not link.isVisible()
    assert bar.findChild(QToolButton).hasFocus()


def test_the_next_notice_starts_without_what_the_last_one_meant(bar):
    bar.tell(Severity.INFO, text("It is low."), code="efficiency-low")
    bar.explanation.explain()
    bar.tell(Severity.INFO, text("Saved plan"))
    assert bar.explanation.card.isHidden()
    assert bar.explanation.link.isHidden()
    assert topic_of(bar) == ""
