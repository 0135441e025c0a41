"""Actions and menus that keep their texts in the language in force."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme


class Worded(QObject):
    """Makes actions and menus from a :class:`Text` each, and says all of them again on change.

    Icons are drawn when the first menu opens.
    """

    def __init__(self, owner: QWidget, tongue: Tongue, theme: Theme) -> None:
        """Actions belong to ``owner``, so that their shortcuts hold in its whole window."""
        super().__init__(owner)
        self._owner = owner
        self._tongue = tongue
        self._theme = theme
        self._texts: list[tuple[QAction | QMenu, Text]] = []
        self._icons: list[tuple[QAction, str]] = []
        self._drawn = False
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)

    def menu(self, bar: QMenuBar | QMenu, title: Text) -> QMenu:
        """Add a menu to ``bar``."""
        # Made here and not by addMenu(title): PySide6 takes what that returns for deleted once
        # the wrapper of the bar was collected.
        menu = QMenu(self._tongue.show(title), self._owner)
        bar.addMenu(menu)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._draw)
        self._texts.append((menu, title))
        return menu

    def action(
        self,
        menu: QMenu,
        title: Text,
        slot: Callable[[], object],
        keys: QKeySequence | QKeySequence.StandardKey | str | None = None,
        *,
        icon: str = "",
    ) -> QAction:
        """Add an action to ``menu`` that calls ``slot``."""
        action = QAction(self._tongue.show(title), self._owner)
        # The lambda drops Qt's argument, which some slots would take for their own.
        action.triggered.connect(lambda: slot())  # noqa: PLW0108
        if isinstance(keys, QKeySequence.StandardKey):
            action.setShortcuts(keys)
        elif keys is not None:
            action.setShortcut(QKeySequence(keys))
        menu.addAction(action)
        self._texts.append((action, title))
        if icon:
            self.mark(action, icon)
        return action

    def mark(self, action: QAction, icon: str) -> None:
        """Have ``action``, show ``icon``."""
        self._icons.append((action, icon))

    def choice(
        self, menu: QMenu, choices: dict[str, Text | str], slot: Callable[[str], object]
    ) -> QActionGroup:
        """Add one checkable action a choice to ``menu``, of which one holds.

        ``slot`` gets the key of the choice taken. A title that is a plain string stands in every
        language, as a language's own name does.
        """
        group = QActionGroup(self._owner)
        for key, title in choices.items():
            action = QAction(self._tongue.show(title), self._owner)
            action.setData(key)
            action.setCheckable(True)
            group.addAction(action)
            menu.addAction(action)
            if isinstance(title, Text):
                self._texts.append((action, title))
        group.triggered.connect(lambda action: slot(action.data()))
        return group

    def retranslate(self) -> None:
        """Say every text in the language in force."""
        for one, title in self._texts:
            shown = self._tongue.show(title)
            if isinstance(one, QMenu):
                one.setTitle(shown)
            else:
                one.setText(shown)

    def restyle(self) -> None:
        """Draw the icons in the theme's colour, where they were drawn before."""
        if self._drawn:
            self._drawn = False
            self._draw()

    def _draw(self) -> None:
        if self._drawn:
            return
        self._drawn = True
        for action, icon in self._icons:
            action.setIcon(self._theme.icon(icon))
