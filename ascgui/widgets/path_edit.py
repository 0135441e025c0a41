"""A line in which a file or a folder is named, with buttons to look for one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.widgets.field import Field, LineEdit
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme

FILE, FOLDER = "file", "folder"
_ICONS = {FILE: "open", FOLDER: "folder"}
_TIPS = {FILE: text("Choose a file"), FOLDER: text("Choose a folder")}


class PathEdit(Field):
    """The name of a file or folder; its value is a ``str``, None while it is empty.

    ``browse_asked`` carries what is to be looked for, :data:`FILE` or :data:`FOLDER`. Whether
    there is such a file is not looked at here: the drive may be slow.
    """

    browse_asked = Signal(object)

    def __init__(
        self,
        tongue: Tongue,
        theme: Theme,
        *,
        kinds: Sequence[str] = (FOLDER,),
        characters: int = 18,
        placeholder: Text | str = "",
        parent: QWidget | None = None,
    ) -> None:
        """One button for each of ``kinds``."""
        super().__init__(tongue, theme, parent)
        self._characters = characters
        self._placeholder = placeholder
        self._value: str | None = None
        self.line = LineEdit(theme)
        self.line.setClearButtonEnabled(True)
        # What is dropped goes to the page, which knows what it is for.
        self.line.setAcceptDrops(False)
        self.buttons = {kind: QuietButton() for kind in kinds}
        self.row.addWidget(self.line)
        for kind, button in self.buttons.items():
            button.clicked.connect(partial(self.browse_asked.emit, kind))
            self.row.addWidget(button)
        self.row.addStretch(1)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(self._take)
        self.line.editingFinished.connect(self.left)
        self.retranslate()
        self.restyle()

    @property
    @override
    def editor(self) -> QWidget:
        return self.line

    @property
    def value(self) -> str | None:
        """What is named, or None."""
        return self._value

    @override
    def set_value(self, value: Any) -> None:
        self._value = value or None
        shown = self._value or ""
        if shown != self.line.text().strip():
            self.line.setText(shown)
            self.line.setCursorPosition(len(shown))
        self.line.setToolTip(shown or ("" if self._tip is None else self.tongue.show(self._tip)))

    def choose(self, value: str) -> None:
        """Take ``value`` as if the user had typed it."""
        self.set_value(value)
        self.value_edited.emit(self._value)
        self.left.emit()

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.line.setPlaceholderText(self.tongue.show(self._placeholder))
        for kind, button in self.buttons.items():
            tip = self.tongue.show(_TIPS[kind])
            button.setToolTip(tip)
            button.setAccessibleName(tip)

    @override
    def restyle(self) -> None:
        width = self.line.fontMetrics().horizontalAdvance("0") * self._characters
        self.line.setFixedWidth(width + self.theme.space(5))
        for kind, button in self.buttons.items():
            button.setIcon(self.theme.icon(_ICONS[kind], "quiet"))

    def _take(self, typed: str) -> None:
        value = typed.strip() or None
        if value != self._value:
            self._value = value
            self.value_edited.emit(value)
