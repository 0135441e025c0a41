"""What a page of the main window is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from ascgui.catalog.load import Catalog
from ascgui.domain.record import frozen
from ascgui.domain.text import Text


@frozen
class Page:
    """One entry of the navigation: its stable id, its name, its icon, and how it is built.

    ``build`` is called when the page is first shown, so that no page costs time at start but
    the one in view.
    """

    id: str
    title: Text
    icon: str
    build: Callable[[Catalog], QWidget]


@runtime_checkable
class KeepsCatalog(Protocol):
    """A page that takes another catalog in; any other is built again for it."""

    def set_catalog(self, catalog: Catalog) -> None:
        """Show ``catalog`` from now on."""
