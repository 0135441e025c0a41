"""The look: colour tokens for light and dark, spacing, fonts and icons."""

from __future__ import annotations

from collections.abc import Set
from enum import StrEnum

from PySide6.QtCore import QByteArray, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QStyle, QStyleFactory

from ascgui import paths
from ascgui.domain.record import frozen

CHINESE_FAMILIES = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "PingFang SC",
    "Hiragino Sans GB",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "SimHei",
    "Droid Sans Fallback",
)
"""Simplified Chinese faces, best first. Named because Qt alone may pick a Japanese face."""

LATIN_FAMILIES = (
    "Noto Sans",
    "Segoe UI",
    "Helvetica Neue",
    "DejaVu Sans",
    "Liberation Sans",
    "Arial",
)
"""Faces for English, best first, where the system's own is one that also draws Chinese."""

_OUTLINED = (
    "QLineEdit",
    "QComboBox",
    "QCheckBox",
    "QRadioButton",
    "QAbstractSpinBox",
    "QPushButton",
)
"""The inputs whose edge must be seen."""

_MARKED = ("QCheckBox", "QRadioButton", "QPushButton", "QTabBar")
"""What Fusion frames with the colour of a selection while it has the focus; it selects nothing."""


_WIDE_SCRIPTS = frozenset(
    (
        QFontDatabase.WritingSystem.SimplifiedChinese,
        QFontDatabase.WritingSystem.TraditionalChinese,
        QFontDatabase.WritingSystem.Japanese,
        QFontDatabase.WritingSystem.Korean,
    )
)

_ICON_SIZES = (16, 20, 24, 32, 40, 64)


