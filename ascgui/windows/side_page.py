"""A page with inputs on the left and their answer on the right; files can be dropped on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from ascgui.domain.issues import Issue, Source
from ascgui.widgets.column_area import Column
from ascgui.widgets.dropped import local_paths
from ascgui.widgets.reading_page import ReadingPage
from ascgui.widgets.theme import Theme


class SidePage(ReadingPage):
    """Two columns that scroll apart. A subclass fills them and says what to do with paths.

    Where the inputs would not fit into half of the page, they stand above the answer.
    """

    def __init__(self, theme: Theme) -> None:
        """Start with both columns empty."""
        super().__init__()
        self._page_theme = theme
        self._inputs = Column()
        self._inputs.laid_out.connect(self._make_room)
        self._content = QWidget()
        self.inputs_area = _scrolled(self._inputs)
        self.content_area = _scrolled(self._content)
        self._both = QWidget(self)
        self._both.hide()
        both = QVBoxLayout(self._both)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(0)
        self._narrow = False
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.inputs_area)
        row.addWidget(self.content_area, 1)
        self.setAcceptDrops(True)
        theme.changed.connect(self.fit)

    def fill(self, inputs: Sequence[QWidget], content: Sequence[QWidget]) -> None:
        """Put ``inputs`` into the left column and ``content`` into the right one."""
        for column, widgets in ((self._inputs, inputs), (self._content, content)):
            layout = QVBoxLayout(column)
            margin = self._page_theme.space(4)
            layout.setContentsMargins(margin, margin, margin, margin)
            layout.setSpacing(self._page_theme.space(3))
            for widget in widgets:
                layout.addWidget(widget)
            layout.addStretch(1)

    def take_paths(self, paths: tuple[Path, ...]) -> None:
        """Use what was dropped."""
        raise NotImplementedError

    def fit(self) -> None:
        """Give the inputs the width that they want, but not more than the answer's."""
        bar = self.inputs_area.verticalScrollBar().sizeHint().width()
        room = self.width() // 2
        self._stand(narrow=self._inputs.minimumSizeHint().width() + bar > room)
        if not self._narrow:
            self.inputs_area.setFixedWidth(min(self._inputs.sizeHint().width() + bar, room))

    def _make_room(self) -> None:
        """Widen the inputs for what has come to stand in them; they become narrow only anew."""
        bar = self.inputs_area.verticalScrollBar().sizeHint().width()
        if (
            not self._narrow
            and self._inputs.minimumSizeHint().width() + bar > self.inputs_area.width()
        ):
            self.fit()

    def _stand(self, *, narrow: bool) -> None:
        """Put the inputs beside the answer, or above it; the focus stays where it is."""
        both = self._both.layout()
        if narrow == self._narrow or both is None:
            return
        self._narrow = narrow
        focus = self.focusWidget()
        if narrow:
            for area in (self.inputs_area, self.content_area):
                area.takeWidget()
            both.addWidget(self._inputs)
            both.addWidget(self._content)
            self.content_area.setWidget(self._both)
        else:
            self.content_area.takeWidget()
            for widget, area in (
                (self._inputs, self.inputs_area),
                (self._content, self.content_area),
            ):
                both.removeWidget(widget)
                area.setWidget(widget)
            # Of no area now, it would be a window of its own.
            self._both.setParent(self)
            self._both.hide()
        for widget in (self._inputs, self._content, self._both if narrow else self._inputs):
            widget.show()
        self.inputs_area.setVisible(not narrow)
        if focus is not None and self.isVisible():
            focus.setFocus()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_paths(event.mimeData()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        paths = local_paths(event.mimeData())
        if paths:
            event.acceptProposedAction()
            self.take_paths(paths)


def with_file(issue: Issue) -> Issue:
    """Return ``issue`` with the file that it is about as its source, so that the file is shown."""
    file, line = issue.at("file"), issue.at("line")
    if file is None or issue.sources:
        return issue
    return replace(issue, sources=(Source(str(file), place="" if line is None else f":{line}"),))


def _scrolled(column: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(column)
    return area
