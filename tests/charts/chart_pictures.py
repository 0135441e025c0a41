"""What can be said of a rendered chart that holds on every machine: colours, places, overlaps."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QColor, QImage

from ascgui.charts.parts import Label


def rendered(qtbot, chart, width=560, height=380):
    """Show the chart and return its picture."""
    chart.resize(width, height)
    with qtbot.waitExposed(chart):
        chart.show()
    return chart.grab().toImage()


def share_of(image, colour, area=None, near=24):
    """Return the share of pixels of ``area`` (in shares of the picture) near a colour."""
    left, top, right, bottom = area or (0, 0, 1, 1)
    wanted = QColor(colour)
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    width, height = plain.width(), plain.height()
    pixels = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(height, -1, 4)
    part = pixels[
        int(top * height) : int(bottom * height), int(left * width) : int(right * width), :3
    ].astype(int)
    apart = np.abs(part - np.array([wanted.blue(), wanted.green(), wanted.red()]))
    return float((apart.max(axis=2) <= near).mean())


def reach_of(image, colour, area, near=60):
    """Return how far right in ``area`` pixels near a colour stand, as a share of the picture."""
    steps = 200
    left, top, right, bottom = area
    wide = (right - left) / steps
    hit = [
        at
        for at in range(steps)
        if share_of(image, colour, (left + at * wide, top, left + (at + 1) * wide, bottom), near)
        > 0
    ]
    return left + (hit[-1] + 1) * wide if hit else left


def names_in(chart):
    """Return the names that stand in the drawing, with their rectangles in the scene."""
    return [
        (item.text(), item.sceneBoundingRect())
        for item in chart.view.scene().items()
        if isinstance(item, Label) and item.isVisible() and item.text()
    ]


def overlapping(chart):
    """Return the pairs of names in the drawing that cover one another."""
    names = names_in(chart)
    return [
        (one, other)
        for at, (one, area) in enumerate(names)
        for other, others in names[at + 1 :]
        if area.adjusted(1, 1, -1, -1).intersects(others)
    ]


def crowded_marks(chart):
    """Return the marks of both axes whose names touch the one before."""
    (left, right), (bottom, top) = chart.box.viewRange()
    metrics = chart.fontMetrics()
    found = []
    width, height = chart.box.width(), chart.box.height()
    end = float("-inf")
    for at, name in sorted(chart.bottom_ticks(left, right, width)):
        middle = (at - left) / (right - left) * width
        half = metrics.horizontalAdvance(name) / 2
        if middle - half <= end:
            found.append(name)
        end = middle + half
    end = float("-inf")
    for at, name in sorted(chart.left_ticks(bottom, top, height)):
        middle = (at - bottom) / (top - bottom) * height
        if middle - metrics.ascent() / 2 <= end:
            found.append(name)
        end = middle + metrics.ascent() / 2
    return found


def marks_of(chart):
    """Return the names of the marks of both axes."""
    (left, right), (bottom, top) = chart.box.viewRange()
    return (
        [name for _, name in chart.bottom_ticks(left, right, chart.box.width())],
        [name for _, name in chart.left_ticks(bottom, top, chart.box.height())],
    )
