"""Plain text as a tool tip."""

from __future__ import annotations


def tip(plain: str) -> str:
    """Return ``plain`` so that a tool tip shows it as it is, wrapped where it is long.

    Qt takes a tool tip with anything like a tag in it for markup, and a name or path from a file
    may hold any characters.
    """
    if not plain:
        return ""
    # Not by the html module, which brings the names of all characters along.
    escaped = plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<qt>{escaped}</qt>".replace("\n", "<br>")
