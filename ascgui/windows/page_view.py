"""The pages of a printed document below one another, as they will print."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget
from typing_extensions import override

from ascgui.report.paper import UNITS_PER_INCH
from ascgui.report.printed import PrintedDocument
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme

_KEPT_PAGES = 6
"""Pages whose pictures are kept; others are painted again when they come into sight."""

_LARGEST = 1.6
"""Times its size on paper at which a page is shown at most."""


class PageView(QAbstractScrollArea):
    """Shows pages as wide as there is room. Only those in sight are painted.

    ``page_changed`` carries the number of the page in sight, from 0.
    """

    page_changed = Signal(object)

    def __init__(self, tongue: Tongue, theme: Theme, parent: QWidget | None = None) -> None:
        """Start without pages."""
        super().__init__(parent)
        self._tongue = tongue
        self._theme = theme
        self._printed: PrintedDocument | None = None
        self._pictures: dict[int, QPixmap] = {}
        self._page = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verticalScrollBar().valueChanged.connect(self._follow)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.viewport().update)
        self.retranslate()

    @property
    def printed(self) -> PrintedDocument | None:
        """The document in view."""
        return self._printed

    @property
    def page(self) -> int:
        """The number of the page in sight, from 0."""
        return self._page

    def show_document(self, printed: PrintedDocument | None) -> None:
        """Show ``printed``; the page in sight stays in sight as far as there is one."""
        page = self._page
        self._printed = printed
        self._pictures.clear()
        self._measure()
        self.go(min(page, max(0, self._count() - 1)))
        self.viewport().update()

    def go(self, page: int) -> None:
        """Bring ``page`` (from 0) to the upper end."""
        self.verticalScrollBar().setValue(round(page * self._step()))
        self._follow()

    def retranslate(self) -> None:
        """Say the name of the view in the language in force."""
        name = self._tongue.say("Preview of the report")
        if self._count():
            name = self._tongue.say(
                "Preview of the report, page {page} of {pages}",
                page=self._page + 1,
                pages=self._count(),
            )
        self.setAccessibleName(name)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._theme.space(150), self._theme.space(160))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        jumps = {
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: bar.maximum(),
            Qt.Key.Key_PageDown: round((self._page + 1) * self._step()),
            Qt.Key.Key_PageUp: round((self._page - 1) * self._step()),
        }
        if event.key() in jumps:
            bar.setValue(jumps[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        page = self._page
        self._pictures.clear()
        self._measure()
        self.go(page)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._pictures.clear()
            self._measure()

    @override
    def event(self, event: QEvent) -> bool:
        # Qt tells a screen of another scale by an event of its own, which is no change event.
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._pictures.clear()
            self.viewport().update()
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self._theme.color("line"))
        if self._printed is None:
            return
        size, top = self._size(), self.verticalScrollBar().value()
        left = (self.viewport().width() - size.width()) // 2
        for page in range(self._count()):
            y = self._gap() + round(page * self._step()) - top
            if y > self.viewport().height() or y + size.height() < 0:
                continue
            painter.drawPixmap(QRect(left, y, size.width(), size.height()), self._picture(page))
            painter.setPen(self._theme.color("line_strong"))
            painter.drawRect(QRect(left, y, size.width() - 1, size.height() - 1))

    def _picture(self, page: int) -> QPixmap:
        if page not in self._pictures:
            while len(self._pictures) >= _KEPT_PAGES:
                self._pictures.pop(next(iter(self._pictures)))
            self._pictures[page] = self._drawn(page)
        return self._pictures[page]

    def _drawn(self, page: int) -> QPixmap:
        size, ratio = self._size(), self.devicePixelRatioF()
        picture = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        picture.fill(Qt.GlobalColor.white)
        if self._printed is None:
            return picture
        painter = QPainter(picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        scale = picture.width() / self._printed.paper.width
        painter.scale(scale, scale)
        self._printed.paint_page_in_units(painter, page)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return picture

    def _count(self) -> int:
        return 0 if self._printed is None else self._printed.page_count

    def _gap(self) -> int:
        return self._theme.space(2)

    def _size(self) -> QSize:
        """Return the size of a page on the screen."""
        if self._printed is None:
            return QSize()
        paper = self._printed.paper
        natural = paper.width / UNITS_PER_INCH * self.logicalDpiX()
        width = min(self.viewport().width() - 2 * self._gap(), round(_LARGEST * natural))
        return QSize(max(1, width), max(1, round(width * paper.height / paper.width)))

    def _step(self) -> float:
        return float(self._size().height() + self._gap())

    def _measure(self) -> None:
        bar = self.verticalScrollBar()
        whole = round(self._count() * self._step()) + self._gap()
        bar.setRange(0, max(0, whole - self.viewport().height()))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(self._theme.space(12))

    def _follow(self) -> None:
        # The page of which the upper third is in sight.
        step = self._step()
        page = int((self.verticalScrollBar().value() + self.viewport().height() / 3) // step)
        page = min(max(0, page), max(0, self._count() - 1))
        self.viewport().update()
        if page != self._page:
            self._page = page
            self.page_changed.emit(page)
        self.retranslate()
