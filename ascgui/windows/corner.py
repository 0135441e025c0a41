"""The top right corner: what the open plan is called, and the language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QMenuBar,
    QWidget,
)
from typing_extensions import override

from ascgui.session.tongue import Tongue
from ascgui.viewmodels.tip import tip
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme
from ascgui.windows.languages import language_names

_TITLE_WIDTH = 36
"""In letters “n”; a longer title is shortened in its middle. Kept whatever the title, as
a menu bar gives its corner no other width later."""


class Corner(QWidget):
    """Shows the plan's title with its modified mark, and one button a language."""

    def __init__(self, tongue: Tongue, theme: Theme, choose: Callable[[str], object]) -> None:
        """``choose`` is called with the code of the language taken."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QuietButton] = {}
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._title)
        self._row.addSpacing(theme.space(3))
        for code, name in language_names().items():
            button = QuietButton()
            button.setText(name)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked, code=code: choose(code))
            self._group.addButton(button)
            self._buttons[code] = button
            self._row.addWidget(button)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self._restyle)
        self.retranslate()
        self._restyle()

    def show_title(self, title: str, *, modified: bool) -> None:
        """Show what the open plan is called, and whether it has unsaved changes."""
        mark = " •" if modified else ""
        metrics = self._title.fontMetrics()
        room = self._title.minimumWidth() - metrics.horizontalAdvance(mark)
        self._title.setText(metrics.elidedText(title, Qt.TextElideMode.ElideMiddle, room) + mark)
        self._title.setToolTip(tip(title))
        self._title.setAccessibleDescription(
            self._tongue.say("Has changes that are not saved") if modified else ""
        )

    def retranslate(self) -> None:
        """Say the texts, and mark the language in force."""
        spoken = self._tongue.language.code
        for code, button in self._buttons.items():
            button.setChecked(code == spoken)
            name = QLocale(code).nativeLanguageName() if code != "en" else "English"
            button.setToolTip(self._tongue.say("Show everything in {language}", language=name))

    def _restyle(self) -> None:
        space = self._theme.space
        self._row.setContentsMargins(space(2), 0, space(3), 0)
        self._row.setSpacing(space(1))
        # Not the average width, which a Chinese face changes once it has drawn Chinese.
        self._title.setMinimumWidth(self._title.fontMetrics().horizontalAdvance("n") * _TITLE_WIDTH)
        self._ask_for_room()

    @override
    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.width() != self.sizeHint().width():
            self._ask_for_room()
        return done

    def _ask_for_room(self) -> None:
        bar = self.parentWidget()
        if isinstance(bar, QMenuBar):
            # A menu bar gives its corner a place when it is resized, and at no other time.
            QCoreApplication.sendEvent(bar, QResizeEvent(bar.size(), bar.size()))
