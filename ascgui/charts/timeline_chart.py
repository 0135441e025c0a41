"""When a job computes, waits, saves and finishes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ascgui.charts.parts import ChartTheme, pg
from ascgui.charts.scale import padded
from ascgui.charts.switches import Mark
from ascgui.charts.timeline_series import TimelineData, date_ticks
from ascgui.charts.zoom_plot import Range, Rows, ZoomPlot
from ascgui.domain.text import Quantity, Unit, text
from ascgui.estimator.timeline import EventKind
from ascgui.session.tongue import Tongue

_BAR = (0.42, 0.62)
_CHECKPOINTS = (0.30, 0.40)
_EPOCHS = (0.64, 0.76)
_TICKED = {
    EventKind.CHECKPOINT: (_CHECKPOINTS, 1),
    EventKind.EPOCH: (_EPOCHS, 3),
}
_LINES = {
    EventKind.FINISH: ("text", Qt.PenStyle.SolidLine),
    EventKind.DEADLINE: ("warning", Qt.PenStyle.DashLine),
}


class TimelineChart(ZoomPlot[TimelineData]):
    """Its points are known by the numbers of the events."""

    TO_COME = text("Here the time line of the job will stand.")

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._working = pg.BarGraphItem(x0=[], x1=[], y0=_BAR[0], height=_BAR[1] - _BAR[0])
        self._closed = pg.BarGraphItem(x0=[], x1=[], y0=_BAR[0], height=_BAR[1] - _BAR[0])
        self._range = pg.BarGraphItem(x0=[], x1=[], y0=_BAR[0], height=_BAR[1] - _BAR[0])
        self._ticks = {kind: pg.PlotCurveItem(connect="pairs") for kind in _TICKED}
        self._lines = {kind: pg.InfiniteLine(angle=90) for kind in _LINES}
        self._names = {kind: self.label() for kind in _LINES}
        self.stack(self._range, self._closed, self._working, *self._ticks.values(),
                   *self._lines.values())  # fmt: skip
        self.retranslate()
        self.restyle()

    @override
    def title(self) -> str:
        return self._tongue.say("Time line of the job")

    @override
    def axis_names(self) -> tuple[str, str]:
        return self._tongue.say("local time"), ""

    @override
    def marks(self) -> Sequence[Mark]:
        data = self._data
        if data is None:
            return ()
        found = [Mark("working", text("computing"), 0, "box")]
        if data.closed:
            found.append(Mark("closed", text("closed"), "line_strong", "band"))
        found.append(Mark("range", text("range"), 4, "band"))
        if data.of(EventKind.CHECKPOINT):
            found.append(Mark("checkpoint", text("Checkpoints"), 1))
        if data.of(EventKind.EPOCH):
            found.append(Mark("epoch", text("end of an epoch"), 3))
        return found

    @override
    def whole_range(self) -> Range:
        if self._data is None:
            return (0.0, 1.0, 0.0, 1.0)
        return (*padded(*self._data.whole), 0.2, 1.1)

    @override
    def redraw(self) -> None:
        super().redraw()
        # Heights mean nothing here.
        self._plot.getAxis("left").setVisible(False)

    @override
    def draw(self) -> None:
        data = self._data
        for item in (self._working, self._closed, self._range, *self._ticks.values(),
                     *self._lines.values(), *self._names.values()):  # fmt: skip
            item.setVisible(data is not None)
        if data is None:
            return
        theme = self._theme
        own = theme.chart_color(0)
        _bars(self._working, data.working, QBrush(own), own)
        self._working.setVisible(self.shows("working"))
        edge = theme.color("line_strong")
        _bars(self._closed, data.closed, QBrush(edge, Qt.BrushStyle.BDiagPattern), edge)
        self._closed.setVisible(self.shows("closed"))
        ends = [data.first(kind) for kind in (EventKind.EARLIEST, EventKind.LATEST)]
        span = [(ends[0], ends[1])] if ends[0] is not None and ends[1] is not None else []
        wide = QColor(theme.chart_color(4))
        wide.setAlpha(110)
        _bars(self._range, span, QBrush(wide), wide)
        self._range.setOpts(y0=_BAR[0] - 0.08, height=_BAR[1] - _BAR[0] + 0.16)
        self._range.setVisible(self.shows("range") and bool(span))
        for kind, ((bottom, top), hue) in _TICKED.items():
            places = np.array(data.of(kind), dtype=np.float64)
            self._ticks[kind].setData(
                np.repeat(places, 2), np.tile(np.array([bottom, top]), len(places))
            )
            self._ticks[kind].setPen(pg.mkPen(theme.chart_color(hue), width=1.5))
            self._ticks[kind].setVisible(self.shows(kind.value) and len(places) > 0)
        for kind, (token, style) in _LINES.items():
            at, name = data.first(kind), self._names[kind]
            self._lines[kind].setVisible(at is not None)
            name.setVisible(at is not None)
            if at is None:
                continue
            self._lines[kind].setValue(at)
            self._lines[kind].setPen(pg.mkPen(theme.color(token), width=1.5, style=style))
            event = next(event for event in data.events if event.kind is kind)
            name.setText(
                self._tongue.say("{name} {when}", name=event.name, when=f"{event.when:%m-%d %H:%M}")
            )
            name.setBrush(theme.color(token))
            name.setFont(self.font())
            name.ground = theme.color("raised")

    @override
    def arrange(self) -> None:
        super().arrange()
        data = self._data
        if data is None:
            return
        gap, line = self._theme.space(1.5), self.fontMetrics().height()
        for row, kind in enumerate(_LINES):
            at, name = data.first(kind), self._names[kind]
            if at is None:
                continue
            x, width = self.pixel(at, 0.0).x(), name.boundingRect().width()
            name.setVisible(0 <= x <= self.box.width())
            fits = x - gap - width >= 0
            name.setPos(x - gap - width if fits else x + gap, gap / 2 + row * 1.15 * line)

    @override
    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        if self._data is None:
            return []
        wide = self.fontMetrics().horizontalAdvance("00-00") * 1.7
        return date_ticks(self._data, low, high, (high - low) * wide / max(size, 1.0))

    @override
    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        return []

    # Points

    @override
    def nearest(self, x: float, y: float) -> Any:
        data = self._data
        if data is None:
            return None
        return min(range(len(data.places)), key=lambda at: abs(data.places[at] - x))

    @override
    def spot(self, key: Any) -> tuple[float, float] | None:
        data = self._data
        if data is None or not 0 <= int(key) < len(data.places):
            return None
        bottom, top = _TICKED.get(data.events[int(key)].kind, (_BAR, 0))[0]
        return data.places[int(key)], (bottom + top) / 2

    @override
    def said(self, key: Any) -> str:
        data = self._data
        if data is None:
            return ""
        event = data.events[int(key)]
        say = self._tongue.say
        lines = [
            self._tongue.show(event.name),
            self._tongue.show(event.when),
        ]
        if event.kind is not EventKind.DEADLINE:
            share = Quantity(event.share, Unit.PERCENT)
            lines.append(say("{share} of the work is done", share=share))
        return "\n".join(lines)

    @override
    def beside(self, key: Any, right: int, up: int) -> Any:
        data = self._data
        if data is None:
            return None
        if key is None:
            return 0
        return min(max(int(key) + (right or up), 0), len(data.places) - 1)

    @override
    def rows(self) -> Rows:
        data = self._data
        if data is None:
            return []
        say, show = self._tongue.say, self._tongue.show
        lines: Rows = [[say("Event"), say("Time"), say("Share of the work")]]
        lines += [
            [show(event.name), f"{event.when:%Y-%m-%d %H:%M:%S}", event.share]
            for event in data.events
        ]
        return lines

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(20 * line, 9 * line)


def _bars(item: Any, spans: Sequence[tuple[float, float]], brush: QBrush, edge: QColor) -> None:
    item.setOpts(
        x0=np.array([start for start, _ in spans], dtype=np.float64),
        x1=np.array([end for _, end in spans], dtype=np.float64),
        y0=_BAR[0],
        height=_BAR[1] - _BAR[0],
        brush=brush,
        pen=pg.mkPen(edge, width=0.5),
    )
