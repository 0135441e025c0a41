"""A chart to explore: zoom with a way back, a crosshair with values, a legend that switches.

Mouse: drag a frame to zoom in, double-click for the whole, click a point to choose it. Keys: arrows
move the crosshair (with Shift the picture), Enter chooses, ``+`` and ``-`` zoom, Backspace goes
back, Home and Escape show the whole.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPen
from PySide6.QtWidgets import (
    QGraphicsRectItem,
    QHBoxLayout,
    QLabel,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from ascgui.charts.crosshair import Crosshair
from ascgui.charts.export import chosen_path, write_chart
from ascgui.charts.parts import ChartTheme, ToolButton, dot, pg
from ascgui.charts.plot import Data, Plot
from ascgui.charts.scale import Scale, named_ticks
from ascgui.charts.switches import Mark, Switches
from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.clipboard import tsv

Rows: TypeAlias = "list[list[str | int | float | None]]"
Range: TypeAlias = tuple[float, float, float, float]
"""Places: left, right, bottom, top."""

MOST_ROWS = 100_000
"""Rows of a chart's data that are copied or written while the window waits."""

_NEAR_PX = 48
_LEAST_FRAME_PX = 8
_PAN = 0.1


class ZoomPlot(Plot[Data]):
    """A subclass draws, says its whole range, and knows its points by keys.

    ``point_chosen`` carries the key of a point that was clicked or chosen by Enter.
    """

    point_chosen = Signal(object)

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(tongue, theme, parent)
        self._zooms: list[Range] = []
        self._at: Any = None
        self._chosen: Any = None
        self.pointer = Crosshair(self.box)
        self._ring = dot(7.0)
        self._ring.hide()
        self.stack(self._ring, above=50)
        self._frame = QGraphicsRectItem(self.box)
        self._frame.setZValue(60)
        self._frame.hide()
        self._make_tools()
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)
        self.view.viewport().setMouseTracking(True)

    @override
    def put(self, data: Data | None, lacks: Text | None) -> None:
        if data != self._data:
            self.forget()
        super().put(data, lacks)

    # For a subclass's axes

    def along(self, scale: Scale, low: float, high: float, size: float) -> list[tuple[float, str]]:
        """Return as many marks of a lower axis, ``size`` pixels long, as have room, with names."""
        width_of = self.fontMetrics().horizontalAdvance
        return named_ticks(scale, (low, high), size, self._tongue.language, width_of)

    def levels(self, scale: Scale, low: float, high: float, size: float) -> tuple[float, ...]:
        """Return marks of a left axis, ``size`` pixels high, whose names do not meet."""
        half = (high - low) * self.fontMetrics().height() / max(size, 1.0) / 2
        return scale.ticks(low + half, high - half, 3.2 * half)

    # What a subclass says

    @override
    def make_box(self) -> pg.ViewBox:
        return _Box(self)

    def whole_range(self) -> Range:
        """Return the range in which everything is seen."""
        raise NotImplementedError

    def marks(self) -> Sequence[Mark]:
        """Return the entries of the legend; each switches what is drawn under its id."""
        return ()

    def nearest(self, x: float, y: float) -> Any:
        """Return the key of the point nearest to a place, or None."""
        raise NotImplementedError

    def spot(self, key: Any) -> tuple[float, float] | None:
        """Return where a point stands, None where it stands nowhere."""
        raise NotImplementedError

    def said(self, key: Any) -> str:
        """Return the values of a point in words."""
        raise NotImplementedError

    def beside(self, key: Any, right: int, up: int) -> Any:
        """Return the point so many steps beside ``key``; of None, the one to begin with."""
        raise NotImplementedError

    def rows(self) -> Rows:
        """Return headings and data."""
        raise NotImplementedError

    def zoomed(self) -> None:
        """Follow a change of the range that is seen."""

    # What is seen

    def shows(self, mark: str) -> bool:
        """Whether what the legend calls ``mark`` is drawn."""
        return self.switches.is_on(mark)

    @property
    def range(self) -> Range:
        """The range that is seen, in places."""
        return self._zooms[-1] if self._zooms else self.whole_range()

    @property
    def is_zoomed(self) -> bool:
        """Whether less than everything is seen."""
        return bool(self._zooms)

    def zoom_to(self, wanted: Range) -> None:
        """Show ``wanted``; :meth:`zoom_back` leads back."""
        left, right, bottom, top = wanted
        if not all(map(math.isfinite, wanted)) or right <= left or top <= bottom:
            return
        whole = self.whole_range()
        least_x, least_y = (whole[1] - whole[0]) * 1e-6, (whole[3] - whole[2]) * 1e-6
        if right - left < least_x or top - bottom < least_y:
            return
        self._zooms.append(wanted)
        self._follow_zoom()

    def zoom_by(self, factor: float) -> None:
        """Show ``factor`` times as much around the crosshair, or around the middle."""
        left, right, bottom, top = self.range
        spot = None if self._at is None else self.spot(self._at)
        x, y = spot if spot is not None else ((left + right) / 2, (bottom + top) / 2)
        wanted = (
            x - (x - left) * factor,
            x + (right - x) * factor,
            y - (y - bottom) * factor,
            y + (top - y) * factor,
        )
        whole = self.whole_range()
        if factor > 1 and wanted[1] - wanted[0] >= whole[1] - whole[0]:
            self.zoom_home()
        else:
            self.zoom_to(wanted)

    def zoom_back(self) -> None:
        """Undo the last zoom."""
        if self._zooms:
            self._zooms.pop()
            self._follow_zoom()

    def zoom_home(self) -> None:
        """Show everything."""
        if self._zooms:
            self._zooms.clear()
            self._follow_zoom()

    def choose(self, key: Any) -> None:
        """Mark the point ``key`` as the one that is chosen; None takes the mark away."""
        self._chosen = key
        self._place_marks()

    @property
    def crosshair(self) -> Any:
        """The key of the point under the crosshair, or None."""
        return self._at

    @property
    def crosshair_words(self) -> str:
        """What is said at the crosshair."""
        return self.pointer.words

    def point_at(self, key: Any) -> None:
        """Put the crosshair on the point ``key``; None takes it away."""
        self._at = key
        self._place_marks()

    def forget(self) -> None:
        """Let go of zoom, crosshair and choice: what is drawn is something else now."""
        self._zooms.clear()
        self._at = self._chosen = None

    # Export

    def export(self, path: Path) -> None:
        """Write the chart to ``path``: PNG, SVG or CSV by its suffix.

        Raises:
            OSError: it cannot be written.
        """
        write_chart(path, self.picture_parts(), self.title(), self.rows(), self._theme)

    def picture_parts(self) -> Sequence[QWidget]:
        """Return what an exported picture consists of, from left to right."""
        return (self.view,)

    @override
    def as_tsv(self) -> str:
        return tsv(self.rows())

    # Qt's side

    def _make_tools(self) -> None:
        self.switches = Switches(self._tongue, self._theme)
        self.switches.switched.connect(self.redraw)
        self.back_button, self.menu_button = ToolButton(), ToolButton()
        for button in (self.back_button, self.menu_button):
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back_button.clicked.connect(self.zoom_home)
        self.back_button.hide()
        self.save_actions = {kind: QAction(self) for kind in ("png", "svg", "csv")}
        self.menu = QMenu(self)
        self.menu.addAction(self.copy_action)
        for kind, action in self.save_actions.items():
            action.triggered.connect(lambda _on=False, kind=kind: self._ask_and_save(kind))
            self.menu.addAction(action)
        self.menu_button.setMenu(self.menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._trouble = QLabel()
        self._trouble.setWordWrap(True)
        self._trouble.hide()
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.switches, 1)
        row.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.menu_button, 0, Qt.AlignmentFlag.AlignTop)
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)  # noqa: S101 - made by the plot
        layout.addLayout(row)
        layout.addWidget(self._trouble)

    @override
    def retranslate(self) -> None:
        say = self._tongue.say
        self.back_button.setText(say("Whole chart"))
        self.back_button.setToolTip(say("Home shows everything, Backspace goes back one step."))
        self.menu_button.setText(say("Chart"))
        self.menu_button.setToolTip(
            say(
                "Drag a frame to zoom in. Arrow keys move the crosshair, Enter chooses the point,"
                " + and - zoom."
            )
        )
        for kind, words in (
            ("png", say("Save as PNG…")),
            ("svg", say("Save as SVG…")),
            ("csv", say("Save data as CSV…")),
        ):
            self.save_actions[kind].setText(words)
        self.view.setAccessibleDescription(self.menu_button.toolTip())
        super().retranslate()

    @override
    def restyle(self) -> None:
        theme = self._theme
        self.pointer.restyle(theme, self.font())
        self._ring.setPen(pg.mkPen(theme.color("accent"), width=2.5))
        self._ring.setBrush(pg.mkBrush(theme.color("raised")))
        self._frame.setPen(QPen(theme.color("accent"), 1, Qt.PenStyle.DashLine))
        ground = QColor(theme.color("accent"))
        ground.setAlpha(30)
        self._frame.setBrush(ground)
        colours = self._trouble.palette()
        colours.setColor(colours.ColorRole.WindowText, theme.color("error"))
        self._trouble.setPalette(colours)
        self.switches.restyle()
        super().restyle()

    @override
    def redraw(self) -> None:
        super().redraw()
        empty = bool(self.message())
        self.switches.put(() if empty else tuple(self.marks()))
        self.back_button.setVisible(self.is_zoomed)
        self._fit_switches()
        self.menu_button.setEnabled(not empty)
        self.copy_action.setEnabled(not empty)
        self._trouble.hide()
        self._place_marks()

    @override
    def arrange(self) -> None:
        if self.message():
            return
        left, right, bottom, top = self.range
        self.box.setRange(xRange=(left, right), yRange=(bottom, top), padding=0)
        self._place_marks()

    def _follow_zoom(self) -> None:
        self.back_button.setVisible(self.is_zoomed)
        self.zoomed()
        self.arrange()

    def _fit_switches(self) -> None:
        room = self.width() - self.menu_button.sizeHint().width() - self._theme.space(3)
        if self.is_zoomed:
            room -= self.back_button.sizeHint().width()
        self.switches.fit(room)

    @override
    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self._fit_switches()

    def pixel(self, x: float, y: float) -> QPointF:
        """Return where a place is seen, in pixels of the box."""
        return self.box.mapFromView(QPointF(x, y))

    def _place_marks(self) -> None:
        empty = bool(self.message())
        chosen = None if self._chosen is None or empty else self.spot(self._chosen)
        self._ring.setVisible(chosen is not None)
        if chosen is not None:
            self._ring.setPos(*chosen)
        at = None if self._at is None or empty else self.spot(self._at)
        if at is None:
            self.pointer.hide()
        else:
            self.pointer.move(*at, self.said(self._at), self._theme.space(2))

    # The pointer and the keys

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is self.view and kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if watched is self.view.viewport():
            if kind == QEvent.Type.MouseMove:
                self._hover(event.position())  # type: ignore[attr-defined]
            elif kind == QEvent.Type.Leave:
                self.point_at(None)
        return False

    def _hover(self, place: QPointF) -> None:
        if self.message() or self._frame.isVisible():
            return
        position = self.box.mapFromScene(self.view.mapToScene(place.toPoint()))
        if not self.box.rect().contains(position):
            self.point_at(None)
            return
        self.point_at(self.under(position))

    def under(self, position: QPointF) -> Any:
        """Return the key of the point near ``position``, in pixels of the box, or None."""
        place = self.box.mapToView(position)
        key = self.nearest(place.x(), place.y())
        spot = None if key is None else self.spot(key)
        if spot is None:
            return None
        pixel = self.pixel(*spot)
        return key if abs(pixel.x() - position.x()) <= _NEAR_PX else None

    def _key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if self.message():
            return False
        steps = {
            Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1),
        }.get(key)  # fmt: skip
        if steps is not None:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._pan(*steps)
            else:
                start = self._at if self._at is not None else self._chosen
                self.point_at(self.beside(start, *steps))
                self.view.setAccessibleDescription(self.crosshair_words)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._at is not None:
            self.point_chosen.emit(self._at)
            return True
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(0.5)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_by(2.0)
        elif key == Qt.Key.Key_Backspace and self._zooms:
            self.zoom_back()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_Escape) and self._zooms:
            self.zoom_home()
        else:
            return False
        return True

    def _pan(self, right: int, up: int) -> None:
        if not self._zooms:
            return
        low_x, high_x, low_y, high_y = self._zooms[-1]
        x, y = (high_x - low_x) * _PAN * right, (high_y - low_y) * _PAN * up
        self._zooms[-1] = (low_x + x, high_x + x, low_y + y, high_y + y)
        self._follow_zoom()

    def frame(self, start: QPointF, end: QPointF, *, done: bool) -> None:
        """Show the frame of a drag, in pixels of the box; ``done`` zooms to it."""
        area = QRectF(start, end).normalized() & self.box.rect()
        self._frame.setVisible(not done)
        self._frame.setRect(area)
        self.point_at(None)
        if done and min(area.width(), area.height()) >= _LEAST_FRAME_PX:
            low, high = (self.box.mapToView(p) for p in (area.bottomLeft(), area.topRight()))
            self.zoom_to((low.x(), high.x(), low.y(), high.y()))

    def clicked(self, position: QPointF) -> None:
        """Choose the point near ``position``, in pixels of the box."""
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        key = None if self.message() else self.under(position)
        if key is not None:
            self.point_chosen.emit(key)

    @override
    def _open_menu(self, position: Any) -> None:
        self.menu.popup(self.view.mapToGlobal(position))

    def _ask_and_save(self, kind: str) -> None:
        path = chosen_path(self, self._tongue.say("Save the chart"), kind)
        if path is None:
            return
        try:
            self.export(path)
        except OSError as error:
            self._trouble.setText(
                self._tongue.show(
                    text(
                        "{file} could not be written ({reason}), so nothing was saved. Choose"
                        " another place.",
                        file=path.name,
                        reason=error.strerror or type(error).__name__,
                    )
                )
            )
            self._trouble.show()
        else:
            self._trouble.hide()

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(20 * line, 10 * line)


class _Box(pg.ViewBox):
    """A plot area in which a drag draws a frame, and a click chooses."""

    def __init__(self, plot: ZoomPlot[Any]) -> None:
        super().__init__(enableMouse=False, enableMenu=False)
        self._zoom_plot = plot

    def mouseDragEvent(self, ev: Any, axis: Any = None) -> None:  # noqa: ARG002 - as pyqtgraph
        if ev.button() != Qt.MouseButton.LeftButton or self._zoom_plot.message():
            ev.ignore()
            return
        ev.accept()
        self._zoom_plot.frame(ev.buttonDownPos(), ev.pos(), done=ev.isFinish())

    def mouseClickEvent(self, ev: Any) -> None:
        if ev.button() != Qt.MouseButton.LeftButton:
            ev.ignore()
            return
        ev.accept()
        if ev.double():
            self._zoom_plot.zoom_home()
        else:
            self._zoom_plot.clicked(ev.pos())
