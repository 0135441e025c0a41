"""A heading that opens to what stands below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme


class Foldout(QWidget):
    """Shows ``content`` once its heading is pressed; folded at first."""

    def __init__(self, content: QWidget, theme: Theme, parent: QWidget | None = None) -> None:
        """Start folded."""
        super().__init__(parent)
        self._theme = theme
        self.content = content
        self.button = QuietButton()
        self.button.setCheckable(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.toggled.connect(self._fold)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self.button)
        layout.addWidget(content)
        theme.changed.connect(self.restyle)
        content.hide()
        self.restyle()

    def name(self, heading: str) -> None:
        """Use ``heading`` from now on."""
        self.button.setText(heading)

    def restyle(self) -> None:
        """Take the icon in the colour in force."""
        name = "chevron-down" if self.button.isChecked() else "chevron-right"
        self.button.setIcon(self._theme.icon(name, "quiet"))

    def _fold(self, unfolded: bool) -> None:  # noqa: FBT001 - Qt's signal
        self.content.setVisible(unfolded)
        self.restyle()
