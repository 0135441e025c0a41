"""Plain text as a tool tip."""

from __future__ import annotations

from html import escape


def tip(plain: str) -> str:
    """Return ``plain`` so that a tool tip shows it as it is, wrapped where it is long.

    Qt takes a tool tip with anything like a tag in it for markup, and a name or path from a file
    may hold any characters.
    """
    return f"<qt>{escape(plain)}</qt>".replace("\n", "<br>") if plain else ""