class ThemeChoice(StrEnum):
    """What the user chose: follow the system, or always one of the two."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@frozen
class Tokens:
    """The colours of one theme as ``#rrggbb``, named for what they are for.

    Text colours have a contrast of at least 4.5 on ``surface``, ``raised``, ``hover`` and
    ``selected``; marks (``line_strong``, ``chart``) at least 3 on ``raised``. ``line`` only
    separates, and ``disabled`` is for what cannot be used now. The six hues of ``chart`` were
    chosen so that every two of them stay apart for people who see red or green less (CIE Lab
    distance of at least 30 as seen with normal, protan and deutan vision).
    """

    surface: str
    raised: str
    hover: str
    selected: str
    text: str
    quiet: str
    disabled: str
    line: str
    line_strong: str
    accent: str
    on_accent: str
    error: str
    warning: str
    note: str
    success: str
    chart: tuple[str, str, str, str, str, str]


LIGHT = Tokens(
    surface="#f4f5f7",
    raised="#ffffff",
    hover="#eef1f5",
    selected="#d5e3f6",
    text="#1b2026",
    quiet="#56606b",
    disabled="#98a1ab",
    line="#d9dde3",
    line_strong="#848d98",
    accent="#1b5fb4",
    on_accent="#ffffff",
    error="#b3261e",
    warning="#85500a",
    note="#2b5c93",
    success="#1d6b3a",
    chart=("#3b72a0", "#72491c", "#3b9e91", "#8f3ad5", "#948e1a", "#69253e"),
)

DARK = Tokens(
    surface="#1c1f24",
    raised="#25292f",
    hover="#2e333a",
    selected="#263c59",
    text="#e7e9ec",
    quiet="#a7afb9",
    disabled="#6b737d",
    line="#3a4049",
    line_strong="#828b97",
    accent="#7fb3f5",
    on_accent="#10151b",
    error="#f4948c",
    warning="#e3b565",
    note="#93bdec",
    success="#83cf9d",
    chart=("#7faee4", "#b66323", "#aeefec", "#9358e3", "#e0d24b", "#ce5776"),
)


class Theme(QObject):
    """Applies Fusion with the palette of the chosen theme, and serves its tokens and icons.

    ``changed`` tells that colours, icons or sizes may differ; whoever paints with tokens or set
    an icon does so again.
    """

    changed = Signal()

    def __init__(
        self,
        application: QApplication,
        choice: ThemeChoice | str = ThemeChoice.SYSTEM,
        parent: QObject | None = None,
    ) -> None:
        """Apply the theme ``choice`` to ``application``."""
        super().__init__(parent)
        self._application = application
        self._choice = ThemeChoice(choice)
        self._icons: dict[tuple[str, str], QIcon] = {}
        self._drawings = paths.shipped("resources", "icons")
        self._system_font = QFont(application.font())
        fusion = QStyleFactory.create("Fusion")
        if fusion is not None:
            application.setStyle(fusion)
        application.styleHints().colorSchemeChanged.connect(self._follow)
        self._apply()

    @property
    def choice(self) -> ThemeChoice:
        """What the user chose."""
        return self._choice

    @property
    def dark(self) -> bool:
        """Whether the dark tokens are in force."""
        if self._choice is ThemeChoice.SYSTEM:
            return self._application.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return self._choice is ThemeChoice.DARK

    @property
    def still(self) -> bool:
        """Whether the system asks that nothing on the screen moves by itself."""
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        return self._application.style().styleHint(hint) == 0

    @property
    def tokens(self) -> Tokens:
        """The colours in force."""
        return DARK if self.dark else LIGHT

    def color(self, name: str) -> QColor:
        """Return the token ``name`` (``error``, ``quiet`` …) as a colour."""
        return QColor(getattr(self.tokens, name))

    def chart_color(self, index: int) -> QColor:
        """Return the hue of the curve number ``index``, from 0; the six repeat."""
        hues = self.tokens.chart
        return QColor(hues[index % len(hues)])

    def choose(self, choice: ThemeChoice | str) -> None:
        """Use the theme ``choice`` from now on."""
        if ThemeChoice(choice) is not self._choice:
            self._choice = ThemeChoice(choice)
            self._apply()

    def speak(self, code: str) -> None:
        """Use the fonts that suit the language ``code``; called before texts are said in it."""
        own = self._system_font.families()
        # A family that two foundries made is listed as "Family [Foundry]".
        installed = {name.partition(" [")[0] for name in QFontDatabase.families()}
        chinese = [family for family in CHINESE_FAMILIES if family in installed]
        families = [*chinese, *own]
        if not code.startswith("zh"):
            families = [*self._latin(installed), *chinese, *own]
        font = QFont(self._system_font)
        font.setFamilies(families)
        if font != self._application.font():
            self._application.setFont(font)
            # Qt tells the widgets only later; what is said in the new language is measured now.
            self._application.sendPostedEvents(None, QEvent.Type.ApplicationFontChange.value)
            self.changed.emit()

    def _latin(self, installed: Set[str]) -> list[str]:
        """Return the face for English: the system's, unless it draws Chinese too.

        Such a face makes “ and ” as wide as a Chinese character. A name such as "Sans Serif"
        stands for a face; as one of several names it would give way to a Chinese one.
        """
        face = QFontInfo(self._system_font).family()
        scripts = set(QFontDatabase.writingSystems(face))
        plain = face.partition(" [")[0]
        if not scripts & _WIDE_SCRIPTS and plain not in CHINESE_FAMILIES:
            return [plain]
        return [family for family in LATIN_FAMILIES if family in installed][:1]

    def space(self, steps: float) -> int:
        """Return ``steps`` of the 4-px grid in logical pixels, scaled by the font's size."""
        pixels = QFontInfo(self._application.font()).pixelSize()
        return round(4 * steps * max(1.0, pixels / 13))

    def icon(self, name: str, colour: str = "text") -> QIcon:
        """Return the icon ``name`` of ``resources/icons`` drawn in the token ``colour``."""
        key = (name, getattr(self.tokens, colour))
        if key not in self._icons:
            self._icons[key] = self._drawn(name, key[1])
        return self._icons[key]

    def end(self) -> None:
        """Stop following the system, when the window is gone."""
        self._application.styleHints().colorSchemeChanged.disconnect(self._follow)

    def _drawn(self, name: str, colour: str) -> QIcon:
        path = self._drawings / f"{name}.svg"
        recoloured = path.read_text(encoding="utf-8").replace("currentColor", colour)
        renderer = QSvgRenderer(QByteArray(recoloured.encode()))
        # Drawn once in each size. An icon engine of our own would draw when asked, but PySide6
        # 6.10.3 crashes when one written in Python is collected.
        icon = QIcon()
        for size in _ICON_SIZES:
            icon.addPixmap(_rendered(renderer, size))
        return icon

    def _follow(self) -> None:
        if self._choice is ThemeChoice.SYSTEM:
            self._apply()

    def _apply(self) -> None:
        schemes = {
            ThemeChoice.SYSTEM: Qt.ColorScheme.Unknown,
            ThemeChoice.LIGHT: Qt.ColorScheme.Light,
            ThemeChoice.DARK: Qt.ColorScheme.Dark,
        }
        # Also asks the system for a matching title bar; where it cannot, nothing happens.
        self._application.styleHints().setColorScheme(schemes[self._choice])
        self._application.setPalette(palette(self.tokens))
        for name in _OUTLINED:
            # PySide6's annotation asks for bytes, which it then does not take.
            self._application.setPalette(outlined(self.tokens), name)  # type: ignore[arg-type]
        for name in _MARKED:
            edged = name in _OUTLINED
            self._application.setPalette(marked(self.tokens, edged=edged), name)  # type: ignore[arg-type]
        self.changed.emit()


