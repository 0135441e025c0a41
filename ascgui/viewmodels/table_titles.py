"""What the catalog's tables are called."""

from __future__ import annotations

from types import MappingProxyType

from ascgui.domain.text import Text, text

TABLE_TITLES: MappingProxyType[str, Text] = MappingProxyType(
    {
        "min-devices": text("Minimum devices"),
        "features": text("Features"),
        "throughput": text("Throughput"),
        "hardware": text("Hardware"),
        "frameworks": text("Frameworks"),
        "models": text("Models"),
        "editions": text("Editions"),
        "documents": text("Documents"),
        "notes": text("Foot notes"),
    }
)
"""Titles by the tables' ids, with the table of documents, which is listed nowhere."""
