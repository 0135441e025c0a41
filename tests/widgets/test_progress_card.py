from __future__ import annotations

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ascgui.domain.text import text
from ascgui.session.tongue import Tongue
from ascgui.widgets.progress_card import ProgressCard
from ascgui.widgets.theme import Theme


@pytest.fixture
def card(qtbot, qapp):
    theme = Theme(qapp, "light")
    page = QWidget()
    made = ProgressCard(Tongue(), theme)
    made._delay.setInterval(10)
    QVBoxLayout(page).addWidget(made)
    qtbot.addWidget(page)
    page.show()
    yield made
    made.end()
    theme.end()


def test_what_is_done_at_once_shows_nothing(card, qtbot):
    card.begin(text("Reading the data…"))
    card.end()
    qtbot.wait(20)
    assert not card.isVisible()


def test_what_takes_long_appears_and_says_how_far_it_is(card, qtbot):
    with qtbot.waitSignal(card.appeared):
        card.begin(text("Reading the data…"))
    card.show_progress(0.25, "3 rows", "a.json")
    assert card.isVisible()
    assert (card.bar.value(), card.bar.maximum()) == (250, 1000)
    assert (card.words.text(), card.file.sentence) == ("3 rows", "a.json")


def test_without_an_end_in_sight_the_bar_has_none(card, qtbot):
    card.begin(text("Looking at the folder…"))
    assert card.bar.maximum() == 0
    card.end()
    assert card.bar.maximum() == 1000


def test_it_is_cancelled_once_and_says_so(card, qtbot):
    heard = []
    card.cancel_asked.connect(lambda: heard.append(True))
    with qtbot.waitSignal(card.appeared):
        card.begin(text("Reading the data…"))
    card.button.click()
    card.button.click()
    assert heard == [True]
    assert card._title.text() == "Ending…"
    card.begin(text("Reading the data…"))
    assert card.button.isEnabled()
    assert card._title.text() == "Reading the data…"