def _rendered(renderer: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def palette(tokens: Tokens) -> QPalette:
    """Return the palette that Fusion paints with in the theme of ``tokens``."""
    made = QPalette()
    role = QPalette.ColorRole
    colours = {
        role.Window: tokens.surface,
        role.WindowText: tokens.text,
        role.Base: tokens.raised,
        role.AlternateBase: tokens.surface,
        role.ToolTipBase: tokens.raised,
        role.ToolTipText: tokens.text,
        role.PlaceholderText: tokens.quiet,
        role.Text: tokens.text,
        role.Button: tokens.surface,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.error,
        role.Link: tokens.accent,
        role.LinkVisited: tokens.accent,
        role.Highlight: tokens.selected,
        role.HighlightedText: tokens.text,
        role.Accent: tokens.accent,
        role.Light: tokens.raised,
        role.Midlight: tokens.hover,
        role.Mid: tokens.line,
        role.Dark: tokens.line_strong,
        role.Shadow: tokens.line_strong,
    }
    for one, colour in colours.items():
        made.setColor(one, QColor(colour))
    for one in (role.WindowText, role.Text, role.ButtonText, role.PlaceholderText):
        made.setColor(QPalette.ColorGroup.Disabled, one, QColor(tokens.disabled))
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(tokens.line))
    made.setColor(QPalette.ColorGroup.Disabled, role.HighlightedText, QColor(tokens.quiet))
    return made


def outlined(tokens: Tokens) -> QPalette:
    """Return the palette of what Fusion draws an outline around.

    Fusion takes the outline from the window's colour, one shade darker, which is too faint for
    an input's edge to be seen (least of all on dark); these inputs fill nothing with it.
    """
    made = palette(tokens)
    edge = QColor(tokens.line_strong)
    # What QColor.darker(140), by which Fusion makes the outline, turns into the edge's colour.
    value = min(255, round(edge.value() * 1.4))
    before = QColor.fromHsv(edge.hue(), edge.saturation(), value)
    made.setColor(QPalette.ColorRole.Window, before)
    return made


def marked(tokens: Tokens, *, edged: bool) -> QPalette:
    """Return the palette of what shows the focus by a frame alone, ``edged`` as an input or not.

    The colour of a selection is too faint for a frame.
    """
    made = outlined(tokens) if edged else palette(tokens)
    made.setColor(QPalette.ColorRole.Highlight, QColor(tokens.accent))
    return made


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours ``#rrggbb``, from 1 to 21.

    Source: WCAG 2.2, "contrast ratio" and "relative luminance".
    """
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
