"""A chart as a file: PNG and SVG of what is seen, CSV of its data."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QFileDialog, QGraphicsView, QWidget

from ascgui.catalog.formats import harmless
from ascgui.charts.parts import ChartTheme

_SCALE = 2
"""Pixels of a PNG for each of the screen's, so that it is sharp on paper."""

_KINDS = {"png": "PNG (*.png)", "svg": "SVG (*.svg)", "csv": "CSV (*.csv)"}


def chosen_path(parent: QWidget, title: str, kind: str) -> Path | None:
    """Ask where to save a chart as ``kind``: png, svg or csv."""
    name, _ = QFileDialog.getSaveFileName(parent, title, "", _KINDS[kind])
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix(f".{kind}")


def write_chart(
    path: Path,
    parts: Sequence[QWidget],
    title: str,
    rows: Sequence[Sequence[str | int | float | None]],
    theme: ChartTheme,
) -> None:
    """Write a chart to ``path`` in the form that its suffix names, PNG where it names none.

    Raises:
        OSError: it cannot be written.
    """
    kind = path.suffix.lower()
    if kind == ".csv":
        written = as_csv(rows).encode("utf-8-sig")
    elif kind == ".svg":
        written = as_svg(parts, title, theme.color("raised"))
    else:
        written = as_png(parts, theme.color("raised"))
    path.write_bytes(written)


def as_csv(rows: Sequence[Sequence[str | int | float | None]]) -> str:
    """Return rows as CSV; what a spreadsheet would run as a formula is marked as text."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([harmless(cell) for cell in row] for row in rows)
    return out.getvalue()


def as_png(parts: Sequence[QWidget], ground: QColor) -> bytes:
    """Return a picture of ``parts`` side by side."""
    size = _size(parts)
    image = QImage(size * _SCALE, QImage.Format.Format_RGB32)
    # Not a scaled painter: lines and marks of a width in pixels would stay thin.
    image.setDevicePixelRatio(_SCALE)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, parts)
    painter.end()
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(held.data())


def as_svg(parts: Sequence[QWidget], title: str, ground: QColor) -> bytes:
    """Return ``parts`` side by side as vectors."""
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # Only this version cuts what lies outside of the plot, as a part of it that is zoomed to does.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    if parts:
        # Axes are kept as pictures of the screen's resolution, and are stretched to any other.
        generator.setResolution(parts[0].logicalDpiX())
    size = _size(parts)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    painter.fillRect(QRect(0, 0, size.width(), size.height()), ground)
    _paint(painter, parts)
    painter.end()
    buffer.close()
    return bytes(held.data())


def _size(parts: Sequence[QWidget]) -> QSize:
    width = sum(part.width() for part in parts)
    return QSize(max(width, 1), max((part.height() for part in parts), default=1))


def _paint(painter: QPainter, parts: Sequence[QWidget]) -> None:
    x = 0
    for part in parts:
        area = QRectF(x, 0, part.width(), part.height())
        if isinstance(part, QGraphicsView):
            keep = Qt.AspectRatioMode.IgnoreAspectRatio
            part.render(painter, area, part.viewport().rect(), keep)
        else:
            painter.save()
            painter.translate(x, 0)
            draw = getattr(part, "draw_on", None)
            if draw is not None:
                draw(painter)
            painter.restore()
        x += part.width()
