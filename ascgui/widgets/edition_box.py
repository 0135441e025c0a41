"""A choice among the editions of the vendor's tables, newest first."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox, QWidget

from ascgui.domain.catalog import Tables
from ascgui.session.tongue import Tongue
from ascgui.widgets.field import IgnoreWheel


class EditionBox(QComboBox):
    """Lists the editions; the one chosen stays chosen as long as there is one of its name."""

    def __init__(self, tongue: Tongue, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._tongue = tongue
        self._newest = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.installEventFilter(IgnoreWheel(self))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        tongue.changed.connect(self.retranslate)

    @property
    def edition(self) -> str:
        """The id of the edition chosen, "" where there is none."""
        return self.currentData() or ""

    def put(self, tables: Tables, first: int = 0) -> None:
        """Offer the editions of ``tables``; at first the one at ``first`` is chosen."""
        chosen = self.edition
        editions = sorted(tables.editions.values(), key=lambda one: -one.order)
        self._newest = editions[0].id if editions else ""
        with QSignalBlocker(self):
            self.clear()
            for edition in editions:
                self.addItem("", edition.id)
            at = self.findData(chosen) if chosen else -1
            self.setCurrentIndex(at if at >= 0 else min(first, self.count() - 1))
        self.retranslate()

    def go(self, edition: str) -> None:
        """Choose ``edition``, as the user would."""
        self.setCurrentIndex(self.findData(edition))

    def retranslate(self) -> None:
        """Say which one is the newest."""
        for at in range(self.count()):
            edition = self.itemData(at)
            name = edition
            if edition == self._newest:
                name = self._tongue.say("{edition} (newest)", edition=edition)
            self.setItemText(at, name)
