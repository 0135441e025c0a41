"""A layout that breaks its line where the room ends, and what is done with layouts as such."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QRadioButton, QScrollArea, QSplitter, QWidget
from typing_extensions import override


def emptied(layout: QLayout) -> None:
    """Take everything out of ``layout`` and delete its widgets once control returns to Qt."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def reading_order(widget: QWidget) -> Iterator[QWidget]:
    """Yield what takes the focus by Tab in ``widget``, in the order in which it is laid out."""
    layout = widget.layout()
    if isinstance(widget, QScrollArea):
        inner = widget.widget()
        if inner is not None:
            yield from reading_order(inner)
    elif isinstance(widget, QSplitter):
        parts = (widget.widget(at) for at in range(widget.count()))
        for part in parts:
            if part is not None:
                yield from reading_order(part)
    elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        yield widget
    elif layout is not None:
        yield from _laid_out(layout)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        if item is None:
            continue
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield from reading_order(widget)
        elif inner is not None:
            yield from _laid_out(inner)


def beside_in_order(page: QWidget, focus: QWidget, *, forward: bool) -> QWidget | None:
    """Return what comes after (or before) ``focus`` in the reading order of ``page``, or None."""
    order = [one for one in reading_order(page) if one is focus or _takes_focus(one)]
    at = next((at for at, one in enumerate(order) if one is focus or one.isAncestorOf(focus)), None)
    if at is None:
        return None
    beside = at + (1 if forward else -1)
    return order[beside] if 0 <= beside < len(order) else None


def _takes_focus(widget: QWidget) -> bool:
    if not widget.isVisible() or not widget.isEnabled():
        return False
    group = widget.group() if isinstance(widget, QRadioButton) else None
    # Of radio buttons that exclude one another only the checked one is a stop; arrows do the rest.
    return group is None or group.checkedButton() in (None, widget)


class FlowLayout(QLayout):
    """Rows of items at their own size, from left to right and from top to bottom."""

    def __init__(self, gap: int, row_gap: int, parent: QWidget | None = None) -> None:
        """``gap`` is between the items of a row, ``row_gap`` between rows; in pixels."""
        super().__init__(parent)
        self._gap = gap
        self._row_gap = row_gap
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        # Asked for several times whenever a text of the page changes.
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    @override
    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    @override
    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    @override
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Break the items into rows; return the height. Items of a row share their middle."""
        y = rect.y()
        row: list[tuple[QLayoutItem, int, QSize]] = []
        x = rect.x()
        for item in (item for item in self._items if not item.isEmpty()):
            hint = item.sizeHint()
            width = min(hint.width(), rect.width())
            height = item.heightForWidth(width) if item.hasHeightForWidth() else hint.height()
            if row and x + width > rect.right() + 1:
                y += self._place(row, y, move=move) + self._row_gap
                row, x = [], rect.x()
            row.append((item, x, QSize(width, height)))
            x += width + self._gap
        return y + self._place(row, y, move=move) - rect.y()

    @staticmethod
    def _place(row: list[tuple[QLayoutItem, int, QSize]], y: int, *, move: bool) -> int:
        height = max((size.height() for _, _, size in row), default=0)
        if move:
            for item, x, size in row:
                item.setGeometry(QRect(QPoint(x, y + (height - size.height()) // 2), size))
        return height
