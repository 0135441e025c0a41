"""A line that narrows a table to the rows that hold what is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme

ANY_COLUMN = text("Filter: one or more words, in any column")


class FilterEdit(QLineEdit):
    """Says in itself what can be typed, and is reached by keys from the page around it."""

    def __init__(self, tongue: Tongue, theme: Theme, hint: Text = ANY_COLUMN) -> None:
        """Start empty; ``hint`` is said while it is."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._hint = hint
        self._icon = QAction(self)
        self.setClearButtonEnabled(True)
        self.addAction(self._icon, QLineEdit.ActionPosition.LeadingPosition)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.retranslate()

    def reach_from(self, page: QWidget, keys: QKeySequence | None = None) -> None:
        """Let ``keys`` within ``page`` lead here; those of Find if none are given."""
        find = QAction(page)
        standard = QKeySequence.keyBindings(QKeySequence.StandardKey.Find)
        find.setShortcuts(standard if keys is None else [keys])
        find.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.triggered.connect(self._begin)
        page.addAction(find)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.setPlaceholderText(self._tongue.show(self._hint))
        self.setAccessibleName(self._tongue.say("Filter"))

    def _begin(self) -> None:
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def _restyle(self) -> None:
        self._icon.setIcon(self._theme.icon("filter", "quiet"))
