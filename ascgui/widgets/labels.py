"""Labels that know the theme: quiet ones, headings, cut ones, and the frame of a card."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QHideEvent, QIcon, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QSizePolicy, QStyle, QWidget
from typing_extensions import override

from ascgui.widgets.theme import Theme


class ThemedLabel(QLabel):
    """A label in a colour token and a multiple of the text size; plain text, selectable."""

    def __init__(
        self,
        theme: Theme,
        colour: str = "text",
        *,
        scale: float = 1.0,
        bold: bool = False,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Start empty."""
        super().__init__(parent)
        self._theme = theme
        self._colour = colour
        self._scale = scale
        self._bold = bold
        self._dimmed = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        theme.changed.connect(self.restyle)
        self.restyle()

    def put_on(self, colour: str) -> None:
        """Use the colour token ``colour`` from now on."""
        if colour != self._colour:
            self._colour = colour
            self.restyle()

    def dim(self, *, dimmed: bool) -> None:
        """Show the text as not fresh."""
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.restyle()

    def restyle(self) -> None:
        """Take the colours and the text size in force."""
        colours = self.palette()
        shown = self._theme.color("disabled" if self._dimmed else self._colour)
        colours.setColor(colours.ColorRole.WindowText, shown)
        self.setPalette(colours)
        if self._scale != 1.0 or self._bold:
            self.setFont(scaled_font(self, self._scale, bold=self._bold))


class IconLabel(QLabel):
    """An icon, drawn anew with each painting, so that it is sharp on whichever screen it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without an icon."""
        super().__init__(parent)
        self._icon = QIcon()
        self._size = 0

    def put(self, icon: QIcon, size: int) -> None:
        """Show ``icon``, ``size`` pixels wide and high."""
        self._icon, self._size = icon, size
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._size, self._size)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        place = QStyle.alignedRect(
            self.layoutDirection(), self.alignment(), self.sizeHint(), self.rect()
        )
        painter = QPainter(self)
        painter.drawPixmap(place, self._icon.pixmap(self.sizeHint(), self.devicePixelRatioF()))
        painter.end()


def scaled_font(widget: QWidget, scale: float, *, bold: bool = False) -> QFont:
    """Return the application's font, ``scale`` times as large."""
    font = QFont(QApplication.font(widget))
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * scale)
    else:
        font.setPixelSize(round(font.pixelSize() * scale))
    font.setBold(bold)
    return font


class WordsLabel(ThemedLabel):
    """Words that want one line and wrap where it is not to be had."""

    def __init__(
        self, theme: Theme, colour: str = "text", *, scale: float = 1.0, bold: bool = False
    ) -> None:
        """Start empty."""
        super().__init__(theme, colour, scale=scale, bold=bold, wrap=True)

    @override
    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        lines = self.text().split("\n")
        width = max(metrics.horizontalAdvance(line) for line in lines) + 2
        return QSize(width, metrics.lineSpacing() * len(lines))

    @override
    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        words = self.text().split()
        width = max((metrics.horizontalAdvance(word) for word in words), default=0)
        return QSize(width, metrics.lineSpacing())


class CutLabel(ThemedLabel):
    """A sentence on one line, cut where the room ends; ``unfold`` shows it whole, wrapped."""

    def __init__(self, theme: Theme, colour: str = "text", parent: QWidget | None = None) -> None:
        """Start empty and folded."""
        super().__init__(theme, colour, parent=parent)
        self._sentence = ""
        self._unfolded = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def sentence(self) -> str:
        """The whole sentence, also while it is cut."""
        return self._sentence

    @property
    def is_cut(self) -> bool:
        """Whether something does not show."""
        return self.text() != self._sentence

    def put(self, sentence: str) -> None:
        """Show ``sentence``."""
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self._fit()

    def unfold(self, *, unfolded: bool) -> None:
        """Show the whole sentence, or one line of it."""
        self._unfolded = unfolded
        self.setWordWrap(unfolded)
        self._fit()

    @override
    def minimumSizeHint(self) -> QSize:
        if self._unfolded:
            return super().minimumSizeHint()
        return QSize(0, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        shown = self._sentence
        if not self._unfolded:
            line = " ".join(shown.split())
            shown = self.fontMetrics().elidedText(
                line, Qt.TextElideMode.ElideRight, max(self.width(), 1)
            )
        if shown != self.text():
            self.setText(shown)
        tip = self._sentence if shown != self._sentence else ""
        if tip != self.toolTip():
            self.setToolTip(tip)


class Card(QFrame):
    """A raised surface with a thin line around it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start without content."""
        super().__init__(parent)
        self._theme = theme
        theme.changed.connect(self.update)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("line"), 1))
        painter.setBrush(self._theme.color("raised"))
        radius = self._theme.space(1)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class Spinner(QWidget):
    """A small turning arc that appears only after a while, so that quick answers do not flicker."""

    def __init__(self, theme: Theme, delay_ms: int = 150, parent: QWidget | None = None) -> None:
        """Start at rest; the room is kept, so that nothing moves when it appears."""
        super().__init__(parent)
        self._theme = theme
        self._angle = 0
        self._turning = False
        side = self.fontMetrics().height()
        self.setFixedSize(side, side)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(delay_ms)
        self._delay.timeout.connect(self._appear)
        self._turn = QTimer(self)
        self._turn.setInterval(60)
        self._turn.timeout.connect(self._step)

    @property
    def turning(self) -> bool:
        """Whether it shows."""
        return self._turning

    def start(self) -> None:
        """Appear once the delay is over, unless stopped before."""
        if not self._turning and not self._delay.isActive():
            self._delay.start()

    def stop(self) -> None:
        """Disappear."""
        self._delay.stop()
        self._turn.stop()
        if self._turning:
            self._turning = False
            self.update()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.stop()

    def _appear(self) -> None:
        self._turning = True
        # It stands where the system asks that nothing moves; the answer is dimmed all the same.
        if not self._theme.still:
            self._turn.start()
        self.update()

    def _step(self) -> None:
        self._angle = (self._angle + 30) % 360
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._turning:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("accent"), 2))
        margin = self.width() // 5
        area = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        painter.drawArc(area, -self._angle * 16, 270 * 16)
