from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from ascgui.windows.placement import first, placed

SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 1280, 800)
SMALLEST = QSize(960, 640)


def test_a_window_on_a_screen_stays_where_it_was():
    wanted = QRect(100, 100, 1280, 800)
    assert placed(wanted, [SCREEN], SMALLEST) == wanted


def test_a_window_that_hangs_over_an_edge_but_can_be_grabbed_stays():
    wanted = QRect(1500, 600, 1280, 800)
    assert placed(wanted, [SCREEN], SMALLEST) == wanted


def test_a_window_on_a_second_screen_stays_there():
    wanted = QRect(2000, 20, 1000, 700)
    assert placed(wanted, [SCREEN, SECOND], SMALLEST) == wanted


@pytest.mark.parametrize(
    "wanted",
    [
        QRect(2000, 20, 1000, 700),
        QRect(-5000, -5000, 1000, 700),
        QRect(100, 5000, 1000, 700),
        QRect(100, -300, 1000, 700),
        QRect(1900, 100, 1000, 700),
    ],
    ids=["unplugged screen", "far away", "below", "title above the edge", "a sliver"],
)
def test_a_window_that_could_not_be_grabbed_is_brought_back(wanted):
    got = placed(wanted, [SCREEN], SMALLEST)
    assert SCREEN.contains(got)
    assert got.size() == wanted.size()


def test_a_window_larger_than_the_screen_is_made_to_fit():
    assert placed(QRect(0, 0, 4000, 3000), [SECOND], SMALLEST) == SECOND


def test_a_window_smaller_than_it_can_be_is_made_larger():
    assert placed(QRect(10, 10, 50, 50), [SCREEN], SMALLEST).size() == SMALLEST


def test_a_small_screen_wins_over_the_smallest_size():
    small = QRect(0, 0, 800, 600)
    assert placed(QRect(0, 0, 1280, 800), [small], SMALLEST) == small


def test_without_any_screen_nothing_is_moved():
    wanted = QRect(9000, 9000, 100, 100)
    assert placed(wanted, [], SMALLEST) == wanted


def test_the_first_time_it_stands_in_the_middle():
    assert first(SCREEN, QSize(1280, 800)) == QRect(320, 140, 1280, 800)
    assert first(QRect(0, 0, 1024, 700), QSize(1280, 800)) == QRect(0, 0, 1024, 700)


numbers = st.integers(-20_000, 20_000)


@given(numbers, numbers, st.integers(1, 9000), st.integers(1, 9000))
def test_wherever_it_was_its_title_can_be_grabbed(left, top, width, height):
    got = placed(QRect(left, top, width, height), [SCREEN, SECOND], SMALLEST)
    title = QRect(got.left(), got.top(), got.width(), 32)
    seen = max(
        (screen.intersected(title) for screen in (SCREEN, SECOND)),
        key=lambda area: area.width() * area.height(),
    )
    assert seen.width() >= 120
    assert seen.height() >= 16
