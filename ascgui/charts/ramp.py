"""Colours for amounts: one way from light to dark, so that they are told apart without hue too."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_LIGHT = ((246, 240, 208), (173, 213, 180), (88, 166, 166), (44, 108, 148), (28, 52, 104))
_DARK = ((34, 46, 76), (44, 96, 140), (58, 150, 154), (146, 206, 160), (246, 240, 190))
STEPS = 255
"""Colours of a ramp. In a picture of indices 0 is "no answer" and 1 to 255 are its colours."""

_INK_ON_LIGHT = "#10151b"
_INK_ON_DARK = "#ffffff"


def ramp(*, dark: bool) -> NDArray[np.uint8]:
    """Return 256 rows of red, green, blue and opacity; the first one is transparent."""
    anchors = np.array(_DARK if dark else _LIGHT, dtype=np.float64)
    at = np.linspace(0, len(anchors) - 1, STEPS)
    made = np.zeros((STEPS + 1, 4), dtype=np.uint8)
    for channel in range(3):
        made[1:, channel] = np.rint(np.interp(at, np.arange(len(anchors)), anchors[:, channel]))
    made[1:, 3] = 255
    return made


def ink(share: float, *, dark: bool) -> str:
    """Return a colour that is read on the ramp's colour at ``share``, from 0 to 1."""
    colour = ramp(dark=dark)[1 + round(min(max(share, 0.0), 1.0) * (STEPS - 1))]
    red, green, blue = (int(channel) for channel in colour[:3])
    bright = 0.299 * red + 0.587 * green + 0.114 * blue > 140
    return _INK_ON_LIGHT if bright else _INK_ON_DARK


def indices(shares: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Return the index of the colour for each share from 0 to 1; 0 where there is none."""
    known = np.isfinite(shares)
    steps = np.clip(np.where(known, shares, 0.0), 0.0, 1.0) * (STEPS - 1)
    return np.where(known, np.rint(steps) + 1, 0).astype(np.uint8)
