"""A headed group of labelled inputs in one column, and rows of radio buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget
from typing_extensions import override

from ascgui.domain.text import Text
from ascgui.session.tongue import Tongue
from ascgui.widgets.field import Field
from ascgui.widgets.labels import ThemedLabel
from ascgui.widgets.theme import Theme


class FormGroup(QWidget):
    """A heading and rows: label on the left, input on the right."""

    def __init__(
        self, heading: Text, tongue: Tongue, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Start with the heading alone."""
        super().__init__(parent)
        self._heading_text = heading
        self._tongue = tongue
        self._theme = theme
        self._labels: list[tuple[QWidget, Text]] = []
        self._rows: dict[Field, QWidget] = {}
        self.heading = ThemedLabel(theme, "quiet", bold=True)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(theme.space(3))
        self.grid.setVerticalSpacing(theme.space(0.75))
        self.grid.addWidget(self.heading, 0, 0, 1, 2)
        self.grid.setColumnStretch(1, 1)
        tongue.changed.connect(self.retranslate)
        self.retranslate()

    def add(self, label: Text, field: Field, tip: Text | None = None) -> None:
        """Add ``field`` under ``label``, which also names it for screen readers."""
        shown = ThemedLabel(self._theme)
        shown.setBuddy(field.editor)
        field.describe(label, tip)
        self._add(shown, label, field)

    def add_radio(
        self, button: QRadioButton, label: Text, field: Field, tip: Text | None = None
    ) -> None:
        """Add ``field`` with ``button`` in the place of its label."""
        field.describe(label, tip)
        self._add(button, label, field)

    def _add(self, shown: QWidget, label: Text, field: Field) -> None:
        row = self.grid.rowCount()
        self._labels.append((shown, label))
        self._rows[field] = shown
        # The label stands beside the line, not beside the middle of line and note together.
        shown.setMinimumHeight(field.editor.sizeHint().height())
        self.grid.addWidget(shown, row, 0, Qt.AlignmentFlag.AlignTop)
        self.grid.addWidget(field, row, 1)
        self.retranslate()

    def show_row(self, field: Field, *, shown: bool) -> None:
        """Show ``field`` with its label, or neither."""
        field.setVisible(shown)
        self._rows[field].setVisible(shown)

    @property
    def label_width(self) -> int:
        """The width that the widest label wants, in pixels."""
        return max(
            (label.sizeHint().width() for label, _ in self._labels if not label.isHidden()),
            default=0,
        )

    @property
    def content_width(self) -> int:
        """The least width of the group without its labels, in pixels."""
        labels = max(self.grid.columnMinimumWidth(0), self.label_width)
        return self.minimumSizeHint().width() - labels

    def align(self, width: int) -> None:
        """Give the labels' column ``width``, so that several groups stand as one column."""
        self.grid.setColumnMinimumWidth(0, width)

    def retranslate(self) -> None:
        """Say heading and labels in the language in force."""
        self.heading.setText(self._tongue.show(self._heading_text))
        for shown, label in self._labels:
            if isinstance(shown, ThemedLabel | QRadioButton):
                shown.setText(self._tongue.show(label))


def align_groups(groups: Sequence[FormGroup]) -> None:
    """Give the labels of all ``groups`` the same width."""
    width = max((group.label_width for group in groups), default=0)
    for group in groups:
        group.align(width)


class RadioRow(Field):
    """A few alternatives side by side, all in sight."""

    def __init__(
        self,
        options: Sequence[tuple[Any, Text, Text]],
        tongue: Tongue,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """``options`` are (value, name, explanation)."""
        self._options = tuple(options)
        self._group = QButtonGroup()
        self.buttons = [QRadioButton() for _ in options]
        super().__init__(tongue, theme, parent)
        self.row.setSpacing(theme.space(4))
        for number, button in enumerate(self.buttons):
            self._group.addButton(button, number)
            self.row.addWidget(button)
        self.row.addStretch(1)
        self._group.idClicked.connect(self._clicked)
        self.setFocusProxy(self.buttons[0])
        self.retranslate()

    @property
    @override
    def editor(self) -> QWidget:
        return self.buttons[0]

    @property
    def value(self) -> Any:
        """The value of the alternative chosen, or None."""
        number = self._group.checkedId()
        return self._options[number][0] if number >= 0 else None

    @override
    def set_value(self, value: Any) -> None:
        for (own, _, _), button in zip(self._options, self.buttons, strict=True):
            if own == value:
                button.setChecked(True)

    @override
    def retranslate(self) -> None:
        for (_, name, tip), button in zip(self._options, self.buttons, strict=True):
            button.setText(self.tongue.show(name))
            button.setToolTip(self.tongue.show(tip))
            button.setAccessibleDescription(self.tongue.show(tip))
            if self._label is not None:
                shown = self.tongue.say(
                    "{label}: {choice}", label=self.tongue.show(self._label), choice=button.text()
                )
                button.setAccessibleName(shown)

    def _clicked(self, number: int) -> None:
        self.value_edited.emit(self._options[number][0])
        self.left.emit()
