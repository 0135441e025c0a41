from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor

from ascgui.session.tongue import Tongue
from ascgui.widgets.histogram import Histogram, distribution, round_steps
from ascgui.widgets.theme import Theme

BARS = ((0, 10, 4), (10, 20, 8), (20, 30, 0), (30, 90, 1))


@pytest.fixture
def histogram(qtbot, qapp):
    theme = Theme(qapp, "light")
    made = Histogram(Tongue(), theme)
    made.resize(480, 200)
    qtbot.addWidget(made)
    yield made
    theme.end()


def test_axis_steps_are_round_and_reach_the_top():
    assert round_steps(4096, 8) == [0, 1000, 2000, 3000, 4000]
    assert round_steps(7, 3) == [0, 5]
    assert round_steps(1, 5) == [0, 1]
    assert round_steps(0.5, 5) == [0]


def test_a_bar_says_its_lengths_and_the_last_one_also_what_is_longer(histogram):
    histogram.put(distribution(BARS, 25, estimated=False))
    said = [histogram.sentence(one) for one in histogram.shown.bins]
    assert said[0] == "0 to 9 tokens: 4 sequences"
    assert said[3] == "30 tokens and more: 1 sequences"


def test_a_screen_reader_hears_every_bar_that_is_not_empty(histogram):
    histogram.put(distribution(BARS, 25, estimated=False))
    assert histogram.accessibleDescription().count("sequences") == 3


def test_a_place_finds_its_bar_and_the_axis_finds_none(histogram):
    histogram.put(distribution(BARS, 25, estimated=False))
    assert histogram.bin_at(histogram.width() - histogram._theme.space(4) - 3).low == 30
    assert histogram.bin_at(2) is None


@pytest.mark.parametrize("marked", [None, 0, 15, 40, 10**9])
@pytest.mark.parametrize("estimated", [False, True])
def test_it_is_painted_with_any_mark(histogram, marked, estimated):
    histogram.put(distribution(BARS, marked, estimated=estimated))
    picture = histogram.grab().toImage()
    colour = histogram._theme.chart_color(0)
    area = histogram._area()
    inside = QColor(
        picture.pixel(QPoint(round(area.left() + area.width() * 0.36), round(area.bottom() - 20)))
    )
    assert inside == colour or marked == 0


def test_without_sequences_nothing_is_drawn(histogram):
    histogram.put(distribution((), 4096, estimated=False))
    assert histogram.shown is None
    assert histogram.bin_at(100) is None
    histogram.grab()


def test_it_takes_no_focus_and_has_a_name(histogram):
    assert histogram.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert histogram.accessibleName() == "" or "Lengths" in histogram.accessibleName()
