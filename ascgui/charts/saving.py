"""A chart as a picture: as vectors, or as points of the screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsView

from ascgui import safefile

PNG_SCALE = 2.0
"""Points of a saved picture for each one of the screen, so that it can be printed."""


def save_svg(view: QGraphicsView, title: str, path: Path) -> None:
    """Write ``view`` as vectors to ``path``.

    Raises:
        Refused: it cannot be written.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    size = view.size()
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    view.render(painter)
    painter.end()
    buffer.close()
    safefile.replace(path, bytes(data.data()))


def save_png(view: QGraphicsView, path: Path) -> None:
    """Write ``view`` as points to ``path``.

    Raises:
        Refused: it cannot be written.
    """
    image = QImage(view.size() * PNG_SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(PNG_SCALE)
    image.fill(view.palette().color(view.backgroundRole()))
    painter = QPainter(image)
    view.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    safefile.replace(path, bytes(data.data()))
