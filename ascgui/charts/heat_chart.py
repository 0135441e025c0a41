"""One figure of a plan over two of its inputs: colours, lines of equal value, and their scale."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.charts.chart_words import axis_name, value_words
from ascgui.charts.parts import ChartTheme, Label, pg
from ascgui.charts.ramp import ink, ramp
from ascgui.charts.scale import Scale
from ascgui.charts.switches import Mark
from ascgui.charts.vary_series import HeatData, Level
from ascgui.charts.zoom_plot import MOST_ROWS, Range, Rows, ZoomPlot
from ascgui.domain.text import text
from ascgui.session.tongue import Tongue

_MOST_CANDIDATES = 60


class HeatChart(ZoomPlot[HeatData]):
    """Its points are known by their numbers in the run."""

    TO_COME = text("Here the figure will stand over both inputs.")

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._picture = pg.ImageItem(axisOrder="col-major")
        self._own = pg.ScatterPlotItem(size=11, pxMode=True, symbol="d", useCache=False)
        self._lines: list[pg.PlotCurveItem] = []
        self._names: list[Label] = []
        self.stack(self._picture)
        self.stack(self._own, above=20)
        self.bar = ColourBar(tongue, theme)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)  # noqa: S101 - made by the plot
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        layout.removeWidget(self.view)
        row.addWidget(self.view, 1)
        row.addWidget(self.bar)
        layout.insertLayout(0, row, 1)
        # Marks lie below the picture else.
        for name in ("bottom", "left"):
            self._plot.getAxis(name).setZValue(-1000)
        self.retranslate()
        self.restyle()

    @override
    def title(self) -> str:
        data = self._data
        if data is None:
            return self._tongue.say("Chart of two varied inputs")
        return self._tongue.say(
            "{figure} over {input} and {other}",
            figure=data.figure.title,
            input=data.parameters[0].heading,
            other=data.parameters[1].heading,
        )

    @override
    def axis_names(self) -> tuple[str, str]:
        data = self._data
        if data is None:
            return "", ""
        first, second = data.parameters
        return (
            axis_name(self._tongue, first.heading, first.unit),
            axis_name(self._tongue, second.heading, second.unit),
        )

    @property
    @override
    def is_empty(self) -> bool:
        return self._data is None or not self._data.answered

    @override
    def marks(self) -> Sequence[Mark]:
        data = self._data
        if data is None:
            return ()
        found = []
        if any(not level.limit for level in data.levels):
            found.append(Mark("lines", text("lines of equal value"), "line_strong"))
        if any(level.limit for level in data.levels):
            found.append(Mark("limit", text("deadline"), "warning", "dash"))
        if data.own is not None:
            found.append(Mark("own", text("the plan's own value"), "accent", "dot"))
        return found

    @override
    def whole_range(self) -> Range:
        return (0.0, 1.0, 0.0, 1.0) if self._data is None else self._data.area

    @override
    def picture_parts(self) -> Sequence[QWidget]:
        return (self.view, self.bar)

    @override
    def draw(self) -> None:
        data = self._data
        shown = data is not None and data.answered > 0
        self._picture.setVisible(shown)
        self.bar.setVisible(shown)
        self._own.setVisible(shown and self._data is not None and self._data.own is not None)
        levels = data.levels if data is not None and shown else ()
        while len(self._lines) < len(levels):
            line = pg.PlotCurveItem(antialias=True, connect="pairs")
            self.stack(line, above=10)
            self._lines.append(line)
            self._names.append(self.label())
        for number, (line, name) in enumerate(zip(self._lines, self._names, strict=True)):
            level = levels[number] if number < len(levels) else None
            seen = level is not None and self.shows("limit" if level.limit else "lines")
            line.setVisible(seen)
            name.setVisible(seen)
            if level is not None and data is not None:
                self._draw_level(level, line, name, data)
        if data is None or not shown:
            return
        colours = ramp(dark=self._dark)
        self._picture.setImage(data.picture, levels=(0, 255), lut=colours, autoLevels=False)
        left, right, bottom, top = data.area
        self._picture.setRect(QRectF(left, bottom, right - left, top - bottom))
        if data.own is not None:
            self._own.setVisible(self.shows("own"))
            self._own.setData(
                [data.own[0]],
                [data.own[1]],
                brush=self._theme.color("accent"),
                pen=pg.mkPen(self._theme.color("raised"), width=1.5),
            )
        self.bar.put(data, axis_name(
            self._tongue, data.figure.title, data.figure.unit,
            data.currency if data.figure.id == "cost" else "",
        ))  # fmt: skip

    @property
    def _dark(self) -> bool:
        return self._theme.color("raised").lightness() < 128

    def _draw_level(
        self, level: Level, line: pg.PlotCurveItem, name: Label, data: HeatData
    ) -> None:
        colour = ink(level.share, dark=self._dark)
        line.setData(level.pieces.x, level.pieces.y)
        style = Qt.PenStyle.DashLine if level.limit else Qt.PenStyle.SolidLine
        line.setPen(pg.mkPen(colour, width=2.5 if level.limit else 1, style=style))
        said = data.value_scale.said(level.value, self._tongue.language)
        name.setText(
            self._tongue.say("deadline {duration}", duration=data.limit_shown or said)
            if level.limit
            else said
        )
        name.setFont(self.font())
        name.setBrush(QColor(colour))
        table = ramp(dark=self._dark)
        shade = table[1 + round(min(max(level.share, 0.0), 1.0) * 254)]
        name.ground = QColor(int(shade[0]), int(shade[1]), int(shade[2]), 235)

    @override
    def arrange(self) -> None:
        super().arrange()
        self._place_names()

    def _place_names(self) -> None:
        """Put each line's name where it lies on the line and on no other name."""
        data = self._data
        if data is None:
            return
        taken: list[QRectF] = []
        area = QRectF(0, 0, self.box.width(), self.box.height())
        levels = list(zip(data.levels, self._names, strict=False))
        for level, name in sorted(levels, key=lambda pair: not pair[0].limit):
            if not self.shows("limit" if level.limit else "lines"):
                continue
            size = name.boundingRect()
            spot = self._free_spot(level, size, area, taken)
            name.setVisible(spot is not None)
            if spot is not None:
                name.setPos(spot)
                taken.append(QRectF(spot, size.size()).adjusted(-4, -2, 4, 2))

    def _free_spot(
        self, level: Level, size: QRectF, area: QRectF, taken: list[QRectF]
    ) -> QPointF | None:
        middles_x = (level.pieces.x[::2] + level.pieces.x[1::2]) / 2
        middles_y = (level.pieces.y[::2] + level.pieces.y[1::2]) / 2
        left, right, bottom, top = self.range
        seen = np.flatnonzero(
            (middles_x > left) & (middles_x < right) & (middles_y > bottom) & (middles_y < top)
        )
        if not len(seen):
            return None
        # From the middle of the line outwards.
        order = np.argsort(
            np.abs((middles_x[seen] - left) / (right - left) - 0.5)
            + np.abs((middles_y[seen] - bottom) / (top - bottom) - 0.5)
        )
        every = max(1, len(order) // _MOST_CANDIDATES)
        for at in seen[order[::every]]:
            middle = self.pixel(float(middles_x[at]), float(middles_y[at]))
            corner = QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2)
            box = QRectF(corner, size.size())
            if area.contains(box) and not any(box.intersects(other) for other in taken):
                return corner
        return None

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        return [] if self._data is None else self.along(self._data.x_scale, low, high, size)

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        if self._data is None:
            return []
        scale = self._data.y_scale
        marks = self.levels(scale, low, high, size)
        return [(at, scale.name(at, self._tongue.language)) for at in marks]

    # Points

    @override
    def nearest(self, x: float, y: float) -> Any:
        data = self._data
        if data is None:
            return None
        return data.number(_nearest(data.x, x), _nearest(data.y, y))

    @override
    def spot(self, key: Any) -> tuple[float, float] | None:
        data = self._data
        if data is None or not 0 <= int(key) < data.values.size:
            return None
        column, row = data.cell(int(key))
        return float(data.x[column]), float(data.y[row])

    @override
    def said(self, key: Any) -> str:
        data = self._data
        if data is None:
            return ""
        column, row = data.cell(int(key))
        first, second = int(data.x_order[column]), int(data.y_order[row])
        lines = [
            value_words(
                self._tongue, axis.parameter.heading, float(axis.values[at]), axis.parameter.unit
            )
            for axis, at in zip(data.axes, (first, second), strict=True)
        ]
        money = data.currency if data.figure.id == "cost" else ""
        lines.append(
            value_words(
                self._tongue,
                data.figure.title,
                float(data.values[first, second]),
                data.figure.unit,
                money,
            )
        )
        return "\n".join(lines)

    @override
    def beside(self, key: Any, right: int, up: int) -> Any:
        data = self._data
        if data is None:
            return None
        left, end, bottom, top = self.range
        first, last = _nearest(data.x, left), _nearest(data.x, end)
        lowest, highest = _nearest(data.y, bottom), _nearest(data.y, top)
        if key is None:
            return data.number((first + last) // 2, (lowest + highest) // 2)
        column, row = data.cell(int(key))
        column += right * max(1, (last - first) // 60)
        row += up * max(1, (highest - lowest) // 40)
        return data.number(min(max(column, 0), len(data.x) - 1), min(max(row, 0), len(data.y) - 1))

    @override
    def rows(self) -> Rows:
        data = self._data
        if data is None:
            return []
        money = data.currency if data.figure.id == "cost" else ""
        figure = axis_name(self._tongue, data.figure.title, data.figure.unit, money)
        lines: Rows = [[*self.axis_names(), figure]]
        first, second = data.axes
        # More than that belongs into the file of all points; here each so many are left out.
        every = max(1, math.ceil(math.sqrt(data.values.size / MOST_ROWS)))
        for at in range(0, len(first), every):
            x = float(first.values[at])
            values = data.values[at, ::every].tolist()
            found = zip(second.values[::every].tolist(), values, strict=True)
            lines += [[x, y, None if math.isnan(value) else value] for y, value in found]
        return lines


class ColourBar(QWidget):
    """What the colours mean: the ramp with marks, beside the picture."""

    def __init__(self, tongue: Tongue, theme: ChartTheme) -> None:
        """Start empty."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._scale = Scale()
        self._shades = (0.0, 1.0)
        self._title = ""

    def put(self, data: HeatData, title: str) -> None:
        """Show the colours of ``data`` under ``title``."""
        self._scale, self._shades, self._title = data.value_scale, data.shades, title
        metrics = self.fontMetrics()
        names = [self._scale.name(at, self._tongue.language) for at in self._ticks(160.0)]
        widest = max((metrics.horizontalAdvance(name) for name in names), default=0)
        self.setFixedWidth(widest + 2 * metrics.height() + self._theme.space(3))
        self.setAccessibleName(title)
        self.update()

    def _ticks(self, length: float) -> tuple[float, ...]:
        low, high = self._shades
        line = self.fontMetrics().height()
        return self._scale.ticks(low, high, (high - low) * 1.6 * line / max(length, 1.0))

    def draw_on(self, painter: QPainter) -> None:
        """Paint the bar."""
        metrics = QFontMetricsF(self.font())
        line = metrics.height()
        painter.setFont(self.font())
        dark = self._theme.color("raised").lightness() < 128
        table = ramp(dark=dark)[1:][::-1].copy()
        image = QImage(table.tobytes(), 1, len(table), 4, QImage.Format.Format_RGBA8888).copy()
        # As long as the picture's own area, below which its axis stands.
        area = QRectF(line * 1.6, line * 0.6, line * 0.8, max(self.height() - 3.6 * line, 1.0))
        painter.drawImage(area, image)
        painter.setPen(self._theme.color("line_strong"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)
        low, high = self._shades
        gap = self._theme.space(1.5)
        painter.setPen(self._theme.color("quiet"))
        for at in self._ticks(area.height()):
            y = area.bottom() - (at - low) / (high - low) * area.height()
            painter.drawLine(QPointF(area.right(), y), QPointF(area.right() + gap / 2, y))
            name = self._scale.name(at, self._tongue.language)
            painter.drawText(QPointF(area.right() + gap, y + metrics.ascent() / 2 - 1), name)
        painter.save()
        painter.translate(
            line * 1.2, area.center().y() + metrics.horizontalAdvance(self._title) / 2
        )
        painter.rotate(-90)
        painter.drawText(QPointF(0, 0), self._title)
        painter.restore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("raised"))
        self.draw_on(painter)
        painter.end()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.width(), 10 * self.fontMetrics().height())


def _nearest(places: Any, wanted: float) -> int:
    at = int(np.searchsorted(places, wanted))
    if at <= 0:
        return 0
    if at >= len(places):
        return len(places) - 1
    return at if places[at] - wanted < wanted - places[at - 1] else at - 1
