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
from ascgui.widgets.dropped import local_paths
from ascgui.widgets.layouts import beside_in_order
from ascgui.widgets.theme import Theme


class SidePage(QWidget):
    """Two columns that scroll apart. A subclass fills them and says what to do with paths."""

    def __init__(self, theme: Theme) -> None:
        """Start with both columns empty."""
        super().__init__()
        self._page_theme = theme
        self._inputs = QWidget()
        self._content = QWidget()
        self.inputs_area = _scrolled(self._inputs)
        self.content_area = _scrolled(self._content)
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
        wanted = self._inputs.sizeHint().width() + bar
        self.inputs_area.setFixedWidth(min(wanted, self.width() // 2))

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
    def focusNextPrevChild(self, next: bool) -> bool:
        # Reading order, as on the Plan page: what comes and goes spoils Qt's own chain.
        focus = self.focusWidget()
        beside = None if focus is None else beside_in_order(self, focus, forward=next)
        if beside is None:
            return super().focusNextPrevChild(next)
        reason = Qt.FocusReason
        beside.setFocus(reason.TabFocusReason if next else reason.BacktabFocusReason)
        return True

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
