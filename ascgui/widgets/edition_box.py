"""A choice among the editions of the vendor's tables, newest first."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QComboBox

from ascgui.domain.catalog import Tables
from ascgui.session.tongue import Tongue
from ascgui.widgets.field import IgnoreWheel


class EditionBox(QComboBox):
    """Lists the editions; the one chosen stays chosen as long as there is one of its name."""

    def __init__(self, tongue: Tongue, *, with_all: bool = False) -> None:
        """Start empty; all editions together are the last choice if ``with_all``."""
        super().__init__()
        self._tongue = tongue
        self._with_all = with_all
        self._newest = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.installEventFilter(IgnoreWheel(self))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        tongue.changed.connect(self.retranslate)

    @property
    def edition(self) -> str:
        """The id of the edition chosen, "" for all, or where there is none."""
        return self.currentData() or ""

    def put(self, tables: Tables, first: int = 0) -> None:
        """Offer the editions of ``tables``; at first the one at ``first`` is chosen."""
        chosen = self.currentData()
        editions = sorted(tables.editions.values(), key=lambda one: -one.order)
        self._newest = editions[0].id if editions else ""
        with QSignalBlocker(self):
            self.clear()
            for edition in editions:
                self.addItem("", edition.id)
            if self._with_all:
                self.addItem("", "")
            at = -1 if chosen is None else self.findData(chosen)
            self.setCurrentIndex(at if at >= 0 else min(first, self.count() - 1))
        self.retranslate()

    def go(self, edition: str) -> None:
        """Choose ``edition``, as the user would."""
        self.setCurrentIndex(self.findData(edition))

    def retranslate(self) -> None:
        """Say which one is the newest."""
        for at in range(self.count()):
            edition = self.itemData(at)
            name = edition or self._tongue.say("All")
            if edition and edition == self._newest:
                name = self._tongue.say("{edition} (newest)", edition=edition)
            self.setItemText(at, name)
