"""A layout that breaks its line where the room ends, and how a layout is emptied."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from typing_extensions import override


def emptied(layout: QLayout) -> None:
    """Take everything out of ``layout`` and delete its widgets once control returns to Qt."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


class FlowLayout(QLayout):
    """Rows of items at their own size, from left to right and from top to bottom."""

    def __init__(self, gap: int, row_gap: int, parent: QWidget | None = None) -> None:
        """``gap`` is between the items of a row, ``row_gap`` between rows; in pixels."""
        super().__init__(parent)
        self._gap = gap
        self._row_gap = row_gap
        self._items: list[QLayoutItem] = []
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
        return self._arrange(QRect(0, 0, width, 0), move=False)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    @override
    def sizeHint(self) -> QSize:
        return self.minimumSize()

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
