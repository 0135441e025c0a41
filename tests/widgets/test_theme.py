from __future__ import annotations

import re
from dataclasses import fields
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle

from ascgui import paths
from ascgui.widgets.theme import CHINESE_FAMILIES, DARK, LIGHT, Theme, ThemeChoice, contrast

HINT = QStyle.StyleHint.SH_Widget_Animation_Duration
THEMES = pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
ICONS = sorted(path.stem for path in paths.shipped("resources", "icons").glob("*.svg"))


def test_contrast_is_that_of_the_standard():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#ffffff", "#777777") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


@THEMES
@pytest.mark.parametrize("name", ["text", "quiet", "accent", "error", "warning", "note", "success"])
@pytest.mark.parametrize("ground", ["surface", "raised", "hover", "selected"])
def test_text_can_be_read_on_every_ground(tokens, name, ground):
    assert contrast(getattr(tokens, name), getattr(tokens, ground)) >= 4.5


@THEMES
def test_text_can_be_read_on_the_accent(tokens):
    assert contrast(tokens.on_accent, tokens.accent) >= 4.5


@THEMES
def test_marks_and_edges_can_be_seen(tokens):
    for hue in tokens.chart:
        assert contrast(hue, tokens.raised) >= 3
    assert contrast(tokens.line_strong, tokens.raised) >= 3
    assert contrast(tokens.line_strong, tokens.surface) >= 3


@THEMES
def test_every_colour_is_written_out(tokens):
    colours = [getattr(tokens, field.name) for field in fields(tokens) if field.name != "chart"]
    for colour in (*colours, *tokens.chart):
        assert re.fullmatch(r"#[0-9a-f]{6}", colour)


@THEMES
def test_the_six_hues_of_charts_differ_in_lightness_in_neighbours(tokens):
    for one, other in zip(tokens.chart, tokens.chart[1:], strict=False):
        assert contrast(one, other) > 1.2


def test_choosing_a_theme_changes_tokens_and_palette_and_tells_once(theme, qapp):
    heard = []
    theme.changed.connect(lambda: heard.append(theme.dark))
    theme.choose("dark")
    theme.choose(ThemeChoice.DARK)
    assert heard == [True]
    assert theme.tokens is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(DARK.surface)


def test_the_system_theme_is_light_where_the_system_does_not_say(theme):
    theme.choose("system")
    assert not theme.dark


def test_a_change_of_the_system_is_followed_only_if_asked_to(theme, qapp):
    heard = []
    theme.changed.connect(lambda: heard.append(None))
    hints = qapp.styleHints()
    hints.colorSchemeChanged.emit(hints.colorScheme())
    assert heard == []
    theme.choose("system")
    hints.colorSchemeChanged.emit(hints.colorScheme())
    assert len(heard) == 2


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_the_edge_of_an_input_is_drawn_so_that_it_is_seen(theme, qtbot, choice):
    theme.choose(choice)
    line = QLineEdit()
    qtbot.addWidget(line)
    line.resize(80, 24)
    image = line.grab().toImage()
    row = [image.pixelColor(x, image.height() // 2).name() for x in range(3)]
    assert max(contrast(pixel, theme.tokens.raised) for pixel in row) >= 3


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_is_drawn_in_the_colour_asked_for(theme, name):
    image = theme.icon(name, "error").pixmap(QSize(64, 64)).toImage()
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    solid = [pixel for pixel in pixels if pixel.alpha() == 255]
    wanted = QColor(LIGHT.error)
    assert solid
    # Within the rounding of premultiplied colours.
    assert all(abs(pixel.red() - wanted.red()) <= 2 for pixel in solid)
    assert all(abs(pixel.blue() - wanted.blue()) <= 2 for pixel in solid)


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_has_the_one_stroke_width_and_no_colour_of_its_own(name):
    drawing = paths.shipped("resources", "icons", f"{name}.svg").read_text(encoding="utf-8")
    assert 'stroke-width="1.75"' in drawing
    assert 'viewBox="0 0 24 24"' in drawing
    assert "#" not in drawing


def test_an_icon_is_another_one_in_the_other_theme(theme):
    light = theme.icon("plan").cacheKey()
    theme.choose("dark")
    assert theme.icon("plan").cacheKey() != light


def test_chinese_puts_a_chinese_face_first_and_english_keeps_it_in_reserve(theme, qapp):
    installed = [family for family in CHINESE_FAMILIES if QFontDatabase.hasFamily(family)]
    if not installed:
        pytest.skip("no Chinese font on this machine")
    theme.speak("zh_CN")
    assert qapp.font().families()[0] == installed[0]
    theme.speak("en")
    assert qapp.font().families()[0] not in installed
    assert installed[0] in qapp.font().families()


@pytest.mark.parametrize("system", ["Sans Serif", "Noto Sans CJK SC"])
def test_english_quotes_are_not_drawn_by_a_chinese_face(qapp, system):
    before = qapp.font()
    if not {"Noto Sans CJK SC", "DejaVu Sans"} <= set(QFontDatabase.families()):
        pytest.skip("needs a Chinese and a Latin face")
    qapp.setFont(QFont(system, 9))
    theme = Theme(qapp)
    try:
        theme.speak("en")
        assert QFontInfo(qapp.font()).family() not in CHINESE_FAMILIES
        metrics = QFontMetricsF(qapp.font())
        assert metrics.horizontalAdvance("“") < metrics.horizontalAdvance("m")
        theme.speak("zh_CN")
        assert QFontInfo(qapp.font()).family() in CHINESE_FAMILIES
    finally:
        theme.end()
        qapp.setFont(before)


def test_the_grid_grows_with_the_font(theme, qapp):
    before = theme.space(4)
    font = QFont(qapp.font())
    font.setPixelSize(26)
    qapp.setFont(font)
    assert theme.space(4) == 32
    assert theme.space(4) > before


def test_the_style_says_whether_anything_may_move(theme, qapp, monkeypatch):
    assert theme.still is (qapp.style().styleHint(HINT) == 0)
    for duration, still in ((0, True), (200, False)):
        style = SimpleNamespace(styleHint={HINT: duration}.get)
        with monkeypatch.context() as patch:
            patch.setattr(theme, "_application", SimpleNamespace(style=lambda style=style: style))
            assert theme.still is still


@pytest.mark.parametrize("name", ["QCheckBox", "QRadioButton", "QPushButton", "QTabBar"])
def test_the_frame_of_the_focus_can_be_seen(theme, qapp, name):
    for choice in ("light", "dark"):
        theme.choose(choice)
        frame = QApplication.palette(name).color(QPalette.ColorRole.Highlight).name()
        assert contrast(frame, theme.tokens.surface) >= 3
