from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from ascgui.widgets.derivation_panel import place

SCREEN = QRect(0, 0, 1280, 800)


@pytest.mark.parametrize(
    ("anchor", "size"),
    [
        (QRect(600, 60, 400, 40), QSize(760, 400)),
        (QRect(600, 700, 400, 40), QSize(760, 400)),
        (QRect(100, 300, 300, 200), QSize(700, 600)),
        (QRect(900, 300, 300, 200), QSize(700, 600)),
    ],
)
def test_the_panel_stands_on_the_screen_and_leaves_its_figure_in_sight(anchor, size):
    panel = QRect(place(anchor, size, SCREEN), size)
    assert SCREEN.contains(panel)
    assert not panel.intersects(anchor)


def test_a_panel_without_room_beside_its_figure_still_stands_on_the_screen():
    anchor, size = QRect(10, 10, 1260, 700), QSize(760, 640)
    assert SCREEN.contains(QRect(place(anchor, size, SCREEN), size))
