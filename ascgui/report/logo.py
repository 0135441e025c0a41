"""The picture on the cover: read once, drawn at any size."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from ascgui.decision.drawing import is_drawing, whole_drawing
from ascgui.decision.options import LARGEST_LOGO, no_picture
from ascgui.safefile import read_bytes

_MOST_PIXELS = 1600
"""Of a side; more are never seen on paper."""


class Logo:
    """A picture in PNG, JPEG or another form that Qt reads, or in SVG, which stays lines."""

    def __init__(self, path: Path) -> None:
        """Read ``path``.

        Raises:
            Refused: it cannot be read, or is no picture.
        """
        content = read_bytes(path, LARGEST_LOGO)
        self._image = QImage()
        self._drawing = None
        if is_drawing(content, path):
            from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415 - seldom needed

            drawing = QSvgRenderer(QByteArray(whole_drawing(content, path)))
            if not drawing.isValid() or drawing.defaultSize().isEmpty():
                raise no_picture(path)
            self._drawing = drawing
            self.size = QSizeF(drawing.defaultSize())
            return
        image = QImage()
        QImageReader.setAllocationLimit(256)
        if not image.loadFromData(content) or image.isNull():
            raise no_picture(path)
        if max(image.width(), image.height()) > _MOST_PIXELS:
            image = image.scaled(
                _MOST_PIXELS,
                _MOST_PIXELS,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        self._image = image
        self.size = QSizeF(image.size())

    def fitted(self, width: float, height: float) -> QSizeF:
        """Return the size of the picture within ``width`` and ``height``."""
        return self.size.scaled(width, height, Qt.AspectRatioMode.KeepAspectRatio)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the picture into ``area``."""
        if self._drawing is not None:
            self._drawing.render(painter, area)
        else:
            painter.drawImage(area, self._image)
