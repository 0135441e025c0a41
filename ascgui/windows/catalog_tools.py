"""What can be done on the Catalog page, as buttons above the table and in its context menu."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget
from typing_extensions import override

from ascgui.domain.text import Text, text
from ascgui.session.tongue import Tongue
from ascgui.viewmodels.tip import tip
from ascgui.widgets.quiet_button import QuietButton
from ascgui.widgets.theme import Theme

_TOOLS: tuple[tuple[str, str, str, Text, Text], ...] = (
    ("add", "add", "Ins", text("Add"), text("Add a row to this table")),
    (
        "duplicate",
        "duplicate",
        "Ctrl+D",
        text("Duplicate"),
        text("Make a new row like the chosen one"),
    ),
    (
        "remove",
        "remove",
        "Del",
        text("Remove"),
        text("Remove the chosen rows; shipped ones can be reverted"),
    ),
    (
        "revert",
        "revert",
        "Ctrl+Shift+R",
        text("Revert"),
        text("Give up your changes of the chosen rows, so that what is shipped holds again"),
    ),
    (
        "changes",
        "changes",
        "",
        text("Changes"),
        text("Show only the rows that you added, changed or removed"),
    ),
    (
        "group",
        "group",
        "",
        text("Group"),
        text("Put the rows of each model family under a heading that folds"),
    ),
    (
        "columns",
        "columns",
        "",
        text("Columns"),
        text("Choose the columns, and how many stay in sight while the others scroll"),
    ),
    ("find", "find", "Ctrl+F", text("Find"), text("Find words without hiding other rows")),
    ("form", "form", "F4", text("Row form"), text("Show or hide the form beside the table")),
)
_EDITING = ("add", "duplicate", "remove", "revert")
_CHECKABLE = frozenset({"changes", "group", "form"})
_BY_ICON = frozenset({"columns", "find"})
"""What is known by its sign: the row of buttons has to fit beside the tables."""


class CatalogTools(QWidget):
    """A row of buttons; ``actions_by_name`` are the same as actions with keys."""

    def __init__(self, tongue: Tongue, theme: Theme) -> None:
        """Make the buttons, all enabled."""
        super().__init__()
        self._tongue = tongue
        self._theme = theme
        self.actions_by_name: dict[str, QAction] = {}
        self.buttons: dict[str, QToolButton] = {}
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for name, _, keys, _, _ in _TOOLS:
            if name == "changes":
                self._layout.addStretch(1)
            action = QAction(self)
            action.setCheckable(name in _CHECKABLE)
            if keys:
                action.setShortcut(QKeySequence(keys))
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.actions_by_name[name] = action
            button = QuietButton()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            style = Qt.ToolButtonStyle
            button.setToolButtonStyle(
                style.ToolButtonIconOnly if name in _BY_ICON else style.ToolButtonTextBesideIcon
            )
            button.setDefaultAction(action)
            self.buttons[name] = button
            self._layout.addWidget(button)
        self.buttons["columns"].setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        tongue.changed.connect(self.retranslate)
        theme.changed.connect(self.restyle)
        self.restyle()
        self.retranslate()

    @override
    def minimumSizeHint(self) -> QSize:
        margins, least = self._layout.contentsMargins(), 0
        for button in self.buttons.values():
            least += button.iconSize().width() + self._theme.space(2.5)
        gaps = self._layout.spacing() * len(self.buttons)
        height = super().minimumSizeHint().height()
        return QSize(least + gaps + margins.left() + margins.right(), height)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the signs alone where the words do not fit; tooltips and names still say them."""
        style = Qt.ToolButtonStyle
        named = [name for name in self.buttons if name not in _BY_ICON]
        for name in named:
            self.buttons[name].setToolButtonStyle(style.ToolButtonTextBesideIcon)
        wanted = sum(button.sizeHint().width() for button in self.buttons.values())
        if wanted + self._layout.spacing() * len(self.buttons) > self.width():
            for name in named:
                self.buttons[name].setToolButtonStyle(style.ToolButtonIconOnly)

    @property
    def row_actions(self) -> list[QAction]:
        """What is done to rows, for the context menu of the table."""
        return [self.actions_by_name[name] for name in _EDITING]

    def enable(self, **enabled: bool) -> None:
        """Enable or disable actions by name."""
        for name, on in enabled.items():
            self.actions_by_name[name].setEnabled(on)

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        for name, _, keys, title, explained in _TOOLS:
            action = self.actions_by_name[name]
            action.setText(self._tongue.show(title))
            self.buttons[name].setAccessibleName(self._tongue.show(title))
            said = self._tongue.show(explained)
            if keys:
                said = self._tongue.say("{what} ({keys})", what=said, keys=keys)
            action.setToolTip(tip(said))
        self._fit()

    def restyle(self) -> None:
        """Take the icons and sizes in force."""
        size = self._theme.space(4.5)
        self._layout.setSpacing(self._theme.space(0.5))
        for name, icon, *_ in _TOOLS:
            self.actions_by_name[name].setIcon(self._theme.icon(icon))
            self.buttons[name].setIconSize(QSize(size, size))
        self._fit()
