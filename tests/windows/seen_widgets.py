"""Looks at shown widgets the way a person does: what is cut, what lies over what."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from ascgui.widgets.labels import CutLabel, Spinner
from ascgui.widgets.navigation import Navigation

SLACK = 1
"""Pixels that rounding may cost."""


def visible(root):
    """Return what is visible below ``root``; the pages not in front are not even looked through."""
    found = []
    for one in root.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if one.isVisible():
            found += [one, *visible(one)]
    return found


def named(widget):
    """Return what a person would call ``widget``, for the message of a test."""
    words = getattr(widget, "text", str)
    said = widget.accessibleName() or (words() if callable(words) else "") or widget.objectName()
    return f"{type(widget).__name__} “{said}”"


def cut(root):
    """Return every visible widget below ``root`` whose words do not fit into it."""
    found = []
    for widget in visible(root):
        problem = _problem(widget)
        if problem:
            found.append(f"{named(widget)}: {problem}")
    return found


def _problem(widget):
    if isinstance(widget, CutLabel):
        # Shows that it is cut, and opens.
        return ""
    if isinstance(widget, QLabel):
        return _label(widget)
    if isinstance(widget, QAbstractButton):
        return _room(widget, widget.sizeHint()) if widget.text() else ""
    if isinstance(widget, QComboBox):
        return _combo(widget)
    if isinstance(widget, QLineEdit):
        return _line(widget)
    if isinstance(widget, QTabBar):
        return _tabs(widget)
    if isinstance(widget, QHeaderView):
        return _header(widget)
    if isinstance(widget, QListWidget):
        return _entries(widget)
    if isinstance(widget, QMenuBar):
        actions = [one for one in widget.actions() if one.isVisible()]
        hidden = [one.text() for one in actions if widget.actionGeometry(one).isEmpty()]
        return f"no room for {hidden}" if hidden else ""
    if isinstance(widget, QScrollArea):
        return _scrolled(widget)
    return ""


def _room(widget, wanted):
    if wanted.width() > widget.width() + SLACK:
        return f"{wanted.width()} wide, room {widget.width()}"
    if wanted.height() > widget.height() + SLACK:
        return f"{wanted.height()} high, room {widget.height()}"
    return ""


def _label(label):
    if not label.text() or (label.pixmap() is not None and not label.pixmap().isNull()):
        return ""
    if label.wordWrap():
        wanted = label.heightForWidth(label.width())
        if wanted > label.height() + SLACK:
            return f"{wanted} high when wrapped, room {label.height()}"
        metrics = label.fontMetrics()
        if label.textFormat() is Qt.TextFormat.RichText:
            return ""
        margins = label.contentsMargins()
        room = label.width() - margins.left() - margins.right() - 2 * label.margin()
        words = label.text().replace("\u200b", " ").split()
        # Chinese breaks anywhere.
        longest = max((word for word in words if word.isascii()), key=len, default="")
        if metrics.horizontalAdvance(longest) > room + SLACK:
            return f"the word {longest} is cut"
        return ""
    if "…" in label.text() and label.toolTip():
        return ""
    return _room(label, label.sizeHint())


def _combo(combo):
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    wanted = combo.fontMetrics().horizontalAdvance(combo.currentText())
    if wanted > field.width() + SLACK and not combo.toolTip():
        return f"“{combo.currentText()}” {wanted} wide, room {field.width()}"
    lowest = combo.sizeHint().height()
    return f"{lowest} high, room {combo.height()}" if lowest > combo.height() + SLACK else ""


def _line(line):
    # What was typed may be longer and scrolls; what is said in its place ends in an ellipsis, and
    # the accessible name says what belongs there.
    if isinstance(line.parentWidget(), QComboBox):
        return ""
    if line.placeholderText() and not line.accessibleName():
        return "only the words in its place say what belongs here"
    lowest = line.sizeHint().height()
    return f"{lowest} high, room {line.height()}" if lowest > line.height() + SLACK else ""


def _tabs(bar):
    for at in range(bar.count()):
        wanted = bar.tabSizeHint(at).width()
        if bar.isTabVisible(at) and wanted > bar.tabRect(at).width() + SLACK:
            return f"“{bar.tabText(at)}” {wanted} wide, room {bar.tabRect(at).width()}"
        if bar.tabRect(at).right() > bar.width() + SLACK:
            return f"“{bar.tabText(at)}” is out of sight"
    return ""


def _header(header):
    for at in range(header.count()):
        if header.isSectionHidden(at):
            continue
        text = str(header.model().headerData(at, header.orientation()) or "")
        wanted = header.fontMetrics().horizontalAdvance(text)
        if header.orientation() is Qt.Orientation.Horizontal and wanted > header.sectionSize(at):
            return f"“{text}” {wanted} wide, room {header.sectionSize(at)}"
    return ""


def _entries(entries):
    if isinstance(entries, Navigation):
        if entries.compact:
            return ""
        given = entries.width()
        entries.fit()
        return f"{entries.width()} wide, room {given}" if entries.width() > given else ""
    if entries.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
        return ""
    metrics = entries.fontMetrics()
    for at in range(entries.count()):
        item = entries.item(at)
        wanted = metrics.horizontalAdvance(item.text())
        if wanted > entries.viewport().width() and not entries.wordWrap():
            return f"“{item.text()}” {wanted} wide, room {entries.viewport().width()}"
    return ""


def _scrolled(area):
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    inner = area.widget()
    if inner is None or area.horizontalScrollBarPolicy() != never:
        return ""
    wanted = inner.minimumSizeHint().width()
    if wanted > area.viewport().width() + SLACK:
        return f"{wanted} wide inside, room {area.viewport().width()}, and no bar"
    return ""


def overlapping(root):
    """Return every two visible siblings below ``root`` that lie over one another."""
    found = []
    for parent in [root, *visible(root)]:
        if isinstance(parent, QAbstractItemView | QComboBox | QLineEdit | QAbstractScrollArea):
            continue
        children = [
            one
            for one in parent.findChildren(
                QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
            )
            # The spinner lies over the answer's corner on purpose, and only while it turns.
            if one.isVisible() and not one.isWindow() and not isinstance(one, Spinner)
        ]
        for one, other in combinations(children, 2):
            both = one.geometry().intersected(other.geometry())
            if both.width() > SLACK and both.height() > SLACK:
                found.append(f"{named(one)} and {named(other)} in {named(parent)}")
    return found


def outside(root):
    """Return every visible widget with words that lies partly beyond what holds it."""
    found = []
    for widget in visible(root):
        if not isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit):
            continue
        parent = widget.parentWidget()
        while parent is not None:
            if isinstance(parent.parentWidget(), QAbstractScrollArea):
                break
            place = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
            if not parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place):
                found.append(f"{named(widget)} beyond {named(parent)}")
                break
            parent = None if parent.isWindow() else parent.parentWidget()
    return found
