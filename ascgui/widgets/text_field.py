"""A line of free text."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.field import Field, LineEdit
from ascgui.widgets.theme import Theme

_LONGEST = 1000
"""Characters that can be typed or pasted."""


class TextField(Field):
    """Takes what is typed as it stands; its value is a ``str``, without blanks around it."""

    def __init__(
        self,
        tongue: Tongue,
        theme: Theme,
        *,
        characters: int = 22,
        placeholder: Text | str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Start empty; ``characters`` is the width of the line."""
        super().__init__(tongue, theme, parent)
        self._characters = characters
        self._placeholder = placeholder
        self.line = LineEdit(theme)
        self.line.setMaxLength(_LONGEST)
        self.row.addWidget(self.line)
        self.row.addStretch(1)
        self.setFocusProxy(self.line)
        self.line.textEdited.connect(lambda _typed: self.value_edited.emit(self.value))
        self.line.editingFinished.connect(self.left)
        self.retranslate()
        self.restyle()

    @property
    @override
    def editor(self) -> QWidget:
        return self.line

    @property
    def value(self) -> str:
        """What is typed, without blanks around it."""
        return self.line.text().strip()

    @override
    def set_value(self, value: Any) -> None:
        if (value or "") != self.value:
            self.line.setText(value or "")

    @override
    def retranslate(self) -> None:
        super().retranslate()
        self.line.setPlaceholderText(self.tongue.show(self._placeholder))

    @override
    def restyle(self) -> None:
        width = self.line.fontMetrics().horizontalAdvance("0") * self._characters
        self.line.setFixedWidth(width + self.theme.space(5))
