"""A row of alternatives with counts, by which a list is narrowed down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget
from typing_extensions import override

from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.layouts import FlowLayout
from ascgui.widgets.theme import Theme


class KindBar(QWidget):
    """One button a kind with the number of its rows; ``chosen`` carries the kind pressed.

    Kinds without rows are hidden, save those in ``always`` and the one that is pressed.
    """

    chosen = Signal(object)

    def __init__(
        self,
        names: Mapping[Any, Text],
        always: frozenset[Any],
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """The first of ``names`` is pressed at first."""
        super().__init__(parent)
        self._names = dict(names)
        self._always = always
        self._tongue = tongue
        self._counts: Mapping[Any, int] = {}
        self._group = QButtonGroup(self)
        self.buttons: dict[Any, QPushButton] = {}
        layout = FlowLayout(theme.space(1), theme.space(1), self)
        for number, kind in enumerate(self._names):
            button = _Kind(theme)
            button.setCheckable(True)
            button.setChecked(number == 0)
            self._group.addButton(button, number)
            self.buttons[kind] = button
            layout.addWidget(button)
        self._group.idClicked.connect(self._press)
        tongue.changed.connect(self.retranslate)
        self.put({})

    @property
    def kind(self) -> Any:
        """The kind that is pressed."""
        return list(self._names)[self._group.checkedId()]

    def choose(self, kind: Any) -> None:
        """Press ``kind``, as the user would, but tell nobody."""
        self.buttons[kind].setChecked(True)
        self._show()

    def put(self, counts: Mapping[Any, int]) -> None:
        """Show how many rows there are of each kind."""
        self._counts = counts
        self.retranslate()
        self._show()

    def retranslate(self) -> None:
        """Say the names in the language in force."""
        for kind, button in self.buttons.items():
            name = self._tongue.show(self._names[kind])
            button.setText(
                self._tongue.say("{name}: {count}", name=name, count=self._counts.get(kind, 0))
            )

    def _show(self) -> None:
        for kind, button in self.buttons.items():
            some = self._counts.get(kind, 0) > 0
            button.setVisible(some or kind in self._always or button.isChecked())

    def _press(self, number: int) -> None:
        self._show()
        self.chosen.emit(list(self._names)[number])


class _Kind(QPushButton):
    """A button with a bar below while it is pressed, which its shade alone hardly tells."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked():
            painter = QPainter(self)
            bar, gap = self._theme.space(0.75), self._theme.space(1)
            area = self.rect()
            painter.fillRect(
                gap, area.bottom() - bar, area.width() - 2 * gap, bar, self._theme.color("accent")
            )
