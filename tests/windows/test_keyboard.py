"""The keyboard alone goes everywhere, sees where it is, and is told what it is on."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAction, QImage, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QScrollArea,
    QTabBar,
    QWidget,
)
from whole_window import WholeWindow, pump, states

from ascgui.widgets.figure import Figure
from ascgui.widgets.layouts import reading_order

CONTROLS = (QLineEdit, QAbstractButton, QComboBox, QAbstractItemView, QTabBar)


@pytest.fixture
def whole(qapp, tmp_path, qtbot):
    made = WholeWindow(qapp, tmp_path)
    made.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made.window)
    yield made
    made.end()


pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def controls(page):
    """Return what a person can use on ``page``: visible, enabled, and no part of another."""
    return [
        one
        for one in page.findChildren(QWidget)
        if isinstance(one, CONTROLS)
        and one.isVisible()
        and one.isEnabled()
        and not one.objectName().startswith("qt_")
        and not isinstance(one.parentWidget(), QComboBox | QLineEdit | QAbstractItemView)
    ]


def within(widget, holder):
    return widget is holder or holder.isAncestorOf(widget)


def walk(qtbot, page):
    """Press Tab until the focus leaves ``page``; yield what it stands on, while it does."""
    first = next(one for one in reading_order(page) if one.isVisible() and one.isEnabled())
    # As a key that brought the focus here would have said.
    page.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    for _ in range(300):
        now = QApplication.focusWidget()
        if now is None or not within(now, page) or (seen and now is seen[0]):
            return
        assert now not in seen, f"Tab comes back to {now}"
        seen.append(now)
        yield now
        qtbot.keyClick(now, Qt.Key.Key_Tab)
    raise AssertionError("Tab never leaves the page")


def tour(qtbot, page):
    return list(walk(qtbot, page))


def reached(control, stops):
    """Whether the keyboard gets to ``control``: by Tab, or by arrows within its group."""
    if any(within(stop, control) or within(control, stop) for stop in stops):
        return True
    proxy = control.focusProxy()
    if proxy is not None and proxy in stops:
        return True
    if (
        isinstance(control, QAbstractItemView)
        and not control.focusPolicy() & Qt.FocusPolicy.TabFocus
    ):
        # The columns that stay in sight, of a table that has the focus.
        return any(
            isinstance(one, QAbstractItemView) and one.model() is control.model() for one in stops
        )
    group = control.group() if isinstance(control, QAbstractButton) else None
    if group is not None and group.exclusive():
        return any(one in stops for one in group.buttons())
    return False


def test_tab_reaches_every_control_of_every_page(whole, qtbot):
    for state in states(whole):
        page = whole.window.stack.currentWidget()
        # Twice: what the first tour chooses on its way enables what stands before it.
        stops = [*tour(qtbot, page), *tour(qtbot, page)]
        missed = [
            f"{state}: {type(one).__name__} {one.accessibleName() or getattr(one, 'text', str)()}"
            for one in controls(page)
            if not reached(one, stops)
        ]
        assert "\n".join(missed) == ""


def keys_in_force(window):
    """Return keys → what answers to them now; two for one key would both stay silent."""
    found = {}
    for action in window.findChildren(QAction):
        holders = [one for one in action.associatedObjects() if isinstance(one, QWidget)]
        if any(one.isVisible() or isinstance(one, QMenu) for one in holders):
            for keys in action.shortcuts():
                found.setdefault(keys.toString(), []).append(action.text())
    for shortcut in window.findChildren(QShortcut):
        if shortcut.parent().isVisible():
            found.setdefault(shortcut.key().toString(), []).append("a shortcut")
    return found


def test_no_keys_mean_two_things_on_any_page(whole):
    for state in states(whole):
        twice = {keys: said for keys, said in keys_in_force(whole.window).items() if len(said) > 1}
        assert twice == {}, state


def test_the_copy_keys_copy_the_data_of_a_chart(whole, qtbot):
    chart = whole.page("plan").chart
    chart.view.setFocus()
    QApplication.clipboard().setText("before")
    qtbot.keyClick(chart.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == chart.as_tsv()


def test_tab_goes_through_every_page_in_reading_order(whole, qtbot):
    for state in states(whole):
        page = whole.window.stack.currentWidget()
        stops = tour(qtbot, page)
        for one, after in pairwise(stops):
            if _same_column(one, after, page):
                here, there = _place(one, page), _place(after, page)
                below = there.top() > here.bottom() - 4
                beside = there.left() >= here.right() - 4 or there.top() >= here.top() - 4
                assert below or beside, f"{state}: {one} before {after}"


def _place(widget, page):
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def _same_column(one, other, page):
    def column(widget):
        while widget is not page:
            if isinstance(widget, QScrollArea):
                return widget
            widget = widget.parentWidget()
        return page

    return column(one) is column(other)


def test_what_has_the_focus_is_in_sight_and_looks_so(whole, qtbot):
    for state in states(whole):
        page = whole.window.stack.currentWidget()
        for stop in walk(qtbot, page):
            pump(5)
            what = f"{state}: {type(stop).__name__} {_name(stop)}"
            inner = stop.viewport() if isinstance(stop, QAbstractScrollArea) else stop
            assert not inner.visibleRegion().isEmpty(), what
            page.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
            focused = _picture(stop)
            stop.clearFocus()
            pump(5)
            without = _picture(stop)
            stop.setFocus(Qt.FocusReason.TabFocusReason)
            assert focused != without, what


def _picture(widget):
    """Return how ``widget`` and a little around it look, without a blinking caret."""
    widget.repaint()
    around = widget.parentWidget()
    area = widget.geometry().adjusted(-4, -4, 4, 4)
    return around.grab(area).toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_every_control_has_a_name_for_screen_readers(whole):
    for state in states(whole):
        page = whole.window.stack.currentWidget()
        nameless = [
            f"{state}: {type(one).__name__} in {type(one.parentWidget()).__name__}"
            for one in controls(page)
            if not _name(one)
        ]
        assert nameless == []


def _name(widget):
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface is not None and interface.text(QAccessible.Text.Name)


def test_a_screen_reader_hears_the_answer_and_each_finding(whole):
    page = whole.page("plan")
    heard = QAccessible.queryAccessibleInterface(page.answer_panel)
    assert heard.text(QAccessible.Text.Name) == "Answer"
    assert "8 devices" in heard.text(QAccessible.Text.Description)
    figures = [one for one in page.answer_panel.findChildren(Figure) if one.isVisible()]
    assert all(_name(one) for one in figures)
    for row in page.findings_list.rows:
        told = QAccessible.queryAccessibleInterface(row.button)
        assert told.text(QAccessible.Text.Name)
        described = told.text(QAccessible.Text.Description)
        assert described.split(":")[0] in {"Error", "Warning", "Note"}
        assert row.sentence.sentence in described


def test_space_and_enter_open_a_finding_and_escape_takes_back_what_was_typed(whole, qtbot):
    page = whole.page("plan")
    row = page.findings_list.rows[0]
    row.button.setFocus()
    qtbot.keyClick(row.button, Qt.Key.Key_Space)
    assert row.unfolded
    line = page.inputs.fields["efficiency"].editor
    line.setFocus()
    before = line.text()
    qtbot.keyClicks(line, "x")
    assert line.text() != before
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert line.text() == before
