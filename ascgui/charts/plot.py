"""A quiet chart: axes in the colours of the theme, a message while empty, data to copy."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFont, QGuiApplication
from PySide6.QtWidgets import QLabel, QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.charts.parts import Axis, ChartTheme, Label, View, pg, style_axes
from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue

Data = TypeVar("Data")


class Plot(QWidget, Generic[Data]):
    """A chart that neither pans nor zooms. A subclass draws its ``data`` into ``box``.

    It says the names of its axes in :meth:`axis_names`, what will stand in it while it is empty
    in ``TO_COME``, and what the marks mean in :meth:`legend` (HTML).
    """

    TO_COME: ClassVar[Text]

    def __init__(self, tongue: Tongue, theme: ChartTheme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._tongue = tongue
        self._theme = theme
        self._data: Data | None = None
        self._lacks: Text | None = None
        self.box = self.make_box()
        axes = {
            "bottom": Axis("bottom", self.bottom_ticks),
            "left": Axis("left", self.left_ticks),
        }
        self.view = View(viewBox=self.box, axisItems=axes)
        self.view.setMenuEnabled(False)
        self.view.hideButtons()
        self.view.setAntialiasing(True)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._open_menu)
        self._plot = self.view.getPlotItem()
        self._message = QLabel(self.view)
        self._message.setWordWrap(True)
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._legend = QLabel()
        self._legend.setWordWrap(True)
        self._legend.setTextFormat(Qt.TextFormat.RichText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self.view, 1)
        layout.addWidget(self._legend)
        self.copy_action = QAction(self)
        # Without keys: the menu's Copy has them, and two with the same keys do nothing.
        self.copy_action.triggered.connect(self.copy)
        self.addAction(self.copy_action)
        self.box.sigResized.connect(self.arrange)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)

    # What a subclass says

    def make_box(self) -> pg.ViewBox:
        """Return the area that is drawn into."""
        return pg.ViewBox(enableMouse=False, enableMenu=False)

    def bottom_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        """Return the marks of the lower axis, ``size`` pixels long, with their names."""
        raise NotImplementedError

    def left_ticks(self, low: float, high: float, size: float) -> list[tuple[float, str]]:
        """Return the marks of the left axis, ``size`` pixels long, with their names."""
        raise NotImplementedError

    def as_tsv(self) -> str:
        """Return what is drawn as lines of tab-separated cells."""
        raise NotImplementedError

    def title(self) -> str:
        """Return the name of the chart."""
        raise NotImplementedError

    def axis_names(self) -> tuple[str, str]:
        """Return the names of the lower and the left axis."""
        raise NotImplementedError

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to draw."""
        return self._data is None

    def legend(self) -> str:
        """Return what the marks mean, as HTML."""
        return ""

    def draw(self) -> None:
        """Draw the data in the colours in force."""

    def arrange(self) -> None:
        """Set the ranges; called with every size."""

    # What all do alike

    def stack(self, *items: Any, above: int = 0) -> None:
        """Put ``items`` into the box, each over the one before it, from the depth ``above`` on."""
        for depth, item in enumerate(items, start=above):
            item.setZValue(depth)
            self.box.addItem(item, ignoreBounds=True)

    def label(self) -> Label:
        """Return a name in the box, over what is drawn."""
        made = Label()
        made.setParentItem(self.box)
        made.setZValue(30)
        return made

    @property
    def data(self) -> Data | None:
        """What is drawn."""
        return self._data

    def put(self, data: Data | None, lacks: Text | None) -> None:
        """Draw ``data``, or say what it ``lacks``."""
        self._data, self._lacks = data, lacks
        self.retranslate()

    def message(self) -> str:
        """Return what an empty chart lacks, "" for one that is not empty."""
        return self._tongue.show(self._lacks or self.TO_COME) if self.is_empty else ""

    def copy(self) -> None:
        """Put the data on the clipboard."""
        QGuiApplication.clipboard().setText(self.as_tsv())

    def redraw(self) -> None:
        """Draw everything anew."""
        self.draw()
        message = self.message()
        self._message.setText(message)
        self._message.setVisible(bool(message))
        for name in ("bottom", "left"):
            self._plot.getAxis(name).setVisible(not message)
        legend = "" if message else self.legend()
        self._legend.setText(legend)
        self._legend.setVisible(bool(legend))
        self._place()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.copy_action.setText(self._tongue.say("Copy data"))
        self.view.setAccessibleName(self.title())
        bottom, left = self.axis_names()
        self._plot.setLabel("bottom", bottom)
        self._plot.setLabel("left", left)
        self.redraw()

    def restyle(self) -> None:
        """Take the colours and the text size in force."""
        theme, font = self._theme, QFont(self.font())
        self.view.setBackground(theme.color("raised"))
        style_axes(self._plot, theme, font, self.fontMetrics().height())
        for part in (self._legend, self._message):
            colours = part.palette()
            colours.setColor(colours.ColorRole.WindowText, theme.color("quiet"))
            part.setPalette(colours)
        self.redraw()

    def mark_html(self, sign: str, token: str, words: str) -> str:
        """Return an entry of the legend: a sign in the colour of ``token``, and its meaning."""
        colour = self._theme.color(token).name()
        return f'<span style="color:{colour}">{sign}</span>&nbsp;{self.kept(words)}'

    @staticmethod
    def kept(words: str) -> str:
        """Return ``words`` as HTML that is not broken over lines, also between Chinese signs."""
        joined = words
        if not words.isascii():
            joined = "\N{WORD JOINER}".join(words)
        return joined.replace(" ", "&nbsp;")

    def _place(self) -> None:
        gap = self._theme.space(4)
        self._message.setGeometry(self.view.rect().adjusted(gap, 0, -gap, 0))
        if self.box.width() >= 2 and self.box.height() >= 2:
            self.arrange()

    def _open_menu(self, position: Any) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(self.actions())
        menu.popup(self.view.mapToGlobal(position))

    @override
    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(20 * line, 11 * line)

    @override
    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(34 * line, 14 * line)
