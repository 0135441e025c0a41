"""The row of tools above the scenarios, the keys that do the same, and the table's menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QMenu, QToolButton, QWidget

from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.widgets.theme import Theme

_ACTIONS: Mapping[str, tuple[Text, Text, str, str]] = {
    "duplicate": (
        text("Duplicate"), text("Put a copy of this scenario beside it"), "copy", "Ctrl+D",
    ),
    "remove": (text("Remove"), text("Remove this scenario"), "close", "Del"),
    "left": (
        text("Move left"), text("Move this scenario to the left"), "chevron-left", "Alt+Left",
    ),
    "right": (
        text("Move right"), text("Move this scenario to the right"), "chevron-right", "Alt+Right",
    ),
    "prefer": (
        text("Prefer"), text("Mark this scenario as the preferred one, or no more"), "star",
        "Ctrl+Shift+P",
    ),
    "rename": (text("Rename"), text("Rename this scenario"), "", "F2"),
    "open": (
        text("Open on the Plan page"), text("Show this scenario on the Plan page"), "plan", "",
    ),
    "order": (text("Order the scenarios by this row"), text("The least comes first"), "", ""),
}  # fmt: skip
"""What can be done: its name, what it does, its icon and its keys."""

_BUTTONS = ("duplicate", "remove", "left", "right", "prefer")
_BY_ICON = frozenset({"left", "right"})


class ScenarioTools(QWidget):
    """Buttons for what is done to the chosen scenario, a choice of rows, and two menus.

    The keys hold while the keyboard is in ``owner`` alone: Delete in a note takes a letter away.
    """

    def __init__(
        self,
        owner: QWidget,
        slots: Mapping[str, Callable[[], object]],
        adding: tuple[Callable[[], object], Callable[[], object]],
        export: QMenu,
        tongue: Tongue,
        theme: Theme,
    ) -> None:
        """``slots`` do what the actions say; ``adding`` adds an empty one, or those of files."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self._preferred = False
        self.only_differing = QCheckBox()
        self.add_button, self.export_button = QToolButton(), QToolButton()
        self._add_menu = QMenu(self)
        self._empty, self._files = QAction(self), QAction(self)
        self.actions_of = {key: self._action(key, slots[key]) for key in _ACTIONS}
        self.actions_of["prefer"].setCheckable(True)
        owner.addActions(list(self.actions_of.values()))
        for action, slot in zip((self._empty, self._files), adding, strict=True):
            _do(action, slot)
            self._add_menu.addAction(action)
        for button, menu in ((self.add_button, self._add_menu), (self.export_button, export)):
            button.setMenu(menu)
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    def show_state(self, *, at: int, count: int, preferred: bool) -> None:
        """Offer what can be done to the scenario at the place ``at`` of ``count``."""
        self.actions_of["remove"].setEnabled(count > 1)
        self.actions_of["left"].setEnabled(at > 0)
        self.actions_of["right"].setEnabled(at < count - 1)
        self.actions_of["prefer"].setChecked(preferred)
        self._preferred = preferred
        self._show_star()

    def context_menu(self, *more: QAction) -> QMenu:
        """Return a menu of what can be done to a scenario; it deletes itself when closed."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for key in ("open", "rename", "duplicate", "prefer", "left", "right", "remove"):
            menu.addAction(self.actions_of[key])
        menu.addSeparator()
        menu.addActions([self.actions_of["order"], *more])
        return menu

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        say, show = self._tongue.say, self._tongue.show
        for key, (name, what, _, keys) in _ACTIONS.items():
            self.actions_of[key].setText(show(name))
            self.actions_of[key].setToolTip(
                say("{what} ({keys})", what=what, keys=keys) if keys else show(what)
            )
        self.add_button.setText(say("Add"))
        self.export_button.setText(say("Export"))
        self._empty.setText(say("An empty scenario"))
        self._files.setText(say("The scenarios of other files…"))
        self.only_differing.setText(say("Only what differs"))

    def restyle(self) -> None:
        """Take the icons in the colours in force."""
        for key, (_, _, icon, _) in _ACTIONS.items():
            if icon:
                self.actions_of[key].setIcon(self._theme.icon(icon))
        self.add_button.setIcon(self._theme.icon("add"))
        self.export_button.setIcon(self._theme.icon("save"))
        self._show_star()

    def _show_star(self) -> None:
        star = self._theme.icon("star", "accent" if self._preferred else "text")
        self.actions_of["prefer"].setIcon(star)

    def _action(self, key: str, slot: Callable[[], object]) -> QAction:
        action = QAction(self)
        _do(action, slot)
        keys = _ACTIONS[key][3]
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return action

    def _lay_out(self) -> None:
        space = self._theme.space
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(space(1))
        style = Qt.ToolButtonStyle
        for key in _BUTTONS:
            button = QToolButton()
            button.setDefaultAction(self.actions_of[key])
            by_icon = key in _BY_ICON
            button.setToolButtonStyle(
                style.ToolButtonIconOnly if by_icon else style.ToolButtonTextBesideIcon
            )
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            row.addWidget(button)
        row.insertWidget(1, self.add_button)
        row.addStretch(1)
        row.addWidget(self.only_differing)
        row.addSpacing(space(2))
        row.addWidget(self.export_button)


def _do(action: QAction, slot: Callable[[], object]) -> None:
    # The lambda drops Qt's argument.
    action.triggered.connect(lambda _=False: slot())
