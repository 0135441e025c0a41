"""Where windows come up: as they were left, but whole and on a screen that is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

_TITLE_HEIGHT = 32
_GRIP = 120
"""How much of the title bar must be on a screen for the window to be dragged, in pixels."""


def area_of(screen: QScreen) -> QRect:
    """Return where the inside of a window may be on ``screen``, so that its title is seen too."""
    return screen.availableGeometry().adjusted(0, _TITLE_HEIGHT, 0, 0)


def fit(window: QWidget, width: int, height: int) -> None:
    """Make ``window`` so large, but no larger than its screen.

    What is narrower than it should be needs more lines, and is made as high as they are.
    """
    room = area_of(window.screen()).size()
    width, layout = min(width, room.width()), window.layout()
    if layout is not None and layout.hasHeightForWidth():
        height = max(height, layout.heightForWidth(width))
    window.resize(width, min(height, room.height()))


def placed(wanted: QRect, screens: Sequence[QRect], smallest: QSize) -> QRect:
    """Return ``wanted``, moved and shrunk so far as the ``screens`` now there demand.

    ``screens`` are the available areas, the primary one first. A window whose title bar can be
    grabbed stays where it was, even if it hangs over an edge; any other is brought onto the
    primary screen. No side gets shorter than ``smallest`` unless the screen is.
    """
    if not screens:
        return wanted
    screen = max(screens, key=lambda area: _size(area.intersected(wanted)))
    title = QRect(wanted.left(), wanted.top(), wanted.width(), _TITLE_HEIGHT)
    seen = screen.intersected(title)
    reachable = seen.width() >= min(_GRIP, title.width()) and seen.height() >= _TITLE_HEIGHT // 2
    if not reachable:
        screen = screens[0] if _size(screen.intersected(wanted)) == 0 else screen
    width = min(max(wanted.width(), smallest.width()), screen.width())
    height = min(max(wanted.height(), smallest.height()), screen.height())
    if reachable and (width, height) == (wanted.width(), wanted.height()):
        return QRect(wanted)
    left = min(max(wanted.left(), screen.left()), screen.left() + screen.width() - width)
    top = min(max(wanted.top(), screen.top()), screen.top() + screen.height() - height)
    return QRect(left, top, width, height)


def first(screen: QRect, wished: QSize) -> QRect:
    """Return where the window comes up for the first time: in the middle of ``screen``."""
    width = min(wished.width(), screen.width())
    height = min(wished.height(), screen.height())
    left = screen.left() + (screen.width() - width) // 2
    top = screen.top() + (screen.height() - height) // 2
    return QRect(left, top, width, height)


def _size(area: QRect) -> int:
    return max(0, area.width()) * max(0, area.height())
