"""Paper, margins and the unit in which everything on it is measured.

The layout is done once in units of 1/20 point and only scaled by the device, so that a PDF, a
printer and the preview break lines and pages at the same places.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize

UNITS_PER_INCH = 1440.0
PT = UNITS_PER_INCH / 72
MM = UNITS_PER_INCH / 25.4

MARGIN_SIDE = 20 * MM
MARGIN_TOP = 16 * MM
MARGIN_BOTTOM = 15 * MM
HEADER_HEIGHT = 8 * MM
"""Room below the top margin for the running head."""
FOOTER_HEIGHT = 9 * MM
"""Room above the bottom margin for the foot line."""

_SMALLEST_TEXT_WIDTH = 60 * MM
_SMALLEST_TEXT_HEIGHT = 90 * MM


@dataclass(frozen=True, slots=True)
class Paper:
    """One sheet: its size in the layout's units, and the area inside the margins."""

    width: float
    height: float

    @classmethod
    def named(cls, name: str) -> Self:
        """Return the paper called ``A4`` or ``Letter``, in any case.

        Raises:
            ValueError: it is neither.
        """
        for known, page_size in _NAMED.items():
            if name.casefold() == known.casefold():
                return cls.of(QPageLayout(QPageSize(page_size), _PORTRAIT, QMarginsF()))
        raise ValueError(f"paper {name!r} is neither A4 nor Letter")

    @classmethod
    def of(cls, layout: QPageLayout) -> Self:
        """Return the paper of a printer's ``layout``, turned as it is turned."""
        size = layout.fullRect(QPageLayout.Unit.Point).size()
        return cls(size.width() * PT, size.height() * PT)

    @property
    def layout(self) -> QPageLayout:
        """The same paper for Qt, without Qt's own margins."""
        short, long = sorted((self.width / PT, self.height / PT))
        upright = QSizeF(short, long)
        page_size = QPageSize(upright, QPageSize.Unit.Point)
        turned = _LANDSCAPE if self.width > self.height else _PORTRAIT
        return QPageLayout(page_size, turned, QMarginsF())

    @property
    def text_width(self) -> float:
        """Width between the side margins."""
        return max(self.width - 2 * MARGIN_SIDE, _SMALLEST_TEXT_WIDTH)

    @property
    def text_top(self) -> float:
        """Where the text begins, below the running head."""
        return MARGIN_TOP + HEADER_HEIGHT

    @property
    def text_height(self) -> float:
        """Height between the running head and the foot line."""
        outside = MARGIN_TOP + HEADER_HEIGHT + FOOTER_HEIGHT + MARGIN_BOTTOM
        return max(self.height - outside, _SMALLEST_TEXT_HEIGHT)


_PORTRAIT = QPageLayout.Orientation.Portrait
_LANDSCAPE = QPageLayout.Orientation.Landscape
_NAMED = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}
