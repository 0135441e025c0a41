"""How many findings there are and how bad the worst is, as a button that leads to them."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.findings import FindingsModel, counts
from ascgui.widgets.field_note import ICONS, TOKENS
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme


class FindingsButton(QuietButton):
    """Counts a :class:`FindingsModel`; takes no room while there is nothing to find."""

    def __init__(
        self, model: FindingsModel, tongue: Tongue, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Follow ``model``."""
        super().__init__(parent)
        self._model = model
        self._tongue = tongue
        self._theme = theme
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        model.rowsInserted.connect(self.count)
        model.rowsRemoved.connect(self.count)
        model.dataChanged.connect(self.count)
        model.modelReset.connect(self.count)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.count()

    def count(self) -> None:
        """Count the findings as they are now."""
        self.setVisible(bool(self._model.issues))
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Say the counts in the language in force."""
        if not self._model.issues:
            return
        said = self._tongue.show(counts(self._model.issues))
        self.setText(said)
        self.setAccessibleName(self._tongue.say("{counts}: go to the findings", counts=said))
        self.setToolTip(self._tongue.say("Go to the findings"))

    def restyle(self) -> None:
        """Take the icon of the worst finding in the colour in force."""
        if not self._model.issues:
            return
        worst = self._model.issues[0].severity
        side = self.fontMetrics().height()
        self.setIconSize(QSize(side, side))
        self.setIcon(self._theme.icon(ICONS[worst], TOKENS[worst]))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
