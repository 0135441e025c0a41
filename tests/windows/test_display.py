"""Screens of all kinds: dark and light while running, small ones, ones that are gone."""

from __future__ import annotations

import configparser
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPalette, QRegion
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from whole_window import WholeWindow, pump, states

from ascgui import paths
from ascgui.session.settings import Settings
from ascgui.widgets.labels import IconLabel
from ascgui.widgets.theme import DARK, LIGHT, contrast
from ascgui.windows.guide_window import GuideWindow
from ascgui.windows.page_view import PageView

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def whole(qapp, tmp_path, qtbot):
    made = WholeWindow(qapp, tmp_path)
    made.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made.window)
    yield made
    made.end()


def faint(page):
    """Return the labels of ``page`` whose words are too faint for the ground behind them."""
    window = page.window()
    painted = window.grab().toImage()
    found = []
    for label in page.findChildren(QLabel):
        if not label.isVisible() or not label.text() or not label.isEnabled():
            continue
        place = label.mapTo(window, label.rect().topLeft())
        seen = label.visibleRegion().contains(label.rect().topLeft())
        if label.textFormat() is Qt.TextFormat.RichText or not seen:
            continue
        ink = label.palette().color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
        ground = painted.pixelColor(place)
        if contrast(ink.name(), ground.name()) < 4.5:
            found.append(f"{label.text()[:40]}: {ink.name()} on {ground.name()}")
    return found


def test_every_page_can_be_read_after_the_theme_changed_while_running(whole):
    theme = whole.surroundings.theme
    for choice, tokens in (("dark", DARK), ("light", LIGHT), ("dark", DARK)):
        theme.choose(choice)
        for state in states(whole):
            page = whole.window.stack.currentWidget()
            corner = QColor(whole.window.grab().toImage().pixel(2, whole.window.height() - 3))
            assert corner.name() in {tokens.surface, tokens.raised}, state
            assert faint(page) == [], (choice, state)


def test_the_theme_follows_the_system_while_running(whole, monkeypatch):
    theme = whole.surroundings.theme
    theme.choose("system")
    monkeypatch.setattr(type(theme), "dark", True)
    theme._follow()
    pump(50)
    page = whole.page("plan")
    assert faint(page) == []
    assert whole.window.palette().color(QPalette.ColorRole.Window).name() == DARK.surface


def test_small_windows_scroll_instead_of_breaking(whole):
    for width, height in ((1024, 700), (800, 600)):
        whole.window.resize(width, height)
        for state in states(whole):
            assert whole.window.width() == width, state
            page = whole.window.stack.currentWidget()
            assert page.width() <= width
            assert page.minimumSizeHint().width() <= width, state


def test_a_window_left_on_a_screen_that_is_gone_comes_up_on_one_that_is_there(
    qapp, tmp_path, qtbot
):
    settings = Settings(tmp_path / "config")
    settings.change(window=(5000, 3000, 1000, 700), maximized=False, page="plan")
    whole = WholeWindow(qapp, tmp_path)
    try:
        area = QGuiApplication.primaryScreen().availableGeometry()
        assert area.contains(whole.window.geometry().topLeft())
    finally:
        whole.end()


SCREENS = {
    # pixels and factor of each screen, scale of the text, the screen that the window was left on
    "a laptop of 1366×768 at 150 %": ((((1366, 768), 1.5),), 1, 0),
    "1024×700 with text twice as large": ((((1024, 700), 1),), 2, 0),
    "two screens of different scale": ((((1400, 900), 1), ((2800, 1800), 2)), 1, 1),
}


@pytest.mark.parametrize("name", SCREENS)
def test_the_window_and_its_dialogs_suit_the_screens_they_are_on(tmp_path, name):
    screens, text_scale, left_on = SCREENS[name]
    described, left = [], 0
    for number, ((width, height), _) in enumerate(screens):
        place = {"name": f"s{number}", "x": left, "y": 0, "width": width, "height": height}
        described.append({**place, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1})
        left += width
    (tmp_path / "screens.json").write_text(json.dumps({"screens": described}))
    surroundings = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}",
        "QT_SCREEN_SCALE_FACTORS": ";".join(
            f"s{number}={factor}" for number, (_, factor) in enumerate(screens)
        ),
        "PYTHONPATH": str(ROOT),
        **{f"ASCGUI_{name}": str(tmp_path / name) for name in ("DATA", "CONFIG", "CACHE")},
    }
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("on_screens.py"), tmp_path, str(text_scale),
         str(left_on)],
        env=surroundings, capture_output=True, text=True, check=False, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""


def test_an_icon_is_drawn_in_the_pixels_of_the_screen(qtbot, theme):
    class OnScreen(IconLabel):
        def devicePixelRatioF(self):
            return ratio

    label = OnScreen()
    qtbot.addWidget(label)
    label.put(theme.icon("error", "error"), 20)
    label.resize(label.sizeHint())
    for ratio in (1, 1.5, 2):
        seen = QImage(QSize(20, 20) * ratio, QImage.Format.Format_ARGB32)
        seen.setDevicePixelRatio(ratio)
        seen.fill(Qt.GlobalColor.transparent)
        label.render(seen, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        wanted = theme.icon("error", "error").pixmap(QSize(20, 20), ratio).toImage()
        differing = sum(
            abs(seen.pixelColor(x, y).alpha() - wanted.pixelColor(x, y).alpha()) > 40
            for x in range(wanted.width())
            for y in range(wanted.height())
        )
        assert differing <= 2, ratio


def test_pictures_are_made_anew_on_a_screen_of_another_scale(qtbot, tongue, theme):
    guide, pages = GuideWindow(tongue, theme), PageView(tongue, theme)
    for widget in (guide, pages):
        qtbot.addWidget(widget)
        widget.show()
    pages._picture(0)
    guide._fitted.stop()
    for widget in (guide, pages):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert pages._pictures == {}
    assert guide._fitted.isActive()
    guide.close()


def test_the_window_of_wayland_belongs_to_the_installed_desktop_entry():
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    (path,) = (ROOT / "packaging" / "linux").glob("*.desktop")
    entry.read(path, encoding="utf-8")
    # What QGuiApplication.setDesktopFileName is given, which Wayland takes for the app id.
    assert path.stem == paths.APP_NAME
    assert entry["Desktop Entry"]["StartupWMClass"] == paths.APP_NAME
    started = (ROOT / "ascgui" / "windows" / "start.py").read_text(encoding="utf-8")
    assert re.search(r"setDesktopFileName\(paths\.APP_NAME\)", started)


def test_after_alt_and_escape_the_focus_is_where_it_was(whole, qtbot):
    line = whole.page("plan").inputs.fields["efficiency"].editor
    line.setFocus()
    qtbot.keyPress(line, Qt.Key.Key_Alt)
    qtbot.keyRelease(line, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    bar = whole.window.menuBar()
    assert bar.hasFocus()
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert line.hasFocus()


def test_words_that_are_too_faint_are_found(qtbot, theme):
    holder = QWidget()
    qtbot.addWidget(holder)
    label = QLabel("faint", holder)
    colours = label.palette()
    colours.setColor(QPalette.ColorRole.WindowText, QColor(LIGHT.disabled))
    label.setPalette(colours)
    holder.show()
    assert len(faint(holder)) == 1
